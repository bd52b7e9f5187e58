# SPDX-License-Identifier: Apache-2.0
"""Strict mode: programs that commit one mistake each, which is found on its line, and the same without it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from actgrad import _native, toolkit

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = sorted((ROOT / "native" / "tests" / "strict").glob("*.cpp"))
FINDING = re.compile(r"// finding: ([a-z-]+)")
FUNCTION = re.compile(r"^(?=\S)(?:\[\[gnu::noinline\]\] )?[\w:<>\*& ]+?(\w+)\(.*\{$")

pytestmark = pytest.mark.skipif(not _native.strict_is_available(), reason="strict mode is for Linux with glibc")


@pytest.fixture(scope="session")
def binaries(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with all programs, each compiled with its mistake and without."""
    folder = tmp_path_factory.mktemp("strict")

    def compile_program(program: Path) -> None:
        for name, option in ((program.stem, []), (f"{program.stem}-right", ["-DRIGHT"])):
            words = ["g++", "-std=c++17", "-g", "-pthread", *option, f"-I{ROOT / 'native'}", str(program)]
            subprocess.run(
                [*words, *toolkit.cflags(), *toolkit.libs(), "-o", str(folder / name)], check=True, cwd=folder
            )

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(compile_program, PROGRAMS))
    return folder


def run(words: list[str], **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words, env={**os.environ, **settings}, capture_output=True, text=True, timeout=120, check=False
    )


def expected(program: Path) -> tuple[str, int, str]:
    """The check, the line and the function that a program's comment marks."""
    function = ""
    for number, line in enumerate(program.read_text().splitlines(), 1):
        if start := FUNCTION.match(line):
            function = start[1]
        if finding := FINDING.search(line):
            return finding[1], number, function
    raise AssertionError(f"{program.name} marks no line")


@cache
def run_strictly(path: Path) -> tuple[int, dict[str, Any], str]:
    """The exit status, the SARIF log and the text of a run."""
    report = path.with_suffix(".sarif")
    result = run([sys.executable, "-m", "actgrad.cli", "strict", "--json", str(report), str(path)])
    return result.returncode, json.loads(report.read_text()), result.stderr


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.stem)
def test_mistakes_are_found_on_their_line(program: Path, binaries: Path) -> None:
    check, line, function = expected(program)
    status, log, text = run_strictly(binaries / program.stem)
    assert status == 66, text
    results = log["runs"][0]["results"]
    assert [result["ruleId"] for result in results] == [check], text
    (location,) = results[0]["locations"]
    assert Path(location["physicalLocation"]["artifactLocation"]["uri"]).name == program.name
    assert location["physicalLocation"]["region"]["startLine"] == line, text
    name = location["logicalLocations"][0]["fullyQualifiedName"]
    assert re.search(rf"\b{function}\b", name), text
    assert f"actgrad strict: {check}: " in text
    assert "1 finding in " in text


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.stem)
def test_nothing_is_found_in_their_right_twins(program: Path, binaries: Path) -> None:
    status, log, text = run_strictly(binaries / f"{program.stem}-right")
    assert status == 0, text
    assert log["runs"][0]["results"] == []
    assert "actgrad strict: 0 findings in " in text
    assert run([str(binaries / f"{program.stem}-right")]).returncode == 0
