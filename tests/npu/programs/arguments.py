# SPDX-License-Identifier: Apache-2.0
"""Shows what a script sees when it is started: its arguments, its folder, its name; and gives an exit status."""

from __future__ import annotations

import sys
from pathlib import Path

import torch

print(sys.argv[1:], Path(sys.path[0]).name, __name__, torch.ones(2, device="npu").sum().item())
sys.exit(7)
