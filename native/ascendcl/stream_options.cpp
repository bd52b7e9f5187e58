// SPDX-License-Identifier: Apache-2.0
//
// Settings of one stream, and of the work on it. None has an effect: overflow always gives infinity, and a stream
// always continues after a failure.
#include "acl/acl_rt.h"
#include "ascendcl/call.h"
#include "ascendcl/export.h"
#include "ascendcl/stream.h"

namespace {

constexpr uint32_t NO_DETECTION = 0;

}  // namespace

using namespace actgrad;

aclError aclrtSetStreamOverflowSwitch(aclrtStream stream, uint32_t) {
    return acl_call("aclrtSetStreamOverflowSwitch", [&] {
        find_stream(stream);
        return ACL_SUCCESS;
    });
}

aclError aclrtGetStreamOverflowSwitch(aclrtStream stream, uint32_t* flag) {
    return acl_call("aclrtGetStreamOverflowSwitch", [&] {
        require_not_null(flag, "flag");
        find_stream(stream);
        *flag = NO_DETECTION;
        return ACL_SUCCESS;
    });
}

aclError aclrtResetOverflowStatus(aclrtStream stream) {
    return acl_call("aclrtResetOverflowStatus", [&] {
        find_stream(stream);
        return ACL_SUCCESS;
    });
}

aclError aclrtSetStreamFailureMode(aclrtStream stream, uint64_t) {
    return acl_call("aclrtSetStreamFailureMode", [&] {
        find_stream(stream);
        return ACL_SUCCESS;
    });
}

// Profiling attributes of a stream, which nothing reads.
extern "C" ACTGRAD_PUBLIC aclError aclrtSetStreamAttribute(aclrtStream, int, const void*) { return ACL_SUCCESS; }

// In microseconds. Nothing here takes long enough for a limit.
extern "C" ACTGRAD_PUBLIC aclError aclrtSetOpExecuteTimeOutV2(uint64_t timeout, uint64_t* actualTimeout) {
    return acl_call("aclrtSetOpExecuteTimeOutV2", [&] {
        require_not_null(actualTimeout, "actualTimeout");
        *actualTimeout = timeout;
        return ACL_SUCCESS;
    });
}
