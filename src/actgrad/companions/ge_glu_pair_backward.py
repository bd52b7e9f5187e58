# SPDX-License-Identifier: Apache-2.0
"""The gradient of GeGLU of two tensors."""

from actgrad.contract import Choice, Input, Kernel, Operator, Output, approximate_known, like, same_dtype, same_shape
from actgrad.operators.ge_glu_v3_backward import (
    GE_GLU_V3_BACKWARD,
    geglu_erf_gradient_recomputed,
    geglu_tanh_gradient_recomputed,
)

INPUTS = ("dy", "up", "gate")
OUTPUTS = ("dup", "dgate")

GE_GLU_PAIR_BACKWARD = Operator(
    name="GeGluPairBackward",
    python="geglu_pair_backward",
    header="",
    summary="The gradient of GeGLU of two tensors, GELU(gate)·up.",
    source="aclnnGeGluV3Backward, with the two halves as two tensors",
    parameters=(
        Input("dy", "dy", "the gradient of the output"),
        Input("gate", "gate", "the activated input"),
        Input("up", "up", "the other input"),
        Choice("approximate", "approximate", "GELU's form: erf or tanh", words={"none": 0, "tanh": 1}, default="none"),
        Output("dgate", "dgate", "the gradient of `gate`", shape=like("gate")),
        Output("dup", "dup", "the gradient of `up`", shape=like("up")),
    ),
    support=GE_GLU_V3_BACKWARD.support,
    dtype_checks=(same_dtype("dy", "gate", "up", "dgate", "dup"),),
    shape_checks=(
        same_shape("dy", "gate"),
        same_shape("up", "gate"),
        same_shape("dgate", "gate"),
        same_shape("dup", "gate"),
        approximate_known("approximate"),
    ),
    kernels=(
        Kernel(geglu_erf_gradient_recomputed, INPUTS, OUTPUTS, when={"approximate": 0}),
        Kernel(geglu_tanh_gradient_recomputed, INPUTS, OUTPUTS, when={"approximate": 1}),
    ),
    math="dgate = dy · up · GELU'(gate)\ndup = dy · GELU(gate)",
)
