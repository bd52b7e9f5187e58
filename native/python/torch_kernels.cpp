// SPDX-License-Identifier: Apache-2.0
#include "python/torch_kernels.h"

#include <nanobind/stl/optional.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <exception>
#include <iterator>
#include <memory>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "ascendcl/error.h"
#include "generated/operators.inc"
#include "nnopbase/scalar.h"
#include "opapi/planning/plan.h"
#include "opapi/planning/planner.h"
#include "python/array.h"
#include "python/buffers.h"
#include "python/exchange.h"
#include "python/operators.h"
#include "python/torch.h"

namespace actgrad::python {

namespace {

// Whether a torch.func transform, a dispatch mode or forward-mode AD would intercept the call, and, if it did not come
// from the dispatcher, a function mode, tracer or profiler. Autocast is a no-op if all tensors have one dtype.
bool watched(const Torch& torch, bool dispatched) {
    static PyObject* const level = PyUnicode_InternFromString("_current_level");
    return torch.transforms_active() || torch.modes() || PyLong_AsLong(attribute(torch.forward_ad, level).ptr()) >= 0 ||
           (!dispatched && (torch.function_modes() || torch.is_tracing() || torch.is_profiled()));
}

// Whether PyTorch allows writing to `tensor` here. Inference tensors have no version counter, so they are left to
// PyTorch.
bool may_be_written(nb::handle tensor) {
    static PyObject* const version = PyUnicode_InternFromString("_version");
    const nb::object counted = nb::steal(PyObject_GetAttr(tensor.ptr(), version));
    PyErr_Clear();
    return counted.is_valid();
}

bool requires_grad(nb::handle tensor) {
    static PyObject* const name = PyUnicode_InternFromString("requires_grad");
    return !attribute(tensor, name).is(nb::handle(Py_False));
}

// Describes the memory of a plain CPU tensor without lazy bits.
bool describe_plain(const Torch& torch, nb::handle tensor, nb::dlpack::dltensor& described) {
    if (!tensor.type().is(torch.tensor) && !tensor.type().is(torch.parameter)) {
        return false;
    }
    PyObject* const self = tensor.ptr();
    const nb::object negative = nb::steal(PyObject_Vectorcall(torch.is_neg, &self, 1, nullptr));
    const DLPackExchange* const exchange = exchange_of(tensor);
    if (!negative.is(nb::handle(Py_False)) || !exchange ||
        exchange->dltensor_from_py_object(tensor.ptr(), &described) != 0) {
        PyErr_Clear();
        return false;
    }
    return described.device.device_type == Device::CPU;
}

// An attribute of an operator: its default, which the dispatcher omits, and its words with their numbers.
struct Attribute {
    struct Word {
        const char* text;
        int64_t number;
    };
    double value;
    Word words[4] = {};
};

// The model of a result: one of the given tensors, or that with the split dimension halved.
struct Result {
    size_t tensor;
    bool halved;
};

constexpr Result like(size_t tensor) { return {tensor, false}; }
constexpr Result half_of(size_t tensor) { return {tensor, true}; }

// Properties of an operator beyond the signature of its phase one. `split`: the attribute along which tensors are
// halved, in which case phase one compares shapes; -1 if all tensors have one shape.
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

// A parameter of phase one during a call. This primary template holds a number by value.
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
    // Bitwise, so that 0 and -0 differ.
    bool operator==(const Parameter& other) const { return std::memcmp(&value_, &other.value_, sizeof value_) == 0; }

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
    bool operator==(const Parameter& other) const { return scalar_.bytes == other.scalar_.bytes; }

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
    bool operator==(const Parameter& other) const { return number_ == other.number_; }

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
    return ACL_DT_UNDEFINED;  // refused by phase one
}

// The number of tensors among the first `end` parameters of phase one.
template <class Signature, size_t... I>
constexpr size_t tensors_before(size_t end, std::index_sequence<I...>) {
    return ((I < end && is_tensor<typename Signature::template Type<I>> ? 1 : 0) + ... + size_t{0});
}

// Allocates `result`. Null if `tensor`, its model, cannot be halved.
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

// The layout of a tensor, without its address.
struct Layout {
    nb::dlpack::dtype dtype;
    Dims sizes;
    Dims strides;

    explicit Layout(const nb::dlpack::dltensor& described)
        : dtype(described.dtype),
          sizes(described.shape, static_cast<size_t>(described.ndim)),
          strides(described.strides, static_cast<size_t>(described.ndim)) {}

    bool is_of(const nb::dlpack::dltensor& described) const {
        return dtype.code == described.dtype.code && dtype.bits == described.dtype.bits &&
               dtype.lanes == described.dtype.lanes && sizes.size() == static_cast<size_t>(described.ndim) &&
               std::equal(sizes.begin(), sizes.end(), described.shape) &&
               std::equal(strides.begin(), strides.end(), described.strides);
    }
};

nb::tuple tuple_of(const Dims& values) {
    nb::tuple tuple = nb::steal<nb::tuple>(PyTuple_New(static_cast<Py_ssize_t>(values.size())));
    for (size_t i = 0; i < values.size(); ++i) {
        PyTuple_SetItem(tuple.ptr(), static_cast<Py_ssize_t>(i), PyLong_FromLongLong(values[i]));
    }
    return tuple;
}

void* address_of(const nb::dlpack::dltensor& described) {
    return static_cast<char*>(described.data) + described.byte_offset;
}

// The bytes from a tensor's first element to the end of its last one.
std::pair<const char*, const char*> extent_of(const nb::dlpack::dltensor& described) {
    const char* const begin = static_cast<const char*>(address_of(described));
    int64_t last = 0;
    for (int32_t i = 0; i < described.ndim; ++i) {
        last += (described.shape[i] - 1) * described.strides[i];
    }
    return {begin, begin + (last + 1) * (described.dtype.bits / 8)};
}

// Whether tensors with elements certainly share no memory.
bool are_apart(const nb::dlpack::dltensor& one, const nb::dlpack::dltensor& other) {
    const auto [begin, end] = extent_of(one);
    const auto [other_begin, other_end] = extent_of(other);
    return end <= other_begin || other_end <= begin;
}

// Whether the backward pass may overwrite a tensor: it was computed, is no view, and has one place for each element.
bool may_be_given_up(nb::handle tensor, const nb::dlpack::dltensor& described) {
    static PyObject* const is_leaf = PyUnicode_InternFromString("is_leaf");
    static PyObject* const is_view = PyUnicode_InternFromString("_is_view");
    if (!attribute(tensor, is_leaf).is(nb::handle(Py_False))) {
        return false;
    }
    PyObject* const self = tensor.ptr();
    if (!nb::steal(PyObject_VectorcallMethod(is_view, &self, 1, nullptr)).is(nb::handle(Py_False))) {
        PyErr_Clear();
        return false;
    }
    return std::none_of(described.strides, described.strides + described.ndim, [](int64_t step) { return step == 0; });
}

// The arguments of one call that are no tensors. An interface, so that what calls have in common is compiled once for
// each number of tensors and not for each signature of phase one.
class Attributes {
public:
    // Reads those behind the tensors in the first `end` of `given`, and takes the defaults of omitted ones. False if
    // phase one has to report one.
    virtual bool read(PyObject* const* given, size_t end, const Form& form) = 0;
    virtual aclnnStatus plan(aclTensor* const* tensors, Planned& planned) const = 0;
    virtual bool equals(const Attributes& other) const = 0;  // of the same function
    virtual std::shared_ptr<const Attributes> kept() const = 0;

    const size_t count;
    int64_t split = 0;  // the dimension that Form::split names

protected:
    explicit Attributes(size_t how_many) : count(how_many) {}
    Attributes(const Attributes&) = default;
    ~Attributes() = default;
};

template <class PhaseOne, size_t outputs, class Parameters = std::make_index_sequence<Signature<PhaseOne>::count>>
class AttributesOf;

template <class PhaseOne, size_t outputs, size_t... I>
class AttributesOf<PhaseOne, outputs, std::index_sequence<I...>> final : public Attributes {
    using Signature = python::Signature<PhaseOne>;
    static constexpr std::index_sequence<I...> parameters{};
    static constexpr size_t inputs = Signature::count - outputs;

public:
    static constexpr size_t input_tensors = tensors_before<Signature>(inputs, parameters);
    static_assert(tensors_before<Signature>(Signature::count, parameters) == input_tensors + outputs);
    static_assert(inputs - input_tensors <= std::extent_v<decltype(Form::attributes)>);

    explicit AttributesOf(PhaseOne phase_one) : Attributes(inputs - input_tensors), phase_one_(phase_one) {}

    bool read(PyObject* const* given, size_t end, const Form& form) override {
        return (read_one<I>(given, end, form) && ...);
    }
    aclnnStatus plan(aclTensor* const* tensors, Planned& planned) const override {
        return phase_one_(Product::Any, value<I>(tensors)..., planned);
    }
    bool equals(const Attributes& other) const override {
        return values_ == static_cast<const AttributesOf&>(other).values_;
    }
    std::shared_ptr<const Attributes> kept() const override { return std::make_shared<AttributesOf>(*this); }

private:
    using Values = std::tuple<Parameter<typename Signature::template Type<I>>...>;
    template <size_t index>
    static constexpr bool is_attribute = !is_tensor<typename Signature::template Type<index>>;
    static constexpr std::array<size_t, Signature::count> tensor_number{tensors_before<Signature>(I, parameters)...};

    template <size_t index>
    bool read_one([[maybe_unused]] PyObject* const* given, [[maybe_unused]] size_t end,
                  [[maybe_unused]] const Form& form) {
        bool readable = true;
        if constexpr (is_attribute<index>) {
            constexpr size_t number = index - tensor_number[index], at = input_tensors + number;
            auto& argument = std::get<index>(values_);
            const Attribute& attribute = form.attributes[number];
            if (at < end) {
                readable = argument.read(given[at], attribute);
            } else {
                argument.take(attribute);
            }
            if constexpr (std::is_same_v<decltype(argument.get()), int64_t>) {
                split = static_cast<int>(number) == form.split ? argument.get() : split;
            }
        }
        return readable;
    }
    template <size_t index>
    auto value([[maybe_unused]] aclTensor* const* tensors) const {
        if constexpr (is_attribute<index>) {
            return std::get<index>(values_).get();
        } else {
            return tensors[tensor_number[index]];
        }
    }

    PhaseOne phase_one_;
    Values values_;
};

// Memoizes a call's plan for the next call that differs only in addresses, as phase one dominates the time of small
// calls.
template <size_t input_tensors, size_t outputs>
struct Memo {
    std::array<std::optional<Layout>, input_tensors> inputs;
    std::shared_ptr<const Attributes> attributes;
    std::array<nb::object, outputs> results;  // arguments of Torch::empty_strided; null for an overwritten tensor
    std::shared_ptr<const Plan> plan;
    std::array<size_t, MAX_OPERANDS> tensors;  // of the plan's operands: inputs, then results
    int64_t elements;

    bool is_of(const std::array<std::optional<nb::dlpack::dltensor>, input_tensors>& described,
               const Attributes& given) const {
        for (size_t i = 0; i < input_tensors; ++i) {
            if (inputs[i].has_value() != described[i].has_value() || (inputs[i] && !inputs[i]->is_of(*described[i]))) {
                return false;
            }
        }
        return attributes->equals(given);
    }
};

// One for each way of overwriting and one for fresh results. Replaced as a whole, as other threads may run while
// PyTorch allocates.
template <size_t input_tensors, size_t outputs>
using Memos = std::array<std::shared_ptr<const Memo<input_tensors, outputs>>, 3>;

// The caller of a kernel; see torch_kernel.
enum class Caller { Dispatcher, Function, Autograd, Overwriter, Reuser };

constexpr std::pair<const char*, Caller> CALLERS[] = {
    {"dispatcher", Caller::Dispatcher}, {"function", Caller::Function}, {"autograd", Caller::Autograd},
    {"overwriter", Caller::Overwriter}, {"reuser", Caller::Reuser},
};

// The arguments of `torch_kernel`.
struct Route {
    nb::handle otherwise;
    Caller caller;
    nb::handle differentiable;
    nb::handle defaults;
    std::optional<size_t> given_up;
};

// Calls `differentiable` with `given`, completed by the defaults of omitted attributes, and with `results` if there are
// any.
nb::object differentiated(const Route& route, PyObject* const* given, size_t count, size_t tensors,
                          nb::object results = {}) {
    const auto left_out = static_cast<Py_ssize_t>(count - tensors), all = PyTuple_Size(route.defaults.ptr());
    const Py_ssize_t own = static_cast<Py_ssize_t>(tensors) + all;
    nb::object arguments = nb::steal(PyTuple_New(own + (results.is_valid() ? 1 : 0)));
    for (size_t i = 0; i < count; ++i) {
        PyTuple_SetItem(arguments.ptr(), static_cast<Py_ssize_t>(i), nb::borrow(given[i]).release().ptr());
    }
    for (Py_ssize_t i = left_out; i < all; ++i) {
        nb::object value = nb::borrow(PyTuple_GetItem(route.defaults.ptr(), i));
        PyTuple_SetItem(arguments.ptr(), static_cast<Py_ssize_t>(tensors) + i, value.release().ptr());
    }
    if (results.is_valid()) {
        PyTuple_SetItem(arguments.ptr(), own, results.release().ptr());
    }
    nb::object followed = nb::steal(PyObject_CallObject(route.differentiable.ptr(), arguments.ptr()));
    if (!followed.is_valid()) {
        throw nb::python_error();
    }
    return followed;
}

// One call of a kernel, from its arguments to its results. Where a step returns false or null, the call falls back.
template <size_t input_tensors, size_t outputs>
class Attempt {
    using Memo = python::Memo<input_tensors, outputs>;

public:
    // `given` are the tensors, then the attributes. `decided` is set once an exception is the call's: when the tensors
    // have been overwritten, or autograd follows, whose hooks must not run again.
    Attempt(const Form& form, Memos<input_tensors, outputs>& memos, Attributes& attributes, const Route& route,
            PyObject* const* given, size_t count, bool& decided)
        : form_(form),
          memos_(memos),
          attributes_(attributes),
          route_(route),
          given_(given),
          count_(count),
          decided_(decided),
          overwrites_(route.caller == Caller::Overwriter || route.caller == Caller::Reuser),
          first_overwritten_(route.caller == Caller::Reuser ? 1 : 0) {}

    // Returns the results, or null to fall back.
    nb::object run() {
        if (!is_unwatched() || !may_overwrite() || !describe_inputs() ||
            (followed_ && route_.differentiable.is_none()) || !attributes_.read(given_, count_, form_)) {
            return {};
        }
        if (followed_ && !route_.given_up) {
            decided_ = true;
            return differentiated(route_, given_, count_, input_tensors);
        }
        if (!may_give_up()) {
            return {};
        }
        // Whether tensors overlap depends on addresses, so no memo tells.
        const bool apart = are_overwritten_apart();
        const auto memo = memos_[way()];
        const bool done =
            apart && memo && memo->is_of(described_, attributes_) ? run_memoized(*memo) : run_by_phase_one(apart);
        return done ? returned() : nb::object();
    }

private:
    // The tensors of phase one: inputs, then results. An overwritten tensor is both.
    struct Tensors {
        std::array<aclTensor, input_tensors + outputs> storage;
        std::array<aclTensor*, input_tensors + outputs> given{};
    };

    bool is_unwatched() const {
        return count_ >= input_tensors && count_ <= input_tensors + attributes_.count &&
               (route_.caller == Caller::Autograd || !watched(torch_, route_.caller == Caller::Dispatcher));
    }

    bool may_overwrite() const {
        for (size_t i = 0; i < outputs && overwrites_; ++i) {
            const size_t tensor = first_overwritten_ + i;
            if (tensor >= input_tensors || form_.results[i].halved || !may_be_written(given_[tensor])) {
                return false;
            }
        }
        return true;
    }

    bool describe_inputs() {
        const bool recording = torch_.is_grad_enabled();
        for (size_t i = 0; i < input_tensors; ++i) {
            if (given_[i] == Py_None) {
                continue;
            }
            if (!describe_plain(torch_, given_[i], described_[i].emplace())) {
                return false;
            }
            followed_ = followed_ || (recording && requires_grad(given_[i]));
        }
        return true;
    }

    bool may_give_up() const {
        for (size_t i = 0; followed_ && i < *route_.given_up; ++i) {
            if (!described_[i] || !may_be_given_up(given_[i], *described_[i])) {
                return false;
            }
        }
        return true;
    }

    bool are_overwritten_apart() const {
        bool apart = true;
        for (size_t i = first_overwritten_; overwrites_ && i < first_overwritten_ + outputs; ++i) {
            for (size_t other = 0; other < input_tensors; ++other) {
                apart = apart && (other == i || !described_[other] || are_apart(*described_[i], *described_[other]));
            }
        }
        return apart;
    }

    size_t way() const { return overwrites_ ? 1 + first_overwritten_ : 0; }

    bool run_memoized(const Memo& memo) {
        std::array<void*, input_tensors + outputs> data{};
        for (size_t i = 0; i < input_tensors; ++i) {
            data[i] = described_[i] ? address_of(*described_[i]) : nullptr;
        }
        for (size_t i = 0; i < outputs; ++i) {
            if (overwrites_) {
                results_[i] = nb::borrow(given_[first_overwritten_ + i]);
                data[input_tensors + i] = data[first_overwritten_ + i];
                continue;
            }
            results_[i] = nb::steal(PyObject_CallObject(torch_.empty_strided.ptr(), memo.results[i].ptr()));
            if (!results_[i]) {
                throw nb::python_error();
            }
            data[input_tensors + i] = address_of(described_result(i));
        }
        Addresses addresses{};
        for (size_t i = 0; i < static_cast<size_t>(memo.plan->operand_count()); ++i) {
            addresses[i] = data[memo.tensors[i]];
            if (!addresses[i]) {
                return false;
            }
        }
        return computed(memo.elements, [&] { return run_plan("", *memo.plan, addresses); });
    }

    bool run_by_phase_one(bool apart) {
        Tensors tensors;
        Planned planned;
        if (!fill_inputs(tensors) || !make_results(tensors)) {
            return false;
        }
        if (attributes_.plan(tensors.given.data(), planned) != ACLNN_SUCCESS) {
            take_error_text();
            return false;
        }
        if (!computed(tensors.storage[0].elements(), [&] { return run_planned("", planned); })) {
            return false;
        }
        if (apart && planned.plan->elements > 0 && (overwrites_ || torch_.empty_strided)) {
            memoize(tensors, planned);
        }
        return true;
    }

    bool fill_inputs(Tensors& tensors) const {
        size_t bytes = 0;
        for (size_t i = 0; i < input_tensors; ++i) {
            if (!described_[i]) {
                continue;
            }
            aclTensor &tensor = tensors.storage[i], &first = tensors.storage[0];
            describe(*described_[i], dtype_of(described_[i]->dtype), tensor);
            if (tensor.dtype != first.dtype || (form_.split < 0 && tensor.view_sizes != first.view_sizes)) {
                return false;
            }
            tensors.given[i] = &tensor;
            bytes += static_cast<size_t>(tensor.elements()) * described_[i]->dtype.bits / 8;
        }
        return bytes < LARGE_RESULT || overwrites_;  // a large result comes from the block cache, by `otherwise`
    }

    bool make_results(Tensors& tensors) {
        auto& storage = tensors.storage;
        for (size_t i = 0; i < outputs; ++i) {
            if (overwrites_) {
                results_[i] = nb::borrow(given_[first_overwritten_ + i]);
                tensors.given[input_tensors + i] = &storage[first_overwritten_ + i];
                continue;
            }
            const Result result = form_.results[i];
            results_[i] = fresh(torch_, result, given_[result.tensor], storage[result.tensor], attributes_.split);
            if (!results_[i]) {
                return false;
            }
            describe(described_result(i), storage[0].dtype, storage[input_tensors + i]);
            tensors.given[input_tensors + i] = &storage[input_tensors + i];
        }
        return true;
    }

    nb::dlpack::dltensor described_result(size_t number) const {
        const nb::object& result = results_[number];
        nb::dlpack::dltensor described;
        if (exchange_of(result)->dltensor_from_py_object(result.ptr(), &described) != 0) {
            throw nb::python_error();
        }
        return described;
    }

    template <class Compute>
    bool computed(int64_t elements, const Compute& compute) {
        if (overwrites_) {
            std::for_each(results_.begin(), results_.end(),
                          count_write);  // first: if it raises, nothing is overwritten
        }
        if (run_on_cpu(elements, true, compute) != ACLNN_SUCCESS) {
            take_error_text();
            return false;
        }
        decided_ = overwrites_;
        return true;
    }

    void memoize(const Tensors& tensors, Planned& planned) {
        static PyObject* const dtype = PyUnicode_InternFromString("dtype");
        auto memo = std::make_shared<Memo>();
        for (size_t i = 0; i < input_tensors; ++i) {
            if (described_[i]) {
                memo->inputs[i].emplace(*described_[i]);
            }
        }
        for (size_t i = 0; i < outputs && !overwrites_; ++i) {
            const aclTensor& result = tensors.storage[input_tensors + i];
            memo->results[i] = nb::make_tuple(tuple_of(result.view_sizes), tuple_of(result.view_strides),
                                              attribute(results_[i], dtype));
        }
        const auto& listed = planned.tensors.list();
        for (size_t i = 0; i < static_cast<size_t>(planned.plan->operand_count()); ++i) {
            const aclTensor* const tensor = listed[static_cast<size_t>(planned.plan->operands[i].tensor)];
            memo->tensors[i] = static_cast<size_t>(tensor - tensors.storage.data());
        }
        memo->attributes = attributes_.kept();
        memo->plan = std::move(planned.plan);
        memo->elements = tensors.storage[0].elements();
        memos_[way()] = std::move(memo);
    }

    // What the caller gets: one result as it is, several as a tuple, or what autograd records.
    nb::object returned() {
        const auto all = [&] {
            return std::apply([](const auto&... result) { return nb::make_tuple(result...); }, results_);
        };
        if (followed_) {
            decided_ = true;
            return differentiated(route_, given_, count_, input_tensors, all());
        }
        if constexpr (outputs == 1) {
            return results_[0];
        } else {
            return all();
        }
    }

    const Torch& torch_ = Torch::get();
    const Form& form_;
    Memos<input_tensors, outputs>& memos_;
    Attributes& attributes_;
    const Route& route_;
    PyObject* const* const given_;
    const size_t count_;
    bool& decided_;
    const bool overwrites_;
    const size_t first_overwritten_;
    bool followed_ = false;  // by autograd
    std::array<std::optional<nb::dlpack::dltensor>, input_tensors> described_;
    std::array<nb::object, outputs> results_;
};

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

// `self` is the route, as a tuple.
template <auto plan, const Form& form, size_t outputs>
PyObject* call(PyObject* self, PyObject* const* given, Py_ssize_t count) {
    const Route route{PyTuple_GetItem(self, 0), static_cast<Caller>(PyLong_AsLong(PyTuple_GetItem(self, 1))),
                      PyTuple_GetItem(self, 2), PyTuple_GetItem(self, 3), number_or_none(PyTuple_GetItem(self, 4))};
    bool decided = false;
    try {
        AttributesOf<decltype(plan), outputs> attributes(plan);
        constexpr size_t input_tensors = decltype(attributes)::input_tensors;
        static auto& memos =
            *new Memos<input_tensors, outputs>;  // never destroyed: the interpreter may be finalised first
        if (nb::object results = attempt<input_tensors, outputs>(form, memos, attributes, route, given,
                                                                 static_cast<size_t>(count), decided)) {
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
    return PyObject_Vectorcall(route.otherwise.ptr(), given, static_cast<size_t>(count), nullptr);
}

template <auto plan, const Form& form, size_t outputs>
PyMethodDef kernel(const char* name) {
    const auto function = &call<plan, form, outputs>;
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
