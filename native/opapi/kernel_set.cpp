// SPDX-License-Identifier: Apache-2.0
// The table of all kernels of one instruction set, and its conversions: compiled once for each, with ACTGRAD_ISA naming
// it.
#include "opapi/in_turns.h"
#include "opapi/isa.h"
#include "opapi/philox.h"
#include "opapi/sums.h"
#include "src/actgrad/arithmetic/primitives/simd/non_temporal.h"
#include "src/actgrad/arithmetic/primitives/simd/simd.h"

namespace actgrad::ACTGRAD_ISA {

#define KERNEL(name) extern const TileFunctions name##_tiles;
#include "generated/kernels.inc"
#undef KERNEL

namespace {

// The same numbers; a signalling NaN becomes a quiet one.
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

// Of one register: compilers keep larger vectors in memory.
#if defined(__AVX512F__)
constexpr int REGISTER_BYTES = 64;
#elif defined(__AVX2__)
constexpr int REGISTER_BYTES = 32;
#else
constexpr int REGISTER_BYTES = 16;
#endif

// Lanes of doubles that a register holds, and as many floats.
constexpr int WIDTH = REGISTER_BYTES / sizeof(double);
typedef double Doubles __attribute__((vector_size(REGISTER_BYTES)));
typedef float Terms __attribute__((vector_size(REGISTER_BYTES / 2)));
typedef uint64_t Bits __attribute__((vector_size(REGISTER_BYTES)));
typedef uint32_t Words __attribute__((vector_size(REGISTER_BYTES)));

template <class Vector>
ACTGRAD_INLINE Vector vector_at(const void* from) {
    Vector vector;
    memcpy(&vector, from, sizeof vector);
    return vector;
}

ACTGRAD_INLINE Doubles doubles_of(const float* terms) {
#if defined(__AVX512F__)
    return _mm512_cvtps_pd(_mm256_loadu_ps(terms));  // compilers convert in halves
#else
    return __builtin_convertvector(vector_at<Terms>(terms), Doubles);
#endif
}

// Knuth's 2Sum: adds `term` and returns what that rounds away.
ACTGRAD_INLINE Doubles two_sum(Doubles& sum, Doubles term) {
    const Doubles total = sum + term;
    const Doubles added = total - sum;
    const Doubles lost = (sum - (total - added)) + (term - added);
    sum = total;
    return lost;
}

TermRange term_range(const float* terms, int64_t count) {
    constexpr int lanes = REGISTER_BYTES / sizeof(float), mantissa = 23;
    // Of each lane: the largest and the smallest size, as bits without a sign, and all bits that are set. One less than
    // 0 is the largest number, so that zeros do not count as smallest.
    Words largest = {}, smallest_less_1 = ~Words{}, set = {};
    const auto see = [&](const float* from) {
        const Words bits = vector_at<Words>(from), size = bits + bits, less_1 = size - 1;
        largest = size > largest ? size : largest;
        smallest_less_1 = less_1 < smallest_less_1 ? less_1 : smallest_less_1;
        set |= bits;
    };
    int64_t at = 0;
    for (; at + lanes <= count; at += lanes) {
        see(terms + at);
    }
    float padded[lanes] = {};
    memcpy(padded, terms + at, static_cast<size_t>(count - at) * sizeof(float));
    see(padded);
    uint32_t most = 0, least_less_1 = ~uint32_t{0}, all = uint32_t{1} << mantissa;
    for (int i = 0; i < lanes; ++i) {
        most = largest[i] > most ? largest[i] : most;
        least_less_1 = smallest_less_1[i] < least_less_1 ? smallest_less_1[i] : least_less_1;
        all |= set[i];
    }
    // Subnormal numbers have the exponent of the smallest others.
    const auto exponent_of = [](uint32_t size) {
        const int biased = static_cast<int>(size >> (mantissa + 1));
        return (biased == 0 ? 1 : biased) - 127;
    };
    if (most == 0) {
        return {-TermRange::NO_BOUND, TermRange::NO_BOUND};
    }
    const int bound = exponent_of(most) + 1;
    return {bound > 128 ? TermRange::NO_BOUND : bound,
            exponent_of(least_less_1 + 1) - mantissa + __builtin_ctz(all)};
}

// A sum's coarse double is so large that the differences are exact.
template <class Double>
ACTGRAD_INLINE void add_split(Double term, Double& coarse, Double& fine) {
    const Double total = coarse + term;
    fine += term - (total - coarse);
    coarse = total;
}

template <bool HAS_FINE>
ACTGRAD_INLINE void add_terms_in_turn(const float* terms, int64_t count, double* coarse, double* fine) {
    constexpr int registers = SUM_LANES / WIDTH;
    Doubles own_coarse[registers], own_fine[registers];
    memcpy(own_coarse, coarse, sizeof own_coarse);
    if (HAS_FINE) {
        memcpy(own_fine, fine, sizeof own_fine);
    }
    const auto add = [&](const float* from) {
        for (int i = 0; i < registers; ++i) {
            const Doubles term = doubles_of(from + i * WIDTH);
            if (HAS_FINE) {
                add_split(term, own_coarse[i], own_fine[i]);
            } else {
                own_coarse[i] += term;
            }
        }
    };
    int64_t at = 0;
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

template <bool HAS_FINE>
ACTGRAD_INLINE void add_terms_apart(const float* terms, int64_t count, double* coarse, double* fine) {
    int64_t at = 0;
    for (; at + WIDTH <= count; at += WIDTH) {
        const Doubles term = doubles_of(terms + at);
        Doubles own_coarse = vector_at<Doubles>(coarse + at);
        if (HAS_FINE) {
            Doubles own_fine = vector_at<Doubles>(fine + at);
            add_split(term, own_coarse, own_fine);
            memcpy(fine + at, &own_fine, sizeof own_fine);
        } else {
            own_coarse += term;
        }
        memcpy(coarse + at, &own_coarse, sizeof own_coarse);
    }
    for (; at < count; ++at) {
        if (HAS_FINE) {
            add_split(static_cast<double>(terms[at]), coarse[at], fine[at]);
        } else {
            coarse[at] += static_cast<double>(terms[at]);
        }
    }
}

void add_terms(const float* terms, int64_t count, bool in_turn, double* coarse, double* fine) {
    if (in_turn) {
        fine ? add_terms_in_turn<true>(terms, count, coarse, fine)
             : add_terms_in_turn<false>(terms, count, coarse, fine);
    } else {
        fine ? add_terms_apart<true>(terms, count, coarse, fine) : add_terms_apart<false>(terms, count, coarse, fine);
    }
}

// Adds one term to each of up to WIDTH sums, and collects in `any` what is lost.
ACTGRAD_INLINE void add_by_two_sums(Doubles term, int64_t count, double* high, double* low, double* lost, Bits& any) {
    Doubles own_high = {}, own_low = {};  // zeros behind the rest change nothing
    const size_t bytes = static_cast<size_t>(count) * sizeof(double);
    memcpy(&own_high, high, bytes);
    memcpy(&own_low, low, bytes);
    const Doubles rest = two_sum(own_low, two_sum(own_high, term));
    any |= reinterpret_cast<Bits>(rest);
    memcpy(high, &own_high, bytes);
    memcpy(low, &own_low, bytes);
    memcpy(lost, &rest, bytes);
}

// Calls add(at, count, place) for terms `at` to `at` + `count`, at most WIDTH of them, and their sums' place.
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
        lossy = lossy || any[i] << 1 != 0;  // a zero of either sign is nothing
    }
    return lossy;
}

bool add_any_terms(const float* terms, int64_t count, bool in_turn, double* high, double* low, double* lost) {
    return add_everywhere(count, in_turn, [&](int64_t at, int64_t part, int64_t place, Bits& any) {
        float padded[WIDTH] = {};
        memcpy(padded, terms + at, static_cast<size_t>(part) * sizeof(float));
        add_by_two_sums(doubles_of(padded), part, high + place, low + place, lost + at, any);
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
    {take_apart<uint16_t>, take_apart<uint32_t>, take_apart<uint64_t>},
    {put_together<uint16_t>, put_together<uint32_t>, put_together<uint64_t>},
    HAS_NON_TEMPORAL_STORES ? copy_non_temporal : nullptr,
    HAS_NON_TEMPORAL_STORES ? fence : nullptr,
    term_range,
    add_terms,
    add_any_terms,
    add_sums,
    draw<float>,
    draw<double>,
    HAS_NON_TEMPORAL_STORES ? memory_limit : nullptr,
};

}  // namespace actgrad::ACTGRAD_ISA
