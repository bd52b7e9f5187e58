# SPDX-License-Identifier: Apache-2.0
"""CANN's activation operators and their gradients, on any CPU.

The functions take arrays of NumPy, PyTorch (also on a GPU) and other DLPack libraries. ``actgrad.aclnn`` is the
two-phase interface with the documented names.
"""

from actgrad.arrays.functions import *  # noqa: F403
from actgrad.arrays.functions import __all__ as _functions
from actgrad.errors import AclnnError
from actgrad.settings import *  # noqa: F403
from actgrad.settings import __all__ as _settings

__version__ = "0.1.0"
__all__ = [*_functions, *_settings, "AclnnError"]
