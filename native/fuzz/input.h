// SPDX-License-Identifier: Apache-2.0
//
// The fuzzer's bytes as a sequence of choices. Past the end, every choice is the first option.
#pragma once

#include <cstddef>
#include <cstdint>

namespace fuzz {

class Input {
public:
    Input(const uint8_t* bytes, size_t size) : next_(bytes), end_(bytes + size) {}

    bool at_end() const { return next_ == end_; }

    uint8_t byte() { return at_end() ? 0 : *next_++; }

    // A number below `count`, which is at most 256.
    size_t below(size_t count) { return byte() % count; }

    bool one_in(size_t count) { return below(count) == 1; }

    uint64_t number() {
        uint64_t value = 0;
        for (int i = 0; i < 8; ++i) {
            value = value << 8 | byte();
        }
        return value;
    }

    // Usually a small number, sometimes one near the limits of its type.
    int64_t integer(int64_t largest_usual) {
        constexpr int64_t edges[] = {INT64_MAX, INT64_MIN, -1,        int64_t{1} << 62, int64_t{1} << 61,
                                     -2,        1LL << 31, 1LL << 32, 1 - INT64_MAX,    1000};
        const size_t choice = byte();
        if (choice >= 250) {
            return static_cast<int64_t>(number());
        }
        return choice >= 240 ? edges[choice - 240] : static_cast<int64_t>(choice) % (largest_usual + 1);
    }

    template <class T, size_t count>
    const T& of(const T (&choices)[count]) {
        return choices[below(count)];
    }

private:
    const uint8_t* next_;
    const uint8_t* const end_;
};

}  // namespace fuzz
