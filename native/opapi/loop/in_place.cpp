// SPDX-License-Identifier: Apache-2.0
// Tiles that are one packed piece of memory in each operand.
#include <algorithm>

#include "opapi/loop/copies.h"
#include "opapi/loop/kernel_call.h"
#include "opapi/loop/prefetch.h"
#include "opapi/loop/strategies.h"

namespace actgrad {

namespace {

// Whether some operand of the next tile does not follow in memory, so that the hardware prefetcher misses it; and how
// far ahead of each operand to prefetch then.
bool has_gaps(const BoundPlan& bound, const Place& place, char* const* next, int64_t* ahead) {
    bool found = false;
    for (int i = 0; i < bound.plan.operand_count(); ++i) {
        const int64_t distance = next[i] - place.data[i];
        const bool follows = distance == place.count() * bound.operands[i].item;
        ahead[i] = follows ? AHEAD : distance;
        found = found || !follows;
    }
    return found;
}

}  // namespace

void run_in_place(const Tiling& tiling, int64_t begin, int64_t end) {
    const BoundPlan& bound = tiling.bound;
    const Plan& plan = tiling.plan;
    for_each_tile(tiling, begin, end, [&](const Place& place, char* const* next) {
        const void* inputs[MAX_OPERANDS];
        void* outputs[MAX_OPERANDS];
        float row[MAX_OPERANDS];
        for (int i = 0; i < plan.inputs; ++i) {
            inputs[i] = input_in_place(bound, i, place.data[i], row);
        }
        std::copy_n(place.data + plan.inputs, plan.outputs, outputs);
        const int64_t count = place.count();
        int64_t ahead[MAX_OPERANDS];
        if (bound.waits_for_memory && can_be_one_call(plan, inputs, outputs, count) &&
            has_gaps(bound, place, next, ahead)) {
            const TileRows one{1, {}, false, ahead + plan.inputs};
            bound.kernel(inputs, outputs, count, ahead, plan.scalars, false, &one);
        } else {
            bound.kernel(inputs, outputs, count, nullptr, plan.scalars, tiling.in_one_row, nullptr);
        }
    });
}

}  // namespace actgrad
