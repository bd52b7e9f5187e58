# SPDX-License-Identifier: Apache-2.0
"""The statuses of the aclnn interface and of the runtime: names, meanings, remedies.

Source: the framework's documents for numbers and names; the meanings are those in actgrad.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Status:
    """A status: its number, its name in the headers, when it is returned, and what to do about it."""

    value: int
    name: str
    meaning: str
    remedy: str


READ_THE_SENTENCE = "read the message: it names the argument, what was given and what is needed"

STATUSES = (
    Status(0, "ACLNN_SUCCESS, ACL_SUCCESS", "success", "nothing"),
    Status(161001, "ACLNN_ERR_PARAM_NULLPTR", "a pointer that must not be null is null", READ_THE_SENTENCE),
    Status(
        161002,
        "ACLNN_ERR_PARAM_INVALID",
        "an argument breaks a rule of the operator: a dtype that the product lacks, dtypes or shapes that do not "
        "match, a rank, a dim or another attribute out of range, a view that leaves its storage, an output that "
        "overlaps; or an object was destroyed or never created, or a storage is larger than any memory or smaller "
        "than in phase one",
        READ_THE_SENTENCE + "; `actgrad explain OPERATOR` lists all rules in order",
    ),
    Status(
        361001,
        "ACLNN_ERR_RUNTIME_ERROR",
        "an operator that PyTorch computes was called without the engine; or no device is set and no stream was given, "
        "the stream was destroyed or never created, work before the operator on its stream failed, a setting such as "
        "ACTGRAD_PRODUCT or ACTGRAD_ISA has an unknown value, or the system has no thread for the stream",
        "start the program with `actgrad run`; or call aclrtSetDevice first, pass a live stream, correct the setting, "
        "run fewer threads",
    ),
    Status(
        561000,
        "ACLNN_ERR_INNER",
        "the executor is invalid (consumed by phase two, destroyed, never created), or belongs to another operator; or "
        "PyTorch failed in phase two of an operator that it computes",
        "call phase one again for each run, or make the executor repeatable; or read the message",
    ),
    Status(
        561002,
        "ACLNN_ERR_INNER_TILING_ERROR",
        "a shape or an attribute breaks a rule of an operator that documents this status for it",
        READ_THE_SENTENCE,
    ),
    Status(
        561003,
        "ACLNN_ERR_INNER_FIND_KERNEL_ERROR",
        "the product has no such operator; or actgrad declares the operator and does not compute it",
        "choose another product; or call other operators: docs/operators and docs/npu-operators.md list those computed",
    ),
    Status(561101, "ACLNN_ERR_INNER_CREATE_EXECUTOR", "out of memory for the plan", "free memory"),
    Status(561103, "ACLNN_ERR_INNER_NULLPTR", "an executor that must not be null is null", READ_THE_SENTENCE),
    Status(100000, "ACL_ERROR_INVALID_PARAM", "an argument of a runtime function is invalid", READ_THE_SENTENCE),
    Status(100001, "ACL_ERROR_UNINITIALIZE", "aclFinalize was called before aclInit", "call aclInit first"),
    Status(100002, "ACL_ERROR_REPEAT_INITIALIZE", "aclInit was called before", "harmless; call it once"),
    Status(100037, "ACL_ERROR_REPEAT_FINALIZE", "aclFinalize was called before", "call it once for each aclInit"),
    Status(
        107000,
        "ACL_ERROR_RT_PARAM_INVALID",
        "an argument of a runtime function does not fit, such as more bytes than the destination holds; or a group "
        "index is below 0",
        READ_THE_SENTENCE,
    ),
    Status(
        107001,
        "ACL_ERROR_RT_INVALID_DEVICEID",
        "there is no such device",
        "devices are numbered from 0; ACTGRAD_DEVICE_COUNT sets their number",
    ),
    Status(107002, "ACL_ERROR_RT_CONTEXT_NULL", "the thread has no device", "call aclrtSetDevice in this thread first"),
    Status(
        107003,
        "ACL_ERROR_RT_STREAM_CONTEXT",
        "a wait that would not end: for a stream under capture, for an event recorded in a graph, for a stream that "
        "waits for an event not yet recorded, or by a host function on a stream",
        "call aclmdlRICaptureEnd first; or record the event first; or wait from another thread",
    ),
    Status(
        107017, "ACL_ERROR_RT_INVALID_HANDLE", "the handle is invalid: destroyed, or never created", READ_THE_SENTENCE
    ),
    Status(
        107020,
        "ACL_ERROR_RT_STREAM_SYNC_TIMEOUT",
        "the work did not finish within the given time",
        "wait again, or longer; the work continues",
    ),
    Status(200000, "ACL_ERROR_BAD_ALLOC", "out of memory", "free memory"),
    Status(
        200001,
        "ACL_ERROR_API_NOT_SUPPORT",
        "actgrad does not support the function, or this use of it",
        READ_THE_SENTENCE + "; docs/npu.md says what is supported",
    ),
    Status(
        207000,
        "ACL_ERROR_RT_FEATURE_NOT_SUPPORT",
        "aclrtSetDeviceSatMode was called with another mode than ACL_RT_OVERFLOW_MODE_INFNAN, or aclrtGetDeviceInfo "
        "with an attribute of which this machine has no number",
        "call aclrtSetDeviceSatMode with this mode, or not at all: what overflows becomes infinity; or ask for another "
        "attribute",
    ),
    Status(207001, "ACL_ERROR_RT_MEMORY_ALLOCATION", "out of device memory", "allocate less, or free memory"),
    Status(
        500000,
        "ACL_ERROR_INTERNAL_ERROR",
        "PyTorch failed in an operator of the older interface; or a host function on a stream threw an exception; or "
        "an internal error of actgrad",
        "read the message; report an internal error",
    ),
    Status(
        507000,
        "ACL_ERROR_RT_INTERNAL_ERROR",
        "the system has no thread for a stream; or torch_npu drops every operator since one failed in its task queue",
        "run fewer threads; or run without the queue (`actgrad npu run` without `--async`), where that operator raises "
        "its error itself",
    ),
    Status(507007, "ACL_ERROR_RT_CONTEXT_RELEASE_ERROR", "the device was not set", "reset only what was set"),
)
