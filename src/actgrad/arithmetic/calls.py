# SPDX-License-Identifier: Apache-2.0
"""What a formula calls: primitives, and other formulas."""

from __future__ import annotations

import types
from collections.abc import Mapping
from types import MappingProxyType

from actgrad.arithmetic import primitives
from actgrad.arithmetic.activation import Formula


def functions_of(formula: Formula, functions: Mapping[str, Formula] = MappingProxyType({})) -> list[Formula]:
    """The formulas that ``formula`` calls, without primitives; ``functions``: what names in a shared one stand for."""
    assert isinstance(formula, types.FunctionType)
    named = [functions.get(name, formula.__globals__.get(name)) for name in formula.__code__.co_names]
    return [f for f in named if isinstance(f, types.FunctionType) and f.__module__ != primitives.__name__]


def primitives_of(formula: Formula, functions: Mapping[str, Formula] = MappingProxyType({})) -> set[str]:
    """The names of the primitives that ``formula``, and the formulas that it calls, use."""
    assert isinstance(formula, types.FunctionType)
    own = {name for name in formula.__code__.co_names if name not in functions and hasattr(primitives, name)}
    return own.union(*(primitives_of(called) for called in functions_of(formula, functions)))
