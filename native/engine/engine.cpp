// SPDX-License-Identifier: Apache-2.0
//
// The engine: evaluates calls of the operator table through actgrad.npu.bridge.
#include "table/engine.h"

#include <csignal>
#include <string>

#include <dlfcn.h>

#include "acl/acl_base.h"
#include "aclnn/acl_meta.h"
#include "ascendcl/error.h"
#include "engine/python.h"

namespace actgrad::engine {

namespace {

using table::Tensors;

// Shapes from a Python sequence.
std::vector<Dims> shapes_in(PyObject* sequence, size_t count) {
    std::vector<Dims> shapes;
    for (size_t i = 0; i < count; ++i) {
        shapes.push_back(to_dims(own(PySequence_GetItem(sequence, static_cast<Py_ssize_t>(i))).get()));
    }
    return shapes;
}

// Runs `body` with the GIL held and turns a Python exception into a Refusal, with `status` unless it has its own. After
// an interruption the call seems to succeed, because torch_npu would turn a failure into an error.
template <class Body>
auto with_python(aclnnStatus status, Body&& body) -> decltype(body()) {
    const Gil gil;
    try {
        const NotCompiled running;
        return body();
    } catch (const PythonError& error) {
        if (error.is_interruption) {
            return decltype(body())();
        }
        throw Refusal(error.status ? error.status : status, error.message);
    }
}

Object views(const Tensors& tensors) {
    Object list = own(PyList_New(static_cast<Py_ssize_t>(tensors.size())));
    for (size_t i = 0; i < tensors.size(); ++i) {
        PyList_SetItem(list.get(), static_cast<Py_ssize_t>(i), view_or_none(tensors[i]).release());
    }
    return list;
}

Object to_list(const std::vector<int64_t>& words) {
    Object list = own(PyList_New(static_cast<Py_ssize_t>(words.size())));
    for (size_t i = 0; i < words.size(); ++i) {
        PyList_SetItem(list.get(), static_cast<Py_ssize_t>(i), to_python(words[i]).release());
    }
    return list;
}

Object dictionary_of(const std::map<std::string, Argument>& attributes) {
    Object dictionary = own(PyDict_New());
    for (const auto& [name, value] : attributes) {
        const Object single = to_python({value}, view);
        PyDict_SetItemString(dictionary.get(), name.c_str(), PyTuple_GetItem(single.get(), 0));
    }
    return dictionary;
}

class PyTorch final : public table::Engine {
public:
    void judge(int number, const Arguments& arguments) override {
        with_python(ACLNN_ERR_PARAM_INVALID, [&] {
            const Object values = to_python(arguments, description);
            own(PyObject_CallFunction(of_bridge("judge"), "iO", number, values.get()));
        });
    }

    std::vector<Dims> evaluate(int number, const Arguments& arguments, int dynamic) override {
        return with_python(ACLNN_ERR_INNER, [&] {
            PyObject* const kernels = of_bridge("KERNELS");
            const Object values = to_python(arguments, view);
            const Object result = own(PyObject_CallObject(PyList_GetItem(kernels, number), values.get()));
            return shapes_in(result.get(), static_cast<size_t>(dynamic));
        });
    }

    std::vector<Dims> evaluate_older(const char* op_type, const Tensors& operands, const Tensors& results,
                                     const std::map<std::string, Argument>& attributes, size_t wanted) override {
        const Gil gil;
        try {
            const NotCompiled running;
            PyObject* const function = PyDict_GetItemString(of_bridge("ACLOPS"), op_type);
            if (!function) {
                throw Refusal(ACL_ERROR_API_NOT_SUPPORT,
                              std::string(op_type) + " is not supported by actgrad; docs/npu.md says what is");
            }
            const Object outs = views(results);
            const Object ins = views(operands);
            const Object named = dictionary_of(attributes);
            const Object shapes =
                own(PyObject_CallFunctionObjArgs(function, ins.get(), outs.get(), named.get(), nullptr));
            return shapes_in(shapes.get(), wanted);
        } catch (const PythonError& error) {
            if (error.is_interruption) {
                return {};
            }
            throw Refusal(ACL_ERROR_INTERNAL_ERROR, op_type + (": " + error.message));
        }
    }

    Answer communicate(const char* function, int64_t communicator, const std::vector<int64_t>& words) override {
        if (!Py_IsInitialized()) {
            return {0, 0, {}};
        }
        return with_python(ACLNN_ERR_INNER, [&] {
            const Object list = to_list(words);
            const Object answer = own(PyObject_CallFunction(of_bridge("serve"), "sLO", function,
                                                            static_cast<long long>(communicator), list.get()));
            const Object text = own(PyUnicode_AsUTF8String(PyTuple_GetItem(answer.get(), 2)));
            return Answer{static_cast<int>(PyLong_AsLongLong(PyTuple_GetItem(answer.get(), 0))),
                          PyLong_AsLongLong(PyTuple_GetItem(answer.get(), 1)), PyBytes_AsString(text.get())};
        });
    }
};

// Ends the start of an interpreter, also one that fails: gives the GIL back and restores Ctrl-C, which Python's signal
// module would take over.
class Start {
public:
    Start() { sigaction(SIGINT, nullptr, &interrupt_); }
    ~Start() {
        PyEval_SaveThread();
        sigaction(SIGINT, &interrupt_, nullptr);
    }
    Start(const Start&) = delete;
    Start& operator=(const Start&) = delete;

private:
    struct sigaction interrupt_ = {};
};

// Starts an interpreter with the environment and packages of `python`, the path of its executable.
void start(const char* python) {
    const NoCancellation starting;
    using SetProgramName = void (*)(const wchar_t*);  // deprecated, but its replacement differs between releases
    const auto set_program_name = reinterpret_cast<SetProgramName>(dlsym(RTLD_DEFAULT, "Py_SetProgramName"));
    wchar_t* const program = set_program_name ? Py_DecodeLocale(python, nullptr) : nullptr;
    if (!program) {
        throw Refusal(ACLNN_ERR_RUNTIME_ERROR,
                      "the engine cannot start this release of Python, which lacks Py_SetProgramName");
    }
    set_program_name(program);  // stores the pointer
    const Start start;
    Py_InitializeEx(0);  // without signal handlers
    try {
        own(PyImport_ImportModule("actgrad.npu.embedded"));
    } catch (const PythonError& error) {
        throw Refusal(ACLNN_ERR_RUNTIME_ERROR,
                      "the engine does not start, because " + std::string(python) + " says: " + error.message);
    }
}

}  // namespace

}  // namespace actgrad::engine

extern "C" ACTGRAD_API actgrad::table::Engine* actgrad_start_engine(const char* python) {
    if (python) {
        actgrad::engine::start(python);
    }
    static actgrad::engine::PyTorch engine;
    return &engine;
}
