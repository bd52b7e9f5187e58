# SPDX-License-Identifier: Apache-2.0
"""The checks of phase one: one C++ statement of native/opapi/planning/checks.h and one sentence each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace


def quoted(names: tuple[str, ...]) -> str:
    """The names in backticks, one after the other."""
    return ", ".join(f"`{name}`" for name in names)


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


def answering(status: int, *checks: Check) -> tuple[Check, ...]:
    """Checks with the status of their document instead of 161002."""
    return tuple(replace(check, status=status) for check in checks)


# --- Formats and dtypes ------------------------------------------------------------------------------------------


def public_format(*tensors: str) -> Check:
    sentence = f"{quoted(tensors)}: no private format (NC1HWC0, FRACTAL_Z, FRACTAL_NZ …)"
    return Check("public_format", tensors, sentence, together=True)


def same_format(*tensors: str) -> Check:
    return Check("same_format", tensors, f"{quoted(tensors)} have the same format", together=True)


def same_dtype(*tensors: str) -> Check:
    return Check("same_dtype", tensors, f"{quoted(tensors)} have the same dtype", together=True)


def same_or_mixed_dtype(first: str, second: str, result: str) -> Check:
    return Check(
        "same_or_mixed_dtype",
        (first, second, result),
        f"{quoted((first, second, result))} have the same dtype; on Ascend950 `{first}` and `{second}` may differ, "
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
    *sources, result = tensors
    common = f"from Python the common dtype of {quoted(tuple(sources))}"
    sentence = f"`{result}` has a dtype that can hold the result ({common})"
    return Check("castable", tensors, sentence, by_product=True, results=1)


def castable_float(source: str, result: str) -> Check:
    return Check(
        "castable_float",
        (source, result),
        f"`{result}` has any floating-point dtype (from Python that of `{source}`, or float32 for integers)",
        by_product=True,
    )


def promotable(*tensors: str) -> Check:
    return Check("promotable", tensors, f"{quoted(tensors)} have a common dtype", together=True)


def promoted_dtype(*tensors: str) -> Check:
    """The last tensor is the result of the others."""
    sentence = f"`{tensors[-1]}` has the common dtype of {quoted(tensors[:-1])}"
    return Check("promoted_dtype", tensors, sentence, results=1)


def floating(*tensors: str) -> Check:
    return Check(
        "floating",
        tensors,
        f"{quoted(tensors)}: a floating-point dtype; only other tensors may have integers",
        together=True,
    )


def index_dtype(index: str) -> Check:
    return Check("index_dtype", (index,), f"`{index}` has dtype INT64")


def row_weight_dtype(weight: str, tensor: str) -> Check:
    sentence = f"`{weight}` has dtype FLOAT (from Python DOUBLE if `{tensor}` has it)"
    return Check("row_weight_dtype", (weight, tensor), sentence, by_product=True)


# --- Scalars and attributes --------------------------------------------------------------------------------------


def real(*scalars: str) -> Check:
    return Check("real", scalars, f"{quoted(scalars)}: a real number, not a complex one", together=True)


def float_scalar(scalar: str) -> Check:
    sentence = f"`{scalar}` is FLOAT, FLOAT16, BF16 or DOUBLE (from Python any real number)"
    return Check("float_scalar", (scalar,), sentence, by_product=True)


def scalar_dtype(scalar: str) -> Check:
    sentence = f"`{scalar}` is FLOAT, FLOAT16, DOUBLE, INT8, UINT8, INT16, INT32, INT64 or BOOL, or BF16 if tensors are"
    return Check("scalar_dtype", (scalar,), sentence, by_product=True)


def whole_beside_integers(*arguments: str) -> Check:
    """The last argument is a scalar, the others are the tensors that it is combined with."""
    *tensors, scalar = arguments
    return Check(
        "whole_beside_integers",
        arguments,
        f"`{scalar}` has an integer dtype if {quoted(tuple(tensors))} have (from Python: it has no fraction)",
        by_product=True,
        results=1,
    )


def no_nan_beside_integers(*arguments: str) -> Check:
    """The last argument is a tensor, the others are scalars."""
    *scalars, tensor = arguments
    sentence = f"{quoted(tuple(scalars))}: not NaN if `{tensor}` has integers"
    return Check("no_nan_beside_integers", arguments, sentence, results=1)


def zero_for_int64(scalar: str, tensor: str) -> Check:
    sentence = f"`{scalar}` is 0 if `{tensor}` has dtype INT64 (not from Python)"
    return Check("zero_for_int64", (scalar, tensor), sentence, by_product=True)


# The next four see the scalar as the kernel does: as float32, beside DOUBLE as double.


def not_negative(scalar: str, tensor: str) -> Check:
    return Check("not_negative", (scalar, tensor), f"`{scalar}` is not negative")


def above_zero(scalar: str, tensor: str) -> Check:
    return Check("above_zero", (scalar, tensor), f"`{scalar}` is above 0, and not NaN")


def above_zero_or_off(scalar: str, off: int, tensor: str) -> Check:
    return Check("above_zero_or_off", (scalar, off, tensor), f"`{scalar}` is above 0, or {off} for no clamping")


def not_zero(scalar: str, tensor: str) -> Check:
    return Check("not_zero", (scalar, tensor), f"`{scalar}` is neither 0 nor NaN")


def not_above(low: str, high: str) -> Check:
    sentence = (
        f"`{low}` is not above `{high}`; they are compared as INT64 if `{low}` is an integer (from Python: if both are)"
    )
    return Check("not_above", (low, high), sentence, by_product=True)


def slope_not_negative_for_result(is_result: str, slope: str) -> Check:
    sentence = f"`{slope}` is not negative if `{is_result}`: a negative slope would hide the sign of the input"
    return Check("slope_not_negative_for_result", (is_result, slope), sentence)


def word_known(word: str, words: Mapping[str, int]) -> Check:
    needed = " or ".join(words)
    return Check("word_known", (word,), f"`{word}` is {needed}", text=needed)


def approximate_known(approximate: str) -> Check:
    return Check("approximate_known", (approximate,), f"`{approximate}` is 0 (erf) or 1 (tanh)")


def tanh_only_on_310p(approximate: str) -> Check:
    return Check("tanh_only_on_310p", (approximate,), f"on Ascend310P `{approximate}` is 1 (tanh)", by_product=True)


def clamp_mode_known(mode: str) -> Check:
    return Check("clamp_mode_known", (mode,), f"`{mode}` is 0 (clamps the inputs) or 1 (clamps the result)")


# --- Ranks and shapes --------------------------------------------------------------------------------------------


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


def broadcast_shape(first: str, second: str, result: str) -> Check:
    return Check(
        "broadcast_shape",
        (first, second, result),
        f"`{first}` and `{second}` broadcast, and `{result}` has the broadcast shape",
    )


def broadcast_shape_on_950(first: str, second: str, result: str) -> Check:
    return Check(
        "same_or_broadcast_shape",
        (first, second, result),
        f"{quoted((first, second, result))} have the same shape; on Ascend950 `{first}` and `{second}` may broadcast, "
        f"and `{result}` has the broadcast shape",
        by_product=True,
    )


def index_shape(index: str) -> Check:
    sentence = f"`{index}` has one dimension of up to 8192 elements; on Ascend950 it is not empty"
    return Check("index_shape", (index,), sentence, by_product=True)


def channel_weight(weight: str, tensor: str) -> Check:
    sentence = f"`{weight}` has one element, or one for each index of dimension 1 of `{tensor}`"
    return Check("channel_weight", (weight, tensor), sentence)


def channel_gradient(gradient: str, weight: str) -> Check:
    sentence = f"`{gradient}` has rank 1 and as many elements as `{weight}`, or its shape if that has one element"
    return Check("channel_gradient", (gradient, weight), sentence)


def row_weight(weight: str, tensor: str, dim: str | int = "dim") -> Check:
    sentence = (
        f"`{weight}` has one element for each row of `{tensor}`: its shape is the sizes of `{tensor}` before `{dim}`, "
        "or it can be viewed as one dimension (no copy)"
    )
    return Check("row_weight", (weight, tensor, dim), sentence)


def place_for_each(wanted: str, drawn: str, tensor: str) -> Check:
    sentence = (
        f"if `{wanted}`, `{drawn}` has the shape of `{tensor}`, or it has at least as many elements and can be viewed "
        "as one dimension without a copy"
    )
    return Check("place_for_each", (wanted, drawn, tensor), sentence)


def given_together(*tensors: str) -> Check:
    return Check("given_together", tensors, f"{quoted(tensors)}: all of them are given, or none", together=True)


# --- Halves ------------------------------------------------------------------------------------------------------


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
