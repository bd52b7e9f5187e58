# SPDX-License-Identifier: Apache-2.0
"""Evaluates every line of operator_cases.txt on the CPU and through torch_npu, and compares values.

It also finds the lines of the table that no case reached.
"""

from __future__ import annotations

import sys
from pathlib import Path

import torch
import torch_npu
from torch.nn import functional as F  # noqa: N812

from actgrad.npu import bridge
from actgrad.npu.table import TABLE

reached: set[str] = set()

BY_SESSION = {  # session.py reaches them: results are random, or come from whole models
    "AmpUpdateScale", "DropoutDoMask", "DropoutGenMaskV2", "FlashAttentionScore", "FlashAttentionScoreGrad",
    "ForeachNonFiniteCheckAndUnscale", "InplaceBernoulliTensor", "InplaceNormal", "InplaceRandom", "InplaceUniform",
    "Multinomial", "Randperm", "RmsNorm", "RmsNormGrad",
}  # fmt: skip

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


def recording(name, kernel):
    def record(*arguments):
        reached.add(name)
        return kernel(*arguments)

    return record


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


def evaluate(case: str, device: str) -> list:
    names = {name: tensor.clone().to(device) for name, tensor in DATA.items()}
    names |= {"torch": torch, "F": F, "d": device, "copied": copied, "adamw_step": adamw_step, "rotary": rotary}
    if not case.startswith("grad: "):
        return [eval(case, names)]
    inputs = [names["x"].requires_grad_(), names["y"].requires_grad_()]
    result = eval(case.removeprefix("grad: "), names)
    cotangent = torch.arange(1, 1 + result.numel(), device=device).view(result.shape) / result.numel()
    result.backward(cotangent)
    return [result.detach(), *(tensor.grad for tensor in inputs if tensor.grad is not None)]


def difference(case: str) -> str | None:
    try:
        results, truths = evaluate(case, "npu"), evaluate(case, "cpu")
        assert len(results) == len(truths)
        for result, truth in zip(results, truths, strict=True):
            if isinstance(truth, torch.Tensor):
                # float32 on both sides, by the same kernels or by formulas of a few roundings
                torch.testing.assert_close(result.cpu(), truth.to(result.dtype), rtol=1e-5, atol=1e-6, equal_nan=True)
            else:
                assert result == truth
    except Exception as problem:
        return f"{case}: {problem}"
    return None


def main() -> int:
    for number, served in enumerate(TABLE):
        bridge.KERNELS[number] = recording(served.name, bridge.KERNELS[number])
    cases = Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()
    problems = [problem for problem in map(difference, cases) if problem]
    problems += [f"no case reaches aclnn{s.name}" for s in TABLE if s.name not in reached | BY_SESSION]
    print("\n".join(problems))
    print(f"{len(cases)} cases, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
