# SPDX-License-Identifier: Apache-2.0
"""Checks of the operators' arguments, which raise PyTorch's exceptions with the operator's name as a prefix.

These run on fake tensors too, where sizes may be symbols: ``torch._check`` turns a rule about them into a guard.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import torch
from torch import Tensor

from actgrad import wording
from actgrad.operators.contract import DType, Operator

DTYPES = MappingProxyType(
    {
        DType.F32: torch.float32,
        DType.F16: torch.float16,
        DType.BF16: torch.bfloat16,
        DType.F64: torch.float64,
        DType.I8: torch.int8,
        DType.U8: torch.uint8,
        DType.I16: torch.int16,
        DType.I32: torch.int32,
        DType.I64: torch.int64,
        DType.BOOL: torch.bool,
    }
)

LARGEST = int(sys.float_info.max)
HALF_OF_LEAST = 2.0**-150  # of float32's subnormals: up to it, numbers round to 0


def dtypes_of(operator: Operator) -> tuple[torch.dtype, ...]:
    """What the operator takes in Python: all floats, and whatever any product takes."""
    floats = (DType.F32, DType.F16, DType.BF16, DType.F64)
    taken = {*floats, *(dtype for row in operator.support.values() for dtype in row)}
    return tuple(dtype for declared, dtype in DTYPES.items() if declared in taken)


# ---- Of every operator ----


def served(name: str, x: Tensor, what: str, dtypes: Sequence[torch.dtype]) -> None:
    """Raises NotImplementedError unless ``x`` has one of the dtypes."""
    if x.dtype not in dtypes:
        raise NotImplementedError(
            f'"actgrad::{name}" not implemented for {x.dtype} (of {what}); '
            f"{_either(str(dtype).removeprefix('torch.') for dtype in dtypes)} is needed"
        )


def not_learnable(name: str, what: str, given: Any) -> None:
    """Raises TypeError for a tensor that requires grad in place of a number: it would silently get no gradient."""
    if isinstance(given, Tensor) and given.requires_grad and torch.is_grad_enabled():
        raise TypeError(
            f"actgrad::{name}: {what}: a tensor that requires grad was given, but {what} is a number, which gets no "
            f"gradient; pass a number or {what}.detach(), or learn it in a composition of PyTorch's operators"
        )


def is_number(given: Any) -> bool:
    """Whether PyTorch takes ``given`` for a float: a tensor of one element, or what else has a value as one."""
    if isinstance(given, Tensor):
        return given.numel() == 1 and not given.is_complex()
    return hasattr(given, "__float__") and not getattr(given, "shape", ())


def is_integer(given: Any) -> bool:
    """Whether PyTorch takes ``given`` for an integer: a tensor of one integer, or what else has a value as one."""
    if isinstance(given, Tensor):
        return given.numel() == 1 and not (given.is_floating_point() or given.is_complex())
    return hasattr(given, "__index__") and not getattr(given, "shape", ())


def in_float64(name: str, what: str, given: Any) -> None:
    """Raises TypeError for an integer beyond the range of float64, which PyTorch cannot pass on."""
    if isinstance(given, int) and not -LARGEST <= given <= LARGEST:
        raise TypeError(
            f"actgrad::{name}: {what}: {shown(given)} was given; a number in the range of float64 is needed"
        )


def shown(given: Any) -> str:
    """``given`` in a message about an argument that is no number."""
    if isinstance(given, Tensor):
        return f"a tensor of {given.dtype} and shape {list(given.shape)}"
    return wording.shown(given)


def unserved_layout(tensor: Tensor) -> str:
    """The kind of a tensor that is not strided memory; empty for an ordinary one."""
    if tensor.is_quantized:
        return "quantized"
    if tensor.layout is not torch.strided:
        return str(tensor.layout).removeprefix("torch.").removeprefix("_")
    return "nested" if tensor.is_nested else ""


def matches(name: str, tensor: Tensor, what: str, model: Tensor, model_name: str) -> None:
    """Raises RuntimeError unless ``tensor`` has the device and the dtype of ``model``."""
    if tensor.dtype is model.dtype and tensor.is_cpu and model.is_cpu:
        return
    if tensor.device != model.device:
        raise RuntimeError(
            f"actgrad::{name}: Expected all tensors to be on the same device, but found at least two devices, "
            f"{model.device} ({model_name}) and {tensor.device} ({what})!"
        )
    if tensor.dtype != model.dtype:
        raise RuntimeError(
            f"actgrad::{name}: expected {what} to have the dtype of {model_name}, {model.dtype}, but got {tensor.dtype}"
        )


def matches_in_32_bits(name: str, tensor: Tensor, what: str, model: Tensor, model_name: str) -> None:
    """Raises RuntimeError unless ``tensor`` has the device of ``model`` and float32, or float64 where that has it."""
    if tensor.device != model.device:
        matches(name, tensor, what, model, model_name)
    needed = torch.float64 if model.dtype == torch.float64 else torch.float32
    if tensor.dtype != needed:
        raise RuntimeError(
            f"actgrad::{name}: expected {what} to have dtype {needed} beside {model_name} of {model.dtype}, "
            f"but got {tensor.dtype}"
        )


def has_shape(name: str, tensor: Tensor, what: str, shape: Sequence[int]) -> None:
    """Raises RuntimeError unless ``tensor`` has the given shape."""
    if list(tensor.shape) != list(shape):
        raise RuntimeError(
            f"actgrad::{name}: expected {what} to have shape {list(shape)}, but got {list(tensor.shape)}"
        )


def word(name: str, given: str, what: str, words: Mapping[str, int]) -> None:
    """Raises RuntimeError unless an attribute is one of its words."""
    if given not in words:
        got = given if isinstance(given, str) else wording.shown(given)
        raise RuntimeError(f"actgrad::{name}: {what} argument must be either {_either(words)}, but got {got}")


def _either(words: Iterable[str]) -> str:
    *others, last = words
    return f"{', '.join(others)} or {last}" if others else last


# ---- Checks of phase one, with their names there. Each tensor is followed by its name in messages. ----


def above_zero(name: str, number: float, x: Tensor, _what: str) -> None:
    """Raises RuntimeError unless ``number`` is above 0 as the kernel sees it: in float32 unless ``x`` is float64."""
    if not number > (0 if x.dtype == torch.float64 else HALF_OF_LEAST):
        raise RuntimeError(f"actgrad::{name}: expected a limit above 0, but got {number}")


def rank_between(name: str, x: Tensor, what: str, low: int, high: int) -> None:
    """Raises RuntimeError unless the rank of ``x`` is from ``low`` to ``high``."""
    if low <= x.dim() <= high:
        return
    if x.dim() == 0:
        raise RuntimeError(f"actgrad::{name}: expected {what} to have at least one dimension, but got a scalar")
    raise RuntimeError(f"actgrad::{name}: expected {what} to have {low} to {high} dimensions, but got {x.dim()}")


def rank_from_2(name: str, x: Tensor, what: str) -> None:
    """Raises RuntimeError unless ``x`` has 1 to 8 dimensions, the rule of the Python functions."""
    rank_between(name, x, what, 1, 8)


def one_element(name: str, x: Tensor, what: str) -> None:
    """Raises RuntimeError unless ``x`` has one element."""
    if x.numel() != 1:
        raise RuntimeError(f"actgrad::{name}: expected {what} to have one element, but got {list(x.shape)}")


def same_shape(name: str, tensor: Tensor, what: str, model: Tensor, model_name: str) -> None:
    """Raises RuntimeError unless ``tensor`` has the shape of ``model``."""
    if tensor.shape != model.shape:
        has_shape(name, tensor, what, model.shape)


same_or_broadcast_shape = same_shape  # autograd would have to sum over broadcast dimensions, which no gradient does
broadcast_shape = same_shape


def channel_weight(name: str, weight: Tensor, what: str, x: Tensor, x_name: str) -> None:
    """Raises RuntimeError unless ``weight`` has one element or one for each place of axis 1 of ``x``."""
    channels = x.shape[1] if x.dim() > 1 else 1
    # For another rank its gradient would have a different shape.
    torch._check(
        weight.numel() == 1 or (weight.dim() == 1 and weight.numel() == channels),
        lambda: (
            f"actgrad::{name}: expected {what} to have one element, or {channels} in one dimension, one for each "
            f"channel of {x_name}, but got shape {list(weight.shape)}"
        ),
    )


def row_weight(name: str, weight: Tensor, what: str, x: Tensor, x_name: str, dim: int) -> None:
    """Raises RuntimeError unless ``weight`` has the sizes of ``x`` before ``dim``."""
    dim_in_range(name, dim, x, x_name)
    has_shape(name, weight, what, x.shape[: dim % x.dim()])


def channel_gradient(name: str, gradient: Tensor, what: str, weight: Tensor, weight_name: str) -> None:
    """Raises RuntimeError unless ``gradient`` has the shape of ``weight``."""
    same_shape(name, gradient, what, weight, weight_name)


def dim_in_range(name: str, dim: int, x: Tensor, what: str) -> None:
    """Raises IndexError unless ``dim`` is a dimension of ``x``."""
    dim_of_rank(name, dim, x.dim())


def dim_of_rank(name: str, dim: int, rank: int) -> None:
    """Raises IndexError unless a tensor of ``rank`` dimensions has ``dim``."""
    if not -rank <= dim < rank:
        raise IndexError(
            f"actgrad::{name}: Dimension out of range (expected to be in range of [{-rank}, {rank - 1}], but got {dim})"
        )


def even_size(name: str, x: Tensor, what: str, dim: int) -> None:
    """Raises RuntimeError unless ``x`` can be halved along ``dim``."""
    if type(x.shape[dim]) is int and not x.shape[dim] % 2:
        return
    torch._check(
        x.shape[dim] % 2 == 0,
        lambda: f"actgrad::{name}: expected an even size along dim {dim}, but {what} has shape {list(x.shape)}",
    )


def half_size(name: str, tensor: Tensor, what: str, model: Tensor, model_name: str, dim: int) -> None:
    """Raises RuntimeError unless ``tensor`` is ``model`` with the size of ``dim``, which is even, halved.

    That is same_rank, same_sizes_before and same_sizes_after too, which stand beside it.
    """
    even_size(name, model, model_name, dim)
    shape = list(model.shape)
    shape[dim] //= 2
    has_shape(name, tensor, what, shape)
