# SPDX-License-Identifier: Apache-2.0
"""Losses and their gradients; those of 16-bit inputs are computed in float32 and rounded once."""

from __future__ import annotations

from actgrad.npu.served import Served

# fmt: off
LOSSES = [
    Served("NLLLoss", "T self, T target, T weight, i reduction, i ignored, O out, O total",
           "put_both(out, total, wide(aten.nll_loss_forward.default, self, target.long(), weight, reduction, "
           "ignored))"),
    Served("NLLLossBackward", "T grad, T self, T target, T weight, i reduction, i ignored, T total, O out",
           "put(out, nll_loss_backward(aten.nll_loss_backward.default, grad, self, target.long(), weight, reduction, "
           "ignored, total))"),
    Served("NLLLoss2d", "T self, T target, T weight, i reduction, i ignored, O out, O total",
           "put_both(out, total, wide(aten.nll_loss2d_forward.default, self, target.long(), weight, reduction, "
           "ignored))"),
    Served("NLLLoss2dBackward", "T grad, T self, T target, T weight, i reduction, i ignored, T total, O out",
           "put(out, nll_loss_backward(aten.nll_loss2d_backward.default, grad, self, target.long(), weight, reduction, "
           "ignored, total))"),
    Served("MseLoss", "T self, T target, i reduction, O out",
           "put(out, aten.mse_loss.default(self, target, reduction))"),
    Served("MseLossBackward", "T grad, T self, T target, i reduction, O out",
           "put(out, aten.mse_loss_backward.default(grad, self, target, reduction)) if out.numel() else None"),
    Served("L1Loss", "T self, T target, i reduction, O out",
           "put(out, F.l1_loss(self, target, reduction=REDUCTIONS[reduction]))"),
    Served("L1LossBackward", "T grad, T self, T target, i reduction, O out",
           "put(out, l1_loss_backward(grad, self, target, reduction))"),
    Served("KlDiv", "T self, T target, i reduction, b log_target, O out",
           "put(out, F.kl_div(self, target, reduction=REDUCTIONS[reduction], log_target=log_target))"),
    Served("KlDivBackward", "T grad, T self, T target, i reduction, b log_target, O out",
           "put(out, kl_div_backward(grad, self, target, reduction, log_target))"),
    Served("KlDivTargetBackward", "T grad, T self, T target, i reduction, b log_target, O out",
           "put(out, kl_div_target_backward(grad, self, target, reduction, log_target))"),
    Served("SmoothL1Loss", "T self, T target, i reduction, F beta, O out",
           "put(out, aten.smooth_l1_loss.default(self, target, reduction, beta))"),
    Served("SmoothL1LossBackward", "T grad, T self, T target, i reduction, F beta, O out",
           "put(out, aten.smooth_l1_loss_backward.default(grad, self, target, reduction, beta)) "
           "if out.numel() else None"),
    Served("BinaryCrossEntropy", "T self, T target, T weight, i reduction, O out",
           "put(out, wide(aten.binary_cross_entropy.default, self, target, weight, reduction))"),
    Served("BinaryCrossEntropyBackward", "T grad, T self, T target, T weight, i reduction, O out",
           "put(out, wide(aten.binary_cross_entropy_backward.default, grad, self, target, weight, reduction))"),
    Served("BinaryCrossEntropyWithLogits", "T self, T target, T weight, T pos_weight, i reduction, O out",
           "put(out, wide(torch.binary_cross_entropy_with_logits, self, target, weight, pos_weight, reduction))"),
    Served("BinaryCrossEntropyWithLogitsBackward",
           "T grad, T self, T target, T weight, T pos_weight, i reduction, O out",
           "put(out, wide(bce_with_logits_backward, grad, self, target, weight, pos_weight, reduction))"),
    Served("SoftMarginLoss", "T self, T target, i reduction, O out",
           "put(out, aten.soft_margin_loss.default(self, target, reduction))"),
    Served("SoftMarginLossBackward", "T grad, T self, T target, i reduction, O out",
           "put(out, aten.soft_margin_loss_backward.default(grad, self, target, reduction))"),
    Served("MultilabelMarginLoss", "T self, T target, i reduction, O out, O is_target",
           "put_both(out, is_target, wide(aten.multilabel_margin_loss_forward.default, self, target.long(), "
           "reduction))"),
    Served("CrossEntropyLoss",
           "T self, T target, T weight, s reduction, i ignored, f smoothing, f scale, b wanted, O out, O log_prob, "
           "O zloss, O lse",
           "put_all((out, log_prob, zloss, lse if lse.numel() else None), "
           "cross_entropy(self, target, weight, reduction, ignored, smoothing, scale))", False),
    Served("CrossEntropyLossGrad",
           "T grad, T log_prob, T target, T weight, T d_zloss, T lse, s reduction, i ignored, f smoothing, f scale, "
           "O out",
           "put(out, cross_entropy_backward(grad, log_prob, target, weight, reduction, ignored, smoothing, scale))",
           False),
    Served("CtcLoss", "T self, T targets, I lengths, I target_lengths, i blank, b zero_infinity, O out, O log_alpha",
           "ctc_loss(self, targets, lengths, target_lengths, blank, zero_infinity, out, log_alpha)", False, False),
    Served("CtcLossBackward",
           "T grad, T self, T targets, I lengths, I target_lengths, T loss, T log_alpha, i blank, "
           "b zero_infinity, O out",
           "put(out, ctc_loss_backward(grad, self, targets, lengths, target_lengths, loss, log_alpha, blank, "
           "zero_infinity))", False, False),
]
