# SPDX-License-Identifier: Apache-2.0
"""Steps of optimizers in the older interface (aclop)."""

from __future__ import annotations

import torch
from torch import Tensor

from actgrad.npu.aclop_helpers import Function, number


def moments(m: Tensor, v: Tensor, grad: Tensor, beta1: Tensor, beta2: Tensor) -> tuple[Tensor, Tensor]:
    """Adam's next moments."""
    return m * beta1 + grad * (1 - beta1), v * beta2 + grad.square() * (1 - beta2)


def adam_step(
    x: Tensor, m: Tensor, v: Tensor, power1: Tensor, power2: Tensor, lr: Tensor, beta1: Tensor, beta2: Tensor,
    eps: Tensor, grad: Tensor, *, use_locking: bool = False, use_nesterov: bool = False,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    """A step of Adam, whose correction of both moments is part of the rate."""
    m, v = moments(m, v, grad, beta1, beta2)
    along = m * beta1 + grad * (1 - beta1) if use_nesterov else m
    return x - lr * torch.sqrt(1 - power2) / (1 - power1) * along / (v.sqrt() + eps), m, v


def adamw_step(
    x: Tensor, m: Tensor, v: Tensor, power1: Tensor, power2: Tensor, lr: Tensor, decay: Tensor, beta1: Tensor,
    beta2: Tensor, eps: Tensor, grad: Tensor, largest: Tensor | None = None, *, amsgrad: bool = False,
    maximize: bool = False,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    """A step of AdamW; the powers are those of the steps before."""
    if amsgrad or largest is not None:
        raise NotImplementedError("amsgrad is not supported")
    m, v = moments(m, v, -grad if maximize else grad, beta1, beta2)
    below = (v / (1 - power2 * beta2)).sqrt() + eps
    return x * (1 - lr * decay) - lr / (1 - power1 * beta1) * m / below, m, v


def bert_adam_step(
    x: Tensor, m: Tensor, v: Tensor, lr: Tensor, beta1: Tensor, beta2: Tensor, eps: Tensor, grad: Tensor,
    most: Tensor, norm: Tensor, decay: Tensor, step: Tensor | None = None, *, adam_mode: str = "adam",
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    """A step of Adam without correction, after the gradient's norm is cut."""
    if adam_mode != "adam":
        raise NotImplementedError(f"adam_mode {adam_mode} is not supported; adam is")
    if number(most) > 0 and number(norm) > number(most):
        grad = grad * (most / norm)
    m, v = moments(m, v, grad, beta1, beta2)
    return x - lr * (m / (v.sqrt() + eps) + decay * x), m, v


OPTIMIZERS: dict[str, Function] = {
    "ApplyAdamD": adam_step,
    "ApplyAdamW": adamw_step,
    "ApplyAdamV2": bert_adam_step,
}
