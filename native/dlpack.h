// SPDX-License-Identifier: Apache-2.0
// DLPack's managed tensors and exchange table. `Tensor` is its DLTensor, which nanobind declares, and for
// the engine, which has no nanobind, engine/dl_tensor.h.
#pragma once

#include <cstdint>

namespace actgrad::dlpack {

struct Version {
    uint32_t major, minor;
};

// A tensor whose memory `deleter` releases, from any thread.
template <class Tensor>
struct ManagedTensor {
    Version version;
    void* context;
    void (*deleter)(ManagedTensor* self);
    uint64_t flags;
    Tensor tensor;
};

// The payload of an unversioned capsule, which all releases of PyTorch accept; it owns `managed`.
template <class Tensor>
struct UnversionedTensor {
    Tensor tensor;
    ManagedTensor<Tensor>* managed;
    void (*deleter)(UnversionedTensor* self);

    static void destroy(UnversionedTensor* self) {
        self->managed->deleter(self->managed);
        delete self;
    }
};

// PyTorch's `__dlpack_c_exchange_api__`: describes and creates tensors without Python calls. Functions return 0, or set
// a Python exception and return -1.
template <class Tensor>
struct Exchange {
    Version version;
    const Exchange* previous;
    void* managed_tensor_allocator;
    void* managed_tensor_from_py_object;
    int (*managed_tensor_to_py_object)(ManagedTensor<Tensor>* tensor, void** py_object);  // takes ownership
    int (*dltensor_from_py_object)(void* py_object, Tensor* tensor);
};

}  // namespace actgrad::dlpack
