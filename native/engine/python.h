// SPDX-License-Identifier: Apache-2.0
//
// Python objects and the GIL, as far as the bridge to PyTorch needs them.
#pragma once

// With the limited API (stable ABI), one build serves every Python from 3.12 on.
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <memory>
#include <string>

#include "aclnn/acl_meta.h"
#include "ascendcl/cancellation.h"
#include "table/argument.h"

namespace actgrad::engine {

using table::Argument;
using table::Arguments;
using table::Dead;
using table::Null;
using table::Seed;

// Holds the GIL, and defers the thread's cancellation. Throws Refusal(361001) once the interpreter is finalizing.
class Gil {
public:
    Gil();
    ~Gil();
    Gil(const Gil&) = delete;
    Gil& operator=(const Gil&) = delete;

private:
    const NoCancellation calling_;  // Python's own waits cannot be unwound
    PyGILState_STATE state_;
};

struct Decrement {
    void operator()(PyObject* object) const { Py_XDECREF(object); }
};
using Object = std::unique_ptr<PyObject, Decrement>;

// Takes ownership of a new reference. If it is null, throws std::bad_alloc for a MemoryError, else PythonError.
Object own(PyObject* object);

// Fetches and clears the pending exception: the beginning of its text, and its aclnn_status; 0 if it has none.
struct PythonError {
    PythonError();
    std::string message;
    int status = 0;
    // Whether it is no error but, such as KeyboardInterrupt, from a signal that came while Python code ran. Then Python
    // raises it again as soon as the program goes on.
    bool is_interruption = false;
};

// Converts a value that is not a tensor.
Object to_python(const aclScalar& scalar);
Object to_python(const Dims& values);
Object to_python(int64_t value);

// The sizes in a Python list.
Dims to_dims(PyObject* sizes);

// A PyTorch tensor over the memory of `tensor`, valid as long as that memory. Throws Refusal(161002) for a dtype that
// PyTorch lacks.
Object view(const aclTensor& tensor);

// The same, but None for an omitted tensor.
Object view_or_none(const aclTensor* tensor);

// Stand-in for a tensor while a call is checked: (sizes, strides, dtype).
Object description(const aclTensor& tensor);

// Keeps TorchDynamo from what Python runs meanwhile: called in the frame of a compiled function, it would compile the
// table's functions, and fail at those of HCCL.
class NotCompiled {
public:
    NotCompiled();
    ~NotCompiled();
    NotCompiled(const NotCompiled&) = delete;
    NotCompiled& operator=(const NotCompiled&) = delete;

private:
    const Object callback_;  // what compiles this thread's frames, to be restored
};

using TensorToPython = Object (*)(const aclTensor&);

// The arguments as a tuple.
Object to_python(const Arguments& arguments, TensorToPython convert);

// The attribute `name` of actgrad.npu.bridge: a borrowed reference, cached forever.
PyObject* of_bridge(const char* name);

}  // namespace actgrad::engine
