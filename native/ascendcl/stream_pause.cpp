// SPDX-License-Identifier: Apache-2.0
//
// The pauses of a stream: what is submitted to it waits for work that was not submitted yet.
#include "ascendcl/stream.h"

#include <atomic>
#include <string>
#include <utility>

#include "ascendcl/call.h"
#include "ascendcl/cancellation.h"

namespace actgrad {

namespace {

thread_local const Stream* expecting_wait = nullptr;
std::atomic<bool> program_ends{false};

}  // namespace

void Stream::pause(Request first) {
    const std::lock_guard<std::mutex> lock(pause_);
    if (dropped_) {
        refuse_dead_stream(reinterpret_cast<aclrtStream>(number_));
    }
    kept_.push_front({std::move(first), false});
    resumer_ = std::thread::id();
    paused_ = true;
}

bool Stream::keep(std::function<aclError()>* functions, size_t count, bool is_task) {
    std::list<Kept> added;
    const std::lock_guard<std::mutex> lock(pause_);
    if (!paused_ || resumer_ == std::this_thread::get_id()) {
        return false;
    }
    for (size_t i = 0; i < count; ++i) {
        added.push_back({std::move(functions[i]), is_task});
    }
    kept_.splice(kept_.end(), added);
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
        tell_of_failure(status, position());
        const std::lock_guard<std::mutex> lock(mutex_);
        keep_failure(status, pushed_);
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
        const NoCancellation waiting;
        std::unique_lock<std::mutex> lock(pause_);
        resumption_.wait(lock, [this] { return !paused_; });
    }
}

bool Stream::wait_for_resumption_until(std::chrono::steady_clock::time_point deadline) {
    if (!is_awaited()) {
        return true;
    }
    const NoCancellation waiting;
    std::unique_lock<std::mutex> lock(pause_);
    return resumption_.wait_until(lock, deadline, [this] { return !paused_; });
}

aclError submit(Stream& stream, Request request) { return stream.keep(request) ? ACL_SUCCESS : request(); }

void require_not_paused(const Stream& stream, const char* work) {
    if (stream.is_paused()) {
        throw Refusal(ACL_ERROR_RT_STREAM_CONTEXT,
                      std::string(work) +
                          " on a stream that waits for an event is supported by actgrad only after the "
                          "event was recorded; see docs/npu.md");
    }
}

}  // namespace actgrad

using namespace actgrad;

// The end of the program does not wait for streams that are still paused.
extern "C" ACTGRAD_API void actgrad_end_pauses(void) { program_ends = true; }
