# SPDX-License-Identifier: Apache-2.0
"""The command line: what it prints, and its exit status."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from actgrad.operators.statuses import STATUSES, Status

HIDE_TYPER = """
import sys
sys.modules["typer"] = None
from actgrad.cli.main import main
sys.exit(main())
"""


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs the command in a process of its own, as a user would, wide enough for its tables."""
    command = [sys.executable, "-m", "actgrad.cli", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=60, env=os.environ | {"COLUMNS": "200"} | environment
    )


def without_typer(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", HIDE_TYPER, *arguments], capture_output=True, text=True, timeout=60)


def test_config_names_a_prefix_with_headers_and_libraries() -> None:
    prefix = Path(run("config", "--prefix").stdout.strip())
    assert (prefix / "include" / "acl" / "acl.h").is_file()
    assert (prefix / "include" / "aclnnop" / "aclnn_swi_glu_grad.h").is_file()
    for library in ("ascendcl", "nnopbase", "opapi"):
        assert (prefix / "lib64" / f"lib{library}.so").is_file()


def test_config_prints_flags_together() -> None:
    words = run("config", "--cflags", "--libs").stdout.split()
    assert words[0].startswith("-I")
    assert words[-3:] == ["-lascendcl", "-lnnopbase", "-lopapi"]


def test_config_requires_an_option() -> None:
    result = run("config")
    assert result.returncode == 2
    assert "--prefix, --cflags, --libs" in result.stderr


def test_env_can_be_evaluated_by_a_shell() -> None:
    exports = run("env", LD_LIBRARY_PATH="/somewhere/else").stdout
    script = exports + 'echo "$ASCEND_HOME_PATH|$LD_LIBRARY_PATH"'
    home, _, libraries = (
        subprocess.run(["sh", "-c", script], capture_output=True, text=True).stdout.strip().partition("|")
    )
    assert Path(home, "include", "acl").is_dir()
    assert libraries.split(":") == [f"{home}/lib64", "/somewhere/else"]


@pytest.mark.parametrize("command", [("--version",), ("config", "--libs"), ("env",)])
def test_builds_need_no_extra(command: tuple[str, ...]) -> None:
    assert without_typer(*command).stdout == run(*command).stdout


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("info", "actgrad info needs typer and rich: pip install 'actgrad[cli]'"),
        ("accuracy", "actgrad accuracy needs typer and rich: pip install 'actgrad[accuracy]'"),
        ("inof", "there is no command 'inof'; did you mean info?"),
    ],
)
def test_without_extras_a_command_says_what_is_missing(command: str, sentence: str) -> None:
    result = without_typer(command)
    assert result.returncode == 2
    assert sentence in result.stderr


def test_help_names_every_command() -> None:
    """Those of typer's are those of its app; what lacks its extra says which."""
    from typer.main import get_command

    from actgrad.cli.app import app
    from actgrad.cli.main import COMMANDS

    names = [name for name, *_ in COMMANDS]
    assert {*names} == {"config", "env", "npu", "run", "strict", *get_command(app).commands}  # type: ignore[attr-defined]
    for arguments in ((), ("--help",)):
        shown = run(*arguments).stdout
        assert all(f"\n  {name} " in shown for name in names)
        assert "pip install 'actgrad[cli]'" not in shown
    bare = without_typer("--help").stdout
    for name in ("info", "explain"):
        assert re.search(rf"\n  {name} .* \(needs: pip install 'actgrad\[cli\]'\)", bare)
    assert re.search(r"\n  bench .* \(needs: pip install 'actgrad\[bench\]'\)", bare)
    assert re.search(r"\n  config .*toolkit is and how to build with it\n", bare)


@pytest.mark.torch
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--seconds", "-1"], "--seconds"),
        (["--seconds", "nan"], "--seconds"),
        (["--csv", "no/such/file.csv"], "no/such/file.csv cannot be written"),
        (["--page", "."], ". cannot be written"),
        (["--picture", "picture.jpeg"], "a .svg or .png file is needed"),
        (
            ["--only", "SwiGluGrad"],
            "no operator that is measured has 'SwiGluGrad' in its name; names are like silu_backward",
        ),
        (["--keep", "--csv", "other.csv"], "other.csv does not have the columns that this version writes"),
        (["--keep", "--csv", "picture.png"], "picture.png does not have the columns that this version writes"),
    ],
)
def test_bench_refuses_before_it_measures(
    options: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from typer.testing import CliRunner

    from actgrad.cli import benchmark
    from actgrad.cli.app import app

    monkeypatch.chdir(tmp_path)
    Path("other.csv").write_text("operator,dtype\nsilu,FLOAT\n")
    Path("picture.png").write_bytes(b"\x89PNG\xff")
    monkeypatch.setattr(benchmark, "measure", lambda *_, **__: pytest.fail("it measured"))
    done = CliRunner().invoke(app, ["bench", "--quick", *options], env={"COLUMNS": "200"})
    assert done.exit_code == 2
    assert sentence in done.output


def test_info_shows_the_settings() -> None:
    result = run("info", ACTGRAD_PRODUCT="Ascend310P", ACTGRAD_ISA="baseline")
    assert result.returncode == 0
    for word in ("Ascend310P", "baseline", "libopapi.so", "numpy"):
        assert word in result.stdout


def test_info_does_not_break_a_path_in_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    from typer.testing import CliRunner

    from actgrad.cli import info
    from actgrad.cli.app import app

    path = "/home/someone/projects/a-project/.venv/lib/python3.11/site-packages/actgrad/toolkit"
    monkeypatch.setattr(info, "facts", lambda: {"toolkit": path})
    monkeypatch.delenv("COLUMNS", raising=False)
    assert path in CliRunner().invoke(app, ["info"]).output


@pytest.mark.parametrize(
    "name", ["aclnnSwiGluGrad", "SwiGluGrad", "swiglu_backward", "aclnnSwiGluGradGetWorkspaceSize", "aclnnswiglugrad"]
)
def test_explain_an_operator_by_any_of_its_names(name: str) -> None:
    text = run("explain", name).stdout
    assert text.startswith("aclnnSwiGluGrad")
    for word in ("yGrad", "Ascend310P", "not supported: 561003", "161002", "has an even size along"):
        assert word in text


@pytest.mark.parametrize(("subject", "line"), [("161002:", "ACLNN_ERR_PARAM_INVALID"), ("aclnnSilu:", "aclnnSilu ")])
def test_explain_the_beginning_of_a_message(subject: str, line: str) -> None:
    assert line in run("explain", subject).stdout


@pytest.mark.parametrize(
    ("message", "lines"),
    [
        ("161002: aclnnSwiGluGradGetWorkspaceSize: dim is 2; x (shape [1, 4]) allows -2 to 1", (True, True)),
        ("aclnnSwiGluGradGetWorkspaceSize: dim is 2; x (shape [1, 4]) allows -2 to 1", (False, True)),
        ("161002: aclrtMalloc: the size is 0: more is needed", (True, False)),
    ],
)
def test_explain_a_whole_message(message: str, lines: tuple[bool, bool]) -> None:
    printed = run("explain", message).stdout
    assert ("ACLNN_ERR_PARAM_INVALID" in printed, "aclnnSwiGluGrad  The gradient" in printed) == lines


def test_explain_names_that_differ_in_capitals_alone() -> None:
    assert run("explain", "GeGlu").stdout.startswith("aclnnGeGlu ")
    assert run("explain", "geglu").stdout.startswith("aclnnGeGluV3 ")


def test_explain_on_one_product() -> None:
    text = run("explain", "silu_backward", "--product", "Ascend910").stdout
    assert "FLOAT16, FLOAT" in text
    assert "Ascend310B" not in text


@pytest.mark.parametrize("status", STATUSES, ids=lambda status: str(status.value))
def test_explain_a_status(status: Status) -> None:
    """In this process, as there are many."""
    from typer.testing import CliRunner

    from actgrad.cli.app import app

    for subject in (str(status.value), *status.name.split(", ")):
        result = CliRunner().invoke(app, ["explain", subject], env={"COLUMNS": "200"})
        assert result.exit_code == 0
        assert status.name in result.output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("explain", "swigl"), "no operator 'swigl'; did you mean swiglu?\n"),
        (("explain", "aclnnSwigl"), "no operator 'aclnnSwigl'; did you mean aclnnSwiGlu?\n"),
        (("explain", "foo"), "no operator 'foo'. The operators are "),
        (("explain", "add"), "aclnnAdd is computed by PyTorch, under `actgrad run`"),
        (("explain", "161999"), "there is no status 161999"),
        (("explain", "²"), "no operator '²'. The operators are "),
        (("explain", "--", "--5"), "no operator '--5'. The operators are "),
        (("explain", "silu", "--product", "Ascend999"), "choose one of Ascend950"),
        (("explain", "aclnnAddGetWorkspaceSize"), "aclnnAdd is computed by PyTorch"),
        (
            ("explain", "aclnnAddmmWeightNzGetWorkspaceSize"),
            "aclnnAddmmWeightNz has a header, and actgrad does not compute it",
        ),
        (("nothing",), "there is no command 'nothing'; there are config, env, run, "),
        (("confg", "--libs"), "there is no command 'confg'; did you mean config?"),
        (("--Version",), "there is no option '--Version'; did you mean --version?"),
    ],
)
def test_unknown_names_are_refused(arguments: tuple[str, ...], sentence: str) -> None:
    result = run(*arguments)
    assert (result.returncode, result.stdout) == (2, "")
    assert sentence in result.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("run",), "actgrad run: error: the following arguments are required: program\n"),
        (("strict", "--only", "leak"), "actgrad strict: error: the following arguments are required: program\n"),
        (("strict", ""), "argument program: its name is empty"),
    ],
)
def test_a_program_is_needed(arguments: tuple[str, ...], sentence: str) -> None:
    result = run(*arguments)
    assert (result.returncode, result.stdout) == (2, "")
    assert sentence in result.stderr


@pytest.mark.torch
def test_a_program_ignores_no_signal_that_only_python_ignores() -> None:
    """Otherwise `actgrad run yes | head` would not end quietly, as `yes | head` does."""
    ignored = int(run("run", "grep", "SigIgn", "/proc/self/status").stdout.split()[1], 16)
    assert not [number for number in (signal.SIGPIPE, signal.SIGXFSZ) if ignored >> (number - 1) & 1]


@pytest.mark.parametrize("arguments", [("--help",), ("config", "--libs"), ("info",), ("explain", "silu")])
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_output_that_cannot_be_written_is_status_2(arguments: tuple[str, ...], unbuffered: str) -> None:
    """Not 1, which says that a standard fails."""
    with Path("/dev/full").open("w") as full:
        result = subprocess.run(
            [sys.executable, "-m", "actgrad.cli", *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
            env=os.environ | {"PYTHONUNBUFFERED": unbuffered},
        )
    assert (result.returncode, result.stderr) == (2, "actgrad: [Errno 28] No space left on device\n")


def test_an_interrupted_import_is_no_traceback(tmp_path: Path) -> None:
    (tmp_path / "typer.py").write_text("raise KeyboardInterrupt")
    result = run("explain", "silu", PYTHONPATH=str(tmp_path))
    assert (result.returncode, result.stdout, result.stderr) == (130, "", "actgrad: interrupted\n")


@pytest.mark.parametrize(("encoding", "line"), [("ascii", "out = self * sigma(self)"), ("gbk", "out = self · σ(self)")])
def test_letters_that_the_encoding_lacks_are_spelled(encoding: str, line: str) -> None:
    environment = os.environ | {"PYTHONIOENCODING": encoding}
    command = [sys.executable, "-m", "actgrad.cli", "explain", "silu"]
    result = subprocess.run(command, capture_output=True, encoding=encoding, timeout=60, env=environment)
    assert (result.returncode, result.stderr) == (0, "")
    assert line in result.stdout


def test_letters_are_spelled_in_ascii() -> None:
    from actgrad.cli.outputs import SPELLED

    assert "−1 ≤ β² · x… ✗ 字".encode("ascii", SPELLED) == b"-1 <= beta^2 * x... x ?"
    assert "e^(−2·|x|) ✗".encode("gbk", SPELLED).decode("gbk") == "e^(-2·|x|) x"


def test_tables_are_wide_without_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    from actgrad.cli.app import wide_console

    monkeypatch.delenv("COLUMNS", raising=False)
    assert wide_console(io.StringIO()).width == 160
    monkeypatch.setenv("COLUMNS", "200")
    assert wide_console(io.StringIO()).width == 200
