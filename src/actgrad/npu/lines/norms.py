# SPDX-License-Identifier: Apache-2.0
"""Fused norms, softmax with masks, and rotary embeddings."""

from __future__ import annotations

from actgrad.npu.served import Served

# fmt: off
NORMS = [
    Served("RotaryPositionEmbeddingV2", "T self, T cos, T sin, i mode, T rotation, O out",
           "put(out, wide(rotary, self, cos, sin, mode, rotation))"),
    Served("RotaryPositionEmbeddingGrad", "T grad, T cos, T sin, T self, i mode, O d_self, O d_cos, O d_sin",
           "put_all((d_self, d_cos, d_sin), wide(rotary_backward, grad, cos, sin, self, mode))"),
    Served("ApplyRotaryPosEmbV2", "R q, R k, T cos, T sin, i layout, s mode",
           "rotate_both(q, k, cos, sin, mode)"),
    Served("InterleaveRope", "T self, T cos, T sin, O out", "put(out, wide(interleaved_rope, self, cos, sin))"),
    Served("RmsNorm", "T self, T gamma, f eps, O out, O rstd", "put_both(out, rstd, rms_norm(self, gamma, eps))"),
    Served("RmsNormGrad", "T grad, T self, T rstd, T gamma, O d_self, O d_gamma",
           "put_both(d_self, d_gamma, rms_norm_backward(grad, self, rstd, gamma))", shapes={"grad": "self.shape"}),
    Served("GemmaRmsNorm", "T self, T gamma, f eps, O out, O rstd",
           "put_both(out, rstd, rms_norm(self, 1 + gamma.float(), eps))"),
    Served("AddRmsNorm", "T self, T other, T gamma, f eps, O out, O rstd, O total",
           "put_all((out, rstd, total), add_rms_norm(self, other, gamma, eps))"),
    Served("AddRmsNormCast", "T self, T other, T gamma, f eps, O wide_out, O out, O rstd, O total",
           "put_all((wide_out, out, rstd, total), add_rms_norm_cast(self, other, gamma, eps))"),
    Served("InplaceAddRmsNorm", "R self, R other, T gamma, f eps, O rstd",
           "put_all((self, rstd, other), add_rms_norm(self, other, gamma, eps))"),
    Served("AddLayerNorm",
           "T self, T other, T gamma, T beta, T bias, f eps, b wanted, O out, O mean, O rstd, O total",
           "put_all((out, mean, rstd, total if wanted else None), add_layer_norm(self, other, gamma, beta, "
           "bias, eps))"),
    Served("AddLayerNormGrad",
           "T grad, T self, T other, T rstd, T mean, T gamma, T d_sum, O d_self, O d_gamma, O d_beta",
           "put_all((d_self, d_gamma, d_beta), "
           "add_layer_norm_backward(grad, self, other, rstd, mean, gamma, d_sum))",
           shapes={"grad": "self.shape", "gamma": "self.shape[self.dim() - gamma.dim():]"}),
    Served("DeepNorm", "T self, T gx, T beta, T gamma, f alpha, f eps, O mean, O rstd, O out",
           "put_all((out, mean, rstd), deep_norm(self, gx, beta, gamma, alpha, eps))"),
    Served("DeepNormGrad",
           "T grad, T self, T gx, T gamma, T mean, T rstd, f alpha, O d_self, O d_gx, O d_beta, O d_gamma",
           "put_all((d_self, d_gx, d_beta, d_gamma), "
           "deep_norm_backward(grad, self, gx, gamma, mean, rstd, alpha))",
           shapes={"grad": "self.shape", "gamma": "self.shape[self.dim() - gamma.dim():]"}),
    Served("FastLayerNorm", "T self, I shape, T weight, T bias, f eps, O out, O mean, O rstd",
           "put_all((out, mean, rstd), wide(torch.native_layer_norm, self, shape, weight, bias, eps))"),
    Served("GroupNormSilu", "T self, T gamma, T beta, i groups, f eps, O out, O mean, O rstd",
           "put_all((out, mean, rstd), group_norm_swish(self, gamma, beta, groups, eps, 1.0))"),
    Served("GroupNormSwish",
           "T self, T gamma, T beta, i groups, s layout, f eps, b active, f scale, O out, O mean, O rstd",
           "put_all((out, mean, rstd), "
           "group_norm_swish(self, gamma, beta, groups, eps, scale if active else None))"),
    Served("GroupNormSwishGrad",
           "T grad, T mean, T rstd, T self, T gamma, T beta, i groups, s layout, f scale, b d_gamma_wanted, "
           "b d_beta_wanted, O d_self, O d_gamma, O d_beta",
           "put_all((d_self, d_gamma, d_beta), "
           "group_norm_swish_backward(grad, mean, rstd, self, gamma, beta, groups, scale))"),
    Served("MaskedSoftmaxWithRelPosBias", "T self, T mask, T bias, f scale, i inner, O out",
           "put(out, biased_softmax(self, mask, bias, scale))"),
]
