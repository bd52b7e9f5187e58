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
ACTGRAD_PUBLIC aclError aclStressDetect(void) { return refuse("aclStressDetect", "a test of the NPU's hardware"); }
ACTGRAD_PUBLIC aclError aclrtMemUceRepair(void) { return refuse("aclrtMemUceRepair", "the repair of the NPU's memory"); }
ACTGRAD_PUBLIC aclError aclrtRepairError(void) { return refuse("aclrtRepairError", "the repair of the NPU's memory"); }
ACTGRAD_PUBLIC aclError aclrtGetDeviceResLimit(void) { return refuse("aclrtGetDeviceResLimit", "a limit of the NPU's cores"); }
ACTGRAD_PUBLIC aclError aclrtSetDeviceResLimit(void) { return refuse("aclrtSetDeviceResLimit", "a limit of the NPU's cores"); }
ACTGRAD_PUBLIC aclError aclrtResetDeviceResLimit(void) { return refuse("aclrtResetDeviceResLimit", "a limit of the NPU's cores"); }
ACTGRAD_PUBLIC aclError aclrtGetStreamResLimit(void) { return refuse("aclrtGetStreamResLimit", "a limit of the NPU's cores"); }
ACTGRAD_PUBLIC aclError aclrtSetStreamResLimit(void) { return refuse("aclrtSetStreamResLimit", "a limit of the NPU's cores"); }
ACTGRAD_PUBLIC aclError aclrtResetStreamResLimit(void) { return refuse("aclrtResetStreamResLimit", "a limit of the NPU's cores"); }
ACTGRAD_PUBLIC aclError aclrtUseStreamResInCurrentThread(void) { return refuse("aclrtUseStreamResInCurrentThread", "a limit of the NPU's cores"); }
ACTGRAD_PUBLIC aclError aclrtUnuseStreamResInCurrentThread(void) { return refuse("aclrtUnuseStreamResInCurrentThread", "a limit of the NPU's cores"); }
ACTGRAD_PUBLIC aclError aclrtGetResInCurrentThread(void) { return refuse("aclrtGetResInCurrentThread", "a limit of the NPU's cores"); }
ACTGRAD_PUBLIC aclError aclrtValueWait(void) { return refuse("aclrtValueWait", "a value that a stream waits for"); }
ACTGRAD_PUBLIC aclError aclrtValueWrite(void) { return refuse("aclrtValueWrite", "a value that a stream waits for"); }
ACTGRAD_PUBLIC aclError aclrtDeviceTaskAbort(void) { return refuse("aclrtDeviceTaskAbort", "the abortion of a device's work"); }

}  // extern "C"
