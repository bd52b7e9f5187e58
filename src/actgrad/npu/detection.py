# SPDX-License-Identifier: Apache-2.0
"""Detection in images: suppressing boxes that overlap better ones, rotated boxes, and features of regions."""

from __future__ import annotations

import math
from collections.abc import Sequence

import torch
from torch import Tensor
from torch.nn import functional as F  # noqa: N812

from actgrad.npu.boxes import areas
from actgrad.npu.recording import recording

Point = tuple[float, float]


def _overlaps(boxes: Tensor) -> Tensor:
    """The common area of each pair by that of both; 0 for boxes without area."""
    low, high = torch.minimum(boxes[:, :2], boxes[:, 2:]), torch.maximum(boxes[:, :2], boxes[:, 2:])
    columns = torch.cat((low, high), 1).t()
    common, first, second = areas(tuple(columns[:, :, None]), tuple(columns[:, None, :]))
    union = first + second - common
    return torch.where(union > 0, common / union, 0.0)


def _suppressed(overlaps: Tensor, order: list[int], limit: float) -> list[int]:
    """The places in this order that overlap none before them by more than the limit."""
    kept: list[int] = []
    for place in order:
        if all(overlaps[place, better] <= limit for better in kept):
            kept.append(place)
    return kept


def _best_first(scores: Tensor, least: float) -> list[int]:
    order: list[int] = scores.argsort(descending=True, stable=True).tolist()
    return [place for place in order if scores[place] > least]


def chosen_boxes(
    boxes: Tensor, scores: Tensor, count: Tensor, limit: Tensor, least: Tensor, *, pad_to_max_output_size: bool = False
) -> tuple[Tensor, Tensor]:
    """The places of the best boxes that do not overlap, followed by zeros; and how many there are."""
    kept = _suppressed(_overlaps(boxes.float()), _best_first(scores.float(), float(least)), float(limit))
    kept = kept[: int(count)]
    places = torch.zeros(int(count), dtype=torch.int32)
    places[: len(kept)] = torch.tensor(kept, dtype=torch.int32)
    return places, torch.tensor(len(kept))


def boxes_with_mask(rows: Tensor, *, iou_threshold: float) -> tuple[Tensor, Tensor, Tensor]:
    """Boxes with scores, sorted by these; their numbers; and which of them overlap no better one."""
    kept = _suppressed(_overlaps(rows[:, :4].float()), list(range(len(rows))), iou_threshold)
    mask = torch.zeros(len(rows), dtype=torch.uint8)
    mask[kept] = 1
    return rows, torch.arange(len(rows)), mask


def chosen_of_classes(
    boxes: Tensor,
    scores: Tensor,
    *,
    score_threshold: float,
    iou_threshold: float,
    max_size_per_class: int,
    max_total_size: int,
    change_coordinate_frame: bool = False,
    transpose_box: bool = False,
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """For each image the best boxes of all classes, their scores and classes, and how many there are."""
    if change_coordinate_frame or transpose_box:
        raise NotImplementedError("change_coordinate_frame and transpose_box are not supported")
    found = [torch.zeros(len(boxes), max_total_size, *shape, dtype=torch.float32) for shape in ((4,), (), ())]
    counts = torch.zeros(len(boxes), dtype=torch.int32)
    for image in range(len(boxes)):
        chosen: list[tuple[float, int, int]] = []
        for kind in range(scores.shape[-1]):
            of_kind = boxes[image, :, kind if boxes.shape[2] > 1 else 0].float()
            column = scores[image, :, kind].float()
            kept = _suppressed(_overlaps(of_kind), _best_first(column, score_threshold), iou_threshold)
            chosen += [(-float(column[place]), kind, place) for place in kept[:max_size_per_class]]
        best = sorted(chosen)[:max_total_size]
        counts[image] = len(best)
        for row, (score, kind, place) in enumerate(best):
            found[0][image, row] = boxes[image, place, kind if boxes.shape[2] > 1 else 0]
            found[1][image, row], found[2][image, row] = -score, kind
    return found[0], found[1], found[2], counts


def _polygon(box: Sequence[float]) -> list[Point]:
    """The corners of a rotated box (centre, size, degrees), counterclockwise."""
    x, y, width, height, degrees = box
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    halves = ((-width, -height), (width, -height), (width, height), (-width, height))
    return [(x + (a * cos - b * sin) / 2, y + (a * sin + b * cos) / 2) for a, b in halves]


def _side(a: Point, b: Point, p: Point) -> float:
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def _clipped(polygon: list[Point], a: Point, b: Point) -> list[Point]:
    """The part of a convex polygon on the left of a line."""
    result: list[Point] = []
    for p, q in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        here, there = _side(a, b, p), _side(a, b, q)
        if here >= 0:
            result.append(p)
        if here * there < 0:
            share = here / (here - there)
            result.append((p[0] + share * (q[0] - p[0]), p[1] + share * (q[1] - p[1])))
    return result


def _common_area(first: Sequence[float], second: Sequence[float]) -> float:
    """The area of the part that two rotated boxes have in common."""
    common, other = _polygon(first), _polygon(second)
    for a, b in zip(other, other[1:] + other[:1], strict=True):
        common = _clipped(common, a, b) if common else common
    return sum(p[0] * q[1] - p[1] * q[0] for p, q in zip(common, common[1:] + common[:1], strict=True)) / 2


def _by_centre(rows: Tensor, by_corners: bool) -> list[list[float]]:
    """Rotated boxes by centre, size and degrees."""
    boxes = rows.double()
    if by_corners:
        low, high, angle = torch.split(boxes, [2, 2, 1], -1)
        boxes = torch.cat(((low + high) / 2, high - low, angle), -1)
    result: list[list[float]] = boxes.tolist()
    return result


def _rotated_overlap(first: Sequence[float], second: Sequence[float]) -> float:
    common = _common_area(first, second)
    union = first[2] * first[3] + second[2] * second[3] - common
    return common / union if union > 0 else 0.0


def rotated_overlap(
    boxes: Tensor, others: Tensor, *, trans: bool, mode: str = "iou", is_cross: bool = True, value: float = 0.0,
) -> Tensor:  # fmt: skip
    """The common area of each pair of rotated boxes by that of both.

    A card takes points for equal that are nearer than ``value``; here the area is exact.
    """
    if mode != "iou":
        raise NotImplementedError(f"mode {mode} is not supported; iou is")
    if not is_cross:
        raise NotImplementedError("overlaps of boxes of the same number alone are not supported")
    return torch.tensor([
        [[_rotated_overlap(one, other) for other in _by_centre(second, trans)] for one in _by_centre(first, trans)]
        for first, second in zip(boxes.mT, others.mT, strict=True)
    ], dtype=torch.float32)  # fmt: skip


def rotated_common_area(boxes: Tensor, others: Tensor, *, trans: bool) -> Tensor:
    """The area that each pair of rotated boxes has in common."""
    return torch.tensor([
        [[_common_area(one, other) for other in _by_centre(second, trans)] for one in _by_centre(first, trans)]
        for first, second in zip(boxes.mT, others.mT, strict=True)
    ], dtype=torch.float32)  # fmt: skip


def chosen_rotated(
    boxes: Tensor, scores: Tensor, labels: Tensor, *, iou_threshold: float, score_threshold: float = 0.0,
    max_output_size: int = -1, mode: int = 0,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """The best rotated boxes that do not overlap, and their places."""
    rows = _by_centre(boxes, mode == 1)
    overlaps = torch.tensor([[_rotated_overlap(one, other) for other in rows] for one in rows], dtype=torch.float32)
    kept = _suppressed(overlaps, _best_first(scores.float(), score_threshold), iou_threshold)
    kept = kept if max_output_size < 0 else kept[:max_output_size]
    return boxes[kept], torch.tensor(kept, dtype=torch.int32)


def _centre_and_size(boxes: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Centre, size and angle of boxes by corners in the rows of a matrix."""
    low, high, angle = torch.split(boxes.float(), [2, 2, 1], -2)
    return (low + high) / 2, high - low, torch.deg2rad(angle)


def rotated_encoded(anchors: Tensor, truth: Tensor, *, weight: list[float]) -> Tensor:
    """The shift by the anchor's size, the logarithm of the ratio of sizes, and the difference of the tangents."""
    (centre, size, angle), (wanted, wanted_size, wanted_angle) = map(_centre_and_size, (anchors, truth))
    parts = ((wanted - centre) / size, torch.log(wanted_size / size), torch.tan(wanted_angle) - torch.tan(angle))
    return torch.cat(parts, -2) * torch.tensor(weight, dtype=torch.float32).view(-1, 1)


def rotated_decoded(anchors: Tensor, deltas: Tensor, *, weight: list[float]) -> Tensor:
    """The inverse of :func:`rotated_encoded`."""
    centre, size, angle = _centre_and_size(anchors)
    factors = torch.tensor(weight, dtype=torch.float32).view(-1, 1)
    shift, ratio, turn = torch.split(deltas.float() / factors, [2, 2, 1], -2)
    middle, half = centre + shift * size, size * ratio.exp() / 2
    return torch.cat((middle - half, middle + half, torch.rad2deg(torch.atan(torch.tan(angle) + turn))), -2)


def responsible(truth: Tensor, *, featmap_size: list[int], strides: list[int], num_base_anchors: int) -> Tensor:
    """1 for each anchor of the cells that have the centre of a box."""
    height, width = featmap_size
    x, y = ((truth[:, :2] + truth[:, 2:]).float() / 2).t()
    cells = torch.floor(y / strides[1]).long() * width + torch.floor(x / strides[0]).long()
    flags = torch.zeros(height * width, dtype=torch.uint8)
    flags[cells] = 1
    return flags.repeat_interleave(num_base_anchors)


def yolo_encoded(boxes: Tensor, truth: Tensor, stride: Tensor, *, performance_mode: str = "high_precision") -> Tensor:
    """The place of the centre in a cell, and the logarithm of the ratio of sizes."""
    least = 1e-6
    low, high = boxes.float().chunk(2, -1)
    wanted_low, wanted_high = truth.float().chunk(2, -1)
    shift = (wanted_low + wanted_high - low - high) / 2 / stride.float().view(-1, 1) + 0.5
    ratio = ((wanted_high - wanted_low) / (high - low)).clamp(min=least).log()
    return torch.cat((shift.clamp(least, 1 - least), ratio), -1)


def _bilinear(image: Tensor, y: Tensor, x: Tensor) -> Tensor:
    """Values of an image (C, H, W) between pixels; 0 more than one pixel outside, the edge's within."""
    height, width = image.shape[-2:]
    inside = (y >= -1) & (y <= height) & (x >= -1) & (x <= width)
    y, x = y.clamp(0, height - 1), x.clamp(0, width - 1)
    top, left = y.floor().long(), x.floor().long()
    bottom, right = (top + 1).clamp(max=height - 1), (left + 1).clamp(max=width - 1)
    down, across = y - top, x - left
    upper = image[:, top, left] * (1 - across) + image[:, top, right] * across
    lower = image[:, bottom, left] * (1 - across) + image[:, bottom, right] * across
    return (upper * (1 - down) + lower * down) * inside


def roi_align(
    self: Tensor, regions: Tensor, scale: float, height: int, width: int, samples: int, end_mode: int
) -> Tensor:
    """The mean of samples between pixels, for each bin of each region (image's number, corners)."""
    if end_mode not in (0, 2, 3):
        raise NotImplementedError(
            f"roi_end_mode {end_mode} is not supported; 0, and 2 and 3 for a shift by half a pixel, are"
        )
    shift = 0.5 if end_mode else 0.0
    results = []
    for number, left, top, right, bottom in regions.float().tolist():
        x, y = left * scale - shift, top * scale - shift
        across, down = right * scale - shift - x, bottom * scale - shift - y
        if not shift:
            across, down = max(across, 1.0), max(down, 1.0)
        counts = [samples or math.ceil(extent / bins) for extent, bins in ((down, height), (across, width))]
        if not all(counts):
            results.append(self.new_zeros(self.shape[1], height, width, dtype=torch.float32))
            continue
        rows = y + down / height * (torch.arange(height * counts[0], dtype=torch.float32) + 0.5) / counts[0]
        columns = x + across / width * (torch.arange(width * counts[1], dtype=torch.float32) + 0.5) / counts[1]
        values = _bilinear(self[int(number)].float(), rows.view(-1, 1), columns.view(1, -1))
        results.append(F.avg_pool2d(values, counts))
    return torch.stack(results) if results else self.new_zeros(0, self.shape[1], height, width)


def roi_align_backward(
    grad: Tensor, regions: Tensor, shape: Sequence[int], width: int, height: int, scale: float, samples: int,
    end_mode: int,
) -> Tensor:  # fmt: skip
    """The gradient of :func:`roi_align`."""
    with recording():
        leaf = torch.zeros(*shape, dtype=torch.float32, requires_grad=True)
        result = roi_align(leaf, regions, scale, height, width, samples, end_mode)
    return torch.autograd.grad(result, leaf, grad.float())[0]


def deformed(
    x: Tensor, offsets: Tensor, *, ksize: list[int], strides: list[int], pads: list[int], dilations: list[int],
    deformable_groups: int, modulated: bool = True,
) -> Tensor:  # fmt: skip
    """What each place of a kernel sees after a shift, times its weight; all tensors have their channels last.

    ``offsets`` has all shifts to the right, then all shifts down, then all weights.
    """
    batch, height, width, channels = x.shape
    rows, columns = offsets.shape[1:3]
    places = ksize[0] * ksize[1]
    parts = offsets.view(batch, rows, columns, -1, deformable_groups, places).movedim(4, 1)
    right, down = parts[..., 0, :], parts[..., 1, :]
    grid_y = torch.arange(rows).view(-1, 1, 1) * strides[1] - pads[0]
    grid_y = grid_y + torch.arange(ksize[0]).repeat_interleave(ksize[1]) * dilations[1]
    grid_x = torch.arange(columns).view(1, -1, 1) * strides[2] - pads[2]
    grid_x = grid_x + torch.arange(ksize[1]).repeat(ksize[0]) * dilations[2]
    y, at = (down + grid_y).flatten(0, 1), (right + grid_x).flatten(0, 1)
    centred = [2 * (at + 0.5) / width - 1, 2 * (y + 0.5) / height - 1]
    image = x.movedim(-1, 1).reshape(batch * deformable_groups, -1, height, width)
    grid = torch.stack(centred, -1).flatten(2, 3)
    seen = F.grid_sample(image, grid, "bilinear", "zeros", align_corners=False)
    seen = seen.view(batch, deformable_groups, -1, rows, columns, places)
    if modulated:
        seen = seen * parts[..., 2, :].unsqueeze(2)
    tiled = seen.view(batch, channels, rows, columns, *ksize).permute(0, 2, 4, 3, 5, 1)
    return tiled.reshape(batch, rows * ksize[0], columns * ksize[1], channels)


def deformed_backward(
    grad: Tensor, x: Tensor, offsets: Tensor, *, ksize: list[int], strides: list[int], pads: list[int],
    dilations: list[int], deformable_groups: int, modulated: bool = True,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """The gradients of :func:`deformed` with respect to the image and the offsets."""
    with recording():
        image, moved = (tensor.detach().float().requires_grad_() for tensor in (x, offsets))
        result = deformed(
            image, moved, ksize=ksize, strides=strides, pads=pads, dilations=dilations,
            deformable_groups=deformable_groups, modulated=modulated,
        )  # fmt: skip
    first, second = torch.autograd.grad(result, (image, moved), grad.float())
    return first, second
