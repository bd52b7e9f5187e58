# SPDX-License-Identifier: Apache-2.0
"""What printed functions and modules share: arguments, signatures and examples."""

from __future__ import annotations

import json
from collections.abc import Sequence

from actgrad.operators.contract import Choice, Flag, Input, Int, Parameter, Scalar, Word


def type_of(attribute: Parameter) -> str:
    if isinstance(attribute, Choice | Word):
        return f"Literal[{', '.join(map(json.dumps, attribute.words))}]"
    return {Int: "int", Flag: "bool", Scalar: "float"}[type(attribute)]


def default_of(attribute: Parameter) -> str:
    assert isinstance(attribute, Int | Choice | Word | Flag | Scalar)
    if isinstance(attribute, Scalar):
        return repr(float(attribute.default))
    return json.dumps(attribute.default) if isinstance(attribute.default, str) else repr(attribute.default)


def argument_of(attribute: Parameter) -> str:
    return f"{attribute.python}: {type_of(attribute)} = {default_of(attribute)}"


def single_argument(tensor: Input) -> str:
    """The argument for a tensor of one element."""
    return f"{tensor.python}: Tensor | float"


def options_of(names: list[str]) -> list[str]:
    return [f"{name}: bool = False" for name in names]


def names_of(attributes: Sequence[Parameter]) -> list[str]:
    return [attribute.python for attribute in attributes]


def is_by_name(attribute: Parameter) -> bool:
    return isinstance(attribute, Scalar) and attribute.by_name


def element_wise_arguments(attributes: Sequence[Parameter], overwrites: bool) -> list[str]:
    """The arguments after the tensor: those that PyTorch's function has, in its order, then those passed by name."""
    first = [argument_of(attribute) for attribute in attributes if not is_by_name(attribute)]
    by_name = [argument_of(attribute) for attribute in attributes if is_by_name(attribute)]
    by_name += options_of(["inplace_backward"]) if overwrites else []
    return [*first, *options_of(["inplace"]), *(["*", *by_name] if by_name else [])]


def definition(name: str, arguments: list[str], result: str, ending: str = "") -> str:
    """The signature of a function, on one line if it fits."""
    line = f"def {name}({', '.join(arguments)}) -> {result}:{ending}\n"
    if len(line) <= 117:
        return line
    return f"def {name}(\n{''.join(f'    {argument},{chr(10)}' for argument in arguments)}) -> {result}:{ending}\n"


def listed(names: list[str]) -> str:
    return "[\n" + "".join(f'    "{name}",\n' for name in names) + "]"


def example_of(call: str, size: int) -> list[str]:
    return ["Examples:", f"    >>> actgrad.torch.{call}.shape", f"    torch.Size([2, {size}])", ""]
