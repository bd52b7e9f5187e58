// SPDX-License-Identifier: Apache-2.0
#include "strict/memory.h"

#include "strict/platform.h"

#if ACTGRAD_HAS_STRICT_MODE

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <iterator>

#include "acl/acl_base.h"
#include "ascendcl/error.h"

namespace actgrad::strict {

namespace {

constexpr size_t ALIGNMENT = 64;
constexpr size_t LARGEST_RANGE = size_t{1} << 42;
constexpr size_t SMALLEST_RANGE = size_t{1} << 32;
constexpr size_t MOST_FREED = 256;

// A signaling NaN in float32 and bfloat16, a NaN in float16, so that uninitialised data shows in results.
constexpr uint32_t PATTERN = 0x7fbf7fbf;
constexpr size_t PATTERNED = size_t{64} << 10;  // bytes of a block; the rest stays untouched zero pages

size_t rounded_up(size_t size, size_t unit) { return (size + unit - 1) / unit * unit; }

}  // namespace

DeviceMemory::DeviceMemory(bool hidden) : page_(static_cast<size_t>(sysconf(_SC_PAGESIZE))) {
    constexpr int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
    void* range = MAP_FAILED;
    for (size_ = LARGEST_RANGE; size_ >= SMALLEST_RANGE; size_ /= 2) {
        range = mmap(nullptr, hidden ? 2 * size_ : size_, PROT_NONE, flags, -1, 0);
        if (range != MAP_FAILED) {
            break;
        }
    }
    if (range == MAP_FAILED) {
        throw Refusal(ACL_ERROR_RT_MEMORY_ALLOCATION,
                      "strict mode needs a range of " + std::to_string(2 * SMALLEST_RANGE) +
                          " addresses, which are not left; a limit of the address space (ulimit -v) may be why");
    }
    base_ = reinterpret_cast<uintptr_t>(range);
    distance_ = hidden ? size_ : 0;
    next_ = base_;
    unguarded_ = next_unguarded_ = base_ + size_ / 4 * 3;
    set_access(unguarded_, size_ / 4, PROT_READ | PROT_WRITE);
}

bool DeviceMemory::set_access(uintptr_t address, size_t size, int access) const {
    return mprotect(reinterpret_cast<void*>(address + distance_), size, access) == 0;
}

void DeviceMemory::drop_pages(uintptr_t address, size_t size) const {
    madvise(reinterpret_cast<void*>(address + distance_), size, MADV_DONTNEED);
}

// Prefers fresh addresses, to delay the reuse of freed ones.
uintptr_t DeviceMemory::take(size_t extent) {
    if (extent <= unguarded_ - next_) {
        next_ += extent;
        return next_ - extent;
    }
    for (auto range = free_.begin(); range != free_.end(); ++range) {
        if (range->second >= extent) {
            const auto [begin, size] = *range;
            free_.erase(range);
            if (size > extent) {
                free_.emplace(begin + extent, size - extent);
            }
            return begin;
        }
    }
    return 0;
}

void DeviceMemory::give_back(uintptr_t begin, size_t extent) {
    auto next = free_.lower_bound(begin);
    if (next != free_.end() && begin + extent == next->first) {
        extent += next->second;
        next = free_.erase(next);
    }
    if (next != free_.begin() && std::prev(next)->first + std::prev(next)->second == begin) {
        std::prev(next)->second += extent;
    } else {
        free_.emplace(begin, extent);
    }
}

uintptr_t DeviceMemory::allocate(size_t size, const char* function, const Stack& origin, int32_t device) {
    if (size > size_ / 4) {
        return 0;
    }
    const size_t rounded = rounded_up(size, ALIGNMENT);
    const size_t pages = rounded_up(rounded, page_);
    const uintptr_t begin = take(pages + page_);
    uintptr_t block = begin + pages - rounded;
    bool guarded = true;
    if (begin == 0 || !set_access(begin, pages, PROT_READ | PROT_WRITE)) {
        if (begin != 0) {
            give_back(begin, pages + page_);
        }
        if (pages > base_ + size_ - next_unguarded_) {
            return 0;
        }
        block = next_unguarded_ + pages - rounded;
        next_unguarded_ += pages;
        guarded = false;
    }
    blocks_.emplace(block, Block{size, function, origin, device, guarded});
    auto* const data = reinterpret_cast<uint32_t*>(block + distance_);
    std::fill_n(data, std::min(rounded, PATTERNED) / sizeof PATTERN, PATTERN);
    return block;
}

void DeviceMemory::release(uintptr_t block, const Stack& place) {
    const auto found = blocks_.find(block);
    const size_t size = found->second.size;
    const size_t rounded = rounded_up(size, ALIGNMENT);
    const size_t pages = rounded_up(rounded, page_);
    const uintptr_t begin = block + rounded - pages;
    drop_pages(begin, pages);
    if (found->second.guarded) {
        set_access(begin, pages, PROT_NONE);
        give_back(begin, pages + page_);
    }
    blocks_.erase(found);
    freed_.push_back({block, size, place});
    if (freed_.size() > MOST_FREED) {
        freed_.pop_front();
    }
}

uintptr_t DeviceMemory::reserve(size_t size) { return size > size_ / 4 ? 0 : take(rounded_up(size, page_) + page_); }

void DeviceMemory::unreserve(uintptr_t range, size_t size) { give_back(range, rounded_up(size, page_) + page_); }

bool DeviceMemory::map(uintptr_t address, size_t size, const Stack& origin, int32_t device) {
    blocks_.emplace(address, Block{size, "aclrtMapMem", origin, device});
    if (!set_access(address, size, PROT_READ | PROT_WRITE)) {
        blocks_.erase(address);
        return false;
    }
    return true;
}

void DeviceMemory::unmap(uintptr_t address, size_t size) {
    drop_pages(address, size);
    set_access(address, size, PROT_NONE);
    blocks_.erase(address);
}

void DeviceMemory::device_is_gone(int32_t device) {
    for (auto& [begin, block] : blocks_) {
        block.is_gone = block.is_gone || block.device == device;
    }
}

const Block* DeviceMemory::find(uintptr_t address, uintptr_t& begin) const {
    const auto next = blocks_.upper_bound(address);
    if (next == blocks_.begin() || address - std::prev(next)->first >= std::prev(next)->second.size) {
        return nullptr;
    }
    begin = std::prev(next)->first;
    return &std::prev(next)->second;
}

uintptr_t DeviceMemory::end_of_memory(uintptr_t address) const {
    uintptr_t begin = 0;
    const Block* block = find(address, begin);
    uintptr_t end = address;
    while (block) {
        end = begin + block->size;
        block = find(end, begin);
    }
    return end;
}

const FreedBlock* DeviceMemory::find_freed(uintptr_t address) const {
    for (auto freed = freed_.rbegin(); freed != freed_.rend(); ++freed) {
        if (address - freed->begin < freed->size) {
            return &*freed;
        }
    }
    return nullptr;
}

}  // namespace actgrad::strict

#endif
