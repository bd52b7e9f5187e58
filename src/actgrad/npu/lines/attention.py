# SPDX-License-Identifier: Apache-2.0
"""Attention for training and for inference."""

from __future__ import annotations

from actgrad.npu.served import Served

INPUTS = "T q, T k, T v, T pse, T drop, T padding, T mask"
ROPED = "T q, T q_rope, T k, T k_rope, T v, T pse, T drop, T padding, T mask"
NUMBERS = "f scale, f keep, i pre, i next, i heads, s layout, i inner, i sparse"
RESULTS = "O maximum, O total, O softmax, O out"
GRAD_INPUTS = "T q, T k, T v, T dy, T pse, T drop, T padding, T mask, T maximum, T total, T softmax, T attention_out"
GRAD_ROPED = GRAD_INPUTS.replace("T q, T k,", "T q, T q_rope, T k, T k_rope,")
ENDS = "I queries, I keys"
STARTS = "I q_start, I kv_start"

SETTINGS = "Settings(scale, keep, heads, layout, sparse, pre, next{more})"
ENDED = "queries_end=queries, keys_end=keys"
STARTED = "pse=pse_type, query_start=first_of(q_start), key_start=first_of(kv_start)"


def score(name: str, signature: str, settings: str, more: str = "") -> Served:
    """A forward function of training."""
    return Served(name, signature,
                  f"put_attention(out, maximum, total, attention(Operands(q, k, v, pse, drop, mask{more}), "
                  f"{_settings(settings)}))")  # fmt: skip


def gradient(name: str, signature: str, outputs: str, settings: str, more: str = "") -> Served:
    """A backward function of training."""
    return Served(name, signature,
                  f"put_gradients(({outputs}), attention_backward(Operands(q, k, v, pse, drop, mask{more}), dy, "
                  f"{_settings(settings)}))")  # fmt: skip


def _settings(more: str) -> str:
    return SETTINGS.format(more=f", {more}" if more else "")


ROPES, SINK = ", q_rope, k_rope", ", None, None, sink"
PLAIN = "dq, dk, dv, dpse, None, None, None"
OUTPUTS = "O dq, O dk, O dv, O dpse"
ROPED_OUTPUTS = "O dq, O dq_rope, O dk, O dk_rope, O dv, O dpse"

QUANTISED = "T deq1, T q1, T deq2, T q2, T off2"
FUSED_HEAD = (
    f"T q, L k, L v, T pse, T mask, I queries, I keys, {QUANTISED}, T anti_scale, T anti_offset, T pages, "
    "T q_padding, T kv_padding, T k_scale, T k_offset, T v_scale, T v_offset, T k_prefix, T v_prefix, I prefix_len"
)
FUSED_TAIL = (
    "i heads, f scale, i pre, i next, s layout, i key_heads, i sparse, i inner, i page_size, i anti_mode, b lse, "
    "i k_mode, i v_mode"
)
REFUSED = (
    "refuse_quantised(deq1, q1, deq2, q2, off2, anti_scale, anti_offset, k_scale, k_offset, v_scale, v_offset, "
    "k_prefix, v_prefix, q_padding, kv_padding)"
)


def fused(name: str, more: str, numbers: str, operands: str, refused: str = REFUSED) -> Served:
    """A variant of the fused attention for inference."""
    return Served(name, f"{FUSED_HEAD}{more}, {FUSED_TAIL}{numbers}, O out, O log",
                  f"{refused}, put_inferred(out, log, infer(Operands(q, k[0], v[0], pse, None, mask, {operands}), "
                  "Settings(scale, 1.0, heads, layout, sparse, pre, next, pse=0), key_heads, queries, keys, pages, "
                  "page_size), lse)", False)  # fmt: skip


# fmt: off
ATTENTION = [
    score("FlashAttentionScore", f"{INPUTS}, I prefix, {NUMBERS}, {RESULTS}", "prefix=prefix"),
    score("FlashAttentionScoreV2", f"{INPUTS}, I prefix, {STARTS}, {NUMBERS}, i pse_type, {RESULTS}",
          f"prefix=prefix, {STARTED}"),
    score("FlashAttentionScoreV3", f"{INPUTS}, T sink, I prefix, {STARTS}, {NUMBERS}, i pse_type, {RESULTS}",
          f"prefix=prefix, {STARTED}", SINK),
    score("FlashAttentionVarLenScore", f"{INPUTS}, I prefix, {ENDS}, {NUMBERS}, {RESULTS}", f"prefix=prefix, {ENDED}"),
    score("FlashAttentionVarLenScoreV2",
          f"{INPUTS}, I prefix, {ENDS}, {STARTS}, {NUMBERS}, i pse_type, {RESULTS}",
          f"prefix=prefix, {ENDED}, {STARTED}"),
    score("FlashAttentionVarLenScoreV3",
          f"{ROPED}, I prefix, {ENDS}, {STARTS}, {NUMBERS}, i pse_type, {RESULTS}",
          f"prefix=prefix, {ENDED}, {STARTED}", ROPES),
    score("FlashAttentionVarLenScoreV4", f"{INPUTS}, I prefix, {ENDS}, {NUMBERS}, s softmax_layout, {RESULTS}",
          f"prefix=prefix, {ENDED}, softmax_layout=softmax_layout"),
    score("FlashAttentionVarLenScoreV5",
          f"{ROPED}, T sink, I prefix, {ENDS}, {STARTS}, {NUMBERS}, i pse_type, s softmax_layout, {RESULTS}",
          f"prefix=prefix, {ENDED}, {STARTED}, softmax_layout=softmax_layout", f"{ROPES}, sink"),
    gradient("FlashAttentionScoreGrad", f"{GRAD_INPUTS}, I prefix, {NUMBERS}, {OUTPUTS}", PLAIN, "prefix=prefix"),
    gradient("FlashAttentionScoreGradV2", f"{GRAD_INPUTS}, I prefix, {STARTS}, {NUMBERS}, i pse_type, {OUTPUTS}",
             PLAIN, f"prefix=prefix, {STARTED}"),
    gradient("FlashAttentionScoreGradV3",
             f"{GRAD_INPUTS}, T sink, I prefix, {STARTS}, {NUMBERS}, i pse_type, {OUTPUTS}, O dsink",
             "dq, dk, dv, dpse, None, None, dsink", f"prefix=prefix, {STARTED}", SINK),
    gradient("FlashAttentionUnpaddingScoreGrad", f"{GRAD_INPUTS}, I prefix, {ENDS}, {NUMBERS}, {OUTPUTS}", PLAIN,
             f"prefix=prefix, {ENDED}"),
    gradient("FlashAttentionUnpaddingScoreGradV2",
             f"{GRAD_INPUTS}, I prefix, {ENDS}, {STARTS}, {NUMBERS}, i pse_type, {OUTPUTS}", PLAIN,
             f"prefix=prefix, {ENDED}, {STARTED}"),
    gradient("FlashAttentionUnpaddingScoreGradV3",
             f"{GRAD_ROPED}, I prefix, {ENDS}, {STARTS}, {NUMBERS}, i pse_type, {ROPED_OUTPUTS}",
             "dq, dk, dv, dpse, dq_rope, dk_rope, None", f"prefix=prefix, {ENDED}, {STARTED}", ROPES),
    gradient("FlashAttentionUnpaddingScoreGradV4",
             f"{GRAD_INPUTS}, I prefix, {ENDS}, {NUMBERS}, {OUTPUTS}, s softmax_layout", PLAIN,
             f"prefix=prefix, {ENDED}"),
    gradient("FlashAttentionUnpaddingScoreGradV5",
             f"{GRAD_ROPED}, T sink, I prefix, {ENDS}, {STARTS}, {NUMBERS}, i pse_type, s softmax_layout, "
             f"{ROPED_OUTPUTS}, O dsink",
             "dq, dk, dv, dpse, dq_rope, dk_rope, dsink", f"prefix=prefix, {ENDED}, {STARTED}", f"{ROPES}, sink"),
    Served("PromptFlashAttentionV3",
           f"T q, T k, T v, T pse, T mask, I queries, I keys, {QUANTISED}, i heads, f scale, i pre, i next, s layout, "
           "i key_heads, i sparse, i inner, O out",
           "refuse_quantised(deq1, q1, deq2, q2, off2), put_inferred(out, None, infer(Operands(q, k, v, pse, "
           "None, mask), "
           "Settings(scale, 1.0, heads, layout, sparse, pre, next, pse=0), key_heads, queries, keys))", False),
    Served("IncreFlashAttentionV4",
           f"T q, L k, L v, T pse, T mask, I keys, {QUANTISED}, T anti_scale, T anti_offset, T pages, T kv_padding, "
           "i heads, f scale, s layout, i key_heads, i page_size, i inner, O out",
           "refuse_quantised(deq1, q1, deq2, q2, off2, anti_scale, anti_offset, kv_padding), put_inferred(out, None, "
           "infer(Operands(q, k[0], v[0], pse, None, mask), Settings(scale, 1.0, heads, layout, 0, pse=0), key_heads, "
           "None, keys, pages, page_size))", False),
    fused("FusedInferAttentionScoreV3", ", T q_rope, T k_rope, T k_rope_scale", "", "q_rope, k_rope"),
    fused("FusedInferAttentionScoreV4", ", T q_rope, T k_rope, T k_rope_scale, T q_scale, T sink", ", i q_mode",
          "q_rope, k_rope, sink", REFUSED[:-1] + ", q_scale, k_rope_scale)"),
    Served("RingAttentionUpdateV2",
           "T before, T before_max, T before_sum, T now, T now_max, T now_sum, T queries, s layout, s softmax_layout, "
           "O out, O maximum, O total",
           "put_all((out, maximum, total), ring_update(before, before_max, before_sum, now, now_max, now_sum, "
           "layout, softmax_layout))"),
    Served("AttentionUpdate", "L logs, L outs, i kind, O out, O log", "put_all((out, log), merged(outs, logs))"),
]
