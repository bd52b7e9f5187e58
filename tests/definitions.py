# SPDX-License-Identifier: Apache-2.0
"""Hand-written definitions of activations and operators in mpmath at 50 digits, with which results are compared.

Nothing here is imported from actgrad. A derivative is a difference quotient of the definition, so that no formula is
tested against itself. An activation with corners consists of smooth pieces; its definition says which piece counts at a
corner.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from mpmath import mp, mpf

mp.dps = 50

Real = Callable[..., mpf]
Results = tuple[mpf, ...]


# ---- Activations ----


def silu(x: mpf) -> mpf:
    return x / (1 + mp.exp(-x))


def gelu(x: mpf) -> mpf:
    return x * mp.erfc(-x / mp.sqrt(2)) / 2


def gelu_tanh(x: mpf) -> mpf:
    # 1 + tanh z = 2/(1 + e^(-2z)), without cancellation where tanh z is close to -1
    z = mp.sqrt(2 / mp.pi) * (x + mpf("0.044715") * x**3)
    return x / (1 + mp.exp(-2 * z))


def swish(x: mpf, beta: mpf) -> mpf:
    return x / (1 + mp.exp(-beta * x))


def fast_gelu(x: mpf) -> mpf:
    return x / (1 + mp.exp(-mpf("1.702") * x))


def sigmoid(x: mpf) -> mpf:
    return 1 / (1 + mp.exp(-x))


# An integral of the sigmoid's derivative as a function of its result y, y·(1 - y).
def sigmoid_of_result(y: mpf) -> mpf:
    return y**2 / 2 - y**3 / 3


def zero(x: mpf, *attributes: mpf) -> mpf:
    return mpf(0)


def one(x: mpf, *attributes: mpf) -> mpf:
    return mpf(1)


def identity(x: mpf, *attributes: mpf) -> mpf:
    return x


def hardswish_inside(x: mpf) -> mpf:
    return x * (x + 3) / 6


def hardswish_closed(x: mpf) -> Real:
    """The inner piece counts at -3 and 3."""
    return hardswish_inside if abs(x) <= 3 else identity if x > 3 else zero


def hardswish_open(x: mpf) -> Real:
    """The outer pieces count at -3 and 3."""
    return hardswish_inside if abs(x) < 3 else identity if x > 0 else zero


def scaled(x: mpf, slope: mpf) -> mpf:
    return slope * x


def shrink(x: mpf, lambd: mpf, bias: mpf) -> Real:
    """Beyond the threshold the magnitude is less by the bias; at the threshold the result is 0."""
    if abs(x) <= lambd:
        return zero
    return (lambda x, *_: x - bias) if x > 0 else (lambda x, *_: x + bias)


def hardsigmoid(x: mpf) -> Real:
    """The outer pieces count at -3 and 3."""
    return (lambda x: x / 6 + mpf(1) / 2) if abs(x) < 3 else one if x > 0 else zero


def hardtanh(x: mpf, low: mpf, high: mpf) -> Real:
    """The outer pieces count at the limits."""
    return (lambda x, low, high: low) if x <= low else (lambda x, low, high: high) if x >= high else identity


def elu_above(x: mpf, alpha: mpf, scale: mpf, input_scale: mpf) -> mpf:
    return scale * x


def elu_below(x: mpf, alpha: mpf, scale: mpf, input_scale: mpf) -> mpf:
    return alpha * scale * mp.expm1(input_scale * x)


# An integral of ELU's derivative as a function of ELU's result y: there e^(input_scale·x) is y/(alpha·scale) + 1.
def elu_of_result_below(y: mpf, alpha: mpf, scale: mpf, input_scale: mpf) -> mpf:
    return input_scale * (y**2 / 2 + alpha * scale * y)


def celu_below(x: mpf, alpha: mpf) -> mpf:
    return alpha * mp.expm1(x / alpha)


def logsigmoid(x: mpf) -> mpf:
    return -mp.log1p(mp.exp(-x))


def erfinv(x: mpf) -> Real:
    return mp.erfinv if abs(x) <= 1 else lambda x: mp.nan


def mish(x: mpf) -> mpf:
    return x * mp.tanh(mp.log1p(mp.exp(x)))


def softplus_below(x: mpf, beta: mpf, threshold: mpf) -> mpf:
    return mp.log1p(mp.exp(beta * x)) / beta


# The documents' constants of SELU as float64 has them: s, and s·α.
SELU_SCALE, SELU_LIMIT = mpf(1.0507009873554805), mpf(1.7580993408473769)


def selu_above(x: mpf) -> mpf:
    return SELU_SCALE * x


def selu_below(x: mpf) -> mpf:
    return SELU_LIMIT * mp.expm1(x)


def selu_of_result_below(y: mpf) -> mpf:
    return y**2 / 2 + SELU_LIMIT * y


# By activation: a function of x and the attributes that returns the smooth piece around x.
ACTIVATIONS: dict[str, Callable[..., Real]] = {
    "silu": lambda x: silu,
    "gelu": lambda x: gelu,
    "gelu_tanh": lambda x: gelu_tanh,
    "hardswish": hardswish_open,
    "hardswish_closed": hardswish_closed,
    "leaky_relu": lambda x, slope: identity if x > 0 else scaled,
    "hardshrink": lambda x, lambd: identity if abs(x) > lambd else zero,
    "hardsigmoid": hardsigmoid,
    "hardtanh": hardtanh,
    "relu": lambda x: identity if x > 0 else zero,
    "fast_gelu": lambda x: fast_gelu,
    "shrink": shrink,
    "sigmoid": lambda x: sigmoid,
    "sigmoid_of_result": lambda y: sigmoid_of_result,
    "swish": lambda x, beta: swish,
    "softshrink": lambda x, lambd: shrink(x, lambd, lambd),
    "squared_relu": lambda x: (lambda x: x * x) if x > 0 else zero,
    "step": lambda x, threshold: identity if x > threshold else zero,
    "threshold": lambda x, threshold, value: identity if x > threshold else (lambda x, threshold, value: value),
    "celu": lambda x, alpha: identity if x > 0 else celu_below,
    "elu": lambda x, alpha, scale, input_scale: elu_above if x > 0 else elu_below,
    "elu_of_result": lambda y, alpha, scale, input_scale: elu_above if y > 0 else elu_of_result_below,
    "erfinv": erfinv,
    "logsigmoid": lambda x: logsigmoid,
    "mish": lambda x: mish,
    "softplus": lambda x, beta, threshold: identity if beta * x > threshold else softplus_below,
    "tanh": lambda x: mp.tanh,
    "tanh_of_result": lambda y: lambda y: y - y**3 / 3,
    "selu": lambda x: selu_above if x > 0 else selu_below,
    "selu_of_result": lambda y: selu_above if y > 0 else selu_of_result_below,
    "situ": lambda x, beta: situ,
    "bounded_tanh": lambda x, limit: lambda x, limit: limit * mp.tanh(x / limit),
}

# The same at -inf, inf, NaN and the largest numbers of float32, for the function and its derivatives at the attributes'
# defaults. Differences and products of infinities give NaN.
NAN, INF, LARGEST = math.nan, math.inf, 2.0**128 - 2.0**104
SPECIAL = (-INF, INF, NAN, -LARGEST, LARGEST)
AT_SPECIAL: dict[str, tuple[tuple[float, ...], ...]] = {
    "silu": ((NAN, INF, NAN, 0, LARGEST), (NAN, NAN, NAN, 0, 1), (NAN, NAN, NAN, 0, 0)),
    "gelu": ((NAN, INF, NAN, 0, LARGEST), (NAN, NAN, NAN, 0, 1), (0, 0, NAN, 0, 0)),
    "gelu_tanh": ((NAN, INF, NAN, 0, LARGEST), (NAN, NAN, NAN, 0, 1), (0, 0, NAN, 0, 0)),
    "hardswish": ((0, INF, NAN, 0, LARGEST), (0, 1, NAN, 0, 1), (0, 0, NAN, 0, 0)),
    "hardswish_closed": ((0, INF, NAN, 0, LARGEST), (0, 1, NAN, 0, 1), (0, 0, NAN, 0, 0)),
    "celu": ((-1, INF, NAN, -1, LARGEST), (0, 1, NAN, 0, 1), (0, 0, NAN, 0, 0)),
    "elu": ((-1, INF, NAN, -1, LARGEST), (0, 1, NAN, 0, 1), (0, 0, NAN, 0, 0)),
    "elu_of_result": ((INF, INF, NAN, INF, LARGEST), (-INF, 1, NAN, -LARGEST, 1), (1, 0, 1, 1, 0)),
    "tanh": ((-1, 1, NAN, -1, 1), (0, 0, NAN, 0, 0), (0, 0, NAN, 0, 0)),
    "tanh_of_result": ((INF, -INF, NAN, INF, -INF), (-INF, -INF, NAN, -INF, -INF), (INF, -INF, NAN, INF, -INF)),
    "erfinv": ((NAN,) * 5, (NAN,) * 5, (NAN,) * 5),
    "logsigmoid": ((-INF, 0, NAN, -LARGEST, 0), (1, 0, NAN, 1, 0), (0, 0, NAN, 0, 0)),
    "mish": ((NAN, INF, NAN, 0, LARGEST), (NAN, NAN, NAN, 0, 1), (0, 0, NAN, 0, 0)),
    "softplus": ((0, INF, NAN, 0, LARGEST), (0, 1, NAN, 0, 1), (0, 0, NAN, 0, 0)),
    "selu": (
        (-1.7580993408473769, INF, NAN, -1.7580993408473769, INF),
        (0, 1.0507009873554805, NAN, 0, 1.0507009873554805),
        (0, 0, NAN, 0, 0),
    ),
    "selu_of_result": (
        (INF, INF, NAN, INF, INF),
        (-INF, 1.0507009873554805, NAN, -LARGEST, 1.0507009873554805),
        (1, 0, 1, 1, 0),
    ),
    "leaky_relu": ((-INF, INF, NAN, -0.01 * LARGEST, LARGEST), (0.01, 1, 0.01, 0.01, 1), (0, 0, 0, 0, 0)),
    "hardshrink": ((-INF, INF, NAN, -LARGEST, LARGEST), (1, 1, 1, 1, 1), (0, 0, 0, 0, 0)),
    "hardsigmoid": ((0, 1, NAN, 0, 1), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
    "hardtanh": ((-1, 1, NAN, -1, 1), (0, 0, 1, 0, 0), (0, 0, 0, 0, 0)),
    "relu": ((0, INF, NAN, 0, LARGEST), (0, 1, 1, 0, 1), (0, 0, 0, 0, 0)),
    "fast_gelu": ((NAN, INF, NAN, 0, LARGEST), (NAN, NAN, NAN, 0, 1), (NAN, NAN, NAN, 0, 0)),
    "sigmoid": ((0, 1, NAN, 0, 1), (0, 0, NAN, 0, 0), (0, 0, NAN, 0, 0)),
    "sigmoid_of_result": ((INF, -INF, NAN, INF, -INF), (-INF, -INF, NAN, -INF, -INF), (INF, -INF, NAN, INF, -INF)),
    "swish": ((NAN, INF, NAN, 0, LARGEST), (NAN, NAN, NAN, 0, 1), (NAN, NAN, NAN, 0, 0)),
    "shrink": ((-INF, INF, NAN, -LARGEST, LARGEST), (1, 1, 1, 1, 1), (0, 0, 0, 0, 0)),
    "softshrink": ((-INF, INF, NAN, -LARGEST, LARGEST), (1, 1, 1, 1, 1), (0, 0, 0, 0, 0)),
    "squared_relu": ((0, INF, NAN, 0, INF), (0, INF, NAN, 0, INF), (0, 2, 2, 0, 2)),
    "step": ((0, INF, NAN, 0, LARGEST), (0, 1, 1, 0, 1), (0, 0, 0, 0, 0)),
    "threshold": ((0, INF, NAN, 0, LARGEST), (0, 1, 1, 0, 1), (0, 0, 0, 0, 0)),
    "situ": ((0, 1, NAN, 0, 1), (0, 0, NAN, 0, 0), (0, 0, NAN, 0, 0)),
    "bounded_tanh": ((-1, 1, NAN, -1, 1), (0, 0, NAN, 0, 0), (0, 0, NAN, 0, 0)),
}


def value(activation: str, x: mpf, *attributes: mpf) -> mpf:
    return ACTIVATIONS[activation](x, *attributes)(x, *attributes)


@cache
def slope(activation: str, x: mpf, *attributes: mpf) -> mpf:
    """The central difference: with a step of 1e-60 its error is far below 50 digits."""
    f = ACTIVATIONS[activation](x, *attributes)
    with mp.workdps(mp.dps + 150):
        step = mpf("1e-60") * max(1, abs(x))
        return (f(x + step, *attributes) - f(x - step, *attributes)) / (2 * step)


@cache
def bend(activation: str, x: mpf, *attributes: mpf) -> mpf:
    """The second derivative, by the central second difference."""
    f = ACTIVATIONS[activation](x, *attributes)
    with mp.workdps(mp.dps + 150):
        step = mpf("1e-60") * max(1, abs(x))
        return (f(x + step, *attributes) - 2 * f(x, *attributes) + f(x - step, *attributes)) / step**2


# ---- Operators: the results of one element. Tensors to split are passed as a left and a right element. ----

GELUS = {"none": "gelu", "tanh": "gelu_tanh"}


def geglu(left: mpf, right: mpf, *, approximate: str, activate_left: bool) -> Results:
    a, v = (left, right) if activate_left else (right, left)
    return v * value(GELUS[approximate], a), value(GELUS[approximate], a)


def geglu_backward(
    dy: mpf, left: mpf, right: mpf, gelu: mpf | None = None, *, approximate: str, activate_left: bool
) -> Results:
    a, v = (left, right) if activate_left else (right, left)
    dv = dy * (value(GELUS[approximate], a) if gelu is None else gelu)
    da = dy * v * slope(GELUS[approximate], a)
    return (da, dv) if activate_left else (dv, da)


def elu_backward(dy: mpf, x: mpf, *, alpha: float, scale: float, input_scale: float, is_result: bool) -> Results:
    return (dy * slope("elu_of_result" if is_result else "elu", x, mpf(alpha), mpf(scale), mpf(input_scale)),)


def heaviside(x: mpf, values: mpf) -> Results:
    return (values if x == 0 else mpf(1) if x > 0 else mpf(0),)


def clipped_swiglu(a: mpf, b: mpf, *, alpha: float, limit: float, bias: float, interleaved: bool) -> Results:
    return (value("swish", min(a, mpf(limit)), mpf(alpha)) * (max(min(b, mpf(limit)), -mpf(limit)) + mpf(bias)),)


def clipped_swiglu_v2(a: mpf, b: mpf, *, limit: float, clamp_mode: int, **options: float) -> Results:
    if clamp_mode == 0:
        return clipped_swiglu(a, b, limit=limit, **options)
    return (min(value("silu", a), mpf(limit)) * max(min(b, mpf(limit)), -mpf(limit)),)


def clipped_swiglu_backward(
    dy: mpf, a: mpf, b: mpf, *, alpha: float, limit: float, bias: float, interleaved: bool
) -> Results:
    """At a limit the gradient passes."""
    factor = max(min(b, mpf(limit)), -mpf(limit)) + mpf(bias)
    da = dy * factor * slope("swish", a, mpf(alpha)) if a <= limit else mpf(0)
    db = dy * value("swish", min(a, mpf(limit)), mpf(alpha)) if abs(b) <= limit else mpf(0)
    return da, db


def swiglu_group(a: mpf, b: mpf, weight: mpf | None = None, *, clamp_limit: float) -> Results:
    if clamp_limit > 0:
        a, b = min(a, mpf(clamp_limit)), max(min(b, mpf(clamp_limit)), -mpf(clamp_limit))
    return (value("silu", a) * b * (1 if weight is None else weight),)


def swiglu_group_backward(
    dy: mpf, a: mpf, b: mpf, weight: mpf | None = None, y_origin: mpf | None = None, *, clamp_limit: float
) -> Results:
    """At a limit the gradient is 0. The last result is a term of the weight's gradient."""
    g = dy * (1 if weight is None else weight)
    limit = mpf(clamp_limit) if clamp_limit > 0 else mpf("inf")
    da = g * max(min(b, limit), -limit) * slope("silu", a) if a < limit else mpf(0)
    db = g * value("silu", min(a, limit)) if -limit < b < limit else mpf(0)
    return (da, db) if y_origin is None else (da, db, dy * y_origin)


def situ(x: mpf, beta: mpf) -> mpf:
    return beta * mp.tanh(x / beta) / (1 + mp.exp(-x))


def situ_slope(x: mpf, beta: mpf) -> mpf:
    with mp.workdps(mp.dps + 150):
        step = mpf("1e-60") * max(1, abs(x))
        return (situ(x + step, beta) - situ(x - step, beta)) / (2 * step)


def bounded(v: mpf, limit: float) -> mpf:
    return limit * mp.tanh(v / limit) if limit > 0 else v


def situ_glu(left: mpf, right: mpf, *, beta: float, linear_beta: float, activate_left: bool) -> Results:
    a, v = (left, right) if activate_left else (right, left)
    return (situ(a, mpf(beta)) * bounded(v, linear_beta),)


def situ_glu_backward(
    dy: mpf, left: mpf, right: mpf, *, beta: float, linear_beta: float, activate_left: bool
) -> Results:
    a, v = (left, right) if activate_left else (right, left)
    da = dy * bounded(v, linear_beta) * situ_slope(a, mpf(beta))
    dv = dy * situ(a, mpf(beta)) * (mp.sech(v / linear_beta) ** 2 if linear_beta > 0 else 1)
    return (da, dv) if activate_left else (dv, da)


OPERATORS: dict[str, Callable[..., Results]] = {
    "clipped_swiglu": clipped_swiglu,
    "clipped_swiglu_v2": clipped_swiglu_v2,
    "clipped_swiglu_backward": clipped_swiglu_backward,
    "swiglu_group": swiglu_group,
    "swiglu_group_backward": swiglu_group_backward,
    "heaviside": heaviside,
    "add_relu": lambda x, other, *, alpha: (max(x + mpf(alpha) * other, mpf(0)),),
    "silu": lambda x: (value("silu", x),),
    "silu_backward": lambda dy, x: (dy * slope("silu", x),),
    "celu": lambda x, *, alpha: (value("celu", x, mpf(alpha)),),
    "elu": lambda x, *, alpha, scale, input_scale: (value("elu", x, mpf(alpha), mpf(scale), mpf(input_scale)),),
    "elu_backward": elu_backward,
    "erfinv": lambda x: (value("erfinv", x),),
    "logsigmoid": lambda x: (value("logsigmoid", x),),
    "logsigmoid_backward": lambda dy, x: (dy * slope("logsigmoid", x),),
    "mish": lambda x: (value("mish", x),),
    "mish_backward": lambda dy, x: (dy * slope("mish", x),),
    "softplus": lambda x, *, beta, threshold: (value("softplus", x, mpf(beta), mpf(threshold)),),
    "softplus_backward": lambda dy, x, *, beta, threshold: (dy * slope("softplus", x, mpf(beta), mpf(threshold)),),
    "tanh": lambda x: (value("tanh", x),),
    "tanh_backward": lambda dy, output: (dy * slope("tanh_of_result", output),),
    "selu": lambda x: (value("selu", x),),
    "selu_backward": lambda dy, output: (dy * slope("selu_of_result", output),),
    "leaky_relu": lambda x, *, negative_slope: (value("leaky_relu", x, mpf(negative_slope)),),
    "leaky_relu_backward": lambda dy, x, *, negative_slope, self_is_result: (
        dy * slope("leaky_relu", x, mpf(negative_slope)),
    ),
    "hardshrink": lambda x, *, lambd: (value("hardshrink", x, mpf(lambd)),),
    "hardshrink_backward": lambda dy, x, *, lambd: (dy * slope("hardshrink", x, mpf(lambd)),),
    "shrink": lambda x, *, lambd, bias: (value("shrink", x, mpf(lambd), mpf(bias)),),
    "softshrink": lambda x, *, lambd: (value("softshrink", x, mpf(lambd)),),
    "softshrink_backward": lambda dy, x, *, lambd: (dy * slope("softshrink", x, mpf(lambd)),),
    "squared_relu": lambda x: (value("squared_relu", x),),
    "hardsigmoid": lambda x: (value("hardsigmoid", x),),
    "hardsigmoid_backward": lambda dy, x: (dy * slope("hardsigmoid", x),),
    "hardtanh": lambda x, *, min_val, max_val: (value("hardtanh", x, mpf(min_val), mpf(max_val)),),
    "hardtanh_backward": lambda dy, x, *, min_val, max_val: (dy * slope("hardtanh", x, mpf(min_val), mpf(max_val)),),
    "relu": lambda x: (value("relu", x),),
    "threshold": lambda x, *, threshold, value: (x if x > threshold else mpf(value),),
    "threshold_backward": lambda dy, x, *, threshold: (dy * slope("step", x, mpf(threshold)),),
    "hardswish": lambda x: (value("hardswish", x),),
    "hardswish_backward": lambda dy, x: (dy * slope("hardswish_closed", x),),
    "hardswish_backward_v2": lambda dy, x: (dy * slope("hardswish", x),),
    "swiglu": lambda a, b: (value("silu", a) * b,),
    "swiglu_backward": lambda dy, a, b: (dy * b * slope("silu", a), dy * value("silu", a)),
    "swish": lambda x, *, beta: (value("swish", x, mpf(beta)),),
    "swish_backward": lambda dy, x, *, beta: (dy * slope("swish", x, mpf(beta)),),
    "fast_gelu": lambda x: (value("fast_gelu", x),),
    "fast_gelu_backward": lambda dy, x: (dy * slope("fast_gelu", x),),
    "gelu": lambda x, *, approximate: (value(GELUS[approximate], x),),
    "gelu_backward": lambda dy, x, *, approximate: (dy * slope(GELUS[approximate], x),),
    "sigmoid": lambda x: (value("sigmoid", x),),
    "sigmoid_backward": lambda dy, output: (dy * output * (1 - output),),
    "glu": lambda a, b: (a * value("sigmoid", b),),
    "glu_backward": lambda dy, a, b: (dy * value("sigmoid", b), dy * a * slope("sigmoid", b)),
    "gelu_mul": lambda a, b, *, approximate: (value(GELUS[approximate], a) * b,),
    "fatrelu_mul": lambda a, b, *, threshold: (value("step", a, mpf(threshold)) * b,),
    "situ_glu": situ_glu,
    "situ_glu_backward": situ_glu_backward,
    "geglu": geglu,
    "geglu_backward": geglu_backward,
}
