# SPDX-License-Identifier: Apache-2.0
"""The operators that are refused by name: torch_npu or a header names them, and they are unsupported."""

from __future__ import annotations

from pathlib import Path

from actgrad.npu.declared import DECLARED

LOOKED_UP = Path(__file__).with_name("looked_up.txt")
"""The operators that some release of torch_npu looks up, one a line; `tools/print_looked_up.py` prints them."""

ABSENT = {
    "aclnnTopkV2": "aclnnTopk",
    "aclnnNpuFormatCast": "Identity of the older interface",
}
"""Names that must stay undefined: torch_npu then uses another operator, which is supported."""

RUNTIME = {
    "memory shared between processes": (
        "aclrtIpcMemClose", "aclrtIpcMemGetExportKey", "aclrtIpcMemImportByKey", "aclrtIpcMemSetImportPid",
        "aclrtIpcGetEventHandle", "aclrtIpcOpenEventHandle",
    ),
    "a graph of captured operators": (
        "aclmdlRICaptureToModelRIBegin", "aclmdlRICaptureTaskGrpBegin", "aclmdlRICaptureTaskGrpEnd",
        "aclmdlRICaptureTaskUpdateBegin", "aclmdlRICaptureTaskUpdateEnd", "aclmdlRIAddCondTask",
        "aclmdlRICondHandleCreate",
    ),
    "a test of the NPU's hardware": ("aclStressDetect",),
    "the repair of the NPU's memory": ("aclrtMemUceRepair", "aclrtRepairError"),
    "a limit of the NPU's cores": (
        "aclrtGetDeviceResLimit", "aclrtSetDeviceResLimit", "aclrtResetDeviceResLimit", "aclrtGetStreamResLimit",
        "aclrtSetStreamResLimit", "aclrtResetStreamResLimit", "aclrtUseStreamResInCurrentThread",
        "aclrtUnuseStreamResInCurrentThread", "aclrtGetResInCurrentThread",
    ),
    "a value that a stream waits for": ("aclrtValueWait", "aclrtValueWrite"),
    "the abortion of a device's work": ("aclrtDeviceTaskAbort",),
}  # fmt: skip
"""Functions of the runtime that are refused and no header declares, by the feature that they belong to."""

COMMUNICATION = {
    "a communicator of more than one root": ("HcclGetRootInfoScalable", "HcclCommInitRootInfoScalable"),
    "a communicator from a file of ranks": ("HcclCommInitClusterInfoConfig",),
    "a communicator of several devices in one process": ("HcclCommInitAll",),
    "memory that is registered for communication": (
        "HcclCommRegister", "HcclCommDeregister", "HcclCommExchangeMem", "HcclCommSymWinRegister",
        "HcclCommSymWinDeregister", "HcclCommSetMemoryRange", "HcclCommUnsetMemoryRange", "HcclCommActivateCommMemory",
        "HcclCommDeactivateCommMemory",
    ),
    "the repair of a communicator": ("HcclCommResume", "HcclCommWorkingDevNicSet"),
}  # fmt: skip
"""Functions of HCCL that are refused, by the feature that they belong to."""


def refused(served: set[str]) -> list[str]:
    """The operators to refuse: looked up by torch_npu or declared by a header, and unsupported."""
    names = {*LOOKED_UP.read_text(encoding="utf-8").split(), *(declared.symbol for declared in DECLARED)}
    return sorted(names - served - ABSENT.keys())
