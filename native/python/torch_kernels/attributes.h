// SPDX-License-Identifier: Apache-2.0
// The arguments of a call that are no tensors.
#pragma once

#include <nanobind/nanobind.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>

#include "aclnn/aclnn_base.h"
#include "nnopbase/scalar.h"
#include "opapi/planning/phase_one.h"
#include "python/operators.h"
#include "python/torch_kernels/form.h"

namespace actgrad::python {

namespace {

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

// The number of tensors among the first `end` parameters of phase one.
template <class Signature, size_t... I>
constexpr size_t tensors_before(size_t end, std::index_sequence<I...>) {
    return ((I < end && is_tensor<typename Signature::template Type<I>> ? 1 : 0) + ... + size_t{0});
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

}  // namespace

}  // namespace actgrad::python
