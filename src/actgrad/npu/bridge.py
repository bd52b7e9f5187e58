# SPDX-License-Identifier: Apache-2.0
"""Evaluates the table with PyTorch. The library ``libactgrad_engine.so`` imports this module at the first operator."""

from __future__ import annotations

import math
import re
import warnings
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch._C._dynamo.eval_frame import set_eval_frame

from actgrad.data_types import ACL_INT4, ACL_INT8
from actgrad.errors import AclnnError
from actgrad.npu import ending, formulas
from actgrad.npu.aclops import ACLOPS
from actgrad.npu.served import Served
from actgrad.npu.table import TABLE

__all__ = ["ACLOPS", "KERNELS", "ending", "judge", "serve", "set_eval_frame"]

Kernel = Callable[..., Any]
Make = Callable[[tuple[int, ...], tuple[int, ...], torch.dtype], Tensor]


def _function(served: Served, expression: str) -> Kernel:
    names = ", ".join(parameter.name for parameter in served.parameters)
    function: Kernel = eval(f"lambda {names}: ({expression})", vars(formulas))
    return function


KERNELS: list[Kernel] = [_function(served, served.call) for served in TABLE]
"""The table's calls as functions, in its order."""

_SHAPES = [{name: _function(served, shape) for name, shape in served.shapes.items()} for served in TABLE]


class NullArgumentError(TypeError):
    """An argument is null, and the operator needs it."""

    aclnn_status = 161001


_OBJECTS = {"T": "a tensor", "O": "a tensor", "R": "a tensor", "D": "a tensor", "S": "a scalar",
            "L": "a list of tensors", "X": "a list of scalars", "I": "an array of integers", "B": "an array of bools",
            "s": "a text"}  # fmt: skip
"""What the kinds of parameters that may be null take."""

_ABOUT_NUMBERS = re.compile(
    r"without overflow|argument alpha must not be|Boolean alpha only|Subtraction, the `-` operator|"
    r"expects to return a \[from, to\)|\b(from|to) is out of bounds for|expects 'from' to be less than 'to'|"
    r"does not support negative values"
)
"""In PyTorch's messages about a number that does not fit into the dtype that it becomes, or that the kernel refuses."""

_ABOUT_DTYPES = re.compile(
    r"\b(dtypes?|scalar types?|result type|complex|floating.point)\b|\b(Double|long|bool) (tensor|input)\b|"
    r"must be long, "
)
"""In PyTorch's messages about dtypes, of which some do not count for empty tensors."""

_problems: dict[tuple[Any, ...], str | None] = {}
"""What the kernel says against dtypes and numbers, by operator, whether a tensor is empty, dtypes and numbers."""

_MOST_PROBLEMS = 8192
_FEW_ELEMENTS = 4096


def judge(number: int, arguments: tuple[Any, ...]) -> None:
    """Raises the error of operator ``number`` for these arguments; tensors are given as (sizes, strides, dtype)."""
    results = [i for i, parameter in enumerate(TABLE[number].parameters) if parameter.kind in "ORD"]
    if results and all(arguments[i] is None for i in results):  # PyTorch would compute all the same
        raise NullArgumentError(_about_nulls(number, results))
    try:
        _judge(number, arguments)
    except Exception as error:
        if not _misses_null(arguments, str(error)):
            raise
        raise NullArgumentError(_about_nulls(number, _nulls(arguments))) from error


def _nulls(arguments: tuple[Any, ...]) -> list[int]:
    """The positions of null arguments, and of lists with a null member."""
    return [i for i, value in enumerate(arguments) if value is None or (isinstance(value, list) and None in value)]


def _misses_null(arguments: tuple[Any, ...], message: str) -> bool:
    """Whether a message is about a null argument; a few list all arguments, such as ``window=None``."""
    return re.search(r"NoneType|\b(got|be) None\b", message) is not None and bool(_nulls(arguments))


def _about_nulls(number: int, positions: list[int]) -> str:
    """The sentence about null arguments. It is not known which of several the operator needs."""
    names = _declared_names(number)
    needed = [i for i in positions if not names[i].endswith("Optional")] or positions
    if len(needed) > 1:
        return f"{', '.join(names[i] for i in needed)} are null; not all of them may be"
    name, kind = names[needed[0]], TABLE[number].parameters[needed[0]].kind
    return f"{name} is null{', or a member of it' if kind == 'L' else ''}; {_OBJECTS[kind]} is needed"


def _declared_names(number: int) -> list[str]:
    """The parameters' names in the header."""
    from actgrad.npu.declared import DECLARED  # imported here, because few calls need it

    declared = next(line for line in DECLARED if line.symbol == TABLE[number].symbol)
    return [parameter.name for parameter in declared.parameters]


def _judge(number: int, arguments: tuple[Any, ...]) -> None:
    for value, parameter in zip(arguments, TABLE[number].parameters, strict=True):
        if parameter.kind in "ORDL" and value is not None and _packed(value, parameter.kind):
            raise TypeError(f"{parameter.name} has 4-bit elements, which are supported for inputs only")
    if TABLE[number].known_by_shape:
        _judge_shapes(number, arguments)
    if TABLE[number].judged_by_dtype:
        _judge_dtypes(number, arguments)


def serve(function: str, communicator: int, words: list[int]) -> tuple[int, int, str]:
    """Runs a function of HCCL; see :func:`actgrad.npu.hccl.collectives.serve`."""
    from actgrad.npu.hccl import collectives  # imported here, because few programs need it

    return collectives.serve(function, communicator, words)


def _packed(value: Any, kind: str) -> bool:
    tensors = value if kind == "L" else [value]
    return any(tensor is not None and tensor[2] == ACL_INT4 for tensor in tensors)


def _judge_shapes(number: int, arguments: tuple[Any, ...]) -> None:
    parameters = TABLE[number].parameters
    values = _stand_ins(number, arguments, _on_meta)
    results = [
        value
        for value, parameter in zip(values, parameters, strict=True)
        if parameter.kind in "ORD" and value is not None
    ]
    shapes = [result.shape for result in results]
    KERNELS[number](*values)
    for result, shape in zip(results, shapes, strict=True):
        if result.shape != shape:
            raise ValueError(f"the result has shape {tuple(result.shape)}, but its tensor has {tuple(shape)}")
    _judge_unchecked(number, values)


def _judge_unchecked(number: int, values: list[Any]) -> None:
    """Checks the shapes that PyTorch's kernels do not check."""
    for i, (value, parameter) in enumerate(zip(values, TABLE[number].parameters, strict=True)):
        shape_of = _SHAPES[number].get(parameter.name)
        if shape_of is None or value is None:
            continue
        needed = tuple(shape_of(*values))
        given = tuple(value.shape) if isinstance(value, Tensor) else (len(value),)
        if given != needed:
            raise ValueError(f"{_declared_names(number)[i]} has shape {list(given)}; {list(needed)} is needed")


def _judge_dtypes(number: int, arguments: tuple[Any, ...]) -> None:
    """Checks dtypes by a call on single elements: shape functions accept more than kernels.

    Once for all shapes, unless there is a scalar, whose number may not fit into a tensor's dtype.
    """
    kinds = [parameter.kind for parameter in TABLE[number].parameters]
    if "S" in kinds and {"T", "R", "L"} & set(kinds):
        problem = _problem(number, arguments)
    else:
        key = (number, _has_empty(arguments, kinds), *map(_dtypes, arguments, kinds))
        if key not in _problems:
            if len(_problems) >= _MOST_PROBLEMS:
                _problems.clear()
            _problems[key] = _problem(number, arguments)
        problem = _problems[key]
    if problem:
        raise TypeError(problem if _ABOUT_NUMBERS.search(problem) else f"these dtypes are not supported: {problem}")


def _problem(number: int, arguments: tuple[Any, ...]) -> str | None:
    empty = _has_empty(arguments, [parameter.kind for parameter in TABLE[number].parameters])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # results that need more elements are resized
        for make in _makers(number, arguments):
            try:
                KERNELS[number](*_stand_ins(number, arguments, make))
                return None
            except AclnnError as error:
                return str(error)
            except Exception as error:
                # Other errors may be due to the shapes, which differ from those of the call, or to the zeros.
                message = str(error)
                known = "not implemented for '" in message or _ABOUT_NUMBERS.search(message)
                if known or (not empty and _ABOUT_DTYPES.search(message)) or _misses_null(arguments, message):
                    return message
    return None


def _makers(number: int, arguments: tuple[Any, ...]) -> list[Make]:
    """What makes stand-ins for the kernel: single elements, and where those do not fit, the call's shapes if small."""
    kinds = [parameter.kind for parameter in TABLE[number].parameters]
    small = sum(_sizes(arguments, kinds)) <= _FEW_ELEMENTS
    return [_few if _is_alone(number) else _single, *([_zeros] if small else [])]


def _has_empty(arguments: tuple[Any, ...], kinds: list[str]) -> bool:
    return 0 in _sizes(arguments, kinds)


def _sizes(arguments: tuple[Any, ...], kinds: list[str]) -> list[int]:
    """The numbers of elements of the tensors, also of those in lists."""
    tensors = [value for value, kind in zip(arguments, kinds, strict=True) if kind in "TORD"]
    for value, kind in zip(arguments, kinds, strict=True):
        tensors += value if kind == "L" and value is not None else []
    return [math.prod(tensor[0]) for tensor in tensors if tensor is not None]


def _is_alone(number: int) -> bool:
    """Whether the operator has one tensor, whose size nothing else has to fit."""
    return sum(parameter.kind in "TORDL" for parameter in TABLE[number].parameters) == 1


def _dtypes(value: Any, kind: str) -> Any:
    if value is None:
        return None
    if kind == "L":
        return frozenset(_dtypes(member, "T") for member in value)
    if kind in "TORD":
        return value[2]
    return value if kind in "dfFiw" else None


def _stand_ins(number: int, arguments: tuple[Any, ...], make: Make) -> list[Any]:
    parameters = TABLE[number].parameters
    return [_stand_in(value, parameter.kind, make) for value, parameter in zip(arguments, parameters, strict=True)]


def _stand_in(value: Any, kind: str, make: Make) -> Any:
    if kind == "L" and value is not None:
        return [_stand_in(member, "T", make) for member in value]
    if kind not in "TORD" or value is None:
        return value
    sizes, strides, dtype = value
    if dtype == ACL_INT4:
        dtype = ACL_INT8  # 4-bit elements arrive unpacked, in their own memory
    if dtype not in formulas.DTYPES:
        raise TypeError(f"a tensor has aclDataType {dtype}, which PyTorch lacks")
    return make(sizes, strides, formulas.DTYPES[dtype])


def _on_meta(sizes: tuple[int, ...], strides: tuple[int, ...], dtype: torch.dtype) -> Tensor:
    return torch.empty_strided(sizes, strides, dtype=dtype, device="meta")


def _single(sizes: tuple[int, ...], strides: tuple[int, ...], dtype: torch.dtype) -> Tensor:
    return torch.zeros([1] * len(sizes), dtype=dtype, device="cpu")


def _few(sizes: tuple[int, ...], strides: tuple[int, ...], dtype: torch.dtype) -> Tensor:
    # PyTorch fills a single element in another way than several: a scalar beyond binary16 becomes infinite.
    return torch.zeros([min(size, 2) for size in sizes], dtype=dtype, device="cpu")


def _zeros(sizes: tuple[int, ...], strides: tuple[int, ...], dtype: torch.dtype) -> Tensor:
    return torch.zeros(sizes, dtype=dtype, device="cpu")
