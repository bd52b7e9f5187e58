# SPDX-License-Identifier: Apache-2.0
"""torch_npu's own operators compared with equivalents in PyTorch on the CPU, forward and backward."""

from __future__ import annotations

import sys
import traceback

import api
import torch
import torch_npu
from reached import reached, record_reached
from torch import Tensor, nn
from torch.nn import functional as F  # noqa: N812

from actgrad.npu.lines.attention import ATTENTION
from actgrad.npu.lines.experts import EXPERTS
from actgrad.npu.lines.norms import NORMS
from actgrad.npu.lines.quantisation import QUANTISATION
from actgrad.npu.lines.recurrent import RECURRENT

REACHED = {
    served.name for group in (ATTENTION, EXPERTS, NORMS, QUANTISATION, RECURRENT) for served in group
    if served.name not in api.REACHED
} | {"ScatterNdUpdate", "InplaceScatterUpdate", "ScatterList", "TransposeBatchMatMul"}  # fmt: skip
"""What this program reaches but for COMPATIBLE; operators.py reaches the rest."""

COMPATIBLE = {"FastLayerNorm", "MaxPool2dWithIndices", "MaxPool2dWithIndicesBackward"}
"""What only TORCH_NPU_USE_COMPATIBLE_IMPL=1 reaches, in compatible.py."""


def close(results, truths, *, relative: float = 2e-5) -> None:
    results = results if isinstance(results, tuple | list) else (results,)
    truths = truths if isinstance(truths, tuple | list) else (truths,)
    assert len(results) == len(truths), (len(results), len(truths))
    for result, truth in zip(results, truths, strict=True):
        torch.testing.assert_close(
            result.detach().cpu(), truth.detach().to(result.dtype), rtol=relative, atol=relative / 2
        )


def leaves(*tensors: Tensor, device: str = "npu") -> list[Tensor]:
    return [tensor.detach().clone().to(device).requires_grad_() for tensor in tensors]


def same_gradients(on_npu, on_cpu, *tensors: Tensor, relative: float = 2e-5) -> None:
    """``on_npu`` and ``on_cpu`` are functions of the tensors; their first results and all gradients agree."""
    here, there = leaves(*tensors), leaves(*tensors, device="cpu")
    result, truth = on_npu(*here), on_cpu(*there)
    grad = torch.linspace(-1, 1, truth.numel()).view(truth.shape)
    result.backward(grad.npu().to(result.dtype))
    truth.backward(grad.to(truth.dtype))
    close([result, *(x.grad for x in here)], [truth, *(x.grad for x in there)], relative=relative)


# ---- norms and rotary embeddings ----


def rms(x: Tensor, gamma: Tensor, eps: float = 1e-6) -> Tensor:
    return F.rms_norm(x, gamma.shape, gamma, eps)


def norms() -> None:
    x, y, gamma, beta = torch.randn(4, 8), torch.randn(4, 8), torch.randn(8), torch.randn(8)
    npu = [tensor.npu() for tensor in (x, y, gamma, beta)]
    same_gradients(lambda a, b: torch_npu.npu_rms_norm(a, b)[0], rms, x, gamma)
    rstd = torch.rsqrt((x + y).square().mean(-1, keepdim=True) + 1e-6)
    close(torch_npu.npu_add_rms_norm(*npu[:3]), (rms(x + y, gamma), rstd, x + y))
    half = [tensor.half() for tensor in npu]
    total = x.half() + y.half()
    truth = rms(total.float(), gamma.half().float())
    out, _, rounded = torch_npu.npu_add_rms_norm(*half[:3])
    close((out, rounded), (truth, total), relative=2**-9)
    close(torch_npu.npu_add_rms_norm_cast(*half[:3])[:2], (truth, truth), relative=2**-9)
    close(torch_npu.npu_add_rms_norm_v2_functional(*npu[:3]), (rstd, rms(x + y, gamma), x + y))
    close(torch_npu.npu_gemma_rms_norm(npu[0], npu[2])[0], rms(x, 1 + gamma))
    out, mean, _, total = torch_npu.npu_add_layer_norm(*npu, 1e-5, True)
    close((out, mean, total), (F.layer_norm(x + y, (8,), gamma, beta), (x + y).mean(-1, keepdim=True), x + y))
    same_gradients(
        lambda a, b, c, d: torch_npu.npu_add_layer_norm(a, b, c, d)[0],
        lambda a, b, c, d: F.layer_norm(a + b, (8,), c, d),
        x, y, gamma, beta,
    )  # fmt: skip
    same_gradients(
        lambda a, b, c, d: torch_npu.npu_deep_norm(a, b, c, d, 0.3, 1e-6)[2],
        lambda a, b, c, d: F.layer_norm(0.3 * a + b, (8,), d, c, 1e-6),
        x, y, beta, gamma,
    )  # fmt: skip
    image, scale, shift = torch.randn(2, 4, 3, 3), torch.randn(4), torch.randn(4)
    close(
        torch_npu.npu_group_norm_silu(image.npu(), scale.npu(), shift.npu(), 2)[0],
        F.silu(F.group_norm(image, 2, scale, shift)),
    )

    def swish(x: Tensor, w: Tensor, b: Tensor) -> Tensor:
        y = F.group_norm(x, 2, w, b)
        return y * torch.sigmoid(1.5 * y)

    same_gradients(lambda x, w, b: torch_npu.npu_group_norm_swish(x, 2, w, b, 1e-5, 1.5)[0], swish, image, scale, shift)


def rotary() -> None:
    q, k = torch.randn(1, 4, 2, 8), torch.randn(1, 4, 1, 8)
    cos, sin = torch.randn(1, 4, 1, 8), torch.randn(1, 4, 1, 8)

    def halves(x: Tensor) -> Tensor:
        left, right = x.chunk(2, -1)
        return torch.cat((-right, left), -1)

    def pairs(x: Tensor) -> Tensor:
        return torch.stack((-x[..., 1::2], x[..., ::2]), -1).flatten(-2)

    for mode, rotated in (("half", halves), ("interleave", pairs)):
        given = [tensor.clone().npu() for tensor in (q, k, cos, sin)]
        results = torch_npu.npu_apply_rotary_pos_emb(*given, "BSND", mode)
        close(results, [x * cos + rotated(x) * sin for x in (q, k)])
        same_gradients(
            lambda x, c, s, mode=mode: torch_npu.npu_rotary_mul(x, c, s, mode),
            lambda x, c, s, rotated=rotated: x * c + rotated(x) * s,
            q, cos, sin,
        )  # fmt: skip
        short = [x.half() for x in (q, cos, sin)]
        exact = short[0].double() * short[1].double() + rotated(short[0].double()) * short[2].double()
        result = torch_npu.npu_rotary_mul(*[x.npu() for x in short], mode)
        assert torch.equal(result.cpu(), exact.half())  # rounded once


def interleaved() -> None:
    x, cos, sin = torch.randn(2, 4, 1, 64), torch.randn(2, 1, 1, 64), torch.randn(2, 1, 1, 64)
    left, right = x[..., ::2], x[..., 1::2]
    apart, rotated = torch.cat((left, right), -1), torch.cat((-right, left), -1)
    close(torch_npu.npu_interleave_rope(x.npu(), cos.npu(), sin.npu()), apart * cos + rotated * sin)


def biased_softmax() -> None:
    x, mask, bias = torch.randn(2, 3, 4, 8, 8), torch.randn(3, 8, 8), torch.randn(4, 8, 8)
    out = torch_npu.npu_masked_softmax_with_rel_pos_bias(
        x.npu(), mask[None, :, None].npu(), bias[None, None].npu(), 0.5
    )
    close(out, F.softmax(x * 0.5 + mask[None, :, None] + bias[None, None], -1))


def masked_softmax() -> None:
    x, mask = torch.randn(2, 3, 32, 32), torch.rand(2, 1, 32, 32) > 0.6
    x, mask = x[..., :32, :32], mask[..., :32, :32]
    same_gradients(
        lambda x: torch_npu.npu_scaled_masked_softmax(x, mask.npu(), 0.5, False),
        lambda x: F.softmax((x * 0.5).masked_fill(mask, -10000.0), -1),
        x.half(),
        relative=2**-9,
    )


# ---- attention ----


def reference(q, k, v, *, mask=None, scale=0.25, bias=None):
    """Attention of (batch, heads, sequence, size); a query without any visible key gives 0."""
    each = q.shape[1] // k.shape[1]
    k, v = k.repeat_interleave(each, 1), v.repeat_interleave(each, 1)
    scores = q @ k.mT * scale
    if bias is not None:
        scores = scores + bias
    if mask is not None:
        scores = scores.masked_fill(mask, -torch.inf)
    return torch.nan_to_num(scores.softmax(-1), 0.0) @ v


def attention() -> None:
    q, k, v = torch.randn(2, 4, 5, 8), torch.randn(2, 2, 7, 8), torch.randn(2, 2, 7, 8)
    mask = torch.rand(2, 1, 5, 7) > 0.5
    mask[0, 0, 0] = True  # a query without any visible key
    causal = torch.arange(7) > torch.arange(5)[:, None] + 2

    def fused(q, k, v, **settings):
        return torch_npu.npu_fusion_attention(q, k, v, 4, "BNSD", scale=0.25, **settings)[0]

    same_gradients(
        lambda q, k, v: fused(q, k, v, atten_mask=mask.npu()), lambda q, k, v: reference(q, k, v, mask=mask), q, k, v
    )
    square = torch.ones(2048, 2048, dtype=torch.bool).triu(1).npu()
    same_gradients(
        lambda q, k, v: fused(q, k, v, atten_mask=square, sparse_mode=3),
        lambda q, k, v: reference(q, k, v, mask=causal), q, k, v,
    )  # fmt: skip
    rows, columns = torch.arange(5)[:, None] + 2, torch.arange(7)
    band = (columns < rows - 2) | (columns > rows + 1)
    same_gradients(
        lambda q, k, v: fused(q, k, v, atten_mask=square, sparse_mode=4, pre_tockens=2, next_tockens=1),
        lambda q, k, v: reference(q, k, v, mask=band), q, k, v,
    )  # fmt: skip
    for mode in (2, 3, 4):  # without effect where there is no mask
        close(fused(q.npu(), k.npu(), v.npu(), sparse_mode=mode, next_tockens=0), reference(q, k, v))
    bias = torch.randn(2, 4, 5, 7)
    same_gradients(
        lambda q, k, v: fused(q, k, v, pse=bias.npu()),
        lambda q, k, v: reference(q, k, v, bias=bias * 0.25), q, k, v,
    )  # fmt: skip
    sinks = torch.randn(4)

    def with_sink(q, k, v, sink):
        scores = q @ k.repeat_interleave(2, 1).mT * 0.25
        scores = torch.cat((scores, sink.view(1, 4, 1, 1).expand(2, 4, 5, 1)), -1)
        return scores.softmax(-1)[..., :-1] @ v.repeat_interleave(2, 1)

    same_gradients(lambda q, k, v, sink: fused(q, k, v, sink=sink), with_sink, q, k, v, sinks)
    same_gradients(
        lambda q, k, v: torch_npu.npu_fusion_attention_v2(
            q, k, v, 4, "BNSD", pse=bias.npu(), scale=0.25, pse_type=0
        )[0],
        lambda q, k, v: reference(q, k, v, bias=bias), q, k, v,
    )  # fmt: skip
    for layout, relaid in (
        ("BSND", lambda x: x.transpose(1, 2)),
        ("BSH", lambda x: x.transpose(1, 2).flatten(2)),
        ("SBH", lambda x: x.permute(2, 0, 1, 3).flatten(2)),
    ):
        given = [relaid(x).contiguous().npu() for x in (q, k, v)]
        close(torch_npu.npu_fusion_attention(*given, 4, layout, scale=0.25)[0], relaid(reference(q, k, v)))


def packed_attention() -> None:
    q, k, v = torch.randn(8, 4, 8), torch.randn(9, 2, 8), torch.randn(9, 2, 8)
    q_rope, k_rope = torch.randn(8, 4, 4), torch.randn(9, 2, 4)
    ends_q, ends_k = [3, 8], [4, 9]

    def each(q, k, v, *, causal=False):
        parts = []
        for a, b, c, d in ((0, 3, 0, 4), (3, 8, 4, 9)):
            mask = torch.arange(d - c) > torch.arange(b - a)[:, None] + (d - c) - (b - a) if causal else None
            part = [x[first:last].transpose(0, 1)[None] for x, first, last in ((q, a, b), (k, c, d), (v, c, d))]
            parts.append(reference(*part, mask=mask)[0].transpose(0, 1))
        return torch.cat(parts)

    ends = {"actual_seq_qlen": ends_q, "actual_seq_kvlen": ends_k}
    same_gradients(
        lambda q, k, v: torch_npu.npu_fusion_attention(q, k, v, 4, "TND", scale=0.25, **ends)[0], each, q, k, v
    )
    with_empty = {"actual_seq_qlen": [0, 3, 3, 8], "actual_seq_kvlen": [0, 4, 4, 9]}
    same_gradients(
        lambda q, k, v: torch_npu.npu_fusion_attention(q, k, v, 4, "TND", scale=0.25, **with_empty)[0], each, q, k, v
    )
    keyless = {"actual_seq_qlen": [3, 8], "actual_seq_kvlen": [4, 4]}
    left_out = {"actual_seq_qlen": [3, 0], "actual_seq_kvlen": [4, 0]}
    for lengths in (keyless, left_out):
        same_gradients(
            lambda q, k, v, lengths=lengths: torch_npu.npu_fusion_attention(
                q, k, v, 4, "TND", scale=0.25, **lengths
            )[0],
            lambda q, k, v: torch.cat((each(q, k, v)[:3], torch.zeros(5, 4, 8))), q, k, v,
        )  # fmt: skip
    square = torch.ones(2048, 2048, dtype=torch.bool).triu(1).npu()
    same_gradients(
        lambda q, k, v: torch_npu.npu_fusion_attention(
            q, k, v, 4, "TND", scale=0.25, atten_mask=square, sparse_mode=3, softmax_layout="TND", **ends
        )[0],
        lambda q, k, v: each(q, k, v, causal=True), q, k, v,
    )  # fmt: skip
    sink = torch.full((4,), -1e4)
    same_gradients(
        lambda q, k, v: torch_npu.npu_fusion_attention(q, k, v, 4, "TND", scale=0.25, sink=sink.npu(), **ends)[0],
        each, q, k, v,
    )  # fmt: skip
    same_gradients(
        lambda q, k, v: torch_npu.npu_fusion_attention_v2(q, k, v, 4, "TND", scale=0.25, **ends)[0], each, q, k, v
    )
    same_gradients(
        lambda q, k, v, qr, kr: torch_npu.npu_fusion_attention_v2(
            q, k, v, 4, "TND", query_rope=qr, key_rope=kr, scale=0.25, **ends
        )[0],
        lambda q, k, v, qr, kr: each(torch.cat((q, qr), -1), torch.cat((k, kr), -1), v),
        q, k, v, q_rope, k_rope,
    )  # fmt: skip


def distances_of_packed_attention() -> None:
    q, k, v, slopes = torch.randn(8, 2, 8), torch.randn(8, 2, 8), torch.randn(8, 2, 8), torch.rand(2, 2)
    bounds, ends = ((0, 3), (3, 8)), {"actual_seq_qlen": [3, 8], "actual_seq_kvlen": [3, 8]}

    def each(q, k, v, root):
        parts = []
        for number, (a, b) in enumerate(bounds):
            distance = (torch.arange(b - a)[:, None] - torch.arange(b - a)).abs().float()
            bias = -slopes[number].view(2, 1, 1) * (distance.sqrt() if root else distance)
            parts.append(reference(*[x[a:b].transpose(0, 1)[None] for x in (q, k, v)], bias=bias)[0].transpose(0, 1))
        return torch.cat(parts)

    for kind in (2, 3):
        same_gradients(
            lambda q, k, v, kind=kind: torch_npu.npu_fusion_attention_v2(
                q, k, v, 2, "TND", pse=slopes.npu(), scale=0.25, pse_type=kind, **ends
            )[0],
            lambda q, k, v, kind=kind: each(q, k, v, kind == 3), q, k, v,
        )  # fmt: skip


def parts_of_packed_attention() -> None:
    square = torch.ones(2048, 2048, dtype=torch.bool).triu(1).npu()
    # A part of the last or the first sequence, in which other rows than those of a causal mask see a key.
    for mode, ends_q, ends_k, pre, after in ((7, [3, 5], [3, 9], 6, -2), (8, [3, 8, 12], [4, 9, 13], 4, 1)):
        q, k, v = torch.randn(ends_q[-1], 2, 8), torch.randn(ends_k[-1], 2, 8), torch.randn(ends_k[-1], 2, 8)
        bounds = list(zip([0, *ends_q], ends_q, [0, *ends_k], ends_k, strict=False))
        shared = len(bounds) - 1 if mode == 7 else 0

        def each(q, k, v, mode=mode, bounds=bounds, shared=shared, pre=pre, after=after):
            parts = []
            for number, (a, b, c, d) in enumerate(bounds):
                rows, columns = torch.arange(b - a)[:, None], torch.arange(d - c)
                corner = rows + (d - c) - (b - a)
                mask = columns > (corner if mode == 7 else rows)
                if number == shared:
                    mask = (columns < corner - pre) | (columns > corner + after)
                part = [x[first:last].transpose(0, 1)[None] for x, first, last in ((q, a, b), (k, c, d), (v, c, d))]
                parts.append(reference(*part, mask=mask)[0].transpose(0, 1))
            return torch.cat(parts)

        settings = {"sparse_mode": mode, "pre_tockens": pre, "next_tockens": after}
        lengths = {"actual_seq_qlen": ends_q, "actual_seq_kvlen": ends_k}
        same_gradients(
            lambda q, k, v, more={**settings, **lengths}: torch_npu.npu_fusion_attention(
                q, k, v, 2, "TND", scale=0.25, atten_mask=square, **more
            )[0],
            each, q, k, v,
        )  # fmt: skip


def inference() -> None:
    q, k, v = torch.randn(2, 4, 5, 8), torch.randn(2, 2, 7, 8), torch.randn(2, 2, 7, 8)
    given = [x.npu() for x in (q, k, v)]
    settings = {"num_heads": 4, "num_key_value_heads": 2, "input_layout": "BNSD"}
    prompt = torch_npu.npu_prompt_flash_attention(
        *given, **settings, scale_value=0.25, next_tokens=2147483647, actual_seq_lengths=[5, 3],
        actual_seq_lengths_kv=[7, 4],
    )  # fmt: skip
    short = reference(q[1:, :, :3], k[1:, :, :4], v[1:, :, :4])
    close(prompt[:1], reference(q, k, v)[:1])
    close(prompt[1:, :, :3], short)
    step = torch_npu.npu_incre_flash_attention(
        q[:, :, :1].contiguous().npu(), *given[1:], **settings, scale_value=0.25, actual_seq_lengths=[7, 4]
    )
    close(step[1:], reference(q[1:, :, :1], k[1:, :, :4], v[1:, :, :4]))
    out, log = torch_npu.npu_fused_infer_attention_score(*given, **settings, scale=0.25, softmax_lse_flag=True)
    scores = q @ k.repeat_interleave(2, 1).mT * 0.25
    close((out, log), (reference(q, k, v), scores.logsumexp(-1, keepdim=True)))
    out, _ = torch_npu.npu_fused_infer_attention_score_v2(
        *given, num_query_heads=4, num_key_value_heads=2, input_layout="BNSD", softmax_scale=0.25
    )
    close(out, reference(q, k, v))
    pages = torch.randn(4, 4, 16), torch.randn(4, 4, 16)
    table = torch.tensor([[2, 0], [1, 3]], dtype=torch.int32)
    paged = torch_npu.npu_incre_flash_attention(
        q[:, :, :1].transpose(1, 2).flatten(2).contiguous().npu(), pages[0].npu(), pages[1].npu(),
        num_heads=4, num_key_value_heads=2, input_layout="BSH", scale_value=0.25, actual_seq_lengths=[7, 5],
        block_table=table.npu(), block_size=4,
    )  # fmt: skip
    whole = [torch.stack([x[row].flatten(0, 1) for row in table.long()]) for x in pages]
    keys, values = (x.view(2, 8, 2, 8).transpose(1, 2) for x in whole)
    mask = (torch.arange(8) >= torch.tensor([7, 5])[:, None]).view(2, 1, 1, 8)
    truth = reference(q[:, :, :1], keys, values, mask=mask).transpose(1, 2).flatten(2)
    close(paged, truth)


def masks_of_inference() -> None:
    q, k, v = torch.randn(2, 2, 5, 8), torch.randn(2, 2, 7, 8), torch.randn(2, 2, 7, 8)
    given, settings = [x.npu() for x in (q, k, v)], {"num_heads": 2, "input_layout": "BNSD"}

    def fused(*given: Tensor, **more):
        return torch_npu.npu_fused_infer_attention_score(*given, **settings, scale=0.25, **more)[0]

    mask = (torch.rand(2, 5, 7) > 0.6) & (torch.arange(7) > 0)
    larger = F.pad(mask, (0, 9, 0, 11), value=True)
    for shaped in (mask, mask[:, None], larger[:, None]):
        for lengths in ({}, {"actual_seq_lengths_kv": [7, 7]}):
            close(fused(*given, atten_mask=shaped.npu(), **lengths), reference(q, k, v, mask=mask[:, None]))
    square = torch.ones(2048, 2048, dtype=torch.bool).triu(1).npu()
    first = q[:, :, :1].contiguous()
    for mode in (2, 3, 4):  # without effect on a single query
        close(
            fused(first.npu(), *given[1:], atten_mask=square, sparse_mode=mode, next_tokens=0), reference(first, k, v)
        )
    row = mask[:, 1]
    for shaped in (row, row[:, None], row[:, None, None]):
        for lengths in ({}, {"actual_seq_lengths_kv": [7, 7]}):
            result = fused(first.npu(), *given[1:], atten_mask=shaped.npu(), next_tokens=0, **lengths)
            close(result, reference(first, k, v, mask=row[:, None, None]))
    close(fused(given[0], given[1][:, :, :0], given[2][:, :, :0]), torch.zeros_like(q))
    close(fused(*given, actual_seq_lengths_kv=[7, 0]), torch.cat((reference(q, k, v)[:1], torch.zeros_like(q[1:]))))
    assert "sparse mode 3 needs a mask" in api.error(lambda: fused(*given, sparse_mode=3))


def layouts_of_inference() -> None:
    relaid = {
        "BNSD": lambda x: x, "BSND": lambda x: x.transpose(1, 2), "BSH": lambda x: x.transpose(1, 2).flatten(2),
        "NBSD": lambda x: x.transpose(0, 1),
    }  # fmt: skip
    settings = {"num_heads": 4, "num_key_value_heads": 2, "scale": 0.25}
    k, v = torch.randn(2, 2, 7, 8), torch.randn(2, 2, 7, 8)
    for count in (1, 3):
        q = torch.randn(2, 4, count, 8)
        for layout in ("BNSD", "BSND", "BSH", "BNSD_BSND", "BNSD_NBSD", "BSND_NBSD", "BSH_NBSD"):
            given, _, result = layout.partition("_")
            operands = [relaid[given](x).contiguous().npu() for x in (q, k, v)]
            for lengths in ({}, {"actual_seq_lengths_kv": [7, 7]}):
                out = torch_npu.npu_fused_infer_attention_score(*operands, **settings, input_layout=layout, **lengths)
                close(out[0], relaid[result or given](reference(q, k, v)))
    q, k, v = torch.randn(4, 8, 8), torch.randn(2, 9, 8), torch.randn(2, 9, 8)
    bounds = (slice(0, 3), slice(0, 4)), (slice(3, 8), slice(4, 9))
    parts = [reference(q[None, :, rows], k[None, :, columns], v[None, :, columns]) for rows, columns in bounds]
    truth, ends = torch.cat(parts, 2)[0], {"actual_seq_lengths": [3, 8], "actual_seq_lengths_kv": [4, 9]}
    for layout in ("TND_NTD", "NTD_TND"):
        first = layout.startswith("NTD")
        operands = [(x if first else x.transpose(0, 1)).contiguous().npu() for x in (q, k, v)]
        out = torch_npu.npu_fused_infer_attention_score(*operands, **settings, input_layout=layout, **ends)
        close(out[0], truth.transpose(0, 1) if first else truth)


def merging() -> None:
    q, k, v = torch.randn(1, 2, 5, 8), torch.randn(1, 2, 8, 8), torch.randn(1, 2, 8, 8)
    truth = reference(q, k, v).permute(2, 0, 1, 3).flatten(2)
    parts = []
    for keys in (slice(0, 3), slice(3, 8)):
        given = [x.permute(2, 0, 1, 3).flatten(2).contiguous().npu() for x in (q, k[:, :, keys], v[:, :, keys])]
        parts.append(torch_npu.npu_fusion_attention(*given, 2, "SBH", scale=0.25)[:3])
    (a, a_max, a_sum), (b, b_max, b_sum) = parts
    close(torch_npu.npu_ring_attention_update(a, a_max, a_sum, b, b_max, b_sum, input_layout="SBH")[0], truth)
    for layout in ("", "TND"):
        parts = []
        for keys in (slice(0, 3), slice(3, 8)):
            given = [x[0].transpose(0, 1).contiguous().npu() for x in (q, k[:, :, keys], v[:, :, keys])]
            ends = {"actual_seq_qlen": [5], "actual_seq_kvlen": [len(given[1])], "softmax_layout": layout}
            parts += torch_npu.npu_fusion_attention(*given, 2, "TND", scale=0.25, **ends)[:3]
        merged = torch_npu.npu_ring_attention_update(
            *parts, actual_seq_qlen=torch.tensor([0, 5]).npu(), input_layout="TND", input_softmax_layout=layout
        )[0]
        close(merged.flatten(1), truth[:, 0])


def updating() -> None:
    logs, outs = [torch.randn(6) for _ in range(2)], [torch.randn(6, 8) for _ in range(2)]
    weights = torch.stack(logs).softmax(0)
    result, _ = torch_npu.npu_attention_update([x.npu() for x in logs], [x.npu() for x in outs], 0)
    close(result, (weights[..., None] * torch.stack(outs)).sum(0))


# ---- recurrent networks ----


def fused_cell() -> None:
    i_gates, h_gates, c = torch.randn(3, 24), torch.randn(3, 24), torch.randn(3, 6)
    given = leaves(i_gates, h_gates, c)
    h, new_c, _ = torch.ops.aten._thnn_fused_lstm_cell(*given, None, None)
    truth = leaves(i_gates, h_gates, c, device="cpu")
    i, f, g, o = (truth[0] + truth[1]).chunk(4, 1)
    c_truth = f.sigmoid() * truth[2] + i.sigmoid() * g.tanh()
    h_truth = o.sigmoid() * c_truth.tanh()
    close((h, new_c), (h_truth, c_truth))
    (h + 2 * new_c).sum().backward()
    (h_truth + 2 * c_truth).sum().backward()
    close([x.grad for x in given], [x.grad for x in truth])


def recurrent() -> None:
    for kind in (nn.LSTM, nn.GRU):
        for settings in ({}, {"batch_first": True}, {"bidirectional": True}, {"num_layers": 2}):
            torch.manual_seed(1)
            on_cpu = kind(4, 6, **settings)
            on_npu = kind(4, 6, **settings).npu()
            on_npu.load_state_dict(on_cpu.state_dict())
            x = torch.randn(3, 2, 4)
            same_gradients(lambda x, model=on_npu: model(x)[0], lambda x, model=on_cpu: model(x)[0], x)
            pairs = zip(on_npu.parameters(), on_cpu.parameters(), strict=True)
            for mine, truth in pairs:
                close(mine.grad, truth.grad)
            with torch.no_grad():
                close(on_npu.eval()(x.npu())[0], on_cpu(x)[0])
    on_cpu, on_npu = nn.GRUCell(4, 6), nn.GRUCell(4, 6).npu()
    on_npu.load_state_dict(on_cpu.state_dict())
    same_gradients(on_npu, on_cpu, torch.randn(3, 4))
    on_cpu, on_npu, x = nn.LSTMCell(4, 6), nn.LSTMCell(4, 6).npu(), torch.randn(3, 4)
    on_npu.load_state_dict(on_cpu.state_dict())
    close(on_npu(x.npu()), on_cpu(x))
    same_gradients(lambda x: torch.cat(on_npu(x)), lambda x: torch.cat(on_cpu(x)), x)
    for mine, truth in zip(on_npu.parameters(), on_cpu.parameters(), strict=True):
        close(mine.grad, truth.grad)


def packed_sequences() -> None:
    torch.manual_seed(1)
    on_cpu = nn.LSTM(4, 6)
    on_npu = nn.LSTM(4, 6).npu()
    on_npu.load_state_dict(on_cpu.state_dict())
    x, lengths = torch.randn(3, 2, 4), [3, 2]

    def run(model, x):
        packed = nn.utils.rnn.pack_padded_sequence(x, lengths)
        return nn.utils.rnn.pad_packed_sequence(model(packed)[0])[0]

    close(run(on_npu, x.npu()), run(on_cpu, x))


def delta_rule() -> None:
    lengths = [3, 0, 2]
    q, k = (F.normalize(torch.randn(5, 2, 8), dim=-1).bfloat16() for _ in range(2))
    v, beta, decay = torch.randn(5, 4, 6).bfloat16(), torch.rand(5, 4).bfloat16(), -torch.rand(5, 4)
    states = torch.randn(7, 4, 6, 8).bfloat16()
    eye = torch.eye(8, dtype=torch.double)

    def each(begin: Tensor, tokens: range) -> list[tuple[Tensor, Tensor]]:
        found, state = [], begin.double()
        for t in tokens:
            key, query = (x[t].double().repeat_interleave(2, 0) for x in (k, q))
            weight = beta[t].double().view(4, 1, 1)
            forget = eye - weight * key[:, :, None] * key[:, None]
            state = decay[t].double().exp().view(4, 1, 1) * state @ forget
            state = state + weight * v[t].double()[:, :, None] * key[:, None]
            found.append((torch.einsum("hvk,hk->hv", state, query) * 0.35, state))
        return found

    parts = range(3), range(0), range(3, 5)
    given = [x.npu() for x in (q, k, v)]
    settings = {"beta": beta.npu(), "g": decay.npu(), "scale": 0.35}
    settings["actual_seq_lengths"] = torch.tensor(lengths).int().npu()
    out, last = torch_npu.npu_chunk_gated_delta_rule(*given, initial_state=states[:3].contiguous().npu(), **settings)
    truth = [each(states[number], part) for number, part in enumerate(parts)]
    close(out, torch.stack([result for part in truth for result, _ in part]), relative=2**-7)
    ends = [part[-1][1] if part else states[number].double() for number, part in enumerate(truth)]
    close(last, torch.stack(ends), relative=2**-7)
    places, accepted = torch.tensor([2, 5, 1, 6, 0]).int(), torch.tensor([2, 1, 1]).int()
    for chosen, starts in ((None, (2, 0, 6)), (accepted, (5, 0, 6))):
        kept = states.clone().npu()
        more = {} if chosen is None else {"num_accepted_tokens": chosen.npu()}
        places_npu = {"ssm_state_indices": places.npu()}
        both = torch_npu.npu_recurrent_gated_delta_rule_functional(*given, kept, **places_npu, **settings, **more)
        close(kept, states)
        out = torch_npu.npu_recurrent_gated_delta_rule(*given, kept, **places_npu, **settings, **more)
        close(both, (out.cpu(), kept.cpu()))
        truth = [each(states[start], part) for start, part in zip(starts, parts, strict=True)]
        close(out, torch.stack([result for part in truth for result, _ in part]), relative=2**-7)
        whole = states.double()
        whole[places.long()] = torch.stack([state for part in truth for _, state in part])
        close(kept, whole, relative=2**-7)


# ---- mixtures of experts ----


def experts() -> None:
    tokens, indices = torch.randn(6, 8), torch.stack([torch.randperm(4)[:2] for _ in range(6)])
    probs = torch.rand(6, 2)
    order = indices.view(-1).argsort(stable=True)
    permuted, places = torch_npu.npu_moe_token_permute(tokens.npu(), indices.npu())
    close((permuted, places), (tokens[order // 2], order.argsort()))

    def round_trip(x, p):
        permuted, places = torch_npu.npu_moe_token_permute(x, indices.npu())
        return torch_npu.npu_moe_token_unpermute(permuted, places, p)

    same_gradients(round_trip, lambda x, p: (x[:, None] * p[..., None]).sum(1), tokens, probs)
    chosen = F.one_hot(indices, 4).sum(1).bool()
    weights = torch.rand(6, 4)

    def mapped(x, p):
        out, w, _ = torch_npu.npu_moe_token_permute_with_routing_map(x, chosen.npu(), probs=p, num_out_tokens=12)
        return out * w[:, None]

    sources = chosen.t().nonzero()[:, 1]
    same_gradients(mapped, lambda x, p: x[sources] * p.t().masked_select(chosen.t())[:, None], tokens, weights)
    scores = torch.randn(6, 4)
    y, expert, row = torch_npu.npu_moe_gating_top_k_softmax(scores.npu(), None, 2)
    truth = scores.softmax(-1).topk(2)
    close((y, expert), truth)
    y, expert, _ = torch_npu.npu_moe_gating_top_k_softmax_v2(scores.npu(), k=2, renorm=1)
    close((y, expert), (scores.topk(2)[0].softmax(-1), truth[1]))
    close(row, torch.arange(12).view(2, 6).t())
    y, expert, _ = torch_npu.npu_moe_gating_top_k(
        scores.npu(), 2, bias=torch.zeros(4).npu(), k_group=1, group_count=2, group_select_mode=1, renorm=0,
        norm_type=1, routed_scaling_factor=2.0, eps=1e-20,
    )  # fmt: skip
    sigmoid = scores.sigmoid().view(6, 2, 2)
    best = sigmoid.sum(-1).argmax(-1)
    group = sigmoid[torch.arange(6), best]
    close(y, (group / group.sum(-1, keepdim=True) * 2).sort(-1, descending=True)[0])
    rows = torch.arange(12, dtype=torch.int32).view(2, 6).t().contiguous()
    out, row_idx, expert_idx = torch_npu.npu_moe_init_routing(
        tokens.npu(), row_idx=rows.npu(), expert_idx=indices.int().npu(), active_num=6
    )
    close((out, expert_idx), (tokens[order // 2], indices.view(-1)[order]))
    final = torch_npu.npu_moe_finalize_routing(out, tokens.npu(), None, None, probs.npu(), row_idx, indices.int().npu())
    close(final, tokens + tokens * probs.sum(1, keepdim=True))
    counts = torch_npu.npu_moe_compute_expert_tokens(expert_idx, 4)
    close(counts, torch.bincount(indices.view(-1), minlength=4).cumsum(0))
    routed = torch_npu.npu_moe_init_routing_v2(
        tokens.npu(), indices.int().npu(), active_num=12, expert_num=4, expert_tokens_num_type=1,
        expert_tokens_num_flag=True, active_expert_range=[0, 4], row_idx_type=0,
    )  # fmt: skip
    close(routed[:3], (tokens[order // 2], order.argsort(), torch.bincount(indices.view(-1), minlength=4)))
    scales = torch.rand(6)
    routed = torch_npu.npu_moe_init_routing_v2(
        tokens.npu(), indices.int().npu(), scale=scales.npu(), active_num=12, expert_num=4, expert_tokens_num_type=1,
        expert_tokens_num_flag=True, active_expert_range=[0, 4], row_idx_type=0,
    )  # fmt: skip
    close(routed[3], scales[order // 2])
    counts = torch.bincount(indices.view(-1), minlength=4)
    some = {"active_num": 12, "expert_num": 4, "expert_tokens_num_flag": True, "row_idx_type": 0}
    routed = torch_npu.npu_moe_init_routing_v2(
        tokens.npu(), indices.int().npu(), expert_tokens_num_type=2, active_expert_range=[1, 4], **some
    )
    pairs = torch.tensor([[expert, count] for expert, count in enumerate(counts.tolist()) if expert and count])
    close(routed[2], F.pad(pairs, (0, 0, 0, 4 - len(pairs))))
    scales, of = torch.rand(3, 8) + 0.5, indices.view(-1)[order]
    routed = torch_npu.npu_moe_init_routing_v2(
        tokens.npu(), indices.int().npu(), scale=scales.npu(), quant_mode=1, expert_tokens_num_type=1,
        active_expert_range=[1, 4], **some,
    )  # fmt: skip
    rows = tokens[order // 2][of > 0] * scales[of[of > 0] - 1]
    close(routed[3][: len(rows)], rows.abs().amax(-1) / 127)
    close(routed[0][: len(rows)], (rows / (rows.abs().amax(-1, keepdim=True) / 127)).round())
    copied = torch.randn(3, 8)
    whole = tokens.clone().npu()
    close(whole.index_copy(0, torch.tensor([0, 2, 4]).npu(), copied.npu())[2], copied[1])


def grouped_matmul() -> None:
    x, weight, bias = torch.randn(10, 4), torch.randn(3, 4, 5), torch.randn(3, 5)
    ends = [2, 5, 10]
    truth = torch.cat([x[a:b] @ weight[e] + bias[e] for e, (a, b) in enumerate(((0, 2), (2, 5), (5, 10)))])

    def grouped(x, weight, **settings):
        return torch_npu.npu_grouped_matmul([x], [weight], split_item=3, **settings)[0]

    listed = torch.tensor(ends).npu()
    close(grouped(x.npu(), weight.npu(), bias=[bias.npu()], group_list=listed, group_type=0), truth)
    sizes = torch.tensor([2, 3, 5]).npu()
    result = grouped(x.npu(), weight.npu(), group_list=sizes, group_list_type=1, group_type=0, act_type=5)
    close(result, F.silu(truth - bias.repeat_interleave(sizes.cpu(), 0)))
    separate = torch_npu.npu_grouped_matmul([x[:4].npu(), x[4:].npu()], [weight[0].npu(), weight[1].npu()],
                                            group_type=-1)  # fmt: skip
    close(separate, [x[:4] @ weight[0], x[4:] @ weight[1]])
    listed_ints = torch_npu.npu_grouped_matmul([x.npu()], list(weight.npu()), group_list=ends, split_item=3)
    close(listed_ints[0], truth - bias.repeat_interleave(sizes.cpu(), 0))
    rows = sizes.cpu()
    stored, factor, shift = torch.randint(-99, 99, (3, 4, 6), dtype=torch.int8), torch.rand(3, 6), torch.ones(3, 6)
    restored = ((stored + shift[:, None]) * factor.half().float()[:, None]).repeat_interleave(rows, 0)
    truth = (x.half().float()[:, None] @ restored)[:, 0]
    for members in (lambda whole: [whole.npu()], lambda whole: [part.npu() for part in whole]):
        result = torch_npu.npu_grouped_matmul(
            [x.half().npu()], members(stored), antiquant_scale=members(factor.half()),
            antiquant_offset=members(shift.half()), group_list=listed, group_type=0, split_item=3,
        )  # fmt: skip
        close(result[0], truth, relative=2**-9)
    integers, other = torch.randint(-20, 20, (10, 4), dtype=torch.int8), stored[..., :5].contiguous()
    products = (integers.float()[:, None] @ other.float().repeat_interleave(rows, 0))[:, 0]
    step = torch.full((5,), 2.0**-5)
    result = grouped(
        integers.npu(), other.npu(), scale=[torch_npu.npu_trans_quant_param(step.npu()).expand(3, 5).contiguous()],
        group_list=listed, group_type=0, output_dtype=torch.int8,
    )  # fmt: skip
    close(result, (products * step).round().clamp(-128, 127))
    total, dy = torch.randn(12, 5), torch.randn(10, 5)
    added = torch_npu.npu_grouped_matmul_add(total.npu(), x.npu(), dy.npu(), listed)
    truth = total + torch.cat([x[a:b].t() @ dy[a:b] for a, b in ((0, 2), (2, 5), (5, 10))])
    close(added, truth)


# ---- quantisation ----


def quantisation() -> None:
    x = torch.randn(4, 8)
    out, scale = torch_npu.npu_dynamic_quant(x.half().npu())
    truth = x.half().float().abs().amax(-1) / 127
    close(scale, truth)
    close(out, (x.half().float() / truth[:, None]).round())
    out, scale, offset = torch_npu.npu_dynamic_quant_asymmetric(x.half().npu())
    restored = (out.cpu().float() - offset.cpu()[:, None]) * scale.cpu()[:, None]
    assert (restored - x).abs().max() < 0.02
    out_all, scale_all = torch_npu.npu_dynamic_quant(x.half().npu(), quant_mode="pertensor")
    close(scale_all, (x.half().float().abs().max() / 127).view(1))
    close(out_all, (x.half().float() / scale_all.cpu()).round())
    integers = torch.randint(-1000, 1000, (4, 8), dtype=torch.int32)
    close(
        torch_npu.npu_dequant_bias(
            integers.npu(), torch.full((8,), 0.5).npu(), torch.ones(4).npu(), torch.ones(8).npu(),
            output_dtype=torch.float16,
        ),
        integers * 0.5 + 1,
        relative=2**-10,
    )  # fmt: skip
    steps = torch.full((8,), 0.05)
    close(torch_npu.npu_quantize(x.npu(), steps.npu(), None, torch.qint8, 1, False), (x * 0.05).round())
    close(torch_npu.npu_quantize(x.npu(), steps.npu(), None, torch.qint8, 1, True), (x / 0.05).round())
    close(torch_npu.npu_anti_quant(out, steps.npu(), dst_dtype=torch.float16), out.cpu() * 0.05, relative=2**-9)
    rows = torch.tensor([1.0, 2, 3, 4])
    for factor in (rows, rows[:, None]):
        close(torch_npu.npu_quantize(x.npu(), factor.npu(), None, torch.qint8, -2, False), (x * rows[:, None]).round())
    a, b = torch.randint(-50, 50, (4, 16), dtype=torch.int8), torch.randint(-50, 50, (16, 8), dtype=torch.int8)
    scale, rows = torch.rand(8) * 0.01, torch.rand(4)
    product = a.float() @ b.float()
    result = torch_npu.npu_quant_matmul(
        a.npu(), b.npu(), scale.npu(), pertoken_scale=rows.npu(), output_dtype=torch.bfloat16
    )
    close(result, product * scale * rows[:, None], relative=2**-6)
    packed = torch_npu.npu_trans_quant_param(scale.npu())
    exact = (packed.cpu() & 0xFFFFFFFF).to(torch.int32).view(torch.float32)
    result = torch_npu.npu_quant_matmul(a.npu(), b.npu(), packed, output_dtype=torch.float16)
    close(result, product * exact, relative=2**-9)
    result = torch_npu.npu_weight_quant_batchmatmul(x.half().npu(), b[:8].npu(), scale.half().npu())
    close(result, x.half().float() @ (b[:8].float() * scale.half().float()), relative=2**-8)
    result = torch_npu.npu_weight_quant_batchmatmul(
        x.half().npu(), b[:8].npu(), scale.half().npu(), quant_scale=torch.full((8,), 8.0).npu(),
        quant_offset=torch.arange(-4.0, 4.0).npu(),
    )  # fmt: skip
    exact = x.half().float() @ (b[:8].float() * scale.half().float()) * 8 + torch.arange(-4.0, 4.0)
    assert (result.cpu() - exact).abs().max() < 0.51
    values = torch.randint(-1000, 1000, (4, 8), dtype=torch.int32)
    out, row = torch_npu.npu_dequant_swiglu_quant(
        values.npu(), weight_scale=torch.full((8,), 0.01).npu(), activation_scale=rows.npu(), activate_left=True,
        quant_mode=1,
    )  # fmt: skip
    left, right = (values * 0.01 * rows[:, None]).chunk(2, -1)
    gated = F.silu(left) * right
    close(row, gated.abs().amax(-1) / 127)
    close(out, (gated / row.cpu()[:, None]).round())
    factors = torch.rand(2, 8) * 0.01
    out, row = torch_npu.npu_dequant_swiglu_quant(
        values.npu(), weight_scale=factors.npu(), activation_scale=rows.npu(), quant_scale=torch.ones(2, 4).npu(),
        group_index=torch.tensor([3, 1]).npu(), activate_left=True, quant_mode=1,
    )  # fmt: skip
    left, right = (values * factors[[0, 0, 0, 1]] * rows[:, None]).chunk(2, -1)
    close(row, (F.silu(left) * right).abs().amax(-1) / 127)
    a, b = torch.randint(-50, 50, (4, 16), dtype=torch.int8), torch.randint(-50, 50, (2, 16, 8), dtype=torch.int8)
    factors, rows = torch.rand(2, 8) * 0.01, torch.rand(4)
    out, row, _ = torch_npu.npu_grouped_matmul_swiglu_quant(
        a.npu(), b.npu(), torch.tensor([1, 4]).npu(), factors.npu(), rows.npu()
    )
    total = torch.cat([a[:1].float() @ b[0].float() * factors[0], a[1:].float() @ b[1].float() * factors[1]])
    left, right = (total * rows[:, None]).chunk(2, -1)
    close(row, (F.silu(left) * right).abs().amax(-1) / 127)
    close(out, (F.silu(left) * right / row.cpu()[:, None]).round())
    logits, k, p = torch.randn(3, 10), torch.tensor([3, 10, 1], dtype=torch.int32), torch.tensor([1.0, 0.5, 0.9])
    kept = torch_npu.npu_top_k_top_p(logits.npu(), p.npu(), k.npu()).cpu()
    assert torch.isfinite(kept[0]).sum() == 3
    assert torch.isfinite(kept[2]).sum() == 1
    ordered = logits[1].sort(descending=True)[0].softmax(0).cumsum(0)
    assert torch.isfinite(kept[1]).sum() == int((ordered < 0.5).sum()) + 1
    k, p = torch.tensor([0, 5, 3], dtype=torch.int32), torch.tensor([1.0, 0.0, 1.0]).half()  # 0 of k keeps all
    chosen, kept = torch_npu.npu_top_k_top_p_sample(logits.half().npu(), k.npu(), p.npu(), is_need_logits=True)
    assert torch.isfinite(kept).sum(-1).tolist() == [10, 1, 3]
    close(chosen, logits.half().argmax(-1))


# ---- the rest ----


def indexing() -> None:
    x, updates = torch.randn(4, 6), torch.randn(2, 6)
    places = torch.tensor([[1], [3]])
    truth = x.clone()
    truth[[1, 3]] = updates
    close(torch_npu.npu_scatter_nd_update(x.npu(), places.npu(), updates.npu()), truth)
    cache, new = torch.randn(2, 5, 3), torch.randn(2, 1, 3)
    truth = cache.clone()
    truth[0, 1:2], truth[1, 3:4] = new[0], new[1]
    at = torch.tensor([1, 3])
    close(torch_npu.scatter_update(cache.npu(), at.npu(), new.npu(), 1), truth)
    close(torch_npu.npu_scatter_list([m.npu() for m in cache], at.npu(), new.npu(), None, "update", 0), list(truth))
    close(torch_npu.npu_confusion_transpose(x.npu(), [1, 0], [2, 12], True), x.t().reshape(2, 12))
    a, b = torch.randn(3, 2, 4), torch.randn(2, 4, 5)
    result = torch_npu.npu_transpose_batchmatmul(a.npu(), b.npu(), perm_x1=[1, 0, 2], perm_y=[1, 0, 2])
    close(result, (a.transpose(0, 1) @ b).transpose(0, 1))


SECTIONS = (
    norms, rotary, interleaved, biased_softmax, masked_softmax, attention, packed_attention,
    distances_of_packed_attention, parts_of_packed_attention, inference, masks_of_inference, layouts_of_inference,
    merging,
    updating, fused_cell, recurrent, packed_sequences, delta_rule,
    experts, grouped_matmul, quantisation, indexing,
)  # fmt: skip


def main() -> int:
    record_reached()
    failed = False
    for section in SECTIONS:
        torch.manual_seed(0)
        try:
            section()
        except Exception:
            failed = True
            traceback.print_exc()
    unreached = sorted(REACHED - COMPATIBLE - reached)
    if unreached:
        print(f"no section reaches {', '.join(unreached)}")
    return 1 if failed or unreached else 0


if __name__ == "__main__":
    sys.exit(main())
