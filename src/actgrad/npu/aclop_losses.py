# SPDX-License-Identifier: Apache-2.0
"""Losses of the older interface (aclop)."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from torch.nn import functional as F  # noqa: N812

from actgrad.npu.aclop_helpers import Function
from actgrad.npu.formulas import REDUCTIONS
from actgrad.npu.losses import bce_with_logits_backward, nll_loss_backward, softmax_cross_entropy
from actgrad.npu.normalisation import wide

aten = torch.ops.aten


def loss(function: Function) -> Function:
    """A loss; its reduction is a string."""

    def compute(x: Tensor, target: Tensor, *rest: Tensor | None, reduction: str = "mean", **settings: Any) -> Any:
        return wide(lambda *values: function(*values, reduction=reduction, **settings), x, target, *rest)

    return compute


def bce_grad(x: Tensor, target: Tensor, grad: Tensor, weight: Tensor | None = None, *, reduction: str) -> Any:
    """The gradient of binary cross entropy."""
    return wide(aten.binary_cross_entropy_backward.default, grad, x, target, weight, REDUCTIONS.index(reduction))


def nll_loss(x: Tensor, target: Tensor, weight: Tensor, *, reduction: str, ignore_index: int = -100) -> Any:
    """The negative log-likelihood loss, and the sum of the weights."""
    place = target.long().reshape(x.shape[:-1])
    return wide(aten.nll_loss_forward.default, x, place, weight, REDUCTIONS.index(reduction), ignore_index)


def nll_loss_grad(
    x: Tensor, grad: Tensor, target: Tensor, weight: Tensor, total: Tensor, *, reduction: str, ignore_index: int = -100
) -> Any:
    """The gradient of :func:`nll_loss`."""
    number_of, target = REDUCTIONS.index(reduction), target.long().reshape(x.shape[:-1])
    grad = grad.reshape(target.shape if reduction == "none" else ())
    backward = aten.nll_loss_backward.default
    return nll_loss_backward(backward, grad, x, target, weight, number_of, ignore_index, total)


def mse_grad(x: Tensor, target: Tensor, grad: Tensor, *, reduction: str) -> Tensor:
    """The gradient of the squared error."""
    result = 2 * (x - target) * grad
    return result / x.numel() if reduction == "mean" else result


def logits_grad(
    x: Tensor, target: Tensor, grad: Tensor, weight: Tensor | None = None, pos_weight: Tensor | None = None, *,
    reduction: str,
) -> Any:  # fmt: skip
    """The gradient of binary cross entropy of logits."""
    return wide(bce_with_logits_backward, grad, x, target, weight, pos_weight, REDUCTIONS.index(reduction))


# fmt: off
LOSSES: dict[str, Function] = {
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
    "SoftmaxCrossEntropyWithLogits": softmax_cross_entropy,
    "SigmoidCrossEntropyWithLogitsGradV2": logits_grad,
}
# fmt: on
