# SPDX-License-Identifier: Apache-2.0
"""The operators of ``torch.ops.actgrad``, made from their declarations: schema, checks, derivative, native function."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any

import torch
from torch import Tensor

from actgrad import _native, operators, wording
from actgrad.operators.contract import (
    Choice,
    Flag,
    Input,
    Int,
    Operator,
    Output,
    Parameter,
    Scalar,
    Shape,
    Word,
)
from actgrad.torch import checks
from actgrad.torch.result_shapes import SHAPES, Model

Results = Tensor | tuple[Tensor, ...]

DECLARATIONS = MappingProxyType({operator.torch_name: operator for operator in operators.ALL if operator.torch_name})


@dataclass(frozen=True)
class Differentiation:
    """How an operator is differentiated.

    Attributes:
        gradient: the operator that gives the gradients of the tensor arguments, of the first ones at least.
        kept: the results that ``gradient`` reads and that have no derivative of their own, by number.
        tensors: what ``gradient`` takes after the gradients of the other results: the number of an argument; that of a
            result, from -1 downwards; or None.
        attributes: the numbers of the arguments that are attributes of ``gradient``; None for its default.
    """

    gradient: TorchOperator
    kept: tuple[int, ...]
    tensors: tuple[int | None, ...]
    attributes: tuple[int | None, ...]

    @cached_property
    def tensors_of(self) -> Callable[[tuple[Any, ...], tuple[Tensor, ...]], Sequence[Tensor | None]]:
        """The tensors that ``gradient`` takes after the gradients, from the arguments and the results."""
        numbers, count = self.tensors, len(self.tensors)
        if numbers == tuple(range(count)):
            return lambda arguments, results: arguments[:count]
        return lambda arguments, results: [
            None if i is None else arguments[i] if i >= 0 else results[-1 - i] for i in numbers
        ]

    @cached_property
    def attributes_of(self) -> Callable[[tuple[Any, ...]], tuple[Any, ...]]:
        """The attributes that ``gradient`` takes, from all arguments."""
        numbers, defaults = self.attributes, self.gradient.defaults
        if not numbers:
            return lambda arguments: ()
        return lambda arguments: tuple(
            [default if i is None else arguments[i] for i, default in zip(numbers, defaults, strict=True)]
        )


class TorchOperator:
    """One operator of ``torch.ops.actgrad``: its tensors come first, then its attributes.

    Attributes:
        declaration: the operator that it is made from.
        name: the name in ``torch.ops.actgrad``.
        tensors: its tensor arguments.
        optional: those of them that may be None.
        singles: those of them that have one element, which counts for all of the others.
        attributes: the other arguments.
        results: the results' names, which are those of the out-variant's arguments too.
    """

    def __init__(self, declaration: Operator) -> None:
        self.declaration = declaration
        self.name = declaration.torch_name
        inputs = declaration.inputs
        self._outputs = declaration.outputs
        self.tensors = tuple(parameter.python for parameter in inputs)
        self.optional = frozenset(parameter.python for parameter in inputs if parameter.may_be_omitted)
        self.singles = frozenset(parameter.python for parameter in inputs if parameter.single)
        self.attributes = declaration.attributes
        self.results = tuple(output.python for output in self._outputs)
        taken: list[Parameter] = [*inputs, *self.attributes]
        self._number = {parameter.name: i for i, parameter in enumerate(taken)}
        self._python = {parameter.name: parameter.python for parameter in declaration.parameters}

    @property
    def split(self) -> int | None:
        """The index of the argument with the dimension to split along, if tensors are split."""
        dim = self.declaration.splits
        return None if dim is None else self._number[dim.name]

    @cached_property
    def channels(self) -> frozenset[str]:
        """The tensors and results with one element per channel."""
        return frozenset(self._python[name] for name in self.declaration.channels)

    @cached_property
    def rows(self) -> frozenset[str]:
        """The tensors and results with one element per row. A row is the dimensions from the split one on."""
        return frozenset(self._python[name] for name in self.declaration.rows)

    def interleaves(self, arguments: tuple[Any, ...]) -> bool:
        """Whether the halves are the even and the odd elements, given all arguments."""
        flag = self.declaration.interleaves
        return flag is not None and bool(arguments[self._number[flag.name]])

    @property
    def schema(self) -> str:
        """The arguments in PyTorch's schema language."""
        tensors = [f"Tensor{'?' if name in self.optional else ''} {name}" for name in self.tensors]
        return ", ".join([*tensors, *(_attribute(attribute) for attribute in self.attributes)])

    @property
    def documentation(self) -> str:
        """The operator's docstring, for ``help``."""
        declared = self.declaration
        parameters = {parameter.python: parameter for parameter in declared.parameters}
        own = [parameters[name] for name in (*self.tensors, *(attribute.python for attribute in self.attributes))]
        return "\n".join(
            [
                f"{self.name}({self.schema}) -> {', '.join(self.results)}",
                "",
                declared.in_python(declared.summary),
                "",
                *(f"    {line}" for line in declared.equations_in_python),
                "",
                *(f"{parameter.python}: {declared.in_python(parameter.meaning)}." for parameter in own),
                "",
                "The overload `out` writes to given tensors and returns nothing.",
            ]
        )

    @cached_property
    def gradients(self) -> int:
        """How many of its first arguments are output gradients (such as dy) of the operator that it differentiates."""
        for forward in OPERATORS:
            if forward.declaration.gradient == self.name:
                return len(forward.results) - len(forward.kept) + forward.gradients
        return 1 if self.declaration.takes_gradient else 0

    @cached_property
    def model(self) -> int:
        """The index of the tensor argument whose dtype and device all others must have."""
        return min(self.gradients, len(self.tensors) - 1)

    @property
    def kept(self) -> tuple[int, ...]:
        """The results that are saved for its gradient. They have no derivative themselves."""
        gradient = DECLARATIONS.get(self.declaration.gradient)
        inputs = [p for p in gradient.parameters if isinstance(p, Input)] if gradient else []
        read = {parameter.python for parameter in inputs if not parameter.result} - set(self.tensors)
        return tuple(i for i, name in enumerate(self.results) if name in read)

    @cached_property
    def differentiation(self) -> Differentiation | None:
        """How it is differentiated; None for gradients of gradients, which are not differentiable."""
        if not self.declaration.gradient:
            return None
        gradient = BY_NAME[self.declaration.gradient]
        inputs = gradient.declaration.inputs

        def source(parameter: Input) -> int | None:
            if parameter.python in self.tensors:
                return self.tensors.index(parameter.python)
            if parameter.result:
                return -1
            if parameter.python in self.results:
                return -1 - self.results.index(parameter.python)
            if parameter.stand_in:
                return None
            raise ValueError(f"{gradient.name} takes {parameter.python}, which {self.name} neither takes nor gives")

        own = [attribute.python for attribute in self.attributes]
        return Differentiation(
            gradient=gradient,
            kept=self.kept,
            tensors=tuple(source(parameter) for parameter in inputs[len(self.results) - len(self.kept) :]),
            attributes=tuple(
                len(self.tensors) + own.index(attribute.python) if attribute.python in own else None
                for attribute in gradient.attributes
            ),
        )

    @cached_property
    def default(self) -> torch._ops.OpOverload[Any, Any]:
        """The overload that returns new tensors."""
        return getattr(torch.ops.actgrad, self.name).default

    @cached_property
    def out(self) -> torch._ops.OpOverload[Any, Any]:
        """The overload that writes into given tensors."""
        return getattr(torch.ops.actgrad, self.name).out

    @cached_property
    def defaults(self) -> tuple[Any, ...]:
        """The defaults of the attributes."""
        return tuple(getattr(attribute, "default") for attribute in self.attributes)  # noqa: B009 - each kind has one

    def filled(self, arguments: tuple[Any, ...]) -> tuple[Any, ...]:
        """All arguments. PyTorch omits trailing ones that have their default."""
        return arguments + self.defaults[len(arguments) - len(self.tensors) :]

    def of_pair(self, attributes: tuple[Any, ...]) -> tuple[Any, ...]:
        """Those of a gated unit's attributes after the dimension that its variant for two tensors has."""
        own = {attribute.python: value for attribute, value in zip(self.attributes[1:], attributes, strict=True)}
        return tuple(own[attribute.python] for attribute in BY_NAME[f"{self.name}_pair"].attributes)

    def judge(self, arguments: tuple[Any, ...]) -> None:
        """Raises TypeError for an argument of a wrong type, NotImplementedError for an unsupported layout."""
        kinds: list[tuple[str, str]] = [(name, "a torch.Tensor") for name in self.tensors]
        kinds += [(attribute.python, _kind(attribute)) for attribute in self.attributes]
        for (name, kind), given in zip(kinds, arguments, strict=False):
            if not (KINDS[kind](given) or (given is None and name in self.optional)):
                shown = wording.class_of(given) if kind == "a torch.Tensor" else checks.shown(given)
                raise TypeError(f"actgrad::{self.name}: {name}: {shown} was given; {kind} is needed")
            if kind != "a torch.Tensor":
                checks.not_learnable(self.name, name, given)
            if kind == "a number":
                checks.in_float64(self.name, name, given)
            if type(given) in (Tensor, torch.nn.Parameter) and (layout := checks.unserved_layout(given)):
                raise NotImplementedError(
                    f"actgrad::{self.name}: {name}: a {layout} tensor was given; a dense one of numbers is needed"
                )

    @cached_property
    def check(self) -> Callable[[tuple[Any, ...]], None]:
        """A function that raises if the arguments are invalid."""
        name, model, model_name = self.name, self.model, self.tensors[self.model]
        dtypes = checks.dtypes_of(self.declaration)
        others, rows = [(i, other) for i, other in enumerate(self.tensors) if i != model], self.rows
        own = [check for check in map(self._bound, self.declaration.shape_checks) if check]
        own += [
            _word_check(name, len(self.tensors) + i, attribute)
            for i, attribute in enumerate(self.attributes)
            if isinstance(attribute, Choice | Word)
        ]

        def check(arguments: tuple[Any, ...]) -> None:
            first = arguments[model]
            checks.served(name, first, model_name, dtypes)
            for i, what in others:
                if (tensor := arguments[i]) is None:
                    continue
                if what in rows:
                    checks.matches_in_32_bits(name, tensor, what, first, model_name)
                else:
                    checks.matches(name, tensor, what, first, model_name)
            for each in own:
                each(arguments)

        return check

    def _bound(self, check: Any) -> Callable[[tuple[Any, ...]], None] | None:
        """A check of phase one as a function of the arguments; None if it is about results or the product.

        Checks without a function in ``actgrad.torch.checks`` are left to phase one, on the real tensors.
        """
        function = vars(checks).get(check.name)
        if function is None or check.arguments[0] not in self._number:
            return None
        count = len(self.tensors)
        numbers = [self._number.get(argument) for argument in check.arguments if argument not in self._written]
        values: list[Any] = [argument for argument in check.arguments if argument not in self._written]
        if function is checks.rank_between and self._is_element_wise:
            values[-1] = math.inf  # `write` flattens tensors of more dimensions
        name = self.name

        def bound(arguments: tuple[Any, ...]) -> None:
            given: list[Any] = []
            for number, value in zip(numbers, values, strict=True):
                if number is None:
                    given.append(value)
                elif (argument := arguments[number]) is None:
                    return
                elif number < count:
                    given += (argument, self.tensors[number])
                else:
                    given.append(argument)
            function(name, *given)

        return bound

    @property
    def _written(self) -> set[str]:
        return {parameter.name for parameter in self.declaration.parameters if isinstance(parameter, Output)}

    @cached_property
    def models(self) -> Callable[[tuple[Any, ...]], list[Model]]:
        """For each result, a tensor or shape that it is modeled on, from arguments that passed the check."""
        shapes = [self._shape(output.shape) for output in self._outputs]
        return lambda arguments: [shape(arguments) for shape in shapes]

    def _shape(self, shape: Shape) -> Callable[[tuple[Any, ...]], Model]:
        numbers = [self._number[argument] for argument in shape.arguments]
        function, name, what = SHAPES[shape.name], self.name, self.tensors[numbers[0]]
        return lambda arguments: function(name, what, *[arguments[i] for i in numbers])

    @cached_property
    def write(self) -> Callable[..., None]:
        """The native function, taking all arguments and then the results, of any rank if it is element-wise."""
        write = self._native_write
        if self._is_element_wise:
            model, flat = self.model, _flattened(write, len(self.results))
            return lambda *given: (write if given[model].dim() <= MAX_RANK else flat)(*given)
        if self.gradients == 0 or (flag := self.declaration.interleaves) is None:
            return write
        flag_number, gradients = self._number[flag.name], self.model

        def write_interleaved(*given: Any) -> None:
            if given[flag_number]:  # gradients may be expanded, and then no single stride leads through a row
                given = (*(tensor.contiguous() for tensor in given[:gradients]), *given[gradients:])
            write(*given)

        return write_interleaved

    @cached_property
    def _is_element_wise(self) -> bool:
        """Whether all tensors have one shape, which does not matter."""
        return self.split is None and not (self.channels or self.rows or self.singles)

    @cached_property
    def _native_write(self) -> Callable[..., None]:
        function = getattr(_native, self.declaration.python)
        taken = len(self._number)
        numbers = {**self._number, **{output.name: taken + i for i, output in enumerate(self._outputs)}}
        order = [numbers.get(parameter.name) for parameter in self.declaration.parameters]
        words = {
            self._number[attribute.name]: attribute.words
            for attribute in self.attributes
            if isinstance(attribute, Choice | Word)
        }
        if order == list(range(len(order))) and not words:
            return function

        def write(*given: Any) -> None:
            function(*[None if i is None else words[i][given[i]] if i in words else given[i] for i in order])

        return write


MAX_RANK = 8  # of the native functions


def _flattened(write: Callable[..., None], results: int) -> Callable[..., None]:
    """``write`` of an element-wise operator, for tensors of more dimensions than the native function takes."""

    def write_flat(*given: Any) -> None:
        flat = [each.reshape(-1) if isinstance(each, Tensor) else each for each in given]
        write(*flat)
        for result, written in zip(given[-results:], flat[-results:], strict=True):
            if written.data_ptr() != result.data_ptr():  # it could not be flattened without a copy
                result.copy_(written.view(result.shape))

    return write_flat


def _attribute(parameter: Parameter) -> str:
    """An attribute in PyTorch's schema language."""
    if isinstance(parameter, Choice | Word):
        return f'str {parameter.python}="{parameter.default}"'
    if isinstance(parameter, Flag):
        return f"bool {parameter.python}={parameter.default}"
    if isinstance(parameter, Scalar):
        return f"float {parameter.python}={float(parameter.default)!r}"
    assert isinstance(parameter, Int)
    return f"int {parameter.python}={parameter.default}"


# A test for each kind of argument; a compiler's symbols count as numbers.
KINDS: dict[str, Callable[[Any], bool]] = {
    "a torch.Tensor": lambda given: isinstance(given, Tensor),
    "a str": lambda given: isinstance(given, str),
    "a bool": lambda given: isinstance(given, bool | torch.SymBool),
    "an integer": lambda given: isinstance(given, torch.SymInt) or checks.is_integer(given),
    "a number": lambda given: isinstance(given, torch.SymFloat | torch.SymInt) or checks.is_number(given),
}


def _kind(parameter: Parameter) -> str:
    if isinstance(parameter, Choice | Word):
        return "a str"
    return "a bool" if isinstance(parameter, Flag) else "a number" if isinstance(parameter, Scalar) else "an integer"


def _word_check(name: str, number: int, attribute: Choice | Word) -> Callable[[tuple[Any, ...]], None]:
    return lambda arguments: checks.word(name, arguments[number], attribute.python, attribute.words)


OPERATORS: tuple[TorchOperator, ...] = tuple(map(TorchOperator, DECLARATIONS.values()))
BY_NAME = MappingProxyType({operator.name: operator for operator in OPERATORS})


def halves_of(x: Tensor, dim: int, interleaved: bool) -> tuple[Tensor, Tensor]:
    """The two halves of ``x`` along ``dim``, or the even and the odd elements of the rows from ``dim`` on."""
    left, right = x.chunk(2, dim)
    if interleaved:
        before = x.shape[: dim % x.dim()]
        # Not flatten, which the vmap of torch.autograd.functional and gradcheck lacks.
        rows = x.reshape(*before, math.prod(x.shape[len(before) :]))
        return rows[..., ::2].reshape(left.shape), rows[..., 1::2].reshape(left.shape)
    return left, right
