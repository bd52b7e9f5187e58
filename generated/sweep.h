// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/arithmetic/ and src/actgrad/operators/. Edit that instead.

// Included inside the namespace of one instruction set, after generated/activations.h.

// x/alpha and its rounding error (0 beyond ±1000), from one reciprocal of alpha, scaled lest it overflow
template <class V>
inline Pair<V> ratio(V x, V alpha) {
    const V size = absolute(alpha);
    const V unit = where(size < 1e-20, 1.152921504606847e+18, where(size > 1e+20, V(8.673617379884035e-19), 1.0));  // 2^±60
    const V scaled = x * unit;
    const V d = alpha * unit;
    const V k = divide(1.0, d);
    const V p = scaled * k;
    return {p, where(absolute(p) < 1000.0, fma(-p, d, scaled) * k, 0.0)};
}

// 1e-30·|alpha|: nearer to 0 CELU is x in every dtype, and x/alpha might underflow; 0 for an infinite alpha
template <class V>
inline V celu_line(V alpha) {
    const V size = absolute(alpha);
    return 1e-30 * where((size - size) == 0.0, size, 0.0);
}

// x for x > 0, alpha·(e^(x/alpha) − 1) for x ≤ 0
template <class V>
inline V celu(V x, V alpha) {
    const auto [p, p_lo] = ratio(x, alpha);
    return where(x >= -celu_line(alpha), x, times_expm1(alpha, p, p_lo));
}

template <class V>
inline V celu_at_0(V x) {
    return celu(x, V(1.0));
}

// 1 for x > 0, e^(x/alpha) for x ≤ 0
template <class V>
inline V celu_derivative(V x, V alpha) {
    const auto [p, p_lo] = ratio(x, alpha);
    return where(x > 0.0, 1.0, times_growth(1.0, p, p_lo));
}

template <class V>
inline V celu_derivative_at_0(V x) {
    return celu_derivative(x, V(1.0));
}

// 0 for x > 0, e^(x/alpha)/alpha for x ≤ 0
template <class V>
inline V celu_second_derivative(V x, V alpha) {
    return where(x > 0.0, 0.0, divide(celu_derivative(x, alpha), alpha));
}

template <class V>
inline V celu_second_derivative_at_0(V x) {
    return celu_second_derivative(x, V(1.0));
}

template <class V>
inline V celu_at_1(V x) {
    return celu(x, V(0.30000001192092896));
}

template <class V>
inline V celu_derivative_at_1(V x) {
    return celu_derivative(x, V(0.30000001192092896));
}

template <class V>
inline V celu_second_derivative_at_1(V x) {
    return celu_second_derivative(x, V(0.30000001192092896));
}

template <class V>
inline V celu_at_2(V x) {
    return celu(x, V(7.0));
}

template <class V>
inline V celu_derivative_at_2(V x) {
    return celu_derivative(x, V(7.0));
}

template <class V>
inline V celu_second_derivative_at_2(V x) {
    return celu_second_derivative(x, V(7.0));
}

template <class V>
inline V celu_at_3(V x) {
    return celu(x, V(-1.7000000476837158));
}

template <class V>
inline V celu_derivative_at_3(V x) {
    return celu_derivative(x, V(-1.7000000476837158));
}

template <class V>
inline V celu_second_derivative_at_3(V x) {
    return celu_second_derivative(x, V(-1.7000000476837158));
}

// 1e-30/|input_scale|: nearer to 0 ELU is a line in every dtype, and input_scale·x might underflow
template <class V>
inline V elu_line(V input_scale) {
    return divide(1e-30, absolute(input_scale));
}

// scale·x for x > 0, alpha·scale·(e^(input_scale·x) − 1) for x ≤ 0
template <class V>
inline V elu(V x, V alpha, V scale, V input_scale) {
    const V p = input_scale * x;
    const V p_lo = where(absolute(p) < 1000.0, fma(input_scale, x, -p), 0.0);
    const V limit = alpha * scale;
    const V slope = limit * input_scale;
    const V rest = slope - slope;  // not 0 if it is infinite
    // Where the slope overflows, the line is only 0 itself: limit·0, with the sign, and the NaN, of limit·(e^p − 1).
    const V bounded = (input_scale - input_scale) + at_most(at_least(input_scale, -1.0), 1.0);
    const V line = where(x > 0.0, scale, where(rest == 0.0, slope, limit * bounded)) * x;
    const V least = where(rest == 0.0, elu_line(input_scale), 0.0);
    return where(x < -least, times_expm1(limit, p, p_lo), line);
}

template <class V>
inline V elu_at_0(V x) {
    return elu(x, V(1.0), V(1.0), V(1.0));
}

// scale for x > 0, input_scale·alpha·scale·e^(input_scale·x) for x ≤ 0
template <class V>
inline V elu_derivative(V x, V alpha, V scale, V input_scale) {
    const V p = input_scale * x;
    const V p_lo = where(absolute(p) < 1000.0, fma(input_scale, x, -p), 0.0);
    const V most = input_scale * (alpha * scale);
    const V rest = most - most;  // not 0 if it is infinite
    const V finite = where(rest == 0.0, most, at_most(at_least(most, -1.0), 1.0));
    // An infinite one is added, -0.0 instead of a finite one, as times_growth takes a difference; ∞·e^-∞ is NaN.
    const V infinite = where((0.0 * at_least(input_scale, 0.0)) == 0.0, most, 0.0 * most);
    const V growth = times_growth(finite, p, p_lo) + where(rest == 0.0, -0.0, infinite);
    return where(x > 0.0, scale, growth);
}

template <class V>
inline V elu_derivative_at_0(V x) {
    return elu_derivative(x, V(1.0), V(1.0), V(1.0));
}

// 0 for x > 0, input_scale²·alpha·scale·e^(input_scale·x) for x ≤ 0
template <class V>
inline V elu_second_derivative(V x, V alpha, V scale, V input_scale) {
    return where_or_product(x > 0.0, 0.0, input_scale * elu_derivative(x, alpha, scale, input_scale));
}

template <class V>
inline V elu_second_derivative_at_0(V x) {
    return elu_second_derivative(x, V(1.0), V(1.0), V(1.0));
}

template <class V>
inline V elu_at_1(V x) {
    return elu(x, V(1.2999999523162842), V(0.699999988079071), V(1.899999976158142));
}

template <class V>
inline V elu_derivative_at_1(V x) {
    return elu_derivative(x, V(1.2999999523162842), V(0.699999988079071), V(1.899999976158142));
}

template <class V>
inline V elu_second_derivative_at_1(V x) {
    return elu_second_derivative(x, V(1.2999999523162842), V(0.699999988079071), V(1.899999976158142));
}

template <class V>
inline V elu_at_2(V x) {
    return elu(x, V(-0.30000001192092896), V(1.100000023841858), V(0.20000000298023224));
}

template <class V>
inline V elu_derivative_at_2(V x) {
    return elu_derivative(x, V(-0.30000001192092896), V(1.100000023841858), V(0.20000000298023224));
}

template <class V>
inline V elu_second_derivative_at_2(V x) {
    return elu_second_derivative(x, V(-0.30000001192092896), V(1.100000023841858), V(0.20000000298023224));
}

template <class V>
inline V elu_at_3(V x) {
    return elu(x, V(0.8999999761581421), V(0.6000000238418579), V(-0.699999988079071));
}

template <class V>
inline V elu_derivative_at_3(V x) {
    return elu_derivative(x, V(0.8999999761581421), V(0.6000000238418579), V(-0.699999988079071));
}

template <class V>
inline V elu_second_derivative_at_3(V x) {
    return elu_second_derivative(x, V(0.8999999761581421), V(0.6000000238418579), V(-0.699999988079071));
}

// The integral of elu_derivative_of_result over the result
template <class V>
inline V elu_gradient_integral(V y, V alpha, V scale, V input_scale) {
    const V limit = alpha * scale;
    const V lack = fma(alpha, scale, -limit);
    const V limit_lo = where(absolute(lack) <= absolute(limit), lack, 0.0);
    return where(y > 0.0, scale * y, (input_scale * y) * (fma(y, 0.5, limit) + limit_lo));
}

template <class V>
inline V elu_gradient_integral_at_0(V x) {
    return elu_gradient_integral(x, V(1.0), V(1.0), V(1.0));
}

// scale for y > 0, input_scale·(y + alpha·scale) for y ≤ 0; exact to the last digits next to −alpha·scale too
template <class V>
inline V elu_derivative_of_result(V y, V alpha, V scale, V input_scale) {
    const V limit = alpha * scale;
    const V lack = fma(alpha, scale, -limit);  // the rounding error; NaN at an infinity
    const V limit_lo = where(absolute(lack) <= absolute(limit), lack, 0.0);
    return where(y > 0.0, scale, input_scale * ((y + limit) + limit_lo));
}

template <class V>
inline V elu_derivative_of_result_at_0(V x) {
    return elu_derivative_of_result(x, V(1.0), V(1.0), V(1.0));
}

// 0 for y > 0, input_scale for y ≤ 0
template <class V>
inline V elu_second_derivative_of_result(V y, V /* alpha */, V /* scale */, V input_scale) {
    return where(y > 0.0, 0.0, input_scale);
}

template <class V>
inline V elu_second_derivative_of_result_at_0(V x) {
    return elu_second_derivative_of_result(x, V(1.0), V(1.0), V(1.0));
}

template <class V>
inline V elu_gradient_integral_at_1(V x) {
    return elu_gradient_integral(x, V(1.2999999523162842), V(0.699999988079071), V(1.899999976158142));
}

template <class V>
inline V elu_derivative_of_result_at_1(V x) {
    return elu_derivative_of_result(x, V(1.2999999523162842), V(0.699999988079071), V(1.899999976158142));
}

template <class V>
inline V elu_second_derivative_of_result_at_1(V x) {
    return elu_second_derivative_of_result(x, V(1.2999999523162842), V(0.699999988079071), V(1.899999976158142));
}

template <class V>
inline V elu_gradient_integral_at_2(V x) {
    return elu_gradient_integral(x, V(0.8999999761581421), V(0.6000000238418579), V(0.699999988079071));
}

template <class V>
inline V elu_derivative_of_result_at_2(V x) {
    return elu_derivative_of_result(x, V(0.8999999761581421), V(0.6000000238418579), V(0.699999988079071));
}

template <class V>
inline V elu_second_derivative_of_result_at_2(V x) {
    return elu_second_derivative_of_result(x, V(0.8999999761581421), V(0.6000000238418579), V(0.699999988079071));
}

// erf⁻¹(x)
template <class V>
inline V erfinv(V x) {
    return inverse_erf(x);
}

// √π/2·e^(y²) with y = erf⁻¹(x)
template <class V>
inline V erfinv_derivative(V x) {
    return inverse_erf_slope(x);
}

// 2·y·y'² with y = erf⁻¹(x)
template <class V>
inline V erfinv_second_derivative(V x) {
    const V slope = inverse_erf_slope(x);
    return (2.0 * inverse_erf(x)) * (slope * slope);
}

// 1.702·t as a pair, the value and its rounding error; far out, where e^-1.702·t is 0, t does not count
template <class V>
inline Pair<V> fast_gelu_logit(V t) {
    const V u = at_most(t, 1000.0);
    const V lacking = divide(23.0, 1048576000.0);  // what 1.702 lacks of the nearest float32
    const V w = fma(u, -lacking, u * 1.7020000219345093);
    return {w, fma(u, -lacking, fma(u, 1.7020000219345093, -w))};
}

// x·σ(w) with w = 1.702·x
template <class V>
inline V fast_gelu(V x) {
    const auto [w, lo] = fast_gelu_logit(absolute(x));
    const V e = exp(-w, -lo);
    return over_one_plus(where(x < 0.0, times_exp(x, -w, -lo), x), e);
}

// SiLU'(w) with w = 1.702·x; on the right it is 1 minus its mirror image
template <class V>
inline V fast_gelu_derivative(V x) {
    const auto [w, lo] = keep(fast_gelu_logit(absolute(x)));
    const V t = keep(fma(x, 0.0, w));  // NaN for infinite x
    const V tail = logistic_slope(t, -t, lo, -lo);
    return where(x >= 0.0, 1.0 - tail, tail);
}

// t, and NaN for infinite x
template <class V>
inline V finite_magnitude(V x, V t) {
    return fma(x, 0.0, t);
}

// |w|, but at most 1e30, where e^-|w| has long been 0
template <class V>
inline V magnitude(V w) {
    return at_most(absolute(w), 1e+30);
}

// 1.702·SiLU''(w) with w = 1.702·x
template <class V>
inline V fast_gelu_second_derivative(V x) {
    const V t = keep(finite_magnitude(x, magnitude(divide(x * 851.0, 500.0))));
    const V e = exp(-t);
    const V d = 1.0 + e;
    return 1.702 * times_exp(divide(2.0 - (t * divide(1.0 - e, d)), d * d), -t);
}

// x where x > threshold, else 0
template <class V>
inline V step(V x, V limit) {
    return where(x <= limit, 0.0, x);
}

template <class V>
inline V step_at_0(V x) {
    return step(x, V(0.0));
}

// 1 where x > threshold, else 0
template <class V>
inline V step_derivative(V x, V limit) {
    return where(x <= limit, V(0.0), 1.0);
}

template <class V>
inline V step_derivative_at_0(V x) {
    return step_derivative(x, V(0.0));
}

// 0
template <class V>
inline V step_second_derivative(V /* x */, V /* limit */) {
    return 0.0;
}

template <class V>
inline V step_second_derivative_at_0(V x) {
    return step_second_derivative(x, V(0.0));
}

template <class V>
inline V step_at_1(V x) {
    return step(x, V(-1.25));
}

template <class V>
inline V step_derivative_at_1(V x) {
    return step_derivative(x, V(-1.25));
}

template <class V>
inline V step_second_derivative_at_1(V x) {
    return step_second_derivative(x, V(-1.25));
}

// e/(1 + e) below 0 and 1/(1 + e) above, with e = e^-|x|
template <class V>
inline V sigmoid(V x) {
    const V e = exp(-absolute(x));
    return over_one_plus(where(x < 0.0, e, 1.0), e);
}

// e/(1 + e)² with e = e^-|x|
template <class V>
inline V sigmoid_derivative(V x) {
    const V e = exp(-absolute(x));
    return divide(e, fma(e, 2.0 + e, 1.0));
}

// ∓e·(1 − e)/(1 + e)³ with e = e^-|x|
template <class V>
inline V sigmoid_second_derivative(V x) {
    const V e = exp(-absolute(x));
    const V d = 1.0 + e;
    return where(x < 0.0, V(-1.0), 1.0) * divide(times_expm1(e, -absolute(x)), (d * d) * d);
}

// x where |x| > λ, else 0
template <class V>
inline V hardshrink(V x, V lambd) {
    return where(absolute(x) <= lambd, 0.0, x);
}

template <class V>
inline V hardshrink_at_0(V x) {
    return hardshrink(x, V(0.5));
}

// 1 where |x| > λ, else 0; a negative λ counts as 0
template <class V>
inline V hardshrink_derivative(V x, V lambd) {
    return where(absolute(x) <= where(lambd < 0.0, 0.0, lambd), V(0.0), 1.0);
}

template <class V>
inline V hardshrink_derivative_at_0(V x) {
    return hardshrink_derivative(x, V(0.5));
}

// 0
template <class V>
inline V hardshrink_second_derivative(V /* x */, V /* lambd */) {
    return 0.0;
}

template <class V>
inline V hardshrink_second_derivative_at_0(V x) {
    return hardshrink_second_derivative(x, V(0.5));
}

template <class V>
inline V hardshrink_at_1(V x) {
    return hardshrink(x, V(1.000244140625));
}

template <class V>
inline V hardshrink_derivative_at_1(V x) {
    return hardshrink_derivative(x, V(1.000244140625));
}

template <class V>
inline V hardshrink_second_derivative_at_1(V x) {
    return hardshrink_second_derivative(x, V(1.000244140625));
}

// x/6 + 1/2 between −3 and 3, 1 above, 0 below
template <class V>
inline V hardsigmoid(V x) {
    return where(x >= 3.0, 1.0, where(x <= -3.0, 0.0, divide(x + 3.0, 6.0)));
}

// 1/6 between −3 and 3, else 0
template <class V>
inline V hardsigmoid_derivative(V x) {
    return divide(where(absolute(x) < 3.0, fma(x, 0.0, 1.0), 0.0), 6.0);  // a 1 of the precision of x
}

// 0
template <class V>
inline V hardsigmoid_second_derivative(V /* x */) {
    return 0.0;
}

// x·(x + 3)/6 between −3 and 3, x above, 0 below
template <class V>
inline V hardswish(V x) {
    return where(x >= 3.0, x, where_or_product(x <= -3.0, 0.0, x * divide(x + 3.0, 6.0)));
}

// x/3 + 1/2 between −3 and 3; 1 from 3 on, 0 down from −3
template <class V>
inline V hardswish_derivative_open(V x) {
    return where(x >= 3.0, 1.0, where(x <= -3.0, 0.0, divide(x + 1.5, 3.0)));
}

// 1/3 between −3 and 3, 0 elsewhere
template <class V>
inline V hardswish_second_derivative(V x) {
    return where(x >= 3.0, 0.0, where(x <= -3.0, 0.0, fma(x, 0.0, 1.0 / 3.0)));  // 0·x keeps a NaN
}

// x/3 + 1/2 from −3 to 3, both included; 1 above, 0 below
template <class V>
inline V hardswish_derivative_closed(V x) {
    return where(x > 3.0, 1.0, where(x < -3.0, 0.0, divide(x + 1.5, 3.0)));
}

// x, or the limit that x exceeds
template <class V>
inline V hardtanh(V x, V low, V high) {
    return where(x < low, low, where(x > high, high, x));
}

template <class V>
inline V hardtanh_at_0(V x) {
    return hardtanh(x, V(-1.0), V(1.0));
}

// 1 between the limits, 0 at and beyond them
template <class V>
inline V hardtanh_derivative(V x, V low, V high) {
    return where(x <= low, 0.0, where(x >= high, V(0.0), 1.0));
}

template <class V>
inline V hardtanh_derivative_at_0(V x) {
    return hardtanh_derivative(x, V(-1.0), V(1.0));
}

// 0
template <class V>
inline V hardtanh_second_derivative(V /* x */, V /* low */, V /* high */) {
    return 0.0;
}

template <class V>
inline V hardtanh_second_derivative_at_0(V x) {
    return hardtanh_second_derivative(x, V(-1.0), V(1.0));
}

template <class V>
inline V hardtanh_at_1(V x) {
    return hardtanh(x, V(0.0), V(6.0));
}

template <class V>
inline V hardtanh_derivative_at_1(V x) {
    return hardtanh_derivative(x, V(0.0), V(6.0));
}

template <class V>
inline V hardtanh_second_derivative_at_1(V x) {
    return hardtanh_second_derivative(x, V(0.0), V(6.0));
}

// x for x > 0, slope·x for x ≤ 0
template <class V>
inline V leaky_relu(V x, V slope) {
    return where_or_product(x > 0.0, x, slope * x);
}

template <class V>
inline V leaky_relu_at_0(V x) {
    return leaky_relu(x, V(0.009999999776482582));
}

// 1 for x > 0, the slope for x ≤ 0
template <class V>
inline V leaky_relu_derivative(V x, V slope) {
    return where(x > 0.0, 1.0, slope);
}

template <class V>
inline V leaky_relu_derivative_at_0(V x) {
    return leaky_relu_derivative(x, V(0.009999999776482582));
}

// 0
template <class V>
inline V leaky_relu_second_derivative(V /* x */, V /* slope */) {
    return 0.0;
}

template <class V>
inline V leaky_relu_second_derivative_at_0(V x) {
    return leaky_relu_second_derivative(x, V(0.009999999776482582));
}

template <class V>
inline V leaky_relu_at_1(V x) {
    return leaky_relu(x, V(-0.20000000298023224));
}

template <class V>
inline V leaky_relu_derivative_at_1(V x) {
    return leaky_relu_derivative(x, V(-0.20000000298023224));
}

template <class V>
inline V leaky_relu_second_derivative_at_1(V x) {
    return leaky_relu_second_derivative(x, V(-0.20000000298023224));
}

template <class V>
inline V leaky_relu_at_2(V x) {
    return leaky_relu(x, V(1.5));
}

template <class V>
inline V leaky_relu_derivative_at_2(V x) {
    return leaky_relu_derivative(x, V(1.5));
}

template <class V>
inline V leaky_relu_second_derivative_at_2(V x) {
    return leaky_relu_second_derivative(x, V(1.5));
}

// log σ(x) = min(x, 0) − log(1 + e^-|x|)
template <class V>
inline V logsigmoid(V x) {
    const auto [a, b, c, p] = scaled_log1p_exp(-absolute(x));
    return fma(-a, b * p, fma(-c, p, where(x < 0.0, x, 0.0)));
}

// σ(−x)
template <class V>
inline V logsigmoid_derivative(V x) {
    const V e = exp(-absolute(x));
    return over_one_plus(where(x > 0.0, e, 1.0), e);
}

// −σ(x)·σ(−x)
template <class V>
inline V logsigmoid_second_derivative(V x) {
    const V e = exp(-absolute(x));
    const V d = 1.0 + e;
    return -divide(e, d * d);
}

// x·tanh(log(1 + e^x)): x·E·(1 − E·(1 + E)/(E² + 2·E + 2)) below 0, x·(1 − 2·e²/(1 + 2·e + 2·e²)) above
template <class V>
inline V mish(V x) {
    const V t = absolute(x);
    const V e = exp(-t);
    const V numerator = where(x < 0.0, fma(e, e, e), 2.0 * (e * e));
    const V denominator = where(x < 0.0, fma(e, e + 2.0, 2.0), fma(e, fma(e, 2.0, 2.0), 1.0));
    const V v = x * (1.0 - divide(numerator, denominator));
    return where(x < 0.0, times_exp(v, -t), v);
}

// 1 + e²·(x·(1 + e) − h)/h² with h = 1/2 + e + e² above 0
//
// Below it is E·v with v = x + 1 + E·(1/2 + E + E²/4 − (x + 1)·p)/(1 + E + E·p) and p = 1 + 2·E + E² + E³/4.
template <class V>
inline V mish_derivative(V x) {
    const V t = absolute(x);
    const V e = exp(-t);
    const V h = fma(e, e + 1.0, 0.5);
    const V above = (e * e) * fma(x, 1.0 + e, -h);
    // 1 + x is exact but next to 0, and what is added to it is small: few roundings are left in the sum.
    const V p = fma(e, fma(e, fma(e, 0.25, 1.0), 2.0), 1.0);
    const V below = fma(-(x + 1.0), p, fma(e, fma(e, 0.25, 1.0), 0.5));
    const V quotient = divide(where(x < 0.0, below, above), where(x < 0.0, fma(e, p + 1.0, 1.0), h * h));
    return where(x < 0.0, times_exp(fma(e, quotient, x + 1.0), -t), 1.0 + quotient);
}

// 4·E·(2·(1 + E)·δ + x·(2 + 2·E − 3·E² − 2·E³))/δ³ with δ = E² + 2·E + 2
template <class V>
inline V mish_second_derivative(V x) {
    const V t = keep(at_most(absolute(x), 120.0));  // e^-120 is 0 already, and its product with an infinity is not
    const V e = exp(-t);
    const V left = fma(e, e + 2.0, 2.0);
    const V right = fma(e, fma(e, 2.0, 2.0), 1.0);
    const V below = fma((1.0 + e) * left, 2.0, -t * fma(e, fma(e, fma(e, -2.0, -3.0), 2.0), 2.0));
    const V above = fma((1.0 + e) * right, 2.0, t * fma(e, fma(e, fma(e, 2.0, 2.0), -3.0), -2.0));
    const V d = where(x < 0.0, left, right);
    const V bend = divide(4.0 * where(x < 0.0, below, above), (d * d) * d);
    return times_exp(bend * where(x < 0.0, 1.0, e), -t);
}

// x for x > 0, else 0
template <class V>
inline V relu(V x) {
    return where(x <= 0.0, 0.0, x);
}

// 1 for x > 0, else 0
template <class V>
inline V relu_derivative(V x) {
    return where(x <= 0.0, V(0.0), 1.0);
}

// 0
template <class V>
inline V relu_second_derivative(V /* x */) {
    return 0.0;
}

// s·x for x > 0, s·α·(e^x − 1) for x ≤ 0, with s = 1.0507009873554805 and s·α = 1.7580993408473769
template <class V>
inline V selu(V x) {
    return where(x >= 0.0, 1.0507009873554805 * x, times_expm1(1.7580993408473768, x));
}

// s for x > 0, s·α·e^x for x ≤ 0
template <class V>
inline V selu_derivative(V x) {
    return where(x > 0.0, 1.0507009873554805, times_growth(1.7580993408473768, x));
}

// 0 for x > 0, s·α·e^x for x ≤ 0
template <class V>
inline V selu_second_derivative(V x) {
    return where(x > 0.0, 0.0, selu_derivative(x));
}

// The integral of selu_derivative_of_result over the result
template <class V>
inline V selu_gradient_integral(V y) {
    return where(y > 0.0, 1.0507009873554805 * y, y * (fma(y, 0.5, 1.7580993175506592) + 2.3296717666099198e-08));
}

// s for y > 0, y + s·α for y ≤ 0; s·α = 1.7580993408473769 is in two parts, for y next to −s·α
template <class V>
inline V selu_derivative_of_result(V y) {
    return where(y > 0.0, 1.0507009873554805, (y + 1.7580993175506592) + 2.3296717666099198e-08);
}

// 0 for y > 0, 1 for y ≤ 0
template <class V>
inline V selu_second_derivative_of_result(V y) {
    return where(y > 0.0, V(0.0), 1.0);
}

// x − bias for x > λ, x + bias for x < −λ, else 0
template <class V>
inline V shrink(V x, V lambd, V bias) {
    return where(absolute(x) <= lambd, 0.0, where(x > 0.0, x - bias, x + bias));
}

template <class V>
inline V shrink_at_0(V x) {
    return shrink(x, V(0.5), V(0.0));
}

// 1 where |x| > λ, else 0
template <class V>
inline V shrink_derivative(V x, V lambd, V /* bias */) {
    return where(absolute(x) <= lambd, V(0.0), 1.0);
}

template <class V>
inline V shrink_derivative_at_0(V x) {
    return shrink_derivative(x, V(0.5), V(0.0));
}

// 0
template <class V>
inline V shrink_second_derivative(V /* x */, V /* lambd */, V /* bias */) {
    return 0.0;
}

template <class V>
inline V shrink_second_derivative_at_0(V x) {
    return shrink_second_derivative(x, V(0.5), V(0.0));
}

template <class V>
inline V shrink_at_1(V x) {
    return shrink(x, V(1.000244140625), V(-0.75));
}

template <class V>
inline V shrink_derivative_at_1(V x) {
    return shrink_derivative(x, V(1.000244140625), V(-0.75));
}

template <class V>
inline V shrink_second_derivative_at_1(V x) {
    return shrink_second_derivative(x, V(1.000244140625), V(-0.75));
}

// y²/2 − y³/3, of which the derivative by x is a function of the result y
template <class V>
inline V sigmoid_of_result(V y) {
    return (y * y) * divide(1.5 - y, 3.0);
}

// y·(1 − y)
template <class V>
inline V sigmoid_of_result_derivative(V y) {
    return y * (1.0 - y);
}

// 1 − 2·y
template <class V>
inline V sigmoid_of_result_second_derivative(V y) {
    return fma(y, -2.0, 1.0);
}

// A power of two, and 2 over it: times that, neither 1/limit nor 110·limit overflows
template <class V>
inline Pair<V> unit_of(V limit) {
    const V small = absolute(limit) * 1.152921504606847e+18;
    const V large = absolute(limit) * (1.0 / 2.658455991569832e+36);
    const V unit = where(small < 1.0, 1.8446744073709552e+19, where(large > 1.0, V(1.0 / 256.0), 1.0));
    return {unit, where(small < 1.0, 1.0 / 9.223372036854776e+18, where(large > 1.0, V(512.0), 2.0))};
}

// 1 + (e + e_lo)·unit, for 0 ≤ e·unit ≤ 1
template <class V>
inline Pair<V> one_plus(V e, V e_lo, V unit) {
    const V d = fma(e, unit, 1.0);
    return {d, fma(e_lo, unit, fma(e, unit, 1.0 - d))};
}

// 1 + e·unit, for 0 ≤ e·unit ≤ 1
template <class V>
inline Pair<V> one_plus_product(V e, V unit) {
    const V d = fma(e, unit, 1.0);
    return {d, fma(e, unit, 1.0 - d)};
}

// (a + a_lo)·(b + b_lo)
template <class V>
inline Pair<V> product_of_pairs(V a, V a_lo, V b, V b_lo) {
    const V p = a * b;
    return {p, fma(a_lo, b, fma(a, b_lo, fma(a, b, -p)))};
}

// (d + d_lo)·r − 1, for r next to 1/d
template <class V>
inline V excess_of(V d, V d_lo, V r) {
    return fma(d_lo, r, fma(d, r, -1.0));
}

// (a + a_lo)·r/(1 + excess)
template <class V>
inline Pair<V> quotient(V a, V a_lo, V r, V excess) {
    const V q = a * r;
    return {q, fma(-q, excess, fma(a_lo, r, fma(a, r, -q)))};
}

// (a + a_lo)·v
template <class V>
inline Pair<V> pair_times(V a, V a_lo, V v) {
    const V p = a * v;
    return {p, fma(a_lo, v, fma(a, v, -p))};
}

// (a + a_lo)·r·s/(1 + excess)²
template <class V>
inline Pair<V> quotient_by_square(V a, V a_lo, V r, V s, V excess) {
    const V square = r * s;
    const V q = a * square;
    const V rounding = fma(r, s, -square);
    return {q, fma(-2.0 * excess, q, fma(a_lo, square, fma(a, rounding, fma(a, square, -q))))};
}

// f(x) = ±2·w/(a·b)·e^min(x, 0), and f'(x) = (4·e·b ± 2·w·a·e^-max(x, 0))/(a·b)²·e^min(x, 0)
//
// with w = |beta|/2·(1 − e), a = 1 + e and b = 1 + e^-|x|. Where x > 0 the sum in f' is 2^32 times that, as it may be
// small.
template <class V>
inline Quadruple<V> situ_pairs(V x, V beta) {
    const auto [unit, two] = unit_of(beta);
    const auto [e, e_lo, w, w_lo] = decay_and_rest(absolute(x) * unit, absolute(beta) * (0.5 * unit));
    const auto [high, p] = scaled_exp(-absolute(x));
    const auto [a, a_lo] = one_plus(e, e_lo, V(1.0 / 4294967296.0));
    const auto [b, b_lo] = one_plus_product(high, p);
    const auto [d, d_lo] = product_of_pairs(a, a_lo, b, b_lo);
    const V r = divide(1.0, d);
    const V excess = excess_of(d, d_lo, r);
    const V fading = where(x < 0.0, high, 1.0);
    // f
    const auto [q, q_lo] = quotient(w, w_lo, r * (where(x < 0.0, p, 1.0) * copysign(two, x)), excess);
    const auto [f, f_lo] = pair_times(q, q_lo, fading);
    // f'
    const V four = where(x < 0.0, V(1.0 / 1073741824.0), 4.0);
    const auto [t, t_lo] = product_of_pairs(b, b_lo, four * e, four * e_lo);
    const auto [other, other_lo] = product_of_pairs(w, w_lo, a, a_lo);
    const auto [v, v_lo] = pair_times(other, other_lo, where(x < 0.0, -two, (high * (two * 4294967296.0)) * p));
    const V s = t + v;
    const V part = s - t;
    const V s_lo = ((t - (s - part)) + (v - part)) + (t_lo + v_lo);
    const auto [y, y_lo] = quotient_by_square(s, s_lo, r, r * where(x < 0.0, p, 1.0 / 4294967296.0), excess);
    const auto [slope, slope_lo] = pair_times(y, y_lo, fading);
    return {f, f_lo, slope, slope_lo};
}

// The sum of a pair; where it overflows, or is 0, the value alone
template <class V>
inline V joined(V a, V a_lo) {
    return where(absolute(a_lo) < absolute(a), a + a_lo, a);
}

// beta·tanh(x/beta)·σ(x)
template <class V>
inline V situ(V x, V beta) {
    const auto [f, f_lo, _slope, _slope_lo] = situ_pairs(x, beta);
    return joined(f, f_lo);
}

template <class V>
inline V situ_at_0(V x) {
    return situ(x, V(1.0));
}

// σ(x)·((1 − t²) + beta·t·(1 − σ(x))) with t = tanh(x/beta)
template <class V>
inline V situ_derivative(V x, V beta) {
    const auto [_f, _f_lo, slope, slope_lo] = situ_pairs(x, beta);
    return joined(slope, slope_lo);
}

template <class V>
inline V situ_derivative_at_0(V x) {
    return situ_derivative(x, V(1.0));
}

// b/limit², for |b| ≤ |limit|
template <class V>
inline V over_square(V b, V limit) {
    const auto [unit, _two] = unit_of(limit);
    const V inverse = divide(1.0, absolute(limit) * unit);
    return (((b * unit) * inverse) * inverse) * unit;
}

// s·((1 − t²)·(2·(1 − s) − 2·t/beta) + beta·t·(1 − s)·(1 − 2·s)) with t = tanh(x/beta) and s = σ(x)
template <class V>
inline V situ_bend(V x, V beta) {
    const auto [unit, two] = unit_of(beta);
    const auto [e, e_lo, w, w_lo] = decay_and_rest(absolute(x) * unit, absolute(beta) * (0.5 * unit));
    const auto [high, p] = scaled_exp(-absolute(x));
    const auto [a, a_lo] = one_plus(e, e_lo, V(1.0 / 4294967296.0));
    const auto [b, b_lo] = one_plus_product(high, p);
    const auto [d, d_lo] = product_of_pairs(a, a_lo, b, b_lo);
    const V r = divide(1.0, d);
    const V excess = excess_of(d, d_lo, r);
    const auto [one_over_a, low] = quotient(b, b_lo, r, excess);
    const auto [over_b, over_b_lo] = quotient(a, a_lo, r, excess);
    const V one_over_b = over_b + over_b_lo;
    const V t = fma(w, one_over_a, fma(w, low, w_lo * one_over_a)) * copysign(two, x);  // beta·t
    const V scaled = one_over_a * (1.0 / 1073741824.0);
    const V square = fma(scaled, one_over_a, scaled * (low + low));
    const V slope = fma(e, square, e_lo * square);
    const V other = high * p;
    const V rest = where(x < 0.0, 1.0, other) * one_over_b;  // 1 − s
    const V difference = where(x < 0.0, 1.0 - other, other - 1.0) * one_over_b;  // 1 − 2·s
    const V bend = slope * (rest - over_square(t, beta));
    const V total = ((bend + bend) + (t * (rest * difference))) * one_over_b;
    return (total * where(x < 0.0, p, 1.0)) * where(x < 0.0, high, 1.0);
}

template <class V>
inline V situ_bend_at_0(V x) {
    return situ_bend(x, V(1.0));
}

template <class V>
inline V situ_at_1(V x) {
    return situ(x, V(0.25));
}

template <class V>
inline V situ_derivative_at_1(V x) {
    return situ_derivative(x, V(0.25));
}

template <class V>
inline V situ_bend_at_1(V x) {
    return situ_bend(x, V(0.25));
}

template <class V>
inline V situ_at_2(V x) {
    return situ(x, V(-2.0));
}

template <class V>
inline V situ_derivative_at_2(V x) {
    return situ_derivative(x, V(-2.0));
}

template <class V>
inline V situ_bend_at_2(V x) {
    return situ_bend(x, V(-2.0));
}

// limit·tanh(x/limit), and its derivative 1 − tanh²(x/limit)
template <class V>
inline Quadruple<V> bounded_pairs(V x, V limit) {
    const auto [unit, two] = unit_of(limit);
    const auto [e, e_lo, w, w_lo] = decay_and_rest(absolute(x) * unit, absolute(limit) * (0.5 * unit));
    const auto [a, a_lo] = one_plus(e, e_lo, V(1.0 / 4294967296.0));
    const V r = divide(1.0, a);
    const V excess = excess_of(a, a_lo, r);
    const auto [b, b_lo] = quotient(w, w_lo, r * copysign(two, x), excess);
    const auto [slope, slope_lo] = quotient_by_square(e, e_lo, r, r * (1.0 / 1073741824.0), excess);
    return {b, b_lo, slope, slope_lo};
}

// limit·tanh(x/limit)
template <class V>
inline V bounded_tanh(V x, V limit) {
    const auto [b, b_lo, _slope, _slope_lo] = bounded_pairs(x, limit);
    return joined(b, b_lo);
}

template <class V>
inline V bounded_tanh_at_0(V x) {
    return bounded_tanh(x, V(1.0));
}

// 1 − tanh²(x/limit)
template <class V>
inline V bounded_tanh_derivative(V x, V limit) {
    const auto [_b, _b_lo, slope, slope_lo] = bounded_pairs(x, limit);
    return joined(slope, slope_lo);
}

template <class V>
inline V bounded_tanh_derivative_at_0(V x) {
    return bounded_tanh_derivative(x, V(1.0));
}

// −2·tanh(x/limit)·(1 − tanh²(x/limit))/limit
template <class V>
inline V bounded_bend(V x, V limit) {
    const auto [b, b_lo, slope, slope_lo] = bounded_pairs(x, limit);
    return (-2.0 * joined(slope, slope_lo)) * over_square(joined(b, b_lo), limit);
}

template <class V>
inline V bounded_bend_at_0(V x) {
    return bounded_bend(x, V(1.0));
}

template <class V>
inline V bounded_tanh_at_1(V x) {
    return bounded_tanh(x, V(7.0));
}

template <class V>
inline V bounded_tanh_derivative_at_1(V x) {
    return bounded_tanh_derivative(x, V(7.0));
}

template <class V>
inline V bounded_bend_at_1(V x) {
    return bounded_bend(x, V(7.0));
}

template <class V>
inline V bounded_tanh_at_2(V x) {
    return bounded_tanh(x, V(0.25));
}

template <class V>
inline V bounded_tanh_derivative_at_2(V x) {
    return bounded_tanh_derivative(x, V(0.25));
}

template <class V>
inline V bounded_bend_at_2(V x) {
    return bounded_bend(x, V(0.25));
}

template <class V>
inline V bounded_tanh_at_3(V x) {
    return bounded_tanh(x, V(-2.0));
}

template <class V>
inline V bounded_tanh_derivative_at_3(V x) {
    return bounded_tanh_derivative(x, V(-2.0));
}

template <class V>
inline V bounded_bend_at_3(V x) {
    return bounded_bend(x, V(-2.0));
}

// What |β·x| has beyond t, its rounding; 0 where e^-t is 0 anyway, also for infinite t
template <class V>
inline V logit_low_part(V x, V beta, V t) {
    return where(t < 1000.0, fma(absolute(beta), absolute(x), -t), 0.0);
}

// log(1 + e^w)/beta = max(w, 0)/beta + log(1 + e^-|w|)/beta with w = beta·x; x where w > threshold
template <class V>
inline V softplus(V x, V beta, V threshold) {
    const V w = beta * x;
    const auto [a, b, c, p] = scaled_log1p_exp(-absolute(w), -logit_low_part(x, beta, absolute(w)));
    // A power of two keeps 1/beta, b/beta and c/beta normal: only the results may leave the range.
    const V size = absolute(beta);
    const V small = 1.0 / 1.8446744073709552e+19;
    const V unit = where(size < small, 1.8446744073709552e+19, where(size > 1.8446744073709552e+19, small, 1.0));
    const V factor = divide(1.0, beta * unit);
    const V power = p * unit;
    const V whole = fma(a * power, b * factor, fma(c * factor, power, where(w > 0.0, x, 0.0)));
    return where(fma(beta, x, -threshold) > 0.0, x, whole);
}

template <class V>
inline V softplus_at_0(V x) {
    return softplus(x, V(1.0), V(20.0));
}

// σ(w) with w = beta·x; 1 where w > threshold
template <class V>
inline V softplus_derivative(V x, V beta, V threshold) {
    const V w = beta * x;
    const V e = exp(-absolute(w), -logit_low_part(x, beta, absolute(w)));
    return where(fma(beta, x, -threshold) > 0.0, 1.0, over_one_plus(where(w < 0.0, e, 1.0), e));
}

template <class V>
inline V softplus_derivative_at_0(V x) {
    return softplus_derivative(x, V(1.0), V(20.0));
}

// beta·σ(w)·σ(−w) with w = beta·x; 0 where w > threshold
template <class V>
inline V softplus_second_derivative(V x, V beta, V threshold) {
    const V t = absolute(beta * x);
    const V e = exp(-t, -logit_low_part(x, beta, t));
    const V d = 1.0 + e;
    return where_or_product(fma(beta, x, -threshold) > 0.0, 0.0, beta * divide(e, d * d));
}

template <class V>
inline V softplus_second_derivative_at_0(V x) {
    return softplus_second_derivative(x, V(1.0), V(20.0));
}

template <class V>
inline V softplus_at_1(V x) {
    return softplus(x, V(2.5), V(4.0));
}

template <class V>
inline V softplus_derivative_at_1(V x) {
    return softplus_derivative(x, V(2.5), V(4.0));
}

template <class V>
inline V softplus_second_derivative_at_1(V x) {
    return softplus_second_derivative(x, V(2.5), V(4.0));
}

template <class V>
inline V softplus_at_2(V x) {
    return softplus(x, V(0.30000001192092896), V(-1.0));
}

template <class V>
inline V softplus_derivative_at_2(V x) {
    return softplus_derivative(x, V(0.30000001192092896), V(-1.0));
}

template <class V>
inline V softplus_second_derivative_at_2(V x) {
    return softplus_second_derivative(x, V(0.30000001192092896), V(-1.0));
}

template <class V>
inline V softplus_at_3(V x) {
    return softplus(x, V(-0.699999988079071), V(10.0));
}

template <class V>
inline V softplus_derivative_at_3(V x) {
    return softplus_derivative(x, V(-0.699999988079071), V(10.0));
}

template <class V>
inline V softplus_second_derivative_at_3(V x) {
    return softplus_second_derivative(x, V(-0.699999988079071), V(10.0));
}

// x − λ for x > λ, x + λ for x < −λ, else 0
template <class V>
inline V softshrink(V x, V lambd) {
    return where(absolute(x) <= lambd, 0.0, where(x > 0.0, x - lambd, x + lambd));
}

template <class V>
inline V softshrink_at_0(V x) {
    return softshrink(x, V(0.5));
}

// 1 where |x| > λ, else 0
template <class V>
inline V softshrink_derivative(V x, V lambd) {
    return where(absolute(x) <= lambd, V(0.0), 1.0);
}

template <class V>
inline V softshrink_derivative_at_0(V x) {
    return softshrink_derivative(x, V(0.5));
}

// 0
template <class V>
inline V softshrink_second_derivative(V /* x */, V /* lambd */) {
    return 0.0;
}

template <class V>
inline V softshrink_second_derivative_at_0(V x) {
    return softshrink_second_derivative(x, V(0.5));
}

template <class V>
inline V softshrink_at_1(V x) {
    return softshrink(x, V(1.000244140625));
}

template <class V>
inline V softshrink_derivative_at_1(V x) {
    return softshrink_derivative(x, V(1.000244140625));
}

template <class V>
inline V softshrink_second_derivative_at_1(V x) {
    return softshrink_second_derivative(x, V(1.000244140625));
}

// x² for x > 0, else 0
template <class V>
inline V squared_relu(V x) {
    return where_or_product(x <= 0.0, 0.0, x * x);
}

// 2·x for x > 0, else 0
template <class V>
inline V squared_relu_derivative(V x) {
    return where(x <= 0.0, 0.0, x + x);
}

// 2 for x > 0, else 0
template <class V>
inline V squared_relu_second_derivative(V x) {
    return where(x <= 0.0, V(0.0), 2.0);
}

// x·σ(β·x)
template <class V>
inline V swish(V x, V beta) {
    return times_logistic(x, beta);
}

template <class V>
inline V swish_at_0(V x) {
    return swish(x, V(1.0));
}

// SiLU'(w) with w = β·x; on the right it is 1 minus its mirror image
template <class V>
inline V swish_derivative(V x, V beta) {
    const V w = beta * x;
    const V lo = keep(logit_low_part(x, beta, absolute(w)));
    const V t = keep(magnitude(w));
    const V tail = logistic_slope(finite_magnitude(x, t), -t, lo, -lo);
    return where(w >= 0.0, 1.0 - tail, tail);
}

template <class V>
inline V swish_derivative_at_0(V x) {
    return swish_derivative(x, V(1.0));
}

// β·SiLU''(w) with w = β·x
template <class V>
inline V swish_second_derivative(V x, V beta) {
    const V t = keep(finite_magnitude(x, magnitude(beta * x)));
    const V e = exp(-t);
    const V d = 1.0 + e;
    return beta * times_exp(divide(2.0 - (t * divide(1.0 - e, d)), d * d), -t);
}

template <class V>
inline V swish_second_derivative_at_0(V x) {
    return swish_second_derivative(x, V(1.0));
}

template <class V>
inline V swish_at_1(V x) {
    return swish(x, V(1.5));
}

template <class V>
inline V swish_derivative_at_1(V x) {
    return swish_derivative(x, V(1.5));
}

template <class V>
inline V swish_second_derivative_at_1(V x) {
    return swish_second_derivative(x, V(1.5));
}

// tanh(x)
template <class V>
inline V tanh(V x) {
    return hyperbolic_tangent(x);
}

// 4·e/(1 + e)² with e = e^(−2·|x|)
template <class V>
inline V tanh_derivative(V x) {
    const V u = -2.0 * absolute(x);
    const V e = exp(u);
    return times_exp(divide(4.0, fma(e, 2.0 + e, 1.0)), u);
}

// −2·tanh(x)·tanh'(x)
template <class V>
inline V tanh_second_derivative(V x) {
    return (-2.0 * tanh(x)) * tanh_derivative(x);
}

// The integral of tanh_derivative_of_result over the result: y·(3 − y²)/3
template <class V>
inline V tanh_gradient_integral(V y) {
    const V square = y * y;
    const V square_lo = where(absolute(y) < 4.0, fma(y, y, -square), 0.0);
    return y * divide((3.0 - square) - square_lo, 3.0);
}

// 1 − y²
template <class V>
inline V tanh_derivative_of_result(V y) {
    return fma(-y, y, 1.0);
}

// −2·y
template <class V>
inline V tanh_second_derivative_of_result(V y) {
    return -2.0 * y;
}

// x where x > threshold, else the value
template <class V>
inline V threshold(V x, V limit, V value) {
    return where(x <= limit, value, x);
}

template <class V>
inline V threshold_at_0(V x) {
    return threshold(x, V(0.0), V(0.0));
}

// 1 where x > threshold, else 0
template <class V>
inline V threshold_derivative(V x, V limit, V /* value */) {
    return where(x <= limit, V(0.0), 1.0);
}

template <class V>
inline V threshold_derivative_at_0(V x) {
    return threshold_derivative(x, V(0.0), V(0.0));
}

// 0
template <class V>
inline V threshold_second_derivative(V /* x */, V /* limit */, V /* value */) {
    return 0.0;
}

template <class V>
inline V threshold_second_derivative_at_0(V x) {
    return threshold_second_derivative(x, V(0.0), V(0.0));
}

template <class V>
inline V threshold_at_1(V x) {
    return threshold(x, V(-1.25), V(7.0));
}

template <class V>
inline V threshold_derivative_at_1(V x) {
    return threshold_derivative(x, V(-1.25), V(7.0));
}

template <class V>
inline V threshold_second_derivative_at_1(V x) {
    return threshold_second_derivative(x, V(-1.25), V(7.0));
}
