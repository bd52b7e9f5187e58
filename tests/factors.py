# SPDX-License-Identifier: Apache-2.0
"""The error of operators with several arguments: float32 kernels against float64 kernels, sampled where it is largest.

One argument goes through an activation or its derivative, the others are factors. An error is large where that of the
activation is, and where the result is just below a power of two, where an ULP is relatively smallest. So dense
sampling with factors of 1 finds the worst arguments of the activation, and these meet factors chosen to end there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from cases import ABOVE_0

import actgrad
from actgrad.operators import DOCUMENTED as OPERATORS
from actgrad.operators.contract import Choice, Flag, Input, Kernel, Operand, Operator, Scalar, Word

Array = np.ndarray
DENSE, WORST, TRIES = 200_000, 1000, 100
SMALLEST_NORMAL, LAST_PLACE = 2.0**-126, 2.0**-149


@dataclass
class Finding:
    """The largest error of one result of a kernel, in ULP, and its arguments; the same next to the root, per factor."""

    output: int
    ulp: float = 0.0
    at: tuple[float, ...] = ()
    near_root: float = 0.0
    near_root_at: tuple[float, ...] = ()


def pairs() -> list[tuple[Operator, Kernel]]:
    """Every kernel with factors, once, with an operator through which Python can run it.

    Clamped units multiply no factors as they are: test_clipped_swiglu.py and test_swiglu_group.py sample these.
    """
    return [
        (operator, kernel)
        for operator in OPERATORS
        for kernel in operator.kernels
        if operator.python and (kernel.of or operator.splits) and len(kernel.inputs) > 1
        if not (operator.interleaves or operator.rows)
    ]


def measure(operator: Operator, kernel: Kernel, seed: int = 0) -> list[Finding]:
    """Samples one kernel; a finding for each of its results."""
    random = np.random.default_rng(seed)
    activated = kernel.inputs.index(operator.activated(kernel))
    run = _runner(operator, kernel)

    def arguments(x: Array, factors: list[Array]) -> list[Array]:
        return [*factors[:activated], x, *factors[activated:]]

    count = len(kernel.inputs) - 1
    x = _points(random)
    ones = [np.ones_like(x)] * count
    findings = [Finding(output) for output in range(len(kernel.outputs))]
    units, exact_units = run(arguments(x, ones), np.float32), run(arguments(x, ones), np.float64)
    for output, finding in enumerate(findings):
        _see(finding, kernel, arguments(x, ones), activated, units[output], exact_units[output], exact_units[output])
        # The worst arguments, with factors whose product with the unit ends just below a power of two.
        exact = exact_units[output]
        with np.errstate(divide="ignore", invalid="ignore"):
            relative = np.where(np.abs(exact) > SMALLEST_NORMAL, np.abs(units[output] - exact) / np.abs(exact), 0)
        low, high = kernel.bounds[output].near_root or (np.inf, -np.inf)
        relative[(x >= low) & (x <= high)] = 0
        worst = np.repeat(np.argsort(relative)[-WORST:], TRIES)
        factors = [_factor(random, worst.size) for _ in range(count)]
        rest = np.abs(exact[worst]) * np.prod([np.abs(f.astype(np.float64)) for f in factors[1:]], axis=0)
        below_two = 2 - np.exp2(random.uniform(-20, -2, worst.size))
        with np.errstate(divide="ignore", invalid="ignore"):
            last = below_two / np.where(rest > 0, rest / np.exp2(np.floor(np.log2(rest))), 1)
        factors[0] = (last * random.choice([-1, 1], worst.size)).astype(np.float32)
        _compare(finding, kernel, run, arguments(x[worst], factors), activated, exact[worst])
        _compare(finding, kernel, run, arguments(x, [_factor(random, x.size) for _ in ones]), activated, exact)
    return findings


def _points(random: np.random.Generator) -> Array:
    """Arguments of the activation: everywhere that its result is neither 0 nor as good as exact."""
    near = random.uniform(-15, 8, DENSE // 2)
    tails = random.uniform(-105, 20, DENSE // 4)
    small = np.exp2(random.uniform(-30, 2, DENSE // 4)) * random.choice([-1, 1], DENSE // 4)
    return np.concatenate([near, tails, small]).astype(np.float32)


def _factor(random: np.random.Generator, count: int) -> Array:
    """Both signs, random fractions and those next to 1 and 2, exponents that keep all products in range."""
    fraction = np.where(random.random(count) < 0.5, random.uniform(1, 2, count), 2 - np.exp2(random.uniform(-24, -1)))
    return (fraction * np.exp2(random.integers(-9, 9, count)) * random.choice([-1, 1], count)).astype(np.float32)


def _runner(operator: Operator, kernel: Kernel) -> Callable[[list[Array], type], list[Array]]:
    """The operator as a function of the kernel's arguments, halves apart, in a dtype; the left half is activated."""
    options: dict[str, object] = {}
    for attribute in operator.attributes:
        if isinstance(attribute, Choice | Word):
            options[attribute.python] = next(
                word for word, value in attribute.words.items() if value == kernel.when[attribute.name]
            )
        elif isinstance(attribute, Flag):
            options[attribute.python] = bool(kernel.when.get(attribute.name, True))
        elif isinstance(attribute, Scalar):
            value = ABOVE_0 if kernel.when.get(attribute.name) else attribute.default
            options[attribute.python] = float(np.float32(value))  # the same beside both dtypes
    singles = [p.python for p in operator.parameters if isinstance(p, Input) and p.single]
    function = getattr(actgrad, operator.python)

    def run(arguments: list[Array], dtype: type) -> list[Array]:
        tensors: dict[str, dict[str, Array]] = {}
        for binding, array in zip(kernel.inputs, arguments, strict=True):
            tensors.setdefault(_tensor(binding), {})[_half(binding)] = array.astype(dtype)
        with np.errstate(all="ignore"):
            inputs = {
                name: np.concatenate([halves["left"], halves["right"]]) if len(halves) == 2 else halves["whole"]
                for name, halves in tensors.items()
            }
            ordered = [inputs[tensor.name] for tensor in operator.tensors if tensor.name in inputs]
            results = function(*ordered, **options, **{name: np.zeros((), dtype) for name in singles})
        results = results if isinstance(results, tuple) else (results,)
        written = list(dict.fromkeys(_tensor(binding) for binding in kernel.outputs))
        by_name = dict(zip(written, results, strict=True))
        return [_part(by_name[_tensor(binding)], _half(binding)) for binding in kernel.outputs]

    return run


def _tensor(binding: str | Operand) -> str:
    return binding if isinstance(binding, str) else binding.tensor


def _half(binding: str | Operand) -> str:
    return "whole" if isinstance(binding, str) else binding.half({binding.flag: True})


def _part(array: Array, half: str) -> Array:
    return {"whole": array, "left": array[: array.size // 2], "right": array[array.size // 2 :]}[half]


def _compare(
    finding: Finding,
    kernel: Kernel,
    run: Callable[[list[Array], type], list[Array]],
    arguments: list[Array],
    activated: int,
    unit: Array,
) -> None:
    result, exact = run(arguments, np.float32)[finding.output], run(arguments, np.float64)[finding.output]
    if kernel.when.get("linearBeta"):  # it bounds the other factor, so results are proportional to the gradient alone
        ones = [np.ones_like(arguments[0]), *arguments[1:]] if activated else arguments
        unit = run(ones, np.float64)[finding.output]
    _see(finding, kernel, arguments, activated, result, exact, unit)


def _see(
    finding: Finding,
    kernel: Kernel,
    arguments: list[Array],
    activated: int,
    result: Array,
    exact: Array,
    unit: Array,
) -> None:
    """Adds one comparison to the finding. ``unit`` is the exact result with factors of 1."""
    error = np.abs(result.astype(np.float64) - exact)
    with np.errstate(divide="ignore", invalid="ignore"):
        factor = np.where(unit == 0, 0, np.abs(exact / unit))
        place = np.exp2(np.maximum(np.floor(np.log2(np.abs(exact))), -126) - 23)
        place = np.where(np.abs(unit) < SMALLEST_NORMAL, np.maximum(place, LAST_PLACE * factor), place)
        per_factor = np.where(factor > 0, error / factor, 0)
    x = arguments[activated]
    low, high = kernel.bounds[finding.output].near_root or (np.inf, -np.inf)
    near = (x >= low) & (x <= high)
    ulp, absolute = np.where(near, 0, error / place), np.where(near, per_factor, 0)
    worst = int(ulp.argmax())
    if not ulp[worst] <= finding.ulp:
        finding.ulp, finding.at = float(ulp[worst]), tuple(float(argument[worst]) for argument in arguments)
    worst = int(absolute.argmax())
    if not absolute[worst] <= finding.near_root:
        finding.near_root = float(absolute[worst])
        finding.near_root_at = tuple(float(argument[worst]) for argument in arguments)
