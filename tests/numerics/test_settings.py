# SPDX-License-Identifier: Apache-2.0
"""Activations with attributes keep their bounds at 24 settings of them, at inputs chosen to break them.

The reference is the native kernel in float64, which is compared with the definition at many digits.
"""

from __future__ import annotations

import definitions
import ml_dtypes
import mpmath as mp
import numpy as np
import pytest
from settings import COUNT, KERNELS, Sampled, sampled

import actgrad
from actgrad.arithmetic.primitives import Bound
from actgrad.operators import DOCUMENTED
from actgrad.operators.contract import Kernel, Operator

every_kernel = pytest.mark.parametrize(
    ("operator", "kernel"), KERNELS, ids=[f"{operator.python}-{kernel.name}" for operator, kernel in KERNELS]
)


def is_unary(kernel: Kernel) -> bool:
    return bool(kernel.of and kernel.of.attributes and kernel.formula is kernel.of.function)


def is_gradient(kernel: Kernel) -> bool:
    return len(kernel.inputs) > 1


def inputs_for(case: Sampled) -> np.ndarray:
    """Float32 numbers: wherever something happens when x or its product or quotient with an attribute is special."""
    random = np.random.default_rng(5)
    attributes = np.array(case.attributes)
    powers = np.exp2(np.arange(-149, 128.0))
    base = np.concatenate(
        [
            random.uniform(-15, 8, 1500),
            random.uniform(-105, 20, 1000),
            np.exp2(random.uniform(-30, 2, 700)) * random.choice([-1, 1], 700),
            case.kernel.of.points if case.kernel.of else (),
        ]
    )
    with np.errstate(all="ignore"):
        inverse = 1 / attributes
        pairs = np.concatenate([np.outer(attributes, attributes).ravel(), np.outer(attributes, inverse).ravel()])
        corners = np.concatenate([[0], powers, attributes, inverse, pairs])
        scaled = [base * scale for scale in (1, *attributes, *inverse)]
        corners = np.concatenate([corners, -corners]).astype(np.float32)
        beside = [np.nextafter(corners, np.float32(end)) for end in (-np.inf, np.inf)]
        x = np.concatenate([*scaled, corners, *beside]).astype(np.float32)
    return x[np.isfinite(x)]


def results(case: Sampled, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """What the kernel gives in the dtype of x, and in float64; a gradient's factor is 1."""
    inputs = (np.ones_like(x), x) if is_gradient(case.kernel) else (x,)
    with np.errstate(all="ignore"):
        return case(*inputs).astype(np.float64), case(*(array.astype(np.float64) for array in inputs))


def errors(found: np.ndarray, exact: np.ndarray, dtype: type) -> np.ndarray:
    """In units of the exact value's last place; rounding to infinity is right for what the format has no room for."""
    format_ = ml_dtypes.finfo(dtype)
    top = 2.0**format_.maxexp
    found, exact = (np.where(np.abs(y) > top, np.copysign(top, y), y) for y in (found, exact))
    with np.errstate(divide="ignore"):
        exponent = np.clip(np.floor(np.log2(np.abs(exact))), format_.minexp, format_.maxexp - 1)
    error = np.abs(found - exact) / np.exp2(exponent - format_.nmant)
    return np.where(np.isnan(found) & np.isnan(exact), 0, np.where(np.isnan(error), np.inf, error))


def require(case: Sampled, x: np.ndarray, bound: Bound) -> None:
    """Holds the bound; next to a root, whose place an attribute scales, an absolute error beyond the rounding's."""
    found, exact = results(case, x)
    error = errors(found, exact, x.dtype.type)
    if bound.near_root:
        low, high = bound.near_root
        arguments = np.multiply.outer([1, *case.attributes], x.astype(np.float64))
        near = ((low <= arguments) & (arguments <= high)).any(axis=0)
        rounding = np.abs(exact.astype(x.dtype).astype(np.float64) - exact)
        assert (np.abs(found - exact)[near] <= rounding[near] + bound.absolute).all(), case.values
        error[near] = 0
    worst = int(error.argmax())
    assert error[worst] <= bound.ulp, (dict(case.values), float(x[worst]), found[worst], exact[worst])


def test_there_are_24_settings_of_every_activation_with_attributes() -> None:
    names = {kernel.of.name for operator in DOCUMENTED for kernel in operator.kernels if is_unary(kernel)}
    assert {kernel.of.name for _, kernel in KERNELS} >= names > {"celu", "elu", "softplus", "swish"}
    for operator, kernel in KERNELS:
        settings = [tuple(case.attributes) for case in sampled(operator, kernel)]
        assert len(set(settings)) == COUNT == 24
        assert settings[0] == tuple(np.float32([kernel.of.settings[0][name] for name in kernel.of.attributes]).tolist())


@every_kernel
def test_float32_keeps_its_bound(operator: Operator, kernel: Kernel) -> None:
    bound = kernel.of.bounds[kernel.of.derivative if is_gradient(kernel) else kernel.of.function]
    for case in sampled(operator, kernel):
        require(case, inputs_for(case), bound)


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16])
@every_kernel
def test_half_precision_keeps_its_bound(operator: Operator, kernel: Kernel, dtype: type) -> None:
    """Every third bit pattern."""
    bound = kernel.of.half_bound(kernel.of.derivative if is_gradient(kernel) else kernel.of.function)
    x = np.arange(0, 2**16, 3, np.uint16).view(dtype)
    with np.errstate(invalid="ignore"):
        x = x[np.isfinite(x.astype(np.float32))]
    for case in sampled(operator, kernel):
        require(case, x, bound)


@every_kernel
def test_float64_is_the_definition(operator: Operator, kernel: Kernel) -> None:
    """Within 2e-15 and the roundings of an exponent E in e^-E, in the range of float32 and far beyond it."""
    define = definitions.slope if is_gradient(kernel) else definitions.value
    least, most = mp.mpf(10) ** -60, mp.mpf(10) ** 60
    for number, case in enumerate(sampled(operator, kernel)):
        x = np.random.default_rng(number).permutation(inputs_for(case))[:40]
        _, found = results(case, x)
        for point, value in zip(x, found, strict=True):
            expected = define(kernel.of.name, mp.mpf(float(point)), *map(mp.mpf, case.attributes))
            exponent = -mp.log(abs(expected)) if least < abs(expected) < 1 else 0
            allowed = max((2e-15 + 2.0**-51 * exponent) * abs(expected), least)
            both_huge = abs(expected) > most and value * mp.sign(expected) > most
            assert both_huge or abs(value - expected) <= allowed, (dict(case.values), float(point), value, expected)


@pytest.mark.parametrize(
    ("name", "options", "define"),
    [
        ("elu", {"input_scale": -0.7}, lambda x: mp.expm1(mp.mpf(-0.7) * x)),
        ("elu_backward", {"input_scale": -0.7}, lambda x: mp.mpf(-0.7) * mp.exp(mp.mpf(-0.7) * x)),
        ("elu_backward", {"input_scale": 0.3}, lambda x: mp.mpf(0.3) * mp.exp(mp.mpf(0.3) * x)),
        ("celu", {"alpha": -1.7}, lambda x: mp.mpf(-1.7) * mp.expm1(x / mp.mpf(-1.7))),
    ],
)
def test_float64_has_its_digits_far_out(name, options, define):
    """The rounding of an exponent of 500 would cost 500 units in the last place."""
    x = np.linspace(-1000, -0.1, 300)
    found = getattr(actgrad, name)(*[np.ones_like(x)] * name.endswith("_backward"), x, **options)
    exact = np.array([float(define(mp.mpf(float(v)))) for v in x])
    assert (np.abs(found - exact) <= 5 * np.spacing(np.abs(exact))).all()


@pytest.mark.parametrize("size", [1e-45, 4e-40, 1e-38, 1e-30, 1e-19, 1e19, 1e30, 3e38])
@pytest.mark.parametrize("name", ["celu", "swish"])
def test_float32_keeps_its_bound_at_any_scale(name: str, size: float) -> None:
    """Where reciprocals, powers and products of an attribute leave the range of float32; a zero has the sign of x."""
    inverse = size if name == "celu" else 1 / size
    scales = np.concatenate([np.exp2(np.arange(-30, 9.0)), np.linspace(0.3, 200, 400)])
    with np.errstate(over="ignore"):
        x = np.concatenate([-inverse * scales, inverse * scales, [-0.0, 3.4e38, -3.4e38]]).astype(np.float32)
    x = x[np.isfinite(x)]
    for attribute in np.float32([size, -size]) if name == "swish" else np.float32([size]):
        found = getattr(actgrad, name)(x, float(attribute))
        with mp.workdps(40):
            exact = [definitions.value(name, mp.mpf(float(v)), mp.mpf(float(attribute))) for v in x]
        assert errors(found.astype(np.float64), np.array(exact, np.float64), np.float32).max() <= 3
        assert np.array_equal(np.signbit(found), np.signbit(x))
