# SPDX-License-Identifier: Apache-2.0
"""Patching existing models: activations, gated MLPs and mixtures of experts."""

from actgrad.torch.patching.mlps import GatedDense, GatedMLP, GatedProjection, PackedMLP, ScaledMLP
from actgrad.torch.patching.result import GateReplacement, Partly, Patch, Replacement, Skipped
from actgrad.torch.patching.walk import patch

__all__ = [
    "GateReplacement",
    "GatedDense",
    "GatedMLP",
    "GatedProjection",
    "PackedMLP",
    "Partly",
    "Patch",
    "Replacement",
    "ScaledMLP",
    "Skipped",
    "patch",
]
