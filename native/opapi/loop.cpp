// SPDX-License-Identifier: Apache-2.0
#include "opapi/loop.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <new>
#include <numeric>
#include <string>
#include <vector>

#include "aclnn/aclnn_base.h"
#include "ascendcl/error.h"
#include "opapi/cache.h"
#include "opapi/convert.h"
#include "opapi/float_environment.h"
#include "opapi/isa.h"
#include "opapi/parts.h"
#include "opapi/pool.h"
#include "opapi/sums.h"
#include "opapi/transfer.h"

namespace actgrad {

namespace {

constexpr int64_t TILE = 1024;              // elements, if the tiles of all operands fit in TILE_BYTES
constexpr int64_t LARGEST_TILE = 2 * TILE;  // for sums along rows of 16 bits, if few operands need tiles
constexpr int64_t TILE_BYTES = 32768;       // on the stack, which may be small, and within the L1 cache
constexpr int64_t DIRECT_TILE = 8192;       // elements, if all operands are accessed in place
constexpr int64_t SHORT_ROW = 512;          // elements: shorter rows share a tile
constexpr int64_t LONG_ROW = 2048;          // elements: outputs of shorter rows are buffered if aligned differently
constexpr int64_t ROW_IN_PLACE = 2 * 64;    // bytes: shorter rows with gaps between them are packed into tiles
constexpr int64_t ROW_IN_BUFFER = 64;       // bytes: the same where outputs are streamed through a buffer
constexpr int64_t PAIR_BYTES = 4096;        // limit for the tile of an interleaved half
constexpr int64_t PREFETCHED = 2048;        // bytes from a row in place to the one that is prefetched meanwhile
constexpr int64_t VECTOR = 32;              // elements: a multiple of every instruction set's vectors
constexpr int64_t SQUARE = 32;   // elements: side of a crossed tile, at least one cache line for each operand
constexpr int64_t LINE = 64;     // bytes
constexpr int64_t AHEAD = 8192;  // bytes, from what is read to what is prefetched, where memory is read in order
// Shape of a transposed tile: long runs of whole lines touch few pages at a time.
constexpr int64_t LONG_RUN = 16 * LINE;  // bytes
constexpr int64_t SIDE = 64;             // elements, if rows are shifted to cache lines
constexpr int64_t RUN = 4 * LINE;        // bytes, likewise
constexpr int64_t ROW_BYTES = 1024;      // limit for a row of such a tile
constexpr int64_t BUFFERED_ROWS = 4;     // of such a tile, that are computed by one call

constexpr int64_t SUM_BLOCK = 512;  // additions whose rounding errors are handled at a time; a multiple of SUM_LANES
constexpr int64_t CARRIES_AFTER = 1 << 18;   // tiles
constexpr int64_t MOST_SUM_WORDS = 1 << 16;  // for all sums of a share in memory order: half a MiB

// An operand during a run.
struct Stream {
    char* data;
    int64_t item;
    ConvertFunction convert;  // between memory and what the kernel reads or writes; null if the dtypes agree
    bool direct;              // accessed in place, without a tile
    bool streamed;            // an output written with non-temporal stores
    bool leads_pair;          // interleaved with the next operand: both are moved together
    bool follows_in_pair;     // that next operand
};

// How work on sums is split into shares, with memory for each. A share has some tiles of the sums and either all of
// their terms or one of `splits` parts of them. If the terms of one sum are interleaved in memory with those of others,
// a share has all tiles of the sums and one of `splits` parts of memory.
struct SumShares {
    int64_t shares;
    int64_t splits;
    int64_t words;  // of memory for each share
    bool in_memory_order;
};

// Walks the iteration space in tiles: rectangles in its last two dimensions. Operands that are not packed within a
// tile, or whose dtype is not the kernel's, go through packed copies that stay in the cache.
class Loop {
public:
    // Outputs become 0 from row `row_limit` on; sums include all rows.
    Loop(const Plan& plan, const Addresses& addresses, int64_t row_limit)
        : plan_(plan),
          row_limit_(row_limit),
          set_(kernels()),
          compute_(element_of(plan.compute)),
          tile_function_((*set_.tiles[static_cast<int>(plan.kernel)])[compute_]),
          last_(plan.rank - 1) {
        int64_t bytes = 0, largest_item = 0;
        bool has_wide = plan.sums > 0;
        for (int i = 0; i < plan.operand_count(); ++i) {
            const Operand& operand = plan.operands[i];
            const int64_t item = static_cast<int64_t>(aclDataTypeSize(operand.dtype));
            streams_[i] = {static_cast<char*>(addresses[static_cast<size_t>(i)]) + operand.offset * item,
                           item,
                           i < plan.inputs ? conversion_between(operand.dtype, is_row(i) ? wide() : plan.compute)
                                           : conversion_between(plan.compute, operand.dtype),
                           false,
                           false,
                           false,
                           false};
            if (!is_row(i) && !is_sum(i)) {
                bytes += plan.elements * item;
                largest_item = std::max(largest_item, item);
            }
            has_wide = has_wide || is_row(i);
        }
        const auto item = static_cast<int64_t>(aclDataTypeSize(has_wide ? wide() : plan.compute));
        beyond_cache_ = set_.copy_non_temporal && bytes > last_level_cache();
        fills_cache_ = bytes > last_level_cache() / 3 * 2;
        std::iota(slots_, slots_ + plan.operand_count(), 0);
        slot_count_ = plan.operand_count();
        if (are_pairs_in_place()) {
            in_pairs_ = true;
            all_direct_ = false;
            columns_ = std::min(row_length(), DIRECT_TILE);
            return;
        }
        const auto set_tile = [&](int64_t most) {
            tile_ = std::min(most, TILE_BYTES / (slot_count_ * item) / SQUARE * SQUARE);
            // The L1 cache has to hold the memory of interleaved halves as well as their tiles.
            for (int i = 0; i < plan.operand_count(); ++i) {
                tile_ = plan.stride(i, last_) == 2 ? std::min(tile_, PAIR_BYTES / item) : tile_;
            }
        };
        set_tile(TILE);
        if (is_crossed() && plan.sums == 0 && !plan.drawing && item == item_in_tile(plan.inputs)) {
            go_by_rows();
            return;
        }
        choose_access();
        if (plan.sums == 0 || !is_summed(last_) || item != sizeof(float) || largest_item > item) {
            return;
        }
        // Tiles may be larger, as few operands need one.
        bool has_slot[MAX_OPERANDS];
        slot_count_ = 0;
        for (int i = 0; i < plan.operand_count(); ++i) {
            has_slot[i] = needs_tile(i);
            slots_[i] = slot_count_;
            slot_count_ += has_slot[i] ? 1 : 0;
        }
        set_tile(largest_item == 2 ? LARGEST_TILE : TILE);  // longer parts of float32 rows were slower from memory
        choose_access();
        for (int i = 0; i < plan.operand_count(); ++i) {
            if (needs_tile(i) && !has_slot[i]) {
                std::iota(slots_, slots_ + plan.operand_count(), 0);
                slot_count_ = plan.operand_count();
                set_tile(TILE);
                choose_access();
                return;
            }
        }
    }

    // Chooses the shape of tiles and how each operand is accessed.
    void choose_access() {
        all_direct_ = streams_in_place_ = true;
        choose_tile();
        if (is_worth_running_in_rows()) {
            go_in_rows();
            return;
        }
        in_one_row_ = rows_ == 1 && has_one_row();
        for (int i = 0; i < plan_.operand_count(); ++i) {
            streams_[i].leads_pair = streams_[i].follows_in_pair = false;
        }
        for (int i = 0; i + 1 < plan_.operand_count(); ++i) {
            if (!streams_[i].follows_in_pair && i + 1 != plan_.inputs && !is_sum(i + 1) && lie_in_turns(i, i + 1)) {
                streams_[i].leads_pair = streams_[i + 1].follows_in_pair = true;
            }
        }
        for (int i = 0; i < plan_.operand_count(); ++i) {
            streams_[i].streamed = i >= plan_.inputs && !is_sum(i) && beyond_cache_ && is_worth_streaming(i);
            streams_[i].direct = !streams_[i].streamed && can_be_direct(i);
        }
        for (int i = plan_.inputs; i < plan_.operand_count() - plan_.sums; ++i) {
            streams_in_place_ = streams_in_place_ && !buffers_ && streams_[i].streamed && can_be_direct(i);
        }
        for (int i = 0; i < plan_.operand_count(); ++i) {
            all_direct_ = all_direct_ && streams_[i].direct;
        }
    }

    void run() const {
        const int64_t tiles = count_tiles();
        const int threads = plan_.elements < 2 * WORTH_A_THREAD ? 1 : thread_count();
        if (threads == 1) {
            run_tiles(0, tiles);
            return;
        }
        const Parts parts(plan_.elements, tiles, threads);
        for_each_part(parts.count(),
                      [&](int64_t part) { run_tiles(parts.first_tile(part), parts.first_tile(part + 1)); });
    }

    SumShares sum_shares() const {
        const int64_t tiles = tiles_of_sums(true);
        const bool alone = plan_.elements < 2 * WORTH_A_THREAD || thread_count() == 1;
        const int64_t wanted = alone ? 1 : 2 * thread_count();
        if (sums_take_turns() && tiles * words_of_tile() <= MOST_SUM_WORDS) {
            const int64_t parts = std::min(wanted, count_tiles());
            return {parts, parts, tiles * words_of_tile(), true};
        }
        const int64_t splits = std::clamp<int64_t>((wanted + tiles - 1) / tiles, 1, tiles_of_sums(false));
        return {splits > 1 ? tiles * splits : std::min(tiles, alone ? 1 : 4 * wanted), splits, words_of_tile(), false};
    }

    void run_sums(const SumShares& shares, int64_t* memory) const {
        const int64_t tiles = tiles_of_sums(true), terms = tiles_of_sums(false), all = count_tiles();
        for_each_part(shares.shares, [&](int64_t share) {
            const DefaultFloatEnvironment environment;
            int64_t* const own = memory + share * shares.words;
            if (shares.in_memory_order) {
                const int64_t begin = all * share / shares.splits, end = all * (share + 1) / shares.splits;
                add_up(walk_from(begin), end - begin, 0, tiles, own);
            } else if (shares.splits > 1) {
                const int64_t tile = share / shares.splits, part = share % shares.splits;
                const int64_t begin = terms * part / shares.splits, end = terms * (part + 1) / shares.splits;
                add_up(walk_to_terms(tile, begin), end - begin, tile, 1, own);
            } else {
                const int64_t begin = tiles * share / shares.shares, end = tiles * (share + 1) / shares.shares;
                if (!sums_take_turns()) {
                    add_up_in_order(begin, end, own);
                } else {
                    for (int64_t tile = begin; tile < end; ++tile) {
                        add_up(walk_to_terms(tile, 0), terms, tile, 1, own);
                        write_sums(place_of(walk_to_terms(tile, 0)), own, 1, shares.words);
                    }
                }
            }
            if (beyond_cache_) {
                set_.fence();
            }
        });
        if (shares.splits > 1 || shares.in_memory_order) {
            for_each_part(tiles, [&](int64_t tile) {
                const DefaultFloatEnvironment environment;
                int64_t* const first =
                    memory + tile * (shares.in_memory_order ? words_of_tile() : shares.splits * shares.words);
                write_sums(place_of(walk_to_terms(tile, 0)), first, shares.splits, shares.words);
            });
        }
    }

    void write_zeros() const {
        const int64_t tiles = count_tiles();
        Walk walk = walk_from(0);
        for (int64_t tile = 0; tile < tiles; ++tile) {
            const Place place = place_of(walk);
            advance(walk);
            for (int64_t row = 0; row < place.rows; ++row) {
                for (int64_t column = 0; column < place.columns; ++column) {
                    const int64_t at = row * plan_.stride(0, last_ - 1) + column * plan_.stride(0, last_);
                    std::memset(place.data[0] + at * streams_[0].item, 0, static_cast<size_t>(streams_[0].item));
                }
            }
        }
    }

private:
    ConvertFunction conversion_between(aclDataType from, aclDataType to) const {
        const auto has_at_most_32_bits = [](aclDataType dtype) {
            return dtype == ACL_FLOAT || dtype == ACL_FLOAT16 || dtype == ACL_BF16;
        };
        if (from == to) {
            return nullptr;
        }
        if (has_at_most_32_bits(from) && has_at_most_32_bits(to)) {
            return set_.convert[element_of(from)][element_of(to)];
        }
        return conversion(from, to);
    }

    // ---- inputs with an element for each row ----

    bool is_row(int operand) const {
        return operand < plan_.inputs && (ROW_INPUTS[static_cast<int>(plan_.kernel)] >> operand & 1) != 0;
    }
    // Their dtype in a kernel, which is also that of terms of sums.
    aclDataType wide() const { return compute_ == ELEMENT_F64 ? ACL_DOUBLE : ACL_FLOAT; }
    int64_t item_in_tile(int operand) const {
        return static_cast<int64_t>(aclDataTypeSize(is_row(operand) || is_sum(operand) ? wide() : plan_.compute));
    }
    // Whether each of them has one element along the columns, which kernels read in place.
    bool has_one_row() const {
        bool one = ROW_INPUTS[static_cast<int>(plan_.kernel)] != 0;
        for (int i = 0; i < plan_.inputs; ++i) {
            one = one && (!is_row(i) || (plan_.stride(i, last_) == 0 && !streams_[i].convert));
        }
        return one;
    }
    // Whether they are wider than the other inputs. Kernels for 16 bits need NaN without a payload.
    bool has_wide_rows() const { return compute_ == ELEMENT_F16 || compute_ == ELEMENT_BF16; }
    // The address of such an input, or of its value without payload in `row`.
    const void* one_row(int operand, const char* data, float* row) const {
        if (!is_row(operand) || !has_wide_rows()) {
            return data;
        }
        std::memcpy(&row[operand], data, sizeof(float));
        row[operand] = row[operand] == row[operand] ? row[operand] : std::numeric_limits<float>::quiet_NaN();
        return &row[operand];
    }
    // From the first element of an input that a kernel gets to the one beside element `at`, in bytes.
    int64_t bytes_to(int operand, int64_t at) const {
        return is_row(operand) && in_one_row_ ? 0 : at * item_in_tile(operand);
    }

    // ---- the tile's shape ----

    int64_t row_count() const { return plan_.size(last_ - 1); }
    int64_t row_length() const { return plan_.size(last_); }

    // Whether some operand is contiguous down the columns of a tile, as in a transposition.
    bool is_crossed() const {
        for (int i = 0; i < plan_.operand_count(); ++i) {
            const int64_t row_step = std::abs(plan_.stride(i, last_ - 1));
            if (row_step != 0 && row_step < std::abs(plan_.stride(i, last_))) {
                return true;
            }
        }
        return false;
    }

    void choose_tile() {
        if (is_crossed()) {
            rows_ = std::min(row_count(), SQUARE);
            columns_ = std::min(row_length(), tile_ / rows_);
            rows_ = std::min(row_count(), tile_ / columns_);
            return;
        }
        rows_ = 1;
        columns_ = std::min(row_length(), DIRECT_TILE);
        buffers_ = beyond_cache_ && !line_places().alike && row_length() < LONG_ROW;
        bool all_direct = !buffers_;
        for (int i = 0; i < plan_.operand_count(); ++i) {
            all_direct = all_direct && can_be_direct(i);
        }
        if (!all_direct) {
            // Parts of almost equal size, in whole cache lines.
            const int64_t parts = (row_length() + tile_ - 1) / tile_;
            columns_ = std::min(row_length(), ((row_length() + parts - 1) / parts + line() - 1) / line() * line());
        }
        // Sums over rows stay in registers from row to row, so tiles of several rows pay.
        if (row_length() < SHORT_ROW || plan_.sums > 0) {
            rows_ = std::clamp(tile_ / columns_, int64_t{1}, row_count());
            // Packed outputs: as many rows as are whole cache lines together.
            const int64_t group = line() / std::gcd(columns_, line());
            if (plan_.stride(plan_.inputs, last_ - 1) != columns_) {
                return;
            }
            if (rows_ > group) {
                rows_ -= rows_ % group;
            } else if (!converts() && plan_.sums == 0 && !plan_.drawing &&
                       group * columns_ * LINE <= tile_bytes() * line()) {
                rows_ = std::min(group, row_count());
            }
        }
    }

    bool converts() const {
        return std::any_of(streams_, streams_ + plan_.operand_count(),
                           [](const Stream& stream) { return stream.convert != nullptr; });
    }

    int64_t line() const { return LINE / static_cast<int64_t>(aclDataTypeSize(plan_.compute)); }  // elements

    // Where outputs begin within cache lines, in each row.
    struct LinePlaces {
        bool aligned;  // at their beginning
        bool alike;    // at the same place
    };

    LinePlaces line_places() const {
        const int first = plan_.inputs;
        const auto place_in_line = [&](int output) {
            return static_cast<int64_t>(reinterpret_cast<uintptr_t>(streams_[output].data) % LINE);
        };
        LinePlaces places{true, true};
        for (int i = first; i < plan_.operand_count() - plan_.sums; ++i) {
            places.aligned = places.aligned && place_in_line(i) == 0;
            places.alike = places.alike && place_in_line(i) == place_in_line(first);
            for (int d = 0; d < last_; ++d) {
                places.aligned = places.aligned && plan_.stride(i, d) % line() == 0;
                places.alike = places.alike && (plan_.stride(i, d) - plan_.stride(first, d)) % line() == 0;
            }
        }
        return places;
    }

    // Whether rows are computed where they lie: packing those of more than two vectors would take longer than the last,
    // partial vector. Long rows, and aligned ones, are streamed as they are, others also where a tile holds one.
    bool is_worth_running_in_rows() const {
        if (row_count() == 1 || plan_.sums > 0 || plan_.drawing ||
            row_length() * streams_[0].item < (beyond_cache_ && outputs_fill_memory() ? ROW_IN_BUFFER : ROW_IN_PLACE)) {
            return false;
        }
        bool all_direct = !beyond_cache_;
        for (int i = 0; i < plan_.operand_count(); ++i) {
            if (streams_[i].convert || is_row(i) || plan_.stride(i, last_) != 1) {
                return false;
            }
            all_direct = all_direct && can_be_direct(i);
        }
        const bool buffered =
            outputs_fill_memory() && plan_.outputs * row_length() * streams_[0].item <= TILE_BYTES - LINE;
        const auto [aligned, alike] = line_places();
        const bool streams =
            row_length() >= LONG_ROW ? alike || !buffered : row_length() >= SHORT_ROW && aligned && !streams_rows();
        return !all_direct && !(beyond_cache_ && streams);
    }

    // Whether the kernel can write rows with non-temporal stores: they are whole vectors and begin at cache lines.
    // Longer halves are faster one by one.
    bool streams_rows() const {
        return beyond_cache_ && line_places().aligned && row_length() % VECTOR == 0 &&
               row_length() < (outputs_fill_memory() ? 2 * SHORT_ROW : LONG_ROW);
    }

    void go_in_rows() {
        in_rows_ = true;
        all_direct_ = false;
        columns_ = std::min(row_length(), DIRECT_TILE);
        const int64_t bytes = plan_.outputs * columns_ * streams_[0].item;
        streams_in_place_ = streams_rows();
        buffers_ = beyond_cache_ && columns_ == row_length() && bytes <= TILE_BYTES - LINE && outputs_fill_memory() &&
                   !streams_in_place_;
        rows_ = std::clamp((buffers_ ? TILE_BYTES / 4 : TILE_BYTES) / bytes, int64_t{1}, row_count());
        // As many rows as are whole cache lines together.
        const int64_t group = LINE / std::gcd(bytes, LINE);
        rows_ -= buffers_ && rows_ > group ? rows_ % group : 0;
    }

    // Whether the outputs' rows lie side by side without gaps, in any order, as those of halves do.
    bool outputs_fill_memory() const {
        const int64_t bytes = row_length() * streams_[0].item;
        const char* begin = streams_[plan_.inputs].data;
        for (int i = plan_.inputs; i < plan_.operand_count(); ++i) {
            begin = std::min<const char*>(begin, streams_[i].data);
        }
        unsigned places = 0;
        for (int i = plan_.inputs; i < plan_.operand_count(); ++i) {
            const int64_t distance = streams_[i].data - begin;
            if (plan_.stride(i, last_ - 1) != plan_.outputs * row_length() || distance % bytes != 0 ||
                distance / bytes >= plan_.outputs) {
                return false;
            }
            places |= 1u << distance / bytes;
        }
        return places == (1u << plan_.outputs) - 1;
    }

    // Operands with packed rows are accessed in place, one row of the tile at a time. Only the others need tiles, which
    // can therefore be large: memory that runs along the columns is read in runs of several cache lines.
    void go_by_rows() {
        by_rows_ = true;
        int64_t copied = 0, most = TILE_BYTES;
        for (int i = 0; i < plan_.operand_count(); ++i) {
            streams_[i].direct = !streams_[i].convert && plan_.stride(i, last_) == 1;
            copied += streams_[i].direct ? 0 : 1;
            most = streams_[i].convert ? TILE : most;
        }
        const auto item = static_cast<int64_t>(aclDataTypeSize(plan_.compute));
        const int64_t line = LINE / item;
        streams_in_place_ = beyond_cache_;
        const auto [aligned, alike] = line_places();
        for (int i = plan_.inputs; i < plan_.operand_count(); ++i) {
            streams_in_place_ = streams_in_place_ && streams_[i].direct;
        }
        // Rows beyond the limit are cleared tile by tile, so no store may reach into the next tile.
        streams_in_place_ = streams_in_place_ && (aligned || !plan_.group);
        shift_ = streams_in_place_ && !aligned ? line : 0;
        buffers_ = streams_in_place_ && !alike;
        slot_ = (TILE_BYTES - (buffers_ ? plan_.outputs * (BUFFERED_ROWS * (ROW_BYTES + LINE) + LINE) : 0)) / copied /
                LINE * LINE;
        // Balances the load of the threads.
        most = std::min({most, slot_ / item, std::max(TILE, plan_.elements / (8 * thread_count()))});
        // Runs in memory are as long as a whole vector in each row allows.
        rows_ = std::min(row_count(), shift_ > 0 ? std::min(SIDE, RUN / item) : LONG_RUN / item);
        while (shift_ == 0 && rows_ * item > RUN && rows_ * VECTOR > most) {
            rows_ /= 2;
        }
        while (rows_ > 1 && rows_ * (line + shift_) > most) {
            rows_ /= 2;
        }
        // Shifts repeat up to a line of each row: fewer but longer rows repeat less.
        while (shift_ > 0 && rows_ * item >= 2 * LINE && most / rows_ < 4 * line + shift_) {
            rows_ /= 2;
        }
        columns_ =
            std::min({row_length(), std::max(line, (most / rows_ - shift_) / line * line), ROW_BYTES / item - line});
        if (columns_ > VECTOR && columns_ < row_length()) {
            columns_ -= columns_ % VECTOR;
        }
        rows_ = std::min(row_count(), std::max(rows_, most / (columns_ + shift_) / line * line));
        // Parts of almost equal size, in whole cache lines.
        const int64_t parts = (row_count() + rows_ - 1) / rows_;
        rows_ = std::min(rows_, ((row_count() + parts - 1) / parts + line - 1) / line * line);
        all_direct_ = false;
    }

    // ---- interleaved halves that the kernel reads and writes in place ----

    // Whether this operand or the one before is the first of two that the kernel may find interleaved.
    bool may_lead_pair(int operand) const {
        const Pairs pairs = PAIRS[static_cast<int>(plan_.kernel)];
        const int output = operand - plan_.inputs;
        return ((output < 0 ? pairs.inputs >> operand : pairs.outputs >> output) & 1) != 0;
    }
    bool may_follow_in_pair(int operand) const { return operand > 0 && may_lead_pair(operand - 1); }
    TileFunction pairs_function() const {
        return compute_ < ELEMENT_F64 ? (*set_.tiles[static_cast<int>(plan_.kernel)])[INTERLEAVED + compute_] : nullptr;
    }

    bool are_pairs_in_place() const {
        if (!pairs_function() || (row_count() > 1 && row_length() < SHORT_ROW)) {
            return false;
        }
        for (int i = 0; i < plan_.operand_count(); ++i) {
            const bool fits = may_lead_pair(i) ? lie_in_turns(i, i + 1) && streams_[i].data < streams_[i + 1].data
                                               : may_follow_in_pair(i) || plan_.stride(i, last_) == 1;
            if (streams_[i].convert || !fits) {
                return false;
            }
        }
        return true;
    }

    // From an element of an operand to the next one in its row, in bytes.
    int64_t step_in_pairs(int operand) const {
        return (may_lead_pair(operand) || may_follow_in_pair(operand) ? 2 : 1) * streams_[operand].item;
    }

    Block block(int operand, int64_t rows, int64_t columns) const {
        return {rows, columns, plan_.stride(operand, last_ - 1), plan_.stride(operand, last_)};
    }

    bool can_be_direct(int operand) const {
        if (is_row(operand) && ((rows_ == 1 && has_one_row()) || has_wide_rows())) {
            return rows_ == 1 && has_one_row();
        }
        return !is_sum(operand) && !is_drawn(operand) && !streams_[operand].convert &&
               block(operand, rows_, columns_).is_packed() && (rows_ == 1 || columns_ == row_length());
    }

    // Whether two operands are interleaved, either one first, as the halves of an interleaved view are.
    bool lie_in_turns(int a, int b) const {
        if (plan_.stride(a, last_) != 2 || plan_.operands[a].dtype != plan_.operands[b].dtype ||
            std::abs(streams_[b].data - streams_[a].data) != streams_[a].item || is_crossed()) {
            return false;
        }
        if (is_drawn(a) || is_drawn(b)) {
            return false;
        }
        for (int i = 0; i < plan_.rank; ++i) {
            if (plan_.stride(a, i) != plan_.stride(b, i)) {
                return false;
            }
        }
        return true;
    }

    // Non-temporal stores of partial cache lines cost more than they save.
    bool is_worth_streaming(int operand) const {
        const bool paired = streams_[operand].leads_pair || streams_[operand].follows_in_pair;
        const Block tile = block(operand, rows_, columns_);
        const int64_t run = (tile.is_packed() ? tile.rows : tile.column_step) * tile.columns * streams_[operand].item;
        const int64_t begin = operand - (streams_[operand].follows_in_pair ? 1 : 0);
        const bool aligned = reinterpret_cast<uintptr_t>(streams_[begin].data) % 64 == 0 &&
                             tile.row_step * streams_[operand].item % 64 == 0 && run % 64 == 0;
        return tile.column_step == (paired ? 2 : 1) && (run >= 1024 || aligned);
    }

    // ---- the walk over tiles ----

    // How many elements a tile spans along dimension `dim`.
    int64_t span(int dim) const { return dim == last_ ? columns_ : dim == last_ - 1 ? rows_ : 1; }
    int64_t tiles_along(int dim) const { return (plan_.size(dim) + span(dim) - 1) / span(dim); }
    int64_t tile_step(int operand, int dim) const {
        return span(dim) * plan_.stride(operand, dim) * streams_[operand].item;
    }

    int64_t count_tiles() const {
        int64_t tiles = 1;
        for (int d = 0; d <= last_; ++d) {
            tiles *= tiles_along(d);
        }
        return tiles;
    }

    // The position of the walk: the tile's index along each dimension and the address of its first element in each
    // operand. 64 dimensions are enough: each has at least two elements, and memory has fewer than 2^64 bytes.
    struct Walk {
        int64_t index[64];
        int64_t row;  // number of the tile's first row, for row limits
        char* data[MAX_OPERANDS];
    };

    void move(Walk& walk, int dim, int64_t tiles) const {
        walk.index[dim] += tiles;
        for (int i = 0; i < plan_.operand_count(); ++i) {
            walk.data[i] += tiles * tile_step(i, dim);
        }
        walk.row += tiles * span(dim) * plan_.row_step(dim);
    }

    Walk walk_from(int64_t tile) const {
        Walk walk;
        walk.row = 0;
        for (int i = 0; i < plan_.operand_count(); ++i) {
            walk.data[i] = streams_[i].data;
        }
        for (int d = last_; d >= 0; --d) {
            walk.index[d] = 0;
            move(walk, d, tile % tiles_along(d));
            tile /= tiles_along(d);
        }
        return walk;
    }

    // `along_sums`: to the next terms of the same sums.
    void advance(Walk& walk, bool along_sums = false) const {
        for (int d = last_; d >= 0; --d) {
            if (along_sums && !is_summed(d)) {
                continue;
            }
            const int64_t end = tiles_along(d) - 1;
            if (walk.index[d] < end) {
                move(walk, d, 1);
                return;
            }
            move(walk, d, -end);
        }
    }

    int64_t extent(const Walk& walk, int dim) const {
        return std::min(span(dim), plan_.size(dim) - walk.index[dim] * span(dim));
    }

    // A tile, with the address of its first element in each operand.
    struct Place {
        int64_t rows;
        int64_t columns;
        int64_t row;
        int64_t column;  // of the first element, within the iteration space
        char* data[MAX_OPERANDS];
    };

    Place place_of(const Walk& walk) const {
        Place place;
        place.rows = extent(walk, last_ - 1);
        place.columns = extent(walk, last_);
        place.row = walk.row;
        place.column = walk.index[last_] * columns_;
        std::copy_n(walk.data, plan_.operand_count(), place.data);
        return place;
    }

    // ---- one tile ----

    void run_tiles(int64_t begin, int64_t end) const {
        const DefaultFloatEnvironment environment;
        if (in_rows_) {
            for_each_tile(begin, end, [&](const Place& place, char* const*) { run_in_rows(place); });
        } else if (in_pairs_) {
            for_each_tile(begin, end, [&](const Place& place, char* const* next) { run_in_pairs(place, next); });
        } else if (all_direct_ || by_rows_) {
            for_each_tile(begin, end, [&](const Place& place, char* const* next) {
                all_direct_ ? run_directly(place, next) : run_by_rows(place, next);
            });
        } else {
            run_in_buffers(begin, end);
        }
        if (beyond_cache_) {
            set_.fence();
        }
    }

    // noinline, as the stack frame is large.
    __attribute__((noinline)) void run_in_buffers(int64_t begin, int64_t end) const {
        alignas(64) char tiles[TILE_BYTES];
        Place before;
        const Place* held = nullptr;
        for_each_tile(begin, end, [&](const Place& place, char* const* next) {
            run_tile(place, held, next, tiles);
            before = place;
            held = &before;
        });
    }

    // Calls run(place, addresses of the next tile) for each tile within the row limit, and clears the others.
    template <class Run>
    void for_each_tile(int64_t begin, int64_t end, const Run& run) const {
        Walk walk = walk_from(begin);
        for (int64_t tile = begin; tile < end; ++tile) {
            const Place place = place_of(walk);
            advance(walk);
            if (place.row >= row_limit_) {
                clear(place);
                continue;
            }
            run(place, walk.data);
            clear_beyond_limit(place);
        }
    }

    // Clears the part of a computed tile beyond the row limit. The fence orders it after the non-temporal stores.
    void clear_beyond_limit(const Place& place) const {
        if (row_of(place, place.rows - 1, place.columns - 1) >= row_limit_) {
            if (beyond_cache_) {
                set_.fence();
            }
            clear(place);
        }
    }

    int64_t row_of(const Place& place, int64_t row, int64_t column) const {
        return place.row + row * plan_.row_step(last_ - 1) + column * plan_.row_step(last_);
    }

    // Writes 0 to the rows of a tile beyond the limit. Zero is all bits 0 in every dtype.
    void clear(const Place& place) const {
        for (int i = plan_.inputs; i < plan_.operand_count() - plan_.sums; ++i) {
            const Block tile = block(i, place.rows, place.columns);
            const int64_t item = streams_[i].item;
            for (int64_t row = 0; row < tile.rows; ++row) {
                char* const data = place.data[i] + row * tile.row_step * item;
                if (tile.column_step == 1 && row_of(place, row, 0) >= row_limit_) {
                    std::memset(data, 0, static_cast<size_t>(tile.columns * item));
                    continue;
                }
                for (int64_t column = 0; column < tile.columns; ++column) {
                    if (row_of(place, row, column) >= row_limit_) {
                        std::memset(data + column * tile.column_step * item, 0, static_cast<size_t>(item));
                    }
                }
            }
        }
    }

    void run_directly(const Place& place, char* const* next) const {
        const void* inputs[MAX_OPERANDS];
        void* outputs[MAX_OPERANDS];
        float row[MAX_OPERANDS];
        for (int i = 0; i < plan_.inputs; ++i) {
            inputs[i] = one_row(i, place.data[i], row);
        }
        std::copy_n(place.data + plan_.inputs, plan_.outputs, outputs);
        const int64_t count = place.rows * place.columns;
        int64_t ahead[MAX_OPERANDS];
        if (fills_cache_ && can_be_one_call(inputs, outputs, count) && has_gaps(place, next, count, ahead)) {
            const TileRows one{1, {}, false};
            tile_function_(inputs, outputs, count, ahead, plan_.scalars, false, &one);
        } else {
            tile_function_(inputs, outputs, count, nullptr, plan_.scalars, in_one_row_, nullptr);
        }
    }

    // Whether some input of the next tile does not follow in memory, so that the hardware prefetcher misses it; and how
    // far ahead of each input to prefetch then.
    bool has_gaps(const Place& place, char* const* next, int64_t count, int64_t* ahead) const {
        bool found = false;
        for (int i = 0; i < plan_.inputs; ++i) {
            const int64_t distance = next[i] - place.data[i];
            const bool follows = distance == count * streams_[i].item;
            ahead[i] = follows ? AHEAD : distance;
            found = found || !follows;
        }
        return found;
    }

    // `held`: as for load_inputs; `next`: the addresses of the next tile.
    void run_tile(const Place& place, const Place* held, char* const* next, char* tiles) const {
        const void* inputs[MAX_OPERANDS];
        void* outputs[MAX_OPERANDS];
        float row[MAX_OPERANDS];
        load_inputs(place, held, tiles, row, inputs);
        const int64_t count = place.rows * place.columns;
        if (streams_in_place_) {
            prefetch_outputs(next, 0, 0);
            prefetch_outputs(place.data, 0, count);
            prefetch_share(place, next, 0, 1, true);
            run_in_place(place, next, inputs, nullptr, count);
            return;
        }
        for (int i = plan_.inputs; i < plan_.operand_count(); ++i) {
            outputs[i - plan_.inputs] = streams_[i].direct ? place.data[i] : tile_of(i, tiles);
        }
        if (const int leader = lone_pair(place); leader >= 0) {
            // The kernel prefetches, evenly while it computes.
            int64_t ahead[MAX_OPERANDS];
            for (int i = 0; i < plan_.inputs; ++i) {
                const int64_t half = i == leader + 1 ? count * item_in_tile(i) : 0;
                const char* const behind = half > 0 ? next[leader] + half : next[i];
                ahead[i] = behind - static_cast<const char*>(inputs[i]);
            }
            compute(inputs, outputs, count, ahead);
        } else {
            if (fills_cache_) {
                prefetch_share(place, next, 0, 1, beyond_cache_ && !buffers_);
            }
            compute(inputs, outputs, count);
        }
        store_outputs(place, tiles);
    }

    // The first input of the only pair, if the kernel can prefetch the next tile of all inputs: each is one piece of
    // memory. Else -1.
    int lone_pair(const Place& place) const {
        int leader = -1, pairs = 0;
        bool can = beyond_cache_ && ROW_INPUTS[static_cast<int>(plan_.kernel)] == 0 && plan_.sums == 0;
        for (int i = 0; i < plan_.inputs; ++i) {
            leader = streams_[i].leads_pair ? i : leader;
            pairs += streams_[i].leads_pair ? 1 : 0;
            const int64_t step = plan_.stride(i, last_);
            can = can && (streams_[i].direct || streams_[i].leads_pair || streams_[i].follows_in_pair) &&
                  !streams_[i].convert && (place.rows == 1 || plan_.stride(i, last_ - 1) == place.columns * step);
        }
        return can && pairs == 1 ? leader : -1;
    }

    // Computes a tile. The elements behind the last whole vector are computed as a vector together with some before
    // them, unless these are overwritten inputs by then. `ahead`: as for kernels, without non-temporal stores.
    void compute(const void* const* inputs, void* const* outputs, int64_t count, const int64_t* ahead = nullptr) const {
        const TileRows one{1, {}, false};
        const int64_t rest = count % VECTOR;
        bool again = rest > 0 && count > 2 * VECTOR;  // else it would wait for what was just stored
        for (int i = 0; i < plan_.inputs; ++i) {
            again = again && std::find(outputs, outputs + plan_.outputs, inputs[i]) == outputs + plan_.outputs;
        }
        if (ahead && count > 0 && (again || rest == 0)) {
            tile_function_(inputs, outputs, count, ahead, plan_.scalars, false, &one);
            return;
        }
        if (!again) {
            tile_function_(inputs, outputs, count, nullptr, plan_.scalars, in_one_row_, nullptr);
            return;
        }
        tile_function_(inputs, outputs, count - rest, nullptr, plan_.scalars, in_one_row_, nullptr);
        const void* last_inputs[MAX_OPERANDS];
        void* last_outputs[MAX_OPERANDS];
        for (int i = 0; i < plan_.inputs; ++i) {
            last_inputs[i] = static_cast<const char*>(inputs[i]) + bytes_to(i, count - VECTOR);
        }
        for (int i = 0; i < plan_.outputs; ++i) {
            last_outputs[i] = static_cast<char*>(outputs[i]) + bytes_to(plan_.inputs, count - VECTOR);
        }
        tile_function_(last_inputs, last_outputs, VECTOR, nullptr, plan_.scalars, in_one_row_, nullptr);
    }

    // A tile whose rows are computed where they lie. Outputs that fill memory go through a buffer with the same layout,
    // which is then written in whole cache lines.
    __attribute__((noinline)) void run_in_rows(const Place& place) const {
        alignas(LINE) char lines[TILE_BYTES];
        const int64_t item = streams_[0].item;
        char* const begin = *std::min_element(place.data + plan_.inputs, place.data + plan_.operand_count());
        char* const buffer = lines + reinterpret_cast<uintptr_t>(begin) % LINE;
        const void* inputs[MAX_OPERANDS];
        void* outputs[MAX_OPERANDS];
        TileRows rows{place.rows, {}, streams_in_place_};
        int64_t* const steps = rows.steps;
        for (int i = 0; i < plan_.operand_count(); ++i) {
            steps[i] = plan_.stride(i, last_ - 1) * item;
        }
        std::copy_n(place.data, plan_.inputs, inputs);
        for (int i = plan_.inputs; i < plan_.operand_count(); ++i) {
            outputs[i - plan_.inputs] = buffers_ ? buffer + (place.data[i] - begin) : place.data[i];
        }
        if (can_be_one_call(inputs, outputs, place.columns)) {
            const int64_t behind = std::max<int64_t>(1, PREFETCHED / (place.columns * item));
            int64_t ahead[MAX_OPERANDS];
            for (int i = 0; i < plan_.inputs; ++i) {
                ahead[i] = behind * steps[i];
            }
            tile_function_(inputs, outputs, place.columns, ahead, plan_.scalars, false, &rows);
        } else {
            for (int64_t row = 0; row < place.rows; ++row) {
                prefetch_rows(place, row);
                compute(inputs, outputs, place.columns);
                for (int i = 0; i < plan_.inputs; ++i) {
                    inputs[i] = static_cast<const char*>(inputs[i]) + steps[i];
                }
                for (int i = 0; i < plan_.outputs; ++i) {
                    outputs[i] = static_cast<char*>(outputs[i]) + steps[plan_.inputs + i];
                }
            }
        }
        if (buffers_) {
            set_.copy_non_temporal(buffer, begin, place.rows * plan_.outputs * place.columns * item);
        }
    }

    // Whether one call of the kernel can compute rows of `columns` elements. Rows that end in a part of the second
    // vector are faster one by one, with all their lines prefetched, unless outputs are buffered.
    bool can_be_one_call(const void* const* inputs, void* const* outputs, int64_t columns) const {
        const bool whole = columns % VECTOR == 0;
        bool can = ROW_INPUTS[static_cast<int>(plan_.kernel)] == 0 && plan_.sums == 0 &&
                   (whole || columns > (buffers_ ? VECTOR : 2 * VECTOR));
        for (int i = 0; i < plan_.inputs; ++i) {
            can = can && (whole || std::find(outputs, outputs + plan_.outputs, inputs[i]) == outputs + plan_.outputs);
        }
        return can;
    }

    // Prefetches a row behind. The hardware does so itself, but neither across gaps nor for what masks read and write.
    __attribute__((always_inline)) inline void prefetch_rows(const Place& place, int64_t row) const {
        const int64_t item = streams_[0].item, bytes = place.columns * item;
        const int64_t behind = row + std::max<int64_t>(1, PREFETCHED / bytes);
        for (int i = 0; i < (buffers_ ? plan_.inputs : plan_.operand_count()); ++i) {
            const int64_t step = plan_.stride(i, last_ - 1) * item;
            if (step - bytes < 2 * LINE && (bytes > 4 * LINE || place.columns % VECTOR == 0)) {
                continue;
            }
            const uintptr_t begin = reinterpret_cast<uintptr_t>(place.data[i]) + static_cast<uintptr_t>(behind * step);
            for (uintptr_t line = begin / LINE * LINE; line < begin + static_cast<uintptr_t>(bytes); line += LINE) {
                __builtin_prefetch(reinterpret_cast<const void*>(line), 0, 2);
            }
        }
    }

    // A tile with some operands accessed in place. If outputs are streamed and rows are not aligned to cache lines,
    // each row's stores are shifted to line boundaries: they begin at one and end where the next tile's begin.
    __attribute__((noinline)) void run_by_rows(const Place& place, char* const* next) const {
        alignas(LINE) char tiles[TILE_BYTES];
        const int64_t item = static_cast<int64_t>(aclDataTypeSize(plan_.compute)), behind = row_length() - place.column;
        const int64_t columns = std::min(place.columns + shift_, behind);
        const int count = plan_.operand_count();
        const void* inputs[MAX_OPERANDS];
        void* outputs[MAX_OPERANDS];
        const bool shifts = shift_ > 0 && !buffers_;  // each row's stores by another distance
        TileRows rows{0, {}, streams_in_place_ && !buffers_};
        int64_t ahead[MAX_OPERANDS];
        char* slot = tiles;
        for (int i = 0; i < count; ++i) {
            const bool in_place = streams_[i].direct && !(buffers_ && i >= plan_.inputs);
            const bool buffered = streams_[i].direct && !in_place;  // at the same place within cache lines
            char* const base = in_place ? place.data[i] : slot + (buffered ? in_line(place.data[i]) : 0);
            const int64_t step = plan_.stride(i, last_ - 1) * item;
            rows.steps[i] = in_place ? step : buffered ? buffer_step(step) : columns * item;
            ahead[i] = in_place ? next[i] - place.data[i] : 0;
            slot += in_place ? 0 : buffered ? BUFFERED_ROWS * (ROW_BYTES + LINE) : slot_;
            if (i >= plan_.inputs) {
                outputs[i - plan_.inputs] = base;
                continue;
            }
            inputs[i] = base;
            if (!streams_[i].direct) {
                load(i, block(i, place.rows, columns), place.data[i], base);
            }
        }
        const bool one_call =
            !shifts && can_be_one_call(inputs, outputs, columns) && (!rows.non_temporal || columns % VECTOR == 0);
        // As many rows at a time as have the elements of one run in memory, if possible: the kernel then prefetches one
        // of each crossed input's next tile.
        bool in_runs = one_call && !buffers_ && columns == columns_ && rows_ % columns_ == 0;
        for (int i = 0; i < plan_.inputs; ++i) {
            in_runs = in_runs && (streams_[i].direct || (!streams_[i].convert && plan_.stride(i, last_ - 1) == 1));
        }
        const int64_t group = !one_call ? 1 : in_runs ? rows_ / columns_ : buffers_ ? BUFFERED_ROWS : 4;
        for (int64_t row = 0; row < place.rows; row += group) {
            rows.count = std::min(group, place.rows - row);
            if (in_runs) {
                for (int i = 0; i < plan_.inputs; ++i) {
                    if (!streams_[i].direct) {
                        ahead[i] = next[i] + row / group * plan_.stride(i, last_) * streams_[i].item -
                                   static_cast<const char*>(inputs[i]);
                    }
                }
            } else {
                for (int64_t i = row; i < row + rows.count; ++i) {
                    prefetch_share(place, next, i, place.rows, one_call || rows.non_temporal);
                }
            }
            if (shifts) {
                run_shifted(place, inputs, outputs, columns, ahead);
            } else {
                tile_function_(inputs, outputs, columns, one_call || rows.non_temporal ? ahead : nullptr, plan_.scalars,
                               false, one_call ? &rows : nullptr);
            }
            if (buffers_) {
                store_shifted(place, row, rows.count, columns, outputs);
            }
            for (int i = 0; i < plan_.inputs; ++i) {
                inputs[i] = static_cast<const char*>(inputs[i]) + rows.count * rows.steps[i];
            }
            for (int i = 0; i < (buffers_ ? 0 : plan_.outputs); ++i) {
                outputs[i] = static_cast<char*>(outputs[i]) + rows.count * rows.steps[plan_.inputs + i];
            }
        }
        for (int i = plan_.inputs; i < count; ++i) {
            if (!streams_[i].direct) {
                char* const end = static_cast<char*>(outputs[i - plan_.inputs]);
                store(i, block(i, place.rows, place.columns), end - place.rows * rows.steps[i], place.data[i]);
            }
        }
    }

    // A row whose stores are non-temporal from a line on, if elements do not straddle lines.
    void run_shifted(const Place& place, const void* const* inputs, void* const* outputs, int64_t columns,
                     const int64_t* ahead) const {
        const int64_t item = static_cast<int64_t>(aclDataTypeSize(plan_.compute));
        const auto run_part = [&](int64_t begin, int64_t end, const int64_t* distances) {
            const void* from[MAX_OPERANDS];
            void* to[MAX_OPERANDS];
            for (int i = 0; i < plan_.inputs; ++i) {
                from[i] = static_cast<const char*>(inputs[i]) + begin * item;
            }
            for (int i = 0; i < plan_.outputs; ++i) {
                to[i] = static_cast<char*>(outputs[i]) + begin * item;
            }
            tile_function_(from, to, end - begin, distances, plan_.scalars, false, nullptr);
        };
        const int64_t bytes = to_line(static_cast<const char*>(outputs[0]));
        if (bytes % item != 0) {
            run_part(0, place.columns, nullptr);
            return;
        }
        const bool is_first = place.column == 0, is_last = row_length() - place.column == place.columns;
        const int64_t shift = std::min(bytes / item, columns);
        if (is_first && shift > 0) {
            run_part(0, shift, nullptr);
        }
        run_part(shift, is_last ? columns : std::min(columns, place.columns + shift), ahead);
    }

    static int64_t in_line(const char* address) {
        return static_cast<int64_t>(reinterpret_cast<uintptr_t>(address) % LINE);
    }
    static int64_t buffer_step(int64_t step) { return ROW_BYTES + ((step % LINE) + LINE) % LINE; }

    // Stores buffered rows from `row` on.
    void store_shifted(const Place& place, int64_t row, int64_t rows, int64_t columns, void* const* buffers) const {
        const int64_t item = static_cast<int64_t>(aclDataTypeSize(plan_.compute));
        const bool is_first = place.column == 0, is_last = row_length() - place.column == place.columns;
        for (int64_t at = 0; at < rows; ++at) {
            for (int i = plan_.inputs; i < plan_.operand_count(); ++i) {
                const int64_t step = plan_.stride(i, last_ - 1) * item;
                char* const to = place.data[i] + (row + at) * step;
                const char* const from = static_cast<const char*>(buffers[i - plan_.inputs]) + at * buffer_step(step);
                const int64_t shift = std::min(to_line(to) / item, columns), begin = is_first ? 0 : shift;
                const int64_t end = is_last ? columns : std::min(columns, place.columns + shift);
                set_.copy_non_temporal(from + begin * item, to + begin * item, (end - begin) * item);
            }
        }
    }

    // Whether an input's next tile is prefetched by the kernel itself: what is read in place, and rows with small gaps.
    bool kernel_prefetches(int input) const {
        if (is_row(input)) {
            return false;
        }
        const int64_t step = plan_.stride(input, last_ - 1);
        return streams_[input].direct ||
               (!by_rows_ && streams_in_place_ && !streams_[input].convert && !is_drawn(input) &&
                plan_.stride(input, last_) == 1 && step >= columns_ && step <= columns_ + line());
    }

    static int64_t to_line(const char* address) {
        return static_cast<int64_t>(-reinterpret_cast<uintptr_t>(address) % LINE);
    }

    // Prefetches the cache line of an element of each output, unless it begins there: a store to a part of it waits.
    __attribute__((always_inline)) inline void prefetch_outputs(char* const* data, int64_t row, int64_t column) const {
        for (int i = plan_.inputs; i < plan_.operand_count() - plan_.sums; ++i) {
            const char* const edge = data[i] + (row * plan_.stride(i, last_ - 1) + column) * streams_[i].item;
            if (to_line(edge) != 0) {
                __builtin_prefetch(edge, 1, 2);
            }
        }
    }

    // Prefetches one of `shares` shares of the next tile's inputs. `kernel_does`: the kernel prefetches direct inputs
    // itself. always_inline, because GCC takes a function that only prefetches for pure and drops calls to it.
    __attribute__((always_inline)) inline void prefetch_share(const Place& place, char* const* next, int64_t share,
                                                              int64_t shares, bool kernel_does) const {
        for (int i = 0; i < plan_.inputs; ++i) {
            if ((kernel_does && kernel_prefetches(i)) || streams_[i].follows_in_pair || is_drawn(i) ||
                (is_row(i) && in_one_row_)) {
                continue;
            }
            const int64_t row_step = plan_.stride(i, last_ - 1) * streams_[i].item;
            const int64_t column_step = plan_.stride(i, last_) * streams_[i].item;
            const bool crossed = std::abs(row_step) < std::abs(column_step);
            // The hardware prefetches a pair that follows in memory; doing so in software too made calls twice as long.
            if (streams_[i].leads_pair && next[i] - place.data[i] == columns_ * column_step) {
                continue;
            }
            // The hardware follows rows with small gaps, and copying them is what takes time.
            if (!crossed && rows_ > 1 && row_step - columns_ * column_step < 2 * LINE &&
                next[i] - place.data[i] == rows_ * row_step) {
                continue;
            }
            int64_t runs = crossed ? columns_ + shift_ : rows_, step = crossed ? column_step : row_step;
            int64_t bytes = crossed ? rows_ * row_step : columns_ * column_step;
            if (runs == 1 || (step > 0 && step - bytes < LINE)) {
                // One run, of which each share has some lines.
                bytes += (runs - 1) * step;
                runs = (bytes + LINE - 1) / LINE;
                bytes = step = LINE;
            }
            for (int64_t run = runs * share / shares; run < runs * (share + 1) / shares; ++run) {
                const auto begin = reinterpret_cast<uintptr_t>(next[i] + run * step);
                for (uintptr_t line = begin / LINE * LINE; line < begin + static_cast<uintptr_t>(bytes); line += LINE) {
                    __builtin_prefetch(reinterpret_cast<const void*>(line), 0, 2);
                }
            }
        }
    }

    int64_t tile_bytes() const { return TILE_BYTES / slot_count_ / LINE * LINE; }
    // Where the tile of an operand is; pairs have theirs one after the other.
    template <class Char>
    Char* tile_of(int operand, Char* tiles) const {
        return tiles + slots_[operand] * tile_bytes();
    }
    bool needs_tile(int operand) const {
        return !streams_[operand].direct && !(streams_in_place_ && operand >= plan_.inputs && !is_sum(operand));
    }

    // `held`: the place whose inputs the tiles already hold, or null; `row`: memory for inputs with one value.
    void load_inputs(const Place& place, const Place* held, char* tiles, float* row, const void** inputs) const {
        const bool same_shape = held && held->rows == place.rows && held->columns == place.columns;
        for (int i = 0; i < plan_.inputs; ++i) {
            char* const tile = tile_of(i, tiles);
            if (same_shape && held->data[i] == place.data[i] && !streams_[i].direct && !is_drawn(i)) {
                inputs[i] = tile;
                continue;
            }
            if (streams_[i].leads_pair) {
                load_pair(place, i, tile);
            }
            const bool loaded = streams_[i].leads_pair || streams_[i].follows_in_pair;
            inputs[i] = streams_[i].direct ? one_row(i, place.data[i], row)
                        : loaded           ? tile
                        : is_drawn(i)      ? draw(place, tile)
                                           : load(i, block(i, place.rows, place.columns), place.data[i], tile);
        }
    }

    // Stores all outputs but sums.
    void store_outputs(const Place& place, const char* tiles) const {
        for (int i = plan_.inputs; i < plan_.operand_count() - plan_.sums; ++i) {
            const char* const tile = tile_of(i, tiles);
            if (streams_[i].leads_pair) {
                store_pair(place, i, tile);
            } else if (!streams_[i].direct && !streams_[i].follows_in_pair) {
                store(i, block(i, place.rows, place.columns), tile, place.data[i]);
            }
        }
    }

    // A tile whose outputs the kernel writes with non-temporal stores, except for partial cache lines at either end. If
    // the outputs are aligned differently within a line, or an element straddles two, it uses ordinary stores. `terms`:
    // where the terms of a sum are written.
    void run_in_place(const Place& place, char* const* next, const void* const* inputs, char* terms,
                      int64_t count) const {
        const int stored = plan_.operand_count() - plan_.sums;
        const auto to_line = [&](int operand) {
            return static_cast<int64_t>(-reinterpret_cast<uintptr_t>(place.data[operand]) % 64);
        };
        const int64_t item = streams_[plan_.inputs].item;
        const int64_t head = std::min(to_line(plan_.inputs) / item, count);
        bool begins_at_line = to_line(plan_.inputs) % item == 0;
        for (int i = plan_.inputs; i < stored; ++i) {
            begins_at_line = begins_at_line && to_line(i) == to_line(plan_.inputs);
        }
        // If the next tile does not follow in memory, the hardware prefetcher misses it: prefetch in software. Where it
        // follows, that takes a little less time than the hardware alone.
        int64_t ahead[MAX_OPERANDS];
        for (int i = 0; i < plan_.inputs; ++i) {
            const int64_t distance = next[i] - place.data[i];
            if (streams_[i].direct) {
                ahead[i] = distance != count * item ? distance : AHEAD;
            } else {
                ahead[i] = kernel_prefetches(i) ? next[i] - static_cast<const char*>(inputs[i]) : 0;
            }
        }
        const auto run_part = [&](int64_t begin, int64_t end, const int64_t* distances) {
            const void* from[MAX_OPERANDS];
            void* to[MAX_OPERANDS];
            for (int i = 0; i < plan_.inputs; ++i) {
                from[i] = static_cast<const char*>(inputs[i]) + bytes_to(i, begin);
            }
            for (int i = plan_.inputs; i < stored; ++i) {
                to[i - plan_.inputs] = place.data[i] + begin * item;
            }
            if (terms) {
                to[stored - plan_.inputs] = terms + bytes_to(sum(), begin);
            }
            tile_function_(from, to, end - begin, distances, plan_.scalars, in_one_row_, nullptr);
        };
        if (head > 0) {
            run_part(0, head, nullptr);
        }
        run_part(head, count, begins_at_line ? ahead : nullptr);
    }

    // A part of a row. Non-temporal stores need outputs that begin at cache lines at the same element.
    void run_in_pairs(const Place& place, char* const* next) const {
        const auto to_line_of = [&](int operand) { return to_line(place.data[operand]); };
        const int first = plan_.inputs;
        const int64_t shift = to_line_of(first) / step_in_pairs(first);
        bool non_temporal = beyond_cache_ && shift < place.columns;
        for (int i = first; i < plan_.operand_count(); ++i) {
            non_temporal = non_temporal && (may_follow_in_pair(i) || to_line_of(i) == shift * step_in_pairs(i));
        }
        const int64_t head = non_temporal ? shift : 0, whole = (place.columns - head) / VECTOR * VECTOR;
        if (beyond_cache_) {
            prefetch_outputs(next, 0, 0);
        }
        run_few_pairs(place, 0, head);
        const void* inputs[MAX_OPERANDS];
        void* outputs[MAX_OPERANDS];
        int64_t ahead[MAX_OPERANDS];
        for (int i = 0; i < plan_.operand_count(); ++i) {
            char* const data = place.data[i] + head * step_in_pairs(i);
            if (i >= plan_.inputs) {
                outputs[i - plan_.inputs] = data;
                continue;
            }
            // As for run_in_place.
            const int64_t distance = next[i] - place.data[i];
            ahead[i] = distance != place.columns * step_in_pairs(i) ? distance : AHEAD;
            inputs[i] = data;
        }
        const TileRows rows{1, {}, non_temporal};
        if (whole > 0) {
            pairs_function()(inputs, outputs, whole, beyond_cache_ ? ahead : nullptr, plan_.scalars, false, &rows);
        }
        run_few_pairs(place, head + whole, place.columns - head - whole);
    }

    // Elements that are less than a vector: pairs go through copies.
    __attribute__((noinline)) void run_few_pairs(const Place& place, int64_t begin, int64_t count) const {
        if (count == 0) {
            return;
        }
        alignas(LINE) char few[MAX_OPERANDS][VECTOR * sizeof(float)];
        const void* inputs[MAX_OPERANDS];
        void* outputs[MAX_OPERANDS];
        for (int i = 0; i < plan_.operand_count(); ++i) {
            char* const data = place.data[i] + begin * step_in_pairs(i);
            const bool copied = may_lead_pair(i) || may_follow_in_pair(i);
            if (i < plan_.inputs && may_lead_pair(i)) {
                set_.take_apart[by_size(streams_[i].item)](data, count, few[i], few[i + 1]);
            }
            char* const own = copied ? few[i] : data;
            if (i < plan_.inputs) {
                inputs[i] = own;
            } else {
                outputs[i - plan_.inputs] = own;
            }
        }
        tile_function_(inputs, outputs, count, nullptr, plan_.scalars, false, nullptr);
        for (int i = plan_.inputs; i < plan_.operand_count(); ++i) {
            if (may_lead_pair(i)) {
                char* const data = place.data[i] + begin * step_in_pairs(i);
                set_.put_together[by_size(streams_[i].item)](few[i], few[i + 1], count, data, false);
            }
        }
    }

    const void* load(int operand, const Block& block, const char* data, void* tile) const {
        const Stream& stream = streams_[operand];
        alignas(64) char packed[TILE * sizeof(double)];
        if (!stream.convert) {
            gather(set_, data, block, stream.item, tile);
            if (is_row(operand) && has_wide_rows()) {
                set_.convert[ELEMENT_F32][ELEMENT_F32](tile, tile, block.rows * block.columns);
            }
        } else if (block.is_packed()) {
            stream.convert(data, tile, block.rows * block.columns);
        } else {
            gather(set_, data, block, stream.item, packed);
            stream.convert(packed, tile, block.rows * block.columns);
        }
        return tile;
    }

    // ---- random numbers ----

    bool is_drawn(int operand) const { return plan_.drawing && operand == plan_.inputs - 1; }

    __attribute__((noinline)) const void* draw(const Place& place, void* tile) const {
        alignas(64) float drawn[TILE];
        const bool narrow = compute_ == ELEMENT_F16 || compute_ == ELEMENT_BF16;
        auto* const doubles = static_cast<double*>(tile);
        float* const floats = narrow ? drawn : static_cast<float*>(tile);
        for (int64_t row = 0; row < place.rows; ++row) {
            const int64_t at = row * place.columns, first = row_of(place, row, 0), step = plan_.row_step(last_);
            if (compute_ == ELEMENT_F64) {
                set_.draw_doubles(*plan_.drawing, first, step, place.columns, doubles + at);
            } else {
                set_.draw_floats(*plan_.drawing, first, step, place.columns, floats + at);
            }
        }
        if (narrow) {
            set_.convert[ELEMENT_F32][compute_](drawn, tile, place.rows * place.columns);
        }
        return tile;
    }

    // Index of the (de)interleaving function for an element size.
    static int64_t by_size(int64_t item) { return item / 4; }

    // noinline: inlined, both functions' buffers would add up on the stack beside the tiles.
    __attribute__((noinline)) void load_pair(const Place& place, int operand, char* tile) const {
        const Stream& stream = streams_[operand];
        const int64_t item = stream.item;
        const Block block = this->block(operand, place.rows, place.columns);
        const bool in_order = place.data[operand] < place.data[operand + 1];
        const char* const data = place.data[in_order ? operand : operand + 1];
        char* const first = in_order ? tile : tile + tile_bytes();
        char* const second = in_order ? tile + tile_bytes() : tile;
        alignas(64) char packed[2][TILE * sizeof(double)];
        char* const even = stream.convert ? packed[0] : first;
        char* const odd = stream.convert ? packed[1] : second;
        for (int64_t row = 0; row < block.rows; ++row) {
            const int64_t at = row * block.columns * item;
            set_.take_apart[by_size(item)](data + row * block.row_step * item, block.columns, even + at, odd + at);
        }
        if (stream.convert) {
            stream.convert(even, first, block.rows * block.columns);
            stream.convert(odd, second, block.rows * block.columns);
        }
    }

    __attribute__((noinline)) void store_pair(const Place& place, int operand, const char* tile) const {
        const Stream& stream = streams_[operand];
        const int64_t item = stream.item;
        const Block block = this->block(operand, place.rows, place.columns);
        const bool in_order = place.data[operand] < place.data[operand + 1];
        char* const data = place.data[in_order ? operand : operand + 1];
        const char* first = in_order ? tile : tile + tile_bytes();
        const char* second = in_order ? tile + tile_bytes() : tile;
        alignas(64) char packed[2][TILE * sizeof(double)];
        if (stream.convert) {
            stream.convert(first, packed[0], block.rows * block.columns);
            stream.convert(second, packed[1], block.rows * block.columns);
            first = packed[0];
            second = packed[1];
        }
        for (int64_t row = 0; row < block.rows; ++row) {
            const char* const even = first + row * block.columns * item;
            const char* const odd = second + row * block.columns * item;
            char* const to = data + row * block.row_step * item;
            set_.put_together[by_size(item)](even, odd, block.columns, to, stream.streamed);
        }
    }

    void store(int operand, const Block& block, const void* tile, char* data) const {
        const Stream& stream = streams_[operand];
        alignas(64) char packed[TILE * sizeof(double)];
        const char* from = static_cast<const char*>(tile);
        if (stream.convert) {
            stream.convert(tile, packed, block.rows * block.columns);
            from = packed;
        }
        if (!stream.streamed) {
            scatter(set_, from, block, stream.item, data);
        } else if (block.is_packed()) {
            set_.copy_non_temporal(from, data, block.rows * block.columns * stream.item);
        } else {
            for (int64_t row = 0; row < block.rows; ++row) {
                set_.copy_non_temporal(from + row * block.columns * stream.item,
                                       data + row * block.row_step * stream.item, block.columns * stream.item);
            }
        }
    }

    // ---- sums ----

    bool is_sum(int operand) const { return operand >= plan_.operand_count() - plan_.sums; }
    int sum() const { return plan_.operand_count() - 1; }

    // Whether dimension `dim` is summed over.
    bool is_summed(int dim) const { return plan_.stride(sum(), dim) == 0; }
    int lanes() const { return compute_ == ELEMENT_F64 ? 0 : is_summed(last_) ? SUM_LANES : 1; }
    int digits() const { return compute_ == ELEMENT_F64 ? ExactSum::DOUBLE_DIGITS : ExactSum::FLOAT_DIGITS; }

    // Number of tiles along the dimensions that the sums keep, or else along the summed ones.
    int64_t tiles_of_sums(bool kept) const {
        int64_t tiles = 1;
        for (int d = 0; d <= last_; ++d) {
            tiles *= kept != is_summed(d) ? tiles_along(d) : 1;
        }
        return tiles;
    }

    // Index of a tile's sums among the tiles of sums.
    int64_t tile_of_sums(const Walk& walk) const {
        int64_t tile = 0;
        for (int d = 0; d <= last_; ++d) {
            tile = is_summed(d) ? tile : tile * tiles_along(d) + walk.index[d];
        }
        return tile;
    }

    // Whether memory order visits some tile of sums more than once, with others between.
    bool sums_take_turns() const {
        bool behind_terms = false;
        for (int d = 0; d <= last_; ++d) {
            const bool several = tiles_along(d) > 1;
            if (several && behind_terms && !is_summed(d)) {
                return true;
            }
            behind_terms = behind_terms || (several && is_summed(d));
        }
        return false;
    }

    // The position of tile `terms` of the terms of tile `tile` of the sums.
    Walk walk_to_terms(int64_t tile, int64_t terms) const {
        Walk walk = {};
        for (int i = 0; i < plan_.operand_count(); ++i) {
            walk.data[i] = streams_[i].data;
        }
        for (int d = last_; d >= 0; --d) {
            int64_t& rest = is_summed(d) ? terms : tile;
            walk.index[d] = 0;
            move(walk, d, rest % tiles_along(d));
            rest /= tiles_along(d);
        }
        return walk;
    }

    // The sums of a tile: this header, followed in memory by their lanes and then the Kulisch accumulators.
    struct Lanes {
        int64_t count;  // of sums
        double* high;
        double* low;
        double* coarse;
        double* fine;
        int64_t* exact;
        SumWindow window;
        bool spilled;  // beyond the coarse and fine doubles
    };
    static constexpr int64_t LANES_WORDS = (sizeof(Lanes) + sizeof(int64_t) - 1) / sizeof(int64_t);

    int64_t words_of(int64_t sums) const { return LANES_WORDS + sums * (4 * lanes() + ExactSum::words(digits())); }
    int64_t words_of_tile() const {
        return words_of((is_summed(last_ - 1) ? 1 : rows_) * (is_summed(last_) ? 1 : columns_));
    }

    // Sets all sums of a tile to 0.
    void open(int64_t* memory, const Place& place) const {
        const int64_t sums = sums_in(place), all = sums * lanes();
        std::fill_n(memory, words_of(sums), 0);
        auto* const high = reinterpret_cast<double*>(memory + LANES_WORDS);
        new (memory)
            Lanes{sums, high, high + all, high + 2 * all, high + 3 * all, memory + LANES_WORDS + 4 * all, {}, false};
    }

    static Lanes& lanes_in(int64_t* memory) { return *std::launder(reinterpret_cast<Lanes*>(memory)); }

    int64_t sums_in(const Place& place) const {
        return (is_summed(last_ - 1) ? 1 : place.rows) * (is_summed(last_) ? 1 : place.columns);
    }

    ExactSum exact(const Lanes& lanes, int64_t number) const {
        return {lanes.exact + number * ExactSum::words(digits()), digits()};
    }

    // Computes the terms of `count` tiles and adds them to the sums of tile `first`, or, if `sum_tiles` > 1, in memory
    // order to those of all tiles. noinline for its stack frame, as run_tile.
    __attribute__((noinline)) void add_up(Walk walk, int64_t count, int64_t first, int64_t sum_tiles,
                                          int64_t* memory) const {
        alignas(64) char tiles[TILE_BYTES];
        const int64_t words = words_of_tile();
        for (int64_t i = 0; i < sum_tiles; ++i) {
            open(memory + i * words, place_of(walk_to_terms(first + i, 0)));
        }
        Place place = place_of(walk), before;
        Expected expected;
        for (int64_t i = 0; i < count; ++i) {
            Lanes& lanes = lanes_in(memory + (sum_tiles > 1 ? tile_of_sums(walk) : 0) * words);
            advance(walk, sum_tiles == 1);
            run_tile_of_terms(place, i == 0 ? nullptr : &before, walk.data, tiles);
            add_tile(tile_of(sum(), tiles), place, lanes, expected);
            if (i % CARRIES_AFTER == CARRIES_AFTER - 1) {
                for (int64_t j = 0; j < sum_tiles; ++j) {
                    carry(lanes_in(memory + j * words));
                }
            }
            before = place;
            place = place_of(walk);
        }
        for (int64_t i = 0; i < sum_tiles; ++i) {
            fold(lanes_in(memory + i * words));
        }
    }

    // Tiles `begin` to `end` of the sums, whose terms lie one after the other in memory.
    __attribute__((noinline)) void add_up_in_order(int64_t begin, int64_t end, int64_t* memory) const {
        alignas(64) char tiles[TILE_BYTES];
        const int64_t terms = tiles_of_sums(false);
        Walk walk = walk_from(begin * terms);
        Place place = place_of(walk), before;
        const Place* held = nullptr;
        Expected expected;
        for (int64_t tile = begin; tile < end; ++tile) {
            const Place first = place;
            open(memory, first);
            Lanes& lanes = lanes_in(memory);
            for (int64_t i = 0; i < terms; ++i) {
                advance(walk);
                run_tile_of_terms(place, held, walk.data, tiles);
                add_tile(tile_of(sum(), tiles), place, lanes, expected);
                if (i % CARRIES_AFTER == CARRIES_AFTER - 1) {
                    carry(lanes);
                }
                before = place;
                held = &before;
                place = place_of(walk);
            }
            if (!write_short_sums(first, lanes)) {
                fold(lanes);
                write_sums(first, memory, 1, 0);
            }
        }
    }

    void carry(const Lanes& lanes) const {
        for (int64_t i = 0; i < lanes.count; ++i) {
            exact(lanes, i).carry();
        }
    }

    void run_tile_of_terms(const Place& place, const Place* before, char* const* next, char* tiles) const {
        const void* inputs[MAX_OPERANDS];
        float row[MAX_OPERANDS];
        load_inputs(place, before, tiles, row, inputs);
        if (streams_in_place_) {
            run_in_place(place, next, inputs, tile_of(sum(), tiles), place.rows * place.columns);
        } else {
            void* outputs[MAX_OPERANDS];
            for (int i = plan_.inputs; i < plan_.operand_count(); ++i) {
                outputs[i - plan_.inputs] = streams_[i].direct ? place.data[i] : tile_of(i, tiles);
            }
            tile_function_(inputs, outputs, place.rows * place.columns, nullptr, plan_.scalars, in_one_row_, nullptr);
            store_outputs(place, tiles);
        }
        clear_beyond_limit(place);
    }

    // What the terms of the next tile are expected to be like, from those before.
    struct Expected {
        SumWindow window;
        TermRange range = {TermRange::NO_BOUND, 0};
        int coarse_tiles = 0;  // in sequence, whose terms the coarse double held
    };

    // Adds the terms of one sum, in one pass if they are as expected. Otherwise leaves all as it was and returns false.
    bool add_expected(const float* terms, int64_t count, Lanes& lanes, Expected& expected, TermRange& range) const {
        const int64_t additions = (count + SUM_LANES - 1) / SUM_LANES;
        if (!lanes.window.has_room(expected.range, additions)) {
            fold(lanes);
            lanes.window = expected.window.unused();
            std::fill_n(lanes.coarse, SUM_LANES, lanes.window.empty());
        }
        double coarse[SUM_LANES], fine[SUM_LANES];
        std::copy_n(lanes.coarse, SUM_LANES, coarse);
        std::copy_n(lanes.fine, SUM_LANES, fine);
        const bool is_coarse = expected.coarse_tiles >= 4;
        range = set_.add_and_see_terms(terms, count, coarse, is_coarse ? nullptr : fine);
        if (!range.is_zero() &&
            (!lanes.window.has_room(range, additions) || (is_coarse && !lanes.window.is_coarse(range)))) {
            return false;
        }
        std::copy_n(coarse, SUM_LANES, lanes.coarse);
        std::copy_n(fine, SUM_LANES, lanes.fine);
        return true;
    }

    void add_tile(const char* terms, const Place& place, Lanes& lanes, Expected& expected) const {
        if (compute_ == ELEMENT_F64) {
            const auto* const own = reinterpret_cast<const double*>(terms);
            for_each_row(place, [&](int64_t begin, int64_t columns, int64_t first) {
                for (int64_t i = 0; i < columns; ++i) {
                    exact(lanes, first + (is_summed(last_) ? 0 : i)).add(own[begin + i]);
                }
            });
            return;
        }
        const auto* const own = reinterpret_cast<const float*>(terms);
        const bool in_turn = is_summed(last_);
        const int64_t rows = in_turn != is_summed(last_ - 1) ? place.rows : 1;
        const int64_t columns = place.rows * place.columns / rows;
        const int64_t additions = in_turn ? (columns + SUM_LANES - 1) / SUM_LANES : rows;
        const bool tries = in_turn && lanes.count == 1 && expected.range.bound != TermRange::NO_BOUND;
        TermRange range;
        const bool added = tries && add_expected(own, columns, lanes, expected, range);
        if (!tries) {
            range = set_.term_range(own, place.rows * place.columns);
        }
        if (range.is_zero()) {
            return;
        }
        if (added) {
            expect(lanes.window, range, expected);
            lanes.window.take(range, additions);
            return;
        }
        const SumWindow fresh(range);
        if (!lanes.window.has_room(range, additions) && fresh.has_room(range, additions)) {
            fold(lanes);
            lanes.window = fresh;
            std::fill_n(lanes.coarse, lanes.count * this->lanes(), fresh.empty());
        }
        if (!lanes.window.has_room(range, additions)) {
            for_each_row(place, [&](int64_t begin, int64_t columns, int64_t first) {
                add_any_row(own + begin, columns, first, lanes);
            });
            return;
        }
        double* const fine = lanes.window.is_coarse(range) ? nullptr : lanes.fine;
        set_.add_terms(own, rows, columns, in_turn, lanes.coarse, fine);
        expect(lanes.window, range, expected);
        lanes.window.take(range, additions);
    }

    static void expect(const SumWindow& window, TermRange range, Expected& expected) {
        expected = {window, range, window.is_coarse(range) ? expected.coarse_tiles + 1 : 0};
    }

    // Calls add(first term, number of terms, first sum) for each row of a tile, or once if all belong to one sum.
    template <class Add>
    void for_each_row(const Place& place, const Add& add) const {
        const bool one_row = is_summed(last_) && is_summed(last_ - 1);
        const int64_t rows = one_row ? 1 : place.rows;
        const int64_t columns = one_row ? place.rows * place.columns : place.columns;
        for (int64_t row = 0; row < rows; ++row) {
            add(row * columns, columns, (is_summed(last_ - 1) ? 0 : row) * (is_summed(last_) ? 1 : columns));
        }
    }

    __attribute__((noinline)) void add_any_row(const float* terms, int64_t count, int64_t first, Lanes& lanes) const {
        double lost[SUM_BLOCK];
        const bool in_turn = is_summed(last_);
        lanes.spilled = true;
        for (int64_t at = 0; at < count; at += SUM_BLOCK) {
            const int64_t part = std::min(SUM_BLOCK, count - at);
            const int64_t number = first + (in_turn ? 0 : at), lane = number * this->lanes();
            if (set_.add_any_terms(terms + at, part, in_turn, lanes.high + lane, lanes.low + lane, lost)) {
                add_lost(lost, part, in_turn ? part : 1, number, lanes);
            }
        }
    }

    // Folds the coarse and fine doubles into `high` and `low` and empties them.
    __attribute__((noinline)) void fold(Lanes& lanes) const {
        if (lanes.window.is_empty()) {
            return;
        }
        double lost[SUM_BLOCK];
        lanes.spilled = true;
        const int64_t count = lanes.count * this->lanes();
        for (int64_t at = 0; at < count; at += SUM_BLOCK) {
            const int64_t part = std::min(SUM_BLOCK, count - at);
            const auto add = [&](const double* sums, double empty) {
                if (set_.add_sums(sums + at, empty, part, lanes.high + at, lanes.low + at, lost)) {
                    add_lost(lost, part, this->lanes(), at / this->lanes(), lanes);
                }
            };
            add(lanes.coarse, lanes.window.empty());
            add(lanes.fine, 0);
        }
        std::fill_n(lanes.fine, count, 0.0);
        lanes.window = {};
    }

    // Adds rounding errors to the Kulisch accumulators from number `first` on, `each` of them to one.
    void add_lost(const double* lost, int64_t count, int64_t each, int64_t first, const Lanes& lanes) const {
        for (int64_t i = 0; i < count; ++i) {
            if (lost[i] == lost[i]) {  // NaN: the sum is infinite or NaN, which `high` records
                exact(lanes, first + i / each).add(lost[i]);
            }
        }
    }

    // Rounds and writes the sums of a tile, each the total of `parts` shares.
    void write_sums(const Place& place, int64_t* memory, int64_t parts, int64_t words) const {
        const ConvertFunction narrow = narrowing();
        for (int64_t number = 0; number < sums_in(place); ++number) {
            int64_t total_memory[ExactSum::words(ExactSum::DOUBLE_DIGITS)] = {};
            ExactSum total(total_memory, digits());
            for (int64_t part = 0; part < parts; ++part) {
                const Lanes& lanes = lanes_in(memory + part * words);
                total.add(exact(lanes, number));
                for (int64_t lane = number * this->lanes(); lane < (number + 1) * this->lanes(); ++lane) {
                    total.add(lanes.high[lane]);
                    // If a sum is infinite or NaN, 2Sum leaves NaN in `low`.
                    total.add(lanes.low[lane] == lanes.low[lane] ? lanes.low[lane] : 0);
                }
            }
            write_sum(place, number, narrow ? total.rounded_to_odd() : total.rounded(), narrow);
        }
    }

    // From float64 to the sums' dtype; null if that is float64.
    ConvertFunction narrowing() const {
        const aclDataType dtype = plan_.operands[sum()].dtype;
        return dtype == ACL_DOUBLE ? nullptr : conversion(ACL_DOUBLE, dtype);
    }

    void write_sum(const Place& place, int64_t number, double value, ConvertFunction narrow) const {
        const int64_t columns = is_summed(last_) ? 1 : place.columns;
        const int64_t at =
            number / columns * plan_.stride(sum(), last_ - 1) + number % columns * plan_.stride(sum(), last_);
        char* const to = place.data[sum()] + at * streams_[sum()].item;
        if (narrow) {
            narrow(&value, to, 1);
        } else {
            std::memcpy(to, &value, sizeof value);
        }
    }

    // The same for sums that have all their terms in a coarse and a fine double each lane, if two doubles hold them.
    bool write_short_sums(const Place& place, const Lanes& lanes) const {
        const ConvertFunction narrow = narrowing();
        if (compute_ == ELEMENT_F64 || !narrow || lanes.spilled) {
            return false;
        }
        for (int64_t number = 0; number < lanes.count; ++number) {
            TwoDoubles total;
            for (int64_t lane = number * this->lanes(); lane < (number + 1) * this->lanes(); ++lane) {
                total.add(lanes.window.is_empty() ? 0 : lanes.coarse[lane] - lanes.window.empty());
                total.add(lanes.fine[lane]);
            }
            if (!total.is_exact()) {
                return false;
            }
            write_sum(place, number, total.rounded_to_odd(), narrow);
        }
        return true;
    }

    const Plan& plan_;
    const int64_t row_limit_;
    const KernelSet& set_;
    const Element compute_;
    const TileFunction tile_function_;
    const int last_;  // dimension of the tile's columns; rows are in the one before
    int64_t rows_ = 1;
    int64_t columns_ = 1;
    bool beyond_cache_;             // the call touches more memory than the last-level cache holds
    bool fills_cache_;              // or most of it, so that it holds little of them before the call
    int64_t tile_ = TILE;           // elements of a copied tile
    bool all_direct_ = true;        // all operands are accessed in place
    bool in_rows_ = false;          // all operands are accessed in place, row by row
    bool in_pairs_ = false;         // all operands are accessed in place, with halves interleaved
    bool by_rows_ = false;          // some operands are accessed in place, row by row; the others have tiles
    int slots_[MAX_OPERANDS];       // number of each operand's tile
    int slot_count_;                // of tiles
    int64_t slot_ = 0;              // bytes of each of those tiles
    int64_t shift_ = 0;             // elements by which rows may be shifted to cache lines
    bool buffers_ = false;          // outputs are buffered, as they are not aligned to cache lines alike
    bool streams_in_place_ = true;  // the kernel itself uses non-temporal stores
    bool in_one_row_ = false;       // inputs with an element for each row have one for the whole tile
    Stream streams_[MAX_OPERANDS];
};

}  // namespace

namespace {

constexpr int64_t NO_LIMIT = std::numeric_limits<int64_t>::max();  // of rows

// The sum of a group index, saturated far above any number of rows.
int64_t row_limit(const GroupIndex& group, const void* address) {
    constexpr int64_t many = int64_t{1} << 48;
    int64_t sum = 0;
    for (int64_t i = 0; i < group.count; ++i) {
        int64_t index;
        std::memcpy(&index, static_cast<const int64_t*>(address) + group.operand.offset + i * group.stride,
                    sizeof index);
        if (index < 0) {
            throw Refusal(ACLNN_ERR_PARAM_INVALID, std::string(group.operand.name) + "[" + std::to_string(i) + "] is " +
                                                       std::to_string(index) +
                                                       "; a number of rows must not be negative");
        }
        sum = std::min(many, sum + std::min(many, index));
    }
    return sum;
}

}  // namespace

class Scratch {
public:
    explicit Scratch(const SumShares& sum_shares)
        : shares(sum_shares), words_(static_cast<size_t>(sum_shares.shares * sum_shares.words)) {}
    int64_t* words() { return words_.data(); }

    const SumShares shares;

private:
    std::vector<int64_t> words_;
};

std::shared_ptr<Scratch> scratch_for(const Plan& plan, const Addresses& addresses) {
    if (plan.sums == 0 || plan.inputs == 0 || plan.elements == 0) {
        return nullptr;
    }
    return std::make_shared<Scratch>(Loop(plan, addresses, NO_LIMIT).sum_shares());
}

void run(const Plan& plan, const Addresses& addresses, Scratch* scratch) {
    if (plan.elements == 0) {
        return;
    }
    const int64_t limit =
        plan.group ? row_limit(*plan.group, addresses[static_cast<size_t>(plan.operand_count())]) : NO_LIMIT;
    Loop loop(plan, addresses, limit);
    if (plan.sums == 0) {
        loop.run();
    } else if (plan.inputs == 0) {
        loop.write_zeros();
    } else {
        loop.run_sums(scratch->shares, scratch->words());
    }
}

}  // namespace actgrad
