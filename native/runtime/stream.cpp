// SPDX-License-Identifier: Apache-2.0
#include "runtime/stream.h"

#include <array>
#include <cstdlib>
#include <memory>
#include <system_error>
#include <utility>

#include "runtime/call.h"
#include "runtime/device.h"
#include "runtime/error.h"
#include "runtime/live.h"
#include "runtime/process.h"

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

// A program that ends with work queued gets its work done: an idle worker disturbs no static destructor.
void finish_at_exit() {
    if (!on_stream) {
        wait_for_everything();
    }
}

}  // namespace

Stream::~Stream() { close(); }

bool Stream::push(Task task) {
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

void Stream::wait() {
    std::unique_lock<std::mutex> lock(mutex_);
    const uint64_t last = pushed_;
    progress_.wait(lock, [&] { return done_ >= last; });
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
        std::string text = take_error_text();
        lock.lock();
        if (status != ACL_SUCCESS && failure_ == ACL_SUCCESS) {
            failure_ = status;
            failure_text_ = text.empty() ? "work on a stream failed with status " + std::to_string(status) : text;
        }
        ++done_;
        progress_.notify_all();
    }
}

void enqueue(aclrtStream stream, Task task) {
    if (!find_stream(stream)->push(std::move(task))) {
        refuse_dead(stream);
    }
}

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

aclError aclrtDestroyStream(aclrtStream stream) {
    return acl_call("aclrtDestroyStream", [&] {
        require_not_null(stream, "stream");
        require_not_on_stream();
        const std::shared_ptr<Stream> removed = streams().live.remove(stream);
        if (!removed) {
            refuse_dead(stream);
        }
        removed->close();
        return removed->report_failure();
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

aclError aclrtSynchronizeDevice(void) {
    return acl_call("aclrtSynchronizeDevice", [&] {
        const int32_t device = require_device();
        require_not_on_stream();
        wait_for_device(device);
        for (const std::shared_ptr<Stream>& stream : streams().live.all()) {
            const aclError status = stream->device() == device ? stream->report_failure() : ACL_SUCCESS;
            if (status != ACL_SUCCESS) {
                return status;
            }
        }
        return ACL_SUCCESS;
    });
}
