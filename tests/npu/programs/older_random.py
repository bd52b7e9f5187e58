# SPDX-License-Identifier: Apache-2.0
"""Random operators of the older interface: the numbers of the newer one where the operator is the same, and shares."""

from __future__ import annotations

import torch
import torch_npu
from torch.nn import functional as F  # noqa: N812

d = "npu"
SIZE = 20_000
W = torch.tensor([1.0, 2.0, 3.0, 4.0])

EQUAL = {
    "rand": lambda: torch.rand(5, 7, device=d),
    "rand, half": lambda: torch.rand(9, device=d, dtype=torch.half),
    "randn": lambda: torch.randn(5, 7, device=d),
    "randn, double": lambda: torch.randn(5, device=d, dtype=torch.double),
    "normal_": lambda: torch.empty(3, 4, device=d).normal_(1, 2),
    "normal": lambda: torch.normal(torch.ones(9, device=d), torch.full((9,), 2.0, device=d)),
    "uniform_": lambda: torch.empty(9, device=d).uniform_(1, 2),
    "exponential_": lambda: torch.empty(9, device=d).exponential_(2.0),
    "bernoulli_": lambda: torch.empty(99, device=d).bernoulli_(0.3),
    "bernoulli_, int32": lambda: torch.empty(99, device=d, dtype=torch.int32).bernoulli_(0.5),
    "bernoulli": lambda: torch.bernoulli(torch.rand(99, device=d)),
    "multinomial": lambda: torch.multinomial(W.to(d), 3),
    "multinomial with replacement": lambda: torch.multinomial(W.to(d), 99, True),
    "randperm": lambda: torch.randperm(99, device=d),
    "randperm, int32": lambda: torch.randperm(99, device=d, dtype=torch.int32),
    "dropout": lambda: F.dropout(torch.ones(3, 43, device=d), 0.3),
    "alpha_dropout": lambda: F.alpha_dropout(torch.ones(99, device=d), 0.3, True),
    "gumbel_softmax": lambda: F.gumbel_softmax(torch.ones(9, device=d)),
    "trunc_normal_": lambda: torch.nn.init.trunc_normal_(torch.empty(99, device=d)),
    "npu_dropout": lambda: torch_npu._npu_dropout(torch.ones(99, device=d), 0.3)[0],
}  # fmt: skip


def twice(function, older):
    """Two draws, of which the second continues the first."""
    torch_npu.npu.set_compile_mode(jit_compile=older)
    torch.manual_seed(11)
    return torch.stack([function().cpu(), function().cpu()])


def close(name, share, expected):
    assert abs(share - expected) < 0.02, (name, share)


def main() -> None:
    for name, function in EQUAL.items():
        old, new = twice(function, True), twice(function, False)
        torch.testing.assert_close(old, new, rtol=1e-6, atol=1e-7, msg=lambda text, name=name: f"{name}: {text}")
        assert not torch.equal(old[0], old[1]), name
    torch_npu.npu.set_compile_mode(jit_compile=True)
    torch.manual_seed(11)
    for high in (2, 10):
        numbers = torch.randint(0, high, (SIZE,), device=d).cpu()
        assert numbers.min() == 0
        assert numbers.max() == high - 1
        close("randint", (numbers == 1).float().mean(), 1 / high)
    assert torch.equal(torch.randperm(99, device=d).sort().values.cpu(), torch.arange(99))
    masked_by_bytes()
    softmax_and_dropout()
    print("right")


def masked_by_bytes() -> None:
    x = torch.ones(SIZE, device=d, requires_grad=True)
    y = torch_npu.contrib.module.DropoutWithByteMask(0.3).train().npu()(x)
    y.sum().backward()
    close("a mask of bytes", (y == 0).float().mean().item(), 0.3)
    assert torch.equal(x.grad, y.detach())


def softmax_and_dropout() -> None:
    x, other = torch.randn(2, 3, 64, 64), torch.randn(2, 3, 64, 64)
    on_npu = x.to(d).requires_grad_()
    mask, soft, y = torch_npu.npu_dropout_with_add_softmax(on_npu, other.to(d), 0.5, 0.3, -1)
    y.backward(other.to(d))
    kept = mask.cpu()[: x.numel()].view(x.shape)
    close("softmax and dropout", kept.float().mean(), 0.7)
    x.requires_grad_()
    truth = F.softmax(0.5 * x + other, -1)
    dropped = truth * kept / 0.7
    dropped.backward(other)
    for result, expected in ((soft, truth), (y, dropped), (on_npu.grad, x.grad)):
        torch.testing.assert_close(result.cpu(), expected, rtol=1e-5, atol=1e-6)


if __name__ == "__main__":
    main()
