# SPDX-License-Identifier: Apache-2.0
"""From a plan to a program: which loop, with which tiles and arguments."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import triton
import triton.language as tl
from triton.compiler import ASTSource

from actgrad.gpu.device_functions import KERNELS, device_function
from actgrad.gpu.loops import packed, strided


class DType(NamedTuple):
    """An element type: Triton's name, and its size."""

    name: str
    bytes: int


DOUBLE = 11
INT64 = 9
# By aclDataType.
FLOATS = {0: DType("fp32", 4), 1: DType("fp16", 2), 27: DType("bf16", 2), DOUBLE: DType("fp64", 8)}
INTEGERS = {
    **{2: DType("i8", 1), 4: DType("u8", 1), 6: DType("i16", 2), 3: DType("i32", 4), INT64: DType("i64", 8)},
    12: DType("i1", 1),
}
DTYPES = FLOATS | INTEGERS
COMPUTED_IN = {DOUBLE: tl.float64, INT64: tl.int64}  # all else in float32

VECTOR = 16  # bytes: the widest access of a thread
TILE = 1024  # elements of a program: one vector of a 16-bit operand for each thread; half as many float64
SQUARE = 32
THREADS = 128


@dataclass(frozen=True)
class Argument:
    """An argument of a loop: its type in Triton's words, its value, and a power of two that divides it."""

    type: str
    value: Any = None  # addresses and scalars come with the launch
    divisor: int = 1


Arguments = Argument | tuple["Arguments", ...]


def constant(value: Any) -> Argument:
    """An argument that Triton compiles in."""
    return Argument("constexpr", value)


def integer(value: int, largest_divisor: int) -> Argument:
    """A size or stride; multiples of a vector keep accesses of whole vectors together."""
    return Argument("i64", value, power_of_two_in(value, largest_divisor))


def count(value: int) -> Argument:
    """A part of the number of programs, of which there are less than 2^31."""
    return Argument("i32", value)


@dataclass(frozen=True)
class Program:
    """A loop, the number of its programs, and its arguments by name: first the operands, then the scalars."""

    loop: Any
    grid: int
    arguments: dict[str, Arguments]
    shared: bool
    """Whether the formula is one that kernels share: its scalars are one tuple then."""

    @property
    def values(self) -> tuple[Any, ...]:
        """The arguments' values behind inputs, outputs and scalars."""
        return tuple(_each(lambda leaf: leaf.value, argument) for argument in self.arguments.values())[3:]

    def scalars(self, values: tuple[float, ...]) -> tuple[Any, ...]:
        """The values of the formula's scalars as the loop takes them."""
        return (values,) if self.shared else values

    def compile(self, target: Any) -> Any:
        """Returns the ``CompiledKernel`` for ``target``, a ``GPUTarget``; no such GPU need be there."""
        signature = {name: _each(lambda leaf: leaf.type, argument) for name, argument in self.arguments.items()}
        leaves = list(_leaves(tuple(self.arguments.values())))
        constants = {path: leaf.value for path, leaf in leaves if leaf.type == "constexpr"}
        attributes = {path: [["tt.divisibility", leaf.divisor]] for path, leaf in leaves if leaf.divisor > 1}
        source = ASTSource(self.loop, signature, constants, attributes)
        # Nothing is fused but by fma: so float32 has the CPU's bits.
        options = {"num_warps": THREADS // target.warp_size, "enable_fp_fusion": False}
        return triton.compile(source, target=target, options=options)


def _each(of: Callable[[Argument], Any], argument: Arguments) -> Any:
    return tuple(_each(of, part) for part in argument) if isinstance(argument, tuple) else of(argument)


def _leaves(argument: Arguments, path: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], Argument]]:
    if isinstance(argument, Argument):
        yield path, argument
    else:
        for i, part in enumerate(argument):
            yield from _leaves(part, (*path, i))


def power_of_two_in(number: int, largest: int) -> int:
    """The largest power of two that divides ``number``, up to ``largest``, which is one."""
    return (number | largest) & -(number | largest)


def plan_program(
    kernel: str,
    inputs: int,
    compute: int,
    dtypes: tuple[int, ...],
    sizes: tuple[int, ...],
    strides: tuple[tuple[int, ...], ...],
    alignments: tuple[int, ...],
    scalars: int = 0,
) -> Program:
    """Chooses the loop for a plan, and its tiles.

    Args:
        kernel: the formula's name.
        inputs: the number of operands that are read; those behind are written.
        compute: the aclDataType to which the formula's results are rounded first.
        dtypes: of each operand, as aclDataType.
        sizes: of each dimension, outermost first; none is 0.
        strides: of each operand, in elements.
        alignments: of each operand's first element: the largest power of two that divides its address, up to VECTOR.
        scalars: the number of the formula's arguments behind the inputs; their values come with the launch.
    """
    pointers = tuple(
        Argument("*" + DTYPES[dtype].name, divisor=alignment)
        for dtype, alignment in zip(dtypes, alignments, strict=True)
    )
    dtype = COMPUTED_IN.get(compute, tl.float32)
    each_scalar = (Argument(dtype.name),) * scalars
    shared = bool(KERNELS[kernel].functions)
    operands: dict[str, Arguments] = {
        "inputs": pointers[:inputs],
        "outputs": pointers[inputs:],
        "scalars": (each_scalar,) if shared else each_scalar,
    }
    computation: dict[str, Arguments] = {
        "formula": constant(device_function(kernel, half=compute in FLOATS and FLOATS[compute].bytes == 2)),
        "dtype": constant(dtype),
        "ELEMENTS": constant(len(KERNELS[kernel].elements)),
    }
    elements = TILE // 2 if compute in COMPUTED_IN else TILE
    while len(sizes) > 1 and sizes[0] == 1:
        sizes, strides = sizes[1:], tuple(steps[1:] for steps in strides)
    if len(sizes) == 1 and all(steps == (1,) for steps in strides):
        size = integer(sizes[0], VECTOR)
        return Program(
            packed,
            triton.cdiv(sizes[0], elements),
            {**operands, "size": size, **computation, "COLUMNS": constant(elements)},
            shared,
        )
    if len(sizes) == 1:
        sizes, strides = (1, *sizes), tuple((0, *steps) for steps in strides)
    # Where some memory does not run along the columns, square tiles read and write it in whole cache lines too.
    along_columns = all(steps[-1] in (0, 1) for steps in strides)
    columns = min(triton.next_power_of_2(sizes[-1]), elements if along_columns else SQUARE)
    rows = min(triton.next_power_of_2(sizes[-2]), elements // columns)
    row_tiles, column_tiles = triton.cdiv(sizes[-2], rows), triton.cdiv(sizes[-1], columns)
    arguments: dict[str, Arguments] = {
        **operands,
        "outer": tuple(count(size) for size in sizes[:-2]),
        "height": integer(sizes[-2], VECTOR),
        "width": integer(sizes[-1], VECTOR),
        "row_tiles": count(row_tiles),
        "column_tiles": count(column_tiles),
        "strides": tuple(
            (*(integer(step, VECTOR // DTYPES[dtype].bytes) for step in steps[:-1]), _column_stride(steps[-1]))
            for dtype, steps in zip(dtypes, strides, strict=True)
        ),
        **computation,
        "ROWS": constant(rows),
        "COLUMNS": constant(columns),
    }
    return Program(strided, column_tiles * row_tiles * math.prod(sizes[:-2]), arguments, shared)


def _column_stride(step: int) -> Argument:
    """Strides of 0 and 1 are compiled in: the one broadcasts, the other reads and writes vectors."""
    return constant(step) if step in (0, 1) else integer(step, 1)
