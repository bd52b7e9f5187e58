// SPDX-License-Identifier: Apache-2.0
//
// Tensors over vectors of floats, for tests that run operators.
#pragma once

#include <cstdint>
#include <vector>

#include "aclnn/aclnn_base.h"

// A float32 tensor over memory that the test keeps; destroyed at the end.
class FloatTensor {
public:
    FloatTensor(std::vector<float>& memory, const std::vector<int64_t>& shape)
        : FloatTensor(memory, shape, nullptr, 0) {}

    FloatTensor(std::vector<float>& memory, const std::vector<int64_t>& shape, const std::vector<int64_t>& strides,
                int64_t offset)
        : FloatTensor(memory, shape, strides.data(), offset) {}

    ~FloatTensor() { aclDestroyTensor(tensor_); }
    FloatTensor(const FloatTensor&) = delete;
    FloatTensor& operator=(const FloatTensor&) = delete;

    operator aclTensor*() const { return tensor_; }

private:
    FloatTensor(std::vector<float>& memory, const std::vector<int64_t>& shape, const int64_t* strides, int64_t offset) {
        const int64_t size = static_cast<int64_t>(memory.size());
        tensor_ = aclCreateTensor(shape.data(), shape.size(), ACL_FLOAT, strides, offset, ACL_FORMAT_ND, &size, 1,
                                  memory.data());
    }

    aclTensor* tensor_;
};

// Numbers from -4 to 4, different for each `seed`.
inline std::vector<float> numbers(size_t count, unsigned seed) {
    std::vector<float> values(count);
    for (float& value : values) {
        seed = seed * 1664525u + 1013904223u;
        value = static_cast<float>(seed >> 8) / (1 << 21) - 4;
    }
    return values;
}
