// SPDX-License-Identifier: Apache-2.0
#include "ascendcl/capacity.h"

#include <cerrno>
#include <cstdlib>
#include <mutex>
#include <string>

#include <unistd.h>

#include "acl/acl_rt.h"
#include "ascendcl/call.h"
#include "ascendcl/process.h"

namespace actgrad {

namespace {

struct Taken {
    std::mutex mutex;
    size_t bytes = 0;
};

size_t read_device_memory() {
    const char* const text = std::getenv("ACTGRAD_DEVICE_MEMORY");
    if (!text) {
        return static_cast<size_t>(sysconf(_SC_PHYS_PAGES)) * static_cast<size_t>(sysconf(_SC_PAGESIZE));
    }
    char* end = nullptr;
    errno = 0;
    const long long bytes = std::strtoll(text, &end, 10);
    if (end == text || *end != '\0' || bytes < 1 || errno != 0) {
        throw Refusal(ACL_ERROR_INVALID_PARAM, "the environment variable ACTGRAD_DEVICE_MEMORY is \"" +
                                                   std::string(text) + "\"; a number of bytes, at least 1, is needed");
    }
    return static_cast<size_t>(bytes);
}

}  // namespace

size_t device_memory() {
    static const size_t bytes = read_device_memory();
    return bytes;
}

void take_device_memory(size_t size) {
    const size_t capacity = device_memory();
    Taken& taken = process_state<Taken>();
    const std::lock_guard<std::mutex> lock(taken.mutex);
    if (size > capacity - taken.bytes) {
        throw Refusal(ACL_ERROR_RT_MEMORY_ALLOCATION,
                      "no memory is left for the " + std::to_string(size) +
                          " bytes of size: " + std::to_string(taken.bytes) + " of " + std::to_string(capacity) +
                          " bytes are taken (ACTGRAD_DEVICE_MEMORY sets how many there are)");
    }
    taken.bytes += size;
}

void give_device_memory_back(size_t size) {
    Taken& taken = process_state<Taken>();
    const std::lock_guard<std::mutex> lock(taken.mutex);
    taken.bytes -= size;
}

}  // namespace actgrad

using namespace actgrad;

aclError aclrtGetMemInfo(aclrtMemAttr, size_t* free, size_t* total) {
    return acl_call("aclrtGetMemInfo", [&] {
        require_not_null(free, "free");
        require_not_null(total, "total");
        const size_t capacity = device_memory();
        Taken& taken = process_state<Taken>();
        const std::lock_guard<std::mutex> lock(taken.mutex);
        *free = capacity - taken.bytes;
        *total = capacity;
        return ACL_SUCCESS;
    });
}
