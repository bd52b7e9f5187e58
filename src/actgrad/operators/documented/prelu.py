# SPDX-License-Identifier: Apache-2.0
"""aclnnPrelu: x above 0, weight·x below, with one weight for each channel; and its gradients."""

from actgrad.arithmetic.primitives import Bound, where
from actgrad.operators.contract import (
    Input,
    Kernel,
    Operator,
    Output,
    broadcast_shape,
    castable,
    channel_gradient,
    channel_weight,
    channels,
    flat,
    in_common_dtype,
    like,
    promotable,
    rank,
    same_dtype,
    same_shape,
    supported,
)


def prelu(x, weight):
    """x for x > 0, weight·x for x ≤ 0"""
    return where(x > 0, x, weight * x)


def prelu_gradient(dy, x, weight):
    """dy for x > 0, weight·dy for x ≤ 0; and the terms of the weight's gradient"""
    dx = where(x > 0, dy, weight * dy)
    dweight = where(x > 0, 0, dy * x)
    return dx, dweight


WEIGHT = Input("weight", "weight", "one element, or one for each channel (index of axis 1), in any shape")
NEWER = "Ascend950 Ascend910_93 Ascend910B"

PRELU = Operator(
    name="Prelu",
    python="prelu",
    header="aclnn_prelu.h",
    summary="PReLU: x above 0, weight·x below, with one weight for each channel.",
    source="the document of aclnnPrelu",
    parameters=(
        Input("self", "x", "the input"),
        WEIGHT,
        Output("out", "out", "the result", shape=in_common_dtype("weight", "self")),
    ),
    support=supported(bf16=NEWER, no_bf16="Ascend910 Ascend310P"),
    dtype_checks=(promotable("self", "weight"), castable("self", "weight", "out")),
    shape_checks=(
        rank("self", 0),
        rank("weight", 0),
        rank("out", 0),
        same_shape("out", "self"),
        channel_weight("weight", "self"),
    ),
    kernels=(Kernel(prelu, ("self", channels("weight")), ("out",), bounds=(Bound(0.5),)),),
    math="out = self           where self > 0\nout = weight · self  where self ≤ 0",
    gradient="prelu_backward",
    notes=("NaN inputs give NaN. A tensor of rank 0 or 1 has one channel.",),
)

PRELU_BACKWARD = Operator(
    name="PreluBackward",
    python="prelu_backward",
    header="aclnn_prelu_backward.h",
    summary="The gradients of PReLU's input and weight.",
    source="the document of aclnnPreluBackward",
    parameters=(
        Input("gradOutput", "dy", "the gradient of PReLU's output"),
        Input("self", "x", "the input of PReLU"),
        WEIGHT,
        Output("gradInput", "dx", "the gradient of `self`", shape=like("self")),
        Output("gradWeight", "dweight", "the gradient of `weight`", shape=flat("weight")),
    ),
    support=supported(bf16=NEWER, no_bf16="Ascend910"),
    dtype_checks=(same_dtype("gradOutput", "self", "weight", "gradInput", "gradWeight"),),
    shape_checks=(
        *(rank(tensor, 0) for tensor in ("gradOutput", "self", "weight", "gradInput", "gradWeight")),
        same_shape("gradInput", "self"),
        channel_weight("weight", "self"),
        channel_gradient("gradWeight", "weight"),
        broadcast_shape("gradOutput", "self", "gradInput"),
    ),
    kernels=(
        Kernel(
            prelu_gradient,
            ("gradOutput", "self", channels("weight")),
            ("gradInput", channels("gradWeight")),
            bounds=(Bound(0.5), Bound(0.5)),
            sums=1,
        ),
    ),
    math="gradInput = gradOutput           where self > 0\n"
    "gradInput = weight · gradOutput  where self ≤ 0\n"
    "gradWeight = Σ self · gradOutput over the places of a channel where self ≤ 0",
    gradient="prelu_double_backward",
    notes=(
        "The bound of `gradWeight` holds for each term. The sum of the terms is exact and rounded once, so its bits do "
        "not depend on their order. For 16-bit dtypes the terms are float32.",
        "A sum without terms, as for an empty `self`, is 0.",
    ),
    deviations=(
        "In the document's formula of `gradInput` the channels are the first axis; here they are axis 1, as for "
        "`gradWeight` and in PReLU.",
        "CANN does not write `gradWeight` for an empty input; here it is 0.",
    ),
)
