// SPDX-License-Identifier: Apache-2.0
#include "ascendcl/stream.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <cstdlib>
#include <memory>
#include <new>
#include <string>
#include <system_error>
#include <utility>

#include <pthread.h>

#include "ascendcl/call.h"
#include "ascendcl/cancellation.h"
#include "ascendcl/error.h"
#include "ascendcl/exception.h"
#include "ascendcl/graph.h"
#include "strict/observer.h"

namespace actgrad {

namespace {

thread_local bool on_stream = false;

std::atomic<int32_t> streams_made{0};

// Limit on the tasks of one stream that strict mode holds back: a device's queue is finite, too.
constexpr uint64_t MOST_HELD_BACK = 1024;

// For how long strict mode holds a host function back.
constexpr std::chrono::milliseconds PATIENCE{200};

bool holds_work_back() {
    const strict::Observer* const observer = strict::observer();
    return observer && observer->holds_work_back();
}

[[noreturn]] void refuse_captured() {
    throw Refusal(ACL_ERROR_RT_STREAM_CONTEXT, "the stream is captured; call aclmdlRICaptureEnd first");
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
      id_(++streams_made),
      may_run_(holds_work_back() ? 0 : UINT64_MAX) {}

Stream::~Stream() { close(); }

bool Stream::begin_capture(const std::shared_ptr<Graph>& graph) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (graph_ && graph_ != graph) {
        refuse_captured();
    }
    return std::exchange(graph_, graph) == nullptr;
}

void Stream::end_capture() {
    const std::lock_guard<std::mutex> lock(mutex_);
    graph_ = nullptr;
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
    return push_uncaptured(std::move(task));
}

bool Stream::push_together(Task* tasks, size_t count) {
    if (paused_ && keep(tasks, count, true)) {
        return true;
    }
    if (launches_block()) {
        return run_at_once(tasks, count);
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
        for (size_t i = 0; i < count; ++i) {
            try {
                tasks_.push_back(std::move(tasks[i]));
            } catch (...) {
                tasks_.resize(tasks_.size() - i);
                throw;
            }
        }
        pushed_ += count;
        may_run_ = std::max(may_run_, pushed_ - std::min(pushed_, MOST_HELD_BACK));
    }
    work_.notify_one();
    return true;
}

// The lock is not held while a task runs, since it may use the stream. What it pushes is a part of it.
bool Stream::run_at_once(const Task* tasks, size_t count) {
    const NoCancellation running;
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
        pushed_ += count;
    }
    const bool outer = std::exchange(on_stream, true);
    for (size_t i = 0; i < count; ++i) {
        const uint64_t number = done_ + 1;
        lock.unlock();
        const aclError status = run(tasks[i], number);
        lock.lock();
        keep_failure(status, number);
        done_ += is_part ? 0 : 1;
    }
    on_stream = outer;
    if (!is_part) {
        runner_ = std::thread::id();
        progress_.notify_all();
    }
    return true;
}

void Stream::keep_failure(aclError status, uint64_t number) {
    if (status == ACL_SUCCESS) {
        return;
    }
    ErrorText text;
    take_error_text(text);
    if (failure_ == ACL_SUCCESS) {
        failure_ = status;
        failed_ = number;
        failure_text_ = text;
    }
}

uint64_t Stream::position() {
    const std::lock_guard<std::mutex> lock(mutex_);
    return pushed_;
}

uint64_t Stream::running() {
    const std::lock_guard<std::mutex> lock(mutex_);
    return done_ + 1;
}

void Stream::let_run(uint64_t position) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (may_run_ < position) {
        may_run_ = position;
        work_.notify_one();
    }
}

void Stream::let_run_in_time() {
    const std::lock_guard<std::mutex> lock(mutex_);
    may_run_in_time_ = pushed_;
    work_.notify_one();
}

void Stream::wait() {
    const NoCancellation waiting;
    let_run(position());
    std::unique_lock<std::mutex> lock(mutex_);
    const uint64_t last = std::min(pushed_, may_run_);
    progress_.wait(lock, [&] { return done_ >= last; });
}

bool Stream::wait_until(std::chrono::steady_clock::time_point deadline) {
    const NoCancellation waiting;
    let_run(position());
    std::unique_lock<std::mutex> lock(mutex_);
    const uint64_t last = std::min(pushed_, may_run_);
    return progress_.wait_until(lock, deadline, [&] { return done_ >= last; });
}

void Stream::wait_for_earlier_work() {
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        const std::thread::id here = std::this_thread::get_id();
        if (worker_.get_id() == here || runner_ == here) {
            require_not_on_stream();
        }
    }
    wait();
}

bool Stream::close() {
    const NoCancellation waiting;
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

aclError Stream::report_failure(uint64_t tasks) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (failure_ == ACL_SUCCESS || failed_ > tasks) {
        return ACL_SUCCESS;
    }
    const aclError status = std::exchange(failure_, ACL_SUCCESS);
    if (failure_text_.characters[0]) {
        return fail(status, failure_text_.characters);
    }
    char number[16] = {};
    std::to_chars(number, number + sizeof number, status);
    return fail(status, {"work on a stream failed with status ", number});
}

// Tells the program's callback that task `number` failed. It must not disturb the failure's text, nor wait.
void Stream::tell_of_failure(aclError status, uint64_t number) {
    if (status == ACL_SUCCESS) {
        return;
    }
    ErrorText text;
    take_error_text(text);
    const bool outer = std::exchange(on_stream, true);
    tell_of_exception({number, id_, device_, status});
    on_stream = outer;
    fail(status, text.characters);
}

aclError Stream::run(const Task& task, uint64_t number) {
    const aclError status = acl_call("work on a stream", task);
    tell_of_failure(status, number);
    return status;
}

void Stream::wait_for_task(std::unique_lock<std::mutex>& lock) {
    const auto goes_on = [this] { return closing_ || (!tasks_.empty() && done_ < may_run_); };
    work_.wait(lock, [&] { return goes_on() || may_run_ < may_run_in_time_; });
    if (!work_.wait_for(lock, PATIENCE, goes_on)) {
        may_run_ = std::max(may_run_, may_run_in_time_);
    }
}

void Stream::run() {
    on_stream = true;
    std::unique_lock<std::mutex> lock(mutex_);
    while (true) {
        wait_for_task(lock);
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
        keep_failure(status, number);
        ++done_;
        progress_.notify_all();
    }
}

void enqueue(Stream& stream, Task task) {
    if (!stream.push(std::move(task))) {
        refuse_dead_stream(reinterpret_cast<aclrtStream>(stream.number()));
    }
}

void enqueue_uncaptured(Stream& stream, Task task) {
    if (!stream.push_uncaptured(std::move(task))) {
        refuse_dead_stream(reinterpret_cast<aclrtStream>(stream.number()));
    }
}

void enqueue_together(Stream& stream, std::vector<Task> tasks) {
    if (!stream.push_together(tasks.data(), tasks.size())) {
        refuse_dead_stream(reinterpret_cast<aclrtStream>(stream.number()));
    }
}

void require_not_captured(Stream& stream) {
    if (stream.graph()) {
        refuse_captured();
    }
}

aclError wait_for_work(Stream& stream) {
    require_not_on_stream();
    require_not_captured(stream);
    stream.wait_for_resumption();
    stream.wait();
    return stream.report_failure();
}

bool is_on_stream() { return on_stream; }

void require_not_on_stream() {
    if (on_stream) {
        throw Refusal(ACL_ERROR_RT_STREAM_CONTEXT,
                      "called by a host function on a stream: the stream would wait for itself");
    }
}

}  // namespace actgrad
