// SPDX-License-Identifier: Apache-2.0
// New result arrays, as NumPy and PyTorch would make them, except that large ones use cached memory.
#pragma once

#include <nanobind/nanobind.h>

#include <cstdint>
#include <vector>

namespace actgrad::python {

namespace nb = nanobind;

// An array with the shape, dtype and memory order of `x`; None unless `x` is a plain NumPy array or a tensor of
// PyTorch, on the CPU or on a GPU.
nb::object like(nb::handle x);

// like(b) if a and b agree in type, dtype and shape, else None.
nb::object like_both(nb::handle a, nb::handle b);

// A large array of the given shape with the library and dtype of `x`; None if the library itself should make it.
nb::object large(nb::handle x, const std::vector<int64_t>& shape);

// The shape and dtype name of any library's array; None if it cannot be read.
nb::object shape_and_dtype(nb::handle x);

void bind_fresh(nb::module_& module);

}  // namespace actgrad::python
