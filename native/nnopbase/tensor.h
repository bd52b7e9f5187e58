// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "aclnn/acl_meta.h"
#include "ascendcl/export.h"
#include "nnopbase/dims.h"
#include "nnopbase/references.h"
#include "strict/access.h"

namespace actgrad {

// The product of `sizes`: 1 if empty, 0 if any is 0, else -1 if any is negative, else saturated at INT64_MAX.
ACTGRAD_API int64_t count_elements(const Dims& sizes);

// The strides of a contiguous tensor. If the product of the sizes overflows, any strides will do: no storage fits it.
ACTGRAD_API Dims contiguous_strides(const Dims& sizes);

// A tensor owned by its user, as from aclCreateTensor, but not initialised. Throws std::bad_alloc.
ACTGRAD_API aclTensor* create_tensor();

// The tensors of a call, in parameter order; some may be null. Each is retained while listed, unless the owner
// guarantees all lifetimes and they are borrowed.
class ACTGRAD_API TensorReferences {
public:
    TensorReferences() = default;
    TensorReferences(TensorReferences&& other) noexcept = default;
    TensorReferences& operator=(TensorReferences&&) = delete;
    ~TensorReferences();

    void reserve(size_t count) { tensors_.reserve(count); }

    // Throws Refusal(161002) unless `tensor` is null or live.
    void retain(const aclTensor* tensor, const char* argument);

    void borrow(const aclTensor* tensor) {
        borrowed_ = true;
        tensors_.push_back(tensor);
    }

    const std::vector<const aclTensor*>& list() const { return tensors_; }

private:
    std::vector<const aclTensor*> tensors_;
    bool borrowed_ = false;
};

}  // namespace actgrad

// A view of storage that the user owns. It lives until the user has destroyed it and no executor refers to it.
struct aclTensor {
    actgrad::Dims view_sizes;
    actgrad::Dims view_strides;
    actgrad::Dims storage_dims;
    int64_t offset = 0;
    aclDataType dtype = ACL_DT_UNDEFINED;
    aclFormat format = ACL_FORMAT_UNDEFINED;
    std::atomic<void*> data{nullptr};  // base of the storage; the offset is relative to it

    aclTensor() = default;
    aclTensor(const aclTensor& other)
        : view_sizes(other.view_sizes),
          view_strides(other.view_strides),
          storage_dims(other.storage_dims),
          offset(other.offset),
          dtype(other.dtype),
          format(other.format),
          data(other.data.load()) {}
    aclTensor& operator=(const aclTensor&) = delete;

    size_t rank() const { return view_sizes.size(); }
    const actgrad::Dims& sizes() const { return view_sizes; }
    const actgrad::Dims& strides() const { return view_strides; }
    const actgrad::Dims& storage_sizes() const { return storage_dims; }

    // The storage's size in bytes; 0 or negative if nothing fits in it.
    int64_t storage_bytes() const {
        return actgrad::count_elements(storage_dims) * static_cast<int64_t>(aclDataTypeSize(dtype));
    }

    // The view's number of elements; see count_elements.
    int64_t elements() const { return actgrad::count_elements(view_sizes); }

    bool is_empty() const { return elements() == 0; }
};

namespace actgrad {

// What the address of an element is a multiple of; 0 if elements are not whole bytes.
ACTGRAD_API size_t alignment_of(aclDataType dtype);

// A memory access to all of a tensor; without bytes if it has no data, or if no memory is as large as it needs.
ACTGRAD_API strict::Access access_of(const aclTensor& tensor, const char* argument, strict::Use use);

}  // namespace actgrad
