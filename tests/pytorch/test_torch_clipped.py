# SPDX-License-Identifier: Apache-2.0
"""SwiGLU with clamps in PyTorch: compared with hand-written definitions, formulas of other libraries, and autograd."""

from __future__ import annotations

import itertools
import math
from typing import Any

import pytest
import torch
from torch import Tensor

import actgrad.torch as at
from actgrad.torch.torch_operator import BY_NAME

OPTIONS: list[dict[str, Any]] = [
    {},
    {"alpha": 1.702, "limit": 1.5, "bias": 1.0},
    {"limit": 1.0},
    {"alpha": 0.5},
    {"bias": -0.25},
]


def composed(gate: Tensor, up: Tensor, alpha: float = 1.0, limit: float | None = None, bias: float = 0.0) -> Tensor:
    """The unit in PyTorch's own operators."""
    if limit is not None:
        gate, up = gate.clamp(max=limit), up.clamp(-limit, limit)
    return gate * torch.sigmoid(alpha * gate) * (up + bias)


def halves(x: Tensor, dim: int, interleaved: bool, activate_left: bool) -> tuple[Tensor, Tensor]:
    shape = list(x.shape)
    shape[dim] //= 2
    rows = x.flatten(dim % x.dim())
    left, right = (rows[..., ::2], rows[..., 1::2]) if interleaved else x.chunk(2, dim)
    left, right = left.reshape(shape), right.reshape(shape)
    return (left, right) if activate_left else (right, left)


def sample(*shape: int) -> Tensor:
    torch.manual_seed(3)
    return (torch.randn(shape, dtype=torch.float64) * 2).requires_grad_()


FORMS = list(itertools.product((0, 1, -1), (False, True), (True, False)))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize(("dim", "interleaved", "activate_left"), FORMS)
def test_halves(dim: int, interleaved: bool, activate_left: bool, options: dict[str, Any]) -> None:
    x = sample(4, 6, 10)

    def unit(x: Tensor) -> Tensor:
        return at.swiglu(x, dim, **options, interleaved=interleaved, activate_left=activate_left)

    expected = composed(*halves(x, dim, interleaved, activate_left), **options)
    assert torch.allclose(unit(x), expected, rtol=1e-12)
    dy = torch.randn_like(expected)
    (dx,) = torch.autograd.grad(unit(x), x, dy)
    assert torch.allclose(dx, torch.autograd.grad(expected, x, dy)[0], rtol=1e-12)
    assert torch.autograd.gradgradcheck(unit, x)
    overwritten = (x * 1).requires_grad_() if not x.requires_grad else x * 1
    y = at.swiglu(
        overwritten, dim, **options, interleaved=interleaved, activate_left=activate_left, inplace_backward=True
    )
    assert torch.equal(torch.autograd.grad(y, x, dy)[0], dx)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16])
@pytest.mark.parametrize("activate_left", [False, True])
@pytest.mark.parametrize("columns", [7, 513, 3000])
def test_interleaved_bits(columns: int, activate_left: bool, dtype: torch.dtype) -> None:
    """Interleaved halves, either one activated, have the bits of halves side by side, in second gradients too."""
    torch.manual_seed(4)
    x, ddx = (torch.randn(5, 2 * columns).to(dtype) for _ in range(2))
    dy = torch.randn(5, columns).to(dtype)

    def side_by_side(x: Tensor) -> Tensor:
        return torch.cat([x[:, ::2], x[:, 1::2]], 1)

    def results(x: Tensor, ddx: Tensor, interleaved: bool) -> list[Tensor]:
        options = (-1, 1.702, 2.0, 1.0, interleaved, activate_left)
        unit = torch.ops.actgrad
        second = unit.clipped_swiglu_double_backward(ddx, dy, x, *options)
        return [unit.clipped_swiglu(x, *options), second[0], unit.clipped_swiglu_backward(dy, x, *options), second[1]]

    y, ddy, dx, ddx_x = results(x, ddx, True)
    expected = results(side_by_side(x), side_by_side(ddx), False)
    for got, wanted in zip((y, ddy, side_by_side(dx), side_by_side(ddx_x)), expected, strict=True):
        assert torch.equal(got, wanted)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_two_tensors(options: dict[str, Any]) -> None:
    gate, up = sample(4, 6), sample(6, 4).T.detach().clone().requires_grad_()
    expected = composed(gate, up, **options)
    y = at.swiglu(gate, up, **options)
    assert torch.allclose(y, expected, rtol=1e-12)
    assert torch.equal(at.SwiGLU(**options)(gate, up), y)
    dy = torch.randn_like(expected)
    gradients = torch.autograd.grad(y, (gate, up), dy)
    for ours, theirs in zip(gradients, torch.autograd.grad(expected, (gate, up), dy), strict=True):
        assert torch.allclose(ours, theirs, rtol=1e-12)
    assert torch.autograd.gradgradcheck(lambda gate, up: at.swiglu(gate, up, **options), (gate, up))
    y = at.swiglu(gate * 1, up * 1, **options, inplace_backward=True)
    for ours, theirs in zip(torch.autograd.grad(y, (gate, up), dy), gradients, strict=True):
        assert torch.equal(ours, theirs)


def liger(gate: Tensor, up: Tensor, alpha: float = 1.702, limit: float = 7.0) -> Tensor:
    """Liger-Kernel's clamped SwiGLU of gpt-oss: (up + 1) · glu."""
    gate = torch.minimum(gate, torch.full_like(gate, limit))
    up = torch.maximum(torch.minimum(up, torch.full_like(up, limit)), torch.full_like(up, -limit))
    return (up + 1) * (gate / (1 + torch.exp(-alpha * gate)))


def transformer_engine(x: Tensor, limit: float = 7.0, alpha: float = 1.702, offset: float = 1.0) -> Tensor:
    """TransformerEngine's ClampedSwiGLU: halves side by side, the activated one first."""
    a, b = x.tensor_split(2, dim=-1)
    a, b = a.clamp(max=limit), b.clamp(min=-limit, max=limit)
    return torch.sigmoid(alpha * a) * a * (b + offset)


def test_formulas_of_others() -> None:
    x = sample(32, 64) * 4
    gpt_oss = {"alpha": 1.702, "limit": 7.0, "bias": 1.0}
    assert torch.allclose(at.swiglu(x, **gpt_oss), transformer_engine(x), rtol=1e-12)
    assert torch.allclose(at.swiglu(*x.chunk(2, -1), **gpt_oss), liger(*x.chunk(2, -1)), rtol=1e-12)
    assert torch.allclose(at.swiglu(x, **gpt_oss, interleaved=True), liger(x[:, ::2], x[:, 1::2]), rtol=1e-12)


def test_at_the_limit_the_gradient_passes() -> None:
    gate, up = (torch.tensor([2.0, 2.0, 2.5], requires_grad=True) for _ in range(2))
    at.swiglu(gate, up, limit=2.0).sum().backward()
    assert (gate.grad != 0).tolist() == (up.grad != 0).tolist() == [True, True, False]


def test_refusals() -> None:
    x = torch.randn(4, 6)
    for limit in (0.0, -1.0, math.nan, 1e-60):
        with pytest.raises(RuntimeError, match="clipped_swiglu: expected a limit above 0"):
            at.swiglu(x, limit=limit)
    assert at.swiglu(x.double(), limit=1e-60).isfinite().all()  # not 0 there
    with pytest.raises(ValueError, match="interleaved and activate_left need one tensor"):
        at.swiglu(x, x, interleaved=True)
    with pytest.raises(ValueError, match="interleaved and activate_left need one tensor"):
        at.SwiGLU(activate_left=False)(x, x)
    with pytest.raises(RuntimeError, match="the dimensions from dim 0 on must be viewable as one"):
        at.swiglu(torch.randn(4, 8)[:, :6], 0, interleaved=True)
    with pytest.raises(RuntimeError, match="expected an even size"):
        at.swiglu(torch.randn(4, 5), interleaved=True)


def test_module() -> None:
    module = at.SwiGLU(1, alpha=1.702, limit=7.0, bias=1.0, interleaved=True)
    assert repr(module) == "SwiGLU(dim=1, alpha=1.702, limit=7.0, bias=1.0, interleaved=True)"
    x = torch.randn(4, 6)
    assert torch.equal(module(x), at.swiglu(x, 1, alpha=1.702, limit=7.0, bias=1.0, interleaved=True))


NAMES = sorted(name for name in BY_NAME if name.startswith("clipped_swiglu"))


@pytest.mark.parametrize("name", NAMES)
def test_opcheck(name: str) -> None:
    """Schema, fake, autograd registration and compilation of every operator behind ``swiglu``."""
    operator = BY_NAME[name]
    whole = {"x", "ddx", "dx"}
    tensors = [torch.randn(4, 8 if tensor in whole else 4) for tensor in operator.tensors]
    model = [tensor.requires_grad_(bool(operator.declaration.gradient)) for tensor in tensors]
    torch.library.opcheck(operator.default, (*model,), {})


def test_compile_and_vmap() -> None:
    x = torch.randn(3, 4, 6, requires_grad=True)

    def unit(x: Tensor) -> Tensor:
        return at.swiglu(x, limit=1.0, interleaved=True)

    compiled = torch.compile(unit, fullgraph=True, backend="aot_eager")
    dy = torch.randn(3, 4, 3)
    assert torch.equal(compiled(x), unit(x))
    assert torch.equal(torch.autograd.grad(compiled(x), x, dy)[0], torch.autograd.grad(unit(x), x, dy)[0])
    assert torch.equal(torch.func.vmap(unit)(x), unit(x))
    assert torch.equal(torch.func.vmap(unit, 1, 1)(x), unit(x))


def test_batched_forward_mode_of_interleaved_halves() -> None:
    """torch.autograd.functional and gradcheck batch by an older vmap than that of torch.func."""
    x = torch.randn(3, 4, dtype=torch.float64)

    def unit(x: Tensor) -> Tensor:
        return at.swiglu(x, limit=1.0, interleaved=True)

    jacobian = torch.autograd.functional.jacobian(unit, x, vectorize=True, strategy="forward-mode")
    torch.testing.assert_close(jacobian, torch.autograd.functional.jacobian(unit, x))


@pytest.mark.parametrize("options", [{}, {"row_weight": torch.rand(2)}, {"inplace_backward": True}])
def test_expanded_gradients_of_interleaved_halves(options: dict[str, Any]) -> None:
    x = torch.randn(2, 4, 8, requires_grad=True)
    dy = torch.randn(2, 2, 1).expand(2, 2, 8)
    differentiable = "inplace_backward" not in options
    results = []
    for each in (dy, dy.contiguous()):
        y = at.swiglu(x * 1, 1, interleaved=True, **options)
        (gradient,) = torch.autograd.grad(y, x, each, create_graph=differentiable)
        results.append([gradient])
        if differentiable:
            ddx = torch.randn(2, 4, 1, generator=torch.Generator().manual_seed(0)).expand_as(x)
            results[-1] += torch.autograd.grad(gradient, x, ddx)
    for one, other in zip(*results, strict=True):
        assert torch.equal(one, other)
