# SPDX-License-Identifier: Apache-2.0
"""Configuration files for hosting services are valid and consistent."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

pytestmark = pytest.mark.checkout

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PYPROJECT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("vendor.github-workflows", WORKFLOWS),
        ("vendor.dependabot", [ROOT / ".github" / "dependabot.yml"]),
        ("vendor.github-issue-forms", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*_*.yml"))),
        ("vendor.github-issue-config", [ROOT / ".github" / "ISSUE_TEMPLATE" / "config.yml"]),
        ("vendor.citation-file-format", [ROOT / "CITATION.cff"]),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_schema(schema: str, files: list[Path]) -> None:
    assert files
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *files]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_commands_of_workflows_exist(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for script in re.findall(r"run: .*?(\.ci/\w+)", text):
        assert (ROOT / script).stat().st_mode & 0o111, script
    targets = set(re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"run: make ([a-z0-9-]+)", text)) <= targets


def test_classifiers_match_the_tested_versions() -> None:
    tests = yaml.safe_load((ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8"))
    matrix = set(tests["jobs"]["faces"]["strategy"]["matrix"]["python"])
    assert set(re.findall(r"Python :: (3\.\d+)", PYPROJECT)) <= matrix


@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
def test_wheels_built_by_cibuildwheel(machine: str) -> None:
    """A wheel for each Python before the stable ABI, and one for all from 3.12 on; for glibc only."""
    command = [
        sys.executable,
        "-m",
        "cibuildwheel",
        "--print-build-identifiers",
        "--platform",
        "linux",
        "--archs",
        machine,
    ]
    done = subprocess.run([*command, ROOT], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [f"{python}-manylinux_{machine}" for python in ("cp310", "cp311", "cp312")]
