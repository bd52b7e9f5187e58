// SPDX-License-Identifier: Apache-2.0
// The memory of tensors, as DLPack describes it.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "aclnn/aclnn_base.h"
#include "nnopbase/dims.h"
#include "nnopbase/tensor.h"
#include "python/array.h"
#include "python/exchange.h"
#include "python/torch.h"

namespace actgrad::python {

namespace {

// Describes the memory of a plain CPU tensor without lazy bits.
bool describe_plain(const Torch& torch, nb::handle tensor, nb::dlpack::dltensor& described) {
    if (!tensor.type().is(torch.tensor) && !tensor.type().is(torch.parameter)) {
        return false;
    }
    PyObject* const self = tensor.ptr();
    const nb::object negative = nb::steal(PyObject_Vectorcall(torch.is_neg, &self, 1, nullptr));
    const DLPackExchange* const exchange = exchange_of(tensor);
    if (!negative.is(nb::handle(Py_False)) || !exchange ||
        exchange->dltensor_from_py_object(tensor.ptr(), &described) != 0) {
        PyErr_Clear();
        return false;
    }
    return described.device.device_type == Device::CPU;
}

void describe(const nb::dlpack::dltensor& described, aclDataType dtype, aclTensor& tensor) {
    ArrayView view;
    view.data = static_cast<char*>(described.data) + described.byte_offset;
    view.dtype = dtype;
    view.sizes = Dims(described.shape, static_cast<size_t>(described.ndim));
    view.strides = Dims(described.strides, static_cast<size_t>(described.ndim));
    fill(tensor, view);
}

aclDataType dtype_of(const nb::dlpack::dtype& dtype) {
    using Code = nb::dlpack::dtype_code;
    const auto code = static_cast<Code>(dtype.code);
    if (code == Code::Bfloat) {
        return ACL_BF16;
    }
    if (code == Code::Float && dtype.lanes == 1) {
        return dtype.bits == 32 ? ACL_FLOAT : dtype.bits == 16 ? ACL_FLOAT16 : ACL_DOUBLE;
    }
    return ACL_DT_UNDEFINED;  // refused by phase one
}

// The layout of a tensor, without its address.
struct Layout {
    nb::dlpack::dtype dtype;
    Dims sizes;
    Dims strides;

    explicit Layout(const nb::dlpack::dltensor& described)
        : dtype(described.dtype),
          sizes(described.shape, static_cast<size_t>(described.ndim)),
          strides(described.strides, static_cast<size_t>(described.ndim)) {}

    bool is_of(const nb::dlpack::dltensor& described) const {
        return dtype.code == described.dtype.code && dtype.bits == described.dtype.bits &&
               dtype.lanes == described.dtype.lanes && sizes.size() == static_cast<size_t>(described.ndim) &&
               std::equal(sizes.begin(), sizes.end(), described.shape) &&
               std::equal(strides.begin(), strides.end(), described.strides);
    }
};

nb::tuple tuple_of(const Dims& values) {
    nb::tuple tuple = nb::steal<nb::tuple>(PyTuple_New(static_cast<Py_ssize_t>(values.size())));
    for (size_t i = 0; i < values.size(); ++i) {
        PyTuple_SetItem(tuple.ptr(), static_cast<Py_ssize_t>(i), PyLong_FromLongLong(values[i]));
    }
    return tuple;
}

void* address_of(const nb::dlpack::dltensor& described) {
    return static_cast<char*>(described.data) + described.byte_offset;
}

// The bytes from a tensor's first element to the end of its last one.
std::pair<const char*, const char*> extent_of(const nb::dlpack::dltensor& described) {
    const char* const begin = static_cast<const char*>(address_of(described));
    int64_t last = 0;
    for (int32_t i = 0; i < described.ndim; ++i) {
        last += (described.shape[i] - 1) * described.strides[i];
    }
    return {begin, begin + (last + 1) * (described.dtype.bits / 8)};
}

// Whether tensors with elements certainly share no memory.
bool are_apart(const nb::dlpack::dltensor& one, const nb::dlpack::dltensor& other) {
    const auto [begin, end] = extent_of(one);
    const auto [other_begin, other_end] = extent_of(other);
    return end <= other_begin || other_end <= begin;
}

}  // namespace

}  // namespace actgrad::python
