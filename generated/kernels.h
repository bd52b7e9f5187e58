// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m actgrad.codegen` from src/actgrad/operators/. Edit that instead.

#pragma once

namespace actgrad {

enum class Kernel {
    geglu_erf,
    geglu_tanh,
    geglu_erf_gradient,
    geglu_tanh_gradient,
    geglu_erf_gradient_recomputed,
    geglu_tanh_gradient_recomputed,
    hardswish,
    hardswish_gradient,
    hardswish_gradient_open,
    silu,
    silu_gradient,
    swiglu,
    swiglu_gradient,
    COUNT
};

}  // namespace actgrad
