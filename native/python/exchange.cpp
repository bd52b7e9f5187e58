// SPDX-License-Identifier: Apache-2.0
#include "python/exchange.h"

#include <array>
#include <exception>
#include <memory>
#include <stdexcept>

#include "python/device.h"
#include "python/errors.h"
#include "python/openmp.h"

namespace actgrad::python {

namespace {

// PyTorch before 2.10 has no exchange table. This substitute uses its Python interface, some microseconds slower.

// A description refers to sizes and strides that must live as long as the tensor, but Python's tuples do not. Each
// thread therefore keeps those of its latest descriptions, more than any call here uses.
constexpr size_t MAX_RANK = 64;
struct Shape {
    std::array<int64_t, MAX_RANK> sizes;
    std::array<int64_t, MAX_RANK> strides;
};
thread_local std::array<Shape, 32> latest_shapes;
thread_local size_t shapes_made = 0;

int32_t read(nb::handle tuple, std::array<int64_t, MAX_RANK>& values) {
    const Py_ssize_t size = PyTuple_Size(tuple.ptr());
    if (size < 0 || static_cast<size_t>(size) > MAX_RANK) {
        throw std::length_error("a tensor has too many dimensions");
    }
    for (Py_ssize_t i = 0; i < size; ++i) {
        values[static_cast<size_t>(i)] = nb::cast<int64_t>(nb::handle(PyTuple_GetItem(tuple.ptr(), i)));
    }
    return static_cast<int32_t>(size);
}

nb::dlpack::dtype dtype_of(nb::handle dtype) {
    using Code = nb::dlpack::dtype_code;
    struct Known {
        const char* name;
        Code code;
        uint8_t bits;
    };
    static constexpr Known known[] = {
        {"float32", Code::Float, 32}, {"bfloat16", Code::Bfloat, 16},   {"float16", Code::Float, 16},
        {"float64", Code::Float, 64}, {"bool", Code::Bool, 8},          {"int8", Code::Int, 8},
        {"int16", Code::Int, 16},     {"int32", Code::Int, 32},         {"int64", Code::Int, 64},
        {"uint8", Code::UInt, 8},     {"uint16", Code::UInt, 16},       {"uint32", Code::UInt, 32},
        {"uint64", Code::UInt, 64},   {"complex64", Code::Complex, 64}, {"complex128", Code::Complex, 128},
    };
    const nb::module_ torch = nb::module_::import_("torch");
    for (const Known& each : known) {
        if (dtype.is(torch.attr(each.name))) {
            return {static_cast<uint8_t>(each.code), each.bits, 1};
        }
    }
    throw std::invalid_argument("a tensor has a dtype that DLPack lacks");
}

// Runs `action` and turns exceptions into a Python exception and -1.
template <class Action>
int without_exceptions(const Action& action) {
    try {
        action();
        return 0;
    } catch (nb::python_error& error) {
        error.restore();
    } catch (const std::exception& error) {
        PyErr_SetString(PyExc_BufferError, error.what());
    }
    return -1;
}

int describe_by_python(void* object, nb::dlpack::dltensor* described) {
    return without_exceptions([&] {
        const nb::handle tensor(static_cast<PyObject*>(object));
        const auto is = [&](const char* name) { return nb::cast<bool>(tensor.attr(name)); };
        if (!is("is_cpu") || is("is_nested") ||
            !tensor.attr("layout").is(nb::module_::import_("torch").attr("strided"))) {
            throw std::invalid_argument("a tensor is no dense one in the memory of the CPU");
        }
        Shape& shape = latest_shapes[shapes_made++ % latest_shapes.size()];
        described->data = reinterpret_cast<void*>(nb::cast<uintptr_t>(tensor.attr("data_ptr")()));
        described->device = {Device::CPU, 0};
        described->ndim = read(tensor.attr("shape"), shape.sizes);
        described->dtype = dtype_of(tensor.attr("dtype"));
        described->shape = shape.sizes.data();
        read(tensor.attr("stride")(), shape.strides);
        described->strides = shape.strides.data();
        described->byte_offset = 0;
        if (!described->data && nb::cast<int64_t>(tensor.attr("numel")()) != 0) {
            throw std::invalid_argument("a tensor has no memory");
        }
    });
}

using UnversionedTensor = dlpack::UnversionedTensor<nb::dlpack::dltensor>;

int make_by_python(DLManagedTensor* managed, void** made) {
    return without_exceptions([&] {
        auto tensor = std::unique_ptr<UnversionedTensor>(
            new UnversionedTensor{managed->tensor, managed, UnversionedTensor::destroy});
        const nb::object capsule = nb::steal(PyCapsule_New(tensor.get(), "dltensor", nullptr));
        *made = nb::module_::import_("torch.utils.dlpack").attr("from_dlpack")(capsule).release().ptr();
        tensor.release();
    });
}

constexpr DLPackExchange by_python{{1, 0}, nullptr, nullptr, nullptr, make_by_python, describe_by_python};

bool is_pytorchs(nb::handle type) {
    PyObject* const torch = PyDict_GetItemString(PyImport_GetModuleDict(), "torch");
    const nb::object tensor = torch ? nb::getattr(torch, "Tensor", nb::none()) : nb::none();
    return PyType_Check(tensor.ptr()) &&
           PyType_IsSubtype(reinterpret_cast<PyTypeObject*>(type.ptr()), reinterpret_cast<PyTypeObject*>(tensor.ptr()));
}

// The table that the type provides, or the substitute for a PyTorch type without one.
const DLPackExchange* table_of(nb::handle type) {
    const nb::object capsule = nb::getattr(type, "__dlpack_c_exchange_api__", nb::none());
    if (!PyCapsule_CheckExact(capsule.ptr())) {
        return is_pytorchs(type) ? &by_python : nullptr;
    }
    return nb::hasattr(type, "requires_grad")
               ? static_cast<const DLPackExchange*>(PyCapsule_GetPointer(capsule.ptr(), "dlpack_exchange_api"))
               : nullptr;
}

}  // namespace

const DLPackExchange* exchange_of(nb::handle array) {
    // Cached for the last type.
    static PyTypeObject* known_type = nullptr;
    static const DLPackExchange* known_table = nullptr;
    PyTypeObject* const type = Py_TYPE(array.ptr());
    if (type == known_type) {
        return known_table;
    }
    const DLPackExchange* const table = table_of(array.type());
    if (!table || table->version.major != 1 || !table->dltensor_from_py_object || !table->managed_tensor_to_py_object) {
        PyErr_Clear();
        return nullptr;
    }
    static bool shared = false;
    if (!shared && text_of(array.type().attr("__module__")).rfind("torch", 0) == 0) {
        shared = true;
        share_openmp_threads_of_pytorch();
    }
    array.type().inc_ref();
    const nb::object replaced = nb::steal(reinterpret_cast<PyObject*>(known_type));
    known_type = type;
    known_table = table;
    return table;
}

}  // namespace actgrad::python
