# SPDX-License-Identifier: Apache-2.0
"""All float16 and all bfloat16 values: a result is float32 arithmetic with shorter polynomials, rounded once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from cases import CASES, Case
from layouts import BFLOAT16

import actgrad
from actgrad.arithmetic.activations import SILU
from actgrad.arithmetic.primitives import HALF_PRECISION_ULP
from actgrad.operators.documented.clipped_swiglu import clipped_swiglu_gradient

Array = np.ndarray[Any, Any]


def every_value(dtype: np.dtype[Any]) -> Array:
    return np.arange(2**16, dtype=np.uint16).view(dtype)


def last_place(x: Array, dtype: np.dtype[Any]) -> Array:
    """The step between the values of ``dtype`` at ``x``."""
    digits, least = (11, -14) if dtype == np.float16 else (8, -126)
    exponent = np.frexp(x.astype(np.float64))[1] - 1
    return np.ldexp(1.0, np.maximum(exponent, least) - digits + 1)


def agree(case: Case, result: Array, exact: Array, x: Array, factor: Array) -> bool:
    """Within the bound of the float32 result; an infinity counts as the number after the largest finite one.

    ``x`` went into the activation. Next to a root of the derivative the bound counts per unit of ``factor``, and so
    does what subnormal e^-|x| and its multiple by up to 110 lack.
    """
    top = 2.0**16 if result.dtype == np.float16 else 2.0**128
    exact = np.clip(exact.astype(np.float64), -top, top)
    allowed = HALF_PRECISION_ULP * last_place(exact, result.dtype) + 110 * 2.0**-149 * factor
    activation = case.kernel.of
    if case.kernel.formula is clipped_swiglu_gradient:  # its derivative is SiLU's
        activation, x = SILU, x * case.options["alpha"]
    for bound in activation.half_bounds.values() if activation else case.kernel.bounds:
        if bound.near_root:
            first, last = bound.near_root
            near = (x >= first) & (x <= last)
            allowed[near] += bound.absolute * factor[near]
    number = ~np.isnan(exact)
    error = np.abs(np.clip(result.astype(np.float64), -top, top) - exact)
    return bool((np.isnan(result) == ~number).all() and (error <= allowed)[number].all())


def check(case: Case, parts: dict[str, Array], a: Array, gate: Array) -> None:
    """Calls the case with arrays of 16 bits and of 32: ``a`` is activated, ``gate`` the other half of a split ``x``."""

    def in_order(activated: Array, other: Array) -> Array:
        return np.concatenate([activated, other] if case.activates_left else [other, activated])

    x = in_order(a, gate) if case.splits else a
    arrays = [{**parts, case.activated: x}.get(name, gate) for name in case.inputs]
    with np.errstate(all="ignore"):
        dy = parts["dy"].astype(np.float64) if "dy" in case.inputs else np.ones(a.size)
        factor, factor_of_gate = (np.where(np.isfinite(f), np.abs(f), 0) for f in (dy * gate.astype(np.float64), dy))
        wide = case([array.astype(np.float32) for array in arrays], dim=0)
        for result, exact in zip(case(arrays, dim=0), wide, strict=True):
            assert result.dtype == a.dtype
            if result.size == a.size:
                assert agree(case, result, exact, a, factor)
            else:
                assert agree(case, result, exact, in_order(a, a), in_order(factor, factor_of_gate))


@pytest.mark.parametrize("dtype", [np.dtype(np.float16), BFLOAT16], ids=str)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_one_rounding(case: Case, dtype: np.dtype[Any]) -> None:
    """Every value is activated, and every value is a factor, in another order."""
    random = np.random.default_rng(5)
    values = every_value(dtype)
    parts = {name: random.permutation(values) for name in ("dy", "gelu")}
    check(case, parts, values, random.permutation(values) if case.splits else np.ones_like(values))


@pytest.mark.parametrize("dtype", [np.dtype(np.float16), BFLOAT16], ids=str)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_factors_of_one(case: Case, dtype: np.dtype[Any]) -> None:
    """The activations and slopes themselves."""
    values = every_value(dtype)
    ones = np.ones_like(values)
    check(case, {"dy": ones, "gelu": ones}, values, ones)


SETTINGS: dict[str, list[tuple[float, ...]]] = {
    "elu": [
        (0.1, 2, 3),
        (-1, 1, 0.3),
        (1, 1, -0.5),
        (1, -2, -100),
        (1e-30, 1, -1),
        (1e30, 1e-10, 1e-20),
        (1, 1, 1e-36),
        (3, 1e-3, 0),
        (2, 1e-35, 70),
    ],
    "celu": [(0.1,), (-0.3,), (7,), (1e-30,), (-1e-20,), (1e20,), (1e-39,), (3e38,)],
    "swish": [(1.702,), (-0.5,), (0.01,), (1e-20,), (-1e-30,), (1e-38,), (300,), (1e20,), (-2e38,), (0,)],
    "softplus": [(0.5, 20), (3, 1), (-1, 20), (1e-3, -5), (1e-20, 20), (1e-30, 1), (1e20, 30), (7, -2)],
}


@pytest.mark.parametrize("dtype", [np.dtype(np.float16), BFLOAT16], ids=str)
@pytest.mark.parametrize("name", [*SETTINGS, *(f"{name}_backward" for name in SETTINGS if name != "celu")])
def test_attributes(name: str, dtype: np.dtype[Any]) -> None:
    """Like the float32 result of the same attributes, small, large and negative."""
    values = every_value(dtype)
    tensors = (np.ones_like(values), values) if name.endswith("_backward") else (values,)
    for attributes in SETTINGS[name.removesuffix("_backward")]:
        with np.errstate(all="ignore"):
            result = getattr(actgrad, name)(*tensors, *attributes)
            exact = getattr(actgrad, name)(*(tensor.astype(np.float32) for tensor in tensors), *attributes)
            exact = exact.astype(np.float64)
            top = 2.0**16 if dtype == np.float16 else 2.0**128
            lacking = 110 * 2.0**-149
            if name == "swish_backward":  # next to the root, as its bound says
                w = attributes[0] * values.astype(np.float64)
                lacking = np.where((w >= -1.3) & (w <= -1.26), 2.0**-26, lacking)
            allowed = HALF_PRECISION_ULP * last_place(np.clip(exact, -top, top), dtype) + lacking
            error = np.abs(np.clip(result.astype(np.float64), -top, top) - np.clip(exact, -top, top))
            number = ~np.isnan(exact)
        assert np.array_equal(np.isnan(result), ~number), attributes
        assert (error <= allowed)[number].all(), attributes


@pytest.mark.parametrize("dtype", [np.float16, BFLOAT16])
@pytest.mark.parametrize("approximate", ["none", "tanh"])
def test_gelu_of_any_negative_number_is_negative(approximate: str, dtype: Any) -> None:
    bits = np.arange(2**16, dtype=np.uint16)
    most = int(np.array(np.inf, dtype).view(np.uint16))
    x = bits[bits % 2**15 < most].view(dtype)
    assert np.array_equal(np.signbit(actgrad.gelu(x, approximate=approximate)), np.signbit(x))
