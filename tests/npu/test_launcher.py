# SPDX-License-Identifier: Apache-2.0
"""``actgrad npu`` and ``actgrad.npu.enable()``, and that they define what the wheel needs."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from actgrad import toolkit
from actgrad.npu.refusals import ABSENT, COMMUNICATION, LEFT_UNDEFINED, LOOKED_UP, OF_NOTHING, RUNTIME

from .conftest import TORCH_NPU, Start, npu_environment


@pytest.mark.parametrize("options", [[], ["--async"]])
def test_a_script_starts_as_under_python(start: Start, options: list[str]) -> None:
    done = start("run", *options, "arguments.py", "one", "--two")
    assert done.returncode == 7, done.stderr
    assert done.stdout.endswith("['one', '--two'] programs __main__ 2.0\n")


def test_env_prints_what_any_process_needs(start: Start) -> None:
    done = start("env", LD_LIBRARY_PATH="/elsewhere")
    assert f"export LD_LIBRARY_PATH={toolkit.prefix() / 'lib64'}:/elsewhere\n" in done.stdout
    assert "export ASCEND_LAUNCH_BLOCKING=1\n" in done.stdout
    assert "export ASCEND_LAUNCH_BLOCKING=0\n" in start("env", "--async").stdout


def test_torch_npu_runs_in_a_shell_that_builds_with_the_toolkit(start: Start) -> None:
    """After `actgrad env`; torch_npu's import looks for CANN where ASCEND_HOME_PATH leads."""
    home = {"ASCEND_HOME_PATH": str(toolkit.prefix())}
    assert start("run", "family.py", **home).returncode == 0
    assert start("env", **home).stdout.endswith("\nunset ASCEND_HOME_PATH\n")
    program = "import actgrad.npu; actgrad.npu.enable(); import torch; torch.zeros(2, device='npu')"
    subprocess.run([sys.executable, "-c", program], env=npu_environment(**home), check=True, capture_output=True)


def test_the_toolkit_of_cann_stays(start: Start) -> None:
    assert "unset" not in start("env", ASCEND_HOME_PATH="/usr/local/Ascend/latest").stdout


def test_pytest_runs_and_its_exit_status_is_passed_through(start: Start) -> None:
    assert start("pytest", "tiny_tests.py", "-k", "right").returncode == 0
    done = start("pytest", "tiny_tests.py")
    assert done.returncode == pytest.ExitCode.TESTS_FAILED
    assert "1 failed, 1 passed" in done.stdout


def test_options_of_pytest_come_first(start: Start) -> None:
    assert start("pytest", "-q", "tiny_tests.py", "-k", "right").returncode == 0


@pytest.mark.parametrize("options", [[], ["--async"]])
def test_a_module_runs(start: Start, options: list[str]) -> None:
    done = start("run", *options, "-m", "json.tool", "--help")
    assert done.returncode == 0, done.stderr
    assert "json.tool" in done.stdout


def test_a_missing_program_is_reported(start: Start) -> None:
    done = start("run")
    assert done.returncode == 2
    assert "the path of a script, or -m and a module, is needed" in done.stderr


def test_a_missing_script_is_named(start: Start) -> None:
    done = start("run", "nowhere.py")
    assert done.returncode == 2
    assert done.stderr == "actgrad: there is no script 'nowhere.py'\n"


def test_an_option_of_python_is_refused_with_the_way_to_pass_it(start: Start) -> None:
    done = start("run", "-u", "elsewhere.py", "a b")
    assert done.returncode == 2
    assert done.stderr == (
        "actgrad: '-u' is no script, and not an option of actgrad npu run, which has --async, --strict and "
        "--any-version; with an option of Python's: eval \"$(actgrad npu env)\"; python -u elsewhere.py 'a b'\n"
    )


def test_strict_mode_changes_nothing_in_torch_npu(start: Start) -> None:
    plain, strict = (start("run", *options, "family.py") for options in ([], ["--strict"]))
    assert (strict.returncode, strict.stdout) == (0, plain.stdout), strict.stderr
    assert "actgrad strict: 0 findings in " in strict.stderr


CASES = str(Path(__file__).with_name("operator_cases.txt"))


@pytest.mark.parametrize(
    "program",
    [
        ["operators.py", CASES],
        ["older_interface.py", CASES],
        *(["fused.py"], ["queued.py"], ["external_events.py"], ["graphs.py"]),
    ],
    ids=lambda p: p[0],
)
def test_strict_mode_finds_nothing_in_torch_npu(start: Start, program: list[str]) -> None:
    done = start("run", "--strict", *program)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "actgrad strict: 0 findings in " in done.stderr


def test_strict_mode_names_the_line_that_touches_device_memory(start: Start) -> None:
    assert start("run", "host_access.py").returncode == 0
    done = start("run", "--strict", "host_access.py")
    assert done.returncode == 66
    assert "actgrad strict: host-access: host code uses " in done.stderr
    assert re.search(r"^  at <module> \S*host_access.py:10; allocated by aclrtMalloc\w*\(", done.stderr, re.MULTILINE)


def test_strict_mode_fails_the_test_and_names_the_line_under_pytest(start: Start, tmp_path: Path) -> None:
    script = tmp_path / "test_touch.py"
    script.write_text(
        "import ctypes\n"
        "import torch\n"
        "library = ctypes.CDLL('libascendcl.so')\n"
        "def test_set():\n"
        "    torch.npu.synchronize()\n"
        "    host, size = ctypes.create_string_buffer(64), ctypes.c_size_t(64)\n"
        "    library.aclrtMemset(host, size, 0, size)\n"
        "def test_touch():\n"
        "    ctypes.c_float.from_address(torch.ones(4, device='npu').data_ptr()).value\n"
    )
    done = start("pytest", "--strict", "-p", "no:cacheprovider", str(script), "-k", "set")
    assert done.returncode == pytest.ExitCode.TESTS_FAILED
    assert "actgrad strict: host-pointer: aclrtMemset is given devPtr " in done.stdout
    done = start("pytest", "--strict", "-p", "no:cacheprovider", str(script))
    assert done.returncode == 66
    assert "actgrad strict: host-access: host code uses " in done.stderr
    assert f"  at test_touch {script}:9; allocated by aclrtMalloc" in done.stderr


def test_enable_serves_this_process() -> None:
    program = (
        "import actgrad.npu; actgrad.npu.enable(); import torch; "
        "print(torch.nn.functional.silu(torch.zeros(2, device='npu')).tolist())"
    )
    done = subprocess.run([sys.executable, "-c", program], env=npu_environment(), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("[0.0, 0.0]\n")


def test_enable_after_torch_is_refused() -> None:
    program = "import torch, actgrad.npu; actgrad.npu.enable()"
    environment = npu_environment(TORCH_DEVICE_BACKEND_AUTOLOAD="0")
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
    assert done.returncode == 1
    assert "torch is imported already; call it before that" in done.stderr


def test_other_commands_run_beside_the_wheel() -> None:
    words = ["accuracy", "check", "silu_backward", "--backend", "torch", "--count", "10"]
    environment = npu_environment()
    done = subprocess.run(
        [sys.executable, "-m", "actgrad.cli", *words], env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert "torch" in done.stdout


def wheel() -> Path:
    """The folder of the installed torch_npu."""
    spec = importlib.util.find_spec("torch_npu")
    return Path(spec.origin).parent if spec and spec.origin else TORCH_NPU / "torch_npu"


def symbols(library: Path, kind: str) -> set[str]:
    """The names that a library defines, or needs."""
    nm = shutil.which("nm")
    assert nm, "binutils are needed"
    done = subprocess.run([nm, "-D", kind, library], capture_output=True, text=True, check=True)
    return {line.split()[-1] for line in done.stdout.splitlines()}


def test_every_operator_that_the_wheel_looks_up_is_known() -> None:
    strings = (wheel() / "lib" / "libtorch_npu.so").read_bytes()
    names = set(re.findall(rb"\0(aclnn[A-Z]\w+)GetWorkspaceSize(?=\0)", strings))
    assert names
    assert {name.decode() for name in names} <= set(LOOKED_UP.read_text(encoding="utf-8").split())


def test_every_name_that_the_wheel_looks_up_can_be_called() -> None:
    libraries = [*(wheel() / "lib").glob("*.so"), *wheel().glob("_C*.so")]
    strings = b"".join(library.read_bytes() for library in libraries)
    looked_up = {
        name.decode() for name in re.findall(rb"(?<=\0)(?:acl[a-z]*[A-Z]|aclshmem|mspti[A-Z])\w*(?=\0)", strings)
    }
    provided: set[str] = set()
    for library in (toolkit.prefix() / "lib64").glob("*.so"):
        provided |= symbols(library, "--defined-only")
    assert len(looked_up) > 1000
    absent = {name + phase for name in ABSENT for phase in ("GetWorkspaceSize", "")}
    assert looked_up - provided == absent | LEFT_UNDEFINED.keys()
    promised = {
        name for features in (RUNTIME, OF_NOTHING, COMMUNICATION) for names in features.values() for name in names
    }
    assert promised <= provided


def test_every_symbol_that_the_wheel_links_is_defined() -> None:
    linked = symbols(wheel() / "lib" / "libtorch_npu.so", "--undefined-only")
    ours = {name for name in linked if re.match(r"acl[A-Z]|acl(rt|op|mdl)|rt[A-Z]|Msprof|Hccl", name)}
    provided: set[str] = set()
    for library in (toolkit.prefix() / "lib64").glob("*.so"):
        provided |= symbols(library, "--defined-only")
    assert len(ours) > 60
    assert ours <= provided
