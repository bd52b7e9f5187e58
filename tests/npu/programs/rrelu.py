# SPDX-License-Identifier: Apache-2.0
"""RReLU, in training and out of it, forward and backward."""

from __future__ import annotations

import sys

import torch
import torch_npu  # noqa: F401
from torch.nn import functional as F  # noqa: N812


def wrong() -> list[str]:
    found = []
    for dtype in (torch.float32, torch.float16, torch.bfloat16):
        x = torch.randn(130, 51).to(dtype)
        given = x.npu().requires_grad_()
        result = F.rrelu(given)
        result.sum().backward()
        mean = (1 / 8 + 1 / 3) / 2
        if not torch.allclose(result.detach().cpu(), F.leaky_relu(x, mean), 1e-2, 1e-2):
            found.append(f"{dtype}: forward")
        if not torch.allclose(given.grad.cpu(), torch.where(x > 0, 1.0, mean).to(dtype), 1e-2):
            found.append(f"{dtype}: backward")
        given = x.npu().requires_grad_()
        result = F.rrelu(given, training=True)
        result.sum().backward()
        noise, below = given.grad.cpu(), x <= 0
        drawn = noise[below].double()
        if not ((drawn >= 1 / 8) & (drawn < 1 / 3)).all() or drawn.unique().numel() < 100 or (noise[~below] != 1).any():
            found.append(f"{dtype}: slopes")
        if not torch.equal(result.detach().cpu(), x * noise):
            found.append(f"{dtype}: forward in training")
        if torch.equal(F.rrelu(x.npu(), training=True).cpu(), result.detach().cpu()):
            found.append(f"{dtype}: the same slopes again")
        overwritten = x.npu()
        F.rrelu_(overwritten, training=True)
        if not ((overwritten.cpu() > x) == (x < 0)).all():
            found.append(f"{dtype}: in place")
    return found


def main() -> None:
    torch.manual_seed(0)
    found = wrong()
    print("\n".join(found) or "right")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
