# SPDX-License-Identifier: Apache-2.0
"""Fresh outputs in the caller's library, and words for attributes.

PyTorch is used only through the tensors passed: nothing here imports it. Invalid arguments get an output
too, so that phase one rejects them with its message.
"""

from __future__ import annotations

import importlib
import math
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Protocol, TypeAlias, TypeVar

import numpy as np

from actgrad import _native, wording
from actgrad.errors import AclnnError


class TorchTensor(Protocol):
    """The members that only PyTorch's tensors have."""

    requires_grad: bool

    def __dlpack__(self) -> Any: ...

    def detach(self) -> Any: ...


class StandardArray(Protocol):
    """The members of arrays of libraries that follow the array API standard; lists lack them."""

    def __array_namespace__(self) -> Any: ...

    def __dlpack__(self) -> Any: ...


# The array type of a call: all its arrays belong to one library.
NumPyArray: TypeAlias = np.ndarray[Any, Any]
Tensor = TypeVar("Tensor", bound=TorchTensor)
Standard = TypeVar("Standard", bound=StandardArray)

Array: TypeAlias = Any
"""An array of any of them."""

# Attributes: Python's numbers and NumPy's, which are no subclasses of them.
Number: TypeAlias = float | np.floating[Any] | np.integer[Any]
Integer: TypeAlias = int | np.integer[Any]
Flag: TypeAlias = bool | np.bool_

Outputs = TypeVar("Outputs")

# The dtypes that are promoted, by the names that NumPy and PyTorch share.
INTEGERS = {"bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"}
FLOATS = {"float16", "bfloat16", "float32", "float64"}


def like(x: Array) -> Array:
    """Returns a fresh array with the shape, dtype and memory order of ``x``."""
    fresh: Array | None = _native.like(x)
    return _unlike(x) if fresh is None else fresh


def floats_like(x: Array) -> Array:
    """Returns a fresh array with the shape and dtype of ``x``; float32 for integers."""
    shape, dtype = _described(x)
    if str(dtype).rpartition(".")[2] not in INTEGERS:
        return like(x)
    return _fresh(x, shape, sys.modules["torch"].float32 if _is_torch(x) else np.float32)


def half_of(x: Array, dim: Integer) -> Array:
    """Returns a fresh array with the dtype and shape of ``x``, but the size of ``dim`` halved."""
    given, dtype = _described(x)
    shape = list(given)
    with suppress(IndexError, TypeError):
        shape[dim] //= 2
    return _fresh(x, shape, dtype)


def flat(x: Array) -> Array:
    """Returns a fresh array of rank 1 with the dtype and size of ``x``; with its shape if it has one element."""
    shape, dtype = _described(x)
    count = math.prod(shape)
    return _fresh(x, shape if count == 1 else (count,), dtype)


def broadcast_of(a: Array, b: Array) -> Array:
    """Returns a fresh array with the broadcast shape and the promoted dtype of two arrays."""
    fresh: Array | None = _native.like_both(a, b)
    if fresh is not None:
        return fresh
    (a_shape, a_dtype), (b_shape, b_dtype) = _described(a), _described(b)
    if a_shape == b_shape and a_dtype == b_dtype:
        return like(b)
    try:
        shape = np.broadcast_shapes(a_shape, b_shape)
    except ValueError:
        shape = b_shape
    return _fresh(b, shape, _common_dtype(b, a_dtype, b_dtype))


def in_common_dtype(a: Array, b: Array) -> Array:
    """Returns a fresh array with the shape of ``b`` and the promoted dtype of two arrays."""
    (_, a_dtype), (shape, b_dtype) = _described(a), _described(b)
    return like(b) if a_dtype == b_dtype else _fresh(b, shape, _common_dtype(b, a_dtype, b_dtype))


def given_back(result: Any, x: Array) -> Array:
    """Returns ``result`` in the library of ``x``, without a copy if possible.

    For NumPy, PyTorch and objects without an array library it is returned unchanged.
    """
    if type(result) is type(x) or type(result) is not np.ndarray or isinstance(x, np.ndarray | np.generic):
        as_it_is: Array = result
        return as_it_is
    namespace = getattr(x, "__array_namespace__", None)
    if namespace is None:
        return result
    library = namespace()
    if result.dtype.kind in "fiub":
        return library.from_dlpack(result)
    return library.asarray(result)  # NumPy exports no bfloat16


def several(out: Outputs, count: int) -> Outputs:
    """Returns ``out``, the tuple of ``count`` arrays to write to.

    Raises:
        TypeError: it is not a tuple of ``count`` arrays.
    """
    if isinstance(out, tuple) and len(out) == count:
        return out
    given = f"a tuple of {len(out)}" if isinstance(out, tuple) else wording.class_of(out)
    raise TypeError(f"out: {given} was given; a tuple of {count} arrays is needed")


def _is_torch(x: object) -> bool:
    torch = sys.modules.get("torch")
    return torch is not None and isinstance(x, torch.Tensor)


def _described(x: Any) -> tuple[tuple[int, ...], Any]:
    """Returns the shape and dtype of ``x``; a placeholder for other objects, which are rejected on reading."""
    if isinstance(x, np.ndarray) or (_is_torch(x) and not x.is_nested):
        return tuple(x.shape), x.dtype
    described = _native.shape_and_dtype(x)
    return ((), None) if described is None else (described[0], _numpy_dtype(described[1]))


def _numpy_dtype(name: str) -> Any:
    if name != "bfloat16":
        return np.dtype(name)
    try:
        return np.dtype(importlib.import_module("ml_dtypes").bfloat16)
    except ImportError:
        raise TypeError("bfloat16 of this library needs ml_dtypes: pip install ml_dtypes") from None


def _common_dtype(x: Any, a: Any, b: Any) -> Any:
    """The promoted dtype of two, in the library of ``x``; ``b``, the dtype of ``x``, if phase one rejects them.

    If one is an integer, it is the float; else the narrowest that represents both.
    """
    names = [str(dtype).rpartition(".")[2] for dtype in (a, b)]  # as dtypes of two libraries are never equal
    if names[0] == names[1] or not (INTEGERS | FLOATS).issuperset(names):
        return b
    floats = [name for name in names if name in FLOATS]
    if not floats:
        common = np.promote_types(*names).name
    elif len(floats) == 1:
        common = floats[0]
    else:
        common = "float64" if "float64" in names else "float32"
    return getattr(sys.modules["torch"], common) if _is_torch(x) else _numpy_dtype(common)


def _unlike(x: Any) -> Any:
    """``like`` for everything else: subclasses, other devices, other libraries, and objects that are no arrays."""
    if isinstance(x, np.ndarray):
        return np.empty_like(x, subok=False)
    shape, dtype = _described(x)
    if _is_torch(x) and dtype is not None:
        with suppress(RuntimeError, NotImplementedError):
            return sys.modules["torch"].empty_like(x, requires_grad=False)
    return _fresh(x, shape, dtype)


def _fresh(x: Any, shape: Sequence[int], dtype: Any) -> Any:
    if dtype is None:
        return x  # phase one reads it first and refuses it
    same_library = type(x) is np.ndarray or _is_torch(x)
    large = _native.large(x, shape) if same_library and dtype == x.dtype else None
    if large is not None:
        return large
    if _is_torch(x):
        return sys.modules["torch"].empty(shape, dtype=dtype, device=x.device)
    return np.empty(shape, dtype)


def word(name: str, given: str, words: Mapping[str, int]) -> int:
    """Returns the number that an attribute's word stands for.

    Raises:
        TypeError: ``given`` is no string.
        AclnnError: the word is not one of ``words``.
    """
    if not isinstance(given, str):
        raise TypeError(f"{name}: {wording.shown(given)} was given; a string is needed")
    if given not in words:
        allowed = " or ".join(repr(word) for word in words)
        raise AclnnError(161002, f"{name} is {wording.shown(given)}; {allowed} is needed")
    return words[given]
