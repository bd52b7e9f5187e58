// SPDX-License-Identifier: Apache-2.0
// Zero-copy descriptions of NumPy, PyTorch and DLPack arrays as tensors.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include "nnopbase/tensor.h"
#include "python/device.h"

namespace actgrad::python {

namespace nb = nanobind;

enum class Use { Read, Write };

// Location and layout of an array's elements. `exported`, the capsule of an `__array_struct__`, and `imported`, another
// library's export, hold them until the call ends: a scalar of NumPy, for one, makes an array that only its capsule
// has.
struct ArrayView {
    void* data = nullptr;
    aclDataType dtype = ACL_DT_UNDEFINED;
    Device device;
    Dims sizes;
    Dims strides;  // in elements, possibly negative; `data` is the address of element 0
    nb::object exported;
    nb::ndarray<nb::ro> imported;
    bool of_pytorch = false;
};

// Whether it is a numpy.ndarray, excluding subclasses.
bool is_plain_numpy(nb::handle array);

// Describes `array`, on the CPU or a GPU. Raises TypeError if it is not an array or is unsupported: on another device,
// of foreign byte order, read-only but to be written, or a tensor that requires grad.
ArrayView view_of(nb::handle array, Use use);

// As view_of, but refuses arrays on a GPU.
ArrayView cpu_view_of(nb::handle array, Use use);

// How many bytes of memory an array has from its first element on.
int64_t bytes_from_first(const ArrayView& view);

// Fills `tensor`, which the caller keeps alive, from the view. Its storage is the range that the view touches.
void fill(aclTensor& tensor, const ArrayView& view);

}  // namespace actgrad::python
