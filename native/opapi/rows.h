// SPDX-License-Identifier: Apache-2.0
// A tensor with one element for each row of another one, as a view that broadcasts along the rows.
#pragma once

#include <cstdint>
#include <forward_list>

#include "opapi/channels.h"
#include "opapi/view.h"

namespace actgrad {

// The views live as long as this does.
class Rows {
public:
    // What lies in `space` from `dim` on is a row: one axis where halves are interleaved.
    Rows(const Tensor& space, int64_t dim, bool interleaved = false)
        : space_(space),
          dims_(from_front(dim, space)),
          rank_(static_cast<size_t>(interleaved ? dims_ + 1 : space.rank())) {}

    // At most 2^62; that of negative sizes, which are refused later, is any number.
    int64_t count() const { return element_count(space_, dims_); }

    // Whether a tensor of so many elements has the rows' sizes, or one step through all of its elements.
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
            __builtin_mul_overflow(stride, space_.size(d), &stride);  // it does where nothing is computed
        }
        return {tensor, layout};
    }

private:
    // Whether its dimensions are the rows', and others of size 1 behind.
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
