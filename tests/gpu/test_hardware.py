# SPDX-License-Identifier: Apache-2.0
"""What only a GPU can show: streams, graphs, several devices, sizes beyond 2^31, PyTorch's machinery."""

from __future__ import annotations

import time

import pytest
import torch

import actgrad
from actgrad.torch.operators import OPERATORS

pytestmark = [pytest.mark.gpu, pytest.mark.hardware]

ops = torch.ops.actgrad


def halves(*shape: int, dtype: torch.dtype = torch.bfloat16) -> tuple[torch.Tensor, torch.Tensor]:
    generator = torch.Generator("cuda").manual_seed(1)
    x = torch.randn(*shape, device="cuda", generator=generator).to(dtype)
    return torch.randn(*shape[:-1], shape[-1] // 2, device="cuda", generator=generator).to(dtype), x


def test_results_come_fresh_on_the_device_of_the_inputs():
    dy, x = halves(64, 256, dtype=torch.float32)
    result = actgrad.swiglu_backward(dy, x)
    assert result.device == x.device
    assert torch.equal(result.cpu(), actgrad.swiglu_backward(dy.cpu(), x.cpu()))
    assert torch.equal(actgrad.swiglu(x).cpu(), actgrad.swiglu(x.cpu()))


def test_all_float32_from_the_cpu():
    """A sample of all bit patterns, one in 257."""
    x = torch.arange(0, 2**32, 257).to(torch.int32).view(torch.float32)
    result, expected = actgrad.silu(x.cuda()).cpu(), actgrad.silu(x)
    assert torch.equal(result.isnan(), expected.isnan())
    assert torch.equal(result.nan_to_num(0), expected.nan_to_num(0))


def test_results_are_the_same_from_run_to_run():
    dy, x = halves(4096, 1026)
    first = actgrad.swiglu_backward(dy, x)
    assert all(torch.equal(actgrad.swiglu_backward(dy, x), first) for _ in range(20))


def test_the_current_stream_is_used():
    """The kernel waits for what its stream did before, which takes long enough to be noticed otherwise."""
    x, out = torch.zeros(2**20, device="cuda"), torch.zeros(2**20, device="cuda")
    actgrad.silu(x, out=out)  # compiled
    torch.cuda.synchronize()
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        torch.cuda._sleep(10**8)
        x.fill_(1)
        actgrad.silu(x, out=out)
    stream.synchronize()
    assert torch.equal(out.cpu(), actgrad.silu(torch.ones(2**20)))


def test_the_host_does_not_wait():
    dy, x = halves(256, 512)
    actgrad.swiglu_backward(dy, x)
    torch.cuda.synchronize()
    torch.cuda._sleep(10**9)  # about half a second
    begin = time.perf_counter()
    actgrad.swiglu_backward(dy, x)
    assert time.perf_counter() - begin < 0.1
    torch.cuda.synchronize()


def test_a_graph_captures_it():
    dy, x = halves(256, 512)
    out = torch.empty_like(x)
    actgrad.swiglu_backward(dy, x, out=out)  # compiled
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        actgrad.swiglu_backward(dy, x, out=out)
    dy.copy_(torch.randn_like(dy))
    graph.replay()
    assert torch.equal(out, actgrad.swiglu_backward(dy, x))


def test_a_graph_launches_code_whose_plan_was_dropped():
    x, out = torch.randn(8192, device="cuda"), torch.zeros(8192, device="cuda")
    actgrad.silu(x, out=out)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        actgrad.silu(x, out=out)
    for count in range(1, 5000):
        actgrad.silu(x[:count], out=out[:count])
    x.copy_(torch.randn_like(x))
    graph.replay()
    assert torch.equal(out, actgrad.silu(x))


@pytest.mark.skipif(torch.cuda.device_count() < 2, reason="one GPU only")
def test_the_arrays_device_is_used_not_the_current_one():
    x = torch.randn(1000, device="cuda:1")
    with torch.cuda.device(0):
        result = actgrad.silu(x)
        assert torch.cuda.current_device() == 0
    assert result.device == x.device
    assert torch.equal(result.cpu(), actgrad.silu(x.cpu()))


@pytest.mark.parametrize("form", ["packed", "halves"])
def test_more_than_two_to_the_31_elements(form):
    count = 2**31 + 2**12
    if torch.cuda.mem_get_info()[0] < 5 * count:
        pytest.skip(f"{5 * count >> 30} GiB of free memory are needed")
    x = torch.zeros(count, dtype=torch.float16, device="cuda")
    x[-(2**11) :] = torch.linspace(-4, 4, 2**11)
    if form == "packed":
        result = actgrad.hardswish(x)
        assert torch.equal(result[-(2**11) :], actgrad.hardswish(x[-(2**11) :]))
        assert not result[: -(2**11)].any()
    else:
        result = actgrad.swiglu(x.view(-1, 2**12))
        assert torch.equal(result[-1], actgrad.swiglu(x.view(-1, 2**12)[-1]))
        assert not result[:-1].any()


@pytest.mark.parametrize("compiled", [False, True])
def test_autograd_agrees_with_pytorch(compiled):
    """Values, gradients and second gradients of SwiGLU in float64."""

    def swiglu(x):
        return ops.swiglu(x, -1)

    def definition(x):
        a, b = x.chunk(2, -1)
        return torch.nn.functional.silu(a) * b

    function = torch.compile(swiglu, fullgraph=True) if compiled else swiglu
    x = torch.randn(8, 12, dtype=torch.float64, device="cuda", requires_grad=True)
    torch.testing.assert_close(function(x), definition(x))
    (grad,) = torch.autograd.grad(function(x).pow(2).sum(), x, create_graph=not compiled)
    (expected,) = torch.autograd.grad(definition(x).pow(2).sum(), x, create_graph=not compiled)
    torch.testing.assert_close(grad, expected)
    if not compiled:
        torch.testing.assert_close(torch.autograd.grad(grad.sum(), x)[0], torch.autograd.grad(expected.sum(), x)[0])


@pytest.mark.parametrize("operator", [o for o in OPERATORS if o.differentiation], ids=lambda operator: operator.name)
def test_opcheck(operator):
    from torch_cases import CASES, tensors_for

    attributes = next(attributes for name, attributes in CASES if name == operator.name)
    tensors = tensors_for(operator, attributes, device="cuda", requires_grad=True)
    torch.library.opcheck(operator.default, (*tensors, *attributes))
