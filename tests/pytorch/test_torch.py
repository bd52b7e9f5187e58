# SPDX-License-Identifier: Apache-2.0
"""Every operator against PyTorch in float64: forwards against its functions, gradients against its autograd."""

from __future__ import annotations

import pytest
import torch
from cases import CASES, Case
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from layouts import layouts, random_values, shapes, to_torch
from torch_cases import BY_NAME, definitions

import actgrad
import actgrad.torch as at
from actgrad import aclnn

Tensor = torch.Tensor

# The arguments are within ±15, so the products of three below 3400, and a rounding of float64 below 4e-13. PyTorch's
# GELU cancels in 1 + erf, which costs a few of them.
TOLERANCE = 4e-12


def forward(case: Case, dim: int, x: Tensor) -> tuple[Tensor, Tensor]:
    """PyTorch's forward function of the case or of its gradient, and the activation in it."""
    name = case.operator.python.partition("_backward")[0]
    options = dict(case.options)
    if case.operator.splits is not None:
        options[case.operator.splits.python] = dim
    operator = BY_NAME[name]
    singles = [x.new_tensor(options[tensor]) for tensor in operator.tensors if tensor in operator.singles]
    attributes = [options.get(attribute.python, attribute.default) for attribute in operator.attributes]
    return definitions(name, x, *singles, *attributes)


@pytest.mark.parametrize("case", [case for case in CASES if case.kernel.of], ids=str)
@settings(max_examples=40, deadline=None, derandomize=True)
@given(data=st.data())
def test_agrees_with_pytorch(case: Case, data: st.DataObject) -> None:
    shape, dim = data.draw(shapes(split=case.splits))
    seed = data.draw(st.integers(0, 2**32))
    values = random_values(seed, shape, torch.zeros(0, dtype=torch.float64).numpy().dtype)
    assume(abs(values).max(initial=0) < 15)
    if case.kernel.of and case.kernel.of.domain == (-1, 1):
        values = values / 16
    x = data.draw(layouts(len(shape), reverse=False, expand=False)).place(values, to_torch).view

    leaf = x.clone().requires_grad_()
    y, activation = forward(case, dim, leaf)
    expected = [y.detach(), activation.detach()][: len(case.outputs)]
    arrays = {name: activation.detach() for name in case.inputs} | {"x": x}
    if case.options.get("is_result"):
        arrays["x"] = activation.detach()
    if "dy" in case.inputs:
        layout = data.draw(layouts(y.ndim, reverse=False, expand=True))
        dy_values = layout.expand(random_values(seed + 1, tuple(y.shape), values.dtype))
        assume(abs(dy_values).max(initial=0) < 15)
        dy = layout.place(dy_values, to_torch).view
        y.backward(dy)
        arrays |= {"dy": dy}
        expected = [leaf.grad]

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


def aclnn_silu(x, out):
    assert aclnn.aclrtSetDevice(0) == 0
    tensors = map(aclnn.Tensor.of_array, (x, out))
    status, size, executor = aclnn.aclnnSiluGetWorkspaceSize(*tensors)
    assert status == 0
    assert aclnn.aclnnSilu(None, size, executor, None) == 0
    assert aclnn.aclrtSynchronizeStream(None) == 0


def writers():
    """Each function of arrays that writes into a tensor, as one of what is read and what is written."""
    yield "plain", lambda x, out: actgrad.silu(x, out=out)
    yield "operator", lambda x, out: torch.ops.actgrad.silu.out(x, out=out)
    yield "in place", lambda x, out: at.silu(out, inplace=True)
    yield "native in place", lambda x, out: at.add_relu(out, x, inplace=True)
    yield "aclnn", aclnn_silu
    yield "two results", lambda x, out: actgrad.geglu(torch.cat([x, x], -1), out=(torch.empty_like(out), out))


@pytest.mark.parametrize(("name", "write"), list(writers()))
def test_what_is_written_is_counted(name, write):
    """Autograd then refuses a backward pass that would read what was overwritten; the input's counter stays."""
    leaf = torch.randn(4, 8, requires_grad=True)
    y = leaf * 1
    z = y.sin()
    x, before = torch.randn(4, 8), y._version
    counts = x._version
    with torch.no_grad():
        write(x, y.detach())
    assert (y._version > before, x._version) == (True, counts)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        z.sum().backward()
    with torch.inference_mode():
        write(torch.randn(4, 8), torch.empty(4, 8))  # has no counter
