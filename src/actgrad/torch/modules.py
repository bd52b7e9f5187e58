# SPDX-License-Identifier: Apache-2.0
"""The operators as modules."""

from __future__ import annotations

from typing import Literal

from torch import Tensor, nn

from actgrad.torch.functional import geglu, hardswish, silu, swiglu


class SiLU(nn.Module):
    """SiLU, x·σ(x); see ``actgrad.torch.silu``."""

    def __init__(self, inplace: bool = False, *, inplace_backward: bool = False) -> None:
        super().__init__()
        self.inplace = inplace
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor) -> Tensor:
        return silu(x, self.inplace, inplace_backward=self.inplace_backward)

    def extra_repr(self) -> str:
        return _options(inplace=self.inplace, inplace_backward=self.inplace_backward)


class Hardswish(nn.Module):
    """Hardswish, with the gradient in the open form; see ``actgrad.torch.hardswish``."""

    def __init__(self, inplace: bool = False, *, inplace_backward: bool = False) -> None:
        super().__init__()
        self.inplace = inplace
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor) -> Tensor:
        return hardswish(x, self.inplace, inplace_backward=self.inplace_backward)

    def extra_repr(self) -> str:
        return _options(inplace=self.inplace, inplace_backward=self.inplace_backward)


class SwiGLU(nn.Module):
    """SwiGLU of one tensor in halves, or of two tensors; see ``actgrad.torch.swiglu``."""

    def __init__(self, dim: int = -1, *, inplace_backward: bool = False) -> None:
        super().__init__()
        self.dim = dim
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor, up: Tensor | None = None) -> Tensor:
        if up is not None:
            return swiglu(x, up, inplace_backward=self.inplace_backward)
        return swiglu(x, self.dim, inplace_backward=self.inplace_backward)

    def extra_repr(self) -> str:
        return ", ".join([f"dim={self.dim}", *filter(None, [_options(inplace_backward=self.inplace_backward)])])


class GeGLU(nn.Module):
    """GeGLU of one tensor in halves, or of two tensors; see ``actgrad.torch.geglu``."""

    def __init__(
        self,
        dim: int = -1,
        *,
        approximate: Literal["none", "tanh"] = "none",
        activate_left: bool = False,
        save_activation: bool = False,
        inplace_backward: bool = False,
    ) -> None:
        super().__init__()
        self.dim = dim
        self.approximate: Literal["none", "tanh"] = approximate
        self.activate_left = activate_left
        self.save_activation = save_activation
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor, up: Tensor | None = None) -> Tensor:
        if up is not None:
            return geglu(x, up, approximate=self.approximate, inplace_backward=self.inplace_backward)
        return geglu(
            x,
            self.dim,
            approximate=self.approximate,
            activate_left=self.activate_left,
            save_activation=self.save_activation,
            inplace_backward=self.inplace_backward,
        )

    def extra_repr(self) -> str:
        shown = f"dim={self.dim}, approximate={self.approximate!r}, activate_left={self.activate_left}"
        options = _options(save_activation=self.save_activation, inplace_backward=self.inplace_backward)
        return ", ".join(filter(None, [shown, options]))


def _options(**options: bool) -> str:
    return ", ".join(f"{name}=True" for name, value in options.items() if value)
