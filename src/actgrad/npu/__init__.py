# SPDX-License-Identifier: Apache-2.0
"""Runs the unmodified torch_npu wheel on the CPU.

Call :func:`enable` before ``import torch``, or start a script with ``actgrad npu run script.py``.
"""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path

from actgrad import toolkit
from actgrad.npu.check import require_usable

__all__ = ["enable"]

LIBRARIES = (
    "libascendcl.so",
    "libnnopbase.so",
    "libopapi.so",
    "libhccl.so",
    "libacl_op_compiler.so",
    "libactgrad_npu.so",
    "libhcomm.so",
    "libge_runner.so",
    "libgraph.so",
    "libacl_tdt_channel.so",
    "libaclnn_math.so",
    "libmsprofiler.so",
    "libascend_hal.so",
    "libmspti.so",
    "libshmem.so",
    "libascendsk.so",
    "libascend_ml.so",
)
"""The libraries that the wheel loads; each needs some of those before it."""


def enable(*, any_version: bool = False) -> None:
    """Lets ``import torch`` and ``import torch_npu`` find actgrad's libraries in this process.

    Every launch blocks (ASCEND_LAUNCH_BLOCKING=1), so that errors are raised where they occur; torch_npu's task queue
    needs ``actgrad npu run --async``.

    Args:
        any_version: accept a torch_npu that links functions which actgrad lacks. Calls of these fail.

    Raises:
        RuntimeError: torch is already imported, or torch or torch_npu is missing or of an unsupported release; the
            message says what to install.
    """
    if "torch" in sys.modules:
        raise RuntimeError("actgrad.npu.enable() comes too late: torch is imported already; call it before that")
    require_usable(any_version=any_version)
    os.environ.update(environment())
    for name in unwanted():
        del os.environ[name]
    for name in LIBRARIES:
        ctypes.CDLL(str(toolkit.prefix() / "lib64" / name), mode=ctypes.RTLD_GLOBAL)


def environment(*, asynchronous: bool = False) -> dict[str, str]:
    """Returns the variables that determine whether launches block; TASK_QUEUE_ENABLE is left to the user.

    In its log of errors torch_npu says that it drops operators, which actgrad's runtime has to know (dropped.h).
    """
    if not asynchronous:
        return {"ASCEND_LAUNCH_BLOCKING": "1"}
    return {"ASCEND_LAUNCH_BLOCKING": "0", "ASCEND_GLOBAL_LOG_LEVEL": "3"}


def unwanted() -> tuple[str, ...]:
    """Returns the variables that torch_npu must not see: ASCEND_HOME_PATH if builds in C++ use actgrad's toolkit.

    There torch_npu's import would look for folders of CANN, and fail.
    """
    home = os.environ.get("ASCEND_HOME_PATH")
    return ("ASCEND_HOME_PATH",) if home and Path(home, "lib64", "libactgrad_npu.so").exists() else ()
