// SPDX-License-Identifier: Apache-2.0
#include "ascendcl/record.h"

#include "ascendcl/cancellation.h"

namespace actgrad {

std::shared_ptr<Record> Record::for_work() {
    return {this, [record = shared_from_this()](Record*) { record->abandon(); }};
}

// The record is not known to others yet, unless a paused stream kept the request for it. Then they may learn that it is
// complete before the queueing thread goes on.
void Record::submit(const std::shared_ptr<Record>& record, const std::shared_ptr<Stream>& stream, const Task& work) {
    const strict::Observer* const observer = strict::observer();
    strict::Moment moment = observer ? observer->recorded(stream->number()) : strict::Moment();
    {
        const std::lock_guard<std::mutex> lock(record->mutex_);
        record->stream_ = stream;
        record->moment_ = std::move(moment);
    }
    enqueue_uncaptured(*stream, [record, work, &on = *stream] {
        const aclError status = work ? work() : ACL_SUCCESS;
        record->complete(on.running());
        return status;
    });
    const uint64_t position = stream->position();
    bool awaited = false;
    {
        const std::lock_guard<std::mutex> lock(record->mutex_);
        awaited = record->awaited_;
        record->position_ = record->completed_ ? record->position_ : position;
    }
    record->resume_paused();
    if (awaited) {
        stream->let_run(position);
    }
}

void Record::abandon() noexcept {
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        if (completed_) {
            return;
        }
    }
    complete(0);
    resume_paused();
}

void Record::resume_paused() noexcept {
    std::vector<std::shared_ptr<Stream>> paused;
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        submitted_ = true;
        paused.swap(paused_);
    }
    for (const std::shared_ptr<Stream>& waiting : paused) {
        waiting->resume();
    }
}

bool Record::pause_until_submitted(const std::shared_ptr<Stream>& stream, Request request) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (submitted_) {
        return false;
    }
    paused_.reserve(paused_.size() + 1);
    stream->pause(std::move(request));
    paused_.push_back(stream);
    return true;
}

void Record::let_wait(const std::shared_ptr<Stream>& stream) {
    const std::shared_ptr<Record> record = shared_from_this();
    const bool paused = pause_until_submitted(stream, [record, stream] {
        record->let_wait(stream);
        return ACL_SUCCESS;
    });
    if (paused) {
        return;
    }
    enqueue_uncaptured(*stream, [record] {
        record->wait();
        return ACL_SUCCESS;
    });
    strict::tell(&strict::Observer::stream_waits, stream->number(), moment());
}

strict::Moment Record::moment() {
    const std::lock_guard<std::mutex> lock(mutex_);
    return moment_;
}

void Record::complete(uint64_t position) {
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        position_ = position;
        completed_ = true;
        when_ = Clock::now();
    }
    completion_.notify_all();
}

void Record::wait() {
    const NoCancellation waiting;
    let_run();
    std::unique_lock<std::mutex> lock(mutex_);
    completion_.wait(lock, [this] { return completed_; });
}

bool Record::wait_until(Clock::time_point deadline) {
    const NoCancellation waiting;
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

aclError Record::report_failure() {
    std::shared_ptr<Stream> stream;
    uint64_t position = 0;
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        stream = stream_.lock();
        position = position_;
    }
    return stream ? stream->report_failure(position) : ACL_SUCCESS;
}

void Record::let_run() {
    std::shared_ptr<Stream> stream;
    uint64_t position = 0;
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        if (completed_) {
            return;
        }
        stream = stream_.lock();
        position = position_;
        awaited_ = true;
    }
    if (stream) {
        stream->let_run(position);
    }
}

}  // namespace actgrad
