# SPDX-License-Identifier: Apache-2.0
"""GeGLU of two tensors, GELU(gate)·up, without GELU(gate) beside it."""

from actgrad.activations import gelu, gelu_tanh
from actgrad.contract import Choice, Input, Kernel, Operator, Output, approximate_known, like, same_dtype, same_shape
from actgrad.operators.ge_glu_v3 import GE_GLU_V3


def geglu_erf_alone(v, a):
    """v · GELU(a), through the normal distribution"""
    return v * gelu(a)


def geglu_tanh_alone(v, a):
    """v · GELU(a), with the tanh approximation"""
    return v * gelu_tanh(a)


GE_GLU_PAIR = Operator(
    name="GeGluPair",
    python="geglu_pair",
    header="",
    summary="GeGLU of two tensors, GELU(gate)·up.",
    source="aclnnGeGluV3, with its two halves as two tensors",
    parameters=(
        Input("gate", "gate", "the activated input"),
        Input("up", "up", "the other input"),
        Choice("approximate", "approximate", "GELU's form: erf or tanh", words={"none": 0, "tanh": 1}, default="none"),
        Output("out", "out", "GeGLU of the two", shape=like("gate")),
    ),
    support=GE_GLU_V3.support,
    dtype_checks=(same_dtype("gate", "up", "out"),),
    shape_checks=(same_shape("up", "gate"), same_shape("out", "gate"), approximate_known("approximate")),
    kernels=(
        Kernel(geglu_erf_alone, inputs=("up", "gate"), outputs=("out",), when={"approximate": 0}),
        Kernel(geglu_tanh_alone, inputs=("up", "gate"), outputs=("out",), when={"approximate": 1}),
    ),
    math="out = up · GELU(gate)",
)
