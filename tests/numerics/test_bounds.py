# SPDX-License-Identifier: Apache-2.0
"""The bounds that operators declare."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import factors
import numpy as np
import pytest
import sweep

import actgrad
from actgrad.arithmetic.primitives import Bound
from actgrad.operators import DOCUMENTED as OPERATORS


def test_every_result_has_a_bound():
    for operator in OPERATORS:
        for kernel in operator.kernels:
            assert len(kernel.bounds) == len(kernel.outputs), (operator.name, kernel.name)


def test_a_formula_has_the_same_bounds_wherever_it_is_used():
    bounds: dict[str, tuple[Bound, ...]] = {}
    for operator in OPERATORS:
        for kernel in operator.kernels:
            assert bounds.setdefault(kernel.name, kernel.bounds) == kernel.bounds


@pytest.mark.parametrize(("operator", "kernel"), factors.pairs(), ids=lambda value: value.name)
def test_results_with_factors_are_within_their_bounds(operator, kernel):
    for bound, found in zip(kernel.bounds, factors.measure(operator, kernel), strict=True):
        assert found.ulp <= bound.ulp, found
        assert found.near_root <= bound.absolute, found


def test_the_measured_table_keeps_the_bounds_and_is_what_the_page_shows():
    root = Path(__file__).resolve().parents[2]
    spec = importlib.util.spec_from_file_location("measure_accuracy", root / "tools" / "measure_accuracy.py")
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    data = json.loads(tool.DATA.read_text())
    assert tool.PAGE.read_text() == tool.page(data)
    bounds = {kernel.name: kernel.bounds for _, kernel in factors.pairs()}
    assert {row["kernel"] for row in data["with_factors"]} == set(bounds)
    for row in data["with_factors"]:
        bound = bounds[row["kernel"]][row["output"]]
        assert row["ulp"] <= bound.ulp
        assert row["near_root"] <= bound.absolute
    bounds = {
        unary.name: (bound, unary.activation.half_bound(unary.formula))
        for unary, bound in sweep.BOUNDED
        if unary.is_default
    }
    assert {row["function"] for row in data["activations"]} == set(bounds)
    for row in data["activations"]:
        bound = bounds[row["function"]][row["dtype"] != "float32"]
        assert row["ulp"] <= bound.ulp
        assert row["differences"] == 0


LARGEST = float(np.finfo(np.float32).max)
TRICKY = [0.0, -0.0, 1.0, -1.5, np.inf, -np.inf, np.nan, LARGEST, -LARGEST, 2.0**-149, -(2.0**-140), 1.1754944e-38]


def test_special_values_of_compensated_products():
    """Zeros keep their signs, and infinities, NaN and overflow are those of (dy·b)·slope."""
    for a in [-0.5, -3.0, 0.0, 2.0, -200.0, 200.0, np.inf, -np.inf, np.nan]:
        dy, b = (grid.ravel().astype(np.float32) for grid in np.meshgrid(TRICKY, TRICKY))
        x = np.concatenate([np.full_like(b, a), b])
        with np.errstate(all="ignore"):
            slope = actgrad.silu_backward(np.ones_like(dy), x[: dy.size])
            expected = (dy * b) * slope
            result = actgrad.swiglu_backward(dy, x)[: dy.size]
            special = (expected == 0) | ~np.isfinite(expected)
            assert np.array_equal(result[special], expected[special], equal_nan=True)
            assert np.array_equal(np.signbit(result[expected == 0]), np.signbit(expected[expected == 0]))
            ordinary = ~special
            np.testing.assert_allclose(result[ordinary], expected[ordinary], rtol=2**-22, atol=2**-148)
