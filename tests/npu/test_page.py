# SPDX-License-Identifier: Apache-2.0
"""The example of the page on torch_npu runs unchanged, and its number of operators is that of the table."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from actgrad.npu.aclops import ACLOPS
from actgrad.npu.table import TABLE

from .conftest import npu_environment

PAGE = Path(__file__).resolve().parents[2] / "docs" / "npu.md"


def test_the_example_of_the_page_runs(tmp_path: Path) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    code += "assert x.device.type == 'npu'\n"
    subprocess.run([sys.executable, "-c", code], env=npu_environment(), cwd=tmp_path, check=True, timeout=120)


def test_the_number_of_operators_is_the_tables() -> None:
    hundreds = str(len(TABLE) // 100 * 100)
    for file in (PAGE, PAGE.parents[1] / "README.md"):
        assert re.findall(r"[Oo]ver (\d+) other operators", file.read_text(encoding="utf-8")) == [hundreds], file


def test_the_number_of_operators_of_the_older_interface() -> None:
    for file in (PAGE, PAGE.parents[1] / "CHANGELOG.md"):
        (number,) = re.findall(r"has (\d+) operators", file.read_text(encoding="utf-8"))
        assert int(number) == len(ACLOPS), file


def test_the_number_of_cases_is_that_of_the_file() -> None:
    lines = (Path(__file__).parent / "programs" / "api.txt").read_text(encoding="utf-8").splitlines()
    cases = [line for line in lines if " === " in line]
    called = {name for line in cases for name in re.findall(r"\b(?:torch_)?npu(?:\.\w+)+", line)}
    ((shown, functions),) = re.findall(r"over (\d+) cases of over (\d+)", PAGE.read_text(encoding="utf-8"))
    assert int(shown) < len(cases) <= int(shown) + 10
    assert int(functions) < len(called) <= int(functions) + 100


def test_the_figures_match_the_printed_pages() -> None:
    text = PAGE.read_text(encoding="utf-8")
    samples = PAGE.with_name("npu-opinfo.md").read_text(encoding="utf-8")
    models = PAGE.with_name("npu-architectures.md").read_text(encoding="utf-8")
    others = PAGE.with_name("npu-models.md").read_text(encoding="utf-8")
    figures = re.findall(r": (\d+ of \d+) operators", samples) + re.findall(r"(\d+ of \d+) have the CPU's", models)
    figures += re.findall(r"(\d+ of \d+) models agree", others)
    assert len(figures) == 4
    assert all(figure in text for figure in figures)
