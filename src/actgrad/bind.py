# SPDX-License-Identifier: Apache-2.0
"""The same formula over another namespace: NumPy, mpmath, Triton."""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Any


def _as_it_is(function: types.FunctionType) -> Callable[..., Any]:
    return function


def bind(
    formula: Callable[..., Any],
    primitives: types.ModuleType,
    wrap: Callable[[types.FunctionType], Any] = _as_it_is,
) -> Callable[..., Any]:
    """Returns ``formula`` with the functions that it names taken from ``primitives``.

    A name that ``primitives`` lacks must be another formula (such as those of ``actgrad.activations``);
    it is bound in the same way. The code object is shared: nothing is traced, copied or compiled.

    ``wrap`` makes of each bound formula what its callers call.
    """
    assert isinstance(formula, types.FunctionType)
    return _bind(formula, primitives, wrap, {})  # type: ignore[no-any-return]


def _bind(
    formula: types.FunctionType,
    primitives: types.ModuleType,
    wrap: Callable[[types.FunctionType], Any],
    bound: dict[str, Any],
) -> Any:
    namespace: dict[str, Any] = {"__name__": formula.__module__}
    for name in formula.__code__.co_names:
        if hasattr(primitives, name):
            namespace[name] = getattr(primitives, name)
            continue
        if name not in bound:
            bound[name] = _bind(formula.__globals__[name], primitives, wrap, bound)
        namespace[name] = bound[name]
    return wrap(types.FunctionType(formula.__code__, namespace, formula.__name__, formula.__defaults__))
