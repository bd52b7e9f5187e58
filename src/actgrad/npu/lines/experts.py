# SPDX-License-Identifier: Apache-2.0
"""Mixtures of experts."""

from __future__ import annotations

from actgrad.npu.served import Served

LISTS = "L bias, L scale, L offset, L anti_scale, L anti_offset"

# fmt: off
EXPERTS = [
    Served("MoeTokenPermute", "T tokens, T indices, i count, b padded, O out, O places",
           "put_both(out, places, permuted_tokens(tokens, indices, count, padded))"),
    Served("MoeTokenPermuteGrad", "T grad, T places, i choices, b padded, O out",
           "put(out, permuted_tokens_backward(grad, places, choices, padded, out))"),
    Served("MoeTokenUnpermute", "T permuted, T places, T probs, b padded, I shape, O out",
           "put(out, unpermuted_tokens(permuted, places, probs, padded, shape))"),
    Served("MoeTokenUnpermuteGrad",
           "T permuted, T grad, T places, T probs, b padded, I shape, O d_permuted, O d_probs",
           "put_all((d_permuted, d_probs), "
           "unpermuted_tokens_backward(permuted, grad, places, probs, padded, d_permuted))", False),
    Served("MoeTokenPermuteWithRoutingMap",
           "T tokens, T chosen, T probs, i count, b padded, O out, O weights, O places",
           "put_all((out, weights, places), mapped_tokens(tokens, chosen, probs, count, padded))", False),
    Served("MoeTokenPermuteWithRoutingMapGrad",
           "T grad, T d_weights, T places, T chosen, i experts, i count, b padded, O d_tokens, O d_probs",
           "put_all((d_tokens, d_probs), "
           "mapped_tokens_backward(grad, d_weights, places, chosen, padded, d_tokens))", False),
    Served("MoeGatingTopKSoftmax", "T scores, T finished, i k, O out, O experts, O rows",
           "put_all((out, experts, rows), gated_top_k(scores, finished, k))"),
    Served("MoeGatingTopKSoftmaxV2",
           "T scores, T finished, i k, i renormalised, b wanted, O out, O experts, O softmax",
           "put_all((out, experts, softmax if wanted else None), "
           "top_experts(scores, finished, k, renormalised=bool(renormalised)))"),
    Served("MoeGatingTopK",
           "T scores, T bias, i k, i k_group, i groups, i group_mode, i renormalised, i norm, b wanted, "
           "f scale, f eps, O out, O experts, O whole",
           "put_all((out, experts, whole if wanted else None), grouped_top_k(scores, bias, k, k_group, groups, "
           "group_mode == 1, norm == 1, scale, eps, renormalised == 1))"),
    Served("MoeInitRouting", "T x, T rows, T experts, i active, O out, O places, O sorted_experts",
           "put_all((out, places, sorted_experts), routed(x, rows, experts, active))", False),
    Served("MoeInitRoutingV3",
           "T x, T experts, T scale, T offset, i active, i capacity, i count, i padded, i kind, b wanted, i quantised, "
           "I bounds, i scattered, O out, O rows, O counts, O scales",
           "put_routed(out, rows, counts, plain_routing(x, experts, bounds, scattered == 1, scale, scales) "
           "if quantised == -1 else quantised_routing(x, experts, bounds, scattered == 1, scale, offset, quantised, "
           "scales), kind, wanted, bounds[0]) if not padded else not_served('padded experts')", False),
    Served("MoeInitRoutingQuantV2",
           "T x, T experts, T scale, T offset, i active, i capacity, i count, i padded, i kind, b before, i quantised, "
           "O out, O rows, O counts, O counts_before, O scales",
           "put_routed(out, rows, counts, quantised_routing(x, experts, (0, count), False, scale, offset, quantised, "
           "scales), kind - 1, kind > 0) if not padded else not_served('padded experts')", False),
    Served("MoeTokenUnpermuteWithRoutingMap",
           "T permuted, T places, T chosen, T probs, b padded, I shape, O out, O rows, O tokens, O weights",
           "put_if_wanted((out, rows, tokens, weights), unmapped_tokens(permuted, places, chosen, probs, padded, "
           "shape))", False, False),
    Served("MoeTokenUnpermuteWithRoutingMapGrad",
           "T grad, T rows, T tokens, T chosen, T permuted, T probs, b padded, I shape, O d_permuted, O d_probs",
           "put_if_wanted((d_permuted, d_probs), unmapped_tokens_backward(grad, rows, tokens, chosen, permuted, probs, "
           "padded, d_permuted))", False, False),
    Served("MoeGatingTopKBackward",
           "T whole, T grad, T experts, i renormalised, i norm, f scale, f eps, O out",
           "put(out, grouped_top_k_backward(whole, grad, experts, renormalised == 1, norm == 1, scale, eps))"),
    Served("MoeReRouting", "T tokens, T counts, T scales, i kind, i order, O out, O out_scales, O places, O totals",
           "put_if_wanted((out, out_scales, places, totals), by_expert_of_ranks(tokens, counts, scales, kind, order))",
           False, False),
    Served("FFNV2",
           "T x, T weight1, T weight2, I tokens, T bias1, T bias2, T scale, T offset, T deq_scale1, T deq_scale2, "
           "T anti_scale1, T anti_scale2, T anti_offset1, T anti_offset2, s activation, i inner, b ends, O out",
           "put(out, feed_forward(x, weight1, weight2, tokens, bias1, bias2, activation, ends)) "
           "if scale is None and deq_scale1 is None and anti_scale1 is None else "
           "not_served('quantised weights')", False),
    Served("AddLora",
           "T self, T x, T second, T indices, T first, i layer, f scale, i start, i size, O out",
           "put(out, low_rank_added(self, x, second, indices, first, layer, scale, start, size))", False),
    Served("MoeFinalizeRoutingV4",
           "T rows, T places, T skip1, T skip2, T bias, T scales, T experts, T x, T constants, T scale1, "
           "T scale2, i mode, T range1, T range2, T range3, i k, O out",
           "put(out, finalized(rows, places, skip1, skip2, bias, scales, experts, mode, k))"),
    Served("MoeComputeExpertTokens", "T experts, i count, O out",
           "put(out, torch.bincount(experts.long(), minlength=count)[:count].cumsum(0))", False),
    Served("GroupedMatmul", f"L x, L weight, {LISTS}, I groups, i split, L out",
           "refuse_offset(offset), grouped_matmul(out, x, weight, bias, groups, 0, -1 if not groups else 0, 0, scale, "
           "None, anti_scale, anti_offset)", False),
    Served("GroupedMatmulV5",
           f"L x, L weight, {LISTS}, L token_scale, T groups, L act_in, L act_scale, L act_offset, i split, "
           "i group_type, i kind, i activation, I tuning, L out, L act_out, L quant_scale",
           "refuse_offset(offset), grouped_matmul(out, x, weight, bias, groups, kind, group_type, activation, scale, "
           "token_scale, anti_scale, anti_offset)", False),
    Served("GroupedMatmulAdd", "T x, T weight, T groups, R self, b x_transposed, b weight_transposed, i group_type",
           "grouped_matmul_add(self, x, weight, groups, 0)", False),
]
