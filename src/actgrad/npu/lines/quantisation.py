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
           "put(out, quantised(x, scale, offset, root, axis))"),
    Served("AscendAntiQuant", "T x, T scale, T offset, d dtype, b root, O out",
           "put(out, unquantised(x, scale, offset, root))"),
    Served("Quantize", "T x, T scales, T zero, d dtype, i axis, O out",
           "put(out, quantised_by_step(x, scales, zero, dtype, axis))"),
    Served("TopKTopPSampleV2",
           "T logits, T k, T p, T q, T least, f eps, b wanted, i guess, i most, b from_logits, b sampling, O out, "
           "O kept, O places, O sorted_logits",
           "put_all((out, kept if wanted else None), sampled(logits, k, p, q, eps, most)) if least is None and "
           "from_logits and not sampling else not_served('min_ps, probabilities, or sorted results')"),
    Served("TransQuantParamV3", "T scale, T offset, i rounding, O out", "put(out, packed_scale(scale, offset))"),
    Served("QuantMatmulV5",
           "T a, T b, T token_scale, T scale, T y_scale, T a_offset, T offset, T y_offset, T bias, b a_transposed, "
           "b b_transposed, i group, O out",
           "put(out, quantised_matmul(a, b, token_scale, scale, offset, bias, a_transposed, b_transposed, out))"),
    Served("WeightQuantBatchMatmulV2",
           "T x, T weight, T scale, T offset, T q_scale, T q_offset, T bias, w group, O out",
           "put(out, weight_quantised_matmul(x, weight, scale, offset, q_scale, q_offset, bias, group))"),
    Served("DequantSwigluQuantV2",
           "T x, T weight_scale, T token_scale, T bias, T scale, T offset, T groups, b left, s mode, i dtype, "
           "s rounding, i dim, i kind, f limit, f alpha, f shift, O out, O rows",
           "put_all((out, rows), requantised(dequantised_swiglu(x, of_groups(weight_scale, groups, x), token_scale, "
           "bias, left), of_groups(scale, groups, x), offset, mode)) if kind == 0 else not_served('a clipped SwiGLU')"),
    Served("DequantBias", "T x, T weight_scale, T token_scale, T bias, i dtype, O out",
           "put(out, dequantised(x, weight_scale, token_scale, bias))"),
    Served("RmsNormQuantV3", "T x, T gamma, T scale, T offset, T beta, f eps, b divided, b wanted, O out, O rstd",
           "only_int8(out), put_all((out, rstd if wanted else None), "
           "normed_and_quantised(x, gamma, scale, offset, beta, eps, divided))"),
    Served("RmsNormQuant", "T x, T gamma, T beta, T scale, T offset, f eps, O out",
           "only_int8(out), put(out, normed_and_quantised(x, gamma, scale, offset, beta, eps, True)[0])"),
    Served("SwiGluQuantV2",
           "T x, T smooth, T offsets, T groups, b left, s mode, i list_type, w dtype, O out, O row_scale",
           "only_int8(out), put_all((out, row_scale), swiglu_quantised(x, smooth, offsets, groups, left, mode, "
           "list_type))", False),
    Served("InplaceQuantScatter",
           "R self, T ids, T updates, T scales, T zeros, i axis, i quant_axis, i reduction",
           "put_quantised(self, ids, updates, scales, zeros, axis)", False),
    Served("AddRmsNormQuantV2",
           "T self, T other, T gamma, T scale1, T scale2, T zero1, T zero2, T beta, i axis, f eps, b divided, O out1, "
           "O out2, O total, O normal",
           "only_int8(out1), put_all((out1, out2 if scale2 is not None else None, total, normal), "
           "add_norm_quantised(self, other, gamma, beta, eps, (scale1, scale2), (zero1, zero2), divided))"),
    Served("AddRmsNormDynamicQuantV2",
           "T self, T other, T gamma, T smooth1, T smooth2, T beta, f eps, B wanted, O out1, O out2, O total, "
           "O scale1, O scale2",
           "only_int8(out1), put_if_wanted((out1, out2, total, scale1, scale2), "
           "add_norm_dynamically_quantised(self, other, gamma, beta, eps, smooth1, smooth2))", False),
    Served("GeluQuant", "T x, T scale, T offset, s form, s mode, s rounding, i dtype, O out, O row_scale",
           "only_int8(out), put_all((out, row_scale), gelu_quantised(x, scale, offset, form, mode))", False),
    Served("GroupQuant", "T x, T scale, T groups, T offset, w dtype, O out",
           "only_int8(out), put(out, group_quantised(x, scale, groups, offset))", False),
    Served("QuantMatmulDequant",
           "T x, T weight, T scale, T bias, T x_scale, T x_offset, T smooth, s mode, b transposed, O out",
           "put(out, dequantised_product(x, weight, scale, bias, x_scale, x_offset, smooth, mode, transposed))"),
    Served("QuantGroupedMatmulDequant",
           "T x, T weight, T scale, T groups, T bias, T x_scale, T x_offset, T smooth, s mode, b transposed, O out",
           "put_grouped_product(out, groups, lambda group, rows: dequantised_product(rows, weight[group], "
           "scale[group], bias, x_scale, x_offset, smooth, mode, transposed), x)", False),
    Served("GroupedMatmulSwigluQuantWeightNZ",
           "T x, T weight, T bias, T offset, T weight_scale, T x_scale, T groups, O out, O row_scale, O row_offset",
           "only_int8(out), put_grouped_swiglu(out, row_scale, groups, x, weight, weight_scale, x_scale) "
           "if bias is None and offset is None else not_served('a bias or an offset')", False),
    Served("ApplyTopKTopP", "T logits, T p, T k, O out", "put(out, kept_by_top_k_and_p(logits, p, k))"),
]
