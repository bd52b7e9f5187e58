# SPDX-License-Identifier: Apache-2.0
"""The operators in PyTorch: fused, differentiable (twice), compilable, shardable.

Importing this needs PyTorch (``pip install actgrad[torch]``) and defines ``torch.ops.actgrad``.
"""

from actgrad.torch import functional, modules, npu, operators
from actgrad.torch.decomposition import decompositions
from actgrad.torch.functional import *
from actgrad.torch.modules import *
from actgrad.torch.patching import GatedMLP, patch

__all__ = ["GatedMLP", "decompositions", "npu", "operators", "patch"]
__all__ += functional.__all__
__all__ += modules.__all__
