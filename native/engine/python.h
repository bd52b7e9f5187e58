// SPDX-License-Identifier: Apache-2.0
//
// Python's objects and its lock, as far as the bridge to PyTorch needs them.
#pragma once

// With a stable interface, one build serves all versions of Python from 3.12 on.
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <memory>
#include <string>

#include "aclnn/acl_meta.h"
#include "table/argument.h"

namespace actgrad::engine {

using table::Argument;
using table::Arguments;
using table::Dead;
using table::Null;
using table::Seed;

// Holds the lock of the interpreter. Throws Refusal(361001) once Python ends.
class Gil {
public:
    Gil();
    ~Gil();
    Gil(const Gil&) = delete;
    Gil& operator=(const Gil&) = delete;

private:
    PyGILState_STATE state_;
};

struct Decrement {
    void operator()(PyObject* object) const { Py_XDECREF(object); }
};
using Object = std::unique_ptr<PyObject, Decrement>;

// Takes over what a function of Python's interface returned. Throws PythonError if that is null, std::bad_alloc if that
// is for a lack of memory.
Object own(PyObject* object);

// The pending exception, taken away: its type and the beginning of its text.
struct PythonError {
    PythonError();
    std::string message;
};

// What Python sees of a value that is no tensor.
Object to_python(const aclScalar& scalar);
Object to_python(const Dims& values);
Object to_python(int64_t value);

// The sizes in a list of Python.
Dims to_dims(PyObject* sizes);

// A tensor of PyTorch on the memory of `tensor`, valid while that memory is. Throws Refusal(161002) for a dtype that
// PyTorch lacks.
Object view(const aclTensor& tensor);

// The same, but None for a tensor that is left out.
Object view_or_none(const aclTensor* tensor);

// What stands for a tensor while a call is judged: (sizes, strides, dtype).
Object description(const aclTensor& tensor);

using TensorToPython = Object (*)(const aclTensor&);

// The arguments as a tuple.
Object to_python(const Arguments& arguments, TensorToPython convert);

// What actgrad.npu.bridge has under that name; borrowed, and kept for ever.
PyObject* of_bridge(const char* name);

}  // namespace actgrad::engine
