# SPDX-License-Identifier: Apache-2.0
"""The activations in PyTorch: fused, twice differentiable, compilable, shardable.

Importing it needs PyTorch (``pip install actgrad[torch]``) and defines ``torch.ops.actgrad``.
"""

try:
    import torch  # noqa: F401
except ModuleNotFoundError as error:
    if error.name != "torch":  # something that PyTorch itself needs
        raise
    raise ModuleNotFoundError(
        "actgrad.torch needs PyTorch, which is not installed: pip install 'actgrad[torch]'", name=error.name
    ) from error

from actgrad.torch import clipped, functional, modules, npu, operators, random_slopes, two_tensors
from actgrad.torch.clipped import *
from actgrad.torch.decomposition import decompositions
from actgrad.torch.functional import *
from actgrad.torch.modules import *
from actgrad.torch.patching import GatedMLP, patch
from actgrad.torch.random_slopes import *
from actgrad.torch.two_tensors import *

__all__ = ["GatedMLP", "decompositions", "npu", "operators", "patch"]
__all__ += clipped.__all__
__all__ += functional.__all__
__all__ += modules.__all__
__all__ += random_slopes.__all__
__all__ += two_tensors.__all__
