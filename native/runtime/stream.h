// SPDX-License-Identifier: Apache-2.0
//
// A stream: a queue of tasks, and the thread that runs them one after the other.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "acl/acl_rt.h"
#include "runtime/export.h"

namespace actgrad {

using Task = std::function<aclError()>;

/// Queues a task. A null stream is the default stream of the calling thread's device. No device: 107002. Not a live
/// stream: 107017. A task that fails returns its status and leaves its text by fail(); the stream keeps both for its
/// next synchronisation, and goes on with the next task.
ACTGRAD_API aclError enqueue(aclrtStream stream, Task task);

class Stream {
public:
    explicit Stream(int32_t device) : device_(device) {}
    ~Stream();
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;

    int32_t device() const { return device_; }

    /// False once the stream is closing. The worker thread starts with the first task.
    bool push(Task task);

    /// Waits for the tasks that were pushed before the call.
    void wait();

    /// Finishes all tasks, takes no new ones, ends the worker.
    void close();

    /// Moves the earliest unreported failure to the calling thread; 0 if there is none.
    aclError report_failure();

private:
    void run();

    const int32_t device_;
    std::mutex mutex_;
    std::condition_variable work_;
    std::condition_variable progress_;
    std::deque<Task> tasks_;
    std::thread worker_;
    uint64_t pushed_ = 0;
    uint64_t done_ = 0;
    bool closing_ = false;
    aclError failure_ = ACL_SUCCESS;
    std::string failure_text_;
};

/// Wait for the work of one device, or of all of them.
void wait_for_device(int32_t device);
void wait_for_everything();

/// Refuses (107003) to let work on a stream wait: it might wait for itself.
aclError refuse_on_worker(const char* function);

}  // namespace actgrad
