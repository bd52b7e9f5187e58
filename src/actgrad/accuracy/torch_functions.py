# SPDX-License-Identifier: Apache-2.0
"""The operators as PyTorch computes them: its own gradients where it has them, composed as its autograd does elsewhere.

The names and parameters are those of the functions in ``actgrad``. An operator that is missing here is one that PyTorch
lacks: it has no Hardswish gradient with the closed interval.
"""

from __future__ import annotations

from typing import Any

import torch
from torch.nn import functional

aten = torch.ops.aten


def silu(x: Any) -> Any:
    """x·σ(x)"""
    return functional.silu(x)


def silu_backward(dy: Any, x: Any) -> Any:
    """The gradient of ``silu``"""
    return aten.silu_backward(dy, x)


def hardswish(x: Any) -> Any:
    """x·relu6(x + 3)/6"""
    return functional.hardswish(x)


def hardswish_backward_v2(dy: Any, x: Any) -> Any:
    """The gradient of ``hardswish``, open at ±3"""
    return aten.hardswish_backward(dy, x)


def swiglu(x: Any, dim: int = -1) -> Any:
    """SiLU(a)·b of the halves"""
    a, b = x.chunk(2, dim)
    return functional.silu(a) * b


def swiglu_backward(dy: Any, x: Any, dim: int = -1) -> Any:
    """The gradient of ``swiglu``"""
    a, b = x.chunk(2, dim)
    return torch.cat([aten.silu_backward(dy * b, a), dy * functional.silu(a)], dim)


def geglu(x: Any, dim: int = -1, *, approximate: str = "none", activate_left: bool = False) -> Any:
    """v·GELU(a) and GELU(a) of the halves"""
    left, right = x.chunk(2, dim)
    v, a = (right, left) if activate_left else (left, right)
    gelu = functional.gelu(a, approximate=approximate)
    return v * gelu, gelu


def geglu_backward(
    dy: Any, x: Any, gelu: Any = None, dim: int = -1, *, approximate: str = "none", activate_left: bool = False
) -> Any:
    """The gradient of ``geglu``"""
    left, right = x.chunk(2, dim)
    v, a = (right, left) if activate_left else (left, right)
    if gelu is None:
        gelu = functional.gelu(a, approximate=approximate)
    dv, da = dy * gelu, aten.gelu_backward(dy * v, a, approximate=approximate)
    return torch.cat([da, dv] if activate_left else [dv, da], dim)
