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

// Lanes of doubles that a register holds, and as many floats.
constexpr int WIDTH = Floats::lanes > 2 ? Floats::lanes / 2 : 2;
typedef double Doubles __attribute__((vector_size(WIDTH * sizeof(double))));
typedef float Terms __attribute__((vector_size(WIDTH * sizeof(float))));
typedef uint64_t Bits __attribute__((vector_size(WIDTH * sizeof(double))));

template <class Vector>
ACTGRAD_INLINE Vector vector_at(const void* from) {
    Vector vector;
    memcpy(&vector, from, sizeof vector);
    return vector;
}

// Knuth's 2Sum: adds `term` and returns what that rounds away.
ACTGRAD_INLINE Doubles two_sum(Doubles& sum, Doubles term) {
    const Doubles total = sum + term;
    const Doubles added = total - sum;
    const Doubles lost = (sum - (total - added)) + (term - added);
    sum = total;
    return lost;
}

void term_range(const float* terms, int64_t count, float* smallest, float* largest) {
    constexpr int lanes = Floats::lanes;
    const Floats infinity(static_cast<double>(INFINITY));
    Floats low = infinity, high(0.0);
    const auto see = [&](const float* from) {
        const Floats size = absolute(load(from));
        low = at_most(where(size == 0.0, infinity, size), low);
        high = at_least(size, high);
    };
    int64_t at = 0;
    for (; at + lanes <= count; at += lanes) {
        see(terms + at);
    }
    float padded[lanes] = {};
    memcpy(padded, terms + at, static_cast<size_t>(count - at) * sizeof(float));
    see(padded);
    float lows[lanes], highs[lanes];
    store(lows, low);
    store(highs, high);
    float least = lows[0], most = highs[0];
    for (int i = 1; i < lanes; ++i) {
        least = lows[i] < least ? lows[i] : least;
        most = highs[i] > most ? highs[i] : most;
    }
    *smallest = least;
    *largest = most;
}

ACTGRAD_INLINE void add_register(const float* terms, Doubles& sum) {
    sum += __builtin_convertvector(vector_at<Terms>(terms), Doubles);
}

void add_terms(const float* terms, int64_t count, bool in_turn, double* sums) {
    constexpr int registers = SUM_LANES / WIDTH;
    int64_t at = 0;
    if (in_turn) {
        Doubles own[registers];
        memcpy(own, sums, sizeof own);
        for (; at + SUM_LANES <= count; at += SUM_LANES) {
            for (int i = 0; i < registers; ++i) {
                add_register(terms + at + i * WIDTH, own[i]);
            }
        }
        memcpy(sums, own, sizeof own);
    } else {
        for (; at + WIDTH <= count; at += WIDTH) {
            Doubles own = vector_at<Doubles>(sums + at);
            add_register(terms + at, own);
            memcpy(sums + at, &own, sizeof own);
        }
    }
    for (double* sum = in_turn ? sums : sums + at; at < count; ++at, ++sum) {
        *sum += static_cast<double>(terms[at]);
    }
}

bool add_sums(double* sums, int64_t count, double* high, double* low, double* lost) {
    Bits any = {};
    for (int64_t at = 0; at < count; at += WIDTH) {
        Doubles parts[3] = {};  // zeros behind the rest change nothing
        const size_t bytes = static_cast<size_t>(count - at < WIDTH ? count - at : WIDTH) * sizeof(double);
        memcpy(&parts[0], sums + at, bytes);
        memcpy(&parts[1], high + at, bytes);
        memcpy(&parts[2], low + at, bytes);
        const Doubles rest = two_sum(parts[2], two_sum(parts[1], parts[0]));
        any |= reinterpret_cast<Bits>(rest);
        memcpy(high + at, &parts[1], bytes);
        memcpy(low + at, &parts[2], bytes);
        memcpy(lost + at, &rest, bytes);
    }
    memset(sums, 0, static_cast<size_t>(count) * sizeof(double));
    bool lossy = false;
    for (int i = 0; i < WIDTH; ++i) {
        lossy = lossy || any[i] << 1 != 0;  // a zero of either sign is nothing
    }
    return lossy;
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
    add_sums,
    draw<float>,
    draw<double>,
    HAS_NON_TEMPORAL_STORES ? memory_limit : nullptr,
};

}  // namespace actgrad::ACTGRAD_ISA
