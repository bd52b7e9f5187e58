// SPDX-License-Identifier: Apache-2.0
// The plan that phase one makes and phase two runs: a kernel, its iteration space and the operands' strides.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "acl/acl_base.h"
#include "generated/kernels.h"
#include "opapi/kernels/kernel.h"
#include "opapi/planning/drawing.h"

namespace actgrad {

struct Operand {
    const char* name;   // of the argument, for error texts
    int tensor;         // index among the executor's tensors, in parameter order
    aclDataType dtype;  // in memory; the kernel may compute in another
    int64_t offset;     // of the first element, in elements
};

// A rank-1 INT64 tensor, read in phase two. Its sum is the number of rows computed; the others are set to 0.
struct GroupIndex {
    Operand operand;
    int64_t count;
    int64_t stride;  // in elements
};

struct Plan {
    Kernel kernel;
    aclDataType compute;  // dtype of the kernel's tiles
    int inputs = 0;
    int outputs = 0;
    int sums = 0;          // outputs, the last ones, that are sums; without inputs they become 0
    int64_t elements = 0;  // size of the iteration space
    int rank = 0;          // after merging dimensions; at least 2
    Operand operands[MAX_OPERANDS];
    int scalar_count = 0;
    Broadcast scalars[MAX_SCALARS];  // the formula's scalar arguments
    std::optional<GroupIndex> group;
    std::optional<Drawing> drawing;  // of the last input, which is not read
    // For each dimension, outermost first: its size, each operand's stride in elements, and, with a group index or a
    // drawing, the stride of the row number or element number.
    std::vector<int64_t> geometry;

    int operand_count() const { return inputs + outputs; }
    int steps() const { return operand_count() + (group || drawing ? 1 : 0); }  // in a row of the geometry
    int64_t size(int dim) const { return row(dim)[0]; }
    int64_t stride(int operand, int dim) const { return row(dim)[1 + operand]; }
    int64_t row_step(int dim) const { return group || drawing ? stride(operand_count(), dim) : 0; }

private:
    const int64_t* row(int dim) const { return geometry.data() + dim * (1 + steps()); }
};

}  // namespace actgrad
