# SPDX-License-Identifier: Apache-2.0
"""The activations that are replaced, and the gated unit of each."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Literal

from torch import nn

from actgrad.torch.clipped import SwiGLU
from actgrad.torch.modules import ELEMENT_WISE, ELU, GLU, GeGLU, Hardtanh
from actgrad.torch.patching.recognition import is_from
from actgrad.torch.random_slopes import RReLU
from actgrad.torch.two_tensors import PReLU


def _namesakes() -> Iterator[tuple[type[nn.Module], type[nn.Module]]]:
    """PyTorch's modules of the same names, as far as ours have all of their attributes."""
    for ours in (*ELEMENT_WISE, ELU, GLU, PReLU, RReLU):
        theirs = getattr(nn, ours.__name__, None)
        if theirs is not None and inspect.signature(ours).parameters.keys() >= {*getattr(theirs, "__constants__", ())}:
            yield theirs, ours


ACTIVATIONS: dict[type[nn.Module], type[nn.Module]] = {**dict(_namesakes()), nn.ReLU6: Hardtanh}


def is_activation(module: nn.Module) -> bool:
    return isinstance(module, tuple(ACTIVATIONS)) or is_silu_of_transformers(module)


def is_silu_of_transformers(module: nn.Module) -> bool:
    return _is_of_transformers(module, "SiLUActivation")


def _is_of_transformers(module: nn.Module, *names: str) -> bool:
    """Whether it is one of these activations."""
    return any(is_from(module, "transformers.activations", name) for name in names)


def gated_unit(activation: nn.Module, packed: bool) -> nn.Module | None:
    """The gated unit with this activation, if we have it; ``packed``: of the left half of one tensor."""
    if type(activation) is nn.SiLU or is_silu_of_transformers(activation):
        return SwiGLU()
    if type(activation) is nn.GELU:
        approximate: Literal["none", "tanh"] = "tanh" if activation.approximate == "tanh" else "none"
        return GeGLU(approximate=approximate, activate_left=packed)
    if _is_of_transformers(activation, "GELUTanh", "NewGELUActivation"):
        return GeGLU(approximate="tanh", activate_left=packed)
    if _is_of_transformers(activation, "GELUActivation"):
        return GeGLU(activate_left=packed)
    return None
