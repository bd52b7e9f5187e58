// SPDX-License-Identifier: Apache-2.0
//
// Operators by name, with arguments in a list: for tests that treat all of them alike.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "aclnn/aclnn_base.h"
#include "generated/operators.inc"

namespace operator_calls {

struct Argument {
    aclTensor* tensor = nullptr;
    int64_t number = 0;
    double real = 0;
    aclScalar* scalar = nullptr;
    char* text = nullptr;
};

enum class Kind { Tensor, Number, Real, Scalar, Text };

template <class T>
constexpr Kind kind_of() {
    if constexpr (std::is_same_v<T, const aclScalar*> || std::is_same_v<T, aclScalar*>) {
        return Kind::Scalar;
    } else if constexpr (std::is_same_v<T, char*>) {
        return Kind::Text;
    } else if constexpr (std::is_pointer_v<T>) {
        return Kind::Tensor;
    } else if constexpr (std::is_floating_point_v<T>) {
        return Kind::Real;
    } else {
        return Kind::Number;
    }
}

template <class T>
T as(const Argument& argument) {
    if constexpr (kind_of<T>() == Kind::Scalar) {
        return argument.scalar;
    } else if constexpr (kind_of<T>() == Kind::Text) {
        return argument.text;
    } else if constexpr (kind_of<T>() == Kind::Tensor) {
        return argument.tensor;
    } else if constexpr (std::is_floating_point_v<T>) {
        return static_cast<T>(argument.real);
    } else {
        return static_cast<T>(argument.number);
    }
}

template <class Function>
struct PhaseOne;

template <class... Parameters>
struct PhaseOne<aclnnStatus (*)(Parameters...)> {
    using Function = aclnnStatus (*)(Parameters...);
    static constexpr size_t own = sizeof...(Parameters) - 2;  // without workspaceSize and executor

    template <Function function, size_t... I>
    static aclnnStatus call(const std::vector<Argument>& arguments, uint64_t* size, aclOpExecutor** executor,
                            std::index_sequence<I...>) {
        using Types = std::tuple<Parameters...>;
        return function(as<std::tuple_element_t<I, Types>>(arguments.at(I))..., size, executor);
    }

    template <size_t... I>
    static std::vector<Kind> kinds(std::index_sequence<I...>) {
        return {kind_of<std::tuple_element_t<I, std::tuple<Parameters...>>>()...};
    }
};

template <auto function>
aclnnStatus phase_one(const std::vector<Argument>& arguments, uint64_t* size, aclOpExecutor** executor) {
    using Traits = PhaseOne<decltype(function)>;
    return Traits::template call<function>(arguments, size, executor, std::make_index_sequence<Traits::own>());
}

// The kinds of phase one's own parameters.
template <auto function>
std::vector<Kind> parameters() {
    using Traits = PhaseOne<decltype(function)>;
    return Traits::kinds(std::make_index_sequence<Traits::own>());
}

struct Operator {
    std::vector<Kind> parameters;
    aclnnStatus (*phase_one)(const std::vector<Argument>&, uint64_t*, aclOpExecutor**);
    aclnnStatus (*phase_two)(void*, uint64_t, aclOpExecutor*, aclrtStream);
};

inline const std::map<std::string, Operator>& operators() {
    // Compiles in half the time of a list of the map's elements, which are no constants.
    struct Entry {
        const char* name;
        std::vector<Kind> (*parameters)();
        decltype(Operator::phase_one) phase_one;
        decltype(Operator::phase_two) phase_two;
    };
#define ACTGRAD_ENTRY(name) {#name, parameters<&name##GetWorkspaceSize>, phase_one<&name##GetWorkspaceSize>, &name},
    static constexpr Entry entries[] = {ACTGRAD_PHASES(ACTGRAD_ENTRY)};
#undef ACTGRAD_ENTRY
    static const std::map<std::string, Operator> all = [] {
        std::map<std::string, Operator> named;
        for (const Entry& entry : entries) {
            named[entry.name] = {entry.parameters(), entry.phase_one, entry.phase_two};
        }
        return named;
    }();
    return all;
}

}  // namespace operator_calls
