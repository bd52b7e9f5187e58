// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#pragma once

#include "ascendcl/export.h"
#include "opapi/planning/phase_one.h"

namespace actgrad {

ACTGRAD_API aclnnStatus plan_add_relu(
    Product product,
    const aclTensor* self,
    const aclTensor* other,
    const aclScalar* alpha,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_inplace_add_relu(
    Product product,
    aclTensor* selfRef,
    const aclTensor* other,
    const aclScalar* alpha,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_celu(
    Product product,
    const aclTensor* self,
    const aclScalar* alpha,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_inplace_celu(
    Product product,
    aclTensor* selfRef,
    const aclScalar* alpha,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_clipped_swiglu(
    Product product,
    const aclTensor* x,
    const aclTensor* groupIndexOptional,
    int64_t dim,
    double alpha,
    double limit,
    double bias,
    bool interleaved,
    const aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_clipped_swiglu_grad(
    Product product,
    const aclTensor* gradY,
    const aclTensor* x,
    const aclTensor* groupIndexOptional,
    int64_t dim,
    double alpha,
    double limit,
    double bias,
    bool interleaved,
    const aclTensor* gradXOut,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_clipped_swiglu_v2(
    Product product,
    const aclTensor* x,
    const aclTensor* groupIndexOptional,
    int64_t dim,
    double alpha,
    double limit,
    double bias,
    bool interleaved,
    int64_t clampMode,
    const aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_elu(
    Product product,
    const aclTensor* self,
    const aclScalar* alpha,
    const aclScalar* scale,
    const aclScalar* inputScale,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_elu_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclScalar* alpha,
    const aclScalar* scale,
    const aclScalar* inputScale,
    bool isResult,
    const aclTensor* selfOrResult,
    aclTensor* gradInput,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_inplace_elu(
    Product product,
    aclTensor* selfRef,
    const aclScalar* alpha,
    const aclScalar* scale,
    const aclScalar* inputScale,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_erfinv(
    Product product,
    const aclTensor* self,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_inplace_erfinv(
    Product product,
    const aclTensor* selfRef,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_fast_gelu(
    Product product,
    const aclTensor* self,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_fast_gelu_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    aclTensor* gradInput,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_fatrelu_mul(
    Product product,
    const aclTensor* input,
    const aclTensor* threshold,
    int64_t dim,
    const aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_ge_glu(
    Product product,
    const aclTensor* self,
    int64_t dim,
    int64_t approximate,
    aclTensor* out,
    aclTensor* outGelu,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_ge_glu_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclTensor* gelu,
    int64_t dim,
    int64_t approximate,
    aclTensor* gradInput,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_ge_glu_v3(
    Product product,
    const aclTensor* self,
    int64_t dim,
    int64_t approximate,
    bool activateLeft,
    aclTensor* out,
    aclTensor* outGelu,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_ge_glu_v3_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclTensor* gelu,
    int64_t dim,
    int64_t approximate,
    bool activateLeft,
    aclTensor* gradInput,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_gelu(
    Product product,
    const aclTensor* self,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_gelu_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclTensor* gradInput,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_gelu_backward_v2(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    Word approximate,
    aclTensor* gradInput,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_gelu_v2(
    Product product,
    const aclTensor* x,
    int64_t approximate,
    aclTensor* y,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_gelu_mul(
    Product product,
    const aclTensor* input,
    int64_t dim,
    Word approximateOptional,
    const aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_glu(
    Product product,
    const aclTensor* self,
    int64_t dim,
    const aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_glu_backward(
    Product product,
    const aclTensor* gradOut,
    const aclTensor* self,
    int64_t dim,
    const aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_hardshrink(
    Product product,
    const aclTensor* self,
    const aclScalar* lambd,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_hardshrink_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* lambd,
    aclTensor* gradInput,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_hardsigmoid(
    Product product,
    const aclTensor* self,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_hardsigmoid_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_inplace_hardsigmoid(
    Product product,
    const aclTensor* self,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_hardswish(
    Product product,
    const aclTensor* self,
    const aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_hardswish_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_hardswish_backward_v2(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_inplace_hardswish(
    Product product,
    const aclTensor* self,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_hardtanh(
    Product product,
    const aclTensor* self,
    const aclScalar* clipValueMin,
    const aclScalar* clipValueMax,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_hardtanh_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* min,
    const aclScalar* max,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_inplace_hardtanh(
    Product product,
    aclTensor* selfRef,
    const aclScalar* clipValueMin,
    const aclScalar* clipValueMax,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_heaviside(
    Product product,
    const aclTensor* input,
    const aclTensor* values,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_inplace_leaky_relu(
    Product product,
    aclTensor* selfRef,
    const aclScalar* negativeSlope,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_leaky_relu(
    Product product,
    const aclTensor* self,
    const aclScalar* negativeSlope,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_leaky_relu_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* negativeSlope,
    bool selfIsResult,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_log_sigmoid(
    Product product,
    const aclTensor* self,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_log_sigmoid_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclTensor* buffer,
    aclTensor* gradInput,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_log_sigmoid_forward(
    Product product,
    const aclTensor* self,
    aclTensor* out,
    aclTensor* buffer,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_inplace_mish(
    Product product,
    aclTensor* selfRef,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_mish(
    Product product,
    const aclTensor* self,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_mish_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    aclTensor* gradInput,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_prelu(
    Product product,
    const aclTensor* self,
    const aclTensor* weight,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_prelu_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclTensor* weight,
    aclTensor* gradInput,
    aclTensor* gradWeight,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_inplace_relu(
    Product product,
    aclTensor* selfRef,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_relu(
    Product product,
    const aclTensor* self,
    const aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_inplace_rrelu_with_noise(
    Product product,
    const aclTensor* self,
    const aclTensor* noise,
    const aclScalar* lower,
    const aclScalar* upper,
    bool training,
    int64_t seed,
    int64_t offset,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_rrelu_with_noise(
    Product product,
    const aclTensor* self,
    const aclTensor* noise,
    const aclScalar* lower,
    const aclScalar* upper,
    bool training,
    int64_t seed,
    int64_t offset,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_inplace_selu(
    Product product,
    aclTensor* selfRef,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_selu(
    Product product,
    const aclTensor* self,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_selu_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* result,
    aclTensor* gradInput,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_shrink(
    Product product,
    const aclTensor* self,
    const aclScalar* lambd,
    const aclScalar* bias,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_inplace_sigmoid(
    Product product,
    aclTensor* selfRef,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_sigmoid(
    Product product,
    const aclTensor* self,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_sigmoid_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* output,
    aclTensor* gradInput,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_silu(
    Product product,
    const aclTensor* self,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_silu_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    aclTensor* gradInput,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_situ_glu(
    Product product,
    const aclTensor* x,
    int64_t dim,
    double beta,
    double linearBeta,
    bool activateLeft,
    const aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_situ_glu_grad(
    Product product,
    const aclTensor* gradY,
    const aclTensor* x,
    int64_t dim,
    double beta,
    double linearBeta,
    bool activateLeft,
    const aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_softplus(
    Product product,
    const aclTensor* self,
    const aclScalar* beta,
    const aclScalar* threshold,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_softplus_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* beta,
    const aclScalar* threshold,
    aclTensor* gradInput,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_softshrink(
    Product product,
    const aclTensor* self,
    const aclScalar* lambd,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_softshrink_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* lambd,
    aclTensor* gradInput,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_squared_relu(
    Product product,
    const aclTensor* input,
    const aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_swi_glu(
    Product product,
    const aclTensor* x,
    int64_t dim,
    const aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_swi_glu_grad(
    Product product,
    const aclTensor* yGrad,
    const aclTensor* x,
    int64_t dim,
    const aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_swiglu_group(
    Product product,
    const aclTensor* x,
    const aclTensor* weightOptional,
    const aclTensor* groupIndexOptional,
    double clampLimit,
    int64_t dim,
    const aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_swiglu_group_grad(
    Product product,
    const aclTensor* gradY,
    const aclTensor* x,
    const aclTensor* weightOptional,
    const aclTensor* yOriginOptional,
    const aclTensor* groupIndexOptional,
    double clampLimit,
    int64_t dim,
    aclTensor* gradXOut,
    aclTensor* gradWeightOutOptional,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_swish(
    Product product,
    const aclTensor* self,
    const aclScalar* betaOptional,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_swish_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* betaOptional,
    aclTensor* gradInput,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_inplace_tanh(
    Product product,
    aclTensor* selfRef,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_tanh(
    Product product,
    const aclTensor* self,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_tanh_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* output,
    aclTensor* gradInput,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_inplace_threshold(
    Product product,
    aclTensor* selfRef,
    const aclScalar* threshold,
    const aclScalar* value,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_threshold(
    Product product,
    const aclTensor* self,
    const aclScalar* threshold,
    const aclScalar* value,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_threshold_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* threshold,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_celu_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* x,
    const aclScalar* alpha,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_celu_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    const aclScalar* alpha,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_halves_clipped_swiglu(
    Product product,
    const aclTensor* x,
    int64_t dim,
    double alpha,
    double limit,
    double bias,
    bool interleaved,
    bool activate_left,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_halves_clipped_swiglu_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* x,
    int64_t dim,
    double alpha,
    double limit,
    double bias,
    bool interleaved,
    bool activate_left,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_halves_clipped_swiglu_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    int64_t dim,
    double alpha,
    double limit,
    double bias,
    bool interleaved,
    bool activate_left,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_clipped_swiglu_pair(
    Product product,
    const aclTensor* gate,
    const aclTensor* up,
    double alpha,
    double limit,
    double bias,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_clipped_swiglu_pair_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    double alpha,
    double limit,
    double bias,
    aclTensor* dgate,
    aclTensor* dup,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_clipped_swiglu_pair_double_backward(
    Product product,
    const aclTensor* ddgate,
    const aclTensor* ddup,
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    double alpha,
    double limit,
    double bias,
    aclTensor* ddy,
    aclTensor* dgate,
    aclTensor* dup,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_halves_weighted_swiglu(
    Product product,
    const aclTensor* x,
    const aclTensor* weight,
    int64_t dim,
    double alpha,
    double limit,
    double bias,
    bool interleaved,
    bool activate_left,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_halves_weighted_swiglu_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* x,
    const aclTensor* weight,
    int64_t dim,
    double alpha,
    double limit,
    double bias,
    bool interleaved,
    bool activate_left,
    aclTensor* dx,
    aclTensor* dweight,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_halves_weighted_swiglu_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* ddweight,
    const aclTensor* dy,
    const aclTensor* x,
    const aclTensor* weight,
    int64_t dim,
    double alpha,
    double limit,
    double bias,
    bool interleaved,
    bool activate_left,
    aclTensor* ddy,
    aclTensor* dx,
    aclTensor* dweight,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_weighted_swiglu_of_two(
    Product product,
    const aclTensor* gate,
    const aclTensor* up,
    const aclTensor* weight,
    double alpha,
    double limit,
    double bias,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_weighted_swiglu_of_two_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    const aclTensor* weight,
    double alpha,
    double limit,
    double bias,
    aclTensor* dgate,
    aclTensor* dup,
    aclTensor* dweight,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_weighted_swiglu_of_two_double_backward(
    Product product,
    const aclTensor* ddgate,
    const aclTensor* ddup,
    const aclTensor* ddweight,
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    const aclTensor* weight,
    double alpha,
    double limit,
    double bias,
    aclTensor* ddy,
    aclTensor* dgate,
    aclTensor* dup,
    aclTensor* dweight,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_elu_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    const aclScalar* alpha,
    const aclScalar* scale,
    const aclScalar* input_scale,
    bool is_result,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_erfinv_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* x,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_erfinv_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_fast_gelu_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_fatrelu_mul_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* x,
    const aclTensor* threshold,
    int64_t dim,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_fatrelu_mul_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    const aclTensor* threshold,
    int64_t dim,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_geglu_alone(
    Product product,
    const aclTensor* x,
    int64_t dim,
    int64_t approximate,
    bool activate_left,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_geglu_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    int64_t dim,
    int64_t approximate,
    bool activate_left,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_geglu_pair(
    Product product,
    const aclTensor* gate,
    const aclTensor* up,
    int64_t approximate,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_geglu_pair_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    int64_t approximate,
    aclTensor* dgate,
    aclTensor* dup,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_geglu_pair_double_backward(
    Product product,
    const aclTensor* ddgate,
    const aclTensor* ddup,
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    int64_t approximate,
    aclTensor* ddy,
    aclTensor* dgate,
    aclTensor* dup,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_gelu_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    Word approximate,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_gelu_mul_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* x,
    int64_t dim,
    Word approximate,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_gelu_mul_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    int64_t dim,
    Word approximate,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_gelu_mul_pair(
    Product product,
    const aclTensor* gate,
    const aclTensor* up,
    Word approximate,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_gelu_mul_pair_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    Word approximate,
    aclTensor* dgate,
    aclTensor* dup,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_gelu_mul_pair_double_backward(
    Product product,
    const aclTensor* ddgate,
    const aclTensor* ddup,
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    Word approximate,
    aclTensor* ddy,
    aclTensor* dgate,
    aclTensor* dup,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_glu_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    int64_t dim,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_glu_pair(
    Product product,
    const aclTensor* gate,
    const aclTensor* up,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_glu_pair_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    aclTensor* dgate,
    aclTensor* dup,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_glu_pair_double_backward(
    Product product,
    const aclTensor* ddgate,
    const aclTensor* ddup,
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    aclTensor* ddy,
    aclTensor* dgate,
    aclTensor* dup,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_hardshrink_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    const aclScalar* lambd,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_hardsigmoid_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_hardswish_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_hardtanh_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    const aclScalar* min_val,
    const aclScalar* max_val,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_leaky_relu_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    const aclScalar* negative_slope,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_logsigmoid_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_mish_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_threshold_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    const aclScalar* threshold,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_selu_double_backward(
    Product product,
    const aclTensor* ddoutput,
    const aclTensor* dy,
    const aclTensor* output,
    aclTensor* ddy,
    aclTensor* doutput,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_shrink_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* x,
    const aclScalar* lambd,
    const aclScalar* bias,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_shrink_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    const aclScalar* lambd,
    const aclScalar* bias,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_sigmoid_double_backward(
    Product product,
    const aclTensor* ddoutput,
    const aclTensor* dy,
    const aclTensor* output,
    aclTensor* ddy,
    aclTensor* doutput,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_silu_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_situ_glu_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    int64_t dim,
    double beta,
    double linear_beta,
    bool activate_left,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_situ_glu_pair(
    Product product,
    const aclTensor* gate,
    const aclTensor* up,
    double beta,
    double linear_beta,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_situ_glu_pair_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    double beta,
    double linear_beta,
    aclTensor* dgate,
    aclTensor* dup,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_situ_glu_pair_double_backward(
    Product product,
    const aclTensor* ddgate,
    const aclTensor* ddup,
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    double beta,
    double linear_beta,
    aclTensor* ddy,
    aclTensor* dgate,
    aclTensor* dup,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_softplus_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    const aclScalar* beta,
    const aclScalar* threshold,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_softshrink_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    const aclScalar* lambd,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_squared_relu_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* x,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_squared_relu_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_swiglu_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    int64_t dim,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_swiglu_pair(
    Product product,
    const aclTensor* gate,
    const aclTensor* up,
    aclTensor* out,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_swiglu_pair_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    aclTensor* dgate,
    aclTensor* dup,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_swiglu_pair_double_backward(
    Product product,
    const aclTensor* ddgate,
    const aclTensor* ddup,
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    aclTensor* ddy,
    aclTensor* dgate,
    aclTensor* dup,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_swish_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    const aclScalar* beta,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_tanh_double_backward(
    Product product,
    const aclTensor* ddoutput,
    const aclTensor* dy,
    const aclTensor* output,
    aclTensor* ddy,
    aclTensor* doutput,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_add_relu_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* output,
    const aclScalar* alpha,
    aclTensor* dx,
    aclTensor* dother,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_add_relu_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* ddother,
    const aclTensor* output,
    const aclScalar* alpha,
    aclTensor* ddy,
    Planned& planned);
ACTGRAD_API aclnnStatus plan_prelu_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* ddweight,
    const aclTensor* dy,
    const aclTensor* x,
    const aclTensor* weight,
    aclTensor* ddy,
    aclTensor* dx,
    aclTensor* dweight,
    Planned& planned);

}  // namespace actgrad
