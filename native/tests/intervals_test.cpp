// SPDX-License-Identifier: Apache-2.0
//
// Sets of addresses, and overlaps of views, beside sets of single bytes.
#include "strict/platform.h"
#include "tests/check.h"

#if ACTGRAD_HAS_STRICT_MODE

#include <cstdint>
#include <random>
#include <set>

#include "strict/access.h"
#include "strict/intervals.h"

namespace {

using actgrad::strict::Footprint;
using actgrad::strict::Intervals;
using Bytes = std::set<uintptr_t>;

constexpr uintptr_t END = 24;

Bytes range(uintptr_t begin, uintptr_t end) {
    Bytes bytes;
    for (uintptr_t byte = begin; byte < end; ++byte) {
        bytes.insert(byte);
    }
    return bytes;
}

Bytes bytes_of(const Intervals& intervals) {
    Bytes bytes;
    for (uintptr_t byte = 0; byte < END; ++byte) {
        if (intervals.meets(byte, byte + 1)) {
            bytes.insert(byte);
        }
    }
    return bytes;
}

void test_intervals(std::mt19937& random) {
    Intervals intervals;
    Bytes bytes;
    for (int step = 0; step < 50; ++step) {
        const uintptr_t begin = random() % END, end = begin + 1 + random() % (END - begin);
        if (random() % 2 == 0) {
            intervals.add(begin, end);
            bytes.merge(range(begin, end));
        } else {
            intervals.remove(begin, end);
            bytes.erase(bytes.lower_bound(begin), bytes.lower_bound(end));
        }
        CHECK(bytes_of(intervals) == bytes);
        CHECK_EQUAL(intervals.is_empty(), bytes.empty());
        CHECK(bytes.empty() || intervals.first() == *bytes.begin());
        const uintptr_t from = random() % END, to = from + 1 + random() % (END - from);
        const Bytes inside(bytes.lower_bound(from), bytes.lower_bound(to));
        Bytes outside = range(from, to);
        for (const uintptr_t byte : inside) {
            outside.erase(byte);
        }
        CHECK_EQUAL(intervals.meets(from, to), !inside.empty());
        CHECK(bytes_of(intervals.within(from, to)) == inside);
        CHECK(bytes_of(intervals.missing(from, to)) == outside);
    }
}

Footprint view(std::mt19937& random) {
    Footprint footprint;
    footprint.low = random() % 8;
    footprint.run = 1 + random() % 3;
    for (int dim = 0; dim < 2; ++dim) {
        footprint.add(1 + static_cast<int64_t>(random() % 3), 1 + static_cast<int64_t>(random() % 6));
    }
    return footprint;
}

Bytes bytes_of(const Footprint& footprint) {
    Bytes bytes;
    footprint.for_each_run([&](uintptr_t begin, uintptr_t end) {
        bytes.merge(range(begin, end));
        return true;
    });
    return bytes;
}

void test_overlaps(std::mt19937& random) {
    const Footprint a = view(random), b = view(random);
    const Bytes of_a = bytes_of(a);
    bool shared = false;
    for (const uintptr_t byte : bytes_of(b)) {
        shared = shared || of_a.count(byte) > 0;
    }
    CHECK_EQUAL(overlap(a, b), shared);
    CHECK_EQUAL(a.high(), *of_a.rbegin() + 1);
}

// Every other byte of rows, so many that not each is looked at.
void test_overlaps_of_many_runs() {
    const auto every_other = [](uintptr_t low, int64_t count) {
        Footprint footprint{low, 1, {}};
        footprint.add(count, 2);
        footprint.add(2, 4 * count);
        return footprint;
    };
    constexpr int64_t many = 100000;
    const Footprint even = every_other(0, many);
    for (const uintptr_t at : {uintptr_t{0}, uintptr_t{2 * many - 2}, uintptr_t{4 * many}, uintptr_t{6 * many - 2}}) {
        CHECK(overlap(even, Footprint{at, 1, {}}));
        CHECK(!overlap(even, Footprint{at + 1, 1, {}}));
    }
    CHECK(!overlap(Footprint{2 * many, 2 * many, {}}, even));
    CHECK(overlap(Footprint{2 * many, 2 * many + 1, {}}, even));
    for (const int64_t few : {int64_t{3}, int64_t{1000}}) {
        CHECK(overlap(even, every_other(2 * many - 2, few)));
        CHECK(overlap(every_other(2 * many - 2, few), even));
        CHECK(!overlap(even, every_other(1, few)));
        CHECK(!overlap(every_other(1, few), even));
    }
}

}  // namespace

int main() {
    std::mt19937 random(1);
    for (int i = 0; i < 300; ++i) {
        test_intervals(random);
        test_overlaps(random);
    }
    test_overlaps_of_many_runs();
    return check::result();
}

#else

int main() { return check::result(); }

#endif
