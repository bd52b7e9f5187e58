// SPDX-License-Identifier: Apache-2.0
#include "ascendcl/absent.h"

#include <string>

#include "acl/acl_mdl.h"

namespace actgrad {

// Not ACL_ERROR_RT_FEATURE_NOT_SUPPORT: torch_npu would print a warning and go on with results that nobody wrote.
aclError refuse(const char* function, const char* feature) noexcept {
    return acl_call(function, [&]() -> aclError {
        throw Refusal(ACL_ERROR_API_NOT_SUPPORT,
                      std::string(feature) + " is not supported by actgrad, which has no NPU; see docs/npu.md");
    });
}

}  // namespace actgrad

using namespace actgrad;

// Dumps, of which there are none.
aclError aclmdlInitDump(void) { return ACL_SUCCESS; }
aclError aclmdlSetDump(const char*) { return ACL_SUCCESS; }
aclError aclmdlFinalizeDump(void) { return ACL_SUCCESS; }
