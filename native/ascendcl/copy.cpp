// SPDX-License-Identifier: Apache-2.0
#include <cstring>
#include <string>
#include <utility>

#include "acl/acl_rt.h"
#include "ascendcl/call.h"
#include "ascendcl/context.h"
#include "ascendcl/memory.h"
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

// The same for two-dimensional copies.
bool check_rows(const void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height,
                aclrtMemcpyKind kind) {
    if (width == 0 || height == 0) {
        return false;
    }
    require_not_null(dst, "dst");
    require_not_null(src, "src");
    require_valid_kind(kind);
    for (const auto& [pitch, argument] : {std::pair(dpitch, "dpitch"), std::pair(spitch, "spitch")}) {
        if (pitch < width) {
            throw Refusal(ACL_ERROR_RT_PARAM_INVALID, std::string(argument) + " is " + std::to_string(pitch) +
                                                          "; at least width, which is " + std::to_string(width) +
                                                          ", is needed");
        }
    }
    return dst != src || dpitch != spitch;
}

// Reports a copy or a set to strict mode, and returns whether that suppresses it.
bool left_out(const strict::Transfer& transfer) {
    strict::Observer* const observer = strict::observer();
    return observer && !observer->copies_now(transfer);
}

bool left_out(const strict::Transfer& transfer, Stream& stream) {
    strict::Observer* const observer = strict::observer();
    return observer && !observer->queues(transfer, stream.number(), when_it_runs(stream));
}

// Whether a side is host memory that is not page-locked.
bool is_pageable(const strict::Transfer& transfer) {
    if (strict::Observer* const observer = strict::observer()) {
        return observer->is_pageable(transfer);
    }
    const auto on_host = [&](aclrtMemcpyKind one_sided, const void* side) {
        return transfer.kind == ACL_MEMCPY_HOST_TO_HOST || transfer.kind == one_sided ||
               (transfer.kind == ACL_MEMCPY_DEFAULT && !is_device_memory(side));
    };
    return (on_host(ACL_MEMCPY_HOST_TO_DEVICE, transfer.source) && !is_pinned(transfer.source)) ||
           (on_host(ACL_MEMCPY_DEVICE_TO_HOST, transfer.target) && !is_pinned(transfer.target));
}

// A device makes an asynchronous copy of pageable memory before the call returns. Work on a stream cannot wait, and a
// captured copy does not run now.
void wait_if_pageable(const strict::Transfer& transfer, Stream& stream) {
    if (!is_pageable(transfer) || is_on_stream() || stream.graph()) {
        return;
    }
    stream.wait();
    strict::tell(&strict::Observer::host_waited, stream.number());
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
            const strict::Transfer transfer{"aclrtMemcpyAsync", dst, src, count, kind};
            if (!left_out(transfer, *found)) {
                enqueue(*found, [to = strict::data_of(dst), from = strict::data_of(src), count] {
                    std::memmove(to, from, count);
                    return ACL_SUCCESS;
                });
            }
            wait_if_pageable(transfer, *found);
        }
        return ACL_SUCCESS;
    });
}

aclError aclrtMemcpy2d(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height,
                       aclrtMemcpyKind kind) {
    return acl_call("aclrtMemcpy2d", [&] {
        if (check_rows(dst, dpitch, src, spitch, width, height, kind)) {
            require_device();
            for (size_t row = 0; row < height; ++row) {
                void* const to = static_cast<char*>(dst) + row * dpitch;
                const void* const from = static_cast<const char*>(src) + row * spitch;
                if (!left_out({"aclrtMemcpy2d", to, from, width, kind})) {
                    std::memmove(strict::data_of(to), strict::data_of(from), width);
                }
            }
        }
        return ACL_SUCCESS;
    });
}

aclError aclrtMemcpy2dAsync(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width, size_t height,
                            aclrtMemcpyKind kind, aclrtStream stream) {
    return acl_call("aclrtMemcpy2dAsync", [&] {
        if (check_rows(dst, dpitch, src, spitch, width, height, kind)) {
            const std::shared_ptr<Stream> found = find_stream(stream);
            for (size_t row = 0; row < height; ++row) {
                void* const to = static_cast<char*>(dst) + row * dpitch;
                const void* const from = static_cast<const char*>(src) + row * spitch;
                if (!left_out({"aclrtMemcpy2dAsync", to, from, width, kind}, *found)) {
                    enqueue(*found, [target = strict::data_of(to), source = strict::data_of(from), width] {
                        std::memmove(target, source, width);
                        return ACL_SUCCESS;
                    });
                }
            }
            wait_if_pageable({"aclrtMemcpy2dAsync", dst, src, width, kind}, *found);
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
