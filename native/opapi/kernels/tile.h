// SPDX-License-Identifier: Apache-2.0
// The loop over packed elements around one formula. Each operator's generated unit includes this and is compiled once
// for each instruction set, with ACTGRAD_ISA naming it. No std:: templates here: the linker keeps one copy for all
// units, which might be the one compiled for an instruction set that the machine lacks.
#pragma once

#include "opapi/kernels/kernel.h"
#include "src/actgrad/arithmetic/primitives/cpu_16bit.h"
#include "src/actgrad/arithmetic/primitives/cpu_integer.h"
#include "src/actgrad/arithmetic/primitives/cpu_staged.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

// Loads and stores elements of type T as the value type that formulas compute with.
template <class T>
struct Access {
    using Value = Floats16Bit;
    static constexpr int lanes = Floats16Bit::lanes;
    ACTGRAD_INLINE Value read(const T* from) { return load_in_any_order(from); }
    ACTGRAD_INLINE void write(T* to, Value result) { store_in_any_order(to, result.value); }
    ACTGRAD_INLINE void write_non_temporal(T* to, Value result) { store_in_any_order_non_temporal(to, result.value); }
};

template <>
struct Access<float> {
    using Value = Floats;
    static constexpr int lanes = Floats::lanes;
    ACTGRAD_INLINE Value read(const float* from) { return load(from); }
    ACTGRAD_INLINE void write(float* to, Value result) { store(to, result); }
    ACTGRAD_INLINE void write_non_temporal(float* to, Value result) { store_non_temporal(to, result); }
};

template <>
struct Access<double> {
    using Value = double;
    static constexpr int lanes = 1;
    ACTGRAD_INLINE Value read(const double* from) { return *from; }
    ACTGRAD_INLINE void write(double* to, Value result) { *to = result; }
    ACTGRAD_INLINE void write_non_temporal(double* to, Value result) { *to = result; }
};

template <>
struct Access<int64_t> {
    using Value = Integer;
    static constexpr int lanes = 1;
    ACTGRAD_INLINE Value read(const int64_t* from) { return *from; }
    ACTGRAD_INLINE void write(int64_t* to, Value result) { *to = result.value; }
    ACTGRAD_INLINE void write_non_temporal(int64_t* to, Value result) { *to = result.value; }
};

// The type of terms of sums, which are never rounded to 16 bits, and of inputs with an element for each row.
template <class T>
struct WideOf {
    using Type = T;
};
template <>
struct WideOf<Float16> {
    using Type = float;
};
template <>
struct WideOf<BFloat16> {
    using Type = float;
};
template <class T>
using Wide = typename WideOf<T>::Type;

template <class T>
constexpr bool is_bfloat16 = false;
template <>
constexpr bool is_bfloat16<BFloat16> = true;

ACTGRAD_INLINE Floats plain(Floats value) { return value; }
ACTGRAD_INLINE Floats plain(Floats16Bit value) { return value.value; }

// Such elements, in lanes that match those of T's.
template <class T>
ACTGRAD_INLINE typename Access<T>::Value read_wide(const Wide<T>* from) {
    if constexpr (sizeof(T) == sizeof(Wide<T>)) {
        return Access<T>::read(from);
    } else {
        return load_in_order_of(T{}, from);
    }
}
template <class T>
ACTGRAD_INLINE void write_wide(Wide<T>* to, typename Access<T>::Value value) {
    if constexpr (sizeof(T) == sizeof(Wide<T>)) {
        Access<T>::write(to, value);
    } else {
        store_in_order_of(T{}, to, value.value);
    }
}

template <class Formula>
constexpr bool is_row(int input) {
    return (Formula::rows >> input & 1) != 0;
}

// A formula of which all pairs of operands are interleaved in memory.
template <class Formula>
struct Interleaved : Formula {
    static constexpr unsigned interleaved = Formula::pairs.inputs | Formula::pairs.outputs << Formula::inputs;
};

// Whether an operand, input or then output, is interleaved with the next one, or with the one before.
template <class Formula>
constexpr bool leads_pair(int operand) {
    return (Formula::interleaved >> operand & 1) != 0;
}
template <class Formula>
constexpr bool follows_in_pair(int operand) {
    return operand > 0 && leads_pair<Formula>(operand - 1);
}

template <class Value>
ACTGRAD_INLINE Value broadcast_to(Broadcast scalar) {
    return scalar.number;
}
template <>
inline Integer broadcast_to<Integer>(Broadcast scalar) {
    return scalar.integer;
}

// Writes a formula's results to an array.
template <class V>
ACTGRAD_INLINE void results(V value, V* out) {
    out[0] = value;
}
template <class V>
ACTGRAD_INLINE void results(Pair<V> pair, V* out) {
    out[0] = pair.first;
    out[1] = pair.second;
}
template <class V>
ACTGRAD_INLINE void results(Triple<V> triple, V* out) {
    out[0] = triple.first;
    out[1] = triple.second;
    out[2] = triple.third;
}
template <class V>
ACTGRAD_INLINE void results(Quadruple<V> quadruple, V* out) {
    out[0] = quadruple.first;
    out[1] = quadruple.second;
    out[2] = quadruple.third;
    out[3] = quadruple.fourth;
}

// Prefetches the cache lines of `bytes` bytes.
ACTGRAD_INLINE void prefetch(const char* from, size_t bytes) {
    for (size_t byte = 0; byte < bytes; byte += CACHE_LINE) {
        __builtin_prefetch(from + byte, 0, 2);
    }
}

// Calls each(i) for constants i from 0 to COUNT - 1.
template <int I>
struct Constant {
    static constexpr int value = I;
};
template <int COUNT, class Each>
ACTGRAD_INLINE void for_constants(const Each& each) {
    if constexpr (COUNT > 0) {
        for_constants<COUNT - 1>(each);
        each(Constant<COUNT - 1>{});
    }
}

// The same as below where pairs of operands are interleaved. With constants: loops whose bodies differ are not
// unrolled, and vectors would be in memory.
template <class Formula, class T>
ACTGRAD_INLINE void read_pairs_step(const void* const* inputs, int64_t at, const int64_t* ahead,
                                    typename Access<T>::Value* in) {
    for_constants<Formula::inputs>([&](auto constant) {
        constexpr int i = decltype(constant)::value, width = leads_pair<Formula>(i) ? 2 : 1;
        if constexpr (!follows_in_pair<Formula>(i)) {
            const T* const from = static_cast<const T*>(inputs[i]) + at * width;
            if (ahead) {
                prefetch(reinterpret_cast<const char*>(from) + ahead[i], width * Access<T>::lanes * sizeof(T));
            }
            if constexpr (width == 2) {
                const auto pairs = load_pairs(from);
                in[i] = pairs.even;
                in[i + 1] = pairs.odd;
            } else {
                in[i] = load_beside_pairs(from);
            }
        }
    });
}

template <class Formula, class T>
ACTGRAD_INLINE void write_pairs_step(void* const* outputs, int64_t at, bool non_temporal,
                                     const typename Access<T>::Value* out) {
    for_constants<Formula::outputs>([&](auto constant) {
        constexpr int i = decltype(constant)::value, width = leads_pair<Formula>(Formula::inputs + i) ? 2 : 1;
        if constexpr (!follows_in_pair<Formula>(Formula::inputs + i)) {
            T* const to = static_cast<T*>(outputs[i]) + at * width;
            if constexpr (width == 2) {
                store_pairs(to, {plain(out[i]), plain(out[i + 1])}, non_temporal);
            } else {
                store_beside_pairs(to, plain(out[i]), non_temporal);
            }
        }
    });
}

// One `Value` of each input at position `at`; the inputs' distances `ahead` are prefetched if given. `row_step` is 1,
// or 0 if inputs with an element for each row have one vector for all positions.
template <class Formula, class T>
ACTGRAD_INLINE void read_step(const void* const* inputs, int64_t at, int64_t row_step, const int64_t* ahead,
                              typename Access<T>::Value* in) {
    if constexpr (Formula::interleaved != 0) {
        read_pairs_step<Formula, T>(inputs, at, ahead, in);
        return;
    }
    const auto input = [&](int i) { return static_cast<const T*>(inputs[i]) + at; };
    if (ahead) {
        for (int i = 0; i < Formula::inputs; ++i) {
            if (!is_row<Formula>(i)) {
                prefetch(reinterpret_cast<const char*>(input(i)) + ahead[i], Access<T>::lanes * sizeof(T));
            }
        }
    }
    for (int i = 0; i < Formula::inputs; ++i) {
        in[i] = is_row<Formula>(i) ? read_wide<T>(static_cast<const Wide<T>*>(inputs[i]) + at * row_step)
                                   : Access<T>::read(input(i));
    }
}

// Whether outputs may be prefetched: halves of rows. The hardware prefetches others.
template <class Formula, class T>
constexpr bool prefetches_outputs = Formula::outputs == 2 && Formula::sums == 0 && Formula::rows == 0 &&
                                    Formula::interleaved == 0 && sizeof(T) <= sizeof(float);

// How many outputs are no terms of sums, which are the last ones and use ordinary stores.
template <class Formula>
constexpr int stored_outputs = Formula::outputs - Formula::sums;

// The terms of sums at position `at`.
template <class Formula, class T>
ACTGRAD_INLINE void write_terms(void* const* outputs, int64_t at, const typename Access<T>::Value* out) {
    for (int i = stored_outputs<Formula>; i < Formula::outputs; ++i) {
        write_wide<T>(static_cast<Wide<T>*>(outputs[i]) + at, out[i]);
    }
}

// One `Value` of each output at position `at`; with non-temporal stores if so asked. The outputs' distances `ahead` are
// prefetched if given.
template <class Formula, class T>
ACTGRAD_INLINE void write_step(void* const* outputs, int64_t at, bool non_temporal,
                               const typename Access<T>::Value* out, const int64_t* ahead = nullptr) {
    if constexpr (Formula::interleaved != 0) {
        write_pairs_step<Formula, T>(outputs, at, non_temporal, out);
        return;
    }
    const auto output = [&](int i) { return static_cast<T*>(outputs[i]) + at; };
    if (prefetches_outputs<Formula, T> && ahead) {
        for (int i = 0; i < Formula::outputs; ++i) {
            prefetch(reinterpret_cast<const char*>(output(i)) + ahead[i], Access<T>::lanes * sizeof(T));
        }
    }
    for (int i = 0; i < stored_outputs<Formula>; ++i) {
        if (non_temporal) {
            Access<T>::write_non_temporal(output(i), out[i]);
        } else {
            Access<T>::write(output(i), out[i]);
        }
    }
    write_terms<Formula, T>(outputs, at, out);
}

// The next row of each operand.
template <class Formula>
ACTGRAD_INLINE void to_next_row(const int64_t* steps, const void** inputs, void** outputs) {
    for (int i = 0; i < Formula::inputs; ++i) {
        inputs[i] = static_cast<const char*>(inputs[i]) + steps[i];
    }
    for (int i = 0; i < Formula::outputs; ++i) {
        outputs[i] = static_cast<char*>(outputs[i]) + steps[Formula::inputs + i];
    }
}

// Whether a formula's non-temporal stores may be to outputs that lie anywhere within a line.
template <class Formula>
constexpr bool has_outputs_anywhere = stored_outputs<Formula> > 1 && Formula::interleaved == 0;

ACTGRAD_INLINE int64_t in_line(const void* address) {
    return static_cast<int64_t>(reinterpret_cast<uintptr_t>(address) % CACHE_LINE);
}
template <class Formula>
ACTGRAD_INLINE bool begin_at_lines(void* const* outputs) {
    bool all = true;
    for (int i = 0; i < stored_outputs<Formula>; ++i) {
        all = all && in_line(outputs[i]) == 0;
    }
    return all;
}

template <class Formula, class T>
ACTGRAD_INLINE bool begin_at_elements(void* const* outputs) {
    bool all = true;
    for (int i = 0; i < stored_outputs<Formula>; ++i) {
        all = all && in_line(outputs[i]) % int64_t{sizeof(T)} == 0;
    }
    return all;
}

template <class Formula, class T>
constexpr bool stores_in_turns_pay =
    has_outputs_anywhere<Formula> && Access<T>::lanes * int64_t{sizeof(T)} == CACHE_LINE;

// Non-temporal stores of steps of one cache line each, in order, to outputs that begin at lines. But for those of the
// first output, results follow two steps later through a ring buffer in the L1 cache: stores to lines that lie a
// multiple of a page apart, as those of halves of rows often do, delay each other.
template <class Formula, class T>
class StoresInTurns {
public:
    static constexpr int64_t lanes = Access<T>::lanes;

    explicit StoresInTurns(void* const* outputs) : outputs_(outputs) {}
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

    // With constants, as above.
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

// Non-temporal stores of whole blocks of steps to outputs that lie anywhere within a line: each is computed to a buffer
// that begins where a line does.
template <class Formula>
class BlocksInTurns {
public:
    static constexpr int64_t BYTES = 1024;

    explicit BlocksInTurns(void* const* outputs) {
        for (int i = 0; i < stored_outputs<Formula>; ++i) {
            to_[i] = static_cast<char*>(outputs[i]);
            first_[i] = in_line(to_[i]);
        }
    }
    void* begin(int output) { return held_[output] + first_[output]; }
    // In whole lines, but for the last block: the part of a line at its end is written with the next block.
    ACTGRAD_APART void write(int64_t bytes, bool is_last) {
        for (int i = 0; i < stored_outputs<Formula>; ++i) {
            const int64_t end = first_[i] + bytes, whole = end / CACHE_LINE * CACHE_LINE, own = in_line(to_[i]);
            char *const held = held_[i], *const line = to_[i] - own;
            int64_t at = 0;
            if (own > 0) {
                at = end < CACHE_LINE ? end : CACHE_LINE;
                memcpy(to_[i], held + own, static_cast<size_t>(at - own));
            }
            for (; at < whole; at += CACHE_LINE) {
                copy_line(held + at, line + at);
            }
            if (!is_last) {
                memcpy(held, held + whole, CACHE_LINE);
            } else if (at < end) {
                memcpy(line + whole, held + whole, static_cast<size_t>(end - whole));
            }
            to_[i] = line + whole;
            first_[i] = end % CACHE_LINE;
        }
    }

private:
    char* to_[stored_outputs<Formula>];       // where the first byte goes that is not written yet
    int64_t first_[stored_outputs<Formula>];  // where the next block begins in its buffer
    alignas(CACHE_LINE) char held_[stored_outputs<Formula>][BYTES + 2 * CACHE_LINE];
};

// The denominator in one step of the formula, if it has one.
template <class Formula, class T>
ACTGRAD_INLINE Denominator denominator_of_step(const void* const* inputs, int64_t at, int64_t row_step,
                                               const typename Access<T>::Value* scalars) {
    Denominator denominator;
    typename Access<T>::Value in[Formula::inputs], out[Formula::outputs];
    read_step<Formula, T>(inputs, at, row_step, nullptr, in);
    for (int i = 0; i < Formula::inputs; ++i) {
        in[i].denominator = &denominator;
    }
    Formula::apply(in, scalars, out);
    return denominator;
}

// Whether loops that compute a step ahead of another do so for its denominator alone, and load its operands twice:
// where operands loaded ahead would take too many registers, or be stored until they are needed. For float16, whose
// conversions take long, only if there are many operands.
template <class Formula, class T>
constexpr bool is_denominator_ahead = (Formula::outputs > 1 && Formula::inputs > 3) ||
                                      (is_bfloat16<T> && (Formula::outputs > 1 || Formula::has_derivative));

// The formula for `count` elements, at least one vector, software-pipelined: the processor then holds less while it
// waits for operands, and more steps overlap. Stores are one step behind the formula. One step ahead are loads, or the
// denominator alone. The first store is of zeros, which the next one overwrites. The last step ends where the elements
// do: it may overlap the one before, whose results are stored after its operands have been loaded, but not the first
// one, since the zeros may be stored before that. Results are variables of one step: compilers keep longer-lived ones
// in memory.
template <class Formula, class T>
ACTGRAD_INLINE void steps_in_stages(const void* const* inputs, void* const* outputs, int64_t count, int64_t row_step,
                                    const int64_t* distances, bool non_temporal, const int64_t* outputs_ahead,
                                    const typename Access<T>::Value* scalars) {
    using Value = typename Access<T>::Value;
    constexpr int64_t lanes = Access<T>::lanes;
    const int64_t last = count - lanes;
    const auto loop = [&](auto& stores) __attribute__((always_inline)) {
        Value in[Formula::inputs], done[Formula::outputs];
        for_constants<Formula::outputs>([&](auto i) { done[i.value] = 0.0; });
        int64_t before = 0;
        const auto apply = [&](int64_t at) {
            Value out[Formula::outputs];
            Formula::apply(in, scalars, out);
            stores.write(before, done);
            before = at;
            for_constants<Formula::outputs>([&](auto i) { done[i.value] = plain(out[i.value]); });
        };
        const Denominator first = denominator_of_step<Formula, T>(inputs, 0, row_step, scalars);
        if (is_denominator_ahead<Formula, T> && first.is_known) {  // known to compilers
            Floats denominator = first.value;
            for (int64_t at = 0, rest = count; rest > 0; rest -= lanes) {
                const int64_t next = at + lanes < last ? at + lanes : last;
                const Floats of_next = denominator_of_step<Formula, T>(inputs, next, row_step, scalars).value;
                read_step<Formula, T>(inputs, at, row_step, distances, in);
                Denominator of_step = {true, denominator};
                for (int i = 0; i < Formula::inputs; ++i) {
                    in[i].denominator = &of_step;
                }
                apply(at);
                denominator = of_next;
                at = next;
            }
        } else {
            read_step<Formula, T>(inputs, 0, row_step, distances, in);
            for (int64_t at = 0, rest = count; rest > 0; rest -= lanes) {
                const int64_t next_at = at + lanes < last ? at + lanes : last;
                Value next[Formula::inputs];
                read_step<Formula, T>(inputs, next_at, row_step, distances, next);
                apply(at);
                for_constants<Formula::inputs>([&](auto i) { in[i.value] = next[i.value]; });
                at = next_at;
            }
        }
        stores.finish(last, (last + lanes - 1) % lanes + 1, done);
    };
    if constexpr (stores_in_turns_pay<Formula, T>) {
        if (non_temporal && begin_at_lines<Formula>(outputs)) {
            StoresInTurns<Formula, T> stores(outputs);
            loop(stores);
        } else if (non_temporal && begin_at_elements<Formula, T>(outputs)) {
            StoresAcrossLines<Formula, T, Line> stores(outputs);
            loop(stores);
        } else {
            StoresAhead<Formula, T> stores{outputs, outputs_ahead};
            loop(stores);
        }
    } else {
        PlainStores<Formula, T> stores{outputs, non_temporal};
        loop(stores);
    }
}

// The same for rows of `count` elements, of which the last vector ends where the row does. From step to step without
// branches.
template <class Formula, class T>
ACTGRAD_INLINE void rows_in_stages(const void* const* first_inputs, void* const* first_outputs, int64_t count,
                                   const int64_t* distances, bool non_temporal, const int64_t* outputs_ahead,
                                   int64_t rows, const int64_t* steps, const typename Access<T>::Value* scalars) {
    using Value = typename Access<T>::Value;
    constexpr int64_t lanes = Access<T>::lanes, item = sizeof(T);
    const int64_t last = count - lanes, steps_of_row = (count + lanes - 1) / lanes;
    const void* inputs[Formula::inputs];
    void* outputs[Formula::outputs];
    for_constants<Formula::inputs>([&](auto i) { inputs[i.value] = first_inputs[i.value]; });
    for_constants<Formula::outputs>([&](auto i) { outputs[i.value] = first_outputs[i.value]; });
    int64_t across_rows[Formula::inputs + Formula::outputs];  // from the last step of a row
    for (int i = 0; i < Formula::inputs + Formula::outputs; ++i) {
        across_rows[i] = steps ? steps[i] - last * item : 0;
    }
    Value in[Formula::inputs], done[Formula::outputs];
    for_constants<Formula::outputs>([&](auto i) { done[i.value] = 0.0; });
    const Denominator first = denominator_of_step<Formula, T>(inputs, 0, 1, scalars);
    const bool denominator_ahead = is_denominator_ahead<Formula, T> && first.is_known;  // known to compilers
    Floats denominator = first.value;
    if (!denominator_ahead) {
        read_step<Formula, T>(inputs, 0, 1, distances, in);
    }
    int64_t at = 0, bytes_before = 0, ended_before = 0;
    for (int64_t rest = rows * steps_of_row; rest > 0; --rest) {
        const int64_t next_at = at + lanes < last ? at + lanes : last, bytes = (next_at - at) * item;
        const int64_t ends = at == last && rest > 1 ? -1 : 0;  // all bits
        const void* next_inputs[Formula::inputs];
        for (int i = 0; i < Formula::inputs; ++i) {
            next_inputs[i] = static_cast<const char*>(inputs[i]) + bytes + (across_rows[i] & ends);
        }
        const auto apply = [&] {
            Value out[Formula::outputs];
            Formula::apply(in, scalars, out);
            write_step<Formula, T>(outputs, 0, non_temporal, done, outputs_ahead);
            for_constants<Formula::outputs>([&](auto constant) {
                constexpr int i = decltype(constant)::value;
                outputs[i] =
                    static_cast<char*>(outputs[i]) + bytes_before + (across_rows[Formula::inputs + i] & ended_before);
            });
            for_constants<Formula::outputs>([&](auto i) { done[i.value] = plain(out[i.value]); });
        };
        if (denominator_ahead) {
            const Floats of_next = denominator_of_step<Formula, T>(next_inputs, 0, 1, scalars).value;
            read_step<Formula, T>(inputs, 0, 1, distances, in);
            Denominator of_step = {true, denominator};
            for_constants<Formula::inputs>([&](auto i) { in[i.value].denominator = &of_step; });
            apply();
            denominator = of_next;
        } else {
            Value next[Formula::inputs];
            read_step<Formula, T>(next_inputs, 0, 1, distances, next);
            apply();
            for_constants<Formula::inputs>([&](auto i) { in[i.value] = next[i.value]; });
        }
        for_constants<Formula::inputs>([&](auto i) { inputs[i.value] = next_inputs[i.value]; });
        bytes_before = bytes;
        ended_before = ends;
        at = next_at & ~ends;
    }
    write_step<Formula, T>(outputs, 0, non_temporal, done);
}

// The order of steps of `lanes` elements. Where an output begins a few lines behind an input, modulo 4096, loads would
// wait for the stores of the steps before, whose addresses have the same low 12 bits (4K aliasing): each whole block of
// steps is computed from its end then. Only for float32 and several outputs: with one output it takes as long as
// waiting, loops that do little but move memory become slower, and those for 16 bits load ahead and store behind.
template <class Formula, class T, int64_t lanes>
class Order {
public:
    static constexpr int64_t BLOCK = 128;  // elements

    Order(const void* const* inputs, void* const* outputs, int64_t end) : end_(end), reversal_(0) {
        bool waits = false, would_wait = false;
        for (int i = 0; REVERSES && i < Formula::inputs; ++i) {
            for (int j = 0; j < STORED; ++j) {
                if (!follows_in_pair<Formula>(i) && !follows_in_pair<Formula>(Formula::inputs + j)) {
                    const auto from = reinterpret_cast<uintptr_t>(inputs[i]);
                    const uintptr_t distance = (reinterpret_cast<uintptr_t>(outputs[j]) - from) % 4096;
                    waits = waits || (distance > 0 && distance < NEAR);
                    would_wait = would_wait || distance > 4096 - NEAR;
                }
            }
        }
        if (waits && !would_wait) {
            reversal_ = BLOCK - lanes;
        }
    }

    // Where the step is that would be at `at` in the order of memory.
    int64_t operator()(int64_t at) const { return REVERSES && (at | (BLOCK - 1)) < end_ ? at ^ reversal_ : at; }

private:
    static constexpr int STORED = stored_outputs<Formula>;
    static constexpr bool REVERSES = sizeof(T) == sizeof(float) && lanes > 1 && STORED > 1 && !Formula::is_memory_bound;
    static constexpr uintptr_t NEAR = 256;  // bytes

    int64_t end_;
    int64_t reversal_;
};

template <class Formula, Stage stage>
ACTGRAD_INLINE void stage_of_step(const void* const* inputs, int64_t at, int64_t row_step, const int64_t* ahead,
                                  const Floats* scalars, float* memory, Floats* out) {
    using Value = Staged<stage>;
    Kept kept(memory);
    Floats floats[Formula::inputs];
    read_step<Formula, float>(inputs, at, row_step, ahead, floats);
    Value in[Formula::inputs], constants[Formula::scalars + 1], result[Formula::outputs];
    for (int i = 0; i < Formula::inputs; ++i) {
        in[i] = {floats[i], name_of_input(i), &kept};
    }
    for (int i = 0; i < Formula::scalars; ++i) {
        constants[i] = {scalars[i], name_of_scalar(i), nullptr};
    }
    Formula::apply(in, constants, result);
    for (int i = 0; i < Formula::outputs; ++i) {
        out[i] = result[i].value;
    }
}

// The formula for `end` float32 elements, a block of steps at a time: first the exponentials of all steps, then the
// rest of them. The last vector may overlap the one before.
template <class Formula>
ACTGRAD_INLINE void steps_in_blocks(const void* const* inputs, void* const* outputs, int64_t end, int64_t row_step,
                                    const int64_t* ahead, bool non_temporal, const int64_t* outputs_ahead,
                                    const Floats* scalars) {
    constexpr int64_t lanes = Floats::lanes, block = Order<Formula, float, lanes>::BLOCK;
    const Order<Formula, float, lanes> order(inputs, outputs, end);
    alignas(CACHE_LINE) float kept[block / lanes][Kept::registers * lanes];
    const int64_t last = end - lanes;
    for (int64_t first = 0; first < end; first += block) {
        const int64_t block_end = first + block < end ? first + block : end;
        for (int64_t at = first; at < block_end; at += lanes) {
            Floats out[Formula::outputs];
            stage_of_step<Formula, Stage::EXPONENTIALS>(inputs, at < last ? at : last, row_step, nullptr, scalars,
                                                        kept[(at - first) / lanes], out);
        }
        for (int64_t step = first; step < block_end; step += lanes) {
            const int64_t at = order(step), own = at < last ? at : last;
            Floats out[Formula::outputs];
            stage_of_step<Formula, Stage::REST>(inputs, own, row_step, ahead, scalars, kept[(at - first) / lanes], out);
            write_step<Formula, float>(outputs, own, non_temporal, out, outputs_ahead);
        }
    }
}

// Whether a step is two vectors, of the elements with even and with odd numbers: with AVX2, converting bfloat16 then
// takes half as many instructions.
template <class Formula, class T>
constexpr bool is_step_of_two = false;
template <class Formula>
constexpr bool is_step_of_two<Formula, BFloat16> =
    Floats::lanes == 8 && Formula::sums == 0 && Formula::rows == 0 && Formula::interleaved == 0;
template <class Formula, class T>
constexpr int lanes_of_step = (is_step_of_two<Formula, T> ? 2 : 1) * Access<T>::lanes;

// Whether loops are software-pipelined, which pays where loads and stores convert, and registers are many.
template <class T>
constexpr bool is_in_stages = Floats::lanes >= 32 && sizeof(T) == 2;

// Whether loops compute the exponentials of a block of steps first.
template <class Formula, class T>
constexpr bool is_in_blocks = Floats::lanes >= 8 && sizeof(T) == 4 && Formula::has_exponentials;

template <class Formula, class T>
ACTGRAD_INLINE void step(const void* const* inputs, void* const* outputs, int64_t at, int64_t row_step,
                         const int64_t* ahead, bool non_temporal, const int64_t* outputs_ahead,
                         const typename Access<T>::Value* scalars) {
    using Value = typename Access<T>::Value;
    if constexpr (is_step_of_two<Formula, T>) {
        Value even[Formula::inputs], odd[Formula::inputs], even_out[Formula::outputs], odd_out[Formula::outputs];
        for (int i = 0; i < Formula::inputs; ++i) {
            const T* const from = static_cast<const T*>(inputs[i]) + at;
            if (ahead) {
                prefetch(reinterpret_cast<const char*>(from) + ahead[i], lanes_of_step<Formula, T> * sizeof(T));
            }
            const auto pairs = load_pairs(from);
            even[i] = pairs.even;
            odd[i] = pairs.odd;
        }
        Formula::apply(even, scalars, even_out);
        Formula::apply(odd, scalars, odd_out);
        for (int i = 0; i < Formula::outputs; ++i) {
            T* const to = static_cast<T*>(outputs[i]) + at;
            if (prefetches_outputs<Formula, T> && outputs_ahead) {
                prefetch(reinterpret_cast<const char*>(to) + outputs_ahead[i], lanes_of_step<Formula, T> * sizeof(T));
            }
            store_pairs(to, {plain(even_out[i]), plain(odd_out[i])}, non_temporal);
        }
        return;
    }
    Value in[Formula::inputs], out[Formula::outputs];
    read_step<Formula, T>(inputs, at, row_step, ahead, in);
    Formula::apply(in, scalars, out);
    write_step<Formula, T>(outputs, at, non_temporal, out, outputs_ahead);
}

// flatten: a call within the loop would spill vector registers.
template <class Formula, class T>
__attribute__((flatten)) void tile(const void* const* inputs, void* const* outputs, int64_t count, const int64_t* ahead,
                                   const Broadcast* scalars, bool in_one_row, const TileRows* apart) {
    using Value = typename Access<T>::Value;
    constexpr int lanes = lanes_of_step<Formula, T>;
    Value broadcast[Formula::scalars + 1];  // + 1, as an array cannot be empty
    for (int i = 0; i < Formula::scalars; ++i) {
        broadcast[i] = broadcast_to<Value>(scalars[i]);
    }
    const void* in[Formula::inputs];
    void* out[Formula::outputs];
    for (int i = 0; i < Formula::inputs; ++i) {
        in[i] = inputs[i];
    }
    for (int i = 0; i < Formula::outputs; ++i) {
        out[i] = outputs[i];
    }
    constexpr bool has_rows = Formula::rows != 0;
    Wide<T> of_row[has_rows ? Formula::inputs : 1][lanes];
    if (has_rows && in_one_row) {
        for (int i = 0; i < Formula::inputs; ++i) {
            if (is_row<Formula>(i)) {
                for (int lane = 0; lane < lanes; ++lane) {
                    of_row[i][lane] = *static_cast<const Wide<T>*>(inputs[i]);
                }
                in[i] = of_row[i];
            }
        }
    }
    const int64_t row_step = has_rows && in_one_row ? 0 : 1;
    // Emulated FMAs make formulas so long that two copies would be half of the library.
    constexpr bool one_loop = Floats::lanes < 8 && lanes > 1;
    constexpr bool in_stages = is_in_stages<T>, in_blocks = is_in_blocks<Formula, T>;
    constexpr bool has_apart = !has_rows && Formula::sums == 0;
    constexpr bool stores_anywhere = in_blocks || (in_stages && stores_in_turns_pay<Formula, T>);
    int64_t rows = has_apart && apart ? apart->count : 1;
    const int64_t* const steps = has_apart && apart ? apart->steps : nullptr;
    const bool non_temporal = (has_apart && apart ? apart->non_temporal : ahead != nullptr) &&
                              (stores_anywhere || !has_outputs_anywhere<Formula> || begin_at_lines<Formula>(outputs));
    int64_t distances[Formula::inputs] = {}, distances_of_outputs[Formula::outputs] = {};
    if (ahead && !one_loop) {
        for (int i = 0; i < Formula::inputs; ++i) {
            distances[i] = ahead[i];
        }
    }
    const int64_t* outputs_ahead = nullptr;
    if (has_apart && prefetches_outputs<Formula, T> && !one_loop && apart && apart->outputs_ahead) {
        for (int i = 0; i < Formula::outputs; ++i) {
            distances_of_outputs[i] = apart->outputs_ahead[i];
        }
        outputs_ahead = distances_of_outputs;
    }
    const bool overlaps = (has_apart && apart) || (in_stages && count >= 2 * lanes);
    const int64_t end = overlaps ? count : count / lanes * lanes, last = end - lanes;
    if constexpr (in_stages) {
        const bool is_short = non_temporal && end < 16 * lanes;  // the last store of the other loop is an ordinary one
        if (has_apart && end > 0 && (is_short || (apart && (rows > 1 || end % lanes != 0)))) {
            const bool at_lines = begin_at_lines<Formula>(outputs) && end % lanes == 0;
            rows_in_stages<Formula, T>(in, out, end, distances, non_temporal && at_lines, outputs_ahead, rows, steps,
                                       broadcast);
        } else if (end > 0) {
            steps_in_stages<Formula, T>(in, out, end, row_step, distances, non_temporal, outputs_ahead, broadcast);
        }
    } else {
        for (;;) {
            if constexpr (in_blocks) {
                const bool in_turns = has_outputs_anywhere<Formula> && non_temporal && !begin_at_lines<Formula>(out);
                BlocksInTurns<Formula> blocks(out);
                const int64_t most = in_turns ? blocks.BYTES / int64_t{sizeof(T)} : end;
                for (int64_t begin = 0; begin < end; begin += most) {
                    const int64_t block_end = end - begin > most ? begin + most : end;
                    const void* from[Formula::inputs];
                    void* to[Formula::outputs];
                    for (int i = 0; i < Formula::inputs; ++i) {
                        from[i] = static_cast<const T*>(in[i]) + (is_row<Formula>(i) ? begin * row_step : begin);
                    }
                    for (int i = 0; i < Formula::outputs; ++i) {
                        const bool is_buffered = in_turns && i < stored_outputs<Formula>;
                        to[i] = is_buffered ? blocks.begin(i) : static_cast<T*>(out[i]) + begin;
                    }
                    steps_in_blocks<Formula>(from, to, block_end - begin, row_step, ahead ? distances : nullptr,
                                             ahead && non_temporal && !in_turns, outputs_ahead, broadcast);
                    if (in_turns) {
                        blocks.write((block_end - begin) * int64_t{sizeof(T)}, block_end == end);
                    }
                }
            } else {
                const Order<Formula, T, lanes> order(in, out, end);
                const auto steps_of_row = [&](const int64_t* further, bool streamed, const int64_t* outputs_further) {
                    for (int64_t number = 0; number < end; number += lanes) {
                        const int64_t at = order(number);
                        step<Formula, T>(in, out, at < last ? at : last, row_step, further, streamed, outputs_further,
                                         broadcast);
                    }
                };
                if (one_loop) {
                    steps_of_row(ahead, non_temporal, nullptr);
                } else if (ahead) {
                    steps_of_row(distances, non_temporal, outputs_ahead);
                } else {
                    steps_of_row(nullptr, false, nullptr);
                }
            }
            if (--rows <= 0) {
                break;
            }
            to_next_row<Formula>(steps, in, out);
        }
    }
    if (has_apart && apart) {
        return;
    }
    const int64_t at = end;
    // The remaining elements go through padded buffers of one vector.
    if constexpr (lanes > 1) {
        const int64_t rest = count - at;
        if (rest == 0) {
            return;
        }
        constexpr auto item = int64_t{sizeof(T)}, wide_item = int64_t{sizeof(Wide<T>)};
        alignas(CACHE_LINE) char padded_in[Formula::inputs][lanes * (has_rows ? wide_item : item)];
        alignas(CACHE_LINE) Wide<T> padded_out[Formula::outputs][lanes];
        const void* from[Formula::inputs];
        void* to[Formula::outputs];
        for (int i = 0; i < Formula::inputs; ++i) {
            if (is_row<Formula>(i) && in_one_row) {
                from[i] = inputs[i];
                continue;
            }
            const int64_t each = is_row<Formula>(i) ? wide_item : item;
            read_part(static_cast<const char*>(in[i]) + at * each, rest * each, padded_in[i], lanes * each);
            from[i] = padded_in[i];
        }
        for (int i = 0; i < Formula::outputs; ++i) {
            to[i] = padded_out[i];
        }
        tile<Formula, T>(from, to, lanes, nullptr, scalars, in_one_row, nullptr);
        for (int i = 0; i < Formula::outputs; ++i) {
            const int64_t each = i >= Formula::outputs - Formula::sums ? wide_item : item;
            write_part(padded_out[i], rest * each, static_cast<char*>(out[i]) + at * each);
        }
    }
}

template <class Formula>
constexpr bool is_of_channel(int input) {
    return (Formula::channels >> input & 1) != 0;
}

// The formula, whose terms are added to sums at once. V and Sums are FlaglessFloats and DoubleSums, which not every
// instruction set has.
template <class Formula, class T, class V, class Sums>
__attribute__((flatten)) void tile_and_sum(const void* const* inputs, void* const* outputs, int64_t count,
                                           const int64_t* ahead, const Broadcast*, bool, const TileRows*) {
    using Value = typename Access<T>::Value;
    static_assert(Formula::sums == 1 && Formula::scalars == 0 && Formula::rows == 0);
    constexpr int64_t lanes = Access<T>::lanes, item = sizeof(T);
    constexpr int stored = Formula::outputs - 1;
    const void* in[Formula::inputs];
    int64_t distances[Formula::inputs] = {};
    Value of_channel[Formula::inputs];
    for (int i = 0; i < Formula::inputs; ++i) {
        in[i] = inputs[i];
        distances[i] = ahead ? ahead[i] : 0;
        if (is_of_channel<Formula>(i)) {
            T same[lanes];
            for (T& element : same) {
                element = *static_cast<const T*>(inputs[i]);
            }
            of_channel[i] = Access<T>::read(same);
        }
    }
    void* out[Formula::outputs];
    for (int i = 0; i < Formula::outputs; ++i) {
        out[i] = outputs[i];
    }
    const auto read = [&](const void* const* from, int64_t at, const int64_t* further, Value* values) {
        for (int i = 0; i < Formula::inputs; ++i) {
            if (is_of_channel<Formula>(i)) {
                values[i] = of_channel[i];
                continue;
            }
            const T* const own = static_cast<const T*>(from[i]) + at;
            if (further) {
                prefetch(reinterpret_cast<const char*>(own) + further[i], lanes * item);
            }
            values[i] = Access<T>::read(own);
        }
    };
    double* const all = static_cast<double*>(out[stored]);
    Sums sums(all);
    const auto apply = [](const Value* values, V* results) {
        V from[Formula::inputs];
        for (int i = 0; i < Formula::inputs; ++i) {
            from[i] = plain(values[i]);
        }
        Formula::apply(from, from, results);
    };
    const auto write = [](void* const* to, int64_t at, const V* results, bool non_temporal) {
        for (int i = 0; i < stored; ++i) {
            store_in_any_order(static_cast<T*>(to[i]) + at, results[i], non_temporal);
        }
    };
    const int64_t end = count / lanes * lanes, last = end - lanes;
    // Loads are one step ahead, as in `steps_in_stages`, and additions one behind.
    alignas(CACHE_LINE) Wide<T> terms[2][lanes] = {};
    const auto loop = [&](const int64_t* further) {
        Value values[Formula::inputs], next[Formula::inputs];
        int64_t own = 0;
        read(in, 0, further, values);
        for (int64_t at = 0; at < end; at += lanes) {
            read(in, at < last ? at + lanes : last, further, next);
            add(sums, terms[1 - own]);
            V results[Formula::outputs];
            apply(values, results);
            store(terms[own], results[stored].value);
            write(out, at, results, further != nullptr);
            for (int i = 0; i < Formula::inputs; ++i) {
                values[i] = next[i];
            }
            own = 1 - own;
        }
        add(sums, terms[1 - own]);
    };
    if (end > 0) {
        ahead ? loop(distances) : loop(nullptr);
    }
    // The remaining elements go through padded buffers of one vector.
    if (const int64_t rest = count - end; rest > 0) {
        alignas(CACHE_LINE) T padded[Formula::inputs + stored][lanes];
        const void* from[Formula::inputs];
        void* to[stored];
        for (int i = 0; i < Formula::inputs; ++i) {
            if (!is_of_channel<Formula>(i)) {
                read_part(static_cast<const T*>(in[i]) + end, rest * item, padded[i], lanes * item);
                from[i] = padded[i];
            }
        }
        Value values[Formula::inputs];
        V results[Formula::outputs];
        read(from, 0, nullptr, values);
        apply(values, results);
        write_wide<T>(terms[0], results[stored].value);
        memset(terms[0] + rest, 0, static_cast<size_t>(lanes - rest) * sizeof(Wide<T>));
        add(sums, terms[0]);
        for (int i = 0; i < stored; ++i) {
            to[i] = padded[Formula::inputs + i];
        }
        write(to, 0, results, false);
        for (int i = 0; i < stored; ++i) {
            write_part(to[i], rest * item, static_cast<T*>(out[i]) + end);
        }
    }
    store(all, sums);
}

template <class Formula, class T>
constexpr TileFunction tile_and_sum_if_any() {
    if constexpr (HAS_FLAGLESS_FLOATS && Formula::channels != 0) {
        return tile_and_sum<Formula, T, FlaglessFloats, DoubleSums>;
    } else {
        return nullptr;
    }
}

// The formula for whole vectors, with pairs of operands interleaved in memory.
template <class Formula, class T>
__attribute__((flatten)) void tile_of_pairs(const void* const* inputs, void* const* outputs, int64_t count,
                                            const int64_t* ahead, const Broadcast* scalars, bool,
                                            const TileRows* apart) {
    using Value = typename Access<T>::Value;
    constexpr int64_t lanes = Access<T>::lanes;
    Value broadcast[Formula::scalars + 1];
    for (int i = 0; i < Formula::scalars; ++i) {
        broadcast[i] = broadcast_to<Value>(scalars[i]);
    }
    const void* in[Formula::inputs];
    void* out[Formula::outputs];
    int64_t distances[Formula::inputs];
    for (int i = 0; i < Formula::inputs; ++i) {
        in[i] = inputs[i];
        distances[i] = ahead ? ahead[i] : 0;
    }
    for (int i = 0; i < Formula::outputs; ++i) {
        out[i] = outputs[i];
    }
    const bool non_temporal = apart ? apart->non_temporal : ahead != nullptr;
    if constexpr (is_in_stages<T>) {
        steps_in_stages<Formula, T>(in, out, count, 1, distances, non_temporal, nullptr, broadcast);
    } else if constexpr (is_in_blocks<Formula, T>) {
        steps_in_blocks<Formula>(in, out, count, 1, distances, non_temporal, nullptr, broadcast);
    } else if (ahead) {
        for (int64_t at = 0; at < count; at += lanes) {
            step<Formula, T>(in, out, at, 1, distances, non_temporal, nullptr, broadcast);
        }
    } else {
        for (int64_t at = 0; at < count; at += lanes) {
            step<Formula, T>(in, out, at, 1, nullptr, false, nullptr, broadcast);
        }
    }
}

// Emulated FMAs take so long that one more loop pays no longer.
template <class Formula, class T>
constexpr TileFunction tile_of_pairs_if_any() {
    if constexpr ((Formula::pairs.inputs | Formula::pairs.outputs) != 0 && Floats::lanes >= 8) {
        return tile_of_pairs<Interleaved<Formula>, T>;
    } else {
        return nullptr;
    }
}

}  // namespace
}  // namespace actgrad::ACTGRAD_ISA

// Defines the tile functions of the formula `name`, of which name##_properties tells more than Properties, with
// `arguments`, a list of in[0] to in[input_count - 1] and scalars[0] to scalars[scalar_count - 1]. `integers` is its
// tile function for integers, or null.
#define ACTGRAD_TILES(name, input_count, output_count, scalar_count, arguments, integers)     \
    static_assert(input_count + output_count <= MAX_OPERANDS && scalar_count <= MAX_SCALARS); \
    namespace {                                                                               \
    struct name##_formula : name##_properties {                                               \
        static constexpr int inputs = input_count;                                            \
        static constexpr int outputs = output_count;                                          \
        static constexpr int scalars = scalar_count;                                          \
        static constexpr unsigned interleaved = 0;                                            \
        template <class V>                                                                    \
        ACTGRAD_INLINE void apply(const V* in, [[maybe_unused]] const V* scalars, V* out) {   \
            results(name arguments, out);                                                     \
        }                                                                                     \
    };                                                                                        \
    }                                                                                         \
    extern const TileFunctions name##_tiles;                                                  \
    const TileFunctions name##_tiles = {tile<name##_formula, float>,                          \
                                        tile<name##_formula, Float16>,                        \
                                        tile<name##_formula, BFloat16>,                       \
                                        tile<name##_formula, double>,                         \
                                        integers,                                             \
                                        tile_of_pairs_if_any<name##_formula, float>(),        \
                                        tile_of_pairs_if_any<name##_formula, Float16>(),      \
                                        tile_of_pairs_if_any<name##_formula, BFloat16>(),     \
                                        tile_and_sum_if_any<name##_formula, float>(),         \
                                        tile_and_sum_if_any<name##_formula, Float16>(),       \
                                        tile_and_sum_if_any<name##_formula, BFloat16>()};

#define ACTGRAD_KERNEL(name, input_count, output_count, scalar_count, arguments) \
    ACTGRAD_TILES(name, input_count, output_count, scalar_count, arguments, nullptr)

// The same for a formula that also supports integers.
#define ACTGRAD_KERNEL_ON_INTEGERS(name, input_count, output_count, scalar_count, arguments) \
    ACTGRAD_TILES(name, input_count, output_count, scalar_count, arguments, (tile<name##_formula, int64_t>))
