# SPDX-License-Identifier: Apache-2.0
"""``row_weight``: a weight for each row within SwiGLU, such as the router's weights in a mixture of experts."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
import torch
from torch import Tensor, nn

import actgrad.torch as at

pytestmark = pytest.mark.torch

CLAMPS: list[dict[str, Any]] = [{}, {"alpha": 1.702, "limit": 1.5, "bias": 1.0}]
HALVES: list[dict[str, Any]] = [
    *({"dim": dim, "interleaved": turns, "activate_left": left}
      for dim, turns, left in itertools.product((-1, 1), (False, True), (False, True))),
    {"dim": 0},
]  # fmt: skip


def composed(x: Tensor, up: Any, weight: Tensor, **options: Any) -> Tensor:
    """The unit, then a product, each differentiable by itself."""
    y = at.swiglu(x, up, **options) if isinstance(up, Tensor) else at.swiglu(x, **options)
    return (y * weight.reshape(*weight.shape, *[1] * (y.dim() - weight.dim()))).to(y.dtype)


def example(dtype: torch.dtype, dim: int = -1, seed: int = 0, **kwargs: Any) -> tuple[Tensor, Tensor]:
    generator = torch.Generator().manual_seed(seed)
    x = torch.randn(4, 6, 8, generator=generator, dtype=torch.float64) * 2
    weight = torch.randn(x.shape[: dim % 3], generator=generator, dtype=torch.float64)
    own = torch.float64 if dtype == torch.float64 else torch.float32
    return x.to(dtype).requires_grad_(), weight.to(own).requires_grad_()


@pytest.mark.parametrize("clamps", CLAMPS, ids=str)
@pytest.mark.parametrize("halves", HALVES, ids=str)
def test_halves_in_float64(halves: dict[str, Any], clamps: dict[str, Any]) -> None:
    """The value, both gradients and theirs are those of the unit and a product."""
    x, weight = example(torch.float64, **halves)
    y = at.swiglu(x, row_weight=weight, **halves, **clamps)
    right = composed(x, None, weight, **halves, **clamps)
    torch.testing.assert_close(y, right, rtol=1e-12, atol=1e-12)
    compare_gradients(y, right, (x, weight))


@pytest.mark.parametrize("clamps", CLAMPS, ids=str)
def test_two_tensors_in_float64(clamps: dict[str, Any]) -> None:
    gate, weight = example(torch.float64)
    up, _ = example(torch.float64, seed=1)
    y = at.swiglu(gate, up, row_weight=weight, **clamps)
    right = composed(gate, up, weight, **clamps)
    torch.testing.assert_close(y, right, rtol=1e-12, atol=1e-12)
    compare_gradients(y, right, (gate, up, weight))


def compare_gradients(y: Tensor, right: Tensor, inputs: tuple[Tensor, ...]) -> None:
    dy = torch.randn_like(y).requires_grad_()
    ours = torch.autograd.grad(y, inputs, dy, create_graph=True)
    theirs = torch.autograd.grad(right, inputs, dy, create_graph=True)
    for a, b in zip(ours, theirs, strict=True):
        torch.testing.assert_close(a, b, rtol=1e-11, atol=1e-11)
    along = [torch.randn_like(gradient) for gradient in ours]
    second = torch.autograd.grad(ours, (dy, *inputs), along)
    for a, b in zip(second, torch.autograd.grad(theirs, (dy, *inputs), along), strict=True):
        torch.testing.assert_close(a, b, rtol=1e-11, atol=1e-11)


@pytest.mark.parametrize("options", [{}, CLAMPS[1], {"interleaved": True}, {"dim": 1, "activate_left": False}], ids=str)
def test_gradcheck(options: dict[str, Any]) -> None:
    x, weight = example(torch.float64, options.get("dim", -1))

    def function(a: Tensor, w: Tensor) -> Tensor:
        return at.swiglu(a, row_weight=w, **options)

    assert torch.autograd.gradcheck(function, (x, weight), check_forward_ad=True, check_batched_grad=True)
    assert torch.autograd.gradgradcheck(function, (x, weight))


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16], ids=str)
def test_weighted_results_are_rounded_once(dtype: torch.dtype) -> None:
    """The result and the gradients of a 16-bit unit are those of float64, rounded: the weight's is a float32."""
    x, weight = example(dtype)
    y = at.swiglu(x, row_weight=weight, limit=2.0)
    dy = torch.randn_like(y)
    ours = (y, *torch.autograd.grad(y, (x, weight), dy))
    wide_x, wide_weight = x.detach().double().requires_grad_(), weight.detach().double().requires_grad_()
    wide = composed(wide_x, None, wide_weight, limit=2.0)
    right = (wide, *torch.autograd.grad(wide, (wide_x, wide_weight), dy.double()))
    assert [result.dtype for result in ours] == [dtype, dtype, torch.float32]
    ulp = torch.finfo(dtype).eps * (4 if dtype == torch.float32 else 0.51)
    for result, exact in zip(ours[:2], right[:2], strict=True):
        torch.testing.assert_close(result.double(), exact, rtol=ulp, atol=1e-7)
    torch.testing.assert_close(ours[2].double(), right[2], rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float64], ids=str)
def test_interleaved_halves_have_the_bits_of_others(dtype: torch.dtype) -> None:
    """Those of the sums too, by several threads."""
    generator = torch.Generator().manual_seed(3)
    x = torch.randn(40, 6002, generator=generator, dtype=torch.float64).to(dtype)
    sides = torch.cat([x[:, ::2], x[:, 1::2]], 1).requires_grad_()
    weight = torch.randn(40, generator=generator, dtype=torch.promote_types(dtype, torch.float32)).requires_grad_()
    dy = torch.randn(40, 3001, generator=generator, dtype=torch.float64).to(dtype)
    turns = x.requires_grad_()
    y = at.swiglu(turns, row_weight=weight, limit=1.0, interleaved=True)
    right = at.swiglu(sides, row_weight=weight, limit=1.0)
    assert torch.equal(y, right)
    dx, dweight = torch.autograd.grad(y, (turns, weight), dy)
    right_dx, right_dweight = torch.autograd.grad(right, (sides, weight), dy)
    assert torch.equal(torch.cat([dx[:, ::2], dx[:, 1::2]], 1), right_dx)
    assert torch.equal(dweight, right_dweight)


def test_the_weights_dtype() -> None:
    """It is converted to float32; its gradient has its own dtype."""
    x, weight = example(torch.bfloat16)
    narrow = weight.detach().bfloat16().requires_grad_()
    y = at.swiglu(x, row_weight=narrow)
    assert torch.equal(y, at.swiglu(x, row_weight=narrow.float()))
    (gradient,) = torch.autograd.grad(y.sum(), narrow)
    assert gradient.dtype == torch.bfloat16
    up = x.detach()[:, :1].float()  # broadcasts, and meets in float32
    y = at.swiglu(x, up, row_weight=narrow)
    assert y.dtype == torch.float32
    torch.testing.assert_close(y, composed(x.float(), up, narrow.float()))


def test_saved_tensors() -> None:
    """The input and the weight; no result."""
    x, weight = example(torch.float32)
    kept: list[Tensor] = []
    with torch.autograd.graph.saved_tensors_hooks(lambda tensor: kept.append(tensor) or tensor, lambda tensor: tensor):
        at.swiglu(x, row_weight=weight, limit=2.0)
    assert sorted(tensor.shape for tensor in kept) == sorted([x.shape, weight.shape])


def test_compiled() -> None:
    x, weight = example(torch.float32)

    def function(a: Tensor, w: Tensor) -> Tensor:
        return at.swiglu(a * 1, row_weight=w.sigmoid(), limit=2.0)

    y = function(x, weight)
    compiled = torch.compile(function, backend="aot_eager", fullgraph=True)(x, weight)
    assert torch.equal(compiled, y)
    dy = torch.randn_like(y)
    for a, b in zip(
        torch.autograd.grad(compiled, (x, weight), dy), torch.autograd.grad(y, (x, weight), dy), strict=True
    ):
        torch.testing.assert_close(a, b)


def test_transforms() -> None:
    """Each sample of a batch separately, and per-sample gradients."""
    x, weight = (tensor.detach() for tensor in example(torch.float64))
    y = torch.func.vmap(lambda a, w: at.swiglu(a, row_weight=w))(x, weight)
    torch.testing.assert_close(y, at.swiglu(x, row_weight=weight))
    shared = torch.func.vmap(lambda a: at.swiglu(a, row_weight=weight[0]))(x)
    torch.testing.assert_close(shared[2], at.swiglu(x[2], row_weight=weight[0]))

    def loss(a: Tensor, w: Tensor) -> Tensor:
        return at.swiglu(a, row_weight=w).square().sum()

    each = torch.func.vmap(torch.func.grad(loss, argnums=(0, 1)))(x, weight)
    for i in range(4):
        for result, right in zip(each, torch.func.grad(loss, argnums=(0, 1))(x[i], weight[i]), strict=True):
            torch.testing.assert_close(result[i], right)


def test_autocast() -> None:
    """Only the unit's tensors are promoted; the weight keeps its precision."""
    gate, weight = example(torch.bfloat16)
    up, _ = example(torch.float32, seed=1)
    with torch.autocast("cpu", torch.bfloat16):
        y = at.swiglu(gate, up, row_weight=weight)
        halves = at.swiglu(gate, row_weight=weight)
    assert y.dtype == torch.float32
    assert halves.dtype == torch.bfloat16
    assert torch.equal(halves, at.swiglu(gate, row_weight=weight))


def test_modules() -> None:
    x, weight = example(torch.float32)
    gate, up = x.chunk(2, -1)
    unit = at.SwiGLU(limit=2.0, alpha=1.5)
    assert torch.equal(unit(x, row_weight=weight), at.swiglu(x, limit=2.0, alpha=1.5, row_weight=weight))
    assert torch.equal(unit(gate, up, weight), at.swiglu(gate, up, limit=2.0, alpha=1.5, row_weight=weight))
    scripted = torch.jit.script(unit)
    assert torch.equal(scripted(x, None, weight), unit(x, row_weight=weight))
    assert torch.equal(scripted(gate, up, weight), unit(gate, up, weight))
    assert torch.equal(scripted(x), unit(x))


@pytest.mark.parametrize("options", [{}, {"limit": 2.0, "alpha": 1.702, "bias": 1.0}], ids=str)
def test_a_gated_mlp_with_clamps(options: dict[str, Any]) -> None:
    x, weight = example(torch.float32)
    gate, up, down = nn.Linear(8, 10), nn.Linear(8, 10), nn.Linear(10, 8)
    mlp = at.GatedMLP(gate, up, down, **options)
    assert torch.equal(mlp(x), down(at.swiglu(gate(x), up(x), **options)))
    assert torch.equal(mlp(x, weight), down(at.swiglu(gate(x), up(x), row_weight=weight, **options)))


@pytest.mark.parametrize("interleaved", [False, True])
def test_a_gated_mlp_of_one_projection(interleaved: bool) -> None:
    x, weight = example(torch.float32)
    both, down = nn.Linear(8, 20), nn.Linear(10, 8)
    mlp = at.GatedMLP(both, None, down, limit=2.0, interleaved=interleaved)
    assert torch.equal(mlp(x), down(at.swiglu(both(x), limit=2.0, interleaved=interleaved)))
    right = down(at.swiglu(both(x), limit=2.0, interleaved=interleaved, row_weight=weight))
    assert torch.equal(mlp(x, weight), right)
    assert {name.split(".")[0] for name, _ in mlp.named_parameters()} == {"gate_proj", "down_proj"}


def test_refusals() -> None:
    x, weight = example(torch.float32)
    with pytest.raises(RuntimeError, match=r"expected weight to have shape \[4, 6\], but got \[6\]"):
        at.swiglu(x, row_weight=weight[0])
    with pytest.raises(RuntimeError, match=r"expected weight to have shape \[4, 6\], but got \[4, 6, 1\]"):
        at.swiglu(x, x, row_weight=weight[..., None])
    with pytest.raises(ValueError, match="inplace_backward=True cannot be combined with row_weight"):
        at.swiglu(x, row_weight=weight, inplace_backward=True)
    with pytest.raises(RuntimeError, match=r"expected weight to have dtype torch\.float32 beside x of torch\.bfloat16"):
        torch.ops.actgrad.weighted_swiglu(x.bfloat16(), weight.bfloat16())
    with pytest.raises(IndexError, match="Dimension out of range"):
        at.swiglu(x, 3, row_weight=weight)
    one, two = nn.Linear(8, 10), nn.Linear(10, 8)
    with pytest.raises(ValueError, match="glu or its options"):
        at.GatedMLP(one, one, two, nn.Identity(), limit=2.0)
    with pytest.raises(ValueError, match=r"interleaved .* one projection"):
        at.GatedMLP(one, one, two, interleaved=True)


def test_fx_traces_two_tensors() -> None:
    def function(gate: torch.Tensor, up: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
        return at.swiglu(gate, up, row_weight=weight)

    given = torch.randn(3, 4), torch.randn(3, 4), torch.rand(3, dtype=torch.double)
    assert torch.equal(torch.fx.symbolic_trace(function)(*given), function(*given))
