# SPDX-License-Identifier: Apache-2.0
"""The elementary functions that a formula may use, with their domains and error bounds.

A formula imports these names; it is printed as C++ over ``cpu.h`` and ``cpu_16bit.h``, or run with the names rebound
to ``on_numpy`` (float64) or ``on_mpmath`` (any precision). Here they are declared only: nothing in this file computes.

``BOUNDS`` has the largest errors in float32 on the CPU over all float32 of the domain; sweeps verify it.
A NaN gives NaN everywhere, and infinities give what the definition gives in IEEE arithmetic.
"""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Any


@dataclass(frozen=True)
class Bound:
    """The error bound of a float32 result.

    ``ulp`` is in units in the last place of the exact value. Next to a root of the function the error in ULP is
    unbounded; for inputs in ``near_root`` (both ends included) it is at most half an ULP plus ``absolute`` instead.
    """

    ulp: float
    near_root: tuple[float, float] | None = None
    absolute: float = 0.0


# Results in float16 or bfloat16 are computed in float32, by the shorter primitives of ``cpu_16bit.h``, and rounded
# once. The error bound is in ulps of their own format.
HALF_PRECISION_ULP = 0.51

BOUNDS = MappingProxyType(
    {
        "exp": Bound(1.2),
        "scaled_exp": Bound(1.25),
        "times_exp": Bound(1.25),
        "times_growth": Bound(1.1),
        "times_expm1": Bound(2.0),
        "scaled_log1p_exp": Bound(1.25),
        "times_logistic": Bound(3.0),
        "logistic_slope": Bound(3.2),
        "times_gaussian": Bound(1.0),
        "gelu_tail": Bound(3.0),
        "gelu_slope": Bound(3.25),
        "tanh_gelu_logit": Bound(1.2),  # of e^-w
    }
)

# The primitives that are defined for integers.
WHOLE = frozenset({"absolute", "at_least", "at_most", "fma", "where"})
# Those that are arithmetic and comparisons; all others approximate functions.
ARITHMETIC = WHOLE | {"copysign", "divide", "product_times"}


def absolute(x: Any) -> Any:
    """|x|; exact."""


def at_most(a: Any, bound: Any) -> Any:
    """The smaller of the two, and ``a`` where it is NaN; exact."""


def at_least(a: Any, bound: Any) -> Any:
    """The larger of the two, and ``a`` where it is NaN; exact."""


def copysign(a: Any, b: Any) -> Any:
    """|a| with the sign of ``b``; exact."""


def where(condition: Any, a: Any, b: Any) -> Any:
    """``a`` where the condition holds, ``b`` elsewhere; the value not chosen may be anything, even NaN."""


def fma(a: Any, b: Any, c: Any) -> Any:
    """a·b + c, rounded once."""


def divide(a: Any, b: Any) -> Any:
    """a/b, rounded once. Formulas use ``/`` only between numbers, because it rounds differently on a GPU."""


def divide_near_one(a: Any, d: Any) -> Any:
    """a/d, rounded once, for finite ``a`` and d from 1/4 to 2^7: what a GPU divides without a branch.

    Domain: where 0 < |a| < 2^−100, d is a power of two: then a remainder that underflows does no harm.
    """


def product_times(a: Any, b: Any, c: Any) -> Any:
    """(a·b)·c, as if a·b were not rounded; where a·b or the whole overflows, or is 0, what (a·b)·c gives in IEEE."""


def exp(x: Any, lo: Any = 0.0) -> Any:
    """e^(x + lo) for x ≤ 0 and |lo| ≤ 2^-10; ``lo`` is the low part of the argument."""


def scaled_exp(x: Any) -> Any:
    """e^x for x ≤ 0 as the pair (high, p), a product whose second factor is a power of two.

    In float32 high is near 2^-32, so that in v·p·high only the last product can underflow. Far below the range p is 0.
    """


def decay_and_rest(x: Any, scale: Any) -> Any:
    """2^32·e and scale·(1 − e) with e = e^(−x/scale), each as a pair; accurate for small x/scale too.

    Domain: x ≥ 0, and scale from 2^-100 to 2^120; NaN where it is 0, infinite or NaN.
    """


def times_exp(v: Any, x: Any, lo: Any = 0.0) -> Any:
    """v·e^(x + lo), rounded as if e^(x + lo) could not underflow: only the product can.

    Domain: x and lo as for exp; v finite unless x = −∞; where x < −20, |v| ≥ 2^−60, else the product may round twice;
    where x > −20, |v| ≤ 2^90.
    """


def times_growth(v: Any, x: Any, lo: Any = 0.0) -> Any:
    """v·e^(x + lo) for x of either sign, as if e^(x + lo) could neither overflow nor underflow: only the product can.

    Domain: |lo| ≤ 2^-10, |v| from 2^-102 to 2^100; from x = 176 on it stays what it is there.
    """


def times_expm1(v: Any, x: Any, lo: Any = 0.0) -> Any:
    """v·(e^(x + lo) − 1) for x of either sign; accurate for small x too. The sign of a 0 may get lost.

    Domain: as for times_growth.
    """


def scaled_log1p_exp(x: Any, lo: Any = 0.0) -> Any:
    """log(1 + e^(x + lo)) for x ≤ 0 and |lo| ≤ 2^-10, as four numbers of which it is (a·b + c)·p.

    In float32 a is from 0.69 to 1, b near 2^-32 and p a power of two, so that only the last product can underflow; c,
    which is small, has what the roundings of a and b lost.
    """


def hyperbolic_tangent(x: Any) -> Any:
    """tanh x."""


def logistic_slope(q: Any, x: Any, q_lo: Any = 0.0, lo: Any = 0.0) -> Any:
    """e·(1 + e − q − q_lo)/(1 + e)² with e = e^(x + lo), for q ≥ 0; accurate next to its root too.

    This is the derivative of t·σ(w(t)) at −t, for q = t·w'(t) and x = −w(t).
    """


def over_one_plus(v: Any, e: Any) -> Any:
    """v/(1 + e) for 0 ≤ e ≤ 1; v may be infinite. Domain: where 0 < |v| < 2^−100, 1 + e rounds to 1 or 2."""


def any_over_one_plus(v: Any, e: Any) -> Any:
    """The same for any v."""


def times_logistic(x: Any, a: Any) -> Any:
    """x/(1 + e^(−a·x)), as if a·x were not rounded and the quotient 1/(1 + …) could not underflow: only the result can.

    NaN where x is infinite and that quotient 0.
    """


def times_gaussian(v: Any, u: Any) -> Any:
    """v·e^(−u²/2), rounded as if e^(−u²/2) could not underflow: only the product can."""


def gelu_tail(u: Any) -> Any:
    """u·(1 − Φ(u)) for u ≥ 0, which is −GELU(−u); 0 at infinity.

    Φ is the standard normal distribution's.
    """


def gelu_slope(u: Any) -> Any:
    """GELU'(−u) for u ≥ 0, with GELU(x) = x·Φ(x); accurate next to its root too; NaN at infinity."""


def tanh_gelu_logit(u: Any) -> Any:
    """w(u) = 2·√(2/π)·(u + 0.044715·u³) for u ≥ 0, as a pair (w, w_lo) whose sum is exact to 2^-27.

    With it the tanh approximation of GELU is u·σ(w). Where e^−w is 0 the value stops growing.
    """


def tanh_gelu_growth(u: Any) -> Any:
    """u·w'(u) for u ≥ 0, as a pair (q, q_lo). Where e^−w is 0 their sum is any number; at infinity it is not finite."""


def inverse_erf(x: Any) -> Any:
    """erf⁻¹(x): ±∞ at ±1, NaN beyond."""


def inverse_erf_slope(x: Any) -> Any:
    """(erf⁻¹)'(x) = √π/2·e^(erf⁻¹(x)²): ∞ at ±1, NaN beyond."""
