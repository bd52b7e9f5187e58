# SPDX-License-Identifier: Apache-2.0
"""The modules: ``actgrad/torch/modules.py``."""

from __future__ import annotations

import json
import textwrap

from actgrad.operators.contract import Choice, Input, Operator, Parameter, Word
from codegen.torch.family import Family, Unit, module_name, unit_name
from codegen.torch.signature import (
    argument_of,
    definition,
    element_wise_arguments,
    example_of,
    is_by_name,
    listed,
    names_of,
    options_of,
    single_argument,
    type_of,
)

# A tensor of one element moves with the module; it is not persistent, as a number has no entry in a state_dict either.
BUFFERED = """\
if isinstance({name}, Tensor) and not isinstance({name}, nn.Parameter):
    self.register_buffer("{name}", {name}, persistent=False)
else:
    self.{name} = {name}
"""


# For TorchScript, which does not support keyword arguments; it compiles only this branch.
SCRIPTED = """\
        if is_scripting():
{before}            {name}: Tensor = {call}
            return {returned}
        else:
"""

# The operator may save what it is given, which must not be overwritten then.
GIVEN = "            given = {x}.clone() if self.inplace and {x}.requires_grad else {x}\n"


def modules(operators: list[Operator]) -> str:
    """The module with the classes."""
    family = Family(operators)
    element_wise, units = family.element_wise(), family.units()
    functions = sorted([operator.torch_name for operator in element_wise] + [unit.halves.torch_name for unit in units])
    names = [module_name(operator) for operator in element_wise] + [unit_name(unit) for unit in units]
    bodies = [_element_wise_module(family, operator) for operator in element_wise] + [_gated_module(u) for u in units]
    same = [module_name(operator) for operator in element_wise if _has_pytorchs_meaning(operator)]
    return f'''\
"""The operators as modules."""

from __future__ import annotations

from typing import ClassVar, Literal

import torch
from torch import Tensor, nn
from torch._jit_internal import is_scripting

{_import("actgrad.torch.functional", functions)}

__all__ = {listed(sorted(names, key=lambda name: (not name.isupper(), name)))}


class _Operator(nn.Module):
    """The common base class. ``repr`` shows all attributes, and options only if they are set."""

    _attributes: ClassVar[tuple[str, ...]] = ()
    _options: ClassVar[tuple[str, ...]] = ()

    def extra_repr(self) -> str:
        attributes = [f"{{name}}={{getattr(self, name)!r}}" for name in self._attributes]
        return ", ".join(attributes + [f"{{name}}=True" for name in self._options if getattr(self, name)])


{(chr(10) * 2).join(bodies)}

# Modules that PyTorch has too.
ELEMENT_WISE: tuple[type[nn.Module], ...] = {_tuple(same)}
'''


def _import(module: str, names: list[str]) -> str:
    line = f"from {module} import {', '.join(names)}"
    lines = "".join(f"    {name},\n" for name in names)
    return line if len(line) <= 120 else f"from {module} import (\n{lines})"


def _tuple(names: list[str]) -> str:
    return f"({', '.join(names)}{',' if len(names) == 1 else ''})"


def _has_pytorchs_meaning(operator: Operator) -> bool:
    return all(kernel.of is not None and kernel.of.torch for kernel in operator.kernels)


def _class(
    name: str, summary: str, function: str, attributes: list[Parameter], options: list[str], size: int = 8
) -> str:
    example = textwrap.indent("\n".join(example_of(f"{name}()(torch.randn(2, 8))", size)), "    ").rstrip()
    lines = [
        f'class {name}(_Operator):\n    """{summary}\n\n',
        f'    Arguments and errors: ``actgrad.torch.{function}``.\n\n{example}\n    """\n\n',
    ]
    if attributes:
        lines.append(f"    _attributes = {_tuple([json.dumps(name) for name in names_of(attributes)])}\n")
    lines.append(f"    _options = {_tuple([json.dumps(option) for option in options])}\n\n")
    return "".join(lines)


def _init(arguments: list[str], attributes: list[Parameter], options: list[str]) -> str:
    lines = ["super().__init__()"]
    for attribute in attributes:
        if isinstance(attribute, Input):
            lines += BUFFERED.format(name=attribute.python).splitlines()
            continue
        typed = f": {type_of(attribute)}" if isinstance(attribute, Choice | Word) else ""
        lines.append(f"self.{attribute.python}{typed} = {attribute.python}")
    lines += [f"self.{option} = {option}" for option in options]
    return textwrap.indent(definition("__init__", ["self", *arguments], "None"), "    ") + "".join(
        f"        {line}\n" for line in lines
    )


def _element_wise_module(family: Family, operator: Operator) -> str:
    function, (x,) = operator.torch_name, names_of(operator.inputs)
    attributes = list(operator.attributes)
    options = ["inplace", "inplace_backward"] if family.overwrites(operator) else ["inplace"]
    arguments = element_wise_arguments(attributes, family.overwrites(operator))
    given = [x, *(f"self.{name}" for name in names_of([a for a in attributes if not is_by_name(a)])), "self.inplace"]
    given += [f"{name}=self.{name}" for name in [*names_of([a for a in attributes if is_by_name(a)]), *options[1:]]]
    returned = f"{x}.copy_(result) if self.inplace else result"
    return (
        _class(module_name(operator), operator.in_python(operator.summary), function, attributes, options)
        + _init(arguments, attributes, options)
        + f"\n    def forward(self, {x}: Tensor) -> Tensor:\n"
        + _scripted(_operator_call(operator, "given"), "result", returned, GIVEN.format(x=x))
        + _call(function, given, 12)
    )


def _gated_module(unit: Unit) -> str:
    if unit.pair is None:
        return _gated_module_without_pair(unit)
    halves, pair = unit.halves, unit.pair
    function, (x,), (_, up) = halves.torch_name, names_of(halves.inputs), names_of(pair.inputs)
    dim = halves.splits
    assert dim is not None
    attributes = list(halves.attributes)
    others = [attribute for attribute in attributes if attribute is not dim]
    options = (["save_activation"] if unit.saving else []) + ["inplace_backward"]
    arguments = [argument_of(dim), "*", *map(argument_of, others), *options_of(options)]
    of_pair = [f"{name}=self.{name}" for name in [*names_of(pair.attributes), "inplace_backward"]]
    of_halves = [f"{name}=self.{name}" for name in [*names_of(others), *options]]
    documented = unit.documented
    return (
        _class(unit_name(unit), documented.in_python(documented.summary), function, attributes, options, 4)
        + _init(arguments, attributes, options)
        + f"\n    def forward(self, {x}: Tensor, {up}: Tensor | None = None) -> Tensor:\n"
        + f"        if {up} is not None:\n"
        + textwrap.indent(_scripted(_operator_call(pair, x, up), "of_two", "of_two"), "    ")
        + _call(function, [x, up, *of_pair], 16)
        + _scripted(_operator_call(halves, x), "of_one", "of_one")
        + _call(function, [x, f"self.{dim.python}", *of_halves], 12)
    )


def _gated_module_without_pair(unit: Unit) -> str:
    halves, function = unit.halves, unit.halves.torch_name
    (x, *singles), dim, options = halves.inputs, halves.splits, ["inplace_backward"]
    assert dim is not None
    others = [attribute for attribute in halves.attributes if attribute is not dim]
    shown: list[Parameter] = [*singles, *halves.attributes]
    arguments = [*(f"{single_argument(single)} = 0.0" for single in singles), argument_of(dim)]
    arguments += ["*", *map(argument_of, others), *options_of(options)]
    given = [x.python, *(f"self.{name}" for name in names_of(singles)), f"self.{dim.python}"]
    given += [f"{name}=self.{name}" for name in [*names_of(others), *options]]
    converted = [
        f"            {name} = torch.as_tensor(self.{name}, dtype={x.python}.dtype, device={x.python}.device)\n"
        for name in names_of(singles)
    ]
    call = _operator_call(halves, x.python, *names_of(singles))
    return (
        _class(unit_name(unit), halves.in_python(halves.summary), function, shown, options, 4)
        + _init(arguments, shown, options)
        + f"\n    def forward(self, {x.python}: Tensor) -> Tensor:\n"
        + _scripted(call, "result", "result", "".join(converted))
        + _call(function, given, 12)
    )


def _operator_call(operator: Operator, *tensors: str) -> str:
    """A module's call of the operator, with the module's attributes."""
    arguments = [*tensors, *(f"self.{name}" for name in names_of(operator.attributes))]
    return f"torch.ops.actgrad.{operator.torch_name}({', '.join(arguments)})"


def _scripted(call: str, name: str, returned: str, before: str = "") -> str:
    return SCRIPTED.format(call=call, name=name, returned=returned, before=before)


def _call(function: str, arguments: list[str], indent: int) -> str:
    line = f"return {function}({', '.join(arguments)})\n"
    if len(line) + indent > 121:
        line = f"return {function}(\n" + "".join(f"    {argument},\n" for argument in arguments) + ")\n"
    return textwrap.indent(line, " " * indent)
