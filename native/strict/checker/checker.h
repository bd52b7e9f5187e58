// SPDX-License-Identifier: Apache-2.0
//
// The checks: what is known of the program so far, and what is judged when the runtime tells of an event. A file of
// this folder has the events of one kind, and how they are judged.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "strict/contents.h"
#include "strict/executors.h"
#include "strict/findings.h"
#include "strict/memory.h"
#include "strict/order.h"
#include "strict/remembered.h"
#include "strict/suspicions.h"
#include "strict/watcher.h"

namespace actgrad::strict {

class Checker final : public Watcher {
public:
    explicit Checker(Chosen chosen);

    // ---- process.cpp ----

    void called(const char* function) override;
    void no_device(const char* function) override;
    void initialised() override;
    void finalised() override;
    void report_leaks(const char* when) override;
    void at_exit(int status) override;
    bool describe_fault(uintptr_t address, uintptr_t instruction) override;
    void before_fork() override;
    void after_fork() override;
    void in_child() override;

    // ---- memory.cpp ----

    void* allocate(size_t size) override;
    void release(void* block) override;
    void* reserve(size_t size) override;
    void unreserve(void* range, size_t size) override;
    bool map(void* address, size_t size) override;
    void unmap(void* address, size_t size) override;
    void* data_of(const void* address) const override;
    void freeing(const char* function, const void* block) override;
    void host_block(const void* block, size_t size) override;
    void host_block_gone(const void* block) override;
    void host_registered(const void* block, size_t size) override;
    void host_unregistered(const char* function, const void* block) override;
    void resetting(int32_t device) override;
    void reaches_peer(int32_t peer, bool is_enabled) override;

    // ---- objects.cpp ----

    void born(const char* kind, const char* function, const void* handle) override;
    void listed(const void* handle) override;
    void died(const char* kind, const void* handle) override;
    void dead_used(const char* kind, const void* handle) override;

    // ---- streams.cpp ----

    bool holds_work_back() const override;
    void stream_used(uint64_t stream, aclrtContext made_in, int32_t device) override;
    Moment recorded(uint64_t stream) const override;
    void stream_waits(uint64_t stream, const Moment& moment) override;
    void host_waited(uint64_t stream) override;
    void host_waited_for(const Moment& moment) override;
    void event_of_other_device(const void* event, int32_t made_on, int32_t recorded_on) override;
    void event_of_other_device_awaited(const void* event, int32_t made_on, int32_t waiting) override;
    uint64_t host_function_queued(uint64_t stream) override;
    void host_function_ran(uint64_t stream, uint64_t number) override;
    void host_function_begins(uint64_t stream, const Moment& before) override;
    void host_function_ends() override;

    // ---- graphs.cpp ----

    void captured(uint64_t stream, const void* graph) override;
    void capture_ended(const void* graph) override;
    size_t captured_work(const void* graph) const override;
    bool graph_runs(const void* graph, uint64_t stream, When when) override;
    void graph_is_gone(const void* graph) override;

    // ---- work.cpp ----

    bool copies_now(const Transfer& transfer) override;
    bool is_pageable(const Transfer& transfer) override;
    bool queues(const Transfer& transfer, uint64_t stream, When when) override;
    bool launches(const Launch& launch, uint64_t stream, When when) override;
    bool communicates(const char* name, const Accesses& accesses, uint64_t stream) override;
    void communicated(const char* name, const Accesses& accesses, uint64_t stream) override;
    void failed(const char* name, const Accesses& accesses) override;
    uint64_t may_fail(const char* name, const Accesses& accesses) override;
    void ran(uint64_t work, bool has_failed) override;

    // ---- executors.cpp ----

    uint64_t workspace_asked(const void* executor) override;
    uint64_t workspace_needed(const void* executor) override;
    void workspace_refused(const char* name, const void* executor, const void* workspace, uint64_t size) override;
    void executor_made(const char* name, const void* executor, const std::vector<const aclTensor*>& tensors) override;
    void executor_takes(const void* executor, const std::vector<const void*>& arguments) override;
    void executor_repeatable(const void* executor) override;
    void executor_run(const char* name, const void* executor) override;
    void executor_not_live(const char* name, const void* executor) override;
    void executor_of_other_operator(const char* name, const void* executor) override;
    void executor_consumed(const void* executor) override;
    void tensor_changed(const aclTensor* tensor) override;
    void excluded(const char* name, const char* arguments, const char* product, const char* what) override;

private:
    enum class Phase { Untouched, Initialised, Finalised };

    struct Object {
        const char* kind;
        const char* function;
        Stack place;
        bool told = false;  // reported as a leak already, or left to the leak of its list
    };

    struct Ended {
        const char* kind;
        Stack place;
    };

    // Work of a graph.
    struct Captured {
        const char* name;
        uint64_t call;
        Accesses accesses;
    };

    struct Pinned {
        size_t size;
        Stack place;
        bool told = false;
    };

    // Holds the lock and reports findings after unlocking, since a report may wait for Python's lock.
    class Findings {
    public:
        explicit Findings(Checker& checker) : lock_(checker.mutex_) {}
        ~Findings();
        void add(Finding finding);

    private:
        std::unique_lock<std::mutex> lock_;
        std::vector<Finding> found_;
    };

    // ---- process.cpp ----

    // The runtime function that the calling thread is in.
    static const char* running();
    static void set_running(const char* function);
    void judge_phase(const char* function, bool begins);

    // ---- memory.cpp: what is known of an address ----

    std::string origin_of(uintptr_t address) const;
    Stack origin_place_of(uintptr_t address) const;
    bool is_pinned(uintptr_t address) const;

    // The end of the registered host memory at `address`; `address` if there is none.
    uintptr_t end_of_registered(uintptr_t address) const;
    bool reaches(const void* address) const;

    // Null if a device cannot be told, or reaches the memory.
    const Block* out_of_reach(int32_t device, uintptr_t address) const;
    void judge_devices(const char* name, int32_t device, const Accesses& accesses, Findings& found) const;
    void judge_peers(const Transfer& transfer, Findings& found) const;

    // ---- objects.cpp ----

    // Where an object of this kind ended; null if that is not remembered.
    const Stack* end_of(std::string_view kind, uintptr_t handle) const;

    // ---- streams.cpp ----

    std::string stream_text(uint64_t stream) const;
    Finding across_devices(const void* event, int32_t made_on, int32_t used_on, const char* missing,
                           const char* instead) const;

    // Of work that waits for what was not submitted yet, memory may be filled later, and counts as written from now on.
    // What a graph captures counts when the graph runs.
    void queue(const char* name, uint64_t call, uint64_t stream, When when, const Accesses& accesses, Findings& found);
    bool clashes(const char* name, const Access& access, uint64_t stream, const Pending& pending, Findings& found);
    void judge_against_host(const char* name, const Access& access, Findings& found);
    static bool is_in_host_function();

    // ---- graphs.cpp ----

    // False if the stream is not captured.
    bool capture(const char* name, uint64_t call, uint64_t stream, const Accesses& accesses);

    // ---- work.cpp ----

    // Each address has to be host or device memory as the kind says.
    void judge_sides(const Transfer& transfer, Findings& found);

    // Registered memory is both sides.
    bool is_side(const void* address, bool on_host) const;

    // Of device memory to itself; a copy of the host's memory is the processor's, which takes care.
    void judge_overlap(const Transfer& transfer, Findings& found) const;
    void judge_device_side(const char* name, const Access& access, Findings& found);
    void judge_alignment(const char* name, const Access& access, Findings& found) const;

    // False if the access leaves its block: then the work is left out.
    bool judge_bounds(const char* name, const Access& access, Findings& found);

    // `awaited` may fill what is missing: then it is judged again when they have run.
    void judge_contents(const char* name, const Access& access, const std::vector<QueuedHostFunction>& awaited,
                        Findings& found);
    void written(const Accesses& accesses);

    // ---- executors.cpp ----

    void judge_workspace(const Launch& launch, const ExecutorState& state, Accesses& accesses, Findings& found);

    const Chosen chosen_;
    const bool holds_back_;
    mutable std::mutex mutex_;
    DeviceMemory memory_;
    Contents contents_{memory_};
    Suspicions suspicions_;
    Order order_;
    Executors executors_;
    std::map<uintptr_t, Pinned> pinned_;
    std::map<uintptr_t, size_t> registered_;  // host memory that the device can reach
    std::unordered_map<uintptr_t, Object> live_;
    Remembered<Ended> ended_;
    std::unordered_map<uint64_t, uintptr_t> capturing_;              // the graph of each captured stream
    std::unordered_map<uintptr_t, std::vector<Captured>> captured_;  // by graph
    std::set<std::pair<int32_t, int32_t>> peers_;                    // devices that reach each other's memory
    std::set<uintptr_t> told_blocks_;                                // blocks already reported as leaks
    uint64_t calls_ = 0;
    uint64_t works_ = 0;  // numbers of may_fail
    std::atomic<Phase> phase_{Phase::Untouched};
    std::atomic<bool> told_of_init_{false};
};

}  // namespace actgrad::strict
