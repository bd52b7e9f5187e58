// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/refusals.py. Edit that instead.

#include "ascendcl/absent.h"

using actgrad::refuse;

// Callers pass what the interface says; nothing of it is read.
extern "C" {

ACTGRAD_PUBLIC aclError aclrtIpcMemClose(void) { return refuse("aclrtIpcMemClose", "memory shared between processes"); }
ACTGRAD_PUBLIC aclError aclrtIpcMemGetExportKey(void) { return refuse("aclrtIpcMemGetExportKey", "memory shared between processes"); }
ACTGRAD_PUBLIC aclError aclrtIpcMemImportByKey(void) { return refuse("aclrtIpcMemImportByKey", "memory shared between processes"); }
ACTGRAD_PUBLIC aclError aclrtIpcMemSetImportPid(void) { return refuse("aclrtIpcMemSetImportPid", "memory shared between processes"); }
ACTGRAD_PUBLIC aclError aclrtIpcGetEventHandle(void) { return refuse("aclrtIpcGetEventHandle", "memory shared between processes"); }
ACTGRAD_PUBLIC aclError aclrtIpcOpenEventHandle(void) { return refuse("aclrtIpcOpenEventHandle", "memory shared between processes"); }
ACTGRAD_PUBLIC aclError aclmdlRICaptureToModelRIBegin(void) { return refuse("aclmdlRICaptureToModelRIBegin", "a graph of captured operators"); }
ACTGRAD_PUBLIC aclError aclmdlRICaptureTaskGrpBegin(void) { return refuse("aclmdlRICaptureTaskGrpBegin", "a graph of captured operators"); }
ACTGRAD_PUBLIC aclError aclmdlRICaptureTaskGrpEnd(void) { return refuse("aclmdlRICaptureTaskGrpEnd", "a graph of captured operators"); }
ACTGRAD_PUBLIC aclError aclmdlRICaptureTaskUpdateBegin(void) { return refuse("aclmdlRICaptureTaskUpdateBegin", "a graph of captured operators"); }
ACTGRAD_PUBLIC aclError aclmdlRICaptureTaskUpdateEnd(void) { return refuse("aclmdlRICaptureTaskUpdateEnd", "a graph of captured operators"); }
ACTGRAD_PUBLIC aclError aclmdlRIAddCondTask(void) { return refuse("aclmdlRIAddCondTask", "a graph of captured operators"); }
ACTGRAD_PUBLIC aclError aclmdlRICondHandleCreate(void) { return refuse("aclmdlRICondHandleCreate", "a graph of captured operators"); }
ACTGRAD_PUBLIC aclError aclmdlRICondHandleGetCondPtr(void) { return refuse("aclmdlRICondHandleGetCondPtr", "a graph of captured operators"); }
ACTGRAD_PUBLIC aclError aclmdlRIDebugPrint(void) { return refuse("aclmdlRIDebugPrint", "a graph of captured operators"); }
ACTGRAD_PUBLIC aclError aclmdlRIDebugJsonPrint(void) { return refuse("aclmdlRIDebugJsonPrint", "a graph of captured operators"); }
ACTGRAD_PUBLIC aclError aclskOptimize(void) { return refuse("aclskOptimize", "a graph of captured operators"); }
ACTGRAD_PUBLIC aclError aclskScopeBegin(void) { return refuse("aclskScopeBegin", "a graph of captured operators"); }
ACTGRAD_PUBLIC aclError aclskScopeEnd(void) { return refuse("aclskScopeEnd", "a graph of captured operators"); }
ACTGRAD_PUBLIC aclError aclStressDetect(void) { return refuse("aclStressDetect", "a test of the NPU's hardware"); }
ACTGRAD_PUBLIC aclError StressDetect(void) { return refuse("StressDetect", "a test of the NPU's hardware"); }
ACTGRAD_PUBLIC aclError aclrtMemUceRepair(void) { return refuse("aclrtMemUceRepair", "the repair of the NPU's memory"); }
ACTGRAD_PUBLIC aclError aclrtRepairError(void) { return refuse("aclrtRepairError", "the repair of the NPU's memory"); }
ACTGRAD_PUBLIC aclError aclrtGetMemUceInfo(void) { return refuse("aclrtGetMemUceInfo", "the repair of the NPU's memory"); }
ACTGRAD_PUBLIC aclError aclrtGetErrorVerbose(void) { return refuse("aclrtGetErrorVerbose", "the repair of the NPU's memory"); }
ACTGRAD_PUBLIC aclError aclrtGetDeviceResLimit(void) { return refuse("aclrtGetDeviceResLimit", "a limit of the NPU's cores"); }
ACTGRAD_PUBLIC aclError aclrtSetDeviceResLimit(void) { return refuse("aclrtSetDeviceResLimit", "a limit of the NPU's cores"); }
ACTGRAD_PUBLIC aclError aclrtResetDeviceResLimit(void) { return refuse("aclrtResetDeviceResLimit", "a limit of the NPU's cores"); }
ACTGRAD_PUBLIC aclError aclrtGetStreamResLimit(void) { return refuse("aclrtGetStreamResLimit", "a limit of the NPU's cores"); }
ACTGRAD_PUBLIC aclError aclrtSetStreamResLimit(void) { return refuse("aclrtSetStreamResLimit", "a limit of the NPU's cores"); }
ACTGRAD_PUBLIC aclError aclrtResetStreamResLimit(void) { return refuse("aclrtResetStreamResLimit", "a limit of the NPU's cores"); }
ACTGRAD_PUBLIC aclError aclrtUseStreamResInCurrentThread(void) { return refuse("aclrtUseStreamResInCurrentThread", "a limit of the NPU's cores"); }
ACTGRAD_PUBLIC aclError aclrtUnuseStreamResInCurrentThread(void) { return refuse("aclrtUnuseStreamResInCurrentThread", "a limit of the NPU's cores"); }
ACTGRAD_PUBLIC aclError aclrtGetResInCurrentThread(void) { return refuse("aclrtGetResInCurrentThread", "a limit of the NPU's cores"); }
ACTGRAD_PUBLIC aclError aclrtDeviceTaskAbort(void) { return refuse("aclrtDeviceTaskAbort", "the abortion of a device's work"); }
ACTGRAD_PUBLIC aclError aclrtGetDeviceUtilizationRate(void) { return refuse("aclrtGetDeviceUtilizationRate", "a property of the NPU's hardware"); }
ACTGRAD_PUBLIC aclError aclrtGetHardwareSyncAddr(void) { return refuse("aclrtGetHardwareSyncAddr", "a property of the NPU's hardware"); }
ACTGRAD_PUBLIC aclError aclrtGetMemUsageInfo(void) { return refuse("aclrtGetMemUsageInfo", "a property of the NPU's hardware"); }
ACTGRAD_PUBLIC aclError aclrtLaunchKernelWithHostArgs(void) { return refuse("aclrtLaunchKernelWithHostArgs", "a kernel for the NPU's processors"); }
ACTGRAD_PUBLIC aclError aclnnReselectStaticKernel(void) { return refuse("aclnnReselectStaticKernel", "a kernel for the NPU's processors"); }
ACTGRAD_PUBLIC aclError aclnnReselectStaticKernelWithPath(void) { return refuse("aclnnReselectStaticKernelWithPath", "a kernel for the NPU's processors"); }
ACTGRAD_PUBLIC aclError aclrtPointerGetAttributes(void) { return refuse("aclrtPointerGetAttributes", "a property of an address"); }
ACTGRAD_PUBLIC aclError aclGenGraphAndDumpForOp(void) { return refuse("aclGenGraphAndDumpForOp", "a dump of operators"); }
ACTGRAD_PUBLIC aclError aclDestroyGraphDumpOpt(void) { return refuse("aclDestroyGraphDumpOpt", "a dump of operators"); }
ACTGRAD_PUBLIC aclError aclopStartDumpArgs(void) { return refuse("aclopStartDumpArgs", "a dump of operators"); }
ACTGRAD_PUBLIC aclError aclopStopDumpArgs(void) { return refuse("aclopStopDumpArgs", "a dump of operators"); }
ACTGRAD_PUBLIC aclError aclGetCannAttributeList(void) { return refuse("aclGetCannAttributeList", "a list of CANN's attributes"); }
ACTGRAD_PUBLIC aclError aclRfft1D(void) { return refuse("aclRfft1D", "a Fourier transform"); }
ACTGRAD_PUBLIC aclError aclRfft1DGetWorkspaceSize(void) { return refuse("aclRfft1DGetWorkspaceSize", "a Fourier transform"); }
ACTGRAD_PUBLIC aclError aclnnSetPytorchRandom(void) { return refuse("aclnnSetPytorchRandom", "a choice of PyTorch's random numbers"); }
ACTGRAD_PUBLIC aclError aclProfilingInit(void) { return refuse("aclProfilingInit", "a profile of the NPU"); }
ACTGRAD_PUBLIC aclError aclProfilingStart(void) { return refuse("aclProfilingStart", "a profile of the NPU"); }
ACTGRAD_PUBLIC aclError aclProfilingStop(void) { return refuse("aclProfilingStop", "a profile of the NPU"); }
ACTGRAD_PUBLIC aclError aclProfilingDestroyConfig(void) { return refuse("aclProfilingDestroyConfig", "a profile of the NPU"); }
ACTGRAD_PUBLIC aclError aclprofGetSupportedFeatures(void) { return refuse("aclprofGetSupportedFeatures", "a profile of the NPU"); }
ACTGRAD_PUBLIC aclError aclprofGetSupportedFeaturesV2(void) { return refuse("aclprofGetSupportedFeaturesV2", "a profile of the NPU"); }
ACTGRAD_PUBLIC aclError msptiSubscribe(void) { return refuse("msptiSubscribe", "a profile of the NPU"); }
ACTGRAD_PUBLIC aclError msptiUnsubscribe(void) { return refuse("msptiUnsubscribe", "a profile of the NPU"); }
ACTGRAD_PUBLIC aclError msptiActivityEnable(void) { return refuse("msptiActivityEnable", "a profile of the NPU"); }
ACTGRAD_PUBLIC aclError msptiActivityDisable(void) { return refuse("msptiActivityDisable", "a profile of the NPU"); }
ACTGRAD_PUBLIC aclError msptiActivityFlushAll(void) { return refuse("msptiActivityFlushAll", "a profile of the NPU"); }
ACTGRAD_PUBLIC aclError msptiActivityGetNextRecord(void) { return refuse("msptiActivityGetNextRecord", "a profile of the NPU"); }
ACTGRAD_PUBLIC aclError msptiActivityIsEnabled(void) { return refuse("msptiActivityIsEnabled", "a profile of the NPU"); }
ACTGRAD_PUBLIC aclError msptiActivityPopExternalCorrelationId(void) { return refuse("msptiActivityPopExternalCorrelationId", "a profile of the NPU"); }
ACTGRAD_PUBLIC aclError msptiActivityPushExternalCorrelationId(void) { return refuse("msptiActivityPushExternalCorrelationId", "a profile of the NPU"); }
ACTGRAD_PUBLIC aclError msptiActivityRegisterCallbacks(void) { return refuse("msptiActivityRegisterCallbacks", "a profile of the NPU"); }
ACTGRAD_PUBLIC aclError aclshmem_finalize(void) { return refuse("aclshmem_finalize", "memory shared between devices"); }
ACTGRAD_PUBLIC aclError aclshmem_free(void) { return refuse("aclshmem_free", "memory shared between devices"); }
ACTGRAD_PUBLIC aclError aclshmemx_get_uniqueid(void) { return refuse("aclshmemx_get_uniqueid", "memory shared between devices"); }
ACTGRAD_PUBLIC aclError aclshmemx_getmem_on_stream(void) { return refuse("aclshmemx_getmem_on_stream", "memory shared between devices"); }
ACTGRAD_PUBLIC aclError aclshmemx_init_attr(void) { return refuse("aclshmemx_init_attr", "memory shared between devices"); }
ACTGRAD_PUBLIC aclError aclshmemx_putmem_on_stream(void) { return refuse("aclshmemx_putmem_on_stream", "memory shared between devices"); }
ACTGRAD_PUBLIC aclError aclshmemx_set_attr_uniqueid_args(void) { return refuse("aclshmemx_set_attr_uniqueid_args", "memory shared between devices"); }
ACTGRAD_PUBLIC aclError aclshmemx_set_conf_store_tls(void) { return refuse("aclshmemx_set_conf_store_tls", "memory shared between devices"); }
ACTGRAD_PUBLIC aclError acltdtDestroyChannel(void) { return refuse("acltdtDestroyChannel", "a channel to the NPU"); }
ACTGRAD_PUBLIC aclError acltdtDestroyDataset(void) { return refuse("acltdtDestroyDataset", "a channel to the NPU"); }
ACTGRAD_PUBLIC aclError acltdtReceiveTensor(void) { return refuse("acltdtReceiveTensor", "a channel to the NPU"); }
ACTGRAD_PUBLIC aclError acltdtGetDimsFromItem(void) { return refuse("acltdtGetDimsFromItem", "a channel to the NPU"); }
ACTGRAD_PUBLIC aclError aclQueryEventRecordedStatus(void) { return refuse("aclQueryEventRecordedStatus", "the status of a stream's event"); }
ACTGRAD_PUBLIC aclError aclQueryEventWaitStatus(void) { return refuse("aclQueryEventWaitStatus", "the status of a stream's event"); }
ACTGRAD_PUBLIC void* aclCreateGraphDumpOpt(void) { return refuse("aclCreateGraphDumpOpt", "a dump of operators"), nullptr; }
ACTGRAD_PUBLIC void* aclProfilingCreateConfig(void) { return refuse("aclProfilingCreateConfig", "a profile of the NPU"), nullptr; }
ACTGRAD_PUBLIC void* aclshmem_malloc(void) { return refuse("aclshmem_malloc", "memory shared between devices"), nullptr; }
ACTGRAD_PUBLIC void* aclshmem_ptr(void) { return refuse("aclshmem_ptr", "memory shared between devices"), nullptr; }
ACTGRAD_PUBLIC void* acltdtCreateChannelWithCapacity(void) { return refuse("acltdtCreateChannelWithCapacity", "a channel to the NPU"), nullptr; }
ACTGRAD_PUBLIC void* acltdtCreateDataset(void) { return refuse("acltdtCreateDataset", "a channel to the NPU"), nullptr; }
ACTGRAD_PUBLIC void* acltdtGetDataAddrFromItem(void) { return refuse("acltdtGetDataAddrFromItem", "a channel to the NPU"), nullptr; }
ACTGRAD_PUBLIC void* acltdtGetDataItem(void) { return refuse("acltdtGetDataItem", "a channel to the NPU"), nullptr; }
ACTGRAD_PUBLIC void* acltdtGetDataSizeFromItem(void) { return refuse("acltdtGetDataSizeFromItem", "a channel to the NPU"), nullptr; }
ACTGRAD_PUBLIC void* acltdtGetDatasetSize(void) { return refuse("acltdtGetDatasetSize", "a channel to the NPU"), nullptr; }
ACTGRAD_PUBLIC void* acltdtGetDimNumFromItem(void) { return refuse("acltdtGetDimNumFromItem", "a channel to the NPU"), nullptr; }
ACTGRAD_PUBLIC void* acltdtGetDataTypeFromItem(void) { return refuse("acltdtGetDataTypeFromItem", "a channel to the NPU"), nullptr; }

}  // extern "C"
