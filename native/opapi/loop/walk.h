// SPDX-License-Identifier: Apache-2.0
// The walk over the tiles of a call.
#pragma once

#include <algorithm>
#include <cstdint>

#include "opapi/loop/tiling.h"

namespace actgrad {

// A tile, with the address of its first element in each operand.
struct Place {
    int64_t rows;
    int64_t columns;
    int64_t row;     // of the first element, for row limits and random numbers
    int64_t column;  // of the first element, within the iteration space
    char* data[MAX_OPERANDS];

    int64_t count() const { return rows * columns; }
    int64_t row_of(const Plan& plan, int64_t own_row, int64_t own_column) const {
        return row + own_row * plan.row_step(plan.rank - 2) + own_column * plan.row_step(plan.rank - 1);
    }
};

// The position of the walk: the tile's index along each dimension and the address of its first element in each operand.
class Walk {
public:
    // Tile number `tile` in memory order.
    Walk(const Tiling& tiling, int64_t tile) : Walk(tiling) {
        for (int d = tiling.bound.last; d >= 0; --d) {
            move(d, tile % tiling.tiles_along(d));
            tile /= tiling.tiles_along(d);
        }
    }
    // Tile `terms` of the terms of tile `sums` of the sums.
    Walk(const Tiling& tiling, int64_t sums, int64_t terms) : Walk(tiling) {
        for (int d = tiling.bound.last; d >= 0; --d) {
            int64_t& rest = tiling.bound.is_summed(d) ? terms : sums;
            move(d, rest % tiling.tiles_along(d));
            rest /= tiling.tiles_along(d);
        }
    }

    // `along_sums`: to the next terms of the same sums.
    void advance(bool along_sums = false) {
        for (int d = tiling_.bound.last; d >= 0; --d) {
            if (along_sums && !tiling_.bound.is_summed(d)) {
                continue;
            }
            if (index_[d] < last_[d]) {
                move(d, 1);
                return;
            }
            if (last_[d] > 0) {
                move(d, -last_[d]);
            }
        }
    }

    Place place() const {
        const int last = tiling_.bound.last;
        Place place;
        place.rows = extent(last - 1);
        place.columns = extent(last);
        place.row = row_;
        place.column = tiling_.begin(last, index_[last]);
        std::copy_n(data_, tiling_.plan.operand_count(), place.data);
        return place;
    }

    char* const* data() const { return data_; }

    // Index of the tile's sums among the tiles of sums.
    int64_t tile_of_sums() const {
        int64_t tile = 0;
        for (int d = 0; d <= tiling_.bound.last; ++d) {
            tile = tiling_.bound.is_summed(d) ? tile : tile * tiling_.tiles_along(d) + index_[d];
        }
        return tile;
    }

private:
    explicit Walk(const Tiling& tiling) : tiling_(tiling), row_(0) {
        for (int d = 0; d < tiling.plan.rank; ++d) {
            index_[d] = 0;
            last_[d] = tiling.tiles_along(d) - 1;
        }
        for (int i = 0; i < tiling.plan.operand_count(); ++i) {
            data_[i] = tiling.bound.operands[i].data;
        }
    }

    void move(int dim, int64_t tiles) {
        const Plan& plan = tiling_.plan;
        const int64_t elements = tiling_.begin(dim, index_[dim] + tiles) - tiling_.begin(dim, index_[dim]);
        index_[dim] += tiles;
        for (int i = 0; i < plan.operand_count(); ++i) {
            data_[i] += elements * plan.stride(i, dim) * tiling_.bound.operands[i].item;
        }
        row_ += elements * plan.row_step(dim);
    }

    int64_t extent(int dim) const {
        const int64_t begin = tiling_.begin(dim, index_[dim]);
        return std::min(tiling_.begin(dim, index_[dim] + 1), tiling_.plan.size(dim)) - begin;
    }

    const Tiling& tiling_;
    // Of the tile, and the last one, along each dimension: each has at least two elements, and memory fewer than 2^64.
    int64_t index_[64], last_[64];
    int64_t row_;
    char* data_[MAX_OPERANDS];
};

// Writes 0 to the elements of a tile's outputs in rows beyond the limit.
void clear(const BoundPlan& bound, const Place& place);

// Whether a part of a tile is beyond the row limit.
inline bool is_beyond_limit(const BoundPlan& bound, const Place& place) {
    return place.row_of(bound.plan, place.rows - 1, place.columns - 1) >= bound.row_limit;
}

// Clears the part of a computed tile beyond the row limit. The fence orders it after the non-temporal stores.
inline void clear_beyond_limit(const BoundPlan& bound, const Place& place) {
    if (is_beyond_limit(bound, place)) {
        if (bound.beyond_cache) {
            bound.set.fence();
        }
        clear(bound, place);
    }
}

// Calls run(place, addresses of the next tile) for each tile within the row limit, and clears the others.
template <class Run>
void for_each_tile(const Tiling& tiling, int64_t begin, int64_t end, const Run& run) {
    Walk walk(tiling, begin);
    for (int64_t tile = begin; tile < end; ++tile) {
        const Place place = walk.place();
        walk.advance();
        if (place.row >= tiling.bound.row_limit) {
            clear(tiling.bound, place);
            continue;
        }
        run(place, walk.data());
        clear_beyond_limit(tiling.bound, place);
    }
}

}  // namespace actgrad
