// SPDX-License-Identifier: Apache-2.0
// Memory for copies of tiles that are too large for a stack: a buffer for each thread.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <new>

#include "opapi/loop/cache_lines.h"

namespace actgrad {

class CopyBuffers {
public:
    // `count` buffers of `bytes` each. There are none if memory is exhausted.
    CopyBuffers(int64_t bytes, int count)
        : step_((bytes + LINE - 1) / LINE * LINE),
          count_(count),
          taken_(new (std::nothrow) std::atomic<bool>[static_cast<size_t>(count)]()),
          memory_(new (std::nothrow) char[static_cast<size_t>(step_ * count + LINE)]) {}
    bool exist() const { return taken_ && memory_; }

    // RAII: a buffer that no other thread has, aligned to cache lines.
    class Loan {
    public:
        explicit Loan(const CopyBuffers& buffers) : buffers_(buffers) {
            while (buffers.taken_[number_].exchange(true, std::memory_order_acquire)) {
                number_ = (number_ + 1) % buffers.count_;
            }
        }
        ~Loan() { buffers_.taken_[number_].store(false, std::memory_order_release); }
        Loan(const Loan&) = delete;
        Loan& operator=(const Loan&) = delete;
        char* data() const {
            char* const memory = buffers_.memory_.get();
            return memory + to_line(memory) + number_ * buffers_.step_;
        }

    private:
        const CopyBuffers& buffers_;
        int number_ = 0;
    };

private:
    const int64_t step_;
    const int count_;
    const std::unique_ptr<std::atomic<bool>[]> taken_;
    const std::unique_ptr<char[]> memory_;
};

}  // namespace actgrad
