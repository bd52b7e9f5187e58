// SPDX-License-Identifier: Apache-2.0
//
// Device memory that the host cannot access: programs hold addresses in a range without access rights, and the data
// lies in a second range at a fixed distance.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>

#include "strict/places.h"

namespace actgrad::strict {

struct Block {
    size_t size;
    const char* function;  // the allocating function
    Stack origin;
    int32_t device;  // NO_DEVICE: not known
    bool guarded = true;
    bool is_gone = false;  // its device was given back
};

struct FreedBlock {
    uintptr_t begin;
    size_t size;
    Stack freed;
};

// Not thread-safe; the owner locks.
class DeviceMemory {
public:
    // `hidden`: program addresses are inaccessible. Throws Refusal(207001) if no such range is left.
    explicit DeviceMemory(bool hidden);

    // Whether the program's addresses are inaccessible, and the data lies elsewhere.
    bool is_hidden() const { return distance_ != 0; }

    bool holds(uintptr_t address) const { return address - base_ < size_; }
    bool holds_data(uintptr_t address) const { return distance_ != 0 && address - (base_ + distance_) < size_; }
    uintptr_t data_of(uintptr_t address) const { return holds(address) ? address + distance_ : address; }
    uintptr_t program_address(uintptr_t data) const { return data - distance_; }

    // Allocates a block that ends at a guard page and returns its address; 0 if memory is exhausted.
    uintptr_t allocate(size_t size, const char* function, const Stack& origin, int32_t device);
    void release(uintptr_t block, const Stack& place);

    // Reserve an address range, and map memory into parts of it.
    uintptr_t reserve(size_t size);
    void unreserve(uintptr_t range, size_t size);
    bool map(uintptr_t address, size_t size, const Stack& origin, int32_t device);
    void unmap(uintptr_t address, size_t size);

    // The block that contains `address`, whose start is stored in `begin`; null if there is none.
    const Block* find(uintptr_t address, uintptr_t& begin) const;

    // The end of the contiguous memory from the block at `address` on; mapped blocks may be adjacent.
    uintptr_t end_of_memory(uintptr_t address) const;

    const FreedBlock* find_freed(uintptr_t address) const;
    const std::map<uintptr_t, Block>& blocks() const { return blocks_; }
    void device_is_gone(int32_t device);
    void forget_blocks() { blocks_.clear(); }

private:
    uintptr_t take(size_t extent);
    void give_back(uintptr_t begin, size_t extent);
    bool set_access(uintptr_t address, size_t size, int access) const;
    void drop_pages(uintptr_t address, size_t size) const;

    const size_t page_;
    uintptr_t base_ = 0;
    size_t size_ = 0;
    uintptr_t distance_ = 0;
    uintptr_t next_ = 0;       // nothing from here on was ever used
    uintptr_t unguarded_ = 0;  // accessible from here on: blocks beyond the number that the system can guard
    uintptr_t next_unguarded_ = 0;
    std::map<uintptr_t, size_t> free_;  // freed ranges
    std::map<uintptr_t, Block> blocks_;
    std::deque<FreedBlock> freed_;
};

}  // namespace actgrad::strict
