// SPDX-License-Identifier: Apache-2.0
// Python arrays as tensors: the memory of a NumPy, PyTorch or DLPack array, described without a copy.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include "nnopbase/tensor.h"
#include "python/device.h"

namespace actgrad::python {

namespace nb = nanobind;

enum class Use { Read, Write };

// Where an array's elements lie. `imported` holds what another library exported, until the call is over.
struct ArrayView {
    void* data = nullptr;
    aclDataType dtype = ACL_DT_UNDEFINED;
    Device device;
    Dims sizes;
    Dims strides;  // in elements; negative ones are possible, `data` is the first element's address
    nb::ndarray<nb::ro> imported;
    bool of_pytorch = false;
};

// Exactly numpy.ndarray, not one of its subclasses.
bool is_plain_numpy(nb::handle array);

// Describes `array`, on the CPU or a GPU. Raises TypeError for what is no array, or one that cannot be used as it is:
// another device, a byte order that is not the machine's, a read-only array to write to, a tensor that autograd
// follows.
ArrayView view_of(nb::handle array, Use use);

// As view_of, but a GPU's array is refused too.
ArrayView cpu_view_of(nb::handle array, Use use);

// Fills `tensor`, which the caller keeps alive, with the view. Its storage is what the view touches.
void fill(aclTensor& tensor, const ArrayView& view);

}  // namespace actgrad::python
