// SPDX-License-Identifier: Apache-2.0
// What the module finds in Python once and keeps for ever.
#pragma once

#include <nanobind/nanobind.h>

namespace actgrad::python {

namespace nb = nanobind;

// `object` if it is known, else what `find` finds. Not a static initializer: finding may give up the GIL, and a thread
// that took it would hold it while it waits for the initializer's guard. Instead two threads may find the object.
template <class Find>
nb::handle kept(PyObject*& object, const Find& find) {
    if (!object) {
        nb::object found = find();
        if (!object) {
            object = found.release().ptr();
        }
    }
    return object;
}

// The same for an attribute of a module.
inline nb::handle kept(PyObject*& object, const char* module, const char* name) {
    return kept(object, [&] { return nb::object(nb::module_::import_(module).attr(name)); });
}

}  // namespace actgrad::python
