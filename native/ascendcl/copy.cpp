// SPDX-License-Identifier: Apache-2.0
#include <cstring>
#include <string>

#include "acl/acl_rt.h"
#include "ascendcl/call.h"
#include "ascendcl/context.h"
#include "ascendcl/stream.h"
#include "strict/observer.h"

namespace actgrad {

namespace {

void require_valid_kind(aclrtMemcpyKind kind) {
    if (kind < ACL_MEMCPY_HOST_TO_HOST || kind > ACL_MEMCPY_DEFAULT) {
        throw Refusal(ACL_ERROR_INVALID_PARAM,
                      "kind is " + std::to_string(kind) + "; an aclrtMemcpyKind, 0 to 4, is needed");
    }
}

void require_room(size_t count, size_t room, const char* argument) {
    if (count > room) {
        throw Refusal(ACL_ERROR_RT_PARAM_INVALID, std::string(argument) + " is " + std::to_string(room) +
                                                      "; at least count, which is " + std::to_string(count) +
                                                      ", is needed");
    }
}

// False if there is nothing to copy.
bool check_copy(const void* dst, size_t dest_max, const void* src, size_t count, aclrtMemcpyKind kind) {
    if (count == 0) {
        return false;
    }
    require_not_null(dst, "dst");
    require_not_null(src, "src");
    require_valid_kind(kind);
    require_room(count, dest_max, "destMax");
    return dst != src;
}

// What strict mode knows of a copy or a set, and whether it says no to it.
bool left_out(const strict::Transfer& transfer) {
    strict::Observer* const observer = strict::observer();
    return observer && !observer->copies_now(transfer);
}

bool left_out(const strict::Transfer& transfer, const Stream& stream) {
    strict::Observer* const observer = strict::observer();
    return observer && !observer->queues(transfer, stream.number(), launches_block());
}

// False if there is nothing to set.
bool check_set(const void* address, size_t max_count, size_t count) {
    if (count == 0) {
        return false;
    }
    require_not_null(address, "devPtr");
    require_room(count, max_count, "maxCount");
    return true;
}

}  // namespace

}  // namespace actgrad

using namespace actgrad;

aclError aclrtMemcpy(void* dst, size_t destMax, const void* src, size_t count, aclrtMemcpyKind kind) {
    return acl_call("aclrtMemcpy", [&] {
        if (check_copy(dst, destMax, src, count, kind)) {
            require_device();
            if (!left_out({"aclrtMemcpy", dst, src, count, kind})) {
                std::memmove(strict::data_of(dst), strict::data_of(src), count);
            }
        }
        return ACL_SUCCESS;
    });
}

aclError aclrtMemcpyAsync(void* dst, size_t destMax, const void* src, size_t count, aclrtMemcpyKind kind,
                          aclrtStream stream) {
    return acl_call("aclrtMemcpyAsync", [&] {
        if (check_copy(dst, destMax, src, count, kind)) {
            const std::shared_ptr<Stream> found = find_stream(stream);
            if (!left_out({"aclrtMemcpyAsync", dst, src, count, kind}, *found)) {
                enqueue(*found, [to = strict::data_of(dst), from = strict::data_of(src), count] {
                    std::memmove(to, from, count);
                    return ACL_SUCCESS;
                });
            }
        }
        return ACL_SUCCESS;
    });
}

aclError aclrtMemset(void* devPtr, size_t maxCount, int32_t value, size_t count) {
    return acl_call("aclrtMemset", [&] {
        if (check_set(devPtr, maxCount, count)) {
            require_device();
            if (!left_out({"aclrtMemset", devPtr, nullptr, count, ACL_MEMCPY_DEFAULT})) {
                std::memset(strict::data_of(devPtr), value, count);
            }
        }
        return ACL_SUCCESS;
    });
}

aclError aclrtMemsetAsync(void* devPtr, size_t maxCount, int32_t value, size_t count, aclrtStream stream) {
    return acl_call("aclrtMemsetAsync", [&] {
        if (check_set(devPtr, maxCount, count)) {
            const std::shared_ptr<Stream> found = find_stream(stream);
            if (!left_out({"aclrtMemsetAsync", devPtr, nullptr, count, ACL_MEMCPY_DEFAULT}, *found)) {
                enqueue(*found, [to = strict::data_of(devPtr), value, count] {
                    std::memset(to, value, count);
                    return ACL_SUCCESS;
                });
            }
        }
        return ACL_SUCCESS;
    });
}
