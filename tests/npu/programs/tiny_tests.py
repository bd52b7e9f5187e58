# SPDX-License-Identifier: Apache-2.0
"""Tests to run under ``actgrad npu pytest``: one passes, one fails."""

from __future__ import annotations

import torch


def test_right():
    assert torch.ones(2, device="npu").sum().item() == 2


def test_wrong():
    assert torch.ones(2, device="npu").sum().item() == 3
