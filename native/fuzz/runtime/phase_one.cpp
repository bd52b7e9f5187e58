// SPDX-License-Identifier: Apache-2.0
//
// Phase one.
#include <cstdio>
#include <string>

#include "fuzz/rules/rule.h"
#include "fuzz/rules/statuses.h"
#include "fuzz/runtime/machine.h"
#include "fuzz/runtime/operators.h"

namespace fuzz {

// The arguments of phase one, the same for the model, and the status of the first handle that is null or dead.
struct Machine::Arguments {
    std::vector<operator_calls::Argument> given;
    Call call;
    std::vector<Tensor*> tensors, numbered;
    int status = 0;

    template <class Object>
    void judge(const Object* object) {
        if (status == 0) {
            status = !object ? null_pointer : object->alive ? 0 : bad_argument;
        }
    }
    void judge(const char* text) { status = status == 0 && !text ? null_pointer : status; }
};

void Machine::phase_one(size_t number, const std::vector<Tensor*>& given, const Numbers& numbers) {
    const auto& [name, functions, rule] = operators()[number];
    if (!rule) {
        return phase_one_without_rule(number, given, numbers[0]);
    }
    Arguments arguments;
    arguments.call.rule = rule;
    size_t place = 0;  // among the tensor parameters
    for (const operator_calls::Kind kind : functions.parameters) {
        operator_calls::Argument& argument = arguments.given.emplace_back();
        switch (kind) {
            case operator_calls::Kind::Tensor: add_tensor(arguments, argument, place++, given); break;
            case operator_calls::Kind::Scalar: add_scalar(arguments, argument); break;
            case operator_calls::Kind::Text: add_text(arguments, argument); break;
            case operator_calls::Kind::Real: {
                constexpr double reals[] = {1, 4, -1.5, 0.25, 25, 0, -1};
                argument.real = in_.of(reals);
                arguments.call.scalars.push_back({ACL_DOUBLE, argument.real});
                break;
            }
            case operator_calls::Kind::Number:
                argument.number = numbers.at(arguments.call.numbers.size());
                arguments.call.numbers.push_back(argument.number);
        }
    }
    int expected = arguments.status != 0 ? arguments.status : expected_status(arguments.call, product_);
    uint64_t size = 99;
    aclOpExecutor* executor = nullptr;
    const bool without_size = in_.one_in(64), without_executor = in_.one_in(64);
    if (without_size || without_executor) {
        expected = null_pointer;
    }
    const int got =
        functions.phase_one(arguments.given, without_size ? nullptr : &size, without_executor ? nullptr : &executor);
    ++calls;
    if (expected < 0 ? got != 0 && got != bad_argument : got != expected) {
        print(arguments.call);
        wrong("phase one: status " + std::to_string(got) + ", expected " + std::to_string(expected));
    }
    expect((executor != nullptr) == (got == 0) && size == (got == 0 ? 0u : 99u), "results in spite of a refusal");
    if (got == 0) {
        const size_t results = rule->form == Form::InPlace ? 0 : outputs_of(rule->form);
        const size_t inputs = arguments.numbered.size() - results;
        executors_.add({executor, number, arguments.call, arguments.tensors, arguments.numbered, inputs});
    }
}

void Machine::add_tensor(Arguments& arguments, operator_calls::Argument& argument, size_t place,
                         const std::vector<Tensor*>& given) {
    const Rule& rule = *arguments.call.rule;
    if ((rule.null_tensors >> place & 1U) != 0) {
        argument.tensor = nullptr;
        return;
    }
    const bool ignored = rule.has(IgnoresThird) && place == 2;
    const size_t next = arguments.tensors.size();
    Tensor* const tensor = ignored               ? in_.one_in(8) ? nullptr : tensors_.recent(in_)
                           : next < given.size() ? given[next]
                                                 : nullptr;
    argument.tensor = tensor ? tensor->handle : nullptr;
    if (!ignored || !rule.has(NullThird)) {
        arguments.judge(tensor);
        arguments.numbered.push_back(tensor);
    }
    if (!ignored) {
        arguments.tensors.push_back(tensor);
        arguments.call.tensors.push_back(tensor ? tensor->spec : Spec());
    }
}

void Machine::add_scalar(Arguments& arguments, operator_calls::Argument& argument) {
    const bool optional = arguments.call.rule->has(OptionalScalar);
    ScalarObject* const scalar = optional && in_.one_in(8) ? nullptr
                                 : in_.below(4)            ? create_scalar()
                                                           : scalars_.recent(in_);
    if (scalar || !optional) {
        arguments.judge(scalar);
    }
    argument.scalar = scalar ? scalar->handle : nullptr;
    arguments.call.scalars.push_back(scalar ? scalar->spec : Scalar{ACL_FLOAT, 1});
}

void Machine::add_text(Arguments& arguments, operator_calls::Argument& argument) {
    static char words[][5] = {"none", "tanh", "Tanh", "erf", ""};
    const size_t choice = in_.one_in(8) ? in_.below(6) : in_.below(2);
    argument.text = choice < 5 ? words[choice] : nullptr;
    if (!arguments.call.rule->has(LastDim)) {
        arguments.judge(argument.text);
    }
    arguments.call.numbers.push_back(!argument.text ? 0 : choice < 2 ? static_cast<int64_t>(choice) : -1);
}

// For operators without a rule: some known status, and no output on an error.
void Machine::phase_one_without_rule(size_t number, const std::vector<Tensor*>& given, int64_t attribute) {
    std::vector<operator_calls::Argument> arguments(16);
    for (size_t i = 0; i < arguments.size(); ++i) {
        Tensor* const tensor = given[i % given.size()];
        arguments[i].tensor = tensor ? tensor->handle : nullptr;
        arguments[i].number = attribute;
        arguments[i].real = static_cast<double>(attribute);
    }
    uint64_t size = 99;
    aclOpExecutor* executor = nullptr;
    const int got = operators()[number].functions.phase_one(arguments, &size, &executor);
    ++calls;
    expect(got == 0 || got == null_pointer || got == bad_argument || got == ACLNN_ERR_INNER_FIND_KERNEL_ERROR ||
               got == ACLNN_ERR_INNER_TILING_ERROR,
           "an unknown status of phase one");
    expect((executor != nullptr) == (got == 0), "an executor in spite of a refusal");
    if (got == 0) {
        expect_status(aclDestroyAclOpExecutor(executor), 0);
    }
}

void Machine::print(const Call& call) const {
    std::fprintf(stderr, "%s on %s\n", call.rule->name, actgrad::product_name(product_));
    for (const Spec& spec : call.tensors) {
        print(spec);
    }
    for (const Scalar& scalar : call.scalars) {
        std::fprintf(stderr, "  scalar of dtype %d: %g\n", scalar.dtype, scalar.value);
    }
}

}  // namespace fuzz
