// SPDX-License-Identifier: Apache-2.0
#include "opapi/loop/loop.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

#include "aclnn/aclnn_base.h"
#include "ascendcl/error.h"
#include "opapi/loop/strategies.h"
#include "opapi/loop/sum_shares.h"
#include "opapi/processor/float_environment.h"
#include "opapi/threads/parts.h"
#include "opapi/threads/pool.h"

namespace actgrad {

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

void run_tiles(const Tiling& tiling, int64_t begin, int64_t end, const CopyBuffers* buffers) {
    const DefaultFloatEnvironment environment;
    switch (tiling.strategy) {
        case Strategy::IN_PLACE: run_in_place(tiling, begin, end); break;
        case Strategy::PACKED: run_packed(tiling, begin, end); break;
        case Strategy::STREAMED: run_streamed(tiling, begin, end); break;
        case Strategy::ROWS: run_rows(tiling, begin, end); break;
        case Strategy::TRANSPOSED: run_transposed(tiling, begin, end, buffers); break;
        case Strategy::PAIRS: run_pairs(tiling, begin, end); break;
    }
    if (tiling.bound.beyond_cache) {
        tiling.bound.set.fence();
    }
}

void run_all_tiles(const Tiling& tiling, int threads, const CopyBuffers* buffers) {
    const int64_t tiles = tiling.count_tiles();
    if (threads == 1) {
        run_tiles(tiling, 0, tiles, buffers);
        return;
    }
    const Parts parts(tiling.plan.elements, tiles, threads);
    for_each_part(parts.count(), [&](int64_t part) {
        run_tiles(tiling, parts.first_tile(part), parts.first_tile(part + 1), buffers);
    });
}

// With copies on the stack if there is no memory for larger ones.
void run_all_tiles(const BoundPlan& bound, const Tiling& tiling) {
    const int threads = tiling.plan.elements < 2 * WORTH_A_THREAD ? 1 : thread_count();
    if (tiling.copies_bytes <= TILE_BYTES) {
        run_all_tiles(tiling, threads, nullptr);
    } else if (const CopyBuffers buffers(tiling.copies_bytes, threads); buffers.exist()) {
        run_all_tiles(tiling, threads, &buffers);
    } else {
        run_all_tiles(Tiling(bound), threads, nullptr);
    }
}

// Sums without terms.
void write_zeros(const Tiling& tiling) {
    const BoundPlan& bound = tiling.bound;
    const int64_t tiles = tiling.count_tiles(), item = bound.operands[0].item;
    Walk walk(tiling, 0);
    for (int64_t tile = 0; tile < tiles; ++tile) {
        const Place place = walk.place();
        walk.advance();
        for (int64_t row = 0; row < place.rows; ++row) {
            for (int64_t column = 0; column < place.columns; ++column) {
                const int64_t at = row * bound.row_step(0) + column * bound.column_step(0);
                std::memset(place.data[0] + at * item, 0, static_cast<size_t>(item));
            }
        }
    }
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
    const BoundPlan bound(plan, addresses, NO_LIMIT);
    return std::make_shared<Scratch>(sum_shares(Tiling(bound)));
}

void run(const Plan& plan, const Addresses& addresses, Scratch* scratch) {
    if (plan.elements == 0) {
        return;
    }
    const int64_t limit =
        plan.group ? row_limit(*plan.group, addresses[static_cast<size_t>(plan.operand_count())]) : NO_LIMIT;
    const BoundPlan bound(plan, addresses, limit);
    const Tiling tiling(bound, worthwhile_copies());
    if (plan.sums == 0) {
        run_all_tiles(bound, tiling);
    } else if (plan.inputs == 0) {
        write_zeros(tiling);
    } else {
        run_sums(tiling, scratch->shares, scratch->words());
    }
}

}  // namespace actgrad
