// SPDX-License-Identifier: Apache-2.0
//
// Functions of one number, in double precision, that several families have.
#pragma once

#include <algorithm>
#include <cmath>

namespace fuzz {

inline double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }
inline double silu(double x) { return x * sigmoid(x); }
inline double silu_slope(double x) { return sigmoid(x) * (1 + x * (1 - sigmoid(x))); }

inline double swish(double x, double beta) { return x * sigmoid(beta * x); }
inline double log_sigmoid(double x) { return std::min(x, 0.0) - std::log1p(std::exp(-std::abs(x))); }

inline double swish_slope(double x, double beta) {
    const double s = sigmoid(beta * x);
    return s * (1 + beta * x * (1 - s));
}

inline double gelu(double x, bool by_tanh) {
    const double u = std::sqrt(2 / M_PI) * (x + 0.044715 * x * x * x);
    return by_tanh ? x / 2 * (1 + std::tanh(u)) : x / 2 * std::erfc(-x / std::sqrt(2.0));
}

inline double gelu_slope(double x, bool by_tanh) {
    if (!by_tanh) {
        return std::erfc(-x / std::sqrt(2.0)) / 2 + x * std::exp(-x * x / 2) / std::sqrt(2 * M_PI);
    }
    const double t = std::tanh(std::sqrt(2 / M_PI) * (x + 0.044715 * x * x * x));
    return (1 + t) / 2 + x / 2 * (1 - t * t) * std::sqrt(2 / M_PI) * (1 + 3 * 0.044715 * x * x);
}

}  // namespace fuzz
