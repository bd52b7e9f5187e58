// SPDX-License-Identifier: Apache-2.0
//
// The checks.
#include "strict/platform.h"

#if ACTGRAD_HAS_STRICT_MODE

#include <algorithm>
#include <atomic>
#include <cstring>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "acl/acl_base.h"
#include "ascendcl/call.h"
#include "ascendcl/context.h"
#include "strict/contents.h"
#include "strict/executors.h"
#include "strict/findings.h"
#include "strict/memory.h"
#include "strict/order.h"
#include "strict/watcher.h"

namespace actgrad::strict {

namespace {

constexpr uint64_t WORKSPACE = 512;  // phase one's request
constexpr std::string_view RUNTIME_KINDS[] = {"stream",
                                              "event",
                                              "notify",
                                              "block",
                                              "graph",
                                              "context",
                                              "mapping",
                                              "range of addresses",
                                              "block of physical memory"};
constexpr std::string_view QUESTIONS[] = {"aclrtGetDevice", "aclrtGetCurrentContext"};
constexpr std::string_view BEGINNINGS[] = {"aclrtSetDevice", "aclrtCreate", "aclrtMalloc",
                                           "aclrtMemcpy",    "aclrtMemset", "aclrtReserve"};
constexpr std::string_view ENDINGS[] = {"aclrtFree", "aclrtDestroy", "aclrtSynchronize", "aclrtReset"};

template <size_t N>
bool begins_with_any(std::string_view name, const std::string_view (&beginnings)[N]) {
    return std::any_of(std::begin(beginnings), std::end(beginnings),
                       [&](std::string_view beginning) { return name.substr(0, beginning.size()) == beginning; });
}

uintptr_t number(const void* address) { return reinterpret_cast<uintptr_t>(address); }

std::string text_of(uintptr_t address) { return describe_address(reinterpret_cast<const void*>(address)); }

std::string bytes(uint64_t count) { return std::to_string(count) + (count == 1 ? " byte" : " bytes"); }

std::string with_article(const std::string& noun) {
    return (std::string_view("aeiou").find(noun.front()) < 5 ? "an " : "a ") + noun;
}

std::string call_text(const char* name, uint64_t call) {
    return call > 0 ? std::string(name) + " (call " + std::to_string(call) + ")" : std::string(name);
}

bool is_host_side(aclrtMemcpyKind kind, bool target) {
    return kind == ACL_MEMCPY_HOST_TO_HOST || kind == (target ? ACL_MEMCPY_DEVICE_TO_HOST : ACL_MEMCPY_HOST_TO_DEVICE);
}

const char* kind_name(aclrtMemcpyKind kind) {
    switch (kind) {
        case ACL_MEMCPY_HOST_TO_HOST: return "ACL_MEMCPY_HOST_TO_HOST";
        case ACL_MEMCPY_HOST_TO_DEVICE: return "ACL_MEMCPY_HOST_TO_DEVICE";
        case ACL_MEMCPY_DEVICE_TO_HOST: return "ACL_MEMCPY_DEVICE_TO_HOST";
        case ACL_MEMCPY_DEVICE_TO_DEVICE: return "ACL_MEMCPY_DEVICE_TO_DEVICE";
        default: return "ACL_MEMCPY_DEFAULT";
    }
}

// The runtime function that the calling thread is in.
thread_local const char* running = "";

// The host function that the calling thread runs for a stream.
struct HostFunction {
    uint64_t stream;
    Moment before;
};
thread_local std::optional<HostFunction> host_function;

class Checker final : public Watcher {
public:
    explicit Checker(Chosen chosen)
        : chosen_(chosen),
          holds_back_(chosen.has(Check::EarlyRead) || chosen.has(Check::EarlyWrite) || chosen.has(Check::EarlyFree)),
          memory_(chosen.has(Check::HostAccess)) {}

    // ---- device memory ----

    void* allocate(size_t size) override {
        const Stack place = Stack::here();
        const std::lock_guard<std::mutex> lock(mutex_);
        const uintptr_t block = memory_.allocate(size, running, place, current_device());
        return reinterpret_cast<void*>(block);
    }

    void release(void* block) override {
        const Stack place = Stack::here();
        const std::lock_guard<std::mutex> lock(mutex_);
        contents_.forget(number(block));
        told_blocks_.erase(number(block));
        memory_.release(number(block), place);
    }

    void* reserve(size_t size) override {
        const std::lock_guard<std::mutex> lock(mutex_);
        return reinterpret_cast<void*>(memory_.reserve(size));
    }

    void unreserve(void* range, size_t size) override {
        const std::lock_guard<std::mutex> lock(mutex_);
        memory_.unreserve(number(range), size);
    }

    bool map(void* address, size_t size) override {
        const Stack place = Stack::here();
        const std::lock_guard<std::mutex> lock(mutex_);
        return memory_.map(number(address), size, place, current_device());
    }

    void unmap(void* address, size_t size) override {
        const std::lock_guard<std::mutex> lock(mutex_);
        contents_.forget(number(address));
        memory_.unmap(number(address), size);
    }

    void* data_of(const void* address) const override {
        return reinterpret_cast<void*>(memory_.data_of(number(address)));
    }

    void freeing(const char* function, const void* block) override {
        Findings found(*this);
        uintptr_t begin = number(block);
        const Block* const known = memory_.find(begin, begin);
        const auto pinned = pinned_.find(number(block));
        const auto registered = registered_.find(number(block));
        const size_t size = known                             ? known->size
                            : pinned != pinned_.end()         ? pinned->second.size
                            : registered != registered_.end() ? registered->second
                                                              : 1;
        const Footprint footprint = Footprint::bytes(block, size);
        order_.for_each_pending([&](uint64_t stream, const Pending& pending) {
            if (!overlap(footprint, pending.access.footprint)) {
                return true;
            }
            found.add({Check::EarlyFree,
                       std::string(function) + " frees " + bytes(size) + " at " + describe_address(block) + " while " +
                           call_text(pending.name, pending.call) + ", queued on " + stream_text(stream) +
                           ", has yet to use them as its " + pending.access.argument,
                       Stack::here(), origin_of(begin), origin_place_of(begin)});
            return false;
        });
    }

    void host_block(const void* block, size_t size) override {
        const Stack place = Stack::here();
        const std::lock_guard<std::mutex> lock(mutex_);
        pinned_[number(block)] = Pinned{size, place};
    }

    void host_block_gone(const void* block) override {
        const Stack place = Stack::here();
        const std::lock_guard<std::mutex> lock(mutex_);
        pinned_.erase(number(block));
        ended_.add(number(block), Ended{"block", place});
    }

    void host_registered(const void* block, size_t size) override {
        const std::lock_guard<std::mutex> lock(mutex_);
        registered_[number(block)] = size;
    }

    void host_unregistered(const char* function, const void* block) override {
        freeing(function, block);
        const std::lock_guard<std::mutex> lock(mutex_);
        registered_.erase(number(block));
    }

    // ---- the process, devices and contexts ----

    void called(const char* function) override {
        running = function;
        const std::string_view name = function;
        const bool begins = begins_with_any(name, BEGINNINGS);
        if (phase_ == Phase::Initialised || !(begins || begins_with_any(name, ENDINGS))) {
            return;
        }
        judge_phase(function, begins);
    }

    void initialised() override { phase_ = Phase::Initialised; }

    void finalised() override {
        phase_ = Phase::Finalised;
        report_leaks("at aclFinalize");
    }

    void no_device(const char* what) override {
        if (!begins_with_any(running, QUESTIONS)) {
            report({Check::Order,
                    std::string(what) + " is called by a thread that has no device; aclrtSetDevice, or " +
                        "aclrtSetCurrentContext, is missing",
                    Stack::here()});
        }
    }

    void resetting(int32_t device) override {
        Findings found(*this);
        order_.for_each_pending_on_device(device, [&](uint64_t stream, const Pending& pending) {
            found.add({Check::EarlyFree,
                       "aclrtResetDevice(" + std::to_string(device) + ") gives the device's memory back while " +
                           call_text(pending.name, pending.call) + ", queued on " + stream_text(stream) +
                           ", has yet to use it",
                       Stack::here()});
            return false;
        });
        order_.host_waited_for_device(device);  // as aclrtResetDevice does
    }

    void reaches_peer(int32_t peer, bool is_enabled) override {
        const auto [one, other] = std::minmax({current_device(), peer});
        const std::lock_guard<std::mutex> lock(mutex_);
        if (is_enabled) {
            peers_.emplace(one, other);
        } else {
            peers_.erase({one, other});
        }
    }

    // ---- objects with a life ----

    void born(const char* kind, const char* function, const void* handle) override {
        const Stack place = Stack::here();
        const std::lock_guard<std::mutex> lock(mutex_);
        live_[number(handle)] = Object{kind, function, place};
    }

    void listed(const void* handle) override {
        const std::lock_guard<std::mutex> lock(mutex_);
        const auto object = live_.find(number(handle));
        if (object != live_.end()) {
            object->second.told = true;
        }
    }

    void died(const char* kind, const void* handle) override {
        Findings found(*this);
        const auto object = live_.find(number(handle));
        if (object == live_.end() || std::strcmp(object->second.kind, kind) != 0) {
            return;
        }
        const Stack place = Stack::here();
        executors_.changed(handle, with_article(kind) + " is destroyed", place);
        live_.erase(object);
        ended_.add(number(handle), Ended{kind, place});
        if (std::strcmp(kind, "stream") == 0) {
            order_.forget(number(handle));
        }
    }

    void dead_used(const char* kind, const void* handle) override {
        Findings found(*this);
        const bool is_runtimes = std::any_of(std::begin(RUNTIME_KINDS), std::end(RUNTIME_KINDS),
                                             [&](std::string_view of_runtime) { return of_runtime == kind; });
        const Check check = is_runtimes ? Check::Order : Check::Executor;
        const std::string what = with_article(kind) + " is used, or destroyed, that ";
        const std::string origin = origin_of(number(handle));
        if (const Stack* const end = end_of(kind, number(handle))) {
            found.add({check, what + "has ended", Stack::here(), "it ended", *end});
        } else if (kind == std::string_view("block") && !origin.empty()) {
            found.add({check,
                       std::string(running) + " is given " + describe_address(handle) +
                           ", which is not the start of a block of its own",
                       Stack::here(), origin, origin_place_of(number(handle))});
        } else {
            found.add({check, what + "is not there, at " + describe_address(handle), Stack::here()});
        }
    }

    // ---- streams ----

    bool holds_work_back() const override { return holds_back_; }

    void stream_used(uint64_t stream, aclrtContext made_in, int32_t device) override {
        Findings found(*this);
        order_.used(stream, device);
        const auto object = live_.find(stream);
        if (object == live_.end()) {
            return;  // a default stream
        }
        const int32_t own = current_device();
        const aclrtContext own_context = thread_context();
        if (own == NO_DEVICE) {
            found.add({Check::Order,
                       std::string(running) + " is called by a thread that has no device; aclrtSetDevice, or " +
                           "aclrtSetCurrentContext, is missing",
                       Stack::here()});
        } else if (own != device || own_context != made_in) {
            found.add({Check::Order,
                       std::string(running) + " is given a stream of " +
                           (own != device ? "device " + std::to_string(device) + " while the thread is on device " +
                                                std::to_string(own)
                                          : "context " + describe_address(made_in) +
                                                " while the thread is in context " + describe_address(own_context)),
                       Stack::here(), std::string("made by ") + object->second.function, object->second.place});
        }
    }

    Moment recorded(uint64_t stream) const override {
        const std::lock_guard<std::mutex> lock(mutex_);
        return order_.moment_of(stream);
    }

    void stream_waits(uint64_t stream, const Moment& moment) override {
        const std::lock_guard<std::mutex> lock(mutex_);
        order_.stream_waits(stream, moment);
    }

    void host_waited(uint64_t stream) override {
        const std::lock_guard<std::mutex> lock(mutex_);
        order_.host_waited(order_.moment_of(stream));
    }

    void host_waited_for(const Moment& moment) override {
        const std::lock_guard<std::mutex> lock(mutex_);
        order_.host_waited(moment);
    }

    void host_function_begins(uint64_t stream, const Moment& before) override { host_function = {stream, before}; }

    void host_function_ends() override { host_function.reset(); }

    // ---- work ----

    bool copies_now(const Transfer& transfer) override {
        Findings found(*this);
        const Accesses accesses = accesses_of(transfer);
        judge_sides(transfer, found);
        judge_peers(transfer, found);
        bool inside = true;
        for (const Access& access : accesses) {
            inside = judge_bounds(transfer.function, access, found) && inside;
            judge_contents(transfer.function, access, found);
            judge_against_host(transfer.function, access, found);
        }
        for (const Access& access : accesses) {
            contents_.written(access);
        }
        return inside;
    }

    bool is_pageable(const Transfer& transfer) override {
        const std::lock_guard<std::mutex> lock(mutex_);
        for (const void* side : {static_cast<const void*>(transfer.target), transfer.source}) {
            if (!memory_.holds(number(side)) && !is_pinned(number(side))) {
                count_pageable_copy();
                return true;
            }
        }
        return false;
    }

    bool queues(const Transfer& transfer, uint64_t stream, When when) override {
        Findings found(*this);
        const Accesses accesses = accesses_of(transfer);
        judge_sides(transfer, found);
        judge_peers(transfer, found);
        bool inside = true;
        for (const Access& access : accesses) {
            inside = judge_bounds(transfer.function, access, found) && inside;
        }
        queue(transfer.function, 0, stream, when, accesses, found);
        return inside;
    }

    bool launches(const Launch& launch, uint64_t stream, When when) override {
        count_call();
        Findings found(*this);
        const uint64_t call = ++calls_;
        const ExecutorState* const state = executors_.find(number(launch.executor));
        if (state && state->is_pythons) {
            return true;  // over Python arrays, which are not device memory
        }
        bool inside = true;
        Accesses accesses = launch.accesses;
        for (const Access& access : launch.accesses) {
            judge_device_side(launch.name, access, found);
            inside = judge_bounds(launch.name, access, found) && inside;
        }
        if (state && state->workspace > 0 && launch.workspace) {
            judge_workspace(launch, *state, accesses, found);
        }
        judge_devices(launch.name, order_.device_of(stream), accesses, found);
        queue(launch.name, call, stream, when, accesses, found);
        return inside;
    }

    // ---- operators and executors ----

    uint64_t workspace_asked(const void* executor) override {
        const std::lock_guard<std::mutex> lock(mutex_);
        ExecutorState* const state = executors_.live(number(executor));
        if (!state || state->is_pythons || !chosen_.has(Check::Workspace)) {
            return 0;
        }
        return state->workspace = WORKSPACE;
    }

    uint64_t workspace_needed(const void* executor) override {
        const std::lock_guard<std::mutex> lock(mutex_);
        const ExecutorState* const state = executors_.find(number(executor));
        return state ? state->workspace : 0;
    }

    void workspace_refused(const char* name, const void* executor, const void* workspace, uint64_t size) override {
        Findings found(*this);
        if (const ExecutorState* const state = executors_.find(number(executor))) {
            found.add({Check::Workspace,
                       workspace_text(name, *state) + " in phase one, and phase two is given " +
                           (workspace ? bytes(size) : std::string("none")),
                       Stack::here(), "phase one is called", state->made});
        }
    }

    void executor_made(const char* name, const void* executor, const std::vector<const aclTensor*>& tensors) override {
        const Stack place = Stack::here();
        if (phase_ != Phase::Initialised) {
            judge_phase(name, true);
        } else if (current_device() == NO_DEVICE) {
            no_device(name);
        }
        const std::lock_guard<std::mutex> lock(mutex_);
        ExecutorState state;
        state.name = name;
        state.made = place;
        for (const aclTensor* tensor : tensors) {
            if (tensor) {
                state.arguments.push_back(tensor);
                state.is_pythons = state.is_pythons || live_.count(number(tensor)) == 0;
            }
        }
        executors_.made(number(executor), std::move(state));
    }

    void executor_takes(const void* executor, const std::vector<const void*>& arguments) override {
        const std::lock_guard<std::mutex> lock(mutex_);
        executors_.takes(number(executor), arguments);
    }

    void executor_repeatable(const void* executor) override {
        const std::lock_guard<std::mutex> lock(mutex_);
        if (ExecutorState* const state = executors_.live(number(executor))) {
            state->is_repeatable = true;
        }
    }

    void executor_run(const char* name, const void* executor) override {
        running = name;
        Findings found(*this);
        if (const ExecutorState* const used = executors_.consumed(number(executor))) {
            found.add({Check::Executor,
                       std::string(name) + " is given an executor that has run already, or was destroyed",
                       Stack::here(), "it ended", used->ended});
            return;
        }
        const ExecutorState* const state = executors_.live(number(executor));
        if (state && state->change) {
            found.add({Check::Executor, state->change->what + " between the phases of " + name, state->change->place,
                       "phase two is called", Stack::here()});
        }
    }

    void executor_consumed(const void* executor) override {
        const Stack place = Stack::here();
        const std::lock_guard<std::mutex> lock(mutex_);
        executors_.ended(number(executor), place);
    }

    void tensor_changed(const aclTensor* tensor) override {
        const Stack place = Stack::here();
        const std::lock_guard<std::mutex> lock(mutex_);
        executors_.changed(tensor, "a tensor is changed by aclInitTensor", place);
    }

    void failed(const char* name, const Accesses& accesses) override {
        const Stack place = Stack::here();
        const std::lock_guard<std::mutex> lock(mutex_);
        contents_.failed(outputs_of(accesses), name, place);
    }

    uint64_t may_fail(const char* name, const Accesses& accesses) override {
        const bool depends_on_data = std::any_of(accesses.begin(), accesses.end(), [](const Access& access) {
            return access.use == Use::ReadInPart;  // as far as a group index says, which may be invalid
        });
        if (!depends_on_data) {
            return 0;
        }
        const Stack place = Stack::here();
        const std::lock_guard<std::mutex> lock(mutex_);
        contents_.may_fail(++works_, outputs_of(accesses), name, place);
        return works_;
    }

    void ran(uint64_t work, bool has_failed) override {
        const std::lock_guard<std::mutex> lock(mutex_);
        contents_.ran(work, has_failed);
    }

    void excluded(const char* name, const char* arguments, const char* product, const char* what) override {
        report({Check::Product,
                std::string(name) + ": " + what + ": " + arguments + ", which the documents exclude on " + product,
                Stack::here()});
    }

    // ---- the end, faults and forks ----

    void at_exit(int status) override {
        if (status == 0) {
            report_leaks("at the end of the program");
        }
    }

    bool describe_fault(uintptr_t address, uintptr_t instruction) override {
        const bool of_program = memory_.holds(address);
        if (!of_program && !memory_.holds_data(address)) {
            return false;
        }
        const uintptr_t place = of_program ? address : memory_.program_address(address);
        const Stack stack = Stack::of_fault(instruction);
        Text<512> message, origin;
        message << (of_program ? "host code uses " : "a kernel uses ");
        message.address(place);
        const Stack* origin_place = nullptr;
        const bool locked = mutex_.try_lock();  // not lock(): this very thread may hold it
        uintptr_t begin = 0;
        if (const Block* const block = locked ? memory_.find(place, begin) : nullptr) {
            message << ", which is byte " << static_cast<uint64_t>(place - begin) << " of " << uint64_t{block->size}
                    << " of device memory at ";
            message.address(begin);
            origin << "allocated by " << block->function << "(" << uint64_t{block->size} << ")";
            origin_place = &block->origin;
        } else if (const FreedBlock* const freed = locked ? memory_.find_freed(place) : nullptr) {
            message << ", which is byte " << static_cast<uint64_t>(place - freed->begin) << " of "
                    << uint64_t{freed->size} << " of device memory that was freed";
            origin << "freed";
            origin_place = &freed->freed;
        } else {
            message << ", an address beyond the blocks of device memory";
        }
        const Check check = of_program ? Check::HostAccess : Check::OutOfBounds;
        report_in_handler(check, message.view(), stack, origin.view(), origin_place);
        return true;
    }

    void before_fork() override { mutex_.lock(); }
    void after_fork() override { mutex_.unlock(); }

    void in_child() override {
        for (auto& [handle, object] : live_) {
            object.told = true;  // the child may use its parent's tensors, but need not destroy them
        }
        pinned_.clear();
        registered_.clear();
        peers_.clear();
        order_.clear();
        executors_.clear();
        contents_.clear();
        memory_.forget_blocks();
        mutex_.unlock();
    }

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

    struct Pinned {
        size_t size;
        Stack place;
        bool told = false;
    };

    // Holds the lock and reports findings after unlocking, since a report may wait for Python's lock.
    class Findings {
    public:
        explicit Findings(Checker& checker) : lock_(checker.mutex_) {}
        ~Findings() {
            lock_.unlock();
            for (const Finding& finding : found_) {
                report(finding);
            }
        }
        void add(Finding finding) { found_.push_back(std::move(finding)); }

    private:
        std::unique_lock<std::mutex> lock_;
        std::vector<Finding> found_;
    };

    // Where an object of this kind ended; null if that is not remembered.
    const Stack* end_of(std::string_view kind, uintptr_t handle) const {
        if (kind == "executor") {
            const ExecutorState* const executor = executors_.consumed(handle);
            return executor ? &executor->ended : nullptr;
        }
        if (kind == "block") {
            if (const FreedBlock* const block = memory_.find_freed(handle)) {
                return &block->freed;
            }
        }
        const Ended* const ended = ended_.find(handle);
        return ended && kind == ended->kind ? &ended->place : nullptr;
    }

    // ---- what is known of an address ----

    std::string origin_of(uintptr_t address) const {
        uintptr_t begin = 0;
        if (const Block* const block = memory_.find(address, begin)) {
            return std::string("allocated by ") + block->function + "(" + std::to_string(block->size) + ")";
        }
        if (memory_.find_freed(address)) {
            return "freed";
        }
        const auto pinned = pinned_.find(address);
        return pinned == pinned_.end() ? ""
                                       : "allocated by aclrtMallocHost(" + std::to_string(pinned->second.size) + ")";
    }

    Stack origin_place_of(uintptr_t address) const {
        uintptr_t begin = 0;
        if (const Block* const block = memory_.find(address, begin)) {
            return block->origin;
        }
        if (const FreedBlock* const freed = memory_.find_freed(address)) {
            return freed->freed;
        }
        const auto pinned = pinned_.find(address);
        return pinned == pinned_.end() ? Stack{} : pinned->second.place;
    }

    std::string stream_text(uint64_t stream) const {
        return live_.count(stream) > 0 ? "stream " + text_of(stream) : "the default stream";
    }

    // ---- sides and bounds ----

    static Accesses accesses_of(const Transfer& transfer) {
        Accesses accesses;
        if (transfer.source) {
            accesses.push_back({"src", Footprint::bytes(transfer.source, transfer.count), Use::Read});
        }
        accesses.push_back(
            {transfer.source ? "dst" : "devPtr", Footprint::bytes(transfer.target, transfer.count), Use::Written});
        return accesses;
    }

    // Each address has to be host or device memory as the kind says.
    void judge_sides(const Transfer& transfer, Findings& found) {
        const bool target = memory_.holds(number(transfer.target));
        if (!transfer.source) {
            if (!reaches(transfer.target)) {
                found.add({Check::HostPointer,
                           std::string(transfer.function) + " is given devPtr " + describe_address(transfer.target) +
                               ", which is no device memory",
                           Stack::here()});
            }
            return;
        }
        const bool source = memory_.holds(number(transfer.source));
        if (transfer.kind == ACL_MEMCPY_DEFAULT) {
            return;
        }
        const bool target_on_host = is_host_side(transfer.kind, true);
        const bool source_on_host = is_host_side(transfer.kind, false);
        if (is_side(transfer.target, target_on_host) && is_side(transfer.source, source_on_host)) {
            return;
        }
        const std::string sides = std::string(transfer.function) + " is told " + kind_name(transfer.kind) +
                                  ", but dst " + describe_address(transfer.target) + " is " +
                                  (target ? "device" : "host") + " memory and src " +
                                  describe_address(transfer.source) + " is " + (source ? "device" : "host") + " memory";
        const bool device_on_host_side = (target && target_on_host) || (source && source_on_host);
        const uintptr_t known = number(target ? transfer.target : transfer.source);
        found.add({device_on_host_side ? Check::CopyKind : Check::HostPointer, sides, Stack::here(), origin_of(known),
                   origin_place_of(known)});
    }

    bool is_pinned(uintptr_t address) const {
        const auto next = pinned_.upper_bound(address);
        return end_of_registered(address) != address ||
               (next != pinned_.begin() && address - std::prev(next)->first < std::prev(next)->second.size);
    }

    // The end of the registered host memory at `address`; `address` if there is none.
    uintptr_t end_of_registered(uintptr_t address) const {
        const auto next = registered_.upper_bound(address);
        const uintptr_t end = next == registered_.begin() ? 0 : std::prev(next)->first + std::prev(next)->second;
        return std::max(address, end);
    }

    bool reaches(const void* address) const {
        return memory_.holds(number(address)) || end_of_registered(number(address)) != number(address);
    }

    // Registered memory is both sides.
    bool is_side(const void* address, bool on_host) const {
        return on_host ? !memory_.holds(number(address)) : reaches(address);
    }

    void judge_device_side(const char* name, const Access& access, Findings& found) {
        if (memory_.holds(access.footprint.low)) {
            return;
        }
        const uintptr_t end = end_of_registered(access.footprint.low);
        if (end < access.footprint.high()) {
            found.add({Check::HostPointer,
                       std::string(name) + " is given " + access.argument + " at " + text_of(access.footprint.low) +
                           ", which is no device memory",
                       Stack::here()});
        }
    }

    // Null if a device cannot be told, or reaches the memory.
    const Block* out_of_reach(int32_t device, uintptr_t address) const {
        uintptr_t begin = 0;
        const Block* const block = memory_.find(address, begin);
        const bool reaches = !block || device == NO_DEVICE || block->device == NO_DEVICE || block->device == device ||
                             peers_.count(std::minmax({device, block->device})) > 0;
        return reaches ? nullptr : block;
    }

    static std::string without_peer_access(int32_t device) {
        return ", memory of device " + std::to_string(device) + ", without aclrtDeviceEnablePeerAccess";
    }

    void judge_devices(const char* name, int32_t device, const Accesses& accesses, Findings& found) const {
        for (const Access& access : accesses) {
            const uintptr_t low = access.footprint.low;
            if (const Block* const block = out_of_reach(device, low)) {
                found.add({Check::Order,
                           std::string(name) + " uses on device " + std::to_string(device) + " its " + access.argument +
                               " at " + text_of(low) + without_peer_access(block->device),
                           Stack::here(), origin_of(low), block->origin});
                return;
            }
        }
    }

    void judge_peers(const Transfer& transfer, Findings& found) const {
        uintptr_t begin = 0;
        const Block* const target = transfer.source ? memory_.find(number(transfer.target), begin) : nullptr;
        const uintptr_t source = number(transfer.source);
        if (const Block* const block = target ? out_of_reach(target->device, source) : nullptr) {
            found.add({Check::Order,
                       std::string(transfer.function) + " copies to device " + std::to_string(target->device) +
                           " from its src at " + text_of(source) + without_peer_access(block->device),
                       Stack::here(), origin_of(source), block->origin});
        }
    }

    // False if the access leaves its block: then the work is left out.
    bool judge_bounds(const char* name, const Access& access, Findings& found) {
        const uintptr_t low = access.footprint.low, high = access.footprint.high();
        if (!memory_.holds(low)) {
            return true;
        }
        const uintptr_t end = memory_.end_of_memory(low);
        if (end >= high) {
            return true;
        }
        const std::string what = std::string(name) + (access.writes() ? " writes " : " reads ") + bytes(high - low) +
                                 " at " + text_of(low) + " as its " + access.argument + ", ";
        if (end == low) {
            const bool freed = memory_.find_freed(low) != nullptr;
            found.add({Check::HostPointer, what + (freed ? "which were freed" : "which lie in no block"), Stack::here(),
                       origin_of(low), origin_place_of(low)});
        } else {
            found.add({Check::OutOfBounds, what + bytes(high - end) + " of which lie beyond the block", Stack::here(),
                       origin_of(low), origin_place_of(low)});
        }
        return false;
    }

    // ---- contents ----

    // An output that is also read in place keeps its old contents, which are valid.
    static Accesses outputs_of(const Accesses& accesses) {
        Accesses outputs;
        for (const Access& output : accesses) {
            const bool is_read = std::any_of(accesses.begin(), accesses.end(), [&](const Access& other) {
                return other.reads() && overlap(other.footprint, output.footprint);
            });
            if (output.writes() && output.use != Use::Changed && !is_read) {
                outputs.push_back(output);
            }
        }
        return outputs;
    }

    void judge_contents(const char* name, const Access& access, Findings& found) {
        if (!access.reads() || !memory_.holds(access.footprint.low)) {
            return;
        }
        const uintptr_t low = access.footprint.low;
        const std::string what = std::string(name) + " reads its " + access.argument + " at " + text_of(low);
        if (const Failure* const failure = contents_.failure_in(access.footprint)) {
            found.add({Check::Unchecked, what + ", which " + failure->name + " failed to write, and nothing has since",
                       Stack::here(), "the call failed", failure->place});
            return;
        }
        if (access.use == Use::ReadInPart) {
            return;
        }
        if (const std::optional<uintptr_t> missing = contents_.first_unwritten(access.footprint)) {
            found.add({Check::Uninitialised,
                       what + ", where nothing was written at byte " + std::to_string(*missing - low), Stack::here(),
                       origin_of(low), origin_place_of(low)});
        }
    }

    // ---- the order of work ----

    void judge_against_host(const char* name, const Access& access, Findings& found) {
        order_.for_each_pending([&](uint64_t stream, const Pending& pending) {
            return (host_function &&
                    order_.is_ordered(host_function->stream, host_function->before, stream, pending)) ||
                   !clashes(name, access, stream, pending, found);
        });
    }

    bool clashes(const char* name, const Access& access, uint64_t stream, const Pending& pending, Findings& found) {
        const bool early_read = access.reads() && pending.access.writes();
        const bool early_write = access.writes() && (pending.access.reads() || pending.access.writes());
        if (!(early_read || early_write) || !overlap(access.footprint, pending.access.footprint)) {
            return false;
        }
        const std::string what = std::string(name) + (early_read ? " reads " : " writes ") +
                                 bytes(access.footprint.total_bytes()) + " at " + text_of(access.footprint.low) +
                                 " while " + call_text(pending.name, pending.call);
        found.add({early_read ? Check::EarlyRead : Check::EarlyWrite,
                   what +
                       (pending.access.writes() ? " has not finished writing them on "
                                                : " has not finished reading them on ") +
                       stream_text(stream),
                   Stack::here(), origin_of(access.footprint.low), origin_place_of(access.footprint.low)});
        return true;
    }

    // Of work that runs at an unknown time, memory may be filled later, and counts as written from now on.
    void queue(const char* name, uint64_t call, uint64_t stream, When when, const Accesses& accesses, Findings& found) {
        for (const Access& access : accesses) {
            if (when != When::Unknown) {
                judge_contents(name, access, found);
                order_.for_each_unordered(stream, [&](uint64_t other, const Pending& pending) {
                    return !clashes(name, access, other, pending, found);
                });
            }
        }
        for (const Access& access : accesses) {
            contents_.written(access);
        }
        if (when == When::Later) {
            order_.queue(name, call, stream, accesses);
        }
    }

    // ---- operators ----

    static std::string workspace_text(const char* name, const ExecutorState& state) {
        return std::string(name) + " asked for a workspace of " + bytes(state.workspace);
    }

    void judge_workspace(const Launch& launch, const ExecutorState& state, Accesses& accesses, Findings& found) {
        const std::string asked = workspace_text(launch.name, state);
        const uintptr_t address = number(launch.workspace);
        if (!memory_.holds(address)) {
            found.add({Check::Workspace, asked + ", and the one at " + text_of(address) + " is no device memory",
                       Stack::here(), "phase one is called", state.made});
            return;
        }
        const Access access{"workspace", Footprint::bytes(launch.workspace, launch.workspace_size), Use::Scratch};
        if (memory_.end_of_memory(address) < access.footprint.high()) {
            found.add({Check::Workspace,
                       asked + ", and the block at " + text_of(address) + " has only " +
                           bytes(memory_.end_of_memory(address) - address) + " left",
                       Stack::here(), origin_of(address), origin_place_of(address)});
            return;
        }
        const Footprint used = Footprint::bytes(launch.workspace, state.workspace);
        for (const Access& other : launch.accesses) {
            if (overlap(used, other.footprint)) {
                found.add({Check::Workspace,
                           asked + ", and the one at " + text_of(address) + " overlaps its " + other.argument + " at " +
                               text_of(other.footprint.low),
                           Stack::here(), origin_of(address), origin_place_of(address)});
                return;
            }
        }
        accesses.push_back(access);
    }

    // ---- the process ----

    void judge_phase(const char* function, bool begins) {
        if (phase_ == Phase::Finalised) {
            report({Check::Order, std::string(function) + " is called after aclFinalize", Stack::here()});
        } else if (phase_ == Phase::Untouched && begins && !told_of_init_.exchange(true)) {
            report({Check::Order, std::string(function) + " is called before aclInit", Stack::here()});
        }
    }

    void report_leaks(const char* when) {
        std::multimap<uint64_t, Finding> in_order;  // of creation, so that two runs tell the same
        Findings found(*this);
        const auto leak = [&](const std::string& what, const Stack& place) {
            in_order.emplace(place.number, Finding{Check::Leak, what + " still there " + when, place});
        };
        const auto leak_bytes = [&](size_t size, const char* function, const Stack& place) {
            leak(bytes(size) + " of " + function + (size == 1 ? " is" : " are"), place);
        };
        // They may be used, and destroyed, after aclFinalize.
        for (auto& [handle, object] : live_) {
            if (!std::exchange(object.told, true)) {
                leak(with_article(object.kind) + " of " + object.function + " is", object.place);
            }
        }
        for (const auto& [address, block] : memory_.blocks()) {
            if (told_blocks_.insert(address).second) {
                leak_bytes(block.size, block.function, block.origin);
            }
        }
        for (auto& [address, block] : pinned_) {
            if (!std::exchange(block.told, true)) {
                leak_bytes(block.size, "aclrtMallocHost", block.place);
            }
        }
        for (const auto& [handle, executor] : executors_.all_live()) {
            if (executor.is_repeatable) {
                leak("a repeatable executor of " + std::string(executor.name) + " is", executor.made);
            } else {
                in_order.emplace(executor.made.number,
                                 Finding{Check::Executor,
                                         "phase one of " + std::string(executor.name) +
                                             " gave an executor that phase two has not run " + when,
                                         executor.made});
            }
        }
        executors_.clear_live();
        for (auto& [made, finding] : in_order) {
            found.add(std::move(finding));
        }
    }

    const Chosen chosen_;
    const bool holds_back_;
    mutable std::mutex mutex_;
    DeviceMemory memory_;
    Contents contents_{memory_};
    Order order_;
    Executors executors_;
    std::map<uintptr_t, Pinned> pinned_;
    std::map<uintptr_t, size_t> registered_;  // host memory that the device can reach
    std::unordered_map<uintptr_t, Object> live_;
    Remembered<Ended> ended_;
    std::set<std::pair<int32_t, int32_t>> peers_;  // devices that reach each other's memory
    std::set<uintptr_t> told_blocks_;              // blocks already reported as leaks
    uint64_t calls_ = 0;
    uint64_t works_ = 0;  // numbers of may_fail
    std::atomic<Phase> phase_{Phase::Untouched};
    std::atomic<bool> told_of_init_{false};
};

}  // namespace

Watcher* make_watcher(const Chosen& chosen) { return new Checker(chosen); }

}  // namespace actgrad::strict

#endif
