// SPDX-License-Identifier: Apache-2.0
// The primitives in C++ for 64-bit integers, for formulas that select or add. Overflow wraps around.
#pragma once

#include <stdint.h>

#include "simd/simd.h"

namespace actgrad::ACTGRAD_ISA {

struct Integer {
    int64_t value;

    Integer() = default;
    constexpr Integer(int64_t integer) : value(integer) {}
    constexpr Integer(double constant) : value(static_cast<int64_t>(constant)) {}
};

#define ACTGRAD_INTEGER(op)                                                                            \
    ACTGRAD_INLINE Integer operator op(Integer a, Integer b) {                                         \
        return static_cast<int64_t>(static_cast<uint64_t>(a.value) op static_cast<uint64_t>(b.value)); \
    }
ACTGRAD_INTEGER(+)
ACTGRAD_INTEGER(-)
ACTGRAD_INTEGER(*)
#undef ACTGRAD_INTEGER
#define ACTGRAD_INTEGER(op) \
    ACTGRAD_INLINE bool operator op(Integer a, Integer b) { return a.value op b.value; }
ACTGRAD_INTEGER(<)
ACTGRAD_INTEGER(<=)
ACTGRAD_INTEGER(>)
ACTGRAD_INTEGER(>=)
ACTGRAD_INTEGER(==)
#undef ACTGRAD_INTEGER

ACTGRAD_INLINE Integer operator-(Integer a) { return Integer(int64_t{0}) - a; }
ACTGRAD_INLINE Integer where(bool condition, Integer a, Integer b) { return condition ? a : b; }
ACTGRAD_INLINE Integer fma(Integer a, Integer b, Integer c) { return a * b + c; }
ACTGRAD_INLINE Integer absolute(Integer a) { return a < 0.0 ? -a : a; }
ACTGRAD_INLINE Integer at_most(Integer a, Integer bound) { return bound < a ? bound : a; }
ACTGRAD_INLINE Integer at_least(Integer a, Integer bound) { return a < bound ? bound : a; }

}  // namespace actgrad::ACTGRAD_ISA
