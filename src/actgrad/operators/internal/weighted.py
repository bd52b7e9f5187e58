# SPDX-License-Identifier: Apache-2.0
"""SwiGLU with clamps times a weight for each row, for PyTorch; and its derivatives."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from actgrad.arithmetic.activation import Formula
from actgrad.arithmetic.primitives import absolute, at_most, product_times, where
from actgrad.operators.contract import (
    F32,
    Check,
    Input,
    Operand,
    Operator,
    Output,
    like,
    rank,
    row_weight,
    row_weight_dtype,
    rows,
)
from actgrad.operators.documented.clipped_swiglu import clamped, gate, gate_beside_slope, gate_derivative
from actgrad.operators.documented.swish import swish_second_derivative
from actgrad.operators.internal.elementwise import capital


def weighted_swiglu(a, v, weight, limit, bias, alpha):
    """a'·σ(alpha·a') · (v' + bias) · weight of the clamped a' and v'"""
    return product_times(gate(at_most(a, limit), alpha), clamped(v, limit) + bias, weight)


def gate_and_derivative(x, alpha):
    """Both, accurate enough for terms of a float32 sum beside 16 bits too"""
    return gate_beside_slope(x, alpha), gate_derivative(x, alpha)


def weighted_swiglu_gradient(dy, a, v, weight, limit, bias, alpha):
    """The gradients of a and v, 0 beyond the limits; and the terms of the weight's"""
    t = at_most(a, limit)
    factor = clamped(v, limit) + bias
    unit, slope = gate_and_derivative(t, alpha)
    da = product_times(dy * weight, factor, slope)
    dv = product_times(dy, weight, unit)
    dweight = product_times(dy, factor, unit)
    return where(a > limit, 0, da), where(absolute(v) > limit, 0, dv), dweight


def weighted_swiglu_second_gradient(dda, ddv, ddweight, dy, a, v, weight, limit, bias, alpha):
    """The gradients of dy, a and v, given those of their gradients; and the terms of the weight's"""
    t = at_most(a, limit)
    factor = clamped(v, limit) + bias
    unit = gate_beside_slope(t, alpha)
    slope = gate_derivative(t, alpha)
    ga = where(a > limit, 0, dda)
    gv = where(absolute(v) > limit, 0, ddv)
    unweighted = ga * factor * slope + gv * unit
    ddy = weight * unweighted + ddweight * factor * unit
    curved = ga * factor * swish_second_derivative(t, alpha) + gv * slope
    da = dy * (weight * curved + ddweight * factor * slope)
    dv = dy * (weight * ga * slope + ddweight * unit)
    return ddy, where(a > limit, 0, da), where(absolute(v) > limit, 0, dv), dy * unweighted


FORMULAS: tuple[Formula, ...] = (weighted_swiglu, weighted_swiglu_gradient, weighted_swiglu_second_gradient)
MEANING = "the factor of each row: float32, or float64 for float64"


def weighted_units(units: Iterable[Operator]) -> Iterator[Operator]:
    """For each unit with clamps and its gradients, the operator with a weight for each row after its tensors."""
    for unit in units:
        yield _weighted(unit)


def _weighted(unit: Operator) -> Operator:
    inputs = [p for p in unit.parameters if isinstance(p, Input)]
    outputs = [p for p in unit.parameters if isinstance(p, Output)]
    model = inputs[-1].name if unit.splits else "gate"
    gradients = [p for p in inputs if p.name.startswith("dd")]
    is_gradient = any(p.name == "dy" for p in inputs)
    weights = [Input("weight", "weight", MEANING, dtype=F32)]
    others = [p for p in inputs if p not in gradients]
    if gradients:
        gradients.append(Input("ddweight", "ddweight", "the gradient of the gradient of `weight`", dtype=F32))
        weights.insert(0, gradients[-1])
    result = Output("dweight", "dweight", "the gradient of `weight`", shape=like("weight"), dtype=F32)
    attributes = [p for p in unit.parameters if not isinstance(p, Input | Output)]
    (kernel,) = unit.kernels
    taken: list[str | Operand] = list(kernel.inputs)
    if gradients:
        taken.insert(2, rows("ddweight"))
    written: list[str | Operand] = [*kernel.outputs, *([rows("dweight")] if is_gradient else [])]
    own = [tensor.name for tensor in weights] + ["dweight"] * is_gradient
    dim = unit.splits.name if unit.splits else -1
    weight_checks: list[Check] = [row_weight(name, model, dim) for name in own]
    formula = FORMULAS[is_gradient + bool(gradients)]
    python = _weighted_name(unit.python)
    return replace(
        unit,
        name=capital(python),
        python=python,
        torch=_weighted_name(unit.torch_name),
        summary=f"{unit.summary[:-1]}, times a weight for each row.",
        parameters=(*gradients, *others, weights[-1], *attributes, *outputs, *([result] if is_gradient else [])),
        dtype_checks=(*unit.dtype_checks, *(row_weight_dtype(name, model) for name in own)),
        shape_checks=(*([] if unit.splits else [rank("gate", 1)]), *unit.shape_checks, *weight_checks),
        kernels=(
            replace(
                kernel,
                formula=formula,
                inputs=(*taken, rows("weight")),
                outputs=tuple(written),
                sums=int(is_gradient),
                as_float32=bool(gradients),  # its terms cancel
            ),
        ),
        math=f"{unit.math} · weight",
        gradient=_weighted_name(unit.gradient),
    )


def _weighted_name(name: str) -> str:
    """``clipped_swiglu_pair_backward`` → ``weighted_swiglu_of_two_backward``."""
    return name.replace("clipped", "weighted").replace("pair", "of_two")
