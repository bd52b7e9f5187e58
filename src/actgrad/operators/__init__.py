# SPDX-License-Identifier: Apache-2.0
"""The operators: one file each, one line here."""

from actgrad.contract import Operator
from actgrad.operators.ge_glu_v3_backward import GE_GLU_V3_BACKWARD
from actgrad.operators.hardswish_backward import HARDSWISH_BACKWARD
from actgrad.operators.silu_backward import SILU_BACKWARD
from actgrad.operators.swi_glu_grad import SWI_GLU_GRAD

OPERATORS: tuple[Operator, ...] = (
    SILU_BACKWARD,
    HARDSWISH_BACKWARD,
    SWI_GLU_GRAD,
    GE_GLU_V3_BACKWARD,
)
