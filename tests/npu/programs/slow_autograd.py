# SPDX-License-Identifier: Apache-2.0
"""Ends right after a backward pass, of whose end autograd's thread tells before it is done itself."""

from __future__ import annotations

import atexit
import ctypes
import sys

slow = ctypes.CDLL(sys.argv[1])
begun, finished = (ctypes.c_int.in_dll(slow, name) for name in ("begun", "finished"))


@atexit.register
def done() -> None:  # registered first, so it runs last
    assert 0 < at_the_end <= finished.value, (at_the_end, finished.value)
    print("right")


import torch  # noqa: E402

torch.ones((), device="npu", requires_grad=True).clone().backward()
at_the_end = begun.value
