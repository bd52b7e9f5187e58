# SPDX-License-Identifier: Apache-2.0
"""The first import of an interpreter embedded in a C++ program: PyTorch, and the table's calls."""

from __future__ import annotations

import os
import warnings

AUTOLOAD = "TORCH_DEVICE_BACKEND_AUTOLOAD"

before = os.environ.get(AUTOLOAD)
os.environ[AUTOLOAD] = "0"  # an installed torch_npu must not be loaded
import actgrad.npu.bridge  # noqa: E402, F401

if before is None:
    del os.environ[AUTOLOAD]
else:
    os.environ[AUTOLOAD] = before

# Of a result of another shape, which is refused.
warnings.filterwarnings("ignore", "An output with one or more elements was resized")
