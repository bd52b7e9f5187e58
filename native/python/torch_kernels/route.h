// SPDX-License-Identifier: Apache-2.0
// Who calls a kernel, and where the calls go that it does not handle.
#pragma once

#include <nanobind/nanobind.h>

#include <cstddef>
#include <optional>
#include <utility>

namespace actgrad::python {

namespace nb = nanobind;

namespace {

// The caller of a kernel; see torch_kernel.
enum class Caller { Dispatcher, Function, Autograd, Overwriter, Reuser };

constexpr std::pair<const char*, Caller> CALLERS[] = {
    {"dispatcher", Caller::Dispatcher}, {"function", Caller::Function}, {"autograd", Caller::Autograd},
    {"overwriter", Caller::Overwriter}, {"reuser", Caller::Reuser},
};

// The arguments of `torch_kernel`.
struct Route {
    nb::handle otherwise;
    Caller caller;
    nb::handle differentiable;
    nb::handle defaults;
    std::optional<size_t> given_up;
};

// Calls `differentiable` with `given`, completed by the defaults of omitted attributes, and with `results` if there are
// any.
nb::object differentiated(const Route& route, PyObject* const* given, size_t count, size_t tensors,
                          nb::object results = {}) {
    const auto left_out = static_cast<Py_ssize_t>(count - tensors), all = PyTuple_Size(route.defaults.ptr());
    const Py_ssize_t own = static_cast<Py_ssize_t>(tensors) + all;
    nb::object arguments = nb::steal(PyTuple_New(own + (results.is_valid() ? 1 : 0)));
    for (size_t i = 0; i < count; ++i) {
        PyTuple_SetItem(arguments.ptr(), static_cast<Py_ssize_t>(i), nb::borrow(given[i]).release().ptr());
    }
    for (Py_ssize_t i = left_out; i < all; ++i) {
        nb::object value = nb::borrow(PyTuple_GetItem(route.defaults.ptr(), i));
        PyTuple_SetItem(arguments.ptr(), static_cast<Py_ssize_t>(tensors) + i, value.release().ptr());
    }
    if (results.is_valid()) {
        PyTuple_SetItem(arguments.ptr(), own, results.release().ptr());
    }
    nb::object followed = nb::steal(PyObject_CallObject(route.differentiable.ptr(), arguments.ptr()));
    if (!followed.is_valid()) {
        throw nb::python_error();
    }
    return followed;
}

}  // namespace

}  // namespace actgrad::python
