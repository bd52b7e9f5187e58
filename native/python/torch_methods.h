// SPDX-License-Identifier: Apache-2.0
// Methods of autograd functions for PyTorch, and their metaclass.
#pragma once

#include <nanobind/nanobind.h>

namespace actgrad::python {

namespace nb = nanobind;

// A method of an autograd function, without Python code. As an attribute of a class it does not bind.
nb::object torch_method(const char* name, nb::tuple state);

// A metaclass derived from `base` whose classes look an attribute up in their own dictionary first. PyTorch looks up
// those of an autograd function in each call, by new strings, which Python's cache of attributes does not find.
nb::object torch_metaclass(nb::handle base);

void bind_torch_methods(nb::module_& module);

}  // namespace actgrad::python
