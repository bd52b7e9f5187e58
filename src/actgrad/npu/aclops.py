# SPDX-License-Identifier: Apache-2.0
"""The operators of the older interface.

torch_npu calls them where it has no newer one, and nearly always after
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
from torch.nn import grad as gradients

from actgrad.npu.normalisation import masked_softmax, masked_softmax_backward, wide, widened
from actgrad.npu.recurrent import dynamic_rnn, dynamic_rnn_gradient
from actgrad.operators import DOCUMENTED
from actgrad.operators.contract import Input, Output
from actgrad.operators.formulas import gradient, selected_gradient

aten = torch.ops.aten

Function = Callable[..., Any]
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


def adapted(function: Function) -> Run:
    """``function`` as the library calls it: it writes the outputs, and returns the shapes that the results have."""
    parameters = inspect.signature(function).parameters
    any_name = any(parameter.kind == parameter.VAR_KEYWORD for parameter in parameters.values())

    def run(inputs: list[Tensor | None], outputs: list[Tensor], attributes: dict[str, Any]) -> list[list[int]]:
        known = {name: value for name, value in attributes.items() if any_name or name in parameters}
        if unknown := attributes.keys() - known.keys() - WITHOUT_MEANING:
            raise NotImplementedError(f"the attributes {', '.join(sorted(unknown))} are not served")
        results = function(*inputs, **known)
        if results is None:  # written already
            return [list(output.shape) for output in outputs]
        results = results if isinstance(results, tuple | list) else (results,)
        for result, output in zip(results, outputs, strict=True):
            write(result, output)
        return [list(result.shape) for result in results]

    return run


def write(result: Tensor, output: Tensor) -> None:
    """Writes a result; one whose shape depends on data goes to the front of its memory."""
    if result.numel() == output.numel():
        output.copy_(result.reshape(output.shape))
    elif result.numel() < output.numel():
        output.view(-1)[: result.numel()].copy_(result.reshape(-1))
    else:
        raise ValueError(f"the result has shape {tuple(result.shape)}, but its tensor has {tuple(output.shape)}")


def numbers(tensor: Tensor) -> list[Any]:
    """The elements of a small tensor as numbers of Python."""
    values: list[Any] = tensor.reshape(-1).tolist()
    return values


def number(tensor: Tensor) -> Any:
    """The one element of a tensor as a number of Python."""
    return tensor.reshape(()).item()


def logarithm(x: Tensor, *, base: float = -1.0, scale: float = 1.0, shift: float = 0.0) -> Tensor:
    """The logarithm to a base; -1 is e."""
    inner = x if scale == 1 and shift == 0 else x * scale + shift
    exact = {-1.0: torch.log, 2.0: torch.log2, 10.0: torch.log10}
    if base in exact:
        return exact[base](inner)
    return torch.log(inner) / torch.log(torch.tensor(base))


def reduction(function: Function) -> Function:
    """A reduction over dimensions that are an input; all of them are listed for a full one."""

    def reduce(x: Tensor, dims: Tensor, *, keep_dims: bool = False) -> Any:
        listed = sorted({dim % max(x.dim(), 1) for dim in numbers(dims)}, reverse=True)
        return function(x, listed, keep_dims)

    return reduce


def one_by_one(function: Function) -> Function:
    """A reduction of PyTorch that takes a single dimension, over several."""

    def reduce(x: Tensor, dims: list[int], keep: bool) -> Tensor:
        for dim in dims if x.dim() else []:
            x = function(x, dim, keep)
        return x

    return reduce


def with_places(function: Function) -> Function:
    """The places of extremes, and the extremes."""

    def extremes(x: Tensor, *, dimension: int, keep_dims: bool) -> tuple[Tensor, Tensor]:
        values, places = function(x, dimension, keep_dims)
        return places, values

    return extremes


def loss(function: Function) -> Function:
    """A loss, whose reduction is a word."""

    def compute(x: Tensor, target: Tensor, *rest: Tensor | None, reduction: str = "mean", **settings: Any) -> Any:
        return wide(lambda *values: function(*values, reduction=reduction, **settings), x, target, *rest)

    return compute


def matmul(
    a: Tensor, b: Tensor, bias: Tensor | None = None, *, transpose_x1: bool = False, transpose_x2: bool = False
) -> Tensor:
    """The product of matrices as they lie in memory, of which each may be meant transposed."""
    product = (a.mT if transpose_x1 else a) @ (b.mT if transpose_x2 else b)
    return product if bias is None else product + bias


def batch_matmul(a: Tensor, b: Tensor, *, adj_x1: bool = False, adj_x2: bool = False) -> Tensor:
    """The products of batches of matrices, of which each may be meant transposed."""
    return (a.mT if adj_x1 else a) @ (b.mT if adj_x2 else b)


def pads_of(pads: list[int]) -> list[int]:
    """Paddings before and after each dimension as one number a dimension."""
    if pads[::2] != pads[1::2]:
        raise NotImplementedError(f"paddings that differ before and after, {pads}, are not served")
    return pads[::2]


def convolution(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    *,
    strides: list[int],
    pads: list[int],
    dilations: list[int],
    groups: int = 1,
) -> Tensor:
    """A convolution of two or three dimensions."""
    function = F.conv2d if x.dim() == 4 else F.conv3d
    result: Tensor = function(x, weight, bias, strides[2:], pads_of(pads), dilations[2:], groups)
    return result


def convolution_input_gradient(
    size: Tensor, weight: Tensor, grad: Tensor, *, strides: list[int], pads: list[int], dilations: list[int],
    groups: int = 1,
) -> Tensor:  # fmt: skip
    """The gradient of a convolution in its input."""
    function: Function = gradients.conv2d_input if grad.dim() == 4 else gradients.conv3d_input
    result: Tensor = function(numbers(size), weight, grad, strides[2:], pads_of(pads), dilations[2:], groups)
    return result


def convolution_weight_gradient(
    x: Tensor, size: Tensor, grad: Tensor, *, strides: list[int], pads: list[int], dilations: list[int],
    groups: int = 1,
) -> Tensor:  # fmt: skip
    """The gradient of a convolution in its weight."""
    function: Function = gradients.conv2d_weight if grad.dim() == 4 else gradients.conv3d_weight
    result: Tensor = function(x, numbers(size), grad, strides[2:], pads_of(pads), dilations[2:], groups)
    return result


def axes_but_channels(x: Tensor) -> list[int]:
    """Over what batch normalisation takes means."""
    return [dim for dim in range(x.dim()) if dim != 1]


def per_channel(values: Tensor, x: Tensor) -> Tensor:
    """A vector of the channels beside ``x``."""
    return values.reshape(1, -1, *[1] * (x.dim() - 2))


def batch_norm_update(
    x: Tensor, total: Tensor, squares: Tensor, scale: Tensor, offset: Tensor, mean: Tensor, variance: Tensor,
    *, epsilon: float, factor: float,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:  # fmt: skip
    """Batch normalisation from a batch's sums; the running statistics, and those of the batch."""
    count = x.numel() // x.shape[1]
    batch_mean = total.reshape(-1).float() / count
    batch_variance = squares.reshape(-1).float() / count - batch_mean.square()
    rstd = torch.rsqrt(batch_variance + epsilon)
    result = (x.float() - per_channel(batch_mean, x)) * per_channel(rstd * scale.reshape(-1), x)
    unbiased = batch_variance * (count / max(count - 1, 1))
    new_mean = (1 - factor) * mean.reshape(-1) + factor * batch_mean
    new_variance = (1 - factor) * variance.reshape(-1) + factor * unbiased
    return result + per_channel(offset, x), new_mean, new_variance, batch_mean, batch_variance


def batch_norm_infer(
    x: Tensor, scale: Tensor, offset: Tensor, mean: Tensor, variance: Tensor, *, epsilon: float
) -> Tensor:
    """Batch normalisation by running statistics."""
    rstd = torch.rsqrt(variance.float() + epsilon)
    return (x.float() - per_channel(mean, x)) * per_channel(rstd * scale, x) + per_channel(offset, x)


def batch_norm_update_grad(
    grad: Tensor, x: Tensor, mean: Tensor, variance: Tensor, *, epsilon: float
) -> tuple[Tensor, Tensor]:
    """The gradients of batch normalisation in its scale and offset."""
    rstd = torch.rsqrt(variance.float() + epsilon)
    normal = (x.float() - per_channel(mean, x)) * per_channel(rstd, x)
    dims = axes_but_channels(x)
    return (grad.float() * normal).sum(dims), grad.float().sum(dims)


def batch_norm_reduce_grad(
    grad: Tensor, x: Tensor, d_scale: Tensor, d_offset: Tensor, scale: Tensor, mean: Tensor, variance: Tensor,
    *, epsilon: float,
) -> Tensor:  # fmt: skip
    """The gradient of batch normalisation in its input."""
    count = x.numel() // x.shape[1]
    rstd = torch.rsqrt(variance.float() + epsilon)
    normal = (x.float() - per_channel(mean, x)) * per_channel(rstd, x)
    centred = grad.float() - per_channel(d_offset, x) / count - normal * per_channel(d_scale, x) / count
    return centred * per_channel(rstd * scale, x)


def layer_norm(
    x: Tensor, gamma: Tensor, beta: Tensor, *, begin_norm_axis: int, begin_params_axis: int, epsilon: float
) -> tuple[Tensor, Tensor, Tensor]:
    """Layer normalisation; the third result is 1 / √(variance + ε)."""
    results: tuple[Tensor, Tensor, Tensor] = wide(torch.native_layer_norm, x, gamma.shape, gamma, beta, epsilon)
    return results


def layer_norm_grad(
    grad: Tensor, x: Tensor, rstd: Tensor, mean: Tensor, gamma: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    """The gradients of layer normalisation."""
    backward = aten.native_layer_norm_backward.default
    wanted = [True, True, True]
    results: tuple[Tensor, Tensor, Tensor] = wide(
        backward, grad, x, gamma.shape, mean, rstd, gamma, torch.zeros_like(gamma), wanted
    )
    return results


def average_pool(
    x: Tensor, *, ksize: list[int], strides: list[int], padding_mode: str, pads: list[int], global_pooling: bool,
    ceil_mode: bool, exclusive: bool, divisor_override: int = 0,
) -> Tensor:  # fmt: skip
    """Average pooling of two dimensions."""
    return F.avg_pool2d(x, ksize[2:], strides[2:], pads_of(pads), ceil_mode, not exclusive, divisor_override or None)


def gather(x: Tensor, indices: Tensor, dim: Tensor, *, batch_dims: int = 0) -> Tensor:
    """Slices of ``x`` at the indices."""
    if batch_dims:
        raise NotImplementedError(f"batch_dims is {batch_dims}; 0 is served")
    axis = number(dim) % max(x.dim(), 1)
    chosen = x.index_select(axis, indices.reshape(-1))
    return chosen.reshape(*x.shape[:axis], *indices.shape, *x.shape[axis + 1 :])


def one_hot(x: Tensor, depth: Tensor, on: Tensor, off: Tensor, *, axis: int) -> Tensor:
    """``on`` where a new dimension's index is the element, ``off`` elsewhere."""
    dim = axis % (x.dim() + 1)
    classes = torch.arange(number(depth)).view([-1] + [1] * (x.dim() - dim))
    return torch.where(x.unsqueeze(dim) == classes, on, off)


def subscripts(mask: Tensor, indices: tuple[Tensor, ...]) -> tuple[Tensor | slice, ...]:
    """The indices, and whole dimensions where the mask has a 0."""
    left = iter(indices)
    return tuple(next(left).long() if given else slice(None) for given in numbers(mask))


def index(x: Tensor, mask: Tensor, strides: Tensor, *indices: Tensor) -> Tensor:
    """``x[indices]``."""
    return x[subscripts(mask, indices)]


def index_put(x: Tensor, values: Tensor, mask: Tensor, strides: Tensor, *indices: Tensor, accumulate: bool) -> Tensor:
    """``x`` with ``values`` at the indices."""
    where = [None if isinstance(index, slice) else index for index in subscripts(mask, indices)]
    return aten.index_put.default(x, where, values, accumulate)  # type: ignore[no-any-return]


def strided_slice(
    x: Tensor, begin: Tensor, end: Tensor, strides: Tensor, *, begin_mask: int = 0, end_mask: int = 0,
    ellipsis_mask: int = 0, new_axis_mask: int = 0, shrink_axis_mask: int = 0,
) -> Tensor:  # fmt: skip
    """Slices of every dimension; a bit of a mask is a dimension whose bound is not given."""
    if ellipsis_mask or new_axis_mask or shrink_axis_mask:
        raise NotImplementedError("masks of ellipses, new and shrunk dimensions are not served")
    bounds = zip(numbers(begin), numbers(end), numbers(strides), strict=True)
    slices = [
        slice(None if begin_mask >> dim & 1 else first, None if end_mask >> dim & 1 else last, step)
        for dim, (first, last, step) in enumerate(bounds)
    ]
    return x[tuple(slices)]


def copy_view(
    to: Tensor, to_size: Tensor, to_stride: Tensor, to_offset: Tensor,
    source: Tensor, size: Tensor, stride: Tensor, offset: Tensor,
) -> None:  # fmt: skip
    """Copies a view of ``source`` into a view of ``to``, whose memory the output is."""
    view = to.as_strided(numbers(to_size), numbers(to_stride), number(to_offset))
    view.copy_(source.as_strided(numbers(size), numbers(stride), number(offset)))


def pad(x: Tensor, pairs: Tensor, value: Tensor | None = None, *, mode: str = "constant",
        paddings_contiguous: bool = True) -> Tensor:  # fmt: skip
    """A padding of every dimension, by pairs from the first dimension on."""
    if mode not in ("constant", "edge", "reflect") or not paddings_contiguous:
        raise NotImplementedError(f"paddings of mode {mode} are not served")
    around = numbers(pairs)
    if mode == "constant":
        last_first = [n for dim in reversed(range(x.dim())) for n in around[2 * dim : 2 * dim + 2]]
        return F.pad(x, last_first, value=0 if value is None else number(value))
    for dim, size in enumerate(x.shape):
        places = torch.arange(-around[2 * dim], size + around[2 * dim + 1])
        mirrored = (size - 1) - ((size - 1) - places.abs()).abs()
        x = x.index_select(dim, places.clamp(0, size - 1) if mode == "edge" else mirrored)
    return x


def mirror_pad(x: Tensor, pairs: Tensor, *, mode: str) -> Tensor:
    """A padding by reflection."""
    return pad(x, pairs, mode=mode.lower())


def top_k(x: Tensor, k: Tensor, *, dim: int = -1, largest: bool = True, sorted: bool = True) -> Any:
    """The largest elements and their places."""
    return torch.topk(x, number(k), dim, largest, sorted)


def norm_sums(x: Tensor, *, p: int, axes: list[int], keepdim: bool, epsilon: float = 0.0) -> Tensor:
    """Σ |x|ᵖ; for an infinite p the extremes."""
    if p in (INFINITY, -INFINITY - 1):
        extreme = torch.amax if p > 0 else torch.amin
        return extreme(x.abs(), axes, keepdim)
    if p == 0:
        return (x != 0).sum(axes, keepdim)
    return x.abs().pow(p).sum(axes, keepdim)


def norm_root(x: Tensor, *, p: int, epsilon: float = 0.0) -> Tensor:
    """The p-th root of :func:`norm_sums`."""
    return x if p in (0, 1, INFINITY, -INFINITY - 1) else x.pow(1 / p)


INFINITY = 2**31 - 1
"""What stands for an infinite p, which is an integer."""


def distance_gradient(inputs: list[Any], outputs: list[Tensor], attributes: dict[str, Any]) -> list[list[int]]:
    """The gradient of distances in x; all inputs are repeated to (…, rows of x, rows of y, size), no output is."""
    grad, x, y, distance = inputs
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


def no_overflow(*inputs: Tensor) -> Tensor:
    """The device's record of overflows: there is none, because what overflows becomes infinity."""
    return torch.zeros(8)


def bce_grad(x: Tensor, target: Tensor, grad: Tensor, weight: Tensor | None = None, *, reduction: str) -> Any:
    """The gradient of binary cross entropy."""
    number_of = {"none": 0, "mean": 1, "sum": 2}[reduction]
    return wide(aten.binary_cross_entropy_backward.default, grad, x, target, weight, number_of)


def nll_loss(x: Tensor, target: Tensor, weight: Tensor, *, reduction: str, ignore_index: int = -100) -> Any:
    """The negative logarithm of likelihood, and the sum of the weights."""
    number_of = {"none": 0, "mean": 1, "sum": 2}[reduction]
    return aten.nll_loss_forward.default(x, target.long(), weight, number_of, ignore_index)


def nll_loss_grad(
    x: Tensor, grad: Tensor, target: Tensor, weight: Tensor, total: Tensor, *, reduction: str, ignore_index: int = -100
) -> Any:
    """The gradient of :func:`nll_loss`."""
    number_of = {"none": 0, "mean": 1, "sum": 2}[reduction]
    return aten.nll_loss_backward.default(grad, x, target.long(), weight, number_of, ignore_index, total)


def mse_grad(x: Tensor, target: Tensor, grad: Tensor, *, reduction: str) -> Tensor:
    """The gradient of the squared error."""
    result = 2 * (x - target) * grad
    return result / x.numel() if reduction == "mean" else result


def plain(function: Any) -> Function:
    """A function of PyTorch with tensors alone, whose signature Python does not know."""
    return lambda *tensors: function(*tensors)


def activations() -> dict[str, Function]:
    """PyTorch's functions of the family's that take tensors alone: the activations, and gradients from their inputs.

    In the older interface's names "Hard" is a word of its own, and a gradient ends in "Grad".
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
    # torch_npu casts formats with the first.
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
    "Cast": lambda x, *, dst_type: x,  # the output has the dtype
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
    "Eye": lambda *, num_rows, num_columns, dtype: torch.eye(num_rows, num_columns),
    "Range": lambda start, end, step: torch.arange(number(start), number(end), number(step), dtype=start.dtype),
    "LinSpace": lambda start, end, steps: torch.linspace(number(start), number(end), number(steps)),
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
    "Cumsum": lambda x, dim, *, exclusive=False, reverse=False: torch.cumsum(x, number(dim)),
    "Cumprod": lambda x, dim, *, exclusive=False, reverse=False: torch.cumprod(x, number(dim)),
    "Cummax": lambda x, *, dim: torch.cummax(x, dim),
    "Cummin": lambda x, *, axis: torch.cummin(x, axis),
    "SoftmaxV2": lambda x, *, axes: F.softmax(widened(x), axes[0]),
    "LogSoftmaxV2": lambda x, *, axes: F.log_softmax(widened(x), axes[0]),
    "SoftmaxGrad": lambda y, grad, *, axes: torch._softmax_backward_data(grad, y, axes[0], y.dtype),
    "LogSoftmaxGrad": lambda grad, y, *, axis: torch._log_softmax_backward_data(grad, y, axis[0], y.dtype),
    "MatMul": matmul,
    "MatMulV2": matmul,
    "BatchMatMul": batch_matmul,
    "Conv2D": convolution,
    "Conv3D": convolution,
    "Conv2DBackpropInput": convolution_input_gradient,
    "Conv3DBackpropInput": convolution_input_gradient,
    "Conv2DBackpropFilter": convolution_weight_gradient,
    "Conv3DBackpropFilter": convolution_weight_gradient,
    **dict.fromkeys(("BNTrainingReduce", "BN3DTrainingReduce"), lambda x, *, epsilon=0.0: (
        x.float().sum(axes_but_channels(x)), x.float().square().sum(axes_but_channels(x)))),
    **dict.fromkeys(("BNTrainingUpdate", "BN3DTrainingUpdate"), batch_norm_update),
    "BNInfer": batch_norm_infer,
    **dict.fromkeys(("BNTrainingUpdateGrad", "BN3DTrainingUpdateGrad"), batch_norm_update_grad),
    **dict.fromkeys(("BNTrainingReduceGrad", "BN3DTrainingReduceGrad"), batch_norm_reduce_grad),
    "LayerNorm": layer_norm,
    "LayerNormGrad": layer_norm_grad,
    "AvgPoolV2": average_pool,
    "NLLLoss": nll_loss,
    "NLLLossGrad": nll_loss_grad,
    "MseLoss": loss(F.mse_loss),
    "MseLossGrad": mse_grad,
    "SmoothL1LossV2": lambda x, target, *, sigma=1.0, reduction="mean": F.smooth_l1_loss(
        x, target, beta=sigma, reduction=reduction),
    "KLDiv": loss(F.kl_div),
    "BinaryCrossEntropy": loss(F.binary_cross_entropy),
    "BinaryCrossEntropyGrad": bce_grad,
    "SigmoidCrossEntropyWithLogitsV2": lambda x, target, weight=None, pos_weight=None, *, reduction="mean":
        F.binary_cross_entropy_with_logits(x, target, weight, reduction=reduction, pos_weight=pos_weight),
    "LpLoss": lambda x, target, *, p=1, reduction="mean": F.l1_loss(x, target, reduction=reduction),
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
    "NPUAllocFloatStatus": no_overflow,
    "NPUGetFloatStatus": no_overflow,
    "NPUClearFloatStatus": no_overflow,
    "NPUGetFloatStatusV2": no_overflow,
    "NPUClearFloatStatusV2": no_overflow,
}
# fmt: on

ACLOPS: dict[str, Run] = {name: adapted(function) for name, function in FUNCTIONS.items()} | {
    "CdistGrad": distance_gradient
}
"""Functions of (inputs, outputs, attributes), by the operator's name."""
