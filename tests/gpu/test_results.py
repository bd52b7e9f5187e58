# SPDX-License-Identifier: Apache-2.0
"""What the operators give on a GPU: float32 to the bit, the others within their bounds, in every layout."""

from __future__ import annotations

import mmap

import numpy as np
import pytest
import torch
from cases import CASES, Case
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from layouts import DTYPES, bits, layouts, random_values, shapes, to_torch
from torch_cases import BY_NAME, halved
from torch_cases import CASES as TORCH_CASES

import actgrad
from actgrad import _native
from actgrad.arithmetic.activations import HALF_BOUNDS

pytestmark = pytest.mark.gpu

# Every example sets all that it looks at.
relaxed = settings(
    max_examples=15, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture]
)

ADVERSARIAL = [
    *(0.0, 1e-45, 1e-40, 1e-38, 1e-20, 3.0, 2.9999998, 3.0000002),  # subnormals; where Hardswish has its corners
    *(1.2784645, 0.7517916, 0.75179154, 4.0, 13.0, 13.000001, 14.5, 20.0),  # roots; where primitives change
    *(87.3, 88.0, 88.8, 89.0, 95.0, 103.9, 104.1, 173.9, 174.1),  # where e^-x is subnormal, and 0
    *(1e19, 1.8446743e19, 1.9e19, 1e30, 3.4e38, float("inf"), float("nan")),  # where squares overflow
]


def points(count: int, seed: int) -> torch.Tensor:
    """Adversarial numbers of both signs, ordinary ones, and numbers of every magnitude."""
    generator = torch.Generator().manual_seed(seed)
    special = torch.tensor(ADVERSARIAL)
    magnitudes = torch.exp(torch.rand(count, generator=generator) * 170 - 85)
    signs = torch.randint(0, 2, (count,), generator=generator) * 2 - 1
    return torch.cat([special, -special, torch.randn(count, generator=generator) * 5, magnitudes * signs])


def steps(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
    """How many numbers of 16 bits lie between ``a`` and ``b``, one of them counted. A NaN is far from all but NaNs."""
    integers = []
    for tensor in (a, b):
        pattern = tensor.contiguous().view(torch.int16).to(torch.int32)
        integers.append(torch.where(pattern < 0, -(pattern & 0x7FFF), pattern))
    return torch.where(a.isnan() & b.isnan(), 0, (integers[0] - integers[1]).abs())


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16, torch.float64], ids=str)
@pytest.mark.parametrize(("name", "attributes"), TORCH_CASES)
def test_agrees_with_the_cpu(device, name, attributes, dtype):
    """Every kernel: bit for bit in float32; 16 bits may round the other way; float64 within some 1e-14."""
    operator = BY_NAME[name]
    x = points(400, seed=1).to(dtype)
    arguments = []
    for i, argument in enumerate(operator.tensors):
        values = x if argument in ("x", "gate") else points(400, seed=2 + i).to(dtype)[torch.randperm(len(x))]
        whole = operator.split is not None and argument not in halved(operator)
        arguments.append(torch.stack([values, values.flip(0)], attributes[0]) if whole else values)
    if operator.split is not None:
        arguments = [a if a.ndim == 2 else a.unsqueeze(attributes[0]) for a in arguments]
    expected = operator.default(*arguments, *attributes)
    expected = expected if isinstance(expected, tuple) else (expected,)
    results = [device.put(torch.zeros_like(result)) for result in expected]
    operator.write(*(device.put(argument) for argument in arguments), *attributes, *results)
    for right, result in zip(expected, map(device.get, results), strict=True):
        if dtype == torch.float32:
            assert torch.equal(result.isnan(), right.isnan())
            assert torch.equal(result.nan_to_num(0), right.nan_to_num(0))
        elif dtype == torch.float64:
            # Next to a root of the derivative, errors are relative to the other factors.
            torch.testing.assert_close(result, right, rtol=1e-11, atol=1e-14, equal_nan=True)
        else:
            assert steps(result, right).max() <= 1
            assert steps(result, right).float().mean() < 0.01


ACTIVATIONS = {
    "silu": lambda x, one, out: actgrad.silu(x, out=out),
    "silu_derivative": lambda x, one, out: actgrad.silu_backward(one, x, out=out),
    "hardswish": lambda x, one, out: actgrad.hardswish(x, out=out),
    "hardswish_derivative_closed": lambda x, one, out: actgrad.hardswish_backward(one, x, out=out),
    "hardswish_derivative_open": lambda x, one, out: actgrad.hardswish_backward_v2(one, x, out=out),
    "gelu": lambda x, one, out: _native.geglu_pair(x, one, 0, out),
    "gelu_tanh": lambda x, one, out: _native.geglu_pair(x, one, 1, out),
    "gelu_derivative": lambda x, one, out: _native.geglu_pair_backward(one, x, one, 0, out, _like(out)),
    "gelu_tanh_derivative": lambda x, one, out: _native.geglu_pair_backward(one, x, one, 1, out, _like(out)),
}


def _like(tensor: torch.Tensor) -> torch.Tensor:
    return torch.empty_like(tensor)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16], ids=str)
@pytest.mark.parametrize("name", ACTIVATIONS)
def test_all_sixteen_bit_values_keep_the_bound(device, name, dtype):
    """The hardware's own 2^x and division are exact enough: the result is rounded once."""
    x = torch.arange(-(2**15), 2**15).to(torch.int16).view(dtype)
    x = x[x.isfinite()]
    result = torch.empty_like(x)
    where = device.put(result)
    ACTIVATIONS[name](device.put(x), device.put(torch.ones_like(x)), where)
    result = device.get(where).double()
    exact = torch.empty(len(x), dtype=torch.float64)
    ACTIVATIONS[name](x.double(), torch.ones(len(x), dtype=torch.float64), exact)

    info = torch.finfo(dtype)
    ulp = torch.maximum(torch.exp2(torch.floor(torch.log2(exact.abs()))), torch.tensor(info.tiny)) * info.eps
    ulp = torch.where(exact == 0, info.tiny * info.eps, ulp)
    bound = HALF_BOUNDS[name]
    allowed = bound.ulp * ulp
    if bound.near_root:
        first, last = bound.near_root
        allowed += torch.where((x >= first) & (x <= last), bound.absolute, 0.0)
    overflows = exact.abs() >= info.max * (1 + info.eps / 4)
    assert torch.all(((result - exact).abs() <= allowed) | (overflows & result.isinf()))


# The loops know nothing of the formula: one of each kind of operands will do.
EACH_KIND = ("silu", "hardswish_backward", "swiglu", "swiglu_backward", "geglu-none-left", "geglu_backward-tanh-right")


@relaxed
@pytest.mark.parametrize("case", [case for case in CASES if case.name in EACH_KIND], ids=str)
@given(data=st.data())
def test_layouts(device, case: Case, data: st.DataObject) -> None:
    """Any strides give the bits that packed tensors give, and nothing else is written."""
    shape, dim = data.draw(shapes(split=case.splits, low_rank=1 if case.splits else 0))
    dtype = data.draw(st.sampled_from(DTYPES))
    plain, placed = [], []
    for i, name in enumerate(case.inputs):
        layout = data.draw(layouts(len(shape), reverse=False, expand=True))
        values = layout.expand(random_values(i, case.shape_of(name, shape, dim), dtype))
        plain.append(device.put(to_torch(values)))
        placed.append(device.put(layout.place(values, to_torch).view))
    packed, strided, on_host = [], [], []
    for name in case.outputs:
        array_shape = case.shape_of(name, shape, dim)
        packed.append(device.put(torch.zeros(array_shape, dtype=to_torch(np.zeros(0, dtype)).dtype)))
        layout = data.draw(layouts(len(shape), reverse=False, expand=False))
        on_host.append(layout.place(np.zeros(array_shape, dtype), to_torch).view)
        strided.append(device.put(on_host[-1]))
    case(plain, dim, out=packed)
    case(placed, dim, out=strided)
    for result, expected, view in zip(strided, packed, on_host, strict=True):
        assert bits(device.get(result)) == bits(device.get(expected))
        around = torch.empty(0, dtype=view.dtype).set_(device.get(result).untyped_storage())
        around.as_strided(view.shape, view.stride(), view.storage_offset()).zero_()
        rest = around.view(torch.uint8)
        assert int((rest == 0xA5).sum()) == rest.numel() - view.numel() * view.dtype.itemsize


MIXED = [("float32", "float32"), ("float16", "float32"), ("bfloat16", "float16")]


@pytest.mark.parametrize(("dy_dtype", "x_dtype"), MIXED)
@pytest.mark.parametrize(
    ("dy", "x"), [((5, 1, 7), (3, 1)), ((), (4, 6)), ((2, 3), ()), ((1, 9), (8, 9)), ((0, 3), (3,))]
)
def test_silu_backward_broadcasts_and_mixes(device, dy, x, dy_dtype, x_dtype):
    generator = torch.Generator().manual_seed(3)
    dy, x = (torch.randn(shape, generator=generator) for shape in (dy, x))
    dy, x = dy.to(getattr(torch, dy_dtype)), x.to(getattr(torch, x_dtype))
    expected = actgrad.silu_backward(dy, x)
    out = device.put(torch.zeros_like(expected))
    actgrad.silu_backward(device.put(dy), device.put(x), out=out)
    assert torch.equal(device.get(out), expected)


def test_in_place(device):
    """The result may be written over an input."""
    dy, x = torch.randn(2, 500)
    expected = actgrad.silu_backward(dy, x)
    over = device.put(x.clone())
    actgrad.silu_backward(device.put(dy), over, out=over)
    assert torch.equal(device.get(over), expected)


def test_an_overlap_is_refused(device):
    memory = device.put(torch.zeros(12))
    with pytest.raises(actgrad.AclnnError, match="overlaps"):
        actgrad.silu(memory[:10], out=memory[2:])


@pytest.mark.parametrize("stride", [2**31 - 1, 2**31, 2**32 + 8])
def test_offsets_beyond_32_bits(device, stride):
    """Rows so far apart that their offsets, or the bytes to them, do not fit in 32 bits."""
    memory = mmap.mmap(-1, 2 * (2 * stride + 16), flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | 0x4000)
    x = torch.frombuffer(memory, dtype=torch.float16).as_strided((3, 16), (stride, 1))
    x.copy_(torch.linspace(-4, 4, 48).reshape(3, 16))
    out = device.put(torch.zeros(3, 8, dtype=torch.float16))
    actgrad.swiglu(device.put(x), out=out)
    assert steps(device.get(out), actgrad.swiglu(x.contiguous())).max() <= 1
