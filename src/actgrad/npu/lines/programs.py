# SPDX-License-Identifier: Apache-2.0
"""What programs in C++ call, and torch_npu does not."""

from __future__ import annotations

from actgrad.npu.lines.attention import fused
from actgrad.npu.served import Served

# fmt: off
PROGRAMS = [
    Served("Permute", "T self, I dims, O out", "put(out, self.permute(dims))"),
    Served("Slice", "T self, i dim, i start, i end, i step, O out",
           "put(out, aten.slice.Tensor(self, dim, start, end, step))"),
    Served("SplitWithSize", "T self, I sizes, i dim, L out", "copy_each(out, torch.split(self, sizes, dim))"),
    Served("ConfusionTranspose", "T self, I dims, I shape, b transpose_first, O out",
           "put(out, self.permute(dims).reshape(shape) if transpose_first else self.reshape(shape).permute(dims))"),
    Served("Argsort", "T self, i dim, b descending, O out", "put(out, torch.argsort(self, dim, descending))"),
    Served("Bucketize", "T self, T boundaries, b int32, b right, O out",
           "put(out, torch.bucketize(self, boundaries, right=right))"),
    Served("Unique", "T self, b sorted, b return_inverse, D out, D inverse",
           "unique(self, out, inverse, None)", False),
    Served("AminmaxAll", "T self, O low, O high", "put_both(low, high, torch.aminmax(self))"),
    Served("AminmaxDim", "T self, i dim, b keepdim, O low, O high",
           "put_both(low, high, torch.aminmax(self, dim=dim, keepdim=keepdim))"),
    Served("GatherV2", "T self, i dim, T ids, O out", "put(out, slices(self, dim, ids))"),
    Served("IndexFillTensor", "T self, i dim, I ids, S value, O out",
           "put(out, self.index_fill(dim, torch.tensor(ids, device=self.device), value))"),
    Served("InplaceIndexFillTensor", "R self, i dim, I ids, S value",
           "self.index_fill_(dim, torch.tensor(ids, device=self.device), value)"),
    Served("CdistBackward", "T grad, T self, T other, T distances, F p, O out",
           "put(out, aten._cdist_backward.default(grad, self, other, p, distances))"),
    Served("InplaceRandomWithoutFromTo", "R self, n seed, n offset",
           "self.random_(generator=generator(self, seed, offset))"),
    Served("RotaryPositionEmbedding", "T self, T cos, T sin, i mode, O out", "put(out, rotary(self, cos, sin, mode))"),
    Served("UpsampleNearest2d", "T self, I size, O out", "put(out, aten.upsample_nearest2d.default(self, size))"),
    Served("MaxPool", "T self, I kernel, I strides, i auto_pad, I pads, I dilations, i ceil, O out",
           "put(out, max_pool(self, kernel, strides, auto_pad, pads, dilations, ceil))"),
    Served("SoftmaxCrossEntropyWithLogits", "T self, T labels, O loss, O gradient",
           "put_both(loss, gradient, softmax_cross_entropy(self, labels))"),
    Served("TransMatmulWeight", "R self", "self"),
    fused("FusedInferAttentionScoreV2", "", "", ""),
]
