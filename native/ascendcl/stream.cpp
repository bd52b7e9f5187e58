// SPDX-License-Identifier: Apache-2.0
#include "ascendcl/stream.h"

#include <array>
#include <cstdlib>
#include <memory>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "ascendcl/call.h"
#include "ascendcl/device.h"
#include "ascendcl/error.h"
#include "ascendcl/live.h"
#include "ascendcl/process.h"

namespace actgrad {

namespace {

thread_local bool on_stream = false;

struct Streams {
    LiveSet<Stream> live;
    std::mutex mutex;
    std::array<std::shared_ptr<Stream>, max_devices> defaults;
};

Streams& streams() { return process_state<Streams>(); }

std::shared_ptr<Stream> default_stream(int32_t device) {
    Streams& all = streams();
    const std::lock_guard<std::mutex> lock(all.mutex);
    std::shared_ptr<Stream>& stream = all.defaults[static_cast<size_t>(device)];
    if (!stream) {
        stream = std::make_shared<Stream>(device);
        all.live.insert(stream);
    }
    return stream;
}

[[noreturn]] void refuse_dead(aclrtStream handle) {
    throw Refusal(ACL_ERROR_RT_INVALID_HANDLE, "stream " + describe_address(handle) +
                                                   " is not a live stream; one of aclrtCreateStream that was not "
                                                   "destroyed is needed, or null for the default stream");
}

std::shared_ptr<Stream> find_stream(aclrtStream handle) {
    if (!handle) {
        const int32_t device = current_device();
        if (device == no_device) {
            throw Refusal(ACL_ERROR_RT_CONTEXT_NULL,
                          "stream is null, which means the default stream of the calling thread's device, but the "
                          "thread has no device; call aclrtSetDevice first");
        }
        return default_stream(device);
    }
    std::shared_ptr<Stream> stream = streams().live.find(handle);
    if (!stream) {
        refuse_dead(handle);
    }
    return stream;
}

aclError destroy_stream(aclrtStream stream) {
    require_not_null(stream, "stream");
    require_not_on_stream();
    const std::shared_ptr<Stream> removed = streams().live.remove(stream);
    if (!removed) {
        refuse_dead(stream);
    }
    removed->close();
    return removed->report_failure();
}

constexpr int32_t wait_without_end = -1;

void require_timeout(int32_t timeout) {
    if (timeout < wait_without_end) {
        throw Refusal(ACL_ERROR_RT_PARAM_INVALID, "timeout is " + std::to_string(timeout) +
                                                      "; milliseconds, or -1 to wait without end, are needed");
    }
}

void wait_within(Stream& stream, int32_t timeout) {
    if (timeout == wait_without_end) {
        stream.wait();
    } else if (!stream.wait_for(std::chrono::milliseconds(timeout))) {
        throw Refusal(ACL_ERROR_RT_STREAM_SYNC_TIMEOUT,
                      "the work was not done within the " + std::to_string(timeout) + " ms of timeout");
    }
}

aclError synchronize_device(int32_t timeout) {
    const int32_t device = require_device();
    require_not_on_stream();
    const std::vector<std::shared_ptr<Stream>> all = streams().live.all();
    for (const std::shared_ptr<Stream>& stream : all) {
        if (stream->device() == device) {
            wait_within(*stream, timeout);
        }
    }
    for (const std::shared_ptr<Stream>& stream : all) {
        const aclError status = stream->device() == device ? stream->report_failure() : ACL_SUCCESS;
        if (status != ACL_SUCCESS) {
            return status;
        }
    }
    return ACL_SUCCESS;
}

// With ASCEND_LAUNCH_BLOCKING=1, work runs on the thread that queues it, and is done when the call returns.
bool launches_block() {
    static const bool blocking = [] {
        const char* const text = std::getenv("ASCEND_LAUNCH_BLOCKING");
        return text && std::string(text) == "1";
    }();
    return blocking;
}

// A program that ends with work queued gets its work done: an idle worker disturbs no static destructor.
void finish_at_exit() {
    if (!on_stream) {
        wait_for_everything();
    }
}

}  // namespace

Stream::~Stream() { close(); }

bool Stream::push(Task task) {
    if (launches_block()) {
        return run_at_once(task);
    }
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        if (closing_) {
            return false;
        }
        if (!worker_.joinable()) {
            static const int registered = std::atexit(finish_at_exit);
            static_cast<void>(registered);
            try {
                worker_ = std::thread([this] { run(); });
            } catch (const std::system_error& error) {
                throw Refusal(ACL_ERROR_RT_INTERNAL_ERROR,
                              std::string("the worker thread of the stream cannot be started: ") + error.what());
            }
        }
        tasks_.push_back(std::move(task));
        ++pushed_;
    }
    work_.notify_one();
    return true;
}

bool Stream::run_at_once(const Task& task) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (closing_) {
        return false;
    }
    const bool outer = std::exchange(on_stream, true);
    keep_failure(acl_call("work on a stream", task));
    on_stream = outer;
    return true;
}

void Stream::keep_failure(aclError status) {
    if (status == ACL_SUCCESS) {
        return;
    }
    std::string text = take_error_text();
    if (failure_ == ACL_SUCCESS) {
        failure_ = status;
        failure_text_ = text.empty() ? "work on a stream failed with status " + std::to_string(status) : text;
    }
}

void Stream::wait() {
    std::unique_lock<std::mutex> lock(mutex_);
    const uint64_t last = pushed_;
    progress_.wait(lock, [&] { return done_ >= last; });
}

bool Stream::wait_for(std::chrono::milliseconds timeout) {
    std::unique_lock<std::mutex> lock(mutex_);
    const uint64_t last = pushed_;
    return progress_.wait_for(lock, timeout, [&] { return done_ >= last; });
}

void Stream::close() {
    std::thread worker;
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        closing_ = true;
        worker = std::move(worker_);
    }
    work_.notify_one();
    if (worker.joinable()) {
        worker.join();
    }
}

aclError Stream::report_failure() {
    const std::lock_guard<std::mutex> lock(mutex_);
    const aclError status = std::exchange(failure_, ACL_SUCCESS);
    return status == ACL_SUCCESS ? ACL_SUCCESS : fail(status, failure_text_);
}

void Stream::run() {
    on_stream = true;
    std::unique_lock<std::mutex> lock(mutex_);
    while (true) {
        work_.wait(lock, [this] { return closing_ || !tasks_.empty(); });
        if (tasks_.empty()) {
            return;
        }
        Task task = std::move(tasks_.front());
        tasks_.pop_front();
        lock.unlock();
        const aclError status = acl_call("work on a stream", task);
        task = nullptr;  // what it holds is free once it counts as done
        lock.lock();
        keep_failure(status);
        ++done_;
        progress_.notify_all();
    }
}

void enqueue(aclrtStream stream, Task task) {
    if (!find_stream(stream)->push(std::move(task))) {
        refuse_dead(stream);
    }
}

void require_stream(aclrtStream stream) { find_stream(stream); }

void wait_for_device(int32_t device) {
    for (const std::shared_ptr<Stream>& stream : streams().live.all()) {
        if (stream->device() == device) {
            stream->wait();
        }
    }
}

void wait_for_everything() {
    for (const std::shared_ptr<Stream>& stream : streams().live.all()) {
        stream->wait();
    }
}

void require_not_on_stream() {
    if (on_stream) {
        throw Refusal(ACL_ERROR_RT_STREAM_CONTEXT, "called by work on a stream, which would wait for itself");
    }
}

}  // namespace actgrad

using namespace actgrad;

aclError aclrtCreateStream(aclrtStream* stream) {
    return acl_call("aclrtCreateStream", [&] {
        require_not_null(stream, "stream");
        *stream = streams().live.insert(std::make_shared<Stream>(require_device()));
        return ACL_SUCCESS;
    });
}

aclError aclrtCreateStreamWithConfig(aclrtStream* stream, uint32_t, uint32_t) {
    return acl_call("aclrtCreateStreamWithConfig", [&] {
        require_not_null(stream, "stream");
        *stream = streams().live.insert(std::make_shared<Stream>(require_device()));
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
        *status = find_stream(stream)->wait_for(std::chrono::milliseconds(0)) ? ACL_STREAM_STATUS_COMPLETE
                                                                              : ACL_STREAM_STATUS_NOT_READY;
        return ACL_SUCCESS;
    });
}

aclError aclrtSynchronizeStream(aclrtStream stream) {
    return acl_call("aclrtSynchronizeStream", [&] {
        require_not_on_stream();
        const std::shared_ptr<Stream> found = find_stream(stream);
        found->wait();
        return found->report_failure();
    });
}

aclError aclrtSynchronizeStreamWithTimeout(aclrtStream stream, int32_t timeout) {
    return acl_call("aclrtSynchronizeStreamWithTimeout", [&] {
        require_timeout(timeout);
        require_not_on_stream();
        const std::shared_ptr<Stream> found = find_stream(stream);
        wait_within(*found, timeout);
        return found->report_failure();
    });
}

aclError aclrtSynchronizeDevice(void) {
    return acl_call("aclrtSynchronizeDevice", [&] { return synchronize_device(wait_without_end); });
}

aclError aclrtSynchronizeDeviceWithTimeout(int32_t timeout) {
    return acl_call("aclrtSynchronizeDeviceWithTimeout", [&] {
        require_timeout(timeout);
        return synchronize_device(timeout);
    });
}
