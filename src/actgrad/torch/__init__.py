# SPDX-License-Identifier: Apache-2.0
"""The operators in PyTorch: fused, differentiable (twice), compilable, shardable.

Importing this needs PyTorch (``pip install actgrad[torch]``) and defines ``torch.ops.actgrad``.
"""

from actgrad.torch import npu, operators
from actgrad.torch.functional import geglu, hardswish, silu, swiglu
from actgrad.torch.modules import GeGLU, Hardswish, SiLU, SwiGLU
from actgrad.torch.patching import GatedMLP, patch

__all__ = [
    "GatedMLP",
    "GeGLU",
    "Hardswish",
    "SiLU",
    "SwiGLU",
    "geglu",
    "hardswish",
    "npu",
    "operators",
    "patch",
    "silu",
    "swiglu",
]
