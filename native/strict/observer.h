// SPDX-License-Identifier: Apache-2.0
//
// Strict mode finds mistakes that otherwise only a real device would reveal. The runtime reports events to the one
// Observer, which exists only in strict mode.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "acl/acl_rt.h"
#include "ascendcl/export.h"
#include "strict/access.h"

struct aclTensor;

namespace actgrad::strict {

// A point in the happens-before order of all streams: the progress that a waiter knows of each stream (a vector clock).
struct Moment {
    struct Reached {
        uint64_t stream;
        uint64_t position;
    };
    std::vector<Reached> reached;
};

// A call of aclrtMemcpy, aclrtMemset, or another form of them.
struct Transfer {
    const char* function;
    void* target;
    const void* source;  // null for a set
    size_t count;        // of bytes, in a row
    aclrtMemcpyKind kind;
    size_t rows = 1;
    size_t target_pitch = 0;  // from a row to the next
    size_t source_pitch = 0;

    Footprint written() const { return Footprint::rows(target, count, rows, target_pitch); }
    Footprint read() const { return Footprint::rows(source, count, rows, source_pitch); }
};

// A call of phase two.
struct Launch {
    const char* name;
    const void* executor;
    const void* workspace;
    uint64_t workspace_size;
    Accesses accesses;
};

// When queued work runs: later, before the call returns, or at times that are not known yet: each time that the graph
// which captures it is executed, or after work for which the stream waits and that was not submitted yet.
enum class When { Later, AtOnce, Unknown };

class Observer {
public:
    virtual ~Observer() = default;

    // ---- device memory: what a program holds is not where the data lies ----

    // Null if memory is exhausted.
    virtual void* allocate(size_t size) = 0;
    virtual void release(void* block) = 0;
    virtual void* reserve(size_t size) = 0;
    virtual void unreserve(void* range, size_t size) = 0;
    virtual bool map(void* address, size_t size) = 0;
    virtual void unmap(void* address, size_t size) = 0;
    virtual void* data_of(const void* address) const = 0;
    virtual void freeing(const char* function, const void* block) = 0;

    // Pinned (page-locked) host memory, which an asynchronous copy needs.
    virtual void host_block(const void* block, size_t size) = 0;
    virtual void host_block_gone(const void* block) = 0;

    // Host memory that the device, too, can reach (aclrtHostRegister).
    virtual void host_registered(const void* block, size_t size) = 0;
    virtual void host_unregistered(const char* function, const void* block) = 0;

    // ---- the process, devices and contexts ----

    virtual void called(const char* function) = 0;
    virtual void initialised() = 0;
    virtual void finalised() = 0;
    virtual void report_leaks(const char* when) = 0;
    virtual void no_device(const char* function) = 0;  // null: the one that was called last
    virtual void resetting(int32_t device) = 0;

    // ---- objects with a life ----

    // `kind` is a literal that tells handles of different kinds apart.
    virtual void born(const char* kind, const char* function, const void* handle) = 0;
    virtual void died(const char* kind, const void* handle) = 0;
    virtual void listed(const void* handle) = 0;  // a list has it now, and destroys it at its own end

    // The program gives `function` a handle that is not live.
    virtual void dead_used(const char* kind, const void* handle) = 0;

    // ---- streams; `stream` is a number that belongs to one stream for ever ----

    virtual bool holds_work_back() const = 0;
    virtual void stream_used(uint64_t stream, aclrtContext made_in, int32_t device) = 0;
    virtual Moment recorded(uint64_t stream) const = 0;
    virtual void stream_waits(uint64_t stream, const Moment& moment) = 0;
    virtual void host_waited(uint64_t stream) = 0;
    virtual void host_waited_for(const Moment& moment) = 0;

    // ---- work. False: it would leave its memory, and is left out ----

    virtual bool copies_now(const Transfer& transfer) = 0;

    // Whether an asynchronous copy has a side in pageable host memory, for which a device waits. Counts such copies.
    virtual bool is_pageable(const Transfer& transfer) = 0;

    virtual bool queues(const Transfer& transfer, uint64_t stream, When when) = 0;
    virtual bool launches(const Launch& launch, uint64_t stream, When when) = 0;

    // A collective, which the calling thread makes now, after the stream's work. Once it is made, it counts as queued,
    // as it is on a device.
    virtual bool communicates(const char* name, const Accesses& accesses, uint64_t stream) = 0;
    virtual void communicated(const char* name, const Accesses& accesses, uint64_t stream) = 0;

    // ---- operators and executors ----

    // Phase one needs no workspace, but asks for this much to find calls that provide too little.
    virtual uint64_t workspace_asked(const void* executor) = 0;
    virtual uint64_t workspace_needed(const void* executor) = 0;  // what was asked for
    virtual void workspace_refused(const char* name, const void* executor, const void* workspace, uint64_t size) = 0;
    virtual void executor_made(const char* name, const void* executor,
                               const std::vector<const aclTensor*>& tensors) = 0;
    // The further arguments that are objects: scalars, arrays and lists.
    virtual void executor_takes(const void* executor, const std::vector<const void*>& arguments) = 0;
    virtual void executor_repeatable(const void* executor) = 0;
    virtual void executor_run(const char* name, const void* executor) = 0;
    virtual void executor_not_live(const char* name, const void* executor) = 0;
    virtual void executor_of_other_operator(const char* name, const void* executor) = 0;
    virtual void executor_consumed(const void* executor) = 0;
    virtual void tensor_changed(const aclTensor* tensor) = 0;
    virtual void failed(const char* name, const Accesses& accesses) = 0;

    // For queued work that is judged again when it runs: a number for `ran`, which tells how it ended. Else 0.
    virtual uint64_t may_fail(const char* name, const Accesses& accesses) = 0;
    virtual void ran(uint64_t work, bool has_failed) = 0;
    virtual void excluded(const char* name, const char* arguments, const char* product, const char* what) = 0;

    // ---- graphs: what is queued on a captured stream runs each time that the graph does ----

    virtual void captured(uint64_t stream, const void* graph) = 0;
    virtual void capture_ended(const void* graph) = 0;
    virtual size_t captured_work(const void* graph) const = 0;  // how many pieces, so far
    virtual bool graph_runs(const void* graph, uint64_t stream, When when) = 0;
    virtual void graph_is_gone(const void* graph) = 0;  // and what was queued of it has run

    // ---- host functions on streams ----

    // One is queued, or a graph with some, and runs later: nobody knows yet what it will write. The number is for
    // `host_function_ran`.
    virtual uint64_t host_function_queued(uint64_t stream) = 0;
    virtual void host_function_ran(uint64_t stream, uint64_t number) = 0;

    // The calling thread runs one for a stream; `before` is what was done when it began, itself included.
    virtual void host_function_begins(uint64_t stream, const Moment& before) = 0;
    virtual void host_function_ends() = 0;

    // ---- several devices ----

    // Whether the calling thread's device and a peer may use each other's memory from now on.
    virtual void reaches_peer(int32_t peer, bool is_enabled) = 0;

    // An event made on one device is recorded on a stream of another.
    virtual void event_of_other_device(const void* event, int32_t made_on, int32_t recorded_on) = 0;

    // A stream of one device waits for an event of another.
    virtual void event_of_other_device_awaited(const void* event, int32_t made_on, int32_t waiting) = 0;
};

// Null unless strict mode is on.
ACTGRAD_API extern std::atomic<Observer*> current;

inline Observer* observer() { return current.load(std::memory_order_acquire); }

// Notifies the observer, if there is one.
template <class... Parameters, class... Arguments>
void tell(void (Observer::*event)(Parameters...), Arguments&&... arguments) {
    if (Observer* const listening = observer()) {
        (listening->*event)(static_cast<Parameters>(arguments)...);
    }
}

// Translates a device address to the address of its data; other addresses are unchanged.
template <class T>
T* data_of(T* address) {
    const Observer* const listening = observer();
    return listening ? static_cast<T*>(listening->data_of(address)) : address;
}

// Turns strict mode on, unless it is, for the checks in `names`, "1" for all. Throws Refusal(100000) if the list is
// invalid or strict mode is not supported.
ACTGRAD_API void start(const std::string& names);

// Reports a fault to this file instead of stderr, which may lead elsewhere when the process ends by it.
ACTGRAD_API void report_faults_to(int file);

// The texts of the findings since the last call.
ACTGRAD_API std::vector<std::string> take_findings();

}  // namespace actgrad::strict
