// SPDX-License-Identifier: Apache-2.0
// How the tiles of a large call become parts for its threads.
#pragma once

#include <algorithm>
#include <cstdint>

namespace actgrad {

constexpr int64_t WORTH_A_THREAD = 16384;  // elements: some 10 µs of work, and waking a thread takes a few
constexpr int64_t LARGEST_PART = 65536;    // elements: threads share a large call evenly even if one of them is slow

// Parts of whole tiles, whose sizes differ by one tile at most. Each thread can have as many: none waits for another
// that has one more, unless there are too few tiles.
class Parts {
public:
    Parts(int64_t elements, int64_t tiles, int threads) : tiles_(tiles) {
        const int64_t wanted = std::clamp(elements / (8 * threads), WORTH_A_THREAD / 2, LARGEST_PART);
        const int64_t each = (elements + threads * wanted - 1) / (threads * wanted);
        count_ = std::min(tiles, threads * each);
    }

    int64_t count() const { return count_; }
    int64_t first_tile(int64_t part) const {  // that of part number `count()` ends the last
        return tiles_ / count_ * part + tiles_ % count_ * part / count_;
    }

private:
    int64_t tiles_;
    int64_t count_;
};

}  // namespace actgrad
