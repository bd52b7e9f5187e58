# SPDX-License-Identifier: Apache-2.0
"""An operator: all parts of a declaration together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from actgrad.operators.contract.checks import Check, quoted
from actgrad.operators.contract.exclusions import Exclusion
from actgrad.operators.contract.kernels import Kernel, Operand
from actgrad.operators.contract.parameters import (
    Choice,
    Flag,
    GroupIndex,
    Input,
    InputOutput,
    Int,
    Output,
    Parameter,
    Scalar,
    Word,
)
from actgrad.operators.contract.products import Product, Support


@dataclass(frozen=True)
class Rule:
    """A rule of phase one, and the status when it does not hold."""

    sentence: str
    status: int


@dataclass(frozen=True)
class Operator:
    """One operator: its names, its parameters, its checks in order, and what it computes.

    ``python`` is its name as a function on arrays, ``torch`` its name in ``torch.ops.actgrad`` if different; "" if it
    has none. ``gradient`` names the operator of ``torch.ops.actgrad`` that computes the gradients of its inputs. That
    takes the results' gradients first, then the parameters of this operator that it shares, by name. If the documents
    have no such operator, ``actgrad.operators.internal`` makes it.
    """

    name: str
    python: str
    header: str
    summary: str
    source: str
    parameters: tuple[Parameter, ...]
    support: Support
    dtype_checks: tuple[Check, ...]
    shape_checks: tuple[Check, ...]
    kernels: tuple[Kernel, ...]
    math: str
    torch: str | None = None
    gradient: str = ""
    exclusions: tuple[Exclusion, ...] = ()
    notes: tuple[str, ...] = ()
    deviations: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.name.startswith("aclnn"):
            raise ValueError(f"{self.name}: the name is given without aclnn")
        if self.header and not self.header.endswith(".h"):
            raise ValueError(f"{self.name}: its header is called {self.header}; the name has to end in .h")
        names = [parameter.name for parameter in self.parameters]
        if len({*names}) < len(names) or len({parameter.python for parameter in self.parameters}) < len(names):
            raise ValueError(f"{self.name}: two parameters have one name")
        for part, name in self._named():
            if name not in names:
                raise ValueError(f"{self.name}: {part} names {name}, but the parameters are {', '.join(names)}")
        if self.gradient and not self.gradient.endswith("_backward"):
            raise ValueError(f"{self.name}: its gradient is called {self.gradient}; the name has to end in _backward")
        for kernel in self.kernels:
            if self.header and len(kernel.bounds) != len(kernel.outputs):
                counts = f"outputs: {len(kernel.outputs)}, error bounds: {len(kernel.bounds)}"
                raise ValueError(f"{self.name}: the kernel of {kernel.formula.__name__} has {counts}")

    def _named(self) -> Iterator[tuple[str, str]]:
        """The names by which parts of the declaration refer to parameters, each after the part."""
        for parameter in self.parameters:
            if isinstance(parameter, Int):
                yield from ((f"`splits` of {parameter.name}", name) for name in parameter.splits)
            if isinstance(parameter, Output):
                yield from ((f"the shape of {parameter.name}", name) for name in parameter.shape.arguments)
            for other in (getattr(parameter, "stand_in", ""), getattr(parameter, "given_with", "")):
                if other:
                    yield f"the parameter {parameter.name}", other
        for check in (*self.dtype_checks, *self.shape_checks):
            yield from ((f"the check {check.name}", name) for name in check.arguments if isinstance(name, str))
        for kernel in self.kernels:
            yield from ((f"the kernel of {kernel.formula.__name__}", name) for name in sorted(kernel.parameters))
        for exclusion in self.exclusions:
            yield from ((exclusion.name, name) for name in exclusion.tensors)

    @property
    def aclnn(self) -> str:
        """The name of phase two, and the stem of phase one's. Internal operators, without a header, have neither."""
        return ("aclnn" if self.header else "actgrad") + self.name

    @property
    def splits(self) -> Int | None:
        """The attribute along which tensors are halved, if any are."""
        return next((p for p in self.parameters if isinstance(p, Int) and p.splits), None)

    @property
    def interleaves(self) -> Flag | None:
        """The flag that interleaves halves, if there is one."""
        return next((p for p in self.parameters if isinstance(p, Flag) and p.interleaves), None)

    @property
    def group(self) -> GroupIndex | None:
        """The tensor that determines the number of computed rows, if there is one."""
        return next((p for p in self.parameters if isinstance(p, GroupIndex)), None)

    @property
    def channels(self) -> frozenset[str]:
        """The tensors with one element for each channel, or with one for all."""
        return frozenset[str]().union(*(kernel.channels for kernel in self.kernels))

    @property
    def rows(self) -> frozenset[str]:
        """The tensors with one element for each row."""
        return frozenset[str]().union(*(kernel.rows for kernel in self.kernels))

    @property
    def takes_gradient(self) -> bool:
        """Whether it is the gradient of another operator: its first argument is then the gradient of the result."""
        inputs = [p for p in self.parameters if isinstance(p, Input)]
        return bool(inputs) and inputs[0].python == "dy"

    def activated(self, kernel: Kernel) -> str | Operand:
        """The argument of the activation in one of its kernels: the first input, or the one after the gradient."""
        return kernel.inputs[1 if self.takes_gradient else 0]

    @property
    def torch_name(self) -> str:
        """The name in ``torch.ops.actgrad``; "" for an operator that it lacks."""
        return self.python if self.torch is None else self.torch

    @property
    def snake(self) -> str:
        """The name as file name: ``SwiGluGrad`` → ``swi_glu_grad``."""
        return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", self.name).lower()

    @property
    def tensors(self) -> tuple[Parameter, ...]:
        """The tensor parameters in order."""
        return tuple(p for p in self.parameters if isinstance(p, Input | Output | InputOutput))

    @property
    def inputs(self) -> tuple[Input, ...]:
        """The tensors that it takes in Python, in order."""
        return tuple(p for p in self.parameters if isinstance(p, Input) and not p.ignored)

    @property
    def outputs(self) -> tuple[Output, ...]:
        """The tensors that it writes in Python, in order."""
        return tuple(p for p in self.parameters if isinstance(p, Output) and not p.untouched)

    def in_python(self, text: str) -> str:
        """``text`` with the names that the parameters have in Python instead of the documents'."""
        python = {parameter.name: parameter.python for parameter in self.parameters}
        return re.sub(r"\w+", lambda match: python.get(match[0], match[0]), text)

    @property
    def equations(self) -> list[str]:
        """The lines of ``math``; conditions are below each other."""
        return _aligned(self.math)

    @property
    def equations_in_python(self) -> list[str]:
        """The same with the names in Python."""
        return _aligned(self.in_python(self.math))

    def dtypes_on(self, product: Product) -> str:
        """The dtypes that it takes on a product, in words."""
        return ", ".join(dtype.value.removeprefix("ACL_") for dtype in self.support.get(product, ()))

    @property
    def attributes(self) -> tuple[Parameter, ...]:
        """The parameters that are not tensors, in order."""
        return tuple(p for p in self.parameters if isinstance(p, Int | Choice | Word | Flag | Scalar))

    @property
    def given(self) -> tuple[Parameter, ...]:
        """The tensors, scalars and words that phase one reads through pointers, in order."""
        return tuple(
            p
            for p in self.parameters
            if (isinstance(p, Input | Output | InputOutput) and not getattr(p, "untouched", False))
            or (isinstance(p, Scalar) and p.type == "aclScalar")
            or (isinstance(p, Word) and not p.nullable)
        )

    @property
    def judged(self) -> tuple[Parameter, ...]:
        """The tensors whose dtype, shape and memory phase one checks, in order."""
        return tuple(t for t in self.tensors if not getattr(t, "ignored", False) and not getattr(t, "untouched", False))

    @property
    def listed(self) -> tuple[Parameter, ...]:
        """Those of them whose dtype must be in the product's list, in order."""
        return tuple(t for t in self.judged if not getattr(t, "castable", False) and getattr(t, "dtype", None) is None)

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The rules that phase one checks, in order."""
        required = quoted(tuple(p.name for p in self.given if not getattr(p, "nullable", False)))
        listed = quoted(tuple(tensor.name for tensor in self.listed))
        judged = quoted(tuple(tensor.name for tensor in self.judged))
        outputs = quoted(tuple(tensor.name for tensor in self.judged if not isinstance(tensor, Input)))
        return (
            Rule("`workspaceSize` and `executor` are not null", 161001),
            Rule(f"{required}: none is null, checked in this order", 161001),
            Rule("the product has the operator", 561003),
            Rule(f"{listed}: each has a dtype that the product takes", 161002),
            *(Rule(check.sentence, check.status) for check in (*self.dtype_checks, *self.shape_checks)),
            Rule(f"{judged}: no size or stride is negative, and no view leaves its storage", 161002),
            Rule(f"{outputs}: no two elements overlap", 161002),
        )


def _aligned(text: str) -> list[str]:
    lines = [re.split(r" {2,}(?=where|elsewhere)", line) for line in text.splitlines()]
    width = max((len(equation) for equation, *condition in lines if condition), default=0)
    return ["  ".join((equation.ljust(width), *condition)) if condition else equation for equation, *condition in lines]


def has_draws(operator: Operator) -> bool:
    """Whether it draws random numbers."""
    return any(kernel.draws for kernel in operator.kernels)
