# SPDX-License-Identifier: Apache-2.0
"""SwiGLU and GeGLU of two tensors: the unit, its gradient, its second gradient."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from torch import Tensor

from actgrad.torch import checks
from actgrad.torch.direct import call
from actgrad.torch.library import TorchOperator


def pair(name: str, attributes: str = "") -> tuple[TorchOperator, ...]:
    """The three operators of a gated unit; ``attributes`` is empty or that of GELU's form."""
    before = {"": (), "_backward": ("dy",), "_double_backward": ("ddgate", "ddup", "dy")}
    results = {"": ("out",), "_backward": ("dgate", "dup"), "_double_backward": ("ddy", "dgate", "dup")}
    gradient_of = {"": "_backward", "_backward": "_double_backward"}

    def operator(suffix: str) -> TorchOperator:
        own = name + suffix
        tensors = (*before[suffix], "gate", "up")
        gate = len(tensors) - 2

        def check(*arguments: Any) -> None:
            checks.floating(own, arguments[gate], "gate")
            for i, what in enumerate(tensors):
                if i != gate:
                    checks.alike(own, arguments[i], what, arguments[gate], "gate")
            if attributes:
                checks.approximation(own, arguments[-1])

        def models(*arguments: Any) -> tuple[Tensor, ...]:
            return tuple([arguments[gate] if result != "dup" else arguments[gate + 1] for result in results[suffix]])

        def writer(backend: Any) -> Callable[..., None]:
            run = getattr(backend, own)

            def write(*arguments: Any) -> None:
                run(*[checks.APPROXIMATIONS[a] if isinstance(a, str) else a for a in arguments])

            return write if attributes else run

        def gradient(*arguments: Any) -> tuple[Tensor, ...]:
            return call(name + gradient_of[suffix], *arguments)

        return TorchOperator(
            name=own,
            tensors=tensors,
            attributes=attributes,
            results=results[suffix],
            check=check,
            models=models,
            writer=writer,
            gradient=gradient if suffix in gradient_of else None,
        )

    return tuple(operator(suffix) for suffix in before)


SWIGLU_PAIR = pair("swiglu_pair")
GEGLU_PAIR = pair("geglu_pair", 'str approximate="none"')
