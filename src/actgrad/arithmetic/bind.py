# SPDX-License-Identifier: Apache-2.0
"""Formulas with their primitives replaced: by those of NumPy, mpmath or Triton."""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from typing import Any

from actgrad.arithmetic.activation import Formula


def _as_it_is(function: types.FunctionType) -> Formula:
    return function


def bind(
    formula: Formula,
    primitives: types.ModuleType,
    wrap: Callable[[types.FunctionType], Any] = _as_it_is,
    functions: Mapping[str, Formula] = types.MappingProxyType({}),
) -> Formula:
    """Returns ``formula`` with the functions that it names taken from ``primitives``.

    A name that ``primitives`` lacks must be another formula (such as those of ``actgrad.arithmetic.activations``);
    it is bound in the same way. If ``primitives`` has a function of a formula's name, that takes the formula's place.
    The code object is shared: nothing is traced, copied or compiled.

    ``functions`` maps the names of a shared formula to functions (see ``actgrad.operators.formulas``). ``wrap``
    converts each bound formula. Without it a shared formula takes its attributes one by one.
    """
    assert isinstance(formula, types.FunctionType)
    if hasattr(primitives, formula.__name__):
        own: Formula = getattr(primitives, formula.__name__)
        return own
    bound: Formula = _bind(formula, primitives, wrap, functions, {})
    if not functions or wrap is not _as_it_is:
        return bound
    count = formula.__code__.co_argcount - 1
    return lambda *arguments: bound(*arguments[:count], arguments[count:])


def _bind(
    formula: types.FunctionType,
    primitives: types.ModuleType,
    wrap: Callable[[types.FunctionType], Any],
    functions: Mapping[str, Formula],
    bound: dict[Any, Any],
) -> Any:
    namespace: dict[str, Any] = {"__name__": formula.__module__}
    for name in formula.__code__.co_names:
        if hasattr(primitives, name):
            namespace[name] = getattr(primitives, name)
            continue
        value = functions.get(name, formula.__globals__[name])
        if isinstance(value, types.FunctionType):
            if value not in bound:
                own = getattr(primitives, value.__name__, None)
                bound[value] = own or _bind(value, primitives, wrap, {}, bound)
            value = bound[value]
        namespace[name] = value
    return wrap(types.FunctionType(formula.__code__, namespace, formula.__name__, formula.__defaults__))
