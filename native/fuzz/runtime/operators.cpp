// SPDX-License-Identifier: Apache-2.0
#include "fuzz/runtime/operators.h"

#include "fuzz/rules/rule.h"

namespace fuzz {

namespace {

std::vector<Operator> with_rules() {
    std::vector<Operator> all;
    for (const auto& [name, functions] : operator_calls::operators()) {
        all.push_back({name, functions, rule_of(name)});
    }
    return all;
}

}  // namespace

const std::vector<Operator>& operators() {
    static const std::vector<Operator>& all = *new std::vector<Operator>(with_rules());
    return all;
}

}  // namespace fuzz
