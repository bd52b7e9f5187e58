// SPDX-License-Identifier: Apache-2.0
//
// One recording of an event, or one writing of a value, on a stream.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "ascendcl/graph.h"
#include "ascendcl/stream.h"
#include "strict/observer.h"

namespace actgrad {

// Waiters hold a reference, so the event may be recorded again or destroyed meanwhile. A record is queued before any
// wait for it, so streams cannot deadlock on each other: a stream that is to wait for a record which a paused stream
// has not queued yet is paused, too.
class Record : public std::enable_shared_from_this<Record> {
public:
    using Clock = std::chrono::steady_clock;

    // A reference for the work that submits the record and completes it. If that work is dropped or fails, the record
    // completes with the last copy of the reference, so that nothing waits for ever.
    std::shared_ptr<Record> for_work();

    // Queues `work`, if any, and the record's completion on `stream`, and resumes the streams that waited for that.
    // `record` is from for_work().
    static void submit(const std::shared_ptr<Record>& record, const std::shared_ptr<Stream>& stream,
                       const Task& work = nullptr);

    // Pauses `stream` until the record is submitted, and then submits `request` first. False if it is submitted.
    bool pause_until_submitted(const std::shared_ptr<Stream>& stream, Request request);

    // Lets `stream` wait for the record.
    void let_wait(const std::shared_ptr<Stream>& stream);

    // Recorded in a graph, which may run many times, so it never completes.
    void stands_in(const std::shared_ptr<Graph>& graph) { graph_ = graph; }

    std::shared_ptr<Graph> graph() const { return graph_; }

    // When the host has waited for the record; for strict mode.
    strict::Moment moment();

    void wait();

    // False if it has not completed by then.
    bool wait_until(Clock::time_point deadline);

    bool completed();

    Clock::time_point when();

    // Moves the first unreported failure of the work before the record, which has completed, to the calling thread and
    // returns its status; 0 if there is none.
    aclError report_failure();

private:
    void complete(uint64_t position);
    void abandon() noexcept;
    void resume_paused() noexcept;
    void let_run();

    std::weak_ptr<Stream> stream_;
    uint64_t position_ = 0;  // in its stream
    strict::Moment moment_;
    std::shared_ptr<Graph> graph_;
    std::mutex mutex_;
    std::condition_variable completion_;
    bool submitted_ = false;
    bool awaited_ = false;  // before it was submitted
    bool completed_ = false;
    Clock::time_point when_;
    std::vector<std::shared_ptr<Stream>> paused_;  // until it is submitted
};

}  // namespace actgrad
