# SPDX-License-Identifier: Apache-2.0
"""The vocabulary of the tables: an operator, its parameters, and forms that many operators share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

C_TYPES = {
    "T": "const aclTensor*",  # read
    "O": "aclTensor*",  # written
    "R": "aclTensor*",  # read and written
    "D": "aclTensor*",  # written, and its shape depends on data
    "S": "const aclScalar*",
    "L": "const aclTensorList*",
    "X": "const aclScalarList*",
    "I": "const aclIntArray*",
    "B": "const aclBoolArray*",
    "i": "int64_t",
    "n": "int64_t",  # a random seed or its offset
    "w": "int32_t",
    "c": "int8_t",
    "f": "double",
    "F": "float",
    "b": "bool",
    "d": "aclDataType",
    "s": "const char*",
}


@dataclass(frozen=True)
class Parameter:
    """One parameter: its kind (a key of C_TYPES) and its name."""

    kind: str
    name: str


@dataclass(frozen=True)
class Served:
    """One operator: ``name`` without its prefix, ``signature`` such as ``"T self, O out"``, and the call in PyTorch.

    ``known_by_shape`` is false if PyTorch cannot check the call without its data. ``judged_by_dtype`` is false if a
    kernel does not check shapes: the call on single elements that checks dtypes would read beyond them.

    ``shapes`` gives shapes that PyTorch's kernels need, and do not check in phase one or at all, by parameter: as
    expressions of all parameters. That of an array is its length.
    """

    name: str
    signature: str
    call: str
    known_by_shape: bool = True
    judged_by_dtype: bool = True
    prefix: str = "aclnn"
    shapes: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def symbol(self) -> str:
        """The name of the C function."""
        return self.prefix + self.name

    @cached_property
    def parameters(self) -> tuple[Parameter, ...]:
        """The parameters, in the order of the C function."""
        return tuple(Parameter(*words.split()) for words in self.signature.split(", "))

    @property
    def dynamic(self) -> int:
        """How many of the last parameters get their shape during the call."""
        return sum(parameter.kind == "D" for parameter in self.parameters)


def unary(name: str, function: str) -> Served:
    """One tensor in, one out."""
    return Served(name, "T self, O out", f"torch.{function}(self, out=out)")


def inplace_unary(name: str, function: str) -> Served:
    """One tensor, changed in place."""
    return Served(f"Inplace{name}", "R self", f"self.{function}_()")


def binary(name: str, function: str) -> Served:
    """Two tensors in, one out."""
    return Served(name, "T self, T other, O out", f"torch.{function}(self, other, out=out)")


def with_scalar(name: str, function: str) -> Served:
    """A tensor and a number in, a tensor out."""
    return Served(name, "T self, S other, O out", f"torch.{function}(self, other, out=out)")


def inplace_binary(name: str, function: str, other: str = "T") -> Served:
    """A tensor, changed in place by another or by a number."""
    return Served(f"Inplace{name}", f"R self, {other} other", f"self.{function}_(other)")


def comparison(name: str) -> list[Served]:
    """The four forms of a comparison."""
    low = name.lower()
    return [
        binary(f"{name}Tensor", low),
        with_scalar(f"{name}Scalar", low),
        inplace_binary(f"{name}Tensor", low),
        inplace_binary(f"{name}Scalar", low, "S"),
    ]


def foreach(name: str, signature: str, call: str) -> Served:
    """Lists of tensors in, a list out, which may be one of the inputs."""
    return Served(f"Foreach{name}", f"{signature}, L out", f"copy_each(out, torch._foreach_{call})")
