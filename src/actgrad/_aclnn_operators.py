# SPDX-License-Identifier: Apache-2.0
# Printed by `python -m actgrad.codegen` from src/actgrad/operators/. Edit that instead.
"""The two phases of each operator, with the documented names and parameters."""

from __future__ import annotations

from actgrad import _native
from actgrad._two_phase import Executor, Stream, Tensor, phase_one, phase_two

__all__ = [
    "aclnnSiluBackwardGetWorkspaceSize",
    "aclnnSiluBackward",
    "aclnnHardswishBackwardGetWorkspaceSize",
    "aclnnHardswishBackward",
    "aclnnSwiGluGradGetWorkspaceSize",
    "aclnnSwiGluGrad",
    "aclnnGeGluV3BackwardGetWorkspaceSize",
    "aclnnGeGluV3Backward",
]


def aclnnSiluBackwardGetWorkspaceSize(
    gradOutput: Tensor | None,
    self: Tensor | None,
    gradInput: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnSiluBackward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnSiluBackwardGetWorkspaceSize, gradOutput, self, gradInput)


def aclnnSiluBackward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnSiluBackward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnSiluBackward, workspace, workspace_size, executor, stream)


def aclnnHardswishBackwardGetWorkspaceSize(
    gradOutput: Tensor | None,
    self: Tensor | None,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnHardswishBackward: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnHardswishBackwardGetWorkspaceSize, gradOutput, self, out)


def aclnnHardswishBackward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnHardswishBackward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnHardswishBackward, workspace, workspace_size, executor, stream)


def aclnnSwiGluGradGetWorkspaceSize(
    yGrad: Tensor | None,
    x: Tensor | None,
    dim: int,
    out: Tensor | None,
) -> tuple[int, int, Executor | None]:
    """Phase one of aclnnSwiGluGrad: returns (status, workspace_size, executor)."""
    return phase_one(_native.aclnnSwiGluGradGetWorkspaceSize, yGrad, x, dim, out)


def aclnnSwiGluGrad(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnSwiGluGrad: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnSwiGluGrad, workspace, workspace_size, executor, stream)


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
    return phase_one(_native.aclnnGeGluV3BackwardGetWorkspaceSize, gradOutput, self, gelu, dim, approximate, activateLeft, gradInput)


def aclnnGeGluV3Backward(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of aclnnGeGluV3Backward: queues the plan on the stream and returns the status."""
    return phase_two(_native.aclnnGeGluV3Backward, workspace, workspace_size, executor, stream)
