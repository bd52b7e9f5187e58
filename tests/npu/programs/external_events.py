# SPDX-License-Identifier: Apache-2.0
"""External events: recorded before or after a stream waits for them, again and again, and from another thread."""

from __future__ import annotations

import threading

import pytest
import torch
from torch.nn import functional as F  # noqa: N812

x = torch.randn(64, 64)
on_npu = x.npu()
main, side = torch.npu.current_stream(), torch.npu.Stream()


def right(result: torch.Tensor, expected: torch.Tensor) -> None:
    torch.testing.assert_close(result.cpu(), expected, rtol=1e-5, atol=1e-6)


def recorded_first() -> None:
    event = torch.npu.ExternalEvent()
    for scale in (1.0, 2.0, 3.0):
        with torch.npu.stream(side):
            y = F.silu(on_npu * scale)
        event.record(side)
        event.wait(main)
        event.reset(main)
        right(y + 1, F.silu(x * scale) + 1)


def waited_for_first() -> None:
    event, done = torch.npu.ExternalEvent(), torch.npu.Event()
    for scale in (1.0, 2.0, 3.0):
        value = on_npu.clone()
        with torch.npu.stream(side):
            event.wait()
            event.reset()
            y = F.silu(value) + value @ value
            done.record()
        assert not side.query()
        assert not done.query()
        third = torch.npu.Stream()
        third.wait_event(done)
        with torch.npu.stream(third):
            z = y * 2
        value.mul_(scale)  # before the event, so it is seen after it
        event.record()
        main.wait_stream(third)
        right(z, (F.silu(x * scale) + x * scale @ (x * scale)) * 2)
        assert side.query()
        assert done.query()


def in_turns() -> None:
    """Two streams wait for each other's events."""
    pings, pongs = ([torch.npu.ExternalEvent() for _ in range(4)] for _ in range(2))
    value = on_npu.clone()
    with torch.npu.stream(side):
        for ping, pong in zip(pings, pongs, strict=True):
            ping.wait()
            value.add_(1)
            pong.record()
    for ping, pong in zip(pings, pongs, strict=True):
        value.mul_(2)
        ping.record()
        pong.wait()
    expected = x
    for _ in range(4):
        expected = expected * 2 + 1
    right(value, expected)


def from_a_thread() -> None:
    event = torch.npu.ExternalEvent()
    with torch.npu.stream(side):
        event.wait()
        y = on_npu + 1
    recorder = threading.Timer(0.2, event.record, [main])
    recorder.start()
    side.synchronize()
    recorder.join()
    right(y, x + 1)


def left_waiting() -> None:
    """What cannot be kept is refused, and the end of the program does not wait."""
    with torch.npu.stream(torch.npu.Stream()):
        torch.npu.ExternalEvent().wait()
        with pytest.raises(RuntimeError, match=r"only after the event was recorded|is aclnnNonzero"):
            on_npu.nonzero()  # with a queue the message is in the log


recorded_first()
waited_for_first()
in_turns()
from_a_thread()
torch.npu.synchronize()
left_waiting()
print("right")
