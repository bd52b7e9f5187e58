# SPDX-License-Identifier: Apache-2.0
"""Arguments for every operator of torch.ops.actgrad, from the declarations, and definitions in PyTorch's operators."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import torch
from cases import ABOVE_0, is_refused
from torch import Tensor
from torch.nn import functional

from actgrad.accuracy.torch_functions import named
from actgrad.operators.contract import Choice, Flag, Int, Parameter, Scalar, Word
from actgrad.torch.torch_operator import BY_NAME, OPERATORS, TorchOperator

__all__ = [
    "BY_NAME",
    "CASES",
    "ELEMENT_WISE",
    "FIRST",
    "FIRST_ORDER",
    "OPERATORS",
    "definition",
    "definitions",
    "halved",
    "rows_of",
    "second_gradient",
    "tensors_for",
]

SHAPE = (6, 4)


def _settings(operator: TorchOperator) -> list[dict[str, float]]:
    """What to set the scalars to: the activations' settings where kernels take them as they are, else the defaults."""
    python = {p.name: p.python for p in operator.attributes if isinstance(p, Scalar)}
    settings: list[dict[str, float]] = []
    for kernel in operator.declaration.kernels:
        if kernel.of and kernel.scalars and not kernel.elements and python.keys() >= {*kernel.scalars}:
            names = dict(zip(kernel.of.attributes, [python[str(scalar)] for scalar in kernel.scalars], strict=True))
            settings += [{names[name]: value for name, value in setting.items()} for setting in kernel.of.settings]
    settings = settings or [{}]
    chosen = {python[name] for kernel in operator.declaration.kernels for name in kernel.when if name in python}
    return [*settings, *({**settings[0], name: ABOVE_0} for name in chosen)]


def _values(attribute: Parameter) -> tuple[Any, ...]:
    """The values to test for an attribute that is no scalar."""
    if isinstance(attribute, Int):
        return (-1, 0) if attribute.splits else (attribute.default,)
    if isinstance(attribute, Flag):
        return (False, True)
    assert isinstance(attribute, Choice | Word)
    return tuple(attribute.words)


def _attributes(operator: TorchOperator) -> Iterator[tuple[Any, ...]]:
    for setting in _settings(operator):
        yield from itertools.product(
            *[
                (setting.get(attribute.python, attribute.default),)
                if isinstance(attribute, Scalar)
                else _values(attribute)
                for attribute in operator.attributes
            ]
        )


def _named(operator: TorchOperator, attributes: tuple[Any, ...]) -> dict[str, Any]:
    """The attributes by the names that checks have for them."""
    return {attribute.name: value for attribute, value in zip(operator.attributes, attributes, strict=True)}


CASES = list(
    dict.fromkeys(
        (operator.name, attributes)
        for operator in OPERATORS
        for attributes in _attributes(operator)
        if not is_refused(operator.declaration, _named(operator, attributes))
    )
)


# Those that return a function of their tensors, and those of them that return nothing else.
FIRST = [case for case in CASES if BY_NAME[case[0]].gradients == 0 and BY_NAME[case[0]].differentiation]
FIRST_ORDER = tuple(dict.fromkeys(name for name, _ in FIRST if len(BY_NAME[name].results) == 1))


def second_gradient(name: str, attributes: tuple[Any, ...]) -> tuple[TorchOperator, tuple[Any, ...]]:
    """The gradient of a function's gradient, which other functions may share, and the attributes that it takes."""
    operator = BY_NAME[name]
    double = BY_NAME[BY_NAME[operator.declaration.gradient].declaration.gradient]
    given = dict(zip([attribute.python for attribute in operator.attributes], attributes, strict=True))
    defaults = zip(double.attributes, double.defaults, strict=True)
    return double, tuple(given.get(attribute.python, default) for attribute, default in defaults)


# The functions of one tensor, of any shape.
ELEMENT_WISE = tuple(name for name in FIRST_ORDER if BY_NAME[name].split is None and len(BY_NAME[name].tensors) == 1)


def halved(operator: TorchOperator) -> set[str]:
    """The tensors that have half the size along the dimension that the operator splits."""
    if operator.split is None:
        return set()
    dim = operator.declaration.splits
    assert dim is not None
    whole = {parameter.python for parameter in operator.declaration.parameters if parameter.name in dim.splits}
    return set(operator.tensors) - whole - operator.singles - operator.rows


def rows_of(operator: TorchOperator, attributes: tuple[Any, ...], shape: tuple[int, ...]) -> tuple[int, ...]:
    """The sizes of weights of rows beside tensors of ``shape``."""
    dim = -1 if operator.split is None else attributes[operator.split - len(operator.tensors)]
    return shape[: dim % len(shape)]


def _between_ones(shape: tuple[int, ...], *, requires_grad: bool = False, **options: Any) -> Tensor:
    return (1.9 * torch.rand(shape, **options) - 0.95).requires_grad_(requires_grad)


def tensors_for(
    operator: TorchOperator, attributes: tuple[Any, ...], shape: tuple[int, ...] = SHAPE, **options: Any
) -> list[Tensor | None]:
    """Normal random tensors, halved where the operator halves, or of one element; the optional ones are left out.

    Those of a function that is finite between -1 and 1 alone are uniform there.
    """
    half = list(shape)
    if operator.split is not None:
        half[attributes[operator.split - len(operator.tensors)]] //= 2
    tensors: list[Tensor | None] = []
    for name in operator.tensors:
        given = half if name in halved(operator) else shape
        if name in operator.channels:
            given = shape[1:2]
        if name in operator.singles:
            given = ()
        own = options
        if name in operator.rows:
            given = rows_of(operator, attributes, shape)
            own = {**options, "dtype": torch.promote_types(options.get("dtype", torch.float32), torch.float32)}
        draw = (
            _between_ones if any(k.of and k.of.domain == (-1, 1) for k in operator.declaration.kernels) else torch.randn
        )
        tensors.append(None if name in operator.optional else draw(given, **own))
    return tensors


# ---- Hand-written definitions. For other activations, the declaration names the function of PyTorch. ----

Activation = Callable[..., Tensor]

ACTIVATIONS: dict[str, Activation] = {
    "celu": lambda x, alpha: torch.where(x > 0, x, alpha * torch.expm1(x / alpha)),  # PyTorch rounds 1/alpha to float32
    "elu": torch.ops.aten.elu,
    "silu": lambda x: x * torch.sigmoid(x),
    "hardsigmoid": lambda x: functional.hardtanh(x, -3, 3) / 6 + 0.5,  # PyTorch's own has 1/6 in float32
    "shrink": lambda x, lambd, bias: functional.hardshrink(x, lambd) - bias * functional.hardshrink(x, lambd).sign(),
    "fast_gelu": lambda x: x * torch.sigmoid(1.702 * x),
    "swish": lambda x, beta: x * torch.sigmoid(beta * x),
    "squared_relu": lambda x: functional.relu(x) ** 2,
}
OF_TWO: dict[str, Activation] = {
    "add_relu": lambda x, other, alpha: functional.relu(x + alpha * other),
    "prelu": functional.prelu,
}
UNITS: dict[str, Activation] = {
    "swiglu": functional.silu,
    "geglu": functional.gelu,
    "glu": torch.sigmoid,
    "gelu_mul": functional.gelu,
    "situ_glu": lambda a, beta: beta * torch.tanh(a / beta) * torch.sigmoid(a),
    "fatrelu_mul": lambda a, threshold: torch.where(a > threshold, a, 0.0),
    "clipped_swiglu": lambda x, alpha: x * torch.sigmoid(alpha * x),
    "weighted_swiglu": lambda x, alpha: x * torch.sigmoid(alpha * x),
}
LEFT_IS_ACTIVATED = {"swiglu": True, "glu": False, "gelu_mul": True, "fatrelu_mul": True}


def definitions(name: str, *arguments: Any) -> tuple[Tensor, Tensor]:
    """An operator of FIRST_ORDER, composed of PyTorch's differentiable operators, and the activation in it."""
    operator = BY_NAME[name]
    tensors, attributes = arguments[: len(operator.tensors)], arguments[len(operator.tensors) :]
    options = dict(zip([attribute.python for attribute in operator.attributes], attributes, strict=True))
    if operator.split is None and len(tensors) == 1:
        of = operator.declaration.kernels[0].of
        assert name in ACTIVATIONS or (of and of.torch), f"{name} needs its definition in {__file__}"
        activation = ACTIVATIONS[name] if name in ACTIVATIONS else named(of.torch)
        result = activation(*tensors, **options)
        return result, result
    if name in OF_TWO:
        result = OF_TWO[name](*tensors, **options)
        return result, result
    clamps = {key: options.pop(key) for key in ("limit", "bias") if key in options}
    activation = UNITS[name.removesuffix("_pair").removesuffix("_of_two")]
    options |= {single: tensors[operator.tensors.index(single)] for single in operator.singles}
    weight = tensors[operator.tensors.index("weight")] if operator.rows else None
    if name.endswith(("_pair", "_of_two")):
        gate, up = tensors[:2]
    else:
        dim = options.pop("dim")
        left, right = tensors[0].chunk(2, dim)
        if options.pop("interleaved", False):
            rows = tensors[0].flatten(dim % tensors[0].dim())
            left, right = (part.reshape(left.shape) for part in (rows[..., ::2], rows[..., 1::2]))
        left_is_activated = options.pop("activate_left", LEFT_IS_ACTIVATED.get(name))
        gate, up = (left, right) if left_is_activated else (right, left)
    bound = options.pop("linear_beta", 0.0)
    if clamps:
        limit = clamps["limit"]
        gate, up = gate.clamp(max=limit), up.clamp(-limit, limit) + clamps["bias"]
    if weight is not None:
        up = up * weight.reshape(*weight.shape, *[1] * (up.dim() - weight.dim()))
    activated = activation(gate, **options)
    return activated * (bound * torch.tanh(up / bound) if bound > 0 else up), activated


def definition(name: str, *arguments: Any) -> Tensor:
    """The same without the activation."""
    return definitions(name, *arguments)[0]
