// SPDX-License-Identifier: Apache-2.0
// How the tiles of a large call are divided into parts for its threads.
#pragma once

#include <algorithm>
#include <cstdint>

namespace actgrad {

constexpr int64_t WORTH_A_THREAD = 16384;  // elements: some 10 µs of work; waking a thread takes a few
constexpr int64_t LARGEST_PART = 65536;    // elements: small enough to balance the load if one thread is slow

// Parts of whole tiles, whose sizes differ by at most one tile. Their count is a multiple of the number of threads,
// unless there are too few tiles, so that no thread waits for another's last part.
class Parts {
public:
    Parts(int64_t elements, int64_t tiles, int threads) : tiles_(tiles) {
        const int64_t wanted = std::clamp(elements / (8 * threads), WORTH_A_THREAD / 2, LARGEST_PART);
        const int64_t each = (elements + threads * wanted - 1) / (threads * wanted);
        count_ = std::min(tiles, threads * each);
    }

    int64_t count() const { return count_; }
    int64_t first_tile(int64_t part) const {  // part number `count()` is the end
        return tiles_ / count_ * part + tiles_ % count_ * part / count_;
    }

private:
    int64_t tiles_;
    int64_t count_;
};

}  // namespace actgrad
