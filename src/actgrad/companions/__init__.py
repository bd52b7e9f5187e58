# SPDX-License-Identifier: Apache-2.0
"""Operators beside the documented ones, for automatic differentiation: second gradients, gated units of two tensors.

They are declared in the same words, one file each, and have kernels and checks like the others. But the documents have
no name for them, so they have no C interface: ``actgrad.torch`` calls them through the native module.
"""

from actgrad.companions.ge_glu_pair import GE_GLU_PAIR
from actgrad.companions.ge_glu_pair_backward import GE_GLU_PAIR_BACKWARD
from actgrad.companions.ge_glu_pair_double_backward import GE_GLU_PAIR_DOUBLE_BACKWARD
from actgrad.companions.hardswish_double_backward import HARDSWISH_DOUBLE_BACKWARD
from actgrad.companions.silu_double_backward import SILU_DOUBLE_BACKWARD
from actgrad.companions.swi_glu_pair import SWI_GLU_PAIR
from actgrad.companions.swi_glu_pair_backward import SWI_GLU_PAIR_BACKWARD
from actgrad.companions.swi_glu_pair_double_backward import SWI_GLU_PAIR_DOUBLE_BACKWARD
from actgrad.contract import Operator

COMPANIONS: tuple[Operator, ...] = (
    GE_GLU_PAIR,
    GE_GLU_PAIR_BACKWARD,
    GE_GLU_PAIR_DOUBLE_BACKWARD,
    HARDSWISH_DOUBLE_BACKWARD,
    SILU_DOUBLE_BACKWARD,
    SWI_GLU_PAIR,
    SWI_GLU_PAIR_BACKWARD,
    SWI_GLU_PAIR_DOUBLE_BACKWARD,
)
