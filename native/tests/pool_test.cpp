// SPDX-License-Identifier: Apache-2.0
//
// The thread pool: each part runs exactly once. Also meant for the sanitizers.
#include "opapi/threads/pool.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <pthread.h>
#if defined(__linux__)
#include <sched.h>
#endif

#include "ascendcl/error.h"
#include "opapi/processor/cores.h"
#include "opapi/threads/parts.h"
#include "tests/check.h"
#include "tests/gate.h"

// Forked children of a multithreaded process start threads here, which the sanitizer forbids by default.
extern "C" const char* __tsan_default_options() { return "die_after_fork=0"; }

using namespace actgrad;

namespace {

// Plain counters, so that ThreadSanitizer detects any data race.
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

// Each tile is in one part, in order. Sizes differ by at most one tile, and the count is a multiple of the threads
// unless there are too few tiles.
void test_parts_are_even() {
    for (int threads = 1; threads <= 64; ++threads) {
        for (const int64_t tile : {1, 1000, 1024, 8192, 28672}) {
            for (const int64_t elements : {32768, 100003, 1 << 20, 8386816, (1 << 26) + 1}) {
                const int64_t tiles = (elements + tile - 1) / tile;
                const Parts parts(elements, tiles, threads);
                int64_t fewest = tiles, most = 0;
                for (int64_t part = 0; part < parts.count(); ++part) {
                    const int64_t size = parts.first_tile(part + 1) - parts.first_tile(part);
                    fewest = std::min(fewest, size);
                    most = std::max(most, size);
                }
                CHECK_EQUAL(parts.first_tile(0), 0);
                CHECK_EQUAL(parts.first_tile(parts.count()), tiles);
                CHECK(fewest >= 1);
                CHECK(most - fewest <= 1);
                CHECK(parts.count() % threads == 0 || parts.count() == tiles);
                CHECK(parts.count() <= 8 * threads || (most - 1) * tile < LARGEST_PART);
            }
        }
    }
}

// Parts that wait for each other deadlock unless they run on as many threads.
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

thread_local int number_in_region = 0;

// Emulates a parallel region of an OpenMP runtime.
void parallel(void (*function)(void* data), void* data, unsigned threads, unsigned) {
    ++regions;
    std::vector<std::thread> team;
    for (unsigned i = 1; i < threads; ++i) {
        team.emplace_back([function, data, i] {
            number_in_region = static_cast<int>(i);
            function(data);
        });
    }
    function(data);
    for (std::thread& thread : team) {
        thread.join();
    }
}

void test_threads_of_openmp_are_shared() {
    set_thread_count(3);
    share_openmp_threads(parallel, [] { return number_in_region; });
    check_each_part_once(100);
    CHECK_EQUAL(regions.load(), 0);
    {
        const CallersThreads callers(2);
        check_each_part_once(100);
        CHECK_EQUAL(regions.load(), 1);
        test_threads_work_at_the_same_time();
        CHECK_EQUAL(regions.load(), 2);
    }
    check_each_part_once(100);
    CHECK_EQUAL(regions.load(), 2);
    share_openmp_threads(nullptr, nullptr);
    const CallersThreads callers(2);
    check_each_part_once(100);
    CHECK_EQUAL(regions.load(), 2);
}

// Calls whose parts wait for each other, so that no thread can take another's; as many threads as the pool ever had.
void test_a_thread_has_the_same_parts_in_equal_calls() {
    constexpr int THREADS = 8;
    set_thread_count(THREADS);
    for (const OpenMpParallel library : {OpenMpParallel{nullptr}, OpenMpParallel{parallel}}) {
        share_openmp_threads(library, [] { return number_in_region; });
        const CallersThreads callers(THREADS);
        std::thread::id threads[2][THREADS];
        int numbers[THREADS];
        for (auto& thread_of_part : threads) {
            std::atomic<int> arrived{0};
            for_each_part(THREADS, [&](int64_t part) {
                thread_of_part[part] = std::this_thread::get_id();
                numbers[part] = number_in_region;
                ++arrived;
                while (arrived < THREADS) {
                    std::this_thread::yield();
                }
            });
        }
        CHECK(threads[0][0] == std::this_thread::get_id());
        for (int part = 0; part < THREADS; ++part) {
            CHECK(library ? numbers[part] == part : threads[0][part] == threads[1][part]);
        }
    }
    share_openmp_threads(nullptr, nullptr);
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

// Threads idle long enough to sleep must wake up again.
void test_sleeping_threads_wake() {
    set_thread_count(3);
    for (int i = 0; i < 20; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        check_each_part_once(50);
    }
}

#if defined(__linux__)

// The CPU time of all threads but the first, in nanoseconds.
int64_t time_of_other_threads() {
    int64_t sum = 0;
    for (const auto& task : std::filesystem::directory_iterator("/proc/self/task")) {
        int64_t time = 0;
        if (task.path().filename() != std::to_string(getpid())) {
            std::ifstream(task.path() / "schedstat") >> time;
            sum += time;
        }
    }
    return sum;
}

// Idle threads must not spin, and a single-threaded call must wake none.
void test_idle_threads_sleep() {
    set_thread_count(3);
    test_threads_work_at_the_same_time();
    int64_t before = -1, now = time_of_other_threads();
    for (int i = 0; now != before && i < 500; ++i) {  // they may be on their way to sleep
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        before = std::exchange(now, time_of_other_threads());
    }
    CHECK_EQUAL(now, before);
    set_thread_count(1);
    check_each_part_once(100);
    CHECK_EQUAL(time_of_other_threads(), now);
}

#endif

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

// Cancelling a thread does not end the process: its parts end first, those on other threads too, then the thread.
void test_a_caller_is_cancelled_after_its_parts() {
    set_thread_count(2);
    struct Call {
        Gate gate;
        std::atomic<int> begun{0}, done{0};
        bool has_returned = false;
    } call;
    const auto run = [](void* own) -> void* {
        Call& here = *static_cast<Call*>(own);
        const std::thread::id caller = std::this_thread::get_id();
        for_each_part(2, [&](int64_t) {
            ++here.begun;
            while (here.begun < 2) {
                std::this_thread::yield();
            }
            if (std::this_thread::get_id() != caller) {
                here.gate.pass();
            }
            ++here.done;
        });
        here.has_returned = here.done == 2;
        pthread_testcancel();
        return nullptr;
    };
    pthread_t thread;
    CHECK_EQUAL(pthread_create(&thread, nullptr, run, &call), 0);
    while (call.done < 1) {
        std::this_thread::yield();
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    CHECK_EQUAL(pthread_cancel(thread), 0);
    call.gate.open();
    void* result = nullptr;
    CHECK_EQUAL(pthread_join(thread, &result), 0);
    CHECK(result == PTHREAD_CANCELED && call.has_returned);
}

void test_a_forked_child_has_a_pool_of_its_own() {
    set_thread_count(3);
    check_each_part_once(100);
    CHECK_EQUAL(check::in_child([] {
                    CHECK_EQUAL(thread_count(), 3);
                    test_threads_work_at_the_same_time();
                    test_each_part_runs_once();
                    _exit(check::result());  // the leak checker would report inherited memory
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

// Only before a count is set, so a child process tests each value.
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
                    CHECK_EQUAL(thread_count(), usable_cores());
                }),
                0);
}

// The callers' library comes after ACTGRAD_NUM_THREADS and before OMP_NUM_THREADS, and is left at its scope's end.
void test_the_order_of_who_says_how_many() {
    CHECK_EQUAL(check::in_child([] {
                    setenv("OMP_NUM_THREADS", "5", 1);
                    CHECK_EQUAL(thread_count(), 5);
                    const CallersThreads callers(3);
                    CHECK_EQUAL(thread_count(), 3);
                    {
                        const CallersThreads inner(2);
                        CHECK_EQUAL(thread_count(), 2);
                    }
                    CHECK_EQUAL(thread_count(), 3);
                    std::thread([] { CHECK_EQUAL(thread_count(), 5); }).join();
                    set_thread_count(7);
                    CHECK_EQUAL(thread_count(), 7);
                }),
                0);
    CHECK_EQUAL(check::in_child([] {
                    setenv("ACTGRAD_NUM_THREADS", "4", 1);
                    setenv("OMP_NUM_THREADS", "5", 1);
                    const CallersThreads callers(3);
                    CHECK_EQUAL(thread_count(), 4);
                }),
                0);
}

// A malformed OMP_NUM_THREADS is ignored, not refused.
void test_the_variable_of_openmp() {
    const std::pair<const char*, int> values[] = {{"1", 1}, {" 3", 3}, {"4,2", 4}, {"2 , 1", 2}, {"5000", 1024}};
    for (const auto& [text, count] : values) {
        CHECK_EQUAL(check::in_child([text = text, count = count] {
                        setenv("OMP_NUM_THREADS", text, 1);
                        CHECK_EQUAL(thread_count(), count);
                    }),
                    0);
    }
    for (const char* text : {"", "0", "-1", "two", "2x", ",2"}) {
        CHECK_EQUAL(check::in_child([text] {
                        setenv("OMP_NUM_THREADS", text, 1);
                        CHECK_EQUAL(thread_count(), usable_cores());
                    }),
                    0);
    }
}

#if defined(__linux__)

// Leaves the calling thread one core.
void stay_on_one_core() {
    cpu_set_t set;
    CHECK_EQUAL(sched_getaffinity(0, sizeof set, &set), 0);
    for (int core = 0; core < CPU_SETSIZE && CPU_COUNT(&set) > 1; ++core) {
        CPU_CLR(core, &set);
    }
    CHECK_EQUAL(sched_setaffinity(0, sizeof set, &set), 0);
}

// The affinity is read at each call, as it may change.
void test_cores_of_the_affinity() {
    CHECK_EQUAL(check::in_child([] {
                    CHECK(thread_count() <= usable_cores());
                    stay_on_one_core();
                    CHECK_EQUAL(thread_count(), 1);
                }),
                0);
}

// Each thread waits for the other one.
void check_both_threads_use_the_callers_cores() {
    cpu_set_t callers;
    CHECK_EQUAL(sched_getaffinity(0, sizeof callers, &callers), 0);
    std::atomic<int> inside{0};
    for_each_part(2, [&](int64_t) {
        cpu_set_t own;
        CHECK_EQUAL(sched_getaffinity(0, sizeof own, &own), 0);
        CHECK(CPU_EQUAL(&own, &callers));
        for (++inside; inside < 2;) {
            std::this_thread::yield();
        }
    });
}

void test_threads_use_the_callers_cores() {
    CHECK_EQUAL(check::in_child([] {
                    set_thread_count(2);
                    check_both_threads_use_the_callers_cores();
                    std::thread([] {
                        stay_on_one_core();
                        check_both_threads_use_the_callers_cores();
                    }).join();
                    check_both_threads_use_the_callers_cores();
                }),
                0);
}

#endif

void write(const std::filesystem::path& file, const char* text) {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file) << text;
}

void test_cores_of_control_groups() {
    std::string name = std::filesystem::temp_directory_path() / "actgrad-groups-XXXXXX";
    CHECK(mkdtemp(name.data()));
    const std::filesystem::path root = name, groups = root / "groups";
    const auto cores = [&] { return cores_of_quota(groups, root); };
    CHECK_EQUAL(cores(), 0);  // no such files
    write(groups, "2:cpuset:/\n0::/a/b\n");
    CHECK_EQUAL(cores(), 0);
    write(root / "a/b/cpu.max", "max 100000\n");
    CHECK_EQUAL(cores(), 0);
    write(root / "a/b/cpu.max", "350000 100000\n");
    CHECK_EQUAL(cores(), 3);
    write(root / "a/cpu.max", "200000 100000\n");
    CHECK_EQUAL(cores(), 2);
    write(root / "cpu.max", "50000 100000\n");
    CHECK_EQUAL(cores(), 1);
    write(groups, "x\n7\n0::\n5:cpu,cpuacct:/old\n4:cpuset:/\n");
    CHECK_EQUAL(cores(), 0);
    write(root / "cpu,cpuacct/old/cpu.cfs_quota_us", "-1\n");
    write(root / "cpu,cpuacct/old/cpu.cfs_period_us", "100000\n");
    CHECK_EQUAL(cores(), 0);
    write(root / "cpu,cpuacct/old/cpu.cfs_quota_us", "400000\n");
    CHECK_EQUAL(cores(), 4);
    std::filesystem::remove_all(root);
}

}  // namespace

int main() {
    test_parts_are_even();
    test_environment();
    test_the_order_of_who_says_how_many();
    test_the_variable_of_openmp();
#if defined(__linux__)
    test_cores_of_the_affinity();
    test_threads_use_the_callers_cores();
#endif
    test_cores_of_control_groups();
    test_counts_that_make_no_sense();
    test_each_part_runs_once();
    test_threads_work_at_the_same_time();
    test_threads_of_openmp_are_shared();
    test_a_thread_has_the_same_parts_in_equal_calls();
    test_no_more_threads_than_chosen();
    test_sleeping_threads_wake();
#if defined(__linux__)
    test_idle_threads_sleep();
#endif
    test_a_part_may_call();
    test_many_callers_at_once();
    test_a_caller_is_cancelled_after_its_parts();
    test_a_forked_child_has_a_pool_of_its_own();
    return check::result();
}
