# SPDX-License-Identifier: Apache-2.0
"""Reads and writes arrays: .npy, .npz, .pt, .safetensors and raw .bin files. Nothing in a file is executed."""

from __future__ import annotations

import json
import math
import pickle
import sys
import warnings
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import safetensors
import safetensors.numpy
from numpy.typing import NDArray

from actgrad import wording
from actgrad.accuracy.errors import InputError
from actgrad.accuracy.floats import format_of

Arrays = dict[str, NDArray[Any]]
ENDINGS = (".npy", ".npz", ".pt", ".pth", ".safetensors", ".bin")
ONLY = "the only array"


def load(source: str, *, dtype: str | None = None, shape: tuple[int, ...] | None = None) -> NDArray[Any]:
    """Returns the array that ``source`` names: a file, or FILE::NAME for one of several arrays in a file.

    Args:
        source: a .npy, .npz, .pt, .pth, .safetensors or .bin file.
        dtype: the required dtype: "float16", "bfloat16", "float32" or "float64". A .bin file needs it, and so does
            bfloat16 in .npy and .npz, which NumPy writes as unnamed 2-byte elements.
        shape: the required shape; without it a .bin file is read as one dimension.

    Raises:
        InputError: the file is missing or damaged, contains objects or no floating-point array, or has another dtype or
            shape.
    """
    path, _, name = source.partition("::")
    arrays = load_all(path, dtype=dtype)
    array = _chosen(path, arrays, name)
    label = _label(path, name)
    array = _named_dtype(label, array, dtype)
    if dtype is not None and array.dtype.name != dtype:
        raise InputError(f"{label} is {array.dtype.name}; {dtype} is needed")
    if shape is not None and Path(path).suffix == ".bin":
        array = _shaped(label, array, shape)
    if shape is not None and array.shape != shape:
        raise InputError(f"{label} has shape {array.shape}; {shape} is needed")
    return array


def load_all(path: str, *, dtype: str | None = None) -> Arrays:
    """Returns all arrays of a file by name; an unnamed one is called "the only array".

    Raises:
        InputError: as ``load``.
    """
    readers = {".npy": _npy, ".npz": _npz, ".pt": _pt, ".pth": _pt, ".safetensors": _safetensors}
    file = Path(path)
    if not file.exists():
        raise InputError(f"{path} does not exist")
    if not file.is_file():
        raise InputError(f"{path} is not a file")
    if file.suffix == ".bin":
        return {ONLY: _bin(file, dtype)}
    if file.suffix not in readers:
        raise InputError(f"{path}: the name has to end in one of {', '.join(ENDINGS)}")
    try:
        return readers[file.suffix](file)
    except InputError:
        raise
    except OSError as error:
        raise InputError(f"{path} cannot be read: {error.strerror or error}") from None
    except Exception as error:  # of a damaged file, the readers of NumPy and PyTorch raise many more
        raise InputError(f"{path} cannot be used: {_why_not(error)}") from None


def save(path: str, arrays: Mapping[str, NDArray[Any]], metadata: Mapping[str, str] | None = None) -> None:
    """Writes arrays to a .npy (one only), .npz, .safetensors or .bin (one only) file.

    Raises:
        InputError: the file name has another extension, or the file cannot be written.
    """
    require_name(path, len(arrays))
    file = Path(path)
    try:
        if file.suffix == ".safetensors":
            contiguous = {name: np.ascontiguousarray(array).reshape(array.shape) for name, array in arrays.items()}
            safetensors.numpy.save_file(contiguous, file, dict(metadata or {}))
        elif file.suffix == ".npz":
            np.savez(file, **arrays)  # type: ignore[arg-type]
        else:
            (single,) = arrays.values()
            if file.suffix == ".npy":
                np.save(file, single)
            else:
                file.write_bytes(single.tobytes())
    except OSError as error:
        raise InputError(f"{path} cannot be written: {error.strerror or error}") from None


def require_name(path: str, count: int) -> None:
    """Raises InputError unless ``save`` can write ``count`` arrays to a file of this name."""
    file = Path(path)
    if file.suffix not in (".npy", ".npz", ".safetensors", ".bin"):
        raise InputError(f"{path}: the name has to end in .npy, .npz, .safetensors or .bin")
    if count != 1 and file.suffix in (".npy", ".bin"):
        raise InputError(f"{path}: there are {count} arrays to write; .npz and .safetensors hold several")
    if not file.parent.is_dir():
        raise InputError(f"{path} cannot be written: there is no folder {file.parent}")


def metadata_of(path: str) -> dict[str, str]:
    """Returns the metadata of a .safetensors file."""
    with safetensors.safe_open(path, framework="np") as file:
        return dict(file.metadata() or {})


def _label(path: str, name: str) -> str:
    return f"{path}::{name}" if name else path


def _chosen(path: str, arrays: Arrays, name: str) -> NDArray[Any]:
    if name:
        if name not in arrays:
            raise InputError(f"{path} has no array {name!r}; it has {', '.join(arrays) or 'none'}")
        return arrays[name]
    if len(arrays) != 1:
        listed = ", ".join(arrays) or "none"
        raise InputError(f"{path} holds {len(arrays)} arrays ({listed}); say which one: {path}::NAME")
    return next(iter(arrays.values()))


def _named_dtype(label: str, array: NDArray[Any], dtype: str | None) -> NDArray[Any]:
    if array.dtype == np.dtype("V2"):
        if dtype != "bfloat16":
            raise InputError(f"{label} holds nameless 2-byte elements, as NumPy writes bfloat16: say dtype bfloat16")
        return array.view(ml_dtypes.bfloat16)
    try:
        format_of(array.dtype)
    except InputError as error:
        raise InputError(f"{label}: {error}") from None
    return array


def _shaped(label: str, array: NDArray[Any], shape: tuple[int, ...]) -> NDArray[Any]:
    needed = math.prod(shape)
    if array.size != needed:
        size = array.dtype.itemsize
        raise InputError(
            f"{label} has {array.nbytes} bytes; shape {shape} of {array.dtype.name} needs {needed * size} bytes"
        )
    return array.reshape(shape)


def _bin(file: Path, dtype: str | None) -> NDArray[Any]:
    if dtype is None:
        raise InputError(f"{file} is raw: its dtype is needed")
    form = format_of(dtype)
    data = file.read_bytes()
    if len(data) % form.dtype.itemsize:
        raise InputError(
            f"{file} has {len(data)} bytes, which is no whole number of {dtype} elements of {form.dtype.itemsize} bytes"
        )
    return np.frombuffer(data, form.dtype)


def _npy(file: Path) -> Arrays:
    with file.open("rb") as stream:
        if stream.read(6) != b"\x93NUMPY":
            raise InputError(f"{file} is no .npy file: its first bytes are not those of one (pickles are refused)")
    try:
        return {ONLY: np.load(file, allow_pickle=False)}
    except (ValueError, EOFError) as error:
        raise InputError(f"{file} cannot be used: {_why_not(error)}") from None


def _npz(file: Path) -> Arrays:
    try:
        with np.load(file, allow_pickle=False) as archive:
            if not isinstance(archive, np.lib.npyio.NpzFile):
                raise InputError(f"{file} is no .npz file")
            arrays = {name: archive[name] for name in archive.files}
    except (ValueError, EOFError, zipfile.BadZipFile, zlib.error) as error:
        if isinstance(error, InputError):
            raise
        raise InputError(f"{file} cannot be used: {_why_not(error)}") from None
    for name, array in arrays.items():
        if not isinstance(array, np.ndarray):  # NumPy returns other members of the archive as bytes
            raise InputError(f"{file} holds {name}, which is no array")
    return arrays


def _why_not(error: Exception) -> str:
    text = str(error)
    if "pickle" in text.lower():
        return "it holds Python objects (a pickle), which are never loaded; arrays of numbers are needed"
    return f"it is damaged or cut off ({text})"


def _safetensors(file: Path) -> Arrays:
    try:
        return safetensors.numpy.load_file(file)
    except (safetensors.SafetensorError, json.JSONDecodeError, KeyError, TypeError, AttributeError) as error:
        raise InputError(f"{file} is damaged, or holds dtypes that NumPy lacks: {error}") from None


def _pt(file: Path) -> Arrays:
    try:
        import torch
    except ImportError:
        raise InputError(f"{file} needs PyTorch to be read: pip install torch") from None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # a warning that explains how to allow more pickles
            content = torch.load(file, map_location="cpu", weights_only=True)
    except pickle.UnpicklingError:  # torch's message explains how to load it anyway
        raise InputError(f"{file} is damaged or holds more than tensors; nothing was executed") from None
    except (RuntimeError, EOFError, ValueError, zipfile.BadZipFile) as error:
        first = (str(error).splitlines() or [type(error).__name__])[0]
        raise InputError(f"{file} is damaged or holds more than tensors; nothing was executed ({first})") from None
    tensors = content if isinstance(content, dict) else {ONLY: content}
    arrays = {}
    for name, tensor in tensors.items():
        if not isinstance(tensor, torch.Tensor):
            raise InputError(f"{file}: {name} is {wording.class_of(tensor)}; tensors are needed")
        try:
            arrays[str(name)] = from_torch(tensor)
        except (RuntimeError, TypeError):
            given = f"dtype {tensor.dtype}, layout {tensor.layout} and device {tensor.device}"
            raise InputError(f"{file}: {name} has {given}; a dense tensor of numbers is needed") from None
    return arrays


def as_array(value: Any) -> NDArray[Any]:
    """Returns an array, or a tensor of PyTorch on any device, as a NumPy array."""
    torch = sys.modules.get("torch")
    return from_torch(value) if torch and isinstance(value, torch.Tensor) else np.asarray(value)


def from_torch(tensor: Any) -> NDArray[Any]:
    """Returns a torch tensor as a NumPy array, including bfloat16."""
    import torch

    tensor = tensor.detach().cpu().contiguous()
    if tensor.dtype == torch.bfloat16:
        return np.asarray(tensor.view(torch.uint16).numpy().view(ml_dtypes.bfloat16))
    return np.asarray(tensor.numpy())


def to_torch(array: NDArray[Any]) -> Any:
    """Returns a NumPy array as a new torch tensor, including bfloat16."""
    import torch

    array = np.array(array, order="C")
    if array.dtype == ml_dtypes.bfloat16:
        return torch.from_numpy(array.view(np.uint16)).view(torch.bfloat16)
    return torch.from_numpy(array)
