// SPDX-License-Identifier: Apache-2.0
#include "python/torch_kernels.h"

#include <array>
#include <cstring>
#include <exception>
#include <iterator>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>

#include "ascendcl/error.h"
#include "generated/operators.inc"
#include "nnopbase/scalar.h"
#include "opapi/planner.h"
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

nb::object answer(const nb::object& question) {
    nb::object value = nb::steal(PyObject_CallNoArgs(question.ptr()));
    if (!value.is_valid()) {
        throw nb::python_error();
    }
    return value;
}

bool holds(const nb::object& question) { return !answer(question).is(nb::handle(Py_False)); }

bool counts(const nb::object& question) { return PyLong_AsLong(answer(question).ptr()) != 0; }

// Whether a transform of torch.func, a mode or forward-mode differentiation would see the call; of one that does not
// come from the dispatcher, whether anything before would: tracers, profilers, autocast.
bool watched(const Torch& torch, bool dispatched) {
    static PyObject* const level = PyUnicode_InternFromString("_current_level");
    return holds(torch.transforms_active) || counts(torch.count_of_modes) ||
           PyLong_AsLong(attribute(torch.forward_ad, level).ptr()) >= 0 ||
           (!dispatched && (counts(torch.count_of_function_modes) || holds(torch.is_tracing) ||
                            holds(torch.is_profiled) || holds(torch.is_autocast)));
}

// Whether PyTorch would let `tensor`, a plain one that autograd does not follow, be written here.
bool may_be_written(nb::handle tensor) {
    static PyObject* const is_inference = PyUnicode_InternFromString("is_inference");
    PyObject* const self = tensor.ptr();
    const nb::object inference = nb::steal(PyObject_VectorcallMethod(is_inference, &self, 1, nullptr));
    PyErr_Clear();  // of what is no tensor
    return inference.is(nb::handle(Py_False));
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

// An attribute of an operator: its default, which the dispatcher leaves out, and the words that stand for numbers.
struct Attribute {
    struct Word {
        const char* text;
        int64_t number;
    };
    double value;
    Word words[4] = {};
};

// What a result is like: one of the tensors that are given, or that with the size of the split dimension halved.
struct Result {
    size_t tensor;
    bool halved;
};

constexpr Result like(size_t tensor) { return {tensor, false}; }
constexpr Result half_of(size_t tensor) { return {tensor, true}; }

// What is true of an operator beside the signature of its phase one. `split`: the attribute along which tensors are
// halved, and then phase one compares the shapes; -1 when the tensors have one shape.
struct Form {
    int split;
    Result results[4];
    Attribute attributes[8] = {};
};

std::optional<int64_t> integer_of(nb::handle object) {
    const long long value = PyLong_Check(object.ptr()) ? PyLong_AsLongLong(object.ptr()) : -1;
    if (!PyLong_Check(object.ptr()) || (value == -1 && PyErr_Occurred())) {
        PyErr_Clear();
        return std::nullopt;
    }
    return value;
}

std::optional<double> number_of(nb::handle object) {
    if (PyFloat_Check(object.ptr())) {
        return PyFloat_AsDouble(object.ptr());
    }
    return integer_of(object);
}

const Attribute::Word* word_of(nb::handle object, const Attribute& attribute) {
    for (const Attribute::Word& word : attribute.words) {
        if (word.text && PyUnicode_CompareWithASCIIString(object.ptr(), word.text) == 0) {
            return &word;
        }
    }
    return nullptr;
}

// A parameter of phase one during a call. Those of attributes read what was given; this one is of a number by value.
template <class T>
class Parameter {
public:
    void take(const Attribute& attribute) { value_ = static_cast<T>(attribute.value); }
    bool read(nb::handle object, const Attribute& attribute) {
        if (PyUnicode_Check(object.ptr())) {
            const Attribute::Word* const word = word_of(object, attribute);
            value_ = word ? static_cast<T>(word->number) : T{};
            return word;
        }
        if (attribute.words[0].text) {
            return false;
        }
        const auto number = [&] {
            if constexpr (std::is_integral_v<T>) {
                return integer_of(object);
            } else {
                return number_of(object);
            }
        }();
        value_ = static_cast<T>(number.value_or(0));
        return number.has_value();
    }
    T get() const { return value_; }

private:
    T value_{};
};

template <>
class Parameter<const aclScalar*> {
public:
    void take(const Attribute& attribute) { set(attribute.value); }
    bool read(nb::handle object, const Attribute&) {
        const std::optional<double> number = number_of(object);
        set(number.value_or(0));
        return number.has_value();
    }
    const aclScalar* get() const { return &scalar_; }

private:
    void set(double value) { std::memcpy(scalar_.bytes.data(), &value, sizeof value); }

    aclScalar scalar_{ACL_DOUBLE, {}};
};

template <>
class Parameter<actgrad::Word> {
public:
    void take(const Attribute& attribute) { number_ = static_cast<int64_t>(attribute.value); }
    bool read(nb::handle object, const Attribute& attribute) {
        const Attribute::Word* const word = PyUnicode_Check(object.ptr()) ? word_of(object, attribute) : nullptr;
        number_ = word ? word->number : actgrad::Word::UNKNOWN;
        return word;
    }
    actgrad::Word get() const { return {number_}; }

private:
    int64_t number_ = 0;
};

template <class T>
constexpr bool is_tensor = std::is_same_v<T, const aclTensor*> || std::is_same_v<T, aclTensor*>;

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

// How many of phase one's first `end` parameters are tensors.
template <class Signature, size_t... I>
constexpr size_t tensors_before(size_t end, std::index_sequence<I...>) {
    return ((I < end && is_tensor<typename Signature::template Type<I>> ? 1 : 0) + ... + size_t{0});
}

// A tensor as PyTorch would make it for `result`; null where `tensor`, which it follows, cannot be halved.
nb::object fresh(const Torch& torch, Result result, nb::handle object, const aclTensor& tensor, int64_t dim) {
    if (!result.halved) {
        return torch.empty_like(object);
    }
    static PyObject* const new_empty = PyUnicode_InternFromString("new_empty");
    const int64_t rank = tensor.view_sizes.size();
    if (dim < -rank || dim >= rank || tensor.view_sizes[dim < 0 ? dim + rank : dim] % 2 != 0) {
        return {};
    }
    const nb::object sizes = nb::steal(PyTuple_New(rank));
    for (int64_t i = 0; i < rank; ++i) {
        const int64_t parts = i == dim || i == dim + rank ? 2 : 1;
        PyTuple_SetItem(sizes.ptr(), i, PyLong_FromLongLong(tensor.view_sizes[i] / parts));
    }
    PyObject* const arguments[] = {object.ptr(), sizes.ptr()};
    return nb::steal(PyObject_VectorcallMethod(new_empty, arguments, 2, nullptr));
}

// Who calls a kernel: the dispatcher, a function before it, or one that wants the first tensor overwritten.
enum class Caller { Dispatcher, Function, Overwriter };

// The results; null for a call that shall go elsewhere. Given are the tensors, then the attributes.
template <auto plan, const Form& form, size_t outputs, size_t... I>
nb::object attempt(PyObject* const* given, size_t count, Caller caller, std::index_sequence<I...> parameters) {
    using Signature = python::Signature<decltype(plan)>;
    constexpr size_t inputs = Signature::count - outputs;
    constexpr size_t input_tensors = tensors_before<Signature>(inputs, parameters);
    constexpr std::array<size_t, Signature::count> tensor_number{tensors_before<Signature>(I, parameters)...};
    static_assert(tensors_before<Signature>(Signature::count, parameters) == input_tensors + outputs);
    static_assert(inputs - input_tensors <= std::size(form.attributes));
    const Torch& torch = Torch::get();
    const bool overwrites = caller == Caller::Overwriter;
    if (count > inputs || count < input_tensors || watched(torch, caller == Caller::Dispatcher)) {
        return {};
    }
    if (overwrites && (outputs != 1 || form.results[0].halved || !may_be_written(given[0]))) {
        return {};
    }
    std::array<aclTensor, input_tensors + outputs> storage;
    std::array<aclTensor*, input_tensors + outputs> tensors{};
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
            (form.split < 0 && storage[i].view_sizes != storage[0].view_sizes)) {
            return {};
        }
        tensors[i] = &storage[i];
        bytes += static_cast<size_t>(storage[i].elements()) * described.dtype.bits / 8;
    }
    if (bytes >= LARGE_RESULT && !overwrites) {  // its memory is kept, which is not known here
        return {};
    }
    std::tuple<Parameter<typename Signature::template Type<I>>...> arguments;
    int64_t dim = 0;
    const auto read = [&](size_t index, auto& argument) {
        bool readable = true;
        if constexpr (!is_tensor<decltype(argument.get())>) {
            const size_t number = index - tensor_number[index];
            const size_t at = input_tensors + number;
            const Attribute& attribute = form.attributes[number];
            if (at < count) {
                readable = argument.read(given[at], attribute);
            } else {
                argument.take(attribute);
            }
            if constexpr (std::is_same_v<decltype(argument.get()), int64_t>) {
                dim = static_cast<int>(number) == form.split ? argument.get() : dim;
            }
        }
        return readable;
    };
    if (!(read(I, std::get<I>(arguments)) && ...)) {
        return {};
    }
    std::array<nb::object, outputs> results;
    for (size_t i = 0; i < outputs; ++i) {
        const Result result = form.results[i];
        if (overwrites) {
            results[i] = nb::borrow(given[0]);
            tensors[input_tensors + i] = &storage[0];
            continue;
        }
        results[i] = fresh(torch, result, given[result.tensor], storage[result.tensor], dim);
        if (!results[i]) {
            return {};
        }
        nb::dlpack::dltensor described;
        if (exchange_of(results[i])->dltensor_from_py_object(results[i].ptr(), &described) != 0) {
            throw nb::python_error();
        }
        describe(described, storage[0].dtype, storage[input_tensors + i]);
        tensors[input_tensors + i] = &storage[input_tensors + i];
    }
    const auto value = [&](size_t index, const auto& argument) {
        if constexpr (is_tensor<decltype(argument.get())>) {
            return tensors[tensor_number[index]];
        } else {
            return argument.get();
        }
    };
    Planned planned;
    aclnnStatus status = plan(Product::Any, value(I, std::get<I>(arguments))..., planned);
    if (status == ACLNN_SUCCESS) {
        if (overwrites) {
            count_write(results[0]);  // before it: what raises then has overwritten nothing
        }
        status = run_planned_on_cpu("", planned, storage[0].elements(), true);
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
template <auto plan, const Form& form, size_t outputs>
PyObject* call(PyObject* self, PyObject* const* given, Py_ssize_t count) {
    PyObject* const otherwise = PyTuple_GetItem(self, 0);
    const auto caller = static_cast<Caller>(PyLong_AsLong(PyTuple_GetItem(self, 1)));
    try {
        const auto parameters = std::make_index_sequence<Signature<decltype(plan)>::count>();
        const auto size = static_cast<size_t>(count);
        if (nb::object results = attempt<plan, form, outputs>(given, size, caller, parameters)) {
            return results.release().ptr();
        }
    } catch (const std::exception&) {
        PyErr_Clear();  // whatever it was, `otherwise` will say it
    }
    return PyObject_Vectorcall(otherwise, given, static_cast<size_t>(count), nullptr);
}

template <auto plan, const Form& form, size_t outputs>
PyMethodDef kernel(const char* name) {
    const auto function = &call<plan, form, outputs>;
    return {name, reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(function)), METH_FASTCALL, nullptr};
}

#include "generated/torch_kernels.inc"

}  // namespace

nb::object torch_kernel(const char* name, nb::object otherwise, const char* caller) {
    const Caller who = std::strcmp(caller, "dispatcher") == 0 ? Caller::Dispatcher
                       : std::strcmp(caller, "function") == 0 ? Caller::Function
                                                              : Caller::Overwriter;
    for (PyMethodDef& kernel : KERNELS) {
        if (std::strcmp(kernel.ml_name, name) == 0) {
            return nb::steal(PyCFunction_New(&kernel, nb::make_tuple(otherwise, static_cast<int>(who)).ptr()));
        }
    }
    return nb::none();
}

void bind_torch_kernels(nb::module_& module) {
    module.def("torch_kernel", torch_kernel,
               nb::sig("def torch_kernel(name: str, otherwise: typing.Any, "
                       "caller: typing.Literal['dispatcher', 'function', 'overwriter'], /) -> typing.Any"));
}

}  // namespace actgrad::python
