// SPDX-License-Identifier: Apache-2.0
//
// Reserved address ranges with memory mapped in later, for the expandable segments of PyTorch's caching allocator.
#include <cstdint>
#include <iterator>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include <sys/mman.h>
#include <unistd.h>

#include "acl/acl_rt.h"
#include "ascendcl/call.h"
#include "ascendcl/capacity.h"
#include "ascendcl/context.h"
#include "ascendcl/live.h"
#include "ascendcl/memory.h"
#include "ascendcl/process.h"
#include "ascendcl/stream.h"
#include "strict/observer.h"

namespace actgrad {

namespace {

// Accounted memory without an address. Mapping it makes pages of a reserved range usable.
struct Physical {
    explicit Physical(size_t bytes) : size(bytes) { take_device_memory(size); }
    ~Physical() { give_device_memory_back(size); }
    Physical(const Physical&) = delete;
    Physical& operator=(const Physical&) = delete;

    const size_t size;
    bool mapped = false;
};

struct Mapping {
    size_t size;
    std::shared_ptr<Physical> memory;
};

struct Addresses {
    LiveSet<Physical> physical;
    std::mutex mutex;
    std::map<uintptr_t, size_t> reserved;
    std::map<uintptr_t, Mapping> mapped;
};

Addresses& addresses() { return process_state<Addresses>(); }

uintptr_t number(const void* address) { return reinterpret_cast<uintptr_t>(address); }

size_t page_size() { return static_cast<size_t>(sysconf(_SC_PAGESIZE)); }

void require_pages(size_t size) {
    if (size == 0 || size % page_size() != 0) {
        throw Refusal(ACL_ERROR_RT_PARAM_INVALID, "size is " + std::to_string(size) + "; a positive multiple of " +
                                                      std::to_string(page_size()) + ", the page, is needed");
    }
}

bool is_reserved(const Addresses& all, uintptr_t begin, size_t size) {
    const auto next = all.reserved.upper_bound(begin);
    if (next == all.reserved.begin()) {
        return false;
    }
    const auto& [start, length] = *std::prev(next);
    return begin - start < length && size <= length - (begin - start);
}

bool touches_mapping(const Addresses& all, uintptr_t begin, size_t size) {
    const auto next = all.mapped.lower_bound(begin + size);
    if (next == all.mapped.begin()) {
        return false;
    }
    const auto& [start, mapping] = *std::prev(next);
    return start + mapping.size > begin;
}

// Reserves an address range without memory; null if none is left.
void* reserve(size_t size) {
    if (strict::Observer* const observer = strict::observer()) {
        return observer->reserve(size);
    }
    void* const start = mmap(nullptr, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return start == MAP_FAILED ? nullptr : start;
}

bool unreserve(void* range, size_t size) {
    if (strict::Observer* const observer = strict::observer()) {
        observer->unreserve(range, size);
        return true;
    }
    return munmap(range, size) == 0;
}

bool make_usable(void* address, size_t size) {
    if (strict::Observer* const observer = strict::observer()) {
        return observer->map(address, size);
    }
    return mprotect(address, size, PROT_READ | PROT_WRITE) == 0;
}

bool make_unusable(void* address, size_t size) {
    if (strict::Observer* const observer = strict::observer()) {
        observer->unmap(address, size);
        return true;
    }
    // A fresh mapping over the old one returns the pages to the system; mprotect would keep them.
    constexpr int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED;
    return mmap(address, size, PROT_NONE, flags, -1, 0) != MAP_FAILED;
}

// After the work that used it. Memory may be mapped there again, or the range be released, by then.
void make_unusable_unless_mapped(void* address, size_t size) {
    Addresses& all = addresses();
    const std::lock_guard<std::mutex> lock(all.mutex);
    if (is_reserved(all, number(address), size) && !touches_mapping(all, number(address), size)) {
        make_unusable(address, size);
    }
}

std::shared_ptr<Physical> require_physical(std::shared_ptr<Physical> memory, aclrtDrvMemHandle handle) {
    if (!memory) {
        strict::tell(&strict::Observer::dead_used, "block of physical memory", handle);
        throw Refusal(ACL_ERROR_RT_INVALID_HANDLE,
                      "handle " + describe_address(handle) +
                          " is not live memory; one of aclrtMallocPhysical that was not freed is needed");
    }
    return memory;
}

}  // namespace

bool is_mapped(const void* address) {
    Addresses* const all = existing_process_state<Addresses>();
    if (!all) {
        return false;
    }
    const std::lock_guard<std::mutex> lock(all->mutex);
    return touches_mapping(*all, number(address), 1);
}

}  // namespace actgrad

using namespace actgrad;

aclError aclrtReserveMemAddress(void** virPtr, size_t size, size_t, void*, uint64_t) {
    return acl_call("aclrtReserveMemAddress", [&] {
        require_not_null(virPtr, "virPtr");
        if (size == 0) {
            throw Refusal(ACL_ERROR_RT_PARAM_INVALID, "size is 0; at least one byte is needed");
        }
        void* const start = reserve(size);
        if (!start) {
            throw Refusal(ACL_ERROR_RT_MEMORY_ALLOCATION, "no range of " + std::to_string(size) + " addresses is left");
        }
        try {
            Addresses& all = addresses();
            const std::lock_guard<std::mutex> lock(all.mutex);
            all.reserved.emplace(number(start), size);
        } catch (...) {
            unreserve(start, size);
            throw;
        }
        *virPtr = start;
        strict::tell(&strict::Observer::born, "range of addresses", "aclrtReserveMemAddress", start);
        return ACL_SUCCESS;
    });
}

aclError aclrtReleaseMemAddress(void* virPtr) {
    return acl_call("aclrtReleaseMemAddress", [&] {
        require_not_null(virPtr, "virPtr");
        const std::shared_ptr<Afterwards> after_kept_work = after_pauses();
        Addresses& all = addresses();
        std::unique_lock<std::mutex> lock(all.mutex);
        const auto range = all.reserved.find(number(virPtr));
        if (range == all.reserved.end()) {
            lock.unlock();  // a finding may wait for Python's lock
            strict::tell(&strict::Observer::dead_used, "range of addresses", virPtr);
            throw Refusal(ACL_ERROR_RT_PARAM_INVALID, "virPtr is " + describe_address(virPtr) +
                                                          "; the start of a range of aclrtReserveMemAddress is needed");
        }
        if (touches_mapping(all, range->first, range->second)) {
            throw Refusal(ACL_ERROR_RT_PARAM_INVALID, "the range at " + describe_address(virPtr) +
                                                          " has memory mapped in it; call aclrtUnmapMem first");
        }
        if (after_kept_work) {  // which may use memory that was mapped there
            after_kept_work->action = [virPtr, size = range->second] { unreserve(virPtr, size); };
        } else if (!unreserve(virPtr, range->second)) {
            throw Refusal(ACL_ERROR_RT_MEMORY_ALLOCATION, "no memory is left to release the addresses");
        }
        all.reserved.erase(range);
        strict::tell(&strict::Observer::died, "range of addresses", virPtr);
        return ACL_SUCCESS;
    });
}

aclError aclrtMemGetAllocationGranularity(aclrtPhysicalMemProp*, aclrtMemGranularityOptions, size_t* granularity) {
    return acl_call("aclrtMemGetAllocationGranularity", [&] {
        require_not_null(granularity, "granularity");
        *granularity = page_size();
        return ACL_SUCCESS;
    });
}

aclError aclrtMallocPhysical(aclrtDrvMemHandle* handle, size_t size, const aclrtPhysicalMemProp*, uint64_t) {
    return acl_call("aclrtMallocPhysical", [&] {
        require_not_null(handle, "handle");
        require_pages(size);
        require_device();
        *handle = addresses().physical.insert(std::make_shared<Physical>(size));
        strict::tell(&strict::Observer::born, "block of physical memory", "aclrtMallocPhysical", *handle);
        return ACL_SUCCESS;
    });
}

aclError aclrtFreePhysical(aclrtDrvMemHandle handle) {
    return acl_call("aclrtFreePhysical", [&] {
        require_not_null(handle, "handle");
        require_physical(addresses().physical.remove(handle), handle);
        strict::tell(&strict::Observer::died, "block of physical memory", handle);
        return ACL_SUCCESS;
    });
}

aclError aclrtMapMem(void* virPtr, size_t size, size_t offset, aclrtDrvMemHandle handle, uint64_t) {
    return acl_call("aclrtMapMem", [&] {
        require_not_null(virPtr, "virPtr");
        require_not_null(handle, "handle");
        require_pages(size);
        Addresses& all = addresses();
        const std::shared_ptr<Physical> memory = require_physical(all.physical.find(handle), handle);
        const std::lock_guard<std::mutex> lock(all.mutex);
        if (offset != 0 || size != memory->size || memory->mapped) {
            throw Refusal(ACL_ERROR_RT_PARAM_INVALID, "size is " + std::to_string(size) + " and offset " +
                                                          std::to_string(offset) + "; memory is mapped whole, all " +
                                                          std::to_string(memory->size) +
                                                          " bytes from offset 0, and at one address at a time");
        }
        if (number(virPtr) % page_size() != 0) {
            throw Refusal(ACL_ERROR_RT_PARAM_INVALID, "virPtr is " + describe_address(virPtr) + "; a multiple of " +
                                                          std::to_string(page_size()) + ", the page, is needed");
        }
        if (!is_reserved(all, number(virPtr), size) || touches_mapping(all, number(virPtr), size)) {
            throw Refusal(ACL_ERROR_RT_PARAM_INVALID, "the " + std::to_string(size) + " addresses at " +
                                                          describe_address(virPtr) +
                                                          " are not free within one range of aclrtReserveMemAddress");
        }
        const auto mapping = all.mapped.emplace(number(virPtr), Mapping{size, memory}).first;
        if (!make_usable(virPtr, size)) {
            all.mapped.erase(mapping);
            throw Refusal(ACL_ERROR_RT_MEMORY_ALLOCATION, "no memory is left for these addresses");
        }
        memory->mapped = true;
        return ACL_SUCCESS;
    });
}

aclError aclrtUnmapMem(void* virPtr) {
    return acl_call("aclrtUnmapMem", [&] {
        require_not_null(virPtr, "virPtr");
        require_not_on_stream();
        strict::tell(&strict::Observer::freeing, "aclrtUnmapMem", virPtr);
        const std::shared_ptr<Afterwards> after_kept_work = after_pauses();
        wait_for_everything();
        Addresses& all = addresses();
        std::unique_lock<std::mutex> lock(all.mutex);
        const auto found = all.mapped.find(number(virPtr));
        if (found == all.mapped.end()) {
            lock.unlock();  // a finding may wait for Python's lock
            strict::tell(&strict::Observer::dead_used, "mapping", virPtr);
            throw Refusal(ACL_ERROR_RT_PARAM_INVALID,
                          "virPtr is " + describe_address(virPtr) + "; an address that aclrtMapMem mapped is needed");
        }
        if (after_kept_work) {
            after_kept_work->action = [virPtr, size = found->second.size] {
                make_unusable_unless_mapped(virPtr, size);
            };
        } else if (!make_unusable(virPtr, found->second.size)) {
            throw Refusal(ACL_ERROR_RT_MEMORY_ALLOCATION, "no memory is left to release the pages");
        }
        found->second.memory->mapped = false;
        all.mapped.erase(found);
        return ACL_SUCCESS;
    });
}
