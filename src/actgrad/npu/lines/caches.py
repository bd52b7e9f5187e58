# SPDX-License-Identifier: Apache-2.0
"""Caches of keys and values, and rotary embeddings from a table."""

from __future__ import annotations

from actgrad.npu.served import Served

NORMED = "T kv, T gamma, T cos, T sin, T slots, R k_cache, R ckv_cache, T k_scale, T v_scale, T k_offset, T v_offset"
KEPT = "f eps, s mode, b wanted, O k_rope, O c_kv"
ROPE = "T positions, T q, T k, T table, I sections, i size, b neox"
ADVANCED = "R tokens, T drawn, R positions, R lengths, R slots, T pages"
COUNTS = "i sequences, i queries, i page_size"
ADVANCE = "advance_step(tokens, drawn, positions, lengths, slots, pages, queries, page_size)"


def roped(name: str, more: str, refused: str) -> Served:
    """A function of the rotary embedding from a table."""
    return Served(name, f"{ROPE}{more}, O q_out, O k_out",
                  f"put_all((q_out, k_out), rotated_by_table(positions, q, k, table, sections, size, neox)){refused}",
                  False)  # fmt: skip


def normed(name: str, more: str, value: str) -> Served:
    """A function that normalises and rotates keys and writes both to caches."""
    return Served(name, f"{NORMED}{more}, {KEPT}",
                  "put_if_wanted((k_rope, c_kv), normed_and_roped(kv, gamma, cos, sin, slots, k_cache, ckv_cache, "
                  f"(k_scale, v_scale, k_offset, v_offset{value}), eps, mode))", False)  # fmt: skip


# fmt: off
CACHES = [
    roped("RopeWithSinCosCache", "", ""),
    roped("RopeWithSinCosCacheV2", ", i kind", " if kind == 0 else not_served('an interleaved table')"),
    normed("KvRmsNormRopeCache", "", ""),
    normed("KvRmsNormRopeCacheV2", ", T v", ", v"),
    Served("ScatterPaKvCache",
           "T keys, R key_cache, T slots, T values, R value_cache, T lengths, T offsets, T sizes, s mode, s scatter, "
           "I strides, I starts",
           "write_paged(keys, key_cache, slots, values, value_cache, mode, lengths, offsets, sizes)", False),
    Served("ScatterPaCache", "T keys, R key_cache, T slots, T lengths, T offsets, T sizes, s mode",
           "write_paged(keys, key_cache, slots, None, None, mode, lengths, offsets, sizes)", False),
    Served("GatherPaKvCache",
           "T key_cache, T value_cache, T pages, T lengths, R keys, R values, T offsets, s mode, b cumulative",
           "read_paged(key_cache, value_cache, pages, lengths, keys, values, offsets, mode, cumulative)", False),
    Served("AdvanceStep", f"{ADVANCED}, {COUNTS}", ADVANCE, False),
    Served("AdvanceStepV2", f"{ADVANCED}, T proposed, T accepted, {COUNTS}",
           f"{ADVANCE} if proposed is None and accepted is None else not_served('proposed tokens')", False),
]
