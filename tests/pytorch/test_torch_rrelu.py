# SPDX-License-Identifier: Apache-2.0
"""RReLU in PyTorch: agreement with PyTorch, and random slopes in compilers and transforms."""

from __future__ import annotations

import inspect
import math

import pytest
import torch
import torch.utils.checkpoint

import actgrad
import actgrad.torch as at

DTYPES = (torch.float32, torch.float16, torch.bfloat16, torch.float64)


def drawn(x, *arguments, seed=0, **keywords):
    torch.manual_seed(seed)
    return at.rrelu(x, *arguments, training=True, **keywords)


def test_the_signatures_are_pytorchs():
    function, module = inspect.signature(at.rrelu), inspect.signature(at.RReLU)
    assert str(function).replace("'Tensor'", "Tensor").startswith("(input: ")
    theirs = inspect.signature(torch.nn.functional.rrelu).parameters.values()
    assert [(p.name, p.default) for p in function.parameters.values()] == [(p.name, p.default) for p in theirs]
    theirs = inspect.signature(torch.nn.RReLU).parameters.values()
    assert [(p.name, p.default) for p in module.parameters.values()] == [(p.name, p.default) for p in theirs]
    assert repr(at.RReLU(0.1, 0.2, True)) == repr(torch.nn.RReLU(0.1, 0.2, True))
    assert repr(at.RReLU()) == repr(torch.nn.RReLU())


@pytest.mark.parametrize("dtype", DTYPES)
def test_out_of_training_it_is_pytorchs(dtype):
    torch.manual_seed(0)
    x = torch.randn(64, 9).to(dtype).requires_grad_()
    y = at.RReLU(0.25, 0.75).eval()(x)
    assert torch.equal(y, torch.nn.RReLU(0.25, 0.75).eval()(x))
    y.sum().backward()
    assert torch.equal(x.grad, torch.where(x > 0, 1.0, 0.5).to(dtype))


@pytest.mark.parametrize("dtype", DTYPES)
def test_in_training_slopes_lie_between_the_bounds_and_are_the_gradient(dtype):
    x = torch.randn(1000, 7, generator=torch.Generator().manual_seed(1)).to(dtype).requires_grad_()
    y = drawn(x)
    (slope,) = torch.autograd.grad(y, x, torch.ones_like(y))
    below = x <= 0
    assert (slope[~below] == 1).all()
    assert ((slope[below].double() >= 1 / 8) & (slope[below].double() < 1 / 3)).all()
    assert slope[below].unique().numel() > (3000 if dtype in (torch.float32, torch.float64) else 100)
    assert torch.equal(y, x * slope)
    assert abs(slope[below].double().mean() - 11 / 48) < 0.01


def test_random_numbers_agree_with_the_function_on_arrays():
    x = -torch.ones(100)
    torch.manual_seed(5)
    seed, offset = torch.ops.actgrad.rrelu_key().tolist()
    noise = torch.empty(100)
    expected = actgrad.rrelu_with_noise(x, noise, training=True, seed=seed, offset=offset)
    assert torch.equal(drawn(x, seed=5), expected)


def test_the_seed_reproduces_the_slopes():
    x = -torch.ones(50)
    first = drawn(x)
    second = at.rrelu(x, training=True)
    assert torch.equal(drawn(x), first)
    assert torch.equal(at.rrelu(x, training=True), second)
    assert not torch.equal(first, second)
    assert not torch.equal(drawn(x, seed=1), first)


def test_gradients_of_both_orders():
    x = torch.randn(5, 4, dtype=torch.float64, requires_grad=True)
    assert torch.autograd.gradcheck(drawn, (x,))
    assert torch.autograd.gradgradcheck(drawn, (x,))
    assert torch.autograd.gradcheck(drawn, (x,), check_forward_ad=True)
    y, derivative = torch.func.jvp(drawn, (x.detach(),), (x.detach(),))
    assert torch.equal(y, derivative)


def test_only_the_noise_is_saved():
    kept = []
    with torch.autograd.graph.saved_tensors_hooks(lambda t: kept.append(t) or t, lambda t: t):
        x = torch.randn(100, requires_grad=True)
        at.rrelu(x, training=True)
    assert [t.shape for t in kept] == [(100,)]
    assert kept[0].data_ptr() != x.data_ptr()


@pytest.mark.parametrize("training", [False, True])
def test_in_place(training):
    x = torch.randn(20, generator=torch.Generator().manual_seed(1))
    torch.manual_seed(3)
    expected = at.rrelu(x, training=training)
    torch.manual_seed(3)
    own = x.clone()
    assert at.rrelu(own, training=training, inplace=True) is own
    assert torch.equal(own, expected)
    leaf = x.clone().requires_grad_()
    torch.manual_seed(3)
    at.RReLU(inplace=True).train(training)(leaf * 1).sum().backward()
    assert torch.equal(leaf.grad * x, expected)
    with pytest.raises(RuntimeError, match="leaf"):
        at.rrelu(leaf, training=training, inplace=True)


@pytest.mark.parametrize("dynamic", [False, True])
def test_compiled_code_draws_the_same_numbers_as_eager_code(dynamic):
    module = at.RReLU()
    compiled = torch.compile(lambda x: module(x * 2) + 1, fullgraph=True, dynamic=dynamic)
    x = torch.randn(33, 5, requires_grad=True)
    results = []
    for run in (compiled, lambda x: module(x * 2) + 1):
        torch.manual_seed(7)
        x.grad = None
        y, z = run(x), run(x)
        (y + z).sum().backward()
        assert not torch.equal(y, z)
        results.append((y, z, x.grad))
    for ours, theirs in zip(*results, strict=True):
        torch.testing.assert_close(ours, theirs, rtol=1e-6, atol=1e-6)


def test_cuda_graphs_are_not_to_draw_the_same_slopes_in_each_replay(monkeypatch):
    """The key is a tensor of the CPU, which a graph would read once."""
    overload = torch.ops.actgrad.rrelu.default
    assert not hasattr(torch.Tag, "cudagraph_unsafe") or torch.Tag.cudagraph_unsafe in overload.tags
    on_gpu = torch._C.DispatchKeySet(torch._C.DispatchKey.CUDA)
    monkeypatch.setattr(torch.cuda, "is_current_stream_capturing", lambda: True)
    with pytest.raises(RuntimeError, match="a CUDA graph would keep the seed"):
        overload.redispatch(on_gpu, -torch.ones(4), torch.ops.actgrad.rrelu_key(), 0.25, 0.75)


def test_pytorchs_own_check_of_the_operator():
    x, key = torch.randn(3, 4, requires_grad=True), torch.tensor([1, 2])
    torch.library.opcheck(torch.ops.actgrad.rrelu.default, (x, key, 0.1, 0.3))
    torch.library.opcheck(torch.ops.actgrad.rrelu.default, (x.detach().double().mT, key, 0.1, 0.3))


def test_a_checkpoint_draws_the_same_slopes_again():
    x = torch.randn(200, requires_grad=True)
    gradients = []
    for run in (drawn, lambda t: torch.utils.checkpoint.checkpoint(drawn, t, use_reentrant=False)):
        y = run(x)
        at.rrelu(x, training=True)  # moves the generator on
        gradients += torch.autograd.grad(y.square().sum(), x)
    assert torch.equal(*gradients)


def test_vmap_requires_a_randomness_mode():
    x = -torch.ones(3, 10)

    def run(t):
        return at.rrelu(t, training=True)

    with pytest.raises(RuntimeError, match="randomness"):
        torch.func.vmap(run)(x)
    different = torch.func.vmap(run, randomness="different")(x)
    assert not torch.equal(different[0], different[1])
    same = torch.func.vmap(run, randomness="same")(x)
    assert torch.equal(same[0], same[1])
    for randomness in ("different", "same"):
        assert torch.func.vmap(run, randomness=randomness)(x[:0]).shape == (0, 10)
    gradients = torch.func.vmap(torch.func.grad(lambda t: run(t).sum()), randomness="different")(x)
    assert ((gradients >= 1 / 8) & (gradients < 1 / 3)).all()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_scripted_code_draws_the_same_numbers_as_eager_code():
    class Twice(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.first, self.second = at.RReLU(0.1, 0.3), at.RReLU(0.1, 0.3)

        def forward(self, x):
            return self.first(x), self.second(x)

    x = torch.full((40,), -1.0, requires_grad=True)
    model, scripted = Twice(), torch.jit.script(Twice())
    for _ in range(3):  # TorchScript compiles anew after some
        results = []
        for run in (model, scripted):
            torch.manual_seed(2)
            first, second = run(x)
            assert not torch.equal(first, second)
            results.append((first, second, *run(x), *torch.autograd.grad((first + second).sum(), x)))
        for ours, theirs in zip(*results, strict=True):
            assert torch.equal(ours, theirs)
    assert torch.equal(scripted.eval()(x)[0], model.eval()(x)[0])
    own = x.detach().clone()
    assert torch.equal(torch.jit.script(at.RReLU(inplace=True))(own), own)
    assert (own > x).all()


def test_nested_tensors_draw_slopes_for_their_values():
    rows = [torch.randn(2, 8), torch.randn(5, 8)]
    x = torch.nested.nested_tensor(rows, layout=torch.jagged, requires_grad=True)
    torch.manual_seed(3)
    result = at.rrelu(x, training=True)
    result.values().sum().backward()
    torch.manual_seed(3)
    expected = at.rrelu(torch.cat(rows), training=True)
    assert result.is_nested
    assert torch.equal(result.values(), expected)
    assert torch.equal(x.grad.values() * torch.cat(rows), expected)
    own = x.detach().clone()
    assert at.RReLU(inplace=True)(own) is own
    assert (own.values() >= x.values()).all()


def test_bad_input_is_refused():
    with pytest.raises(NotImplementedError, match=r"not implemented for torch\.int32"):
        at.rrelu(torch.ones(3, dtype=torch.int32), training=True)
    with pytest.raises(RuntimeError, match="expected key to be seed and offset"):
        torch.ops.actgrad.rrelu(torch.ones(3), torch.ones(3), 0.1, 0.2)


def test_a_network_trains_with_it():
    torch.manual_seed(0)
    x = torch.randn(256, 4)
    target = x.abs().sum(1, keepdim=True)
    network = torch.nn.Sequential(torch.nn.Linear(4, 32), at.RReLU(), torch.nn.Linear(32, 1))
    optimizer = torch.optim.Adam(network.parameters(), 0.02)
    losses = []
    for _ in range(150):
        loss = (network(x) - target).square().mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    assert losses[-1] < losses[0] / 10


@pytest.mark.parametrize("f", [at.RReLU(0.1, 0.9), lambda x: at.rrelu(x, 0.1, 0.9, training=True)])
def test_traced_code_draws_in_each_run(f):
    x = -torch.ones(64)
    traced = torch.jit.trace(f, x, check_trace=False)
    assert not torch.equal(traced(x), traced(x))


def test_vmap_over_something_else():
    x, factors = -torch.ones(5), torch.ones(3)

    def f(factor):
        return at.rrelu(x, 0.1, 0.9, training=True) * factor

    with pytest.raises(RuntimeError, match="randomness error mode"):
        torch.vmap(f)(factors)
    same = torch.vmap(f, randomness="same")(factors)
    assert torch.equal(same[0], same[1])
    for function in (f, torch.compile(f, backend="eager"), torch.func.grad(lambda factor: f(factor).sum())):
        different = torch.vmap(function, randomness="different")(factors)
        assert not torch.equal(different[0], different[1])
    inner_only = torch.vmap(torch.vmap(f, randomness="different"), randomness="same")(factors.expand(2, 3))
    assert torch.equal(inner_only[0], inner_only[1])
    assert not torch.equal(inner_only[0][0], inner_only[0][1])


@pytest.mark.parametrize("training", [True, False])
@pytest.mark.parametrize("bounds", [(0.5, 0.1), (math.nan, 0.3), (0.1, math.nan), (0.1, math.inf)])
def test_bad_bounds_are_refused(bounds, training):
    with pytest.raises(RuntimeError, match=r"bound"):
        at.rrelu(torch.randn(3), *bounds, training=training)
