# SPDX-License-Identifier: Apache-2.0
"""SwiGLU and GeGLU of the two halves of one tensor: the unit, its gradient, its second gradient."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from torch import Tensor

from actgrad.torch import checks
from actgrad.torch.checks import APPROXIMATIONS
from actgrad.torch.direct import call
from actgrad.torch.library import TorchOperator


def _half_shape(x: Tensor, dim: int) -> list[int]:
    shape = list(x.shape)
    shape[dim] //= 2
    return shape


def _splits(name: str, x: Tensor, dim: int) -> None:
    checks.floating(name, x)
    checks.splits(name, x, dim)


def _splits_backward(name: str, dy: Tensor, x: Tensor, dim: int, what: str = "dy") -> None:
    _splits(name, x, dim)
    checks.matches(name, dy, what, x, "x")
    checks.has_shape(name, dy, what, _half_shape(x, dim))


# ---- SwiGLU ----


def _check_swiglu_double_backward(ddx: Tensor, dy: Tensor, x: Tensor, dim: int) -> None:
    _splits_backward("swiglu_double_backward", dy, x, dim)
    checks.alike("swiglu_double_backward", ddx, "ddx", x, "x")


def _swiglu_double_backward(backend: Any) -> Callable[..., None]:
    def write(ddx: Tensor, dy: Tensor, x: Tensor, dim: int, ddy: Tensor, dx: Tensor) -> None:
        backend.swiglu_pair_double_backward(*ddx.chunk(2, dim), dy, *x.chunk(2, dim), ddy, *dx.chunk(2, dim))

    return write


SWIGLU = (
    TorchOperator(
        name="swiglu",
        tensors=("x",),
        attributes="int dim=-1",
        results=("out",),
        check=lambda x, dim: _splits("swiglu", x, dim),
        models=lambda x, dim: (_half_shape(x, dim),),
        writer=lambda backend: backend.swiglu,
        gradient=lambda dy, x, dim: (call("swiglu_backward", dy, x, dim),),
    ),
    TorchOperator(
        name="swiglu_backward",
        tensors=("dy", "x"),
        attributes="int dim=-1",
        results=("out",),
        check=lambda dy, x, dim: _splits_backward("swiglu_backward", dy, x, dim),
        models=lambda dy, x, dim: (x,),
        writer=lambda backend: backend.swiglu_backward,
        gradient=lambda ddx, dy, x, dim: call("swiglu_double_backward", ddx, dy, x, dim),
    ),
    TorchOperator(
        name="swiglu_double_backward",
        tensors=("ddx", "dy", "x"),
        attributes="int dim=-1",
        results=("ddy", "dx"),
        check=_check_swiglu_double_backward,
        models=lambda ddx, dy, x, dim: (_half_shape(x, dim), x),
        writer=_swiglu_double_backward,
        gradient=None,
    ),
)


# ---- GeGLU ----

GEGLU_ATTRIBUTES = 'int dim=-1, str approximate="none", bool activate_left=False'


def _gate_and_up(x: Tensor, dim: int, activate_left: bool) -> tuple[Tensor, Tensor]:
    left, right = x.chunk(2, dim)
    return (left, right) if activate_left else (right, left)


def _check_geglu(name: str) -> Callable[..., None]:
    def check(x: Tensor, dim: int, approximate: str, activate_left: bool) -> None:
        _splits(name, x, dim)
        checks.approximation(name, approximate)

    return check


def _check_geglu_backward(
    dy: Tensor, x: Tensor, gelu: Tensor | None, dim: int, approximate: str, activate_left: bool
) -> None:
    _splits_backward("geglu_backward", dy, x, dim)
    checks.approximation("geglu_backward", approximate)
    if gelu is not None:
        checks.alike("geglu_backward", gelu, "gelu", dy, "dy")


def _check_geglu_double_backward(
    ddx: Tensor, dy: Tensor, x: Tensor, dim: int, approximate: str, activate_left: bool
) -> None:
    _splits_backward("geglu_double_backward", dy, x, dim)
    checks.alike("geglu_double_backward", ddx, "ddx", x, "x")
    checks.approximation("geglu_double_backward", approximate)


def _geglu(backend: Any) -> Callable[..., None]:
    def write(x: Tensor, dim: int, approximate: str, activate_left: bool, out: Tensor) -> None:
        backend.geglu_pair(*_gate_and_up(x, dim, activate_left), APPROXIMATIONS[approximate], out)

    return write


def _geglu_with_gelu(backend: Any) -> Callable[..., None]:
    def write(x: Tensor, dim: int, approximate: str, activate_left: bool, out: Tensor, gelu: Tensor) -> None:
        backend.geglu(x, dim, APPROXIMATIONS[approximate], activate_left, out, gelu)

    return write


def _geglu_backward(backend: Any) -> Callable[..., None]:
    def write(
        dy: Tensor,
        x: Tensor,
        gelu: Tensor | None,
        dim: int,
        approximate: str,
        activate_left: bool,
        out: Tensor,
    ) -> None:
        backend.geglu_backward(dy, x, gelu, dim, APPROXIMATIONS[approximate], activate_left, out)

    return write


def _geglu_double_backward(backend: Any) -> Callable[..., None]:
    def write(
        ddx: Tensor,
        dy: Tensor,
        x: Tensor,
        dim: int,
        approximate: str,
        activate_left: bool,
        ddy: Tensor,
        dx: Tensor,
    ) -> None:
        backend.geglu_pair_double_backward(
            *_gate_and_up(ddx, dim, activate_left),
            dy,
            *_gate_and_up(x, dim, activate_left),
            APPROXIMATIONS[approximate],
            ddy,
            *_gate_and_up(dx, dim, activate_left),
        )

    return write


GEGLU = (
    TorchOperator(
        name="geglu",
        tensors=("x",),
        attributes=GEGLU_ATTRIBUTES,
        results=("out",),
        check=_check_geglu("geglu"),
        models=lambda x, dim, *_: (_half_shape(x, dim),),
        writer=_geglu,
        gradient=lambda dy, x, *attributes: (call("geglu_backward", dy, x, None, *attributes),),
    ),
    TorchOperator(
        name="geglu_with_gelu",
        tensors=("x",),
        attributes=GEGLU_ATTRIBUTES,
        results=("out", "gelu"),
        check=_check_geglu("geglu_with_gelu"),
        models=lambda x, dim, *_: (_half_shape(x, dim), _half_shape(x, dim)),
        writer=_geglu_with_gelu,
        gradient=lambda dy, gelu, x, *attributes: (call("geglu_backward", dy, x, gelu, *attributes),),
    ),
    TorchOperator(
        name="geglu_backward",
        tensors=("dy", "x", "gelu"),
        attributes=GEGLU_ATTRIBUTES,
        results=("out",),
        check=_check_geglu_backward,
        models=lambda dy, x, *_: (x,),
        writer=_geglu_backward,
        gradient=lambda ddx, dy, x, gelu, *attributes: (*call("geglu_double_backward", ddx, dy, x, *attributes), None),
    ),
    TorchOperator(
        name="geglu_double_backward",
        tensors=("ddx", "dy", "x"),
        attributes=GEGLU_ATTRIBUTES,
        results=("ddy", "dx"),
        check=_check_geglu_double_backward,
        models=lambda ddx, dy, x, dim, *_: (_half_shape(x, dim), x),
        writer=_geglu_double_backward,
        gradient=None,
    ),
)
