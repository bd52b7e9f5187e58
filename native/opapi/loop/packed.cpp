// SPDX-License-Identifier: Apache-2.0
// Tiles through packed copies, in the L1 cache, of operands that are not packed in memory or have another dtype.
#include "opapi/loop/copies.h"
#include "opapi/loop/kernel_call.h"
#include "opapi/loop/prefetch.h"
#include "opapi/loop/strategies.h"

namespace actgrad {

namespace {

// The first input of the only pair, if the kernel can prefetch the next tile of all inputs: each is one piece of
// memory. Else -1.
int lone_pair(const Tiling& tiling, const Place& place) {
    const BoundPlan& bound = tiling.bound;
    const Plan& plan = tiling.plan;
    int leader = -1, pairs = 0;
    bool can = bound.beyond_cache && ROW_INPUTS[static_cast<int>(plan.kernel)] == 0 && plan.sums == 0;
    for (int i = 0; i < plan.inputs; ++i) {
        leader = tiling.leads_pair(i) ? i : leader;
        pairs += tiling.leads_pair(i) ? 1 : 0;
        can = can && tiling.access[i] != Access::PACKED && !bound.operands[i].convert &&
              (place.rows == 1 || bound.row_step(i) == place.columns * bound.column_step(i));
    }
    return can && pairs == 1 ? leader : -1;
}

void run_tile(const Tiling& tiling, const Place& place, const Place* held, char* const* next, char* copies) {
    const BoundPlan& bound = tiling.bound;
    const void* inputs[MAX_OPERANDS];
    void* outputs[MAX_OPERANDS];
    float row[MAX_OPERANDS];
    load_inputs(tiling, place, held, copies, row, inputs);
    find_outputs(tiling, place, copies, outputs);
    const int64_t count = place.count();
    if (const int leader = lone_pair(tiling, place); leader >= 0) {
        // The kernel prefetches, evenly while it computes.
        int64_t ahead[MAX_OPERANDS];
        for (int i = 0; i < tiling.plan.inputs; ++i) {
            const int64_t half = i == leader + 1 ? count * bound.operands[i].tile_item : 0;
            const char* const behind = half > 0 ? next[leader] + half : next[i];
            ahead[i] = behind - static_cast<const char*>(inputs[i]);
        }
        compute_tile(tiling, inputs, outputs, count, ahead);
    } else {
        if (bound.fills_cache) {
            prefetch_share(tiling, place, next, 0, 1, bound.beyond_cache && tiling.stores != Stores::BUFFERED);
        }
        compute_tile(tiling, inputs, outputs, count);
    }
    store_outputs(tiling, place, copies);
}

}  // namespace

void run_packed(const Tiling& tiling, int64_t begin, int64_t end) {
    alignas(LINE) char copies[TILE_BYTES];
    Place before;
    const Place* held = nullptr;
    for_each_tile(tiling, begin, end, [&](const Place& place, char* const* next) {
        run_tile(tiling, place, held, next, copies);
        before = place;
        held = &before;
    });
}

}  // namespace actgrad
