# SPDX-License-Identifier: Apache-2.0
"""The committed printed files are current."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from codegen import __main__ as codegen

pytestmark = pytest.mark.checkout


@pytest.fixture(scope="module")
def printed() -> dict[str, str]:
    """What is printed, made once: it takes seconds."""
    return codegen.printed_files()


@pytest.fixture(autouse=True)
def printed_once(printed: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codegen, "printed_files", printed.copy)


def test_printed_files_are_current(capsys: pytest.CaptureFixture[str]) -> None:
    stale = codegen.check(codegen.printed_files())
    assert stale == 0, capsys.readouterr().out


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with newly printed files, which replaces the repository."""
    monkeypatch.setattr(codegen, "ROOT", tmp_path)
    codegen.write(codegen.printed_files())
    return tmp_path


def check(monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(sys, "argv", ["codegen", "--check"])
    return codegen.main()


def test_a_fresh_copy_is_current(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert check(monkeypatch) == 0


@pytest.mark.parametrize(
    "name",
    ["generated/kernels/swi_glu_grad.cpp", "include/aclnnop/aclnn_silu_backward.h", "src/actgrad/arrays/functions.py"],
)
def test_a_changed_file_is_shown_and_mended(
    copy: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    path = copy / name
    printed = path.read_text(encoding="utf-8")
    path.write_text(printed + "// by hand\n", encoding="utf-8")
    assert check(monkeypatch) == 1
    assert f"{name} (on disk)" in (shown := capsys.readouterr().out)
    assert "-// by hand" in shown
    path.unlink()
    assert check(monkeypatch) == 1
    monkeypatch.setattr(sys, "argv", ["codegen"])
    assert codegen.main() == 0
    assert path.read_text(encoding="utf-8") == printed


def test_a_stray_file_is_shown_and_removed(
    copy: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stray = copy / "generated/operators/removed_operator.cpp"
    stray.write_text("", encoding="utf-8")
    assert check(monkeypatch) == 1
    assert "removed_operator.cpp" in capsys.readouterr().out
    codegen.write(codegen.printed_files())
    assert not stray.exists()


def test_each_printed_file_names_its_origin() -> None:
    for name, text in codegen.printed_files().items():
        assert "Printed by `python -m codegen` from src/actgrad/" in text, name
