// SPDX-License-Identifier: Apache-2.0
// DLPack's documented exchange table, PyTorch's `__dlpack_c_exchange_api__`: describes and creates tensors without
// Python calls.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <cstdint>

namespace actgrad::python {

namespace nb = nanobind;

struct DLPackVersion {
    uint32_t major, minor;
};

// A tensor whose memory `deleter` releases, from any thread.
struct DLManagedTensor {
    DLPackVersion version;
    void* context;
    void (*deleter)(DLManagedTensor* self);
    uint64_t flags;
    nb::dlpack::dltensor tensor;
};

// Functions return 0, or set a Python exception and return -1.
struct DLPackExchange {
    DLPackVersion version;
    const DLPackExchange* previous;
    void* managed_tensor_allocator;
    void* managed_tensor_from_py_object;
    int (*managed_tensor_to_py_object)(DLManagedTensor* tensor, void** py_object);
    int (*dltensor_from_py_object)(void* py_object, nb::dlpack::dltensor* tensor);
};

// The table of the array's type; null unless it is a PyTorch type.
const DLPackExchange* exchange_of(nb::handle array);

}  // namespace actgrad::python
