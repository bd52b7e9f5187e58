// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "aclnn/acl_meta.h"
#include "ascendcl/export.h"
#include "nnopbase/dims.h"
#include "nnopbase/live.h"
#include "strict/access.h"

namespace actgrad {

// The product of `sizes`: 1 for none, 0 if any is 0, else -1 if any is negative, else INT64_MAX if it would be more.
ACTGRAD_API int64_t count_elements(const Dims& sizes);

// A tensor that its user owns, as aclCreateTensor makes one, but not filled. Throws std::bad_alloc.
ACTGRAD_API aclTensor* create_tensor();

// The tensors of a call, in parameter order; some may be null. They are retained as long as they are listed here,
// unless their owner lends all of them for so long.
class ACTGRAD_API TensorReferences {
public:
    TensorReferences() = default;
    TensorReferences(TensorReferences&& other) noexcept = default;
    TensorReferences& operator=(TensorReferences&&) = delete;
    ~TensorReferences();

    void reserve(size_t count) { tensors_.reserve(count); }

    // Throws Refusal(161002) unless `tensor` is null or alive.
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

// A view of storage that the user owns. It lives until its user has destroyed it and no executor holds it.
struct aclTensor {
    actgrad::Dims view_sizes;
    actgrad::Dims view_strides;
    actgrad::Dims storage_dims;
    int64_t offset = 0;
    aclDataType dtype = ACL_DT_UNDEFINED;
    aclFormat format = ACL_FORMAT_UNDEFINED;
    std::atomic<void*> data{nullptr};  // the base of the storage, which the offset counts from

    size_t rank() const { return view_sizes.size(); }
    const actgrad::Dims& sizes() const { return view_sizes; }
    const actgrad::Dims& strides() const { return view_strides; }
    const actgrad::Dims& storage_sizes() const { return storage_dims; }

    // The bytes of the storage; not positive where nothing can lie in it.
    int64_t storage_bytes() const {
        return actgrad::count_elements(storage_dims) * static_cast<int64_t>(aclDataTypeSize(dtype));
    }

    // The number of elements of the view; see count_elements.
    int64_t elements() const { return actgrad::count_elements(view_sizes); }

    // Whether any size is 0.
    bool is_empty() const { return elements() == 0; }
};

namespace actgrad {

// What work does with the memory of a tensor; no bytes where it has none.
ACTGRAD_API strict::Access access_of(const aclTensor& tensor, const char* argument, strict::Use use);

}  // namespace actgrad
