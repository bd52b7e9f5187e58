// SPDX-License-Identifier: Apache-2.0
// All kernels for one instruction set: this unit is compiled once for each, with ACTGRAD_ISA naming it.
#include "src/actgrad/arithmetic/primitives/cpu_halves.h"

#include "opapi/isa.h"
#include "opapi/simd/stream.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/kernels.inc"

// How elements of type T are read into the value type that formulas compute with, and written from it.
template <class T>
struct Access {
    using Value = Halves;
    static constexpr int lanes = Halves::lanes;
    ACTGRAD_INLINE Value read(const T* from) { return load(from); }
    ACTGRAD_INLINE void write(T* to, Value result) { store(to, result.value); }
    ACTGRAD_INLINE void stream(T* to, Value result) { store_past_caches(to, result.value); }
};

template <>
struct Access<float> {
    using Value = Floats;
    static constexpr int lanes = Floats::lanes;
    ACTGRAD_INLINE Value read(const float* from) { return load(from); }
    ACTGRAD_INLINE void write(float* to, Value result) { store(to, result); }
    ACTGRAD_INLINE void stream(float* to, Value result) { store_past_caches(to, result); }
};

template <>
struct Access<double> {
    using Value = double;
    static constexpr int lanes = 1;
    ACTGRAD_INLINE Value read(const double* from) { return *from; }
    ACTGRAD_INLINE void write(double* to, Value result) { *to = result; }
    ACTGRAD_INLINE void stream(double* to, Value result) { *to = result; }
};

// The results of a formula as an array.
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

#define ACTGRAD_FORMULA(name, input_count, output_count, arguments) \
    struct name##_formula {                                         \
        static constexpr int inputs = input_count;                  \
        static constexpr int outputs = output_count;                \
        template <class V>                                          \
        ACTGRAD_INLINE void apply(const V* in, V* out) {            \
            results(name arguments, out);                           \
        }                                                           \
    };
ACTGRAD_KERNELS(ACTGRAD_FORMULA)

// Asks for the lines of the cache that one `Value` fills.
template <class T>
ACTGRAD_INLINE void fetch(const char* from) {
    for (size_t byte = 0; byte < Access<T>::lanes * sizeof(T); byte += 64) {
        __builtin_prefetch(from + byte, 0, 2);
    }
}

// One `Value`, from position `at` of the inputs to position `at` of the outputs.
template <class Formula, class T, bool PAST_CACHES>
ACTGRAD_INLINE void step(const T* const* inputs, T* const* outputs, int64_t at, const int64_t* ahead) {
    if (PAST_CACHES) {
        for (int i = 0; i < Formula::inputs; ++i) {
            fetch<T>(reinterpret_cast<const char*>(inputs[i] + at) + ahead[i]);
        }
    }
    typename Access<T>::Value in[Formula::inputs], out[Formula::outputs];
    for (int i = 0; i < Formula::inputs; ++i) {
        in[i] = Access<T>::read(inputs[i] + at);
    }
    Formula::apply(in, out);
    for (int i = 0; i < Formula::outputs; ++i) {
        if (PAST_CACHES) {
            Access<T>::stream(outputs[i] + at, out[i]);
        } else {
            Access<T>::write(outputs[i] + at, out[i]);
        }
    }
}

// Flat: a call within the loop would pass registers through memory.
template <class Formula, class T>
__attribute__((flatten)) void tile(const void* const* inputs, void* const* outputs, int64_t count,
                                   const int64_t* ahead) {
    constexpr int lanes = Access<T>::lanes;
    const T* in[Formula::inputs];
    T* out[Formula::outputs];
    for (int i = 0; i < Formula::inputs; ++i) {
        in[i] = static_cast<const T*>(inputs[i]);
    }
    for (int i = 0; i < Formula::outputs; ++i) {
        out[i] = static_cast<T*>(outputs[i]);
    }
    int64_t at = 0;
    if (ahead) {
        int64_t distances[Formula::inputs];
        for (int i = 0; i < Formula::inputs; ++i) {
            distances[i] = ahead[i];
        }
        for (; at + lanes <= count; at += lanes) {
            step<Formula, T, true>(in, out, at, distances);
        }
    } else {
        for (; at + lanes <= count; at += lanes) {
            step<Formula, T, false>(in, out, at, nullptr);
        }
    }
    const int64_t rest = count - at;
    if (rest == 0) {
        return;
    }
    // The rest goes through registers that are padded with zeros.
    T padded_in[Formula::inputs][lanes] = {};
    T padded_out[Formula::outputs][lanes];
    const T* from[Formula::inputs];
    T* to[Formula::outputs];
    for (int i = 0; i < Formula::inputs; ++i) {
        memcpy(padded_in[i], in[i] + at, static_cast<size_t>(rest) * sizeof(T));
        from[i] = padded_in[i];
    }
    for (int i = 0; i < Formula::outputs; ++i) {
        to[i] = padded_out[i];
    }
    step<Formula, T, false>(from, to, 0, nullptr);
    for (int i = 0; i < Formula::outputs; ++i) {
        memcpy(out[i] + at, padded_out[i], static_cast<size_t>(rest) * sizeof(T));
    }
}

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

}  // namespace

#define ACTGRAD_QUOTED(text) #text
#define ACTGRAD_NAME(isa) ACTGRAD_QUOTED(isa)
#define ACTGRAD_TILES(name, input_count, output_count, arguments)                                \
    {tile<name##_formula, float>, tile<name##_formula, Float16>, tile<name##_formula, BFloat16>, \
     tile<name##_formula, double>},

extern const KernelSet kernel_set;
const KernelSet kernel_set = {
    ACTGRAD_NAME(ACTGRAD_ISA),
    {ACTGRAD_KERNELS(ACTGRAD_TILES)},
    {
        {convert<float, float>, convert<float, Float16>, convert<float, BFloat16>},
        {convert<Float16, float>, convert<Float16, Float16>, convert<Float16, BFloat16>},
        {convert<BFloat16, float>, convert<BFloat16, Float16>, convert<BFloat16, BFloat16>},
    },
#if ACTGRAD_STREAMS
    stream,
    finish_streaming,
    stream_limit,
#else
    nullptr,
    nullptr,
    nullptr,
#endif
};

}  // namespace actgrad::ACTGRAD_ISA
