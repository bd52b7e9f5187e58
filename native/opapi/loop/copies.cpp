// SPDX-License-Identifier: Apache-2.0
#include "opapi/loop/copies.h"

#include <cstring>
#include <limits>

namespace actgrad {

namespace {

// The halves of an interleaved pair, in memory order, and their copies in the same order.
struct PairOfCopies {
    PairOfCopies(const Tiling& tiling, const Place& place, int operand) {
        const bool in_order = place.data[operand] < place.data[operand + 1];
        data = place.data[in_order ? operand : operand + 1];
        first = in_order ? 0 : tiling.slot_bytes;
        second = in_order ? tiling.slot_bytes : 0;
    }
    char* data;
    int64_t first;  // bytes from the first operand's copy
    int64_t second;
};

// noinline: inlined, this and store_pair's buffer would add up on the stack beside the copies.
__attribute__((noinline)) void load_pair(const Tiling& tiling, const Place& place, int operand, char* copy) {
    const BoundPlan& bound = tiling.bound;
    const ConvertFunction convert = bound.operands[operand].convert;
    const int64_t item = bound.operands[operand].item;
    const Block block = bound.block(operand, place.rows, place.columns);
    const PairOfCopies pair(tiling, place, operand);
    alignas(LINE) char packed[2][TILE * sizeof(double)];
    char* const even = convert ? packed[0] : copy + pair.first;
    char* const odd = convert ? packed[1] : copy + pair.second;
    for (int64_t row = 0; row < block.rows; ++row) {
        const int64_t at = row * block.columns * item;
        bound.set.deinterleave[interleaving_of(item)](pair.data + row * block.row_step * item, block.columns, even + at,
                                                      odd + at);
    }
    if (convert) {
        convert(even, copy + pair.first, block.rows * block.columns);
        convert(odd, copy + pair.second, block.rows * block.columns);
    }
}

__attribute__((noinline)) void store_pair(const Tiling& tiling, const Place& place, int operand, const char* copy) {
    const BoundPlan& bound = tiling.bound;
    const ConvertFunction convert = bound.operands[operand].convert;
    const int64_t item = bound.operands[operand].item;
    const Block block = bound.block(operand, place.rows, place.columns);
    const PairOfCopies pair(tiling, place, operand);
    const char* first = copy + pair.first;
    const char* second = copy + pair.second;
    alignas(LINE) char packed[2][TILE * sizeof(double)];
    if (convert) {
        convert(first, packed[0], block.rows * block.columns);
        convert(second, packed[1], block.rows * block.columns);
        first = packed[0];
        second = packed[1];
    }
    for (int64_t row = 0; row < block.rows; ++row) {
        const int64_t at = row * block.columns * item;
        bound.set.interleave[interleaving_of(item)](first + at, second + at, block.columns,
                                                    pair.data + row * block.row_step * item, tiling.streamed[operand]);
    }
}

__attribute__((noinline)) void draw(const BoundPlan& bound, const Place& place, void* copy) {
    const Plan& plan = bound.plan;
    alignas(LINE) float drawn[TILE];
    const bool narrow = bound.compute == ELEMENT_F16 || bound.compute == ELEMENT_BF16;
    auto* const doubles = static_cast<double*>(copy);
    float* const floats = narrow ? drawn : static_cast<float*>(copy);
    for (int64_t row = 0; row < place.rows; ++row) {
        const int64_t at = row * place.columns, first = place.row_of(plan, row, 0), step = plan.row_step(bound.last);
        if (bound.compute == ELEMENT_F64) {
            bound.set.draw_doubles(*plan.drawing, first, step, place.columns, doubles + at);
        } else {
            bound.set.draw_floats(*plan.drawing, first, step, place.columns, floats + at);
        }
    }
    if (narrow) {
        bound.set.convert[ELEMENT_F32][bound.compute](drawn, copy, place.count());
    }
}

}  // namespace

void load_copy(const BoundPlan& bound, int operand, const Block& block, const char* data, void* copy) {
    const ConvertFunction convert = bound.operands[operand].convert;
    const int64_t item = bound.operands[operand].item, count = block.rows * block.columns;
    alignas(LINE) char packed[TILE * sizeof(double)];
    if (!convert) {
        gather(bound.set, data, block, item, copy);
        if (bound.is_row(operand) && bound.has_wide_rows()) {
            bound.set.convert[ELEMENT_F32][ELEMENT_F32](copy, copy, count);
        }
    } else if (block.is_packed()) {
        convert(data, copy, count);
    } else {
        gather(bound.set, data, block, item, packed);
        convert(packed, copy, count);
    }
}

void store_copy(const BoundPlan& bound, int operand, const Block& block, const void* copy, char* data, bool streamed) {
    const ConvertFunction convert = bound.operands[operand].convert;
    const int64_t item = bound.operands[operand].item, count = block.rows * block.columns;
    alignas(LINE) char packed[TILE * sizeof(double)];
    const char* from = static_cast<const char*>(copy);
    if (convert) {
        convert(copy, packed, count);
        from = packed;
    }
    if (!streamed) {
        scatter(bound.set, from, block, item, data);
    } else if (block.is_packed()) {
        bound.set.copy_non_temporal(from, data, count * item);
    } else {
        for (int64_t row = 0; row < block.rows; ++row) {
            bound.set.copy_non_temporal(from + row * block.columns * item, data + row * block.row_step * item,
                                        block.columns * item);
        }
    }
}

const void* input_in_place(const BoundPlan& bound, int operand, const char* data, float* row) {
    if (!bound.is_row(operand) || !bound.has_wide_rows()) {
        return data;
    }
    std::memcpy(&row[operand], data, sizeof(float));
    row[operand] = row[operand] == row[operand] ? row[operand] : std::numeric_limits<float>::quiet_NaN();
    return &row[operand];
}

void load_inputs(const Tiling& tiling, const Place& place, const Place* held, char* copies, float* row,
                 const void** inputs) {
    const BoundPlan& bound = tiling.bound;
    const bool same_shape = held && held->rows == place.rows && held->columns == place.columns;
    for (int i = 0; i < tiling.plan.inputs; ++i) {
        if (tiling.is_in_place(i)) {
            inputs[i] = input_in_place(bound, i, place.data[i], row);
            continue;
        }
        char* const copy = tiling.copy_of(i, copies);
        inputs[i] = copy;
        if (same_shape && held->data[i] == place.data[i] && !bound.is_drawn(i)) {
            continue;
        }
        if (tiling.leads_pair(i)) {
            load_pair(tiling, place, i, copy);
        } else if (bound.is_drawn(i)) {
            draw(bound, place, copy);
        } else if (!tiling.follows_in_pair(i)) {
            load_copy(bound, i, bound.block(i, place.rows, place.columns), place.data[i], copy);
        }
    }
}

void find_outputs(const Tiling& tiling, const Place& place, char* copies, void** outputs) {
    for (int i = tiling.plan.inputs; i < tiling.plan.operand_count(); ++i) {
        outputs[i - tiling.plan.inputs] = tiling.is_in_place(i) ? place.data[i] : tiling.copy_of(i, copies);
    }
}

void store_outputs(const Tiling& tiling, const Place& place, const char* copies) {
    const BoundPlan& bound = tiling.bound;
    for (int i = tiling.plan.inputs; i < bound.stored(); ++i) {
        const char* const copy = tiling.copy_of(i, copies);
        if (tiling.leads_pair(i)) {
            store_pair(tiling, place, i, copy);
        } else if (!tiling.is_in_place(i) && !tiling.follows_in_pair(i)) {
            store_copy(bound, i, bound.block(i, place.rows, place.columns), copy, place.data[i], tiling.streamed[i]);
        }
    }
}

}  // namespace actgrad
