// SPDX-License-Identifier: Apache-2.0
#include "python/block_cache.h"

#include <sys/mman.h>

#include <charconv>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <mutex>
#include <new>
#include <string>

#include "aclnn/aclnn_base.h"
#include "ascendcl/error.h"
#include "ascendcl/process.h"

namespace actgrad::python {

namespace {

constexpr size_t HUGE_PAGE = size_t{2} << 20;
constexpr size_t DEFAULT_MEGABYTES = 512;

size_t limit_from_environment() {
    const char* const text = std::getenv("ACTGRAD_CACHE_MB");
    if (!text || !*text) {
        return DEFAULT_MEGABYTES << 20;
    }
    size_t megabytes = 0;
    const char* const end = text + std::strlen(text);
    const auto parsed = std::from_chars(text, end, megabytes);
    if (parsed.ec != std::errc() || parsed.ptr != end || megabytes > (SIZE_MAX >> 20)) {
        throw Refusal(ACLNN_ERR_RUNTIME_ERROR, "ACTGRAD_CACHE_MB is \"" + std::string(text) +
                                                   "\"; a number of megabytes is needed, 0 to keep no memory");
    }
    return megabytes << 20;
}

size_t limit() {
    static const size_t bytes = limit_from_environment();
    return bytes;
}

size_t round_up(size_t bytes, size_t unit) { return (bytes + unit - 1) / unit * unit; }

void* map(size_t bytes) {
    void* const data = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
    if (data == MAP_FAILED) {
        throw std::bad_alloc();
    }
    return data;
}

// Maps whole, aligned huge pages and advises the kernel to use them.
Block map_block(size_t bytes) {
    const size_t capacity = round_up(bytes, HUGE_PAGE);
    char* const mapped = static_cast<char*>(map(capacity + HUGE_PAGE));
    const size_t before = -reinterpret_cast<uintptr_t>(mapped) % HUGE_PAGE;
    if (before > 0) {
        munmap(mapped, before);
    }
    char* const data = mapped + before;
    munmap(data + capacity, HUGE_PAGE - before);
#if defined(MADV_HUGEPAGE)
    madvise(data, capacity, MADV_HUGEPAGE);
#endif
    return {data, capacity};
}

void unmap(const Block& block) { munmap(block.data, block.capacity); }

class Cache {
public:
    Block take(size_t bytes) {
        {
            const std::lock_guard<std::mutex> lock(mutex_);
            auto best = free_.end();
            for (auto block = free_.begin(); block != free_.end(); ++block) {
                const bool fits = block->capacity >= bytes && block->capacity <= bytes + bytes / 4 + HUGE_PAGE;
                // Among equals the most recently freed one, as it is the most likely to be in the caches.
                if (fits && (best == free_.end() || block->capacity <= best->capacity)) {
                    best = block;
                }
            }
            if (best != free_.end()) {
                const Block found = *best;
                free_.erase(best);
                bytes_ -= found.capacity;
                return found;
            }
        }
        try {
            return map_block(bytes);
        } catch (const std::bad_alloc&) {
            shrink();  // what is kept may be all that is missing
            return map_block(bytes);
        }
    }

    void give_back(const Block& block, size_t most) {
        const std::lock_guard<std::mutex> lock(mutex_);
        free_.push_back(block);
        bytes_ += block.capacity;
        shrink_to(most);
    }

    void shrink() {
        const std::lock_guard<std::mutex> lock(mutex_);
        shrink_to(0);
    }

    size_t bytes() {
        const std::lock_guard<std::mutex> lock(mutex_);
        return bytes_;
    }

private:
    void shrink_to(size_t most) {
        while (bytes_ > most) {
            unmap(free_.front());
            bytes_ -= free_.front().capacity;
            free_.pop_front();
        }
    }

    std::mutex mutex_;
    std::deque<Block> free_;  // least recently freed first
    size_t bytes_ = 0;
};

Cache& cache() { return process_state<Cache>(); }

}  // namespace

bool keeps_blocks() { return limit() > 0; }

Block take_block(size_t bytes) { return cache().take(bytes); }

void give_back(const Block& block) noexcept {
    try {
        cache().give_back(block, limit());
    } catch (const std::exception&) {
        unmap(block);  // no memory for the free list
    }
}

void free_kept_blocks() noexcept { cache().shrink(); }

size_t kept_bytes() { return cache().bytes(); }

}  // namespace actgrad::python
