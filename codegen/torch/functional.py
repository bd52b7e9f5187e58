# SPDX-License-Identifier: Apache-2.0
"""The differentiable functions: ``actgrad/torch/functional.py``."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass

from actgrad.operators.contract import Choice, Int, Operator, Parameter, Word
from codegen.python import dtype_words
from codegen.torch.family import Family, Unit
from codegen.torch.signature import (
    argument_of,
    default_of,
    definition,
    element_wise_arguments,
    example_of,
    is_by_name,
    listed,
    names_of,
    options_of,
    single_argument,
)

OF_ONE = "inplace=True overwrites the input, so inplace_backward=True has none to reuse"


OF_SAVED = "save_activation=True spends memory and inplace_backward=True saves it; choose one"


INPLACE_BACKWARD = (
    "overwrite the input with its gradient in the backward pass instead of allocating. A second backward pass raises."
)


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

__all__ = {listed(names)}


{(chr(10) * 2).join(bodies)}'''


def _element_wise(family: Family, operator: Operator) -> str:
    name, (x,) = operator.torch_name, names_of(operator.inputs)
    overwrites = family.overwrites(operator)
    attributes = list(operator.attributes)
    arguments = [f"{x}: Tensor", *element_wise_arguments(attributes, overwrites)]
    called = ", ".join([x, *names_of(attributes)])
    writing = _of_compilers_or("COPYING", "OVERWRITING")
    lines = [f'if inplace:\n    return {writing}["{name}"]({called})']
    if overwrites:
        lines.insert(0, f'if inplace and inplace_backward:\n    raise ValueError("{name}: {OF_ONE}")')
        lines.append(f'if inplace_backward:\n    return overwriting.apply("{name}", {called})')
    lines.append(f"return {_called(name, called)}\n")
    doc = [operator.in_python(operator.summary), "", *_math(operator)]
    doc += ["Args:", _entry(x, f"a tensor of {dtype_words(operator)}, of any shape and strides.")]
    doc += [_meaning(operator, attribute) for attribute in attributes if not is_by_name(attribute)]
    kept = "a copy of the input" if overwrites else "what its gradient needs"
    doc += [_entry("inplace", f"overwrite ``{x}`` with the result and return it. Autograd then saves {kept}.")]
    doc += [_meaning(operator, attribute) for attribute in attributes if is_by_name(attribute)]
    doc += [_entry("inplace_backward", INPLACE_BACKWARD)] if overwrites else []
    floats = operator.outputs[0].shape.name == "floats_like"
    alike = (
        f"shape of ``{x}`` and its dtype; float32 for integers and bools" if floats else f"shape and dtype of ``{x}``"
    )
    doc += ["", "Returns:", f"    a tensor with the {alike}.", "", "Raises:"]
    doc += [_entry("NotImplementedError", "the dtype or the device is not supported.")]
    doc += [_entry("ValueError", "mutually exclusive options.")] if overwrites else []
    example = example_of(f"{name}(torch.randn(2, 8))", 8)
    others = ", on integers or bools," if floats else ","
    refused = f"``inplace`` on a leaf that requires grad{others} or on a tensor whose elements share memory"
    if overwrites:
        refused = f"{refused}; a second backward pass with ``inplace_backward``"
    doc += [_entry("RuntimeError", f"{refused}."), "", *example, *_sources(family, operator)]
    return definition(name, arguments, "Tensor") + _body(doc, lines)


def _gated(family: Family, unit: Unit) -> str:
    if unit.pair is None:
        return _gated_without_pair(family, unit)
    function = _OfOneOrTwo(unit, unit.pair)
    return function.head() + _body(function.docstring(family), function.statements())


def _gated_without_pair(family: Family, unit: Unit) -> str:
    halves, name = unit.halves, unit.halves.torch_name
    (x, *singles), dim = halves.inputs, halves.splits
    assert dim is not None
    keywords = [
        *map(argument_of, [a for a in halves.attributes if a is not dim]),
        *options_of(["inplace_backward"]),
    ]
    arguments = [f"{x.python}: Tensor", *map(single_argument, singles), argument_of(dim), "*", *keywords]
    called = ", ".join([*names_of(halves.inputs), *names_of(halves.attributes)])
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
    doc += example_of(f"{name}({', '.join(['torch.randn(2, 8)', *['0.5'] * len(singles)])})", 4)
    doc += _sources(family, halves)
    return definition(name, arguments, "Tensor") + _body(doc, lines)


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
        (x,) = names_of(self.unit.halves.inputs)
        return x

    @property
    def up(self) -> str:
        return names_of(self.pair.inputs)[1]

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
        return names_of(self.pair.attributes)

    def head(self) -> str:
        """The overloads, and the definition that takes every form."""
        x, up, dim = self.x, self.up, self.dim
        saving = ["save_activation"] if self.unit.saving else []
        keywords = [*map(argument_of, self.attributes), *options_of([*saving, "inplace_backward"])]
        of_both = [argument_of(a) for a in self.attributes if a.python in self.of_both]
        of_pair = ["*", *of_both, *options_of(["inplace_backward"])]
        forms = (
            [f"{x}: Tensor", argument_of(dim), "*", *keywords],
            [f"{x}: Tensor", f"{up}: Tensor", "/", *of_pair],
            [f"{x}: Tensor", "*", f"{up}: Tensor", *of_pair[1:]],
        )
        overloads = "".join("@overload\n" + definition(self.name, form, "Tensor", " ...") for form in forms)
        either = f"{dim.python}: int | Tensor = {default_of(dim)}"
        by_name = ["*", f"{up}: Tensor | None = None", *keywords]
        return overloads + definition(self.name, [f"{x}: Tensor", either, *by_name], "Tensor")

    def statements(self) -> list[str]:
        name, up, dim, saving = self.name, self.up, self.dim.python, self.unit.saving
        called = ", ".join([self.x, *names_of(self.unit.halves.attributes)])
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
        exclusive = [*names_of(self._of_halves()), *saving]
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
        gate = names_of(self.pair.inputs)[0]
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
        return [*lines, *example_of(f"{name}(torch.randn(2, 8))", 4), *_sources(family, documented)]


def _of_compilers_or(compiled: str, functions: str) -> str:
    """The expression that selects the function to call, inline: a call to select would slow down small calls."""
    return f"({compiled} if is_dynamo_compiling() else {functions})"


def _called(name: str, arguments: str) -> str:
    return f'{_of_compilers_or("COMPILED", "FUNCTIONS")}["{name}"]({arguments})'


def _body(doc: list[str], lines: list[str]) -> str:
    doc = ['"""' + doc[0], *doc[1:], '"""']
    return textwrap.indent("\n".join([*doc, *lines]), "    ")


def _entry(name: str, text: str) -> str:
    """A line of a docstring's ``Args`` or ``Raises``, wrapped."""
    return textwrap.fill(f"{name}: {text}", 112, initial_indent="    ", subsequent_indent="        ")


def _meaning(operator: Operator, attribute: Parameter) -> str:
    words = ""
    if isinstance(attribute, Choice | Word):
        words = ": " + " or ".join(f'``"{word}"``' for word in attribute.words)
    return _entry(attribute.python, f"{operator.in_python(attribute.meaning)}{words}.")


def _math(operator: Operator) -> list[str]:
    return [*(f"    {line}" for line in operator.equations_in_python), ""]


def _sources(family: Family, operator: Operator) -> list[str]:
    gradient = family.gradient(operator)
    lines = [f"Source: {operator.source}."]
    if gradient is not None:
        summary = gradient.in_python(gradient.summary)
        lines = [f"The backward pass: {summary[0].lower()}{summary[1:]}", "", *lines]
        lines[-1] = f"{lines[-1][:-1]}; for the gradient, {gradient.source}."
    return [line for text in lines for line in (textwrap.wrap(text, 112) if text else [""])]
