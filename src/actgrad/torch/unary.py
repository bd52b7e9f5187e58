# SPDX-License-Identifier: Apache-2.0
"""SiLU and Hardswish: the activation, its gradient, its second gradient."""

from __future__ import annotations

from torch import Tensor

from actgrad.torch import checks
from actgrad.torch.direct import call
from actgrad.torch.library import TorchOperator


def unary(name: str, backward_name: str) -> tuple[TorchOperator, ...]:
    """The three operators of an activation; ``backward_name`` is what a backend calls the gradient."""
    backward, double_backward = f"{name}_backward", f"{name}_double_backward"

    def check(x: Tensor) -> None:
        checks.floating(name, x)

    def check_backward(dy: Tensor, x: Tensor) -> None:
        checks.floating(backward, x)
        checks.alike(backward, dy, "dy", x, "x")

    def check_double_backward(ddx: Tensor, dy: Tensor, x: Tensor) -> None:
        checks.floating(double_backward, x)
        checks.alike(double_backward, ddx, "ddx", x, "x")
        checks.alike(double_backward, dy, "dy", x, "x")

    return (
        TorchOperator(
            name=name,
            tensors=("x",),
            attributes="",
            results=("out",),
            check=check,
            models=lambda x: (x,),
            writer=lambda backend: getattr(backend, name),
            gradient=lambda dy, x: (call(backward, dy, x),),
        ),
        TorchOperator(
            name=backward,
            tensors=("dy", "x"),
            attributes="",
            results=("out",),
            check=check_backward,
            models=lambda dy, x: (x,),
            writer=lambda backend: getattr(backend, backward_name),
            gradient=lambda ddx, dy, x: call(double_backward, ddx, dy, x),
        ),
        TorchOperator(
            name=double_backward,
            tensors=("ddx", "dy", "x"),
            attributes="",
            results=("ddy", "dx"),
            check=check_double_backward,
            models=lambda ddx, dy, x: (dy, x),
            writer=lambda backend: getattr(backend, double_backward),
            gradient=None,
        ),
    )


SILU = unary("silu", "silu_backward")
HARDSWISH = unary("hardswish", "hardswish_backward_v2")  # the open form, which is PyTorch's
