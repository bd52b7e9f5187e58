// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "aclnn/acl_meta.h"
#include "native/base/dims.h"
#include "native/runtime/export.h"

namespace actgrad {

/// The product of `sizes`: 1 for none, 0 if any is 0, else -1 if any is negative, else INT64_MAX if it would be more.
ACTGRAD_API int64_t count_elements(const Dims& sizes);

/// Count one reference more or one less; the last one frees the tensor. Null is allowed.
ACTGRAD_API void retain(const aclTensor* tensor);
ACTGRAD_API void release(const aclTensor* tensor);

}  // namespace actgrad

/// A view of storage that the user owns. It lives until its user has destroyed it and no executor holds it.
struct ACTGRAD_API aclTensor {
    aclTensor(actgrad::Dims view_sizes, actgrad::Dims view_strides, int64_t view_offset, aclDataType data_type,
              aclFormat claimed_format, actgrad::Dims storage_dims, void* base);

    size_t rank() const { return sizes_.size(); }
    const actgrad::Dims& sizes() const { return sizes_; }
    const actgrad::Dims& strides() const { return strides_; }
    const actgrad::Dims& storage() const { return storage_; }
    int64_t offset() const { return offset_; }
    aclDataType dtype() const { return dtype_; }
    aclFormat format() const { return format_; }

    /// The base of the storage, which the view's offset counts from.
    void* data() const { return data_.load(std::memory_order_acquire); }
    void set_data(void* base) { data_.store(base, std::memory_order_release); }

    /// The number of elements of the view, and of its storage; see count_elements.
    int64_t elements() const;
    int64_t storage_elements() const;

    /// Whether any size is 0.
    bool is_empty() const;

    /// Replaces everything but the references, for aclInitTensor.
    void assign(actgrad::Dims view_sizes, actgrad::Dims view_strides, int64_t view_offset, aclDataType data_type,
                aclFormat claimed_format, actgrad::Dims storage_dims, void* base);

private:
    friend void actgrad::retain(const aclTensor* tensor);
    friend void actgrad::release(const aclTensor* tensor);

    mutable std::atomic<int> references_{1};
    actgrad::Dims sizes_;
    actgrad::Dims strides_;
    actgrad::Dims storage_;
    int64_t offset_;
    aclDataType dtype_;
    aclFormat format_;
    std::atomic<void*> data_;
};
