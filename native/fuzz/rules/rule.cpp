// SPDX-License-Identifier: Apache-2.0
#include "fuzz/rules/rule.h"

#include "fuzz/rules/families.h"

namespace fuzz {

size_t tensors_of(Form form) {
    switch (form) {
        case Form::InPlace: return 1;
        case Form::Unary:
        case Form::Gated: return 2;
        case Form::GatedKeptGradient: return 4;
        default: return 3;
    }
}

size_t outputs_of(Form form) { return form == Form::GatedKept || form == Form::Drawn ? 2 : 1; }

bool is_gated(Form form) {
    return form == Form::Gated || form == Form::GatedKept || form == Form::GatedGradient ||
           form == Form::GatedKeptGradient || form == Form::GatedByElement;
}

bool is_whole(Form form, size_t i) {
    return form == Form::Gated || form == Form::GatedKept || form == Form::GatedByElement
               ? i == 0
               : i == 1 || i + 1 == tensors_of(form);
}

int64_t Call::dim() const { return rule->has(LastDim) ? -1 : numbers.at(0); }

bool Call::activates_left() const {
    const size_t flag = rule->has(FlagSecond) ? 1 : 2;
    return !rule->has(Interleaves) && numbers.size() > flag && numbers[flag] != 0;
}

const Rule* rule_of(const std::string& name) {
    for (const std::vector<Rule>* family : {&smooth_rules(), &piecewise_rules(), &gated_rules()}) {
        for (const Rule& rule : *family) {
            if (name == rule.name) {
                return &rule;
            }
        }
    }
    return nullptr;
}

}  // namespace fuzz
