// SPDX-License-Identifier: Apache-2.0
#include "ascendcl/record.h"

namespace actgrad {

// The record is not known to others yet, unless a paused stream kept the request for it.
void Record::submit(const std::shared_ptr<Stream>& stream, const Task& work) {
    const strict::Observer* const observer = strict::observer();
    enqueue(*stream, [record = shared_from_this(), work] {
        const aclError status = work ? work() : ACL_SUCCESS;
        record->complete();
        return status;
    });
    // Not under the lock: a launch that blocks holds its stream's lock while it completes the record.
    const uint64_t position = stream->position();
    strict::Moment moment = observer ? observer->recorded(stream->number()) : strict::Moment();
    std::vector<std::shared_ptr<Stream>> paused;
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        stream_ = stream;
        position_ = position;
        moment_ = std::move(moment);
        submitted_ = true;
        paused.swap(paused_);
    }
    for (const std::shared_ptr<Stream>& waiting : paused) {
        waiting->resume();
    }
}

void Record::let_wait(const std::shared_ptr<Stream>& stream) {
    const std::shared_ptr<Record> record = shared_from_this();
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        if (!submitted_) {
            paused_.push_back(stream);
            stream->pause([record, stream] {
                record->let_wait(stream);
                return ACL_SUCCESS;
            });
            return;
        }
    }
    enqueue(*stream, [record] {
        record->wait();
        return ACL_SUCCESS;
    });
    strict::tell(&strict::Observer::stream_waits, stream->number(), moment());
}

strict::Moment Record::moment() {
    const std::lock_guard<std::mutex> lock(mutex_);
    return moment_;
}

void Record::complete() {
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        completed_ = true;
        when_ = Clock::now();
    }
    completion_.notify_all();
}

void Record::wait() {
    let_run();
    std::unique_lock<std::mutex> lock(mutex_);
    completion_.wait(lock, [this] { return completed_; });
}

bool Record::wait_until(Clock::time_point deadline) {
    let_run();
    std::unique_lock<std::mutex> lock(mutex_);
    return completion_.wait_until(lock, deadline, [this] { return completed_; });
}

bool Record::completed() {
    let_run();
    const std::lock_guard<std::mutex> lock(mutex_);
    return completed_;
}

Record::Clock::time_point Record::when() {
    const std::lock_guard<std::mutex> lock(mutex_);
    return when_;
}

void Record::let_run() {
    std::shared_ptr<Stream> stream;
    uint64_t position = 0;
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        if (completed_) {
            return;  // A launch that blocks holds its stream's lock while the stream waits for its own event.
        }
        stream = stream_.lock();
        position = position_;
    }
    if (stream) {
        stream->let_run(position);
    }
}

}  // namespace actgrad
