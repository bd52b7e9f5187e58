# SPDX-License-Identifier: Apache-2.0
"""aclnnSilu: x·σ(x)."""

from actgrad.arithmetic.activations import SILU as ACTIVATION
from actgrad.arithmetic.activations import silu
from actgrad.operators.contract import Input, Kernel, Operator, Output, like, same_dtype, same_shape, supported

SILU = Operator(
    name="Silu",
    python="silu",
    header="aclnn_silu.h",
    summary="SiLU, x·σ(x).",
    source="the document of aclnnSilu, which aclnnSiluBackward's names as its forward",
    parameters=(
        Input("self", "x", "the input"),
        Output("out", "out", "SiLU of `self`", shape=like("self")),
    ),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P"),
    dtype_checks=(same_dtype("self", "out"),),
    shape_checks=(same_shape("out", "self"),),
    kernels=(Kernel(silu, inputs=("self",), outputs=("out",), of=ACTIVATION),),
    math="out = x · σ(x)",
    gradient="silu_backward",
)
