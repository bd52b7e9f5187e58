# SPDX-License-Identifier: Apache-2.0
"""SwiGLU with clamps for PyTorch: of one tensor, either half activated, or of two tensors; and its derivatives."""

from __future__ import annotations

from collections.abc import Iterator

from actgrad.arithmetic.activation import Formula
from actgrad.operators.contract import (
    Flag,
    Input,
    Int,
    Kernel,
    Operand,
    Operator,
    Output,
    Scalar,
    above_zero,
    activated,
    dim_in_range,
    even_size,
    half_of,
    halved,
    like,
    merged_if_interleaved,
    plain,
    rank,
    same_dtype,
    same_shape,
)
from actgrad.operators.documented.clipped_swiglu import (
    clipped_swiglu,
    clipped_swiglu_gradient,
    clipped_swiglu_second_gradient,
)
from actgrad.operators.internal.elementwise import capital, renamed

SCALARS = ("limit", "bias", "alpha")
ACTIVATE_LEFT = Flag(
    "activate_left", "activate_left", "whether the left half (or the even elements) is activated", default=True
)
MATH = "a' = min(a, limit)\nv' = clamp(v, −limit, limit)\nout = a' · σ(alpha · a') · (v' + bias)"
FORMULAS: tuple[Formula, ...] = (clipped_swiglu, clipped_swiglu_gradient, clipped_swiglu_second_gradient)
MEANINGS = {
    "x": "the input: its two halves",
    "gate": "the activated input",
    "up": "the other input",
}


def clipped_units(forward: Operator) -> Iterator[Operator]:
    """The further operators that autograd needs; none for the gradient and for other forms."""
    if not forward.gradient:
        return
    yield _of_halves(forward, "clipped_swiglu", ("x",), "backward")
    yield _of_halves(forward, "clipped_swiglu_backward", ("dy", "x"), "double_backward")
    yield _of_halves(forward, "clipped_swiglu_double_backward", ("ddx", "dy", "x"), "")
    yield _of_two(forward, "clipped_swiglu_pair", ("gate", "up"), {"out": "gate"}, "backward")
    yield _of_two(
        forward,
        "clipped_swiglu_pair_backward",
        ("dy", "gate", "up"),
        {"dgate": "gate", "dup": "up"},
        "double_backward",
    )
    yield _of_two(
        forward,
        "clipped_swiglu_pair_double_backward",
        ("ddgate", "ddup", "dy", "gate", "up"),
        {"ddy": "dy", "dgate": "gate", "dup": "up"},
        "",
    )


def _clamp(forward: Operator) -> tuple[Scalar, ...]:
    return tuple(p for p in forward.parameters if isinstance(p, Scalar))


def _operands(tensor: str) -> tuple[Operand, Operand]:
    return activated(tensor, ACTIVATE_LEFT.name), plain(tensor, ACTIVATE_LEFT.name)


def _meaning(tensor: str) -> str:
    return MEANINGS.get(tensor, f"the gradient of `{tensor[1:]}`")


def _of_halves(forward: Operator, torch: str, tensors: tuple[str, ...], derivative: str) -> Operator:
    """The unit, its gradient or its second gradient, by the number of tensors."""
    interleaved = forward.interleaves
    assert interleaved is not None
    outputs = {
        1: (Output("out", "out", "the result for `x`", shape=half_of("x")),),
        2: (Output("dx", "dx", "the gradient of `x`", shape=like("x")),),
        3: (
            Output("ddy", "ddy", "the gradient of `dy`", shape=half_of("x")),
            Output("dx", "dx", "the gradient of `x`", shape=like("x")),
        ),
    }[len(tensors)]
    whole = tuple(name for name in (*tensors, *(output.name for output in outputs)) if name not in ("dy", "out", "ddy"))
    halves = tuple(name for name in (*tensors, *(output.name for output in outputs)) if name not in whole)
    inputs = [operand for name in tensors for operand in (_operands(name) if name in whole else (name,))]
    results = [o for output in outputs for o in (_operands(output.name) if output.name in whole else (output.name,))]
    formula = FORMULAS[len(tensors) - 1]
    return Operator(
        name=capital(torch.replace("clipped", "halves_clipped")),
        python=torch.replace("clipped", "halves_clipped"),
        torch=torch,
        header="",
        summary="SwiGLU of clamped halves, with either half activated" + "; its gradient" * (len(tensors) - 1) + ".",
        source=forward.source,
        parameters=(
            *(Input(name, name, _meaning(name)) for name in tensors),
            Int("dim", "dim", "the dimension along which tensors are split", default=-1, splits=whole),
            *map(renamed, (*_clamp(forward), interleaved)),
            ACTIVATE_LEFT,
            *outputs,
        ),
        support=forward.support,
        dtype_checks=(same_dtype(*tensors, *(output.name for output in outputs)),),
        shape_checks=(
            *(rank("x", 1), dim_in_range("dim", "x"), even_size("x")),
            *(same_shape(name, "x") for name in whole if name != "x"),
            *(check for name in halves for check in halved(name, "x")),
            above_zero("limit", "x"),
            *(merged_if_interleaved(name) for name in (*whole, *halves)),
        ),
        kernels=(Kernel(formula, tuple(inputs), tuple(results), scalars=SCALARS),),
        math=MATH,
        gradient=f"clipped_swiglu_{derivative}" if derivative else "",
    )


def _of_two(
    forward: Operator, python: str, tensors: tuple[str, ...], results: dict[str, str], derivative: str
) -> Operator:
    """The same for two tensors of one shape."""
    formula = FORMULAS[len(results) - 1]
    return Operator(
        name=capital(python),
        python=python,
        header="",
        summary=f"{forward.name} of two tensors.",
        source=forward.source,
        parameters=(
            *(Input(name, name, _meaning(name)) for name in tensors),
            *map(renamed, _clamp(forward)),
            *(Output(name, name, f"like `{model}`", shape=like(model)) for name, model in results.items()),
        ),
        support=forward.support,
        dtype_checks=(same_dtype(*tensors, *results),),
        shape_checks=(
            *(same_shape(name, "gate") for name in (*tensors, *results) if name != "gate"),
            above_zero("limit", "gate"),
        ),
        kernels=(Kernel(formula, tensors, tuple(results), scalars=SCALARS),),
        math=MATH,
        gradient=f"clipped_swiglu_pair_{derivative}" if derivative else "",
    )
