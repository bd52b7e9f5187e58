# SPDX-License-Identifier: Apache-2.0
"""Evaluates every line of operator_cases.txt on the CPU and through torch_npu, and compares values.

It also reports lines of the table that no case reaches.
"""

from __future__ import annotations

import sys
from pathlib import Path

import api
import fused
import torch
import torch_npu
from reached import reached, record_reached
from torch.nn import functional as F  # noqa: N812

from actgrad.npu.lines.communication import COMMUNICATION
from actgrad.npu.lines.programs import PROGRAMS
from actgrad.npu.table import TABLE

BY_SESSION = {  # session.py reaches them: results are random, or come from whole models
    "AmpUpdateScale", "DropoutDoMask", "DropoutGenMaskV2", "FlashAttentionScore", "FlashAttentionScoreGrad",
    "ForeachNonFiniteCheckAndUnscale", "InplaceBernoulliTensor", "InplaceNormal", "InplaceRandom", "InplaceUniform",
    "Multinomial", "Randperm", "RmsNorm", "RmsNormGrad",
}  # fmt: skip

BY_GRAPHS = {  # graphs.py reaches them
    "DropoutGenMaskV2Tensor", "InplaceNormalTensor", "InplaceRandomTensor", "InplaceUniformTensor", "MultinomialTensor",
}  # fmt: skip

BY_API = api.REACHED

BY_OLDER_RELEASES = {"InplaceBitwiseOrScalar", "InplaceBitwiseOrTensor", "InplaceRound", "InplaceTrunc"}  # of torch_npu

torch.manual_seed(0)
DATA = {
    "x": torch.randn(4, 6),
    "y": torch.randn(4, 6),
    "p": torch.rand(4, 6) + 0.5,
    "u": torch.rand(4, 6) * 0.9 + 0.05,
    "v": torch.randn(6),
    "b": torch.randn(4, 6) > 0,
    "i": torch.randint(0, 4, (5,)),
    "im": torch.randint(0, 6, (4, 6)),
}


def copied(tensors):
    fresh = [torch.empty_like(tensor) for tensor in tensors]
    torch._foreach_copy_(fresh, tensors)
    return fresh[1]


def adamw_step(x, grad):
    parameter = torch.nn.Parameter(x)
    parameter.grad = grad
    optimizer = torch.optim.AdamW([parameter], 0.1, fused=x.device.type == "npu")
    optimizer.step()
    optimizer.step()
    return parameter.detach()


def rotary(x, cos, sin):
    if x.device.type == "npu":
        return torch_npu.npu_rotary_mul(x, cos, sin)
    left, right = x.chunk(2, -1)
    return x * cos + torch.cat((-right, left), -1) * sin


def running_stats(x, mean, variance):
    F.batch_norm(x, mean, variance, training=True)
    return torch.cat([mean, variance])


def batch_norm_sums(x):
    """The sums that synchronised batch normalisation of the older interface uses."""
    if x.device.type == "npu":
        return torch.stack(torch_npu.batch_norm_reduce(x, 1e-5))
    return torch.stack([x.sum(0), x.square().sum(0)])


def sync_batch_norm(x, v):
    """What synchronised batch normalisation of two ranks computes, each with half of the batch."""
    if x.device.type == "cpu":
        x = x.clone().requires_grad_()
        weight, bias, mean, variance = v.clone().requires_grad_(), v.clone().requires_grad_(), v * 0, v * 0 + 1
        result = F.batch_norm(x, mean, variance, weight, bias, training=True)
        result.backward(x.detach().cos())
        return torch.cat([result.detach(), mean[None], variance[None], x.grad, weight.grad[None], bias.grad[None]])
    mean, variance, halves = v * 0, v * 0 + 1, x.chunk(2)
    stats = [torch.batch_norm_stats(half, 1e-5) for half in halves]
    counts = torch.tensor([2.0, 2.0], device=x.device)
    means, rstds = (torch.stack(values) for values in zip(*stats, strict=True))
    centre, scale = torch.batch_norm_gather_stats_with_counts(x, means, rstds, mean, variance, 0.1, 1e-5, counts)
    result = torch.batch_norm_elemt(x, v, v, centre, scale, 1e-5)
    dy = x.cos()
    sums = torch.batch_norm_backward_reduce(dy, x, centre, scale, v, True, True, True)
    dx = torch.batch_norm_backward_elemt(dy, x, centre, scale, v, *sums[:2], counts.int())
    return torch.cat([result, mean[None], variance[None], dx, sums[2][None], sums[3][None]])


def half(x):
    """On the CPU, the same values in float32, from which a 16-bit result is rounded."""
    return x.half() if x.device.type == "npu" else x.half().float()


def bf16(x):
    return x.bfloat16() if x.device.type == "npu" else x.bfloat16().float()


def int32(x):
    """On the CPU, int64, if PyTorch accepts nothing else."""
    return x.int() if x.device.type == "npu" else x


def whole(x):
    """On the CPU, integers in float32, if PyTorch accepts no integers; the result has the integers' dtype."""
    return x if x.device.type == "npu" else x.float()


def depthwise(x, weight):
    if x.device.type == "npu":
        return torch.ops.aten._conv_depthwise2d(x, weight, (1, 2), None, (1, 1), (0, 0), (1, 1))
    return F.conv2d(x, weight, groups=x.shape[1])


def reconstructed(u, s, v):
    return u @ torch.diag(s) @ v.t()


def zeroed(tensors):
    torch._foreach_zero_(tensors)
    return tensors[1]


def sgd_step(x, grad):
    parameter = torch.nn.Parameter(x)
    parameter.grad = grad
    settings = {"momentum": 0.9, "weight_decay": 0.1, "nesterov": True}
    optimizer = torch.optim.SGD([parameter], 0.1, fused=x.device.type == "npu", **settings)
    optimizer.step()
    optimizer.step()
    return parameter.detach()


def put_false(x):
    """Writes with a mask that is false everywhere."""
    x[x > 100] = 5.0
    x[:, (x > 100)[0]] = 6.0
    return x


HELPERS = {
    function.__name__: function
    for function in (
        copied, adamw_step, rotary, running_stats, batch_norm_sums, sync_batch_norm, half, bf16, int32,
        whole, depthwise, reconstructed, zeroed, sgd_step, put_false,
    )
}  # fmt: skip
RELATIVE = {"half(": 2**-9, "bf16(": 2**-6}
"""Two units of a 16-bit dtype; float32 beyond, by the same kernels or by formulas of a few roundings."""


def evaluate(case: str, device: str) -> list:
    names = {name: tensor.clone().to(device) for name, tensor in DATA.items()}
    names |= {"torch": torch, "F": F, "d": device, **HELPERS}
    if not case.startswith("grad: "):
        return [eval(case, names)]
    inputs = [names["x"].requires_grad_(), names["y"].requires_grad_()]
    result = eval(case.removeprefix("grad: "), names)
    cotangent = (torch.arange(result.numel(), device=device) % 16 + 1).view(result.shape) / 16  # exact in 16 bits
    result.backward(cotangent)
    return [result.detach(), *(tensor.grad for tensor in inputs if tensor.grad is not None)]


def difference(case: str) -> str | None:
    try:
        results, truths = evaluate(case, "npu"), evaluate(case, "cpu")
        assert len(results) == len(truths)
        relative = max([error for word, error in RELATIVE.items() if word in case], default=1e-5)
        for result, truth in zip(results, truths, strict=True):
            if isinstance(truth, torch.Tensor):
                close = {"rtol": relative, "atol": max(1e-6, relative / 4), "equal_nan": True}
                torch.testing.assert_close(result.cpu(), truth.to(result.dtype), **close)
            else:
                assert result == truth
    except Exception as problem:
        return f"{case}: {problem}"
    return None


def main() -> int:
    record_reached()
    cases = Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()
    problems = [problem for problem in map(difference, cases) if problem]
    in_programs = BY_OLDER_RELEASES | {served.name for served in PROGRAMS}  # tests/engine
    in_programs |= {served.name for served in COMMUNICATION}  # collectives.py
    elsewhere = fused.REACHED | fused.COMPATIBLE | BY_SESSION | BY_GRAPHS | BY_API | in_programs
    problems += [f"no case reaches {s.symbol}" for s in TABLE if s.name not in reached | elsewhere]
    print("\n".join(problems))
    print(f"{len(cases)} cases, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
