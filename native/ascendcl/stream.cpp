// SPDX-License-Identifier: Apache-2.0
#include "ascendcl/stream.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <memory>
#include <new>
#include <string>
#include <system_error>
#include <utility>

#include <pthread.h>

#include "ascendcl/call.h"
#include "ascendcl/context.h"
#include "ascendcl/device.h"
#include "ascendcl/dropped.h"
#include "ascendcl/error.h"
#include "ascendcl/exception.h"
#include "ascendcl/graph.h"
#include "ascendcl/live.h"
#include "ascendcl/process.h"
#include "strict/observer.h"

namespace actgrad {

namespace {

thread_local bool on_stream = false;
thread_local const Stream* expecting_wait = nullptr;
std::atomic<bool> program_ends{false};

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

// Limit on the tasks of one stream that strict mode holds back: a device's queue is finite, too.
constexpr uint64_t MOST_HELD_BACK = 1024;

bool holds_work_back() {
    const strict::Observer* const observer = strict::observer();
    return observer && observer->holds_work_back();
}

aclrtStream create_stream() {
    const aclrtStream handle = new_handle();
    streams().live.insert(handle, std::make_shared<Stream>(require_device(), thread_context(), handle));
    strict::tell(&strict::Observer::born, "stream", "aclrtCreateStream", handle);
    return handle;
}

[[noreturn]] void refuse_dead(aclrtStream handle) {
    strict::tell(&strict::Observer::dead_used, "stream", handle);
    throw Refusal(ACL_ERROR_RT_INVALID_HANDLE, "stream " + describe_address(handle) +
                                                   " is not a live stream; one of aclrtCreateStream that was not "
                                                   "destroyed is needed, or null for the default stream");
}

}  // namespace

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
        refuse_dead(handle);
    }
    strict::tell(&strict::Observer::stream_used, stream->number(), stream->context(), stream->device());
    return stream;
}

namespace {

// Tells strict mode that the host has waited for the stream's work.
aclError waited_for(Stream& stream) {
    strict::tell(&strict::Observer::host_waited, stream.number());
    return stream.report_failure();
}

aclError destroy_stream(aclrtStream stream) {
    require_not_null(stream, "stream");
    require_not_on_stream();
    const std::shared_ptr<Stream> found = streams().live.find(stream);
    if (!found || !found->close()) {
        refuse_dead(stream);
    }
    forget_waits(*found);
    if (const std::shared_ptr<Graph> graph = found->graph()) {
        graph->end();
    }
    // Only after its work is done, so that a wait for all streams still finds it.
    streams().live.remove(stream);
    strict::tell(&strict::Observer::host_waited, found->number());
    strict::tell(&strict::Observer::died, "stream", stream);
    return found->report_failure();
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

// Finishes queued work at exit. An idle worker does not disturb static destructors.
void finish_at_exit() {
    if (!on_stream) {
        wait_for_everything();
    }
}

bool follows_the_process() {
    const auto leave_stream = [] { on_stream = false; };  // in a child that work on a stream forks
    const bool follows = std::atexit(finish_at_exit) == 0 && pthread_atfork(nullptr, nullptr, leave_stream) == 0;
    return follows ? true : throw std::bad_alloc();
}

}  // namespace

void require_timeout(int32_t timeout) {
    if (timeout < WAIT_WITHOUT_END) {
        throw Refusal(ACL_ERROR_RT_PARAM_INVALID, "timeout is " + std::to_string(timeout) +
                                                      "; milliseconds, or -1 to wait without end, are needed");
    }
}

bool launches_block() {
    static const bool blocking = [] {
        const char* const text = std::getenv("ASCEND_LAUNCH_BLOCKING");
        return text && std::string(text) == "1";
    }();
    return blocking;
}

strict::When when_it_runs(Stream& stream) {
    return stream.graph() || stream.is_paused() ? strict::When::Unknown
           : launches_block()                   ? strict::When::AtOnce
                                                : strict::When::Later;
}

Stream::Stream(int32_t device, aclrtContext context, const void* handle)
    : device_(device),
      context_(context),
      number_(reinterpret_cast<uint64_t>(handle)),
      may_run_(holds_work_back() ? 0 : UINT64_MAX) {}

Stream::~Stream() { close(); }

void Stream::capture(std::shared_ptr<Graph> graph) {
    const std::lock_guard<std::mutex> lock(mutex_);
    graph_ = std::move(graph);
}

std::shared_ptr<Graph> Stream::graph() {
    const std::lock_guard<std::mutex> lock(mutex_);
    return graph_;
}

// Moves the worker, which would stay on the cores of the thread that started it, to those of the calling thread.
void Stream::follow_callers_cores() {
#if defined(__linux__)
    cpu_set_t now;  // for up to 1024 cores; the call fails if there are more
    if (sched_getaffinity(0, sizeof now, &now) == 0 && !CPU_EQUAL(&now, &cores_)) {
        cores_ = now;
        pthread_setaffinity_np(worker_.native_handle(), sizeof now, &now);
    }
#endif
}

bool Stream::push(Task task) {
    if (const std::shared_ptr<Graph> graph = this->graph(); graph && graph->add(task)) {
        return true;
    }
    if (paused_ && keep(task, true)) {
        return true;
    }
    if (launches_block()) {
        return run_at_once(task);
    }
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        if (closing_) {
            return false;
        }
        if (!worker_.joinable()) {
            static const bool registered = follows_the_process();
            static_cast<void>(registered);
            try {
                worker_ = std::thread([this] { run(); });
            } catch (const std::system_error& error) {
                throw Refusal(ACL_ERROR_RT_INTERNAL_ERROR,
                              std::string("the worker thread of the stream cannot be started: ") + error.what());
            }
        }
        if (done_ == pushed_) {  // only of an idle worker, which has to be woken anyway: this costs a system call
            follow_callers_cores();
        }
        tasks_.push_back(std::move(task));
        ++pushed_;
        may_run_ = std::max(may_run_, pushed_ - std::min(pushed_, MOST_HELD_BACK));
    }
    work_.notify_one();
    return true;
}

void Stream::pause(Request first) {
    const std::lock_guard<std::mutex> lock(pause_);
    if (dropped_) {
        refuse_dead(reinterpret_cast<aclrtStream>(number_));
    }
    kept_.push_front({std::move(first), false});
    resumer_ = std::thread::id();
    paused_ = true;
}

bool Stream::keep(std::function<aclError()>& function, bool is_task) {
    const std::lock_guard<std::mutex> lock(pause_);
    if (!paused_ || resumer_ == std::this_thread::get_id()) {
        return false;
    }
    kept_.push_back({std::move(function), is_task});
    return true;
}

// False if the stream is paused again, or if nothing is left.
bool Stream::next_kept(Kept& kept) {
    const std::lock_guard<std::mutex> lock(pause_);
    if (resumer_ != std::this_thread::get_id()) {
        return false;
    }
    if (kept_.empty()) {
        resumer_ = std::thread::id();
        paused_ = false;
        resumption_.notify_all();
        return false;
    }
    kept = std::move(kept_.front());
    kept_.pop_front();
    return true;
}

void Stream::resume() noexcept {
    {
        const std::lock_guard<std::mutex> lock(pause_);
        resumer_ = std::this_thread::get_id();
    }
    // `kept` is cleared without the lock, since the end of a request that failed may resume other streams.
    for (Kept kept; next_kept(kept); kept.function = nullptr) {
        const aclError status = acl_call("work on a stream", [&]() -> aclError {
            if (!kept.is_task) {
                return kept.function();
            }
            push(std::move(kept.function));  // a stream that is closing drops it
            return ACL_SUCCESS;
        });
        const std::lock_guard<std::mutex> lock(mutex_);
        keep_failure(status);
    }
}

void Stream::drop_kept() noexcept {
    std::list<Kept> dropped;  // its destructors, which resume what waits for dropped work, run without the lock
    const std::lock_guard<std::mutex> lock(pause_);
    dropped.swap(kept_);
    dropped_ = true;
    paused_ = false;
    resumption_.notify_all();
}

void Stream::expect_wait() const {
    if (paused_ && launches_block()) {
        expecting_wait = this;
    }
}

// False if the stream is paused, but shall not be waited for.
bool Stream::is_awaited() const { return std::exchange(expecting_wait, nullptr) != this && !program_ends; }

void Stream::wait_for_resumption() {
    if (is_awaited()) {
        std::unique_lock<std::mutex> lock(pause_);
        resumption_.wait(lock, [this] { return !paused_; });
    }
}

bool Stream::wait_for_resumption_until(std::chrono::steady_clock::time_point deadline) {
    if (!is_awaited()) {
        return true;
    }
    std::unique_lock<std::mutex> lock(pause_);
    return resumption_.wait_until(lock, deadline, [this] { return !paused_; });
}

// The lock is not held while the task runs, since it may use the stream. What it pushes is a part of it.
bool Stream::run_at_once(const Task& task) {
    std::unique_lock<std::mutex> lock(mutex_);
    const bool is_part = runner_ == std::this_thread::get_id();
    if (!is_part) {
        progress_.wait(lock, [this] { return runner_ == std::thread::id(); });
    }
    if (closing_) {
        return false;
    }
    if (!is_part) {
        runner_ = std::this_thread::get_id();
        ++pushed_;
    }
    const uint64_t number = pushed_;
    lock.unlock();
    const bool outer = std::exchange(on_stream, true);
    const aclError status = run(task, number);
    on_stream = outer;
    lock.lock();
    keep_failure(status);
    if (!is_part) {
        runner_ = std::thread::id();
        ++done_;
        progress_.notify_all();
    }
    return true;
}

void Stream::keep_failure(aclError status) {
    if (status == ACL_SUCCESS) {
        return;
    }
    ErrorText text;
    take_error_text(text);
    if (failure_ == ACL_SUCCESS) {
        failure_ = status;
        failure_text_ = text;
    }
}

uint64_t Stream::position() {
    const std::lock_guard<std::mutex> lock(mutex_);
    return pushed_;
}

void Stream::let_run(uint64_t position) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (may_run_ < position) {
        may_run_ = position;
        work_.notify_one();
    }
}

void Stream::wait() {
    let_run(position());
    std::unique_lock<std::mutex> lock(mutex_);
    const uint64_t last = std::min(pushed_, may_run_);
    progress_.wait(lock, [&] { return done_ >= last; });
}

bool Stream::wait_until(std::chrono::steady_clock::time_point deadline) {
    let_run(position());
    std::unique_lock<std::mutex> lock(mutex_);
    const uint64_t last = std::min(pushed_, may_run_);
    return progress_.wait_until(lock, deadline, [&] { return done_ >= last; });
}

bool Stream::close() {
    std::thread worker;
    {
        std::unique_lock<std::mutex> lock(mutex_);
        if (std::exchange(closing_, true)) {
            return false;
        }
        progress_.wait(lock, [this] { return runner_ == std::thread::id(); });
        worker = std::move(worker_);
    }
    drop_kept();
    work_.notify_one();
    if (worker.joinable()) {
        worker.join();
    }
    return true;
}

aclError Stream::report_failure() {
    const std::lock_guard<std::mutex> lock(mutex_);
    const aclError status = std::exchange(failure_, ACL_SUCCESS);
    if (status == ACL_SUCCESS) {
        return ACL_SUCCESS;
    }
    if (failure_text_.characters[0]) {
        return fail(status, failure_text_.characters);
    }
    char number[16] = {};
    std::to_chars(number, number + sizeof number, status);
    return fail(status, {"work on a stream failed with status ", number});
}

// Task `number` of the stream. The callback must not disturb the failure's text.
aclError Stream::run(const Task& task, uint64_t number) {
    const aclError status = acl_call("work on a stream", task);
    if (status != ACL_SUCCESS) {
        ErrorText text;
        take_error_text(text);
        tell_of_exception({number, number_, device_, status});
        fail(status, text.characters);
    }
    return status;
}

void Stream::run() {
    on_stream = true;
    std::unique_lock<std::mutex> lock(mutex_);
    while (true) {
        work_.wait(lock, [this] { return closing_ || (!tasks_.empty() && done_ < may_run_); });
        if (tasks_.empty()) {
            return;
        }
        Task task = std::move(tasks_.front());
        tasks_.pop_front();
        const uint64_t number = done_ + 1;
        lock.unlock();
        const aclError status = run(task, number);
        task = nullptr;  // releases its captures before it counts as done
        lock.lock();
        keep_failure(status);
        ++done_;
        progress_.notify_all();
    }
}

void enqueue(Stream& stream, Task task) {
    if (!stream.push(std::move(task))) {
        refuse_dead(reinterpret_cast<aclrtStream>(stream.number()));
    }
}

void enqueue(aclrtStream stream, Task task) { enqueue(*find_stream(stream), std::move(task)); }

aclError submit(Stream& stream, Request request) { return stream.keep(request) ? ACL_SUCCESS : request(); }

void require_not_paused(const Stream& stream, const char* work) {
    if (stream.is_paused()) {
        throw Refusal(ACL_ERROR_RT_STREAM_CONTEXT,
                      std::string(work) +
                          " on a stream that waits for an event is supported by actgrad only after the "
                          "event was recorded; see docs/npu.md");
    }
}

void wait_for_device(int32_t device) noexcept {
    for_each_stream(device, [](Stream& stream) { stream.wait(); });
}

void wait_for_everything() noexcept {
    for_each_stream([](Stream& stream) { stream.wait(); });
}

void require_not_captured(Stream& stream) {
    if (stream.graph()) {
        throw Refusal(ACL_ERROR_RT_STREAM_CONTEXT, "the stream is captured; call aclmdlRICaptureEnd first");
    }
}

bool is_on_stream() { return on_stream; }

void require_not_on_stream() {
    if (on_stream) {
        throw Refusal(ACL_ERROR_RT_STREAM_CONTEXT,
                      "called by a host function on a stream: the stream would wait for itself");
    }
}

}  // namespace actgrad

using namespace actgrad;

// The end of the program does not wait for streams that are still paused.
extern "C" ACTGRAD_API void actgrad_end_pauses(void) { program_ends = true; }

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
        *streamId = static_cast<int32_t>(find_stream(stream)->number());
        return ACL_SUCCESS;
    });
}

aclError aclrtSynchronizeStream(aclrtStream stream) {
    return acl_call("aclrtSynchronizeStream", [&] {
        require_not_on_stream();
        const std::shared_ptr<Stream> found = find_stream(stream);
        require_not_captured(*found);
        require_nothing_dropped();
        found->wait_for_resumption();
        found->wait();
        return waited_for(*found);
    });
}

aclError aclrtSynchronizeStreamWithTimeout(aclrtStream stream, int32_t timeout) {
    return acl_call("aclrtSynchronizeStreamWithTimeout", [&] {
        require_timeout(timeout);
        require_not_on_stream();
        const std::shared_ptr<Stream> found = find_stream(stream);
        require_not_captured(*found);
        require_nothing_dropped();
        Deadline(timeout).wait_for(*found);
        return waited_for(*found);
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
