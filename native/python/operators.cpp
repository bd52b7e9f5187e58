// SPDX-License-Identifier: Apache-2.0
#include "python/operators.h"

#include <nanobind/stl/string.h>

#include <algorithm>
#include <sstream>

#include "python/kept.h"

namespace actgrad::python {

namespace {

// Whether this is complex; NumPy's numbers drop the imaginary part on conversion to float, with no more than a warning.
bool is_complex(nb::handle object) {
    if (PyFloat_Check(object.ptr()) || PyLong_Check(object.ptr())) {
        return false;
    }
    if (PyComplex_Check(object.ptr())) {
        return true;
    }
    const nb::object dtype = nb::getattr(object, "dtype", nb::none());
    return text_of(nb::getattr(dtype, "kind", nb::none())) == "c";
}

// Clears the error of a conversion that failed; raises it if it is none, such as KeyboardInterrupt.
void clear_error() {
    if (!PyErr_ExceptionMatches(PyExc_Exception)) {
        throw nb::python_error();
    }
    PyErr_Clear();
}

}  // namespace

std::string described(nb::handle object) {
    const nb::object repr = nb::steal(PyObject_Repr(object.ptr()));
    if (!repr.is_valid()) {
        clear_error();
    }
    const std::string text = repr.is_valid() ? text_of(repr) : "";
    return !text.empty() && text.size() <= 60 && text.find('\n') == text.npos
               ? text
               : "a value of type " + text_of(nb::type_name(object.type()));
}

int64_t integer(nb::handle object) {
    const nb::object index = nb::steal(PyNumber_Index(object.ptr()));
    if (!index.is_valid()) {
        clear_error();
        throw nb::type_error((described(object) + " was given; an integer is needed").c_str());
    }
    const long long value = PyLong_AsLongLong(index.ptr());
    if (value == -1 && PyErr_Occurred()) {
        PyErr_Clear();
        throw nb::type_error((described(object) + " was given; an integer of 64 bits is needed").c_str());
    }
    return value;
}

bool boolean(nb::handle object) {
    if (PyBool_Check(object.ptr())) {
        return object.ptr() == Py_True;
    }
    const std::string type = text_of(object.type().attr("__name__"));
    if (type == "bool" || type == "bool_") {  // NumPy's name
        return PyObject_IsTrue(object.ptr()) == 1;
    }
    if (PyLong_Check(object.ptr())) {
        const int64_t value = integer(object);
        if (value == 0 || value == 1) {
            return value == 1;
        }
    }
    throw nb::type_error((described(object) + " was given; a bool is needed").c_str());
}

double number(nb::handle object) {
    if (is_complex(object)) {
        throw nb::type_error((described(object) + " was given; a real number is needed").c_str());
    }
    const double value = PyFloat_AsDouble(object.ptr());
    if (value == -1 && PyErr_Occurred()) {
        const bool too_large = PyErr_ExceptionMatches(PyExc_OverflowError);
        clear_error();
        const char* const needed = too_large ? "; a number in the range of float64 is needed" : "; a number is needed";
        throw nb::type_error((described(object) + " was given" + needed).c_str());
    }
    return value;
}

aclScalar scalar_of(nb::handle object) {
    aclScalar scalar{ACL_DOUBLE, {}};
    if (PyIndex_Check(object.ptr())) {
        const long long integer = PyLong_AsLongLong(object.ptr());
        if (integer != -1 || !PyErr_Occurred()) {
            scalar.dtype = ACL_INT64;
            std::memcpy(scalar.bytes.data(), &integer, sizeof integer);
            return scalar;
        }
        PyErr_Clear();
    }
    const double value = number(object);
    std::memcpy(scalar.bytes.data(), &value, sizeof value);
    return scalar;
}

aclScalar* scalar_argument(nb::handle object) {
    if (object.is_none()) {
        return nullptr;
    }
    if (!nb::isinstance<ScalarHandle>(object)) {
        throw nb::type_error((described(object) + " was given; an aclnn.Scalar or None is needed").c_str());
    }
    return nb::cast<const ScalarHandle&>(object).get();
}

char* word_argument(nb::handle object) {
    if (object.is_none()) {
        return nullptr;
    }
    const char* const text = PyUnicode_Check(object.ptr()) ? PyUnicode_AsUTF8AndSize(object.ptr(), nullptr) : nullptr;
    if (!text) {
        PyErr_Clear();
        throw nb::type_error((described(object) + " was given; a str or None is needed").c_str());
    }
    return const_cast<char*>(text);  // the documented parameter is not const, but is only read
}

int threads_of_pytorch() {
    static PyObject* count = nullptr;
    return std::clamp(nb::cast<int>(kept(count, "torch", "get_num_threads")()), 1, MAX_THREADS);
}

void count_write(nb::handle tensor) {
    // The private function takes half the time of the documented one; in some releases it takes only one tensor.
    static PyObject* private_one = nullptr;
    const nb::handle below = kept(private_one, [] {
        const nb::object torch = nb::module_::import_("torch");
        nb::object found = nb::getattr(torch.attr("_C"), "_increment_version", nb::none());
        try {
            found(nb::make_tuple(torch.attr("empty")(0)));
        } catch (nb::python_error&) {
            found = nb::none();
        }
        return found;
    });
    if (!below.is_none()) {
        const nb::object tensors = nb::steal(PyTuple_Pack(1, tensor.ptr()));
        PyObject* const argument = tensors.ptr();
        const nb::object none = nb::steal(PyObject_Vectorcall(below.ptr(), &argument, 1, nullptr));
        if (!none.is_valid()) {
            throw nb::python_error();
        }
        return;
    }
    static PyObject* documented = nullptr;
    kept(documented, "torch.autograd.graph", "increment_version")(tensor);
}

std::string name_of(const GivenObject& given) {
    std::istringstream names(given.names);
    std::string name;
    for (size_t i = 0; i <= given.index; ++i) {
        std::getline(names >> std::ws, name, ',');
    }
    return name;
}

}  // namespace actgrad::python
