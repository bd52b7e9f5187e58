// SPDX-License-Identifier: Apache-2.0
// The stores of software-pipelined loops: write() takes the results of a step, and finish() those of the last one.
#pragma once

#include "opapi/kernels/tile/lines.h"
#include "opapi/kernels/tile/steps.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

// Stores at once, and of the last step ordinary ones.
template <class Formula, class T>
struct PlainStores {
    void* const* outputs;
    bool non_temporal;

    void write(int64_t at, const typename Access<T>::Value* out) const {
        write_step<Formula, T>(outputs, at, non_temporal, out);
    }
    void finish(int64_t at, int64_t, const typename Access<T>::Value* out) const {
        write_step<Formula, T>(outputs, at, false, out);
    }
};

// Ordinary stores; the outputs' distances `ahead` are prefetched if given.
template <class Formula, class T>
struct StoresAhead {
    void* const* outputs;
    const int64_t* ahead;

    void write(int64_t at, const typename Access<T>::Value* out) const {
        write_step<Formula, T>(outputs, at, false, out, ahead);
    }
    void finish(int64_t at, int64_t, const typename Access<T>::Value* out) const {
        write_step<Formula, T>(outputs, at, false, out);
    }
};

template <class Formula, class T>
constexpr bool delayed_stores_pay =
    has_outputs_anywhere<Formula> && Access<T>::lanes * int64_t{sizeof(T)} == CACHE_LINE;

// Non-temporal stores of steps of one cache line each, in order, to outputs that begin at lines. But for those of the
// first output, results follow two steps later through a ring buffer in the L1 cache: stores to lines that lie a
// multiple of a page apart, as those of halves of rows often do, delay each other.
template <class Formula, class T>
class DelayedStores {
public:
    static constexpr int64_t lanes = Access<T>::lanes;

    explicit DelayedStores(void* const* outputs) : outputs_(outputs) {}
    void write(int64_t at, const typename Access<T>::Value* out) {
        put(at, out);
        if (at >= DELAY) {
            copy_lines((at - DELAY) / lanes);
        }
    }
    // The last step, `behind` elements behind the one before.
    void finish(int64_t at, int64_t behind, const typename Access<T>::Value* out) {
        const bool is_whole = behind == lanes;
        const int64_t before = (at + lanes - behind) / lanes, lines = before + (is_whole ? 1 : 0);
        if (is_whole) {
            put(at, out);
        }
        for (int64_t line = before > DELAY / lanes ? before - DELAY / lanes : 0; line < lines; ++line) {
            copy_lines(line);
        }
        if (!is_whole) {
            write_step<Formula, T>(outputs_, at, false, out);
        }
    }

private:
    static constexpr int64_t DELAY = 2 * lanes, LINES = 4;

    char* place(int output, int64_t line) { return held_[output] + line % LINES * CACHE_LINE; }

    // With constants, as in read_pairs_step.
    void put(int64_t at, const typename Access<T>::Value* out) {
        for_constants<stored_outputs<Formula>>([&](auto constant) {
            constexpr int i = decltype(constant)::value;
            if constexpr (i == 0) {
                Access<T>::write_non_temporal(static_cast<T*>(outputs_[0]) + at, out[0]);
            } else {
                Access<T>::write(reinterpret_cast<T*>(place(i, at / lanes)), out[i]);
            }
        });
        write_terms<Formula, T>(outputs_, at, out);
    }
    void copy_lines(int64_t line) {
        for (int i = 1; i < stored_outputs<Formula>; ++i) {
            copy_line(place(i, line), static_cast<char*>(outputs_[i]) + line * CACHE_LINE);
        }
    }

    void* const* outputs_;
    alignas(CACHE_LINE) char held_[stored_outputs<Formula>][LINES * CACHE_LINE];
};

// The same for outputs whose elements lie anywhere within a line: each line is the end of one step and the beginning of
// the next, which a permutation of two registers joins.
template <class Formula, class T, class L>
class StoresAcrossLines {
public:
    explicit StoresAcrossLines(void* const* outputs) : outputs_(outputs) {
        for_constants<stored_outputs<Formula>>([&](auto i) {
            first_[i.value] = in_line(outputs[i.value]) / item;
            lines_[i.value] = static_cast<char*>(outputs[i.value]) - in_line(outputs[i.value]);
            order_[i.value] = L::order_from(first_[i.value]);
            held_[i.value] = before_[i.value] = order_[i.value];
        });
    }
    void write(int64_t at, const typename Access<T>::Value* out) {
        for_constants<stored_outputs<Formula>>([&](auto i) {
            const L now = line_in_any_order(T{}, plain(out[i.value]));
            const L line = across_lines(before_[i.value], order_[i.value], now);
            if (at > 0) {
                store_line(lines_[i.value] + at * item, line);
            } else {
                held_[i.value] = line;
            }
            before_[i.value] = now;
        });
        write_terms<Formula, T>(outputs_, at, out);
    }
    // The last step, `behind` elements behind the one before.
    void finish(int64_t at, int64_t behind, const typename Access<T>::Value* out) {
        for_constants<stored_outputs<Formula>>([&](auto i) {
            const L now = line_in_any_order(T{}, plain(out[i.value]));
            finish_output(lines_[i.value], first_[i.value], at + lanes - behind, behind, held_[i.value],
                          order_[i.value], before_[i.value], now);
        });
        write_terms<Formula, T>(outputs_, at, out);
    }

private:
    static constexpr int64_t lanes = Access<T>::lanes, item = sizeof(T);

    // The first line, and the last ones with the `behind` last elements of `last`.
    static ACTGRAD_APART void finish_output(char* lines, int64_t first, int64_t at, int64_t behind, L held, L order,
                                            L before, L last) {
        const L now = across_lines(last, L::order_from(behind), last);
        if (at > 0) {
            store_part_of_line(lines, held, first, lanes);
        }
        char* const to = lines + at * item;
        store_part_of_line(to, across_lines(before, order, now), at > 0 ? 0 : first, first + behind);
        store_part_of_line(to + CACHE_LINE, across_lines(now, order, now), 0, first + behind - lanes);
    }

    void* const* outputs_;
    int64_t first_[stored_outputs<Formula>];  // elements of its first line that are before an output
    char* lines_[stored_outputs<Formula>];
    L held_[stored_outputs<Formula>];  // the first line
    L order_[stored_outputs<Formula>];
    L before_[stored_outputs<Formula>];
};

}  // namespace
}  // namespace actgrad::ACTGRAD_ISA
