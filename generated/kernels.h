// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m actgrad.codegen` from src/actgrad/operators/ and src/actgrad/companions/. Edit that instead.

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
    geglu_erf_alone,
    geglu_tanh_alone,
    geglu_erf_second_gradient,
    geglu_tanh_second_gradient,
    hardswish_second_gradient,
    silu_second_gradient,
    swiglu_second_gradient,
    COUNT
};

constexpr const char* KERNEL_NAMES[] = {
    "geglu_erf",
    "geglu_tanh",
    "geglu_erf_gradient",
    "geglu_tanh_gradient",
    "geglu_erf_gradient_recomputed",
    "geglu_tanh_gradient_recomputed",
    "hardswish",
    "hardswish_gradient",
    "hardswish_gradient_open",
    "silu",
    "silu_gradient",
    "swiglu",
    "swiglu_gradient",
    "geglu_erf_alone",
    "geglu_tanh_alone",
    "geglu_erf_second_gradient",
    "geglu_tanh_second_gradient",
    "hardswish_second_gradient",
    "silu_second_gradient",
    "swiglu_second_gradient",
};

}  // namespace actgrad
