# SPDX-License-Identifier: Apache-2.0
"""Operators of the older interface (aclop) for pools, images, losses, indices and matrices."""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional as F  # noqa: N812

from actgrad.npu.aclop_helpers import Function, number, numbers, pads_of, pullback
from actgrad.npu.detection import roi_align, roi_align_backward
from actgrad.npu.formulas import (
    REDUCTIONS,
    ctc_loss_backward,
    l1_loss_backward,
    max_pool_backward,
    scatter_nd_update,
    scatter_update,
    slices,
)
from actgrad.npu.normalisation import add_layer_norm_backward, stats_of_sums, wide, widened

aten = torch.ops.aten

BAGS = {"sum": 0, "mean": 1, "max": 2}
RESIZED = {"linear": aten.upsample_linear1d.default, "cubic": aten.upsample_bicubic2d.default}
"""Ways to resize, by their names in the interface."""


def max_pool(
    x: Tensor, *, ksize: list[int], strides: list[int], pads: list[int], dilation: list[int], ceil_mode: bool = False
) -> tuple[Tensor, Tensor]:
    """2-D max pooling. The mask is not written: the gradient finds the maxima again."""
    geometry = (ksize[1:3], strides[1:3], pads[1:3], dilation[1:3], ceil_mode)
    return F.max_pool2d(x, *geometry), x.new_zeros(0)


def max_pool_grad(
    x: Tensor, grad: Tensor, mask: Tensor, *, ksize: list[int], strides: list[int], pads: list[int],
    dilations: list[int], ceil_mode: bool = False,
) -> Tensor:  # fmt: skip
    """The gradient of :func:`max_pool`."""
    return max_pool_backward(grad, x, ksize[1:3], strides[1:3], pads[1:3], dilations[1:3], ceil_mode)


def max_pool_3d(
    x: Tensor, *, ksize: list[int], strides: list[int], pads: list[int], dilation: list[int] | None = None,
    ceil_mode: int = 0, padding: str = "CALCULATED", data_format: str = "NCDHW",
) -> Tensor:  # fmt: skip
    """3-D max pooling. With ``ceil_mode``, torch_npu pads more after than before, as far as the last windows go.

    Windows that begin behind the tensor have no result.
    """
    apart = dilation[-3:] if dilation else 1
    if pads[::2] == pads[1::2]:
        return F.max_pool3d(x, ksize[-3:], strides[-3:], pads_of(pads), apart, bool(ceil_mode))
    before_and_after = [*pads[4:], *pads[2:4], *pads[:2]]  # F.pad begins with the last dimension
    least = -math.inf if x.is_floating_point() else torch.iinfo(x.dtype).min
    result = F.max_pool3d(F.pad(x, before_and_after, value=least), ksize[-3:], strides[-3:], 0, apart)
    beginning = zip(x.shape[-3:], pads[::2], strides[-3:], strict=True)
    depth, height, width = (-(-(size + before) // stride) for size, before, stride in beginning)
    return result[..., :depth, :height, :width]


def average_pool_grad(
    size: Tensor, grad: Tensor, *, ksize: list[int], strides: list[int], pads: list[int], ceil_mode: bool = False,
    exclusive: bool = True, divisor_override: int = 0, padding_mode: str = "CALCULATED", global_pooling: bool = False,
) -> Any:  # fmt: skip
    """The gradient of 2-D average pooling."""
    x = torch.zeros(numbers(size), dtype=torch.float32)
    geometry = (ksize[2:], strides[2:], pads_of(pads), ceil_mode, not exclusive, divisor_override or None)
    return aten.avg_pool2d_backward.default(grad.float(), x, *geometry)


def average_pool_3d(
    x: Tensor, *, ksize: list[int], strides: list[int], pads: list[int], ceil_mode: bool = False,
    count_include_pad: bool = True, divisor_override: int = 0, data_format: str = "NCDHW",
) -> Tensor:  # fmt: skip
    """3-D average pooling."""
    geometry = (ksize[-3:], strides[-3:], pads_of(pads), ceil_mode, count_include_pad, divisor_override or None)
    return F.avg_pool3d(widened(x), *geometry)


def resized(x: Tensor, *, mode: str, sizes: list[int], scales: list[float], **settings: Any) -> Tensor:
    """An image resized by cubic interpolation, or a line by a linear one."""
    if mode not in RESIZED:
        raise NotImplementedError(f"mode {mode} is not supported; {', '.join(RESIZED)} are")
    aligned = settings.get("coordinate_transformation_mode") == "align_corners"
    given = x.flatten(1, 2) if mode == "linear" and x.dim() == 4 else x
    result: Tensor = wide(RESIZED[mode], given, sizes, aligned, *[scale or None for scale in scales])
    return result


def resized_grad(grad: Tensor, *, mode: str, original_size: list[int], scales: list[float], **settings: Any) -> Tensor:
    """The gradient of :func:`resized`; it has the layout of ``grad``."""
    last = settings.pop("data_format", "") == "HWNC"
    if last:
        grad = grad.permute(2, 3, 0, 1)
    sizes = list(grad.shape[-1:] if mode == "linear" else grad.shape[-2:])
    start = torch.zeros(original_size, dtype=torch.float32)
    result = pullback(lambda x: resized(x, mode=mode, sizes=sizes, scales=scales, **settings), grad, start)[0]
    return result.permute(2, 3, 0, 1) if last else result


def bags(
    weight: Tensor, ids: Tensor, offsets: Tensor, per_sample: Tensor | None = None, *, mode: str,
    scale_grad_by_freq: bool = False, sparse: bool = False, include_last_offset: bool = False, padding_idx: int = -1,
) -> list[Tensor]:  # fmt: skip
    """Sums, means or maxima of rows of a table; other results where they have their usual size."""
    results = aten._embedding_bag.default(
        weight, ids, offsets, scale_grad_by_freq, BAGS[mode], sparse, per_sample, include_last_offset, padding_idx
    )
    most = results[0].numel() if mode == "max" else offsets.numel()
    sizes = (results[0].numel(), ids.numel(), offsets.numel(), most)
    return [part if part.numel() <= size else part[:0] for part, size in zip(results, sizes, strict=True)]


def kl_grad(grad: Tensor, x: Tensor, target: Tensor, *, reduction: str, log_target: bool = False) -> Tensor:
    """The gradient of the Kullback-Leibler divergence."""
    result = (-(target.exp() if log_target else target) * grad).expand_as(x)
    return result / {"mean": result.numel(), "batchmean": x.shape[0]}.get(reduction, 1)


def scattered(x: Tensor, places: Tensor, updates: Tensor, *, axis: int, reduction: str = "none") -> Tensor:
    """``x`` with elements along a dimension replaced or increased."""
    if reduction not in ("none", "add"):
        raise NotImplementedError(f"reduction {reduction} is not supported; none and add are")
    function = x.scatter_add if reduction == "add" else x.scatter
    return function(axis, places.long(), updates)


def slices_updated(x: Tensor, places: Tensor, updates: Tensor, *, axis: int, reduce: str) -> Tensor:
    """``x`` with slices of each batch replaced."""
    if reduce != "update":
        raise NotImplementedError(f"reduce {reduce} is not supported; update is")
    result = x.clone()
    scatter_update(result, places, updates, axis)
    return result


def changed(change: Function) -> Function:
    """A function that changes a copy of its first tensor."""

    def compute(x: Tensor, *rest: Tensor, **settings: Any) -> Tensor:
        result = x.clone()
        change(result, *rest, **settings)
        return result

    return compute


def distances(x: Tensor, y: Tensor, *, p: float) -> Tensor:
    """The p-norms of differences; a negative p is infinite."""
    result: Tensor = torch.linalg.vector_norm(x - y, math.inf if p < 0 else p, -1)
    return result


def svd(x: Tensor, *, compute_uv: bool = True, full_matrices: bool = False) -> tuple[Tensor, ...]:
    """Singular values and vectors; V, not its transpose."""
    if not compute_uv:
        return torch.linalg.svdvals(x), x.new_zeros(0), x.new_zeros(0)
    u, s, right = torch.linalg.svd(x, full_matrices)
    return s, u, right.mH


def triangular_solution(a: Tensor, b: Tensor, *, lower: bool, adjoint: bool) -> Tensor:
    """The solution of a system with a triangular matrix, or with its adjoint."""
    result: Tensor = torch.linalg.solve_triangular(a.mH if adjoint else a, b, upper=lower if adjoint else not lower)
    return result


def deviation(
    x: Tensor, mean: Tensor, *, dim: list[int], keepdim: bool = False, unbiased: bool = True,
    correction: int | None = None, invert: bool = False, epsilon: float = 0.0, if_std: bool = True,
) -> Tensor:  # fmt: skip
    """The standard deviation, its square, or one by it."""
    freedom = int(unbiased) if correction is None else correction
    variance: Tensor = widened(x).var(dim, correction=freedom, keepdim=keepdim)
    if invert:
        return torch.rsqrt(variance + epsilon)
    return variance.sqrt() if if_std else variance


def limits(x: Tensor, *, p: float, dim: int, maxnorm: float) -> Tensor:
    """What the slices of a dimension are multiplied by, so that their norms do not exceed a limit."""
    others = [number for number in range(x.dim()) if number != dim % x.dim()]
    norms = torch.linalg.vector_norm(x, p, others, keepdim=True)
    return torch.where(norms > maxnorm, maxnorm / (norms + 1e-7), 1.0)


def depthwise_convolution(
    x: Tensor, weight: Tensor, bias: Tensor | None = None, *, strides: list[int], pads: list[int],
    dilations: list[int],
) -> Tensor:  # fmt: skip
    """A convolution of each channel by itself, whose kernels are stored as those of one group."""
    kernels = weight.transpose(0, 1) if weight.shape[0] == 1 else weight
    return F.conv2d(x, kernels, bias, strides[2:], pads_of(pads), dilations[2:], x.shape[1])


def sampled_grid_grad(grad: Tensor, x: Tensor, grid: Tensor, *, interpolation_mode: str, padding_mode: str,
                      align_corners: bool) -> tuple[Tensor, ...]:  # fmt: skip
    """The gradients of values between pixels with respect to the image and the places."""
    return pullback(lambda a, b: F.grid_sample(a, b, interpolation_mode, padding_mode, align_corners), grad, x, grid)


def gathered_stats(
    total: Tensor, squares: Tensor, counts: Tensor, mean: Tensor, variance: Tensor, *, momentum: float, eps: float
) -> tuple[Tensor, ...]:
    """The statistics of all ranks, and the running ones."""
    running = mean.clone(), variance.clone()
    return *stats_of_sums(total, squares, counts, *running, momentum, eps), *running


def gathered_variance(
    means: Tensor, rstds: Tensor, counts: Tensor, mean: Tensor, total: Tensor, running: Tensor, *,
    momentum: float = 0.1, epsilon: float = 0.001,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """The reciprocal standard deviation of all ranks about their common mean, and the running variance."""
    squares = rstds.square().reciprocal() - epsilon + (means - mean).square()
    variance = (counts * squares / total).sum(0, keepdim=True)
    return torch.rsqrt(variance + epsilon), torch.lerp(running, variance * total / (total - 1), momentum)


def centred_sums(total: Tensor, moment: Tensor, mean: Tensor, rstd: Tensor) -> tuple[Tensor, Tensor]:
    """The sum of the gradient times the centred input, and the weight's gradient."""
    centred = moment - total * mean
    return centred, centred * rstd


def sync_batch_norm_grad(
    grad: Tensor, x: Tensor, mean: Tensor, rstd: Tensor, weight: Tensor, mean_grad: Tensor, mean_centred: Tensor
) -> Tensor:
    """The gradient of batch normalisation with respect to its input, from the means of all ranks."""
    return (grad - mean_grad - (x - mean) * rstd.square() * mean_centred) * rstd * weight


def ctc_losses(
    log_probs: Tensor, targets: Tensor, lengths: Tensor, target_lengths: Tensor, *, blank: int,
    zero_infinity: bool = False, reduction: str = "mean",
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """The losses, and the logarithms of forward probabilities, padded to rows of eight.

    torch_npu adds to ``blank`` the number of classes times the largest length of a target.
    """
    losses, alpha = aten._ctc_loss.default(
        widened(log_probs), targets.long(), numbers(lengths), numbers(target_lengths), blank % log_probs.shape[-1],
        zero_infinity,
    )  # fmt: skip
    return losses, F.pad(alpha, (0, -alpha.shape[-1] % 8))


def ctc_losses_grad(
    grad: Tensor, log_probs: Tensor, targets: Tensor, lengths: Tensor, target_lengths: Tensor, losses: Tensor,
    alpha: Tensor, *, blank: int, zero_infinity: bool = False, reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """The gradient of :func:`ctc_losses`, whose ``blank`` is the class itself."""
    return ctc_loss_backward(
        grad, log_probs, targets, numbers(lengths), numbers(target_lengths), losses, alpha, blank, zero_infinity
    )


def unique_slices(
    x: Tensor, axis: Tensor, *, sorted: bool = True, return_inverse: bool = True
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """The different slices, where each is first, how often each is there, and the place of each slice among them."""
    values, places, counts = torch.unique(x, sorted=sorted, return_inverse=True, return_counts=True, dim=number(axis))
    order = torch.arange(len(places) - 1, -1, -1)
    first = torch.empty_like(counts).scatter_(0, places.flip(0), order)  # the last that is written is the first
    return values, first, counts, places


def aligned_grad(
    grad: Tensor, regions: Tensor, *, xdiff_shape: list[int], pooled_height: int, pooled_width: int,
    spatial_scale: float, sample_num: int, roi_end_mode: int = 1,
) -> Tensor:  # fmt: skip
    """The gradient of features of regions."""
    return roi_align_backward(
        grad, regions, xdiff_shape, pooled_width, pooled_height, spatial_scale, sample_num, roi_end_mode
    )


def mean_grad_of(function: Function) -> Function:
    """The gradient of a loss, whose reduction is a string."""
    return lambda x, target, grad, *, reduction="mean", **settings: pullback(
        lambda a: function(a, widened(target), reduction=reduction, **settings),
        grad.expand(x.shape) if reduction == "none" else grad.reshape(-1)[0], x
    )[0]  # fmt: skip


# fmt: off
NETWORKS: dict[str, Function] = {
    "AdaptiveAvgPool2d": lambda x, *, output_size: F.adaptive_avg_pool2d(x, output_size),
    "AdaptiveAvgPool2dGrad": lambda grad, *, orig_input_shape: aten._adaptive_avg_pool2d_backward.default(
        grad.float(), torch.zeros(orig_input_shape, dtype=torch.float32)),
    "MaxPoolWithArgmaxV1": max_pool,
    "MaxPoolGradWithArgmaxV1": max_pool_grad,
    "MaxPool3D": max_pool_3d,
    "MaxPool3DGrad": lambda x, y, grad, **settings: pullback(lambda a: max_pool_3d(a, **settings), grad, x)[0],
    "AvgPoolV2Grad": average_pool_grad,
    "AvgPool3D": average_pool_3d,
    "AvgPool3DGrad": lambda size, grad, **settings: pullback(
        lambda a: average_pool_3d(a, **settings), grad, torch.zeros(numbers(size), dtype=torch.float32))[0],
    "AffineGrid": lambda theta, size, *, align_corners=False: F.affine_grid(theta, numbers(size), align_corners),
    "ShuffleChannel": lambda x, *, group: F.channel_shuffle(x, group),
    "Im2col": lambda x, *, ksizes, strides, dilations, pads, padding_mode="CALCULATED": F.unfold(
        x, tuple(ksizes), tuple(dilations), tuple(pads_of(pads)), tuple(strides)),
    "Col2im": lambda x, size, *, kernel_size, dilation, padding, stride: F.fold(
        widened(x).flatten(1, 2), tuple(numbers(size)), kernel_size, dilation, padding, stride),
    **dict.fromkeys(("GridSampler2D", "GridSampler3D"),
                    lambda x, grid, *, interpolation_mode, padding_mode, align_corners: wide(
                        F.grid_sample, x, grid, interpolation_mode, padding_mode, align_corners)),
    **dict.fromkeys(("GridSampler2DGrad", "GridSampler3DGrad"), sampled_grid_grad),
    "ResizeBilinearV2": lambda x, size, *, align_corners=False, half_pixel_centers=True: wide(
        aten.upsample_bilinear2d.default, x, numbers(size), align_corners),
    "ResizeBilinearV2Grad": lambda grad, x, *, align_corners=False, half_pixel_centers=True: pullback(
        lambda a: aten.upsample_bilinear2d.default(a, grad.shape[-2:], align_corners), grad, x)[0],
    "ResizeNearestNeighborV2": lambda x, size, *, align_corners=False, half_pixel_centers=False:
        aten.upsample_nearest2d.default(x, numbers(size)),
    "ResizeNearestNeighborV2Grad": lambda grad, size, *, align_corners=False, half_pixel_centers=False:
        aten.upsample_nearest2d_backward.default(grad, grad.shape[-2:], [*grad.shape[:2], *numbers(size)]),
    "UpsampleNearest3d": lambda x, *, output_size, scales=(): aten.upsample_nearest3d.default(x, output_size),
    "UpsampleNearest3dGrad": lambda grad, *, input_size, output_size, scales=():
        aten.upsample_nearest3d_backward.default(grad, output_size, input_size),
    "UpsampleTrilinear3d": lambda x, *, output_size, align_corners=False, scales=():
        aten.upsample_trilinear3d.default(x, output_size, align_corners),
    "UpsampleTrilinear3dGrad": lambda grad, *, input_size, output_size, align_corners=False, scales=():
        aten.upsample_trilinear3d_backward.default(grad, output_size, input_size, align_corners),
    "ResizeD": resized,
    "ResizeGradD": resized_grad,
    "ROIAlign": lambda x, regions, *, pooled_height, pooled_width, spatial_scale, sample_num, roi_end_mode=1: roi_align(
        x, regions, spatial_scale, pooled_height, pooled_width, sample_num, roi_end_mode),
    "ROIAlignGrad": aligned_grad,
    "PRelu": lambda x, weight: F.prelu(x, weight.view(-1)),
    "PReluGrad": lambda grad, x, weight: pullback(F.prelu, grad, x, weight),
    "SoftMarginLoss": lambda x, target, *, reduction="mean": F.soft_margin_loss(x, target, reduction=reduction),
    "SoftMarginLossGrad": mean_grad_of(F.soft_margin_loss),
    "SmoothL1LossGradV2": lambda x, target, grad, *, sigma=1.0, reduction="mean": mean_grad_of(F.smooth_l1_loss)(
        x, target, grad, reduction=reduction, beta=sigma),
    "MultilabelMarginLoss": lambda x, target, *, reduction="mean": aten.multilabel_margin_loss_forward.default(
        widened(x), target.long(), REDUCTIONS.index(reduction)),
    "KlDivLossGrad": kl_grad,
    "L1LossGrad": lambda grad, x, target, *, reduction="mean": l1_loss_backward(
        grad, x, target, REDUCTIONS.index(reduction)),
    "FastGeluGrad": lambda grad, x: pullback(lambda a: a * torch.sigmoid(1.702 * a), grad, x)[0],
    "AddLayerNormGrad": lambda grad, x, y, rstd, mean, gamma, d_sum=None: add_layer_norm_backward(
        grad, x, y, rstd, mean, gamma, d_sum),
    "SyncBatchNormGatherStats": gathered_stats,
    "SyncBatchNormGatherStatsWithCounts": gathered_variance,
    "SyncBNTrainingUpdate": lambda mean, running, *, momentum=0.1: torch.lerp(running, mean, momentum),
    "SyncBatchNormBackwardReduce": centred_sums,
    "SyncBatchNormBackwardElemt": sync_batch_norm_grad,
    "CTCLossV2": ctc_losses,
    "CTCLossV2Grad": ctc_losses_grad,
    "ReduceMeanWithCount": lambda x, counts, total, *, axes, keep_dims=False: (x * counts / total).sum(axes, keep_dims),
    "DepthwiseConv2D": depthwise_convolution,
    "EmbeddingBag": bags,
    "EmbeddingDenseGrad": lambda grad, ids, *, num_weights, padding_idx=-1, scale_grad_by_freq=False:
        aten.embedding_dense_backward.default(widened(grad), ids.long(), num_weights, padding_idx, scale_grad_by_freq),
    "GatherV2D": lambda x, places, *, axis: slices(x, axis, places.long()),
    "Gather": lambda x, places, *, validate_indices=True: x[places.long()],
    "ScatterElements": scattered,
    "Scatter": slices_updated,
    "ScatterNdUpdate": changed(lambda x, places, updates, use_locking=False: scatter_nd_update(x, places, updates)),
    "ScatterNdAdd": lambda x, places, updates, *, use_locking=False: widened(x).index_put(
        places.long().unbind(-1), widened(updates), accumulate=True),
    "ScatterUpdate": changed(lambda x, places, updates, use_locking=False: x.index_copy_(0, places.long(), updates)),
    "InplaceIndexAdd": lambda x, places, updates, alpha=None, *, axis: widened(x).index_add(
        axis, places.long(), widened(updates), alpha=1 if alpha is None else number(alpha)),
    "IndexFillD": lambda x, kept, values, *, dim: x * kept + values,
    "MaskedScatter": lambda x, mask, values: x.masked_scatter(mask.bool(), values),
    "RepeatInterleave": lambda x, repeats, *, axis: torch.repeat_interleave(
        x, repeats.reshape(-1) if repeats.numel() > 1 else number(repeats), axis),
    "FillDiagonal": changed(lambda x, fill_value, wrap=False: x.fill_diagonal_(fill_value, wrap)),
    "UniqueWithCountsExt2": unique_slices,
    "UniqueConsecutive": lambda x, *, return_idx=False, return_counts=False: torch.unique_consecutive(
        x, return_inverse=True, return_counts=True),
    "Lerp": lambda x, end, weight: torch.lerp(x, end, weight),
    "LeftShift": lambda x, y: torch.bitwise_left_shift(x, y),
    "RightShift": lambda x, y: torch.bitwise_right_shift(x, y),
    "IsClose": lambda x, y, *, rtol=1e-5, atol=1e-8, equal_nan=False: torch.isclose(x, y, rtol, atol, equal_nan),
    "Renorm": limits,
    "Pdist": lambda x, *, p=2.0: F.pdist(widened(x), p),
    "Cdist": distances,
    "Bincount": lambda x, size, weights: torch.zeros(number(size), dtype=weights.dtype).index_add_(
        0, x.long(), weights),
    "SearchSorted": lambda rows, values, *, dtype=3, right=False: torch.searchsorted(rows, values, right=right),
    "RangeD": lambda assist, *, start, limit, delta: torch.range(start, limit, delta),
    "LogSpaceD": lambda assist, *, start, end, steps, base=10.0, dtype=1: torch.logspace(start, end, steps, base),
    "ReduceMeanD": lambda x, *, axes, keep_dims=False: x.mean(axes, keep_dims),
    "ReduceStdWithMean": deviation,
    "ReduceStdV2Update": deviation,
    "Svd": svd,
    "Qr": lambda x, *, full_matrices=False: tuple(torch.linalg.qr(x, "complete" if full_matrices else "reduced")),
    "MatrixInverse": lambda x, *, adjoint=False: torch.inverse(x.mH if adjoint else x),
    "MatrixTriangularSolve": triangular_solution,
    "LogMatrixDeterminant": lambda x: tuple(torch.linalg.slogdet(x)),
    "Cross": lambda x, y, *, dim: torch.linalg.cross(x, y, dim=dim),
}
# fmt: on
