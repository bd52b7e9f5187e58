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
"""Operators that must stay undefined: torch_npu then uses another operator, which is supported."""

LEFT_UNDEFINED = {
    "aclnnNpuFormatCastCalculateSizeAndFormat": "torch_npu asks it whether to use aclnnNpuFormatCast",
    "aclnnNotFound": "torch_npu looks up a name that no library has, to test itself",
    "aclnnNotFoundV2": "torch_npu looks up a name that no library has, to test itself",
    "aclrtGetDeviceInfo": "torch_npu asks aclrtGetMemInfo instead, and warns if it cannot",
    "aclrtMemcpyBatch": "torch_npu copies tensor by tensor",
    "aclrtMemcpyBatchAsync": "torch_npu copies tensor by tensor",
    "aclrtGetLastError": "torch_npu would take the thread's last failure for the cause of a later one",
    "aclrtPeekAtLastError": "torch_npu would take the thread's last failure for the cause of a later one",
}
"""Other functions that must stay undefined, because torch_npu works better without them; and why."""

MAXIMUM = (
    "aclnnAttentionPioneer", "aclnnFlashAttentionUnpaddingScoreGradV5", "aclnnFlashAttentionVarLenScoreV5",
    "aclnnFusedInferAttentionScoreV3", "aclnnFusedInferAttentionScoreV4", "aclnnFusedInferAttentionScoreV5",
)  # fmt: skip
"""Operators of which torch_npu also looks up the most workspace that a call may need: `…GetMaxWorkspaceSize`."""

RUNTIME = {
    "memory shared between processes": (
        "aclrtIpcMemClose", "aclrtIpcMemGetExportKey", "aclrtIpcMemImportByKey", "aclrtIpcMemSetImportPid",
        "aclrtIpcGetEventHandle", "aclrtIpcOpenEventHandle",
    ),
    "a graph of captured operators": (
        "aclmdlRICaptureToModelRIBegin", "aclmdlRICaptureTaskGrpBegin", "aclmdlRICaptureTaskGrpEnd",
        "aclmdlRICaptureTaskUpdateBegin", "aclmdlRICaptureTaskUpdateEnd", "aclmdlRIAddCondTask",
        "aclmdlRICondHandleCreate", "aclmdlRICondHandleGetCondPtr", "aclmdlRIDebugPrint", "aclmdlRIDebugJsonPrint",
        "aclskOptimize", "aclskScopeBegin", "aclskScopeEnd",
    ),
    "a test of the NPU's hardware": ("aclStressDetect", "StressDetect"),
    "the repair of the NPU's memory": (
        "aclrtMemUceRepair", "aclrtRepairError", "aclrtGetMemUceInfo", "aclrtGetErrorVerbose",
    ),
    "a limit of the NPU's cores": (
        "aclrtGetDeviceResLimit", "aclrtSetDeviceResLimit", "aclrtResetDeviceResLimit", "aclrtGetStreamResLimit",
        "aclrtSetStreamResLimit", "aclrtResetStreamResLimit", "aclrtUseStreamResInCurrentThread",
        "aclrtUnuseStreamResInCurrentThread", "aclrtGetResInCurrentThread",
    ),
    "the abortion of a device's work": ("aclrtDeviceTaskAbort",),
    "a property of the NPU's hardware": (
        "aclrtGetDeviceUtilizationRate", "aclrtGetHardwareSyncAddr", "aclrtGetMemUsageInfo",
    ),
    "a kernel for the NPU's processors": (
        "aclrtLaunchKernelWithHostArgs", "aclnnReselectStaticKernel", "aclnnReselectStaticKernelWithPath",
    ),
    "a property of an address": ("aclrtPointerGetAttributes",),
    "a dump of operators": ("aclGenGraphAndDumpForOp", "aclDestroyGraphDumpOpt", "aclopStartDumpArgs",
        "aclopStopDumpArgs"),
    "a list of CANN's attributes": ("aclGetCannAttributeList",),
    "a Fourier transform": ("aclRfft1D", "aclRfft1DGetWorkspaceSize"),
    "a choice of PyTorch's random numbers": ("aclnnSetPytorchRandom",),
    "a profile of the NPU": (
        "aclProfilingInit", "aclProfilingStart", "aclProfilingStop", "aclProfilingDestroyConfig",
        "aclprofGetSupportedFeatures", "aclprofGetSupportedFeaturesV2",
        "msptiSubscribe", "msptiUnsubscribe", "msptiActivityEnable", "msptiActivityDisable", "msptiActivityFlushAll",
        "msptiActivityGetNextRecord", "msptiActivityIsEnabled", "msptiActivityPopExternalCorrelationId",
        "msptiActivityPushExternalCorrelationId", "msptiActivityRegisterCallbacks",
    ),
    "memory shared between devices": (
        "aclshmem_finalize", "aclshmem_free", "aclshmemx_get_uniqueid", "aclshmemx_getmem_on_stream",
        "aclshmemx_init_attr", "aclshmemx_putmem_on_stream", "aclshmemx_set_attr_uniqueid_args",
        "aclshmemx_set_conf_store_tls",
    ),
    "a channel to the NPU": ("acltdtDestroyChannel", "acltdtDestroyDataset", "acltdtReceiveTensor",
        "acltdtGetDimsFromItem"),
    "the status of a stream's event": ("aclQueryEventRecordedStatus", "aclQueryEventWaitStatus"),
}  # fmt: skip
"""Functions of the runtime that are refused and no header declares, by the feature that they belong to."""

OF_NOTHING = {
    "a dump of operators": ("aclCreateGraphDumpOpt",),
    "a profile of the NPU": ("aclProfilingCreateConfig",),
    "memory shared between devices": ("aclshmem_malloc", "aclshmem_ptr"),
    "a channel to the NPU": ("acltdtCreateChannelWithCapacity", "acltdtCreateDataset", "acltdtGetDataAddrFromItem",
        "acltdtGetDataItem", "acltdtGetDataSizeFromItem", "acltdtGetDatasetSize", "acltdtGetDimNumFromItem",
        "acltdtGetDataTypeFromItem"),
}  # fmt: skip
"""The same for functions that return an address or a number: they return none."""

COMMUNICATION = {
    "a communicator of more than one root": ("HcclGetRootInfoScalable", "HcclCommInitRootInfoScalable"),
    "a communicator from a file of ranks": ("HcclCommInitClusterInfoConfig",),
    "memory that is registered for communication": (
        "HcclCommRegister", "HcclCommDeregister", "HcclCommExchangeMem", "HcclCommSymWinRegister",
        "HcclCommSymWinDeregister", "HcclCommSetMemoryRange", "HcclCommUnsetMemoryRange", "HcclCommActivateCommMemory",
        "HcclCommDeactivateCommMemory", "HcommMemAlloc", "HcommMemFree",
    ),
    "the repair of a communicator": ("HcclCommResume", "HcclCommWorkingDevNicSet"),
}  # fmt: skip
"""Functions of HCCL that are refused, by the feature that they belong to."""


def refused(served: set[str]) -> list[str]:
    """The operators to refuse: looked up by torch_npu or declared by a header, and unsupported."""
    names = {*LOOKED_UP.read_text(encoding="utf-8").split(), *(declared.symbol for declared in DECLARED)}
    return sorted(names - served - ABSENT.keys())
