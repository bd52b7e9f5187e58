// SPDX-License-Identifier: Apache-2.0
//
// Work: copies and operators, and the memory that it uses.
#include "strict/platform.h"

#if ACTGRAD_HAS_STRICT_MODE

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "ascendcl/call.h"
#include "strict/checker/checker.h"
#include "strict/checker/wording.h"

namespace actgrad::strict {

namespace {

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

Accesses accesses_of(const Transfer& transfer) {
    Accesses accesses;
    if (transfer.source) {
        accesses.push_back({"src", transfer.read(), Use::Read});
    }
    accesses.push_back({transfer.source ? "dst" : "devPtr", transfer.written(), Use::Written});
    return accesses;
}

// An output that is also read in place keeps its old contents, which are valid.
Accesses outputs_of(const Accesses& accesses) {
    Accesses outputs;
    for (const Access& output : accesses) {
        const bool is_read = std::any_of(accesses.begin(), accesses.end(), [&](const Access& other) {
            return other.reads() && other.footprint == output.footprint;
        });
        if (output.writes() && output.use != Use::Changed && !is_read) {
            outputs.push_back(output);
        }
    }
    return outputs;
}

}  // namespace

bool Checker::copies_now(const Transfer& transfer) {
    Findings found(*this);
    const Accesses accesses = accesses_of(transfer);
    judge_sides(transfer, found);
    judge_peers(transfer, found);
    judge_overlap(transfer, found);
    bool inside = true;
    for (const Access& access : accesses) {
        inside = judge_bounds(transfer.function, access, found) && inside;
        judge_contents(transfer.function, access, {}, found);
        judge_against_host(transfer.function, access, found);
    }
    written(accesses);
    return inside;
}

bool Checker::is_pageable(const Transfer& transfer) {
    const std::lock_guard<std::mutex> lock(mutex_);
    for (const void* side : {static_cast<const void*>(transfer.target), transfer.source}) {
        if (!memory_.holds(number(side)) && !is_pinned(number(side))) {
            count_pageable_copy();
            return true;
        }
    }
    return false;
}

bool Checker::queues(const Transfer& transfer, uint64_t stream, When when) {
    Findings found(*this);
    const Accesses accesses = accesses_of(transfer);
    judge_sides(transfer, found);
    judge_peers(transfer, found);
    judge_overlap(transfer, found);
    bool inside = true;
    for (const Access& access : accesses) {
        inside = judge_bounds(transfer.function, access, found) && inside;
    }
    queue(transfer.function, 0, stream, when, accesses, found);
    return inside;
}

bool Checker::launches(const Launch& launch, uint64_t stream, When when) {
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
        judge_alignment(launch.name, access, found);
        inside = judge_bounds(launch.name, access, found) && inside;
    }
    if (state && state->workspace > 0 && launch.workspace) {
        judge_workspace(launch, *state, accesses, found);
    }
    judge_devices(launch.name, order_.device_of(stream), accesses, found);
    queue(launch.name, call, stream, when, accesses, found);
    return inside;
}

bool Checker::communicates(const char* name, const Accesses& accesses, uint64_t stream) {
    Findings found(*this);
    bool inside = true;
    for (const Access& access : accesses) {
        judge_device_side(name, access, found);
        inside = judge_bounds(name, access, found) && inside;
    }
    judge_devices(name, order_.device_of(stream), accesses, found);
    queue(name, 0, stream, When::AtOnce, accesses, found);
    return inside;
}

void Checker::communicated(const char* name, const Accesses& accesses, uint64_t stream) {
    const std::lock_guard<std::mutex> lock(mutex_);
    order_.queue(name, 0, stream, accesses);
}

void Checker::judge_sides(const Transfer& transfer, Findings& found) {
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
    const std::string sides = std::string(transfer.function) + " is told " + kind_name(transfer.kind) + ", but dst " +
                              describe_address(transfer.target) + " is " + (target ? "device" : "host") +
                              " memory and src " + describe_address(transfer.source) + " is " +
                              (source ? "device" : "host") + " memory";
    const bool device_on_host_side = (target && target_on_host) || (source && source_on_host);
    const uintptr_t known = number(target ? transfer.target : transfer.source);
    found.add({device_on_host_side ? Check::CopyKind : Check::HostPointer, sides, Stack::here(), origin_of(known),
               origin_place_of(known)});
}

bool Checker::is_side(const void* address, bool on_host) const {
    return on_host ? !memory_.holds(number(address)) : reaches(address);
}

void Checker::judge_overlap(const Transfer& transfer, Findings& found) const {
    const uintptr_t target = number(transfer.target), source = number(transfer.source);
    if (memory_.holds(target) && memory_.holds(source) && overlap(transfer.written(), transfer.read())) {
        found.add({Check::EarlyWrite,
                   std::string(transfer.function) + " copies " + bytes(transfer.read().total_bytes()) + " from " +
                       text_of(source) + " to " + text_of(target) + ", which overlap: it writes what it reads",
                   Stack::here(), origin_of(source), origin_place_of(source),
                   "Copy by way of other memory, or in parts that do not overlap."});
    }
}

void Checker::judge_device_side(const char* name, const Access& access, Findings& found) {
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

void Checker::judge_alignment(const char* name, const Access& access, Findings& found) const {
    const uintptr_t low = access.footprint.low;
    const size_t alignment = access.footprint.alignment;
    if (alignment > 1 && low % alignment != 0) {
        found.add({Check::Product,
                   std::string(name) + " is given " + access.argument + " at " + text_of(low) +
                       ", which is no multiple of " + std::to_string(alignment) + ", the size of its elements",
                   Stack::here(), origin_of(low), origin_place_of(low),
                   "Begin tensors at a multiple of the size of their elements; aclrtMalloc's blocks do."});
    }
}

bool Checker::judge_bounds(const char* name, const Access& access, Findings& found) {
    const uintptr_t low = access.footprint.low, high = access.footprint.high();
    if (!memory_.holds(low)) {
        return true;
    }
    uintptr_t begin = 0;
    const Block* const block = memory_.find(low, begin);
    const uintptr_t end = memory_.end_of_memory(low);
    if (end >= high && !(block && block->is_gone)) {
        return true;
    }
    const std::string what = std::string(name) + (access.writes() ? " writes " : " reads ") + bytes(high - low) +
                             " at " + text_of(low) + " as its " + access.argument + ", ";
    if (end >= high) {
        found.add({Check::HostPointer, what + "which aclrtResetDevice has given back", Stack::here(), origin_of(low),
                   block->origin});
        return true;
    }
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

void Checker::judge_contents(const char* name, const Access& access, const std::vector<QueuedHostFunction>& awaited,
                             Findings& found) {
    if (!access.reads() || !memory_.holds(access.footprint.low)) {
        return;
    }
    const uintptr_t low = access.footprint.low;
    const std::string what = std::string(name) + " reads its " + access.argument + " at " + text_of(low);
    Suspicion suspicion;
    if (const Failure* const failure = contents_.failure_in(access.footprint)) {
        suspicion.missing = contents_.left_by(*failure, access.footprint);
        suspicion.finding = {Check::Unchecked,
                             what + ", which " + failure->name + " failed to write, and nothing has since",
                             Stack::here(), "the call failed", failure->place};
    } else if (access.use != Use::ReadInPart) {
        suspicion.missing = contents_.unwritten_in(access.footprint);
        if (!suspicion.missing.is_empty()) {
            suspicion.finding = {
                Check::Uninitialised,
                what + ", where nothing was written at byte " + std::to_string(suspicion.missing.first() - low),
                Stack::here(), origin_of(low), origin_place_of(low)};
        }
    }
    if (suspicion.missing.is_empty()) {
        return;
    }
    if (awaited.empty()) {
        found.add(std::move(suspicion.finding));
    } else {
        suspicion.awaited = awaited;
        suspicions_.add(std::move(suspicion));
    }
}

void Checker::written(const Accesses& accesses) {
    for (const Access& access : accesses) {
        contents_.written(access, is_in_host_function() ? &suspicions_ : nullptr);
    }
}

void Checker::failed(const char* name, const Accesses& accesses) {
    const Stack place = Stack::here();
    const std::lock_guard<std::mutex> lock(mutex_);
    contents_.failed(outputs_of(accesses), name, place);
}

uint64_t Checker::may_fail(const char* name, const Accesses& accesses) {
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

void Checker::ran(uint64_t work, bool has_failed) {
    const std::lock_guard<std::mutex> lock(mutex_);
    contents_.ran(work, has_failed);
}

}  // namespace actgrad::strict

#endif
