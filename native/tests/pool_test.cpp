// SPDX-License-Identifier: Apache-2.0
//
// The thread pool: every part once, whoever calls. Meant to be run under the sanitizers too.
#include "opapi/pool.h"

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <thread>
#include <vector>

#include "ascendcl/error.h"
#include "tests/check.h"

// Children of a process with threads start threads here; the sanitizer would end them otherwise.
extern "C" const char* __tsan_default_options() { return "die_after_fork=0"; }

using namespace actgrad;

namespace {

// Runs `parts` parts with plain counters: a data race, if there is one, is the sanitizer's to find.
void check_each_part_once(int64_t parts) {
    std::vector<int> counts(static_cast<size_t>(parts), 0);
    for_each_part(parts, [&](int64_t part) { ++counts[static_cast<size_t>(part)]; });
    for (const int count : counts) {
        CHECK_EQUAL(count, 1);
    }
}

void test_each_part_runs_once() {
    for (const int threads : {1, 2, 7, 3}) {
        set_thread_count(threads);
        CHECK_EQUAL(thread_count(), threads);
        for (const int64_t parts : {0, 1, 2, 3, 7, 8, 100, 5000}) {
            check_each_part_once(parts);
        }
    }
}

// Parts that wait for each other need as many threads.
void test_threads_work_at_the_same_time() {
    set_thread_count(4);
    std::atomic<int64_t> arrived{0};
    for_each_part(4, [&](int64_t) {
        ++arrived;
        while (arrived < 4) {
            std::this_thread::yield();
        }
    });
    CHECK_EQUAL(arrived.load(), 4);
}

std::atomic<int> regions{0};

// A parallel region as an OpenMP runtime runs it.
void parallel(void (*function)(void* data), void* data, unsigned threads, unsigned) {
    ++regions;
    std::vector<std::thread> team;
    for (unsigned i = 1; i < threads; ++i) {
        team.emplace_back(function, data);
    }
    function(data);
    for (std::thread& thread : team) {
        thread.join();
    }
}

void test_threads_of_openmp_are_shared() {
    set_thread_count(3);
    share_openmp_threads(parallel);
    check_each_part_once(100);
    CHECK_EQUAL(regions.load(), 1);
    test_threads_work_at_the_same_time();
    CHECK_EQUAL(regions.load(), 2);
    share_openmp_threads(nullptr);
    check_each_part_once(100);
    CHECK_EQUAL(regions.load(), 2);
}

void test_no_more_threads_than_chosen() {
    set_thread_count(7);
    check_each_part_once(100);
    set_thread_count(2);
    std::atomic<int> inside{0}, most{0};
    for_each_part(200, [&](int64_t) {
        const int now = ++inside;
        for (int seen = most; seen < now && !most.compare_exchange_weak(seen, now);) {
        }
        std::this_thread::yield();
        --inside;
    });
    CHECK(most <= 2);
}

// What is idle long enough to sleep must wake up again.
void test_sleeping_threads_wake() {
    set_thread_count(3);
    for (int i = 0; i < 20; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        check_each_part_once(50);
    }
}

void test_a_part_may_call() {
    set_thread_count(3);
    std::atomic<int> inner{0};
    for_each_part(10, [&](int64_t) {
        const std::thread::id self = std::this_thread::get_id();
        for_each_part(10, [&](int64_t) {
            CHECK(std::this_thread::get_id() == self);
            ++inner;
        });
    });
    CHECK_EQUAL(inner.load(), 100);
}

void test_many_callers_at_once() {
    set_thread_count(3);
    std::vector<std::thread> callers;
    for (int i = 0; i < 4; ++i) {
        callers.emplace_back([] {
            for (int round = 0; round < 200; ++round) {
                check_each_part_once(20);
            }
        });
    }
    for (std::thread& caller : callers) {
        caller.join();
    }
}

void test_a_forked_child_has_a_pool_of_its_own() {
    set_thread_count(3);
    check_each_part_once(100);
    CHECK_EQUAL(check::in_child([] {
                    CHECK_EQUAL(thread_count(), 3);
                    test_threads_work_at_the_same_time();
                    test_each_part_runs_once();
                    _exit(check::result());  // the check for leaks would find what the child inherited
                }),
                0);
    check_each_part_once(100);
}

template <class Body>
int status_of(const Body& body) {
    try {
        body();
    } catch (const Refusal& refusal) {
        return fail(refusal.status, refusal.message);
    }
    return 0;
}

void test_counts_that_make_no_sense() {
    for (const int64_t bad : {int64_t{-1}, int64_t{0}, int64_t{1025}, int64_t{1} << 40}) {
        CHECK_REFUSED(status_of([&] { set_thread_count(bad); }), 161002, std::to_string(bad).c_str(), "1 to 1024");
    }
}

// Only before the count was chosen; so each value is seen by a child.
void test_environment() {
    for (const char* bad : {"0", "-2", "two", "2x", " 2", "1e3", "1025", "99999999999999999999"}) {
        CHECK_EQUAL(check::in_child([=] {
                        setenv("ACTGRAD_NUM_THREADS", bad, 1);
                        CHECK_REFUSED(status_of([] { thread_count(); }), 361001, "ACTGRAD_NUM_THREADS", bad,
                                      "1 to 1024");
                    }),
                    0);
    }
    for (const char* good : {"1", "2", "7", "1024"}) {
        CHECK_EQUAL(check::in_child([=] {
                        setenv("ACTGRAD_NUM_THREADS", good, 1);
                        CHECK_EQUAL(thread_count(), std::atoi(good));
                    }),
                    0);
    }
    CHECK_EQUAL(check::in_child([] {
                    setenv("ACTGRAD_NUM_THREADS", "", 1);
                    CHECK(thread_count() >= 1);
                }),
                0);
}

}  // namespace

int main() {
    test_environment();
    test_counts_that_make_no_sense();
    test_each_part_runs_once();
    test_threads_work_at_the_same_time();
    test_threads_of_openmp_are_shared();
    test_no_more_threads_than_chosen();
    test_sleeping_threads_wake();
    test_a_part_may_call();
    test_many_callers_at_once();
    test_a_forked_child_has_a_pool_of_its_own();
    return check::result();
}
