# SPDX-License-Identifier: Apache-2.0
"""The record of full sweeps: it is valid only for the same code, and detects which functions a change affects."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
import sweep

from actgrad.arithmetic.primitives import Bound
from codegen import sweep as printer


@pytest.mark.parametrize(
    ("text", "other", "touched"),
    [
        (
            "0.00139551598 * UNSCALE",
            "0.00139551599 * UNSCALE",
            {"silu", "gelu_tanh", "gelu", "gelu_derivative"},
        ),  # of e^x, and what has its name
        ("0.751791537 - near", "0.751791538 - near", {"gelu_derivative"}),  # a root
        ("0.70710678118654752440", "0.7071067811865475", {"gelu", "gelu_derivative"}),  # of the truth in float64
        ("// ---- float32 ----", "// ---- another comment ----", set()),
    ],
)
def test_a_change_affects_all_callers(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str, other: str, touched: set[str]
) -> None:
    names = ("silu", "gelu_tanh", "gelu", "gelu_derivative", "hardswish")
    before = {name: printer.code_of(name) for name in names}
    source = printer.PRIMITIVES.read_text(encoding="utf-8")
    assert text in source
    changed = tmp_path / "cpu.h"
    changed.write_text(source.replace(text, other), encoding="utf-8")
    monkeypatch.setattr(printer, "PRIMITIVES", changed)
    printer._definitions.cache_clear()
    try:
        assert {name for name in names if printer.code_of(name) != before[name]} == touched
    finally:
        printer._definitions.cache_clear()


def test_a_record_is_valid_only_for_its_code_and_bound() -> None:
    record = sweep.recorded()
    case = next(case for case in sweep.FULL if case.function == "silu_derivative")
    assert sweep.is_recorded(case, record)
    assert not sweep.is_recorded(replace(case, bound=Bound(2.0)), record)
    assert not sweep.is_recorded(replace(case, bound=Bound(3.25, near_root=(-1.3, -1.2), absolute=1.0)), record)
    assert not sweep.is_recorded(replace(case, identifier="silu"), record)
    assert not sweep.is_recorded(case, {})
