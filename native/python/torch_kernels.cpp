// SPDX-License-Identifier: Apache-2.0
#include "python/torch_kernels.h"

#include <array>
#include <cstring>
#include <exception>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>

#include "ascendcl/error.h"
#include "ascendcl/product.h"
#include "generated/operators.inc"
#include "nnopbase/executor.h"
#include "python/array.h"
#include "python/buffers.h"
#include "python/exchange.h"
#include "python/operators.h"

namespace actgrad::python {

namespace {

// What is asked of PyTorch in each call.
struct Torch {
    nb::object tensor = nb::module_::import_("torch").attr("Tensor");
    nb::object parameter = nb::module_::import_("torch").attr("nn").attr("Parameter");
    nb::object empty_like = nb::module_::import_("torch").attr("empty_like");
    nb::object is_grad_enabled = nb::module_::import_("torch").attr("is_grad_enabled");
    nb::object transforms_active = nb::module_::import_("torch").attr("_C").attr("_are_functorch_transforms_active");
    nb::object count_of_modes = nb::module_::import_("torch").attr("_C").attr("_len_torch_dispatch_stack");
    nb::object count_of_function_modes = nb::module_::import_("torch").attr("_C").attr("_len_torch_function_stack");
    nb::object is_tracing = nb::module_::import_("torch").attr("_C").attr("_is_tracing");
    nb::object is_profiled = nb::module_::import_("torch").attr("_C").attr("_autograd").attr("_profiler_enabled");
    nb::object is_autocast = nb::module_::import_("torch").attr("_C").attr("_is_any_autocast_enabled");
    nb::object forward_ad = nb::module_::import_("torch").attr("autograd").attr("forward_ad");

    static const Torch& get() {
        static const Torch& torch = *new Torch;  // never destroyed: Python may be gone by then
        return torch;
    }
};

nb::object attribute(nb::handle object, PyObject* name) {
    nb::object value = nb::steal(PyObject_GetAttr(object.ptr(), name));
    if (!value.is_valid()) {
        throw nb::python_error();
    }
    return value;
}

bool holds(const nb::object& question) { return !question().is(nb::handle(Py_False)); }

// Whether a transform of torch.func, a mode or forward-mode differentiation would see the call; of one that does not
// come from the dispatcher, whether anything before would: tracers, profilers, autocast.
bool watched(const Torch& torch, bool dispatched) {
    static PyObject* const level = PyUnicode_InternFromString("_current_level");
    return holds(torch.transforms_active) || nb::cast<int>(torch.count_of_modes()) > 0 ||
           nb::cast<int>(attribute(torch.forward_ad, level)) >= 0 ||
           (!dispatched && (nb::cast<int>(torch.count_of_function_modes()) > 0 || holds(torch.is_tracing) ||
                            holds(torch.is_profiled) || holds(torch.is_autocast)));
}

// The tensor's memory, if it is a plain one of the CPU, without lazy bits and not followed by autograd.
bool describe_plain(const Torch& torch, nb::handle tensor, nb::dlpack::dltensor& described) {
    static PyObject* const requires_grad = PyUnicode_InternFromString("requires_grad");
    static PyObject* const is_neg = PyUnicode_InternFromString("is_neg");
    if (!tensor.type().is(torch.tensor) && !tensor.type().is(torch.parameter)) {
        return false;
    }
    if (!attribute(tensor, requires_grad).is(nb::handle(Py_False)) &&
        !torch.is_grad_enabled().is(nb::handle(Py_False))) {
        return false;
    }
    PyObject* const self = tensor.ptr();
    const nb::object negative = nb::steal(PyObject_VectorcallMethod(is_neg, &self, 1, nullptr));
    const DLPackExchange* const exchange = exchange_of(tensor);
    if (!negative.is(nb::handle(Py_False)) || !exchange ||
        exchange->dltensor_from_py_object(tensor.ptr(), &described) != 0) {
        PyErr_Clear();
        return false;
    }
    return described.device.device_type == Device::CPU;
}

// The defaults of the attributes, which the dispatcher leaves out. Tensors of whole operators have one shape; those of
// operators on halves have shapes that phase one compares.
template <int64_t... defaults>
struct Whole {
    static constexpr bool one_shape = true;
    static constexpr std::array<int64_t, sizeof...(defaults)> attributes{defaults...};
};
template <int64_t... defaults>
struct Halves {
    static constexpr bool one_shape = false;
    static constexpr std::array<int64_t, sizeof...(defaults)> attributes{defaults...};
};

// A number, a bool, or the name of one of GELU's forms.
std::optional<int64_t> attribute_of(nb::handle object) {
    if (PyUnicode_Check(object.ptr())) {
        if (PyUnicode_CompareWithASCIIString(object.ptr(), "none") == 0) {
            return 0;
        }
        return PyUnicode_CompareWithASCIIString(object.ptr(), "tanh") == 0 ? std::optional<int64_t>(1) : std::nullopt;
    }
    const long long value = PyLong_Check(object.ptr()) ? PyLong_AsLongLong(object.ptr()) : -1;
    if (!PyLong_Check(object.ptr()) || (value == -1 && PyErr_Occurred())) {
        PyErr_Clear();
        return std::nullopt;
    }
    return value;
}

void describe(const nb::dlpack::dltensor& described, aclDataType dtype, aclTensor& tensor) {
    ArrayView view;
    view.data = static_cast<char*>(described.data) + described.byte_offset;
    view.dtype = dtype;
    view.sizes = Dims(described.shape, static_cast<size_t>(described.ndim));
    view.strides = Dims(described.strides, static_cast<size_t>(described.ndim));
    fill(tensor, view);
}

aclDataType dtype_of(const nb::dlpack::dtype& dtype) {
    using Code = nb::dlpack::dtype_code;
    const auto code = static_cast<Code>(dtype.code);
    if (code == Code::Bfloat) {
        return ACL_BF16;
    }
    if (code == Code::Float && dtype.lanes == 1) {
        return dtype.bits == 32 ? ACL_FLOAT : dtype.bits == 16 ? ACL_FLOAT16 : ACL_DOUBLE;
    }
    return ACL_DT_UNDEFINED;  // phase one refuses it
}

template <class T>
T argument(size_t index, std::array<int64_t, 8>& attributes, std::array<aclTensor*, 8>& tensors) {
    if constexpr (std::is_pointer_v<T>) {
        return tensors[index];
    } else {
        return static_cast<T>(attributes[index]);
    }
}

template <class Parameters, size_t... I>
constexpr size_t count_tensors(std::index_sequence<I...>) {
    return (size_t{std::is_pointer_v<typename Parameters::template Type<I>>} + ...);
}

// The results, each like the given tensor with the number in `models`; null for a call that shall go elsewhere.
template <auto phase_one, class Form, size_t... models, size_t... I>
nb::object attempt(PyObject* const* given, size_t count, bool dispatched, std::index_sequence<I...> parameters) {
    using Parameters = Signature<decltype(phase_one)>;
    constexpr size_t outputs = sizeof...(models);
    constexpr size_t inputs = Parameters::count - outputs;
    constexpr size_t input_tensors = count_tensors<Parameters>(parameters) - outputs;
    static_assert(inputs == input_tensors + Form::attributes.size() && Parameters::count <= 8);
    const Torch& torch = Torch::get();
    if (count > inputs || count < input_tensors || watched(torch, dispatched)) {
        return {};
    }
    std::array<aclTensor, input_tensors + outputs> storage;
    std::array<aclTensor*, 8> tensors{};
    std::array<int64_t, 8> attributes{};
    size_t bytes = 0;
    for (size_t i = 0; i < input_tensors; ++i) {
        nb::dlpack::dltensor described;
        if (given[i] == Py_None) {
            continue;
        }
        if (!describe_plain(torch, given[i], described)) {
            return {};
        }
        describe(described, dtype_of(described.dtype), storage[i]);
        if (storage[i].dtype != storage[0].dtype ||
            (Form::one_shape && storage[i].view_sizes != storage[0].view_sizes)) {
            return {};
        }
        tensors[i] = &storage[i];
        bytes += static_cast<size_t>(storage[i].elements()) * described.dtype.bits / 8;
    }
    if (bytes >= LARGE_RESULT) {  // its memory is kept, which is not known here
        return {};
    }
    for (size_t i = 0; i < Form::attributes.size(); ++i) {
        const size_t at = input_tensors + i;
        const auto value = at < count ? attribute_of(given[at]) : std::optional(Form::attributes[i]);
        if (!value) {
            return {};
        }
        attributes[at] = *value;
    }
    std::array<nb::object, outputs> results{torch.empty_like(nb::handle(given[models]))...};
    for (size_t i = 0; i < outputs; ++i) {
        nb::dlpack::dltensor described;
        if (exchange_of(results[i])->dltensor_from_py_object(results[i].ptr(), &described) != 0) {
            throw nb::python_error();
        }
        describe(described, storage[0].dtype, storage[input_tensors + i]);
        tensors[inputs + i] = &storage[input_tensors + i];
    }
    const ProductOverride any(Product::Any);
    uint64_t workspace_size = 0;
    aclOpExecutor* executor = nullptr;
    aclnnStatus status = phase_one(argument<typename Parameters::template Type<I>>(I, attributes, tensors)...,
                                   &workspace_size, &executor);
    if (status == ACLNN_SUCCESS && storage[0].elements() >= WORTH_RELEASING_THE_GIL) {
        const nb::gil_scoped_release released;
        status = run_now(executor);
    } else if (status == ACLNN_SUCCESS) {
        status = run_now(executor);
    }
    if (status != ACLNN_SUCCESS) {
        take_error_text();
        return {};
    }
    if constexpr (outputs == 1) {
        return results[0];
    } else {
        return std::apply([](const auto&... result) { return nb::make_tuple(result...); }, results);
    }
}

// `self` holds what `torch_kernel` was given.
template <auto phase_one, class Form, size_t... models>
PyObject* call(PyObject* self, PyObject* const* given, Py_ssize_t count) {
    PyObject* const otherwise = PyTuple_GetItem(self, 0);
    const bool dispatched = PyTuple_GetItem(self, 1) == Py_True;
    try {
        const auto parameters = std::make_index_sequence<Signature<decltype(phase_one)>::count>();
        const auto size = static_cast<size_t>(count);
        if (nb::object results = attempt<phase_one, Form, models...>(given, size, dispatched, parameters)) {
            return results.release().ptr();
        }
    } catch (const std::exception&) {
        PyErr_Clear();  // whatever it was, `otherwise` will say it
    }
    return PyObject_Vectorcall(otherwise, given, static_cast<size_t>(count), nullptr);
}

template <auto phase_one, class Form, size_t... models>
PyMethodDef kernel(const char* name) {
    const auto function = &call<phase_one, Form, models...>;
    return {name, reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(function)), METH_FASTCALL, nullptr};
}

// Those whose arguments are phase one's and whose results are like one of them.
PyMethodDef KERNELS[] = {
    kernel<&aclnnSiluGetWorkspaceSize, Whole<>, 0>("silu"),
    kernel<&aclnnSiluBackwardGetWorkspaceSize, Whole<>, 1>("silu_backward"),
    kernel<&actgradSiluDoubleBackwardGetWorkspaceSize, Whole<>, 1, 2>("silu_double_backward"),
    kernel<&aclnnHardswishGetWorkspaceSize, Whole<>, 0>("hardswish"),
    kernel<&aclnnHardswishBackwardV2GetWorkspaceSize, Whole<>, 1>("hardswish_backward"),
    kernel<&actgradHardswishDoubleBackwardGetWorkspaceSize, Whole<>, 1, 2>("hardswish_double_backward"),
    kernel<&aclnnSwiGluGradGetWorkspaceSize, Halves<-1>, 1>("swiglu_backward"),
    kernel<&aclnnGeGluV3BackwardGetWorkspaceSize, Halves<-1, 0, 0>, 1>("geglu_backward"),
    kernel<&actgradSwiGluPairGetWorkspaceSize, Whole<>, 0>("swiglu_pair"),
    kernel<&actgradSwiGluPairBackwardGetWorkspaceSize, Whole<>, 1, 2>("swiglu_pair_backward"),
    kernel<&actgradGeGluPairGetWorkspaceSize, Whole<0>, 0>("geglu_pair"),
    kernel<&actgradGeGluPairBackwardGetWorkspaceSize, Whole<0>, 1, 2>("geglu_pair_backward"),
};

}  // namespace

nb::object torch_kernel(const char* name, nb::object otherwise, bool dispatched) {
    for (PyMethodDef& kernel : KERNELS) {
        if (std::strcmp(kernel.ml_name, name) == 0) {
            return nb::steal(PyCFunction_New(&kernel, nb::make_tuple(otherwise, dispatched).ptr()));
        }
    }
    return nb::none();
}

void bind_torch_kernels(nb::module_& module) {
    module.def("torch_kernel", torch_kernel,
               nb::sig("def torch_kernel(name: str, otherwise: typing.Any, dispatched: bool, /) -> typing.Any"));
}

}  // namespace actgrad::python
