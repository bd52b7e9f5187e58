# SPDX-License-Identifier: Apache-2.0
"""A call of the native module for every declared kernel."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from cases import ABOVE_0, is_refused

from actgrad import _native
from actgrad.operators import ALL
from actgrad.operators.contract import (
    Flag,
    InputOutput,
    Int,
    Kernel,
    Operator,
    Parameter,
    Scalar,
)


@dataclass(frozen=True)
class KernelCall:
    """An operator with attributes, by name, for which ``kernel`` is the one to run."""

    operator: Operator
    kernel: Kernel
    attributes: Mapping[str, Any]

    def __str__(self) -> str:
        return "-".join([self.operator.python, self.kernel.name, *map(str, self.attributes.values())])

    @property
    def dim(self) -> int:
        """The dimension along which tensors are split; where none is, they have one column."""
        return int(self.attributes[self.operator.splits.name]) if self.operator.splits else -1

    @property
    def inputs(self) -> tuple[str, ...]:
        """The tensors that are read and not left out."""
        inputs = self.operator.inputs
        read = {o if isinstance(o, str) else o.tensor for o in self.kernel.inputs}
        return tuple(p.name for p in inputs if p.name != self.kernel.omitted and (p.name in read or not p.nullable))

    @property
    def outputs(self) -> tuple[str, ...]:
        return tuple(p.name for p in self.operator.outputs if not p.given_with or p.given_with in self.inputs)

    @property
    def channels(self) -> frozenset[str]:
        """The tensors with one element for each channel; there is one channel here."""
        return self.kernel.channels

    @property
    def rows(self) -> frozenset[str]:
        """The tensors with an element for each row."""
        return self.kernel.rows

    def is_single(self, tensor: str) -> bool:
        """Whether ``tensor`` has a single element, which is used for all elements of the others."""
        return tensor in self.kernel.elements

    def is_whole(self, tensor: str) -> bool:
        """Whether ``tensor`` has two halves."""
        return self.operator.splits is not None and tensor in self.operator.splits.splits

    def shape_of(self, tensor: str, model: torch.Tensor) -> tuple[int, ...]:
        """The shape of ``tensor`` where ``model`` is the first input."""
        if tensor in self.channels:
            return (1,)
        if tensor in self.rows:
            return tuple(model.shape[: self.dim % model.dim()])
        shape = list(model.shape)
        shape[self.dim] = 2 if self.is_whole(tensor) else 1
        return tuple(shape)

    def __call__(self, inputs: Sequence[torch.Tensor], outputs: Sequence[torch.Tensor]) -> Sequence[torch.Tensor]:
        """Writes the results over ``outputs``, and returns them."""
        tensors = dict(zip((*self.inputs, *self.outputs), (*inputs, *outputs), strict=True))
        arguments = [self.attributes.get(p.name, tensors.get(p.name)) for p in self.operator.parameters]
        getattr(_native, self.operator.python)(*arguments)
        return outputs


def _values(parameter: Parameter, kernel: Kernel, setting: Mapping[str, float]) -> tuple[Any, ...]:
    """The values of an attribute for which ``kernel`` runs."""
    if parameter.name in kernel.when and isinstance(parameter, Scalar):
        return (ABOVE_0 if kernel.when[parameter.name] else parameter.default,)
    if parameter.name in kernel.when:
        return (kernel.when[parameter.name],)
    if isinstance(parameter, Flag):
        return (False,) if parameter.interleaves else (False, True)  # test_rows_of_groups has these
    if isinstance(parameter, Int):
        return (-1, 0) if parameter.splits else (parameter.default,)
    if isinstance(parameter, Scalar):
        named = dict(zip(kernel.scalars, kernel.of.attributes if kernel.of else (), strict=False))
        return (setting.get(named.get(parameter.name, ""), parameter.default),)
    return (parameter.words[parameter.default],)  # type: ignore[attr-defined]


def _calls() -> Iterator[KernelCall]:
    for operator in ALL:
        if not operator.python or any(isinstance(p, InputOutput) for p in operator.parameters):
            continue
        for kernel in operator.kernels:
            for setting in kernel.of.settings if kernel.of else ({},):
                values = [_values(p, kernel, setting) for p in operator.attributes]
                for chosen in itertools.product(*values):
                    attributes = dict(zip((p.name for p in operator.attributes), chosen, strict=True))
                    if not is_refused(operator, attributes):
                        yield KernelCall(operator, kernel, attributes)


CALLS = list(_calls())
