# SPDX-License-Identifier: Apache-2.0
# Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.
"""The two phases of each operator, with the documented names and parameters."""

from __future__ import annotations

from actgrad import _native
from actgrad._native import Scalar, Tensor
from actgrad._two_phase import Executor, Stream, phase_one, phase_two

__all__ = [
    "aclnnAddReluGetWorkspaceSize",
    "aclnnAddRelu",
    "aclnnInplaceAddReluGetWorkspaceSize",
    "aclnnInplaceAddRelu",
    "aclnnCeluGetWorkspaceSize",
    "aclnnCelu",
    "aclnnInplaceCeluGetWorkspaceSize",
    "aclnnInplaceCelu",
    "aclnnClippedSwigluGetWorkspaceSize",
    "aclnnClippedSwiglu",
    "aclnnClippedSwigluGradGetWorkspaceSize",
    "aclnnClippedSwigluGrad",
    "aclnnClippedSwigluV2GetWorkspaceSize",
    "aclnnClippedSwigluV2",
    "aclnnEluGetWorkspaceSize",
    "aclnnElu",
    "aclnnEluBackwardGetWorkspaceSize",
    "aclnnEluBackward",
    "aclnnInplaceEluGetWorkspaceSize",
    "aclnnInplaceElu",
    "aclnnErfinvGetWorkspaceSize",
    "aclnnErfinv",
    "aclnnInplaceErfinvGetWorkspaceSize",
    "aclnnInplaceErfinv",
    "aclnnFastGeluGetWorkspaceSize",
    "aclnnFastGelu",
    "aclnnFastGeluBackwardGetWorkspaceSize",
    "aclnnFastGeluBackward",
    "aclnnFatreluMulGetWorkspaceSize",
    "aclnnFatreluMul",
    "aclnnGeGluGetWorkspaceSize",
    "aclnnGeGlu",
    "aclnnGeGluBackwardGetWorkspaceSize",
    "aclnnGeGluBackward",
    "aclnnGeGluV3GetWorkspaceSize",
    "aclnnGeGluV3",
    "aclnnGeGluV3BackwardGetWorkspaceSize",
    "aclnnGeGluV3Backward",
    "aclnnGeluGetWorkspaceSize",
    "aclnnGelu",
    "aclnnGeluBackwardGetWorkspaceSize",
    "aclnnGeluBackward",
    "aclnnGeluBackwardV2GetWorkspaceSize",
    "aclnnGeluBackwardV2",
    "aclnnGeluV2GetWorkspaceSize",
    "aclnnGeluV2",
    "aclnnGeluMulGetWorkspaceSize",
    "aclnnGeluMul",
    "aclnnGluGetWorkspaceSize",
    "aclnnGlu",
    "aclnnGluBackwardGetWorkspaceSize",
    "aclnnGluBackward",
    "aclnnHardshrinkGetWorkspaceSize",
    "aclnnHardshrink",
    "aclnnHardshrinkBackwardGetWorkspaceSize",
    "aclnnHardshrinkBackward",
    "aclnnHardsigmoidGetWorkspaceSize",
    "aclnnHardsigmoid",
    "aclnnHardsigmoidBackwardGetWorkspaceSize",
    "aclnnHardsigmoidBackward",
    "aclnnInplaceHardsigmoidGetWorkspaceSize",
    "aclnnInplaceHardsigmoid",
    "aclnnHardswishGetWorkspaceSize",
    "aclnnHardswish",
    "aclnnHardswishBackwardGetWorkspaceSize",
    "aclnnHardswishBackward",
    "aclnnHardswishBackwardV2GetWorkspaceSize",
    "aclnnHardswishBackwardV2",
    "aclnnInplaceHardswishGetWorkspaceSize",
    "aclnnInplaceHardswish",
    "aclnnHardtanhGetWorkspaceSize",
    "aclnnHardtanh",
    "aclnnHardtanhBackwardGetWorkspaceSize",
    "aclnnHardtanhBackward",
    "aclnnInplaceHardtanhGetWorkspaceSize",
    "aclnnInplaceHardtanh",
    "aclnnHeavisideGetWorkspaceSize",
    "aclnnHeaviside",
    "aclnnInplaceLeakyReluGetWorkspaceSize",
    "aclnnInplaceLeakyRelu",
    "aclnnLeakyReluGetWorkspaceSize",
    "aclnnLeakyRelu",
    "aclnnLeakyReluBackwardGetWorkspaceSize",
    "aclnnLeakyReluBackward",
    "aclnnLogSigmoidGetWorkspaceSize",
    "aclnnLogSigmoid",
    "aclnnLogSigmoidBackwardGetWorkspaceSize",
    "aclnnLogSigmoidBackward",
    "aclnnLogSigmoidForwardGetWorkspaceSize",
    "aclnnLogSigmoidForward",
    "aclnnInplaceMishGetWorkspaceSize",
    "aclnnInplaceMish",
    "aclnnMishGetWorkspaceSize",
    "aclnnMish",
    "aclnnMishBackwardGetWorkspaceSize",
    "aclnnMishBackward",
    "aclnnPreluGetWorkspaceSize",
    "aclnnPrelu",
    "aclnnPreluBackwardGetWorkspaceSize",
    "aclnnPreluBackward",
    "aclnnInplaceReluGetWorkspaceSize",
    "aclnnInplaceRelu",
    "aclnnReluGetWorkspaceSize",
    "aclnnRelu",
    "aclnnInplaceRReluWithNoiseGetWorkspaceSize",
    "aclnnInplaceRReluWithNoise",
    "aclnnRReluWithNoiseGetWorkspaceSize",
    "aclnnRReluWithNoise",
    "aclnnInplaceSeluGetWorkspaceSize",
    "aclnnInplaceSelu",
    "aclnnSeluGetWorkspaceSize",
    "aclnnSelu",
    "aclnnSeluBackwardGetWorkspaceSize",
    "aclnnSeluBackward",
    "aclnnShrinkGetWorkspaceSize",
    "aclnnShrink",
    "aclnnInplaceSigmoidGetWorkspaceSize",
    "aclnnInplaceSigmoid",
    "aclnnSigmoidGetWorkspaceSize",
    "aclnnSigmoid",
    "aclnnSigmoidBackwardGetWorkspaceSize",
    "aclnnSigmoidBackward",
    "aclnnSiluGetWorkspaceSize",
    "aclnnSilu",
    "aclnnSiluBackwardGetWorkspaceSize",
    "aclnnSiluBackward",
    "aclnnSituGluGetWorkspaceSize",
    "aclnnSituGlu",
    "aclnnSituGluGradGetWorkspaceSize",
    "aclnnSituGluGrad",
    "aclnnSoftplusGetWorkspaceSize",
    "aclnnSoftplus",
    "aclnnSoftplusBackwardGetWorkspaceSize",
    "aclnnSoftplusBackward",
    "aclnnSoftshrinkGetWorkspaceSize",
    "aclnnSoftshrink",
    "aclnnSoftshrinkBackwardGetWorkspaceSize",
    "aclnnSoftshrinkBackward",
    "aclnnSquaredReluGetWorkspaceSize",
    "aclnnSquaredRelu",
    "aclnnSwiGluGetWorkspaceSize",
    "aclnnSwiGlu",
    "aclnnSwiGluGradGetWorkspaceSize",
    "aclnnSwiGluGrad",
    "aclnnSwigluGroupGetWorkspaceSize",
    "aclnnSwigluGroup",
    "aclnnSwigluGroupGradGetWorkspaceSize",
    "aclnnSwigluGroupGrad",
    "aclnnSwishGetWorkspaceSize",
    "aclnnSwish",
    "aclnnSwishBackwardGetWorkspaceSize",
    "aclnnSwishBackward",
    "aclnnInplaceTanhGetWorkspaceSize",
    "aclnnInplaceTanh",
    "aclnnTanhGetWorkspaceSize",
    "aclnnTanh",
    "aclnnTanhBackwardGetWorkspaceSize",
    "aclnnTanhBackward",
    "aclnnInplaceThresholdGetWorkspaceSize",
    "aclnnInplaceThreshold",
    "aclnnThresholdGetWorkspaceSize",
    "aclnnThreshold",
    "aclnnThresholdBackwardGetWorkspaceSize",
    "aclnnThresholdBackward",
]


def aclnnAddReluGetWorkspaceSize(
    self: Tensor | None,
    other: Tensor | None,
    alpha: Scalar | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnAddRelu: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnAddReluGetWorkspaceSize, self, other, alpha, out, written=(out,))


def aclnnAddRelu(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnAddRelu: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnAddRelu, workspace, workspace_size, executor, stream)


def aclnnInplaceAddReluGetWorkspaceSize(
    selfRef: Tensor | None,
    other: Tensor | None,
    alpha: Scalar | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnInplaceAddRelu: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnInplaceAddReluGetWorkspaceSize, selfRef, other, alpha, written=(selfRef,))


def aclnnInplaceAddRelu(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnInplaceAddRelu: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnInplaceAddRelu, workspace, workspace_size, executor, stream)


def aclnnCeluGetWorkspaceSize(
    self: Tensor | None,
    alpha: Scalar | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnCelu: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnCeluGetWorkspaceSize, self, alpha, out, written=(out,))


def aclnnCelu(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnCelu: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnCelu, workspace, workspace_size, executor, stream)


def aclnnInplaceCeluGetWorkspaceSize(
    selfRef: Tensor | None,
    alpha: Scalar | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnInplaceCelu: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnInplaceCeluGetWorkspaceSize, selfRef, alpha, written=(selfRef,))


def aclnnInplaceCelu(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnInplaceCelu: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnInplaceCelu, workspace, workspace_size, executor, stream)


def aclnnClippedSwigluGetWorkspaceSize(
    x: Tensor | None,
    groupIndexOptional: Tensor | None,
    dim: int,
    alpha: float,
    limit: float,
    bias: float,
    interleaved: bool,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnClippedSwiglu: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnClippedSwigluGetWorkspaceSize, x, groupIndexOptional, dim, alpha, limit, bias, interleaved, out, written=(out,))


def aclnnClippedSwiglu(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnClippedSwiglu: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnClippedSwiglu, workspace, workspace_size, executor, stream)


def aclnnClippedSwigluGradGetWorkspaceSize(
    gradY: Tensor | None,
    x: Tensor | None,
    groupIndexOptional: Tensor | None,
    dim: int,
    alpha: float,
    limit: float,
    bias: float,
    interleaved: bool,
    gradXOut: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnClippedSwigluGrad: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnClippedSwigluGradGetWorkspaceSize, gradY, x, groupIndexOptional, dim, alpha, limit, bias, interleaved, gradXOut, written=(gradXOut,))


def aclnnClippedSwigluGrad(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnClippedSwigluGrad: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnClippedSwigluGrad, workspace, workspace_size, executor, stream)


def aclnnClippedSwigluV2GetWorkspaceSize(
    x: Tensor | None,
    groupIndexOptional: Tensor | None,
    dim: int,
    alpha: float,
    limit: float,
    bias: float,
    interleaved: bool,
    clampMode: int,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnClippedSwigluV2: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnClippedSwigluV2GetWorkspaceSize, x, groupIndexOptional, dim, alpha, limit, bias, interleaved, clampMode, out, written=(out,))


def aclnnClippedSwigluV2(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnClippedSwigluV2: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnClippedSwigluV2, workspace, workspace_size, executor, stream)


def aclnnEluGetWorkspaceSize(
    self: Tensor | None,
    alpha: Scalar | None,
    scale: Scalar | None,
    inputScale: Scalar | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnElu: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnEluGetWorkspaceSize, self, alpha, scale, inputScale, out, written=(out,))


def aclnnElu(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnElu: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnElu, workspace, workspace_size, executor, stream)


def aclnnEluBackwardGetWorkspaceSize(
    gradOutput: Tensor | None,
    alpha: Scalar | None,
    scale: Scalar | None,
    inputScale: Scalar | None,
    isResult: bool,
    selfOrResult: Tensor | None,
    gradInput: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnEluBackward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnEluBackwardGetWorkspaceSize, gradOutput, alpha, scale, inputScale, isResult, selfOrResult, gradInput, written=(gradInput,))


def aclnnEluBackward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnEluBackward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnEluBackward, workspace, workspace_size, executor, stream)


def aclnnInplaceEluGetWorkspaceSize(
    selfRef: Tensor | None,
    alpha: Scalar | None,
    scale: Scalar | None,
    inputScale: Scalar | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnInplaceElu: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnInplaceEluGetWorkspaceSize, selfRef, alpha, scale, inputScale, written=(selfRef,))


def aclnnInplaceElu(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnInplaceElu: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnInplaceElu, workspace, workspace_size, executor, stream)


def aclnnErfinvGetWorkspaceSize(
    self: Tensor | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnErfinv: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnErfinvGetWorkspaceSize, self, out, written=(out,))


def aclnnErfinv(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnErfinv: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnErfinv, workspace, workspace_size, executor, stream)


def aclnnInplaceErfinvGetWorkspaceSize(
    selfRef: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnInplaceErfinv: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnInplaceErfinvGetWorkspaceSize, selfRef, written=(selfRef,))


def aclnnInplaceErfinv(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnInplaceErfinv: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnInplaceErfinv, workspace, workspace_size, executor, stream)


def aclnnFastGeluGetWorkspaceSize(
    self: Tensor | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnFastGelu: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnFastGeluGetWorkspaceSize, self, out, written=(out,))


def aclnnFastGelu(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnFastGelu: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnFastGelu, workspace, workspace_size, executor, stream)


def aclnnFastGeluBackwardGetWorkspaceSize(
    gradOutput: Tensor | None,
    self: Tensor | None,
    gradInput: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnFastGeluBackward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnFastGeluBackwardGetWorkspaceSize, gradOutput, self, gradInput, written=(gradInput,))


def aclnnFastGeluBackward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnFastGeluBackward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnFastGeluBackward, workspace, workspace_size, executor, stream)


def aclnnFatreluMulGetWorkspaceSize(
    input: Tensor | None,
    threshold: Tensor | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnFatreluMul: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnFatreluMulGetWorkspaceSize, input, threshold, out, written=(out,))


def aclnnFatreluMul(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnFatreluMul: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnFatreluMul, workspace, workspace_size, executor, stream)


def aclnnGeGluGetWorkspaceSize(
    self: Tensor | None,
    dim: int,
    approximate: int,
    out: Tensor | None,
    outGelu: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnGeGlu: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnGeGluGetWorkspaceSize, self, dim, approximate, out, outGelu, written=(out, outGelu,))


def aclnnGeGlu(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnGeGlu: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnGeGlu, workspace, workspace_size, executor, stream)


def aclnnGeGluBackwardGetWorkspaceSize(
    gradOutput: Tensor | None,
    self: Tensor | None,
    gelu: Tensor | None,
    dim: int,
    approximate: int,
    gradInput: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnGeGluBackward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnGeGluBackwardGetWorkspaceSize, gradOutput, self, gelu, dim, approximate, gradInput, written=(gradInput,))


def aclnnGeGluBackward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnGeGluBackward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnGeGluBackward, workspace, workspace_size, executor, stream)


def aclnnGeGluV3GetWorkspaceSize(
    self: Tensor | None,
    dim: int,
    approximate: int,
    activateLeft: bool,
    out: Tensor | None,
    outGelu: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnGeGluV3: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnGeGluV3GetWorkspaceSize, self, dim, approximate, activateLeft, out, outGelu, written=(out, outGelu,))


def aclnnGeGluV3(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnGeGluV3: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnGeGluV3, workspace, workspace_size, executor, stream)


def aclnnGeGluV3BackwardGetWorkspaceSize(
    gradOutput: Tensor | None,
    self: Tensor | None,
    gelu: Tensor | None,
    dim: int,
    approximate: int,
    activateLeft: bool,
    gradInput: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnGeGluV3Backward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnGeGluV3BackwardGetWorkspaceSize, gradOutput, self, gelu, dim, approximate, activateLeft, gradInput, written=(gradInput,))


def aclnnGeGluV3Backward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnGeGluV3Backward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnGeGluV3Backward, workspace, workspace_size, executor, stream)


def aclnnGeluGetWorkspaceSize(
    self: Tensor | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnGelu: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnGeluGetWorkspaceSize, self, out, written=(out,))


def aclnnGelu(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnGelu: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnGelu, workspace, workspace_size, executor, stream)


def aclnnGeluBackwardGetWorkspaceSize(
    gradOutput: Tensor | None,
    self: Tensor | None,
    gradInput: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnGeluBackward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnGeluBackwardGetWorkspaceSize, gradOutput, self, gradInput, written=(gradInput,))


def aclnnGeluBackward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnGeluBackward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnGeluBackward, workspace, workspace_size, executor, stream)


def aclnnGeluBackwardV2GetWorkspaceSize(
    gradOutput: Tensor | None,
    self: Tensor | None,
    approximate: str | None,
    gradInput: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnGeluBackwardV2: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnGeluBackwardV2GetWorkspaceSize, gradOutput, self, approximate, gradInput, written=(gradInput,))


def aclnnGeluBackwardV2(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnGeluBackwardV2: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnGeluBackwardV2, workspace, workspace_size, executor, stream)


def aclnnGeluV2GetWorkspaceSize(
    x: Tensor | None,
    approximate: int,
    y: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnGeluV2: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnGeluV2GetWorkspaceSize, x, approximate, y, written=(y,))


def aclnnGeluV2(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnGeluV2: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnGeluV2, workspace, workspace_size, executor, stream)


def aclnnGeluMulGetWorkspaceSize(
    input: Tensor | None,
    approximateOptional: str | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnGeluMul: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnGeluMulGetWorkspaceSize, input, approximateOptional, out, written=(out,))


def aclnnGeluMul(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnGeluMul: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnGeluMul, workspace, workspace_size, executor, stream)


def aclnnGluGetWorkspaceSize(
    self: Tensor | None,
    dim: int,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnGlu: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnGluGetWorkspaceSize, self, dim, out, written=(out,))


def aclnnGlu(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnGlu: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnGlu, workspace, workspace_size, executor, stream)


def aclnnGluBackwardGetWorkspaceSize(
    gradOut: Tensor | None,
    self: Tensor | None,
    dim: int,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnGluBackward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnGluBackwardGetWorkspaceSize, gradOut, self, dim, out, written=(out,))


def aclnnGluBackward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnGluBackward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnGluBackward, workspace, workspace_size, executor, stream)


def aclnnHardshrinkGetWorkspaceSize(
    self: Tensor | None,
    lambd: Scalar | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnHardshrink: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnHardshrinkGetWorkspaceSize, self, lambd, out, written=(out,))


def aclnnHardshrink(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnHardshrink: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnHardshrink, workspace, workspace_size, executor, stream)


def aclnnHardshrinkBackwardGetWorkspaceSize(
    gradOutput: Tensor | None,
    self: Tensor | None,
    lambd: Scalar | None,
    gradInput: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnHardshrinkBackward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnHardshrinkBackwardGetWorkspaceSize, gradOutput, self, lambd, gradInput, written=(gradInput,))


def aclnnHardshrinkBackward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnHardshrinkBackward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnHardshrinkBackward, workspace, workspace_size, executor, stream)


def aclnnHardsigmoidGetWorkspaceSize(
    self: Tensor | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnHardsigmoid: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnHardsigmoidGetWorkspaceSize, self, out, written=(out,))


def aclnnHardsigmoid(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnHardsigmoid: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnHardsigmoid, workspace, workspace_size, executor, stream)


def aclnnHardsigmoidBackwardGetWorkspaceSize(
    gradOutput: Tensor | None,
    self: Tensor | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnHardsigmoidBackward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnHardsigmoidBackwardGetWorkspaceSize, gradOutput, self, out, written=(out,))


def aclnnHardsigmoidBackward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnHardsigmoidBackward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnHardsigmoidBackward, workspace, workspace_size, executor, stream)


def aclnnInplaceHardsigmoidGetWorkspaceSize(
    self: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnInplaceHardsigmoid: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnInplaceHardsigmoidGetWorkspaceSize, self, written=(self,))


def aclnnInplaceHardsigmoid(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnInplaceHardsigmoid: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnInplaceHardsigmoid, workspace, workspace_size, executor, stream)


def aclnnHardswishGetWorkspaceSize(
    self: Tensor | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnHardswish: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnHardswishGetWorkspaceSize, self, out, written=(out,))


def aclnnHardswish(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnHardswish: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnHardswish, workspace, workspace_size, executor, stream)


def aclnnHardswishBackwardGetWorkspaceSize(
    gradOutput: Tensor | None,
    self: Tensor | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnHardswishBackward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnHardswishBackwardGetWorkspaceSize, gradOutput, self, out, written=(out,))


def aclnnHardswishBackward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnHardswishBackward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnHardswishBackward, workspace, workspace_size, executor, stream)


def aclnnHardswishBackwardV2GetWorkspaceSize(
    gradOutput: Tensor | None,
    self: Tensor | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnHardswishBackwardV2: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnHardswishBackwardV2GetWorkspaceSize, gradOutput, self, out, written=(out,))


def aclnnHardswishBackwardV2(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnHardswishBackwardV2: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnHardswishBackwardV2, workspace, workspace_size, executor, stream)


def aclnnInplaceHardswishGetWorkspaceSize(
    self: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnInplaceHardswish: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnInplaceHardswishGetWorkspaceSize, self, written=(self,))


def aclnnInplaceHardswish(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnInplaceHardswish: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnInplaceHardswish, workspace, workspace_size, executor, stream)


def aclnnHardtanhGetWorkspaceSize(
    self: Tensor | None,
    clipValueMin: Scalar | None,
    clipValueMax: Scalar | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnHardtanh: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnHardtanhGetWorkspaceSize, self, clipValueMin, clipValueMax, out, written=(out,))


def aclnnHardtanh(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnHardtanh: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnHardtanh, workspace, workspace_size, executor, stream)


def aclnnHardtanhBackwardGetWorkspaceSize(
    gradOutput: Tensor | None,
    self: Tensor | None,
    min: Scalar | None,
    max: Scalar | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnHardtanhBackward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnHardtanhBackwardGetWorkspaceSize, gradOutput, self, min, max, out, written=(out,))


def aclnnHardtanhBackward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnHardtanhBackward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnHardtanhBackward, workspace, workspace_size, executor, stream)


def aclnnInplaceHardtanhGetWorkspaceSize(
    selfRef: Tensor | None,
    clipValueMin: Scalar | None,
    clipValueMax: Scalar | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnInplaceHardtanh: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnInplaceHardtanhGetWorkspaceSize, selfRef, clipValueMin, clipValueMax, written=(selfRef,))


def aclnnInplaceHardtanh(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnInplaceHardtanh: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnInplaceHardtanh, workspace, workspace_size, executor, stream)


def aclnnHeavisideGetWorkspaceSize(
    input: Tensor | None,
    values: Tensor | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnHeaviside: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnHeavisideGetWorkspaceSize, input, values, out, written=(out,))


def aclnnHeaviside(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnHeaviside: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnHeaviside, workspace, workspace_size, executor, stream)


def aclnnInplaceLeakyReluGetWorkspaceSize(
    selfRef: Tensor | None,
    negativeSlope: Scalar | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnInplaceLeakyRelu: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnInplaceLeakyReluGetWorkspaceSize, selfRef, negativeSlope, written=(selfRef,))


def aclnnInplaceLeakyRelu(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnInplaceLeakyRelu: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnInplaceLeakyRelu, workspace, workspace_size, executor, stream)


def aclnnLeakyReluGetWorkspaceSize(
    self: Tensor | None,
    negativeSlope: Scalar | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnLeakyRelu: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnLeakyReluGetWorkspaceSize, self, negativeSlope, out, written=(out,))


def aclnnLeakyRelu(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnLeakyRelu: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnLeakyRelu, workspace, workspace_size, executor, stream)


def aclnnLeakyReluBackwardGetWorkspaceSize(
    gradOutput: Tensor | None,
    self: Tensor | None,
    negativeSlope: Scalar | None,
    selfIsResult: bool,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnLeakyReluBackward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnLeakyReluBackwardGetWorkspaceSize, gradOutput, self, negativeSlope, selfIsResult, out, written=(out,))


def aclnnLeakyReluBackward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnLeakyReluBackward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnLeakyReluBackward, workspace, workspace_size, executor, stream)


def aclnnLogSigmoidGetWorkspaceSize(
    self: Tensor | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnLogSigmoid: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnLogSigmoidGetWorkspaceSize, self, out, written=(out,))


def aclnnLogSigmoid(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnLogSigmoid: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnLogSigmoid, workspace, workspace_size, executor, stream)


def aclnnLogSigmoidBackwardGetWorkspaceSize(
    gradOutput: Tensor | None,
    self: Tensor | None,
    buffer: Tensor | None,
    gradInput: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnLogSigmoidBackward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnLogSigmoidBackwardGetWorkspaceSize, gradOutput, self, buffer, gradInput, written=(gradInput,))


def aclnnLogSigmoidBackward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnLogSigmoidBackward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnLogSigmoidBackward, workspace, workspace_size, executor, stream)


def aclnnLogSigmoidForwardGetWorkspaceSize(
    self: Tensor | None,
    out: Tensor | None,
    buffer: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnLogSigmoidForward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnLogSigmoidForwardGetWorkspaceSize, self, out, buffer, written=(out, buffer,))


def aclnnLogSigmoidForward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnLogSigmoidForward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnLogSigmoidForward, workspace, workspace_size, executor, stream)


def aclnnInplaceMishGetWorkspaceSize(
    selfRef: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnInplaceMish: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnInplaceMishGetWorkspaceSize, selfRef, written=(selfRef,))


def aclnnInplaceMish(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnInplaceMish: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnInplaceMish, workspace, workspace_size, executor, stream)


def aclnnMishGetWorkspaceSize(
    self: Tensor | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnMish: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnMishGetWorkspaceSize, self, out, written=(out,))


def aclnnMish(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnMish: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnMish, workspace, workspace_size, executor, stream)


def aclnnMishBackwardGetWorkspaceSize(
    gradOutput: Tensor | None,
    self: Tensor | None,
    gradInput: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnMishBackward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnMishBackwardGetWorkspaceSize, gradOutput, self, gradInput, written=(gradInput,))


def aclnnMishBackward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnMishBackward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnMishBackward, workspace, workspace_size, executor, stream)


def aclnnPreluGetWorkspaceSize(
    self: Tensor | None,
    weight: Tensor | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnPrelu: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnPreluGetWorkspaceSize, self, weight, out, written=(out,))


def aclnnPrelu(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnPrelu: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnPrelu, workspace, workspace_size, executor, stream)


def aclnnPreluBackwardGetWorkspaceSize(
    gradOutput: Tensor | None,
    self: Tensor | None,
    weight: Tensor | None,
    gradInput: Tensor | None,
    gradWeight: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnPreluBackward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnPreluBackwardGetWorkspaceSize, gradOutput, self, weight, gradInput, gradWeight, written=(gradInput, gradWeight,))


def aclnnPreluBackward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnPreluBackward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnPreluBackward, workspace, workspace_size, executor, stream)


def aclnnInplaceReluGetWorkspaceSize(
    selfRef: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnInplaceRelu: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnInplaceReluGetWorkspaceSize, selfRef, written=(selfRef,))


def aclnnInplaceRelu(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnInplaceRelu: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnInplaceRelu, workspace, workspace_size, executor, stream)


def aclnnReluGetWorkspaceSize(
    self: Tensor | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnRelu: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnReluGetWorkspaceSize, self, out, written=(out,))


def aclnnRelu(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnRelu: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnRelu, workspace, workspace_size, executor, stream)


def aclnnInplaceRReluWithNoiseGetWorkspaceSize(
    self: Tensor | None,
    noise: Tensor | None,
    lower: Scalar | None,
    upper: Scalar | None,
    training: bool,
    seed: int,
    offset: int,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnInplaceRReluWithNoise: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnInplaceRReluWithNoiseGetWorkspaceSize, self, noise, lower, upper, training, seed, offset, written=(self, noise,))


def aclnnInplaceRReluWithNoise(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnInplaceRReluWithNoise: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnInplaceRReluWithNoise, workspace, workspace_size, executor, stream)


def aclnnRReluWithNoiseGetWorkspaceSize(
    self: Tensor | None,
    noise: Tensor | None,
    lower: Scalar | None,
    upper: Scalar | None,
    training: bool,
    seed: int,
    offset: int,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnRReluWithNoise: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnRReluWithNoiseGetWorkspaceSize, self, noise, lower, upper, training, seed, offset, out, written=(noise, out,))


def aclnnRReluWithNoise(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnRReluWithNoise: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnRReluWithNoise, workspace, workspace_size, executor, stream)


def aclnnInplaceSeluGetWorkspaceSize(
    selfRef: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnInplaceSelu: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnInplaceSeluGetWorkspaceSize, selfRef, written=(selfRef,))


def aclnnInplaceSelu(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnInplaceSelu: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnInplaceSelu, workspace, workspace_size, executor, stream)


def aclnnSeluGetWorkspaceSize(
    self: Tensor | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnSelu: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnSeluGetWorkspaceSize, self, out, written=(out,))


def aclnnSelu(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnSelu: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnSelu, workspace, workspace_size, executor, stream)


def aclnnSeluBackwardGetWorkspaceSize(
    gradOutput: Tensor | None,
    result: Tensor | None,
    gradInput: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnSeluBackward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnSeluBackwardGetWorkspaceSize, gradOutput, result, gradInput, written=(gradInput,))


def aclnnSeluBackward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnSeluBackward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnSeluBackward, workspace, workspace_size, executor, stream)


def aclnnShrinkGetWorkspaceSize(
    self: Tensor | None,
    lambd: Scalar | None,
    bias: Scalar | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnShrink: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnShrinkGetWorkspaceSize, self, lambd, bias, out, written=(out,))


def aclnnShrink(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnShrink: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnShrink, workspace, workspace_size, executor, stream)


def aclnnInplaceSigmoidGetWorkspaceSize(
    selfRef: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnInplaceSigmoid: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnInplaceSigmoidGetWorkspaceSize, selfRef, written=(selfRef,))


def aclnnInplaceSigmoid(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnInplaceSigmoid: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnInplaceSigmoid, workspace, workspace_size, executor, stream)


def aclnnSigmoidGetWorkspaceSize(
    self: Tensor | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnSigmoid: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnSigmoidGetWorkspaceSize, self, out, written=(out,))


def aclnnSigmoid(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnSigmoid: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnSigmoid, workspace, workspace_size, executor, stream)


def aclnnSigmoidBackwardGetWorkspaceSize(
    gradOutput: Tensor | None,
    output: Tensor | None,
    gradInput: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnSigmoidBackward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnSigmoidBackwardGetWorkspaceSize, gradOutput, output, gradInput, written=(gradInput,))


def aclnnSigmoidBackward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnSigmoidBackward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnSigmoidBackward, workspace, workspace_size, executor, stream)


def aclnnSiluGetWorkspaceSize(
    self: Tensor | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnSilu: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnSiluGetWorkspaceSize, self, out, written=(out,))


def aclnnSilu(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnSilu: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnSilu, workspace, workspace_size, executor, stream)


def aclnnSiluBackwardGetWorkspaceSize(
    gradOutput: Tensor | None,
    self: Tensor | None,
    gradInput: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnSiluBackward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnSiluBackwardGetWorkspaceSize, gradOutput, self, gradInput, written=(gradInput,))


def aclnnSiluBackward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnSiluBackward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnSiluBackward, workspace, workspace_size, executor, stream)


def aclnnSituGluGetWorkspaceSize(
    x: Tensor | None,
    dim: int,
    beta: float,
    linearBeta: float,
    activateLeft: bool,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnSituGlu: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnSituGluGetWorkspaceSize, x, dim, beta, linearBeta, activateLeft, out, written=(out,))


def aclnnSituGlu(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnSituGlu: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnSituGlu, workspace, workspace_size, executor, stream)


def aclnnSituGluGradGetWorkspaceSize(
    gradY: Tensor | None,
    x: Tensor | None,
    dim: int,
    beta: float,
    linearBeta: float,
    activateLeft: bool,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnSituGluGrad: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnSituGluGradGetWorkspaceSize, gradY, x, dim, beta, linearBeta, activateLeft, out, written=(out,))


def aclnnSituGluGrad(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnSituGluGrad: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnSituGluGrad, workspace, workspace_size, executor, stream)


def aclnnSoftplusGetWorkspaceSize(
    self: Tensor | None,
    beta: Scalar | None,
    threshold: Scalar | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnSoftplus: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnSoftplusGetWorkspaceSize, self, beta, threshold, out, written=(out,))


def aclnnSoftplus(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnSoftplus: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnSoftplus, workspace, workspace_size, executor, stream)


def aclnnSoftplusBackwardGetWorkspaceSize(
    gradOutput: Tensor | None,
    self: Tensor | None,
    beta: Scalar | None,
    threshold: Scalar | None,
    gradInput: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnSoftplusBackward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnSoftplusBackwardGetWorkspaceSize, gradOutput, self, beta, threshold, gradInput, written=(gradInput,))


def aclnnSoftplusBackward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnSoftplusBackward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnSoftplusBackward, workspace, workspace_size, executor, stream)


def aclnnSoftshrinkGetWorkspaceSize(
    self: Tensor | None,
    lambd: Scalar | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnSoftshrink: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnSoftshrinkGetWorkspaceSize, self, lambd, out, written=(out,))


def aclnnSoftshrink(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnSoftshrink: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnSoftshrink, workspace, workspace_size, executor, stream)


def aclnnSoftshrinkBackwardGetWorkspaceSize(
    gradOutput: Tensor | None,
    self: Tensor | None,
    lambd: Scalar | None,
    gradInput: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnSoftshrinkBackward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnSoftshrinkBackwardGetWorkspaceSize, gradOutput, self, lambd, gradInput, written=(gradInput,))


def aclnnSoftshrinkBackward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnSoftshrinkBackward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnSoftshrinkBackward, workspace, workspace_size, executor, stream)


def aclnnSquaredReluGetWorkspaceSize(
    input: Tensor | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnSquaredRelu: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnSquaredReluGetWorkspaceSize, input, out, written=(out,))


def aclnnSquaredRelu(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnSquaredRelu: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnSquaredRelu, workspace, workspace_size, executor, stream)


def aclnnSwiGluGetWorkspaceSize(
    x: Tensor | None,
    dim: int,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnSwiGlu: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnSwiGluGetWorkspaceSize, x, dim, out, written=(out,))


def aclnnSwiGlu(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnSwiGlu: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnSwiGlu, workspace, workspace_size, executor, stream)


def aclnnSwiGluGradGetWorkspaceSize(
    yGrad: Tensor | None,
    x: Tensor | None,
    dim: int,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnSwiGluGrad: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnSwiGluGradGetWorkspaceSize, yGrad, x, dim, out, written=(out,))


def aclnnSwiGluGrad(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnSwiGluGrad: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnSwiGluGrad, workspace, workspace_size, executor, stream)


def aclnnSwigluGroupGetWorkspaceSize(
    x: Tensor | None,
    weightOptional: Tensor | None,
    groupIndexOptional: Tensor | None,
    clampLimit: float,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnSwigluGroup: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnSwigluGroupGetWorkspaceSize, x, weightOptional, groupIndexOptional, clampLimit, out, written=(out,))


def aclnnSwigluGroup(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnSwigluGroup: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnSwigluGroup, workspace, workspace_size, executor, stream)


def aclnnSwigluGroupGradGetWorkspaceSize(
    gradY: Tensor | None,
    x: Tensor | None,
    weightOptional: Tensor | None,
    yOriginOptional: Tensor | None,
    groupIndexOptional: Tensor | None,
    clampLimit: float,
    gradXOut: Tensor | None,
    gradWeightOutOptional: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnSwigluGroupGrad: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnSwigluGroupGradGetWorkspaceSize, gradY, x, weightOptional, yOriginOptional, groupIndexOptional, clampLimit, gradXOut, gradWeightOutOptional, written=(gradXOut, gradWeightOutOptional,))


def aclnnSwigluGroupGrad(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnSwigluGroupGrad: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnSwigluGroupGrad, workspace, workspace_size, executor, stream)


def aclnnSwishGetWorkspaceSize(
    self: Tensor | None,
    betaOptional: Scalar | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnSwish: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnSwishGetWorkspaceSize, self, betaOptional, out, written=(out,))


def aclnnSwish(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnSwish: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnSwish, workspace, workspace_size, executor, stream)


def aclnnSwishBackwardGetWorkspaceSize(
    gradOutput: Tensor | None,
    self: Tensor | None,
    betaOptional: Scalar | None,
    gradInput: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnSwishBackward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnSwishBackwardGetWorkspaceSize, gradOutput, self, betaOptional, gradInput, written=(gradInput,))


def aclnnSwishBackward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnSwishBackward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnSwishBackward, workspace, workspace_size, executor, stream)


def aclnnInplaceTanhGetWorkspaceSize(
    selfRef: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnInplaceTanh: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnInplaceTanhGetWorkspaceSize, selfRef, written=(selfRef,))


def aclnnInplaceTanh(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnInplaceTanh: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnInplaceTanh, workspace, workspace_size, executor, stream)


def aclnnTanhGetWorkspaceSize(
    self: Tensor | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnTanh: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnTanhGetWorkspaceSize, self, out, written=(out,))


def aclnnTanh(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnTanh: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnTanh, workspace, workspace_size, executor, stream)


def aclnnTanhBackwardGetWorkspaceSize(
    gradOutput: Tensor | None,
    output: Tensor | None,
    gradInput: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnTanhBackward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnTanhBackwardGetWorkspaceSize, gradOutput, output, gradInput, written=(gradInput,))


def aclnnTanhBackward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnTanhBackward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnTanhBackward, workspace, workspace_size, executor, stream)


def aclnnInplaceThresholdGetWorkspaceSize(
    selfRef: Tensor | None,
    threshold: Scalar | None,
    value: Scalar | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnInplaceThreshold: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnInplaceThresholdGetWorkspaceSize, selfRef, threshold, value, written=(selfRef,))


def aclnnInplaceThreshold(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnInplaceThreshold: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnInplaceThreshold, workspace, workspace_size, executor, stream)


def aclnnThresholdGetWorkspaceSize(
    self: Tensor | None,
    threshold: Scalar | None,
    value: Scalar | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnThreshold: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnThresholdGetWorkspaceSize, self, threshold, value, out, written=(out,))


def aclnnThreshold(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnThreshold: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnThreshold, workspace, workspace_size, executor, stream)


def aclnnThresholdBackwardGetWorkspaceSize(
    gradOutput: Tensor | None,
    self: Tensor | None,
    threshold: Scalar | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnThresholdBackward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnThresholdBackwardGetWorkspaceSize, gradOutput, self, threshold, out, written=(out,))


def aclnnThresholdBackward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnThresholdBackward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnThresholdBackward, workspace, workspace_size, executor, stream)
