# SPDX-License-Identifier: Apache-2.0
"""Operators that C++ programs call and torch_npu does not."""

from __future__ import annotations

from actgrad.npu.lines.attention import fused
from actgrad.npu.lines.experts import LISTS
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
           "put(out, aten._cdist_backward.default(grad, self, other, p, distances))",
           shapes=dict.fromkeys(("grad", "distances"), "torch.cdist(self.float(), other.float()).shape")),
    Served("InplaceRandomWithoutFromTo", "R self, n seed, n offset",
           "self.random_(generator=generator(self, seed, offset))"),
    Served("InplaceRandomWithoutFromToTensor", "R self, T seed, T start, n offset",
           "self.random_(generator=generator(self, seed, start + offset))"),
    Served("RotaryPositionEmbedding", "T self, T cos, T sin, i mode, O out", "put(out, rotary(self, cos, sin, mode))"),
    Served("UpsampleNearest2d", "T self, I size, O out", "put(out, aten.upsample_nearest2d.default(self, size))"),
    Served("MaxPool", "T self, I kernel, I strides, i auto_pad, I pads, I dilations, i ceil, O out",
           "put(out, max_pool(self, kernel, strides, auto_pad, pads, dilations, ceil))"),
    Served("SoftmaxCrossEntropyWithLogits", "T self, T labels, O loss, O gradient",
           "put_both(loss, gradient, softmax_cross_entropy(self, labels))"),
    Served("Ger", "T self, T other, O out", "multiply(torch.outer, self, other, out)"),
    Served("GroupedMatmulV3",
           f"L x, L weight, {LISTS}, T groups, i split, i group_type, L out",
           "grouped_matmul(out, x, weight, bias, groups, 0, group_type, 0, scale)", False),
    Served("MatmulWeightNz", "T self, T other, O out, c cube", "multiply(torch.matmul, self, other, out)"),
    Served("BatchMatMulWeightNz", "T self, T other, O out, c cube", "multiply(torch.bmm, self, other, out)"),
    Served("AscendQuant", "T x, T scale, T offset, b root, s rounding, d dtype, O out",
           "put(out, quantised(x, scale, offset, root))"),
    Served("DynamicQuant", "T x, T smooth, O out, O scale",
           "put_both(out, scale, dynamically_quantised(x, smooth, None, ACL_INT8, False)[:2])", False),
    Served("DynamicQuantV3", "T x, T smooth, T groups, i dtype, b symmetric, s mode, O out, O scale, O offset",
           "put_all((out, scale, offset), dynamically_quantised(x, smooth, groups, dtype, not symmetric, "
           "mode))", False),
    Served("TransQuantParamV2", "T scale, T offset, O out", "put(out, packed_scale(scale, offset))"),
    Served("ScaledMaskedSoftmax", "T self, T mask, f scale, b triangle, O out",
           "put(out, masked_softmax(self, mask, scale, triangle))"),
    Served("ScaledMaskedSoftmaxBackward", "T grad, T output, T mask, f scale, b triangle, O out",
           "put(out, masked_softmax_backward(grad, output, mask, scale, triangle))"),
    Served("TransMatmulWeight", "R self", "self"),
    fused("FusedInferAttentionScoreV2", "", "", ""),
]
