# SPDX-License-Identifier: Apache-2.0
"""The operators as PyTorch knows them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from actgrad.operators.contract import Operator

OF_SEVERAL = ("swiglu", "clipped_swiglu")  # actgrad.torch.swiglu is written by hand and covers these


@dataclass(frozen=True)
class Unit:
    """The operators of a gated unit: of halves and, if they exist, of two tensors and with the activation."""

    halves: Operator
    documented: Operator
    pair: Operator | None
    saving: Operator | None


class Family:
    """All operators, as PyTorch knows them."""

    def __init__(self, operators: list[Operator]) -> None:
        self.by_name = {operator.torch_name: operator for operator in operators if operator.torch_name}

    def element_wise(self) -> list[Operator]:
        """The documented functions of one tensor with a result of the same shape."""
        return [
            operator
            for operator in self.by_name.values()
            if operator.header
            and not operator.takes_gradient
            and len(operator.inputs) == 1
            and [output.shape.name for output in operator.outputs] in (["like"], ["floats_like"])
        ]

    def units(self) -> list[Unit]:
        """The gated units."""
        units = []
        for name, halves in self.by_name.items():
            if name.endswith("_pair") or name in OF_SEVERAL:
                continue
            pair = self.by_name.get(f"{name}_pair")
            if pair is None and (not halves.header or not halves.splits or not halves.gradient):
                continue
            others = [o for o in self.by_name.values() if o.gradient == halves.gradient and o is not halves]
            saving = others[0] if others else None
            if halves.takes_gradient or (pair is None and saving is not None):
                continue
            documented = halves if halves.header or saving is None else saving
            units.append(Unit(halves, documented, pair, saving))
        return units

    def gradient(self, operator: Operator) -> Operator | None:
        """The operator that computes the gradient."""
        return self.by_name.get(operator.gradient)

    def overwrites(self, operator: Operator) -> bool:
        """Whether the backward pass may overwrite the input: the gradient reads the input and not the result."""
        gradient = self.gradient(operator)
        return gradient is not None and not any(tensor.result for tensor in gradient.inputs)


def _class_name(name: str, summary: str) -> str:
    """``name`` as spelled at the beginning of the summary (SiLU, LeakyReLU), otherwise in CamelCase."""
    written = re.match(r"[ -]?".join(name.replace("_", "")), summary, re.IGNORECASE)
    words = re.split("[ -]", written[0]) if written else name.split("_")
    return "".join(word[0].upper() + word[1:] for word in words)


def module_name(operator: Operator) -> str:
    """The name of an element-wise operator's module."""
    return _class_name(operator.torch_name, operator.summary)


def unit_name(unit: Unit) -> str:
    """The name of a gated unit's module; the documented operator may have another name."""
    return _class_name(unit.halves.torch_name, unit.documented.summary)
