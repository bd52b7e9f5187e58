// SPDX-License-Identifier: Apache-2.0
// The table of all kernels of one instruction set, and its conversions: compiled once for each, with ACTGRAD_ISA naming
// it.
#include "opapi/in_turns.h"
#include "opapi/isa.h"
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
    HAS_NON_TEMPORAL_STORES ? memory_limit : nullptr,
};

}  // namespace actgrad::ACTGRAD_ISA
