# SPDX-License-Identifier: Apache-2.0
"""The page on accuracy is correct: its example runs, and its table of special values is right."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import actgrad

PAGE = (Path(__file__).parent.parent.parent / "docs" / "accuracy.md").read_text(encoding="utf-8")
SPECIAL = {"−inf": -np.inf, "−0": -0.0, "0": 0.0, "inf": np.inf, "NaN": np.nan}


def blocks():
    return re.findall(r"^```(python|sh)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.torch
def test_the_worked_example(tmp_path):
    statuses, shown = [], ""
    for language, code in blocks():
        if language == "python":
            subprocess.run([sys.executable, "-c", code], cwd=tmp_path, check=True, capture_output=True)
            continue
        for line in code.splitlines():
            words = line.split()
            assert words[:2] == ["actgrad", "accuracy"]
            count = ["--count", "2"] if words[2] in ("check", "report") else []
            command = [sys.executable, "-m", "actgrad.cli", *words[1:], *count]
            done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
            statuses.append((words[2], done.returncode))
            shown += " ".join(done.stdout.split())
    comparisons = [("compare", 1), ("compare", 0), ("compare", 1)]  # the last one of the raw file
    assert statuses == [("golden", 0), *comparisons, ("check", 0), ("report", 0)]
    for quoted in ("flushed to zero 511 elements are 0 where the golden value is not", "A L2 passed", "0.0001221 ✗"):
        assert quoted in shown
    assert "flushed to zero  511 elements" in PAGE
    assert (tmp_path / "report.html").stat().st_size > 10_000


def rows():
    (header,) = re.findall(r"\| function \|(.*)\|\n", PAGE)
    columns = [SPECIAL[word.strip()] for word in header.split("|")]
    return [
        (name, columns, [float(word) for word in cells.split("|")])
        for name, cells in re.findall(r"^ +\| `(\w+)` \|(.*)\|$", PAGE, re.MULTILINE)
    ]


def results(name, x):
    """What ``name`` gives for ``x`` when all its other inputs are 1, in each of its forms."""
    one = np.ones_like(x)
    if name == "swiglu":
        return [actgrad.swiglu(np.stack([x, one], axis=1))[:, 0]]
    if name == "geglu":
        pair = np.stack([one, x], axis=1)
        return [actgrad.geglu(pair, approximate=form)[0][:, 0] for form in ("none", "tanh")]
    function = getattr(actgrad, name)
    return [function(one, x) if "backward" in name else function(x)]


@pytest.mark.parametrize(("name", "inputs", "values"), rows(), ids=[name for name, _, _ in rows()])
@pytest.mark.parametrize("repeats", [1, 100])
@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
def test_special_values(name, inputs, values, repeats, dtype):
    expected = np.repeat(np.array(values), repeats)
    for result in results(name, np.repeat(np.array(inputs, dtype), repeats)):
        np.testing.assert_array_equal(result, expected)
        zero = expected == 0
        np.testing.assert_array_equal(np.signbit(result[zero]), np.signbit(expected[zero]))


def test_the_table_is_there():
    assert len(rows()) == 7
