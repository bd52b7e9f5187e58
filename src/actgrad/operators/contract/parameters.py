# SPDX-License-Identifier: Apache-2.0
"""What phase one takes: tensors, attributes and scalars."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from actgrad.operators.contract.products import I64, DType
from actgrad.operators.contract.shapes import Shape


@dataclass(frozen=True)
class Parameter:
    """One parameter of phase one: its name in the documents, its name in Python, and what it means."""

    name: str
    python: str
    meaning: str


@dataclass(frozen=True)
class Input(Parameter):
    """A tensor that is read.

    ``stand_in``: the Python function may omit it, the C interface only if it is ``optional``; checks then see this
    tensor instead. ``result``: it is the forward's result, not its input. ``ignored``: it must not be null and is
    not checked further; Python has no such argument. ``dtype``: its own, whatever the others have. ``nullable``: it may
    be omitted everywhere, without a stand-in. ``single``: it has one element, for all elements of the others.
    """

    stand_in: str = ""
    optional: bool = False
    result: bool = False
    ignored: bool = False
    dtype: DType | None = None
    nullable: bool = False
    single: bool = False

    @property
    def may_be_omitted(self) -> bool:
        """Whether Python may omit it."""
        return bool(self.stand_in) or self.nullable


@dataclass(frozen=True)
class GroupIndex(Input):
    """An I64 tensor whose sum is the number of computed rows; the others become 0. It is read in phase two."""

    dtype: DType | None = I64
    nullable: bool = True


@dataclass(frozen=True)
class Output(Parameter):
    """A tensor that is written. ``shape`` describes a newly allocated one.

    ``const`` reproduces the documents' signature, where some outputs are ``const aclTensor*``. ``castable``: it may
    have any floating dtype in the C interface; the result is rounded to the inputs' common dtype, then cast.
    ``untouched``: it may be null, and is neither checked nor written; Python has no such argument. ``dtype``: its own,
    whatever the others have. ``given_with``: without this input it is null, in Python None. ``given``: Python's callers
    must pass it, after the inputs.
    """

    shape: Shape = field(kw_only=True)
    const: bool = False
    castable: bool = False
    untouched: bool = False
    dtype: DType | None = None
    given: bool = False
    given_with: str = ""

    @property
    def nullable(self) -> bool:
        """Whether it may be null."""
        return bool(self.given_with)


@dataclass(frozen=True)
class InputOutput(Parameter):
    """A tensor that is overwritten in place (``const`` nevertheless, in some of the documents)."""

    const: bool = True


@dataclass(frozen=True)
class Int(Parameter):
    """An ``int64_t`` attribute. ``splits``: the tensors that are halved along this dimension.

    ``only_python``: the documents have no such parameter; the C interface uses the default.
    """

    default: int
    splits: tuple[str, ...] = ()
    only_python: bool = False


@dataclass(frozen=True)
class Choice(Parameter):
    """An ``int64_t`` attribute that stands for one of a few words; Python takes the word."""

    words: Mapping[str, int]
    default: str


@dataclass(frozen=True)
class Word(Parameter):
    """A ``char*`` attribute that is one of a few words, each of which stands for a number; Python takes the word.

    ``nullable``: a null pointer means the default; otherwise it is 161001.
    """

    words: Mapping[str, int]
    default: str
    nullable: bool = False


@dataclass(frozen=True)
class Flag(Parameter):
    """A ``bool`` attribute. ``interleaves``: whether it interleaves the halves of split tensors, element by element."""

    default: bool
    interleaves: bool = False


@dataclass(frozen=True)
class Scalar(Parameter):
    """A number: an ``aclScalar*`` of any real dtype, or a ``double`` or ``float`` by value.

    It is converted to float32 for 16- and 32-bit tensors, to double for DOUBLE. ``nullable``: a null pointer means the
    default; otherwise it is 161001. ``const``: whether the documents declare it const. ``result``: it can be a result,
    so for integers it is truncated and saturates at the range of their dtype; other scalars are only truncated.
    ``by_name``: PyTorch's function lacks it and has its options in this place, so `actgrad.torch` takes it by name.
    """

    default: float
    type: str = "aclScalar"
    result: bool = False
    nullable: bool = False
    const: bool = True
    by_name: bool = False
