// SPDX-License-Identifier: Apache-2.0
#include "opapi/loop/walk.h"

#include <cstring>

namespace actgrad {

// Zero is all bits 0 in every dtype.
void clear(const BoundPlan& bound, const Place& place) {
    for (int i = bound.plan.inputs; i < bound.stored(); ++i) {
        const Block tile = bound.block(i, place.rows, place.columns);
        const int64_t item = bound.operands[i].item;
        const auto is_beyond = [&](int64_t row, int64_t column) {
            return place.row_of(bound.plan, row, column) >= bound.row_limit;
        };
        for (int64_t row = 0; row < tile.rows; ++row) {
            char* const data = place.data[i] + row * tile.row_step * item;
            if (tile.column_step == 1 && is_beyond(row, 0)) {
                std::memset(data, 0, static_cast<size_t>(tile.columns * item));
                continue;
            }
            for (int64_t column = 0; column < tile.columns; ++column) {
                if (is_beyond(row, column)) {
                    std::memset(data + column * tile.column_step * item, 0, static_cast<size_t>(item));
                }
            }
        }
    }
}

}  // namespace actgrad
