# SPDX-License-Identifier: Apache-2.0
"""The operators as tests call them: what each takes and gives, and what is true of it. A new operator is one entry."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import definitions as true
from mpmath import mpf

import actgrad

Array = Any
Shape = tuple[int, ...]


@dataclass(frozen=True)
class Case:
    """One operator with one choice of its attributes.

    Attributes:
        name: for the test's identifier.
        function: the function of ``actgrad``.
        inputs: the names of its arrays, in order; ``x`` gives the shape.
        outputs: the names of its results.
        exact: the results of one element at 50 digits from its arguments. Where ``x`` is split, each argument or result
            of x's whole shape counts as two, the left half's and the right half's.
        halves: the arrays that have half of x's size along the split dimension.
        options: the attributes.
    """

    name: str
    function: Callable[..., Any]
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    exact: Callable[..., tuple[mpf, ...]]
    halves: frozenset[str] = frozenset()
    options: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.name

    @property
    def splits(self) -> bool:
        return bool(self.halves)

    @property
    def activates_left(self) -> bool:
        """Which half is activated; SwiGLU's is always the left one."""
        return bool(self.options.get("activate_left", True))

    def shape_of(self, array: str, x_shape: Shape, dim: int) -> Shape:
        """The shape of one of the arrays when x has ``x_shape`` and is split along ``dim``."""
        shape = list(x_shape)
        if array in self.halves:
            shape[dim] //= 2
        return tuple(shape)

    def __call__(self, arrays: Sequence[Array], dim: int = -1, out: Sequence[Array] | None = None) -> tuple[Array, ...]:
        """Calls the function and returns its results as a tuple."""
        options = dict(self.options, dim=dim) if self.splits else self.options
        if out is not None:
            given = tuple(out) if len(out) > 1 else out[0]
            result = self.function(*arrays, **options, out=given)
            assert result is given
        else:
            result = self.function(*arrays, **options)
        return result if isinstance(result, tuple) else (result,)


def geglu_exact(form: str, left_activated: bool) -> Callable[..., tuple[mpf, ...]]:
    gelu = true.gelu if form == "none" else true.gelu_tanh

    def exact(left: mpf, right: mpf) -> tuple[mpf, ...]:
        a, v = (left, right) if left_activated else (right, left)
        return v * gelu(a), gelu(a)

    return exact


def geglu_gradient_exact(form: str, left_activated: bool) -> Callable[..., tuple[mpf, ...]]:
    gelu = true.gelu if form == "none" else true.gelu_tanh
    slope = true.gelu_derivative if form == "none" else true.gelu_tanh_derivative

    def exact(dy: mpf, left: mpf, right: mpf, passed: mpf | None = None) -> tuple[mpf, ...]:
        a, v = (left, right) if left_activated else (right, left)
        dv = dy * (gelu(a) if passed is None else passed)
        da = dy * v * slope(a)
        return (da, dv) if left_activated else (dv, da)

    return exact


GEGLU_ATTRIBUTES = [
    (form, left, f"{form}-{'left' if left else 'right'}") for form in ("none", "tanh") for left in (False, True)
]

CASES = [
    Case("silu", actgrad.silu, ("x",), ("out",), lambda x: (true.silu(x),)),
    Case("hardswish", actgrad.hardswish, ("x",), ("out",), lambda x: (true.hardswish(x),)),
    Case(
        "swiglu",
        actgrad.swiglu,
        ("x",),
        ("out",),
        lambda a, b: (true.silu(a) * b,),
        halves=frozenset({"out"}),
    ),
    *(
        Case(
            f"geglu-{name}",
            actgrad.geglu,
            ("x",),
            ("out", "gelu"),
            geglu_exact(form, left),
            halves=frozenset({"out", "gelu"}),
            options={"approximate": form, "activate_left": left},
        )
        for form, left, name in GEGLU_ATTRIBUTES
    ),
    Case(
        "silu_backward",
        actgrad.silu_backward,
        ("dy", "x"),
        ("dx",),
        lambda dy, x: (dy * true.silu_derivative(x),),
    ),
    Case(
        "hardswish_backward",
        actgrad.hardswish_backward,
        ("dy", "x"),
        ("dx",),
        lambda dy, x: (dy * true.hardswish_derivative_closed(x),),
    ),
    Case(
        "hardswish_backward_v2",
        actgrad.hardswish_backward_v2,
        ("dy", "x"),
        ("dx",),
        lambda dy, x: (dy * true.hardswish_derivative_open(x),),
    ),
    Case(
        "swiglu_backward",
        actgrad.swiglu_backward,
        ("dy", "x"),
        ("dx",),
        lambda dy, a, b: (dy * b * true.silu_derivative(a), dy * true.silu(a)),
        halves=frozenset({"dy"}),
    ),
    *(
        Case(
            f"geglu_backward-{name}",
            actgrad.geglu_backward,
            ("dy", "x", "gelu"),
            ("dx",),
            geglu_gradient_exact(form, left),
            halves=frozenset({"dy", "gelu"}),
            options={"approximate": form, "activate_left": left},
        )
        for form, left, name in GEGLU_ATTRIBUTES
    ),
    *(
        Case(
            f"geglu_backward-recomputed-{name}",
            actgrad.geglu_backward,
            ("dy", "x"),
            ("dx",),
            geglu_gradient_exact(form, left),
            halves=frozenset({"dy"}),
            options={"approximate": form, "activate_left": left},
        )
        for form, left, name in GEGLU_ATTRIBUTES
    ),
]
