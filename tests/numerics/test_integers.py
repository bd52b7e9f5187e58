# SPDX-License-Identifier: Apache-2.0
"""Integers: operators that select values keep them exact; all others convert them to float32."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import actgrad
from actgrad import aclnn
from actgrad.operators import DOCUMENTED
from actgrad.operators.contract import DType, takes_integers

# Each operator on integers, written by hand, and the attributes to test. Fractions are truncated.
EXACT: dict[str, tuple[Callable[..., int], list[dict[str, float]]]] = {
    "relu": (lambda x: max(x, 0), [{}]),
    "threshold": (
        lambda x, threshold, value: x if x > int(threshold) else int(value),
        [{"threshold": 0, "value": 0}, {"threshold": 1.9, "value": 7}, {"threshold": -1.9, "value": 3.7}],
    ),
    "threshold_backward": (
        lambda dy, x, threshold: dy if x > int(threshold) else 0,
        [{"threshold": 0}, {"threshold": -1.9}, {"threshold": 5}],
    ),
    "hardtanh": (
        lambda x, min_val, max_val: min(max(x, int(min_val)), int(max_val)),
        [{"min_val": 0, "max_val": 6}, {"min_val": 1.5, "max_val": 4.9}],
    ),
    "hardsigmoid": (lambda x: int(x >= 3), [{}]),
    "add_relu": (lambda x, other, alpha: x + alpha * other, [{"alpha": 1}, {"alpha": -3}]),  # before ReLU
}
OF_TWO = ["add_relu"]  # functions of two tensors that are no gradients
OF_FLOATS = ["erfinv", "tanh"]  # whose results of integers are float32
BESIDE_FLOATS = ["softplus_backward"]  # whose first tensor has floats
DTYPES = {DType.I8: np.int8, DType.U8: np.uint8, DType.I16: np.int16, DType.I32: np.int32, DType.I64: np.int64}
CALLS = [
    (operator.python, DTYPES[dtype], options)
    for operator in DOCUMENTED
    if operator.python
    for dtype in DTYPES
    if any(dtype in row for row in operator.support.values())
    for options in EXACT.get(operator.python, (None, []))[1]
]


def values(dtype: type) -> np.ndarray[Any, Any]:
    """Every number of 8 bits; of the others both ends, where float32 and float64 run out of digits, and random ones."""
    low, high = int(np.iinfo(dtype).min), int(np.iinfo(dtype).max)
    if np.dtype(dtype).itemsize == 1:
        return np.arange(low, high + 1).astype(dtype)
    ends = [base + step for base in (low, 0, 2**24, 2**53, high) for step in (-2, -1, 0, 1, 2, 3)]
    random = np.random.default_rng(0).integers(low, high, 200, endpoint=True, dtype=dtype)
    return np.concatenate([np.array([end for end in ends if low <= end <= high], dtype), random])


def relu_of_sum(total: int, dtype: type) -> int:
    """A sum that leaves its dtype wraps around, and then ReLU applies; that of UINT8 is below 0 only before."""
    if dtype is np.uint8:
        return max(total, 0) % 256
    return max(int(np.array(total).astype(dtype)), 0)


@pytest.mark.parametrize(("name", "dtype", "options"), CALLS, ids=str)
def test_integers_are_exact(name, dtype, options):
    x = values(dtype)
    inputs = [x[::-1].copy(), x] if name.endswith("_backward") or name in OF_TWO else [x]
    definition = EXACT[name][0]
    expected = [definition(*map(int, row), **options) for row in zip(*inputs, strict=True)]
    if name in OF_TWO:
        inputs = [inputs[0] // 2, inputs[1] // 8]  # so that no sum leaves 64 bits
        sums = [definition(*map(int, row), **options) for row in zip(*inputs, strict=True)]
        expected = [relu_of_sum(total, dtype) for total in sums]
    result = getattr(actgrad, name)(*inputs, **options)
    assert result.dtype == dtype
    assert result.tolist() == expected
    strided = [np.repeat(array, 3)[::3] for array in inputs]
    out = np.zeros(2 * len(x), dtype)[::2]
    assert getattr(actgrad, name)(*strided, **options, out=out).tolist() == expected


@pytest.mark.parametrize("dtype", [np.int8, np.int16, np.int32, np.int64])
def test_add_relu_is_never_negative(dtype):
    """As in PyTorch, where the sum of two int8 of 80 is −96 before ReLU."""
    high = np.iinfo(dtype).max
    x = np.array([80, high, high, 1], dtype)
    assert actgrad.add_relu(x, x[[0, 3, 1, 3]]).tolist() == [0 if dtype is np.int8 else 160, 0, 0, 2]


def test_every_operator_on_integers_is_tried():
    takers = {o.python for o in DOCUMENTED if o.python and takes_integers(o.support)}
    assert takers == {*EXACT, *OF_FLOATS, *BESIDE_FLOATS}


@pytest.mark.parametrize("dtype", [*DTYPES.values(), np.bool_])
@pytest.mark.parametrize("name", OF_FLOATS)
def test_integers_are_converted_to_float32(name, dtype):
    x = np.array([0, 1], bool) if dtype is np.bool_ else values(dtype)
    result = getattr(actgrad, name)(x)
    assert result.dtype == np.float32
    expected = getattr(actgrad, name)(x.astype(np.float32))
    assert result.tobytes() == expected.tobytes()


@pytest.mark.parametrize("floats", [np.float16, np.float32, np.float64])
@pytest.mark.parametrize("dtype", [*DTYPES.values(), np.bool_])
@pytest.mark.parametrize("name", BESIDE_FLOATS)
def test_integers_combined_with_floats_are_converted_to_float32(name, dtype, floats):
    """With all their digits: float16 ends at 65504, and its integers at 2048."""
    x = np.array([0, 1], bool) if dtype is np.bool_ else values(dtype)
    dy = np.linspace(-2, 2, len(x)).astype(floats)
    result = getattr(actgrad, name)(dy, x, beta=2**-20)
    assert result.dtype == floats
    wide = np.float64 if floats is np.float64 else np.float32
    expected = getattr(actgrad, name)(dy.astype(wide), x.astype(wide), beta=2**-20)
    assert result.tobytes() == expected.astype(floats).tobytes()
    with pytest.raises(actgrad.AclnnError, match=r"a floating-point dtype is needed|takes FLOAT"):
        getattr(actgrad, name)(x, x)


def test_numbers_beyond_the_dtype_saturate():
    x = np.array([-128, 0, 127], np.int8)
    assert actgrad.threshold(x, 1000, 300).tolist() == [127, 127, 127]
    assert actgrad.threshold(x, -1000, 300).tolist() == [-128, 0, 127]
    assert actgrad.hardtanh(x, -1e30, float("inf")).tolist() == [-128, 0, 127]


def test_a_scalar_keeps_all_its_digits():
    """float64 cannot represent 2^53 + 1."""
    assert aclnn.aclrtSetDevice(0) == 0
    number = 2**53 + 1
    x, out = np.array([number - 1, number, number + 1]), np.zeros(3, np.int64)
    tensors = map(aclnn.Tensor.of_array, (x, out))
    limit, value = (aclnn.aclCreateScalar(n, aclnn.ACL_INT64) for n in (number, -number))
    self, result = tensors
    status, _, executor = aclnn.aclnnThresholdGetWorkspaceSize(self, limit, value, result)
    assert status == 0
    assert aclnn.aclnnThreshold(None, 0, executor, None) == 0
    assert aclnn.aclrtSynchronizeStream(None) == 0
    assert aclnn.aclrtResetDevice(0) == 0
    assert out.tolist() == [-number, -number, number + 1]


@pytest.mark.parametrize("integer", [int, np.int64])
def test_an_integer_from_python_keeps_all_its_digits(integer):
    number = 2**53 + 1
    x = np.array([number - 1, number, number + 1, -number - 1])
    assert actgrad.threshold(x, integer(number), integer(-number)).tolist() == [-number, -number, number + 1, -number]
    assert actgrad.threshold_backward(x, x, integer(number)).tolist() == [0, 0, number + 1, 0]
    assert actgrad.hardtanh(x, integer(-number), integer(number)).tolist() == [number - 1, number, number, -number]
    with pytest.raises(actgrad.AclnnError, match=f"min_val is {number} and max_val {number - 1}"):
        actgrad.hardtanh(x, integer(number), integer(number - 1))
    assert actgrad.hardtanh(x, -(2**70), 2**70).tolist() == x.tolist()
    with pytest.raises(actgrad.AclnnError, match=r"min_val is 0 and max_val -0\.5; the first must not be above"):
        actgrad.hardtanh(x, 0, -0.5)  # which has no integer part below 0


@pytest.mark.parametrize(
    ("name", "scalars"),
    [
        ("threshold", {"threshold": math.nan}),
        ("threshold", {"value": math.nan}),
        ("threshold_backward", {"threshold": math.nan}),
        ("hardtanh", {"min_val": math.nan}),
        ("hardtanh", {"max_val": math.nan}),
    ],
)
def test_nan_beside_integers_is_refused(name, scalars):
    tensors = [np.arange(3)] * (2 if name.endswith("_backward") else 1)
    with pytest.raises(actgrad.AclnnError, match=f"{next(iter(scalars))} is nan beside integers, x "):
        getattr(actgrad, name)(*tensors, **scalars)


def test_a_fraction_beside_integers_is_refused():
    x = np.arange(-1, 2)
    assert actgrad.add_relu(x, x, alpha=2.0).tolist() == [0, 0, 3]
    with pytest.raises(actgrad.AclnnError, match=r"alpha \(DOUBLE\) is 0\.5 beside .* an integer is needed"):
        actgrad.add_relu(x, x, alpha=0.5)


@pytest.mark.parametrize("dtype", [np.bool_, np.uint16, np.uint32, np.uint64, np.complex64])
def test_other_dtypes_are_refused_by_name(dtype):
    with pytest.raises(actgrad.AclnnError, match="INT8, UINT8, INT32, INT64 or DOUBLE is needed"):
        actgrad.relu(np.zeros(3, dtype))


@pytest.mark.parametrize(("dtype", "size"), [(7, 2), (8, 4), (10, 8)])  # ACL_UINT16, ACL_UINT32, ACL_UINT64
def test_a_slope_of_another_dtype_is_refused(dtype, size):
    assert aclnn.aclrtSetDevice(0) == 0
    x = np.ones(3, np.float32)
    slope = aclnn.Scalar.create((1).to_bytes(size, "little"), dtype)
    tensors = [aclnn.Tensor.of_array(array) for array in (x, x, np.zeros_like(x))]
    status = aclnn.aclnnLeakyReluBackwardGetWorkspaceSize(*tensors[:2], slope, False, tensors[2])[0]
    assert status == 161002
    assert "negativeSlope has dtype" in aclnn.aclGetRecentErrMsg()
    assert aclnn.aclrtResetDevice(0) == 0
