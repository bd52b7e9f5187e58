// SPDX-License-Identifier: Apache-2.0
#include "opapi/pool.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <condition_variable>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <mutex>
#include <string>
#include <system_error>
#include <thread>

#include "aclnn/aclnn_base.h"
#include "ascendcl/error.h"
#include "ascendcl/process.h"

namespace actgrad {

namespace {

std::atomic<int> chosen_count{0};  // 0: not chosen yet

int count_from_environment() {
    const char* const text = std::getenv("ACTGRAD_NUM_THREADS");
    if (!text || !*text) {
        return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, MAX_THREADS);
    }
    int count = 0;
    const char* const end = text + std::strlen(text);
    const auto parsed = std::from_chars(text, end, count);
    if (parsed.ec != std::errc() || parsed.ptr != end || count < 1 || count > MAX_THREADS) {
        throw Refusal(ACLNN_ERR_RUNTIME_ERROR, "ACTGRAD_NUM_THREADS is \"" + std::string(text) +
                                                   "\"; a number from 1 to " + std::to_string(MAX_THREADS) +
                                                   " is needed");
    }
    return count;
}

// Tells the processor that this is a waiting loop.
void relax() {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    asm volatile("yield");
#endif
}

constexpr int SPINS = 1000;  // some 20 µs: the next call of a loop often comes within that time

class Pool {
public:
    void run(int64_t parts, int helpers, PartFunction function, const void* context) {
        if (helpers < 1 || busy_.exchange(true, std::memory_order_acquire)) {
            for (int64_t part = 0; part < parts; ++part) {
                function(context, part);
            }
            return;
        }
        function_ = function;
        context_ = context;
        parts_ = parts;
        next_.store(0, std::memory_order_relaxed);
        if (const OpenMpParallel parallel = openmp_.load(std::memory_order_relaxed)) {
            parallel([](void* pool) { static_cast<Pool*>(pool)->take_parts(); }, this,
                     static_cast<unsigned>(helpers) + 1, 0);
            busy_.store(false, std::memory_order_release);
            return;
        }
        start_workers(helpers);
        state_.store((job_of(state_) + 1) * JOB + static_cast<uint64_t>(helpers) * SEAT);
        wake(helpers);
        take_parts();
        // Nobody joins any more; those who did finish their last part.
        state_.fetch_and(~(MAX_SEATS * SEAT), std::memory_order_relaxed);
        for (int spins = 0; inside(state_.load(std::memory_order_acquire)) > 0; ++spins) {
            spins < SPINS ? relax() : std::this_thread::yield();
        }
        busy_.store(false, std::memory_order_release);
    }

    void share(OpenMpParallel parallel) { openmp_.store(parallel, std::memory_order_relaxed); }

private:
    // The state in one word: the job's number, how many threads may still join it, how many are inside.
    static constexpr uint64_t INSIDE = 1, SEAT = uint64_t{1} << 16, JOB = uint64_t{1} << 32, MAX_SEATS = 0xffff;
    static uint64_t job_of(uint64_t state) { return state / JOB; }
    static uint64_t seats(uint64_t state) { return state / SEAT & MAX_SEATS; }
    static uint64_t inside(uint64_t state) { return state & (SEAT - 1); }

    void start_workers(int wanted) {
        try {
            for (; workers_ < wanted; ++workers_) {
                std::thread([this] { work(); }).detach();
            }
        } catch (const std::exception&) {
            // The system gives no more threads, or no memory for them: those that run do the work.
        }
    }

    void wake(int helpers) {
        if (sleeping_.load() == 0) {
            return;
        }
        {
            const std::lock_guard<std::mutex> between_check_and_sleep(mutex_);
        }
        for (int i = 0; i < helpers; ++i) {
            wake_.notify_one();
        }
    }

    void take_parts() {
        for (int64_t part; (part = next_.fetch_add(1, std::memory_order_relaxed)) < parts_;) {
            function_(context_, part);
        }
    }

    // Whether there is a seat in a job later than the `last` that this thread joined.
    bool open(uint64_t last) const {
        const uint64_t state = state_.load();
        return job_of(state) != last && seats(state) > 0;
    }

    bool join(uint64_t& last) {
        uint64_t state = state_.load(std::memory_order_relaxed);
        while (job_of(state) != last && seats(state) > 0) {
            if (state_.compare_exchange_weak(state, state - SEAT + INSIDE, std::memory_order_acquire)) {
                last = job_of(state);
                return true;
            }
        }
        return false;
    }

    void work() {
        uint64_t last = 0;
        while (true) {
            for (int spins = 0; spins < SPINS && !open(last); ++spins) {
                relax();
            }
            if (!open(last)) {
                std::unique_lock<std::mutex> lock(mutex_);
                ++sleeping_;
                wake_.wait(lock, [&] { return open(last); });
                --sleeping_;
            }
            if (join(last)) {
                take_parts();
                state_.fetch_sub(INSIDE, std::memory_order_release);
            }
        }
    }

    std::atomic<OpenMpParallel> openmp_{nullptr};
    std::atomic<bool> busy_{false};  // some call has the pool
    int workers_ = 0;

    // The job: written while no thread is inside and none can join.
    PartFunction function_ = nullptr;
    const void* context_ = nullptr;
    int64_t parts_ = 0;
    std::atomic<int64_t> next_{0};

    std::atomic<uint64_t> state_{0};
    std::atomic<int> sleeping_{0};
    std::mutex mutex_;
    std::condition_variable wake_;
};

}  // namespace

int thread_count() {
    const int count = chosen_count.load(std::memory_order_relaxed);
    if (count > 0) {
        return count;
    }
    const int from_environment = count_from_environment();
    int none = 0;
    return chosen_count.compare_exchange_strong(none, from_environment) ? from_environment : none;
}

void set_thread_count(int64_t count) {
    if (count < 1 || count > MAX_THREADS) {
        throw Refusal(ACLNN_ERR_PARAM_INVALID, "the number of threads is " + std::to_string(count) +
                                                   "; a number from 1 to " + std::to_string(MAX_THREADS) +
                                                   " is needed");
    }
    chosen_count = static_cast<int>(count);
}

void share_openmp_threads(OpenMpParallel parallel) { process_state<Pool>().share(parallel); }

void run_parts(int64_t parts, PartFunction function, const void* context) {
    const int helpers = static_cast<int>(std::min<int64_t>(thread_count(), parts)) - 1;
    process_state<Pool>().run(parts, helpers, function, context);
}

}  // namespace actgrad
