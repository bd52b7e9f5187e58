// SPDX-License-Identifier: Apache-2.0
//
// Blocks of device memory and of host memory.
#include <cstring>

#include "acl/acl.h"
#include "fuzz/runtime/machine.h"

namespace fuzz {

namespace {

// A dead block's memory may have been reused for a live one.
Block* live_block(Things<Block>& blocks, const void* address) {
    for (size_t i = 0; i < blocks.size(); ++i) {
        if (blocks[i].alive && blocks[i].address == address) {
            return &blocks[i];
        }
    }
    return nullptr;
}

}  // namespace

size_t Machine::size() {
    constexpr size_t sizes[] = {
        0, 1, 63, 64, 65, 4096, 65536, device_memory, SIZE_MAX, SIZE_MAX - 63, SIZE_MAX / 2 + 1};
    return in_.of(sizes);
}

void Machine::allocate() {
    void* address = nullptr;
    void** const place = in_.one_in(16) ? nullptr : &address;
    const size_t size = this->size();
    const int expected = !place || size == 0             ? invalid_param
                         : current_device() < 0          ? no_context
                         : size > device_memory - taken_ ? ACL_ERROR_RT_MEMORY_ALLOCATION
                                                         : 0;
    expect_status(in_.below(2) ? aclrtMallocAlign32(place, size, ACL_MEM_MALLOC_NORMAL_ONLY)
                               : aclrtMalloc(place, size, static_cast<aclrtMemMallocPolicy>(in_.byte())),
                  expected);
    if (expected == 0) {
        expect(reinterpret_cast<uintptr_t>(address) % 64 == 0, "memory is not aligned");
        std::memset(address, 0x5a, size);
        taken_ += size;
        blocks_.add({address, size});
    }
}

void Machine::free_block() {
    Block* const block = in_.one_in(4) ? nullptr : blocks_.recent(in_);
    free_as(block ? block->address : strange_or_null(), true);
}

void Machine::free_host_block() {
    Block* const block = in_.one_in(4) ? nullptr : host_blocks_.recent(in_);
    free_as(block ? block->address : strange_or_null(), false);
}

void* Machine::strange_or_null() {
    switch (in_.below(4)) {
        case 0: return nullptr;
        case 1: return blocks_.size() > 0 ? static_cast<char*>(blocks_.recent(in_)->address) + 1 : strange();
        default: return strange();
    }
}

void Machine::free_as(void* address, bool on_device) {
    Block* const block = live_block(on_device ? blocks_ : host_blocks_, address);
    expect_status(on_device ? aclrtFree(address) : aclrtFreeHost(address), !address ? invalid_param
                                                                           : block  ? 0
                                                                                    : rt_invalid);
    if (block) {
        block->alive = false;
        taken_ -= on_device ? block->size : 0;
        finish_all();
    }
}

void Machine::free_of_the_wrong_kind() {
    Block* const block = blocks_.recent(in_);
    if (block) {
        free_as(block->address, false);
    }
}

void Machine::allocate_host() {
    void* address = nullptr;
    void** const place = in_.one_in(16) ? nullptr : &address;
    const size_t size = this->size();
    const int expected = !place || size == 0      ? invalid_param
                         : size > size_t{1} << 40 ? ACL_ERROR_RT_MEMORY_ALLOCATION
                                                  : 0;
    expect_status(aclrtMallocHost(place, size), expected);
    if (expected == 0) {
        std::memset(address, 0x5a, size);
        host_blocks_.add({address, size});
    }
}

void Machine::memory_info() {
    size_t free = 0, total = 0;
    expect_status(aclrtGetMemInfo(static_cast<aclrtMemAttr>(in_.byte()), &free, &total), 0);
    expect(total == device_memory && free == device_memory - taken_, "another amount of memory is free");
    expect_status(aclrtGetMemInfo(ACL_HBM_MEM, nullptr, &total), invalid_param);
    expect_status(aclrtGetMemInfo(ACL_HBM_MEM, &free, nullptr), invalid_param);
}

}  // namespace fuzz
