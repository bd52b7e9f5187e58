# SPDX-License-Identifier: Apache-2.0
"""Registers the operators with PyTorch: schemas, fake implementations and kernels.

CPU and CUDA tensors have the same kernels: the functions of the native module, which passes GPU tensors to
``actgrad.gpu``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from actgrad.errors import AclnnError
from actgrad.torch import checks
from actgrad.torch.result_shapes import Model
from actgrad.torch.torch_operator import Results, TorchOperator

LIBRARY = torch.library.Library("actgrad", "DEF")

Fresh = Callable[[Model, Tensor], Tensor]


def empty(model: Model, tensor: Tensor) -> Tensor:
    """A new tensor like ``model``; if that is a shape, with the dtype and device of ``tensor``."""
    return torch.empty_like(model) if isinstance(model, Tensor) else tensor.new_empty(model)


def define(operator: TorchOperator) -> None:
    """Registers the schemas and the fake implementations of both overloads."""
    fresh = ", ".join("Tensor" for _ in operator.results)
    written = ", ".join(f"Tensor({'abcd'[i]}!) {name}" for i, name in enumerate(operator.results))
    tags = (torch.Tag.pt2_compliant_tag,)
    LIBRARY.define(f"{operator.name}({operator.schema}) -> ({fresh})", tags=tags)
    LIBRARY.define(f"{operator.name}.out({operator.schema}, *, {written}) -> ()", tags=tags)

    def fake(*given: Any) -> Results:
        arguments = operator.filled(given)
        operator.check(arguments)
        return _unpacked([empty(model, arguments[operator.model]) for model in operator.models(arguments)])

    def fake_out(*given: Any, **results: Tensor) -> None:
        arguments = operator.filled(given)
        operator.check(arguments)
        _check_results(operator, arguments, results)

    torch.library.register_fake(f"actgrad::{operator.name}", fake, lib=LIBRARY)
    torch.library.register_fake(f"actgrad::{operator.name}.out", fake_out, lib=LIBRARY)
    getattr(torch.ops.actgrad, operator.name).__doc__ = operator.documentation


def implement(operator: TorchOperator, key: str, fresh: Fresh = empty) -> None:
    """Registers the operator's kernels for the tensors of one device.

    Args:
        operator: the operator.
        key: PyTorch's dispatch key, such as ``"CPU"`` or ``"CUDA"``.
        fresh: allocates results, with the strides that ``empty`` gives.
    """
    LIBRARY.impl(operator.name, kernel_of(operator, fresh), key)
    LIBRARY.impl(f"{operator.name}.out", _out_kernel(operator), key)


def kernel_of(operator: TorchOperator, fresh: Fresh) -> Callable[..., Results]:
    """A kernel that allocates with ``fresh`` and computes with the native function."""
    check, models, write, model = operator.check, operator.models, operator.write, operator.model
    count = len(operator.tensors) + len(operator.attributes)

    def kernel(*given: Any) -> Results:
        arguments = given if len(given) == count else operator.filled(given)
        check(arguments)
        results = [fresh(each, arguments[model]) for each in models(arguments)]
        try:
            write(*arguments, *results)
        except AclnnError as error:
            raise RuntimeError(f"actgrad::{error.args[0]}") from None
        return _unpacked(results)

    return kernel


def _out_kernel(operator: TorchOperator) -> Callable[..., None]:
    check, write, names = operator.check, operator.write, operator.results

    def kernel(*given: Any, **results: Tensor) -> None:
        arguments = operator.filled(given)
        check(arguments)
        _check_results(operator, arguments, results)
        try:
            write(*arguments, *[results[name] for name in names])
        except AclnnError as error:
            raise RuntimeError(f"actgrad::{error.args[0]}") from None

    return kernel


def _unpacked(results: list[Tensor]) -> Results:
    return results[0] if len(results) == 1 else tuple(results)


def _check_results(operator: TorchOperator, arguments: tuple[Any, ...], results: dict[str, Tensor]) -> None:
    for model, name in zip(operator.models(arguments), operator.results, strict=True):
        result = results[name]
        shape = model.shape if isinstance(model, Tensor) else model
        like = model if isinstance(model, Tensor) else arguments[operator.model]
        checks.matches(operator.name, result, name, like, operator.tensors[operator.model])
        if result.shape != shape:
            checks.has_shape(operator.name, result, name, shape)
