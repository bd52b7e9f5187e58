# SPDX-License-Identifier: Apache-2.0
"""The documentation's table of patched models is current."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

pytestmark = pytest.mark.checkout

ROOT = Path(__file__).resolve().parents[2]
TOOL = runpy.run_path(str(ROOT / "tools" / "measure_patch.py"))
ROWS = {
    cells[0]: cells[1:]
    for line in TOOL["PAGE"].read_text(encoding="utf-8").partition(TOOL["HEAD"])[2].splitlines()
    if (cells := line.strip("| ").split(" | "))
}


def test_every_model_has_a_row() -> None:
    assert list(ROWS)[: len(TOOL["MODELS"])] == list(TOOL["MODELS"])


@pytest.mark.parametrize("name", ["Llama", "Mixtral", "T5 v1.1", "diffusers' GEGLU"])
def test_row(name: str) -> None:
    replaced, loss, patched_loss, *sizes = TOOL["row"](name).strip("|\n ").split(" | ")[1:]
    assert [replaced, *sizes] == [ROWS[name][0], *ROWS[name][3:]]
    # Rounded to four digits; another instruction set may round the last one otherwise.
    assert float(loss) == pytest.approx(float(ROWS[name][1]), abs=2e-4)
    assert float(patched_loss) == pytest.approx(float(loss), abs=2e-4)
