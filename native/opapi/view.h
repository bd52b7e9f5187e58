// SPDX-License-Identifier: Apache-2.0
// The view of a tensor that an operand of a formula is bound to.
#pragma once

#include <cstdint>
#include <vector>

#include "opapi/arguments.h"

namespace actgrad {

// Sizes and strides that a tensor does not have itself.
struct Layout {
    std::vector<int64_t> sizes;
    std::vector<int64_t> strides;
};

// The whole of a tensor, or one half of it along one dimension, or its memory in another layout.
struct View {
    Tensor tensor;
    int split = -1;  // the halved dimension, or none
    bool second = false;
    const Layout* layout = nullptr;  // lives longer

    View(Tensor whole) : tensor(whole) {}
    View(Tensor whole, int split_dim, bool second_half) : tensor(whole), split(split_dim), second(second_half) {}
    View(Tensor whole, const Layout& other) : tensor(whole), layout(&other) {}

    int rank() const { return layout ? static_cast<int>(layout->sizes.size()) : tensor.rank(); }
    int64_t size(int dim) const {
        if (layout) {
            return layout->sizes[static_cast<size_t>(dim)];
        }
        return dim == split ? tensor.size(dim) / 2 : tensor.size(dim);
    }
    int64_t stride(int dim) const { return layout ? layout->strides[static_cast<size_t>(dim)] : tensor.stride(dim); }
    int64_t offset() const { return tensor.handle->offset + (second ? size(split) * stride(split) : 0); }
};

inline View half(const Tensor& tensor, int64_t dim, bool first) { return {tensor, from_front(dim, tensor), !first}; }
inline View left(const Tensor& tensor, int64_t dim) { return half(tensor, dim, true); }
inline View right(const Tensor& tensor, int64_t dim) { return half(tensor, dim, false); }

}  // namespace actgrad
