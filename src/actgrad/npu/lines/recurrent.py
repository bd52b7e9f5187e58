# SPDX-License-Identifier: Apache-2.0
"""Recurrent networks, and linear attention with a state."""

from __future__ import annotations

from actgrad.npu.served import Served

SHAPE = "T batch_sizes, b has_biases, i layers, f dropout, b training, b bidirectional, b batch_first"

# fmt: off
RECURRENT = [
    Served("LSTM",
           f"T x, L params, L states, {SHAPE}, O y, O h, O c, L i_all, L j_all, L f_all, L o_all, L h_all, "
           "L c_all, L t_all",
           "put_lstm((y, h, c), (i_all, j_all, f_all, o_all, h_all, c_all, t_all), "
           "lstm(x, params, states, batch_sizes, has_biases, layers, bidirectional, batch_first))", False, False),
    Served("LstmBackward",
           "T x, L states, L params, T dy, T dh, T dc, L i_all, L j_all, L f_all, L o_all, L h_all, L c_all, L t_all, "
           f"{SHAPE}, T mask, O d_x, O d_h, O d_c, L d_params",
           "lstm_backward(x, states, params, (dy, dh, dc), batch_sizes, has_biases, layers, bidirectional, "
           "batch_first, "
           "(d_x, d_h, d_c, *d_params))", False, False),
    Served("GRU", f"T x, L params, T h0, {SHAPE}, O y, O h, L r_all, L z_all, L n_all, L hn_all, L h_all",
           "put_gru((y, h), (r_all, z_all, n_all, hn_all, h_all), "
           "gru(x, params, h0, batch_sizes, has_biases, layers, bidirectional, batch_first))", False, False),
    Served("GRUBackward",
           "T x, L params, T h0, T dy, T dh, L r_all, L z_all, L n_all, L hn_all, L h_all, T batch_sizes, "
           "b has_biases, i layers, b bidirectional, b batch_first, O d_x, O d_h, L d_params",
           "gru_backward(x, params, h0, (dy, dh), batch_sizes, has_biases, layers, bidirectional, batch_first, "
           "(d_x, d_h, *d_params))", False, False),
    Served("ThnnFusedLstmCell", "T i_gates, T h_gates, T c, T b_ih, T b_hh, O out_h, O out_c, O gates",
           "put_all((out_h, out_c, gates), fused_lstm_cell(i_gates, h_gates, c, b_ih, b_hh))"),
    Served("ThnnFusedLstmCellBackward",
           "T dh, T dc, T cx, T cy, T gates, b has_bias, O d_gates, O d_cx, O d_bias",
           "put_all((d_gates, d_cx, d_bias if has_bias else None), fused_lstm_cell_backward(dh, dc, cx, cy, gates))"),
    Served("RecurrentGatedDeltaRule",
           "T q, T k, T v, T beta, R states, T lengths, T places, T decay, T key_decay, T accepted, F scale, O out",
           "recurrent_delta_rule(q, k, v, beta, states, lengths, places, decay, key_decay, accepted, scale, out)",
           False, False),
    Served("ChunkGatedDeltaRule",
           "T q, T k, T v, T beta, T states, T lengths, F scale, T decay, O out, O last",
           "chunked_delta_rule(q, k, v, beta, states, lengths, scale, decay, out, last)", False, False),
]
