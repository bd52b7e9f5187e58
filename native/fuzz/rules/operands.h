// SPDX-License-Identifier: Apache-2.0
//
// The operands of a call: views of its tensors, which kernels read and write.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "aclnn/aclnn_base.h"
#include "fuzz/rules/rule.h"

namespace fuzz {

// A view of one tensor of a call, by index.
struct Operand {
    size_t tensor;
    Numbers sizes, strides;
    int64_t offset;
    aclDataType dtype;
};

struct Operands {
    std::vector<Operand> inputs, outputs;
};

// For a call that phase one accepted.
Operands operands_of(const Call& call);

}  // namespace fuzz
