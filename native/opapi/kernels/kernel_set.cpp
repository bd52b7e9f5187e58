// SPDX-License-Identifier: Apache-2.0
// The dispatch table of one instruction set, and its conversions. Compiled once for each, with ACTGRAD_ISA naming it.
#include "opapi/kernels/interleave.h"
#include "opapi/kernels/isa.h"
#include "opapi/kernels/philox.h"
#include "opapi/kernels/sums.h"
#include "src/actgrad/arithmetic/primitives/simd/non_temporal.h"
#include "src/actgrad/arithmetic/primitives/simd/simd.h"

namespace actgrad::ACTGRAD_ISA {

#define KERNEL(name) extern const TileFunctions name##_tiles;
#include "generated/kernels.inc"
#undef KERNEL

namespace {

// Quiets signaling NaNs.
ACTGRAD_INLINE Floats quiet(Floats a) { return where(a == a, a, NAN); }

template <class From, class To>
void convert(const void* from, void* to, int64_t count) {
    constexpr int lanes = Floats::lanes;
    const From* const in = static_cast<const From*>(from);
    To* const out = static_cast<To*>(to);
    int64_t at = 0;
    for (; at + lanes <= count; at += lanes) {
        store(out + at, quiet(load(in + at)));
    }
    const int64_t rest = count - at;
    From padded_in[lanes] = {};
    To padded_out[lanes];
    memcpy(padded_in, in + at, static_cast<size_t>(rest) * sizeof(From));
    store(padded_out, quiet(load(padded_in)));
    memcpy(out + at, padded_out, static_cast<size_t>(rest) * sizeof(To));
}

// Register-sized: compilers spill larger vectors to memory.
typedef uint64_t Bits __attribute__((vector_size(sizeof(Doubles))));
typedef uint32_t Words __attribute__((vector_size(sizeof(Doubles))));

constexpr int WIDTH = sizeof(Doubles) / sizeof(double);

// Knuth's 2Sum: adds `term` and returns the rounding error.
ACTGRAD_INLINE Doubles two_sum(Doubles& sum, Doubles term) {
    const Doubles total = sum + term;
    const Doubles added = total - sum;
    const Doubles lost = (sum - (total - added)) + (term - added);
    sum = total;
    return lost;
}

// Finds the range of terms, a register at a time. For each lane: largest and smallest magnitude, as bits without sign,
// and the OR of all bits. Subtracting 1 wraps zero to the maximum, so that zeros do not count as smallest.
struct RangeFinder {
    static constexpr int lanes = sizeof(Words) / sizeof(uint32_t), mantissa = 23;

    ACTGRAD_INLINE void see(RangeFinder& finder, const float* from) {
        const Words bits = vector_at<Words>(from), size = bits + bits, less_1 = size - 1;
        finder.largest = size > finder.largest ? size : finder.largest;
        finder.smallest_less_1 = less_1 < finder.smallest_less_1 ? less_1 : finder.smallest_less_1;
        finder.set |= bits;
    }

    TermRange range() const {
        uint32_t most[lanes], least_less_1[lanes], all[lanes];
        memcpy(most, &largest, sizeof most);
        memcpy(least_less_1, &smallest_less_1, sizeof least_less_1);
        memcpy(all, &set, sizeof all);
        // Plain loops of constant length, which compilers turn into shuffles.
        uint32_t greatest = 0, least = ~uint32_t{0}, any = 0;
        for (int i = 0; i < lanes; ++i) {
            greatest = most[i] > greatest ? most[i] : greatest;
        }
        for (int i = 0; i < lanes; ++i) {
            least = least_less_1[i] < least ? least_less_1[i] : least;
        }
        for (int i = 0; i < lanes; ++i) {
            any |= all[i];
        }
        // Subnormals have the exponent of the smallest normal numbers.
        const auto exponent_of = [](uint32_t size) {
            const int biased = static_cast<int>(size >> (mantissa + 1));
            return (biased == 0 ? 1 : biased) - 127;
        };
        if (greatest == 0) {
            return {-TermRange::NO_BOUND, TermRange::NO_BOUND};
        }
        const int bound = exponent_of(greatest) + 1;
        return {bound > 128 ? TermRange::NO_BOUND : bound,
                exponent_of(least + 1) - mantissa + __builtin_ctz(any | uint32_t{1} << mantissa)};
    }

    Words largest = {};
    Words smallest_less_1 = ~Words{};
    Words set = {};
};

TermRange term_range(const float* terms, int64_t count) {
    constexpr int lanes = RangeFinder::lanes;
    RangeFinder finder;
    int64_t at = 0;
    for (; at + lanes <= count; at += lanes) {
        RangeFinder::see(finder, terms + at);
    }
    float padded[lanes] = {};
    memcpy(padded, terms + at, static_cast<size_t>(count - at) * sizeof(float));
    RangeFinder::see(finder, padded);
    return finder.range();
}

// Fast2Sum: exact, since a coarse double is larger than any term.
template <class Double>
ACTGRAD_INLINE void add_split(Double term, Double& coarse, Double& fine) {
    const Double total = coarse + term;
    fine += term - (total - coarse);
    coarse = total;
}

// Calls see(from) for each SUM_LANES terms. `together`: as for add_and_see_terms.
template <bool HAS_FINE, class See>
ACTGRAD_INLINE void add_terms_in_turn(const float* terms, int64_t count, double* coarse, double* fine, bool together,
                                      const See& see) {
    constexpr int registers = SUM_LANES / WIDTH;
    Doubles own_coarse[registers], own_fine[registers];
    memcpy(own_coarse, coarse, sizeof own_coarse);
    if (HAS_FINE) {
        memcpy(own_fine, fine, sizeof own_fine);
    }
    const auto add_one = [&](Doubles term, int i) {
        if (HAS_FINE) {
            add_split(term, own_coarse[i], own_fine[i]);
        } else {
            own_coarse[i] += term;
        }
    };
    const auto add = [&](const float* from) {
        for (int i = 0; i < registers; ++i) {
            add_one(load_doubles(from + i * WIDTH), i);
        }
        see(from);
    };
    int64_t at = 0;
    for (constexpr int64_t step = SUM_TOGETHER * SUM_LANES; together && at + step <= count; at += step) {
        for (int i = 0; i < registers; ++i) {
            const auto term = [&](int number) { return load_doubles(terms + at + number * SUM_LANES + i * WIDTH); };
            static_assert(SUM_TOGETHER == 4);
            add_one((term(0) + term(1)) + (term(2) + term(3)), i);
        }
        for (int number = 0; number < SUM_TOGETHER; ++number) {
            see(terms + at + number * SUM_LANES);
        }
    }
    for (; at + SUM_LANES <= count; at += SUM_LANES) {
        add(terms + at);
    }
    if (at < count) {
        float padded[SUM_LANES] = {};
        memcpy(padded, terms + at, static_cast<size_t>(count - at) * sizeof(float));
        add(padded);
    }
    memcpy(coarse, own_coarse, sizeof own_coarse);
    if (HAS_FINE) {
        memcpy(fine, own_fine, sizeof own_fine);
    }
}

// Column by column, so that the sums stay in registers.
template <class Double, bool HAS_FINE, class Read>
ACTGRAD_INLINE void add_columns(int64_t rows, double* coarse, double* fine, const Read& read) {
    Double own_coarse = vector_at<Double>(coarse), own_fine = {};
    if (HAS_FINE) {
        own_fine = vector_at<Double>(fine);
    }
    for (int64_t row = 0; row < rows; ++row) {
        const Double term = read(row);
        if (HAS_FINE) {
            add_split(term, own_coarse, own_fine);
        } else {
            own_coarse += term;
        }
    }
    memcpy(coarse, &own_coarse, sizeof own_coarse);
    if (HAS_FINE) {
        memcpy(fine, &own_fine, sizeof own_fine);
    }
}

template <bool HAS_FINE>
ACTGRAD_INLINE void add_terms_apart(const float* terms, int64_t rows, int64_t columns, double* coarse, double* fine) {
    int64_t at = 0;
    for (; at + WIDTH <= columns; at += WIDTH) {
        add_columns<Doubles, HAS_FINE>(rows, coarse + at, HAS_FINE ? fine + at : nullptr,
                                       [&](int64_t row) { return load_doubles(terms + row * columns + at); });
    }
    for (; at < columns; ++at) {
        add_columns<double, HAS_FINE>(rows, coarse + at, HAS_FINE ? fine + at : nullptr,
                                      [&](int64_t row) { return static_cast<double>(terms[row * columns + at]); });
    }
}

template <bool HAS_FINE>
ACTGRAD_INLINE void add_rows(const float* terms, int64_t rows, int64_t columns, bool in_turn, double* coarse,
                             double* fine) {
    if (!in_turn) {
        add_terms_apart<HAS_FINE>(terms, rows, columns, coarse, fine);
        return;
    }
    for (int64_t row = 0; row < rows; ++row) {
        const int64_t lane = row * SUM_LANES;
        add_terms_in_turn<HAS_FINE>(terms + row * columns, columns, coarse + lane, HAS_FINE ? fine + lane : nullptr,
                                    false, [](const float*) {});
    }
}

void add_terms(const float* terms, int64_t rows, int64_t columns, bool in_turn, double* coarse, double* fine) {
    if (fine) {
        add_rows<true>(terms, rows, columns, in_turn, coarse, fine);
    } else {
        add_rows<false>(terms, rows, columns, in_turn, coarse, nullptr);
    }
}

TermRange add_and_see_terms(const float* terms, int64_t count, double* coarse, double* fine, bool together) {
    RangeFinder finder;
    const auto see = [&](const float* from) {
        for (int i = 0; i < SUM_LANES; i += RangeFinder::lanes) {
            RangeFinder::see(finder, from + i);
        }
    };
    if (fine) {
        add_terms_in_turn<true>(terms, count, coarse, fine, together, see);
    } else {
        add_terms_in_turn<false>(terms, count, coarse, nullptr, together, see);
    }
    return finder.range();
}

void add_terms_plainly(const float* terms, int64_t count, double* sums) {
    add_terms_in_turn<false>(terms, count, sums, nullptr, true, [](const float*) {});
}

// Adds one term to each of up to WIDTH sums by 2Sum, and ORs the remaining errors into `any`.
ACTGRAD_INLINE void add_by_two_sums(Doubles term, int64_t count, double* high, double* low, double* lost, Bits& any) {
    Doubles own_high = {}, own_low = {};  // zeros in unused lanes are harmless
    const size_t bytes = static_cast<size_t>(count) * sizeof(double);
    memcpy(&own_high, high, bytes);
    memcpy(&own_low, low, bytes);
    const Doubles rest = two_sum(own_low, two_sum(own_high, term));
    any |= reinterpret_cast<Bits>(rest);
    memcpy(high, &own_high, bytes);
    memcpy(low, &own_low, bytes);
    memcpy(lost, &rest, bytes);
}

// Calls add(at, count, place of their sums) for up to WIDTH terms at a time.
template <class Add>
ACTGRAD_INLINE bool add_everywhere(int64_t count, bool in_turn, const Add& add) {
    Bits any = {};
    int64_t at = 0;
    for (; at + WIDTH <= count; at += WIDTH) {
        add(at, WIDTH, in_turn ? at % SUM_LANES : at, any);
    }
    if (at < count) {
        add(at, count - at, in_turn ? at % SUM_LANES : at, any);
    }
    bool lossy = false;
    for (int i = 0; i < WIDTH; ++i) {
        lossy = lossy || any[i] << 1 != 0;  // shifts the sign of a zero out
    }
    return lossy;
}

bool add_any_terms(const float* terms, int64_t count, bool in_turn, double* high, double* low, double* lost) {
    return add_everywhere(count, in_turn, [&](int64_t at, int64_t part, int64_t place, Bits& any) {
        float padded[WIDTH] = {};
        memcpy(padded, terms + at, static_cast<size_t>(part) * sizeof(float));
        add_by_two_sums(load_doubles(padded), part, high + place, low + place, lost + at, any);
    });
}

bool add_sums(const double* sums, double empty, int64_t count, double* high, double* low, double* lost) {
    return add_everywhere(count, false, [&](int64_t at, int64_t part, int64_t place, Bits& any) {
        Doubles sum = Doubles{} + empty;
        memcpy(&sum, sums + at, static_cast<size_t>(part) * sizeof(double));
        add_by_two_sums(sum - empty, part, high + place, low + place, lost + at, any);
    });
}

}  // namespace

#define ACTGRAD_QUOTED(text) #text
#define ACTGRAD_NAME(isa) ACTGRAD_QUOTED(isa)

extern const KernelSet kernel_set;
const KernelSet kernel_set = {
    ACTGRAD_NAME(ACTGRAD_ISA),
    Floats::lanes * sizeof(BFloat16) == CACHE_LINE,
    {
#define KERNEL(name) &name##_tiles,
#include "generated/kernels.inc"
#undef KERNEL
    },
    {
        {convert<float, float>, convert<float, Float16>, convert<float, BFloat16>},
        {convert<Float16, float>, convert<Float16, Float16>, convert<Float16, BFloat16>},
        {convert<BFloat16, float>, convert<BFloat16, Float16>, convert<BFloat16, BFloat16>},
    },
    {deinterleave<uint16_t>, deinterleave<uint32_t>, deinterleave<uint64_t>},
    {interleave<uint16_t>, interleave<uint32_t>, interleave<uint64_t>},
    {transpose<uint8_t>, transpose<uint16_t>, transpose<uint32_t>, transpose<uint64_t>},
    HAS_NON_TEMPORAL_STORES ? copy_non_temporal : nullptr,
    HAS_NON_TEMPORAL_STORES ? fence : nullptr,
    term_range,
    add_terms,
    add_and_see_terms,
    add_terms_plainly,
    add_any_terms,
    add_sums,
    draw<float>,
    draw<double>,
    HAS_NON_TEMPORAL_STORES ? memory_limit : nullptr,
};

}  // namespace actgrad::ACTGRAD_ISA
