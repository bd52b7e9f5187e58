# SPDX-License-Identifier: Apache-2.0
"""Decompositions of the operators into PyTorch's, for exporters that support only those, such as ONNX's two.

Gradients have none: exported models are for inference.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

from actgrad.torch.torch_operator import BY_NAME, TorchOperator, halves_of

Function = Callable[..., Tensor]


def _add_relu(x: Tensor, other: Tensor, alpha: float) -> Tensor:
    if x.is_floating_point():
        return functional.relu(torch.add(x, other, alpha=1.0 if alpha != alpha else alpha))
    return functional.relu(torch.add(x.long(), other.long(), alpha=1 if alpha != alpha else int(alpha))).to(x.dtype)


# Functions that PyTorch lacks, or that torch.nn.functional lacks or has with other arguments.
COMPOSED: dict[str, Function] = {
    "add_relu": _add_relu,
    "elu": lambda x, alpha, scale, input_scale: torch.where(
        x > 0, scale * x, scale * alpha * torch.expm1(input_scale * x)
    ),
    "erfinv": lambda x: torch.erfinv(x),
    "fast_gelu": lambda x: x * torch.sigmoid(1.702 * x),
    "heaviside": lambda x, values: torch.where(x == 0, values, (x > 0).to(x.dtype)),
    "prelu": lambda x, weight: functional.prelu(x, weight.reshape(-1)),
    "shrink": lambda x, lambd, bias: torch.where(x.abs() <= lambd, 0.0, torch.where(x > 0, x - bias, x + bias)),
    "squared_relu": lambda x: functional.relu(x).square(),
    "swish": lambda x, beta: x * torch.sigmoid(beta * x),
}


def _bounded(x: Tensor, limit: float) -> Tensor:
    return limit * torch.tanh(x / limit)


def _situ_glu(gate: Tensor, up: Tensor, beta: float, linear_beta: float) -> Tensor:
    return _bounded(gate, beta) * torch.sigmoid(gate) * (_bounded(up, linear_beta) if linear_beta > 0 else up)


def _clipped_swiglu(gate: Tensor, up: Tensor, alpha: float, limit: float, bias: float) -> Tensor:
    gate = gate.clamp(max=limit)
    return gate * torch.sigmoid(alpha * gate) * (up.clamp(-limit, limit) + bias)


# Gated units: the activation, and whether it applies to the first half by default.
UNITS: dict[str, tuple[Function, bool]] = {
    "fatrelu_mul": (lambda a, threshold: torch.where(a <= threshold.reshape(()), 0.0, a), True),
    "geglu": (functional.gelu, False),
    "gelu_mul": (functional.gelu, True),
    "glu": (torch.sigmoid, False),
    "swiglu": (functional.silu, True),
}
# Units that transform both halves.
OF_BOTH: dict[str, Function] = {"clipped_swiglu": _clipped_swiglu, "situ_glu": _situ_glu}


def composition(operator: TorchOperator) -> Callable[..., Any] | None:
    """The operator's decomposition, as a function of its arguments; None if it has none."""
    name = operator.name.removesuffix("_pair").removesuffix("_of_two").removesuffix("_with_gelu")
    name = name.replace("weighted", "clipped")
    if operator.gradients:
        return None
    if name in UNITS or name in OF_BOTH:
        return _unit(operator, name)
    if name in COMPOSED:
        return lambda *given: COMPOSED[name](*operator.filled(given))
    activation = getattr(functional, name, None)
    if activation is None:
        return None
    names = [attribute.python for attribute in operator.attributes]

    def composed(*given: Any) -> Tensor:
        x, *attributes = operator.filled(given)
        result: Tensor = activation(x, **dict(zip(names, attributes, strict=True)))
        return result

    return composed


def _times_rows(result: Tensor, weight: Tensor) -> Tensor:
    behind = [1] * (result.dim() - weight.dim())
    return (result * weight.reshape(*weight.shape, *behind)).to(result.dtype)


def _unit(operator: TorchOperator, name: str) -> Callable[..., Any]:
    names = [*operator.tensors, *(attribute.python for attribute in operator.attributes)]
    activation, left = UNITS.get(name, (None, True))

    def composed(*given: Any) -> Any:
        options = dict(zip(names, operator.filled(given), strict=True))
        if operator.split is None:
            gate, up = options.pop("gate"), options.pop("up")
        else:
            first, second = halves_of(options.pop("x"), options.pop("dim"), options.pop("interleaved", False))
            gate, up = (first, second) if options.pop("activate_left", left) else (second, first)
        weight = options.pop("weight", None)
        if activation is None:
            result = OF_BOTH[name](gate, up, **options)
            return result if weight is None else _times_rows(result, weight)
        activated = activation(gate, **options)
        return activated * up if len(operator.results) == 1 else (activated * up, activated)

    return composed


COMPOSITIONS = {name: composed for name, operator in BY_NAME.items() if (composed := composition(operator)) is not None}


def decompositions() -> dict[Any, Callable[..., Any]]:
    """What each operator of ``torch.ops.actgrad`` is in PyTorch's operators, for a program that is exported already.

    Returns:
        the compositions by operator, as ``torch.export.ExportedProgram.run_decompositions`` takes them.

    Examples:
        >>> torch.ops.actgrad.silu.default in actgrad.torch.decompositions()
        True
    """
    return {BY_NAME[name].default: composed for name, composed in COMPOSITIONS.items()}
