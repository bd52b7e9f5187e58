# SPDX-License-Identifier: Apache-2.0
"""The same formula over another namespace: NumPy, mpmath, Triton."""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Any


def bind(formula: Callable[..., Any], primitives: types.ModuleType) -> Callable[..., Any]:
    """Returns ``formula`` with the functions that it names taken from ``primitives``.

    A name that ``primitives`` lacks must be another formula (such as those of ``actgrad.activations``);
    it is bound in the same way. The code object is shared: nothing is traced, copied or compiled.
    """
    assert isinstance(formula, types.FunctionType)
    return _bind(formula, primitives, {})


def _bind(formula: types.FunctionType, primitives: types.ModuleType, bound: dict[str, Any]) -> Callable[..., Any]:
    namespace: dict[str, Any] = {}
    for name in formula.__code__.co_names:
        if hasattr(primitives, name):
            namespace[name] = getattr(primitives, name)
            continue
        if name not in bound:
            bound[name] = _bind(formula.__globals__[name], primitives, bound)
        namespace[name] = bound[name]
    return types.FunctionType(formula.__code__, namespace, formula.__name__, formula.__defaults__)
