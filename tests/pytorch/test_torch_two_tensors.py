# SPDX-License-Identifier: Apache-2.0
"""Functions of two tensors in PyTorch: broadcasting, gradients, and modules."""

from __future__ import annotations

import math

import pytest
import torch

import actgrad.torch as at


@pytest.mark.parametrize("shapes", [((4, 6), (6,)), ((6,), (4, 1)), ((), (3,)), ((2, 0), (1,))], ids=str)
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16, torch.float16])
def test_heaviside_is_pytorchs(shapes, dtype):
    x, values = (torch.randint(-1, 2, shape).to(dtype) for shape in shapes)
    assert torch.equal(at.heaviside(x, values), torch.heaviside(x, values))


def test_heaviside_has_no_derivative():
    x = torch.randn(3, requires_grad=True)
    with pytest.raises(NotImplementedError, match=r"actgrad::heaviside has no derivative$"):
        at.heaviside(x, torch.ones(3)).sum().backward()


@pytest.mark.parametrize("alpha", [1.0, -0.5])
@pytest.mark.parametrize("shapes", [((4, 6), (4, 6)), ((4, 6), (6,)), ((6,), (4, 1)), ((), (3,))], ids=str)
def test_add_relu_and_its_gradients(shapes, alpha):
    torch.manual_seed(0)
    x, other = (torch.randn(shape, dtype=torch.float64, requires_grad=True) for shape in shapes)
    expected = torch.relu(x + alpha * other)
    torch.testing.assert_close(at.add_relu(x, other, alpha), expected, rtol=1e-15, atol=1e-15)
    assert torch.autograd.gradcheck(lambda *t: at.add_relu(*t, alpha), (x, other))
    assert torch.autograd.gradgradcheck(lambda *t: at.add_relu(*t, alpha), (x, other))


def test_add_relu_in_place():
    x, other = torch.randn(4, 6), torch.randn(6)
    expected = torch.relu(x + 2 * other)
    assert at.add_relu(x, other, 2.0, inplace=True) is x
    torch.testing.assert_close(x, expected)
    leaf = torch.randn(4, 6, requires_grad=True)
    at.add_relu(leaf * 1, other, inplace=True).sum().backward()
    assert torch.equal(leaf.grad, (leaf + other > 0).float())


@pytest.mark.parametrize("dtype", [torch.int8, torch.uint8, torch.int16, torch.int32, torch.int64])
def test_add_relu_on_integers(dtype):
    x, other = torch.tensor([1, 2, 3], dtype=dtype), torch.tensor([1, 2, 1], dtype=dtype)
    assert at.add_relu(x, other, -1.0).tolist() == [0, 0, 2]
    with pytest.raises(RuntimeError, match="beside tensors of integers"):
        at.add_relu(x, other, 1.5)


def test_mismatched_tensors_are_refused():
    with pytest.raises(RuntimeError, match="expected values to have the dtype of input"):
        at.heaviside(torch.ones(3), torch.ones(3).half())
    with pytest.raises(RuntimeError, match="must match"):
        at.add_relu(torch.ones(3), torch.ones(2))


@pytest.mark.parametrize("channels", [1, 4])
@pytest.mark.parametrize("shape", [(6, 4), (2, 4, 3), (5,), (), (0, 4)], ids=str)
def test_prelu_and_its_gradients(shape, channels):
    torch.manual_seed(0)
    channels = channels if len(shape) > 1 else 1
    x = torch.randn(shape, dtype=torch.float64, requires_grad=True)
    weight = torch.randn(channels, dtype=torch.float64, requires_grad=True)
    torch.testing.assert_close(at.prelu(x, weight), torch.nn.functional.prelu(x, weight), rtol=0, atol=0)
    assert torch.autograd.gradcheck(at.prelu, (x, weight))
    assert torch.autograd.gradgradcheck(at.prelu, (x, weight))


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16])
@pytest.mark.parametrize("size", [1, 31, 64, 1025, 9001])
def test_prelu_second_gradient_of_one_channel(size, dtype):
    """Computed in float32 and rounded once; its sum is exact."""
    torch.manual_seed(size)
    ddx, dy, x = torch.randn(3, 1, size).to(dtype)
    ddweight, weight = torch.randn(2, 1).to(dtype)
    found = torch.ops.actgrad.prelu_double_backward(ddx, ddweight, dy, x, weight)
    ddx, ddweight, dy, x, weight = (tensor.float() for tensor in (ddx, ddweight, dy, x, weight))
    terms = torch.where(x > 0, 0, ddx * dy)
    expected = (
        torch.where(x > 0, ddx, weight * ddx + ddweight * x),
        torch.where(x > 0, 0, ddweight * dy),
        torch.tensor([math.fsum(terms.flatten().tolist())], dtype=torch.float64),
    )
    for own, exact in zip(found, expected, strict=True):
        assert torch.equal(own.flatten(), exact.to(dtype).flatten())


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16])
def test_prelu_trains_as_pytorchs(dtype):
    torch.manual_seed(0)
    ours, theirs = at.PReLU(6, init=0.1, dtype=dtype), torch.nn.PReLU(6, init=0.1, dtype=dtype)
    theirs.load_state_dict(ours.state_dict())
    x = torch.randn(4, 6, 5).to(dtype)
    results = []
    for module in (ours, theirs):
        leaf = x.clone().requires_grad_()
        y = module(leaf)
        y.backward(x)
        results.append((y.detach(), leaf.grad, module.weight.grad))
    exact = (x.double() ** 2 * (x <= 0)).sum((0, 2))
    torch.testing.assert_close(results[0][:2], results[1][:2], rtol=0, atol=0)
    assert (results[0][2].double() - exact).abs().max() <= torch.finfo(dtype).eps * exact.max()
    assert repr(ours) == repr(theirs)


def test_vmap_of_prelu_is_a_loop():
    torch.manual_seed(0)
    x, weights = torch.randn(3, 5, 4, 2), torch.randn(3, 4)
    for weight, dim in ((weights, 0), (weights[0], None), (weights[:, :1], 0), (weights[0, :1], None)):
        rows = [at.prelu(x[i], weight[i] if dim == 0 else weight) for i in range(3)]
        assert torch.equal(torch.func.vmap(at.prelu, (0, dim))(x, weight), torch.stack(rows))
    gradients = torch.func.vmap(torch.func.grad(lambda w, t: at.prelu(t, w).sum(), 0), (None, 0))(weights[0], x)
    for i in range(3):
        own = weights[0].clone().requires_grad_()
        at.prelu(x[i], own).sum().backward()
        assert torch.equal(gradients[i], own.grad)


@pytest.mark.parametrize(
    "weight", [torch.rand(4), torch.rand(1), torch.rand(0, 4), torch.rand(0, 1)], ids=lambda w: str(w.shape)
)
def test_vmap_of_prelu_over_no_samples(weight):
    """As gradients per sample have it where a batch that is drawn at random is empty."""
    x, weight = torch.randn(0, 5, 4, 2, requires_grad=True), weight.clone().requires_grad_()
    torch.vmap(at.prelu, (0, 0 if weight.dim() == 2 else None))(x, weight).sum().backward()
    assert (x.grad.shape, weight.grad.any()) == (x.shape, False)
    assert weight.grad.shape == weight.shape


def test_weights_that_do_not_match_are_refused():
    with pytest.raises(RuntimeError, match="expected weight to have one element, or 4 in one dimension"):
        at.prelu(torch.ones(2, 4), torch.ones(3))
    with pytest.raises(RuntimeError, match="expected weight to have the dtype of x"):
        at.prelu(torch.ones(2, 4), torch.ones(4).half())


@pytest.mark.parametrize("in_dims", [(0, None), (0, 0)])
def test_vmap_of_prelu_over_scalars(in_dims):
    x, weight = torch.randn(5), torch.rand(5) if in_dims[1] == 0 else torch.tensor(0.25)
    assert torch.equal(torch.vmap(at.prelu, in_dims)(x, weight), torch.where(x > 0, x, weight * x))
    gradients = torch.vmap(torch.func.grad(at.prelu, (0, 1)), in_dims)(x, weight)
    expected = torch.where(x > 0, 1.0, weight), torch.where(x > 0, 0.0, x)
    torch.testing.assert_close(gradients, expected)
    for samples in (x, x.expand(2, 5), x[:0]):
        with pytest.raises(RuntimeError, match="expected weight to have one element"):
            torch.vmap(at.prelu, (0, None))(samples, torch.ones(3))


@pytest.mark.parametrize("lowered", [torch.bfloat16, torch.float16])
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16, torch.float64])
def test_prelu_under_autocast_has_the_dtype_of_pytorchs(dtype, lowered):
    x, weight = torch.randn(3, 4).to(dtype), torch.rand(4, dtype=torch.promote_types(dtype, torch.float32))
    with torch.autocast("cpu", lowered):
        result, expected = at.prelu(x, weight), torch.nn.functional.prelu(x, weight)
    assert result.dtype is expected.dtype
    assert torch.equal(result, at.prelu(x.to(result.dtype), weight.to(result.dtype)))


@pytest.mark.parametrize("requires_grad", [False, True])
def test_add_relu_in_place_under_autocast_keeps_the_dtype(requires_grad):
    """As ``add_`` does."""
    x, other = torch.randn(3, 4).bfloat16(), torch.randn(3, 4, requires_grad=requires_grad)
    with torch.autocast("cpu", torch.bfloat16):
        result = at.add_relu(x.clone(), other, inplace=True)
    assert result.dtype is torch.bfloat16
    assert torch.equal(result, (x + other).relu().bfloat16())
