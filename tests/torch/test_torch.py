# SPDX-License-Identifier: Apache-2.0
"""Every operator against PyTorch in float64: forwards against its functions, gradients against its autograd."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from cases import CASES, Case
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from layouts import layouts, random_values, shapes, to_torch

Tensor = torch.Tensor
Forward = Callable[[Tensor], tuple[Tensor, ...]]

# The arguments are within ±15, so the products of three below 3400, and a rounding of float64 below 4e-13. PyTorch's
# GELU cancels in 1 + erf, which costs a few of them.
TOLERANCE = 4e-12


def forward(case: Case, dim: int) -> Forward:
    """The forward of the case, or of the case's gradient, in PyTorch's words."""
    functional = torch.nn.functional
    unit = case.name.partition("-")[0].partition("_")[0]

    def swiglu(x: Tensor) -> tuple[Tensor, ...]:
        a, b = x.chunk(2, dim)
        return (functional.silu(a) * b,)

    def geglu(x: Tensor) -> tuple[Tensor, ...]:
        left, right = x.chunk(2, dim)
        a, v = (left, right) if case.activates_left else (right, left)
        gelu = functional.gelu(a, approximate=case.options["approximate"])
        return v * gelu, gelu

    def element_wise(x: Tensor) -> tuple[Tensor, ...]:
        activation = case.kernel.of
        assert activation is not None
        python = {parameter.name: parameter.python for parameter in case.operator.parameters}
        attributes = [case.options[python[scalar]] for scalar in case.kernel.scalars]
        function = getattr(functional, activation.torch or activation.function.__name__)
        return (function(x, *attributes, **activation.torch_options),)

    return {"swiglu": swiglu, "geglu": geglu}.get(unit, element_wise)


@pytest.mark.parametrize("case", CASES, ids=str)
@settings(max_examples=40, deadline=None, derandomize=True)
@given(data=st.data())
def test_agrees_with_pytorch(case: Case, data: st.DataObject) -> None:
    shape, dim = data.draw(shapes(split=case.splits))
    seed = data.draw(st.integers(0, 2**32))
    values = random_values(seed, shape, torch.zeros(0, dtype=torch.float64).numpy().dtype)
    assume(abs(values).max(initial=0) < 15)
    x = data.draw(layouts(len(shape), reverse=False, expand=False)).place(values, to_torch).view

    leaf = x.clone().requires_grad_()
    y, *gelu = forward(case, dim)(leaf)
    if "dy" in case.inputs:
        layout = data.draw(layouts(y.ndim, reverse=False, expand=True))
        dy_values = layout.expand(random_values(seed + 1, tuple(y.shape), values.dtype))
        assume(abs(dy_values).max(initial=0) < 15)
        dy = layout.place(dy_values, to_torch).view
        y.backward(dy)
        arrays = {"x": x, "dy": dy, "gelu": gelu[0].detach() if gelu else None}
        expected = [leaf.grad]
    else:
        arrays = {"x": x}
        expected = [y.detach(), *(value.detach() for value in gelu)]

    results = case([arrays[name] for name in case.inputs], dim)
    for result, reference in zip(results, expected, strict=True):
        torch.testing.assert_close(result, reference, rtol=0, atol=TOLERANCE)


@pytest.mark.parametrize("corner", [-3.0, 3.0])
def test_the_open_hardswish_gradient_is_pytorchs_at_its_corners(corner: float) -> None:
    case = next(case for case in CASES if case.name == "hardswish_backward_v2")
    x = torch.full((40,), corner, dtype=torch.float64, requires_grad=True)
    torch.nn.functional.hardswish(x).backward(torch.full((40,), 2.0, dtype=torch.float64))
    (result,) = case([torch.full((40,), 2.0, dtype=torch.float64), x.detach()])
    assert torch.equal(result, x.grad)
