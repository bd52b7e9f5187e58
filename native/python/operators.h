// SPDX-License-Identifier: Apache-2.0
// Python bindings of an operator, derived from the signature of its phase one: the function on arrays, which raises,
// and the two documented phases, which return statuses.
#pragma once

#include <nanobind/nanobind.h>

#include <cstddef>
#include <cstring>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

#include "article.h"
#include "ascendcl/product.h"
#include "nnopbase/executor.h"
#include "nnopbase/scalar.h"
#include "opapi/planning/phase_one.h"
#include "opapi/planning/runner.h"
#include "opapi/threads/pool.h"
#include "python/array.h"
#include "python/errors.h"
#include "python/gil_released.h"
#include "python/gpu.h"
#include "python/tensor.h"

namespace actgrad::python {

// The operator's own parameters: those of phase one without workspaceSize and executor, or those of the planning
// function without product and plan.
template <class Function>
struct Signature;

template <class... Parameters>
struct Signature<aclnnStatus (*)(Parameters...)> {
    static constexpr size_t count = sizeof...(Parameters) - 2;
    template <size_t I>
    using Type = std::tuple_element_t<I, std::tuple<Parameters...>>;
};

template <class... Parameters>
struct Signature<aclnnStatus (*)(Product, Parameters...)> {
    static constexpr size_t count = sizeof...(Parameters) - 1;
    template <size_t I>
    using Type = std::tuple_element_t<I, std::tuple<Parameters...>>;
};

// These raise TypeError or ValueError that say what was given and what is needed.
std::string described(nb::handle object);
int64_t integer(nb::handle object);
bool boolean(nb::handle object);
double number(nb::handle object);

inline void from_python(nb::handle object, int64_t& value) { value = integer(object); }
inline void from_python(nb::handle object, bool& value) { value = boolean(object); }
inline void from_python(nb::handle object, double& value) { value = number(object); }
inline void from_python(nb::handle object, Word& value) { value = Word(integer(object)); }

// A number as a scalar: INT64 for an integer that fits (double might lose digits), else DOUBLE.
aclScalar scalar_of(nb::handle object);

// A given object, and the index of its parameter in the function's list of names ("dy, x, out").
struct GivenObject {
    nb::handle object;
    const char* names;
    size_t index;
};

std::string name_of(const GivenObject& given);

// Converts an argument; exceptions get the parameter's name as a prefix.
template <class Read>
void read_given(const GivenObject& given, const Read& read) {
    try {
        read(given.object);
    } catch (const nb::builtin_exception& error) {
        throw nb::builtin_exception(error.type(), (name_of(given) + ": " + error.what()).c_str());
    }
}

// An argument of the function on arrays, valid during the call: an attribute, or a tensor over an array's memory.
template <class T, Use use>
class Argument {
public:
    void read(const GivenObject& given) {
        read_given(given, [&](nb::handle object) { from_python(object, value_); });
    }
    T get() { return value_; }
    std::optional<Device> device() const { return std::nullopt; }
    int64_t elements() const { return 0; }
    bool of_pytorch() const { return false; }

private:
    T value_{};
};

template <class T, Use use>
class Argument<T*, use> {
public:
    void read(const GivenObject& given) {
        if (!given.object.is_none()) {
            read_given(given, [&](nb::handle array) { view_ = view_of(array, use); });
            fill(tensor_.emplace(), view_);
        }
    }
    aclTensor* get() { return tensor_ ? &*tensor_ : nullptr; }
    std::optional<Device> device() const { return tensor_ ? std::optional(view_.device) : std::nullopt; }
    int64_t elements() const { return tensor_ ? tensor_->elements() : 0; }
    bool of_pytorch() const { return view_.of_pytorch; }

private:
    ArrayView view_;
    std::optional<aclTensor> tensor_;
};

template <Use use>
class Argument<const aclScalar*, use> {
public:
    void read(const GivenObject& given) {
        if (!given.object.is_none()) {
            read_given(given, [&](nb::handle object) { scalar_ = scalar_of(object); });
        }
    }
    const aclScalar* get() { return scalar_ ? &*scalar_ : nullptr; }
    std::optional<Device> device() const { return std::nullopt; }
    int64_t elements() const { return 0; }
    bool of_pytorch() const { return false; }

private:
    std::optional<aclScalar> scalar_;
};

template <size_t>
using Object = nb::handle;

// Accepts any object, even None: the operator checks it, not the binding.
template <size_t>
auto object_argument() {
    return nb::arg().none();
}

constexpr int64_t WORTH_RELEASING_THE_GIL = 4096;  // elements; less work takes about as long as releasing it

// PyTorch's current number of threads.
int threads_of_pytorch();

// Calls `run`, which runs a plan on the CPU, and releases the GIL if `elements` make it worthwhile. Plans on PyTorch
// tensors use PyTorch's current number of threads.
template <class Run>
aclnnStatus run_on_cpu(int64_t elements, bool of_pytorch, const Run& run) {
    if (elements < WORTH_RELEASING_THE_GIL) {
        return run();
    }
    std::optional<CallersThreads> callers;
    if (of_pytorch) {
        callers.emplace(threads_of_pytorch());
    }
    const GilReleased released;
    return run();
}

// Increments a PyTorch tensor's version counter, by which autograd detects that a saved tensor was modified.
void count_write(nb::handle tensor);

// The functions that bind operators are templates of signatures, not of functions, so that each signature is compiled
// once. `written` has a bit for each output parameter of `plan`.
template <uint64_t written, class Plan, size_t... I>
void bind_function(nb::module_& module, Plan plan, const char* name, const char* names, std::index_sequence<I...>) {
    using Parameters = Signature<Plan>;
    module.def(
        name,
        [plan, name, names](Object<I>... objects) {
            std::tuple<
                Argument<typename Parameters::template Type<I>, (written >> I & 1) != 0 ? Use::Write : Use::Read>...>
                arguments;
            (std::get<I>(arguments).read({objects, names, I}), ...);
            const Device device = common_device(name, names, {std::get<I>(arguments).device()...});
            Planned planned;
            raise_on_failure(plan(Product::Any, std::get<I>(arguments).get()..., planned));
            if (device.is_gpu()) {
                run_on_gpu(name, planned, device);
            } else {
                raise_on_failure(run_on_cpu((std::get<I>(arguments).elements() + ...),
                                            (std::get<I>(arguments).of_pytorch() || ...),
                                            [&] { return run_planned(name, planned); }));
            }
            const auto count = [&](size_t index, const auto& argument, nb::handle object) {
                if ((written >> index & 1) != 0 && argument.of_pytorch()) {
                    count_write(object);
                }
            };
            (count(I, std::get<I>(arguments), objects), ...);
        },
        object_argument<I>()...);
}

// An aclnn.Scalar or None; a str or None, which keeps the text alive.
aclScalar* scalar_argument(nb::handle object);
char* word_argument(nb::handle object);

// An argument of phase one as documented: an attribute, or a Tensor, a Scalar, a word or None.
template <class T>
T two_phase_argument(nb::handle object) {
    if constexpr (std::is_same_v<T, const aclScalar*> || std::is_same_v<T, aclScalar*>) {
        return scalar_argument(object);
    } else if constexpr (std::is_same_v<T, char*>) {
        return word_argument(object);
    } else if constexpr (std::is_same_v<T, float>) {
        return static_cast<float>(number(object));
    } else if constexpr (std::is_pointer_v<T>) {
        if (object.is_none()) {
            return nullptr;
        }
        if (!nb::isinstance<TensorHandle>(object)) {
            const std::string given = nb::type_name(object.type()).c_str();
            throw nb::type_error((with_article(given) + " was given; an aclnn.Tensor or None is needed").c_str());
        }
        return nb::cast<const TensorHandle&>(object).get();
    } else {
        T value;
        from_python(object, value);
        return value;
    }
}

template <class PhaseOne, size_t... I>
void bind_phase_one(nb::module_& module, PhaseOne phase_one, const char* name, std::index_sequence<I...>) {
    using Parameters = Signature<PhaseOne>;
    module.def(
        name,
        [phase_one](Object<I>... objects) -> nb::typed<nb::tuple, int, uint64_t, uintptr_t> {
            uint64_t workspace_size = 0;
            aclOpExecutor* executor = nullptr;
            const aclnnStatus status = phase_one(two_phase_argument<typename Parameters::template Type<I>>(objects)...,
                                                 &workspace_size, &executor);
            return nb::make_tuple(status, workspace_size, reinterpret_cast<uintptr_t>(executor));
        },
        object_argument<I>()...);
}

using PhaseTwo = aclnnStatus (*)(void*, uint64_t, aclOpExecutor*, aclrtStream);

inline void bind_phase_two(nb::module_& module, PhaseTwo phase_two, const char* name) {
    module.def(name, [phase_two](uintptr_t workspace, uint64_t workspace_size, uintptr_t executor, uintptr_t stream) {
        const GilReleased released;  // it may wait for the stream
        return phase_two(reinterpret_cast<void*>(workspace), workspace_size, reinterpret_cast<aclOpExecutor*>(executor),
                         reinterpret_cast<aclrtStream>(stream));
    });
}

template <uint64_t written, class Plan>
void bind_function(nb::module_& module, Plan plan, const char* name, const char* names) {
    bind_function<written>(module, plan, name, names, std::make_index_sequence<Signature<Plan>::count>());
}

template <class PhaseOne>
void bind_phases(nb::module_& module, PhaseOne phase_one, PhaseTwo phase_two, const char* phase_one_name,
                 const char* phase_two_name) {
    bind_phase_one(module, phase_one, phase_one_name, std::make_index_sequence<Signature<PhaseOne>::count>());
    bind_phase_two(module, phase_two, phase_two_name);
}

}  // namespace actgrad::python
