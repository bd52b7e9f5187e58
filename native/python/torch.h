// SPDX-License-Identifier: Apache-2.0
// What every call for PyTorch asks it.
#pragma once

#include <nanobind/nanobind.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "python/loaded_symbol.h"

namespace actgrad::python {

namespace nb = nanobind;

// An attribute that the object has.
inline nb::object attribute(nb::handle object, PyObject* name) {
    nb::object value = nb::steal(PyObject_GetAttr(object.ptr(), name));
    if (!value.is_valid()) {
        throw nb::python_error();
    }
    return value;
}

// Converts the answers of PyTorch's functions to bool.
inline bool yes(bool answer) { return answer; }
inline bool yes(int64_t count) { return count != 0; }
template <class T>
bool yes(const std::shared_ptr<T>& state) {
    return state != nullptr;
}
template <class T>
bool yes(const std::vector<T>& stack) {
    return !stack.empty();
}

// A PyTorch function without arguments: its C++ symbol, or the Python function if a release lacks that symbol.
template <class Answer>
class Question {
public:
    Question(const nb::object& owner, const char* of_python, const char* library, const char* symbol)
        : of_python_(owner.attr(of_python)), native_(reinterpret_cast<Native>(symbol_of_loaded({library}, symbol))) {}

    bool operator()() const {
        if (native_) {
            return yes(native_());
        }
        const nb::object answer = nb::steal(PyObject_CallNoArgs(of_python_.ptr()));
        const int holds = answer.is_valid() ? PyObject_IsTrue(answer.ptr()) : -1;
        if (holds < 0) {
            throw nb::python_error();
        }
        return holds != 0;
    }

private:
    using Native = Answer (*)();
    nb::object of_python_;
    Native native_;
};

// The PyTorch functions and types that every call needs.
struct Torch {
    nb::object torch = nb::module_::import_("torch");
    nb::object base = torch.attr("_C");
    nb::object tensor = torch.attr("Tensor");
    nb::object parameter = torch.attr("nn").attr("Parameter");
    nb::object empty_like = torch.attr("empty_like");
    nb::object empty_strided = empty_strided_of_cpu(base);
    nb::object forward_ad = torch.attr("autograd").attr("forward_ad");
    // The element types do not matter: only emptiness of the stack and nullness of the state are tested.
    Question<const std::vector<char>&> transforms_active{base, "_are_functorch_transforms_active", "libtorch_cpu.",
                                                         "_ZN2at9functorch20getDynamicLayerStackEv"};
    Question<const std::shared_ptr<void>&> is_tracing{base, "_is_tracing", "libtorch_cpu.",
                                                      "_ZN5torch3jit6tracer15getTracingStateEv"};
    Question<int64_t> modes{base, "_len_torch_dispatch_stack", "libc10.",
                            "_ZN3c104impl20TorchDispatchModeTLS9stack_lenEv"};
    Question<int64_t> function_modes{base, "_len_torch_function_stack", "libtorch_cpu.",
                                     "_ZN2at4impl22PythonTorchFunctionTLS9stack_lenEv"};
    Question<bool> is_profiled{base.attr("_autograd"), "_profiler_enabled", "libtorch_cpu.",
                               "_ZN5torch8profiler4impl15profilerEnabledEv"};
    Question<bool> is_grad_enabled{torch, "is_grad_enabled", "libc10.", "_ZN3c108GradMode10is_enabledEv"};
    PyObject* is_neg = base.attr("TensorBase").attr("is_neg").inc_ref().ptr();

    static const Torch& get() {
        static const Torch* torch = nullptr;  // never destroyed: the interpreter may be finalised first
        if (!torch) {
            auto found = std::make_unique<Torch>();  // no static initializer, as in kept.h
            torch = torch ? torch : found.release();
        }
        return *torch;
    }

private:
    // The allocation function of compiled graphs: (sizes, strides, dtype) -> Tensor. Null if PyTorch lacks it.
    static nb::object empty_strided_of_cpu(nb::object found) {
        for (const char* const name : {"_dynamo", "guards", "_empty_strided_cpu"}) {
            found = nb::getattr(found, name, nb::none());
        }
        return found.is_none() ? nb::object() : found;
    }
};

}  // namespace actgrad::python
