// SPDX-License-Identifier: Apache-2.0
//
// The streams of the process: their handles, the default stream of each device, and waiting for them.
#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

#include "acl/acl_rt.h"
#include "ascendcl/call.h"
#include "ascendcl/context.h"
#include "ascendcl/device.h"
#include "ascendcl/dropped.h"
#include "ascendcl/graph.h"
#include "ascendcl/live.h"
#include "ascendcl/process.h"
#include "ascendcl/stream.h"
#include "strict/observer.h"

namespace actgrad {

namespace {

struct Streams {
    LiveSet<Stream> live;
    std::mutex mutex;
    std::array<std::shared_ptr<Stream>, MAX_DEVICES> defaults;
};

Streams& streams() { return process_state<Streams>(); }

std::shared_ptr<Stream> default_stream(int32_t device) {
    Streams& all = streams();
    const std::lock_guard<std::mutex> lock(all.mutex);
    std::shared_ptr<Stream>& stream = all.defaults[static_cast<size_t>(device)];
    if (!stream) {
        void* const handle = new_handle();
        stream = all.live.insert(handle, std::make_shared<Stream>(device, nullptr, handle));
    }
    return stream;
}

aclrtStream create_stream() {
    const aclrtStream handle = new_handle();
    streams().live.insert(handle, std::make_shared<Stream>(require_device(), thread_context(), handle));
    strict::tell(&strict::Observer::born, "stream", "aclrtCreateStream", handle);
    return handle;
}

aclError destroy_stream(aclrtStream stream) {
    require_not_null(stream, "stream");
    require_not_on_stream();
    const std::shared_ptr<Stream> found = streams().live.find(stream);
    if (!found || !found->close()) {
        refuse_dead_stream(stream);
    }
    forget_waits(*found);
    if (const std::shared_ptr<Graph> graph = found->graph()) {
        discard(*graph);
    }
    // Only after its work is done, so that a wait for all streams still finds it.
    streams().live.remove(stream);
    strict::tell(&strict::Observer::host_waited, found->number());
    strict::tell(&strict::Observer::died, "stream", stream);
    return found->report_failure();
}

template <class Visit>
void for_each_stream(const Visit& visit) {
    if (const Streams* const all = existing_process_state<Streams>()) {
        all->live.for_each(visit);
    }
}

template <class Visit>
void for_each_stream(int32_t device, const Visit& visit) {
    for_each_stream([&](Stream& stream) {
        if (stream.device() == device) {
            visit(stream);
        }
    });
}

// The end of a timeout that starts now.
class Deadline {
public:
    explicit Deadline(int32_t timeout)
        : timeout_(timeout), end_(std::chrono::steady_clock::now() + std::chrono::milliseconds(timeout)) {}

    void wait_for(Stream& stream) const {
        if (timeout_ == WAIT_WITHOUT_END) {
            stream.wait_for_resumption();
            stream.wait();
        } else if (!stream.wait_for_resumption_until(end_) || !stream.wait_until(end_)) {
            throw Refusal(ACL_ERROR_RT_STREAM_SYNC_TIMEOUT,
                          "the work was not done within the " + std::to_string(timeout_) + " ms of timeout");
        }
    }

private:
    const int32_t timeout_;
    const std::chrono::steady_clock::time_point end_;
};

aclError synchronize_stream(aclrtStream stream, int32_t timeout) {
    require_not_on_stream();
    const std::shared_ptr<Stream> found = find_stream(stream);
    require_not_captured(*found);
    require_nothing_dropped();
    Deadline(timeout).wait_for(*found);
    strict::tell(&strict::Observer::host_waited, found->number());
    return found->report_failure();
}

aclError synchronize_device(int32_t timeout) {
    const int32_t device = require_device();
    require_not_on_stream();
    require_nothing_dropped();
    const Deadline deadline(timeout);
    for_each_stream(device, [&](Stream& stream) {
        deadline.wait_for(stream);
        strict::tell(&strict::Observer::host_waited, stream.number());
    });
    aclError status = ACL_SUCCESS;
    for_each_stream(device, [&](Stream& stream) {
        if (status == ACL_SUCCESS) {
            status = stream.report_failure();
        }
    });
    return status;
}

}  // namespace

void refuse_dead_stream(aclrtStream handle) {
    strict::tell(&strict::Observer::dead_used, "stream", handle);
    throw Refusal(ACL_ERROR_RT_INVALID_HANDLE, "stream " + describe_address(handle) +
                                                   " is not a live stream; one of aclrtCreateStream that was not "
                                                   "destroyed is needed, or null for the default stream");
}

std::shared_ptr<Stream> find_stream(aclrtStream handle) {
    if (!handle) {
        const int32_t device = current_device();
        if (device == NO_DEVICE) {
            strict::tell(&strict::Observer::no_device, nullptr);
            throw Refusal(ACL_ERROR_RT_CONTEXT_NULL,
                          "stream is null, which means the default stream of the calling thread's device, but the "
                          "thread has no device; call aclrtSetDevice first");
        }
        return default_stream(device);
    }
    std::shared_ptr<Stream> stream = streams().live.find(handle);
    if (!stream) {
        refuse_dead_stream(handle);
    }
    strict::tell(&strict::Observer::stream_used, stream->number(), stream->context(), stream->device());
    return stream;
}

void enqueue(aclrtStream stream, Task task) { enqueue(*find_stream(stream), std::move(task)); }

void wait_for_device(int32_t device) noexcept {
    for_each_stream(device, [](Stream& stream) { stream.wait(); });
}

void wait_for_everything() noexcept {
    for_each_stream([](Stream& stream) { stream.wait(); });
}

std::shared_ptr<Afterwards> after_pauses() {
    std::shared_ptr<Afterwards> afterwards;
    for_each_stream([&](Stream& stream) {
        if (stream.is_paused()) {
            afterwards = afterwards ? afterwards : std::make_shared<Afterwards>();
            stream.push_uncaptured([afterwards] { return ACL_SUCCESS; });
        }
    });
    return afterwards;
}

void require_timeout(int32_t timeout) {
    if (timeout < WAIT_WITHOUT_END) {
        throw Refusal(ACL_ERROR_RT_PARAM_INVALID, "timeout is " + std::to_string(timeout) +
                                                      "; milliseconds, or -1 to wait without end, are needed");
    }
}

}  // namespace actgrad

using namespace actgrad;

aclError aclrtCreateStream(aclrtStream* stream) {
    return acl_call("aclrtCreateStream", [&] {
        require_not_null(stream, "stream");
        *stream = create_stream();
        return ACL_SUCCESS;
    });
}

aclError aclrtCreateStreamWithConfig(aclrtStream* stream, uint32_t, uint32_t) {
    return acl_call("aclrtCreateStreamWithConfig", [&] {
        require_not_null(stream, "stream");
        *stream = create_stream();
        return ACL_SUCCESS;
    });
}

aclError aclrtDestroyStream(aclrtStream stream) {
    return acl_call("aclrtDestroyStream", [&] { return destroy_stream(stream); });
}

aclError aclrtDestroyStreamForce(aclrtStream stream) {
    return acl_call("aclrtDestroyStreamForce", [&] { return destroy_stream(stream); });
}

aclError aclrtStreamQuery(aclrtStream stream, aclrtStreamStatus* status) {
    return acl_call("aclrtStreamQuery", [&] {
        require_not_null(status, "status");
        constexpr std::chrono::steady_clock::time_point at_once;
        const std::shared_ptr<Stream> found = find_stream(stream);
        require_not_captured(*found);
        const bool complete = !found->is_paused() && found->wait_until(at_once);
        if (complete) {
            strict::tell(&strict::Observer::host_waited, found->number());
        }
        *status = complete ? ACL_STREAM_STATUS_COMPLETE : ACL_STREAM_STATUS_NOT_READY;
        return ACL_SUCCESS;
    });
}

aclError aclrtStreamGetId(aclrtStream stream, int32_t* streamId) {
    return acl_call("aclrtStreamGetId", [&] {
        require_not_null(streamId, "streamId");
        *streamId = find_stream(stream)->id();
        return ACL_SUCCESS;
    });
}

aclError aclrtSynchronizeStream(aclrtStream stream) {
    return acl_call("aclrtSynchronizeStream", [&] { return synchronize_stream(stream, WAIT_WITHOUT_END); });
}

aclError aclrtSynchronizeStreamWithTimeout(aclrtStream stream, int32_t timeout) {
    return acl_call("aclrtSynchronizeStreamWithTimeout", [&] {
        require_timeout(timeout);
        return synchronize_stream(stream, timeout);
    });
}

aclError aclrtSynchronizeDevice(void) {
    return acl_call("aclrtSynchronizeDevice", [&] { return synchronize_device(WAIT_WITHOUT_END); });
}

aclError aclrtSynchronizeDeviceWithTimeout(int32_t timeout) {
    return acl_call("aclrtSynchronizeDeviceWithTimeout", [&] {
        require_timeout(timeout);
        return synchronize_device(timeout);
    });
}
