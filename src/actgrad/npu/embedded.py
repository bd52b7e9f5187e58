# SPDX-License-Identifier: Apache-2.0
"""What the interpreter that a program in C++ starts imports first: PyTorch, and the table's calls."""

from __future__ import annotations

import os

AUTOLOAD = "TORCH_DEVICE_BACKEND_AUTOLOAD"

before = os.environ.get(AUTOLOAD)
os.environ[AUTOLOAD] = "0"  # an installed torch_npu stays out
import actgrad.npu.bridge  # noqa: E402, F401

if before is None:
    del os.environ[AUTOLOAD]
else:
    os.environ[AUTOLOAD] = before
