# SPDX-License-Identifier: Apache-2.0
"""Fresh outputs in the caller's library, and words for attributes.

PyTorch is used only through the tensors that it made: nothing here imports it. Arguments that make no sense get an
output all the same, so that it is phase one that refuses them, with its sentence.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeVar, cast

import numpy as np

from actgrad import _native

Array = TypeVar("Array")
Outputs = TypeVar("Outputs")


def like(x: Array) -> Array:
    """Returns a fresh array with the shape, the dtype and the order of memory of ``x``."""
    fresh: Array | None = _native.like(x)
    return cast(Array, _unlike(x)) if fresh is None else fresh


def floats_like(x: Array) -> Array:
    """Returns a fresh array with the shape of ``x`` and its dtype; float32 if that is an integer's."""
    name = str(_dtype_of(x)).rpartition(".")[2]
    if not name.startswith(("int", "uint", "bool")):
        return like(x)
    return cast(Array, _fresh(x, _shape_of(x), sys.modules["torch"].float32 if _is_torch(x) else np.float32))


def half_of(x: Array, dim: int) -> Array:
    """Returns a fresh array with the dtype of ``x`` and its shape with the size of ``dim`` halved."""
    shape = list(_shape_of(x))
    with suppress(IndexError, TypeError):
        shape[dim] //= 2
    return cast(Array, _fresh(x, shape, _dtype_of(x)))


def flat(x: Array) -> Array:
    """Returns a fresh array of rank 1 with the dtype of ``x`` and as many elements; of its shape if it has one."""
    shape = _shape_of(x)
    count = math.prod(shape)
    return cast(Array, _fresh(x, shape if count == 1 else (count,), _dtype_of(x)))


def broadcast_of(a: Array, b: Array) -> Array:
    """Returns a fresh array with the broadcast shape of two and the dtype that they meet in."""
    fresh: Array | None = _native.like_both(a, b)
    if fresh is not None:
        return fresh
    a_shape, b_shape = _shape_of(a), _shape_of(b)
    if a_shape == b_shape and _dtype_of(a) == _dtype_of(b):
        return like(b)
    try:
        shape = np.broadcast_shapes(a_shape, b_shape)
    except ValueError:
        shape = b_shape
    if _dtype_of(a) == _dtype_of(b):
        return cast(Array, _fresh(b, shape, _dtype_of(b)))
    return cast(Array, _fresh(b, shape, _common_dtype(a, b)))


def given_back(result: Any, x: Array) -> Array:
    """Returns ``result`` in the library of ``x``: as it is for NumPy and PyTorch, else imported without a copy."""
    if type(result) is type(x) or type(result) is not np.ndarray or isinstance(x, np.ndarray | np.generic):
        as_it_is: Array = result
        return as_it_is
    library = x.__array_namespace__()  # type: ignore[attr-defined]
    return cast(Array, library.from_dlpack(result))


def several(out: Outputs, count: int) -> Outputs:
    """Returns ``out``, the tuple that a function with ``count`` results was given to write to.

    Raises:
        TypeError: it is no tuple of so many.
    """
    if isinstance(out, tuple) and len(out) == count:
        return out
    given = f"a tuple of {len(out)}" if isinstance(out, tuple) else f"a {type(out).__name__}"
    raise TypeError(f"out: {given} was given; a tuple of {count} arrays is needed")


def _is_torch(x: object) -> bool:
    torch = sys.modules.get("torch")
    return torch is not None and isinstance(x, torch.Tensor)


def _shape_of(x: Any) -> tuple[int, ...]:
    return np.shape(x)


def _dtype_of(x: object) -> Any:
    return getattr(x, "dtype", None)


def _common_dtype(a: Any, b: Any) -> Any:
    """The dtype in which two different ones meet: a float beside integers, else the narrowest that holds both."""
    library = sys.modules["torch"] if _is_torch(b) else np
    names = [str(_dtype_of(x)).rpartition(".")[2] for x in (a, b)]
    whole = [name.startswith(("int", "uint", "bool")) for name in names]
    if all(whole):
        common = np.promote_types(*names)
        return getattr(library, common.name if common.name != "bool" else "bool_")
    if any(whole):
        return _dtype_of(b if whole[0] else a)
    return library.float64 if "float64" in names else library.float32


def _unlike(x: Any) -> Any:
    """Returns what ``like`` shall return for subclasses, other devices, other libraries, and what is no array."""
    if isinstance(x, np.ndarray):
        return np.empty_like(x, subok=False)
    if _is_torch(x):
        return sys.modules["torch"].empty_like(x, requires_grad=False)
    return np.empty(_shape_of(x), _numpy_dtype(_dtype_of(x)))


def _fresh(x: Any, shape: Sequence[int], dtype: Any) -> Any:
    large = _native.large(x, shape) if dtype == _dtype_of(x) else None
    if large is not None:
        return large
    if _is_torch(x):
        return sys.modules["torch"].empty(shape, dtype=dtype, device=x.device)
    return np.empty(shape, _numpy_dtype(dtype))


def _numpy_dtype(dtype: Any) -> Any:
    try:
        return np.dtype(dtype)
    except TypeError:
        return np.dtype(str(dtype).rpartition(".")[2])  # a library's own dtype, such as array_api.float32


def word(name: str, given: str, words: Mapping[str, int]) -> int:
    """Returns the number that an attribute's word stands for.

    Raises:
        ValueError: the word is not one of ``words``.
    """
    try:
        return words[given]
    except (KeyError, TypeError):
        allowed = " or ".join(repr(word) for word in words)
        raise ValueError(f"{name} is {given!r}; {allowed} is needed") from None
