# SPDX-License-Identifier: Apache-2.0
"""The functions call the kernel directly if only autograd needs to see the call, otherwise the dispatcher."""

from __future__ import annotations

import dataclasses
import subprocess
import sys

import pytest
import torch
from torch.overrides import TorchFunctionMode
from torch.utils._python_dispatch import TorchDispatchMode
from torch_cases import BY_NAME, CASES, tensors_for

import actgrad.torch as at
from actgrad import _native
from actgrad.torch import direct
from actgrad.torch.library import empty, kernel_of

ops = torch.ops.actgrad


class Seen(TorchDispatchMode):
    def __init__(self):
        super().__init__()
        self.operators = []

    def __torch_dispatch__(self, operator, types, args=(), kwargs=None):
        self.operators.append(operator)
        return operator(*args, **(kwargs or {}))


class Subclass(torch.Tensor):
    pass


X = torch.randn(4, 8)
BEYOND = "a value of type int was given; a number in the range of float64 is needed"
TWO, SHOWN = torch.tensor([1.0, 2.0]), r"a tensor of torch\.float32 and shape \[2\]"


@pytest.fixture
def dispatched(monkeypatch):
    """The names of the operators called through the dispatcher."""
    names = []
    for name, route in list(direct.ROUTES.items()):

        def asked(*arguments, name=name, route=route):
            names.append(name)
            return route.dispatched(*arguments)

        watching = dataclasses.replace(route, dispatched=asked)
        monkeypatch.setitem(direct.ROUTES, name, watching)
    return names


def test_plain_calls_bypass_the_dispatcher(dispatched):
    leaf = X.clone().requires_grad_()
    (gradient,) = torch.autograd.grad(at.swiglu(leaf).sum(), leaf, create_graph=True)
    gradient.sum().backward()
    at.silu(X)
    at.geglu(torch.nn.Parameter(X), X)
    assert dispatched == []


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: at.silu(X.to("meta")), None),
        (lambda: at.silu(X.as_subclass(Subclass)), None),
        (lambda: torch.func.vmap(at.silu)(X), None),
        (lambda: at.silu(torch.randn(3, dtype=torch.complex64).conj().imag), None),
        (lambda: at.silu(X.int()), NotImplementedError),
        (lambda: at.swiglu(X, 5), IndexError),
        (lambda: at.swiglu(X, X[:2]), RuntimeError),
    ],
)
def test_other_calls_use_the_dispatcher(call, error, dispatched):
    if error:
        with pytest.raises(error, match="actgrad::"):
            call()
    else:
        call()
    assert dispatched or error in (IndexError, RuntimeError)  # which are raised before


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: at.silu([1.0]), "silu: x: a list was given; a torch.Tensor is needed"),
        (lambda: at.silu(None), "silu: x: a NoneType was given; a torch.Tensor is needed"),
        (lambda: at.silu(X.detach().numpy()), "silu: x: an ndarray was given; a torch.Tensor is needed"),
        (lambda: at.silu("x"), "silu: x: a str was given; a torch.Tensor is needed"),
        (lambda: at.swiglu([1.0], X), "swiglu_pair: gate: a list was given; a torch.Tensor is needed"),
        (lambda: at.swiglu(X, "0"), "swiglu: dim: '0' was given; an integer is needed"),
        (lambda: at.swiglu(X, None), "swiglu: dim: None was given; an integer is needed"),
        (lambda: at.leaky_relu(X, "a"), "leaky_relu: negative_slope: 'a' was given; a number is needed"),
        (lambda: at.geglu(X, approximate=1), "geglu: approximate: 1 was given; a str is needed"),
        (lambda: at.swiglu(X, up=[1.0]), "swiglu: up: a list was given; a torch.Tensor is needed"),
        (lambda: at.geglu(X, up=1.0), "geglu: up: a float was given; a torch.Tensor is needed"),
        (lambda: at.swiglu(X, row_weight=[1.0]), "swiglu: row_weight: a list was given; a torch.Tensor is needed"),
        (lambda: at.swiglu([1.0], row_weight=X), "swiglu: x: a list was given; a torch.Tensor is needed"),
        (lambda: at.fatrelu_mul(None, 0.5), "fatrelu_mul: x: a NoneType was given; a torch.Tensor is needed"),
        (lambda: at.fatrelu_mul([1.0], X), "fatrelu_mul: x: a list was given; a torch.Tensor is needed"),
        (lambda: at.fatrelu_mul(X, "a"), "fatrelu_mul: threshold: 'a' was given; a number is needed"),
        (lambda: at.rrelu(None), "rrelu: input: a NoneType was given; a torch.Tensor is needed"),
        (lambda: at.rrelu([1.0], training=True), "rrelu: input: a list was given; a torch.Tensor is needed"),
        (lambda: at.rrelu(X, "a"), "rrelu: lower: 'a' was given; a number is needed"),
        (lambda: at.rrelu(X, upper=None, training=True), "rrelu: upper: None was given; a number is needed"),
        (lambda: at.geglu(X, activate_left="no"), "geglu: activate_left: 'no' was given; a bool is needed"),
        (lambda: at.swish(X, TWO), f"swish: beta: {SHOWN} was given; a number is needed"),
        (lambda: at.leaky_relu(X * 1, TWO, inplace=True), f"leaky_relu: negative_slope: {SHOWN} was given; a number"),
        (lambda: at.swish(X * 1, TWO, inplace_backward=True), f"swish: beta: {SHOWN} was given; a number is needed"),
        (lambda: at.swiglu(X, limit=TWO), f"clipped_swiglu: limit: {SHOWN} was given; a number is needed"),
        (lambda: at.rrelu(X, TWO, training=True), f"rrelu: lower: {SHOWN} was given; a number is needed"),
        (lambda: at.swish(X, torch.tensor(1j)), r"swish: beta: a tensor of torch\.complex64 and shape \[\] was given"),
        (lambda: at.swish(X, TWO.numpy()), r"swish: beta: array\(\[1\., 2\.\].* was given; a number is needed"),
        (lambda: at.celu(X, 10**400), f"celu: alpha: {BEYOND}"),
        (lambda: at.elu(X * 1, -(10**400), inplace=True), f"elu: alpha: {BEYOND}"),
        (lambda: at.swiglu(X, limit=10**400), f"clipped_swiglu: limit: {BEYOND}"),
        (lambda: at.add_relu(X, X, 10**400), f"add_relu: alpha: {BEYOND}"),
        (lambda: at.rrelu(X, 10**400), f"rrelu: lower: {BEYOND}"),
        (lambda: at.gelu(X, approximate=10**5000), "gelu: approximate: a value of type int was given; a str is needed"),
        (lambda: direct.call("glu", X, TWO), f"glu: dim: {SHOWN} was given; an integer is needed"),
    ],
)
@pytest.mark.parametrize("requires_grad", [False, True])
def test_arguments_of_wrong_types_are_named(call, sentence, requires_grad):
    X.requires_grad_(requires_grad)
    try:
        with pytest.raises(TypeError, match=f"actgrad::{sentence}"):
            call()
    finally:
        X.requires_grad_(False)


@pytest.mark.parametrize("name", BY_NAME)
def test_operators_have_documentation(name):
    documentation = getattr(ops, name).__doc__
    assert documentation.startswith(f"{name}(Tensor ")
    for argument in BY_NAME[name].default._schema.arguments:
        assert f"\n{argument.name}: " in documentation


def test_negative_views_keep_their_gradient():
    z = torch.randn(6, dtype=torch.complex64, requires_grad=True)
    at.silu(z.conj().imag).sum().backward()
    expected = torch.autograd.grad(torch.nn.functional.silu(z.conj().imag).sum(), z)[0]
    torch.testing.assert_close(z.grad, expected)


def test_modes_and_autocast_see_the_call():
    leaf = X.clone().requires_grad_()
    with Seen() as seen:
        at.swiglu(leaf, leaf).sum().backward()
    assert [o for o in seen.operators if o.namespace == "actgrad"] == [
        ops.swiglu_pair.default,
        ops.swiglu_pair_backward.default,
    ]
    with torch.autocast("cpu", dtype=torch.bfloat16):
        assert at.swiglu(X.bfloat16(), X).dtype == torch.float32
        assert at.swiglu(X.bfloat16(), X.bfloat16()).dtype == torch.bfloat16
    with torch.device("meta"):
        assert at.silu(X).device.type == "cpu"


# ---- native kernels ----


def handed_over(*arguments):
    raise AssertionError("a call that the native kernel should serve went to the other one")


NATIVE = [case for case in CASES if _native.torch_kernel(case[0], handed_over, "dispatcher")]


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16, torch.float64])
@pytest.mark.parametrize(("name", "attributes"), NATIVE)
def test_native_kernels_agree_with_python(name, attributes, dtype):
    operator = BY_NAME[name]
    tensors = tensors_for(operator, attributes, dtype=dtype)
    native = _native.torch_kernel(name, handed_over, "dispatcher")
    python = kernel_of(operator, empty)
    given = [*tensors, *attributes]
    strided = [tensor if tensor is None else tensor.t().contiguous().t() for tensor in tensors]
    defaults = operator.filled(tuple(given))[len(given) :]
    # For interleaved halves, the kernel needs dimensions that can be viewed as one.
    in_turns = operator.declaration.interleaves is not None
    for arguments in (given,) if in_turns else (given, [*strided, *attributes]):
        for _ in range(2):  # the second call has the plan of the first
            results = native(*arguments), python(*arguments, *defaults)
            for result, expected in zip(*((r if isinstance(r, tuple) else (r,)) for r in results), strict=True):
                assert torch.equal(result, expected)
                assert (result.dtype, result.stride()) == (expected.dtype, expected.stride())


def test_plans_of_other_calls_are_not_reused():
    threshold = _native.torch_kernel("threshold", handed_over, "dispatcher")
    x = torch.zeros(6)
    assert not torch.signbit(threshold(x, 1.0, 0.0)).any()
    assert torch.signbit(threshold(x, 1.0, -0.0)).all()
    halves = _native.torch_kernel("swiglu", handed_over, "dispatcher")
    silu = _native.torch_kernel("silu", handed_over, "dispatcher")
    long = torch.randn(6, 1, 4).expand(6, 5, 4)
    for x in (
        long,
        long[:, :1],
        long[:1],
        long.double(),
        long.bfloat16(),
        long[0, 0, 0],
        long[:0],
        long.transpose(1, 2),
    ):
        for _ in range(2):
            result, expected = silu(x), kernel_of(BY_NAME["silu"], empty)(x)
            assert torch.equal(result, expected)
            assert result.stride() == expected.stride()
            assert result.dtype == x.dtype
            if x.dim() == 3 and x.shape[0] % 2 == 0:
                assert torch.equal(halves(x, 0), kernel_of(BY_NAME["swiglu"], empty)(x, 0))
    with torch.inference_mode():
        assert silu(torch.zeros(2)).is_inference()
    assert not silu(torch.zeros(2)).is_inference()
    emptied = torch.zeros(64)
    silu(emptied)
    emptied.untyped_storage().resize_(0)
    with pytest.raises(AssertionError, match="that the native kernel should serve"):
        silu(emptied)


def test_overwriting_calls_have_their_own_plans():
    in_place, silu = (_native.torch_kernel("silu", handed_over, who) for who in ("overwriter", "function"))
    base = torch.randn(4, 6)
    expected = torch.nn.functional.silu(base[:, ::2])
    for _ in range(2):
        x = base.clone()[:, ::2]
        torch.testing.assert_close(silu(x), expected)
        assert silu(x).is_contiguous()
        assert in_place(x) is x
        torch.testing.assert_close(x, expected)


def test_native_kernels_fall_back_to_autograd():
    seen = []
    kernel = _native.torch_kernel(
        "leaky_relu", handed_over, "function", lambda *arguments: seen.append(arguments) or X, (0.01,)
    )
    leaf = X.clone().requires_grad_()
    assert kernel(leaf) is X
    assert kernel(leaf, 0.5) is X
    assert [arguments[1] for arguments in seen] == [0.01, 0.5]
    with torch.no_grad():
        assert kernel(leaf) is not X
    assert len(seen) == 2
    with pytest.raises(ValueError, match="caller"):
        _native.torch_kernel("silu", handed_over, "nobody")


def test_an_interrupt_during_a_call_is_passed_on():
    def interrupted(*arguments):
        raise KeyboardInterrupt

    kernel = _native.torch_kernel("silu", handed_over, "function", interrupted)
    with pytest.raises(KeyboardInterrupt):
        kernel(X.clone().requires_grad_())


@pytest.mark.parametrize("function", [at.silu, at.swiglu, lambda x: at.geglu(x, save_activation=True)])
@pytest.mark.parametrize("error", [LookupError, RuntimeError, TypeError, NotImplementedError])
@pytest.mark.parametrize("shape", [(4, 8), (512, 1024)])  # from 1 MiB on, results come from a cache
def test_an_error_of_a_hook_is_passed_on_and_the_hook_runs_once(function, error, shape):
    packed = []

    def pack(tensor):
        packed.append(tensor)
        raise error("no room")

    x = torch.randn(shape, requires_grad=True)
    hooks = torch.autograd.graph.saved_tensors_hooks(pack, lambda tensor: tensor)
    with hooks, pytest.raises(error, match="room"):
        function(x)
    assert len(packed) == 1


def test_native_kernels_fall_back_for_other_arguments():
    calls = []
    backward = _native.torch_kernel("silu_backward", lambda *arguments: calls.append(arguments), "dispatcher")
    leaf = X.clone().requires_grad_()
    negative = torch.randn(4, 8, dtype=torch.complex64).conj().imag
    large = torch.zeros(1 << 19)
    others = [
        (X, leaf),
        (X, X.to("meta")),
        (X, X.as_subclass(Subclass)),
        (negative, negative),
        (X, X.double()),
        (X[:1], X),
        (X.int(), X.int()),
        (X.to_sparse(), X.to_sparse()),
        (large, large),
        (X,),
        (X, X, X),
        (X, None),
        (1, 2),
    ]
    for arguments in others:
        assert backward(*arguments) is None
        assert calls.pop() is not None
    with Seen():
        backward(X, X)
    torch.func.vmap(lambda row: backward(X, X) or row)(X)
    with torch.autograd.forward_ad.dual_level():
        backward(X, X)
    assert len(calls) == 3
    with torch.no_grad():
        assert torch.equal(backward(X, leaf), ops.silu_backward(X, X))
    assert len(calls) == 3
    split = _native.torch_kernel("swiglu_backward", lambda *arguments: calls.append(arguments), "dispatcher")
    for arguments in ((X, X, 1), (X[:, :4], X, 2), (X[:, :4], X, "1"), (X[:, :4], X, 2**70)):
        split(*arguments)
    assert len(calls) == 7
    halves = _native.torch_kernel("geglu", lambda *arguments: calls.append(arguments), "dispatcher")
    wrong = [(X, 2), (X, -3), (X, 1.0), (X, "none"), (X[:, :5],), (X[:3], 0), (X[0, 0],), (X, -1, "erf"), (X, -1, 0.5)]
    for arguments in (*wrong, (X, -1, "none", "left"), (X, -1, None)):
        halves(*arguments)
    assert len(calls) == 18
    assert _native.torch_kernel("silu_triple_backward", handed_over, "dispatcher") is None


OF_ONE = [case for case in NATIVE if BY_NAME[case[0]].split is None and not BY_NAME[case[0]].gradients]


@pytest.mark.parametrize(("name", "attributes"), OF_ONE)
def test_native_kernels_overwrite_their_first_tensor(name, attributes):
    operator = BY_NAME[name]
    tensors = tensors_for(operator, attributes, dtype=torch.float32)
    if len(operator.results) == 1:
        expected = operator.default(*tensors, *attributes)
        version = tensors[0]._version
        overwriting = _native.torch_kernel(name, handed_over, "overwriter")
        assert overwriting(*tensors, *attributes) is tensors[0]
        assert torch.equal(tensors[0], expected)
        assert tensors[0]._version > version


def test_overwriting_falls_back():
    calls = []
    overwriting = _native.torch_kernel("silu", lambda *arguments: calls.append(arguments), "overwriter")
    with torch.inference_mode():
        untracked = torch.zeros(4)
    others = [X.clone().requires_grad_(), X[:1].expand(4, 8), X.int(), X.to_sparse(), untracked, None]
    for other in others:
        overwriting(other)
    assert len(calls) == len(others)
    halves = _native.torch_kernel("swiglu", lambda *arguments: calls.append(arguments), "overwriter")
    halves(X)
    assert len(calls) == len(others) + 1


class SeenFunctions(TorchFunctionMode):
    def __torch_function__(self, function, types, args=(), kwargs=None):
        return function(*args, **(kwargs or {}))


def test_native_kernels_fall_back_to_the_dispatcher_for_modes_and_hooks():
    calls = []
    kernels = [_native.torch_kernel("silu", lambda x: calls.append(x), caller) for caller in ("function", "dispatcher")]
    watchers = [SeenFunctions, torch.profiler.profile]
    for watcher in watchers:
        with watcher():
            for kernel in kernels:
                kernel(X)
    assert len(calls) == len(watchers)
    with torch.autocast("cpu"):  # which changes nothing where there is one dtype
        kernels[0](X)
    torch.jit.trace(lambda x: kernels[0](x) or x, X, check_trace=False)
    assert len(calls) == len(watchers) + 1


def test_profilers_see_the_operators():
    leaf = X.clone().requires_grad_()
    with torch.profiler.profile() as profile:
        at.swiglu(leaf).sum().backward()
    names = {event.key for event in profile.key_averages()}
    assert {"actgrad::swiglu", "actgrad::swiglu_backward"} <= names


def test_a_backward_pass_that_overwrites_looks_at_the_addresses_in_each_call():
    leaf = X[:, :4].clone().requires_grad_()

    def gradient(of_result):
        activated = leaf * 1
        given = of_result(activated.detach())
        expected = torch.autograd.grad(torch.nn.functional.silu(leaf), leaf, given.clone())
        return torch.autograd.grad(at.silu(activated, inplace_backward=True), leaf, given), expected

    for of_result in (lambda x: torch.rand(4, 4).t(), lambda x: x):
        torch.testing.assert_close(*gradient(of_result))
    with pytest.raises(RuntimeError, match="the memory of out overlaps that of dy"):
        gradient(lambda x: x.t())
    torch.testing.assert_close(*gradient(lambda x: torch.rand(4, 4).t()))


RECORDED = [case for case in CASES if direct.ROUTES[case[0]].recorded is not None]


@pytest.mark.parametrize(("name", "attributes"), RECORDED)
def test_native_autograd_functions_do_what_those_in_python_do(name, attributes):
    operator, route = BY_NAME[name], direct.ROUTES[name]
    given = tensors_for(operator, attributes, dtype=torch.float32)
    tensors = [tensor.requires_grad_() for tensor in given if tensor is not None]
    with torch.no_grad():
        results = route.kernel(*given, *attributes)

    def gradients(function, *more):
        followed = function.apply(*given, *attributes, *more)
        followed = followed if isinstance(followed, tuple) else (followed,)
        assert all(type(each.grad_fn).__name__ == f"{name}Backward" for each in followed)
        loss = sum(each.square().sum() for each in followed)
        return followed + torch.autograd.grad(loss, tensors, allow_unused=True)

    native = gradients(route.recorded, results if isinstance(results, tuple) else (results,))
    for result, expected in zip(native, gradients(route.differentiable), strict=True):
        assert (result is None and expected is None) or torch.equal(result.nan_to_num(), expected.nan_to_num())


def test_first_calls_of_several_threads():
    """What they look up in PyTorch once gives up the GIL, and none waits for another with the GIL held."""
    program = (
        "import threading, time, torch; from actgrad import _native\n"
        "empty = torch.empty; torch.empty = lambda *sizes: (time.sleep(0.1), empty(*sizes))[1]\n"
        "dy, x, *out = (empty(4).fill_(2) for _ in range(6))\n"
        "call = lambda result: _native.silu_backward(dy, x, result)\n"
        "threads = [threading.Thread(target=call, args=[result]) for result in out]\n"
        "[thread.start() for thread in threads]; [thread.join() for thread in threads]\n"
        "assert all(torch.equal(result, out[0]) and result[0] != 2 for result in out)"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=120)
