// SPDX-License-Identifier: Apache-2.0
#include "engine/python.h"

#include <cstring>
#include <map>
#include <new>

#if defined(__APPLE__)
#include <pthread.h>
#else
#include <sys/syscall.h>
#include <unistd.h>
#endif

#include "ascendcl/error.h"

namespace actgrad::engine {

namespace {

// Long enough for a message; tensors and exceptions may print all elements.
constexpr size_t LONGEST_TEXT = 600;

// Attaches a foreign thread for its whole lifetime, since creating a thread state is slow.
void adopt_this_thread() {
    if (!PyGILState_GetThisThreadState()) {
        PyGILState_Ensure();
        PyEval_SaveThread();
    }
}

// Fetches and clears the pending exception.
Object raised_exception() {
#if PY_VERSION_HEX >= 0x030C0000
    return Object(PyErr_GetRaisedException());
#else
    PyObject *type = nullptr, *value = nullptr, *traceback = nullptr;
    PyErr_Fetch(&type, &value, &traceback);
    PyErr_NormalizeException(&type, &value, &traceback);
    const Object owned_type(type), owned_traceback(traceback);
    return Object(value);
#endif
}

std::string text_of(PyObject* object) {
    const Object text(PyObject_Str(object));
    const Object bytes(text ? PyUnicode_AsUTF8String(text.get()) : nullptr);
    const char* const characters = bytes ? PyBytes_AsString(bytes.get()) : nullptr;
    PyErr_Clear();
    return characters ? characters : "an exception without a text";
}

// Signals' handlers and pending calls run there alone.
bool on_main_thread() {
#if defined(__APPLE__)
    return pthread_main_np() == 1;
#else
    return syscall(SYS_gettid) == getpid();
#endif
}

int raise_again(void* exception) {
    const Object owned(static_cast<PyObject*>(exception));
    const Object type(PyObject_Type(owned.get()));
    PyErr_SetObject(type.get(), owned.get());
    return -1;
}

template <class T>
T read(const aclScalar& scalar) {
    T value;
    std::memcpy(&value, scalar.bytes.data(), sizeof value);
    return value;
}

Object none() {
    Py_INCREF(Py_None);
    return Object(Py_None);
}

struct ToPython {
    TensorToPython convert;

    Object operator()(Null) const { return none(); }
    Object operator()(Dead) const { return none(); }
    Object operator()(const aclTensor* tensor) const { return tensor ? convert(*tensor) : none(); }
    Object operator()(const aclScalar& scalar) const { return to_python(scalar); }
    Object operator()(bool value) const { return own(PyBool_FromLong(value)); }
    Object operator()(int64_t value) const { return to_python(value); }
    Object operator()(Seed seed) const { return to_python(seed.value); }
    Object operator()(double value) const { return own(PyFloat_FromDouble(value)); }
    Object operator()(aclDataType dtype) const { return to_python(int64_t{dtype}); }

    Object operator()(const std::string& text) const {
        return own(PyUnicode_FromStringAndSize(text.data(), static_cast<Py_ssize_t>(text.size())));
    }

    template <class Member>
    Object operator()(const std::vector<Member>& members) const {
        Object list = own(PyList_New(static_cast<Py_ssize_t>(members.size())));
        Py_ssize_t position = 0;
        for (const auto& member : members) {
            PyList_SetItem(list.get(), position++, (*this)(member).release());
        }
        return list;
    }
};

}  // namespace

Gil::Gil() {
    if (!Py_IsInitialized()) {  // else acquiring the GIL would end this thread or crash
        throw Refusal(ACLNN_ERR_RUNTIME_ERROR, "Python has ended, and this operator needs it");
    }
    adopt_this_thread();
    state_ = PyGILState_Ensure();
}

Gil::~Gil() { PyGILState_Release(state_); }

Object own(PyObject* object) {
    if (!object && PyErr_ExceptionMatches(PyExc_MemoryError)) {
        PyErr_Clear();
        throw std::bad_alloc();
    }
    if (!object) {
        throw PythonError();
    }
    return Object(object);
}

PythonError::PythonError() {
    Object exception = raised_exception();
    message = exception ? text_of(exception.get()) : "Python failed without an exception";
    if (message.size() > LONGEST_TEXT) {
        message = message.substr(0, whole_characters(message, LONGEST_TEXT)) + " …";
    }
    if (exception && PyObject_HasAttrString(exception.get(), "aclnn_status")) {
        const Object number(PyObject_GetAttrString(exception.get(), "aclnn_status"));
        status = number ? static_cast<int>(PyLong_AsLong(number.get())) : 0;
    }
    is_interruption = exception && !PyErr_GivenExceptionMatches(exception.get(), PyExc_Exception) && on_main_thread() &&
                      Py_AddPendingCall(raise_again, exception.get()) == 0;
    if (is_interruption) {
        static_cast<void>(exception.release());
    }
}

Object to_python(int64_t value) { return own(PyLong_FromLongLong(value)); }

Object to_python(const Dims& values) {
    Object tuple = own(PyTuple_New(static_cast<Py_ssize_t>(values.size())));
    for (size_t i = 0; i < values.size(); ++i) {
        PyTuple_SetItem(tuple.get(), static_cast<Py_ssize_t>(i), to_python(values[i]).release());
    }
    return tuple;
}

Dims to_dims(PyObject* sizes) {
    Dims dims(static_cast<size_t>(PySequence_Size(sizes)));
    for (size_t i = 0; i < dims.size(); ++i) {
        dims[i] = PyLong_AsLongLong(own(PySequence_GetItem(sizes, static_cast<Py_ssize_t>(i))).get());
    }
    return dims;
}

Object to_python(const aclScalar& scalar) {
    switch (scalar.dtype) {
        case ACL_BOOL: return own(PyBool_FromLong(read<bool>(scalar)));
        case ACL_INT8: return to_python(read<int8_t>(scalar));
        case ACL_UINT8: return to_python(read<uint8_t>(scalar));
        case ACL_INT16: return to_python(read<int16_t>(scalar));
        case ACL_INT32: return to_python(read<int32_t>(scalar));
        case ACL_UINT16: return to_python(read<uint16_t>(scalar));
        case ACL_UINT32: return to_python(read<uint32_t>(scalar));
        case ACL_INT64: return to_python(read<int64_t>(scalar));
        case ACL_UINT64: return own(PyLong_FromUnsignedLongLong(read<uint64_t>(scalar)));
        case ACL_FLOAT16:
        case ACL_BF16:
        case ACL_FLOAT:
        case ACL_DOUBLE: return own(PyFloat_FromDouble(as_double(scalar)));
        case ACL_COMPLEX64: {
            const auto parts = read<std::array<float, 2>>(scalar);
            return own(PyComplex_FromDoubles(parts[0], parts[1]));
        }
        case ACL_COMPLEX128: {
            const auto parts = read<std::array<double, 2>>(scalar);
            return own(PyComplex_FromDoubles(parts[0], parts[1]));
        }
        default:
            throw Refusal(ACLNN_ERR_PARAM_INVALID,
                          "a scalar has dtype " + std::to_string(scalar.dtype) +
                              "; an integer, BOOL, FLOAT16, BF16, FLOAT, DOUBLE, COMPLEX64 or COMPLEX128 is needed");
    }
}

Object view_or_none(const aclTensor* tensor) { return tensor ? view(*tensor) : none(); }

Object description(const aclTensor& tensor) {
    Object parts = own(PyTuple_New(3));
    PyTuple_SetItem(parts.get(), 0, to_python(tensor.sizes()).release());
    PyTuple_SetItem(parts.get(), 1, to_python(tensor.strides()).release());
    PyTuple_SetItem(parts.get(), 2, to_python(int64_t{tensor.dtype}).release());
    return parts;
}

Object to_python(const Arguments& arguments, TensorToPython convert) {
    Object tuple = own(PyTuple_New(static_cast<Py_ssize_t>(arguments.size())));
    Py_ssize_t position = 0;
    for (const Argument& argument : arguments) {
        PyTuple_SetItem(tuple.get(), position++, std::visit(ToPython{convert}, argument.value).release());
    }
    return tuple;
}

NotCompiled::NotCompiled()
    : callback_(own(PyObject_CallFunctionObjArgs(of_bridge("set_eval_frame"), Py_None, nullptr))) {}

NotCompiled::~NotCompiled() {
    const Object none(PyObject_CallFunctionObjArgs(of_bridge("set_eval_frame"), callback_.get(), nullptr));
}

PyObject* of_bridge(const char* name) {
    static std::map<std::string, PyObject*> objects;  // guarded by the GIL
    PyObject*& object = objects[name];
    if (!object) {
        const Object module = own(PyImport_ImportModule("actgrad.npu.bridge"));
        object = own(PyObject_GetAttrString(module.get(), name)).release();
    }
    return object;
}

}  // namespace actgrad::engine
