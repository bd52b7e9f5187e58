// SPDX-License-Identifier: Apache-2.0
// What a kernel is told about its operator beyond phase one's signature; generated/torch_kernels.inc has the values.
#pragma once

#include <cstddef>
#include <cstdint>

namespace actgrad::python {

namespace {

// An attribute of an operator: its default, which the dispatcher omits, and its words with their numbers.
struct Attribute {
    struct Word {
        const char* text;
        int64_t number;
    };
    double value;
    Word words[4] = {};
};

// The model of a result: one of the given tensors, or that with the split dimension halved.
struct Result {
    size_t tensor;
    bool halved;
};

constexpr Result like(size_t tensor) { return {tensor, false}; }
constexpr Result half_of(size_t tensor) { return {tensor, true}; }

// Properties of an operator beyond the signature of its phase one. `split`: the attribute along which tensors are
// halved, in which case phase one compares shapes; -1 if all tensors have one shape.
struct Form {
    int split;
    Result results[4];
    Attribute attributes[8] = {};
};

}  // namespace

}  // namespace actgrad::python
