# SPDX-License-Identifier: Apache-2.0
"""Boxes in images: how much they overlap, with gradients, and their differences as regression targets."""

from __future__ import annotations

import math
from collections.abc import Callable

import torch
from torch import Tensor

from actgrad.npu.recording import recording

Rows = tuple[Tensor, Tensor, Tensor, Tensor]


def corners(boxes: Tensor, by_centre: bool) -> Rows:
    """Left, top, right and bottom of boxes in columns, which may be given by centre, width and height."""
    a, b, c, d = boxes
    return (a - c / 2, b - d / 2, a + c / 2, b + d / 2) if by_centre else (a, b, c, d)


def areas(a: Rows, b: Rows) -> tuple[Tensor, Tensor, Tensor]:
    """The area that both boxes have in common, and each one's."""
    width = (torch.minimum(a[2], b[2]) - torch.maximum(a[0], b[0])).clamp(min=0)
    height = (torch.minimum(a[3], b[3]) - torch.maximum(a[1], b[1])).clamp(min=0)
    return width * height, (a[2] - a[0]) * (a[3] - a[1]), (b[2] - b[0]) * (b[3] - b[1])


def overlap(boxes: Tensor, truth: Tensor, *, mode: str = "iou", eps: float = 1.0) -> Tensor:
    """Each pair's common area by that of both (iou) or of the true box (iof); a row for each true box."""
    left, top, right, bottom = boxes.float().t()[:, None, :]
    rows = (left, top, right, bottom)
    left, top, right, bottom = truth.float().t()[:, :, None]
    common, first, second = areas(rows, (left, top, right, bottom))
    return common / ((first + second - common if mode == "iou" else second) + eps)


def pairwise(boxes: Tensor, truth: Tensor, trans: bool, mode: str, is_cross: bool) -> tuple[Tensor, Tensor, Rows, Rows]:
    """The overlap of each box with the true one in the same column, the area of both, and the corners."""
    if is_cross:
        raise NotImplementedError("overlaps of each box with each other are not supported")
    a, b = corners(boxes.float(), trans), corners(truth.float(), trans)
    common, first, second = areas(a, b)
    union = first + second - common
    return common / (union if mode == "iou" else second), union, a, b


def hull(a: Rows, b: Rows) -> tuple[Tensor, Tensor]:
    """Width and height of the smallest box around both."""
    return torch.maximum(a[2], b[2]) - torch.minimum(a[0], b[0]), torch.maximum(a[3], b[3]) - torch.minimum(a[1], b[1])


def distance(a: Rows, b: Rows) -> Tensor:
    """The squared distance of the centres by the squared diagonal of the hull."""
    across, down = hull(a, b)
    apart = (a[0] + a[2] - b[0] - b[2]).square() + (a[1] + a[3] - b[1] - b[3]).square()
    return apart / 4 / (across.square() + down.square())


def giou(boxes: Tensor, truth: Tensor, *, trans: bool, is_cross: bool, mode: str) -> Tensor:
    """Generalised: less the part of the hull that neither box covers."""
    value, union, a, b = pairwise(boxes, truth, trans, mode, is_cross)
    across, down = hull(a, b)
    return value - (across * down - union) / (across * down)


def diou(boxes: Tensor, truth: Tensor, *, trans: bool, is_cross: bool, mode: str) -> Tensor:
    """Less the distance of the centres."""
    value, _, a, b = pairwise(boxes, truth, trans, mode, is_cross)
    return value - distance(a, b)


def ciou(
    boxes: Tensor, truth: Tensor, *, trans: bool, is_cross: bool, mode: str, atan_sub_flag: bool = False
) -> tuple[Tensor, Tensor]:
    """Complete: also less the difference of the shapes; and that of the angles."""
    value, _, a, b = pairwise(boxes, truth, trans, mode, is_cross)
    angle = torch.atan((b[2] - b[0]) / (b[3] - b[1])) - torch.atan((a[2] - a[0]) / (a[3] - a[1]))
    shape = 4 / math.pi**2 * angle.square()
    weight = (shape / (1 - value + shape).clamp(min=1e-12)).detach()
    return value - distance(a, b) - weight * shape, angle


def of_both(function: Callable[..., Tensor]) -> Callable[..., tuple[Tensor, Tensor]]:
    """The gradients of an overlap with respect to both boxes."""

    def backward(
        grad: Tensor, boxes: Tensor, truth: Tensor, *_: Tensor, trans: bool, is_cross: bool, mode: str
    ) -> tuple[Tensor, Tensor]:
        with recording():
            leaves = [tensor.detach().float().requires_grad_() for tensor in (boxes, truth)]
            value = function(*leaves, trans=trans, is_cross=is_cross, mode=mode)
        first, second = torch.autograd.grad(value, leaves, grad.float().reshape(value.shape))
        return first, second

    return backward


def extent(boxes: Tensor) -> tuple[Tensor, Tensor]:
    """Centres and sizes of boxes of whole pixels, whose last row and column belong to them."""
    low, high = boxes.float().chunk(2, -1)
    return (low + high) / 2, high - low + 1


def encoded(anchors: Tensor, truth: Tensor, *, means: list[float], stds: list[float]) -> Tensor:
    """The shift by the anchor's size and the logarithm of the ratio of sizes, normalised."""
    (centre, size), (wanted, wanted_size) = extent(anchors), extent(truth)
    targets = torch.cat(((wanted - centre) / size, torch.log((wanted_size / size).abs())), -1)
    return (targets - torch.tensor(means, dtype=torch.float32)) / torch.tensor(stds, dtype=torch.float32)


def decoded(
    boxes: Tensor, deltas: Tensor, *, means: list[float], stds: list[float], max_shape: list[int], wh_ratio_clip: float
) -> Tensor:
    """The inverse of :func:`encoded`, within an image of this height and width."""
    centre, size = extent(boxes)
    factors, shifts = torch.tensor(stds, dtype=torch.float32), torch.tensor(means, dtype=torch.float32)
    shift, ratio = (deltas.float() * factors + shifts).chunk(2, -1)
    limit = abs(math.log(wh_ratio_clip))
    middle, half = centre + shift * size, (size * ratio.clamp(-limit, limit).exp() - 1) / 2
    last = torch.tensor([max_shape[1] - 1, max_shape[0] - 1]).repeat(2)
    return torch.cat((middle - half, middle + half), -1).clamp(min=0).minimum(last)
