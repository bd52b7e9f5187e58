# SPDX-License-Identifier: Apache-2.0
"""SwiGLU of two tensors, SiLU(gate)·up."""

from actgrad.contract import Input, Kernel, Operator, Output, like, same_dtype, same_shape
from actgrad.operators.swi_glu import SWI_GLU, swiglu

SWI_GLU_PAIR = Operator(
    name="SwiGluPair",
    python="swiglu_pair",
    header="",
    summary="SwiGLU of two tensors, SiLU(gate)·up.",
    source="aclnnSwiGlu, with its two halves as two tensors",
    parameters=(
        Input("gate", "gate", "the activated input"),
        Input("up", "up", "the other input"),
        Output("out", "out", "SwiGLU of the two", shape=like("gate")),
    ),
    support=SWI_GLU.support,
    dtype_checks=(same_dtype("gate", "up", "out"),),
    shape_checks=(same_shape("up", "gate"), same_shape("out", "gate")),
    kernels=(Kernel(swiglu, inputs=("gate", "up"), outputs=("out",)),),
    math="out = SiLU(gate) · up",
)
