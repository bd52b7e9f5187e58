# SPDX-License-Identifier: Apache-2.0
"""The operators' formulas as Triton device functions."""

from __future__ import annotations

import types
from functools import cache
from typing import Any

import triton
import triton.language as tl

from actgrad.arithmetic.bind import bind
from actgrad.arithmetic.primitives import on_triton, on_triton_half
from actgrad.operators import ALL

KERNELS = {kernel.name: kernel for operator in ALL for kernel in operator.kernels}


@cache
def device_function(kernel: str, half: bool) -> Any:
    """The formula of ``kernel`` as Triton device function, for results that are rounded to 16 bits or not.

    A formula of ``actgrad.operators.formulas`` takes its attributes as one tuple.
    """
    return bind(KERNELS[kernel].formula, on_triton_half if half else on_triton, _jit, KERNELS[kernel].functions)


def _jit(formula: types.FunctionType) -> Any:
    formula.__globals__["tl"] = tl  # where Triton's interpreter looks it up
    return triton.jit(formula)
