# SPDX-License-Identifier: Apache-2.0
"""``actgrad accuracy`` as it is used: output, files, exit statuses, interruption."""

from __future__ import annotations

import csv
import io
import json
import pickle
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import ml_dtypes
import mpmath as mp
import numpy as np
import pytest
import torch
from typer.testing import CliRunner

import actgrad
from actgrad.accuracy import backends, checks, golden, golden_decimals, reference
from actgrad.accuracy.backends import file_stem
from actgrad.accuracy.cases import draw, operator_of
from actgrad.accuracy.files import load, save, to_torch
from actgrad.cli.app import app

RANDOM = np.random.default_rng(5)
PROCESS = [sys.executable, "-m", "actgrad.cli", "accuracy"]


@pytest.fixture
def run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    return lambda *words: CliRunner().invoke(app, ["accuracy", *map(str, words)])


@pytest.fixture
def gradient(tmp_path):
    """Files of inputs, result, a third result and golden values of SwiGLU's gradient."""
    x = RANDOM.normal(0, 2, (8, 32)).astype(np.float32)
    dy = RANDOM.normal(0, 2, (8, 16)).astype(np.float32)
    result, truth = actgrad.swiglu_backward(dy, x), golden("swiglu_backward", dy, x)
    third = (truth * (1 + 1e-6)).astype(np.float32)
    for name, array in {"x": x, "dy": dy, "result": result, "golden": truth, "third": third}.items():
        np.save(tmp_path / f"{name}.npy", array)
    return x, dy, result, truth


def flat(output):
    return " ".join(output.split())


def test_golden_writes_what_the_function_returns(run, gradient, tmp_path):
    x, dy, _, truth = gradient
    words = ["golden", "swiglu_backward", "--input", "dy=dy.npy", "--input", "x=x.npy"]
    for name in ("g.npy", "g.npz", "g.safetensors", "g.bin"):
        assert run(*words, "--output", name).exit_code == 0
        np.testing.assert_array_equal(load(str(tmp_path / name), dtype="float64", shape=truth.shape), truth)
    done = run(*words, "--digits", 30, "--output", "h.npy", "--decimals", "h.json", "--set", "dim=1")
    assert done.exit_code == 0, done.output
    np.testing.assert_array_equal(np.load("h.npy"), golden("swiglu_backward", dy, x, digits=30))
    decimals = json.loads(Path("h.json").read_text())
    assert decimals == {"out": golden_decimals("swiglu_backward", dy, x, digits=30).tolist()}
    with mp.workdps(40):
        assert abs(mp.mpf(decimals["out"][0][0]) / mp.mpf(float(truth[0, 0])) - 1) < 1e-11


def test_golden_with_attributes_and_several_outputs(run, gradient):
    x, _, _, _ = gradient
    settings = ["--set", "dim=0", "--set", "approximate=tanh", "--set", "activate_left=true"]
    done = run("golden", "GeGluV3", "--input", "x=x.npy", *settings, "--output", "g.npz")
    assert done.exit_code == 0, done.output
    expected = golden("geglu", x, dim=0, approximate="tanh", activate_left=True)
    for name, truth in zip(("out", "gelu"), expected, strict=True):
        np.testing.assert_array_equal(np.load("g.npz")[name], truth)


@pytest.mark.usefixtures("gradient")
def test_golden_with_numbers_as_attributes(run):
    x = np.load("x.npy")
    for word, alpha in [("0.5", 0.5), ("-2", -2.0), ("1e-3", 1e-3), ("inf", np.inf)]:
        done = run("golden", "elu", "--input", "x=x.npy", "--set", f"alpha={word}", "--output", "g.npy")
        assert done.exit_code == 0, done.output
        np.testing.assert_array_equal(np.load("g.npy"), golden("elu", x, alpha=alpha))


def test_golden_of_raw_inputs(run, gradient):
    x, dy, _, truth = gradient
    x.tofile("x.bin")
    dy.tofile("dy.bin")
    words = ["--input", "x=x.bin@8x32", "--input", "dy=dy.bin@8x16", "--dtype", "float32"]
    assert run("golden", "swiglu_backward", *words, "--output", "g.npy").exit_code == 0
    np.testing.assert_array_equal(np.load("g.npy"), truth)


@pytest.mark.usefixtures("gradient")
def test_compare_shows_everything_and_passes(run):
    done = run(
        "compare", "result.npy", "golden.npy", "--third", "third.npy", "--input", "dy=dy.npy", "--input", "x=x.npy"
    )
    assert done.exit_code == 0, done.output
    for words in (
        "256 (float32, 8×32)",
        "largest error, ULP",
        "MERE",
        "MARE",
        "RMSE",
        "≤ 0.5",
        "A L0",
        "passed",
        "dy =",
    ):
        assert words in done.output
    assert re.search(r"x = \S+ and \S+", done.output)


def test_compare_as_json_and_csv(run, gradient):
    _, dy, result, truth = gradient
    moved = result.copy()
    moved[2, 3] = np.nextafter(moved[2, 3], np.float32(np.inf))
    np.save("moved.npy", moved)
    words = ["compare", "moved.npy", "golden.npy", "--input", "dy=dy.npy", "--third", "third.npy", "--level", "L2"]
    data = json.loads(run(*words, "--format", "json").output)
    error = np.abs(moved - truth)
    assert data["result"] == "moved.npy"
    assert data["measures"]["elements"] == 256
    assert data["measures"]["max_absolute"] == error.max()
    assert data["measures"]["mare"] == pytest.approx((error / (np.abs(truth) + 1e-7)).max(), rel=1e-12)
    row, column = data["worst"]["index"]
    assert data["worst"]["inputs"] == {"dy": [float(dy[row, column % 16])]}
    assert sum(data["histogram"].values()) == 256
    assert [verdict["standard"] for verdict in data["verdicts"]] == ["A L2", "B", "C"]
    assert all(verdict["passed"] for verdict in data["verdicts"])
    run(*words, "--format", "csv", "--output", "a.csv")
    (line,) = csv.DictReader(io.StringIO(Path("a.csv").read_text()))
    assert float(line["max_ulp"]) == data["measures"]["max_ulp"]
    assert (line["A L2"], line["B"], line["C"]) == ("passed", "passed", "passed")


def test_compare_names_a_planted_nan_and_json_stays_valid(run, gradient):
    _, _, result, _ = gradient
    result[0, 0] = np.nan
    np.save("result.npy", result)
    done = run("compare", "result.npy", "golden.npy")
    assert done.exit_code == 1
    assert "NaN where the golden value is a number" in flat(done.output)
    data = json.loads(run("compare", "result.npy", "golden.npy", "--format", "json").output, parse_constant=pytest.fail)
    assert data["measures"]["max_ulp"] == "inf"
    assert data["worst"]["result"] == "nan"
    assert data["findings"][0]["name"] == "NaN"


def test_a_failed_standard_a_alone_is_a_failure(run):
    np.save("result.npy", np.float32([1 + 2**-20, 2]))
    np.save("third.npy", np.float32([1 + 2**-23, 2]))
    np.save("golden.npy", np.array([1.0, 2.0]))
    assert run("compare", "result.npy", "golden.npy").exit_code == 0
    done = run("compare", "result.npy", "golden.npy", "--third", "third.npy")
    assert done.exit_code == 1
    assert "MERE ratio 8" in done.output


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32"])
@pytest.mark.parametrize("ending", ["npy", "npz", "pt", "safetensors", "bin"])
def test_compare_reads_every_format(run, ending, dtype):
    truth = RANDOM.normal(size=(4, 6))
    result = truth.astype(np.float32).astype(np.dtype(dtype))
    if ending == "pt":
        torch.save(to_torch(result), "result.pt")
    else:
        save(f"result.{ending}", {"out": result})
    truth.tofile("golden.bin")
    words = ["--dtype", dtype, "--shape", "4x6"]
    done = run("compare", f"result.{ending}", "golden.bin", *words, "--input", f"x=result.{ending}")
    assert done.exit_code == 0, done.output
    assert f"24 ({dtype}, 4×6)" in done.output


BAD = [
    (["compare", "no.npy", "golden.npy"], "no.npy does not exist"),
    (["compare", "result.npy", "no.npy"], "no.npy does not exist"),
    (["compare", "x.npy", "golden.npy", "--dtype", "float16"], "x.npy is float32; float16 is needed"),
    (["compare", "dy.npy", "golden.npy"], "the result has shape (8, 16), the golden values have (8, 32)"),
    (["compare", "result.npy", "nan.npy"], "the golden values hold NaN"),
    (["compare", "result.npy", "golden.npy", "--third", "dy.npy"], "the third result has shape"),
    (["compare", "result.npy", "golden.npy", "--third", "golden.npy"], "golden.npy is float64; float32 is needed"),
    (["compare", "result.npy", "golden.npy", "--format", "xml"], "the format is 'xml'"),
    (["compare", "result.npy", "golden.npy", "--input", "dy.npy"], "'dy.npy' is not of the form NAME=FILE"),
    (["compare", "result.npy", "golden.npy", "--input", "dy=short.npy"], "input dy has shape (3,)"),
    (["compare", "result.npy", "golden.npy", "--output", "no/such/file"], "no/such/file cannot be written"),
    (["compare", "result.npy", "golden.npy", "--output", "/dev/full"], "/dev/full cannot be written: No space left"),
    (
        ["compare", "result.npy", "golden.npy", "--output", "/dev/full", "--format", "json"],
        "/dev/full cannot be written: No space left",
    ),
    (["compare", "result.npy", "golden.npy", "--golden-dtype", "float32"], "golden.npy is float64; float32 is needed"),
    (["compare", "result.npy", "golden.npy", "--third", "third.npy", "--level", "L7"], "the level is 'L7'"),
    (["compare", "result.npy", "golden.npy", "--level", "L9"], "the level is 'L9'; L0, L1 or L2 is needed"),
    (["check", "silu", "--dtype", "float32", "--count", "0", "--level", "L9"], "the level is 'L9'"),
    (["compare", "cut.bin", "golden.npy", "--dtype", "float32", "--shape", "8x32"], "cut.bin has 1000 bytes"),
    (["compare", "cut.bin", "golden.npy"], "cut.bin is raw: its dtype is needed"),
    (["compare", "cut.bin", "golden.npy", "--dtype", "float32", "--shape", "8,32"], "'8,32' is not of the form 4x8"),
    (
        ["compare", "cut.bin", "golden.npy", "--dtype", "float32", "--shape", "9" * 18],
        "needs 3999999999999999996 bytes",
    ),
    (["compare", "cut.bin", "golden.npy", "--dtype", "float32", "--shape", "9" * 5000], "sizes of up to 18 digits"),
    (
        ["golden", "celu", "--input", "x=x.npy", "--output", "g.npy", "--set", "alpha=0"],
        "celu: alpha is 0; a number other than 0 in float32 is needed",
    ),
    (["compare", "objects.npy", "golden.npy"], "holds Python objects"),
    (["compare", "objects.pt", "golden.npy"], "nothing was executed"),
    (["golden", "swoosh", "--output", "g.npy"], "there is no operator 'swoosh'"),
    (["golden", "silu", "--output", "g.npy"], "missing a required argument: 'x'"),
    (["golden", "silu", "--input", "x=x.npy", "--output", "g.txt"], "g.txt: the name has to end in"),
    (["golden", "silu", "--input", "x=x.npy", "--output", "g.npy", "--digits", "0"], "digits is 0"),
    (["golden", "silu", "--input", "x=x.npy", "--output", "g.npy", "--decimals", "d.json"], "say --digits"),
    (
        ["golden", "swiglu", "--input", "x=x.npy", "--output", "g.npy", "--set", "dim"],
        "'dim' is not of the form NAME=VALUE",
    ),
    (
        ["golden", "swiglu", "--input", "x=x.npy", "--input", "x=dy.npy", "--output", "g.npy"],
        "--input 'x=dy.npy': x was given before, as x.npy; one is needed",
    ),
    (
        ["golden", "swiglu", "--input", "x=x.npy", "--output", "g.npy", "--set", "dim=0", "--set", "dim=1"],
        "--set 'dim=1': dim was given before, as 0; one is needed",
    ),
    (
        ["golden", "swiglu", "--input", "x=x.npy", "--output", "g.npy", "--set", "x=1"],
        "x is given by --input and by --set; one is needed",
    ),
    (["compare", "result.npy", "golden.npy", "--input", "x=x.npy", "--input", "x=dy.npy"], "x was given before"),
    (["golden", "geglu", "--input", "x=x.npy", "--output", "g.npy"], "there are 2 arrays to write"),
    (["golden", "swiglu", "--input", "x=x.npy", "--set", "dim=1.5", "--output", "g.npy"], "dim is 1.5; an integer"),
    (["golden", "silu", "--input", "x=x.npy", "--set", "digits=3", "--output", "g.npy"], "no argument 'digits'"),
    (["golden", "silu", "--input", "operator=x.npy", "--output", "g.npy"], "silu(x): there is no argument 'operator'"),
    (["golden", "aclnnSilu", "--input", "self=x.npy", "--output", "g.npy"], "the document's self is x here"),
    (["golden", "silu", "--input", "x=x.npy", "--output", "/proc/g.npy"], "cannot be written: No such file"),
    (
        ["golden", "softplus", "--input", "x=x.npy", "--set", "beta=0", "--digits", "9", "--output", "g.npy"],
        "mpmath cannot evaluate softplus at",
    ),
    (["check", "swoosh"], "there is no operator 'swoosh'"),
    (["check", "silu", "--backend", "cuda"], "backend 'cuda' is none of"),
    (["check", "silu", "--dtype", "int8"], "not int8"),
    (["check", "silu", "--count", "-1"], "neither may be negative"),
    (["check", "hardswish_backward", "--backend", "torch"], "torch has no hardswish_backward"),
    (["check", "silu", "--write-cases", "x.npy/cases"], "folder x.npy/cases cannot be made"),
    (["report", "silu", "--backend", "."], ". has 0 files silu-float16-0000.out.*"),
    (["report", "swoosh"], "there is no operator 'swoosh'"),
    (["report", "silu", "--output", "no/such/file"], "no/such/file cannot be written"),
]


@pytest.mark.usefixtures("gradient")
@pytest.mark.parametrize(("words", "sentence"), BAD, ids=[" ".join(words) for words, _ in BAD])
def test_bad_input_is_exit_status_2_and_a_sentence(run, words, sentence):
    np.save("short.npy", np.zeros(3, np.float32))
    np.save("nan.npy", np.full((8, 32), np.nan))
    np.save("objects.npy", np.array([None] * 3), allow_pickle=True)
    torch.save(Path("x"), "objects.pt")
    Path("cut.bin").write_bytes(bytes(1000))
    done = run(*words)
    assert done.exit_code == 2, done.output
    assert sentence in flat(done.output)
    assert "Traceback" not in done.output


def test_compare_shows_interleaved_inputs(run):
    x = np.float32([[1, 2, 3, 4], [5, 6, 7, 8]])
    result = actgrad.clipped_swiglu(x)
    np.save("golden.npy", golden("clipped_swiglu", x))
    result[1, 0] += 1
    np.save("x.npy", x)
    np.save("result.npy", result)
    done = run("compare", "result.npy", "golden.npy", "--input", "x=x.npy", "--interleaved-from", -1)
    assert done.exit_code == 1
    assert "x = 5.0 and 6.0" in flat(done.output)


@pytest.mark.usefixtures("gradient")
@pytest.mark.filterwarnings("error")
def test_a_pickle_is_refused_without_advice_on_loading_it(run):
    Path("pickled.pt").write_bytes(pickle.dumps(Path("x"), protocol=4))
    done = run("compare", "pickled.pt", "golden.npy")
    assert done.exit_code == 2
    assert flat(done.output).endswith("pickled.pt is damaged or holds more than tensors; nothing was executed")


@pytest.mark.usefixtures("gradient")
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["golden", "swiglu", "--input", "x=x.npy", "--output", "g.txt"], "g.txt: the name has to end in"),
        (["golden", "geglu", "--input", "x=x.npy", "--output", "g.npy"], "there are 2 arrays to write"),
        (["golden", "swiglu", "--input", "x=x.npy", "--output", "no/g.npy"], "no/g.npy cannot be written"),
        (["golden", "swiglu", "--input", "x=x.npy", "--output", "/proc/g.npy"], "/proc/g.npy cannot be written"),
        (
            ["golden", "swiglu", "--input", "x=x.npy", "--output", "g.npy", "--digits", "9", "--decimals", "no/d.json"],
            "no/d.json cannot be written",
        ),
        (["check", "silu", "--output", "no/check.txt"], "no/check.txt cannot be written"),
    ],
)
def test_files_are_refused_before_anything_is_computed(run, monkeypatch, words, sentence):
    for module in (reference, checks):
        monkeypatch.setattr(module, "golden_of", lambda *_: pytest.fail("it computed"))
    done = run(*words)
    assert done.exit_code == 2, done.output
    assert sentence in flat(done.output)


@pytest.mark.parametrize("words", [["check", "silu", "--level", "L9"], ["report", "silu", "--count", "-1"]])
def test_refused_work_leaves_no_file(run, words):
    assert run(*words, "--output", "new").exit_code == 2
    assert not Path("new").exists()


def test_golden_values_in_bfloat16_are_named(run):
    x = np.arange(8).astype(ml_dtypes.bfloat16)
    np.save("x.npy", x)
    done = run("compare", "x.npy", "x.npy", "--dtype", "bfloat16", "--golden-dtype", "bfloat16")
    assert done.exit_code == 0
    assert "coarse golden" in done.output


def test_nan_in_golden_values_can_be_allowed(run):
    np.save("result.npy", np.float32([np.nan, 1]))
    np.save("golden.npy", np.array([np.nan, 1.0]))
    assert run("compare", "result.npy", "golden.npy").exit_code == 2
    assert run("compare", "result.npy", "golden.npy", "--allow-nan").exit_code == 0


def test_check_passes_actgrad_and_lists_cases(run):
    done = run("check", "silu", "--count", 4, "--third", "torch")
    assert done.exit_code == 0, done.output
    for words in ("silu on actgrad", "float16", "bfloat16", "float32", "passed A L0", "worst float32"):
        assert words in done.output
    assert " case 0 " not in done.output
    done = run("check", "silu", "--count", 4, "--cases", "--dtype", "float32", "--output", "check.txt")
    assert done.exit_code == 0
    assert "float32 case 0 passed" in Path("check.txt").read_text()


def test_check_of_an_operator_with_optional_weights(run):
    done = run("check", "swiglu_group", "--count", 1)
    assert done.exit_code == 0, done.output
    assert "swiglu_group on actgrad" in done.output


def test_check_fails_a_backend_that_flushes(run, monkeypatch):
    """Results below 1e-3 are set to zero: C passes them all, B fails, and the fault is named."""

    def flushing(case, number, shapes):
        (result,) = computed(case, number, shapes)
        return (np.where(np.abs(result) < 1e-3, result.dtype.type(0), result),)

    computed = backends.backend("actgrad").run
    monkeypatch.setattr(backends, "_run_actgrad", flushing)
    done = run("check", "silu", "--count", 24, "--dtype", "float32", "--format", "json")
    assert done.exit_code == 1
    rows = json.loads(done.output)["rows"]
    flushed = [row for row in rows if any(finding["name"] == "flushed to zero" for finding in row["findings"])]
    assert flushed
    for row in flushed:
        verdicts = {verdict["standard"]: verdict["passed"] for verdict in row["verdicts"]}
        assert verdicts["C"]
    assert any(not verdict["passed"] for row in flushed for verdict in row["verdicts"])


def test_check_as_csv(run):
    done = run("check", "geglu", "--count", 2, "--dtype", "bfloat16", "--format", "csv")
    assert done.exit_code == 0
    lines = list(csv.DictReader(io.StringIO(done.output)))
    assert [line["output"] for line in lines[:2]] == ["out", "gelu"]
    assert {line["B"] for line in lines} == {"passed"}
    assert all(float(line["max_ulp"]) < 1 for line in lines)


def test_cases_are_written_for_other_tools(run):
    done = run("check", "swiglu", "--count", 1, "--dtype", "float16", "--write-cases", "cases")
    assert done.exit_code == 0
    paths = done.output.split()
    assert len(paths) > 5
    for path in paths:
        assert Path(path).is_file()
    done = run("check", "swiglu", "--count", 1, "--dtype", "float16", "--backend", "cases")
    assert done.exit_code == 2
    assert "swiglu-float16-0000.out.*" in flat(done.output)


def test_a_refused_report_leaves_the_older_one(run):
    Path("kept.html").write_text("older")
    done = run("report", "silu", "--level", "L9", "--output", "kept.html")
    assert done.exit_code == 2
    assert Path("kept.html").read_text() == "older"


def test_an_interrupted_check_keeps_what_it_has(run, monkeypatch):
    def interrupted(case, number, shapes):
        if number == 3:
            raise KeyboardInterrupt
        return computed(case, number, shapes)

    computed = backends.backend("actgrad").run
    monkeypatch.setattr(backends, "_run_actgrad", interrupted)
    done = run("check", "silu", "--count", 4, "--dtype", "float32", "--format", "json", "--output", "kept.json")
    assert done.exit_code == 130
    assert "interrupted after 3 results" in done.output
    kept = json.loads(Path("kept.json").read_text())
    assert kept["interrupted"] is True
    assert [row["number"] for row in kept["rows"]] == [0, 1, 2]
    done = run("report", "silu", "--count", 4, "--output", "kept.html")
    assert done.exit_code == 130
    assert "This report was interrupted" in Path("kept.html").read_text()


INTERRUPTED = """
import os, signal, sys
from actgrad.accuracy import backends
from actgrad.cli.main import main

def interrupted(case, number, shapes, computed=backends._run_actgrad):
    if number == 3:
        os.kill(os.getpid(), signal.SIGINT)
    return computed(case, number, shapes)

backends._run_actgrad = interrupted
signal.signal(signal.SIGINT, signal.default_int_handler)  # a background job ignores it
sys.argv = "actgrad accuracy check silu --dtype float32 --format json --output kept.json".split()
sys.exit(main())
"""


def test_a_real_interruption(tmp_path):
    process = [sys.executable, "-c", INTERRUPTED]
    done = subprocess.run(process, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 130, done.stderr
    assert "interrupted after 3 results" in done.stderr
    assert len(json.loads((tmp_path / "kept.json").read_text())["rows"]) == 3


@pytest.mark.usefixtures("gradient")
@pytest.mark.parametrize(
    ("words", "status"),
    [
        (["compare", "result.npy", "golden.npy"], 0),
        (["compare", "x.npy", "golden.npy"], 1),
        (["compare", "no.npy", "golden.npy"], 2),
        (["compare"], 2),
        (["--help"], 0),
    ],
)
def test_exit_statuses_of_real_processes(tmp_path, words, status):
    done = subprocess.run([*PROCESS, *words], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == status, done.stderr
    assert "Traceback" not in done.stderr


def test_without_the_extra_a_sentence_says_what_to_install(tmp_path):
    program = (
        "import sys; sys.modules['mpmath'] = None; sys.argv = ['actgrad', 'accuracy', 'check', 'silu']\n"
        "from actgrad.cli.main import main; sys.exit(main())"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "pip install 'actgrad[accuracy]'" in done.stderr


@pytest.mark.parametrize(("package", "missing"), [("accuracy", "mpmath"), ("torch", "torch")])
def test_imports_without_the_extra_say_what_to_install(package, missing):
    program = f"import sys; sys.modules[{missing!r}] = None; import actgrad.{package}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    last = done.stderr.splitlines()[-1]
    assert last.startswith(f"ModuleNotFoundError: actgrad.{package} needs ")
    assert last.endswith(f"pip install 'actgrad[{package}]'")


def test_importing_actgrad_or_its_commands_stays_light():
    program = "import sys, actgrad, actgrad.cli; print(*sys.modules)"
    modules = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert not {"scipy", "mpmath", "torch", "ml_dtypes", "safetensors", "actgrad.accuracy"} & set(modules)


class Page(HTMLParser):
    """Collects the tags of a page and checks that they are nested."""

    VOID = ("meta", "line", "polyline", "circle")

    def __init__(self, text):
        super().__init__()
        self.open, self.tags, self.attributes = [], [], []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        self.attributes += attributes
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.tags.append(tag)
        self.attributes += attributes

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def test_report(run):
    done = run("report", "silu_backward", "geglu", "--backend", "actgrad", "--backend", "torch", "--count", 4)
    assert done.exit_code == 0, done.output
    text = Path("accuracy.html").read_text(encoding="utf-8")
    page = Page(text)
    # Three dtypes of a plot and a histogram each; geglu has a plot for each of its two forms.
    assert page.tags.count("svg") == 3 * 2 + 3 * 3
    assert page.tags.count("figure") == page.tags.count("svg")
    for words in (
        "silu_backward",
        "geglu",
        "approximate=tanh",
        "float16",
        "torch",
        "Worst cases",
        "A L0",
        "2<sup>−13</sup>",
        "<title>torch: ",
    ):
        assert words in text
    # Nothing is fetched: no scripts, and every link stays on the page.
    assert not {"script", "link", "img", "iframe"} & set(page.tags)
    assert all(value.startswith("#") for name, value in page.attributes if name in ("href", "src"))
    assert "url(" not in text
    assert "@import" not in text


def test_a_report_of_results_in_files(run):
    """It has no plots over the range of an input, which only a backend that computes has."""
    for dtype in ("float16", "bfloat16", "float32"):
        for number, case in enumerate(draw(operator_of("silu"), dtype, count=2, seed=0)):
            save(f"{file_stem(case, number)}.out.safetensors", {"out": actgrad.silu(**case.call.inputs)})
    done = run("report", "silu", "--backend", ".", "--count", 2)
    assert done.exit_code == 0, done.output
    alone = Page(Path("accuracy.html").read_text(encoding="utf-8"))
    assert alone.tags.count("svg") == 3
    done = run("report", "silu", "--backend", "actgrad", "--backend", ".", "--count", 2)
    assert done.exit_code == 0, done.output
    both = Page(Path("accuracy.html").read_text(encoding="utf-8"))
    assert both.tags.count("svg") == 6
    assert both.tags.count("tr") > alone.tags.count("tr")


def test_a_report_of_too_many_backends_is_refused(run):
    for name in "abcde":
        Path(name).mkdir()
    done = run("report", "silu", *(word for name in "abcde" for word in ("--backend", name)))
    assert done.exit_code == 2
    assert "there are 5 backends; a page shows up to 4" in flat(done.output)
