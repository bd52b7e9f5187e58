# SPDX-License-Identifier: Apache-2.0
"""CANN's operators: one file each, one line here."""

from actgrad.operators.contract import Operator
from actgrad.operators.documented.ge_glu import GE_GLU
from actgrad.operators.documented.ge_glu_backward import GE_GLU_BACKWARD
from actgrad.operators.documented.ge_glu_v3 import GE_GLU_V3
from actgrad.operators.documented.ge_glu_v3_backward import GE_GLU_V3_BACKWARD
from actgrad.operators.documented.hardswish import HARDSWISH
from actgrad.operators.documented.hardswish_backward import HARDSWISH_BACKWARD
from actgrad.operators.documented.hardswish_backward_v2 import HARDSWISH_BACKWARD_V2
from actgrad.operators.documented.inplace_hardswish import INPLACE_HARDSWISH
from actgrad.operators.documented.inplace_leaky_relu import INPLACE_LEAKY_RELU
from actgrad.operators.documented.leaky_relu import LEAKY_RELU
from actgrad.operators.documented.leaky_relu_backward import LEAKY_RELU_BACKWARD
from actgrad.operators.documented.silu import SILU
from actgrad.operators.documented.silu_backward import SILU_BACKWARD
from actgrad.operators.documented.swi_glu import SWI_GLU
from actgrad.operators.documented.swi_glu_grad import SWI_GLU_GRAD

OPERATORS: tuple[Operator, ...] = tuple(value for value in list(globals().values()) if isinstance(value, Operator))
