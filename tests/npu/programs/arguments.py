# SPDX-License-Identifier: Apache-2.0
"""Prints the arguments, folder and name that a script gets, and exits with a status."""

from __future__ import annotations

import sys
from pathlib import Path

import torch

print(sys.argv[1:], Path(sys.path[0]).name, __name__, torch.ones(2, device="npu").sum().item())
sys.exit(7)
