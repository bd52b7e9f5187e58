# SPDX-License-Identifier: Apache-2.0
"""The operators of the older interface (aclop).

torch_npu calls them where it has no aclnn operator, and nearly always after
``torch.npu.set_compile_mode(jit_compile=True)``. A function takes the inputs in order and the attributes by name, and
returns the outputs in order.
"""

from __future__ import annotations

import inspect
import math
import re
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional as F  # noqa: N812

from actgrad.npu import boxes, detection
from actgrad.npu.aclop_attention import ATTENTION
from actgrad.npu.aclop_helpers import Function, number, numbers, pads_of, pullback
from actgrad.npu.aclop_layers import LAYERS
from actgrad.npu.aclop_losses import LOSSES
from actgrad.npu.aclop_networks import NETWORKS
from actgrad.npu.aclop_optimizers import OPTIMIZERS
from actgrad.npu.aclop_random import RANDOM
from actgrad.npu.formulas import DTYPES, slices
from actgrad.npu.normalisation import masked_softmax, masked_softmax_backward, widened
from actgrad.npu.quantisation import quantised_by_step
from actgrad.npu.recurrent import (
    dynamic_cell_gradient,
    dynamic_gru,
    dynamic_gru_gradient,
    dynamic_rnn,
    dynamic_rnn_gradient,
)
from actgrad.operators import DOCUMENTED
from actgrad.operators.contract import Input, Output
from actgrad.operators.formulas import gradient, selected_gradient

aten = torch.ops.aten

Run = Callable[[list[Tensor | None], list[Tensor], dict[str, Any]], list[list[int]]]

WITHOUT_MEANING = {
    "N",
    "_exclude_engines",
    "T",
    "Tidx",
    "kernel_name",
    "impl_mode",
    "data_format",
    "offset_x",
    "seed_offset",
}
"""Attributes that say how a card computes, or what the tensors say already."""


INFINITY = 2.0**31
"""What stands for an infinite p of a norm: torch_npu passes the largest int32 as a float."""


def adapted(function: Function) -> Run:
    """Wraps ``function`` for the library: writes the outputs and returns the shapes of the results."""
    signature = inspect.signature(function)
    parameters = signature.parameters
    any_name = any(parameter.kind == parameter.VAR_KEYWORD for parameter in parameters.values())

    def run(inputs: list[Tensor | None], outputs: list[Tensor], attributes: dict[str, Any]) -> list[list[int]]:
        known = {name: value for name, value in attributes.items() if any_name or name in parameters}
        if unknown := attributes.keys() - known.keys() - WITHOUT_MEANING:
            raise NotImplementedError(f"the attributes {', '.join(sorted(unknown))} are not supported")
        try:
            signature.bind(*inputs, **known)
        except TypeError as error:
            named = ", ".join(known) or "none"
            raise TypeError(f"{error}; {len(inputs)} inputs were given, and of the attributes {named}") from None
        results = function(*inputs, **known)
        if results is None:  # already written
            return [list(output.shape) for output in outputs]
        results = results if isinstance(results, tuple | list) else (results,)
        for result, output in zip(results, outputs, strict=True):
            write(result, output)
        return [list(result.shape) for result in results]

    return run


def write(result: Tensor, output: Tensor) -> None:
    """Writes a result; one whose shape depends on data is written to the beginning of its memory."""
    if result.numel() == output.numel():
        output.copy_(result.reshape(output.shape))
    elif result.numel() < output.numel():
        output.view(-1)[: result.numel()].copy_(result.reshape(-1))
    else:
        raise ValueError(f"the result has shape {tuple(result.shape)}, but its tensor has {tuple(output.shape)}")


def logarithm(x: Tensor, *, base: float = -1.0, scale: float = 1.0, shift: float = 0.0) -> Tensor:
    """The logarithm to a base; -1 is e."""
    inner = x if scale == 1 and shift == 0 else x * scale + shift
    exact = {-1.0: torch.log, 2.0: torch.log2, 10.0: torch.log10}
    if base in exact:
        return exact[base](inner)
    return torch.log(inner) / torch.log(torch.tensor(base, dtype=torch.float32))


def reduction(function: Function) -> Function:
    """A reduction whose dimensions are an input tensor; a full reduction lists all of them."""

    def reduce(x: Tensor, dims: Tensor, *, keep_dims: bool = False) -> Any:
        listed = sorted({dim % max(x.dim(), 1) for dim in numbers(dims)}, reverse=True)
        return function(x, listed, keep_dims)

    return reduce


def one_by_one(function: Function) -> Function:
    """A reduction over several dimensions by one of PyTorch's that takes a single dimension."""

    def reduce(x: Tensor, dims: list[int], keep: bool) -> Tensor:
        for dim in dims if x.dim() else []:
            x = function(x, dim, keep)
        return x

    return reduce


def cumulation(function: Function, start: int) -> Function:
    """Sums or products along a dimension; ``exclusive`` leaves each element out of its own, which begin with start."""

    def run(x: Tensor, dim: Tensor, *, exclusive: bool = False, reverse: bool = False) -> Tensor:
        along = number(dim)
        result: Tensor = function(x.flip(along) if reverse else x, along)
        if exclusive and result.numel() > 0:
            result = result.roll(1, along)
            result.select(along, 0).fill_(start)
        return result.flip(along) if reverse else result

    return run


def with_places(function: Function) -> Function:
    """The indices of the extreme values, and the values."""

    def extremes(x: Tensor, *, dimension: int, keep_dims: bool) -> tuple[Tensor, Tensor]:
        values, places = function(x, dimension, keep_dims)
        return places, values

    return extremes


def quantize(x: Tensor, scales: Tensor, zero: Tensor | None = None, *, dtype: str, axis: int = 1) -> Tensor:
    """``x / scales + zero``, rounded to an integer type with a name such as ``torch.qint8``."""
    number = next(number for number, known in DTYPES.items() if str(known) == dtype.replace("torch.q", "torch."))
    return quantised_by_step(x, scales, zero, number, axis)


def average_pool(
    x: Tensor, *, ksize: list[int], strides: list[int], padding_mode: str, pads: list[int], global_pooling: bool,
    ceil_mode: bool, exclusive: bool, divisor_override: int = 0,
) -> Tensor:  # fmt: skip
    """2-D average pooling."""
    return F.avg_pool2d(x, ksize[2:], strides[2:], pads_of(pads), ceil_mode, not exclusive, divisor_override or None)


def gather(x: Tensor, indices: Tensor, dim: Tensor, *, batch_dims: int = 0) -> Tensor:
    """Slices of ``x`` at the indices."""
    if batch_dims:
        raise NotImplementedError(f"batch_dims is {batch_dims}; only 0 is supported")
    return slices(x, number(dim), indices)


def one_hot(x: Tensor, depth: Tensor, on: Tensor, off: Tensor, *, axis: int) -> Tensor:
    """Adds a dimension: ``on`` where its index equals the element, ``off`` elsewhere."""
    dim = axis % (x.dim() + 1)
    classes = torch.arange(number(depth)).view([-1] + [1] * (x.dim() - dim))
    return torch.where(x.unsqueeze(dim) == classes, on, off)


def subscripts(mask: Tensor, indices: tuple[Tensor, ...]) -> tuple[Tensor | slice, ...]:
    """The indices, with whole dimensions where the mask has a 0."""
    left = iter(indices)
    return tuple(next(left).long() if given else slice(None) for given in numbers(mask))


def index(x: Tensor, mask: Tensor, strides: Tensor, *indices: Tensor) -> Tensor:
    """``x[indices]``."""
    return x[subscripts(mask, indices)]


def index_put(x: Tensor, values: Tensor, mask: Tensor, strides: Tensor, *indices: Tensor, accumulate: bool) -> Tensor:
    """``x`` with ``values`` at the indices."""
    where = [None if isinstance(index, slice) else index for index in subscripts(mask, indices)]
    if accumulate:
        x, values = widened(x), widened(values)
    return aten.index_put.default(x, where, values, accumulate)  # type: ignore[no-any-return]


def strided_slice(
    x: Tensor, begin: Tensor, end: Tensor, strides: Tensor, *, begin_mask: int = 0, end_mask: int = 0,
    ellipsis_mask: int = 0, new_axis_mask: int = 0, shrink_axis_mask: int = 0,
) -> Tensor:  # fmt: skip
    """A strided slice; each bit of a mask stands for an entry: a bound that is ignored, the dimensions that are left, a
    new dimension, or one index, whose dimension goes."""
    chosen: list[Any] = []
    for entry, (first, last, step) in enumerate(zip(numbers(begin), numbers(end), numbers(strides), strict=True)):
        if ellipsis_mask >> entry & 1:
            chosen.append(...)
        elif new_axis_mask >> entry & 1:
            chosen.append(None)
        elif shrink_axis_mask >> entry & 1:
            chosen.append(first)
        else:
            bounds = None if begin_mask >> entry & 1 else first, None if end_mask >> entry & 1 else last
            chosen.append(slice(*bounds, step))
    return x[tuple(chosen)]


def copy_view(
    to: Tensor, to_size: Tensor, to_stride: Tensor, to_offset: Tensor,
    source: Tensor, size: Tensor, stride: Tensor, offset: Tensor,
) -> None:  # fmt: skip
    """Copies a view of ``source`` into a view of ``to``; the output shares the memory of ``to``."""
    view = to.as_strided(numbers(to_size), numbers(to_stride), number(to_offset))
    view.copy_(source.as_strided(numbers(size), numbers(stride), number(offset)))


def pad(x: Tensor, pairs: Tensor, value: Tensor | None = None, *, mode: str = "constant",
        paddings_contiguous: bool = True) -> Tensor:  # fmt: skip
    """Pads every dimension, by pairs from the first dimension on."""
    if mode not in ("constant", "edge", "reflect") or not paddings_contiguous:
        raise NotImplementedError(f"paddings of mode {mode} are not supported")
    around = numbers(pairs)
    if mode == "constant":
        last_first = [n for dim in reversed(range(x.dim())) for n in around[2 * dim : 2 * dim + 2]]
        return F.pad(x, last_first, value=0 if value is None else number(value))
    for dim, size in enumerate(x.shape):
        places = torch.arange(-around[2 * dim], size + around[2 * dim + 1])
        mirrored = (size - 1) - ((size - 1) - places.abs()).abs()
        x = x.index_select(dim, places.clamp(0, size - 1) if mode == "edge" else mirrored)
    return x


def pad_grad(grad: Tensor, pairs: Tensor, *, mode: str, paddings_contiguous: bool = True) -> Tensor:
    """The gradient of :func:`pad`."""
    around = numbers(pairs)
    sizes = [size - around[2 * dim] - around[2 * dim + 1] for dim, size in enumerate(grad.shape)]
    return pullback(lambda x: pad(x, pairs, mode=mode), grad, torch.zeros(sizes, dtype=torch.float32))[0]


def mirror_pad(x: Tensor, pairs: Tensor, *, mode: str) -> Tensor:
    """Pads by reflection."""
    return pad(x, pairs, mode=mode.lower())


def top_k(x: Tensor, k: Tensor, *, dim: int = -1, largest: bool = True, sorted: bool = True) -> Any:
    """The largest elements and their indices."""
    return torch.topk(x, number(k), dim, largest, sorted)


def norm_sums(x: Tensor, *, p: float, axes: list[int], keepdim: bool, epsilon: float = 0.0) -> Tensor:
    """Σ |x|ᵖ; for an infinite p the largest or smallest |x|."""
    if p < 0 and not all(x.shape[axis] for axis in axes or range(x.dim())):
        raise ValueError(f"the norm of no elements with p = {p:g} has no value")
    if abs(p) == INFINITY:
        extreme = torch.amax if p > 0 else torch.amin
        return extreme(x.abs(), axes, keepdim)
    if p == 0:
        return (x != 0).sum(axes, keepdim)
    return x.abs().pow(p).sum(axes, keepdim)


def norm_root(x: Tensor, *, p: float, epsilon: float = 0.0) -> Tensor:
    """The p-th root of :func:`norm_sums`."""
    return x if p in (0, 1) or abs(p) == INFINITY else x.pow(1 / p)


def distance_gradient(inputs: list[Any], outputs: list[Tensor], attributes: dict[str, Any]) -> list[list[int]]:
    """The gradient of distances with respect to x; the inputs are expanded to (…, rows of x, rows of y, size)."""
    grad, x, y, distance = map(widened, inputs)
    p = math.inf if attributes["p"] < 0 else attributes["p"]
    (output,) = outputs
    if not distance.numel():
        output.zero_()
        return [list(output.shape)]
    rows, others = x[..., :, 0, :].contiguous(), y[..., 0, :, :].contiguous()
    result: Tensor = aten._cdist_backward.default(
        grad[..., 0].contiguous(), rows, others, p, distance[..., 0].contiguous()
    )
    output.copy_(result.sum_to_size(output.shape))
    return [list(output.shape)]


def unique(x: Tensor, *, return_inverse: bool = False, return_counts: bool = False, sorted: bool = True) -> Any:
    """The different elements, the place of each element among them, and how often each is there."""
    values, places, counts = torch.unique(x, sorted=sorted, return_inverse=True, return_counts=True)
    nothing = x.new_empty(0)
    return values, places if return_inverse else nothing, counts if return_counts else nothing


def no_overflow(*inputs: Tensor) -> Tensor:
    """The device's overflow status: always empty, because overflows give infinity."""
    return torch.zeros(8, dtype=torch.float32)


def cleared(*inputs: Tensor) -> tuple[Tensor, ...]:
    """Clears the overflow status, which is always empty."""
    return ()


def placed(x: Tensor, places: Tensor, updates: Tensor, *, dimension: int) -> Tensor:
    """``x`` with one element of each row along a dimension replaced."""
    return x.scatter(dimension, places.long().unsqueeze(dimension), updates.unsqueeze(dimension))


def signs_as_bits(x: Tensor, *, size: int) -> Tensor:
    """Bits that tell where ``x`` is not negative, eight to a byte, the first the lowest; the last are 0."""
    bits = F.pad((x >= 0).reshape(-1), (0, -x.numel() % (8 * size)))
    weights = torch.tensor([1 << bit for bit in range(8)])
    return (bits.view(-1, 8) * weights).sum(-1).view(size, -1)


def signs_of_bits(x: Tensor, *, size: int, dtype: int) -> Tensor:
    """1 for each bit that is set, and -1."""
    bits = x.reshape(-1, 1).int() >> torch.arange(8) & 1
    return (bits * 2 - 1).to(DTYPES[dtype]).view(size, -1)


def filled_ranges(x: Tensor, start: Tensor, end: Tensor, values: Tensor, *, axis: int = -1) -> Tensor:
    """``x`` with ranges of each row filled by a value, one row of ``start`` and ``end`` for each value."""
    result = x.clone() if x.dim() > 1 else x.clone().unsqueeze(0)
    places = torch.arange(x.shape[axis])
    for first, last, value in zip(start, end, values, strict=True):
        inside = (places >= first.view(-1, 1)) & (places < last.view(-1, 1))
        shape = [len(result) if len(inside) > 1 else 1] + [1] * (result.dim() - 1)
        shape[axis] = len(places)
        result = torch.where(inside.view(shape), value, result)
    return result.view(x.shape)


def stride_add(x: Tensor, y: Tensor, *, x1_c1_offset: int, x2_c1_offset: int, c1_len: int) -> Tensor:
    """The sum of blocks of 16 channels, from the offsets on; 0 for channels that a tensor lacks."""

    def blocks(tensor: Tensor, offset: int) -> Tensor:
        part = tensor[:, offset * 16 : (offset + c1_len) * 16]
        return F.pad(part, [0, 0] * (part.dim() - 2) + [0, c1_len * 16 - part.shape[1]])

    return blocks(x, x1_c1_offset) + blocks(y, x2_c1_offset)


def plain(function: Any) -> Function:
    """A function of PyTorch that takes only tensors and has no signature in Python."""
    return lambda *tensors: function(*tensors)


def activations() -> dict[str, Function]:
    """PyTorch's functions for the activations without attributes, and for gradients that take the input.

    In the older interface's names "Hard" is a separate word ("HardSwish"), and gradients end in "Grad".
    """
    found: dict[str, Function] = {}
    for operator in DOCUMENTED:
        kernel = operator.kernels[0]
        if kernel.of is None or not kernel.of.torch or not operator.torch_name:
            continue
        if any(not isinstance(parameter, Input | Output) for parameter in operator.parameters):
            continue
        name = re.sub("^Hard(.)", lambda match: "Hard" + match[1].upper(), operator.name)
        backward = getattr(aten, kernel.of.torch + "_backward", None)
        if kernel.formula is kernel.of.function:
            found[name] = plain(getattr(F, kernel.of.torch, None) or getattr(torch, kernel.of.torch))
        elif backward is not None and kernel.formula in (gradient, selected_gradient):
            found[re.sub("Backward(V2)?$", "Grad", name)] = plain(backward.default)
    return found


# fmt: off
FUNCTIONS: dict[str, Function] = {
    # torch_npu converts formats with the first one.
    **{name: plain(function) for name, function in {
        "Add": torch.add, "Sub": torch.sub, "Mul": torch.mul, "RealDiv": torch.true_divide,
        "Div": torch.true_divide,
        "Maximum": torch.maximum, "Minimum": torch.minimum, "FloorDiv": torch.floor_divide, "FloorMod": torch.remainder,
        "Mod": torch.fmod, "Pow": torch.pow, "Atan2": torch.atan2, "Xlogy": torch.xlogy, "Equal": torch.eq,
        "NotEqual": torch.ne, "Greater": torch.gt, "GreaterEqual": torch.ge, "Less": torch.lt, "LessEqual": torch.le,
        "LogicalAnd": torch.logical_and, "LogicalOr": torch.logical_or, "LogicalNot": torch.logical_not,
        "BitwiseAnd": torch.bitwise_and, "BitwiseOr": torch.bitwise_or, "BitwiseXor": torch.bitwise_xor,
        "Invert": torch.bitwise_not, "Abs": torch.abs, "Acos": torch.acos, "Acosh": torch.acosh, "Asin": torch.asin,
        "Asinh": torch.asinh, "Atan": torch.atan, "Atanh": torch.atanh, "Ceil": torch.ceil, "Cos": torch.cos,
        "Cosh": torch.cosh, "Erf": torch.erf, "Erfc": torch.erfc, "Exp": torch.exp, "Expm1": torch.expm1,
        "Floor": torch.floor, "Log1p": torch.log1p, "Neg": torch.neg, "Reciprocal": torch.reciprocal,
        "Rsqrt": torch.rsqrt, "Sign": torch.sign, "Sin": torch.sin, "Sinh": torch.sinh, "Sqrt": torch.sqrt,
        "Square": torch.square, "Tan": torch.tan, "Trunc": torch.trunc, "OnesLike": torch.ones_like,
        "ZerosLike": torch.zeros_like, "IsFinite": torch.isfinite, "Dot": torch.dot, "Select": torch.where,
        "Diag": torch.diag, "Trace": torch.trace,
    }.items()},
    **activations(),
    **ATTENTION,
    **LAYERS,
    **LOSSES,
    **NETWORKS,
    **OPTIMIZERS,
    **RANDOM,
    "PadV3Grad": pad_grad,
    "Identity": lambda x: x,
    "Log": logarithm,
    "LogAddExp": lambda x, y, *, base=-1.0, scale=1.0, shift=0.0: (
        torch.logaddexp2(x, y) if base == 2 else torch.logaddexp(x, y)),
    "Round": lambda x, *, decimals=0: torch.round(x, decimals=decimals),
    "AxpyV2": lambda x, y, alpha: x + y * alpha,
    "Addcmul": lambda x, a, b, value: x + value * (a * b),
    "Addcdiv": lambda x, a, b, value: x + value * (a / b),
    "TensorEqual": lambda x, y: torch.tensor([torch.equal(x, y)]),
    "Swish": lambda x, *, scale=1.0: x * torch.sigmoid(scale * x),
    "Gelu": lambda x: F.gelu(x, approximate="tanh"),
    "FastGelu": lambda x: x * torch.sigmoid(1.702 * x),
    "LeakyRelu": lambda x, *, negative_slope=0.01: F.leaky_relu(x, negative_slope),
    "Elu": lambda x, *, alpha=1.0, scale=1.0, input_scale=1.0: aten.elu.default(x, alpha, scale, input_scale),
    "CeluV2": lambda x, *, alpha=1.0: F.celu(x, alpha),
    "SoftplusV2": lambda x, *, beta=1.0, threshold=20.0: F.softplus(x, beta, threshold),
    "HardShrink": lambda x, *, lambd=0.5: F.hardshrink(x, lambd),
    "SoftShrink": lambda x, *, lambd=0.5: F.softshrink(x, lambd),
    "HardShrinkGrad": lambda grad, x, *, lambd=0.5: aten.hardshrink_backward.default(grad, x, lambd),
    "SoftShrinkGrad": lambda grad, x, *, lambd=0.5: aten.softshrink_backward.default(grad, x, lambd),
    "ThresholdV2D": lambda x, *, threshold, value: F.threshold(x, threshold, value),
    "GLU": lambda x, *, dim=-1: F.glu(x, dim),
    "NanToNum": lambda x, *, nan=0.0, posinf=None, neginf=None: torch.nan_to_num(x, nan, posinf, neginf),
    "ClipByValue": lambda x, low, high: torch.clamp(x, low, high),
    "ClipByValueV2": lambda x, low, high: torch.clamp(x, low, high),
    "ReluGrad": lambda grad, x: grad * (x > 0),
    "ThresholdGradV2D": lambda grad, x, *, threshold: aten.threshold_backward.default(grad, x, threshold),
    "SigmoidGrad": lambda y, grad: aten.sigmoid_backward.default(grad, y),
    "TanhGrad": lambda y, grad: aten.tanh_backward.default(grad, y),
    "GeluGrad": lambda grad, x, y: aten.gelu_backward.default(grad, x, approximate="tanh"),
    "HardtanhGrad": lambda x, grad, *, max_val, min_val: aten.hardtanh_backward.default(grad, x, min_val, max_val),
    "LeakyReluGrad": lambda grad, x, *, negative_slope=0.01: aten.leaky_relu_backward.default(
        grad, x, negative_slope, False),
    "EluGradV2": lambda grad, x, *, alpha=1.0, scale=1.0, input_scale=1.0, is_result=False: aten.elu_backward.default(
        grad, alpha, scale, input_scale, is_result, x),
    "SoftplusV2Grad": lambda grad, x, *, beta=1.0, threshold=20.0: aten.softplus_backward.default(
        grad, x, beta, threshold),
    "LogSigmoidGrad": lambda grad, x: grad * torch.sigmoid(-x),
    "GLUGrad": lambda grad, x, *, dim=-1: aten.glu_backward.default(grad, x, dim),
    "Cast": lambda x, *, dst_type: x,  # the output determines the dtype
    "Transpose": lambda x, perm: x.permute(numbers(perm)),
    "ConcatD": lambda *tensors, concat_dim: torch.cat(tensors, concat_dim),
    "Pack": lambda *tensors, axis: torch.stack(tensors, axis),
    "BroadcastTo": lambda x, size: x.expand(numbers(size)),
    "Tile": lambda x, repeats: x.repeat(numbers(repeats)),
    "Slice": lambda x, offsets, sizes: x[tuple(
        slice(first, first + size) for first, size in zip(numbers(offsets), numbers(sizes), strict=True))],
    "StridedSlice": strided_slice,
    "AsStrided": lambda x, size, stride, offset: x.as_strided(numbers(size), numbers(stride), number(offset)),
    "ViewCopy": copy_view,
    "Fill": lambda dims, value: value.reshape(()).expand(numbers(dims)),
    "Eye": lambda *, num_rows, num_columns, dtype: torch.eye(num_rows, num_columns, dtype=torch.float32),
    "Range": lambda start, end, step: torch.arange(number(start), number(end), number(step), dtype=start.dtype),
    "LinSpace": lambda start, end, steps: torch.linspace(
        number(start), number(end), number(steps), dtype=torch.float32),
    "ReduceSum": reduction(lambda x, dims, keep: x.sum(dims, keep)),
    "ReduceMean": reduction(lambda x, dims, keep: x.mean(dims, keep)),
    "ReduceMax": reduction(lambda x, dims, keep: x.amax(dims, keep)),
    "ReduceMin": reduction(lambda x, dims, keep: x.amin(dims, keep)),
    "ReduceProd": reduction(one_by_one(torch.prod)),
    "ReduceAny": reduction(one_by_one(torch.any)),
    "ReduceAll": reduction(one_by_one(torch.all)),
    "ReduceLogSumExp": reduction(lambda x, dims, keep: torch.logsumexp(x, dims, keep)),
    "ArgMaxWithValue": with_places(torch.max),
    "ArgMinWithValue": with_places(torch.min),
    "ArgMaxV2": lambda x, dim, *, keep_dims=False, dtype=None: torch.argmax(x, number(dim), keep_dims),
    "ArgMin": lambda x, dim, *, keep_dims=False, dtype=None: torch.argmin(x, number(dim), keep_dims),
    "Cumsum": cumulation(torch.cumsum, 0),
    "Cumprod": cumulation(torch.cumprod, 1),
    "Cummax": lambda x, *, dim: torch.cummax(x, dim),
    "Cummin": lambda x, *, axis: torch.cummin(x, axis),
    "SoftmaxV2": lambda x, *, axes: F.softmax(widened(x), axes[0]),
    "LogSoftmaxV2": lambda x, *, axes: F.log_softmax(widened(x), axes[0]),
    "SoftmaxGrad": lambda y, grad, *, axes: torch._softmax_backward_data(grad, y, axes[0], y.dtype),
    "LogSoftmaxGrad": lambda grad, y, *, axis: torch._log_softmax_backward_data(grad, y, axis[0], y.dtype),
    "Quantize": quantize,
    "AvgPoolV2": average_pool,
    "GatherV2": gather,
    "GatherElements": lambda x, places, *, dim=0: torch.gather(x, dim, places.long()),
    "OneHot": one_hot,
    "Sort": lambda x, *, axis=-1, descending=False, stable=False: torch.sort(
        x, dim=axis, descending=descending, stable=stable),
    "TopKV2": top_k,
    "MaskedFill": lambda x, mask, value: torch.where(mask.bool(), value.to(x.dtype), x),
    "MaskedSelect": lambda x, mask: torch.masked_select(x, mask.bool()),
    "NonZero": lambda x, *, transpose=False: torch.nonzero(x).t() if transpose else torch.nonzero(x),
    "Index": index,
    "IndexPutV2": index_put,
    "DynamicRNN": dynamic_rnn,
    "DynamicRNNV2": lambda x, w_ih, w_hh, *rest, **settings: dynamic_rnn(
        x, torch.cat((w_ih, w_hh)), *rest, **settings),
    "DynamicRNNV2Grad": dynamic_cell_gradient,
    "DynamicRNNGrad": dynamic_rnn_gradient,
    "ConfusionTransposeD": lambda x, *, perm, shape, transpose_first: (
        x.permute(perm).reshape(shape) if transpose_first else x.reshape(shape).permute(perm)),
    "ScaledMaskedSoftmax": lambda x, mask=None, *, scale=1.0, fixed_triu_mask=False: masked_softmax(
        x, mask, scale, fixed_triu_mask),
    "ScaledMaskedSoftmaxGrad": lambda grad, y, mask=None, *, scale=1.0, fixed_triu_mask=False: masked_softmax_backward(
        grad, y, mask, scale, fixed_triu_mask),
    "Tril": lambda x, *, diagonal=0: torch.tril(x, diagonal),
    "Triu": lambda x, *, diagonal=0: torch.triu(x, diagonal),
    "Roll": lambda x, *, shifts, dims: torch.roll(x, shifts, dims),
    "ReverseV2": lambda x, dims: torch.flip(x, numbers(dims)),
    "PadV3": pad,
    "Pad": pad,
    "MirrorPad": mirror_pad,
    "Histogram": lambda x, *, bins, min, max: torch.histc(x.double(), bins, min, max),
    "LpNormReduceV2": norm_sums,
    "LpNormUpdateV2": norm_root,
    "UniqueWithCountsAndSorting": unique,
    "NPUAllocFloatStatus": no_overflow,
    "NPUGetFloatStatus": no_overflow,
    "NPUClearFloatStatus": no_overflow,
    "NPUGetFloatStatusV2": no_overflow,
    "NPUClearFloatStatusV2": cleared,
    "OneHotD": lambda x, on, off, *, depth, axis: one_hot(x, torch.tensor(depth), on, off, axis=axis),
    "SortV2": lambda x, *, axis=-1, descending=False: torch.sort(x, axis, descending)[0],
    "ArgMaxGrad": placed,
    "SignBitsPack": signs_as_bits,
    "SignBitsUnpack": signs_of_bits,
    "Iou": boxes.overlap,
    "PtIou": boxes.overlap,
    "GIoU": boxes.giou,
    "DIoU": boxes.diou,
    "CIoU": boxes.ciou,
    "GIoUGrad": boxes.of_both(boxes.giou),
    "DIoUGrad": boxes.of_both(boxes.diou),
    "CIoUGrad": boxes.of_both(lambda *given, **how: boxes.ciou(*given, **how)[0]),
    "SwishGrad": lambda grad, x, y, *, scale=1.0: grad * (
        torch.sigmoid(scale * x) * (1 + scale * x * (1 - torch.sigmoid(scale * x)))),
    "DynamicGRUV2": dynamic_gru,
    "DynamicGRUV2Grad": dynamic_gru_gradient,
    "MaskedFillRange": filled_ranges,
    "StrideAdd": stride_add,
    "NonMaxSuppressionV4": detection.chosen_boxes,
    "NMSWithMask": detection.boxes_with_mask,
    "BatchMultiClassNonMaxSuppression": detection.chosen_of_classes,
    "RotatedNMS": detection.chosen_rotated,
    "RotatedIou": detection.rotated_overlap,
    "RotatedOverlaps": detection.rotated_common_area,
    "RotatedBoxEncode": detection.rotated_encoded,
    "RotatedBoxDecode": detection.rotated_decoded,
    "AnchorResponseFlags": detection.responsible,
    "YoloBoxesEncode": detection.yolo_encoded,
    "DeformableOffsets": detection.deformed,
    "DeformableOffsetsGrad": detection.deformed_backward,
    "BoundingBoxEncode": boxes.encoded,
    "BoundingBoxDecode": boxes.decoded,
}
# fmt: on

ACLOPS: dict[str, Run] = {name: adapted(function) for name, function in FUNCTIONS.items()} | {
    "CdistGrad": distance_gradient
}
"""Functions of (inputs, outputs, attributes), by the operator's name."""
