# SPDX-License-Identifier: Apache-2.0
"""Fresh outputs in the caller's library, and words for attributes.

PyTorch is used only through the tensors that it made: nothing here imports it. Arguments that make no sense get an
output all the same, so that it is phase one that refuses them, with its sentence.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, TypeVar

import numpy as np

Array = TypeVar("Array")


def like(x: Array) -> Array:
    """Returns a fresh array with the shape, the dtype and the order of memory of ``x``."""
    if isinstance(x, np.ndarray):
        return np.empty_like(x, subok=False)
    if _is_torch(x):
        return sys.modules["torch"].empty_like(x, requires_grad=False)  # type: ignore[no-any-return]
    return _fresh(x, np.shape(x), getattr(x, "dtype", None))


def half_of(x: Array, dim: int) -> Array:
    """Returns a fresh array with the dtype of ``x`` and its shape with the size of ``dim`` halved."""
    shape = list(np.shape(x))
    if -len(shape) <= dim < len(shape):
        shape[dim] //= 2
    return _fresh(x, tuple(shape), getattr(x, "dtype", None))


def broadcast_of(a: Array, b: Array) -> Array:
    """Returns a fresh array with the broadcast shape of two and their common dtype, or float32 when they differ."""
    a_dtype, b_dtype = getattr(a, "dtype", None), getattr(b, "dtype", None)
    a_shape, b_shape = np.shape(a), np.shape(b)
    if a_shape == b_shape and a_dtype == b_dtype:
        return like(b)
    try:
        shape = np.broadcast_shapes(a_shape, b_shape)
    except ValueError:
        shape = b_shape
    if a_dtype == b_dtype:
        return _fresh(b, shape, b_dtype)
    return _fresh(b, shape, sys.modules["torch"].float32 if _is_torch(b) else np.float32)


def given_back(result: Any, x: Array) -> Array:
    """Returns ``result`` in the library of ``x``: as it is for NumPy and PyTorch, else imported there without a copy."""
    if isinstance(x, np.ndarray | np.generic) or type(result) is not np.ndarray:
        return result  # type: ignore[no-any-return]
    library = x.__array_namespace__()  # type: ignore[attr-defined]
    return library.from_dlpack(result)  # type: ignore[no-any-return]


def _is_torch(x: object) -> bool:
    torch = sys.modules.get("torch")
    return torch is not None and isinstance(x, torch.Tensor)


def _fresh(x: Any, shape: tuple[int, ...], dtype: Any) -> Any:
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
