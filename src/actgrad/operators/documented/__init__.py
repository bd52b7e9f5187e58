# SPDX-License-Identifier: Apache-2.0
"""CANN's operators: a file for each activation, a line here for each."""

from actgrad.operators.contract import Operator
from actgrad.operators.documented.add_relu import ADD_RELU, INPLACE_ADD_RELU
from actgrad.operators.documented.celu import CELU, INPLACE_CELU
from actgrad.operators.documented.clipped_swiglu import CLIPPED_SWIGLU, CLIPPED_SWIGLU_GRAD, CLIPPED_SWIGLU_V2
from actgrad.operators.documented.elu import ELU, ELU_BACKWARD, INPLACE_ELU
from actgrad.operators.documented.erfinv import ERFINV, INPLACE_ERFINV
from actgrad.operators.documented.fast_gelu import FAST_GELU, FAST_GELU_BACKWARD
from actgrad.operators.documented.fatrelu_mul import FATRELU_MUL
from actgrad.operators.documented.ge_glu import GE_GLU, GE_GLU_BACKWARD, GE_GLU_V3, GE_GLU_V3_BACKWARD
from actgrad.operators.documented.gelu import GELU, GELU_BACKWARD, GELU_BACKWARD_V2, GELU_V2
from actgrad.operators.documented.gelu_mul import GELU_MUL
from actgrad.operators.documented.glu import GLU, GLU_BACKWARD
from actgrad.operators.documented.hardshrink import HARDSHRINK, HARDSHRINK_BACKWARD
from actgrad.operators.documented.hardsigmoid import HARDSIGMOID, HARDSIGMOID_BACKWARD, INPLACE_HARDSIGMOID
from actgrad.operators.documented.hardswish import (
    HARDSWISH,
    HARDSWISH_BACKWARD,
    HARDSWISH_BACKWARD_V2,
    INPLACE_HARDSWISH,
)
from actgrad.operators.documented.hardtanh import HARDTANH, HARDTANH_BACKWARD, INPLACE_HARDTANH
from actgrad.operators.documented.heaviside import HEAVISIDE
from actgrad.operators.documented.leaky_relu import INPLACE_LEAKY_RELU, LEAKY_RELU, LEAKY_RELU_BACKWARD
from actgrad.operators.documented.log_sigmoid import LOG_SIGMOID, LOG_SIGMOID_BACKWARD, LOG_SIGMOID_FORWARD
from actgrad.operators.documented.mish import INPLACE_MISH, MISH, MISH_BACKWARD
from actgrad.operators.documented.prelu import PRELU, PRELU_BACKWARD
from actgrad.operators.documented.relu import INPLACE_RELU, RELU
from actgrad.operators.documented.rrelu_with_noise import INPLACE_RRELU_WITH_NOISE, RRELU_WITH_NOISE
from actgrad.operators.documented.selu import INPLACE_SELU, SELU, SELU_BACKWARD
from actgrad.operators.documented.shrink import SHRINK
from actgrad.operators.documented.sigmoid import INPLACE_SIGMOID, SIGMOID, SIGMOID_BACKWARD
from actgrad.operators.documented.silu import SILU, SILU_BACKWARD
from actgrad.operators.documented.situ_glu import SITU_GLU, SITU_GLU_GRAD
from actgrad.operators.documented.softplus import SOFTPLUS, SOFTPLUS_BACKWARD
from actgrad.operators.documented.softshrink import SOFTSHRINK, SOFTSHRINK_BACKWARD
from actgrad.operators.documented.squared_relu import SQUARED_RELU
from actgrad.operators.documented.swi_glu import SWI_GLU, SWI_GLU_GRAD
from actgrad.operators.documented.swiglu_group import SWIGLU_GROUP, SWIGLU_GROUP_GRAD
from actgrad.operators.documented.swish import SWISH, SWISH_BACKWARD
from actgrad.operators.documented.tanh import INPLACE_TANH, TANH, TANH_BACKWARD
from actgrad.operators.documented.threshold import INPLACE_THRESHOLD, THRESHOLD, THRESHOLD_BACKWARD

OPERATORS: tuple[Operator, ...] = tuple(value for value in list(globals().values()) if isinstance(value, Operator))
