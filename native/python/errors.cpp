// SPDX-License-Identifier: Apache-2.0
#include "python/errors.h"

#include <nanobind/nanobind.h>

#include <string>

#include "ascendcl/error.h"

namespace nb = nanobind;

namespace actgrad::python {

void raise_on_failure(aclnnStatus status) {
    if (status == ACLNN_SUCCESS) {
        return;
    }
    const std::string sentence = take_error_text();
    const nb::object type = nb::module_::import_("actgrad.errors").attr("AclnnError");
    const nb::object error = type(status, nb::str(sentence.c_str(), sentence.size()));
    PyErr_SetObject(type.ptr(), error.ptr());
    throw nb::python_error();
}

}  // namespace actgrad::python
