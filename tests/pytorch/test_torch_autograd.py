# SPDX-License-Identifier: Apache-2.0
"""Gradients, gradients of gradients, torch.func, saved memory, and the backward pass that overwrites its input."""

from __future__ import annotations

import functools
import inspect

import pytest
import torch
from torch.utils.checkpoint import checkpoint
from torch_cases import BY_NAME, CASES, ELEMENT_WISE, FIRST, FIRST_ORDER, definition, second_gradient, tensors_for

import actgrad.torch as at

ops = torch.ops.actgrad


def function(name, attributes):
    """The operator's first result as a function of its tensors."""
    overload = BY_NAME[name].default
    return lambda *tensors: result[0] if isinstance(result := overload(*tensors, *attributes), tuple) else result


@pytest.mark.parametrize(("name", "attributes"), FIRST)
def test_gradients_in_float64(name, attributes):
    torch.manual_seed(0)
    tensors = tensors_for(BY_NAME[name], attributes, dtype=torch.float64, requires_grad=True)
    assert torch.autograd.gradcheck(function(name, attributes), tensors)
    assert torch.autograd.gradgradcheck(function(name, attributes), tensors)


def reads_input(name, attributes):
    """Whether the gradient takes what the function takes, and not its result."""
    return second_gradient(name, attributes)[0].tensors[-1] == BY_NAME[name].tensors[-1]


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16])
@pytest.mark.parametrize(
    ("name", "attributes"), [case for case in FIRST if case[0] in FIRST_ORDER and reads_input(*case)]
)
def test_second_gradients_in_lower_precision(name, attributes, dtype):
    torch.manual_seed(1)
    operator = BY_NAME[name]
    double, taken = second_gradient(name, attributes)
    drawn = zip(double.tensors, tensors_for(double, taken), strict=True)
    tensors = [tensor if what in double.rows else tensor.to(dtype) for what, tensor in drawn]
    own = dict(zip(operator.tensors, [t.double() for t in tensors[-len(operator.tensors) :]], strict=True))
    inputs = [tensor.requires_grad_() for what, tensor in own.items() if what not in operator.singles]
    dy = tensors[-len(operator.tensors) - 1].double().requires_grad_()
    gradients = torch.autograd.grad(definition(name, *own.values(), *attributes), inputs, dy, create_graph=True)
    outer = [tensor.double() for tensor in tensors[: len(inputs)]]
    expected = torch.autograd.grad(gradients, [dy, *inputs], outer)
    # Each result is a sum of at most two products of factors below 10, each within a few float32 ULP.
    bound = 20 * 2**-20 + {torch.float32: 0, torch.bfloat16: 2**-8, torch.float16: 2**-11}[dtype]
    for result, exact in zip(double.default(*tensors, *taken), expected, strict=True):
        scale = exact.abs().clamp(min=1)
        assert ((result.double() - exact).abs() <= bound * scale).all()


def test_the_derivative_of_hardswish_at_its_corners():
    x = torch.tensor([-3.0, 3.0], requires_grad=True)
    at.hardswish(x).sum().backward()
    assert x.grad.tolist() == [0, 1]


def test_third_derivatives_are_refused():
    x = torch.randn(4, requires_grad=True)
    (first,) = torch.autograd.grad(at.silu(x).sum(), x, create_graph=True)
    (second,) = torch.autograd.grad(first.sum(), x, create_graph=True)
    with pytest.raises(NotImplementedError, match="silu_double_backward has no derivative"):
        second.sum().backward()


# ---- torch.func ----


@pytest.mark.parametrize(("name", "attributes"), [case for case in FIRST if case[0] in FIRST_ORDER])
def test_func_transforms(name, attributes):
    torch.manual_seed(2)
    tensors = tensors_for(BY_NAME[name], attributes, dtype=torch.float64)

    def ours(*args):
        return BY_NAME[name].default(*args, *attributes).square().sum()

    def theirs(*args):
        return definition(name, *args, *attributes).square().sum()

    singles = [what in BY_NAME[name].singles for what in BY_NAME[name].tensors]
    numbers = tuple(i for i, single in enumerate(singles) if not single)
    close = {"rtol": 1e-12, "atol": 1e-12}  # float64 formulas of a few roundings each

    def first(f):
        return torch.func.grad(f, numbers)

    torch.testing.assert_close(first(ours)(*tensors), first(theirs)(*tensors), **close)

    def second(f):
        return torch.func.grad(lambda *args: torch.func.grad(f)(*args).sin().sum(), numbers)

    torch.testing.assert_close(second(ours)(*tensors), second(theirs)(*tensors), **close)
    dims = tuple(None if single else min(1, t.dim()) for single, t in zip(singles, tensors, strict=True))
    batches = [t if dim is None else torch.stack([t, t / 2, -t], dim) for t, dim in zip(tensors, dims, strict=True)]
    torch.testing.assert_close(
        torch.func.vmap(first(ours), in_dims=dims)(*batches),
        torch.func.vmap(first(theirs), in_dims=dims)(*batches),
        **close,
    )


@pytest.mark.parametrize(("name", "attributes"), CASES)
def test_vmap_is_a_loop(name, attributes):
    operator = BY_NAME[name]
    rows = [tensors_for(operator, attributes) for _ in range(3)]
    expected = [operator.default(*row, *attributes) for row in rows]
    expected = [result if isinstance(result, tuple) else (result,) for result in expected]
    batches = [None if tensors[0] is None else torch.stack(tensors, -1) for tensors in zip(*rows, strict=True)]
    in_dims = tuple(None if batch is None else -1 for batch in batches)
    result = torch.func.vmap(lambda *t: operator.default(*t, *attributes), in_dims=in_dims)(*batches)
    for i, part in enumerate(result if isinstance(result, tuple) else (result,)):
        assert torch.equal(part, torch.stack([row[i] for row in expected]))


def test_vmap_expands_arguments_without_batch():
    dy, x = torch.randn(5, 3), torch.randn(3)
    assert torch.equal(torch.func.vmap(ops.silu_backward, (0, None))(dy, x), ops.silu_backward(dy, x.expand(5, 3)))
    assert torch.equal(torch.func.vmap(ops.silu_backward, (None, 0))(x, dy), ops.silu_backward(x.expand(5, 3), dy))
    with pytest.raises(IndexError, match=r"swiglu: Dimension out of range .*\[-1, 0\], but got 1"):
        torch.func.vmap(lambda row: ops.swiglu(row, 1))(torch.randn(2, 4))


# ---- memory ----


def saved_bytes(f, *inputs):
    """The bytes that f's graph keeps beyond its leaves, counted once for each storage."""
    storages = {}

    def pack(tensor):
        storages[tensor.untyped_storage().data_ptr()] = tensor.untyped_storage().nbytes()
        return tensor

    with torch.autograd.graph.saved_tensors_hooks(pack, lambda tensor: tensor):
        f(*inputs)
    return sum(storages.values())


@pytest.mark.parametrize(("name", "attributes"), [case for case in FIRST if case[0] in FIRST_ORDER])
def test_only_the_input_is_saved(name, attributes):
    tensors = [tensor.requires_grad_() for tensor in tensors_for(BY_NAME[name], attributes)]
    kept = tensors if reads_input(name, attributes) else tensors[:1]  # a result is as large as one input
    size = sum(tensor.untyped_storage().nbytes() for tensor in kept)
    assert saved_bytes(function(name, attributes), *tensors) == size


def test_the_activation_is_saved_on_request():
    x = torch.randn(4, 8, requires_grad=True)
    assert saved_bytes(lambda t: at.geglu(t, save_activation=True), x) == x.nbytes + x.nbytes // 2
    expected = torch.autograd.grad(at.geglu(x).sum(), x)[0]
    result = torch.autograd.grad(at.geglu(x, save_activation=True).sum(), x)[0]
    assert torch.equal(result, expected)


# ---- a backward pass that overwrites its input ----


def element_wise(name):
    return lambda x, y, **options: getattr(at, name)(x, **options)


INPLACE = {
    name: element_wise(name)
    for name in ELEMENT_WISE
    if "inplace_backward" in inspect.signature(getattr(at, name)).parameters
} | {
    "swiglu": lambda x, y, **options: at.swiglu(x, 0, **options),
    "geglu": lambda x, y, **options: at.geglu(x, approximate="tanh", activate_left=True, **options),
    "swiglu_pair": lambda x, y, **options: at.swiglu(x, y, **options),
    "geglu_pair": lambda x, y, **options: at.geglu(x, y, **options),
    "situ_glu": lambda x, y, **options: at.situ_glu(x, linear_beta=2.0, activate_left=False, **options),
}


@pytest.mark.parametrize("name", INPLACE)
def test_inplace_backward(name):
    f = INPLACE[name]
    leaves = [torch.rand(4, 8).sub(0.5).requires_grad_() for _ in range(2)]
    x, y = leaves[0] * 1, leaves[1] * 1
    (reference,) = torch.autograd.grad(f(x, y).sin().sum(), leaves[0], retain_graph=True)
    loss = f(x, y, inplace_backward=True).sin().sum()
    (result,) = torch.autograd.grad(loss, leaves[0], retain_graph=True)
    assert torch.equal(result, reference)
    assert torch.equal(x.detach(), reference)
    with pytest.raises(RuntimeError, match=r"second backward pass.*inplace_backward=True, has overwritten"):
        loss.backward()


def views_that_must_stay(parameter):
    """Tensors that PyTorch would not write in place, and what is said of them."""
    computed = parameter * 1
    return {
        "is a leaf": parameter,
        "is a view of a leaf": parameter.view(4, 8),
        "one of several that a function returned": computed.split(4)[0],
        "several elements in one place": computed[:1].expand(4, 8),
    }


@pytest.mark.parametrize("name", INPLACE)
def test_inplace_backward_refuses_views_that_pytorch_refuses(name):
    f = INPLACE[name]
    parameter = torch.nn.Parameter(torch.rand(4, 8).sub(0.5))  # some functions end at 1 and -1
    before = parameter.detach().clone()
    for sentence, x in views_that_must_stay(parameter).items():
        with pytest.raises(RuntimeError, match=rf"{name}: inplace_backward would overwrite \w+, which .*{sentence}"):
            f(x, parameter * 2, inplace_backward=True)
        if name.endswith("_pair"):
            with pytest.raises(RuntimeError, match=f"{name}: inplace_backward would overwrite up, .*{sentence}"):
                f(parameter * 2, x, inplace_backward=True)
    view = (parameter * 1).view(4, 8)  # of what was computed
    (expected,) = torch.autograd.grad(f(parameter * 1, parameter * 2).sum(), parameter)
    f(view, parameter * 2, inplace_backward=True).sum().backward()
    assert torch.equal(parameter.grad, expected)
    assert torch.equal(parameter, before)


def test_inplace_backward_detects_other_uses_of_the_input():
    leaf = torch.randn(8, requires_grad=True)
    x = leaf * 1
    loss = (x.sin() + at.silu(x, inplace_backward=True)).sum()  # sin comes first, so its backward pass comes last
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        loss.backward()
    with pytest.raises(RuntimeError, match="silu: inplace_backward would overwrite x, which is a leaf"):
        at.silu(leaf, inplace_backward=True)
    with pytest.raises(RuntimeError, match="create_graph=True needs the input again"):
        torch.autograd.grad(at.silu(leaf * 1, inplace_backward=True).sum(), leaf, create_graph=True)
    assert torch.equal(at.silu(leaf.detach(), inplace_backward=True), at.silu(leaf.detach()))


@pytest.mark.skipif(
    not hasattr(torch._C._autograd, "_top_saved_tensors_default_hooks"), reason="this release does not tell of hooks"
)
@pytest.mark.parametrize("within", ["checkpoint", "hooks"])
@pytest.mark.parametrize("name", INPLACE)
def test_inplace_backward_among_hooks_for_saved_tensors(name, within):
    """Autograd compares no versions there, so the input that another operator saved too must stay."""

    def loss(leaf, **options):
        x, y = leaf * 1, leaf * 2
        first = x.sin().sum()  # its backward pass comes last
        return first + INPLACE[name](x, y, **options).sum()

    leaf = torch.rand(4, 8).sub(0.5).requires_grad_()
    (expected,) = torch.autograd.grad(loss(leaf), leaf)
    if within == "checkpoint":
        result = checkpoint(functools.partial(loss, inplace_backward=True), leaf, use_reentrant=False)
    else:
        with torch.autograd.graph.saved_tensors_hooks(lambda tensor: tensor, lambda tensor: tensor):
            result = loss(leaf, inplace_backward=True)
    assert torch.equal(torch.autograd.grad(result, leaf)[0], expected)


def test_excluding_options():
    x = torch.randn(4, 8)
    with pytest.raises(ValueError, match="choose one"):
        at.geglu(x, save_activation=True, inplace_backward=True)
    with pytest.raises(ValueError, match="one tensor with both halves"):
        at.geglu(x, x, save_activation=True)
