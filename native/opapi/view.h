// SPDX-License-Identifier: Apache-2.0
// The view of a tensor that an operand of a formula is bound to.
#pragma once

#include <cstdint>

#include "opapi/arguments.h"

namespace actgrad {

// The whole of a tensor, or one half of it along one dimension.
struct View {
    Tensor tensor;
    int split = -1;  // the halved dimension, or none
    bool second = false;

    View(Tensor whole) : tensor(whole) {}
    View(Tensor whole, int split_dim, bool second_half) : tensor(whole), split(split_dim), second(second_half) {}

    int rank() const { return tensor.rank(); }
    int64_t size(int dim) const { return dim == split ? tensor.size(dim) / 2 : tensor.size(dim); }
    int64_t stride(int dim) const { return tensor.stride(dim); }
    int64_t offset() const { return tensor.handle->offset + (second ? size(split) * stride(split) : 0); }
};

inline View half(const Tensor& tensor, int64_t dim, bool first) { return {tensor, from_front(dim, tensor), !first}; }
inline View left(const Tensor& tensor, int64_t dim) { return half(tensor, dim, true); }
inline View right(const Tensor& tensor, int64_t dim) { return half(tensor, dim, false); }

}  // namespace actgrad
