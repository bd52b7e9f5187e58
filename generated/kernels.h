// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m actgrad.codegen` from src/actgrad/operators/. Edit that instead.

#pragma once

namespace actgrad {

enum class Kernel {
    silu_gradient,
    hardswish_gradient,
    swiglu_gradient,
    geglu_erf_gradient,
    geglu_tanh_gradient,
    geglu_erf_gradient_recomputed,
    geglu_tanh_gradient_recomputed,
    COUNT
};

}  // namespace actgrad
