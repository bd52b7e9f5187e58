# SPDX-License-Identifier: Apache-2.0
"""Twenty-four settings of the attributes of each activation: those that it names, then generated ones.

They are drawn from small and large magnitudes of both signs, numbers that 16 bits cannot hold and numbers next to
others; a setting that an operator's checks refuse is not among them.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from cases import is_refused

from actgrad import _native
from actgrad.operators import ALL
from actgrad.operators.contract import Flag, InputOutput, Kernel, Operator, Scalar, has_draws
from actgrad.operators.formulas import gradient_formula

COUNT = 24
# Exact ones, and those that float16, bfloat16 or float32 rounds; beyond float16's range, below it, and far out.
MAGNITUDES = (
    *(
        1.0,
        0.25,
        2.0,
        7.0,
        60.0,
        1 / 3,
        0.1,
        0.7,
        1.702,
        2 / 3,
        0.9990001,
        1 + 2**-12,
        3.0 - 2**-20,
        11.003,
        87.7,
        0.0123,
    ),
    *(70000.0, 12345.678, 3e7, 2.0**33, 6e-5, 1e-9, 2.0**-30, 3e-12),
)


@dataclass(frozen=True)
class Sampled:
    """An operator of one activation, at one setting: ``values`` are float32 numbers, by the operator's names."""

    operator: Operator
    kernel: Kernel
    values: Mapping[str, float]

    @property
    def attributes(self) -> list[float]:
        """The values as the activation's functions take them, behind x."""
        return [self.values[str(name)] for name in self.kernel.scalars]

    def __call__(self, *inputs: np.ndarray) -> np.ndarray:
        """The result of the native kernel."""
        tensors = iter([*inputs, result := np.empty_like(inputs[-1])])
        arguments = [
            self._value(p) if p in self.operator.attributes else next(tensors) for p in self.operator.parameters
        ]
        getattr(_native, self.operator.python)(*arguments)
        return result

    def _value(self, parameter: Any) -> Any:
        if isinstance(parameter, Scalar):
            return self.values[parameter.name]
        chosen = self.kernel.when.get(parameter.name, 0)
        return bool(chosen) if isinstance(parameter, Flag) else chosen


def _float32(value: float) -> float:
    return float(np.float32(value))


def _generated(attributes: tuple[str, ...]) -> Iterator[dict[str, float]]:
    """Settings without end, the same ones every time; each attribute goes through all magnitudes and signs."""
    random = np.random.default_rng(zlib.crc32(" ".join(attributes).encode()))
    signed = [_float32(sign * magnitude) for magnitude in MAGNITUDES for sign in (1, -1)]
    while True:
        columns = [random.permutation(signed) for _ in attributes]
        for row in zip(*columns, strict=True):
            yield dict(zip(attributes, map(float, row), strict=True))


def _keeps_the_checks(operator: Operator, values: Mapping[str, float], kernel: Kernel) -> bool:
    for check in operator.shape_checks:
        if check.name == "not_negative" and values[str(check.arguments[0])] < 0:
            return False
        if check.name == "not_above" and values[str(check.arguments[0])] > values[str(check.arguments[1])]:
            return False
    flags = {p.name: False for p in operator.attributes if isinstance(p, Flag)}
    return not is_refused(operator, {**flags, **kernel.when, **values})


def sampled(operator: Operator, kernel: Kernel) -> tuple[Sampled, ...]:
    """The operator's kernel at all settings."""
    assert kernel.of
    names = dict(zip(kernel.of.attributes, map(str, kernel.scalars), strict=True))
    found: list[dict[str, float]] = []
    own = ({name: _float32(setting[name]) for name in kernel.of.attributes} for setting in kernel.of.settings)
    generated = _generated(kernel.of.attributes)
    while len(found) < COUNT:
        setting = next(own, None) or next(generated)
        values = {names[name]: value for name, value in setting.items()}
        if values not in found and _keeps_the_checks(operator, values, kernel):
            found.append(values)
    return tuple(Sampled(operator, kernel, values) for values in found)


# Functions of one tensor, and their gradients.
KERNELS = [
    (operator, kernel)
    for operator in ALL
    for kernel in operator.kernels
    if operator.python
    and not has_draws(operator)
    and kernel.of
    and kernel.of.attributes
    and kernel.formula in (kernel.of.function, gradient_formula(kernel.of))
    and not any(isinstance(p, InputOutput) for p in operator.parameters)
]
