# SPDX-License-Identifier: Apache-2.0
"""The modules that take the place of MLPs."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch._jit_internal import is_scripting

from actgrad.torch.clipped import SwiGLU


class GatedMLP(nn.Module):
    """``down_proj(glu(gate_proj(x), up_proj(x)))``, with the names of Hugging Face models for the projections.

    ``glu`` None means SwiGLU with ``alpha``, ``limit``, ``bias`` and ``interleaved`` (see ``actgrad.torch.swiglu``).
    If ``up_proj`` is None, ``gate_proj`` returns both halves, side by side or ``interleaved``. ``row_weight`` is the
    factor of each row of ``down_proj``'s input, such as a router's weight of each token if ``down_proj`` has no bias.

    Raises:
        ValueError: ``glu`` with options of SwiGLU, or ``interleaved`` with two projections.

    Examples:
        >>> gate, up, down = torch.nn.Linear(4, 8), torch.nn.Linear(4, 8), torch.nn.Linear(8, 4)
        >>> actgrad.torch.GatedMLP(gate, up, down)(torch.randn(2, 4)).shape
        torch.Size([2, 4])
    """

    def __init__(
        self,
        gate_proj: nn.Module,
        up_proj: nn.Module | None,
        down_proj: nn.Module,
        glu: nn.Module | None = None,
        *,
        alpha: float = 1.0,
        limit: float | None = None,
        bias: float = 0.0,
        interleaved: bool = False,
    ) -> None:
        super().__init__()
        if glu is not None and (alpha != 1 or limit is not None or bias != 0 or interleaved):
            raise ValueError("GatedMLP: glu or its options can be given, not both")
        if interleaved and up_proj is not None:
            raise ValueError("GatedMLP: interleaved halves are those of one projection; up_proj has to be None")
        self.gate_proj = gate_proj
        self.up_proj = up_proj
        self.down_proj = down_proj
        self.glu = SwiGLU(alpha=alpha, limit=limit, bias=bias, interleaved=interleaved) if glu is None else glu

    def forward(self, x: Tensor, row_weight: Tensor | None = None) -> Tensor:
        if is_scripting():  # TorchScript does not support arguments that only some units have
            if row_weight is not None:
                raise ValueError("GatedMLP: row_weight is not supported in TorchScript")
            if self.up_proj is None:
                return self.down_proj(self.glu(self.gate_proj(x)))
            return self.down_proj(self.glu(self.gate_proj(x), self.up_proj(x)))
        else:
            gate, up = self.gate_proj(x), None if self.up_proj is None else self.up_proj(x)
            if row_weight is None:
                return self.down_proj(self.glu(gate) if up is None else self.glu(gate, up))
            return self.down_proj(self.glu(gate, up, row_weight=row_weight))


class PackedMLP(nn.Module):
    """``down_proj(glu(gate_up_proj(x)))``: gate and up are one projection, with the gate on the left."""

    def __init__(self, gate_up_proj: nn.Module, down_proj: nn.Module, glu: nn.Module) -> None:
        super().__init__()
        self.gate_up_proj = gate_up_proj
        self.down_proj = down_proj
        self.glu = glu

    def forward(self, x: Tensor) -> Tensor:
        return self.down_proj(self.glu(self.gate_up_proj(x)))


class ScaledMLP(nn.Module):
    """A gated unit between its projections, with multipliers of the gate and of the result (Falcon-H1)."""

    gate_multiplier: float
    down_multiplier: float

    def __init__(self, gate_proj: nn.Module, up_proj: nn.Module, down_proj: nn.Module, glu: nn.Module) -> None:
        super().__init__()
        self.gate_proj = gate_proj
        self.up_proj = up_proj
        self.down_proj = down_proj
        self.glu = glu

    def forward(self, x: Tensor) -> Tensor:
        y = self.glu(self.gate_proj(x) * self.gate_multiplier, self.up_proj(x))
        return self.down_proj(y) * self.down_multiplier


class GatedDense(nn.Module):
    """T5 v1.1's gated unit between its projections, with its dropout."""

    def __init__(self, wi_0: nn.Module, wi_1: nn.Module, wo: nn.Module, dropout: nn.Module, glu: nn.Module) -> None:
        super().__init__()
        self.wi_0 = wi_0
        self.wi_1 = wi_1
        self.wo = wo
        self.dropout = dropout
        self.glu = glu

    def forward(self, x: Tensor) -> Tensor:
        y = self.dropout(self.glu(self.wi_0(x), self.wi_1(x)))
        weight = self.wo.weight
        # The model may keep this projection in float32 beside 16-bit ones; int8 means quantized weights.
        if isinstance(weight, Tensor) and weight.dtype not in (y.dtype, torch.int8):
            y = y.to(weight.dtype)
        return self.wo(y)


class GatedProjection(nn.Module):
    """``glu(proj(x))``: the first half of diffusers' feed-forward layers."""

    def __init__(self, proj: nn.Module, glu: nn.Module) -> None:
        super().__init__()
        self.proj = proj
        self.glu = glu

    def forward(self, x: Tensor) -> Tensor:
        return self.glu(self.proj(x))
