# SPDX-License-Identifier: Apache-2.0
"""Quantisation, and products of quantised matrices."""

from __future__ import annotations

from actgrad.npu.served import Served

# fmt: off
QUANTISATION = [
    Served("DynamicQuantV2", "T x, T smooth, T groups, i dtype, O out, O scale, O offset",
           "put_all((out, scale, offset), dynamically_quantised(x, smooth, groups, dtype, offset is not None))", False),
    Served("DynamicQuantV4", "T x, T smooth, T groups, i dtype, b symmetric, s mode, f limit, O out, O scale, O offset",
           "put_all((out, scale, offset), dynamically_quantised(x, smooth, groups, dtype, not symmetric, "
           "mode))", False),
    Served("AscendQuantV3", "T x, T scale, T offset, b root, s rounding, d dtype, i axis, O out",
           "put(out, quantised(x, scale, offset, root))"),
    Served("AscendAntiQuant", "T x, T scale, T offset, d dtype, b root, O out",
           "put(out, unquantised(x, scale, offset, root))"),
    Served("Quantize", "T x, T scales, T zero, d dtype, i axis, O out",
           "put(out, quantised_by_step(x, scales, zero, dtype, axis))"),
    Served("TransQuantParamV3", "T scale, T offset, i rounding, O out", "put(out, packed_scale(scale, offset))"),
    Served("QuantMatmulV5",
           "T a, T b, T token_scale, T scale, T y_scale, T a_offset, T offset, T y_offset, T bias, b a_transposed, "
           "b b_transposed, i group, O out",
           "put(out, quantised_matmul(a, b, token_scale, scale, offset, bias, a_transposed, b_transposed, out))"),
    Served("WeightQuantBatchMatmulV2",
           "T x, T weight, T scale, T offset, T q_scale, T q_offset, T bias, w group, O out",
           "put(out, weight_quantised_matmul(x, weight, scale, offset, bias, group))"),
    Served("DequantSwigluQuantV2",
           "T x, T weight_scale, T token_scale, T bias, T scale, T offset, T groups, b left, s mode, i dtype, s "
           "rounding, "
           "i dim, i kind, f limit, f alpha, f shift, O out, O rows",
           "put_all((out, rows), requantised(dequantised_swiglu(x, weight_scale, token_scale, bias, left), scale, "
           "offset, mode)) if kind == 0 else not_served('a clipped SwiGLU')"),
    Served("DequantBias", "T x, T weight_scale, T token_scale, T bias, i dtype, O out",
           "put(out, dequantised(x, weight_scale, token_scale, bias))"),
    Served("ApplyTopKTopP", "T logits, T p, T k, O out", "put(out, kept_by_top_k_and_p(logits, p, k))"),
]
