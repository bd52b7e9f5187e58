# SPDX-License-Identifier: Apache-2.0
"""Nested tensors in the jagged layout: the operators run on the values, which are one tensor.

PyTorch keeps the rules for such tensors in a private table; without it they are not supported.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from actgrad.torch.torch_operator import Results, TorchOperator

try:
    from torch.nested._internal.nested_tensor import NestedTensor
    from torch.nested._internal.ops import JAGGED_OPS_TABLE, extract_kwargs

    SERVED = True
except ImportError:
    SERVED = False


def register(operator: TorchOperator) -> None:
    """Registers the rule of the operator's fresh-result overload."""
    if not SERVED:
        return
    count, split = len(operator.tensors), operator.split

    def rule(*given: Any) -> Results:
        arguments = list(operator.filled(given))
        model = next(a for a in arguments[:count] if isinstance(a, NestedTensor))
        if split is not None:
            arguments[split] = _dim_of_values(operator, arguments[split], model)
        for i in range(count):
            arguments[i] = _values(operator, i, arguments[i], model)
        return _nested_as(model, operator.default(*arguments))

    JAGGED_OPS_TABLE[operator.default] = rule


def register_of_one(overload: Callable[..., Results]) -> None:
    """Registers the rule of an element-wise operator whose first argument is the only nested one."""
    if not SERVED:
        return

    def rule(x: Any, *others: Any) -> Results:
        return _nested_as(x, overload(x._values, *others))

    JAGGED_OPS_TABLE[overload] = rule


def _nested_as(model: Any, results: Results) -> Results:
    """Values as nested tensors with the offsets of ``model``."""
    if not isinstance(results, tuple):
        return NestedTensor(results, **extract_kwargs(model))
    return tuple(NestedTensor(result, **extract_kwargs(model)) for result in results)


def _dim_of_values(operator: TorchOperator, dim: int, model: Any) -> int:
    rank = model.dim()
    inner = dim % rank if -rank <= dim < rank else rank
    if inner <= model._ragged_idx:
        raise RuntimeError(
            f"actgrad::{operator.name}: a nested tensor can be split along a dimension after the ragged one "
            f"({model._ragged_idx}) only, but dim is {dim}"
        )
    return inner - 1


def _values(operator: TorchOperator, number: int, tensor: Any, model: Any) -> Any:
    if tensor is None:
        return None
    of_model = list(model._size[: model._ragged_idx + 1])
    if not isinstance(tensor, NestedTensor) or list(tensor._size[: model._ragged_idx + 1]) != of_model:
        raise RuntimeError(
            f"actgrad::{operator.name}: {operator.tensors[number]} is not nested as the other tensors are; "
            "all need the same offsets"
        )
    return tensor._values
