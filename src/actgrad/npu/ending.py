# SPDX-License-Identifier: Apache-2.0
"""The end of a program that used the device.

PyTorch's autograd has a thread for each device. It tells the caller that a backward pass is done, and releases tensors
only then, for which it may need the GIL. If Python has begun to finalize by then, the GIL ends the thread inside a
destructor, and so the process: ``terminate called without an active exception``.
"""

from __future__ import annotations

import atexit
import ctypes
import re
import time
from contextlib import suppress
from pathlib import Path

from actgrad import toolkit

POLL, LONGEST = 0.001, 10.0
"""Seconds."""


def positions() -> dict[str, str | None]:
    """For each of autograd's threads how often it has slept so far; None if it does not sleep now."""
    found: dict[str, str | None] = {}
    for task in Path("/proc/self/task").iterdir():
        with suppress(OSError):  # the thread has ended
            status = (task / "status").read_text()
            if re.match(r"Name:\tpt_autograd_", status):
                asleep = re.search(r"^State:\tS", status, re.MULTILINE)
                found[task.name] = status.partition("\nvoluntary")[2] if asleep else None
    return found


@atexit.register
def wait_for_autograd() -> None:
    """Waits until autograd's threads sleep, and go on sleeping while nobody holds the GIL: so they wait for work."""
    deadline = time.monotonic() + LONGEST
    last = positions()
    while last and time.monotonic() < deadline:
        time.sleep(POLL)
        now = positions()
        if now == last and None not in now.values():
            return
        last = now


@atexit.register
def end_pauses() -> None:
    """Lets torch_npu's end not wait for streams that wait for an event which was never recorded."""
    library = toolkit.prefix() / "lib64" / "libascendcl.so"
    if library.is_file():
        ctypes.CDLL(str(library)).actgrad_end_pauses()
