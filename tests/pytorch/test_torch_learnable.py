# SPDX-License-Identifier: Apache-2.0
"""Numbers of operators have no gradient: a tensor that requires one is refused in their place."""

from __future__ import annotations

import inspect

import pytest
import torch
from torch import nn

import actgrad.torch as at

NUMBERS = [
    (name, parameter.name)
    for name in [*at.functional.__all__, "add_relu", "rrelu", "swiglu"]
    for parameter in inspect.signature(getattr(at, name)).parameters.values()
    if "float" in str(parameter.annotation) and "Tensor" not in str(parameter.annotation)
]
OPTIONS = [{}, {"inplace": True}, {"inplace_backward": True}, {"training": True}]


@pytest.mark.parametrize(("name", "argument"), NUMBERS)
def test_learnable_numbers_are_refused(name, argument):
    function = getattr(at, name)
    for options in [options for options in OPTIONS if options.keys() <= inspect.signature(function).parameters.keys()]:
        # 1 and 0 are defaults of some.
        for value in (1.0, 0.0):
            for x in (torch.randn(4, 8), torch.randn(4, 8, requires_grad=True) * 1, torch.randn(1024, 1024)):
                others = (x,) if name == "add_relu" else ()
                with pytest.raises(TypeError, match=f"{argument}: a tensor that requires grad was given"):
                    function(x, *others, **{argument: nn.Parameter(torch.tensor(value))}, **options)


def test_scalars_without_gradient_are_numbers():
    x, half = torch.randn(4, 8, requires_grad=True), torch.tensor(0.5)
    assert torch.equal(at.swish(x, half), at.swish(x, 0.5))
    assert torch.equal(at.swiglu(x, alpha=half), at.swiglu(x, alpha=0.5))
    assert torch.equal(at.leaky_relu(x * 1, half, inplace=True), at.leaky_relu(x, 0.5))
    with torch.no_grad():  # no gradient is lost
        assert torch.equal(at.swish(x, nn.Parameter(half)), at.swish(x, 0.5))
