// SPDX-License-Identifier: Apache-2.0
// Python wrappers of aclTensor and aclScalar.
#pragma once

#include <nanobind/nanobind.h>

#include "aclnn/acl_meta.h"
#include "python/array.h"

namespace actgrad::python {

// Owns an aclTensor, and keeps alive its array and what a view of that exports.
class TensorHandle {
public:
    TensorHandle(aclTensor* tensor, nb::object array, ArrayView view)
        : tensor_(tensor), array_(std::move(array)), view_(std::move(view)) {}
    ~TensorHandle() { aclDestroyTensor(tensor_); }
    TensorHandle(const TensorHandle&) = delete;
    TensorHandle& operator=(const TensorHandle&) = delete;

    aclTensor* get() const { return tensor_; }
    nb::object array() const { return array_; }
    const ArrayView& view() const { return view_; }
    // Throws TypeError for a read-only array.
    void require_writable() const {
        if (!array_.is_none()) {
            cpu_view_of(array_, Use::Write);
        }
    }

private:
    aclTensor* tensor_;
    nb::object array_;
    ArrayView view_;
};

// Owns an aclScalar.
class ScalarHandle {
public:
    explicit ScalarHandle(aclScalar* scalar) : scalar_(scalar) {}
    ~ScalarHandle() { aclDestroyScalar(scalar_); }
    ScalarHandle(const ScalarHandle&) = delete;
    ScalarHandle& operator=(const ScalarHandle&) = delete;

    aclScalar* get() const { return scalar_; }

private:
    aclScalar* scalar_;
};

void bind_tensor(nb::module_& module);

}  // namespace actgrad::python
