// SPDX-License-Identifier: Apache-2.0
#include "fuzz/runtime/results.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <string>
#include <utility>

#include "fuzz/rules/dtypes.h"
#include "fuzz/rules/operands.h"
#include "fuzz/runtime/elements.h"
#include "fuzz/runtime/process.h"

namespace fuzz {

namespace {

Part part(const Executor& executor, const Operand& operand, const Numbers& space) {
    const Tensor& tensor = *executor.tensors[operand.tensor];
    Part part{{}, operand.dtype, static_cast<int64_t>(aclDataTypeSize(operand.dtype))};
    const int64_t base = tensor.spec.data - process().arena;
    std::vector<int64_t> places{base + operand.offset * part.item};
    const size_t missing = space.size() - operand.sizes.size();
    for (size_t d = 0; d < space.size(); ++d) {
        std::vector<int64_t> next;
        for (const int64_t place : places) {
            for (int64_t i = 0; i < space[d]; ++i) {
                const bool fixed = d < missing || operand.sizes[d - missing] == 1;
                next.push_back(place + (fixed ? 0 : i * operand.strides[d - missing] * part.item));
            }
        }
        places = std::move(next);
    }
    part.places = std::move(places);
    return part;
}

int64_t bytes_needed(const Operand& operand) {
    int64_t last = operand.offset;
    for (size_t i = 0; i < operand.sizes.size(); ++i) {
        last += (operand.sizes[i] - 1) * operand.strides[i];
    }
    return (last + 1) * static_cast<int64_t>(aclDataTypeSize(operand.dtype));
}

double precision(aclDataType dtype) {
    return dtype == ACL_DOUBLE ? 1e-10 : dtype == ACL_FLOAT ? 1e-4 : dtype == ACL_FLOAT16 ? 2e-3 : 2e-2;
}

// Integer results are exact if their dtype can represent them.
void expect_whole(const Element& at, const uint8_t* place, aclDataType dtype) {
    const int64_t right = at.call.rule->whole(at);
    const auto near = static_cast<double>(right);
    const double got = load(place, dtype);
    if (is_float(dtype) ? std::abs(near) < 60000 && std::abs(got - near) > precision(dtype) * std::abs(near)
                        : holds(dtype, right) && load_whole(place, dtype) != right) {
        wrong(std::string(at.call.rule->name) + " gave " + std::to_string(got) + " for " + std::to_string(at.whole[0]) +
              (at.whole.size() > 1 ? ", " + std::to_string(at.whole[1]) : "") + "; expected " + std::to_string(right));
    }
}

}  // namespace

int expected_of_data(const Executor& executor, bool& runs, std::vector<Part>& inputs, std::vector<Part>& outputs) {
    const Operands operands = operands_of(executor.call);
    const Numbers space = operands.outputs[0].sizes;
    runs = false;
    if (count(space) == 0) {
        return 0;
    }
    std::vector<const Operand*> all;
    for (const Operand& operand : operands.inputs) {
        all.push_back(&operand);
    }
    for (const Operand& operand : operands.outputs) {
        all.push_back(&operand);
    }
    for (const Operand* operand : all) {
        if (!executor.tensors[operand->tensor]->spec.data) {
            return null_pointer;
        }
    }
    for (const Operand* operand : all) {
        const Spec& spec = executor.tensors[operand->tensor]->spec;
        const __int128 storage = count(spec.storage) * spec.item();
        if (bytes_needed(*operand) > storage) {
            return bad_argument;
        }
    }
    for (const Operand& operand : operands.inputs) {
        inputs.push_back(part(executor, operand, space));
    }
    for (const Operand& operand : operands.outputs) {
        outputs.push_back(part(executor, operand, space));
    }
    int status = 0;
    for (size_t i = 0; i < outputs.size(); ++i) {
        std::vector<int> owner(arena_size, 0);
        for (const int64_t place : outputs[i].places) {
            std::fill_n(owner.begin() + place, outputs[i].item, 1);
        }
        const auto clashes = [&](const Part& other, bool written) {
            if (other.places == outputs[i].places && other.item == outputs[i].item) {
                return written;
            }
            return std::any_of(other.places.begin(), other.places.end(), [&](int64_t place) {
                return std::any_of(owner.begin() + place, owner.begin() + place + other.item, [](int o) { return o; });
            });
        };
        for (const Part& input : inputs) {
            if (clashes(input, false)) {
                return bad_argument;
            }
            status = input.item != outputs[i].item ? -1 : status;
        }
        for (size_t j = 0; j < i; ++j) {
            if (clashes(outputs[j], true)) {
                return bad_argument;
            }
        }
    }
    runs = true;
    return status;  // -1: for different item sizes the overlap search may be conservative
}

void take_results(const Call& call, const std::vector<Part>& inputs, const std::vector<Part>& outputs) {
    std::vector<uint8_t>& expected = process().expected;
    const uint8_t* const arena = process().arena;
    const std::vector<uint8_t> before = expected;
    const aclDataType compute = compute_dtype(call);
    Element at{call, std::vector<double>(inputs.size()), {}, {}};
    std::vector<double>& in = at.in;
    bool judged_scalars = true;
    double scalar_scale = 1;
    for (const Scalar& scalar : call.scalars) {
        // Kernels see float32, except for DOUBLE.
        at.scalars.push_back(compute == ACL_DOUBLE ? scalar.value
                                                   : static_cast<double>(static_cast<float>(scalar.value)));
        judged_scalars = judged_scalars && std::abs(scalar.value) < 1000;
        scalar_scale *= std::max(1.0, std::abs(scalar.value));
    }
    for (size_t e = 0; e < outputs[0].places.size(); ++e) {
        bool judged = judged_scalars;
        double scale = scalar_scale;
        at.whole.clear();
        for (size_t i = 0; i < inputs.size(); ++i) {
            const uint8_t* const from = before.data() + inputs[i].places[e];
            at.whole.push_back(is_float(compute) ? 0 : load_whole(from, inputs[i].dtype));
            in[i] = load(from, inputs[i].dtype);
            judged = judged && std::abs(in[i]) < 1000;
            scale *= std::max(1.0, std::abs(in[i]));
        }
        if (!is_float(compute)) {
            if (judged_scalars) {
                expect_whole(at, arena + outputs[0].places[e], outputs[0].dtype);
            }
            std::memcpy(expected.data() + outputs[0].places[e], arena + outputs[0].places[e],
                        static_cast<size_t>(outputs[0].item));
            continue;
        }
        const Results right = call.rule->results(at);
        for (size_t o = 0; o < outputs.size(); ++o) {
            const aclDataType dtype = outputs[o].dtype;
            const int64_t place = outputs[o].places[e];
            const double got = load(arena + place, dtype);
            // Rounded to the compute dtype, then to the result's.
            const double relative = std::max(precision(dtype), precision(compute));
            const double tolerance = relative * std::abs(right[o]) + relative * 0.05 * scale;
            if (judged && std::abs(right[o]) < 60000 && !(std::abs(got - right[o]) <= tolerance)) {
                wrong(std::string(call.rule->name) + " gave " + std::to_string(got) + " for " + std::to_string(in[0]) +
                      (in.size() > 1 ? ", " + std::to_string(in[1]) : "") + "; expected " + std::to_string(right[o]));
            }
            std::memcpy(expected.data() + place, arena + place, static_cast<size_t>(outputs[o].item));
        }
    }
}

}  // namespace fuzz
