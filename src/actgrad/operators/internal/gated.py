# SPDX-License-Identifier: Apache-2.0
"""Operators derived from a gated unit f(a)·v of the halves of one tensor: the unit of two tensors, and gradients."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from dataclasses import replace
from enum import IntEnum

from actgrad.arithmetic.activation import Formula
from actgrad.operators.contract import (
    Check,
    Flag,
    Input,
    Int,
    Kernel,
    Operand,
    Operator,
    Output,
    Parameter,
    dim_in_range,
    even_size,
    half_of,
    halved,
    like,
    one_element,
    rank,
    same_dtype,
    same_shape,
)
from actgrad.operators.formulas import gated, gated_gradient_formula, gated_second_gradient_formula
from actgrad.operators.internal.elementwise import (
    activation_of,
    attributes_of,
    capital,
    choice_of,
    renamed,
    scalars_of,
)

GATE_MEANINGS = {"gate": "the activated input", "up": "the other input"}


def gated_units(forward: Operator, declared: Container[str]) -> Iterator[Operator]:
    """The further operators that autograd needs for a documented gated unit; none for gradients and older forms.

    ``declared``: the names in torch.ops.actgrad of the documented operators.
    """
    if not forward.gradient or forward.takes_gradient:
        return
    stem = forward.gradient.removesuffix("_backward")
    if forward.torch_name != stem:
        yield _alone(forward, stem)
    if forward.gradient not in declared:
        yield _gradient(forward, stem)
    yield _second_gradient(forward, stem)
    if not _singles(forward):
        yield from _pair(forward, stem)


def _operands(forward: Operator, tensor: str) -> tuple[Operand, Operand]:
    """The activated half of ``tensor`` and the other one, as in the unit's own kernel."""
    inputs = forward.kernels[0].inputs
    halves = [operand for operand in inputs if isinstance(operand, Operand)]
    if not len(halves) == len(inputs) == 2:
        raise ValueError(f"{forward.name}: the inputs of a gated unit are two halves, the activated one first")
    a, v = halves
    python = {parameter.name: parameter.python for parameter in forward.parameters}

    def half_of_tensor(operand: Operand) -> Operand:
        return Operand(tensor, operand.part.replace(operand.flag, python.get(operand.flag, "")))

    return half_of_tensor(a), half_of_tensor(v)


def _split(*tensors: str) -> Int:
    return Int("dim", "dim", "the dimension along which tensors are split", default=-1, splits=tensors)


def _singles(forward: Operator) -> tuple[Parameter, ...]:
    """The tensors of one element."""
    return tuple(renamed(p) for p in forward.parameters if isinstance(p, Input) and p.single)


def _single_names(forward: Operator) -> tuple[str, ...]:
    return tuple(parameter.name for parameter in _singles(forward))


def _word_checks(forward: Operator) -> tuple[Check, ...]:
    """The checks of attributes that choose a kernel, which are the same for every form of a unit."""
    names = {name for kernel in forward.kernels for name in kernel.when}
    python = {parameter.name: parameter.python for parameter in forward.parameters}
    return tuple(
        replace(
            check,
            arguments=tuple(python[str(argument)] for argument in check.arguments),
            sentence=re.sub(r"`(\w+)`", lambda match: f"`{python.get(match[1], match[1])}`", check.sentence),
        )
        for check in forward.shape_checks
        if set(check.arguments) <= names
    )


def _half_checks(forward: Operator, whole: tuple[str, ...], half: tuple[str, ...]) -> tuple[Check, ...]:
    """The checks of a unit of ``x``: the other tensors have its shape, or that with the size of ``dim`` halved."""
    return (
        rank("x", 1),
        *map(one_element, _single_names(forward)),
        dim_in_range("dim", "x"),
        even_size("x"),
        *(same_shape(tensor, "x") for tensor in whole),
        *halved(half[0], "x"),
        *(same_shape(tensor, half[0]) for tensor in half[1:]),
        *_word_checks(forward),
    )


class Order(IntEnum):
    """Which formula of a unit: forward, gradient or second gradient."""

    VALUE = 0
    GRADIENT = 1
    SECOND_GRADIENT = 2


def _formula(kernel: Kernel, order: Order) -> Formula:
    if kernel.derivatives:
        return (kernel.formula, *kernel.derivatives)[order]
    of = activation_of(kernel)
    return (gated, gated_gradient_formula(of), gated_second_gradient_formula(of))[order]


def _kernels(
    forward: Operator, order: Order, inputs: tuple[str | Operand, ...], outputs: tuple[str | Operand, ...]
) -> tuple[Kernel, ...]:
    return tuple(
        Kernel(
            _formula(kernel, order),
            inputs,
            outputs,
            scalars=scalars_of(forward, kernel),
            when=choice_of(forward, kernel),
            of=kernel.of,
        )
        for kernel in forward.kernels
    )


def _alone(forward: Operator, stem: str) -> Operator:
    """The unit without the activation as a second result."""
    first, second = _operands(forward, "x")
    return Operator(
        name=capital(stem) + "Alone",
        python=f"{stem}_alone",
        torch=stem,
        header="",
        summary=f"{forward.name} without its second result.",
        source=forward.source,
        parameters=(
            Input("x", "x", "the input: its two halves along `dim`"),
            _split("x"),
            *[attribute for attribute in attributes_of(forward) if not isinstance(attribute, Int)],
            Output("out", "out", "the result for `x`", shape=half_of("x")),
        ),
        support=forward.support,
        dtype_checks=(same_dtype("x", "out"),),
        shape_checks=_half_checks(forward, (), ("out",)),
        kernels=_kernels(forward, Order.VALUE, (first, second), ("out",)),
        math="out = f(a) · v",
        gradient=forward.gradient,
    )


def _gradient(forward: Operator, stem: str) -> Operator:
    """The gradient, if the documents lack it."""
    return Operator(
        name=capital(stem) + "Backward",
        python=forward.gradient,
        header="",
        summary=f"The gradient of {forward.name}.",
        source=f"the derivative of {forward.aclnn}",
        parameters=(
            Input("dy", "dy", "the gradient of the output"),
            Input("x", "x", "the input: its two halves along `dim`"),
            *_singles(forward),
            _split("x", "out"),
            *[attribute for attribute in attributes_of(forward) if not isinstance(attribute, Int)],
            Output("out", "out", "the gradient of `x`", shape=like("x")),
        ),
        support=forward.support,
        dtype_checks=(same_dtype("dy", "x", *_single_names(forward), "out"),),
        shape_checks=_half_checks(forward, ("out",), ("dy",)),
        kernels=_kernels(forward, Order.GRADIENT, ("dy", *_operands(forward, "x")), _operands(forward, "out")),
        math="d(a) = dy · v · f'(a)\nd(v) = dy · f(a)",
        gradient=f"{stem}_double_backward",
    )


def _second_gradient(forward: Operator, stem: str) -> Operator:
    ddx, x, dx = (_operands(forward, tensor) for tensor in ("ddx", "x", "dx"))
    return Operator(
        name=capital(stem) + "DoubleBackward",
        python=f"{stem}_double_backward",
        header="",
        summary=f"The gradient of {forward.name}'s gradient.",
        source=f"the derivative of {forward.aclnn}'s gradient",
        parameters=(
            Input("ddx", "ddx", "the gradient of the gradient of `x`"),
            Input("dy", "dy", "the gradient of the output"),
            Input("x", "x", "the input: its two halves along `dim`"),
            *_singles(forward),
            _split("ddx", "x", "dx"),
            *[attribute for attribute in attributes_of(forward) if not isinstance(attribute, Int)],
            Output("ddy", "ddy", "the gradient of `dy`", shape=half_of("x")),
            Output("dx", "dx", "the gradient of `x`", shape=like("x")),
        ),
        support=forward.support,
        dtype_checks=(same_dtype("ddx", "dy", "x", *_single_names(forward), "ddy", "dx"),),
        shape_checks=_half_checks(forward, ("ddx", "dx"), ("dy", "ddy")),
        kernels=_kernels(forward, Order.SECOND_GRADIENT, (*ddx, "dy", *x), ("ddy", *dx)),
        math="ddy = dda · v · f'(a) + ddv · f(a)\nda = dy · (dda · v · f''(a) + ddv · f'(a))\ndv = dy · dda · f'(a)",
    )


def _pair(forward: Operator, stem: str) -> Iterator[Operator]:
    """The unit of two tensors, its gradient, its second gradient."""
    attributes = [attribute for attribute in attributes_of(forward) if not isinstance(attribute, Int | Flag)]
    yield _of_two(
        forward,
        f"{stem}_pair",
        Order.VALUE,
        tensors=("gate", "up"),
        attributes=attributes,
        results=(("out", "gate"),),
        gradient=f"{stem}_pair_backward",
        math="out = f(gate) · up",
    )
    yield _of_two(
        forward,
        f"{stem}_pair_backward",
        Order.GRADIENT,
        tensors=("dy", "gate", "up"),
        attributes=attributes,
        results=(("dgate", "gate"), ("dup", "up")),
        gradient=f"{stem}_pair_double_backward",
        math="dgate = dy · up · f'(gate)\ndup = dy · f(gate)",
    )
    yield _of_two(
        forward,
        f"{stem}_pair_double_backward",
        Order.SECOND_GRADIENT,
        tensors=("ddgate", "ddup", "dy", "gate", "up"),
        attributes=attributes,
        results=(("ddy", "dy"), ("dgate", "gate"), ("dup", "up")),
        gradient="",
        math="ddy = ddgate · up · f'(gate) + ddup · f(gate)\n"
        "dgate = dy · (ddgate · up · f''(gate) + ddup · f'(gate))\n"
        "dup = dy · ddgate · f'(gate)",
    )


def _of_two(
    forward: Operator,
    python: str,
    order: Order,
    tensors: tuple[str, ...],
    attributes: list[Parameter],
    results: tuple[tuple[str, str], ...],
    gradient: str,
    math: str,
) -> Operator:
    """An operator over tensors of one shape, that of ``gate``. Each result is like one of the tensors."""
    names = [name for name, _ in results]
    return Operator(
        name=capital(python),
        python=python,
        header="",
        summary=f"{forward.name} of two tensors: {math.splitlines()[0]}.",
        source=f"{forward.aclnn}, of two tensors",
        parameters=(
            *[Input(name, name, GATE_MEANINGS.get(name, f"the gradient of `{name[1:]}`")) for name in tensors],
            *attributes,
            *[Output(name, name, f"like `{model}`", shape=like(model)) for name, model in results],
        ),
        support=forward.support,
        dtype_checks=(same_dtype(*tensors, *names),),
        shape_checks=(
            *[same_shape(name, "gate") for name in (*tensors, *names) if name != "gate"],
            *_word_checks(forward),
        ),
        kernels=_kernels(forward, order, tensors, tuple(names)),
        math=math,
        gradient=gradient,
    )
