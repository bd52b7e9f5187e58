# SPDX-License-Identifier: Apache-2.0
"""aclnnLogSigmoidForward: aclnnLogSigmoid with a buffer that nobody needs."""

from dataclasses import replace

from actgrad.operators.contract import Kernel, Output, like, supported
from actgrad.operators.documented.log_sigmoid import LOG_SIGMOID, logsigmoid

LOG_SIGMOID_FORWARD = replace(
    LOG_SIGMOID,
    name="LogSigmoidForward",
    python="",
    summary="LogSigmoid, log σ(x), with a buffer that is not touched.",
    source="the document of aclnnLogSigmoidForward",
    parameters=(
        *LOG_SIGMOID.parameters,
        Output("buffer", "buffer", "not touched; may be null", shape=like("self"), untouched=True),
    ),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P"),
    kernels=(Kernel(logsigmoid, ("self",), ("out",), of=LOG_SIGMOID.kernels[0].of),),
    gradient="",
)
