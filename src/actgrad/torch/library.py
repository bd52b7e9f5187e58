# SPDX-License-Identifier: Apache-2.0
"""What an operator of ``torch.ops.actgrad`` is, and how PyTorch learns of it.

An operator's kernel writes its results through a *backend*: an object that has the functions of the native module. For
CPU tensors that is the native module itself. Whoever has kernels for another device hands such an object to
``register_backend``; schemas, checks, fake implementations, autograd, autocast and vmap are the same for every device.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import torch
from torch import Tensor

from actgrad.errors import AclnnError
from actgrad.torch import checks

LIBRARY = torch.library.Library("actgrad", "DEF")

Results = Tensor | tuple[Tensor, ...]
Fresh = Callable[[Tensor | list[int], Tensor], Tensor]


@dataclass(frozen=True)
class TorchOperator:
    """One operator of ``torch.ops.actgrad``. The functions take all of its arguments, defaults filled in.

    Attributes:
        name: the name in ``torch.ops.actgrad``.
        tensors: its tensor arguments, which come first.
        attributes: the schema of the arguments after them, such as ``int dim=-1``.
        results: the results' names, which are those of the out-variant's arguments too.
        check: raises when the arguments are not what the operator needs.
        models: for each result, a tensor or a shape that it is like, of arguments that passed the check.
        writer: takes a backend and returns the function that computes: ``write(*arguments, *results)``.
        gradient: takes the results' gradients, then all arguments; returns the gradients of the tensor arguments. None
            for second gradients, which have no derivative.
    """

    name: str
    tensors: tuple[str, ...]
    attributes: str
    results: tuple[str, ...]
    check: Callable[..., None]
    models: Callable[..., tuple[Tensor | list[int], ...]]
    writer: Callable[[Any], Callable[..., None]]
    gradient: Callable[..., tuple[Tensor | None, ...]] | None

    @property
    def splits(self) -> bool:
        """Whether it splits its tensors along a dimension, which is its first attribute then."""
        return self.attributes.startswith("int dim")

    @cached_property
    def default(self) -> torch._ops.OpOverload[Any, Any]:
        """The overload that returns fresh results."""
        return getattr(torch.ops.actgrad, self.name).default

    @cached_property
    def out(self) -> torch._ops.OpOverload[Any, Any]:
        """The overload that writes into given tensors."""
        return getattr(torch.ops.actgrad, self.name).out

    @cached_property
    def _defaults(self) -> tuple[Any, ...]:
        return tuple(argument.default_value for argument in self.default._schema.arguments)

    def filled(self, arguments: tuple[Any, ...]) -> tuple[Any, ...]:
        """All arguments: PyTorch leaves out those at the end that have their default."""
        return arguments + self._defaults[len(arguments) :]


def empty(model: Tensor | list[int], tensor: Tensor) -> Tensor:
    """A fresh tensor like ``model``; when that is a shape, with the dtype and device of ``tensor``."""
    return torch.empty_like(model) if isinstance(model, Tensor) else tensor.new_empty(model)


def define(operator: TorchOperator) -> None:
    """Gives PyTorch the schemas and the fake implementations of both overloads."""
    tensors = [f"Tensor{'?' if name == 'gelu' else ''} {name}" for name in operator.tensors]
    arguments = ", ".join([*tensors, operator.attributes] if operator.attributes else tensors)
    fresh = ", ".join("Tensor" for _ in operator.results)
    written = ", ".join(f"Tensor({'abc'[i]}!) {name}" for i, name in enumerate(operator.results))
    tags = (torch.Tag.pt2_compliant_tag,)
    LIBRARY.define(f"{operator.name}({arguments}) -> ({fresh})", tags=tags)
    LIBRARY.define(f"{operator.name}.out({arguments}, *, {written}) -> ()", tags=tags)

    def fake(*given: Any) -> Results:
        arguments = operator.filled(given)
        operator.check(*arguments)
        return _unpacked([empty(model, arguments[0]) for model in operator.models(*arguments)])

    def fake_out(*given: Any, **results: Tensor) -> None:
        arguments = operator.filled(given)
        operator.check(*arguments)
        _check_results(operator, arguments, results)

    torch.library.register_fake(f"actgrad::{operator.name}", fake, lib=LIBRARY)
    torch.library.register_fake(f"actgrad::{operator.name}.out", fake_out, lib=LIBRARY)


def register_backend(operators: tuple[TorchOperator, ...], key: str, backend: Any, fresh: Fresh = empty) -> None:
    """Registers the kernels of ``operators`` for the tensors of one device.

    Args:
        operators: the operators that the backend can compute.
        key: PyTorch's dispatch key, such as ``"CPU"`` or ``"CUDA"``.
        backend: an object with the functions of ``actgrad._native`` that write into given tensors.
        fresh: where results come from; their strides are those that ``empty`` gives.
    """
    for operator in operators:
        write = operator.writer(backend)
        LIBRARY.impl(operator.name, kernel_of(operator, write, fresh), key)
        LIBRARY.impl(f"{operator.name}.out", _out_kernel(operator, write), key)


def kernel_of(operator: TorchOperator, write: Callable[..., None], fresh: Fresh) -> Callable[..., Results]:
    """The kernel that allocates with ``fresh`` and computes with ``write``."""
    check, models = operator.check, operator.models
    count = len(operator.default._schema.arguments)

    def kernel(*given: Any) -> Results:
        arguments = given if len(given) == count else operator.filled(given)
        check(*arguments)
        results = [fresh(model, arguments[0]) for model in models(*arguments)]
        try:
            write(*arguments, *results)
        except AclnnError as error:
            raise RuntimeError(f"actgrad::{error.args[0]}") from None
        return _unpacked(results)

    return kernel


def _out_kernel(operator: TorchOperator, write: Callable[..., None]) -> Callable[..., None]:
    def kernel(*given: Any, **results: Tensor) -> None:
        arguments = operator.filled(given)
        operator.check(*arguments)
        _check_results(operator, arguments, results)
        try:
            write(*arguments, *results.values())
        except AclnnError as error:
            raise RuntimeError(f"actgrad::{error.args[0]}") from None

    return kernel


def _unpacked(results: list[Tensor]) -> Results:
    return results[0] if len(results) == 1 else tuple(results)


def _check_results(operator: TorchOperator, arguments: tuple[Any, ...], results: dict[str, Tensor]) -> None:
    for model, (name, result) in zip(operator.models(*arguments), results.items(), strict=True):
        shape = model.shape if isinstance(model, Tensor) else model
        checks.matches(operator.name, result, name, arguments[0], operator.tensors[0])
        checks.has_shape(operator.name, result, name, shape)
