# SPDX-License-Identifier: Apache-2.0
"""The operators of the older interface, by which torch_npu calls what has no newer one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

Tensors = list[Tensor]
Attributes = dict[str, Any]


def identity(inputs: Tensors, outputs: Tensors, attributes: Attributes) -> None:
    """A copy; torch_npu casts formats with it."""
    outputs[0].copy_(inputs[0].reshape(outputs[0].shape))


def swish(inputs: Tensors, outputs: Tensors, attributes: Attributes) -> None:
    """x · σ(scale · x)."""
    outputs[0].copy_(inputs[0] * torch.sigmoid(attributes.get("scale", 1.0) * inputs[0]))


def broadcast_to(inputs: Tensors, outputs: Tensors, attributes: Attributes) -> None:
    """The input, repeated to the shape of the output."""
    outputs[0].copy_(inputs[0].expand(outputs[0].shape))


def no_overflow(inputs: Tensors, outputs: Tensors, attributes: Attributes) -> None:
    """The device's record of overflows: there is none, because what overflows becomes infinity."""
    for output in outputs:
        output.zero_()


ACLOPS: dict[str, Callable[[Tensors, Tensors, Attributes], None]] = {
    "Identity": identity,
    "Swish": swish,
    "BroadcastTo": broadcast_to,
    "NPUAllocFloatStatus": no_overflow,
    "NPUGetFloatStatus": no_overflow,
    "NPUClearFloatStatus": no_overflow,
    "NPUGetFloatStatusV2": no_overflow,
    "NPUClearFloatStatusV2": no_overflow,
}
"""Functions of (inputs, outputs, attributes), by the operator's name."""
