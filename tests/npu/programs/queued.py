# SPDX-License-Identifier: Apache-2.0
"""Calls that wait for the task queue: emptying the cache, many events, eight threads, and the end with work queued."""

from __future__ import annotations

import threading

import torch
from torch.nn import functional as F  # noqa: N812

failures: list[int] = []


def work(number: int) -> None:
    torch.npu.set_device(0)
    x = torch.full((64, 64), 0.1 * number, device="npu")
    for _ in range(50):
        result = F.silu(x) + x @ x
    truth = F.silu(x.cpu()) + x.cpu() @ x.cpu()
    if not torch.allclose(result.cpu(), truth, rtol=1e-5, atol=1e-6):
        failures.append(number)


def main() -> None:
    x = torch.randn(300, 300, device="npu")
    for _ in range(20):
        x @ x
    torch.npu.empty_cache()
    for _ in range(20_000):
        torch.npu.Event().record()
    side = torch.npu.Stream()
    with torch.npu.stream(side):
        y = F.silu(x) * 2
    torch.npu.current_stream().wait_stream(side)
    assert torch.allclose((y + 1).cpu(), F.silu(x.cpu()) * 2 + 1, rtol=1e-5, atol=1e-6)
    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures, failures
    for _ in range(20):
        x @ x
    print("right")


if __name__ == "__main__":
    main()
