// SPDX-License-Identifier: Apache-2.0
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "acl/acl_rt.h"
#include "ascendcl/call.h"
#include "ascendcl/capacity.h"
#include "ascendcl/context.h"
#include "ascendcl/export.h"
#include "ascendcl/memory.h"
#include "ascendcl/process.h"
#include "ascendcl/stream.h"
#include "strict/observer.h"

namespace actgrad {

namespace {

constexpr size_t ALIGNMENT = 64;

// The live blocks of one kind of memory.
class Blocks {
public:
    Blocks(const char* allocator, const char* releaser) : allocator_(allocator), releaser_(releaser) {}

    virtual ~Blocks() = default;

    void* allocate(size_t size) {
        void* const block = size > PTRDIFF_MAX ? nullptr : take(size);
        if (!block) {
            throw Refusal(ACL_ERROR_RT_MEMORY_ALLOCATION,
                          "no memory is left for the " + std::to_string(size) + " bytes of size");
        }
        try {
            const std::lock_guard<std::mutex> lock(mutex_);
            sizes_.emplace(reinterpret_cast<uintptr_t>(block), size);
        } catch (...) {
            give_back(block);
            throw;
        }
        return block;
    }

    virtual void give_back(void* block) { std::free(block); }

    // A block is no longer live, and its address not yet another's.
    virtual void ended(const void*) {}

    bool is_start(const void* address) const {
        const std::lock_guard<std::mutex> lock(mutex_);
        return sizes_.count(reinterpret_cast<uintptr_t>(address)) > 0;
    }

    bool hold(const void* address) const {
        const std::lock_guard<std::mutex> lock(mutex_);
        const auto position = reinterpret_cast<uintptr_t>(address);
        const auto next = sizes_.upper_bound(position);
        return next != sizes_.begin() && position - std::prev(next)->first < std::prev(next)->second;
    }

    // Removes the live block that starts at `address` and returns its size; 0 if there is none.
    size_t forget(const void* address) {
        const std::lock_guard<std::mutex> lock(mutex_);
        const auto found = sizes_.find(reinterpret_cast<uintptr_t>(address));
        if (found == sizes_.end()) {
            return 0;
        }
        const size_t size = found->second;
        sizes_.erase(found);
        return size;
    }

    // How `address` relates to these blocks; empty if it does not.
    std::string describe(const void* address) const {
        const std::lock_guard<std::mutex> lock(mutex_);
        const auto position = reinterpret_cast<uintptr_t>(address);
        const auto next = sizes_.upper_bound(position);
        if (next == sizes_.begin()) {
            return "";
        }
        const auto& [start, size] = *std::prev(next);
        if (position - start >= size) {
            return "";
        }
        if (position == start) {
            return std::string("is a block of ") + allocator_ + ", which " + releaser_ + " frees";
        }
        return "lies " + std::to_string(position - start) + " bytes inside a block of " + allocator_;
    }

    const char* allocator() const { return allocator_; }
    const char* releaser() const { return releaser_; }

protected:
    // Null if memory is exhausted.
    virtual void* take(size_t size) { return std::aligned_alloc(ALIGNMENT, round_up(size)); }

private:
    static size_t round_up(size_t size) { return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT; }

    const char* const allocator_;
    const char* const releaser_;
    mutable std::mutex mutex_;
    std::map<uintptr_t, size_t> sizes_;
};

struct DeviceBlocks : Blocks {
    DeviceBlocks() : Blocks("aclrtMalloc", "aclrtFree") {}

    void give_back(void* block) override {
        if (strict::Observer* const observer = strict::observer()) {
            observer->release(block);
        } else {
            Blocks::give_back(block);
        }
    }

private:
    void* take(size_t size) override {
        strict::Observer* const observer = strict::observer();
        return observer ? observer->allocate(size) : Blocks::take(size);
    }
};

struct HostBlocks : Blocks {
    HostBlocks() : Blocks("aclrtMallocHost", "aclrtFreeHost") {}

    void ended(const void* block) override { strict::tell(&strict::Observer::host_block_gone, block); }
};

Blocks& device_blocks() { return process_state<DeviceBlocks>(); }
Blocks& host_blocks() { return process_state<HostBlocks>(); }

void require_size(size_t size) {
    if (size == 0) {
        throw Refusal(ACL_ERROR_INVALID_PARAM, "size is 0; at least one byte is needed");
    }
}

using GetBlocks = Blocks& (*)();

[[noreturn]] void refuse_dead(const void* address, const char* argument, const Blocks& own, GetBlocks other) {
    strict::tell(&strict::Observer::dead_used, "block", address);
    std::string relation = own.describe(address);
    if (relation.empty()) {
        relation = other().describe(address);
    }
    if (relation.empty()) {
        relation = "was freed already or never came from there";
    }
    throw Refusal(ACL_ERROR_RT_PARAM_INVALID, std::string(argument) + " is " + describe_address(address) +
                                                  "; the start of a live block of " + own.allocator() +
                                                  " is needed, and this " + relation);
}

// Returns the size of the block. `other` is a function because its first call allocates, which may fail.
size_t release(void* address, const char* argument, Blocks& own, GetBlocks other) {
    require_not_null(address, argument);
    require_not_on_stream();
    if (!own.is_start(address)) {
        refuse_dead(address, argument, own, other);
    }
    strict::tell(&strict::Observer::freeing, own.releaser(), address);
    const std::shared_ptr<Afterwards> after_kept_work = after_pauses();
    wait_for_everything();
    const size_t size = own.forget(address);
    if (size == 0) {  // another thread was first
        refuse_dead(address, argument, own, other);
    }
    own.ended(address);
    forget_values(address, size);
    if (after_kept_work) {
        after_kept_work->action = [&own, address] { own.give_back(address); };
    } else {
        own.give_back(address);
    }
    return size;
}

aclError require_range(const void* address, size_t size) {
    require_not_null(address, "devPtr");
    require_size(size);
    return ACL_SUCCESS;
}

aclError allocate_device_block(void** address, size_t size) {
    require_not_null(address, "devPtr");
    require_size(size);
    require_device();
    take_device_memory(size);
    try {
        *address = device_blocks().allocate(size);
    } catch (...) {
        give_device_memory_back(size);
        throw;
    }
    return ACL_SUCCESS;
}

}  // namespace

bool is_device_memory(const void* address) { return device_blocks().hold(address) || is_mapped(address); }

bool is_pinned(const void* address) { return host_blocks().hold(address); }

}  // namespace actgrad

using namespace actgrad;

aclError aclrtMalloc(void** devPtr, size_t size, aclrtMemMallocPolicy) {
    return acl_call("aclrtMalloc", [&] { return allocate_device_block(devPtr, size); });
}

aclError aclrtMallocAlign32(void** devPtr, size_t size, aclrtMemMallocPolicy) {
    return acl_call("aclrtMallocAlign32", [&] { return allocate_device_block(devPtr, size); });
}

aclError aclrtMallocCached(void** devPtr, size_t size, aclrtMemMallocPolicy) {
    return acl_call("aclrtMallocCached", [&] { return allocate_device_block(devPtr, size); });
}

aclError aclrtMallocWithCfg(void** devPtr, size_t size, aclrtMemMallocPolicy policy, aclrtMallocConfig*) {
    return aclrtMalloc(devPtr, size, policy);
}

aclError aclrtMemFlush(void* devPtr, size_t size) {
    return acl_call("aclrtMemFlush", [&] { return require_range(devPtr, size); });
}

aclError aclrtMemInvalidate(void* devPtr, size_t size) {
    return acl_call("aclrtMemInvalidate", [&] { return require_range(devPtr, size); });
}

aclError aclrtFree(void* devPtr) {
    return acl_call("aclrtFree", [&] {
        give_device_memory_back(release(devPtr, "devPtr", device_blocks(), host_blocks));
        return ACL_SUCCESS;
    });
}

aclError aclrtMallocHost(void** hostPtr, size_t size) {
    return acl_call("aclrtMallocHost", [&] {
        require_not_null(hostPtr, "hostPtr");
        require_size(size);
        *hostPtr = host_blocks().allocate(size);
        strict::tell(&strict::Observer::host_block, *hostPtr, size);
        return ACL_SUCCESS;
    });
}

aclError aclrtFreeHost(void* hostPtr) {
    return acl_call("aclrtFreeHost", [&] {
        release(hostPtr, "hostPtr", host_blocks(), device_blocks);
        return ACL_SUCCESS;
    });
}

extern "C" ACTGRAD_PUBLIC aclError aclrtMallocHostWithCfg(void** ptr, uint64_t size, aclrtMallocConfig*) {
    return aclrtMallocHost(ptr, size);
}

// The device reads all host memory where it is.
aclError aclrtHostRegister(void* ptr, uint64_t size, aclrtHostRegisterType, void** devPtr) {
    return acl_call("aclrtHostRegister", [&] {
        require_not_null(ptr, "ptr");
        require_not_null(devPtr, "devPtr");
        *devPtr = ptr;
        strict::tell(&strict::Observer::host_registered, ptr, size);
        return ACL_SUCCESS;
    });
}

extern "C" ACTGRAD_PUBLIC aclError aclrtHostRegisterV2(void* ptr, uint64_t size, uint32_t) {
    return acl_call("aclrtHostRegisterV2", [&] {
        require_not_null(ptr, "ptr");
        strict::tell(&strict::Observer::host_registered, ptr, size);
        return ACL_SUCCESS;
    });
}

aclError aclrtHostUnregister(void* ptr) {
    return acl_call("aclrtHostUnregister", [&] {
        require_not_null(ptr, "ptr");
        strict::tell(&strict::Observer::host_unregistered, "aclrtHostUnregister", ptr);
        return ACL_SUCCESS;
    });
}

// Fetches memory into the NPU's cache, which changes no value.
extern "C" ACTGRAD_PUBLIC aclError aclrtCmoAsync(void*, size_t, aclrtCmoType, aclrtStream stream) {
    return acl_call("aclrtCmoAsync", [&] {
        find_stream(stream);
        return ACL_SUCCESS;
    });
}
