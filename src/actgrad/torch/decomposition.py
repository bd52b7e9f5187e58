# SPDX-License-Identifier: Apache-2.0
"""The operators composed of PyTorch's, for exporters that know only those, such as ONNX's two.

Only the functions have compositions: what is exported is a model, not its training.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

from actgrad.torch.library import BY_NAME, TorchOperator

Function = Callable[..., Tensor]

# Activations that PyTorch lacks, or that has other attributes there.
COMPOSED: dict[str, Function] = {
    "elu": lambda x, alpha, scale, input_scale: torch.where(
        x > 0, scale * x, scale * alpha * torch.expm1(input_scale * x)
    ),
    "fast_gelu": lambda x: x * torch.sigmoid(1.702 * x),
    "shrink": lambda x, lambd, bias: torch.where(x > lambd, x - bias, torch.where(x < -lambd, x + bias, 0.0)),
    "squared_relu": lambda x: functional.relu(x).square(),
    "swish": lambda x, beta: x * torch.sigmoid(beta * x),
}
# Of the gated units: the activation, and whether it is the first half's when nothing says so.
UNITS: dict[str, tuple[Function, bool]] = {"swiglu": (functional.silu, True), "geglu": (functional.gelu, False)}


def composition(operator: TorchOperator) -> Callable[..., Any] | None:
    """The operator as a function of its arguments, in PyTorch's operators; None where there is none."""
    name = operator.name.removesuffix("_pair").removesuffix("_with_gelu")
    if operator.gradients:
        return None
    if name in UNITS:
        return _unit(operator, *UNITS[name])
    activation = COMPOSED.get(name) or getattr(functional, name, None)
    if activation is None:
        return None
    names = [attribute.python for attribute in operator.attributes]

    def composed(*given: Any) -> Tensor:
        x, *attributes = operator.filled(given)
        if name in COMPOSED:
            return activation(x, *attributes)
        result: Tensor = activation(x, **dict(zip(names, attributes, strict=True)))
        return result

    return composed


def _unit(operator: TorchOperator, activation: Function, left: bool) -> Callable[..., Any]:
    names = [attribute.python for attribute in operator.attributes]

    def composed(*given: Any) -> Any:
        arguments = operator.filled(given)
        options = dict(zip(names, arguments[len(operator.tensors) :], strict=True))
        if len(operator.tensors) == 2:
            gate, up = arguments[:2]
        else:
            first, second = arguments[0].chunk(2, options.pop("dim"))
            gate, up = (first, second) if options.pop("activate_left", left) else (second, first)
        activated = activation(gate, **options)
        return activated * up if len(operator.results) == 1 else (activated * up, activated)

    return composed


COMPOSITIONS = {name: composed for name, operator in BY_NAME.items() if (composed := composition(operator)) is not None}


def decompositions() -> dict[Any, Callable[..., Any]]:
    """Returns the compositions by operator, for ``torch.export.ExportedProgram.run_decompositions``."""
    return {BY_NAME[name].default: composed for name, composed in COMPOSITIONS.items()}
