// SPDX-License-Identifier: Apache-2.0
// A call of a kernel.
#pragma once

#include <nanobind/nanobind.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>

#include "ascendcl/error.h"
#include "opapi/planning/runner.h"
#include "python/block_cache.h"
#include "python/exchange.h"
#include "python/torch.h"
#include "python/torch_kernels/attributes.h"
#include "python/torch_kernels/form.h"
#include "python/torch_kernels/memo.h"
#include "python/torch_kernels/memory.h"
#include "python/torch_kernels/permission.h"
#include "python/torch_kernels/route.h"

namespace actgrad::python {

namespace {

nb::object call_method(PyObject* name, std::initializer_list<PyObject*> arguments) {
    nb::object result = nb::steal(PyObject_VectorcallMethod(name, arguments.begin(), arguments.size(), nullptr));
    if (!result.is_valid()) {
        throw nb::python_error();
    }
    return result;
}

// Allocates `result`. Null if `tensor`, its model, cannot be halved.
nb::object fresh(const Torch& torch, Result result, nb::handle object, const aclTensor& tensor, int64_t dim) {
    if (!result.halved) {
        return torch.empty_like(object);
    }
    static PyObject* const new_empty = PyUnicode_InternFromString("new_empty");
    static PyObject* const is_contiguous = PyUnicode_InternFromString("is_contiguous");
    static PyObject* const narrow = PyUnicode_InternFromString("narrow");
    const int64_t rank = tensor.view_sizes.size();
    if (dim < -rank || dim >= rank || tensor.view_sizes[dim < 0 ? dim + rank : dim] % 2 != 0) {
        return {};
    }
    const auto& steps = tensor.view_strides;
    if (std::find(steps.begin(), steps.end(), 0) == steps.end() &&
        call_method(is_contiguous, {object.ptr()}).is(nb::handle(Py_False))) {
        // The result has the model's order of dimensions, such as channels_last, in which an expanded one has no place.
        const nb::int_ begin(0), size(tensor.view_sizes[dim < 0 ? dim + rank : dim] / 2);
        return torch.empty_like(call_method(narrow, {object.ptr(), nb::int_(dim).ptr(), begin.ptr(), size.ptr()}));
    }
    const nb::object sizes = nb::steal(PyTuple_New(rank));
    for (int64_t i = 0; i < rank; ++i) {
        const int64_t parts = i == dim || i == dim + rank ? 2 : 1;
        PyTuple_SetItem(sizes.ptr(), i, PyLong_FromLongLong(tensor.view_sizes[i] / parts));
    }
    return call_method(new_empty, {object.ptr(), sizes.ptr()});
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

}  // namespace

}  // namespace actgrad::python
