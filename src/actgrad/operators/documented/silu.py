# SPDX-License-Identifier: Apache-2.0
"""aclnnSilu: x·σ(x); and its gradient."""

from actgrad.arithmetic.activations import SILU as ACTIVATION
from actgrad.arithmetic.primitives import Bound
from actgrad.operators.contract import broadcast_shape_on_950, rank, same_or_mixed_dtype, same_shape, supported
from actgrad.operators.elementwise import element_wise, element_wise_gradient

SILU = element_wise(
    "Silu",
    "silu",
    "SiLU, x·σ(x).",
    activation=ACTIVATION,
    math="out = self · σ(self)",
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P"),
    shape_checks=(same_shape("out", "self"),),
)

SILU_BACKWARD = element_wise_gradient(
    SILU,
    "The gradient of SiLU, x·σ(x).",
    math="gradInput = gradOutput · σ(self) · (1 + self·(1 − σ(self)))",
    bounds=(Bound(4.0),),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910"),
    dtype_checks=(same_or_mixed_dtype("gradOutput", "self", "gradInput"),),
    shape_checks=(
        rank("gradOutput", 0),
        rank("self", 0),
        rank("gradInput", 0),
        broadcast_shape_on_950("gradOutput", "self", "gradInput"),
    ),
    deviations=(
        "The document calls `self` the gradient of the forward output; here it is the forward input.",
        "The document requires equal shapes and also a broadcast relation; here shapes must be equal, except on "
        "Ascend950, where they may broadcast.",
        "The document gives rank 1 to 8; here a scalar tensor (rank 0) is accepted too.",
    ),
)
