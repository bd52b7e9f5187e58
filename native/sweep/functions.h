// SPDX-License-Identifier: Apache-2.0
// All unary functions that a sweep can measure, in one instruction set.
#pragma once

#include "src/actgrad/arithmetic/primitives/simd/storage.h"

namespace actgrad::sweep {

constexpr int BLOCK = 32;  // lanes of the widest vector

// `count` is a multiple of BLOCK.
struct Function {
    const char* name;
    void (*float32)(const float* x, float* y, int count);
    void (*float16)(const Float16* x, Float16* y, int count);
    void (*bfloat16)(const BFloat16* x, BFloat16* y, int count);
    void (*exact)(const double* x, double* y, int count);
};

// All functions and the two roundings to 16 bits; `count` is again a multiple of BLOCK.
struct FunctionList {
    const Function* first;
    int count;
    void (*to_float16)(const float* x, Float16* y, int count);
    void (*to_bfloat16)(const float* x, BFloat16* y, int count);
};

}  // namespace actgrad::sweep
