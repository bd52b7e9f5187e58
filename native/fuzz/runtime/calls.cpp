// SPDX-License-Identifier: Apache-2.0
//
// Calls of operators.
#include <algorithm>
#include <cmath>
#include <vector>

#include "acl/acl.h"
#include "ascendcl/error.h"
#include "fuzz/rules/dtypes.h"
#include "fuzz/rules/rule.h"
#include "fuzz/runtime/machine.h"
#include "fuzz/runtime/operators.h"
#include "nnopbase/executor.h"
#include "opapi/threads/pool.h"

namespace fuzz {

void Machine::any_call() {
    std::vector<Tensor*> given;
    for (int i = 0; i < 4; ++i) {
        given.push_back(in_.one_in(32) ? nullptr : tensors_.recent(in_));
    }
    const size_t number = in_.byte() % operators().size();
    const int64_t first = in_.integer(3), second = in_.integer(2), third = in_.below(2);
    phase_one(number, given, {first, second, third});
}

void Machine::fitting_call() {
    const size_t number = in_.byte() % operators().size();
    const Rule* const rule = operators()[number].rule;
    if (!rule) {
        return;
    }
    Numbers shape;
    for (size_t i = 0, rank = in_.below(5) + 5 * in_.one_in(16); i < rank; ++i) {
        shape.push_back(in_.one_in(32) ? 0 : 1 + static_cast<int64_t>(in_.below(5)));
    }
    if (in_.one_in(16)) {
        shape = {static_cast<int64_t>(in_.byte()) * 2};
    }
    const bool gated = is_gated(rule->form);
    int64_t dim = 0;
    Numbers doubled = shape;
    if (gated) {
        if (shape.empty()) {
            shape = doubled = {1};
        }
        if (rule->has(LastDim) && shape.size() < 2) {
            shape.insert(shape.begin(), 1);
            doubled = shape;
        }
        dim = static_cast<int64_t>(rule->has(LastDim) ? shape.size() - 1 : in_.below(shape.size()));
        doubled[static_cast<size_t>(dim)] *= 2;
        dim -= in_.below(2) ? static_cast<int64_t>(shape.size()) : 0;
    }
    constexpr aclDataType whole[] = {ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64, ACL_BOOL};
    const bool takes_integers = has_integer(*rule, ACL_INT32, product_);
    const aclDataType dtype = takes_integers && in_.below(2) ? in_.of(whole) : this->dtype();
    const aclFormat format = rule->has(OneFormat) && in_.one_in(4) ? ACL_FORMAT_NCHW : ACL_FORMAT_ND;
    std::vector<Tensor*> given;
    for (size_t i = 0, count = tensors_of(rule->form); i < count; ++i) {
        Numbers sizes = gated && is_whole(rule->form, i) ? doubled : shape;
        if (rule->form == Form::GatedByElement && i == 1) {
            sizes.assign(in_.below(3), 1);
        }
        if (!gated && i + 1 < count && in_.one_in(16) && !sizes.empty()) {
            sizes[0] = 1;  // broadcasts
        }
        if (in_.one_in(32)) {
            sizes.push_back(in_.integer(2));
        }
        const bool other = rule->has(WholeInput) && !is_float(dtype) && i + 2 != count;
        const aclDataType own = other || in_.one_in(16) ? this->dtype() : dtype;
        // Sometimes in place.
        if (i > 0 && i + 1 == count && in_.one_in(4) && given.back() && given.back()->spec.sizes == sizes) {
            given.push_back(given.back());
        } else {
            Spec spec = spec_of(sizes, own);
            spec.format = rule->has(OneFormat) && in_.one_in(32) ? ACL_FORMAT_NHWC : format;
            given.push_back(create(spec));
        }
    }
    const size_t before = executors_.size();
    const int64_t second = in_.one_in(8) ? in_.integer(2) : static_cast<int64_t>(in_.below(2));
    const int64_t third = in_.below(2);
    phase_one(number, given, {gated ? dim : third, second, third});
    if (executors_.size() > before && in_.below(4)) {
        execute(executors_[before]);
    }
    // They may be destroyed while the executor is live.
    for (Tensor* tensor : given) {
        if (tensor && tensor->alive && in_.below(2)) {
            expect_status(aclDestroyTensor(tensor->handle), 0);
            tensor->alive = false;
        }
    }
}

void Machine::large_call() {
    constexpr int64_t rows = 200, columns = 250, count = rows * columns, margin = 16;
    static std::vector<float>& in = *new std::vector<float>(2 * count + 2 * margin);
    static std::vector<float>& out = *new std::vector<float>(2 * count + 2 * margin);
    const auto threads = static_cast<int64_t>(in_.below(4));
    try {
        actgrad::set_thread_count(threads);
        expect(threads > 0, "no threads are a number of threads");
    } catch (const actgrad::Refusal& refusal) {
        expect(threads == 0 && refusal.status == bad_argument, "a number of threads is refused");
    }
    const auto strides = [&]() -> Numbers {
        const int64_t step = 1 + static_cast<int64_t>(in_.below(2));
        return in_.below(2) ? Numbers{columns * step, step} : Numbers{step, rows * step};
    };
    const Numbers sizes{rows, columns}, from = strides(), to = strides(), storage{2 * count + margin};
    const int64_t offset = in_.below(static_cast<size_t>(margin));
    const uint8_t seed = in_.byte();
    for (size_t i = 0; i < in.size(); i += 1 + seed % 7) {
        in[i] = static_cast<float>(seed % 13) - 6;
    }
    std::fill(out.begin(), out.end(), -77.0f);
    aclTensor* const tensors[] = {
        aclCreateTensor(sizes.data(), 2, ACL_FLOAT, from.data(), offset, ACL_FORMAT_ND, storage.data(), 1, in.data()),
        aclCreateTensor(sizes.data(), 2, ACL_FLOAT, to.data(), offset, ACL_FORMAT_ND, storage.data(), 1, out.data())};
    double half = 0.5;
    aclScalar* const scalar = aclCreateScalar(&half, ACL_DOUBLE);
    size_t number = in_.byte() % operators().size();
    const Rule* rule = nullptr;
    while (!(rule = operators()[number].rule) || rule->form != Form::Unary) {
        number = (number + 1) % operators().size();
    }
    const operator_calls::Operator& functions = operators()[number].functions;
    std::vector<operator_calls::Argument> arguments;
    Call call{rule, {}, {}, {}};
    Element at{call, {0}, {}, {}};
    for (const operator_calls::Kind kind : functions.parameters) {
        operator_calls::Argument& argument = arguments.emplace_back();
        if (kind == operator_calls::Kind::Tensor) {
            if (call.tensors.size() < 2) {
                argument.tensor = tensors[call.tensors.size()];
                call.tensors.emplace_back();
            }
        } else if (kind == operator_calls::Kind::Scalar) {
            argument.scalar = scalar;
            at.scalars.push_back(half);
        } else {
            call.numbers.push_back(argument.number);
        }
    }
    uint64_t size = 0;
    aclOpExecutor* executor = nullptr;
    actgrad::set_product("Ascend910B");
    product_ = Product::Ascend910B;
    expect_status(functions.phase_one(arguments, &size, &executor), 0);
    expect_status(actgrad::run_now(executor), 0);
    int64_t written = 0;
    for (int64_t i = 0; i < rows; i += 1) {
        for (int64_t j = i % 7; j < columns; j += 7) {
            at.in[0] = static_cast<double>(in[static_cast<size_t>(offset + i * from[0] + j * from[1])]);
            const double got = out[static_cast<size_t>(offset + i * to[0] + j * to[1])];
            const double right = rule->results(at)[0];
            expect(got == right || (std::isnan(got) && std::isnan(right)) ||
                       std::abs(got - right) <= 1e-5 * std::max(1.0, std::abs(at.in[0])),
                   "a large result is wrong");
        }
    }
    for (const float value : out) {
        written += value != -77.0f;
    }
    expect(written == count, "other places than the results were written");
    for (const aclTensor* tensor : tensors) {
        expect_status(aclDestroyTensor(tensor), 0);
    }
    expect_status(aclDestroyScalar(scalar), 0);
}

}  // namespace fuzz
