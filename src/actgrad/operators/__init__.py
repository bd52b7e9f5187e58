# SPDX-License-Identifier: Apache-2.0
"""The operators: what each takes, checks and computes, said once. Every face is made from these declarations.

``contract`` is the vocabulary. ``documented`` holds CANN's operators, ``internal`` what autograd needs besides: a file
and a line each. Nothing here computes, and nothing imports a library of arrays.
"""

from actgrad.operators.contract import Operator
from actgrad.operators.documented import OPERATORS as DOCUMENTED
from actgrad.operators.internal import OPERATORS as INTERNAL

ALL: tuple[Operator, ...] = (*DOCUMENTED, *INTERNAL)

__all__ = ["ALL", "DOCUMENTED", "INTERNAL"]
