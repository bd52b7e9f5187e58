// SPDX-License-Identifier: Apache-2.0
//
// Profiler functions that torch_npu looks up in libascendcl.so. They succeed and record nothing beyond what torch_npu
// records itself.
#include <cstddef>
#include <cstdint>

#include "acl/acl_rt.h"

namespace {

char profile;  // the target of every handle

}  // namespace

extern "C" {

ACTGRAD_PUBLIC aclError aclprofInit(const char*, size_t) { return ACL_SUCCESS; }
ACTGRAD_PUBLIC void* aclprofCreateConfig(const uint32_t*, uint32_t, int, const void*, uint64_t) { return &profile; }
ACTGRAD_PUBLIC aclError aclprofDestroyConfig(const void*) { return ACL_SUCCESS; }
ACTGRAD_PUBLIC aclError aclprofWarmup(const void*) { return ACL_SUCCESS; }
ACTGRAD_PUBLIC aclError aclprofStart(const void*) { return ACL_SUCCESS; }
ACTGRAD_PUBLIC aclError aclprofStop(const void*) { return ACL_SUCCESS; }
ACTGRAD_PUBLIC aclError aclprofFinalize(void) { return ACL_SUCCESS; }
ACTGRAD_PUBLIC aclError aclprofSetConfig(int, const char*, size_t) { return ACL_SUCCESS; }
ACTGRAD_PUBLIC aclError aclprofRegisterDeviceCallback(void) { return ACL_SUCCESS; }
ACTGRAD_PUBLIC aclError aclprofMarkEx(const char*, size_t, aclrtStream) { return ACL_SUCCESS; }
ACTGRAD_PUBLIC void* aclprofCreateStepInfo(void) { return &profile; }
ACTGRAD_PUBLIC void aclprofDestroyStepInfo(void*) {}
ACTGRAD_PUBLIC aclError aclprofGetStepTimestamp(void*, int, aclrtStream) { return ACL_SUCCESS; }

}  // extern "C"
