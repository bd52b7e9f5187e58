// SPDX-License-Identifier: Apache-2.0
#include "fuzz/rules/operands.h"

#include "fuzz/rules/views.h"

namespace fuzz {

namespace {

Operand whole(const Call& call, size_t tensor) {
    const Spec& spec = call.tensors[tensor];
    Operand operand{tensor, spec.sizes, spec.strides, spec.offset, spec.dtype};
    if (is_interleaved(call)) {
        const size_t split = split_of(call, spec);
        const Axis axis(spec, split);
        operand.sizes.resize(split);
        operand.sizes.push_back(static_cast<int64_t>(axis.size));
        operand.strides.resize(split);
        operand.strides.push_back(axis.stride);
    }
    return operand;
}

Operand half(const Call& call, size_t tensor, bool first) {
    Operand operand = whole(call, tensor);
    if (is_interleaved(call)) {
        operand.sizes.back() /= 2;
        operand.offset += first ? 0 : operand.strides.back();
        operand.strides.back() *= 2;
        return operand;
    }
    const size_t split = split_of(call, call.tensors[tensor]);
    operand.sizes[split] /= 2;
    operand.offset += first ? 0 : operand.sizes[split] * operand.strides[split];
    return operand;
}

}  // namespace

Operands operands_of(const Call& call) {
    const Form form = call.rule->form;
    const size_t last = call.tensors.size() - 1;
    const bool left = is_gated(form) && !call.activates_left();  // the activated half is first
    switch (form) {
        case Form::Unary:
        case Form::InPlace: return {{whole(call, 0)}, {whole(call, last)}};
        case Form::Gradient: return {{whole(call, 0), whole(call, 1)}, {whole(call, last)}};
        case Form::Gated: return {{half(call, 0, left), half(call, 0, !left)}, {whole(call, 1)}};
        case Form::GatedByElement: {
            const Operand element{1, {}, {}, call.tensors[1].offset, call.tensors[1].dtype};
            return {{half(call, 0, left), half(call, 0, !left), element}, {whole(call, 2)}};
        }
        case Form::Drawn: {
            if (!call.draws()) {
                return {{whole(call, 0)}, {whole(call, 2)}};
            }
            Operand drawn = whole(call, 1);
            if (drawn.sizes != call.tensors[0].sizes) {
                int64_t step = one_step(call.tensors[1]);
                drawn.sizes = call.tensors[0].sizes;
                drawn.strides.assign(drawn.sizes.size(), 0);
                for (size_t i = drawn.sizes.size(); i-- > 0; step *= drawn.sizes[i]) {
                    drawn.strides[i] = step;
                }
            }
            return {{whole(call, 0)}, {whole(call, 2), drawn}};
        }
        case Form::GatedKept: return {{half(call, 0, left), half(call, 0, !left)}, {whole(call, 1), whole(call, 2)}};
        default: break;
    }
    Operands all{{whole(call, 0), half(call, 1, left), half(call, 1, !left)},
                 {half(call, last, left), half(call, last, !left)}};
    if (form == Form::GatedKeptGradient) {
        all.inputs.push_back(whole(call, 2));
    }
    return all;
}

}  // namespace fuzz
