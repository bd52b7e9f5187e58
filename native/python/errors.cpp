// SPDX-License-Identifier: Apache-2.0
#include "python/errors.h"

#include <nanobind/nanobind.h>

#include <string>

#include "ascendcl/error.h"

namespace nb = nanobind;

namespace actgrad::python {

std::string text_of(nb::handle object) {
    const nb::object text = nb::steal(PyObject_Str(object.ptr()));
    const nb::object bytes =
        nb::steal(text.is_valid() ? PyUnicode_AsEncodedString(text.ptr(), "utf-8", "backslashreplace") : nullptr);
    if (bytes.is_valid()) {
        return {PyBytes_AsString(bytes.ptr()), static_cast<size_t>(PyBytes_Size(bytes.ptr()))};
    }
    if (!PyErr_ExceptionMatches(PyExc_Exception)) {  // such as KeyboardInterrupt
        throw nb::python_error();
    }
    PyErr_Clear();
    return "?";
}

void raise_on_failure(aclnnStatus status) {
    if (status == ACLNN_SUCCESS) {
        return;
    }
    const std::string sentence = take_error_text();
    const nb::object type = nb::module_::import_("actgrad.errors").attr("AclnnError");
    const auto size = static_cast<Py_ssize_t>(sentence.size());
    const nb::object text = nb::steal(PyUnicode_DecodeUTF8(sentence.data(), size, "replace"));
    const nb::object error = type(status, text);
    PyErr_SetObject(type.ptr(), error.ptr());
    throw nb::python_error();
}

}  // namespace actgrad::python
