// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#pragma once

#include "opapi/kernels/kernel.h"

namespace actgrad {

enum class Kernel {
    add_relu,
    celu,
    clipped_swiglu,
    clipped_swiglu_gradient,
    swiglu_clipped,
    elu,
    elu_gradient,
    elu_of_result_gradient,
    erfinv,
    fast_gelu,
    fast_gelu_gradient,
    step_gated,
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
    gelu_gated,
    gelu_tanh_gated,
    sigmoid_gated,
    sigmoid_gated_gradient,
    hardshrink,
    hardshrink_selected_gradient,
    hardsigmoid,
    hardsigmoid_selected_gradient,
    hardswish,
    hardswish_closed_gradient,
    hardswish_gradient,
    hardtanh,
    hardtanh_selected_gradient,
    heaviside,
    leaky_relu,
    leaky_relu_gradient,
    logsigmoid,
    logsigmoid_gradient,
    mish,
    mish_gradient,
    prelu,
    prelu_gradient,
    relu,
    rrelu,
    selu,
    selu_of_result_gradient,
    shrink,
    sigmoid,
    sigmoid_of_result_gradient,
    silu,
    silu_gradient,
    situ_glu,
    bounded_situ_glu,
    situ_glu_gradient,
    bounded_situ_glu_gradient,
    softplus,
    softplus_gradient,
    softshrink,
    softshrink_selected_gradient,
    squared_relu,
    silu_gated,
    silu_gated_gradient,
    swiglu_group,
    swiglu_group_weighted,
    swiglu_group_gradient,
    swiglu_group_weighted_gradient,
    swish,
    swish_gradient,
    tanh,
    tanh_of_result_gradient,
    threshold,
    step_selected_gradient,
    celu_gradient,
    celu_second_gradient,
    clipped_swiglu_second_gradient,
    weighted_swiglu,
    weighted_swiglu_gradient,
    weighted_swiglu_second_gradient,
    elu_second_gradient,
    elu_of_result_second_gradient,
    erfinv_gradient,
    erfinv_second_gradient,
    fast_gelu_second_gradient,
    step_selected_gated_gradient,
    step_selected_gated_second_gradient,
    gelu_gated_second_gradient,
    gelu_tanh_gated_second_gradient,
    gelu_second_gradient,
    gelu_tanh_second_gradient,
    sigmoid_gated_second_gradient,
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
    situ_glu_second_gradient,
    bounded_situ_glu_second_gradient,
    softplus_second_gradient,
    softshrink_selected_second_gradient,
    squared_relu_gradient,
    squared_relu_second_gradient,
    silu_gated_second_gradient,
    swish_second_gradient,
    tanh_of_result_second_gradient,
    add_relu_gradient,
    add_relu_second_gradient,
    prelu_second_gradient,
    COUNT
};

constexpr const char* KERNEL_NAMES[] = {
    "add_relu",
    "celu",
    "clipped_swiglu",
    "clipped_swiglu_gradient",
    "swiglu_clipped",
    "elu",
    "elu_gradient",
    "elu_of_result_gradient",
    "erfinv",
    "fast_gelu",
    "fast_gelu_gradient",
    "step_gated",
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
    "gelu_gated",
    "gelu_tanh_gated",
    "sigmoid_gated",
    "sigmoid_gated_gradient",
    "hardshrink",
    "hardshrink_selected_gradient",
    "hardsigmoid",
    "hardsigmoid_selected_gradient",
    "hardswish",
    "hardswish_closed_gradient",
    "hardswish_gradient",
    "hardtanh",
    "hardtanh_selected_gradient",
    "heaviside",
    "leaky_relu",
    "leaky_relu_gradient",
    "logsigmoid",
    "logsigmoid_gradient",
    "mish",
    "mish_gradient",
    "prelu",
    "prelu_gradient",
    "relu",
    "rrelu",
    "selu",
    "selu_of_result_gradient",
    "shrink",
    "sigmoid",
    "sigmoid_of_result_gradient",
    "silu",
    "silu_gradient",
    "situ_glu",
    "bounded_situ_glu",
    "situ_glu_gradient",
    "bounded_situ_glu_gradient",
    "softplus",
    "softplus_gradient",
    "softshrink",
    "softshrink_selected_gradient",
    "squared_relu",
    "silu_gated",
    "silu_gated_gradient",
    "swiglu_group",
    "swiglu_group_weighted",
    "swiglu_group_gradient",
    "swiglu_group_weighted_gradient",
    "swish",
    "swish_gradient",
    "tanh",
    "tanh_of_result_gradient",
    "threshold",
    "step_selected_gradient",
    "celu_gradient",
    "celu_second_gradient",
    "clipped_swiglu_second_gradient",
    "weighted_swiglu",
    "weighted_swiglu_gradient",
    "weighted_swiglu_second_gradient",
    "elu_second_gradient",
    "elu_of_result_second_gradient",
    "erfinv_gradient",
    "erfinv_second_gradient",
    "fast_gelu_second_gradient",
    "step_selected_gated_gradient",
    "step_selected_gated_second_gradient",
    "gelu_gated_second_gradient",
    "gelu_tanh_gated_second_gradient",
    "gelu_second_gradient",
    "gelu_tanh_second_gradient",
    "sigmoid_gated_second_gradient",
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
    "situ_glu_second_gradient",
    "bounded_situ_glu_second_gradient",
    "softplus_second_gradient",
    "softshrink_selected_second_gradient",
    "squared_relu_gradient",
    "squared_relu_second_gradient",
    "silu_gated_second_gradient",
    "swish_second_gradient",
    "tanh_of_result_second_gradient",
    "add_relu_gradient",
    "add_relu_second_gradient",
    "prelu_second_gradient",
};

// Whether the formula is computed on integers as they are; elsewhere they count as float32.
constexpr bool HOLDS_FOR_INTEGERS[] = {
    true,  // add_relu
    false,  // celu
    false,  // clipped_swiglu
    false,  // clipped_swiglu_gradient
    false,  // swiglu_clipped
    false,  // elu
    false,  // elu_gradient
    false,  // elu_of_result_gradient
    false,  // erfinv
    false,  // fast_gelu
    false,  // fast_gelu_gradient
    false,  // step_gated
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
    false,  // gelu_gated
    false,  // gelu_tanh_gated
    false,  // sigmoid_gated
    false,  // sigmoid_gated_gradient
    false,  // hardshrink
    false,  // hardshrink_selected_gradient
    false,  // hardsigmoid
    false,  // hardsigmoid_selected_gradient
    false,  // hardswish
    false,  // hardswish_closed_gradient
    false,  // hardswish_gradient
    true,  // hardtanh
    false,  // hardtanh_selected_gradient
    false,  // heaviside
    false,  // leaky_relu
    false,  // leaky_relu_gradient
    false,  // logsigmoid
    false,  // logsigmoid_gradient
    false,  // mish
    false,  // mish_gradient
    false,  // prelu
    false,  // prelu_gradient
    true,  // relu
    false,  // rrelu
    false,  // selu
    false,  // selu_of_result_gradient
    false,  // shrink
    false,  // sigmoid
    false,  // sigmoid_of_result_gradient
    false,  // silu
    false,  // silu_gradient
    false,  // situ_glu
    false,  // bounded_situ_glu
    false,  // situ_glu_gradient
    false,  // bounded_situ_glu_gradient
    false,  // softplus
    false,  // softplus_gradient
    false,  // softshrink
    false,  // softshrink_selected_gradient
    false,  // squared_relu
    false,  // silu_gated
    false,  // silu_gated_gradient
    false,  // swiglu_group
    false,  // swiglu_group_weighted
    false,  // swiglu_group_gradient
    false,  // swiglu_group_weighted_gradient
    false,  // swish
    false,  // swish_gradient
    false,  // tanh
    false,  // tanh_of_result_gradient
    true,  // threshold
    true,  // step_selected_gradient
    false,  // celu_gradient
    false,  // celu_second_gradient
    false,  // clipped_swiglu_second_gradient
    false,  // weighted_swiglu
    false,  // weighted_swiglu_gradient
    false,  // weighted_swiglu_second_gradient
    false,  // elu_second_gradient
    false,  // elu_of_result_second_gradient
    false,  // erfinv_gradient
    false,  // erfinv_second_gradient
    false,  // fast_gelu_second_gradient
    false,  // step_selected_gated_gradient
    false,  // step_selected_gated_second_gradient
    false,  // gelu_gated_second_gradient
    false,  // gelu_tanh_gated_second_gradient
    false,  // gelu_second_gradient
    false,  // gelu_tanh_second_gradient
    false,  // sigmoid_gated_second_gradient
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
    false,  // situ_glu_second_gradient
    false,  // bounded_situ_glu_second_gradient
    false,  // softplus_second_gradient
    false,  // softshrink_selected_second_gradient
    false,  // squared_relu_gradient
    false,  // squared_relu_second_gradient
    false,  // silu_gated_second_gradient
    false,  // swish_second_gradient
    false,  // tanh_of_result_second_gradient
    false,  // add_relu_gradient
    false,  // add_relu_second_gradient
    false,  // prelu_second_gradient
};

// Whether a result of a wider dtype than the inputs of 16 bits is not rounded to theirs first.
constexpr bool ROUNDS_ONCE[] = {
    true,  // add_relu
    false,  // celu
    false,  // clipped_swiglu
    false,  // clipped_swiglu_gradient
    false,  // swiglu_clipped
    false,  // elu
    false,  // elu_gradient
    false,  // elu_of_result_gradient
    false,  // erfinv
    false,  // fast_gelu
    false,  // fast_gelu_gradient
    false,  // step_gated
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
    false,  // gelu_gated
    false,  // gelu_tanh_gated
    false,  // sigmoid_gated
    false,  // sigmoid_gated_gradient
    false,  // hardshrink
    false,  // hardshrink_selected_gradient
    false,  // hardsigmoid
    false,  // hardsigmoid_selected_gradient
    false,  // hardswish
    false,  // hardswish_closed_gradient
    false,  // hardswish_gradient
    false,  // hardtanh
    false,  // hardtanh_selected_gradient
    false,  // heaviside
    false,  // leaky_relu
    false,  // leaky_relu_gradient
    false,  // logsigmoid
    false,  // logsigmoid_gradient
    false,  // mish
    false,  // mish_gradient
    false,  // prelu
    false,  // prelu_gradient
    false,  // relu
    false,  // rrelu
    false,  // selu
    false,  // selu_of_result_gradient
    false,  // shrink
    false,  // sigmoid
    false,  // sigmoid_of_result_gradient
    false,  // silu
    false,  // silu_gradient
    false,  // situ_glu
    false,  // bounded_situ_glu
    false,  // situ_glu_gradient
    false,  // bounded_situ_glu_gradient
    false,  // softplus
    false,  // softplus_gradient
    false,  // softshrink
    false,  // softshrink_selected_gradient
    false,  // squared_relu
    false,  // silu_gated
    false,  // silu_gated_gradient
    false,  // swiglu_group
    false,  // swiglu_group_weighted
    false,  // swiglu_group_gradient
    false,  // swiglu_group_weighted_gradient
    false,  // swish
    false,  // swish_gradient
    false,  // tanh
    false,  // tanh_of_result_gradient
    false,  // threshold
    false,  // step_selected_gradient
    false,  // celu_gradient
    false,  // celu_second_gradient
    false,  // clipped_swiglu_second_gradient
    false,  // weighted_swiglu
    false,  // weighted_swiglu_gradient
    false,  // weighted_swiglu_second_gradient
    false,  // elu_second_gradient
    false,  // elu_of_result_second_gradient
    false,  // erfinv_gradient
    false,  // erfinv_second_gradient
    false,  // fast_gelu_second_gradient
    false,  // step_selected_gated_gradient
    false,  // step_selected_gated_second_gradient
    false,  // gelu_gated_second_gradient
    false,  // gelu_tanh_gated_second_gradient
    false,  // gelu_second_gradient
    false,  // gelu_tanh_second_gradient
    false,  // sigmoid_gated_second_gradient
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
    false,  // situ_glu_second_gradient
    false,  // bounded_situ_glu_second_gradient
    false,  // softplus_second_gradient
    false,  // softshrink_selected_second_gradient
    false,  // squared_relu_gradient
    false,  // squared_relu_second_gradient
    false,  // silu_gated_second_gradient
    false,  // swish_second_gradient
    false,  // tanh_of_result_second_gradient
    false,  // add_relu_gradient
    false,  // add_relu_second_gradient
    false,  // prelu_second_gradient
};

// For each kernel, these four as Properties says.
constexpr int SUMS[] = {
    0,  // add_relu
    0,  // celu
    0,  // clipped_swiglu
    0,  // clipped_swiglu_gradient
    0,  // swiglu_clipped
    0,  // elu
    0,  // elu_gradient
    0,  // elu_of_result_gradient
    0,  // erfinv
    0,  // fast_gelu
    0,  // fast_gelu_gradient
    0,  // step_gated
    0,  // gelu_gated_with_activation
    0,  // gelu_tanh_gated_with_activation
    0,  // gelu_gated_gradient_given
    0,  // gelu_tanh_gated_gradient_given
    0,  // gelu_gated_gradient
    0,  // gelu_tanh_gated_gradient
    0,  // gelu_tanh
    0,  // gelu_tanh_gradient
    0,  // gelu_gradient
    0,  // gelu
    0,  // gelu_gated
    0,  // gelu_tanh_gated
    0,  // sigmoid_gated
    0,  // sigmoid_gated_gradient
    0,  // hardshrink
    0,  // hardshrink_selected_gradient
    0,  // hardsigmoid
    0,  // hardsigmoid_selected_gradient
    0,  // hardswish
    0,  // hardswish_closed_gradient
    0,  // hardswish_gradient
    0,  // hardtanh
    0,  // hardtanh_selected_gradient
    0,  // heaviside
    0,  // leaky_relu
    0,  // leaky_relu_gradient
    0,  // logsigmoid
    0,  // logsigmoid_gradient
    0,  // mish
    0,  // mish_gradient
    0,  // prelu
    1,  // prelu_gradient
    0,  // relu
    0,  // rrelu
    0,  // selu
    0,  // selu_of_result_gradient
    0,  // shrink
    0,  // sigmoid
    0,  // sigmoid_of_result_gradient
    0,  // silu
    0,  // silu_gradient
    0,  // situ_glu
    0,  // bounded_situ_glu
    0,  // situ_glu_gradient
    0,  // bounded_situ_glu_gradient
    0,  // softplus
    0,  // softplus_gradient
    0,  // softshrink
    0,  // softshrink_selected_gradient
    0,  // squared_relu
    0,  // silu_gated
    0,  // silu_gated_gradient
    0,  // swiglu_group
    0,  // swiglu_group_weighted
    0,  // swiglu_group_gradient
    1,  // swiglu_group_weighted_gradient
    0,  // swish
    0,  // swish_gradient
    0,  // tanh
    0,  // tanh_of_result_gradient
    0,  // threshold
    0,  // step_selected_gradient
    0,  // celu_gradient
    0,  // celu_second_gradient
    0,  // clipped_swiglu_second_gradient
    0,  // weighted_swiglu
    1,  // weighted_swiglu_gradient
    1,  // weighted_swiglu_second_gradient
    0,  // elu_second_gradient
    0,  // elu_of_result_second_gradient
    0,  // erfinv_gradient
    0,  // erfinv_second_gradient
    0,  // fast_gelu_second_gradient
    0,  // step_selected_gated_gradient
    0,  // step_selected_gated_second_gradient
    0,  // gelu_gated_second_gradient
    0,  // gelu_tanh_gated_second_gradient
    0,  // gelu_second_gradient
    0,  // gelu_tanh_second_gradient
    0,  // sigmoid_gated_second_gradient
    0,  // hardshrink_selected_second_gradient
    0,  // hardsigmoid_selected_second_gradient
    0,  // hardswish_second_gradient
    0,  // hardtanh_selected_second_gradient
    0,  // leaky_relu_second_gradient
    0,  // logsigmoid_second_gradient
    0,  // mish_second_gradient
    0,  // step_selected_second_gradient
    0,  // selu_of_result_second_gradient
    0,  // shrink_selected_gradient
    0,  // shrink_selected_second_gradient
    0,  // sigmoid_of_result_second_gradient
    0,  // silu_second_gradient
    0,  // situ_glu_second_gradient
    0,  // bounded_situ_glu_second_gradient
    0,  // softplus_second_gradient
    0,  // softshrink_selected_second_gradient
    0,  // squared_relu_gradient
    0,  // squared_relu_second_gradient
    0,  // silu_gated_second_gradient
    0,  // swish_second_gradient
    0,  // tanh_of_result_second_gradient
    0,  // add_relu_gradient
    0,  // add_relu_second_gradient
    1,  // prelu_second_gradient
};

constexpr unsigned ROW_INPUTS[] = {
    0,  // add_relu
    0,  // celu
    0,  // clipped_swiglu
    0,  // clipped_swiglu_gradient
    0,  // swiglu_clipped
    0,  // elu
    0,  // elu_gradient
    0,  // elu_of_result_gradient
    0,  // erfinv
    0,  // fast_gelu
    0,  // fast_gelu_gradient
    0,  // step_gated
    0,  // gelu_gated_with_activation
    0,  // gelu_tanh_gated_with_activation
    0,  // gelu_gated_gradient_given
    0,  // gelu_tanh_gated_gradient_given
    0,  // gelu_gated_gradient
    0,  // gelu_tanh_gated_gradient
    0,  // gelu_tanh
    0,  // gelu_tanh_gradient
    0,  // gelu_gradient
    0,  // gelu
    0,  // gelu_gated
    0,  // gelu_tanh_gated
    0,  // sigmoid_gated
    0,  // sigmoid_gated_gradient
    0,  // hardshrink
    0,  // hardshrink_selected_gradient
    0,  // hardsigmoid
    0,  // hardsigmoid_selected_gradient
    0,  // hardswish
    0,  // hardswish_closed_gradient
    0,  // hardswish_gradient
    0,  // hardtanh
    0,  // hardtanh_selected_gradient
    0,  // heaviside
    0,  // leaky_relu
    0,  // leaky_relu_gradient
    0,  // logsigmoid
    0,  // logsigmoid_gradient
    0,  // mish
    0,  // mish_gradient
    0,  // prelu
    0,  // prelu_gradient
    0,  // relu
    0,  // rrelu
    0,  // selu
    0,  // selu_of_result_gradient
    0,  // shrink
    0,  // sigmoid
    0,  // sigmoid_of_result_gradient
    0,  // silu
    0,  // silu_gradient
    0,  // situ_glu
    0,  // bounded_situ_glu
    0,  // situ_glu_gradient
    0,  // bounded_situ_glu_gradient
    0,  // softplus
    0,  // softplus_gradient
    0,  // softshrink
    0,  // softshrink_selected_gradient
    0,  // squared_relu
    0,  // silu_gated
    0,  // silu_gated_gradient
    0,  // swiglu_group
    4,  // swiglu_group_weighted
    0,  // swiglu_group_gradient
    8,  // swiglu_group_weighted_gradient
    0,  // swish
    0,  // swish_gradient
    0,  // tanh
    0,  // tanh_of_result_gradient
    0,  // threshold
    0,  // step_selected_gradient
    0,  // celu_gradient
    0,  // celu_second_gradient
    0,  // clipped_swiglu_second_gradient
    4,  // weighted_swiglu
    8,  // weighted_swiglu_gradient
    0,  // weighted_swiglu_second_gradient
    0,  // elu_second_gradient
    0,  // elu_of_result_second_gradient
    0,  // erfinv_gradient
    0,  // erfinv_second_gradient
    0,  // fast_gelu_second_gradient
    0,  // step_selected_gated_gradient
    0,  // step_selected_gated_second_gradient
    0,  // gelu_gated_second_gradient
    0,  // gelu_tanh_gated_second_gradient
    0,  // gelu_second_gradient
    0,  // gelu_tanh_second_gradient
    0,  // sigmoid_gated_second_gradient
    0,  // hardshrink_selected_second_gradient
    0,  // hardsigmoid_selected_second_gradient
    0,  // hardswish_second_gradient
    0,  // hardtanh_selected_second_gradient
    0,  // leaky_relu_second_gradient
    0,  // logsigmoid_second_gradient
    0,  // mish_second_gradient
    0,  // step_selected_second_gradient
    0,  // selu_of_result_second_gradient
    0,  // shrink_selected_gradient
    0,  // shrink_selected_second_gradient
    0,  // sigmoid_of_result_second_gradient
    0,  // silu_second_gradient
    0,  // situ_glu_second_gradient
    0,  // bounded_situ_glu_second_gradient
    0,  // softplus_second_gradient
    0,  // softshrink_selected_second_gradient
    0,  // squared_relu_gradient
    0,  // squared_relu_second_gradient
    0,  // silu_gated_second_gradient
    0,  // swish_second_gradient
    0,  // tanh_of_result_second_gradient
    0,  // add_relu_gradient
    0,  // add_relu_second_gradient
    0,  // prelu_second_gradient
};

constexpr bool IS_MEMORY_BOUND[] = {
    true,  // add_relu
    false,  // celu
    false,  // clipped_swiglu
    false,  // clipped_swiglu_gradient
    false,  // swiglu_clipped
    false,  // elu
    false,  // elu_gradient
    true,  // elu_of_result_gradient
    false,  // erfinv
    false,  // fast_gelu
    false,  // fast_gelu_gradient
    true,  // step_gated
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
    false,  // gelu_gated
    false,  // gelu_tanh_gated
    false,  // sigmoid_gated
    false,  // sigmoid_gated_gradient
    true,  // hardshrink
    true,  // hardshrink_selected_gradient
    true,  // hardsigmoid
    true,  // hardsigmoid_selected_gradient
    true,  // hardswish
    true,  // hardswish_closed_gradient
    true,  // hardswish_gradient
    true,  // hardtanh
    true,  // hardtanh_selected_gradient
    true,  // heaviside
    true,  // leaky_relu
    true,  // leaky_relu_gradient
    false,  // logsigmoid
    false,  // logsigmoid_gradient
    false,  // mish
    false,  // mish_gradient
    true,  // prelu
    false,  // prelu_gradient
    true,  // relu
    true,  // rrelu
    false,  // selu
    true,  // selu_of_result_gradient
    true,  // shrink
    false,  // sigmoid
    true,  // sigmoid_of_result_gradient
    false,  // silu
    false,  // silu_gradient
    false,  // situ_glu
    false,  // bounded_situ_glu
    false,  // situ_glu_gradient
    false,  // bounded_situ_glu_gradient
    false,  // softplus
    false,  // softplus_gradient
    true,  // softshrink
    true,  // softshrink_selected_gradient
    true,  // squared_relu
    false,  // silu_gated
    false,  // silu_gated_gradient
    false,  // swiglu_group
    false,  // swiglu_group_weighted
    false,  // swiglu_group_gradient
    false,  // swiglu_group_weighted_gradient
    false,  // swish
    false,  // swish_gradient
    false,  // tanh
    true,  // tanh_of_result_gradient
    true,  // threshold
    true,  // step_selected_gradient
    false,  // celu_gradient
    false,  // celu_second_gradient
    false,  // clipped_swiglu_second_gradient
    false,  // weighted_swiglu
    false,  // weighted_swiglu_gradient
    false,  // weighted_swiglu_second_gradient
    false,  // elu_second_gradient
    true,  // elu_of_result_second_gradient
    false,  // erfinv_gradient
    false,  // erfinv_second_gradient
    false,  // fast_gelu_second_gradient
    true,  // step_selected_gated_gradient
    true,  // step_selected_gated_second_gradient
    false,  // gelu_gated_second_gradient
    false,  // gelu_tanh_gated_second_gradient
    false,  // gelu_second_gradient
    false,  // gelu_tanh_second_gradient
    false,  // sigmoid_gated_second_gradient
    true,  // hardshrink_selected_second_gradient
    true,  // hardsigmoid_selected_second_gradient
    true,  // hardswish_second_gradient
    true,  // hardtanh_selected_second_gradient
    true,  // leaky_relu_second_gradient
    false,  // logsigmoid_second_gradient
    false,  // mish_second_gradient
    true,  // step_selected_second_gradient
    true,  // selu_of_result_second_gradient
    true,  // shrink_selected_gradient
    true,  // shrink_selected_second_gradient
    true,  // sigmoid_of_result_second_gradient
    false,  // silu_second_gradient
    false,  // situ_glu_second_gradient
    false,  // bounded_situ_glu_second_gradient
    false,  // softplus_second_gradient
    true,  // softshrink_selected_second_gradient
    true,  // squared_relu_gradient
    true,  // squared_relu_second_gradient
    false,  // silu_gated_second_gradient
    false,  // swish_second_gradient
    true,  // tanh_of_result_second_gradient
    true,  // add_relu_gradient
    true,  // add_relu_second_gradient
    false,  // prelu_second_gradient
};

constexpr Pairs PAIRS[] = {
    {0, 0},  // add_relu
    {0, 0},  // celu
    {1, 0},  // clipped_swiglu
    {2, 1},  // clipped_swiglu_gradient
    {1, 0},  // swiglu_clipped
    {0, 0},  // elu
    {0, 0},  // elu_gradient
    {0, 0},  // elu_of_result_gradient
    {0, 0},  // erfinv
    {0, 0},  // fast_gelu
    {0, 0},  // fast_gelu_gradient
    {0, 0},  // step_gated
    {0, 0},  // gelu_gated_with_activation
    {0, 0},  // gelu_tanh_gated_with_activation
    {0, 0},  // gelu_gated_gradient_given
    {0, 0},  // gelu_tanh_gated_gradient_given
    {0, 0},  // gelu_gated_gradient
    {0, 0},  // gelu_tanh_gated_gradient
    {0, 0},  // gelu_tanh
    {0, 0},  // gelu_tanh_gradient
    {0, 0},  // gelu_gradient
    {0, 0},  // gelu
    {0, 0},  // gelu_gated
    {0, 0},  // gelu_tanh_gated
    {0, 0},  // sigmoid_gated
    {0, 0},  // sigmoid_gated_gradient
    {0, 0},  // hardshrink
    {0, 0},  // hardshrink_selected_gradient
    {0, 0},  // hardsigmoid
    {0, 0},  // hardsigmoid_selected_gradient
    {0, 0},  // hardswish
    {0, 0},  // hardswish_closed_gradient
    {0, 0},  // hardswish_gradient
    {0, 0},  // hardtanh
    {0, 0},  // hardtanh_selected_gradient
    {0, 0},  // heaviside
    {0, 0},  // leaky_relu
    {0, 0},  // leaky_relu_gradient
    {0, 0},  // logsigmoid
    {0, 0},  // logsigmoid_gradient
    {0, 0},  // mish
    {0, 0},  // mish_gradient
    {0, 0},  // prelu
    {0, 0},  // prelu_gradient
    {0, 0},  // relu
    {0, 0},  // rrelu
    {0, 0},  // selu
    {0, 0},  // selu_of_result_gradient
    {0, 0},  // shrink
    {0, 0},  // sigmoid
    {0, 0},  // sigmoid_of_result_gradient
    {0, 0},  // silu
    {0, 0},  // silu_gradient
    {0, 0},  // situ_glu
    {0, 0},  // bounded_situ_glu
    {0, 0},  // situ_glu_gradient
    {0, 0},  // bounded_situ_glu_gradient
    {0, 0},  // softplus
    {0, 0},  // softplus_gradient
    {0, 0},  // softshrink
    {0, 0},  // softshrink_selected_gradient
    {0, 0},  // squared_relu
    {0, 0},  // silu_gated
    {0, 0},  // silu_gated_gradient
    {0, 0},  // swiglu_group
    {0, 0},  // swiglu_group_weighted
    {0, 0},  // swiglu_group_gradient
    {0, 0},  // swiglu_group_weighted_gradient
    {0, 0},  // swish
    {0, 0},  // swish_gradient
    {0, 0},  // tanh
    {0, 0},  // tanh_of_result_gradient
    {0, 0},  // threshold
    {0, 0},  // step_selected_gradient
    {0, 0},  // celu_gradient
    {0, 0},  // celu_second_gradient
    {9, 2},  // clipped_swiglu_second_gradient
    {0, 0},  // weighted_swiglu
    {0, 0},  // weighted_swiglu_gradient
    {0, 0},  // weighted_swiglu_second_gradient
    {0, 0},  // elu_second_gradient
    {0, 0},  // elu_of_result_second_gradient
    {0, 0},  // erfinv_gradient
    {0, 0},  // erfinv_second_gradient
    {0, 0},  // fast_gelu_second_gradient
    {0, 0},  // step_selected_gated_gradient
    {0, 0},  // step_selected_gated_second_gradient
    {0, 0},  // gelu_gated_second_gradient
    {0, 0},  // gelu_tanh_gated_second_gradient
    {0, 0},  // gelu_second_gradient
    {0, 0},  // gelu_tanh_second_gradient
    {0, 0},  // sigmoid_gated_second_gradient
    {0, 0},  // hardshrink_selected_second_gradient
    {0, 0},  // hardsigmoid_selected_second_gradient
    {0, 0},  // hardswish_second_gradient
    {0, 0},  // hardtanh_selected_second_gradient
    {0, 0},  // leaky_relu_second_gradient
    {0, 0},  // logsigmoid_second_gradient
    {0, 0},  // mish_second_gradient
    {0, 0},  // step_selected_second_gradient
    {0, 0},  // selu_of_result_second_gradient
    {0, 0},  // shrink_selected_gradient
    {0, 0},  // shrink_selected_second_gradient
    {0, 0},  // sigmoid_of_result_second_gradient
    {0, 0},  // silu_second_gradient
    {0, 0},  // situ_glu_second_gradient
    {0, 0},  // bounded_situ_glu_second_gradient
    {0, 0},  // softplus_second_gradient
    {0, 0},  // softshrink_selected_second_gradient
    {0, 0},  // squared_relu_gradient
    {0, 0},  // squared_relu_second_gradient
    {0, 0},  // silu_gated_second_gradient
    {0, 0},  // swish_second_gradient
    {0, 0},  // tanh_of_result_second_gradient
    {0, 0},  // add_relu_gradient
    {0, 0},  // add_relu_second_gradient
    {0, 0},  // prelu_second_gradient
};

}  // namespace actgrad
