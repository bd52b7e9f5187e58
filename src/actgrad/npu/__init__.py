# SPDX-License-Identifier: Apache-2.0
"""Runs the unmodified torch_npu wheel on the CPU.

Call :func:`enable` before ``import torch``, or start a script with ``actgrad npu run script.py``.
"""

from __future__ import annotations

import ctypes
import os
import sys

from actgrad import toolkit
from actgrad.npu.check import require_usable

__all__ = ["enable"]

LIBRARIES = (
    "libascendcl.so",
    "libnnopbase.so",
    "libopapi.so",
    "libactgrad_npu.so",
    "libhccl.so",
    "libhcomm.so",
    "libacl_op_compiler.so",
    "libge_runner.so",
    "libgraph.so",
    "libacl_tdt_channel.so",
    "libaclnn_math.so",
    "libmsprofiler.so",
    "libascend_hal.so",
)
"""What the wheel asks the loader for, in the order in which each needs the ones before it."""


def enable(*, any_version: bool = False) -> None:
    """Makes ``import torch`` and ``import torch_npu`` find actgrad's libraries in this process.

    Every launch blocks (ASCEND_LAUNCH_BLOCKING=1), so that a failure is raised where it happens; torch_npu's task queue
    needs ``actgrad npu run --async``.

    Args:
        any_version: try a torch_npu that links names which actgrad lacks. They fail when they are called.

    Raises:
        RuntimeError: torch was imported already, or torch or torch_npu is missing or of a release that cannot be
            served; the sentence says what to install.
    """
    if "torch" in sys.modules:
        raise RuntimeError("actgrad.npu.enable() comes too late: torch is imported already; call it before that")
    require_usable(any_version=any_version)
    os.environ.update(environment())
    for name in LIBRARIES:
        ctypes.CDLL(str(toolkit.prefix() / "lib64" / name), mode=ctypes.RTLD_GLOBAL)


def environment(*, asynchronous: bool = False) -> dict[str, str]:
    """Returns the variables that decide whether launches block; a TASK_QUEUE_ENABLE of the user's is kept."""
    return {"ASCEND_LAUNCH_BLOCKING": "0" if asynchronous else "1"}
