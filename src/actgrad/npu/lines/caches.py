# SPDX-License-Identifier: Apache-2.0
"""Caches of keys and values, and rotary embeddings from a table."""

from __future__ import annotations

from actgrad.npu.served import Served

# fmt: off
CACHES = [
    Served("RopeWithSinCosCacheV2",
           "T positions, T q, T k, T table, I sections, i size, b neox, i kind, O q_out, O k_out",
           "put_all((q_out, k_out), rotated_by_table(positions, q, k, table, sections, size, neox)) "
           "if kind == 0 else not_served('an interleaved table')", False),
    Served("KvRmsNormRopeCache",
           "T kv, T gamma, T cos, T sin, T slots, R k_cache, R ckv_cache, T k_scale, T v_scale, T k_offset, "
           "T v_offset, f eps, s mode, b wanted, O k_rope, O c_kv",
           "put_if_wanted((k_rope, c_kv), normed_and_roped(kv, gamma, cos, sin, slots, k_cache, ckv_cache, "
           "(k_scale, v_scale, k_offset, v_offset), eps, mode))", False),
    Served("ScatterPaKvCache",
           "T keys, R key_cache, T slots, T values, R value_cache, T lengths, T offsets, T sizes, s mode, s scatter, "
           "I strides, I starts",
           "write_paged(keys, key_cache, slots, values, value_cache, mode, lengths, offsets, sizes)", False),
    Served("ScatterPaCache", "T keys, R key_cache, T slots, T lengths, T offsets, T sizes, s mode",
           "write_paged(keys, key_cache, slots, None, None, mode, lengths, offsets, sizes)", False),
    Served("GatherPaKvCache",
           "T key_cache, T value_cache, T pages, T lengths, R keys, R values, T offsets, s mode, b cumulative",
           "read_paged(key_cache, value_cache, pages, lengths, keys, values, offsets, mode, cumulative)", False),
    Served("AdvanceStep",
           "R tokens, T drawn, R positions, R lengths, R slots, T pages, i sequences, i queries, i page_size",
           "advance_step(tokens, drawn, positions, lengths, slots, pages, queries, page_size)", False),
]
