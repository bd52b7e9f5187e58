// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace actgrad {

// Sizes or strides: a list of integers with inline storage up to the highest rank of the operators.
class Dims {
public:
    static constexpr size_t inline_rank = 8;

    Dims() = default;

    Dims(const int64_t* values, size_t count) : count_(count) {
        if (count > inline_rank) {
            many_.assign(values, values + count);
        } else {
            std::copy_n(values, count, few_.begin());
        }
    }

    explicit Dims(size_t count) : count_(count) {
        if (count > inline_rank) {
            many_.resize(count);
        }
    }

    size_t size() const { return count_; }
    const int64_t* data() const { return count_ > inline_rank ? many_.data() : few_.data(); }
    int64_t* data() { return count_ > inline_rank ? many_.data() : few_.data(); }
    int64_t operator[](size_t index) const { return data()[index]; }
    int64_t& operator[](size_t index) { return data()[index]; }
    const int64_t* begin() const { return data(); }
    const int64_t* end() const { return data() + count_; }

    bool operator==(const Dims& other) const { return std::equal(begin(), end(), other.begin(), other.end()); }
    bool operator!=(const Dims& other) const { return !(*this == other); }

private:
    size_t count_ = 0;
    std::array<int64_t, inline_rank> few_{};
    std::vector<int64_t> many_;
};

}  // namespace actgrad
