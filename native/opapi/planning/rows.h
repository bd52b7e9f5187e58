// SPDX-License-Identifier: Apache-2.0
// A tensor with one element per row of another, as a view that broadcasts along the rows.
#pragma once

#include <cstdint>
#include <forward_list>

#include "opapi/planning/channels.h"
#include "opapi/planning/view.h"

namespace actgrad {

// Owns the layouts that its views refer to.
class Rows {
public:
    // A row is the dimensions of `space` from `dim` on: one axis if halves are interleaved.
    Rows(const Tensor& space, int64_t dim, bool interleaved = false)
        : space_(space),
          dims_(from_front(dim, space)),
          rank_(static_cast<size_t>(interleaved ? dims_ + 1 : space.rank())) {}

    // Saturated at 2^62. Meaningless for negative sizes, which are refused later.
    int64_t count() const { return element_count(space_, dims_); }

    // Whether a tensor with this many elements has the rows' sizes or one stride through all elements.
    bool has_view_of(const Tensor& tensor) const {
        return has_own_sizes(tensor) || count() == 0 || MergedAxis(tensor, 0).merges;
    }

    View of(const Tensor& tensor) {
        Layout& layout = layouts_.emplace_front();
        layout.sizes.assign(rank_, 1);
        layout.strides.assign(rank_, 0);
        const bool own = has_own_sizes(tensor);
        int64_t stride = MergedAxis(tensor, 0).stride;
        for (int d = dims_; d-- > 0;) {
            const auto at = static_cast<size_t>(d);
            layout.sizes[at] = space_.size(d);
            layout.strides[at] = own ? tensor.stride(d) : stride;
            __builtin_mul_overflow(stride, space_.size(d), &stride);  // overflows only where nothing is computed
        }
        return {tensor, layout};
    }

private:
    // Whether its sizes are those of the rows, followed by 1s.
    bool has_own_sizes(const Tensor& tensor) const {
        if (tensor.rank() < dims_) {
            return false;
        }
        for (int d = 0; d < tensor.rank(); ++d) {
            if (tensor.size(d) != (d < dims_ ? space_.size(d) : 1)) {
                return false;
            }
        }
        return true;
    }

    Tensor space_;
    int dims_;
    size_t rank_;
    std::forward_list<Layout> layouts_;
};

}  // namespace actgrad
