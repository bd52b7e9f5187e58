// SPDX-License-Identifier: Apache-2.0
#include "python/torch_methods.h"

#include <cstring>
#include <exception>
#include <initializer_list>
#include <utility>

#include "python/torch.h"

namespace actgrad::python {

namespace {

// The elements of a tuple or list, borrowed from it.
struct Items {
    static constexpr size_t MOST = 64;

    explicit Items(nb::handle sequence) : size(nb::len(sequence)) {
        if (size > MOST) {
            throw nb::value_error("too many arguments");
        }
        const bool is_tuple = PyTuple_Check(sequence.ptr());
        for (size_t i = 0; i < size; ++i) {
            const auto index = static_cast<Py_ssize_t>(i);
            objects[i] = is_tuple ? PyTuple_GetItem(sequence.ptr(), index) : PyList_GetItem(sequence.ptr(), index);
        }
    }

    operator std::pair<PyObject* const*, size_t>() const { return {objects, size}; }

    PyObject* objects[MOST];
    size_t size;
};

nb::tuple joined(std::initializer_list<std::pair<PyObject* const*, size_t>> parts) {
    size_t count = 0;
    for (const auto& part : parts) {
        count += part.second;
    }
    nb::tuple whole = nb::steal<nb::tuple>(PyTuple_New(static_cast<Py_ssize_t>(count)));
    Py_ssize_t at = 0;
    for (const auto& [objects, size] : parts) {
        for (size_t i = 0; i < size; ++i) {
            PyTuple_SetItem(whole.ptr(), at++, nb::borrow(objects[i]).release().ptr());
        }
    }
    return whole;
}

// The results as the engine expects gradients: a tuple with `nones` at the end.
nb::object gradients_of(nb::object results, nb::handle nones) {
    if (!results.is_valid()) {
        throw nb::python_error();
    }
    PyObject* const single = results.ptr();
    return PyTuple_Check(single) ? joined({Items(results), Items(nones)}) : joined({{&single, 1}, Items(nones)});
}

// Runs the body of a method, which returns a new reference, and sets the Python exception that it throws.
template <class Body>
PyObject* method(const Body& body) {
    try {
        return body().release().ptr();
    } catch (nb::python_error& error) {
        error.restore();
    } catch (const std::exception& error) {
        PyErr_SetString(PyExc_RuntimeError, error.what());
    }
    return nullptr;
}

void set_attribute(nb::handle object, PyObject* name, nb::handle value) {
    if (PyObject_SetAttr(object.ptr(), name, value.ptr()) != 0) {
        throw nb::python_error();
    }
}

// The names of attributes of an autograd function's context.
struct Context {
    PyObject* to_save = PyUnicode_InternFromString("to_save");
    PyObject* saved_tensors = PyUnicode_InternFromString("saved_tensors");
    PyObject* attributes = PyUnicode_InternFromString("attributes");
    PyObject* done = PyUnicode_InternFromString("done");

    static const Context& get() {
        static const Context context;
        return context;
    }
};

// The forward method of an autograd function whose last argument is the tuple of its results. `self` is what to save,
// numbered as in Differentiation: the tensors, the attributes, and the defaults of attributes; then whether the
// backward pass can run only once.
PyObject* record(PyObject* self, PyObject* const* given, Py_ssize_t count) {
    return method([&] {
        const Context& names = Context::get();
        const nb::handle context = given[0], results = given[count - 1];
        const auto selected = [&](nb::handle numbers, nb::handle defaults) {
            const auto [number, size] = Items(numbers);
            nb::object chosen = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(size)));
            for (size_t i = 0; i < size; ++i) {
                const Py_ssize_t at = number[i] == Py_None ? 0 : PyLong_AsSsize_t(number[i]);
                const nb::handle object = number[i] == Py_None
                                              ? defaults.is_none() ? defaults : Items(defaults).objects[i]
                                          : at >= 0 ? nb::handle(given[1 + at])
                                                    : nb::handle(Items(results).objects[-1 - at]);
                PyTuple_SetItem(chosen.ptr(), static_cast<Py_ssize_t>(i), nb::borrow(object).release().ptr());
            }
            return chosen;
        };
        set_attribute(context, names.to_save, selected(PyTuple_GetItem(self, 0), nb::none()));
        if (const nb::handle attributes = PyTuple_GetItem(self, 1); nb::len(attributes) > 0) {
            set_attribute(context, names.attributes, selected(attributes, PyTuple_GetItem(self, 2)));
        }
        if (PyTuple_GetItem(self, 3) == Py_True) {
            set_attribute(context, names.done, nb::handle(Py_False));
        }
        return nb::borrow(nb::len(results) == 1 ? nb::handle(Items(results).objects[0]) : results);
    });
}

// Calls `function` with the gradients of the results, the saved tensors and, if there are any, the saved attributes.
nb::object gradients(PyObject* function, const std::pair<PyObject* const*, size_t>& of_results, nb::handle tensors,
                     nb::handle context, bool has_attributes) {
    const nb::object attributes = has_attributes ? attribute(context, Context::get().attributes) : nb::tuple();
    const nb::tuple arguments = joined({of_results, Items(tensors), Items(attributes)});
    const auto [objects, count] = Items(arguments);
    return nb::steal(PyObject_Vectorcall(function, objects, count, nullptr));
}

// The backward method. `self` is the dictionary of functions, the name of the gradient in it, whether it has
// attributes, and a tuple of None for each argument without gradient.
PyObject* differentiate(PyObject* self, PyObject* const* given, Py_ssize_t count) {
    return method([&] {
        PyObject* const function = PyDict_GetItem(PyTuple_GetItem(self, 0), PyTuple_GetItem(self, 1));
        const nb::object saved = attribute(given[0], Context::get().saved_tensors);
        const bool has_attributes = PyTuple_GetItem(self, 2) == Py_True;
        return gradients_of(gradients(function, {given + 1, count - 1}, saved, given[0], has_attributes),
                            PyTuple_GetItem(self, 3));
    });
}

// The backward method that writes the gradients onto the first saved tensors. `self` is the "reuser" kernel, the method
// for calls that are refused, whether the gradient has attributes, a tuple of None for each argument without gradient,
// and the number of tensors to overwrite.
PyObject* overwrite(PyObject* self, PyObject* const* given, Py_ssize_t count) {
    return method([&] {
        const Context& names = Context::get();
        const nb::handle context = given[0];
        if (Torch::get().is_grad_enabled() || !attribute(context, names.done).is(nb::handle(Py_False))) {
            return nb::steal(PyObject_Vectorcall(PyTuple_GetItem(self, 1), given, static_cast<size_t>(count), nullptr));
        }
        const nb::object saved = attribute(context, names.saved_tensors);
        set_attribute(context, names.done, nb::handle(Py_True));
        // New tensor objects over the saved memory, to be returned as the gradients.
        static PyObject* const detach = PyUnicode_InternFromString("detach");
        const Py_ssize_t overwritten = PyLong_AsSsize_t(PyTuple_GetItem(self, 4));
        const auto [tensors, size] = Items(saved);
        const nb::object detached = nb::steal(PyTuple_New(overwritten));
        for (Py_ssize_t i = 0; i < overwritten; ++i) {
            nb::object tensor = nb::steal(PyObject_VectorcallMethod(detach, tensors + i, 1, nullptr));
            if (!tensor.is_valid()) {
                throw nb::python_error();
            }
            PyTuple_SetItem(detached.ptr(), i, tensor.release().ptr());
        }
        const nb::tuple all =
            joined({Items(detached), {tensors + overwritten, size - static_cast<size_t>(overwritten)}});
        const bool has_attributes = PyTuple_GetItem(self, 2) == Py_True;
        return gradients_of(gradients(PyTuple_GetItem(self, 0), {given + 1, count - 1}, all, context, has_attributes),
                            PyTuple_GetItem(self, 3));
    });
}

using Method = PyObject*(PyObject*, PyObject* const*, Py_ssize_t);

template <Method* function>
PyMethodDef method_named(const char* name) {
    return {name, reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(function)), METH_FASTCALL, nullptr};
}

PyMethodDef METHODS[] = {
    method_named<record>("record"),
    method_named<differentiate>("differentiate"),
    method_named<overwrite>("overwrite"),
};

// The tp_getattro of the metaclass.
PyObject* own_attribute_first(PyObject* type, PyObject* name) {
    const bool special =
        PyUnicode_GetLength(name) < 2 || (PyUnicode_ReadChar(name, 0) == '_' && PyUnicode_ReadChar(name, 1) == '_');
    const nb::object attributes =
        nb::steal(special ? nullptr : PyObject_GenericGetDict(type, nullptr));  // of the class
    PyObject* const own = attributes.is_valid() ? PyDict_GetItemWithError(attributes.ptr(), name) : nullptr;
    if (!own) {
        static const auto otherwise = reinterpret_cast<getattrofunc>(PyType_GetSlot(&PyType_Type, Py_tp_getattro));
        return PyErr_Occurred() ? nullptr : otherwise(type, name);
    }
    const nb::object kept = nb::borrow(own);
    const auto get = reinterpret_cast<descrgetfunc>(PyType_GetSlot(Py_TYPE(own), Py_tp_descr_get));
    return get ? get(own, nullptr, type) : nb::object(kept).release().ptr();
}

}  // namespace

nb::object torch_method(const char* name, nb::tuple state) {
    for (PyMethodDef& method : METHODS) {
        if (std::strcmp(method.ml_name, name) == 0) {
            return nb::steal(PyCFunction_New(&method, state.ptr()));
        }
    }
    throw nb::value_error("there is no such method");
}

nb::object torch_metaclass(nb::handle base) {
    PyType_Slot slots[] = {{Py_tp_getattro, reinterpret_cast<void*>(own_attribute_first)}, {0, nullptr}};
    PyType_Spec spec{"actgrad._native.OwnFirst", 0, 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};
    nb::object type = nb::steal(PyType_FromSpecWithBases(&spec, nb::make_tuple(base).ptr()));
    if (!type.is_valid()) {
        throw nb::python_error();
    }
    return type;
}

void bind_torch_methods(nb::module_& module) {
    module.def("torch_method", torch_method, nb::arg("name"), nb::arg("state"),
               nb::sig("def torch_method(name: typing.Literal['record', 'differentiate', 'overwrite'], "
                       "state: tuple[typing.Any, ...]) -> typing.Any"));
    module.def("torch_metaclass", torch_metaclass, nb::arg("base"),
               nb::sig("def torch_metaclass(base: type) -> typing.Any"));
}

}  // namespace actgrad::python
