# SPDX-License-Identifier: Apache-2.0
"""Steps of optimizers, and of the scale of gradients."""

from __future__ import annotations

import math
from collections.abc import Sequence

import torch
from torch import Tensor


def amp_update(
    scale: Tensor, growth: Tensor, found: Tensor, up: float, down: float, interval: int
) -> tuple[Tensor, Tensor]:
    """The gradient scaler's next scale and its count of finite steps; the first two arguments are updated in place."""
    torch._amp_update_scale_(scale, growth, found, up, down, interval)
    return scale, growth


def adamw(
    self: Tensor,
    m: Tensor,
    v: Tensor,
    max_v: Tensor | None,
    grad: Tensor,
    step: Tensor,
    lr: float,
    beta1: float,
    beta2: float,
    decay: float,
    eps: float,
    amsgrad: bool,
    maximize: bool,
) -> None:
    """One step of AdamW; ``step`` counts the steps before it."""
    taken = step.item() + 1
    gradient = -grad if maximize else grad
    self.mul_(1 - lr * decay)
    m.lerp_(gradient, 1 - beta1)
    v.mul_(beta2).addcmul_(gradient, gradient, value=1 - beta2)
    second = v
    if amsgrad and max_v is not None:
        second = torch.maximum(max_v, v, out=max_v)
    denominator = (second.sqrt() / math.sqrt(1 - beta2**taken)).add_(eps)
    self.addcdiv_(m, denominator, value=-lr / (1 - beta1**taken))


def sgd(
    self: Sequence[Tensor],
    grads: Sequence[Tensor],
    momenta: Sequence[Tensor] | None,
    scale: Tensor | None,
    decay: float,
    momentum: float,
    lr: float,
    dampening: float,
    nesterov: bool,
    maximize: bool,
    first: bool,
) -> None:
    """One step of stochastic gradient descent for a list of tensors."""
    for number, (parameter, grad) in enumerate(zip(self, grads, strict=True)):
        gradient = grad if scale is None else grad / scale
        gradient = -gradient if maximize else gradient
        gradient = gradient.add(parameter, alpha=decay) if decay else gradient
        if momentum and momenta:
            buffer = momenta[number]
            if first:
                buffer.copy_(gradient)
            else:
                buffer.mul_(momentum).add_(gradient, alpha=1 - dampening)
            gradient = gradient.add(buffer, alpha=momentum) if nesterov else buffer
        parameter.add_(gradient, alpha=-lr)
