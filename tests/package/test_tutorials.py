# SPDX-License-Identifier: Apache-2.0
"""The tutorials, followed exactly: files are written, commands run, and their output is compared."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TUTORIALS = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
TORCH_NPU = Path(sys.prefix) / "torch_npu"  # where `make install` puts the wheel
MEASURED = re.compile(r"-?\d+\.\d+(?:e[+-]\d+)?|…")  # a page's number with a point stands for any number
BLOCK = re.compile(r"^```(\w+)(?: title=\"([^\"]+)\")?\n(.*?)^```", re.MULTILINE | re.DOTALL)


def environment(tutorial: Path) -> dict[str, str]:
    paths = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    variables = {**os.environ, "PATH": paths, "COLUMNS": "120"}
    if tutorial.stem == "npu-script":
        variables["PYTHONPATH"] = str(TORCH_NPU)
    return variables


def in_one_line(text: str) -> str:
    return " ".join(text.replace("─", "").split())


def pattern(line: str) -> str:
    """What a command prints where a page shows ``line``."""
    return r"-?[\d.]+(?:e[+-]\d+)?".join(map(re.escape, MEASURED.split(in_one_line(line))))


@pytest.mark.checkout
@pytest.mark.torch
@pytest.mark.parametrize("tutorial", TUTORIALS, ids=lambda tutorial: tutorial.stem)
def test_a_tutorial(tutorial: Path, tmp_path: Path) -> None:
    printed, commands = "", 0
    for language, file, text in BLOCK.findall(tutorial.read_text(encoding="utf-8")):
        if file:
            (tmp_path / file).write_text(text, encoding="utf-8")
        elif language == "sh":
            command = ["bash", "-euo", "pipefail", "-c", text]
            done = subprocess.run(
                command, cwd=tmp_path, env=environment(tutorial), capture_output=True, text=True, timeout=300
            )
            assert done.returncode == 0, done.stdout + done.stderr
            printed, commands = in_one_line(done.stdout), commands + 1
        elif language == "text":
            for line in text.splitlines():
                assert re.search(pattern(line), printed), line
    assert commands > 0


@pytest.mark.checkout
def test_the_workflow_of_the_program_passes_for_each_of_its_products(tmp_path: Path) -> None:
    (tutorial,) = [each for each in TUTORIALS if each.stem == "aclnn-program"]
    files = {file: text for _, file, text in BLOCK.findall(tutorial.read_text(encoding="utf-8")) if file}
    for name in ("check.cpp", "CMakeLists.txt"):
        (tmp_path / name).write_text(files[name], encoding="utf-8")
    workflow = files["aclnn.yml"]
    (listed,) = re.findall(r"product: \[(.*)\]", workflow)
    step = textwrap.dedent(workflow.partition("- run: |\n")[2])
    for product in listed.split(", "):
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", step],
            cwd=tmp_path,
            env=environment(tutorial) | {"ACTGRAD_PRODUCT": product},
            capture_output=True,
            text=True,
            timeout=300,
        )
        assert done.returncode == 0, product + done.stdout + done.stderr


@pytest.mark.checkout
def test_no_command_has_a_prompt() -> None:
    """A reader copies a block as it is."""
    for page in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]:
        assert not re.search(r"^\s*\$ ", page.read_text(encoding="utf-8"), re.MULTILINE), page.name


@pytest.mark.checkout
def test_every_workflow_brings_its_python() -> None:
    """That of a runner's distribution refuses `pip install`."""
    for page in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]:
        for workflow in re.findall(r"^```yaml.*?^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
            assert "actions/setup-python" in workflow.partition("pip install")[0], page.name


@pytest.mark.checkout
@pytest.mark.torch
def test_the_workflows_are_valid(tmp_path: Path) -> None:
    workflows = []
    for tutorial in TUTORIALS:
        for _, file, text in BLOCK.findall(tutorial.read_text(encoding="utf-8")):
            if file.endswith(".yml"):
                workflows.append(tmp_path / f"{tutorial.stem}-{file}")
                workflows[-1].write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"]
    subprocess.run([*command, *workflows], check=True, capture_output=True)
