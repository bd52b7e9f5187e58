# SPDX-License-Identifier: Apache-2.0
"""Gated units beside PyTorch: the sample inputs of its own glu, and thresholds that are tensors or numbers."""

from __future__ import annotations

import pytest
import torch
from torch.nn import functional
from torch.testing._internal.common_methods_invocations import op_db

import actgrad.torch as at

(GLU,) = (operator for operator in op_db if operator.name == "nn.functional.glu")
EXACT = {"rtol": 1e-12, "atol": 1e-14}


def test_glu_agrees_with_pytorch_on_its_samples():
    samples = list(GLU.sample_inputs("cpu", torch.float64, requires_grad=True))
    assert samples
    for sample in samples:
        x, arguments = sample.input, (*sample.args, *sample.kwargs.values())
        ours, theirs = at.glu(x, *arguments), functional.glu(x, *arguments)
        torch.testing.assert_close(ours, theirs, **EXACT)
        dy = torch.randn_like(theirs)
        (our_dx,), (their_dx,) = (torch.autograd.grad(y, x, dy) for y in (ours, theirs))
        torch.testing.assert_close(our_dx, their_dx, **EXACT)
        assert torch.equal(at.GLU(*arguments)(x), ours)


def halves_multiplied(x, dim):
    first, second = x.chunk(2, dim)
    return functional.silu(first) * second


LAYOUTS = {
    "channels_last": lambda size: torch.randn(2, 8, size, 6).to(memory_format=torch.channels_last),
    "transposed": lambda size: torch.randn(4, 2, size, 8).transpose(1, 3),
    "sliced": lambda size: torch.randn(2, 8, size, 12)[..., ::2],
    "expanded": lambda size: torch.randn(2, 8, 1, 6).expand(2, 8, size, 6),
}


@pytest.mark.parametrize("size", [4, 4096])  # the results of the latter are large: their memory is kept
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("ours", "theirs"), [(at.glu, functional.glu), (at.swiglu, halves_multiplied)])
def test_results_keep_the_order_of_dimensions_as_pytorchs_do(ours, theirs, layout, size):
    x = LAYOUTS[layout](size)
    for dim in (1, 3):
        result, expected = ours(x, dim), theirs(x, dim)
        torch.testing.assert_close(result, expected)
        assert result.stride() == expected.stride()
        assert ours(x, dim).stride() == expected.stride()  # by the plan of the first call


def test_interleaved_rows_beside_an_expanded_dimension():
    x = torch.randn(6, 24).t().reshape(4, 1, 6, 6).permute(3, 1, 0, 2).expand(6, 3, 4, 6)
    assert torch.equal(at.swiglu(x, 2, interleaved=True), at.swiglu(x.contiguous(), 2, interleaved=True))


def test_inputs_that_glu_cannot_split_are_refused_as_by_pytorch():
    with pytest.raises(RuntimeError, match="even size"):
        at.glu(torch.randn(3))
    with pytest.raises(RuntimeError, match="at least one dimension"):
        at.glu(torch.tensor(1.0))


X = torch.tensor([[-1.0, 0.5, 0.25, float("nan"), 2, 3, 4, 5]], dtype=torch.float64)


@pytest.mark.parametrize(
    "threshold", [0.25, torch.tensor(0.25, dtype=torch.float64), torch.full((1, 1), 0.25).double()]
)
def test_a_threshold_is_a_number_or_one_element(threshold):
    x = X.clone().requires_grad_()
    y = at.fatrelu_mul(x, threshold)
    torch.testing.assert_close(y, torch.tensor([[0, 1.5, 0, float("nan")]]).double(), equal_nan=True)
    y.sum().backward()
    expected = torch.tensor([[0, 3, 0, 5, 0, 0.5, 0, float("nan")]]).double()
    torch.testing.assert_close(x.grad, expected, equal_nan=True)
    torch.testing.assert_close(at.FatreluMul(threshold)(X), y.detach(), equal_nan=True)


def test_a_gradient_that_is_not_passed_is_0_beside_infinities():
    x = torch.tensor([-1.0, float("inf")], requires_grad=True)
    at.fatrelu_mul(x, 0.0).backward(torch.tensor([float("inf")]))
    assert x.grad[0] == 0


def test_each_of_a_batch_has_its_own_threshold():
    x, thresholds = torch.randn(3, 4), torch.randn(3)
    batched = torch.func.vmap(at.fatrelu_mul)(x, thresholds)
    assert torch.equal(batched, torch.stack([at.fatrelu_mul(*pair) for pair in zip(x, thresholds, strict=True)]))


def test_inplace_backward_keeps_the_threshold():
    x, threshold = torch.randn(4, 6, requires_grad=True), torch.tensor(0.1)
    (expected,) = torch.autograd.grad(at.fatrelu_mul(x * 1, threshold).sum(), x)
    (dx,) = torch.autograd.grad(at.fatrelu_mul(x * 1, threshold, inplace_backward=True).sum(), x)
    assert torch.equal(dx, expected)
    assert threshold == torch.tensor(0.1)


def test_more_than_one_element_is_no_threshold():
    with pytest.raises(RuntimeError, match=r"fatrelu_mul: expected threshold to have one element, but got \[2\]"):
        at.fatrelu_mul(torch.randn(4), torch.zeros(2))


def test_two_tensors_and_another_half():
    gate, up = torch.randn(2, 3, 5).double()
    both, turned = torch.cat([gate, up], -1), torch.cat([up, gate], -1)
    for options in ({}, {"beta": 2.0}, {"beta": 2.0, "linear_beta": 0.5}):
        assert torch.equal(at.situ_glu(gate, up, **options), at.situ_glu(both, **options))
        assert torch.equal(at.situ_glu(turned, activate_left=False, **options), at.situ_glu(both, **options))
    with pytest.raises(ValueError, match="activate_left needs one tensor with both halves"):
        at.situ_glu(gate, up, activate_left=False)


@pytest.mark.parametrize("threshold", [0.0, 0.3, torch.tensor(0.3)])
def test_a_threshold_moves_with_its_module(threshold):
    module = at.FatreluMul(threshold).double()
    x = torch.randn(3, 8, dtype=torch.double)
    assert torch.equal(module(x), at.fatrelu_mul(x, float(module.threshold)))
    assert not module.state_dict()  # whatever the threshold
