# SPDX-License-Identifier: Apache-2.0
"""Mixtures of experts: choosing experts, sorting tokens by expert and back, products of each group with its matrix."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import torch
from torch import Tensor
from torch.nn import functional as F  # noqa: N812

from actgrad.npu.int8 import as_int8, by_largest
from actgrad.npu.recording import recording


def permuted_tokens(tokens: Tensor, indices: Tensor, count: int, padded: bool) -> tuple[Tensor, Tensor]:
    """The tokens sorted by expert, and the new row of each choice."""
    flat = indices.reshape(-1).long()
    if padded:
        return tokens[flat], flat
    choices = indices.shape[1] if indices.dim() == 2 else 1
    order = torch.argsort(flat, stable=True)
    return tokens[order[:count] // choices], torch.argsort(order)


def permuted_tokens_backward(grad: Tensor, places: Tensor, choices: int, padded: bool, out: Tensor) -> Tensor:
    """The gradient of :func:`permuted_tokens` with respect to the tokens."""
    if padded:
        return torch.zeros_like(out, dtype=torch.float32).index_add_(0, places.long(), grad.float())
    return _rows(grad, places).float().view(-1, choices, grad.shape[-1]).sum(1)


def _rows(values: Tensor, places: Tensor) -> Tensor:
    """Rows of ``values``; 0 for indices beyond the last row."""
    flat = places.long().reshape(-1)
    inside = (flat >= 0) & (flat < len(values))
    rows = values[torch.where(inside, flat, 0)]
    return torch.where(inside[:, None], rows, torch.zeros_like(rows))


def unpermuted_tokens(
    permuted: Tensor, places: Tensor, probs: Tensor | None, padded: bool, shape: Sequence[int]
) -> Tensor:
    """The weighted sum of each token over its choices."""
    if padded:
        weights = torch.ones(len(permuted), dtype=torch.float32) if probs is None else probs.float().t().reshape(-1)
        start = torch.zeros(*shape, dtype=torch.float32, device=permuted.device)
        return start.index_add_(0, places.long(), permuted.float() * weights[:, None])
    rows = _rows(permuted, places).float()
    if probs is None or probs.numel() == 0:
        return rows
    return (rows.view(*probs.shape, -1) * probs.float()[..., None]).sum(1)


def unpermuted_tokens_backward(
    permuted: Tensor | None, grad: Tensor, places: Tensor, probs: Tensor | None, padded: bool, out: Tensor
) -> tuple[Tensor, Tensor | None]:
    """The gradients of :func:`unpermuted_tokens` with respect to the permuted tokens and the weights."""
    if padded:
        raise NotImplementedError("the gradient of padded experts is not supported")
    choices = 1 if probs is None or probs.numel() == 0 else probs.shape[1]
    each = grad.float().repeat_interleave(choices, 0)
    d_probs = None
    if probs is not None and probs.numel():
        if permuted is not None:
            d_probs = (_rows(permuted, places).float() * each).sum(-1).view(probs.shape)
        each = each * probs.float().reshape(-1, 1)
    d_permuted = torch.zeros(out.shape, dtype=torch.float32, device=grad.device)
    flat = places.long().reshape(-1)
    inside = flat < len(d_permuted)
    d_permuted[flat[inside]] = each[inside]
    return d_permuted, d_probs


def mapped_tokens(
    tokens: Tensor, chosen: Tensor, probs: Tensor | None, count: int, padded: bool
) -> tuple[Tensor, Tensor | None, Tensor]:
    """The tokens sorted by expert, from a map of tokens and experts; their weights and new rows."""
    by_expert = chosen.t().bool()
    if padded:
        each = count // len(by_expert)
        order = by_expert.to(torch.int8).argsort(dim=1, descending=True, stable=True)[:, :each]
        weights = None if probs is None else probs.t().gather(1, order).reshape(-1)
        return tokens[order.reshape(-1)], weights, order.reshape(-1)
    sources = by_expert.nonzero()[:, 1]
    weights = None if probs is None else probs.t().masked_select(by_expert)
    return tokens[sources], weights, sources.argsort(stable=True)


def mapped_tokens_backward(
    grad: Tensor, d_weights: Tensor | None, places: Tensor, chosen: Tensor, padded: bool, out: Tensor
) -> tuple[Tensor, Tensor | None]:
    """The gradients of :func:`mapped_tokens` with respect to the tokens and the weights."""
    by_expert = chosen.t().bool()
    sources = places.long() if padded else by_expert.nonzero()[:, 1]
    d_tokens = torch.zeros(out.shape, dtype=torch.float32).index_add_(0, sources, grad.float())
    if d_weights is None or d_weights.numel() == 0:
        return d_tokens, None
    d_probs = torch.zeros(by_expert.shape, dtype=d_weights.dtype)
    if padded:
        d_probs.scatter_(1, sources.view(len(by_expert), -1), d_weights.view(len(by_expert), -1))
    else:
        d_probs.masked_scatter_(by_expert, d_weights)
    return d_tokens, d_probs.t()


def _map_entries(
    chosen: Tensor | None, places: Tensor, tokens: Tensor | None, count: int, experts: int
) -> tuple[Tensor, ...]:
    """The row, the token and the expert of each choice; ``tokens`` are given of padded experts alone."""
    rows = places.reshape(-1).long()
    if tokens is not None:
        return rows, tokens.reshape(-1).long(), rows // (len(rows) // max(experts, 1))
    if chosen is None:
        return rows, torch.arange(len(rows)) // (len(rows) // max(count, 1)), torch.zeros_like(rows)
    at, of = chosen.bool().nonzero().unbind(1)
    return rows, at, of


def unmapped_tokens(
    permuted: Tensor, places: Tensor, chosen: Tensor | None, probs: Tensor | None, padded: bool, shape: Sequence[int]
) -> tuple[Tensor, Tensor, Tensor, Tensor | None]:
    """The weighted sum of each token over its experts; the row and the token of each choice, and its weight.

    ``places`` has the row of each choice or, of padded experts, the token of each row.
    """
    experts = chosen.shape[1] if chosen is not None else 0 if probs is None else probs.shape[1]
    of_rows = None
    if padded:
        of_rows, places = torch.sort(places.reshape(-1).long(), stable=True)
    rows, tokens, of = _map_entries(chosen, places, of_rows, shape[0], experts)
    values, weights = permuted[rows].float(), None
    if probs is not None and probs.numel():
        weights = probs[tokens, of]
        values = values * weights.float()[:, None]
    out = torch.zeros(*shape, dtype=torch.float32).index_add_(0, tokens, values)
    return out, rows, tokens, weights


def unmapped_tokens_backward(
    grad: Tensor, places: Tensor, tokens: Tensor, chosen: Tensor | None, permuted: Tensor | None,
    probs: Tensor | None, padded: bool, out: Tensor,
) -> tuple[Tensor, Tensor | None]:  # fmt: skip
    """The gradients of :func:`unmapped_tokens` with respect to the permuted tokens and the weights."""
    experts = 0 if probs is None else probs.shape[1]
    rows, at, of = _map_entries(chosen, places, tokens if padded else None, len(grad), experts)
    each = grad.float()[at]
    d_permuted = torch.zeros(out.shape, dtype=torch.float32)
    if probs is None or not probs.numel():
        return d_permuted.index_copy_(0, rows, each), None
    d_permuted.index_copy_(0, rows, each * probs[at, of].float()[:, None])
    if permuted is None:
        return d_permuted, None
    d_probs = torch.zeros(probs.shape, dtype=torch.float32)
    d_probs[at, of] = (permuted[rows].float() * each).sum(-1)
    return d_permuted, d_probs


def top_experts(
    scores: Tensor, finished: Tensor | None, k: int, *, renormalised: bool = False
) -> tuple[Tensor, Tensor, Tensor]:
    """The weights of the best experts, the experts, and the softmax of all scores."""
    whole = torch.softmax(scores.float(), -1)
    values, experts = torch.sort(scores.float() if renormalised else whole, dim=-1, descending=True, stable=True)
    weights, experts = values[..., :k], experts[..., :k]
    if renormalised:
        weights = torch.softmax(weights, -1)
    if finished is not None and finished.numel():
        experts = torch.where(finished.bool()[..., None], scores.shape[-1], experts)
    return weights, experts, whole


def gated_top_k(scores: Tensor, finished: Tensor | None, k: int) -> tuple[Tensor, Tensor, Tensor]:
    """The weights of the best experts, the experts, and the new row of each choice."""
    weights, experts, _ = top_experts(scores, finished, k)
    count = experts.shape[:-1].numel()
    rows = torch.arange(count * k, device=scores.device).view(k, count).t().reshape(experts.shape)
    return weights, experts, rows


def grouped_top_k(
    scores: Tensor, bias: Tensor | None, k: int, k_group: int, groups: int, by_two: bool, sigmoid: bool,
    scale: float, eps: float, renormalised: bool,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    """The weights of the best experts of the best groups, the experts, and all experts' weights."""
    whole = torch.sigmoid(scores.float()) if sigmoid else torch.softmax(scores.float(), -1)
    ranked = whole if bias is None else whole + bias.float()
    if groups > 1:
        parts = ranked.view(*ranked.shape[:-1], groups, -1)
        of_group = parts.topk(2, -1)[0].sum(-1) if by_two else parts.amax(-1)
        best = of_group.topk(k_group, -1)[1]
        keep = torch.zeros_like(of_group, dtype=torch.bool).scatter_(-1, best, True)
        ranked = parts.masked_fill(~keep[..., None], -torch.inf).flatten(-2)
    experts = ranked.sort(dim=-1, descending=True, stable=True)[1][..., :k]
    weights = whole.gather(-1, experts)
    if sigmoid or renormalised:
        weights = weights / (weights.sum(-1, keepdim=True) + eps)
    return weights * scale, experts, whole


def grouped_top_k_backward(
    whole: Tensor, grad: Tensor, experts: Tensor, renormalised: bool, sigmoid: bool, scale: float, eps: float
) -> Tensor:
    """The gradient of :func:`grouped_top_k`'s weights with respect to the scores."""
    with recording():
        leaf = whole.detach().float().requires_grad_()
        weights = leaf.gather(-1, experts.long())
        if sigmoid or renormalised:
            weights = weights / (weights.sum(-1, keepdim=True) + eps)
    (d_whole,) = torch.autograd.grad(weights * scale, leaf, grad.float())
    p = whole.float()
    return d_whole * p * (1 - p) if sigmoid else p * (d_whole - (d_whole * p).sum(-1, keepdim=True))


def by_expert_of_ranks(
    tokens: Tensor, counts: Tensor, scales: Tensor | None, kind: int, order: int
) -> tuple[Tensor, Tensor | None, Tensor, Tensor]:
    """Tokens sorted by rank and expert, sorted by expert and rank; their scales, rows before, and experts' counts."""
    if order:
        raise NotImplementedError(f"idx_type {order} is not supported; 0 is")
    table = counts.long()
    starts = (table.reshape(-1).cumsum(0) - table.reshape(-1)).view(table.shape)
    parts = [
        torch.arange(first, first + count)
        for first, count in zip(starts.t().reshape(-1).tolist(), table.t().reshape(-1).tolist(), strict=True)
    ]
    places, totals = torch.cat(parts), table.sum(0)
    moved = None if scales is None or not scales.numel() else scales[places]
    return tokens[places], moved, places, totals if kind else totals.cumsum(0)


def quantised_rows(rows: Tensor, scale: Tensor | None, offset: Tensor | None, kind: int) -> tuple[Tensor, Tensor]:
    """Rows as int8, by a given scale (kind 0) or by each row's largest value (kind 1); and the scales."""
    values = rows.float()
    if kind == 0:
        if scale is None or offset is None:
            raise ValueError("a scale and an offset are needed")
        return as_int8(values * scale.float() + offset.float()), torch.zeros(0)
    if kind != 1:
        raise NotImplementedError(f"quant_mode {kind} is not supported; -1, 0 and 1 are")
    values = values if scale is None or not scale.numel() else values * scale.float()
    integers, row_scale = by_largest(values)
    return integers, row_scale.squeeze(-1)


def quantised_routing(
    x: Tensor, experts: Tensor, bounds: Sequence[int], scattered: bool, scale: Tensor | None, offset: Tensor | None,
    kind: int, scales: Tensor,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    """:func:`routed_range` with rows as int8, whose scales are written; ``scale`` may have a row for each expert."""
    rows, places, counts = routed_range(x, experts, bounds[0], bounds[1], scattered)
    if scale is not None and scale.dim() == 2 and len(scale) > 1:
        scale = scale.repeat_interleave(counts, 0)
    integers, largest = quantised_rows(rows, scale, offset, kind)
    if kind == 1:
        scales.view(-1)[: len(largest)] = largest
    return integers, places, counts


def plain_routing(
    x: Tensor, experts: Tensor, bounds: Sequence[int], scattered: bool, scale: Tensor | None, scales: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    """:func:`routed_range`; writes the given scales of the rows."""
    if scale is not None and scale.numel():
        moved = routed_range(scale.view(-1, 1), experts, bounds[0], bounds[1], scattered)[0]
        scales.view(-1)[: len(moved)] = moved.view(-1)
    return routed_range(x, experts, bounds[0], bounds[1], scattered)


def feed_forward(
    x: Tensor, first: Tensor, second: Tensor, tokens: Sequence[int] | None, bias1: Tensor | None, bias2: Tensor | None,
    activation: str, ends: bool,
) -> Tensor:  # fmt: skip
    """Two products with an activation between them, by each expert for its rows."""
    active: dict[str, Callable[[Tensor], Tensor]] = {
        "relu": F.relu, "silu": F.silu, "gelu": lambda x: F.gelu(x, approximate="tanh"),
        "fastgelu": lambda x: x * torch.sigmoid(1.702 * x),
    }  # fmt: skip
    if activation not in active:
        raise NotImplementedError(f"activation {activation} is not supported; {', '.join(active)} are")

    def of(values: Tensor | None, expert: int) -> Tensor:
        if values is None:
            return torch.zeros(())
        return (values[expert] if tokens else values).float()

    def evaluate(rows: Tensor, expert: int) -> Tensor:
        hidden = active[activation](rows.float() @ of(first, expert) + of(bias1, expert))
        return hidden @ of(second, expert) + of(bias2, expert)

    if not tokens:
        return evaluate(x, 0)
    return torch.cat([evaluate(x[a:b], group) for group, a, b in group_bounds(tokens, 0 if ends else 1, 0)])


def low_rank_added(
    self: Tensor, x: Tensor, second: Tensor, indices: Tensor, first: Tensor | None, layer: int, scale: float,
    start: int, size: int,
) -> Tensor:  # fmt: skip
    """Adds to columns of each row its product with the matrices that its index selects."""
    result = self.float()
    columns = slice(start, result.shape[1] if size < 0 else start + size)
    for row, choice in enumerate(indices.tolist()):
        if 0 <= choice < len(second):
            value = x[row].float()
            value = value if first is None else first[choice, layer].float() @ value
            result[row, columns] += scale * (second[choice, layer].float() @ value)
    return result


def routed(x: Tensor, rows: Tensor, experts: Tensor, active: int) -> tuple[Tensor, Tensor, Tensor]:
    """The tokens sorted by expert, the new index of each row, and the sorted experts."""
    flat, order = experts.reshape(-1).sort(stable=True)
    sources = rows.reshape(-1)[order].long()
    places = torch.empty_like(sources)
    places[sources] = torch.arange(len(sources), device=x.device)
    count = min(len(x), active) * experts.shape[1]
    return x[sources[:count] % len(x)], places, flat


def routed_range(x: Tensor, experts: Tensor, first: int, last: int, scattered: bool) -> tuple[Tensor, Tensor, Tensor]:
    """The tokens of the experts ``first`` to ``last``, sorted by expert; their new rows; each expert's count."""
    flat = experts.reshape(-1).long()
    outside = (flat < first) | (flat >= last)
    order = torch.where(outside, torch.iinfo(torch.int32).max, flat).argsort(stable=True)
    valid = int((~outside).sum())
    counts = torch.bincount(flat[~outside] - first, minlength=last - first)
    places = torch.full_like(flat, -1)
    if scattered:
        places[:valid] = order[:valid]
    else:
        places[order[:valid]] = torch.arange(valid, device=x.device)
    return x[order[:valid] // experts.shape[1]], places, counts


def put_routed(
    out: Tensor, rows: Tensor, counts: Tensor, results: tuple[Tensor, Tensor, Tensor], kind: int, wanted: bool,
    first_expert: int = 0,
) -> None:  # fmt: skip
    """Writes :func:`routed_range`'s results.

    Counts are cumulative for kind 0; for kind 2 they are pairs with the expert, of those that have tokens.
    """
    front = out.view(-1, out.shape[-1])
    number = min(len(front), len(results[0]))
    front[:number] = results[0][:number]
    rows.copy_(results[1].view(rows.shape))
    if not wanted or counts.numel() == 0:
        return
    if kind == 2:
        used = results[2].nonzero().view(-1)
        counts.zero_()
        counts[: len(used)] = torch.stack((used + first_expert, results[2][used]), 1)
        return
    counts.view(-1)[: len(results[2])] = results[2].cumsum(0) if kind == 0 else results[2]


def finalized(
    rows: Tensor, places: Tensor, skip1: Tensor | None, skip2: Tensor | None, bias: Tensor | None,
    scales: Tensor | None, experts: Tensor | None, mode: int, k: int,
) -> Tensor:  # fmt: skip
    """The weighted sum of each token over its experts, with biases and skip connections."""
    choices = scales.shape[1] if scales is not None and scales.numel() else max(k, 1)
    table = places.long().view(choices, -1).t() if mode in (0, 1) else places.long().view(-1, choices)
    chosen = _rows(rows.reshape(-1, rows.shape[-1]), table).float().view(*table.shape, -1)
    if bias is not None and experts is not None:
        chosen = chosen + bias.float()[experts.long()]
    if scales is not None and scales.numel():
        chosen = chosen * scales.float()[..., None]
    result = chosen.sum(1)
    for skip in (skip1, skip2):
        result = result if skip is None else result + skip.float()
    return result


def group_bounds(groups: Tensor | Sequence[int] | None, kind: int, count: int) -> Iterator[tuple[int, int, int]]:
    """Each group's number, first and last row. A list of kind 0 holds ends, one of kind 1 sizes."""
    listed = groups.reshape(-1).tolist() if isinstance(groups, Tensor) else list(groups or ())
    pairs = list(zip(listed[::2], listed[1::2], strict=True) if kind == 2 else enumerate(listed))
    first = 0
    for group, value in pairs[: count or None]:
        last = value if kind == 0 else first + value
        yield int(group), first, int(last)
        first = int(last)


Tensors = Sequence[Tensor] | None
"""A list of tensors, or none."""

ACTIVATIONS = (
    lambda x: x, F.relu, lambda x: F.gelu(x, approximate="tanh"), None,
    lambda x: x * torch.sigmoid(1.702 * x), F.silu,
)  # fmt: skip


def refuse_offset(offsets: Tensors) -> None:
    """Raises NotImplementedError where an offset of products is given."""
    if any(offset is not None and offset.numel() for offset in offsets or ()):
        raise NotImplementedError("an offset of the products is not supported")


def grouped_matmul(
    outs: Sequence[Tensor],
    x: Sequence[Tensor],
    weight: Sequence[Tensor],
    bias: Tensors,
    groups: Tensor | Sequence[int] | None,
    kind: int,
    group_type: int,
    activation: int,
    scales: Tensors = None,
    token_scales: Tensors = None,
    weight_scales: Tensors = None,
    weight_offsets: Tensors = None,
) -> None:
    """The product of each group of rows with its own matrix; or those of groups of columns, stacked.

    Products of integers are scaled; matrices of integers for other rows are shifted and scaled before.
    """
    active = ACTIVATIONS[activation] if activation < len(ACTIVATIONS) else None
    if active is None:
        raise NotImplementedError(f"activation {activation} is not supported")

    def of(values: Tensors, group: int) -> Tensor | None:
        if not values:
            return None
        value = values[0][group] if len(values) == 1 and len(weight[0].shape) == 3 else values[group % len(values)]
        return value if value is not None and value.numel() else None

    def product(rows: Tensor, group: int, first: int) -> Tensor:
        matrix = weight[0][group] if len(weight) == 1 and weight[0].dim() == 3 else weight[group]
        of_integers = rows.dtype == torch.int8
        if of_integers:
            result = rows.double() @ matrix.double()  # exact
        else:
            result = rows.float() @ _unquantised(matrix, of(weight_scales, group), of(weight_offsets, group))
        result = result + _or_zero(of(bias, group)).to(result.dtype)
        scale = of(scales, group)
        if scale is not None:
            result = result.float() * unpacked_scale(scale)
        if token_scales and token_scales[0] is not None and token_scales[0].numel():
            result = result.float() * token_scales[0].reshape(-1, 1)[first : first + len(rows)].float()
        return active(result)

    def write(target: Tensor, value: Tensor) -> None:
        target.copy_(as_int8(value) if target.dtype == torch.int8 else value)

    if group_type == 2:
        for group, first, last in group_bounds(groups, kind, 0):
            write(outs[0][group], x[0][:, first:last].float() @ weight[0][first:last].float())
        return
    if group_type == -1 and len(x) == len(weight):
        for number, rows in enumerate(x):
            first = sum(len(before) for before in x[:number])
            write(outs[number] if len(outs) > 1 else outs[0][first : first + len(rows)], product(rows, number, 0))
        return
    whole = x[0] if len(x) == 1 else torch.cat(list(x))
    for group, first, last in group_bounds(groups, kind, 0):
        write(outs[group] if len(outs) > 1 else outs[0][first:last], product(whole[first:last], group, first))


def _unquantised(matrix: Tensor, scale: Tensor | None, offset: Tensor | None) -> Tensor:
    """A matrix as float32, shifted and scaled by column, or by column of each group of rows."""
    values = matrix.float()
    if scale is None:
        return values
    rows = len(matrix) // len(scale) if scale.dim() == 2 else 0

    def spread(factors: Tensor) -> Tensor:
        return factors.float().repeat_interleave(rows, 0) if rows else factors.float()

    return (values if offset is None else values + spread(offset)) * spread(scale)


def _or_zero(value: Tensor | None) -> Tensor:
    return torch.zeros(()) if value is None else value


def unpacked_scale(scale: Tensor) -> Tensor:
    """Scales as float32; 64-bit ones hold a float32 in the lower half."""
    if scale.dtype == torch.int64:
        return scale.view(torch.int32)[..., ::2].contiguous().view(torch.float32)
    return scale.float()


def grouped_matmul_add(self: Tensor, x: Tensor, weight: Tensor, groups: Tensor, kind: int) -> None:
    """Adds to each group's matrix the product of its rows' transpose with its rows."""
    matrices = self.view(-1, x.shape[1], weight.shape[1])
    for group, first, last in group_bounds(groups, kind, 0):
        matrices[group] += x[first:last].float().t() @ weight[first:last].float()
