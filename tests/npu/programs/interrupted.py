# SPDX-License-Identifier: Apache-2.0
"""Exceptions of signals' handlers come through as they are, also if an operator runs meanwhile."""

from __future__ import annotations

import os
import signal
import sys
import threading

import torch

ROUNDS = 10


def stop(*_: object) -> None:
    sys.exit(3)


def interrupted(number: int, kind: type[BaseException]) -> BaseException:
    """The exception that ends a loop of operators after a signal."""
    x = torch.randn(32, 32, device="npu")
    threading.Timer(0.1, os.kill, (os.getpid(), number)).start()
    try:
        while True:
            x = (x @ x).tanh()
    except kind as exception:
        return exception


signal.signal(signal.SIGINT, signal.default_int_handler)  # a background process may inherit that it is ignored
signal.signal(signal.SIGTERM, stop)
for _ in range(ROUNDS):
    interrupted(signal.SIGINT, KeyboardInterrupt)
    assert interrupted(signal.SIGTERM, SystemExit).code == 3  # type: ignore[attr-defined]
assert torch.equal((torch.ones(2, device="npu") + 1).cpu(), torch.full((2,), 2.0))
print("right")
