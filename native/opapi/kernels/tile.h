// SPDX-License-Identifier: Apache-2.0
// The tile functions of one formula. Each operator's generated unit includes this and is compiled once for each
// instruction set, with ACTGRAD_ISA naming it. No std:: templates here and in tile/: the linker keeps one copy for all
// units, which might be the one compiled for an instruction set that the machine lacks.
#pragma once

#include "opapi/kernels/tile/packed.h"
#include "opapi/kernels/tile/pairs.h"
#include "opapi/kernels/tile/summed.h"

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
