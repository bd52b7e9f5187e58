# SPDX-License-Identifier: Apache-2.0
"""The vocabulary of operator contracts.

An operator's file in ``actgrad.operators.documented`` declares, in these words, what the operator takes, on which
product, which checks are made in which order, and which formula computes it. ``codegen`` prints the C header, the entry
point, the kernel, the Python function and the page from that declaration.

Everything here is plain data: a check is one C++ statement and one sentence, not a rule to interpret.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import astuple, dataclass, field, replace
from enum import Enum
from types import MappingProxyType

from actgrad.arithmetic.activation import Activation, Formula
from actgrad.arithmetic.calls import primitives_of
from actgrad.arithmetic.primitives import ARITHMETIC, Bound


class Product(Enum):
    """The Ascend products that the documents distinguish; the value is the name in the documents."""

    Ascend950 = "Ascend 950PR / 950DT"
    Ascend910_93 = "Atlas A3 training / inference"
    Ascend910B = "Atlas A2 training / inference, 800I A2, A200I A2 Box"
    Ascend910 = "Atlas training"
    Ascend310P = "Atlas inference"
    Ascend310B = "Atlas 200I/500 A2 inference"


class DType(Enum):
    """The element types of the activations; the value is the ``aclDataType`` enumerator."""

    F32 = "ACL_FLOAT"
    F16 = "ACL_FLOAT16"
    BF16 = "ACL_BF16"
    F64 = "ACL_DOUBLE"
    I8 = "ACL_INT8"
    U8 = "ACL_UINT8"
    I16 = "ACL_INT16"
    I32 = "ACL_INT32"
    I64 = "ACL_INT64"
    BOOL = "ACL_BOOL"


F32, F16, BF16, F64 = DType.F32, DType.F16, DType.BF16, DType.F64
I8, U8, I16, I32, I64, BOOL = DType.I8, DType.U8, DType.I16, DType.I32, DType.I64, DType.BOOL

Support = Mapping[Product, tuple[DType, ...]]


def supported(
    bf16: str = "",
    no_bf16: str = "",
    also: tuple[DType, ...] = (),
    more: Mapping[str, tuple[DType, ...]] = MappingProxyType({}),
) -> Support:
    """Builds the dtype table: products in ``bf16`` take F16, BF16 and F32, those in ``no_bf16`` F16 and F32.

    All of them also take the dtypes in ``also``, and each product in ``more`` those listed there.

    Raises:
        ValueError: a name is no ``Product``.
    """
    if unknown := {*bf16.split(), *no_bf16.split(), *more} - set(Product.__members__):
        raise ValueError(f"{', '.join(sorted(unknown))}: no such product; those are {', '.join(Product.__members__)}")
    table: dict[Product, tuple[DType, ...]] = {Product[name]: (F16, BF16, F32, *also) for name in bf16.split()}
    table |= {Product[name]: (F16, F32, *also) for name in no_bf16.split()}
    return MappingProxyType(
        {product: (*table[product], *more.get(product.name, ())) for product in Product if product in table}
    )


def takes_integers(support: Support) -> bool:
    """Whether some product takes integers."""
    return any(dtype in row for row in support.values() for dtype in (I8, U8, I16, I32, I64, BOOL))


# --- Parameters -------------------------------------------------------------------------------------------------


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


# --- Shapes of new outputs --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Shape:
    """The shape of a newly allocated output: the function below, its arguments, and words for the page.

    ``actgrad.arrays.fresh`` and ``actgrad.torch.library`` have functions of the same names.
    """

    name: str
    arguments: tuple[str, ...]
    words: str

    @property
    def follows(self) -> str:
        """The tensor that determines the output's library and device."""
        return [argument for argument in self.arguments if argument != "dim"][-1]

    @property
    def expression(self) -> str:
        """The call in Python."""
        return f"{self.name}({', '.join(self.arguments)})"


def like(tensor: str) -> Shape:
    """The shape and dtype of ``tensor``."""
    return Shape("like", (tensor,), f"the shape of `{tensor}`")


def floats_like(tensor: str) -> Shape:
    """The shape and dtype of ``tensor``; float32 for integers."""
    return Shape("floats_like", (tensor,), f"the shape of `{tensor}`; float32 for integers")


def half_of(tensor: str, dim: str = "dim") -> Shape:
    """The shape of ``tensor`` with the size of ``dim`` halved."""
    return Shape("half_of", (tensor, dim), f"the shape of `{tensor}` with the size of `{dim}` halved")


def broadcast_of(first: str, second: str) -> Shape:
    """The broadcast shape; the common dtype, or float32 when they differ."""
    return Shape("broadcast_of", (first, second), f"the broadcast shape of `{first}` and `{second}`")


def in_common_dtype(other: str, tensor: str) -> Shape:
    """The shape of ``tensor``; the common dtype of both, or float32 when they differ."""
    return Shape(
        "in_common_dtype", (other, tensor), f"the shape of `{tensor}`, in the common dtype of `{tensor}` and `{other}`"
    )


def flat(tensor: str) -> Shape:
    """Rank 1 with the elements of ``tensor``; its own shape if that has one element."""
    return Shape("flat", (tensor,), f"rank 1 with the elements of `{tensor}`; its own shape if that has one")


# --- Checks: one C++ statement of native/opapi/planning/checks.h, one sentence ---------------------------------------


@dataclass(frozen=True)
class Check:
    """One check of phase one: the function of ``native/opapi/planning/checks.h`` that makes it, and its sentence.

    ``actgrad.torch.checks`` has functions of the same names for checks that fake tensors allow. ``together``: the
    arguments are one list; ``results``: all but this many at the end are. ``by_product``: the check depends on the
    product. ``status``: the document's status, if not 161002. ``text``: a further argument, a string literal.
    """

    name: str
    arguments: tuple[str | int, ...]
    sentence: str
    together: bool = False
    by_product: bool = False
    status: int = 161002
    results: int = 0
    text: str = ""

    @property
    def statement(self) -> str:
        """The check in C++."""
        arguments = [str(argument) for argument in self.arguments]
        if self.together or self.results:
            count = len(arguments) - self.results
            arguments = [f"{{{', '.join(arguments[:count])}}}", *arguments[count:]]
        if self.text:
            arguments.append(f'"{self.text}"')
        return f"{self.name}({', '.join(['call'] * self.by_product + arguments)});"


def public_format(*tensors: str) -> Check:
    sentence = f"{_list(tensors)}: no private format (NC1HWC0, FRACTAL_Z, FRACTAL_NZ …)"
    return Check("public_format", tensors, sentence, together=True)


def same_format(*tensors: str) -> Check:
    return Check("same_format", tensors, f"{_list(tensors)} have the same format", together=True)


def same_dtype(*tensors: str) -> Check:
    return Check("same_dtype", tensors, f"{_list(tensors)} have the same dtype", together=True)


def same_or_mixed_dtype(first: str, second: str, result: str) -> Check:
    return Check(
        "same_or_mixed_dtype",
        (first, second, result),
        f"{_list((first, second, result))} have the same dtype; on Ascend950 `{first}` and `{second}` may differ, "
        f"and then `{result}` is FLOAT",
        by_product=True,
    )


def same_or_cast_dtype(source: str, result: str) -> Check:
    return Check(
        "same_or_cast_dtype",
        (source, result),
        f"`{result}` may have another dtype than `{source}`: the result is cast (not from Python)",
        by_product=True,
    )


def castable(*tensors: str) -> Check:
    """The last tensor is the result of the others."""
    return Check(
        "castable",
        tensors,
        f"`{tensors[-1]}` has a dtype that can hold the result (from Python the common dtype of {_list(tensors[:-1])})",
        by_product=True,
        results=1,
    )


def castable_float(source: str, result: str) -> Check:
    return Check(
        "castable_float",
        (source, result),
        f"`{result}` has any floating-point dtype (from Python that of `{source}`, or float32 for integers)",
        by_product=True,
    )


def promotable(*tensors: str) -> Check:
    return Check("promotable", tensors, f"{_list(tensors)} have a common dtype", together=True)


def promoted_dtype(*tensors: str) -> Check:
    """The last tensor is the result of the others."""
    sentence = f"`{tensors[-1]}` has the common dtype of {_list(tensors[:-1])}"
    return Check("promoted_dtype", tensors, sentence, results=1)


def floating(*tensors: str) -> Check:
    return Check(
        "floating",
        tensors,
        f"{_list(tensors)}: a floating-point dtype; only other tensors may have integers",
        together=True,
    )


def real(*scalars: str) -> Check:
    return Check("real", scalars, f"{_list(scalars)}: a real number, not a complex one", together=True)


def float_scalar(scalar: str) -> Check:
    sentence = f"`{scalar}` is FLOAT, FLOAT16, BF16 or DOUBLE (from Python any real number)"
    return Check("float_scalar", (scalar,), sentence, by_product=True)


def not_negative(scalar: str) -> Check:
    return Check("not_negative", (scalar,), f"`{scalar}` is not negative")


def not_above(low: str, high: str) -> Check:
    sentence = (
        f"`{low}` is not above `{high}`; they are compared as INT64 if `{low}` is an integer (from Python: if both are)"
    )
    return Check("not_above", (low, high), sentence, by_product=True)


def scalar_dtype(scalar: str) -> Check:
    sentence = f"`{scalar}` is FLOAT, FLOAT16, DOUBLE, INT8, UINT8, INT16, INT32, INT64 or BOOL, or BF16 if tensors are"
    return Check("scalar_dtype", (scalar,), sentence, by_product=True)


def whole_beside_integers(*arguments: str) -> Check:
    """The last argument is a scalar, the others are the tensors that it is combined with."""
    *tensors, scalar = arguments
    return Check(
        "whole_beside_integers",
        arguments,
        f"`{scalar}` has an integer dtype if {_list(tuple(tensors))} have (from Python: it has no fraction)",
        by_product=True,
        results=1,
    )


def word_known(word: str, words: Mapping[str, int]) -> Check:
    needed = " or ".join(words)
    return Check("word_known", (word,), f"`{word}` is {needed}", text=needed)


def zero_for_int64(scalar: str, tensor: str) -> Check:
    sentence = f"`{scalar}` is 0 if `{tensor}` has dtype INT64 (not from Python)"
    return Check("zero_for_int64", (scalar, tensor), sentence, by_product=True)


def rank(tensor: str, low: int, high: int = 8) -> Check:
    return Check("rank_between", (tensor, low, high), f"`{tensor}` has rank {low} to {high}")


def rank_from_2(tensor: str) -> Check:
    return Check("rank_from_2", (tensor,), f"`{tensor}` has rank 2 to 8 (from Python 1 to 8)", by_product=True)


def rank_2_or_3(tensor: str) -> Check:
    return Check("rank_2_or_3", (tensor,), f"`{tensor}` has rank 2 or 3 (from Python 1 to 8)", by_product=True)


def one_element(tensor: str) -> Check:
    return Check("one_element", (tensor,), f"`{tensor}` has one element, and rank 0 to 8")


def same_shape(tensor: str, model: str) -> Check:
    return Check("same_shape", (tensor, model), f"`{tensor}` has the shape of `{model}`")


def broadcast_shape_on_950(first: str, second: str, result: str) -> Check:
    return Check(
        "same_or_broadcast_shape",
        (first, second, result),
        f"{_list((first, second, result))} have the same shape; on Ascend950 `{first}` and `{second}` may broadcast, "
        f"and `{result}` has the broadcast shape",
        by_product=True,
    )


def broadcast_shape(first: str, second: str, result: str) -> Check:
    return Check(
        "broadcast_shape",
        (first, second, result),
        f"`{first}` and `{second}` broadcast, and `{result}` has the broadcast shape",
    )


def channel_weight(weight: str, tensor: str) -> Check:
    sentence = f"`{weight}` has one element, or one for each index of dimension 1 of `{tensor}`"
    return Check("channel_weight", (weight, tensor), sentence)


def channel_gradient(gradient: str, weight: str) -> Check:
    sentence = f"`{gradient}` has rank 1 and as many elements as `{weight}`, or its shape if that has one element"
    return Check("channel_gradient", (gradient, weight), sentence)


def place_for_each(wanted: str, drawn: str, tensor: str) -> Check:
    sentence = (
        f"if `{wanted}`, `{drawn}` has the shape of `{tensor}`, or it has at least as many elements and can be viewed "
        "as one dimension without a copy"
    )
    return Check("place_for_each", (wanted, drawn, tensor), sentence)


def dim_in_range(dim: str, tensor: str) -> Check:
    return Check("dim_in_range", (dim, tensor), f"`{dim}` is in [−rank, rank − 1] of `{tensor}`")


def even_size(tensor: str, dim: str = "dim") -> Check:
    return Check("even_size", (tensor, dim), f"`{tensor}` has an even size along `{dim}`")


def same_rank(tensor: str, model: str) -> Check:
    return Check("same_rank", (tensor, model), f"`{tensor}` has the rank of `{model}`")


def same_sizes_before(tensor: str, model: str, dim: str = "dim") -> Check:
    return Check("same_sizes_before", (tensor, model, dim), f"`{tensor}` has the sizes of `{model}` before `{dim}`")


def half_size(tensor: str, model: str, dim: str = "dim") -> Check:
    return Check("half_size", (tensor, model, dim), f"`{tensor}` has half the size of `{model}` along `{dim}`")


def same_sizes_after(tensor: str, model: str, dim: str = "dim") -> Check:
    return Check("same_sizes_after", (tensor, model, dim), f"`{tensor}` has the sizes of `{model}` after `{dim}`")


def halved(tensor: str, model: str, dim: str = "dim") -> tuple[Check, ...]:
    """``tensor`` is ``model`` with the size of ``dim`` halved: rank, sizes before, the half, sizes after."""
    return (
        same_rank(tensor, model),
        same_sizes_before(tensor, model, dim),
        half_size(tensor, model, dim),
        same_sizes_after(tensor, model, dim),
    )


def merged_if_interleaved(tensor: str, dim: str = "dim", interleaved: str = "interleaved") -> Check:
    sentence = (
        f"if `{interleaved}`, the dimensions of `{tensor}` from `{dim}` on can be viewed as one dimension (no copy)"
    )
    return Check("merged_if_interleaved", (tensor, dim, interleaved), sentence)


def index_dtype(index: str) -> Check:
    return Check("index_dtype", (index,), f"`{index}` has dtype INT64")


def index_shape(index: str) -> Check:
    sentence = f"`{index}` has one dimension of up to 8192 elements; on Ascend950 it is not empty"
    return Check("index_shape", (index,), sentence, by_product=True)


def row_weight_dtype(weight: str, tensor: str) -> Check:
    sentence = f"`{weight}` has dtype FLOAT (from Python DOUBLE if `{tensor}` has it)"
    return Check("row_weight_dtype", (weight, tensor), sentence, by_product=True)


def row_weight(weight: str, tensor: str, dim: str | int = "dim") -> Check:
    sentence = (
        f"`{weight}` has one element for each row of `{tensor}`: its shape is the sizes of `{tensor}` before `{dim}`, "
        "or it can be viewed as one dimension (no copy)"
    )
    return Check("row_weight", (weight, tensor, dim), sentence)


def given_together(*tensors: str) -> Check:
    return Check("given_together", tensors, f"{_list(tensors)}: all of them are given, or none", together=True)


def above_zero(scalar: str) -> Check:
    return Check("above_zero", (scalar,), f"`{scalar}` is above 0, and not NaN")


def above_zero_or_off(scalar: str, off: int) -> Check:
    return Check("above_zero_or_off", (scalar, off), f"`{scalar}` is above 0, or {off} for no clamping")


def clamp_mode_known(mode: str) -> Check:
    return Check("clamp_mode_known", (mode,), f"`{mode}` is 0 (clamps the inputs) or 1 (clamps the result)")


def answering(status: int, *checks: Check) -> tuple[Check, ...]:
    """Checks with the status of their document instead of 161002."""
    return tuple(replace(check, status=status) for check in checks)


def approximate_known(approximate: str) -> Check:
    return Check("approximate_known", (approximate,), f"`{approximate}` is 0 (erf) or 1 (tanh)")


def tanh_only_on_310p(approximate: str) -> Check:
    return Check("tanh_only_on_310p", (approximate,), f"on Ascend310P `{approximate}` is 1 (tanh)", by_product=True)


def not_zero(scalar: str) -> Check:
    return Check("not_zero", (scalar,), f"`{scalar}` is neither 0 nor NaN")


def slope_not_negative_for_result(is_result: str, slope: str) -> Check:
    sentence = f"`{slope}` is not negative if `{is_result}`: a negative slope would hide the sign of the input"
    return Check("slope_not_negative_for_result", (is_result, slope), sentence)


def _list(names: tuple[str, ...]) -> str:
    return ", ".join(f"`{name}`" for name in names)


# --- Kernels ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Operand:
    """What one argument of a formula is bound to: a tensor, or one half of it along the split dim.

    ``part`` is "" (the whole tensor), "left", "right", or the name of a Flag: the half that it activates,
    or the other one with "!" before it. "channels": one element for each index of axis 1 of the first output.
    "rows": one element for each row, which spans the split dim and all dimensions after it.
    """

    tensor: str
    part: str = ""

    @property
    def flag(self) -> str:
        """The Flag that selects the half; "" if none does."""
        return "" if self.part in ("left", "right", "channels", "rows") else self.part.removeprefix("!")


def left(tensor: str) -> Operand:
    return Operand(tensor, "left")


def right(tensor: str) -> Operand:
    return Operand(tensor, "right")


def channels(tensor: str) -> Operand:
    """A tensor of any shape with one element for each channel, or with one for all."""
    return Operand(tensor, "channels")


def rows(tensor: str) -> Operand:
    """A tensor with one element for each row."""
    return Operand(tensor, "rows")


def activated(tensor: str, flag: str = "activateLeft") -> Operand:
    """The half that is activated: the left one when ``flag`` is true."""
    return Operand(tensor, flag)


def plain(tensor: str, flag: str = "activateLeft") -> Operand:
    """The half that is not activated."""
    return Operand(tensor, "!" + flag)


@dataclass(frozen=True)
class Constants:
    """Further arguments of a formula, computed from attributes in double, once, in phase one.

    ``formula`` is in the formula language; its results are consecutive arguments of the kernel. A result that needs
    more precision than float32 is a pair: the value and its ``low_part``.
    """

    formula: Formula
    attributes: tuple[str, ...]


@dataclass(frozen=True)
class Element:
    """A further argument of a formula: the only element of a tensor, read in phase two."""

    tensor: str


@dataclass(frozen=True)
class Draws:
    """The attributes that determine the random numbers; ``native/opapi/planning/drawing.h`` defines them."""

    low: str
    high: str
    seed: str
    offset: str


PLACEHOLDERS = ("activation", "derivative", "second_derivative")
"""The functions of ``actgrad.operators.formulas`` that stand for those of an activation, in its order."""


@dataclass(frozen=True)
class Kernel:
    """A formula and what its arguments and results are bound to.

    The formula takes ``inputs``, which are tensors, then ``scalars``: attributes, constants computed from them, or
    elements of tensors with one element. ``of``: the activation that it computes, or whose functions a formula of
    ``actgrad.operators.formulas`` uses.
    ``exact_integers``: integers are computed exactly, in 64 bits; otherwise they are converted to float32.
    ``rounds_once``: a result of a wider dtype than 16-bit inputs is not rounded to theirs first.
    ``as_float32``: next to an input with an element for each row, inputs of 16 bits are converted to its float32.
    ``bounds``: the error bound of each result in float32, in the order of ``outputs``; an ``absolute`` bound is
    multiplied by the activation's other factors. ``when``: the attribute values that select this kernel, for a scalar
    1 if it is above 0, else 0; ``given`` and ``omitted``: the input that must be present, or omitted.
    ``sums``: this many of the last outputs, at most one, are sums of the formula's result over all elements to which
    the output broadcasts, exact and rounded once; the first output has all elements.
    ``draws``: the last input is not read; it is also an output, and the formula gets a random number for each element.
    ``derivatives``: for a gated unit with a formula of its own, the formulas of its gradient and second gradient.
    ``factors``: for such a formula, the functions of one variable that it multiplies; sweeps cover them too.
    """

    formula: Formula
    inputs: tuple[str | Operand, ...]
    outputs: tuple[str | Operand, ...]
    bounds: tuple[Bound, ...] = ()
    scalars: tuple[str | Constants | Element, ...] = ()
    when: Mapping[str, int] = field(default_factory=dict)
    given: str = ""
    omitted: str = ""
    of: Activation | None = None
    exact_integers: bool = False
    rounds_once: bool = False
    as_float32: bool = False
    sums: int = 0
    draws: Draws | None = None
    derivatives: tuple[Formula, ...] = ()
    factors: tuple[Activation, ...] = ()

    def __post_init__(self) -> None:
        if isinstance(self.inputs, str) or isinstance(self.outputs, str):
            raise TypeError(f'{self.formula.__name__}: inputs and outputs are tuples; one alone is written ("out",)')
        if self.of is None and set(PLACEHOLDERS) & {*self.formula.__code__.co_names}:
            raise ValueError(f"{self.formula.__name__}: the kernel has to say of which activation, by of=")
        if self.of and not self.bounds and self.formula in self.of.bounds:
            object.__setattr__(self, "bounds", (self.of.bounds[self.formula],))

    @property
    def parameters(self) -> frozenset[str]:
        """The operator's parameters that it names: its tensors, and the attributes that it reads or that select it."""
        names = {*self.when, self.given, self.omitted, *(astuple(self.draws) if self.draws else ())}
        for operand in (*self.inputs, *self.outputs):
            names.update((operand.tensor, operand.flag) if isinstance(operand, Operand) else (operand,))
        for scalar in self.scalars:
            if isinstance(scalar, Constants):
                names.update(scalar.attributes)
            else:
                names.add(scalar.tensor if isinstance(scalar, Element) else scalar)
        return frozenset(names - {""})

    @property
    def channels(self) -> frozenset[str]:
        """The tensors with one element for each channel, or with one for all."""
        return self._bound_as("channels")

    @property
    def rows(self) -> frozenset[str]:
        """The tensors with one element for each row."""
        return self._bound_as("rows")

    def _bound_as(self, part: str) -> frozenset[str]:
        operands = (*self.inputs, *self.outputs)
        return frozenset(o.tensor for o in operands if isinstance(o, Operand) and o.part == part)

    @property
    def elements(self) -> tuple[str, ...]:
        """The tensors whose only element is a further argument; loops read them after the inputs, in the same way."""
        return tuple(scalar.tensor for scalar in self.scalars if isinstance(scalar, Element))

    @property
    def name(self) -> str:
        """Unique in the project: the formula's name, after the activation's if activations share the formula."""
        return f"{self.of.name}_{self.formula.__name__}" if self.of and self.functions else self.formula.__name__

    @property
    def functions(self) -> Mapping[str, Formula]:
        """The functions that the names in a shared formula stand for."""
        if self.of is None:
            return MappingProxyType({})
        named = self.formula.__code__.co_names
        functions = zip(PLACEHOLDERS, self.of.functions, strict=True)
        return MappingProxyType({name: function for name, function in functions if name in named})

    @property
    def has_derivative(self) -> bool:
        """Whether its only result is an operand times the activation's derivative at another one."""
        return len(self.outputs) == 1 and "derivative" in self.functions

    @property
    def is_memory_bound(self) -> bool:
        """Whether it has arithmetic and comparisons alone, and no sums."""
        return self.sums == 0 and self.primitives <= ARITHMETIC

    @property
    def primitives(self) -> set[str]:
        """The primitives that its formula consists of."""
        return primitives_of(self.formula, self.functions)


# --- What the documents exclude and actgrad accepts: strict mode reports it -------------------------------------------


@dataclass(frozen=True)
class Exclusion:
    """Tensors that the documents exclude: a function of ``native/opapi/planning/phase_one.h`` and its arguments.

    ``products``: the products for which they are excluded; all if none are named.
    """

    name: str
    tensors: tuple[str, ...]
    products: tuple[Product, ...] = ()

    @property
    def statement(self) -> str:
        """The call in C++."""
        products = "".join(f", Product::{product.name}" for product in self.products)
        return f"call.{self.name}({{{', '.join(self.tensors)}}}{products});"


def no_strided(*tensors: str) -> Exclusion:
    return Exclusion("no_strided", tensors)


def no_empty(*tensors: str) -> Exclusion:
    return Exclusion("no_empty", tensors)


def rows_of_64_bytes(*tensors: str, on: Product) -> Exclusion:
    return Exclusion("rows_of_64_bytes", tensors, (on,))


def at_most_200000_rows_of_1024(*tensors: str) -> Exclusion:
    return Exclusion("at_most_200000_rows_of_1024", tensors)


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
        required = _list(tuple(p.name for p in self.given if not getattr(p, "nullable", False)))
        listed = _list(tuple(tensor.name for tensor in self.listed))
        judged = _list(tuple(tensor.name for tensor in self.judged))
        outputs = _list(tuple(tensor.name for tensor in self.judged if not isinstance(tensor, Input)))
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
