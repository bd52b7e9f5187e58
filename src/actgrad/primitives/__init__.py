# SPDX-License-Identifier: Apache-2.0
"""The elementary functions that a formula may use: what each means, where it is defined and how exact it is.

A formula imports these names; it is printed as C++ over ``cpu.h``, or run with the names rebound to ``on_numpy``
(float64) or ``on_mpmath`` (any precision). Here they are declared only: nothing in this file computes.

``BOUNDS`` holds the largest error of float32 on the CPU, in ULP of the exact result, over every float32 of the domain.
A NaN gives NaN everywhere, and infinities give what the definition gives in IEEE arithmetic.
"""

from types import MappingProxyType
from typing import Any

BOUNDS = MappingProxyType({"exp": 1.1, "times_exp": 1.6, "times_gaussian": 2.1, "scaled_normal_tail": 2.5})


def absolute(x: Any) -> Any:
    """|x|; exact."""


def at_most(a: Any, bound: Any) -> Any:
    """The smaller of the two; exact."""


def where(condition: Any, a: Any, b: Any) -> Any:
    """``a`` where the condition holds, ``b`` elsewhere; what is not chosen may be anything, NaN too."""


def fma(a: Any, b: Any, c: Any) -> Any:
    """a·b + c, rounded once."""


def exp(x: Any, lo: Any = 0.0) -> Any:
    """e^(x + lo) for x ≤ 88 and |lo| ≤ 2^-10; ``lo`` holds digits of the argument that ``x`` has no room for."""


def times_exp(v: Any, x: Any, lo: Any = 0.0) -> Any:
    """v·e^(x + lo), rounded as if e^(x + lo) could not underflow: only the product can. Domain of x and lo as for exp."""


def times_gaussian(v: Any, u: Any) -> Any:
    """v·e^(−u²/2), rounded as if e^(−u²/2) could not underflow: only the product can."""


def scaled_normal_tail(u: Any) -> Any:
    """e^(u²/2)·(1 − Φ(u)) for u ≥ 0, with Φ of the standard normal distribution; exact to the bound up to 14.5."""


def scaled_gelu_slope(u: Any) -> Any:
    """e^(u²/2)·GELU'(−u) for u ≥ 0, with GELU(x) = x·Φ(x); exact to the bound up to 14.5, next to its root too."""


def tanh_gelu_logit(u: Any) -> Any:
    """w(u) = 2·√(2/π)·(u + 0.044715·u³) for u ≥ 0, as a pair (w, w_lo) whose sum is exact to 2^-27.

    With it the tanh approximation of GELU is u·σ(w). Where e^−w is 0 the value stops growing.
    """


def tanh_gelu_complement(u: Any, e: Any) -> Any:
    """1 + e − u·w'(u) for u ≥ 0; where e^−w is 0 it is any number, finite for finite u and −∞ at infinity."""
