// SPDX-License-Identifier: Apache-2.0
//
// Functions that torch_npu and programs look up in the runtime and that have no use without an NPU.
#include "ascendcl/absent.h"

#include <cstdint>
#include <string>

#include "acl/acl_rt.h"
#include "ascendcl/context.h"

namespace actgrad {

aclError refuse(const char* function, const char* feature) noexcept {
    return acl_call(function, [&]() -> aclError {
        throw Refusal(ACL_ERROR_RT_FEATURE_NOT_SUPPORT,
                      std::string(feature) + " is not supported by actgrad, which has no NPU; see docs/npu.md");
    });
}

}  // namespace actgrad

using namespace actgrad;

extern "C" {

// A device's primary context exists from aclrtSetDevice on. torch_npu passes null for the flags.
ACTGRAD_PUBLIC aclError aclrtGetPrimaryCtxState(int32_t deviceId, uint32_t*, int32_t* active) {
    return acl_call("aclrtGetPrimaryCtxState", [&] {
        require_not_null(active, "active");
        *active = current_device() == deviceId;
        return ACL_SUCCESS;
    });
}

// Profiling attributes of a stream, which nothing reads.
ACTGRAD_PUBLIC aclError aclrtSetStreamAttribute(aclrtStream, int, const void*) { return ACL_SUCCESS; }

}  // extern "C"
