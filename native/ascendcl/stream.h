// SPDX-License-Identifier: Apache-2.0
//
// A stream: a FIFO work queue with one worker thread.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#if defined(__linux__)
#include <sched.h>
#endif

#include "acl/acl_rt.h"
#include "ascendcl/error.h"
#include "ascendcl/export.h"
#include "strict/observer.h"

namespace actgrad {

// A failing task returns its status and sets its text with fail(). The stream stores the first failure for the next
// synchronisation and continues with the next task.
using Task = std::function<aclError()>;

// Submits tasks to a stream, on the thread that calls it.
using Request = std::function<aclError()>;

class Graph;

class ACTGRAD_API Stream {
public:
    // `handle` is unique among all streams.
    Stream(int32_t device, aclrtContext context, const void* handle);
    ~Stream();
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;

    int32_t device() const { return device_; }
    aclrtContext context() const { return context_; }

    uint64_t number() const { return number_; }

    // For programs: 32 bits, which handles outgrow, as every call of an operator takes one.
    int32_t id() const { return id_; }

    // Returns false if the stream is closing. The first task starts the worker thread. With ASCEND_LAUNCH_BLOCKING=1
    // there is none, and the task runs synchronously on the calling thread; what it pushes itself runs at once, too.
    bool push(Task task);

    // The same beside a capture: what was decided before the capture began.
    bool push_uncaptured(Task task) { return push_together(&task, 1); }

    // The same for several tasks, which are moved from: all of them if it does not throw, else none. No other thread's
    // task comes between.
    bool push_together(Task* tasks, size_t count);

    // From now on tasks are added to the graph instead of being run. False if they are already; throws Refusal(107003)
    // if they are added to another graph.
    bool begin_capture(const std::shared_ptr<Graph>& graph);

    void end_capture();

    // Null if the stream is not captured.
    std::shared_ptr<Graph> graph();

    // How many tasks were pushed.
    uint64_t position();

    // The same up to the task that runs now, for that task.
    uint64_t running();

    // Lets the worker run the tasks up to `position`. Needed only when strict mode holds work back.
    void let_run(uint64_t position);

    // The same for all tasks in a while, even if nothing waits for them by then: one is a host function, and the
    // program may wait for what that does.
    void let_run_in_time();

    // Waits for the tasks that were pushed before the call.
    void wait();

    // The same up to `deadline`; false if they were not done by then.
    bool wait_until(std::chrono::steady_clock::time_point deadline);

    // The same before work that the stream keeps, or its graph, runs on the calling thread. Throws Refusal(107003) if
    // the stream's own work calls it, such as a host function that ends a pause: the stream would wait for itself.
    void wait_for_earlier_work();

    // Rejects new tasks, drops what a pause kept, finishes the queued ones and joins the worker. Returns false at once
    // if called before.
    bool close();

    // Moves the first unreported failure, if it is of one of the first `tasks` tasks, to the calling thread and returns
    // its status; else 0.
    aclError report_failure(uint64_t tasks = UINT64_MAX);

    // ---- pauses: stream_pause.cpp ----

    // Keeps what is submitted from now on, after `first`, until the stream is resumed: the stream waits for work that
    // was not submitted yet. A thread that waits for such a stream before it submits the next operator might wait for
    // itself. Throws Refusal(107017) if the stream is closing.
    void pause(Request first);

    // Submits what was kept, on the calling thread, until some of it pauses the stream again. What fails is the
    // stream's failure, and the rest is submitted.
    void resume() noexcept;

    // If the stream is paused, takes the request and returns true.
    bool keep(Request& request) { return paused_ && keep(&request, 1, false); }

    bool is_paused() const { return paused_; }

    // torch_npu waits for the stream after each operator if launches are synchronous. As the stream is paused, the next
    // wait of the calling thread does not wait.
    void expect_wait() const;

    // Wait until the stream is not paused, except for an expected wait, and when the program ends.
    void wait_for_resumption();
    bool wait_for_resumption_until(std::chrono::steady_clock::time_point deadline);

private:
    struct Kept {
        std::function<aclError()> function;
        bool is_task;
    };

    void follow_callers_cores();
    void run();
    void wait_for_task(std::unique_lock<std::mutex>& lock);
    aclError run(const Task& task, uint64_t number);
    bool run_at_once(const Task* tasks, size_t count);
    void tell_of_failure(aclError status, uint64_t number);
    void keep_failure(aclError status, uint64_t number);

    // ---- stream_pause.cpp ----

    bool keep(std::function<aclError()>* functions, size_t count, bool is_task);
    bool is_awaited() const;
    bool next_kept(Kept& kept);
    void drop_kept() noexcept;

    const int32_t device_;
    const aclrtContext context_;
    const uint64_t number_;
    const int32_t id_;
    std::mutex mutex_;
    std::condition_variable work_;
    std::condition_variable progress_;
    std::deque<Task> tasks_;
    std::thread worker_;
#if defined(__linux__)
    cpu_set_t cores_{};  // of the thread that the worker followed last
#endif
    uint64_t pushed_ = 0;
    uint64_t done_ = 0;
    uint64_t may_run_;  // number of tasks that the worker may run
    uint64_t may_run_in_time_ = 0;
    bool closing_ = false;
    std::thread::id runner_;  // the thread that runs a task synchronously
    std::shared_ptr<Graph> graph_;
    aclError failure_ = ACL_SUCCESS;
    uint64_t failed_ = 0;  // number of the task that failed
    ErrorText failure_text_;
    std::atomic<bool> paused_{false};
    std::mutex pause_;  // guards what follows
    std::condition_variable resumption_;
    std::list<Kept> kept_;     // not a deque, which allocates when constructed
    std::thread::id resumer_;  // the thread that submits what was kept
    bool dropped_ = false;     // what was kept, as the stream is closing
};

// ---- stream.cpp ----

// Throws Refusal(107017) if the stream is closing.
ACTGRAD_API void enqueue(Stream& stream, Task task);

// The same for Stream::push_uncaptured and Stream::push_together.
void enqueue_uncaptured(Stream& stream, Task task);
void enqueue_together(Stream& stream, std::vector<Task> tasks);

// Throws Refusal(107003) while the stream is captured, as its work does not run then.
ACTGRAD_API void require_not_captured(Stream& stream);

// Waits for the stream's work before the calling thread does what a device queues, and returns the work's failure. So
// strict mode does not hear of it. Throws Refusal(107003) if the stream would wait for itself, or is captured.
ACTGRAD_API aclError wait_for_work(Stream& stream);

// Whether launches are synchronous (ASCEND_LAUNCH_BLOCKING=1).
ACTGRAD_API bool launches_block();

// When work that is queued now will run; for strict mode.
ACTGRAD_API strict::When when_it_runs(Stream& stream);

// Whether the calling thread runs work on a stream.
bool is_on_stream();

// Throws Refusal(107003) if called by work on a stream, which would deadlock.
ACTGRAD_API void require_not_on_stream();

// ---- stream_pause.cpp ----

// Runs the request, at once or when the stream is resumed.
ACTGRAD_API aclError submit(Stream& stream, Request request);

// Throws Refusal(107003) if the stream is paused: `work` would wait for it on the calling thread.
ACTGRAD_API void require_not_paused(const Stream& stream, const char* work);

// ---- streams.cpp: all streams of the process ----

// A null stream means the default stream of the calling thread's device. Throws Refusal(107002) if the thread has no
// device, Refusal(107017) if the stream is not live.
ACTGRAD_API std::shared_ptr<Stream> find_stream(aclrtStream stream);

// Queues a task. Throws as find_stream does.
ACTGRAD_API void enqueue(aclrtStream stream, Task task);

[[noreturn]] void refuse_dead_stream(aclrtStream stream);

// Wait for the queued work of one device, or of all. They do not allocate, so they cannot fail.
void wait_for_device(int32_t device) noexcept;
ACTGRAD_API void wait_for_everything() noexcept;

// Calls `action`, if there is one, at its end.
struct Afterwards {
    Afterwards() = default;
    ~Afterwards() {
        if (action) {
            action();
        }
    }
    Afterwards(const Afterwards&) = delete;
    Afterwards& operator=(const Afterwards&) = delete;

    std::function<void()> action;
};

// Lives until the streams that are paused now have done, or dropped, what they keep. Null if there are none.
std::shared_ptr<Afterwards> after_pauses();

constexpr int32_t WAIT_WITHOUT_END = -1;

// Throws Refusal(107000) unless `timeout` is a number of milliseconds or WAIT_WITHOUT_END.
void require_timeout(int32_t timeout);

// ---- value.cpp ----

// Forgets which values in device memory the stream, which is closed, waited for.
void forget_waits(const Stream& stream) noexcept;

}  // namespace actgrad
