# SPDX-License-Identifier: Apache-2.0
"""What the operators ask of their arguments, with PyTorch's exceptions and the operator's name in front.

These run on fake tensors too, where sizes may be symbols: ``torch._check`` turns a rule about them into a guard.
"""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

DTYPES = (torch.float32, torch.bfloat16, torch.float16, torch.float64)
APPROXIMATIONS = {"none": 0, "tanh": 1}


def floating(name: str, x: Tensor, what: str = "x") -> None:
    """Raises NotImplementedError unless ``x`` has one of the four dtypes."""
    if x.dtype not in DTYPES:
        raise NotImplementedError(
            f'"actgrad::{name}" not implemented for {x.dtype} (of {what}); '
            "float32, float16, bfloat16 or float64 is needed"
        )


def alike(name: str, tensor: Tensor, what: str, model: Tensor, model_name: str) -> None:
    """Raises RuntimeError unless ``tensor`` has the device, the dtype and the shape of ``model``."""
    if tensor.dtype is model.dtype and tensor.is_cpu and model.is_cpu and tensor.shape == model.shape:
        return
    matches(name, tensor, what, model, model_name)
    if tensor.shape != model.shape:
        has_shape(name, tensor, what, model.shape)


def matches(name: str, tensor: Tensor, what: str, model: Tensor, model_name: str) -> None:
    """Raises RuntimeError unless ``tensor`` has the device and the dtype of ``model``."""
    if tensor.device != model.device:
        raise RuntimeError(
            f"actgrad::{name}: Expected all tensors to be on the same device, but found at least two devices, "
            f"{model.device} ({model_name}) and {tensor.device} ({what})!"
        )
    if tensor.dtype != model.dtype:
        raise RuntimeError(
            f"actgrad::{name}: expected {what} to have the dtype of {model_name}, {model.dtype}, but got {tensor.dtype}"
        )


def splits(name: str, x: Tensor, dim: int) -> None:
    """Raises unless ``x`` can be halved along ``dim``: IndexError for the dim, RuntimeError for an odd size."""
    rank = x.dim()
    if rank == 0:
        raise RuntimeError(f"actgrad::{name}: expected x to have at least one dimension to split, but got a scalar")
    if not -rank <= dim < rank:
        raise IndexError(
            f"actgrad::{name}: Dimension out of range (expected to be in range of [{-rank}, {rank - 1}], but got {dim})"
        )
    torch._check(
        x.shape[dim] % 2 == 0,
        lambda: f"actgrad::{name}: expected an even size along dim {dim}, but x has shape {list(x.shape)}",
    )


def has_shape(name: str, tensor: Tensor, what: str, shape: Sequence[int]) -> None:
    """Raises RuntimeError unless ``tensor`` has the given shape."""
    if list(tensor.shape) != list(shape):
        raise RuntimeError(
            f"actgrad::{name}: expected {what} to have shape {list(shape)}, but got {list(tensor.shape)}"
        )


def approximation(name: str, approximate: str) -> None:
    """Raises RuntimeError unless ``approximate`` is one of GELU's two forms."""
    if approximate not in APPROXIMATIONS:
        raise RuntimeError(f"actgrad::{name}: approximate argument must be either none or tanh, but got {approximate}")
