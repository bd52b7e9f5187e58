// SPDX-License-Identifier: Apache-2.0
// Plans that are kept for the next call.
#pragma once

#include <nanobind/nanobind.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "opapi/planning/plan.h"
#include "python/torch_kernels/attributes.h"
#include "python/torch_kernels/memory.h"

namespace actgrad::python {

namespace {

// Memoizes a call's plan for the next call that differs only in addresses, as phase one dominates the time of small
// calls.
template <size_t input_tensors, size_t outputs>
struct Memo {
    std::array<std::optional<Layout>, input_tensors> inputs;
    std::shared_ptr<const Attributes> attributes;
    std::array<nb::object, outputs> results;  // arguments of Torch::empty_strided; null for an overwritten tensor
    std::shared_ptr<const Plan> plan;
    std::array<size_t, MAX_OPERANDS> tensors;  // of the plan's operands: inputs, then results
    int64_t elements;

    bool is_of(const std::array<std::optional<nb::dlpack::dltensor>, input_tensors>& described,
               const Attributes& given) const {
        for (size_t i = 0; i < input_tensors; ++i) {
            if (inputs[i].has_value() != described[i].has_value() || (inputs[i] && !inputs[i]->is_of(*described[i]))) {
                return false;
            }
        }
        return attributes->equals(given);
    }
};

// One for each way of overwriting and one for fresh results. Replaced as a whole, as other threads may run while
// PyTorch allocates.
template <size_t input_tensors, size_t outputs>
using Memos = std::array<std::shared_ptr<const Memo<input_tensors, outputs>>, 3>;

}  // namespace

}  // namespace actgrad::python
