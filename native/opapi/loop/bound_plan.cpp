// SPDX-License-Identifier: Apache-2.0
#include "opapi/loop/bound_plan.h"

#include <algorithm>
#include <cstdlib>

#include "opapi/kernels/convert.h"
#include "opapi/processor/cache.h"

namespace actgrad {

BoundPlan::BoundPlan(const Plan& plan_to_bind, const Addresses& addresses, int64_t limit)
    : plan(plan_to_bind),
      row_limit(limit),
      set(kernels()),
      compute(element_of(plan.compute)),
      kernel((*set.tiles[static_cast<int>(plan.kernel)])[compute]),
      last(plan.rank - 1),
      compute_item(static_cast<int64_t>(aclDataTypeSize(plan.compute))),
      largest_item(0) {
    int64_t bytes = 0;
    const int64_t wide_item = compute == ELEMENT_F64 ? sizeof(double) : sizeof(float);
    bool has_wide = plan.sums > 0;
    for (int i = 0; i < plan.operand_count(); ++i) {
        const Operand& operand = plan.operands[i];
        const int64_t item = static_cast<int64_t>(aclDataTypeSize(operand.dtype));
        operands[i] = {static_cast<char*>(addresses[static_cast<size_t>(i)]) + operand.offset * item, item,
                       is_row(i) || is_sum(i) ? wide_item : compute_item,
                       i < plan.inputs ? conversion_between(operand.dtype, is_row(i) ? wide() : plan.compute)
                                       : conversion_between(plan.compute, operand.dtype)};
        if (!is_row(i) && !is_sum(i)) {
            bytes += plan.elements * item;
            largest_item = std::max(largest_item, item);
        }
        has_wide = has_wide || is_row(i);
    }
    largest_tile_item = has_wide ? wide_item : compute_item;
    beyond_cache = set.copy_non_temporal && bytes > last_level_cache();
    fills_cache = bytes > last_level_cache() / 3 * 2;
    waits_for_memory = fills_cache || (bytes > l2_cache() && !IS_MEMORY_BOUND[static_cast<int>(plan.kernel)]);
}

ConvertFunction BoundPlan::conversion_between(aclDataType from, aclDataType to) const {
    const auto has_at_most_32_bits = [](aclDataType dtype) {
        return dtype == ACL_FLOAT || dtype == ACL_FLOAT16 || dtype == ACL_BF16;
    };
    if (from == to) {
        return nullptr;
    }
    if (has_at_most_32_bits(from) && has_at_most_32_bits(to)) {
        return set.convert[element_of(from)][element_of(to)];
    }
    return conversion(from, to);
}

bool BoundPlan::converts() const {
    return std::any_of(operands, operands + plan.operand_count(),
                       [](const BoundOperand& operand) { return operand.convert != nullptr; });
}

TileFunction BoundPlan::summing_kernel() const {
    if (compute >= ELEMENT_F64) {
        return nullptr;
    }
    const auto is_input = [&](const BoundOperand& output) {
        return std::any_of(operands, operands + plan.inputs,
                           [&](const BoundOperand& input) { return input.data == output.data; });
    };
    const bool overwrites = std::any_of(operands + plan.inputs, operands + stored(), is_input);
    return overwrites ? nullptr : (*set.tiles[static_cast<int>(plan.kernel)])[SUMMING + compute];
}

bool BoundPlan::has_one_row() const {
    bool one = ROW_INPUTS[static_cast<int>(plan.kernel)] != 0;
    for (int i = 0; i < plan.inputs; ++i) {
        one = one && (!is_row(i) || (column_step(i) == 0 && !operands[i].convert));
    }
    return one;
}

bool BoundPlan::is_crossed() const {
    for (int i = 0; i < plan.operand_count(); ++i) {
        if (row_step(i) != 0 && std::abs(row_step(i)) < std::abs(column_step(i))) {
            return true;
        }
    }
    return false;
}

LinePlaces BoundPlan::line_places() const {
    const int first = plan.inputs;
    const int64_t line = elements_of_line();
    LinePlaces places{true, true, true};
    for (int i = first; i < stored(); ++i) {
        places.aligned = places.aligned && in_line(operands[i].data) == 0;
        places.alike = places.alike && in_line(operands[i].data) == in_line(operands[first].data);
        for (int d = 0; d < last; ++d) {
            places.constant = places.constant && plan.stride(i, d) % line == 0;
            places.alike = places.alike && (plan.stride(i, d) - plan.stride(first, d)) % line == 0;
        }
    }
    places.aligned = places.aligned && places.constant;
    return places;
}

bool BoundPlan::are_interleaved(int a, int b) const {
    if (column_step(a) != 2 || plan.operands[a].dtype != plan.operands[b].dtype ||
        std::abs(operands[b].data - operands[a].data) != operands[a].item || is_crossed()) {
        return false;
    }
    if (is_drawn(a) || is_drawn(b)) {
        return false;
    }
    for (int i = 0; i < plan.rank; ++i) {
        if (plan.stride(a, i) != plan.stride(b, i)) {
            return false;
        }
    }
    return true;
}

bool BoundPlan::streams_anywhere() const {
    return set.streams_16_bits_anywhere && has_wide_rows() && stored() - plan.inputs > 1;
}

bool BoundPlan::sums_rows_with_gaps() const {
    if (plan.sums == 0 || !is_summed(last)) {
        return false;
    }
    for (int d = 0; d < last; ++d) {
        if (plan.size(d) > 1 && is_summed(d)) {
            return false;
        }
    }
    bool found = false;
    for (int i = 0; i < stored(); ++i) {
        found = found || (!is_row(i) && row_step(i) != row_length());
    }
    return found;
}

bool BoundPlan::outputs_fill_memory() const {
    const int64_t bytes = row_length() * operands[0].item;
    const char* begin = operands[plan.inputs].data;
    for (int i = plan.inputs; i < plan.operand_count(); ++i) {
        begin = std::min<const char*>(begin, operands[i].data);
    }
    unsigned places = 0;
    for (int i = plan.inputs; i < plan.operand_count(); ++i) {
        const int64_t distance = operands[i].data - begin;
        if (row_step(i) != plan.outputs * row_length() || distance % bytes != 0 || distance / bytes >= plan.outputs) {
            return false;
        }
        places |= 1u << distance / bytes;
    }
    return places == (1u << plan.outputs) - 1;
}

}  // namespace actgrad
