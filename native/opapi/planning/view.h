// SPDX-License-Identifier: Apache-2.0
// A view of a tensor that is bound to an operand of a formula.
#pragma once

#include <cstdint>
#include <vector>

#include "opapi/planning/arguments.h"

namespace actgrad {

// The dimensions of a tensor from `dim` on, merged into one axis: its size and stride.
struct MergedAxis {
    int64_t size = 1;
    int64_t stride = 0;
    bool merges = true;  // one stride spans all of them

    MergedAxis() = default;
    MergedAxis(const Tensor& tensor, int dim) {
        for (int i = tensor.rank() - 1; i >= dim; --i) {
            if (tensor.size(i) == 1) {
                continue;
            }
            int64_t step = 0;  // overflows only for sizes that are refused later
            merges =
                merges && (size == 1 || (!__builtin_mul_overflow(size, stride, &step) && tensor.stride(i) == step));
            stride = size == 1 ? tensor.stride(i) : stride;
            merges = !__builtin_mul_overflow(size, tensor.size(i), &size) && merges;
        }
    }
};

// Sizes and strides that replace a tensor's own.
struct Layout {
    std::vector<int64_t> sizes;
    std::vector<int64_t> strides;
};

// A tensor as a whole; or one half of it along a dimension; or the axis that dimensions merge into, whole or every
// other element of it; or the tensor's memory in another layout.
struct View {
    Tensor tensor;
    int split = -1;  // the halved dimension, or -1
    bool second = false;
    int merged = -1;                 // the first of the merged dimensions, or -1
    MergedAxis axis;                 // the axis that they merge into
    int64_t parts = 1;               // 2: every other element
    const Layout* layout = nullptr;  // not owned

    View(Tensor whole) : tensor(whole) {}
    View(Tensor whole, int split_dim, bool second_half) : tensor(whole), split(split_dim), second(second_half) {}
    View(Tensor whole, int merged_dim, int64_t divided_by, bool second_of_two)
        : tensor(whole), second(second_of_two), merged(merged_dim), axis(whole, merged_dim), parts(divided_by) {}
    View(Tensor whole, const Layout& other) : tensor(whole), layout(&other) {}

    int rank() const {
        if (layout) {
            return static_cast<int>(layout->sizes.size());
        }
        return merged < 0 ? tensor.rank() : merged + 1;
    }
    int64_t size(int dim) const {
        if (layout) {
            return layout->sizes[static_cast<size_t>(dim)];
        }
        return merged >= 0 && dim == merged ? axis.size / parts
               : dim == split               ? tensor.size(dim) / 2
                                            : tensor.size(dim);
    }
    int64_t stride(int dim) const {
        if (layout) {
            return layout->strides[static_cast<size_t>(dim)];
        }
        return merged >= 0 && dim == merged ? parts * axis.stride : tensor.stride(dim);
    }
    int64_t offset() const {
        const int64_t to_second = merged >= 0 ? axis.stride : second ? size(split) * stride(split) : 0;
        return tensor.handle->offset + (second ? to_second : 0);
    }
};

inline View half(const Tensor& tensor, int64_t dim, bool first) { return {tensor, from_front(dim, tensor), !first}; }
inline View left(const Tensor& tensor, int64_t dim) { return half(tensor, dim, true); }
inline View right(const Tensor& tensor, int64_t dim) { return half(tensor, dim, false); }

// The same, but interleaved halves are the even and the odd elements of the axis merged from `dim` on. Whole tensors
// then have that axis, too.
inline View half(const Tensor& tensor, int64_t dim, bool first, bool interleaved) {
    const int from = from_front(dim, tensor);
    return interleaved ? View(tensor, from, 2, !first) : View(tensor, from, !first);
}
inline View left(const Tensor& tensor, int64_t dim, bool interleaved) { return half(tensor, dim, true, interleaved); }
inline View right(const Tensor& tensor, int64_t dim, bool interleaved) { return half(tensor, dim, false, interleaved); }
inline View whole(const Tensor& tensor, int64_t dim, bool interleaved) {
    return interleaved ? View(tensor, from_front(dim, tensor), 1, false) : View(tensor);
}

}  // namespace actgrad
