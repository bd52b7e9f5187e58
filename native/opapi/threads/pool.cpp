// SPDX-License-Identifier: Apache-2.0
#include "opapi/threads/pool.h"

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

#if defined(__linux__)
#include <pthread.h>
#include <sched.h>
#endif

#include "aclnn/aclnn_base.h"
#include "ascendcl/cancellation.h"
#include "ascendcl/error.h"
#include "ascendcl/process.h"
#include "opapi/processor/cores.h"

namespace actgrad {

namespace {

std::atomic<int> chosen_count{0};  // set by set_thread_count; 0: not set

thread_local int callers_count = 0;  // from the innermost CallersThreads; 0: none

// ACTGRAD_NUM_THREADS, or 0 if unset.
int count_from_environment() {
    const char* const text = std::getenv("ACTGRAD_NUM_THREADS");
    if (!text || !*text) {
        return 0;
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

// The first number of OMP_NUM_THREADS ("4,2" has one per nesting level); 0 if malformed, which OpenMP ignores too.
int count_from_openmp() {
    const char* text = std::getenv("OMP_NUM_THREADS");
    if (!text) {
        return 0;
    }
    for (; *text == ' ' || *text == '\t'; ++text) {
    }
    int count = 0;
    const auto parsed = std::from_chars(text, text + std::strlen(text), count);
    const bool ends = parsed.ec == std::errc() && std::strchr(", \t", *parsed.ptr);
    return ends && count >= 1 ? std::min(count, MAX_THREADS) : 0;
}

// Keeps threads on the cores that the thread which calls it may use.
class Followers {
public:
    // Takes a thread that never ends and was started by the calling thread after `follow`.
    void add(std::thread thread) {
#if defined(__linux__)
        threads_[count_++] = thread.native_handle();
#endif
        thread.detach();
    }

    void follow() {
#if defined(__linux__)
        cpu_set_t now;  // for up to 1024 cores; the call fails if there are more
        if (sched_getaffinity(0, sizeof now, &now) != 0 || CPU_EQUAL(&now, &cores_)) {
            return;
        }
        cores_ = now;
        for (int i = 0; i < count_; ++i) {
            pthread_setaffinity_np(threads_[i], sizeof now, &now);
        }
#endif
    }

private:
#if defined(__linux__)
    cpu_set_t cores_{};
    pthread_t threads_[MAX_THREADS];
    int count_ = 0;
#endif
};

class Pool {
public:
    // `of_callers_library`: the call comes from a library whose own threads may do the work.
    void run(int64_t parts, int threads, bool of_callers_library, PartFunction function, const void* context) {
        const int helpers = static_cast<int>(std::min<int64_t>(threads, parts)) - 1;
        if (helpers < 1 || busy_.exchange(true, std::memory_order_acquire)) {
            for (int64_t part = 0; part < parts; ++part) {
                function(context, part);
            }
            return;
        }
        const NoCancellation waiting;  // for the helpers, which use what the caller has on its stack
        function_ = function;
        context_ = context;
        divide(parts, helpers + 1);
        const OpenMpParallel parallel = of_callers_library ? openmp_.load(std::memory_order_acquire) : nullptr;
        if (parallel) {
            // The library's full team: a smaller one would end threads that the next region has to restart.
            parallel(
                [](void* data) {
                    Pool& pool = *static_cast<Pool*>(data);
                    pool.take_parts(pool.openmp_number_.load(std::memory_order_relaxed)());
                },
                this, static_cast<unsigned>(threads), 0);
            busy_.store(false, std::memory_order_release);
            return;
        }
        followers_.follow();
        start_workers(helpers);
        {
            const std::lock_guard<std::mutex> lock(mutex_);
            state_.store((job_of(state_) + 1) * JOB + static_cast<uint64_t>(helpers) * SEAT);
        }
        for (int i = 0; i < helpers; ++i) {
            wake_.notify_one();
        }
        take_parts(0);
        // Closes the job: no worker can join, and the last one inside signals `done_`.
        if (inside(state_.fetch_and(~(MAX_SEATS * SEAT))) > 0) {
            std::unique_lock<std::mutex> lock(mutex_);
            done_.wait(lock, [&] { return inside(state_.load()) == 0; });
        }
        busy_.store(false, std::memory_order_release);
    }

    void share(OpenMpParallel parallel, OpenMpNumber number) {
        openmp_number_.store(number, std::memory_order_relaxed);
        openmp_.store(parallel, std::memory_order_release);
    }

private:
    // The state packed in one atomic word: job number (a generation counter), open seats, threads inside.
    static constexpr uint64_t INSIDE = 1, SEAT = uint64_t{1} << 16, JOB = uint64_t{1} << 32, MAX_SEATS = 0xffff;
    static uint64_t job_of(uint64_t state) { return state / JOB; }
    static uint64_t seats(uint64_t state) { return state / SEAT & MAX_SEATS; }
    static uint64_t inside(uint64_t state) { return state & (SEAT - 1); }

    void start_workers(int wanted) {
        try {
            for (; workers_ < wanted; ++workers_) {
                followers_.add(std::thread([this, number = workers_ + 1] { work(number); }));
            }
        } catch (const std::exception&) {
            // The system has no more threads or memory: the running workers suffice.
        }
    }

    // One range of consecutive parts a thread, as PyTorch and OpenMP divide a loop: a thread meets the memory that it
    // touched before, in its own caches and on its own NUMA node.
    void divide(int64_t parts, int ranges) {
        ranges_count_ = ranges;
        for (int i = 0; i < ranges; ++i) {
            ranges_[i].next.store(parts * i / ranges, std::memory_order_relaxed);
            ranges_[i].end = parts * (i + 1) / ranges;
        }
    }

    // Takes the parts of a thread's own range, then what other threads have left of theirs (work stealing).
    void take_parts(int thread) {
        for (int i = 0; i < ranges_count_; ++i) {
            Range& range = ranges_[(thread + i) % ranges_count_];
            for (int64_t part; (part = range.next.fetch_add(1, std::memory_order_relaxed)) < range.end;) {
                function_(context_, part);
            }
        }
    }

    // Whether there is a seat in a job newer than `last`, the last one this thread joined.
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

    void work(int number) {
        uint64_t last = 0;
        while (true) {
            if (!open(last)) {
                std::unique_lock<std::mutex> lock(mutex_);
                wake_.wait(lock, [&] { return open(last); });
            }
            if (join(last)) {
                take_parts(number);
                const uint64_t before = state_.fetch_sub(INSIDE);
                if (inside(before) == 1 && seats(before) == 0) {
                    const std::lock_guard<std::mutex> between_check_and_sleep(mutex_);
                    done_.notify_one();
                }
            }
        }
    }

    struct alignas(64) Range {  // on a cache line of its own
        std::atomic<int64_t> next{0};
        int64_t end = 0;
    };

    std::atomic<OpenMpParallel> openmp_{nullptr};
    std::atomic<OpenMpNumber> openmp_number_{nullptr};  // set where `openmp_` is
    std::atomic<bool> busy_{false};                     // a call owns the pool
    int workers_ = 0;
    Followers followers_;

    // The job, written only while no worker is inside and none can join.
    PartFunction function_ = nullptr;
    const void* context_ = nullptr;
    int ranges_count_ = 0;
    Range ranges_[MAX_THREADS];

    std::atomic<uint64_t> state_{0};
    std::mutex mutex_;
    std::condition_variable wake_;  // a job has open seats
    std::condition_variable done_;  // the last worker has left the job
};

}  // namespace

int demanded_thread_count() {
    if (const int chosen = chosen_count.load(std::memory_order_relaxed)) {
        return chosen;
    }
    static const int environment = count_from_environment();  // initialisation is retried after a throw
    return environment;
}

int thread_count() {
    if (const int demanded = demanded_thread_count()) {
        return demanded;
    }
    if (callers_count > 0) {
        return callers_count;
    }
    static const int openmp = count_from_openmp();
    return openmp > 0 ? openmp : std::min(usable_cores(), MAX_THREADS);
}

void set_thread_count(int64_t count) {
    if (count < 1 || count > MAX_THREADS) {
        throw Refusal(ACLNN_ERR_PARAM_INVALID, "the number of threads is " + std::to_string(count) +
                                                   "; a number from 1 to " + std::to_string(MAX_THREADS) +
                                                   " is needed");
    }
    chosen_count = static_cast<int>(count);
}

void share_openmp_threads(OpenMpParallel parallel, OpenMpNumber number) {
    process_state<Pool>().share(parallel, number);
}

CallersThreads::CallersThreads(int count) : outer_(callers_count) { callers_count = count; }

CallersThreads::~CallersThreads() { callers_count = outer_; }

void run_parts(int64_t parts, PartFunction function, const void* context) {
    process_state<Pool>().run(parts, thread_count(), callers_count > 0, function, context);
}

}  // namespace actgrad
