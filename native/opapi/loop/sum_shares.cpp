// SPDX-License-Identifier: Apache-2.0
#include "opapi/loop/sum_shares.h"

#include <algorithm>
#include <utility>

#include "opapi/loop/copies.h"
#include "opapi/loop/strategies.h"
#include "opapi/loop/tile_sums.h"
#include "opapi/loop/walk.h"
#include "opapi/processor/float_environment.h"
#include "opapi/threads/parts.h"
#include "opapi/threads/pool.h"

namespace actgrad {

namespace {

constexpr int64_t MOST_SUM_WORDS = 1 << 16;  // for all sums of a share in memory order: half a MiB

// Number of tiles along the dimensions that the sums keep, or else along the summed ones.
int64_t tiles_along(const Tiling& tiling, bool kept) {
    int64_t tiles = 1;
    for (int d = 0; d <= tiling.bound.last; ++d) {
        tiles *= kept != tiling.bound.is_summed(d) ? tiling.tiles_along(d) : 1;
    }
    return tiles;
}
int64_t tiles_of_sums(const Tiling& tiling) { return tiles_along(tiling, true); }
int64_t tiles_of_terms(const Tiling& tiling) { return tiles_along(tiling, false); }

// Whether memory order visits some tile of sums more than once, with others between.
bool sums_take_turns(const Tiling& tiling) {
    bool behind_terms = false;
    for (int d = 0; d <= tiling.bound.last; ++d) {
        const bool several = tiling.tiles_along(d) > 1, summed = tiling.bound.is_summed(d);
        if (several && behind_terms && !summed) {
            return true;
        }
        behind_terms = behind_terms || (several && summed);
    }
    return false;
}

int64_t words_of_tile(const Tiling& tiling) {
    const SumLayout layout(tiling.bound);
    return TileSums::words(layout, layout.sums_in(tiling.rows, tiling.columns));
}

// The work of one share.
class Share {
public:
    Share(const Tiling& tiling, int64_t* memory)
        : tiling_(tiling),
          layout_(tiling.bound),
          writer_(tiling.bound, layout_),
          summing_(layout_.along_rows ? tiling.bound.summing_kernel() : nullptr),
          words_(words_of_tile(tiling)),
          memory_(memory) {}

    // Computes the terms of `count` tiles and adds them to the sums of tile `first`, or, if `sum_tiles` > 1, in memory
    // order to those of all tiles. noinline for its stack frame, as add_up_in_order().
    __attribute__((noinline)) void add_up(Walk walk, int64_t count, int64_t first, int64_t sum_tiles) const {
        alignas(LINE) char copies[TILE_BYTES];
        for (int64_t i = 0; i < sum_tiles; ++i) {
            open(i, Walk(tiling_, first + i, 0).place());
        }
        TermAdder adder(tiling_.bound.set, layout_);
        Place place = walk.place(), before;
        for (int64_t i = 0; i < count; ++i) {
            TileSums& sums = sums_of(sum_tiles > 1 ? walk.tile_of_sums() : 0);
            walk.advance(sum_tiles == 1);
            compute_and_add(place, i == 0 ? nullptr : &before, walk.data(), copies, adder, sums);
            if (i % TileSums::CARRIES_AFTER == TileSums::CARRIES_AFTER - 1) {
                for (int64_t j = 0; j < sum_tiles; ++j) {
                    sums_of(j).carry(layout_);
                }
            }
            before = place;
            place = walk.place();
        }
        for (int64_t i = 0; i < sum_tiles; ++i) {
            adder.fold(sums_of(i));
        }
    }

    // Tiles `begin` to `end` of the sums, whose terms lie one after the other in memory.
    __attribute__((noinline)) void add_up_in_order(int64_t begin, int64_t end) const {
        alignas(LINE) char copies[TILE_BYTES];
        const int64_t terms = tiles_of_terms(tiling_);
        TermAdder adder(tiling_.bound.set, layout_);
        Walk walk(tiling_, begin * terms);
        Place place = walk.place(), before;
        const Place* held = nullptr;
        for (int64_t tile = begin; tile < end; ++tile) {
            const Place first = place;
            TileSums& sums = open(0, first);
            for (int64_t i = 0; i < terms; ++i) {
                walk.advance();
                compute_and_add(place, held, walk.data(), copies, adder, sums);
                if (i % TileSums::CARRIES_AFTER == TileSums::CARRIES_AFTER - 1) {
                    sums.carry(layout_);
                }
                before = place;
                held = &before;
                place = walk.place();
            }
            if (!writer_.write_short(first.data[tiling_.bound.sum()], first.columns, sums)) {
                adder.fold(sums);
                write(first, 1, 0);
            }
        }
    }

    // The sums of a tile, each the total of `parts` shares that are `words` apart.
    void write(const Place& place, int64_t parts, int64_t words) const {
        writer_.write(place.data[tiling_.bound.sum()], place.rows, place.columns, memory_, parts, words);
    }

private:
    TileSums& open(int64_t tile, const Place& place) const {
        return TileSums::open(memory_ + tile * words_, layout_, layout_.sums_in(place.rows, place.columns));
    }
    TileSums& sums_of(int64_t tile) const { return TileSums::in(memory_ + tile * words_); }
    template <class Char>
    Char* terms_in(Char* copies) const {
        return tiling_.copy_of(tiling_.bound.sum(), copies);
    }

    // At once if the tile's terms have one sum and plain additions are exact, otherwise with a tile of terms in memory.
    void compute_and_add(const Place& place, const Place* before, char* const* next, char* copies, TermAdder& adder,
                         TileSums& sums) const {
        const auto add = [&](double* doubles) {
            compute(place, before, next, copies, summing_, reinterpret_cast<char*>(doubles));
        };
        if (!summing_ || sums.count > 1 || !adder.add_plainly_by(add, sums)) {
            compute(place, before, next, copies, tiling_.bound.kernel, terms_in(copies));
            adder.add(terms_in(copies), place.rows, place.columns, sums);
        }
    }

    // Computes a tile by a kernel whose terms, or their sums, go to `last`.
    void compute(const Place& place, const Place* before, char* const* next, char* copies, TileFunction kernel,
                 char* last) const {
        const BoundPlan& bound = tiling_.bound;
        const void* inputs[MAX_OPERANDS];
        float row[MAX_OPERANDS];
        load_inputs(tiling_, place, before, copies, row, inputs);
        if (tiling_.strategy == Strategy::STREAMED) {
            stream_tile(tiling_, place, next, inputs, kernel, last);
        } else {
            void* outputs[MAX_OPERANDS];
            find_outputs(tiling_, place, copies, outputs);
            outputs[bound.plan.outputs - 1] = last;
            kernel(inputs, outputs, place.count(), nullptr, bound.plan.scalars, tiling_.in_one_row, nullptr);
            store_outputs(tiling_, place, copies);
        }
        clear_beyond_limit(bound, place);
    }

    const Tiling& tiling_;
    const SumLayout layout_;
    const SumWriter writer_;
    const TileFunction summing_;
    const int64_t words_;  // of a tile of sums
    int64_t* const memory_;
};

}  // namespace

SumShares sum_shares(const Tiling& tiling) {
    const int64_t tiles = tiles_of_sums(tiling), words = words_of_tile(tiling);
    const bool alone = tiling.plan.elements < 2 * WORTH_A_THREAD || thread_count() == 1;
    const int64_t wanted = alone ? 1 : 2 * thread_count();
    if (sums_take_turns(tiling) && tiles * words <= MOST_SUM_WORDS) {
        const int64_t parts = std::min(wanted, tiling.count_tiles());
        return {parts, parts, tiles * words, true};
    }
    const int64_t splits = std::clamp<int64_t>((wanted + tiles - 1) / tiles, 1, tiles_of_terms(tiling));
    return {splits > 1 ? tiles * splits : std::min(tiles, alone ? 1 : 4 * wanted), splits, words, false};
}

void run_sums(const Tiling& tiling, const SumShares& shares, int64_t* memory) {
    const BoundPlan& bound = tiling.bound;
    const int64_t tiles = tiles_of_sums(tiling), terms = tiles_of_terms(tiling), all = tiling.count_tiles();
    const auto range_of = [](int64_t count, int64_t part, int64_t parts) {
        return std::pair(count * part / parts, count * (part + 1) / parts);
    };
    for_each_part(shares.shares, [&](int64_t number) {
        const DefaultFloatEnvironment environment;
        const Share share(tiling, memory + number * shares.words);
        if (shares.in_memory_order) {
            const auto [begin, end] = range_of(all, number, shares.splits);
            share.add_up(Walk(tiling, begin), end - begin, 0, tiles);
        } else if (shares.splits > 1) {
            const int64_t tile = number / shares.splits;
            const auto [begin, end] = range_of(terms, number % shares.splits, shares.splits);
            share.add_up(Walk(tiling, tile, begin), end - begin, tile, 1);
        } else if (const auto [begin, end] = range_of(tiles, number, shares.shares); !sums_take_turns(tiling)) {
            share.add_up_in_order(begin, end);
        } else {
            for (int64_t tile = begin; tile < end; ++tile) {
                const Walk walk(tiling, tile, 0);
                share.add_up(walk, terms, tile, 1);
                share.write(walk.place(), 1, shares.words);
            }
        }
        if (bound.beyond_cache) {
            bound.set.fence();
        }
    });
    if (shares.splits > 1 || shares.in_memory_order) {
        const int64_t words = words_of_tile(tiling);
        for_each_part(tiles, [&](int64_t tile) {
            const DefaultFloatEnvironment environment;
            int64_t* const first = memory + tile * (shares.in_memory_order ? words : shares.splits * shares.words);
            Share(tiling, first).write(Walk(tiling, tile, 0).place(), shares.splits, shares.words);
        });
    }
}

}  // namespace actgrad
