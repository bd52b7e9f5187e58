# SPDX-License-Identifier: Apache-2.0
"""Prints for PyTorch: functions and modules, whose signatures are static, and the list of native kernels."""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass

from actgrad.operators.contract import (
    Choice,
    Flag,
    Input,
    Int,
    Operator,
    Output,
    Parameter,
    Scalar,
    Word,
)
from codegen.python import dtype_words

OF_ONE = "inplace=True overwrites the input, so inplace_backward=True has none to reuse"
OF_SEVERAL = ("swiglu", "clipped_swiglu")  # actgrad.torch.swiglu is written by hand and covers these
OF_SAVED = "save_activation=True spends memory and inplace_backward=True saves it; choose one"


# ---- What is printed ----


@dataclass(frozen=True)
class Unit:
    """The operators of a gated unit: of halves and, if they exist, of two tensors and with the activation."""

    halves: Operator
    documented: Operator
    pair: Operator | None
    saving: Operator | None


class Family:
    """All operators, as PyTorch knows them."""

    def __init__(self, operators: list[Operator]) -> None:
        self.by_name = {operator.torch_name: operator for operator in operators if operator.torch_name}

    def element_wise(self) -> list[Operator]:
        """The documented functions of one tensor with a result of the same shape."""
        return [
            operator
            for operator in self.by_name.values()
            if operator.header
            and not operator.takes_gradient
            and len(operator.inputs) == 1
            and [output.shape.name for output in operator.outputs] in (["like"], ["floats_like"])
        ]

    def units(self) -> list[Unit]:
        """The gated units."""
        units = []
        for name, halves in self.by_name.items():
            if name.endswith("_pair") or name in OF_SEVERAL:
                continue
            pair = self.by_name.get(f"{name}_pair")
            if pair is None and (not halves.header or not halves.splits or not halves.gradient):
                continue
            others = [o for o in self.by_name.values() if o.gradient == halves.gradient and o is not halves]
            saving = others[0] if others else None
            if halves.takes_gradient or (pair is None and saving is not None):
                continue
            documented = halves if halves.header or saving is None else saving
            units.append(Unit(halves, documented, pair, saving))
        return units

    def gradient(self, operator: Operator) -> Operator | None:
        """The operator that computes the gradient."""
        return self.by_name.get(operator.gradient)

    def overwrites(self, operator: Operator) -> bool:
        """Whether the backward pass may overwrite the input: the gradient reads the input and not the result."""
        gradient = self.gradient(operator)
        return gradient is not None and not any(tensor.result for tensor in gradient.inputs)


def _class_name(name: str, summary: str) -> str:
    """``name`` as spelled at the beginning of the summary (SiLU, LeakyReLU), otherwise in CamelCase."""
    written = re.match(r"[ -]?".join(name.replace("_", "")), summary, re.IGNORECASE)
    words = re.split("[ -]", written[0]) if written else name.split("_")
    return "".join(word[0].upper() + word[1:] for word in words)


def module_name(operator: Operator) -> str:
    """The name of an element-wise operator's module."""
    return _class_name(operator.torch_name, operator.summary)


def unit_name(unit: Unit) -> str:
    """The name of a gated unit's module; the documented operator may have another name."""
    return _class_name(unit.halves.torch_name, unit.documented.summary)


# ---- Arguments ----


def _type(attribute: Parameter) -> str:
    if isinstance(attribute, Choice | Word):
        return f"Literal[{', '.join(map(json.dumps, attribute.words))}]"
    return {Int: "int", Flag: "bool", Scalar: "float"}[type(attribute)]


def _default(attribute: Parameter) -> str:
    assert isinstance(attribute, Int | Choice | Word | Flag | Scalar)
    if isinstance(attribute, Scalar):
        return repr(float(attribute.default))
    return json.dumps(attribute.default) if isinstance(attribute.default, str) else repr(attribute.default)


def _argument(attribute: Parameter) -> str:
    return f"{attribute.python}: {_type(attribute)} = {_default(attribute)}"


def _options(names: list[str]) -> list[str]:
    return [f"{name}: bool = False" for name in names]


def _names(attributes: Sequence[Parameter]) -> list[str]:
    return [attribute.python for attribute in attributes]


def _is_by_name(attribute: Parameter) -> bool:
    return isinstance(attribute, Scalar) and attribute.by_name


def _element_wise_arguments(attributes: Sequence[Parameter], overwrites: bool) -> list[str]:
    """The arguments after the tensor: those that PyTorch's function has, in its order, then those passed by name."""
    first = [_argument(attribute) for attribute in attributes if not _is_by_name(attribute)]
    by_name = [_argument(attribute) for attribute in attributes if _is_by_name(attribute)]
    by_name += _options(["inplace_backward"]) if overwrites else []
    return [*first, *_options(["inplace"]), *(["*", *by_name] if by_name else [])]


def _definition(name: str, arguments: list[str], result: str, ending: str = "") -> str:
    """The signature of a function, on one line if it fits."""
    line = f"def {name}({', '.join(arguments)}) -> {result}:{ending}\n"
    if len(line) <= 117:
        return line
    return f"def {name}(\n{''.join(f'    {argument},{chr(10)}' for argument in arguments)}) -> {result}:{ending}\n"


def _entry(name: str, text: str) -> str:
    """A line of a docstring's ``Args`` or ``Raises``, wrapped."""
    return textwrap.fill(f"{name}: {text}", 112, initial_indent="    ", subsequent_indent="        ")


def _meaning(operator: Operator, attribute: Parameter) -> str:
    words = ""
    if isinstance(attribute, Choice | Word):
        words = ": " + " or ".join(f'``"{word}"``' for word in attribute.words)
    return _entry(attribute.python, f"{operator.in_python(attribute.meaning)}{words}.")


INPLACE_BACKWARD = (
    "overwrite the input with its gradient in the backward pass instead of allocating. A second backward pass raises."
)


# ---- functional.py ----


def functions(operators: list[Operator]) -> str:
    """The module with the differentiable functions."""
    family = Family(operators)
    element_wise, units = family.element_wise(), family.units()
    names = sorted([operator.torch_name for operator in element_wise] + [unit.halves.torch_name for unit in units])
    bodies = [_element_wise(family, operator) for operator in element_wise] + [_gated(family, unit) for unit in units]
    return f'''\
"""The operators as functions on tensors that autograd follows.

Each saves for the backward pass only what its gradient needs, usually its input. Eager PyTorch also saves the
activation of a gated unit: half as much again.
"""

from __future__ import annotations

from typing import Literal, overload

from torch import Tensor
from torch.compiler import is_dynamo_compiling

from actgrad.torch import inplace as overwriting
from actgrad.torch.direct import COMPILED, FUNCTIONS, beside, second_tensor
from actgrad.torch.inplace import COPYING, OVERWRITING

__all__ = {_list(names)}


{(chr(10) * 2).join(bodies)}'''


def _list(names: list[str]) -> str:
    return "[\n" + "".join(f'    "{name}",\n' for name in names) + "]"


def _element_wise(family: Family, operator: Operator) -> str:
    name, (x,) = operator.torch_name, _names(operator.inputs)
    overwrites = family.overwrites(operator)
    attributes = list(operator.attributes)
    arguments = [f"{x}: Tensor", *_element_wise_arguments(attributes, overwrites)]
    called = ", ".join([x, *_names(attributes)])
    writing = _of_compilers_or("COPYING", "OVERWRITING")
    lines = [f'if inplace:\n    return {writing}["{name}"]({called})']
    if overwrites:
        lines.insert(0, f'if inplace and inplace_backward:\n    raise ValueError("{name}: {OF_ONE}")')
        lines.append(f'if inplace_backward:\n    return overwriting.apply("{name}", {called})')
    lines.append(f"return {_called(name, called)}\n")
    doc = [operator.in_python(operator.summary), "", *_math(operator)]
    doc += ["Args:", _entry(x, f"a tensor of {dtype_words(operator)}, of any shape and strides.")]
    doc += [_meaning(operator, attribute) for attribute in attributes if not _is_by_name(attribute)]
    kept = "a copy of the input" if overwrites else "what its gradient needs"
    doc += [_entry("inplace", f"overwrite ``{x}`` with the result and return it. Autograd then saves {kept}.")]
    doc += [_meaning(operator, attribute) for attribute in attributes if _is_by_name(attribute)]
    doc += [_entry("inplace_backward", INPLACE_BACKWARD)] if overwrites else []
    floats = operator.outputs[0].shape.name == "floats_like"
    alike = (
        f"shape of ``{x}`` and its dtype; float32 for integers and bools" if floats else f"shape and dtype of ``{x}``"
    )
    doc += ["", "Returns:", f"    a tensor with the {alike}.", "", "Raises:"]
    doc += [_entry("NotImplementedError", "the dtype or the device is not supported.")]
    doc += [_entry("ValueError", "mutually exclusive options.")] if overwrites else []
    example = _example(f"{name}(torch.randn(2, 8))", 8)
    others = ", on integers or bools," if floats else ","
    refused = f"``inplace`` on a leaf that requires grad{others} or on a tensor whose elements share memory"
    if overwrites:
        refused = f"{refused}; a second backward pass with ``inplace_backward``"
    doc += [_entry("RuntimeError", f"{refused}."), "", *example, *_sources(family, operator)]
    return _definition(name, arguments, "Tensor") + _body(doc, lines)


def _of_compilers_or(compiled: str, functions: str) -> str:
    """The expression that selects the function to call, inline: a call to select would slow down small calls."""
    return f"({compiled} if is_dynamo_compiling() else {functions})"


def _called(name: str, arguments: str) -> str:
    return f'{_of_compilers_or("COMPILED", "FUNCTIONS")}["{name}"]({arguments})'


def _single(tensor: Input) -> str:
    """The argument for a tensor of one element."""
    return f"{tensor.python}: Tensor | float"


def _gated_without_pair(family: Family, unit: Unit) -> str:
    halves, name = unit.halves, unit.halves.torch_name
    (x, *singles), dim = halves.inputs, halves.splits
    assert dim is not None
    keywords = [*map(_argument, [a for a in halves.attributes if a is not dim]), *_options(["inplace_backward"])]
    arguments = [f"{x.python}: Tensor", *map(_single, singles), _argument(dim), "*", *keywords]
    called = ", ".join([*_names(halves.inputs), *_names(halves.attributes)])
    lines = [
        f'{single.python} = beside("{name}", {x.python}, "{single.python}", {single.python})' for single in singles
    ]
    lines.append(f'if inplace_backward:\n    return overwriting.apply("{name}", {called})')
    lines.append(f"return {_called(name, called)}\n")
    doc = [halves.in_python(halves.summary), "", *_math(halves), "Args:"]
    doc += [_entry(x.python, f"a tensor of {dtype_words(halves)}, of any strides: both halves along ``{dim.python}``.")]
    doc += [
        _entry(single.python, f"{halves.in_python(single.meaning)}, or a number. It has no gradient.")
        for single in singles
    ]
    doc += [_entry(dim.python, f"{halves.in_python(dim.meaning)}; its size must be even.")]
    doc += [_meaning(halves, attribute) for attribute in halves.attributes if attribute is not dim]
    shape = f"a tensor with the dtype and shape of ``{x.python}``, but the size of ``{dim.python}`` halved."
    doc += [_entry("inplace_backward", INPLACE_BACKWARD), "", "Returns:", f"    {shape}", "", "Raises:"]
    doc += [_entry("NotImplementedError", "the dtype or the device is not supported.")]
    doc += [_entry("IndexError", f"``{dim.python}`` is out of range.")]
    doc += [
        _entry(
            "RuntimeError",
            "an odd size, tensors that do not match, or a second backward pass with ``inplace_backward``.",
        ),
        "",
    ]
    doc += _example(f"{name}({', '.join(['torch.randn(2, 8)', *['0.5'] * len(singles)])})", 4)
    doc += _sources(family, halves)
    return _definition(name, arguments, "Tensor") + _body(doc, lines)


def _gated(family: Family, unit: Unit) -> str:
    if unit.pair is None:
        return _gated_without_pair(family, unit)
    function = _OfOneOrTwo(unit, unit.pair)
    return function.head() + _body(function.docstring(family), function.statements())


@dataclass(frozen=True)
class _OfOneOrTwo:
    """The function of a gated unit that takes the halves in one tensor or as two; printed in three parts."""

    unit: Unit
    pair: Operator

    @property
    def name(self) -> str:
        return self.unit.halves.torch_name

    @property
    def x(self) -> str:
        (x,) = _names(self.unit.halves.inputs)
        return x

    @property
    def up(self) -> str:
        return _names(self.pair.inputs)[1]

    @property
    def dim(self) -> Int:
        assert self.unit.halves.splits is not None
        return self.unit.halves.splits

    @property
    def attributes(self) -> list[Parameter]:
        """Those besides ``dim``, which both forms or only that of one tensor have."""
        return [attribute for attribute in self.unit.halves.attributes if attribute is not self.dim]

    @property
    def of_both(self) -> list[str]:
        return _names(self.pair.attributes)

    def head(self) -> str:
        """The overloads, and the definition that takes every form."""
        x, up, dim = self.x, self.up, self.dim
        saving = ["save_activation"] if self.unit.saving else []
        keywords = [*map(_argument, self.attributes), *_options([*saving, "inplace_backward"])]
        of_both = [_argument(a) for a in self.attributes if a.python in self.of_both]
        of_pair = ["*", *of_both, *_options(["inplace_backward"])]
        forms = (
            [f"{x}: Tensor", _argument(dim), "*", *keywords],
            [f"{x}: Tensor", f"{up}: Tensor", "/", *of_pair],
            [f"{x}: Tensor", "*", f"{up}: Tensor", *of_pair[1:]],
        )
        overloads = "".join("@overload\n" + _definition(self.name, form, "Tensor", " ...") for form in forms)
        either = f"{dim.python}: int | Tensor = {_default(dim)}"
        by_name = ["*", f"{up}: Tensor | None = None", *keywords]
        return overloads + _definition(self.name, [f"{x}: Tensor", either, *by_name], "Tensor")

    def statements(self) -> list[str]:
        name, up, dim, saving = self.name, self.up, self.dim.python, self.unit.saving
        called = ", ".join([self.x, *_names(self.unit.halves.attributes)])
        called_pair = ", ".join([self.x, dim, *self.of_both])
        lines = []
        if saving:
            lines.append(f'if save_activation and inplace_backward:\n    raise ValueError("{name}: {OF_SAVED}")')
        lines += [
            f'if {up} is not None:\n    {dim} = second_tensor("{name}", {dim}, {up})',
            f"if isinstance({dim}, Tensor):\n{self._refusal_of_two()}"
            f'    if inplace_backward:\n        return overwriting.apply("{self.pair.torch_name}", {called_pair})\n'
            f"    return {_called(self.pair.torch_name, called_pair)}",
            f'if inplace_backward:\n    return overwriting.apply("{name}", {called})',
        ]
        if saving:
            lines.append(f"if save_activation:\n    return {_called(saving.torch_name, called)}[0]")
        return [*lines, f"return {_called(name, called)}\n"]

    def _of_halves(self) -> list[Parameter]:
        return [attribute for attribute in self.attributes if attribute.python not in self.of_both]

    def _refusal_of_two(self) -> str:
        """The statement that refuses two tensors with what needs one; none if nothing does."""
        saving = ["save_activation"] if self.unit.saving else []
        exclusive = [*_names(self._of_halves()), *saving]
        if not exclusive:
            return ""
        given = [f"not {a.python}" if getattr(a, "default", None) is True else a.python for a in self._of_halves()]
        which = (
            f"{' and '.join(exclusive)} {'need' if len(exclusive) > 1 else 'needs'} one tensor with both halves, "
            "but two tensors were given"
        )
        return f'    if {" or ".join([*given, *saving])}:\n        raise ValueError("{self.name}: {which}")\n'

    def docstring(self, family: Family) -> list[str]:
        name, x, up, dim, documented = self.name, self.x, self.up, self.dim.python, self.unit.documented
        gate = _names(self.pair.inputs)[0]
        second = f"Or the second tensor, ``{up}``, with the shape and dtype of the gate."
        lines = [
            documented.in_python(documented.summary),
            "",
            f"``{name}({gate}, {up})`` takes the halves as two tensors, the activated one first.",
            "",
            *_math(documented),
            "Args:",
            _entry(
                x, f"a tensor of {dtype_words(documented)}, of any strides: both halves along ``{dim}``, or the gate."
            ),
            _entry(dim, f"{documented.in_python(self.dim.meaning)}; its size must be even. {second}"),
            _entry(up, f"the second tensor, by keyword; ``{dim}`` is then omitted."),
        ]
        for attribute in self.attributes:
            text = _meaning(self.unit.halves, attribute)
            lines.append(text if attribute.python in self.of_both else f"{text[:-1]}; for one tensor in halves only.")
        if self.unit.saving:
            saved = "save the activation too, so that the backward pass does not recompute it"
            lines.append(_entry("save_activation", f"{saved}; for one tensor in halves only."))
        lines += [
            _entry("inplace_backward", INPLACE_BACKWARD),
            "",
            "Returns:",
            f"    a tensor with the dtype and shape of ``{x}``, but the size of ``{dim}`` halved; or like the gate.",
            "",
            "Raises:",
            _entry("NotImplementedError", "the dtype or the device is not supported."),
            _entry("IndexError", f"``{dim}`` is out of range."),
        ]
        if self._refusal_of_two():
            lines.append(_entry("ValueError", "mutually exclusive options."))
        lines += [
            _entry(
                "RuntimeError",
                "an odd size, tensors that do not match, or a second backward pass with ``inplace_backward``.",
            ),
            "",
        ]
        return [*lines, *_example(f"{name}(torch.randn(2, 8))", 4), *_sources(family, documented)]


def _math(operator: Operator) -> list[str]:
    return [*(f"    {line}" for line in operator.equations_in_python), ""]


def _example(call: str, size: int) -> list[str]:
    return ["Examples:", f"    >>> actgrad.torch.{call}.shape", f"    torch.Size([2, {size}])", ""]


def _sources(family: Family, operator: Operator) -> list[str]:
    gradient = family.gradient(operator)
    lines = [f"Source: {operator.source}."]
    if gradient is not None:
        summary = gradient.in_python(gradient.summary)
        lines = [f"The backward pass: {summary[0].lower()}{summary[1:]}", "", *lines]
        lines[-1] = f"{lines[-1][:-1]}; for the gradient, {gradient.source}."
    return [line for text in lines for line in (textwrap.wrap(text, 112) if text else [""])]


def _body(doc: list[str], lines: list[str]) -> str:
    doc = ['"""' + doc[0], *doc[1:], '"""']
    return textwrap.indent("\n".join([*doc, *lines]), "    ")


# ---- modules.py ----


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

__all__ = {_list(sorted(names, key=lambda name: (not name.isupper(), name)))}


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
    example = textwrap.indent("\n".join(_example(f"{name}()(torch.randn(2, 8))", size)), "    ").rstrip()
    lines = [
        f'class {name}(_Operator):\n    """{summary}\n\n',
        f'    Arguments and errors: ``actgrad.torch.{function}``.\n\n{example}\n    """\n\n',
    ]
    if attributes:
        lines.append(f"    _attributes = {_tuple([json.dumps(name) for name in _names(attributes)])}\n")
    lines.append(f"    _options = {_tuple([json.dumps(option) for option in options])}\n\n")
    return "".join(lines)


# A tensor of one element moves with the module; it is not persistent, as a number has no entry in a state_dict either.
BUFFERED = """\
if isinstance({name}, Tensor) and not isinstance({name}, nn.Parameter):
    self.register_buffer("{name}", {name}, persistent=False)
else:
    self.{name} = {name}
"""


def _init(arguments: list[str], attributes: list[Parameter], options: list[str]) -> str:
    lines = ["super().__init__()"]
    for attribute in attributes:
        if isinstance(attribute, Input):
            lines += BUFFERED.format(name=attribute.python).splitlines()
            continue
        typed = f": {_type(attribute)}" if isinstance(attribute, Choice | Word) else ""
        lines.append(f"self.{attribute.python}{typed} = {attribute.python}")
    lines += [f"self.{option} = {option}" for option in options]
    return textwrap.indent(_definition("__init__", ["self", *arguments], "None"), "    ") + "".join(
        f"        {line}\n" for line in lines
    )


def _element_wise_module(family: Family, operator: Operator) -> str:
    function, (x,) = operator.torch_name, _names(operator.inputs)
    attributes = list(operator.attributes)
    options = ["inplace", "inplace_backward"] if family.overwrites(operator) else ["inplace"]
    arguments = _element_wise_arguments(attributes, family.overwrites(operator))
    given = [x, *(f"self.{name}" for name in _names([a for a in attributes if not _is_by_name(a)])), "self.inplace"]
    given += [f"{name}=self.{name}" for name in [*_names([a for a in attributes if _is_by_name(a)]), *options[1:]]]
    return (
        _class(module_name(operator), operator.in_python(operator.summary), function, attributes, options)
        + _init(arguments, attributes, options)
        + f"\n    def forward(self, {x}: Tensor) -> Tensor:\n"
        + _scripted(_operator_call(operator, x), "result", f"{x}.copy_(result) if self.inplace else result")
        + _call(function, given, 12)
    )


def _operator_call(operator: Operator, *tensors: str) -> str:
    """A module's call of the operator, with the module's attributes."""
    arguments = [*tensors, *(f"self.{name}" for name in _names(operator.attributes))]
    return f"torch.ops.actgrad.{operator.torch_name}({', '.join(arguments)})"


# For TorchScript, which does not support keyword arguments; it compiles only this branch.
SCRIPTED = """\
        if is_scripting():
            {name}: Tensor = {call}
            return {returned}
        else:
"""


def _scripted(call: str, name: str, returned: str) -> str:
    return SCRIPTED.format(call=call, name=name, returned=returned)


def _gated_module_without_pair(unit: Unit) -> str:
    halves, function = unit.halves, unit.halves.torch_name
    (x, *singles), dim, options = halves.inputs, halves.splits, ["inplace_backward"]
    assert dim is not None
    others = [attribute for attribute in halves.attributes if attribute is not dim]
    shown: list[Parameter] = [*singles, *halves.attributes]
    arguments = [*(f"{_single(single)} = 0.0" for single in singles), _argument(dim)]
    arguments += ["*", *map(_argument, others), *_options(options)]
    given = [x.python, *(f"self.{name}" for name in _names(singles)), f"self.{dim.python}"]
    given += [f"{name}=self.{name}" for name in [*_names(others), *options]]
    converted = [
        f"            {name} = torch.as_tensor(self.{name}, dtype={x.python}.dtype, device={x.python}.device)\n"
        for name in _names(singles)
    ]
    scripted = _scripted(_operator_call(halves, x.python, *_names(singles)), "result", "result")
    return (
        _class(unit_name(unit), halves.in_python(halves.summary), function, shown, options, 4)
        + _init(arguments, shown, options)
        + f"\n    def forward(self, {x.python}: Tensor) -> Tensor:\n"
        + scripted.replace("():\n", f"():\n{''.join(converted)}")
        + _call(function, given, 12)
    )


def _gated_module(unit: Unit) -> str:
    if unit.pair is None:
        return _gated_module_without_pair(unit)
    halves, pair = unit.halves, unit.pair
    function, (x,), (_, up) = halves.torch_name, _names(halves.inputs), _names(pair.inputs)
    dim = halves.splits
    assert dim is not None
    attributes = list(halves.attributes)
    others = [attribute for attribute in attributes if attribute is not dim]
    options = (["save_activation"] if unit.saving else []) + ["inplace_backward"]
    arguments = [_argument(dim), "*", *map(_argument, others), *_options(options)]
    of_pair = [f"{name}=self.{name}" for name in [*_names(pair.attributes), "inplace_backward"]]
    of_halves = [f"{name}=self.{name}" for name in [*_names(others), *options]]
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


def _call(function: str, arguments: list[str], indent: int) -> str:
    line = f"return {function}({', '.join(arguments)})\n"
    if len(line) + indent > 121:
        line = f"return {function}(\n" + "".join(f"    {argument},\n" for argument in arguments) + ")\n"
    return textwrap.indent(line, " " * indent)


# ---- torch_kernels.inc ----


def kernels(operators: list[Operator]) -> str:
    """``torch_kernels.inc``: the native kernels of the operators whose results have the shape of an argument."""
    served = [operator for operator in Family(operators).by_name.values() if _serves(operator)]
    forms = "".join(f"constexpr Form {operator.torch_name}{{{_form(operator)}}};\n" for operator in served)
    rows = "".join(
        f"    kernel<&{_plan(operator)}, forms::{operator.torch_name}, "
        f'{len(operator.outputs)}>("{operator.torch_name}"),\n'
        for operator in served
    )
    return f"""\
// The attribute that splits; which of the tensors each result is like; each attribute's default, and what its words
// stand for.
namespace forms {{
{forms}}}  // namespace forms

{"".join(_plan_without_ignored(operator) for operator in served if _ignores(operator))}\
// Phase one, the form, and the number of results.
PyMethodDef KERNELS[] = {{
{rows}}};
"""


def _serves(operator: Operator) -> bool:
    """Whether the arguments are those of phase one, all used but those it ignores, and all tensors have one shape."""
    tensors = [p for p in operator.parameters if isinstance(p, Input | Output) and p not in _ignored(operator)]
    if operator.channels or operator.rows:
        return False
    return [*operator.inputs, *operator.outputs] == tensors and bool(operator.outputs)


def _ignored(operator: Operator) -> list[Input]:
    return [p for p in operator.parameters if isinstance(p, Input) and p.ignored]


def _ignores(operator: Operator) -> bool:
    return bool(_ignored(operator))


def _plan(operator: Operator) -> str:
    return f"plan_{operator.snake}{'_without_ignored' if _ignores(operator) else ''}"


def _plan_without_ignored(operator: Operator) -> str:
    """A function with phase one's arguments except for the tensors that it ignores."""
    assert not operator.attributes
    types = [(f"{'const ' if isinstance(p, Input) else ''}aclTensor*", p) for p in operator.parameters]
    taken = ", ".join(f"{kind} {p.name}" for kind, p in types if p not in _ignored(operator))
    passed = ", ".join("nullptr" if p in _ignored(operator) else p.name for p in operator.parameters)
    return f"""\
aclnnStatus {_plan(operator)}(
    Product product, {taken}, Planned& planned) {{
    return plan_{operator.snake}(product, {passed}, planned);
}}

"""


def _form(operator: Operator) -> str:
    split = operator.attributes.index(operator.splits) if operator.splits else -1
    tensors = [tensor.name for tensor in operator.inputs]
    results = []
    for output in operator.outputs:
        arguments = [argument for argument in output.shape.arguments if argument in tensors]
        function = "half_of" if output.shape.name == "half_of" else "like"
        results.append(f"{function}({tensors.index(arguments[-1])})")
    attributes = ", ".join(f"{{{_value(attribute)}}}" for attribute in operator.attributes)
    return f"{split}, {{{', '.join(results)}}}, {{{attributes}}}"


def _value(attribute: Parameter) -> str:
    if isinstance(attribute, Choice | Word):
        words = ", ".join(f'{{"{word}", {number}}}' for word, number in attribute.words.items())
        return f"{attribute.words[attribute.default]}, {{{words}}}"
    assert isinstance(attribute, Int | Flag | Scalar)
    return repr(float(attribute.default)) if isinstance(attribute, Scalar) else str(int(attribute.default))
