# SPDX-License-Identifier: Apache-2.0
"""Functions that PyTorch has, too, at PyTorch's own samples: its OpInfo's sample, reference and error inputs.

The reference is PyTorch in float64, so PyTorch's own rounding errors do not matter.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.testing._internal.common_methods_invocations import op_db
from torch.testing._internal.opinfo.core import OpInfo, SampleInput

import actgrad.torch as own
from actgrad.torch import functional

FUNCTIONS = frozenset(functional.__all__)
COMPLEX = (torch.complex64, torch.complex128)
INTEGERS = (torch.int8, torch.int16, torch.int32, torch.int64, torch.uint8)
# Dtypes that PyTorch accepts and the documents do not: complex numbers, and some integers.
REFUSED = {
    "relu": (torch.int16,),
    "sigmoid": (*COMPLEX, *INTEGERS, torch.bool),
    "tanh": COMPLEX,
}
BY_NAME = {
    name: info for info in op_db if (name := info.name.rpartition(".")[2]) in FUNCTIONS and not info.variant_test_name
}
# A few last places. Next to a root, and from a rounded result, only the terms' digits remain, here and in PyTorch.
PLACES = {torch.float64: 64, torch.float32: 4, torch.float16: 1, torch.bfloat16: 1}
FROM_THE_RESULT = {"selu": 16, "sigmoid": 16, "tanh": 16}  # times as much
# PyTorch has these constants in float32: 1/alpha and 1/6.
ROUNDED_BY_PYTORCH = {"celu": 2.0**-23, "hardsigmoid": 2.0**-23}


def decided(name: str, order: int, x: Tensor, judged: Tensor) -> Tensor:
    """Where the gradients (0: dx, 1 and 2: those of dy and x for a gradient of dx) differ on purpose."""
    if name in ("celu", "elu", "selu"):
        # A NaN stays one, as in the formula; PyTorch takes the right branch. 0 belongs to the left one for f'', too.
        return x.isnan() | ((x == 0) & (order == 2))
    if name in ("hardshrink", "softshrink", "hardtanh"):
        return x.isnan()  # the gradient passes, as in PyTorch's scalar loops; its vector loops give 0
    if name == "mish":
        return judged.isnan() & ~x.isnan() & (order == 2)  # a power of e^x overflows in PyTorch; the limit is 0
    return torch.zeros_like(judged, dtype=torch.bool)


def pairs(takes: bool, only_floats: bool = False) -> pytest.MarkDecorator:
    """Each function with each dtype that PyTorch's takes, for those that ours takes, or does not."""
    found = [
        (name, dtype)
        for name, info in BY_NAME.items()
        for dtype in sorted(info.dtypes, key=str)
        if (dtype not in REFUSED.get(name, ())) == takes and (dtype.is_floating_point or not only_floats)
    ]
    names = [f"{name}-{str(dtype).removeprefix('torch.')}" for name, dtype in found]
    return pytest.mark.parametrize(("name", "dtype"), found, ids=names)


def samples(name: str, dtype: torch.dtype, requires_grad: bool = False, large: bool = False) -> Iterator[SampleInput]:
    """Sample inputs, then reference inputs, which have more shapes and strides, and extreme values.

    Those of a million elements differ from the others in size alone: values in float32 have to do.
    """
    torch.manual_seed(0)
    info = BY_NAME[name]
    for inputs in (info.sample_inputs, info.reference_inputs):
        for sample in inputs("cpu", dtype, requires_grad=requires_grad):
            if large or sample.input.numel() < 20_000:
                yield sample


def called(function: Callable[..., Any], x: Tensor, sample: SampleInput) -> Tensor:
    """The function of x, with the sample's other arguments."""
    result: Tensor = function(x, *sample.args, **sample.kwargs)
    return result


def wide(x: Tensor) -> Tensor:
    """The same numbers in float64, unless they are integers."""
    return x.detach().double() if x.is_floating_point() else x


def require_close(name: str, found: Tensor, exact: Tensor, what: Any) -> None:
    """``exact`` in float64, rounded to the dtype of ``found``, within its tolerance."""
    tolerance = 0.0
    if found.is_floating_point():
        tolerance = PLACES[found.dtype] * FROM_THE_RESULT.get(name, 1) * torch.finfo(found.dtype).eps
        tolerance = max(tolerance, ROUNDED_BY_PYTORCH.get(name, 0))
    expected = exact.to(found.dtype)
    close = torch.isclose(found, expected, rtol=tolerance, atol=tolerance, equal_nan=True)
    assert close.all(), (what, found[~close][:4], expected[~close][:4])


def test_functions_without_samples_are_known() -> None:
    """What PyTorch does not have, or has without an OpInfo."""
    assert FUNCTIONS - {*BY_NAME} >= {"fast_gelu", "geglu", "shrink", "squared_relu", "swish"}
    assert {*REFUSED} <= {*BY_NAME}
    assert all(hasattr(torch.nn.functional, name) or hasattr(torch, name) for name in BY_NAME)


@pairs(takes=True)
def test_values(name: str, dtype: torch.dtype) -> None:
    for sample in samples(name, dtype, large=dtype is torch.float32):
        judge = sample
        if name == "threshold" and dtype == torch.uint8:
            # A value below 0 becomes the nearest integer of the dtype; PyTorch wraps it around.
            judge = SampleInput(
                sample.input, **{**sample.kwargs, **dict(zip(("threshold", "value"), sample.args, strict=False))}
            )
            judge.kwargs["value"] = max(judge.kwargs["value"], 0)
        result = called(getattr(own, name), sample.input, sample)
        judged = called(BY_NAME[name].op, wide(sample.input), judge)
        assert result.shape == judged.shape
        require_close(name, result, judged, (sample.args, sample.kwargs))


@pairs(takes=True)
def test_results_in_place(name: str, dtype: torch.dtype) -> None:
    """``inplace=True`` gives the bits of the same call without it, on what has the result's dtype."""
    function = getattr(own, name)
    if "inplace" not in inspect.signature(function).parameters:
        assert name == "glu"
        return
    for sample in samples(name, dtype):
        result = called(function, sample.input, sample)
        if result.dtype == dtype:
            x = sample.input.clone()
            assert called(lambda x, *a, **k: function(x, *a, inplace=True, **k), x, sample) is x
            torch.testing.assert_close(x, result, rtol=0, atol=0, equal_nan=True)


@pairs(takes=True, only_floats=True)
def test_gradients(name: str, dtype: torch.dtype) -> None:
    """The first, and the second where PyTorch has one."""
    info = BY_NAME[name]
    for sample in samples(name, dtype, requires_grad=True):
        x = sample.input.detach()
        dy, ddx = torch.randn_like(called(info.op, x, sample)), torch.randn_like(x)
        found = gradients(getattr(own, name), sample, x, dy, ddx, info)
        exact = gradients(info.op, sample, wide(x), wide(dy), wide(ddx), info)
        for order, (gradient, judged) in enumerate(zip(found, exact, strict=True)):
            judges = ~decided(name, order, x.detach(), judged)
            require_close(name, gradient[judges], judged[judges], (order, sample.args, sample.kwargs))


def gradients(
    function: Callable[..., Any], sample: SampleInput, x: Tensor, dy: Tensor, ddx: Tensor, info: OpInfo
) -> list[Tensor]:
    """The gradient of x, and if PyTorch has them those of x and dy for a gradient ``ddx`` of it."""
    x, dy = x.requires_grad_(), dy.requires_grad_()
    (dx,) = torch.autograd.grad(called(function, x, sample), x, dy, create_graph=info.supports_gradgrad)
    if not info.supports_gradgrad:
        return [dx]
    second = torch.autograd.grad(dx, (dy, x), ddx, allow_unused=True)
    return [dx, *(torch.zeros_like(x) if gradient is None else gradient for gradient in second)]


@pairs(takes=False)
def test_what_is_refused(name: str, dtype: torch.dtype) -> None:
    sample = next(samples(name, dtype))
    with pytest.raises(NotImplementedError, match="not implemented for"):
        called(getattr(own, name), sample.input, sample)


@pytest.mark.parametrize("name", [name for name, info in BY_NAME.items() if info.error_inputs_func])
def test_errors(name: str) -> None:
    """What PyTorch refuses is refused; a RuntimeError is PyTorch's own word for a refused attribute."""
    errors = list(BY_NAME[name].error_inputs("cpu"))
    assert errors
    for error in errors:
        with pytest.raises((RuntimeError, error.error_type)):
            called(getattr(own, name), error.sample_input.input, error.sample_input)


# ---- Two tensors ----

# PyTorch's name, ours, and what both compute of the first tensor, the second and the other arguments.
OF_TWO: dict[str, tuple[str, Callable[..., Tensor], Callable[..., Tensor]]] = {
    "prelu": ("nn.functional.prelu", own.prelu, torch.nn.functional.prelu),
    "add_relu": ("add", own.add_relu, lambda x, other, alpha=1: (x + alpha * other).relu()),
}
FLOATS = tuple(PLACES)


def of_two(name: str, dtype: torch.dtype) -> Iterator[tuple[Tensor, Tensor, dict[str, Any]]]:
    """PyTorch's samples, as far as their second argument is a tensor."""
    torch.manual_seed(0)
    info = next(info for info in op_db if info.name == OF_TWO[name][0] and not info.variant_test_name)
    for sample in info.sample_inputs("cpu", dtype):
        options = dict(sample.kwargs)
        (second,) = sample.args or (options.pop("weight", 0.25),)
        if isinstance(second, Tensor):
            yield sample.input.detach(), second.detach(), options


@pytest.mark.parametrize("dtype", [*FLOATS, torch.int8, torch.int32, torch.int64], ids=str)
@pytest.mark.parametrize("name", OF_TWO)
def test_values_of_two_tensors(name: str, dtype: torch.dtype) -> None:
    if name == "prelu" and dtype not in FLOATS:
        with pytest.raises(NotImplementedError, match="not implemented for"):
            own.prelu(torch.ones(2, dtype=dtype), torch.ones(1, dtype=dtype))
        return
    _, function, judge = OF_TWO[name]
    found = [
        (function(x, second, **options), judge(wide(x), wide(second), **options), (x.shape, second.shape, options))
        for x, second, options in of_two(name, dtype)
    ]
    assert len(found) > 3
    for result, judged, what in found:
        assert result.shape == judged.shape
        assert result.dtype == dtype
        require_close(name, result, judged, what)


@pytest.mark.parametrize("name", OF_TWO)
def test_gradients_of_two_tensors(name: str) -> None:
    """The first and the second ones; in float64, since what broadcasts has sums for gradients."""
    for x, second, options in of_two(name, torch.float64):
        dy = torch.randn_like(OF_TWO[name][2](x, second, **options))
        ddx, ddsecond = torch.randn_like(x), torch.randn_like(second)
        all_gradients = []
        for function in OF_TWO[name][1:]:
            leaves = [tensor.clone().requires_grad_() for tensor in (x, second, dy)]
            first = torch.autograd.grad(function(*leaves[:2], **options), leaves[:2], leaves[2], create_graph=True)
            further = torch.autograd.grad(first, leaves, (ddx, ddsecond), allow_unused=True)
            zeros = map(torch.zeros_like, leaves)
            all_gradients.append([*first, *(zero if g is None else g for g, zero in zip(further, zeros, strict=True))])
        for found, exact in zip(*all_gradients, strict=True):
            torch.testing.assert_close(found, exact, rtol=1e-13, atol=1e-13)
