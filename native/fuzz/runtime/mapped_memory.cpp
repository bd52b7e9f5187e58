// SPDX-License-Identifier: Apache-2.0
//
// Virtual memory: ranges of addresses, physical memory, and its mappings.
#include <algorithm>

#include "acl/acl.h"
#include "fuzz/runtime/machine.h"

namespace fuzz {

size_t Machine::pages() {
    constexpr size_t sizes[] = {4096, 8192, 4096, 8192, 16384, 0, 1, 6000, size_t{2} << 20, size_t{1} << 60};
    return in_.of(sizes);
}

void Machine::reserve() {
    void* address = nullptr;
    void** const place = in_.one_in(16) ? nullptr : &address;
    const size_t size = pages();
    const int expected = !place                   ? invalid_param
                         : size == 0              ? rt_invalid
                         : size > size_t{1} << 50 ? ACL_ERROR_RT_MEMORY_ALLOCATION
                                                  : 0;
    expect_status(aclrtReserveMemAddress(place, size, in_.byte(), nullptr, in_.byte()), expected);
    if (expected == 0) {
        ranges_.add({static_cast<uint8_t*>(address), size});
    }
}

bool Machine::is_mapped_in(const uint8_t* begin, size_t size) const {
    return std::any_of(mappings_.begin(), mappings_.end(), [&](const Mapping& mapping) {
        return mapping.address < begin + size && begin < mapping.address + mapping.memory->size;
    });
}

uint8_t* Machine::place_in_a_range() {
    Range* const range = ranges_.recent(in_);
    constexpr int64_t offsets[] = {0, 0, 0, 4096, 4096, 8192, 64, -4096};
    return range ? range->address + in_.of(offsets) : nullptr;
}

void Machine::release_range() {
    uint8_t* const address = place_in_a_range();
    Range* found = nullptr;
    for (size_t i = 0; i < ranges_.size(); ++i) {
        if (ranges_[i].alive && ranges_[i].address == address) {
            found = &ranges_[i];
        }
    }
    const int expected = !address ? invalid_param : !found || is_mapped_in(address, found->size) ? rt_invalid : 0;
    expect_status(aclrtReleaseMemAddress(address), expected);
    if (expected == 0) {
        found->alive = false;
    }
}

void Machine::allocate_physical() {
    aclrtDrvMemHandle handle = nullptr;
    aclrtDrvMemHandle* const place = in_.one_in(16) ? nullptr : &handle;
    const size_t size = pages();
    const int expected = !place                          ? invalid_param
                         : size == 0 || size % 4096 != 0 ? rt_invalid
                         : current_device() < 0          ? no_context
                         : size > device_memory - taken_ ? ACL_ERROR_RT_MEMORY_ALLOCATION
                                                         : 0;
    expect_status(aclrtMallocPhysical(place, size, nullptr, 0), expected);
    if (expected == 0) {
        taken_ += size;
        physical_.add({handle, size});
    }
}

Physical* Machine::physical(aclrtDrvMemHandle& handle) {
    const size_t choice = in_.below(8);
    Physical* const memory = choice > 1 ? physical_.recent(in_) : nullptr;
    handle = memory ? memory->handle : choice == 1 ? strange() : nullptr;
    return memory && memory->alive ? memory : nullptr;
}

void Machine::free_physical() {
    aclrtDrvMemHandle handle;
    Physical* const memory = physical(handle);
    expect_status(aclrtFreePhysical(handle), !handle ? invalid_param : memory ? 0 : dead_handle);
    if (memory) {
        memory->alive = false;
        taken_ -= memory->mapped ? 0 : memory->size;
    }
}

void Machine::map() {
    aclrtDrvMemHandle handle;
    Physical* const memory = physical(handle);
    uint8_t* const address = place_in_a_range();
    const size_t size = memory && !in_.one_in(4) ? memory->size : pages();
    const size_t offset = in_.one_in(8) ? 4096 : 0;
    int expected = 0;
    if (!address || !handle) {
        expected = invalid_param;
    } else if (size == 0 || size % 4096 != 0) {
        expected = rt_invalid;
    } else if (!memory) {
        expected = dead_handle;
    } else {
        bool reserved = false;
        for (size_t i = 0; i < ranges_.size(); ++i) {
            const Range& range = ranges_[i];
            reserved =
                reserved || (range.alive && address >= range.address && address + size <= range.address + range.size);
        }
        if (offset != 0 || size != memory->size || memory->mapped || reinterpret_cast<uintptr_t>(address) % 4096 != 0 ||
            !reserved || is_mapped_in(address, size)) {
            expected = rt_invalid;
        }
    }
    expect_status(aclrtMapMem(address, size, offset, handle, in_.byte()), expected);
    if (expected == 0) {
        memory->mapped = true;
        mappings_.push_back({address, memory});
        address[0] = address[size - 1] = 0x5a;
    }
}

void Machine::unmap() {
    uint8_t* const address =
        in_.below(2) || mappings_.empty() ? place_in_a_range() : mappings_[in_.below(mappings_.size())].address;
    const auto found = std::find_if(mappings_.begin(), mappings_.end(),
                                    [&](const Mapping& mapping) { return mapping.address == address; });
    expect_status(aclrtUnmapMem(address), !address ? invalid_param : found == mappings_.end() ? rt_invalid : 0);
    if (found != mappings_.end()) {
        unmapped(found);
    }
}

void Machine::unmapped(std::vector<Mapping>::iterator mapping) {
    mapping->memory->mapped = false;
    taken_ -= mapping->memory->alive ? 0 : mapping->memory->size;
    mappings_.erase(mapping);
    finish_all();
}

}  // namespace fuzz
