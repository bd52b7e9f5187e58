// SPDX-License-Identifier: Apache-2.0
// Tiles whose outputs the kernel writes in place with non-temporal stores, as they are too large for the cache. Inputs
// have packed copies where they need it.
#include <algorithm>

#include "opapi/loop/copies.h"
#include "opapi/loop/kernel_call.h"
#include "opapi/loop/prefetch.h"
#include "opapi/loop/strategies.h"

namespace actgrad {

// Partial cache lines at either end use ordinary stores. Several outputs may be aligned differently within a line, or
// elements may straddle two.
void stream_tile(const Tiling& tiling, const Place& place, char* const* next, const void* const* inputs,
                 TileFunction kernel, char* last) {
    const BoundPlan& bound = tiling.bound;
    const Plan& plan = tiling.plan;
    const int first = plan.inputs, stored = bound.stored();
    const int64_t item = bound.operands[first].item, count = place.count();
    const int64_t to_first_line = to_line(place.data[first]);
    bool begins_at_line = to_first_line % item == 0;
    void* outputs[MAX_OPERANDS];
    for (int i = first; i < stored; ++i) {
        begins_at_line = begins_at_line && to_line(place.data[i]) == to_first_line;
        outputs[i - first] = place.data[i];
    }
    if (last) {
        outputs[stored - first] = last;
    }
    // If the next tile does not follow in memory, the hardware prefetcher misses it: prefetch in software, and what
    // follows too, unless the loop does little but move memory; the one that adds terms is hardly slower than that.
    const bool adds_terms = kernel != bound.kernel;
    bool is_memory_bound = !adds_terms && IS_MEMORY_BOUND[static_cast<int>(plan.kernel)];
    bool all_follow = true;
    int64_t ahead[MAX_OPERANDS];
    for (int i = 0; i < plan.inputs; ++i) {
        ahead[i] = next[i] - place.data[i];
        all_follow = all_follow && (ahead[i] == 0 || ahead[i] == count * bound.operands[i].item);
        is_memory_bound = is_memory_bound && tiling.is_in_place(i);
    }
    const int64_t ahead_of_all = ahead_of_hardware(item, adds_terms);
    const int64_t ahead_of_following = is_memory_bound ? 0 : all_follow ? ahead_of_all : AHEAD;
    for (int i = 0; i < plan.inputs; ++i) {
        if (tiling.is_in_place(i)) {
            ahead[i] = ahead[i] == count * bound.operands[i].item ? ahead_of_following : ahead[i];
        } else {
            ahead[i] = kernel_prefetches(tiling, i) ? next[i] - static_cast<const char*>(inputs[i]) : 0;
        }
    }
    // Where elements lie before the first line, kernels of rows with sums take longer for these than for buffers.
    const bool buffers = plan.sums > 0 && bound.compute == ELEMENT_F32;
    const bool lie_anywhere = !adds_terms && stored - first > 1 &&
                              (!begins_at_line || (to_first_line > 0 && (bound.streams_anywhere() || buffers)));
    const int64_t head = lie_anywhere ? 0 : std::min(to_first_line / item, count);
    if (head > 0) {
        compute_part(tiling, kernel, inputs, outputs, 0, head);
    }
    compute_part(tiling, kernel, inputs, outputs, head, count, begins_at_line || lie_anywhere ? ahead : nullptr);
}

void run_streamed(const Tiling& tiling, int64_t begin, int64_t end) {
    alignas(LINE) char copies[TILE_BYTES];
    const int input_count = tiling.plan.inputs;
    bool all_in_place = true;
    for (int i = 0; i < input_count; ++i) {
        all_in_place = all_in_place && tiling.is_in_place(i) && !tiling.bound.is_row(i);
    }
    Place before;
    const Place* held = nullptr;
    for_each_tile(tiling, begin, end, [&](const Place& place, char* const* next) {
        const void* inputs[MAX_OPERANDS];
        float row[MAX_OPERANDS];
        if (all_in_place) {
            std::copy_n(place.data, input_count, inputs);
        } else {
            load_inputs(tiling, place, held, copies, row, inputs);
            prefetch_share(tiling, place, next, 0, 1, true);
        }
        prefetch_outputs(tiling.bound, next);
        prefetch_outputs(tiling.bound, place.data, place.count());
        stream_tile(tiling, place, next, inputs, tiling.bound.kernel, nullptr);
        before = place;
        held = &before;
    });
}

}  // namespace actgrad
