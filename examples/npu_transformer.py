# SPDX-License-Identifier: Apache-2.0
"""Trains a small decoder-only transformer on three sonnets, with torch_npu.

python npu_transformer.py --device cpu              on the CPU
actgrad npu run npu_transformer.py --device npu     the same through torch_npu, without an NPU

The script knows nothing of actgrad: on a machine with an NPU it runs as it is.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import torch
from torch import Tensor, nn
from torch.nn import functional as F  # noqa: N812

TEXT = Path(__file__).with_name("sonnets.txt")


def swiglu(x: Tensor) -> Tensor:
    """silu(left half) · right half."""
    if x.device.type == "npu":
        import torch_npu

        return torch_npu.npu_swiglu(x, dim=-1)
    left, right = x.chunk(2, dim=-1)
    return F.silu(left) * right


class Block(nn.Module):
    """Attention and a gated MLP, each behind an RMS norm and beside a residual."""

    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.norm_attention, self.norm_mlp = nn.RMSNorm(width), nn.RMSNorm(width)
        self.qkv, self.projection = nn.Linear(width, 3 * width, bias=False), nn.Linear(width, width, bias=False)
        self.up, self.down = nn.Linear(width, 4 * width, bias=False), nn.Linear(2 * width, width, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = (
            part.unflatten(-1, (self.heads, -1)).transpose(1, 2)
            for part in self.qkv(self.norm_attention(x)).chunk(3, -1)
        )
        scores = q @ k.transpose(-1, -2) * q.shape[-1] ** -0.5
        future = torch.ones(x.shape[1], x.shape[1], dtype=torch.bool, device=x.device).triu(1)
        weights = F.softmax(scores.masked_fill(future, float("-inf")), dim=-1)
        x = x + self.projection((weights @ v).transpose(1, 2).flatten(2))
        return x + self.down(swiglu(self.up(self.norm_mlp(x))))


class Transformer(nn.Module):
    """Predicts the next character."""

    def __init__(self, characters: int, width: int = 64, heads: int = 4, layers: int = 2, context: int = 64) -> None:
        super().__init__()
        self.token, self.position = nn.Embedding(characters, width), nn.Embedding(context, width)
        self.blocks = nn.Sequential(*(Block(width, heads) for _ in range(layers)))
        self.norm, self.head = nn.RMSNorm(width), nn.Linear(width, characters, bias=False)

    def forward(self, ids: Tensor) -> Tensor:
        x = self.token(ids) + self.position(torch.arange(ids.shape[1], device=ids.device))
        return self.head(self.norm(self.blocks(x)))


def train(device: str, steps: int, batch: int = 16, context: int = 64) -> list[float]:
    """Returns the loss of every step."""
    text = TEXT.read_text(encoding="utf-8")
    alphabet = sorted(set(text))
    data = torch.tensor([alphabet.index(character) for character in text])
    torch.manual_seed(0)  # weights and batches are drawn on the CPU, so that they are equal on every device
    model = Transformer(len(alphabet), context=context).to(device)
    optimizer = torch.optim.AdamW(model.parameters(), lr=3e-3)
    losses = []
    for _ in range(steps):
        starts = torch.randint(len(data) - context - 1, (batch,))
        ids = torch.stack([data[start : start + context + 1] for start in starts.tolist()]).to(device)
        loss = F.cross_entropy(model(ids[:, :-1]).flatten(0, 1), ids[:, 1:].flatten())
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        losses.append(loss.item())
    return losses


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", default="npu", choices=("cpu", "npu"))
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--threads", type=int, help="threads of the CPU")
    parser.add_argument("--json", type=Path, help="where to write the losses")
    options = parser.parse_args()
    if options.threads:
        torch.set_num_threads(options.threads)
    began = time.perf_counter()
    losses = train(options.device, options.steps)
    seconds = time.perf_counter() - began
    for step in range(0, options.steps, 50):
        print(f"step {step:4}: loss {losses[step]:.4f}")
    print(f"step {options.steps - 1:4}: loss {losses[-1]:.4f}  ({seconds / options.steps * 1e3:.1f} ms a step)")
    if options.json:
        options.json.write_text(json.dumps(losses), encoding="utf-8")


if __name__ == "__main__":
    main()
