// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#pragma once

namespace actgrad {

enum class Kernel {
    celu,
    elu,
    elu_gradient,
    elu_of_result_gradient,
    erfinv,
    fast_gelu,
    fast_gelu_gradient,
    gelu_gated_with_activation,
    gelu_tanh_gated_with_activation,
    gelu_gated_gradient_given,
    gelu_tanh_gated_gradient_given,
    gelu_gated_gradient,
    gelu_tanh_gated_gradient,
    gelu_tanh,
    gelu_tanh_gradient,
    gelu_gradient,
    gelu,
    hardshrink,
    hardshrink_selected_gradient,
    hardsigmoid,
    hardsigmoid_selected_gradient,
    hardswish,
    hardswish_closed_gradient,
    hardswish_gradient,
    hardtanh,
    hardtanh_selected_gradient,
    leaky_relu,
    leaky_relu_gradient,
    logsigmoid,
    logsigmoid_gradient,
    mish,
    mish_gradient,
    relu,
    selu,
    selu_of_result_gradient,
    shrink,
    sigmoid,
    sigmoid_of_result_gradient,
    silu,
    silu_gradient,
    softplus,
    softplus_gradient,
    softshrink,
    softshrink_selected_gradient,
    squared_relu,
    silu_gated,
    silu_gated_gradient,
    swish,
    swish_gradient,
    tanh,
    tanh_of_result_gradient,
    threshold,
    step_selected_gradient,
    celu_gradient,
    celu_second_gradient,
    elu_second_gradient,
    elu_of_result_second_gradient,
    erfinv_gradient,
    erfinv_second_gradient,
    fast_gelu_second_gradient,
    gelu_gated,
    gelu_tanh_gated,
    gelu_gated_second_gradient,
    gelu_tanh_gated_second_gradient,
    gelu_second_gradient,
    gelu_tanh_second_gradient,
    hardshrink_selected_second_gradient,
    hardsigmoid_selected_second_gradient,
    hardswish_second_gradient,
    hardtanh_selected_second_gradient,
    leaky_relu_second_gradient,
    logsigmoid_second_gradient,
    mish_second_gradient,
    step_selected_second_gradient,
    selu_of_result_second_gradient,
    shrink_selected_gradient,
    shrink_selected_second_gradient,
    sigmoid_of_result_second_gradient,
    silu_second_gradient,
    softplus_second_gradient,
    softshrink_selected_second_gradient,
    squared_relu_gradient,
    squared_relu_second_gradient,
    silu_gated_second_gradient,
    swish_second_gradient,
    tanh_of_result_second_gradient,
    COUNT
};

constexpr const char* KERNEL_NAMES[] = {
    "celu",
    "elu",
    "elu_gradient",
    "elu_of_result_gradient",
    "erfinv",
    "fast_gelu",
    "fast_gelu_gradient",
    "gelu_gated_with_activation",
    "gelu_tanh_gated_with_activation",
    "gelu_gated_gradient_given",
    "gelu_tanh_gated_gradient_given",
    "gelu_gated_gradient",
    "gelu_tanh_gated_gradient",
    "gelu_tanh",
    "gelu_tanh_gradient",
    "gelu_gradient",
    "gelu",
    "hardshrink",
    "hardshrink_selected_gradient",
    "hardsigmoid",
    "hardsigmoid_selected_gradient",
    "hardswish",
    "hardswish_closed_gradient",
    "hardswish_gradient",
    "hardtanh",
    "hardtanh_selected_gradient",
    "leaky_relu",
    "leaky_relu_gradient",
    "logsigmoid",
    "logsigmoid_gradient",
    "mish",
    "mish_gradient",
    "relu",
    "selu",
    "selu_of_result_gradient",
    "shrink",
    "sigmoid",
    "sigmoid_of_result_gradient",
    "silu",
    "silu_gradient",
    "softplus",
    "softplus_gradient",
    "softshrink",
    "softshrink_selected_gradient",
    "squared_relu",
    "silu_gated",
    "silu_gated_gradient",
    "swish",
    "swish_gradient",
    "tanh",
    "tanh_of_result_gradient",
    "threshold",
    "step_selected_gradient",
    "celu_gradient",
    "celu_second_gradient",
    "elu_second_gradient",
    "elu_of_result_second_gradient",
    "erfinv_gradient",
    "erfinv_second_gradient",
    "fast_gelu_second_gradient",
    "gelu_gated",
    "gelu_tanh_gated",
    "gelu_gated_second_gradient",
    "gelu_tanh_gated_second_gradient",
    "gelu_second_gradient",
    "gelu_tanh_second_gradient",
    "hardshrink_selected_second_gradient",
    "hardsigmoid_selected_second_gradient",
    "hardswish_second_gradient",
    "hardtanh_selected_second_gradient",
    "leaky_relu_second_gradient",
    "logsigmoid_second_gradient",
    "mish_second_gradient",
    "step_selected_second_gradient",
    "selu_of_result_second_gradient",
    "shrink_selected_gradient",
    "shrink_selected_second_gradient",
    "sigmoid_of_result_second_gradient",
    "silu_second_gradient",
    "softplus_second_gradient",
    "softshrink_selected_second_gradient",
    "squared_relu_gradient",
    "squared_relu_second_gradient",
    "silu_gated_second_gradient",
    "swish_second_gradient",
    "tanh_of_result_second_gradient",
};

// Whether the formula is computed on integers as they are; elsewhere they count as float32.
constexpr bool HOLDS_FOR_INTEGERS[] = {
    false,  // celu
    false,  // elu
    false,  // elu_gradient
    false,  // elu_of_result_gradient
    false,  // erfinv
    false,  // fast_gelu
    false,  // fast_gelu_gradient
    false,  // gelu_gated_with_activation
    false,  // gelu_tanh_gated_with_activation
    false,  // gelu_gated_gradient_given
    false,  // gelu_tanh_gated_gradient_given
    false,  // gelu_gated_gradient
    false,  // gelu_tanh_gated_gradient
    false,  // gelu_tanh
    false,  // gelu_tanh_gradient
    false,  // gelu_gradient
    false,  // gelu
    false,  // hardshrink
    false,  // hardshrink_selected_gradient
    false,  // hardsigmoid
    false,  // hardsigmoid_selected_gradient
    false,  // hardswish
    false,  // hardswish_closed_gradient
    false,  // hardswish_gradient
    true,  // hardtanh
    false,  // hardtanh_selected_gradient
    false,  // leaky_relu
    false,  // leaky_relu_gradient
    false,  // logsigmoid
    false,  // logsigmoid_gradient
    false,  // mish
    false,  // mish_gradient
    true,  // relu
    false,  // selu
    false,  // selu_of_result_gradient
    false,  // shrink
    false,  // sigmoid
    false,  // sigmoid_of_result_gradient
    false,  // silu
    false,  // silu_gradient
    false,  // softplus
    false,  // softplus_gradient
    false,  // softshrink
    false,  // softshrink_selected_gradient
    false,  // squared_relu
    false,  // silu_gated
    false,  // silu_gated_gradient
    false,  // swish
    false,  // swish_gradient
    false,  // tanh
    false,  // tanh_of_result_gradient
    true,  // threshold
    true,  // step_selected_gradient
    false,  // celu_gradient
    false,  // celu_second_gradient
    false,  // elu_second_gradient
    false,  // elu_of_result_second_gradient
    false,  // erfinv_gradient
    false,  // erfinv_second_gradient
    false,  // fast_gelu_second_gradient
    false,  // gelu_gated
    false,  // gelu_tanh_gated
    false,  // gelu_gated_second_gradient
    false,  // gelu_tanh_gated_second_gradient
    false,  // gelu_second_gradient
    false,  // gelu_tanh_second_gradient
    false,  // hardshrink_selected_second_gradient
    false,  // hardsigmoid_selected_second_gradient
    false,  // hardswish_second_gradient
    false,  // hardtanh_selected_second_gradient
    false,  // leaky_relu_second_gradient
    false,  // logsigmoid_second_gradient
    false,  // mish_second_gradient
    false,  // step_selected_second_gradient
    false,  // selu_of_result_second_gradient
    false,  // shrink_selected_gradient
    false,  // shrink_selected_second_gradient
    false,  // sigmoid_of_result_second_gradient
    false,  // silu_second_gradient
    false,  // softplus_second_gradient
    false,  // softshrink_selected_second_gradient
    false,  // squared_relu_gradient
    false,  // squared_relu_second_gradient
    false,  // silu_gated_second_gradient
    false,  // swish_second_gradient
    false,  // tanh_of_result_second_gradient
};

}  // namespace actgrad
