# SPDX-License-Identifier: Apache-2.0
"""The activations, forward and backward, in three dtypes, compared with float64 on the CPU."""

from __future__ import annotations

import sys

import torch
import torch_npu
from torch.nn import functional as F  # noqa: N812

# Twice the error of rounding a result once, and room for sums of two terms.
TOLERANCES = {torch.float32: 4e-6, torch.float16: 4e-3, torch.bfloat16: 3e-2}


def swiglu(x):
    left, right = x.chunk(2, -1)
    return F.silu(left) * right


def geglu(approximate):
    def of(x):
        left, right = x.chunk(2, -1)
        return left * F.gelu(right, approximate=approximate)

    return of


def prelu(x):
    weight = torch.linspace(-0.5, 0.5, x.shape[1])
    return F.prelu(x, weight.to(x))


FAMILY = {
    "prelu": (prelu, prelu),
    "silu": (F.silu, F.silu),
    "silu in place": (lambda x: F.silu(x.clone(), inplace=True), F.silu),
    "hardswish": (F.hardswish, F.hardswish),
    "hardswish in place": (lambda x: F.hardswish(x.clone(), inplace=True), F.hardswish),
    "swiglu": (lambda x: torch_npu.npu_swiglu(x, dim=-1), swiglu),
    "geglu": (lambda x: torch_npu.npu_geglu(x, dim=-1, approximate=0)[0], geglu("none")),
    "geglu by tanh": (lambda x: torch_npu.npu_geglu(x, dim=-1, approximate=1)[0], geglu("tanh")),
    "geglu of the left half": (
        lambda x: torch_npu.npu_geglu(x, dim=-1, approximate=1, activate_left=True)[0],
        lambda x: geglu("tanh")(torch.cat(x.chunk(2, -1)[::-1], -1)),
    ),
}


def differences() -> list[str]:
    """The wrong results: operator, direction, dtype and shape."""
    wrong = []
    for dtype, tolerance in TOLERANCES.items():
        for name, (on_npu, truth) in FAMILY.items():
            # Larger than the boundary between the calling thread and the pool; odd, so that vectors have a remainder.
            for shape in ((7, 30), (130, 514)):
                x = torch.randn(shape).to(dtype)
                given = x.npu().requires_grad_()
                result = on_npu(given)
                dy = torch.randn(result.shape).to(dtype)
                result.backward(dy.npu())
                exact = x.double().requires_grad_()
                expected = truth(exact)
                expected.backward(dy.double())
                pairs = {"forward": (result, expected), "backward": (given.grad, exact.grad)}
                for direction, (got, want) in pairs.items():
                    if not torch.allclose(got.detach().cpu().double(), want.detach(), tolerance, tolerance):
                        wrong.append(f"{name}, {direction}: {dtype}, {shape}")
    return wrong


def main() -> None:
    torch.manual_seed(0)
    wrong = differences()
    print("\n".join(wrong) or "right")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
