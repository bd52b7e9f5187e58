# SPDX-License-Identifier: Apache-2.0
"""Results on a GPU: float32 bit for bit, other dtypes within their bounds, in every layout."""

from __future__ import annotations

import math
import mmap
from typing import Any

import numpy as np
import pytest
import scalars
import torch
from cases import CASES, Case
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from kernel_calls import CALLS, KernelCall
from layouts import DTYPES, bits, layouts, random_values, shapes, to_torch

import actgrad
from actgrad import data_types
from actgrad.arithmetic.bind import bind
from actgrad.arithmetic.primitives import any_over_one_plus, divide_near_one, on_numpy, over_one_plus
from actgrad.gpu import device_functions, launch, programs
from actgrad.operators.contract import Kernel

pytestmark = pytest.mark.gpu

# Every example sets all values that it checks.
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


def factor_of(tensor: torch.Tensor) -> torch.Tensor:
    """The magnitudes above 1; 1 for what is not finite."""
    return torch.where(tensor.isfinite(), tensor.double().abs().clamp(min=1), 1)


def own_dtype(call: KernelCall, name: str, dtype: torch.dtype) -> torch.dtype:
    """That of an argument beside others of ``dtype``: a weight of rows has 32 bits or more."""
    return torch.promote_types(dtype, torch.float32) if name in call.rows else dtype


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16, torch.float64], ids=str)
@pytest.mark.parametrize("call", CALLS, ids=str)
def test_agrees_with_the_cpu(device, call: KernelCall, dtype):
    """Every kernel: bit for bit in float32; 16 bits may round the other way; float64 within some 1e-14."""
    inputs = []
    for i, name in enumerate(call.inputs):
        values = points(400, seed=1 + i)
        values = values[torch.randperm(len(values), generator=torch.Generator().manual_seed(i))].to(dtype)
        if dtype.itemsize == 2:
            values = torch.where(values.isinf(), values, values.clamp(-1000, 1000))
        if name in call.channels:
            inputs.append(values[:1])
            continue
        if name in call.rows:
            shape = call.shape_of(name, inputs[0])
            inputs.append(values[: math.prod(shape)].reshape(shape).to(own_dtype(call, name, dtype)))
            continue
        whole = torch.stack([values, values.flip(0)], call.dim)
        half = whole.select(call.dim, 0).unsqueeze(call.dim)
        inputs.append(whole if call.is_whole(name) else half.flatten()[:1] if call.is_single(name) else half)
    factors_of = [tensor for name, tensor in zip(call.inputs, inputs, strict=True) if not call.is_single(name)]
    if call.channels or call.rows:
        beside_rows = [
            t.reshape(*t.shape, 1) if name in call.rows else t for name, t in zip(call.inputs, inputs, strict=True)
        ]
        factors_of = torch.broadcast_tensors(*beside_rows)
    dtypes = [own_dtype(call, name, dtype) for name in call.outputs]
    shapes = [call.shape_of(name, inputs[0]) for name in call.outputs]
    expected = call(inputs, [torch.zeros(shape, dtype=own) for shape, own in zip(shapes, dtypes, strict=True)])
    results = [device.put(torch.zeros_like(result)) for result in expected]
    call([device.put(tensor) for tensor in inputs], results)
    # Factors magnify what is lost; an infinite one tells 0, which gives NaN, from the smallest number.
    infinite = torch.stack([tensor.isinf().any(call.dim, keepdim=True) for tensor in factors_of]).any(0)
    factors = torch.stack([factor_of(tensor).prod(call.dim, keepdim=True) for tensor in factors_of]).prod(0)
    for name, right, result in zip(call.outputs, expected, map(device.get, results), strict=True):
        difference = (result.double() - right.double()).abs()
        lost = difference <= factors * 2.0**-146
        if name in call.channels | call.rows:  # NaN, of terms that are infinities of both signs
            assert torch.equal(result.isnan(), right.isnan())
        elif dtype == torch.float32:
            assert torch.equal(result.isnan(), right.isnan())
            assert torch.equal(result.nan_to_num(0), right.nan_to_num(0))
        elif dtype == torch.float64:
            # Next to a root of the derivative, errors are relative to the other factors.
            torch.testing.assert_close(result, right, rtol=1e-11, atol=1e-14, equal_nan=True)
        else:
            # Primitives for 16 bits underflow at their own places.
            told = infinite & (result.isnan() | right.isnan())
            apart = torch.where(lost | told, 0, steps(result, right).reshape(right.shape))
            assert apart.max() <= 1
            # Mish''(0) = 0.64 and a short number make many ties, which the last place of float32 decides.
            assert apart.float().mean() < 0.015


INTEGERS = {torch.int8: 2, torch.uint8: 4, torch.int16: 6, torch.int32: 3, torch.int64: 9}


@pytest.mark.parametrize("dtype", INTEGERS, ids=str)
@pytest.mark.parametrize("name", [name for name, kernel in device_functions.KERNELS.items() if kernel.exact_integers])
def test_integers_are_exact(device, name, dtype):
    """Kernels that hold for integers: bit for bit what 64 bits give, which wrap around, as a dtype does."""
    kernel, info = device_functions.KERNELS[name], torch.iinfo(dtype)
    ends = torch.tensor([info.min, info.min + 1, 0, 1, 2, 3, info.max - 1, info.max], dtype=dtype)
    inputs = [ends.roll(3 * i) for i in range(len(kernel.inputs))]
    values = (1, 3)[: len(kernel.scalars)]
    formula = bind(kernel.formula, on_numpy, functions=kernel.functions)
    arrays = [tensor.numpy().astype(np.int64) for tensor in inputs]
    right = formula(*arrays, *([values] if kernel.functions else values)).astype(ends.numpy().dtype)
    operands = [device.put(tensor) for tensor in (*inputs, torch.zeros_like(ends))]
    launch_packed(name, operands, 1, INTEGERS[dtype], INTEGERS[torch.int64], values)
    assert device.get(operands[-1]).tolist() == right.tolist()


def launch_packed(
    kernel: str, operands: list[torch.Tensor], outputs: int, dtype: int, compute: int, values: tuple[float, ...]
) -> None:
    """Launches a kernel over packed tensors of one dtype and size, without an operator around it."""
    count = len(operands)
    addresses = tuple(operand.data_ptr() for operand in operands)
    alignments = tuple(programs.power_of_two_in(address, programs.VECTOR) for address in addresses)
    plan = launch.Plan(
        *(kernel, count - outputs, compute, (dtype,) * count, (len(operands[0]),), ((1,),) * count, alignments),
        *(len(values), 0),
    )
    launch.run(plan, addresses[:-outputs], addresses[-outputs:], values)


def test_every_kernel_is_called():
    """Those of operators that Python lacks are other operators' too."""
    assert {call.kernel.name for call in CALLS} == set(device_functions.KERNELS)


ACL_DTYPES = {
    torch.float32: data_types.ACL_FLOAT,
    torch.float16: data_types.ACL_FLOAT16,
    torch.bfloat16: data_types.ACL_BF16,
    torch.float64: data_types.ACL_DOUBLE,
}


def run_packed(device, kernel: str, inputs: list[torch.Tensor], outputs: int, values: tuple[float, ...] = ()):
    """The results of a kernel over packed tensors of one dtype and size, launched without an operator around it."""
    operands = [device.put(tensor) for tensor in (*inputs, *(torch.zeros_like(inputs[0]) for _ in range(outputs)))]
    dtype = ACL_DTYPES[inputs[0].dtype]
    launch_packed(kernel, operands, outputs, dtype, dtype, values)
    return [device.get(result) for result in operands[len(inputs) :]]


def tiling_of_many(kernel: Kernel, dtype: torch.dtype) -> programs.Tiling:
    acl = ACL_DTYPES[dtype]
    count = len(kernel.inputs) + len(kernel.elements) + len(kernel.outputs)
    return programs.tiling(programs.MANY, (acl,) * count, acl, kernel)


SEVERAL_TILES = [
    (kernel, dtype)
    for kernel in device_functions.KERNELS.values()
    for dtype in ACL_DTYPES
    if tiling_of_many(kernel, dtype).tiles > 1
]


@pytest.mark.parametrize(("kernel", "dtype"), SEVERAL_TILES, ids=lambda value: getattr(value, "name", str(value)))
def test_several_tiles_of_a_program(device, monkeypatch, kernel, dtype):
    """The bits of programs with one tile; the last program has a tile that is cut, and tiles with nothing."""
    monkeypatch.setattr(programs, "tile_elements", lambda *_: 512)
    size = 3 * 512 * tiling_of_many(kernel, dtype).tiles + 700
    generator = torch.Generator().manual_seed(0)
    inputs = [torch.rand(size, generator=generator).mul(1.8).sub(0.9).to(dtype) for _ in kernel.inputs]
    values = (1.0, 0.5, 2.0)[: len(kernel.scalars)]
    results = []
    for many in (1, size + 1):
        monkeypatch.setattr(programs, "MANY", many)
        results.append(run_packed(device, kernel.name, inputs, len(kernel.outputs), values))
    for of_several, of_one in zip(*results, strict=True):
        assert torch.equal(of_several, of_one)
        assert of_one.count_nonzero() > size / 2


def ulps(exact: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
    """The last place of each exact value in ``dtype``."""
    info = torch.finfo(dtype)
    ulp = torch.maximum(torch.exp2(torch.floor(torch.log2(exact.abs()))), torch.tensor(info.tiny)) * info.eps
    return torch.where(exact == 0, info.tiny * info.eps, ulp)


ACTIVATIONS = {kernel.of.name: kernel.of for kernel in device_functions.KERNELS.values() if kernel.of}
FUNCTIONS = {
    f"{function.__name__}{list(setting.values()) or ''}": (
        activation,
        function,
        tuple(setting[attribute] for attribute in activation.attributes),
    )
    for activation in (*ACTIVATIONS.values(), scalars.SOFTENED)
    for function in activation.bounds
    for setting in activation.settings
}


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16], ids=str)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_all_sixteen_bit_values_keep_the_bound(device, monkeypatch, name, dtype):
    """The hardware's own 2^x and division are exact enough: the result is rounded once."""
    activation, function, values = FUNCTIONS[name]
    x = torch.arange(-(2**15), 2**15).to(torch.int16).view(dtype)
    x = x[x.isfinite()]
    monkeypatch.setitem(device_functions.KERNELS, function.__name__, Kernel(function, ("x",), ("out",)))
    (result,) = run_packed(device, function.__name__, [x], 1, values)
    # The launch rounds scalars to float32.
    with np.errstate(all="ignore"):
        exact = torch.from_numpy(bind(function, on_numpy)(x.double().numpy(), *map(float, np.float32(values))))

    bound = activation.half_bound(function)
    allowed = bound.ulp * ulps(exact, dtype)
    if bound.near_root:
        first, last = bound.near_root
        allowed += torch.where((x >= first) & (x <= last), bound.absolute, 0.0)
    info = torch.finfo(dtype)
    overflows = exact.abs() >= info.max * (1 + info.eps / 4)
    outside = exact.isnan() & result.isnan()  # of the domain
    assert torch.all(((result.double() - exact).abs() <= allowed) | (overflows & result.isinf()) | outside)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64], ids=str)
@pytest.mark.parametrize("values", [(0.1, 0.7), (1 / 3, 10.0)])
@pytest.mark.parametrize("name", scalars.KERNELS)
def test_scalars_have_the_precision_of_the_computation(device, monkeypatch, name, values, dtype):
    """float32 in float32, double in double, which has neither 0.1 nor 1/3 from float32."""
    kernel = scalars.KERNELS[name]
    monkeypatch.setitem(device_functions.KERNELS, name, kernel)
    generator = torch.Generator().manual_seed(5)
    inputs = [torch.randn(1000, generator=generator, dtype=torch.float64).to(dtype) * 3 for _ in kernel.inputs]
    results = run_packed(device, name, inputs, len(kernel.outputs), values)
    rounded = values if dtype == torch.float64 else tuple(map(float, np.float32(values)))
    arrays = [tensor.double().numpy() for tensor in inputs]
    exact = bind(kernel.formula, on_numpy, functions=kernel.functions)(*arrays, *rounded)
    for result, right in zip(results, exact if isinstance(exact, tuple) else (exact,), strict=True):
        error = (result.double() - torch.from_numpy(right)).abs() / ulps(torch.from_numpy(right), dtype)
        assert error.max() <= 8


def quotient(a, d):
    return divide_near_one(a, d)


def quotient_by_one_plus(a, e):
    return over_one_plus(a, e)


def any_quotient_by_one_plus(a, e):
    return any_over_one_plus(a, e)


# Quotients that come out one place too low if 1/d, which is just above a tie, is rounded downwards: a, then d.
NEXT_TO_A_TIE = [
    *(("1p+0", "1.fffffep+0"), ("1.aaaaa6p+0", "1.fffffap+0"), ("1.ccccc4p+0", "1.fffff6p+0")),
    *(("1.db6daap+0", "1.fffff2p+0"), ("1.e38e28p+0", "1.ffffeep+0"), ("1.2e8b96p+0", "1.ffffeap+0")),
    *(("1.ec4eacp+0", "1.ffffe6p+0"), ("1.eeeed2p+0", "1.ffffe2p+0"), ("1.f0f0dp+0", "1.ffffdep+0")),
]


def hard_quotients() -> tuple[torch.Tensor, torch.Tensor]:
    """Numerators and divisors from 1 to 2 whose quotients are next to a tie, and others."""
    generator = torch.Generator().manual_seed(9)
    next_to_2 = 2 - torch.arange(1, 1001, dtype=torch.float64) * 2.0**-23
    d = torch.cat([next_to_2, 3 - next_to_2, 1 + torch.rand(30000, generator=generator, dtype=torch.float64)])
    d = d.float().double()
    tie = torch.floor((1 + torch.rand(d.shape, generator=generator, dtype=torch.float64)) * 2.0**23 + 0.5) * 2.0**-23
    a = (d * (tie + 2.0**-24)).float()
    ties = [[float.fromhex("0x" + number) for number in pair] for pair in NEXT_TO_A_TIE]
    known = torch.tensor(ties, dtype=torch.float64).float()
    a = torch.cat([known[:, 0], a, a.nextafter(torch.tensor(9.0)), a.nextafter(torch.tensor(0.0)), a / 2])
    return a, torch.cat([known[:, 1], *[d.float()] * 4])


def test_divisions_without_a_branch_are_ieees(device, monkeypatch):
    """Bit for bit, with the signs of zeros; over 1 + e infinities too."""
    for formula in (quotient, quotient_by_one_plus, any_quotient_by_one_plus):
        monkeypatch.setitem(device_functions.KERNELS, formula.__name__, Kernel(formula, ("a", "b"), ("out",)))
    a, d = hard_quotients()
    magnitudes = torch.exp2(torch.arange(-100, 121).float())
    for power in (0.25, 1.0, 64.0):
        scaled = a * magnitudes[torch.arange(len(a)) % len(magnitudes)] * torch.sign(torch.arange(len(a)) % 2 - 0.5)
        (result,) = run_packed(device, "quotient", [scaled, d * power], 1)
        assert bits(result) == bits(scaled / (d * power))
    tiny = torch.cat([torch.arange(1.0, 2000.0) * 2.0**-149, magnitudes * 2.0**-40, torch.zeros(1)])
    tiny = torch.cat([tiny, -tiny])
    for power in (0.25, 0.5, 1.0, 2.0, 4.0):
        (result,) = run_packed(device, "quotient", [tiny, torch.full_like(tiny, power)], 1)
        assert bits(result) == bits(tiny / power)
    small, e = torch.cat([scaled * 2.0**-30, tiny.repeat(40)]), torch.rand(len(scaled) + 40 * len(tiny))
    for power in (1.0, 2.0**-120, 2.0**-140):
        (result,) = run_packed(device, "any_quotient_by_one_plus", [small * power, e], 1)
        assert bits(result) == bits(small * power / (1 + e))
    for e in (0.0, 1e-9, 1.0):
        v = torch.cat([tiny, torch.tensor([3.4028235e38, math.inf, -3.4028235e38, -math.inf])])
        (result,) = run_packed(device, "quotient_by_one_plus", [v, torch.full_like(v, e)], 1)
        assert bits(result) == bits(v / (1 + torch.full_like(v, e)))


# The loops know nothing of the formula: one of each kind of operands will do.
EACH_KIND = ("silu", "hardswish_backward", "swiglu", "swiglu_backward", "geglu-none-left", "geglu_backward-tanh-right")


@relaxed
@pytest.mark.parametrize("case", [case for case in CASES if case.name in EACH_KIND], ids=str)
@given(data=st.data())
def test_layouts(device, case: Case, data: st.DataObject) -> None:
    """Any strides give the bits of packed tensors, and nothing else is written."""
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


@pytest.mark.parametrize("groups", [None, [3, 1], [0], [99], [2, -1]], ids=str)
@pytest.mark.parametrize(("shape", "dim"), [((4, 6, 10), 1), ((5, 3000), -1)], ids=str)
@pytest.mark.parametrize("interleaved", [False, True])
def test_rows_of_groups(device, interleaved: bool, shape: tuple[int, ...], dim: int, groups: list[int] | None) -> None:
    """Rows beyond the groups are 0; a negative number gives NaN, since raising an error would wait for the GPU."""
    generator = torch.Generator().manual_seed(5)
    half = [size // 2 if i == dim % len(shape) else size for i, size in enumerate(shape)]
    x, dy = torch.randn(shape, generator=generator) * 3, torch.randn(half, generator=generator)
    index = None if groups is None else torch.tensor(groups)
    if not interleaved:
        weighted_rows_of_groups(device, x, dy, dim, index)
    for name, arrays in (("clipped_swiglu", (x,)), ("clipped_swiglu_backward", (dy, x))):
        function = getattr(actgrad, name)
        on_device = None if index is None else device.put(index)
        out = device.put(torch.zeros(shape if len(arrays) == 2 else half))
        function(*map(device.put, arrays), on_device, dim, interleaved=interleaved, out=out)
        result = device.get(out)
        if groups and min(groups) < 0:
            assert result.isnan().all()
        else:
            assert torch.equal(result, function(*arrays, index, dim, interleaved=interleaved))


def weighted_rows_of_groups(
    device: Any, x: torch.Tensor, dy: torch.Tensor, dim: int, index: torch.Tensor | None
) -> None:
    """The same of SwigluGroup, whose weight's gradient is the sum over all rows."""
    weight = torch.linspace(-2, 2, math.prod(x.shape[: dim % x.dim()])).reshape(x.shape[: dim % x.dim()])
    y = actgrad.swiglu_group(x, None, None, 2.5, dim)
    given = [None if tensor is None else device.put(tensor) for tensor in (x, weight, index)]
    out = device.put(torch.zeros_like(y))
    actgrad.swiglu_group(*given, 2.5, dim, out=out)
    of_x, of_weight = device.put(torch.zeros_like(x)), device.put(torch.zeros_like(weight))
    before = [device.put(dy), *given[:2], device.put(y), given[2]]
    actgrad.swiglu_group_backward(*before, 2.5, dim, out=(of_x, of_weight))
    results = [device.get(tensor) for tensor in (out, of_x, of_weight)]
    if index is not None and index.min() < 0:
        assert all(result.isnan().all() for result in results)
        return
    right = [actgrad.swiglu_group(x, weight, index, 2.5, dim)]
    right += actgrad.swiglu_group_backward(dy, x, weight, y, index, 2.5, dim)
    for result, expected in zip(results[:2], right, strict=False):
        assert torch.equal(result, expected)
    torch.testing.assert_close(results[2], right[2], rtol=1e-6, atol=2.0**-14)


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


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32"])
@pytest.mark.parametrize("integers", ["int32", "int64", "uint8"])
def test_integers_beside_floats_are_rounded_to_them(device, integers, dtype):
    x = torch.tensor([-60000, 0.5, -2000, 0.25, -32, -300.0]).to(getattr(torch, dtype))
    other = torch.tensor([70000, 2049, 2003, 257, 33, 301]).to(getattr(torch, integers))
    expected = torch.relu(torch.add(x, other))
    out = device.put(torch.zeros_like(expected))
    actgrad.add_relu(device.put(x), device.put(other), out=out)
    assert torch.equal(device.get(out), expected)
    assert torch.equal(actgrad.add_relu(x, other), expected)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_the_slope_of_mish_is_nan_at_infinity(device, dtype):
    x, dy = torch.tensor([math.inf, 30.0, math.nan]).to(getattr(torch, dtype)), torch.ones(3).to(getattr(torch, dtype))
    out = device.put(torch.zeros_like(x))
    actgrad.mish_backward(device.put(dy), device.put(x), out=out)
    assert torch.equal(device.get(out).isnan(), torch.tensor([True, False, True]))


def test_elu_of_large_attributes_ends_at_0(device):
    x, dy = torch.linspace(-400, -90, 300), torch.full((300,), -7.7e33)
    given = {"alpha": -0.3, "scale": 1e30, "input_scale": 2.0}
    expected = actgrad.elu_backward(dy, x, **given)
    out = device.put(torch.ones_like(x))
    actgrad.elu_backward(device.put(dy), device.put(x), **given, out=out)
    assert torch.equal(device.get(out), expected)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32, torch.float64])
@pytest.mark.parametrize(("name", "attribute"), [("celu", math.inf), ("celu", -math.inf), ("softplus", 0.0)])
def test_attributes_of_which_a_product_with_0_is_nan(device, name, attribute, dtype):
    """CELU of an infinite alpha is NaN below 0 and x from 0 on; Softplus of beta 0 is log(2)/0."""
    x = torch.tensor([-5.0, -0.01, 0.0, 2.0], dtype=dtype)
    expected = [math.nan, math.nan, 0.0, 2.0] if name == "celu" else [math.inf] * 4
    out = device.put(torch.zeros_like(x))
    getattr(actgrad, name)(device.put(x), attribute, out=out)
    assert torch.allclose(device.get(out), torch.tensor(expected, dtype=dtype), rtol=0, atol=0, equal_nan=True)


@pytest.mark.parametrize("rest", [0, 5, 40_000])
def test_programs_of_two_tiles(device, rest):
    """Whole ones, and a last one that lacks a part or nearly all of its tiles."""
    count = 2 * 2 * (1 << 14) + rest
    x = torch.randn(2 * count, generator=torch.Generator().manual_seed(rest))
    out = device.put(torch.empty(count))
    actgrad.situ_glu(device.put(x), -1, 1.0, 1.5, out=out)
    assert torch.equal(device.get(out), actgrad.situ_glu(x, -1, 1.0, 1.5))


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


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16, torch.float64], ids=str)
@pytest.mark.parametrize("shape", [(5, 3), (70, 130), (2, 3, 5, 7), (2, 5, 1100), (2100, 2), (1, 600)], ids=str)
def test_sums(device, shape, dtype):
    """By channels and altogether, in any layout: within a rounding of the exact sum, and the same each time."""
    generator = torch.Generator().manual_seed(5)
    dy, x = (torch.randn(shape, generator=generator, dtype=torch.float64).to(dtype) for _ in range(2))
    weight = torch.randn(shape[1], generator=generator, dtype=torch.float64).to(dtype)
    for own in (weight, weight[:1]):
        expected = actgrad.prelu_backward(dy, x, own)
        out = device.put(torch.zeros_like(x)), device.put(torch.zeros_like(own))
        given = [device.put(dy.transpose(0, -1).contiguous().transpose(0, -1)), device.put(x), device.put(own)]
        actgrad.prelu_backward(*given, out=out)
        assert torch.equal(device.get(out[0]), expected[0])
        torch.testing.assert_close(
            device.get(out[1]),
            expected[1],
            rtol=torch.finfo(dtype).eps,
            atol=2.0**-40 if dtype.itemsize == 8 else 2.0**-14,
        )
        again = device.put(torch.zeros_like(own))
        actgrad.prelu_backward(*given, out=(out[0], again))
        assert torch.equal(device.get(again), device.get(out[1]))


def test_a_sum_without_terms(device):
    dy = torch.zeros(0, 3)
    out = device.put(torch.zeros(0, 3)), device.put(torch.full((6,), 7.0))
    actgrad.prelu_backward(device.put(dy), device.put(dy), device.put(torch.ones(3)), out=(out[0], out[1][::2]))
    assert device.get(out[1]).tolist() == [0, 7, 0, 7, 0, 7]


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16, torch.float64])
@pytest.mark.parametrize("layout", ["packed", "transposed", "apart"])
def test_random_slopes_are_the_cpus(device, dtype, layout):
    """All four words of the key and of the counter count; the bounds hold in 16 bits."""
    x = torch.randn(3, 37, 70, generator=torch.Generator().manual_seed(0)).to(dtype)
    noise, out = torch.zeros_like(x), torch.zeros_like(x)
    key = {"seed": -5, "offset": (7 << 33) + 3, "training": True}
    expected = actgrad.rrelu_with_noise(x, noise, **key)
    fresh = {
        "packed": lambda: torch.zeros_like(x),
        "transposed": lambda: torch.zeros(70, 3, 37, dtype=dtype).permute(1, 2, 0),
        "apart": lambda: torch.zeros(3, 37, 140, dtype=dtype)[..., ::2],
    }[layout]
    given, own_noise, out = device.put(fresh().copy_(x)), device.put(fresh()), device.put(fresh())
    actgrad.rrelu_with_noise(given, own_noise, **key, out=out)
    assert torch.equal(device.get(own_noise), noise)
    assert torch.equal(device.get(out), expected)
