# SPDX-License-Identifier: Apache-2.0
"""The gradient of SwiGLU of two tensors."""

from actgrad.contract import Input, Kernel, Operator, Output, like, same_dtype, same_shape
from actgrad.operators.swi_glu_grad import SWI_GLU_GRAD, swiglu_gradient

SWI_GLU_PAIR_BACKWARD = Operator(
    name="SwiGluPairBackward",
    python="swiglu_pair_backward",
    header="",
    summary="The gradient of SwiGLU of two tensors, SiLU(gate)·up.",
    source="aclnnSwiGluGrad, with the two halves as two tensors",
    parameters=(
        Input("dy", "dy", "the gradient of the output"),
        Input("gate", "gate", "the activated input"),
        Input("up", "up", "the other input"),
        Output("dgate", "dgate", "the gradient of `gate`", shape=like("gate")),
        Output("dup", "dup", "the gradient of `up`", shape=like("up")),
    ),
    support=SWI_GLU_GRAD.support,
    dtype_checks=(same_dtype("dy", "gate", "up", "dgate", "dup"),),
    shape_checks=(
        same_shape("dy", "gate"),
        same_shape("up", "gate"),
        same_shape("dgate", "gate"),
        same_shape("dup", "gate"),
    ),
    kernels=(Kernel(swiglu_gradient, inputs=("dy", "gate", "up"), outputs=("dgate", "dup")),),
    math="dgate = dy · up · SiLU'(gate)\ndup = dy · SiLU(gate)",
)
