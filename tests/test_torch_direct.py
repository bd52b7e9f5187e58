# SPDX-License-Identifier: Apache-2.0
"""The functions call the kernel at once when only autograd would see the call, else the dispatcher."""

from __future__ import annotations

import pytest
import torch
from torch.utils._python_dispatch import TorchDispatchMode

import actgrad.torch as at
from actgrad.torch import direct

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


@pytest.fixture
def dispatched(monkeypatch):
    """The names of the operators that the dispatcher was asked for."""
    names = []
    for name, route in list(direct.ROUTES.items()):

        def asked(*arguments, name=name, route=route):
            names.append(name)
            return route.dispatched(*arguments)

        watching = direct.Route(route.differentiable, route.kernel, asked, route.filled)
        monkeypatch.setitem(direct.ROUTES, name, watching)
    return names


def test_plain_calls_need_no_dispatcher(dispatched):
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
        (lambda: at.silu(X.to_sparse()), NotImplementedError),
        (lambda: at.silu(X.int()), NotImplementedError),
        (lambda: at.swiglu(X, 5), IndexError),
        (lambda: at.swiglu(X, X[:2]), RuntimeError),
    ],
)
def test_everything_else_goes_there(call, error, dispatched):
    if error:
        with pytest.raises(error, match="actgrad::"):
            call()
    else:
        call()
    assert dispatched or error is IndexError


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
    with torch.device("meta"):
        assert at.silu(X).device.type == "cpu"
