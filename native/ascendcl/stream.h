// SPDX-License-Identifier: Apache-2.0
//
// A stream: a queue of tasks, and the thread that runs them one after the other.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

#include "acl/acl_rt.h"
#include "ascendcl/error.h"
#include "ascendcl/export.h"

namespace actgrad {

// A task that fails returns its status and leaves its text by fail(). The stream keeps both for its next
// synchronisation, and goes on with the next task.
using Task = std::function<aclError()>;

// Queues a task. A null stream is the default stream of the calling thread's device. Throws Refusal(107002) if there
// is none, Refusal(107017) for what is not a live stream.
ACTGRAD_API void enqueue(aclrtStream stream, Task task);

class Graph;

class ACTGRAD_API Stream {
public:
    // `handle` is one that no other stream ever has.
    Stream(int32_t device, aclrtContext context, const void* handle);
    ~Stream();
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;

    int32_t device() const { return device_; }
    aclrtContext context() const { return context_; }

    uint64_t number() const { return number_; }

    // False once the stream is closing. The worker thread starts with the first task. With ASCEND_LAUNCH_BLOCKING=1
    // there is none: the task runs on the calling thread, and is done when the call returns.
    bool push(Task task);

    // From now on tasks are added to the graph instead of being run; with null they run again.
    void capture(std::shared_ptr<Graph> graph);

    // Null while the stream is not captured.
    std::shared_ptr<Graph> graph();

    // How many tasks were pushed.
    uint64_t position();

    // Lets the worker run the tasks up to a position. Only where work is held back it has to be told.
    void let_run(uint64_t position);

    // Waits for the tasks that were pushed before the call.
    void wait();

    // The same, but not beyond `deadline`; false if they were not done by then.
    bool wait_until(std::chrono::steady_clock::time_point deadline);

    // Takes no new tasks, finishes those that there are, ends the worker. False, at once, where it was called before.
    bool close();

    // Moves the earliest failure that none has reported to the calling thread; 0 if there is none.
    aclError report_failure();

private:
    void run();
    bool run_at_once(const Task& task);
    void keep_failure(aclError status);

    const int32_t device_;
    const aclrtContext context_;
    const uint64_t number_;
    std::mutex mutex_;
    std::condition_variable work_;
    std::condition_variable progress_;
    std::deque<Task> tasks_;
    std::thread worker_;
    uint64_t pushed_ = 0;
    uint64_t done_ = 0;
    uint64_t may_run_;  // that many tasks
    bool closing_ = false;
    std::shared_ptr<Graph> graph_;
    aclError failure_ = ACL_SUCCESS;
    ErrorText failure_text_;
};

// The same on a stream that was found.
ACTGRAD_API void enqueue(Stream& stream, Task task);

// Throws as enqueue does.
ACTGRAD_API std::shared_ptr<Stream> find_stream(aclrtStream stream);

// Throws Refusal(107003) while the stream is captured: what is queued on it then does not run.
ACTGRAD_API void require_not_captured(Stream& stream);

// Whether work runs on the thread that queues it, as ASCEND_LAUNCH_BLOCKING=1 asks for.
ACTGRAD_API bool launches_block();

// Wait for the work that is queued on one device, or on all of them. They allocate nothing, so they never fail.
void wait_for_device(int32_t device) noexcept;
void wait_for_everything() noexcept;

constexpr int32_t WAIT_WITHOUT_END = -1;

// Throws Refusal(107000) unless it is a number of milliseconds, or WAIT_WITHOUT_END.
void require_timeout(int32_t timeout);

// Throws Refusal(107003) when called by work on a stream: it would wait for itself.
void require_not_on_stream();

}  // namespace actgrad
