# SPDX-License-Identifier: Apache-2.0
"""The functions and names that the calls of the table use."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional as F  # noqa: N812  (the name that everybody knows)

from actgrad import data_types
from actgrad.npu.attention import (  # noqa: F401
    Operands,
    Settings,
    attention,
    attention_backward,
    first_of,
    unpacked,
)
from actgrad.npu.caches import *  # noqa: F403
from actgrad.npu.communication import product_of_gathered, scattered_product, summed_product  # noqa: F401
from actgrad.npu.delta_rule import chunked_delta_rule, recurrent_delta_rule  # noqa: F401
from actgrad.npu.detection import roi_align, roi_align_backward  # noqa: F401
from actgrad.npu.experts import *  # noqa: F403
from actgrad.npu.inference import infer, merged, put_inferred, refuse_quantised, ring_update  # noqa: F401
from actgrad.npu.losses import *  # noqa: F403
from actgrad.npu.normalisation import *  # noqa: F403
from actgrad.npu.normalisation import HALVES, widened
from actgrad.npu.optimizers import *  # noqa: F403
from actgrad.npu.quantisation import *  # noqa: F403
from actgrad.npu.recurrent import *  # noqa: F403
from actgrad.npu.rotary import *  # noqa: F403

aten = torch.ops.aten

DTYPES = {
    data_types.ACL_FLOAT: torch.float32,
    data_types.ACL_FLOAT16: torch.float16,
    data_types.ACL_INT8: torch.int8,
    data_types.ACL_INT32: torch.int32,
    data_types.ACL_UINT8: torch.uint8,
    data_types.ACL_INT16: torch.int16,
    data_types.ACL_UINT16: torch.uint16,
    data_types.ACL_UINT32: torch.uint32,
    data_types.ACL_INT64: torch.int64,
    data_types.ACL_UINT64: torch.uint64,
    data_types.ACL_DOUBLE: torch.float64,
    data_types.ACL_BOOL: torch.bool,
    data_types.ACL_COMPLEX64: torch.complex64,
    data_types.ACL_COMPLEX128: torch.complex128,
    data_types.ACL_COMPLEX32: torch.complex32,
    data_types.ACL_BF16: torch.bfloat16,
    data_types.ACL_FLOAT8_E5M2: torch.float8_e5m2,
    data_types.ACL_FLOAT8_E4M3FN: torch.float8_e4m3fn,
}
"""aclDataType → PyTorch's dtype."""

ROUNDING_MODES = (None, "trunc", "floor")
REDUCTIONS = ("none", "mean", "sum")
SCATTERS = ("", "sum", "prod", "amax", "amin", "mean")
ROUNDINGS: dict[int, Callable[[list[Tensor]], Sequence[Tensor]]] = {
    1: torch._foreach_round,
    2: torch._foreach_floor,
    3: torch._foreach_ceil,
    5: torch._foreach_trunc,
    7: torch._foreach_frac,
}
"""Ways to round lists of tensors, by their numbers in the interface."""


def put(out: Tensor, value: Tensor) -> None:
    """Writes ``value`` to ``out``, which must have its shape."""
    if out.shape != value.shape:
        raise ValueError(f"the result has shape {tuple(value.shape)}, but its tensor has {tuple(out.shape)}")
    out.copy_(value)


def holding(tensor: Tensor, count: int) -> Sequence[int]:
    """The shape of a tensor of ``count`` elements, which may have any."""
    return tensor.shape if tensor.numel() == count else (count,)


def stft(
    self: Tensor, window: Tensor | None, size: int, hop: int, width: int, normalized: bool, onesided: bool, whole: bool
) -> Tensor:
    """The short-time Fourier transform, as complex numbers or as real and imaginary parts."""
    spectrum = torch.stft(self, size, hop, width, window, False, "reflect", normalized, onesided, True)
    return spectrum if whole else torch.view_as_real(spectrum)


def put_all(outs: Sequence[Tensor | None], values: Sequence[Tensor | None]) -> None:
    """Writes each value for which both a result and an output exist."""
    for out, value in zip(outs, values, strict=True):
        if out is not None and value is not None:
            _put_reshaped(out, value)


def put_both(first: Tensor, second: Tensor, values: Sequence[Tensor]) -> None:
    """Writes two results."""
    put_all((first, second), values)


def copy_each(outs: Iterable[Tensor], values: Iterable[Tensor]) -> None:
    """Writes lists of results. All values are computed before the first write, so the lists may share memory."""
    for out, value in zip(outs, values, strict=True):
        _put_reshaped(out, value)


def _put_reshaped(out: Tensor, value: Tensor) -> None:
    shape = out.shape
    out.copy_(value if value.shape == shape else value.reshape(shape))


def cast(self: Tensor, dtype: int) -> Tensor:
    """``self`` in the dtype with this ``aclDataType`` number."""
    if dtype not in DTYPES:
        raise TypeError(f"PyTorch lacks aclDataType {dtype}")
    return self.to(DTYPES[dtype])


def multiply(function: Callable[..., Tensor], *tensors: Tensor, **numbers: float) -> None:
    """Writes a product to the last tensor; different dtypes are promoted to a common one first."""
    if any(tensor.is_complex() for tensor in tensors):  # torch_npu passes conjugates as the tensors themselves
        raise TypeError("products of complex numbers are not supported")
    *operands, out = tensors
    dtype = out.dtype
    plain = operands[0].dim() != 1 or len(operands) > 2  # PyTorch warns when it resizes an output
    if plain and all(operand.dtype == dtype for operand in operands):
        function(*operands, out=out, **numbers)
        return
    for operand in operands:
        dtype = torch.promote_types(dtype, operand.dtype)
    put(out, function(*(operand.to(dtype) for operand in operands), **numbers))


def whole(number: float) -> float:
    """A float without fraction as an int, so that integer tensors accept it too."""
    return int(number) if isinstance(number, float) and number.is_integer() else number


def limited(decimals: int) -> int:
    """Decimals whose power of ten is an int64: PyTorch's shape function computes that power, however large."""
    if abs(decimals) > 18:
        raise ValueError(f"decimals is {decimals}; -18 to 18 is supported")
    return decimals


def step_of(step: float, out: Tensor) -> float:
    """The step of a range. As an integer it must not be 0, by which PyTorch would divide."""
    if abs(step) < 1 and not (out.is_floating_point() or out.is_complex()):
        raise ValueError(f"step is {step}, which is 0 in a result of integers")
    return step


def convolution(self: Tensor, weight: Tensor, bias: Tensor | None, *settings: Any) -> Tensor:
    """A convolution; different dtypes are promoted to a common one first."""
    dtype = torch.promote_types(self.dtype, weight.dtype)
    if bias is not None:
        dtype = torch.promote_types(dtype, bias.dtype)
        bias = bias.to(dtype)
    return torch.convolution(self.to(dtype), weight.to(dtype), bias, *settings)


def softmax(function: Callable[..., Tensor], self: Tensor, dim: int, out: Tensor) -> None:
    """A softmax or its logarithm, whose result may have another dtype."""
    rank = max(self.dim(), 1)
    if not -rank <= dim < rank:  # PyTorch's shape function ignores it
        raise IndexError(f"dim is {dim}; one from {-rank} to {rank - 1} is needed")
    if self.dtype == out.dtype:
        function(self, dim, out=out)
    else:
        put(out, function(widened(self), dim))


def histc(self: Tensor, bins: int, low: float, high: float) -> Tensor:
    """A histogram of any dtype; PyTorch supports only float32 and float64."""
    known = self.dtype in (torch.float32, torch.float64)
    return torch.histc(self if known else self.double(), bins, low, high)


def dynamic(out: Tensor, value: Tensor) -> list[list[int]]:
    """Writes ``value`` to the beginning of ``out``, and resizes ``out`` to its shape."""
    return [_write_front(out, value)]


def _write_front(out: Tensor, value: Tensor) -> list[int]:
    out.view(-1)[: value.numel()].copy_(value.reshape(-1))
    return list(value.shape)


def unique(self: Tensor, out: Tensor, inverse: Tensor, counts: Tensor | None) -> list[list[int]]:
    """Sorted unique values, the index of each element among them, and the count of each value."""
    return _write_fronts((out, inverse, counts), torch.unique(self, return_inverse=True, return_counts=True))


def unique_consecutive(self: Tensor, dim: int, out: Tensor, inverse: Tensor, counts: Tensor) -> list[list[int]]:
    """Runs of equal elements; dimension 1000 means none."""
    values = torch.unique_consecutive(self, return_inverse=True, return_counts=True, dim=None if dim == 1000 else dim)
    return _write_fronts((out, inverse, counts), values)


def unique_dim(self: Tensor, dim: int, out: Tensor, inverse: Tensor, counts: Tensor) -> list[list[int]]:
    """Sorted unique slices along a dimension."""
    values = torch.unique(self, return_inverse=True, return_counts=True, dim=dim)
    return _write_fronts((out, inverse, counts), values)


def _write_fronts(outs: Sequence[Tensor | None], values: Sequence[Tensor]) -> list[list[int]]:
    """Writes results to the beginning of their outputs; outputs that the caller does not want are empty."""
    results = zip(outs, values, strict=True)
    return [
        [] if to is None else _write_front(to, value) if to.numel() >= value.numel() else list(to.shape)
        for to, value in results
    ]


def put_attention(out: Tensor, maximum: Tensor, total: Tensor, results: tuple[Tensor, Tensor, Tensor]) -> None:
    """Writes attention's result, and the rows' maxima and sums, which have eight equal columns."""
    put(out, results[0])
    put(maximum, results[1].expand(maximum.shape))
    put(total, results[2].expand(total.shape))


def put_gradients(outs: Sequence[Tensor | None], values: Sequence[Tensor | None]) -> None:
    """Writes gradients; the gradient of an unused input is 0."""
    for out, value in zip(outs, values, strict=True):
        if out is not None and out.numel():
            if value is None:
                out.zero_()
            else:
                _put_reshaped(out, value)


def generator(tensor: Tensor, seed: int | Tensor, offset: int | Tensor) -> torch.Generator | None:
    """A generator seeded by the seed and the offset, the count of numbers drawn before."""
    if tensor.is_meta:
        return None
    golden = 0x9E3779B97F4A7C15
    return torch.Generator().manual_seed((int(seed) ^ (int(offset) * golden)) & (2**63 - 1))


def one_hot(self: Tensor, on: Tensor, off: Tensor, axis: int, out: Tensor) -> None:
    """Adds a dimension: ``on`` where its index equals the element, ``off`` elsewhere."""
    dim = axis % out.dim()
    classes = torch.arange(out.shape[dim], device=self.device).view([-1] + [1] * (out.dim() - 1 - dim))
    put(out, torch.where(self.unsqueeze(dim) == classes, on, off).to(out.dtype))


def dropout_mask(shape: Sequence[int], p: float, seed: int | Tensor, offset: int | Tensor, out: Tensor) -> None:
    """One bit for each element, the lowest first: 1 keeps it, with probability 1 - p."""
    count = out.numel() * 8
    if math.prod(shape) > count:
        raise ValueError(f"{math.prod(shape)} elements need more than the {count} bits of the mask")
    if out.is_meta:
        return
    keep = torch.rand(count, generator=generator(out, seed, offset), dtype=torch.float32) < 1 - p
    weights = torch.tensor([1, 2, 4, 8, 16, 32, 64, 128], dtype=torch.uint8)
    put(out, (keep.view(-1, 8) * weights).sum(1, dtype=torch.uint8).view(out.shape))


def normal(mean: Tensor | float, std: Tensor | float, seed: int, offset: int, out: Tensor) -> Tensor:
    """Numbers of normal distributions, each of its own mean or deviation."""
    drawn = torch.randn(out.shape, generator=generator(out, seed, offset), dtype=torch.float32, device=out.device)
    return drawn * std + mean


def bernoulli(self: Tensor, p: float, seed: int, offset: int) -> None:
    """Ones with probability ``p``: where :func:`dropout_mask` keeps elements with the same seed and 1 - p."""
    if not 0 <= p <= 1:
        raise ValueError(f"p is {p}; a probability is needed")
    if not self.is_meta:
        self.copy_(torch.rand(self.shape, generator=generator(self, seed, offset), dtype=torch.float32) < p)


def masked_dropout(self: Tensor, mask: Tensor, p: float, out: Tensor) -> None:
    """Keeps the elements whose bit is 1, scaled by 1 / (1 - p)."""
    scale = 0.0 if p == 1 else 1 / (1 - p)
    put(out, self * unpacked(mask, self.shape) * scale)


def coalesced(places: Tensor, ids: Tensor, values: Tensor, new_ids: Tensor, new_values: Tensor) -> None:
    """Adds the elements of a sparse tensor that have the same place; ``ids`` has a row for each."""
    places = places.long()
    new_ids.index_copy_(0, places, ids)
    put(new_values, torch.zeros_like(widened(new_values)).index_add_(0, places, widened(values)))


Indices = Sequence[Tensor | None]


def _subscripts(indices: Indices) -> tuple[Tensor | slice, ...]:
    # A dimension that is not indexed arrives as an empty tensor.
    return tuple(slice(None) if index is None or index.numel() == 0 else index for index in indices)


def index(self: Tensor, indices: Indices, out: Tensor) -> None:
    """``self[indices]``."""
    if out.numel() > 0:
        put(out, self[_subscripts(indices)].reshape(out.shape))


def index_put(self: Tensor, indices: Indices, values: Tensor, accumulate: bool) -> None:
    """``self[indices] = values``, or ``+=``."""
    # What stands for a dimension that is not indexed has the dtype of ``self``.
    given = [index for index in indices if index is not None and (index.numel() or index.dtype != self.dtype)]
    if values.numel() == 0 or not given or not all(index.numel() for index in given):
        return  # the mask is false everywhere
    where = [None if isinstance(index, slice) else index for index in _subscripts(indices)]
    if accumulate and self.dtype in HALVES:  # the kernel would round each sum
        self.copy_(aten.index_put(self.float(), where, values.float(), True))
    else:
        aten.index_put_(self, where, values, accumulate)


def scatter(self: Tensor, dim: int, ids: Tensor, src: Tensor | float, reduce: int, out: Tensor) -> None:
    """``self.scatter``; ``reduce`` is 0 to replace, 1 to add, 2 to multiply."""
    if reduce:
        put(out, self.scatter(dim, ids, src, reduce=("", "add", "multiply")[reduce]))
    else:
        put(out, self.scatter(dim, ids, src))


def slices(self: Tensor, dim: int, ids: Tensor) -> Tensor:
    """The slices of a dimension at the indices ``ids``, in the shape of ``ids``."""
    dim %= max(self.dim(), 1)
    picked = self.index_select(dim, ids.reshape(-1))
    return picked.reshape(*self.shape[:dim], *ids.shape, *self.shape[dim + 1 :])


def repeat_interleave_backward(grad: Tensor, repeats: Tensor, dim: int, out: Tensor) -> Tensor:
    """The sum over the repetitions of each slice."""
    size = out.shape[dim]
    owners = torch.repeat_interleave(repeats.expand(size) if repeats.numel() == 1 else repeats)
    return torch.zeros_like(widened(out)).index_add_(dim, owners, widened(grad))


def scatter_nd_update(self: Tensor, ids: Tensor, updates: Tensor) -> None:
    """``self[ids] = updates``; the last dimension of ``ids`` holds subscripts."""
    self[tuple(ids.long().unbind(-1))] = updates


def scatter_update(self: Tensor, ids: Tensor, updates: Tensor, axis: int) -> None:
    """Writes the updates of each batch along ``axis``, from the batch's index on."""
    scatter_list(list(self.unbind()), ids, updates, None, axis - 1 if axis > 0 else axis)


def scatter_list(self: Sequence[Tensor], ids: Tensor, updates: Tensor, mask: Tensor | None, axis: int) -> None:
    """:func:`scatter_update` of a list, in which ``mask`` selects the members to change."""
    for batch, (whole, update) in enumerate(zip(self, updates.unbind(), strict=True)):
        if mask is None or mask.view(-1)[batch]:
            first = int(ids.view(-1)[batch])
            whole.narrow(axis, first, update.shape[axis]).copy_(update)


def embedding_bag(
    outs: Sequence[Tensor],
    weight: Tensor,
    ids: Tensor,
    offsets: Tensor,
    by_frequency: bool,
    mode: int,
    weights: Tensor | None,
    last_offset: bool,
    padding: int,
) -> None:
    """The results of ``embedding_bag``; outputs that the caller does not want are empty."""
    values = aten._embedding_bag.default(
        weight, ids, offsets.to(ids.dtype), by_frequency, mode, False, weights, last_offset, padding
    )
    for out, value in zip(outs, values, strict=True):
        if out.numel() >= value.numel():
            _write_front(out, value)


def svd(self: Tensor, full: bool, vectors: bool, s: Tensor, u: Tensor, v: Tensor) -> None:
    """Singular values and vectors; V, not its transpose."""
    if not vectors:
        put(s, torch.linalg.svdvals(widened(self)))
        return
    left, values, right = torch.linalg.svd(widened(self), full)
    put_all((s, u, v), (values, left, right.mH))


def transposed_matmul(
    self: Tensor,
    other: Tensor,
    bias: Tensor | None,
    scale: Tensor | None,
    perm_self: list[int],
    perm_other: list[int],
    perm_out: list[int],
    split: int,
) -> Tensor:
    """A permuted batch of matrix products of permuted operands."""
    if bias is not None or scale is not None or split > 1:
        raise NotImplementedError("a bias, a scale or a split batch is not supported")
    product = (self.permute(perm_self) if perm_self else self) @ (other.permute(perm_other) if perm_other else other)
    return product.permute(perm_out) if perm_out else product


def fused_product(self: Tensor, other: Tensor, bias: Tensor | None, third: Tensor | None, kind: str) -> Tensor:
    """A matrix product with a bias, followed by an activation or by an operation with a third matrix."""
    result = self.float() @ other.float()
    result = result if bias is None else result + bias.float()
    if kind in ("add", "mul") and third is not None:
        return result + third.float() if kind == "add" else result * third.float()
    active: dict[str, Callable[[Tensor], Tensor]] = {
        "": lambda x: x, "relu": F.relu, "gelu_erf": F.gelu, "gelu_tanh": lambda x: F.gelu(x, approximate="tanh"),
    }  # fmt: skip
    if kind not in active:
        raise NotImplementedError(f"{kind} after the product is not supported; {', '.join(active)}, add and mul are")
    return active[kind](result)


def logit(self: Tensor, eps: float) -> Tensor:
    """The inverse of the sigmoid; ``eps`` is negative if values are not clamped."""
    if not self.is_floating_point():  # PyTorch would compute in float32, which the result's dtype does not hold
        raise TypeError(f"self has dtype {str(self.dtype).removeprefix('torch.')}; a floating one is needed")
    return torch.logit(self, None if eps < 0 else eps)


def vector_norm(
    self: Tensor, p: float, dims: list[int], keepdim: bool, dtype: torch.dtype, out: Tensor
) -> None:  # fmt: skip
    """Refuses what PyTorch's kernel refuses and its shape function accepts: negative powers of no elements."""
    if self.numel() == 0 and p < 0 and 0 in [self.shape[dim] for dim in dims or range(self.dim())]:
        raise ValueError(f"the norm of no elements has no value if ord is {p}")
    torch.linalg.vector_norm(self, p, dims or None, keepdim, dtype=dtype, out=out)


def max_pool(
    self: Tensor,
    kernel: list[int],
    strides: list[int],
    auto_pad: int,
    pads: list[int],
    dilations: list[int],
    ceil: int,
) -> Tensor:
    """Max pooling; ``pads`` has the padding before each dimension, then that after each."""
    if auto_pad:
        raise NotImplementedError("automatic padding (auto_pad) is not supported")
    if len(pads) == 4 and pads[:2] != pads[2:]:
        top, left, bottom, right = pads
        self, pads = F.pad(self, (left, right, top, bottom), value=-math.inf), []
    return F.max_pool2d(self, kernel, strides, pads[:2] or 0, dilations or 1, bool(ceil))


def max_pool_backward(
    grad: Tensor,
    self: Tensor,
    kernel: list[int],
    stride: list[int],
    padding: list[int],
    dilation: list[int],
    ceil: bool,
) -> Tensor:
    """The gradient of max pooling; the indices of the maxima are computed again."""
    geometry = (kernel, stride, padding, dilation, ceil)
    self = widened(self)
    _, places = aten.max_pool2d_with_indices(self, *geometry)
    result: Tensor = aten.max_pool2d_with_indices_backward(widened(grad), self, *geometry, places)
    return result
