# SPDX-License-Identifier: Apache-2.0
"""Losses and their gradients."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor
from torch.nn import functional as F  # noqa: N812

from actgrad.npu.normalisation import HALVES, wide, widened
from actgrad.npu.recording import recording

aten = torch.ops.aten


def nll_loss_backward(
    backward: Callable[..., Tensor], grad: Tensor, self: Tensor, target: Tensor, weight: Tensor | None, reduction: int,
    ignored: int, total: Tensor,
) -> Tensor:  # fmt: skip
    """The gradient of a negative log-likelihood loss. A total weight beyond the range of 16 bits is summed again."""
    if total.dtype in HALVES and not total.is_meta and bool(total.isinf().any()):
        counted = target[target != ignored]
        weights = torch.ones(counted.shape, dtype=torch.float32) if weight is None else widened(weight)[counted]
        total = weights.sum()
    return wide(backward, grad, self, target, weight, reduction, ignored, total)  # type: ignore[no-any-return]


def l1_loss_backward(grad: Tensor, self: Tensor, target: Tensor, reduction: int) -> Tensor:
    """The gradient of the mean absolute error, or of its sum."""
    result = torch.sign(self - target) * grad
    return result / self.numel() if reduction == 1 else result


def cross_entropy(
    self: Tensor, target: Tensor, weight: Tensor | None, reduction: str, ignored: int, smoothing: float, scale: float
) -> tuple[Tensor, Tensor, None, Tensor]:
    """Cross entropy with smoothed labels; the logarithms of the softmax, and of each row's sum."""
    if scale:
        raise NotImplementedError(f"lse_square_scale_for_zloss is {scale}; only 0 is supported")
    x = self.float()
    weight = None if weight is None else weight.float()
    loss = F.cross_entropy(
        x, target.long(), weight, reduction=reduction, ignore_index=ignored, label_smoothing=smoothing
    )
    return loss, torch.log_softmax(x, -1), None, torch.logsumexp(x, -1)


def cross_entropy_backward(
    grad: Tensor, log_prob: Tensor, target: Tensor, weight: Tensor | None, reduction: str, ignored: int,
    smoothing: float, scale: float,
) -> Tensor:  # fmt: skip
    """The gradient of :func:`cross_entropy`; logarithms of a softmax have the loss of what they were made of."""
    with recording():
        leaf = log_prob.detach().float().requires_grad_()
        loss = cross_entropy(leaf, target, weight, reduction, ignored, smoothing, scale)[0]
    return torch.autograd.grad(loss, leaf, grad.float().reshape(loss.shape))[0]


def kl_div_backward(grad: Tensor, self: Tensor, target: Tensor, reduction: int, log_target: bool) -> Tensor:
    """The gradient of the Kullback-Leibler divergence with respect to its first argument."""
    weight = target.exp() if log_target else target.clamp(min=0)
    result = (-weight * grad).expand_as(self)
    return result / result.numel() if reduction == 1 else result


def kl_div_target_backward(grad: Tensor, self: Tensor, target: Tensor, reduction: int, log_target: bool) -> Tensor:
    """The gradient of the Kullback-Leibler divergence with respect to its target."""
    slope = target.exp() * (target + 1 - self) if log_target else torch.where(target > 0, target.log() + 1 - self, 0.0)
    result = slope * grad
    return result / result.numel() if reduction == 1 else result


def _require_ctc(
    batch: Tensor, targets: Tensor, lengths: list[int], target_lengths: list[int], blank: int
) -> None:  # fmt: skip
    """Refuses what PyTorch's kernels do not check, and would read beyond."""
    time, count, classes = batch.shape
    if len(lengths) != count or len(target_lengths) != count:
        raise ValueError(f"there are {len(lengths)} and {len(target_lengths)} lengths; {count} each are needed")
    if not all(0 <= length <= time for length in lengths):
        raise ValueError(f"the lengths of the inputs are {lengths}; 0 to {time} are needed")
    if not 0 <= blank < classes:
        raise ValueError(f"blank is {blank}; 0 to {classes - 1} is needed")
    longest = max(target_lengths, default=0)
    packed = targets.dim() == 1 and targets.numel() == sum(target_lengths)
    padded = targets.dim() == 2 and targets.shape[0] == count and targets.shape[1] >= longest
    if min(target_lengths, default=0) < 0 or not (packed or padded):
        raise ValueError(f"targets of shape {list(targets.shape)} do not have the lengths {target_lengths}")
    used = targets if packed else targets[torch.arange(targets.shape[1]) < torch.tensor(target_lengths)[:, None]]
    if used.numel() > 0 and not 0 <= int(used.min()) <= int(used.max()) < classes:
        raise ValueError(f"targets are {int(used.min())} to {int(used.max())}; 0 to {classes - 1} are needed")


def ctc_loss(
    self: Tensor,
    targets: Tensor,
    lengths: list[int],
    target_lengths: list[int],
    blank: int,
    zero_infinity: bool,
    out: Tensor,
    log_alpha: Tensor,
) -> None:
    """The loss, and the logarithms of forward probabilities, whose output may be wider than needed."""
    batch = self if self.dim() == 3 else self.unsqueeze(1)
    _require_ctc(batch, targets, lengths, target_lengths, blank)
    loss, alpha = aten._ctc_loss.default(widened(batch), targets.long(), lengths, target_lengths, blank, zero_infinity)
    out.copy_(loss.view(out.shape))
    log_alpha.view(alpha.shape[0], alpha.shape[1], -1)[..., : alpha.shape[2]].copy_(alpha)


def ctc_loss_backward(
    grad: Tensor,
    self: Tensor,
    targets: Tensor,
    lengths: list[int],
    target_lengths: list[int],
    loss: Tensor,
    log_alpha: Tensor,
    blank: int,
    zero_infinity: bool,
) -> Tensor:
    """The gradient with respect to the log-probabilities."""
    batch = self if self.dim() == 3 else self.unsqueeze(1)
    _require_ctc(batch, targets, lengths, target_lengths, blank)
    count, width = batch.shape[1], 2 * max(target_lengths) + 1
    alpha = log_alpha.view(count, batch.shape[0], -1)[..., :width]
    if (grad.numel(), loss.numel(), alpha.shape[2]) != (count, count, width):
        raise ValueError(
            f"grad, loss and log_alpha have shapes {list(grad.shape)}, {list(loss.shape)} and {list(log_alpha.shape)}; "
            f"{[count]}, {[count]} and at least {[*alpha.shape[:2], width]} are needed"
        )
    result: Tensor = aten._ctc_loss_backward.default(
        widened(grad.view(-1)), widened(batch), targets.long(), lengths, target_lengths, widened(loss.view(-1)),
        widened(alpha), blank, zero_infinity,
    )  # fmt: skip
    return result.view(self.shape)


def bce_with_logits_backward(
    grad: Tensor, self: Tensor, target: Tensor, weight: Tensor | None, pos_weight: Tensor | None, reduction: int
) -> Tensor:
    """The gradient of binary cross entropy with respect to its logits."""
    if pos_weight is None:
        result = torch.sigmoid(self) - target
    else:
        positive = pos_weight * target
        result = (positive + 1 - target) * torch.sigmoid(self) - positive
    result = result * grad
    if weight is not None:
        result = result * weight
    return result / self.numel() if reduction == 1 else result


def softmax_cross_entropy(self: Tensor, labels: Tensor) -> tuple[Tensor, Tensor]:
    """The cross entropy of each row and its ``labels``, whose sum may differ from 1, and its gradient."""
    loss = -(labels * torch.log_softmax(self, -1)).sum(-1)
    return loss, torch.softmax(self, -1) * labels.sum(-1, keepdim=True) - labels
