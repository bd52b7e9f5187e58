// SPDX-License-Identifier: Apache-2.0
// Fresh arrays for results, as NumPy and PyTorch would make them, but large ones in kept memory.
#pragma once

#include <nanobind/nanobind.h>

#include <cstdint>
#include <vector>

namespace actgrad::python {

namespace nb = nanobind;

// An array with the shape, dtype and order of memory of `x`; None when `x` is neither a plain NumPy array nor a PyTorch
// tensor of the CPU.
nb::object like(nb::handle x);

// like(b), when a and b are of one type, dtype and shape; else None.
nb::object like_both(nb::handle a, nb::handle b);

// A large array of the given shape with the library and dtype of `x`; None where its library should make it.
nb::object large(nb::handle x, const std::vector<int64_t>& shape);

// The shape and the name of the dtype of an array of any library; None of what is no array that can be read.
nb::object shape_and_dtype(nb::handle x);

void bind_fresh(nb::module_& module);

}  // namespace actgrad::python
