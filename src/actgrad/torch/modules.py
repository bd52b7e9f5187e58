# SPDX-License-Identifier: Apache-2.0
# Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.
"""The operators as modules."""

from __future__ import annotations

from typing import ClassVar, Literal

import torch
from torch import Tensor, nn
from torch._jit_internal import is_scripting

from actgrad.torch.functional import (
    celu,
    elu,
    erfinv,
    fast_gelu,
    fatrelu_mul,
    geglu,
    gelu,
    gelu_mul,
    glu,
    hardshrink,
    hardsigmoid,
    hardswish,
    hardtanh,
    leaky_relu,
    logsigmoid,
    mish,
    relu,
    selu,
    shrink,
    sigmoid,
    silu,
    situ_glu,
    softplus,
    softshrink,
    squared_relu,
    swish,
    tanh,
    threshold,
)

__all__ = [
    "CELU",
    "ELU",
    "GELU",
    "GLU",
    "SELU",
    "Erfinv",
    "FastGELU",
    "FatreluMul",
    "GeGLU",
    "GeluMul",
    "Hardshrink",
    "Hardsigmoid",
    "Hardswish",
    "Hardtanh",
    "LeakyReLU",
    "LogSigmoid",
    "Mish",
    "ReLU",
    "Shrink",
    "SiLU",
    "Sigmoid",
    "SituGLU",
    "Softplus",
    "Softshrink",
    "SquaredReLU",
    "Swish",
    "Tanh",
    "Threshold",
]


class _Operator(nn.Module):
    """The common base class. ``repr`` shows all attributes, and options only if they are set."""

    _attributes: ClassVar[tuple[str, ...]] = ()
    _options: ClassVar[tuple[str, ...]] = ()

    def extra_repr(self) -> str:
        attributes = [f"{name}={getattr(self, name)!r}" for name in self._attributes]
        return ", ".join(attributes + [f"{name}=True" for name in self._options if getattr(self, name)])


class CELU(_Operator):
    """CELU: x above 0, alpha·(e^(x/alpha) − 1) below.

    Arguments and errors: ``actgrad.torch.celu``.

    Examples:
        >>> actgrad.torch.CELU()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    _attributes = ("alpha",)
    _options = ("inplace", "inplace_backward")

    def __init__(self, alpha: float = 1.0, inplace: bool = False, *, inplace_backward: bool = False) -> None:
        super().__init__()
        self.alpha = alpha
        self.inplace = inplace
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor) -> Tensor:
        if is_scripting():
            given = x.clone() if self.inplace and x.requires_grad else x
            result: Tensor = torch.ops.actgrad.celu(given, self.alpha)
            return x.copy_(result) if self.inplace else result
        else:
            return celu(x, self.alpha, self.inplace, inplace_backward=self.inplace_backward)


class ELU(_Operator):
    """ELU: scale·x above 0, alpha·scale·(e^(input_scale·x) − 1) below.

    Arguments and errors: ``actgrad.torch.elu``.

    Examples:
        >>> actgrad.torch.ELU()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    _attributes = ("alpha", "scale", "input_scale")
    _options = ("inplace", "inplace_backward")

    def __init__(
        self,
        alpha: float = 1.0,
        inplace: bool = False,
        *,
        scale: float = 1.0,
        input_scale: float = 1.0,
        inplace_backward: bool = False,
    ) -> None:
        super().__init__()
        self.alpha = alpha
        self.scale = scale
        self.input_scale = input_scale
        self.inplace = inplace
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor) -> Tensor:
        if is_scripting():
            given = x.clone() if self.inplace and x.requires_grad else x
            result: Tensor = torch.ops.actgrad.elu(given, self.alpha, self.scale, self.input_scale)
            return x.copy_(result) if self.inplace else result
        else:
            return elu(
                x,
                self.alpha,
                self.inplace,
                scale=self.scale,
                input_scale=self.input_scale,
                inplace_backward=self.inplace_backward,
            )


class Erfinv(_Operator):
    """Erfinv, the inverse of the error function.

    Arguments and errors: ``actgrad.torch.erfinv``.

    Examples:
        >>> actgrad.torch.Erfinv()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    _options = ("inplace", "inplace_backward")

    def __init__(self, inplace: bool = False, *, inplace_backward: bool = False) -> None:
        super().__init__()
        self.inplace = inplace
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor) -> Tensor:
        if is_scripting():
            given = x.clone() if self.inplace and x.requires_grad else x
            result: Tensor = torch.ops.actgrad.erfinv(given)
            return x.copy_(result) if self.inplace else result
        else:
            return erfinv(x, self.inplace, inplace_backward=self.inplace_backward)


class FastGELU(_Operator):
    """FastGELU: x·σ(1.702·x).

    Arguments and errors: ``actgrad.torch.fast_gelu``.

    Examples:
        >>> actgrad.torch.FastGELU()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    _options = ("inplace", "inplace_backward")

    def __init__(self, inplace: bool = False, *, inplace_backward: bool = False) -> None:
        super().__init__()
        self.inplace = inplace
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor) -> Tensor:
        if is_scripting():
            given = x.clone() if self.inplace and x.requires_grad else x
            result: Tensor = torch.ops.actgrad.fast_gelu(given)
            return x.copy_(result) if self.inplace else result
        else:
            return fast_gelu(x, self.inplace, inplace_backward=self.inplace_backward)


class GELU(_Operator):
    """GELU: x·Φ(x), or its tanh form.

    Arguments and errors: ``actgrad.torch.gelu``.

    Examples:
        >>> actgrad.torch.GELU()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    _attributes = ("approximate",)
    _options = ("inplace", "inplace_backward")

    def __init__(
        self,
        approximate: Literal["none", "tanh"] = "none",
        inplace: bool = False,
        *,
        inplace_backward: bool = False,
    ) -> None:
        super().__init__()
        self.approximate: Literal["none", "tanh"] = approximate
        self.inplace = inplace
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor) -> Tensor:
        if is_scripting():
            given = x.clone() if self.inplace and x.requires_grad else x
            result: Tensor = torch.ops.actgrad.gelu(given, self.approximate)
            return x.copy_(result) if self.inplace else result
        else:
            return gelu(x, self.approximate, self.inplace, inplace_backward=self.inplace_backward)


class Hardshrink(_Operator):
    """Hardshrink: x beyond ±λ, 0 between.

    Arguments and errors: ``actgrad.torch.hardshrink``.

    Examples:
        >>> actgrad.torch.Hardshrink()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    _attributes = ("lambd",)
    _options = ("inplace", "inplace_backward")

    def __init__(self, lambd: float = 0.5, inplace: bool = False, *, inplace_backward: bool = False) -> None:
        super().__init__()
        self.lambd = lambd
        self.inplace = inplace
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor) -> Tensor:
        if is_scripting():
            given = x.clone() if self.inplace and x.requires_grad else x
            result: Tensor = torch.ops.actgrad.hardshrink(given, self.lambd)
            return x.copy_(result) if self.inplace else result
        else:
            return hardshrink(x, self.lambd, self.inplace, inplace_backward=self.inplace_backward)


class Hardsigmoid(_Operator):
    """Hardsigmoid: x/6 + 1/2 between −3 and 3, 1 above, 0 below.

    Arguments and errors: ``actgrad.torch.hardsigmoid``.

    Examples:
        >>> actgrad.torch.Hardsigmoid()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    _options = ("inplace", "inplace_backward")

    def __init__(self, inplace: bool = False, *, inplace_backward: bool = False) -> None:
        super().__init__()
        self.inplace = inplace
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor) -> Tensor:
        if is_scripting():
            given = x.clone() if self.inplace and x.requires_grad else x
            result: Tensor = torch.ops.actgrad.hardsigmoid(given)
            return x.copy_(result) if self.inplace else result
        else:
            return hardsigmoid(x, self.inplace, inplace_backward=self.inplace_backward)


class Hardswish(_Operator):
    """Hardswish: x·(x + 3)/6 between −3 and 3, x above, 0 below.

    Arguments and errors: ``actgrad.torch.hardswish``.

    Examples:
        >>> actgrad.torch.Hardswish()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    _options = ("inplace", "inplace_backward")

    def __init__(self, inplace: bool = False, *, inplace_backward: bool = False) -> None:
        super().__init__()
        self.inplace = inplace
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor) -> Tensor:
        if is_scripting():
            given = x.clone() if self.inplace and x.requires_grad else x
            result: Tensor = torch.ops.actgrad.hardswish(given)
            return x.copy_(result) if self.inplace else result
        else:
            return hardswish(x, self.inplace, inplace_backward=self.inplace_backward)


class Hardtanh(_Operator):
    """Hardtanh: x clamped to the limits.

    Arguments and errors: ``actgrad.torch.hardtanh``.

    Examples:
        >>> actgrad.torch.Hardtanh()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    _attributes = ("min_val", "max_val")
    _options = ("inplace", "inplace_backward")

    def __init__(
        self,
        min_val: float = -1.0,
        max_val: float = 1.0,
        inplace: bool = False,
        *,
        inplace_backward: bool = False,
    ) -> None:
        super().__init__()
        self.min_val = min_val
        self.max_val = max_val
        self.inplace = inplace
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor) -> Tensor:
        if is_scripting():
            given = x.clone() if self.inplace and x.requires_grad else x
            result: Tensor = torch.ops.actgrad.hardtanh(given, self.min_val, self.max_val)
            return x.copy_(result) if self.inplace else result
        else:
            return hardtanh(x, self.min_val, self.max_val, self.inplace, inplace_backward=self.inplace_backward)


class LeakyReLU(_Operator):
    """LeakyReLU: x above 0, slope·x below.

    Arguments and errors: ``actgrad.torch.leaky_relu``.

    Examples:
        >>> actgrad.torch.LeakyReLU()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    _attributes = ("negative_slope",)
    _options = ("inplace", "inplace_backward")

    def __init__(self, negative_slope: float = 0.01, inplace: bool = False, *, inplace_backward: bool = False) -> None:
        super().__init__()
        self.negative_slope = negative_slope
        self.inplace = inplace
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor) -> Tensor:
        if is_scripting():
            given = x.clone() if self.inplace and x.requires_grad else x
            result: Tensor = torch.ops.actgrad.leaky_relu(given, self.negative_slope)
            return x.copy_(result) if self.inplace else result
        else:
            return leaky_relu(x, self.negative_slope, self.inplace, inplace_backward=self.inplace_backward)


class LogSigmoid(_Operator):
    """LogSigmoid, log σ(x).

    Arguments and errors: ``actgrad.torch.logsigmoid``.

    Examples:
        >>> actgrad.torch.LogSigmoid()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    _options = ("inplace", "inplace_backward")

    def __init__(self, inplace: bool = False, *, inplace_backward: bool = False) -> None:
        super().__init__()
        self.inplace = inplace
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor) -> Tensor:
        if is_scripting():
            given = x.clone() if self.inplace and x.requires_grad else x
            result: Tensor = torch.ops.actgrad.logsigmoid(given)
            return x.copy_(result) if self.inplace else result
        else:
            return logsigmoid(x, self.inplace, inplace_backward=self.inplace_backward)


class Mish(_Operator):
    """Mish: x·tanh(log(1 + e^x)).

    Arguments and errors: ``actgrad.torch.mish``.

    Examples:
        >>> actgrad.torch.Mish()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    _options = ("inplace", "inplace_backward")

    def __init__(self, inplace: bool = False, *, inplace_backward: bool = False) -> None:
        super().__init__()
        self.inplace = inplace
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor) -> Tensor:
        if is_scripting():
            given = x.clone() if self.inplace and x.requires_grad else x
            result: Tensor = torch.ops.actgrad.mish(given)
            return x.copy_(result) if self.inplace else result
        else:
            return mish(x, self.inplace, inplace_backward=self.inplace_backward)


class ReLU(_Operator):
    """ReLU: x above 0, 0 below.

    Arguments and errors: ``actgrad.torch.relu``.

    Examples:
        >>> actgrad.torch.ReLU()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    _options = ("inplace", "inplace_backward")

    def __init__(self, inplace: bool = False, *, inplace_backward: bool = False) -> None:
        super().__init__()
        self.inplace = inplace
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor) -> Tensor:
        if is_scripting():
            given = x.clone() if self.inplace and x.requires_grad else x
            result: Tensor = torch.ops.actgrad.relu(given)
            return x.copy_(result) if self.inplace else result
        else:
            return relu(x, self.inplace, inplace_backward=self.inplace_backward)


class SELU(_Operator):
    """SELU: s·x above 0, s·α·(e^x − 1) below, with s = 1.0507009873554805 and s·α = 1.7580993408473769.

    Arguments and errors: ``actgrad.torch.selu``.

    Examples:
        >>> actgrad.torch.SELU()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    _options = ("inplace",)

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, x: Tensor) -> Tensor:
        if is_scripting():
            given = x.clone() if self.inplace and x.requires_grad else x
            result: Tensor = torch.ops.actgrad.selu(given)
            return x.copy_(result) if self.inplace else result
        else:
            return selu(x, self.inplace)


class Shrink(_Operator):
    """Shrink: x moved towards 0 by the bias beyond ±λ, 0 between.

    Arguments and errors: ``actgrad.torch.shrink``.

    Examples:
        >>> actgrad.torch.Shrink()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    _attributes = ("lambd", "bias")
    _options = ("inplace", "inplace_backward")

    def __init__(
        self,
        lambd: float = 0.5,
        bias: float = 0.0,
        inplace: bool = False,
        *,
        inplace_backward: bool = False,
    ) -> None:
        super().__init__()
        self.lambd = lambd
        self.bias = bias
        self.inplace = inplace
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor) -> Tensor:
        if is_scripting():
            given = x.clone() if self.inplace and x.requires_grad else x
            result: Tensor = torch.ops.actgrad.shrink(given, self.lambd, self.bias)
            return x.copy_(result) if self.inplace else result
        else:
            return shrink(x, self.lambd, self.bias, self.inplace, inplace_backward=self.inplace_backward)


class Sigmoid(_Operator):
    """Sigmoid: 1/(1 + e^−x).

    Arguments and errors: ``actgrad.torch.sigmoid``.

    Examples:
        >>> actgrad.torch.Sigmoid()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    _options = ("inplace",)

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, x: Tensor) -> Tensor:
        if is_scripting():
            given = x.clone() if self.inplace and x.requires_grad else x
            result: Tensor = torch.ops.actgrad.sigmoid(given)
            return x.copy_(result) if self.inplace else result
        else:
            return sigmoid(x, self.inplace)


class SiLU(_Operator):
    """SiLU, x·σ(x).

    Arguments and errors: ``actgrad.torch.silu``.

    Examples:
        >>> actgrad.torch.SiLU()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    _options = ("inplace", "inplace_backward")

    def __init__(self, inplace: bool = False, *, inplace_backward: bool = False) -> None:
        super().__init__()
        self.inplace = inplace
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor) -> Tensor:
        if is_scripting():
            given = x.clone() if self.inplace and x.requires_grad else x
            result: Tensor = torch.ops.actgrad.silu(given)
            return x.copy_(result) if self.inplace else result
        else:
            return silu(x, self.inplace, inplace_backward=self.inplace_backward)


class Softplus(_Operator):
    """Softplus: log(1 + e^(beta·x))/beta, and x where beta·x is above the threshold.

    Arguments and errors: ``actgrad.torch.softplus``.

    Examples:
        >>> actgrad.torch.Softplus()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    _attributes = ("beta", "threshold")
    _options = ("inplace", "inplace_backward")

    def __init__(
        self,
        beta: float = 1.0,
        threshold: float = 20.0,
        inplace: bool = False,
        *,
        inplace_backward: bool = False,
    ) -> None:
        super().__init__()
        self.beta = beta
        self.threshold = threshold
        self.inplace = inplace
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor) -> Tensor:
        if is_scripting():
            given = x.clone() if self.inplace and x.requires_grad else x
            result: Tensor = torch.ops.actgrad.softplus(given, self.beta, self.threshold)
            return x.copy_(result) if self.inplace else result
        else:
            return softplus(x, self.beta, self.threshold, self.inplace, inplace_backward=self.inplace_backward)


class Softshrink(_Operator):
    """Softshrink: x moved towards 0 by λ, 0 between ±λ.

    Arguments and errors: ``actgrad.torch.softshrink``.

    Examples:
        >>> actgrad.torch.Softshrink()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    _attributes = ("lambd",)
    _options = ("inplace", "inplace_backward")

    def __init__(self, lambd: float = 0.5, inplace: bool = False, *, inplace_backward: bool = False) -> None:
        super().__init__()
        self.lambd = lambd
        self.inplace = inplace
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor) -> Tensor:
        if is_scripting():
            given = x.clone() if self.inplace and x.requires_grad else x
            result: Tensor = torch.ops.actgrad.softshrink(given, self.lambd)
            return x.copy_(result) if self.inplace else result
        else:
            return softshrink(x, self.lambd, self.inplace, inplace_backward=self.inplace_backward)


class SquaredReLU(_Operator):
    """SquaredReLU: x² above 0, 0 below.

    Arguments and errors: ``actgrad.torch.squared_relu``.

    Examples:
        >>> actgrad.torch.SquaredReLU()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    _options = ("inplace", "inplace_backward")

    def __init__(self, inplace: bool = False, *, inplace_backward: bool = False) -> None:
        super().__init__()
        self.inplace = inplace
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor) -> Tensor:
        if is_scripting():
            given = x.clone() if self.inplace and x.requires_grad else x
            result: Tensor = torch.ops.actgrad.squared_relu(given)
            return x.copy_(result) if self.inplace else result
        else:
            return squared_relu(x, self.inplace, inplace_backward=self.inplace_backward)


class Swish(_Operator):
    """Swish: x·σ(β·x).

    Arguments and errors: ``actgrad.torch.swish``.

    Examples:
        >>> actgrad.torch.Swish()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    _attributes = ("beta",)
    _options = ("inplace", "inplace_backward")

    def __init__(self, beta: float = 1.0, inplace: bool = False, *, inplace_backward: bool = False) -> None:
        super().__init__()
        self.beta = beta
        self.inplace = inplace
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor) -> Tensor:
        if is_scripting():
            given = x.clone() if self.inplace and x.requires_grad else x
            result: Tensor = torch.ops.actgrad.swish(given, self.beta)
            return x.copy_(result) if self.inplace else result
        else:
            return swish(x, self.beta, self.inplace, inplace_backward=self.inplace_backward)


class Tanh(_Operator):
    """Tanh, the hyperbolic tangent.

    Arguments and errors: ``actgrad.torch.tanh``.

    Examples:
        >>> actgrad.torch.Tanh()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    _options = ("inplace",)

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def forward(self, x: Tensor) -> Tensor:
        if is_scripting():
            given = x.clone() if self.inplace and x.requires_grad else x
            result: Tensor = torch.ops.actgrad.tanh(given)
            return x.copy_(result) if self.inplace else result
        else:
            return tanh(x, self.inplace)


class Threshold(_Operator):
    """Threshold: x above the threshold, else the value.

    Arguments and errors: ``actgrad.torch.threshold``.

    Examples:
        >>> actgrad.torch.Threshold()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    _attributes = ("threshold", "value")
    _options = ("inplace", "inplace_backward")

    def __init__(
        self,
        threshold: float = 0.0,
        value: float = 0.0,
        inplace: bool = False,
        *,
        inplace_backward: bool = False,
    ) -> None:
        super().__init__()
        self.threshold = threshold
        self.value = value
        self.inplace = inplace
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor) -> Tensor:
        if is_scripting():
            given = x.clone() if self.inplace and x.requires_grad else x
            result: Tensor = torch.ops.actgrad.threshold(given, self.threshold, self.value)
            return x.copy_(result) if self.inplace else result
        else:
            return threshold(x, self.threshold, self.value, self.inplace, inplace_backward=self.inplace_backward)


class FatreluMul(_Operator):
    """FatreluMul, f(A)·B of the halves A and B of `x`: f(A) is A above the threshold, else 0.

    Arguments and errors: ``actgrad.torch.fatrelu_mul``.

    Examples:
        >>> actgrad.torch.FatreluMul()(torch.randn(2, 8)).shape
        torch.Size([2, 4])
    """

    _attributes = ("threshold", "dim")
    _options = ("inplace_backward",)

    def __init__(self, threshold: Tensor | float = 0.0, dim: int = -1, *, inplace_backward: bool = False) -> None:
        super().__init__()
        if isinstance(threshold, Tensor) and not isinstance(threshold, nn.Parameter):
            self.register_buffer("threshold", threshold, persistent=False)
        else:
            self.threshold = threshold
        self.dim = dim
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor) -> Tensor:
        if is_scripting():
            threshold = torch.as_tensor(self.threshold, dtype=x.dtype, device=x.device)
            result: Tensor = torch.ops.actgrad.fatrelu_mul(x, threshold, self.dim)
            return result
        else:
            return fatrelu_mul(x, self.threshold, self.dim, inplace_backward=self.inplace_backward)


class GeluMul(_Operator):
    """GeluMul, GELU(A)·B, where A and B are the first and the second half of `x`.

    Arguments and errors: ``actgrad.torch.gelu_mul``.

    Examples:
        >>> actgrad.torch.GeluMul()(torch.randn(2, 8)).shape
        torch.Size([2, 4])
    """

    _attributes = ("dim", "approximate")
    _options = ("inplace_backward",)

    def __init__(
        self,
        dim: int = -1,
        *,
        approximate: Literal["none", "tanh"] = "none",
        inplace_backward: bool = False,
    ) -> None:
        super().__init__()
        self.dim = dim
        self.approximate: Literal["none", "tanh"] = approximate
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor, up: Tensor | None = None) -> Tensor:
        if up is not None:
            if is_scripting():
                of_two: Tensor = torch.ops.actgrad.gelu_mul_pair(x, up, self.approximate)
                return of_two
            else:
                return gelu_mul(x, up, approximate=self.approximate, inplace_backward=self.inplace_backward)
        if is_scripting():
            of_one: Tensor = torch.ops.actgrad.gelu_mul(x, self.dim, self.approximate)
            return of_one
        else:
            return gelu_mul(x, self.dim, approximate=self.approximate, inplace_backward=self.inplace_backward)


class GLU(_Operator):
    """GLU, A·σ(B), where A and B are the first and the second half of `x` along `dim`.

    Arguments and errors: ``actgrad.torch.glu``.

    Examples:
        >>> actgrad.torch.GLU()(torch.randn(2, 8)).shape
        torch.Size([2, 4])
    """

    _attributes = ("dim",)
    _options = ("inplace_backward",)

    def __init__(self, dim: int = -1, *, inplace_backward: bool = False) -> None:
        super().__init__()
        self.dim = dim
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor, up: Tensor | None = None) -> Tensor:
        if up is not None:
            if is_scripting():
                of_two: Tensor = torch.ops.actgrad.glu_pair(x, up)
                return of_two
            else:
                return glu(x, up, inplace_backward=self.inplace_backward)
        if is_scripting():
            of_one: Tensor = torch.ops.actgrad.glu(x, self.dim)
            return of_one
        else:
            return glu(x, self.dim, inplace_backward=self.inplace_backward)


class SituGLU(_Operator):
    """SituGLU, f(a)·v with f(a) = beta·tanh(a/beta)·σ(a): a is the half of `x` that `activate_left` selects.

    Arguments and errors: ``actgrad.torch.situ_glu``.

    Examples:
        >>> actgrad.torch.SituGLU()(torch.randn(2, 8)).shape
        torch.Size([2, 4])
    """

    _attributes = ("dim", "beta", "linear_beta", "activate_left")
    _options = ("inplace_backward",)

    def __init__(
        self,
        dim: int = -1,
        *,
        beta: float = 1.0,
        linear_beta: float = 0.0,
        activate_left: bool = True,
        inplace_backward: bool = False,
    ) -> None:
        super().__init__()
        self.dim = dim
        self.beta = beta
        self.linear_beta = linear_beta
        self.activate_left = activate_left
        self.inplace_backward = inplace_backward

    def forward(self, x: Tensor, up: Tensor | None = None) -> Tensor:
        if up is not None:
            if is_scripting():
                of_two: Tensor = torch.ops.actgrad.situ_glu_pair(x, up, self.beta, self.linear_beta)
                return of_two
            else:
                return situ_glu(
                    x,
                    up,
                    beta=self.beta,
                    linear_beta=self.linear_beta,
                    inplace_backward=self.inplace_backward,
                )
        if is_scripting():
            of_one: Tensor = torch.ops.actgrad.situ_glu(x, self.dim, self.beta, self.linear_beta, self.activate_left)
            return of_one
        else:
            return situ_glu(
                x,
                self.dim,
                beta=self.beta,
                linear_beta=self.linear_beta,
                activate_left=self.activate_left,
                inplace_backward=self.inplace_backward,
            )


class GeGLU(_Operator):
    """GeGLU, v·GELU(a): a is the half of `x` that `activate_left` selects, v the other.

    Arguments and errors: ``actgrad.torch.geglu``.

    Examples:
        >>> actgrad.torch.GeGLU()(torch.randn(2, 8)).shape
        torch.Size([2, 4])
    """

    _attributes = ("dim", "approximate", "activate_left")
    _options = ("save_activation", "inplace_backward")

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
            if is_scripting():
                of_two: Tensor = torch.ops.actgrad.geglu_pair(x, up, self.approximate)
                return of_two
            else:
                return geglu(x, up, approximate=self.approximate, inplace_backward=self.inplace_backward)
        if is_scripting():
            of_one: Tensor = torch.ops.actgrad.geglu(x, self.dim, self.approximate, self.activate_left)
            return of_one
        else:
            return geglu(
                x,
                self.dim,
                approximate=self.approximate,
                activate_left=self.activate_left,
                save_activation=self.save_activation,
                inplace_backward=self.inplace_backward,
            )


# Modules that PyTorch has too.
ELEMENT_WISE: tuple[type[nn.Module], ...] = (CELU, Erfinv, GELU, Hardshrink, Hardsigmoid, Hardswish, Hardtanh, LeakyReLU, LogSigmoid, Mish, ReLU, SELU, Sigmoid, SiLU, Softplus, Softshrink, Tanh, Threshold)
