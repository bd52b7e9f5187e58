# SPDX-License-Identifier: Apache-2.0
"""PyTorch's functions of one tensor and their gradients, in the form that runs fastest.

That is an overload that writes to ``out`` itself: those of relu, celu and log_sigmoid allocate what they return and
copy it, and selu has none. What PyTorch lacks is composed of what it has, as in ``composed``. All arguments are bound,
and PyTorch does not search for the overload, which takes it 3 to 5 µs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import torch
from torch import Tensor

from actgrad.cli.timing import Call

aten = torch.ops.aten
SELU_ALPHA, SELU_SCALE = 1.6732632423543772, 1.0507009873554805
Place = Tensor | None  # to write a result or a temporary to; None: a new tensor


def _relu(x: Tensor, *, out: Place, t: Place) -> Tensor:
    return torch.clamp_min(x, 0.0, out=out)


def _squared_relu(x: Tensor, *, out: Place, t: Place) -> Tensor:
    result = torch.clamp_min(x, 0.0, out=out)
    return torch.mul(result, result, out=out)


def _shrink(x: Tensor, lambd: float, bias: float, *, out: Place, t: Place) -> Tensor:
    kept: Tensor = aten.hardshrink.default(x, lambd) if out is None else aten.hardshrink.out(x, lambd, out=out)
    return torch.add(kept, torch.sign(kept, out=t), alpha=-bias, out=out)


def _swish(x: Tensor, beta: float, *, out: Place, t: Place) -> Tensor:
    return torch.mul(x, torch.sigmoid(torch.mul(x, beta, out=out), out=out), out=out)


def _fast_gelu(x: Tensor, **places: Place) -> Tensor:
    return _swish(x, 1.702, **places)


def _swish_backward(dy: Tensor, x: Tensor, beta: float, *, out: Place, t: Place) -> Tensor:
    """Swish' of x is SiLU' of beta·x."""
    w = torch.mul(x, beta, out=t)
    result: Tensor = (
        aten.silu_backward.default(dy, w) if out is None else aten.silu_backward.grad_input(dy, w, grad_input=out)
    )
    return result


def _fast_gelu_backward(dy: Tensor, x: Tensor, **places: Place) -> Tensor:
    return _swish_backward(dy, x, 1.702, **places)


def _logsigmoid(x: Tensor, *, out: Place, t: Place) -> Tensor:
    result: Tensor = (
        aten.log_sigmoid_forward.default(x)[0]
        if out is None
        else aten.log_sigmoid_forward.output(x, output=out, buffer=t)[0]
    )
    return result


COMPOSITIONS: dict[str, Callable[..., Tensor]] = {
    "fast_gelu": _fast_gelu,
    "fast_gelu_backward": _fast_gelu_backward,
    "logsigmoid": _logsigmoid,
    "relu": _relu,
    "shrink": _shrink,
    "squared_relu": _squared_relu,
    "swish": _swish,
    "swish_backward": _swish_backward,
}


def _of_result(dy: Tensor, y: Tensor) -> tuple[Any, ...]:
    return dy, SELU_ALPHA, SELU_SCALE, 1.0, True, y


# Another function of PyTorch's, and its arguments. Its forward of log_sigmoid keeps e^-|x| for the gradient on a CPU.
SPELLINGS: dict[str, tuple[str, Callable[..., tuple[Any, ...]]]] = {
    "celu": ("elu", lambda x, alpha: (x, alpha, 1.0, 1.0 / alpha)),
    "elu": ("elu", lambda x, *scalars: (x, *scalars)),
    "elu_backward": ("elu_backward", lambda dy, x, *scalars, is_result: (dy, *scalars, is_result, x)),
    "logsigmoid_backward": ("log_sigmoid_backward", lambda dy, x: (dy, x, torch.exp(-x.abs()))),
    "selu": ("elu", lambda x: (x, SELU_ALPHA, SELU_SCALE, 1.0)),
    "selu_backward": ("elu_backward", _of_result),
}


def out_name(call: Any) -> str:
    """What an overload of PyTorch's calls its result."""
    return next(str(argument.name) for argument in call._schema.arguments if argument.is_out)


def bound(
    name: str,
    tensors: Sequence[Tensor],
    scalars: Sequence[float],
    flags: Mapping[str, bool],
    options: Mapping[str, Any],
    out: Tensor,
) -> tuple[partial[Any], Call]:
    """The call that returns a new tensor, and one that writes to ``out``.

    Args:
        name: our function's; else PyTorch's.
        tensors: dy, if it is a gradient, and x.
        scalars: the attributes, in PyTorch's order.
        flags: of ours, which choose the kernel.
        options: further arguments of PyTorch's.
        out: of x's shape and dtype.
    """
    if name in COMPOSITIONS:
        composition = partial(COMPOSITIONS[name], *tensors, *scalars)
        places = {"out": out, "t": torch.empty_like(out)}
        return partial(composition, **dict.fromkeys(places)), partial(composition, **places)
    arguments = (*tensors, *scalars)
    if name in SPELLINGS:
        name, arranged = SPELLINGS[name]
        arguments, options = arranged(*arguments, **flags), {}
    packet = getattr(aten, name)
    fresh = partial(packet.default, *arguments, **options)
    overload = next((each for each in ("grad_input", "out") if each in packet.overloads()), "")
    if not overload:
        return fresh, lambda: out.copy_(fresh())
    into = getattr(packet, overload)
    return fresh, partial(into, *arguments, **options, **{out_name(into): out})
