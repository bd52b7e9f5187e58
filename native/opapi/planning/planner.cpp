// SPDX-License-Identifier: Apache-2.0
#include "opapi/planning/planner.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "opapi/planning/promotion.h"

namespace actgrad {

namespace {

int number_of(const aclTensor* tensor, const std::vector<const aclTensor*>& tensors) {
    return static_cast<int>(std::find(tensors.begin(), tensors.end(), tensor) - tensors.begin());
}

// The stride along dimension `dim` of the iteration space, by broadcasting: right-aligned, 0 for size 1.
int64_t broadcast_stride(const View& view, int dim, int rank) {
    const int own = dim - (rank - view.rank());
    return own < 0 || view.size(own) == 1 ? 0 : view.stride(own);
}

// One dimension of the iteration space: its size, each operand's stride, and the stride of the row or element number.
using Dimension = std::array<int64_t, 2 + MAX_OPERANDS>;

// Appends `inner` to the plan, or merges it into the dimension before it if all operands are contiguous across both.
void append(Plan& plan, const Dimension& inner) {
    const size_t row = 1 + static_cast<size_t>(plan.steps());
    if (plan.rank > 0) {
        int64_t* outer = plan.geometry.data() + plan.geometry.size() - row;
        bool continues = true;
        for (size_t i = 1; i < row; ++i) {
            continues = continues && outer[i] == inner[0] * inner[i];
        }
        if (continues) {
            const int64_t outer_size = outer[0];
            std::copy_n(inner.begin(), row, outer);
            outer[0] *= outer_size;
            return;
        }
    }
    plan.geometry.insert(plan.geometry.end(), inner.begin(), inner.begin() + static_cast<ptrdiff_t>(row));
    ++plan.rank;
}

// Pads the rank to two with leading dimensions of size 1: tiles have rows and columns.
void pad_rank(Plan& plan) {
    for (; plan.rank < 2; ++plan.rank) {
        plan.geometry.insert(plan.geometry.begin(), 1 + static_cast<size_t>(plan.steps()), 0);
        plan.geometry.front() = 1;
    }
}

// Moves the dimension that an operand is contiguous along next to the innermost one. Tiles span both, so that all
// memory is accessed in whole cache lines.
void bring_crossing_dimension_in(Plan& plan) {
    const int last = plan.rank - 1;
    for (int i = 0; i < plan.operand_count(); ++i) {
        int nearest = last;
        for (int d = 0; d < last; ++d) {
            if (plan.stride(i, d) != 0 && std::abs(plan.stride(i, d)) < std::abs(plan.stride(i, nearest))) {
                nearest = d;
            }
        }
        if (nearest != last) {
            const auto row = [&](int dim) { return plan.geometry.begin() + dim * (1 + plan.steps()); };
            std::rotate(row(nearest), row(nearest + 1), row(last));
            return;
        }
    }
}

// The dimensions of `space` larger than 1, in its memory order, outermost first.
std::vector<int> dimensions_in_memory_order(const View& space) {
    std::vector<int> dims;
    dims.reserve(static_cast<size_t>(space.rank()));
    for (int d = 0; d < space.rank(); ++d) {
        if (space.size(d) != 1) {
            dims.push_back(d);
        }
    }
    std::sort(dims.begin(), dims.end(), [&](int a, int b) {
        const int64_t of_a = std::abs(space.stride(a)), of_b = std::abs(space.stride(b));
        return of_a != of_b ? of_a > of_b : a < b;
    });
    return dims;
}

// The stride of the row number along dimension `dim`, one of the first `row_dims`. For element numbers, all dimensions
// count.
int64_t rows_within(const View& space, int dim, int row_dims) {
    int64_t rows = 1;
    for (int d = dim + 1; d < row_dims; ++d) {
        rows *= space.size(d);
    }
    return rows;
}

// The sizes of an empty view may have a product that overflows.
int64_t element_count(const View& view) {
    for (int d = 0; d < view.rank(); ++d) {
        if (view.size(d) == 0) {
            return 0;
        }
    }
    int64_t elements = 1;
    for (int d = 0; d < view.rank(); ++d) {
        elements *= view.size(d);
    }
    return elements;
}

// An empty sum is 0.
std::shared_ptr<const Plan> plan_of_empty_sum(Kernel kernel, const std::vector<const aclTensor*>& tensors,
                                              const View& sum) {
    auto plan = std::make_shared<Plan>();
    const Tensor& tensor = sum.tensor;
    plan->kernel = kernel;
    plan->compute = tensor.handle->dtype;
    plan->outputs = plan->sums = 1;
    plan->elements = element_count(View(tensor));
    plan->operands[0] = {tensor.name, number_of(tensor.handle, tensors), tensor.handle->dtype, View(tensor).offset()};
    for (int d = 0; d < tensor.rank() && plan->elements > 0; ++d) {
        append(*plan, {tensor.size(d), tensor.stride(d)});
    }
    if (plan->elements > 0) {
        pad_rank(*plan);
    }
    return plan;
}

// The type that a kernel computes in.
aclDataType compute_dtype(const Plan& plan) {
    const int kernel = static_cast<int>(plan.kernel);
    aclDataType compute = ACL_BOOL;
    for (int i = 0; i < plan.inputs; ++i) {
        if ((ROW_INPUTS[kernel] >> i & 1) != 0) {
            continue;  // kernels read float32 beside 16 bits
        }
        const aclDataType dtype = plan.operands[i].dtype;
        compute = promoted(compute, is_float(dtype) || HOLDS_FOR_INTEGERS[kernel] ? dtype : ACL_FLOAT);
    }
    if (!is_float(compute)) {
        return ACL_INT64;
    }
    const bool rounds_later = (ROUNDS_ONCE[kernel] || plan.sums > 0) && plan.operands[plan.inputs].dtype != compute;
    return rounds_later && (compute == ACL_FLOAT16 || compute == ACL_BF16) ? ACL_FLOAT : compute;
}

// `numbered` is how many of the first dimensions count for the number of a row or an element.
void set_geometry(Plan& plan, const View* const* views, int count, const View& space, int numbered) {
    plan.geometry.reserve(static_cast<size_t>(space.rank() + 2) * (2 + static_cast<size_t>(count)));
    for (int d : dimensions_in_memory_order(space)) {
        Dimension dimension{space.size(d)};
        for (int i = 0; i < count; ++i) {
            dimension[static_cast<size_t>(1 + i)] = broadcast_stride(*views[i], d, space.rank());
        }
        dimension[static_cast<size_t>(1 + count)] = d < numbered ? rows_within(space, d, numbered) : 0;
        append(plan, dimension);
    }
    pad_rank(plan);
    bring_crossing_dimension_in(plan);
}

}  // namespace

std::shared_ptr<const Plan> plan_kernel(Kernel kernel, const std::vector<const aclTensor*>& tensors,
                                        std::initializer_list<View> inputs, std::initializer_list<View> outputs,
                                        std::initializer_list<Number> scalars, const RowLimit& limit,
                                        const Draws* draws) {
    const int sums = SUMS[static_cast<int>(kernel)];
    if (sums > 0 && element_count(*outputs.begin()) == 0) {
        return plan_of_empty_sum(kernel, tensors, *(outputs.end() - 1));
    }
    const View& space = *outputs.begin();
    auto shared = std::make_shared<Plan>();
    Plan& plan = *shared;
    plan.kernel = kernel;
    plan.inputs = static_cast<int>(inputs.size());
    plan.outputs = static_cast<int>(outputs.size());
    plan.sums = sums;
    plan.elements = element_count(space);
    const View* views[MAX_OPERANDS];
    int count = 0;
    for (const View& view : inputs) {
        views[count++] = &view;
    }
    for (const View& view : outputs) {
        views[count++] = &view;
    }
    for (int i = 0; i < count; ++i) {
        const aclTensor* tensor = views[i]->tensor.handle;
        const int64_t offset = plan.elements > 0 ? views[i]->offset() : 0;
        plan.operands[i] = {views[i]->tensor.name, number_of(tensor, tensors), tensor->dtype, offset};
    }
    plan.compute = compute_dtype(plan);
    for (const Number& scalar : scalars) {
        Broadcast& broadcast = plan.scalars[plan.scalar_count++];
        if (plan.compute == ACL_INT64) {
            broadcast.integer = scalar.integer;
        } else {
            broadcast.number = scalar.value;
        }
    }
    if (limit.index.handle) {
        const aclTensor& index = *limit.index.handle;
        plan.group = {{limit.index.name, number_of(&index, tensors), index.dtype, index.offset},
                      limit.index.size(0),
                      limit.index.stride(0)};
    }
    if (draws) {
        plan.drawing = drawing_of(*draws, plan.compute);
    }
    if (plan.elements > 0) {
        set_geometry(plan, views, count, space, draws ? space.rank() : limit.row_dims);
    }
    return shared;
}

}  // namespace actgrad
