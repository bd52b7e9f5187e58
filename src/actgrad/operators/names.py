# SPDX-License-Identifier: Apache-2.0
"""Documented operators by any of their names, as users type them and as messages print them."""

from __future__ import annotations

import difflib

from actgrad.operators import DOCUMENTED
from actgrad.operators.contract import Operator

PHASE_ONE = "GetWorkspaceSize"  # messages begin with the function that refused


def find(name: str) -> Operator | None:
    """Returns the operator with this name in C, with or without phase one's ending, in the documents or in Python.

    Capitals matter only where two names differ in nothing else: ``GeGlu`` is aclnnGeGlu, ``geglu`` is aclnnGeGluV3.
    """
    function = name.removesuffix(PHASE_ONE)
    return _by_name().get(function) or _in_lower_case().get(function.lower())


def absence(name: str) -> str:
    """Returns why ``find`` has no operator: the nearest name, or all of them if none is near."""
    names = {each.lower(): each for each in _by_name()}  # Python's name where the document's differs in capitals alone
    near = difflib.get_close_matches(name.removesuffix(PHASE_ONE).lower(), names, n=1)
    if near:
        return f"there is no operator {name!r}; did you mean {names[near[0]]}?"
    return f"there is no operator {name!r}. The operators are {', '.join(each.aclnn for each in DOCUMENTED)}."


def _by_name() -> dict[str, Operator]:
    return {name: each for each in DOCUMENTED for name in (each.aclnn, each.name, each.python) if name}


def _in_lower_case() -> dict[str, Operator]:
    return {name.lower(): operator for name, operator in _by_name().items()}
