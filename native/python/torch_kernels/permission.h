// SPDX-License-Identifier: Apache-2.0
// What PyTorch allows a kernel to do with a call and its tensors.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <algorithm>
#include <cstdint>

#include "python/torch.h"

namespace actgrad::python {

namespace {

// Whether a torch.func transform, a dispatch mode or forward-mode AD would intercept the call, and, if it did not come
// from the dispatcher, a function mode, tracer or profiler. Autocast is a no-op if all tensors have one dtype.
bool watched(const Torch& torch, bool dispatched) {
    static PyObject* const level = PyUnicode_InternFromString("_current_level");
    return torch.transforms_active() || torch.modes() || PyLong_AsLong(attribute(torch.forward_ad, level).ptr()) >= 0 ||
           (!dispatched && (torch.function_modes() || torch.is_tracing() || torch.is_profiled()));
}

// Whether PyTorch allows writing to `tensor` here. Inference tensors have no version counter, so they are left to
// PyTorch.
bool may_be_written(nb::handle tensor) {
    static PyObject* const version = PyUnicode_InternFromString("_version");
    const nb::object counted = nb::steal(PyObject_GetAttr(tensor.ptr(), version));
    PyErr_Clear();
    return counted.is_valid();
}

bool requires_grad(nb::handle tensor) {
    static PyObject* const name = PyUnicode_InternFromString("requires_grad");
    return !attribute(tensor, name).is(nb::handle(Py_False));
}

// Whether the backward pass may overwrite a tensor: it was computed, is no view, and has one place for each element.
bool may_be_given_up(nb::handle tensor, const nb::dlpack::dltensor& described) {
    static PyObject* const is_leaf = PyUnicode_InternFromString("is_leaf");
    static PyObject* const is_view = PyUnicode_InternFromString("_is_view");
    if (!attribute(tensor, is_leaf).is(nb::handle(Py_False))) {
        return false;
    }
    PyObject* const self = tensor.ptr();
    if (!nb::steal(PyObject_VectorcallMethod(is_view, &self, 1, nullptr)).is(nb::handle(Py_False))) {
        PyErr_Clear();
        return false;
    }
    return std::none_of(described.strides, described.strides + described.ndim, [](int64_t step) { return step == 0; });
}

}  // namespace

}  // namespace actgrad::python
