// SPDX-License-Identifier: Apache-2.0
// Storage types of the two 16-bit floating-point formats. Arithmetic is in float32 (see simd.h).
#pragma once

#include <stdint.h>

namespace actgrad {

// IEEE binary16: 5 exponent bits, 10 fraction bits.
struct Float16 {
    uint16_t bits;
};

// The upper half of a float32: 8 exponent bits, 7 fraction bits.
struct BFloat16 {
    uint16_t bits;
};

}  // namespace actgrad
