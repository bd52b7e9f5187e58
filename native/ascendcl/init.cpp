// SPDX-License-Identifier: Apache-2.0
#include <mutex>
#include <string>

#include <fcntl.h>
#include <unistd.h>

#include "acl/acl.h"
#include "ascendcl/call.h"
#include "ascendcl/cancellation.h"
#include "ascendcl/capacity.h"
#include "ascendcl/device.h"
#include "ascendcl/json.h"
#include "ascendcl/process.h"
#include "ascendcl/product.h"
#include "ascendcl/stream.h"
#include "strict/observer.h"

namespace actgrad {

namespace {

enum class Phase { Untouched, Initialised, Finalised };

struct Lifetime {
    std::mutex mutex;
    Phase phase = Phase::Untouched;
};

constexpr size_t LARGEST_CONFIG = size_t{1} << 20;

// Reads at most one byte over the limit, since the path may name an endless device.
bool read_config(const char* path, std::string& text) {
    const NoCancellation reading;
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) {
        return false;
    }
    ssize_t count = 1;
    try {
        while (count > 0 && text.size() <= LARGEST_CONFIG) {
            char bytes[4096];
            count = read(file, bytes, sizeof bytes);
            text.append(bytes, count > 0 ? static_cast<size_t>(count) : 0);
        }
    } catch (...) {
        close(file);
        throw;
    }
    close(file);
    return count >= 0;
}

void check_config(const char* path) {
    const std::string given = "configPath is \"" + std::string(path) + "\", which ";
    std::string text;
    if (!read_config(path, text)) {
        throw Refusal(ACL_ERROR_INVALID_PARAM,
                      given + "cannot be opened and read; null or a readable file with a JSON object is needed");
    }
    if (text.size() > LARGEST_CONFIG) {
        throw Refusal(ACL_ERROR_INVALID_PARAM,
                      given + "is longer than the " + std::to_string(LARGEST_CONFIG) + " bytes that are read");
    }
    if (!is_json_object(text)) {
        throw Refusal(ACL_ERROR_INVALID_PARAM, given + "does not hold a JSON object; at least {} is needed");
    }
}

// Reports bad environment variables of the runtime here rather than in the first call that needs them.
void check_environment() {
    device_count();
    device_memory();
    try {
        process_product();
    } catch (const Refusal& refusal) {
        throw Refusal(ACL_ERROR_INVALID_PARAM, refusal.message);
    }
}

void require_initialised(const Lifetime& lifetime) {
    if (lifetime.phase == Phase::Untouched) {
        throw Refusal(ACL_ERROR_UNINITIALIZE, "the runtime was never initialised; call aclInit first");
    }
    if (lifetime.phase == Phase::Finalised) {
        throw Refusal(ACL_ERROR_REPEAT_FINALIZE, "the runtime is finalised already");
    }
}

}  // namespace

}  // namespace actgrad

using namespace actgrad;

aclError aclInit(const char* configPath) {
    return acl_call("aclInit", [&] {
        Lifetime& lifetime = process_state<Lifetime>();
        const std::lock_guard<std::mutex> lock(lifetime.mutex);
        if (lifetime.phase == Phase::Initialised) {
            throw Refusal(ACL_ERROR_REPEAT_INITIALIZE, "the runtime is initialised already; once is enough");
        }
        if (configPath && *configPath) {
            check_config(configPath);
        }
        check_environment();
        lifetime.phase = Phase::Initialised;
        strict::tell(&strict::Observer::initialised);
        return ACL_SUCCESS;
    });
}

aclError aclFinalize(void) {
    return acl_call("aclFinalize", [&] {
        require_not_on_stream();
        Lifetime& lifetime = process_state<Lifetime>();
        std::unique_lock<std::mutex> lock(lifetime.mutex);
        require_initialised(lifetime);
        lock.unlock();  // the work may call aclInit
        wait_for_everything();
        lock.lock();
        require_initialised(lifetime);  // another thread may have been first
        lifetime.phase = Phase::Finalised;
        strict::tell(&strict::Observer::finalised);
        lock.unlock();  // a report may wait for Python's lock, whose holder may wait for this one
        strict::tell(&strict::Observer::report_leaks, "at aclFinalize");
        return ACL_SUCCESS;
    });
}
