// SPDX-License-Identifier: Apache-2.0
// Parts of rows whose interleaved halves (an array of structures) the kernel splits and joins in registers.
#include <algorithm>

#include "opapi/loop/copies.h"
#include "opapi/loop/prefetch.h"
#include "opapi/loop/strategies.h"

namespace actgrad {

namespace {

// Whether this operand or the one before is the first of two that the kernel may find interleaved.
bool may_lead(const Plan& plan, int operand) {
    const Pairs pairs = PAIRS[static_cast<int>(plan.kernel)];
    const int output = operand - plan.inputs;
    return ((output < 0 ? pairs.inputs >> operand : pairs.outputs >> output) & 1) != 0;
}
bool may_follow(const Plan& plan, int operand) { return operand > 0 && may_lead(plan, operand - 1); }
bool may_be_paired(const Plan& plan, int operand) { return may_lead(plan, operand) || may_follow(plan, operand); }

TileFunction kernel_of_pairs(const BoundPlan& bound) {
    return bound.compute < ELEMENT_F64
               ? (*bound.set.tiles[static_cast<int>(bound.plan.kernel)])[INTERLEAVED + bound.compute]
               : nullptr;
}

// From an element of an operand to the next one in its row, in bytes.
int64_t step_of(const BoundPlan& bound, int operand) {
    return (may_be_paired(bound.plan, operand) ? 2 : 1) * bound.operands[operand].item;
}

// Elements that are less than a vector: pairs go through copies. noinline for its stack frame.
__attribute__((noinline)) void compute_few(const BoundPlan& bound, const Place& place, int64_t begin, int64_t count) {
    if (count == 0) {
        return;
    }
    const Plan& plan = bound.plan;
    alignas(LINE) char few[MAX_OPERANDS][VECTOR * sizeof(float)];
    const void* inputs[MAX_OPERANDS];
    void* outputs[MAX_OPERANDS];
    for (int i = 0; i < plan.operand_count(); ++i) {
        char* const data = place.data[i] + begin * step_of(bound, i);
        if (i < plan.inputs && may_lead(plan, i)) {
            bound.set.deinterleave[interleaving_of(bound.operands[i].item)](data, count, few[i], few[i + 1]);
        }
        char* const own = may_be_paired(plan, i) ? few[i] : data;
        if (i < plan.inputs) {
            inputs[i] = own;
        } else {
            outputs[i - plan.inputs] = own;
        }
    }
    bound.kernel(inputs, outputs, count, nullptr, plan.scalars, false, nullptr);
    for (int i = plan.inputs; i < plan.operand_count(); ++i) {
        if (may_lead(plan, i)) {
            char* const data = place.data[i] + begin * step_of(bound, i);
            bound.set.interleave[interleaving_of(bound.operands[i].item)](few[i], few[i + 1], count, data, false);
        }
    }
}

// Non-temporal stores need outputs that begin at cache lines at the same element.
void run_tile(const BoundPlan& bound, const Place& place, char* const* next) {
    const Plan& plan = bound.plan;
    const int first = plan.inputs;
    const int64_t shift = to_line(place.data[first]) / step_of(bound, first);
    bool non_temporal = bound.beyond_cache && shift < place.columns;
    for (int i = first; i < plan.operand_count(); ++i) {
        non_temporal = non_temporal && (may_follow(plan, i) || to_line(place.data[i]) == shift * step_of(bound, i));
    }
    const int64_t head = non_temporal ? shift : 0, whole = (place.columns - head) / VECTOR * VECTOR;
    if (bound.beyond_cache) {
        prefetch_outputs(bound, next);
    }
    compute_few(bound, place, 0, head);
    const void* inputs[MAX_OPERANDS];
    void* outputs[MAX_OPERANDS];
    int64_t ahead[MAX_OPERANDS];
    for (int i = 0; i < plan.operand_count(); ++i) {
        char* const data = place.data[i] + head * step_of(bound, i);
        if (i >= first) {
            outputs[i - first] = data;
            continue;
        }
        // As for stream_tile, but what follows is prefetched in float32, too.
        const int64_t distance = next[i] - place.data[i];
        const bool follows = distance == place.columns * step_of(bound, i);
        ahead[i] = follows ? AHEAD : distance;
        inputs[i] = data;
    }
    const TileRows rows{1, {}, non_temporal};
    if (whole > 0) {
        kernel_of_pairs(bound)(inputs, outputs, whole, bound.beyond_cache ? ahead : nullptr, plan.scalars, false,
                               &rows);
    }
    compute_few(bound, place, head + whole, place.columns - head - whole);
}

}  // namespace

bool can_be_pairs(const BoundPlan& bound) {
    if (!kernel_of_pairs(bound) || (bound.row_count() > 1 && bound.row_length() < SHORT_ROW)) {
        return false;
    }
    for (int i = 0; i < bound.plan.operand_count(); ++i) {
        const bool fits = may_lead(bound.plan, i)
                              ? bound.are_interleaved(i, i + 1) && bound.operands[i].data < bound.operands[i + 1].data
                              : may_follow(bound.plan, i) || bound.column_step(i) == 1;
        if (bound.operands[i].convert || !fits) {
            return false;
        }
    }
    return true;
}

void choose_pairs(Tiling& tiling) {
    tiling.strategy = Strategy::PAIRS;
    tiling.columns = std::min(tiling.bound.row_length(), DIRECT_TILE);
}

void run_pairs(const Tiling& tiling, int64_t begin, int64_t end) {
    for_each_tile(tiling, begin, end,
                  [&](const Place& place, char* const* next) { run_tile(tiling.bound, place, next); });
}

}  // namespace actgrad
