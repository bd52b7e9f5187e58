# SPDX-License-Identifier: Apache-2.0
"""The operators of torch.ops.actgrad: values, out-variants, fakes, registration, and errors."""

from __future__ import annotations

import pytest
import torch
from torch_cases import BY_NAME, CASES, FIRST_ORDER, definition, halved, rows_of, tensors_for

import actgrad.torch as at

ops = torch.ops.actgrad

# A result is one rounding of the float32 evaluation, which itself is within a few ULP.
HALF_ULP = {torch.float32: 2**-20, torch.bfloat16: 2**-8 + 2**-12, torch.float16: 2**-11 + 2**-14}


def as_tuple(results):
    return results if isinstance(results, tuple) else (results,)


@pytest.mark.parametrize(("name", "attributes"), CASES)
def test_opcheck(name, attributes):
    operator = BY_NAME[name]
    tensors = tensors_for(operator, attributes, requires_grad=operator.differentiation is not None)
    torch.library.opcheck(operator.default, (*tensors, *attributes))


@pytest.mark.parametrize(("name", "attributes"), CASES)
def test_out_variant(name, attributes):
    operator = BY_NAME[name]
    arguments = (*tensors_for(operator, attributes), *attributes)
    fresh = as_tuple(operator.default(*arguments))
    out = {result: torch.full_like(value, 7) for result, value in zip(operator.results, fresh, strict=True)}
    torch.library.opcheck(operator.out, arguments, dict(out))
    versions = [tensor._version for tensor in out.values()]
    assert operator.out(*arguments, **out) is None
    assert all(torch.equal(value, given) for value, given in zip(fresh, out.values(), strict=True))
    assert all(tensor._version > before for tensor, before in zip(out.values(), versions, strict=True))


@pytest.mark.parametrize("dtype", HALF_ULP)
@pytest.mark.parametrize(("name", "attributes"), [case for case in CASES if case[0] in FIRST_ORDER])
def test_values(name, attributes, dtype):
    operator = BY_NAME[name]
    shapes = [
        ()
        if tensor in operator.singles
        else (64,)
        if tensor in operator.channels
        else rows_of(operator, attributes, (64, 64))
        if tensor in operator.rows
        else (64, 64)
        for tensor in operator.tensors
    ]
    dtypes = [torch.float32 if tensor in operator.rows else dtype for tensor in operator.tensors]
    arguments = [torch.randn(shape, dtype=own) * 3 for shape, own in zip(shapes, dtypes, strict=True)]
    expected = definition(name, *(x.double() for x in arguments), *attributes)
    result = operator.default(*arguments, *attributes)
    assert result.dtype == dtype
    # A rounded product of rounded factors is off by at most two roundings more, relative to itself.
    torch.testing.assert_close(result.double(), expected, rtol=HALF_ULP[dtype], atol=2**-24, equal_nan=True)


@pytest.mark.parametrize("layout", ["transposed", "sliced", "expanded", "permuted", "empty", "channels_last"])
@pytest.mark.parametrize("name", ["silu", "silu_backward", "swiglu", "swiglu_backward", "geglu_double_backward"])
@pytest.mark.parametrize("size", [4, 4096])  # the results of the latter are large: their memory is kept
def test_fake_has_the_strides_of_the_kernel(name, layout, size):
    base = torch.randn(6, 8, size, 10)
    views = {
        "transposed": lambda t: t.transpose(0, 1),
        "sliced": lambda t: t[:, ::2, :, 1:9],
        "expanded": lambda t: t[:, :1].expand(6, 8, size, 10),
        "permuted": lambda t: t.permute(3, 1, 0, 2),
        "empty": lambda t: t[:0],
        "channels_last": lambda t: t.to(memory_format=torch.channels_last),
    }
    x = views[layout](base)
    operator = BY_NAME[name]
    half = x.chunk(2, -1)[0]
    one = torch.zeros(())
    arguments = [one if t in operator.singles else half if t in halved(operator) else x for t in operator.tensors]
    with torch._subclasses.FakeTensorMode() as mode:
        fakes = as_tuple(operator.default(*(mode.from_tensor(tensor) for tensor in arguments)))
    for real, fake in zip(as_tuple(operator.default(*arguments)), fakes, strict=True):
        assert (real.shape, real.stride(), real.dtype) == (fake.shape, fake.stride(), fake.dtype)
    packed = as_tuple(operator.default(*(tensor.contiguous() for tensor in arguments)))
    assert all(torch.equal(a, b) for a, b in zip(as_tuple(operator.default(*arguments)), packed, strict=True))


def test_negative_views_are_resolved():
    z = torch.randn(8, dtype=torch.complex64)
    negative = z.conj().imag
    assert negative.is_neg()
    assert torch.equal(ops.silu(negative), ops.silu(negative.resolve_neg()))
    assert torch.equal(ops.silu_backward(negative, negative), ops.silu_backward(-z.imag, -z.imag))


@pytest.mark.parametrize("device_dtype", [torch.bfloat16, torch.float16])
def test_autocast_of_one_tensor_and_of_two(device_dtype):
    gate = torch.randn(4, 8, dtype=device_dtype, requires_grad=True)
    up = torch.randn(4, 8, requires_grad=True)
    with torch.autocast("cpu", dtype=device_dtype):
        assert ops.silu(gate).dtype == device_dtype
        assert ops.swiglu(up).dtype == torch.float32
        product = ops.swiglu_pair(gate, up)
    assert product.dtype == torch.float32
    assert torch.equal(product, ops.swiglu_pair(gate.float(), up))
    product.sum().backward()
    assert (gate.grad.dtype, up.grad.dtype) == (device_dtype, torch.float32)
    with pytest.raises(RuntimeError, match="swiglu_pair: expected up to have the dtype of gate"):
        ops.swiglu_pair(gate, up)


def test_autocast_of_a_tensor_that_counts_for_all_others():
    x, threshold = torch.randn(4, 8).bfloat16().requires_grad_(), torch.tensor(0.3)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        y = ops.fatrelu_mul(x, threshold)
    assert torch.equal(y, ops.fatrelu_mul(x, threshold.bfloat16()))
    y.sum().backward()
    assert x.grad.dtype == torch.bfloat16


def test_autocast_to_a_lower_dtype_reaches_the_gradient():
    linear = torch.nn.Linear(8, 16)
    x = torch.randn(4, 8)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        y = ops.swiglu(linear(x))
    assert y.dtype == torch.bfloat16
    y.float().sum().backward()
    assert linear.weight.grad.dtype == torch.float32


def test_out_variants_refuse():
    x, out = torch.randn(4, 6), torch.zeros(4, 6)
    with pytest.raises(RuntimeError, match=r"Batching rule not implemented for actgrad::silu\.out"):
        torch.func.vmap(lambda row, result: ops.silu(row, out=result))(x, out)
    with pytest.raises(RuntimeError, match=r"silu: functions with out=\.\.\. arguments don't support automatic"):
        torch.func.grad(lambda t: (ops.silu(t, out=out), out.sum())[1])(x)
    with torch.autograd.forward_ad.dual_level():
        dual = torch.autograd.forward_ad.make_dual(x, x)
        for given, written in [(dual, out), (x, torch.autograd.forward_ad.make_dual(out, out))]:
            with pytest.raises(NotImplementedError, match=r"silu: functions with out=\.\.\. .* has a tangent"):
                ops.silu(given, out=written)
    mixed = pytest.raises(RuntimeError, match="swiglu_pair: expected up to have the dtype of gate")
    with torch.autocast("cpu", dtype=torch.bfloat16), mixed:
        ops.swiglu_pair(x.bfloat16(), x, out=out)
    assert torch.equal(out, torch.zeros(4, 6))


X = torch.randn(4, 6)
BAD = [
    (lambda: ops.silu(X.int()), NotImplementedError, '"actgrad::silu" not implemented for torch.int32'),
    (lambda: ops.hardswish(X.bool()), NotImplementedError, '"actgrad::hardswish" not implemented for torch.bool'),
    (lambda: ops.silu(X.to(torch.complex64)), NotImplementedError, "silu.* not implemented for torch.complex64"),
    (lambda: ops.silu(X.to(torch.complex64).conj()), NotImplementedError, "silu.* not implemented for torch.complex64"),
    (lambda: ops.silu(X.to(torch.float8_e4m3fn)), NotImplementedError, "not implemented for torch.float8_e4m3fn"),
    (lambda: ops.swiglu(X, 2), IndexError, r"actgrad::swiglu: Dimension out of range .*\[-2, 1\], but got 2"),
    (lambda: ops.geglu(X, -3), IndexError, r"actgrad::geglu: Dimension out of range .*\[-2, 1\], but got -3"),
    (lambda: ops.swiglu(X[:, :5]), RuntimeError, r"actgrad::swiglu: expected an even size along dim -1.*\[4, 5\]"),
    (lambda: ops.swiglu(torch.tensor(1.0)), RuntimeError, "actgrad::swiglu: expected x to have at least one dim"),
    (lambda: ops.geglu(X, approximate="erf"), RuntimeError, "actgrad::geglu: approximate argument must be either none"),
    (
        lambda: ops.silu_backward(X[:2], X),
        RuntimeError,
        r"silu_backward: expected dy .* \[4, 6\], but got \[2, 6\]",
    ),
    (lambda: ops.silu_backward(X[:1], X), RuntimeError, r"silu_backward: expected dy to have shape"),
    (lambda: ops.silu_backward(X.half(), X), RuntimeError, "expected dy to have the dtype of x, torch.float32"),
    (lambda: ops.swiglu_backward(X, X), RuntimeError, r"swiglu_backward: expected dy to have shape \[4, 3\]"),
    (lambda: ops.geglu_backward(X[:, :3], X, X), RuntimeError, r"geglu_backward: expected gelu to have shape \[4, 3\]"),
    (lambda: ops.swiglu_pair(X, X[:3]), RuntimeError, "swiglu_pair: expected up to have shape"),
    (lambda: ops.silu_backward(X, X.to("meta")), RuntimeError, "silu_backward: Expected all tensors to be on the same"),
    (lambda: ops.swiglu_pair(X.to("meta"), X), RuntimeError, "swiglu_pair: Expected all tensors to be on the same"),
    (lambda: ops.silu(X.to_sparse()), NotImplementedError, "actgrad::silu' .*SparseCPU"),
    (lambda: ops.silu(X, out=torch.empty(4, 5)), RuntimeError, r"silu: expected out to have shape \[4, 6\]"),
    (lambda: ops.silu(X, out=X.double()), RuntimeError, "silu: expected out to have the dtype of x"),
    (lambda: ops.silu(X, out=X.to("meta")), RuntimeError, "silu: Expected all tensors to be on the same device"),
    (lambda: ops.silu(X, out=torch.empty(1).expand(4, 6)), RuntimeError, "silu: out overlaps itself"),
    (lambda: ops.silu(X, out=X.clone().requires_grad_()), RuntimeError, "silu: functions with out=... arguments don't"),
]


@pytest.mark.parametrize("index", range(len(BAD)))
def test_bad_arguments(index):
    call, error, message = BAD[index]
    with pytest.raises(error, match=message):
        call()


@pytest.mark.filterwarnings("ignore:.*quantized tensor creation.*")
def test_quantized_tensors_are_refused():
    with pytest.raises(NotImplementedError, match=r"actgrad::silu' .*QuantizedCPU"):
        ops.silu(torch.quantize_per_tensor(X, 0.1, 0, torch.quint8))


def test_meta_tensors_give_meta_tensors():
    result = ops.swiglu_backward(torch.empty(3, 4, device="meta"), torch.empty(3, 8, device="meta"))
    assert (result.device.type, result.shape) == ("meta", (3, 8))


@pytest.mark.parametrize("make", sorted(at.modules.ELEMENT_WISE, key=lambda module: module.__name__))
@pytest.mark.parametrize("transposed", [False, True])
def test_element_wise_operators_of_many_dimensions(make, transposed):
    x = torch.rand(3, *[1, 2] * 4, 4, dtype=torch.double) - 0.5
    x = x.transpose(0, -1) if transposed else x
    results = []
    for tensor in (x, x.reshape(-1)):
        leaf = tensor.detach().clone().requires_grad_()
        y = make()(leaf)
        (gradient,) = torch.autograd.grad(y.square().sum(), leaf, create_graph=True)
        second = torch.autograd.grad(gradient.square().sum(), leaf)[0] if gradient.requires_grad else gradient
        overwritten = make(inplace=True)(leaf.detach().clone())
        results.append([each.detach().reshape(-1) for each in (y, gradient, second, overwritten)])
    torch.testing.assert_close(*results, rtol=0, atol=0)


def test_an_out_of_many_dimensions():
    x, whole = torch.randn([2] * 10).transpose(0, 1), torch.zeros([2] * 10 + [3])
    torch.ops.actgrad.mish.out(x, out=whole[..., 1])
    assert torch.equal(whole[..., 1], at.mish(x.reshape(-1)).view(x.shape))
    assert torch.count_nonzero(whole[..., 0]) == 0
