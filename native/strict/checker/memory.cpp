// SPDX-License-Identifier: Apache-2.0
//
// Memory of the host and of the devices, and which of them reaches it.
#include "strict/platform.h"

#if ACTGRAD_HAS_STRICT_MODE

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <string>
#include <utility>

#include "ascendcl/call.h"
#include "ascendcl/context.h"
#include "strict/checker/checker.h"
#include "strict/checker/wording.h"

namespace actgrad::strict {

void* Checker::allocate(size_t size) {
    const Stack place = Stack::here();
    const std::lock_guard<std::mutex> lock(mutex_);
    const uintptr_t block = memory_.allocate(size, running(), place, current_device());
    return reinterpret_cast<void*>(block);
}

void Checker::release(void* block) {
    const Stack place = Stack::here();
    const std::lock_guard<std::mutex> lock(mutex_);
    contents_.forget(number(block));
    told_blocks_.erase(number(block));
    if (memory_.holds(number(block))) {
        memory_.release(number(block), place);
    } else {
        std::free(block);  // allocated before strict mode began
    }
}

void* Checker::reserve(size_t size) {
    const std::lock_guard<std::mutex> lock(mutex_);
    return reinterpret_cast<void*>(memory_.reserve(size));
}

void Checker::unreserve(void* range, size_t size) {
    const std::lock_guard<std::mutex> lock(mutex_);
    memory_.unreserve(number(range), size);
}

bool Checker::map(void* address, size_t size) {
    const Stack place = Stack::here();
    const std::lock_guard<std::mutex> lock(mutex_);
    return memory_.map(number(address), size, place, current_device());
}

void Checker::unmap(void* address, size_t size) {
    const std::lock_guard<std::mutex> lock(mutex_);
    contents_.forget(number(address));
    memory_.unmap(number(address), size);
}

void* Checker::data_of(const void* address) const { return reinterpret_cast<void*>(memory_.data_of(number(address))); }

void Checker::freeing(const char* function, const void* block) {
    Findings found(*this);
    uintptr_t begin = number(block);
    const Block* const known = memory_.find(begin, begin);
    const auto pinned = pinned_.find(number(block));
    const auto registered = registered_.find(number(block));
    const size_t size = known                             ? known->size
                        : pinned != pinned_.end()         ? pinned->second.size
                        : registered != registered_.end() ? registered->second
                                                          : 1;
    if (known && known->is_gone && phase_ != Phase::Finalised) {
        found.add({Check::Order,
                   std::string(function) + " frees " + bytes(size) + " at " + describe_address(block) + " of device " +
                       std::to_string(known->device) +
                       ", which aclrtResetDevice has given back, and its memory with it",
                   Stack::here(), origin_of(begin), origin_place_of(begin)});
    }
    const Footprint footprint = Footprint::bytes(block, size);
    order_.for_each_use([&](uint64_t stream, const Pending& pending) {
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

void Checker::host_block(const void* block, size_t size) {
    const Stack place = Stack::here();
    const std::lock_guard<std::mutex> lock(mutex_);
    pinned_[number(block)] = Pinned{size, place};
}

void Checker::host_block_gone(const void* block) {
    const Stack place = Stack::here();
    const std::lock_guard<std::mutex> lock(mutex_);
    pinned_.erase(number(block));
    ended_.add(number(block), Ended{"block", place});
}

void Checker::host_registered(const void* block, size_t size) {
    const std::lock_guard<std::mutex> lock(mutex_);
    registered_[number(block)] = size;
}

void Checker::host_unregistered(const char* function, const void* block) {
    freeing(function, block);
    const std::lock_guard<std::mutex> lock(mutex_);
    registered_.erase(number(block));
}

void Checker::resetting(int32_t device) {
    Findings found(*this);
    order_.for_each_use_on_device(device, [&](uint64_t stream, const Pending& pending) {
        found.add({Check::EarlyFree,
                   "aclrtResetDevice(" + std::to_string(device) + ") gives the device's memory back while " +
                       call_text(pending.name, pending.call) + ", queued on " + stream_text(stream) +
                       ", has yet to use it",
                   Stack::here()});
        return false;
    });
    order_.host_waited_for_device(device);  // as aclrtResetDevice does
    const bool has_contexts = std::any_of(live_.begin(), live_.end(), [](const auto& object) {
        return std::strcmp(object.second.kind, "context") == 0;  // of aclrtCreateContext: they may hold it
    });
    if (!has_contexts) {
        memory_.device_is_gone(device);
    }
}

void Checker::reaches_peer(int32_t peer, bool is_enabled) {
    const auto [one, other] = std::minmax({current_device(), peer});
    const std::lock_guard<std::mutex> lock(mutex_);
    if (is_enabled) {
        peers_.emplace(one, other);
    } else {
        peers_.erase({one, other});
    }
}

bool Checker::is_pinned(uintptr_t address) const {
    const auto next = pinned_.upper_bound(address);
    return end_of_registered(address) != address ||
           (next != pinned_.begin() && address - std::prev(next)->first < std::prev(next)->second.size);
}

uintptr_t Checker::end_of_registered(uintptr_t address) const {
    const auto next = registered_.upper_bound(address);
    const uintptr_t end = next == registered_.begin() ? 0 : std::prev(next)->first + std::prev(next)->second;
    return std::max(address, end);
}

bool Checker::reaches(const void* address) const {
    return memory_.holds(number(address)) || end_of_registered(number(address)) != number(address);
}

std::string Checker::origin_of(uintptr_t address) const {
    uintptr_t begin = 0;
    if (const Block* const block = memory_.find(address, begin)) {
        return std::string("allocated by ") + block->function + "(" + std::to_string(block->size) + ")";
    }
    if (memory_.find_freed(address)) {
        return "freed";
    }
    const auto pinned = pinned_.find(address);
    return pinned == pinned_.end() ? "" : "allocated by aclrtMallocHost(" + std::to_string(pinned->second.size) + ")";
}

Stack Checker::origin_place_of(uintptr_t address) const {
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

const Block* Checker::out_of_reach(int32_t device, uintptr_t address) const {
    uintptr_t begin = 0;
    const Block* const block = memory_.find(address, begin);
    const bool reaches = !block || device == NO_DEVICE || block->device == NO_DEVICE || block->device == device ||
                         peers_.count(std::minmax({device, block->device})) > 0;
    return reaches ? nullptr : block;
}

void Checker::judge_devices(const char* name, int32_t device, const Accesses& accesses, Findings& found) const {
    for (const Access& access : accesses) {
        const uintptr_t low = access.footprint.low;
        if (const Block* const block = out_of_reach(device, low)) {
            found.add({Check::Order,
                       std::string(name) + " uses on device " + std::to_string(device) + " its " + access.argument +
                           " at " + text_of(low) + ", memory of device " + std::to_string(block->device) +
                           WITHOUT_PEER_ACCESS,
                       Stack::here(), origin_of(low), block->origin, ENABLE_PEER_ACCESS});
            return;
        }
    }
}

void Checker::judge_peers(const Transfer& transfer, Findings& found) const {
    uintptr_t begin = 0;
    const Block* const target = transfer.source ? memory_.find(number(transfer.target), begin) : nullptr;
    const uintptr_t source = number(transfer.source);
    if (const Block* const block = target ? out_of_reach(target->device, source) : nullptr) {
        found.add({Check::Order,
                   std::string(transfer.function) + " copies to device " + std::to_string(target->device) +
                       " from its src at " + text_of(source) + ", memory of device " + std::to_string(block->device) +
                       WITHOUT_PEER_ACCESS,
                   Stack::here(), origin_of(source), block->origin, ENABLE_PEER_ACCESS});
    }
}

}  // namespace actgrad::strict

#endif
