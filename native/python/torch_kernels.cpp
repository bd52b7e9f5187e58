// SPDX-License-Identifier: Apache-2.0
#include "python/torch_kernels.h"

#include <nanobind/stl/optional.h>

#include <algorithm>
#include <cstring>
#include <exception>
#include <iterator>
#include <optional>

#include "generated/operators.inc"
#include "python/torch.h"
#include "python/torch_kernels/attempt.h"
#include "python/torch_kernels/attributes.h"
#include "python/torch_kernels/form.h"
#include "python/torch_kernels/memo.h"
#include "python/torch_kernels/route.h"

namespace actgrad::python {

namespace {

// Not inlined: compiled once for each number of tensors and not for each operator.
template <size_t input_tensors, size_t outputs>
__attribute__((noinline)) nb::object attempt(const Form& form, Memos<input_tensors, outputs>& memos,
                                             Attributes& attributes, const Route& route, PyObject* const* given,
                                             size_t count, bool& decided) {
    return Attempt<input_tensors, outputs>(form, memos, attributes, route, given, count, decided).run();
}

std::optional<size_t> number_or_none(PyObject* object) {
    return object == Py_None ? std::nullopt : std::optional<size_t>(PyLong_AsSize_t(object));
}

using Body = nb::object (*)(const Route& route, PyObject* const* given, size_t count, bool& decided);

template <auto plan, const Form& form, size_t outputs>
nb::object run(const Route& route, PyObject* const* given, size_t count, bool& decided) {
    AttributesOf<decltype(plan), outputs> attributes(plan);
    constexpr size_t input_tensors = decltype(attributes)::input_tensors;
    static auto& memos = *new Memos<input_tensors, outputs>;  // never destroyed: the interpreter may be finalised first
    return attempt<input_tensors, outputs>(form, memos, attributes, route, given, count, decided);
}

// `self` is the route, as a tuple. Not inlined: compiled once.
__attribute__((noinline)) PyObject* call(Body body, PyObject* self, PyObject* const* given, size_t count) {
    const Route route{PyTuple_GetItem(self, 0), static_cast<Caller>(PyLong_AsLong(PyTuple_GetItem(self, 1))),
                      PyTuple_GetItem(self, 2), PyTuple_GetItem(self, 3), number_or_none(PyTuple_GetItem(self, 4))};
    bool decided = false;
    try {
        if (nb::object results = body(route, given, count, decided)) {
            return results.release().ptr();
        }
    } catch (nb::python_error& error) {
        if (decided || !error.matches(PyExc_Exception)) {  // such as KeyboardInterrupt
            error.restore();
            return nullptr;
        }
    } catch (const std::exception&) {
        PyErr_Clear();  // `otherwise` will report it
        if (decided) {
            return PyErr_NoMemory();
        }
    }
    return PyObject_Vectorcall(route.otherwise.ptr(), given, count, nullptr);
}

template <auto plan, const Form& form, size_t outputs>
PyMethodDef kernel(const char* name) {
    PyObject* (*const function)(PyObject*, PyObject* const*, Py_ssize_t) = [](auto* self, auto* given, auto count) {
        return call(&run<plan, form, outputs>, self, given, static_cast<size_t>(count));
    };
    return {name, reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(function)), METH_FASTCALL, nullptr};
}

#include "generated/torch_kernels.inc"

}  // namespace

nb::object torch_kernel(const char* name, nb::object otherwise, const char* caller, nb::object differentiable,
                        nb::tuple defaults, std::optional<size_t> given_up) {
    const auto* const who = std::find_if(std::begin(CALLERS), std::end(CALLERS),
                                         [&](const auto& known) { return std::strcmp(known.first, caller) == 0; });
    if (who == std::end(CALLERS)) {
        throw nb::value_error("the caller is none of the five");
    }
    Torch::get();  // looks symbols up now: a child forked while another thread loads a library must not
    for (PyMethodDef& kernel : KERNELS) {
        if (std::strcmp(kernel.ml_name, name) == 0) {
            const nb::tuple route = nb::make_tuple(otherwise, static_cast<int>(who->second), differentiable, defaults,
                                                   given_up ? nb::object(nb::int_(*given_up)) : nb::none());
            return nb::steal(PyCFunction_New(&kernel, route.ptr()));
        }
    }
    return nb::none();
}

void bind_torch_kernels(nb::module_& module) {
    module.def("torch_kernel", torch_kernel, nb::arg("name"), nb::arg("otherwise"), nb::arg("caller"),
               nb::arg("differentiable").none() = nb::none(), nb::arg("defaults") = nb::tuple(),
               nb::arg("given_up").none() = nb::none(),
               nb::sig("def torch_kernel(name: str, otherwise: typing.Any, "
                       "caller: typing.Literal['dispatcher', 'function', 'autograd', 'overwriter', 'reuser'], "
                       "differentiable: typing.Any = None, defaults: tuple[typing.Any, ...] = (), "
                       "given_up: int | None = None) -> typing.Any"));
}

}  // namespace actgrad::python
