// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>

#include "fuzz/rules/families.h"
#include "fuzz/rules/functions.h"

namespace fuzz {

namespace {

double mish(double x) { return x * std::tanh(-log_sigmoid(-x)); }

double mish_slope(double x) {
    const double t = std::tanh(-log_sigmoid(-x));
    return t + x * sigmoid(x) * (1 - t * t);
}

double elu(double x, double alpha, double scale, double input_scale) {
    return x > 0 ? scale * x : alpha * scale * std::expm1(input_scale * x);
}

double elu_slope(double x, double alpha, double scale, double input_scale) {
    return x > 0 ? scale : input_scale * alpha * scale * std::exp(input_scale * x);
}

double elu_slope_of_result(double y, double alpha, double scale, double input_scale) {
    return y > 0 ? scale : input_scale * (y + alpha * scale);
}

constexpr double selu_alpha = 1.6732632423543772, selu_scale = 1.0507009873554805;

Results elu_gradient(const Element& at) {
    const auto slope = at.call.number() != 0 ? elu_slope_of_result : elu_slope;
    return {at.in[0] * slope(at.in[1], at.scalars[0], at.scalars[1], at.scalars[2])};
}

// Newton's method on erfc, whose tail keeps the digits of 1 - |x|.
double erfinv(double x) {
    const double u = std::abs(x);
    if (!(u < 1)) {
        return u == 1 ? x * INFINITY : NAN;
    }
    double y = 0;
    for (int i = 0; i < 60; ++i) {
        y += (std::erfc(y) - (1 - u)) * std::sqrt(M_PI) / 2 * std::exp(y * y);
    }
    return std::copysign(u < 1e-8 ? std::sqrt(M_PI) / 2 * u : y, x);
}

// NaN, which is not checked, if x is so close to the threshold that the rounding of beta * x decides.
double beyond(double beta, double x, double threshold, double above, double below) {
    const double product = beta * x;
    const bool unclear =
        product != threshold && std::abs(product - threshold) < 1e-5 * std::max(1.0, std::abs(product));
    return unclear ? NAN : product > threshold ? above : below;
}

double softplus(double x, double beta, double threshold) {
    return beyond(beta, x, threshold, x, -log_sigmoid(-beta * x) / beta);
}

double softplus_slope(double x, double beta, double threshold) {
    return beyond(beta, x, threshold, 1, sigmoid(beta * x));
}

bool refuses_alpha(const Call& call, Product) {
    const auto alpha = static_cast<float>(call.scalars[0].value);
    return alpha == 0 || std::isnan(alpha);
}

}  // namespace

const std::vector<Rule>& smooth_rules() {
    static const std::vector<Rule>& all = *new std::vector<Rule>{
        {"aclnnSilu", Form::Unary, Newer | On910 | On310P | AnyRank, ACTGRAD_RESULT(silu(at.in[0]))},
        {"aclnnSiluBackward", Form::Gradient, Newer | On910 | Mixes950,
         ACTGRAD_RESULT(at.in[0] * silu_slope(at.in[1]))},
        {"aclnnLogSigmoid", Form::Unary, Newer | On910 | AnyRank, ACTGRAD_RESULT(log_sigmoid(at.in[0]))},
        {"aclnnLogSigmoidForward", Form::Unary, Newer | On910 | On310P | IgnoresThird | NullThird | AnyRank,
         ACTGRAD_RESULT(log_sigmoid(at.in[0]))},
        {"aclnnLogSigmoidBackward", Form::Gradient, Newer | On910 | On310P | IgnoresThird | AnyRank,
         ACTGRAD_RESULT(at.in[0] * sigmoid(-at.in[1]))},
        {"aclnnSoftplus", Form::Unary, Newer | No950 | On910 | On310P | CastsToAny,
         ACTGRAD_RESULT(softplus(at.in[0], at.scalars[0], at.scalars[1]))},
        {"aclnnSoftplusBackward", Form::Gradient,
         Newer | On910 | Double | AllIntegers | Bool | WholeInput | Promotes | CastsToAny,
         ACTGRAD_RESULT(at.in[0] * softplus_slope(at.in[1], at.scalars[0], at.scalars[1]))},
        {"aclnnMish", Form::Unary, Newer | On910, ACTGRAD_RESULT(mish(at.in[0]))},
        {"aclnnInplaceMish", Form::InPlace, Newer | On910, ACTGRAD_RESULT(mish(at.in[0]))},
        {"aclnnMishBackward", Form::Gradient, Newer | On910 | On310P | Promotes | Casts | Broadcasts,
         ACTGRAD_RESULT(at.in[0] * mish_slope(at.in[1]))},
        {"aclnnSwish", Form::Unary, Newer | On910 | On310P | OptionalScalar,
         ACTGRAD_RESULT(swish(at.in[0], at.scalars[0]))},
        {"aclnnSwishBackward", Form::Gradient, Newer | On910 | On310P | OptionalScalar,
         ACTGRAD_RESULT(at.in[0] * swish_slope(at.in[1], at.scalars[0]))},
        {"aclnnFastGelu", Form::Unary, Newer | OneFormat, ACTGRAD_RESULT(swish(at.in[0], 1.702))},
        {"aclnnFastGeluBackward", Form::Gradient, Newer | OneFormat,
         ACTGRAD_RESULT(at.in[0] * swish_slope(at.in[1], 1.702))},
        {"aclnnGelu", Form::Unary, Newer | On910 | On310P | PublicFormats, ACTGRAD_RESULT(gelu(at.in[0], true))},
        {"aclnnGeluBackward", Form::Gradient, Newer | On910 | On310P | Promotes | CastsToAny | Broadcasts,
         ACTGRAD_RESULT(at.in[0] * gelu_slope(at.in[1], true))},
        {"aclnnGeluV2", Form::Unary, Newer | On910 | On310P, ACTGRAD_RESULT(gelu(at.in[0], at.call.number() == 1)),
         refuses_gelu},
        {"aclnnGeluBackwardV2", Form::Gradient, Newer | On910 | On310P | Promotes | Promoted | Broadcasts | AnyRank,
         ACTGRAD_RESULT(at.in[0] * gelu_slope(at.in[1], at.call.number() == 1)), refuses_gelu},
        {"aclnnSigmoid", Form::Unary, Newer | On910 | On310P | Double | Casts, ACTGRAD_RESULT(sigmoid(at.in[0]))},
        {"aclnnInplaceSigmoid", Form::InPlace, Newer | On910 | On310P | Double, ACTGRAD_RESULT(sigmoid(at.in[0]))},
        {"aclnnSigmoidBackward", Form::Gradient, Newer | On910 | On310P | Double | Promotes | Casts | Broadcasts,
         ACTGRAD_RESULT(at.in[0] * at.in[1] * (1 - at.in[1]))},
        {"aclnnTanh", Form::Unary, Newer | On910 | Casts | AllIntegers | Bool | WholeInput | OneFormat | PublicFormats,
         ACTGRAD_RESULT(std::tanh(at.in[0]))},
        {"aclnnInplaceTanh", Form::InPlace, Newer | On910 | PublicFormats, ACTGRAD_RESULT(std::tanh(at.in[0]))},
        {"aclnnTanhBackward", Form::Gradient, Newer | On910 | On310P | Double | Broadcasts,
         ACTGRAD_RESULT(at.in[0] * (1 - at.in[1] * at.in[1]))},
        {"aclnnErfinv", Form::Unary, Newer | On910 | Casts | AllIntegers | Bool | NewerIntegers | WholeInput,
         ACTGRAD_RESULT(erfinv(at.in[0]))},
        {"aclnnInplaceErfinv", Form::InPlace, Newer | On910, ACTGRAD_RESULT(erfinv(at.in[0]))},
        {"aclnnCelu", Form::Unary, Newer | On910 | CastsToAny,
         ACTGRAD_RESULT(elu(at.in[0], at.scalars[0], 1, 1 / at.scalars[0])), refuses_alpha},
        {"aclnnInplaceCelu", Form::InPlace, Newer | On910,
         ACTGRAD_RESULT(elu(at.in[0], at.scalars[0], 1, 1 / at.scalars[0])), refuses_alpha},
        {"aclnnElu", Form::Unary, Newer | On910 | On310P | Double | CastsToAny,
         ACTGRAD_RESULT(elu(at.in[0], at.scalars[0], at.scalars[1], at.scalars[2]))},
        {"aclnnInplaceElu", Form::InPlace, Newer | On910 | On310P | Double,
         ACTGRAD_RESULT(elu(at.in[0], at.scalars[0], at.scalars[1], at.scalars[2]))},
        {"aclnnEluBackward", Form::Gradient, Newer | On910 | On310P | CastsToAny, elu_gradient,
         refuses_results_of_negative_slope},
        {"aclnnSelu", Form::Unary, Newer | No950 | On910 | AnyRank,
         ACTGRAD_RESULT(elu(at.in[0], selu_alpha, selu_scale, 1))},
        {"aclnnInplaceSelu", Form::InPlace, Newer | No950 | On910 | AnyRank,
         ACTGRAD_RESULT(elu(at.in[0], selu_alpha, selu_scale, 1))},
        {"aclnnSeluBackward", Form::Gradient, Newer | On910 | On310P | AnyRank,
         ACTGRAD_RESULT(at.in[0] * elu_slope_of_result(at.in[1], selu_alpha, selu_scale, 1))},
    };
    return all;
}

}  // namespace fuzz
