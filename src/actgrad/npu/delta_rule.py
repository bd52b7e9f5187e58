# SPDX-License-Identifier: Apache-2.0
"""Linear attention by the gated delta rule: a state that maps keys to values decays, and each token corrects it."""

from __future__ import annotations

from collections.abc import Iterator

from torch import Tensor


def steps(
    q: Tensor, k: Tensor, v: Tensor, beta: Tensor | None, decay: Tensor | None, state: Tensor, scale: float
) -> Iterator[tuple[Tensor, Tensor]]:
    """The result and the state, (heads, value size, key size), after each token; in float32.

    The state becomes ``S = α S + β (v - α S k) kᵀ`` with α = e^decay, and the result is ``scale · S q``. Keys may have
    fewer heads than values, each for as many neighbouring ones.
    """
    each = v.shape[1] // k.shape[1]
    state = state.float()
    for token in range(len(v)):
        key, query = (x[token].float().repeat_interleave(each, 0).unsqueeze(-1) for x in (k, q))
        if decay is not None:
            state = state * decay[token].float().exp().view(-1, 1, 1)
        error = v[token].float().unsqueeze(-1) - state @ key
        if beta is not None:
            error = error * beta[token].float().view(-1, 1, 1)
        state = state + error @ key.mT
        yield scale * (state @ query).squeeze(-1), state


def _sequences(lengths: Tensor) -> Iterator[slice]:
    first = 0
    for length in lengths.tolist():
        yield slice(first, first + length)
        first += length


def _of(tokens: slice, beta: Tensor | None, decay: Tensor | None) -> tuple[Tensor | None, Tensor | None]:
    return None if beta is None else beta[tokens], None if decay is None else decay[tokens]


def recurrent_delta_rule(
    q: Tensor, k: Tensor, v: Tensor, beta: Tensor | None, states: Tensor, lengths: Tensor, places: Tensor,
    decay: Tensor | None, key_decay: Tensor | None, accepted: Tensor | None, scale: float, out: Tensor,
) -> None:  # fmt: skip
    """Writes the results, and the state after each token to its place.

    A sequence begins with the state of its first token's place, or of the last accepted token's.
    """
    if key_decay is not None and key_decay.numel():
        raise NotImplementedError("a decay of each key (gk) is not supported")
    for number, tokens in enumerate(_sequences(lengths)):
        if tokens.start == tokens.stop:
            continue
        last = 0 if accepted is None else int(accepted[number]) - 1
        begin = states[int(places[tokens.start + last])].clone()
        found = steps(q[tokens], k[tokens], v[tokens], *_of(tokens, beta, decay), begin, scale)
        for token, (result, state) in enumerate(found, tokens.start):
            out[token] = result
            states[int(places[token])] = state


def chunked_delta_rule(
    q: Tensor, k: Tensor, v: Tensor, beta: Tensor | None, states: Tensor, lengths: Tensor, scale: float,
    decay: Tensor | None, out: Tensor, last: Tensor,
) -> None:  # fmt: skip
    """Writes the results, and the last state of each sequence, which begins with its own."""
    for number, tokens in enumerate(_sequences(lengths)):
        state = states[number].float()
        found = steps(q[tokens], k[tokens], v[tokens], *_of(tokens, beta, decay), state, scale)
        for token, (result, state) in enumerate(found, tokens.start):  # noqa: B007
            out[token] = result
        last[number] = state
