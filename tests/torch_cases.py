# SPDX-License-Identifier: Apache-2.0
"""Arguments for every operator of torch.ops.actgrad, and their definitions in PyTorch's own operators."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

from actgrad.torch.library import TorchOperator
from actgrad.torch.operators import OPERATORS

BY_NAME = {operator.name: operator for operator in OPERATORS}
FIRST_ORDER = ("silu", "hardswish", "swiglu", "geglu", "swiglu_pair", "geglu_pair")

ATTRIBUTES: dict[str, list[tuple[Any, ...]]] = {
    "swiglu": [(-1,), (0,)],
    "geglu": [(dim, form, left) for dim in (-1, 0) for form in ("none", "tanh") for left in (False, True)],
    "geglu_pair": [("none",), ("tanh",)],
}


def family(name: str) -> str:
    """The operator whose value, gradient or second gradient ``name`` is."""
    return name.removesuffix("_with_gelu").removesuffix("_backward").removesuffix("_double")


CASES = [(op.name, attributes) for op in OPERATORS for attributes in ATTRIBUTES.get(family(op.name), [()])]


def tensors_for(operator: TorchOperator, attributes: tuple[Any, ...], **options: Any) -> list[Tensor | None]:
    """Normal random tensors: 6×4, halved where the operator halves; the optional ``gelu`` is left out."""
    half = [6, 4]
    if operator.splits:
        half[attributes[0]] //= 2
    shapes = {"dy": half, "gelu": None}
    tensors = []
    for name in operator.tensors:
        shape = shapes.get(name, [6, 4])
        tensors.append(None if shape is None else torch.randn(shape, **options))
    return tensors


def definition(name: str, *arguments: Any) -> Tensor:
    """An operator of FIRST_ORDER, composed of PyTorch's differentiable operators."""
    if name == "silu":
        return arguments[0] * torch.sigmoid(arguments[0])
    if name == "hardswish":
        return functional.hardswish(arguments[0])
    if name == "swiglu_pair":
        return functional.silu(arguments[0]) * arguments[1]
    if name == "geglu_pair":
        return functional.gelu(arguments[0], approximate=arguments[2]) * arguments[1]
    x, dim, *form = arguments
    left, right = x.chunk(2, dim)
    if name == "swiglu":
        return functional.silu(left) * right
    approximate, activate_left = form
    activated, plain = (left, right) if activate_left else (right, left)
    return functional.gelu(activated, approximate=approximate) * plain
