# SPDX-License-Identifier: Apache-2.0
"""Recurrent networks, step by step; gradients are PyTorch's, by recomputing the steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from actgrad.npu.recording import recording

Steps = list[list[Tensor]]


def lstm_cell(gates: Tensor, c: Tensor) -> tuple[Tensor, ...]:
    """The next h and c from the gates' inputs, the activated gates i, g, f, o, and tanh of the next c."""
    i, f, g, o = gates.chunk(4, -1)
    i, f, g, o = torch.sigmoid(i), torch.sigmoid(f), torch.tanh(g), torch.sigmoid(o)
    c = f * c + i * g
    tanh_c = torch.tanh(c)
    return o * tanh_c, c, i, g, f, o, tanh_c


def _kept(new: Tensor, old: Tensor, alive: Tensor | None) -> Tensor:
    return new if alive is None else torch.where(alive, new, old)


def _alive(batch_sizes: Tensor | None, step: int, x: Tensor) -> Tensor | None:
    """Which sequences of a batch, sorted by length, are still running at each step."""
    if batch_sizes is None:
        return None
    return (torch.arange(x.shape[1], device=x.device) < batch_sizes[step].to(x.device)).view(-1, 1)


def _as_steps(x: Tensor, batch_sizes: Tensor | None, batch_first: bool) -> Tensor:
    if batch_sizes is not None and x.dim() == 2:
        return x.view(batch_sizes.shape[0], -1, x.shape[-1])
    return x.transpose(0, 1) if batch_first else x


def _weights(params: Sequence[Tensor], has_biases: bool) -> list[tuple[Tensor, Tensor, Tensor | None, Tensor | None]]:
    each = 4 if has_biases else 2
    return [
        (params[n], params[n + 1], *(params[n + 2 : n + 4] if has_biases else (None, None)))
        for n in range(0, len(params), each)
    ]


def _linear(x: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
    return torch.nn.functional.linear(x, weight, bias)


def lstm(
    x: Tensor,
    params: Sequence[Tensor],
    states: Sequence[Tensor],
    batch_sizes: Tensor | None,
    has_biases: bool,
    layers: int,
    bidirectional: bool,
    batch_first: bool,
) -> tuple[Tensor, Tensor, Tensor, list[Steps]]:
    """The result, the last h and c, and for each layer and direction the steps of i, g, f, o, h, c and tanh c."""
    x = _as_steps(x, batch_sizes, batch_first)
    weights, directions = _weights(params, has_biases), 2 if bidirectional else 1
    last_h, last_c, records = [], [], []
    for layer in range(layers):
        results = []
        for direction in range(directions):
            number = layer * directions + direction
            w_ih, w_hh, b_ih, b_hh = weights[number]
            h, c = states[0][number], states[1][number]
            inputs = _linear(x, w_ih, b_ih)
            record: Steps = [[] for _ in range(7)]
            for step in reversed(range(len(x))) if direction else range(len(x)):
                alive = _alive(batch_sizes, step, x)
                new = lstm_cell(inputs[step] + _linear(h, w_hh, b_hh), c)
                h, c = _kept(new[0], h, alive), _kept(new[1], c, alive)
                for to, value in zip(record, (*new[2:6], h, c, new[6]), strict=True):
                    to.append(value)
            if direction:
                record = [values[::-1] for values in record]
            records.append(record)
            results.append(_shown(record[4], batch_sizes, x))
            last_h.append(h)
            last_c.append(c)
        x = torch.cat(results, -1)
    out = x.transpose(0, 1) if batch_first else x
    return out, torch.stack(last_h), torch.stack(last_c), records


def _shown(steps: list[Tensor], batch_sizes: Tensor | None, x: Tensor) -> Tensor:
    """The results of the steps, 0 beyond a sequence's end."""
    if batch_sizes is None:
        return torch.stack(steps)
    zero = torch.zeros_like(steps[0])
    return torch.stack([_kept(h, zero, _alive(batch_sizes, step, x)) for step, h in enumerate(steps)])


def _write(out: Tensor | None, value: Tensor) -> None:
    if out is not None and out.numel():
        out.copy_(value.reshape(out.shape))


def _write_steps(outs: Sequence[Sequence[Tensor] | None], records: list[Steps]) -> None:
    for number, kind in enumerate(outs):
        for out, record in zip(kind or (), records, strict=False):
            value = torch.stack(record[number])
            if out.numel() == value.numel():  # otherwise an output that only training needs
                _write(out, value)


def put_lstm(
    outs: tuple[Tensor, Tensor, Tensor],
    steps: Sequence[Sequence[Tensor] | None],
    results: tuple[Tensor, Tensor, Tensor, list[Steps]],
) -> None:
    """Writes the results of :func:`lstm`."""
    for out, value in zip(outs, results[:3], strict=True):
        _write(out, value)
    _write_steps(steps, results[3])


def _leaves(values: Sequence[Tensor]) -> list[Tensor]:
    return [value.detach().requires_grad_() for value in values]


def lstm_backward(
    x: Tensor,
    states: Sequence[Tensor],
    params: Sequence[Tensor],
    grads: Sequence[Tensor | None],
    batch_sizes: Tensor | None,
    has_biases: bool,
    layers: int,
    bidirectional: bool,
    batch_first: bool,
    outs: Sequence[Tensor],
) -> None:
    """Writes the gradients of x, h, c and the parameters."""
    with recording():
        leaves = _leaves([x, *states, *params])
        *results, _ = lstm(
            leaves[0], leaves[3:], leaves[1:3], batch_sizes, has_biases, layers, bidirectional, batch_first
        )
    _write_gradients(leaves, results, grads, outs)


def _write_gradients(
    leaves: list[Tensor], results: Sequence[Tensor], grads: Sequence[Tensor | None], outs: Sequence[Tensor]
) -> None:
    given = [(y, dy.reshape(y.shape)) for y, dy in zip(results, grads, strict=True) if dy is not None and dy.numel()]
    values = torch.autograd.grad([y for y, _ in given], leaves, [dy for _, dy in given], allow_unused=True)
    for out, value in zip(outs, values, strict=True):
        if value is None:
            out.zero_()
        else:
            _write(out, value)


def gru(
    x: Tensor,
    params: Sequence[Tensor],
    h0: Tensor,
    batch_sizes: Tensor | None,
    has_biases: bool,
    layers: int,
    bidirectional: bool,
    batch_first: bool,
) -> tuple[Tensor, Tensor, list[Steps]]:
    """The result, the last h, and for each layer and direction the steps of r, z, n, the hidden part of n, and h."""
    x = _as_steps(x, batch_sizes, batch_first)
    weights, directions = _weights(params, has_biases), 2 if bidirectional else 1
    last, records = [], []
    for layer in range(layers):
        results = []
        for direction in range(directions):
            number = layer * directions + direction
            w_ih, w_hh, b_ih, b_hh = weights[number]
            h, inputs = h0[number], _linear(x, w_ih, b_ih)
            record: Steps = [[] for _ in range(5)]
            for step in reversed(range(len(x))) if direction else range(len(x)):
                from_x, from_h = inputs[step].chunk(3, -1), _linear(h, w_hh, b_hh).chunk(3, -1)
                r, z = torch.sigmoid(from_x[0] + from_h[0]), torch.sigmoid(from_x[1] + from_h[1])
                n = torch.tanh(from_x[2] + r * from_h[2])
                h = _kept((1 - z) * n + z * h, h, _alive(batch_sizes, step, x))
                for to, value in zip(record, (r, z, n, from_h[2], h), strict=True):
                    to.append(value)
            if direction:
                record = [values[::-1] for values in record]
            records.append(record)
            results.append(_shown(record[4], batch_sizes, x))
            last.append(h)
        x = torch.cat(results, -1)
    return x.transpose(0, 1) if batch_first else x, torch.stack(last), records


def put_gru(
    outs: tuple[Tensor, Tensor], steps: Sequence[Sequence[Tensor] | None], results: tuple[Tensor, Tensor, list[Steps]]
) -> None:
    """Writes the results of :func:`gru`."""
    for out, value in zip(outs, results[:2], strict=True):
        _write(out, value)
    _write_steps(steps, results[2])


def gru_backward(
    x: Tensor,
    params: Sequence[Tensor],
    h0: Tensor,
    grads: Sequence[Tensor | None],
    batch_sizes: Tensor | None,
    has_biases: bool,
    layers: int,
    bidirectional: bool,
    batch_first: bool,
    outs: Sequence[Tensor],
) -> None:
    """Writes the gradients of x, h and the parameters."""
    with recording():
        leaves = _leaves([x, h0, *params])
        *results, _ = gru(leaves[0], leaves[2:], leaves[1], batch_sizes, has_biases, layers, bidirectional, batch_first)
    _write_gradients(leaves, results, grads, outs)


def fused_lstm_cell(
    i_gates: Tensor, h_gates: Tensor, c: Tensor, b_ih: Tensor | None, b_hh: Tensor | None
) -> tuple[Tensor, Tensor, Tensor]:
    """The next h and c, and the activated gates i, f, g, o side by side."""
    gates = i_gates + h_gates
    for bias in (b_ih, b_hh):
        gates = gates if bias is None else gates + bias
    h, c, i, g, f, o, _ = lstm_cell(gates, c)
    return h, c, torch.cat((i, f, g, o), -1)


def fused_lstm_cell_backward(
    dh: Tensor | None, dc: Tensor | None, cx: Tensor, cy: Tensor, gates: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    """The gradients of the gates' inputs, of c and of a bias."""
    i, f, g, o = gates.chunk(4, -1)
    tanh_c = torch.tanh(cy)
    zero = torch.zeros_like(cy)
    dh, dc = zero if dh is None else dh, zero if dc is None else dc
    d_cy = dc + dh * o * (1 - tanh_c.square())
    d_gates = torch.cat(
        (d_cy * g * i * (1 - i), d_cy * cx * f * (1 - f), d_cy * i * (1 - g.square()), dh * tanh_c * o * (1 - o)), -1
    )
    return d_gates, d_cy * f, d_gates.sum(0)


def dynamic_rnn(
    x: Tensor, w: Tensor, b: Tensor | None, lengths: Tensor | None = None, h0: Tensor | None = None,
    c0: Tensor | None = None, *rest: Tensor | None, direction: str = "UNIDIRECTIONAL", **settings: Any,
) -> tuple[Tensor, ...]:  # fmt: skip
    """An LSTM layer of the older interface; its weight is that of x stacked on that of h, transposed.

    The results are the steps of y, h, c, i, g, f, o and tanh c.
    """
    if direction not in ("UNIDIRECTIONAL", "REDIRECTIONAL") or settings.get("gate_order", "ifjo") not in (
        "ifjo",
        "ifco",
    ):
        raise NotImplementedError(f"direction {direction} with gates {settings.get('gate_order')} is not supported")
    if lengths is not None and lengths.dim() == 0:  # means none
        lengths = None
    if lengths is not None and lengths.dim() != 3:
        raise NotImplementedError(
            f"lengths of sequences are supported as a mask only, but have shape {tuple(lengths.shape)}"
        )
    hidden, backwards = w.shape[1] // 4, direction == "REDIRECTIONAL"
    zero = torch.zeros(x.shape[1], hidden, dtype=torch.float32)
    h = zero if h0 is None else h0.float().view(-1, hidden)
    c = zero if c0 is None else c0.float().view(-1, hidden)
    weight, bias = w.float(), 0 if b is None else b.float()
    records: Steps = [[] for _ in range(8)]
    for step in reversed(range(len(x))) if backwards else range(len(x)):
        new = lstm_cell(torch.cat((x[step].float(), h), -1) @ weight + bias, c)
        alive = None if lengths is None else lengths[step].bool()
        h, c = _kept(new[0], h, alive), _kept(new[1], c, alive)
        shown = _kept(new[0], zero, alive)
        for record, value in zip(records, (shown, h, c, *new[2:]), strict=True):
            record.append(value)
    return tuple(torch.stack(record[::-1] if backwards else record) for record in records)


def dynamic_rnn_gradient(
    x: Tensor, w: Tensor, b: Tensor, y: Tensor, h0: Tensor, c0: Tensor, h: Tensor, c: Tensor, dy: Tensor, dh: Tensor,
    dc: Tensor, i: Tensor, j: Tensor, f: Tensor, o: Tensor, tanh_c: Tensor, lengths: Tensor | None = None,
    *rest: Tensor | None, direction: str = "UNIDIRECTIONAL", **settings: Any,
) -> tuple[Tensor, ...]:  # fmt: skip
    """The gradients of :func:`dynamic_rnn` with respect to w, b, x, h and c."""
    last = 0 if direction == "REDIRECTIONAL" else -1
    with recording():
        leaves = _leaves([w, b, x, h0, c0])
        results = dynamic_rnn(leaves[2], leaves[0], leaves[1], lengths, *leaves[3:], direction=direction, **settings)
        shown = [results[0], results[1][last], results[2][last]]
    grads = [grad.float().reshape(value.shape) for grad, value in zip((dy, dh, dc), shown, strict=True)]
    return torch.autograd.grad(shown, leaves, grads)


def dynamic_cell_gradient(
    x: Tensor, w_ih: Tensor, w_hh: Tensor, y: Tensor, h0: Tensor, c0: Tensor, h: Tensor, c: Tensor, dy: Tensor,
    dh: Tensor, dc: Tensor, i: Tensor, j: Tensor, f: Tensor, o: Tensor, tanh_c: Tensor, *rest: Tensor | None,
    gate_order: str = "ifjo", **settings: Any,
) -> tuple[Tensor, ...]:  # fmt: skip
    """The gradients of one LSTM step from its gates: of both weights, the bias, x, h and c."""
    if gate_order != "ifjo":
        raise NotImplementedError(f"gates in the order {gate_order} are not supported")
    i, j, f, o, tanh_c, h0, c0, dy, dh, dc = (
        value.float().reshape(-1, h0.shape[-1]) for value in (i, j, f, o, tanh_c, h0, c0, dy, dh, dc)
    )
    d_out = dy + dh
    d_cell = dc + d_out * o * (1 - tanh_c * tanh_c)
    d_gates = torch.cat((
        d_cell * j * i * (1 - i), d_cell * c0 * f * (1 - f), d_cell * i * (1 - j * j), d_out * tanh_c * o * (1 - o),
    ), 1)  # fmt: skip
    inputs = x.float().reshape(len(h0), -1).t() @ d_gates, h0.t() @ d_gates, d_gates.sum(0)
    return *inputs, d_gates @ w_ih.float().t(), d_gates @ w_hh.float().t(), d_cell * f


def _only_usual_gru(direction: str, gate_order: str, reset_after: bool) -> None:
    if direction != "UNIDIRECTIONAL" or gate_order != "rzh" or not reset_after:
        raise NotImplementedError(
            f"direction {direction} with gates {gate_order} and reset_after {reset_after} is not supported"
        )


def dynamic_gru(
    x: Tensor, w_ih: Tensor, w_hh: Tensor, b_ih: Tensor | None, b_hh: Tensor | None, lengths: Tensor | None,
    h0: Tensor | None, *, direction: str = "UNIDIRECTIONAL", gate_order: str = "rzh", reset_after: bool = True,
    **settings: Any,
) -> tuple[Tensor, ...]:  # fmt: skip
    """A GRU layer of the older interface, with transposed weights.

    The results are the steps of y, h, the gates z, r and n, and of n's part that is made of h.
    """
    _only_usual_gru(direction, gate_order, reset_after)
    inputs = x.float() @ w_ih.float() + (0 if b_ih is None else b_ih.float())
    h = torch.zeros(x.shape[1], len(w_hh), dtype=torch.float32) if h0 is None else h0.float().view(-1, len(w_hh))
    records: Steps = [[] for _ in range(5)]
    for step in inputs:
        r, z, n = step.chunk(3, -1)
        of_r, of_z, of_n = (h @ w_hh.float() + (0 if b_hh is None else b_hh.float())).chunk(3, -1)
        r, z = torch.sigmoid(r + of_r), torch.sigmoid(z + of_z)
        n = torch.tanh(n + r * of_n)
        h = (1 - z) * n + z * h
        for record, value in zip(records, (h, z, r, n, of_n), strict=True):
            record.append(value)
    results = [torch.stack(record) for record in records]
    return results[0], *results


def dynamic_gru_gradient(
    x: Tensor, w_ih: Tensor, w_hh: Tensor, y: Tensor, h0: Tensor, h: Tensor, dy: Tensor, dh: Tensor, z: Tensor,
    r: Tensor, n: Tensor, of_n: Tensor, *rest: Tensor | None, direction: str = "UNIDIRECTIONAL",
    gate_order: str = "rzh", reset_after: bool = True, **settings: Any,
) -> tuple[Tensor, ...]:  # fmt: skip
    """The gradients of :func:`dynamic_gru` with respect to the weights, the biases, x and h."""
    _only_usual_gru(direction, gate_order, reset_after)
    before = torch.cat((h0.float().view(1, *h.shape[1:]), h[:-1].float()))
    d_inputs, d_states = [], []
    carried = dh.float().reshape(before[0].shape)
    for step in reversed(range(len(x))):
        d_h = dy[step].float() + carried
        d_n = d_h * (1 - z[step]) * (1 - n[step].square())
        d_z = d_h * (before[step] - n[step]) * z[step] * (1 - z[step])
        d_r = d_n * of_n[step] * r[step] * (1 - r[step])
        d_inputs.append(torch.cat((d_r, d_z, d_n), -1))
        d_states.append(torch.cat((d_r, d_z, d_n * r[step]), -1))
        carried = d_h * z[step] + d_states[-1] @ w_hh.float().t()
    of_x, of_h = torch.stack(d_inputs[::-1]), torch.stack(d_states[::-1])
    d_w_ih = x.float().flatten(0, 1).t() @ of_x.flatten(0, 1)
    d_w_hh = before.flatten(0, 1).t() @ of_h.flatten(0, 1)
    return d_w_ih, d_w_hh, of_x.sum((0, 1)), of_h.sum((0, 1)), of_x @ w_ih.float().t(), carried
