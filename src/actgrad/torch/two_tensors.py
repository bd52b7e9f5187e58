# SPDX-License-Identifier: Apache-2.0
"""Functions of two tensors. Tensors that broadcast are expanded, and autograd sums their gradients."""

from __future__ import annotations

from typing import Any, cast

import torch
from torch import Tensor, nn
from torch._jit_internal import is_scripting

from actgrad.torch.direct import broadcast, call, proxy_of
from actgrad.torch.inplace import overwrite
from actgrad.torch.torch_operator import BY_NAME

__all__ = ["PReLU", "add_relu", "heaviside", "prelu"]


def heaviside(input: Tensor, values: Tensor) -> Tensor:
    """Heaviside: 0 below 0, 1 above, and ``values`` at 0.

    Args:
        input: a tensor of float32, float16, bfloat16 or float64, of any shape and strides.
        values: the result where ``input`` is 0; a tensor of the same dtype that broadcasts with it.

    Returns:
        a tensor with the broadcast shape and the dtype of the two.

    Raises:
        NotImplementedError: the dtype or the device is not supported, or a derivative is requested: there is none.
        RuntimeError: the two tensors do not match.

    Examples:
        >>> actgrad.torch.heaviside(torch.tensor([-1.0, 0.0, 2.0]), torch.tensor(0.5))
        tensor([0.0000, 0.5000, 1.0000])

    Source: the document of aclnnHeaviside.
    """
    return _of_two("heaviside", input, values)


def add_relu(x: Tensor, other: Tensor, alpha: float = 1.0, inplace: bool = False) -> Tensor:
    """AddReLU: ReLU of ``x + alpha * other``.

    The sum is rounded once. Only the result is saved for the backward pass.

    Args:
        x: a tensor of float32, float16, bfloat16, float64 or of integers, of any shape and strides.
        other: a tensor of the same dtype that broadcasts with it.
        alpha: the factor of ``other``; for integers it must be a whole number.
        inplace: overwrite ``x`` with the result and return it.

    Returns:
        a tensor with the broadcast shape and the dtype of the two.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        RuntimeError: the two tensors do not match, or ``inplace`` on a leaf that requires grad.

    Examples:
        >>> actgrad.torch.add_relu(torch.tensor([1.0, -3.0]), torch.tensor([1.0, 2.0]))
        tensor([2., 0.])

    Source: the document of aclnnAddRelu.
    """
    if inplace:
        both = isinstance(x, Tensor) and isinstance(other, Tensor)
        return overwrite("add_relu", x, other.expand_as(x) if both else other, alpha)
    return _of_two("add_relu", x, other, alpha)


def prelu(input: Tensor, weight: Tensor) -> Tensor:
    """PReLU: x above 0, weight·x below, with one weight for each channel.

    The weight's gradient is an exact sum that is rounded once: its bits do not depend on the order of summation.

    Args:
        input: a tensor of float32, float16, bfloat16 or float64, of up to 8 dimensions, with any strides.
        weight: a tensor of the same dtype with one element, or one for each index of ``input``'s axis 1.

    Returns:
        a tensor with the shape and dtype of ``input``.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        RuntimeError: the two tensors do not match.

    Examples:
        >>> actgrad.torch.prelu(torch.tensor([1.0, -2.0]), torch.tensor(0.25))
        tensor([ 1.0000, -0.5000])

    Source: the documents of aclnnPrelu and aclnnPreluBackward.
    """
    result: Tensor = call("prelu", input, weight)
    return result


class PReLU(nn.Module):
    """PReLU with learnt weights.

    Arguments and attributes are those of ``torch.nn.PReLU``; errors: ``actgrad.torch.prelu``.

    Examples:
        >>> actgrad.torch.PReLU()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    def __init__(
        self,
        num_parameters: int = 1,
        init: float = 0.25,
        device: torch.device | str | None = None,
        dtype: torch.dtype | None = None,
    ) -> None:
        super().__init__()
        self.num_parameters = num_parameters
        self.init = init
        self.weight = nn.Parameter(torch.empty(num_parameters, device=device, dtype=dtype))
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Sets all weights to ``init``."""
        nn.init.constant_(self.weight, self.init)

    def forward(self, input: Tensor) -> Tensor:
        if is_scripting():  # TorchScript does not support functions with any number of arguments
            scripted: Tensor = torch.ops.actgrad.prelu(input, self.weight)
            return scripted
        else:
            return prelu(input, self.weight)

    def extra_repr(self) -> str:
        return f"num_parameters={self.num_parameters}"


def _of_two(name: str, first: Tensor, second: Tensor, *attributes: float) -> Tensor:
    if not (isinstance(first, Tensor) and isinstance(second, Tensor)):
        if (proxy := proxy_of((first, second))) is not None:
            traced: Any = proxy.tracer.create_proxy("call_function", _of_two, (name, first, second, *attributes), {})
            return cast(Tensor, traced)
        BY_NAME[name].judge((first, second))
    if first.is_nested or second.is_nested:  # of the strided layout, they have no shape
        BY_NAME[name].judge((first, second))
    if first.shape != second.shape:
        first, second = broadcast(name, first, second)
    result: Tensor = call(name, first, second, *attributes)
    return result
