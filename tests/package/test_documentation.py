# SPDX-License-Identifier: Apache-2.0
"""The examples in the documentation run unchanged, and print what the pages show."""

from __future__ import annotations

import importlib
import inspect
import os
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import pytest

from actgrad import _native, toolkit
from actgrad.operators import DOCUMENTED
from actgrad.operators.contract import Operator

ROOT = Path(__file__).resolve().parents[2]
RUN_ELSEWHERE = {
    ROOT / "docs" / "accuracy.md",  # with its commands, by accuracy/test_page_of_accuracy.py
    ROOT / "docs" / "npu.md",  # where torch_npu is found, by npu/test_page.py
}
PAGES = [ROOT / "README.md", *sorted(set((ROOT / "docs").rglob("*.md")) - RUN_ELSEWHERE)]


def blocks(language: str) -> list[tuple[str, str]]:
    """The code blocks of one language in all pages, each with its page and number."""
    found = []
    for page in PAGES:
        code = re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
        found += [(f"{page.relative_to(ROOT)}-{number}", text) for number, text in enumerate(code, 1)]
    return found


def parameters(language: str) -> list[object]:
    return [
        pytest.param(code, id=name, marks=[pytest.mark.torch] if "import torch" in code else [])
        for name, code in blocks(language)
    ]


@pytest.mark.parametrize("code", parameters("python"))
def test_python_example_runs(code: str, tmp_path: Path) -> None:
    program = tmp_path / "example.py"
    program.write_text(code, encoding="utf-8")
    subprocess.run([sys.executable, "-W", "error", program], check=True, capture_output=True, timeout=120, cwd=tmp_path)


@pytest.mark.cpp
@pytest.mark.parametrize("code", parameters("cpp"))
def test_cpp_example_compiles_and_runs(code: str, tmp_path: Path) -> None:
    source, program = tmp_path / "example.cpp", tmp_path / "example"
    source.write_text(code, encoding="utf-8")
    strict = ["-std=c++17", "-Wall", "-Wextra", "-Werror"]
    subprocess.run(["g++", *strict, source, *toolkit.cflags(), *toolkit.libs(), "-o", program], check=True)
    result = subprocess.run([program], check=True, capture_output=True, text=True, timeout=60)
    assert "nan" not in result.stdout
    assert re.search(r"-?\d+\.\d+", result.stdout), "the example prints its result"
    if _native.strict_is_available():
        environment = {**os.environ, "ACTGRAD_STRICT": "1"}
        checked = subprocess.run([program], check=False, capture_output=True, text=True, timeout=60, env=environment)
        assert (checked.returncode, checked.stdout) == (0, result.stdout), checked.stderr
        assert checked.stderr == "actgrad strict: 0 findings in 1 operator call\n"


@pytest.mark.cpp
def test_the_first_program_prints_what_the_page_shows(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "getting-started-cpp.md").read_text(encoding="utf-8")
    ((code, shown),) = re.findall(r"^```cpp\n(.*?)^```\n\n[^`]*\n\n```text\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    source, program = tmp_path / "program.cpp", tmp_path / "program"
    source.write_text(code, encoding="utf-8")
    subprocess.run(["g++", source, *toolkit.cflags(), *toolkit.libs(), "-o", program], check=True)
    assert subprocess.run([program], check=True, capture_output=True, text=True, timeout=60).stdout == shown


@pytest.mark.checkout
def test_pages_that_install_say_from_where() -> None:
    """There is no release on PyPI: where a page installs actgrad by name, it leads to the page that says how."""
    page = re.compile(r"pip install (?:[\w=.]+ )*'?actgrad\b")
    for file in {*PAGES, *RUN_ELSEWHERE} - {ROOT / "README.md", ROOT / "docs" / "index.md"}:
        text = file.read_text(encoding="utf-8")
        assert not page.search(text) or "index.md#install" in text, file.relative_to(ROOT)


def test_every_operator_has_examples_in_both_languages() -> None:
    pages = {f"{operator.snake}.md" for operator in DOCUMENTED}
    assert pages == {page.name for page in (ROOT / "docs" / "operators").glob("*.md")} - {"index.md"}
    for language in ("python", "cpp"):
        assert {name.rpartition("/")[2].rpartition("-")[0] for name, _ in blocks(language)} >= pages


@pytest.mark.parametrize(
    "operator", [operator for operator in DOCUMENTED if operator.deviations], ids=lambda operator: operator.name
)
def test_the_page_of_deviations_has_every_operator_that_deviates(operator: Operator) -> None:
    """The operators' own pages call it the page of all deviations."""
    page = (ROOT / "docs" / "deviations.md").read_text(encoding="utf-8")
    operators = " ".join(re.findall(r"^\|(.*?)\|", page, re.MULTILINE))
    assert re.search(rf"\b{operator.name}\b", operators)


def in_the_reference() -> set[object]:
    """What the reference's pages show: single functions and classes, and those of modules."""
    shown: set[object] = set()
    for page in (ROOT / "docs" / "reference").glob("*.md"):
        for entry in re.split("^::: ", page.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
            named = pkgutil.resolve_name(entry.split()[0])
            chosen = re.search(r"members: \[(.*)\]", entry)
            if chosen:
                shown |= {getattr(named, each) for each in chosen[1].split(", ")}
            elif inspect.ismodule(named):
                shown |= {value for value in vars(named).values() if inspect.getmodule(value) is named}
            else:
                shown.add(named)
    return shown


@pytest.mark.checkout
@pytest.mark.torch
@pytest.mark.parametrize("package", ["actgrad", "actgrad.torch", "actgrad.accuracy"])
def test_the_reference_is_complete(package: str) -> None:
    module = importlib.import_module(package)
    public = {getattr(module, name) for name in module.__all__}
    assert {each for each in public - in_the_reference() if callable(each)} == set()
