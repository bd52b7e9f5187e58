# SPDX-License-Identifier: Apache-2.0
"""Maps a plan to a program: the loop, its tiles and its arguments."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import triton
import triton.language as tl
from triton.compiler import ASTSource

from actgrad import data_types
from actgrad.arithmetic.primitives.on_triton import compiling_for
from actgrad.gpu.device_functions import KERNELS, device_function
from actgrad.gpu.loops import drawn as drawn_loop
from actgrad.gpu.loops import packed, strided, terms, totals
from actgrad.operators.contract import Kernel


class DType(NamedTuple):
    """An element type: Triton's name, and its size."""

    name: str
    bytes: int


FLOAT, DOUBLE, INT64, BOOL = data_types.ACL_FLOAT, data_types.ACL_DOUBLE, data_types.ACL_INT64, data_types.ACL_BOOL
# By aclDataType.
FLOATS = {
    FLOAT: DType("fp32", 4),
    data_types.ACL_FLOAT16: DType("fp16", 2),
    data_types.ACL_BF16: DType("bf16", 2),
    DOUBLE: DType("fp64", 8),
}
INTEGERS = {
    data_types.ACL_INT8: DType("i8", 1),
    data_types.ACL_UINT8: DType("u8", 1),
    data_types.ACL_INT16: DType("i16", 2),
    data_types.ACL_INT32: DType("i32", 4),
    INT64: DType("i64", 8),
    BOOL: DType("i1", 1),
}
DTYPES = FLOATS | INTEGERS
COMPUTED_IN = {DOUBLE: tl.float64, INT64: tl.int64}  # all others in float32
ROUNDED_TO = {data_types.ACL_FLOAT16: tl.float16, data_types.ACL_BF16: tl.bfloat16}  # integers beside these
SCALARS = {DOUBLE: "fp64", INT64: "i64"}  # likewise

VECTOR = 16  # bytes: the widest access of a thread
TILE = 1024  # elements of a program of sums
BYTES = 16 << 10  # of all operands that a program reads and writes: those of an H200 ran fastest with about so many
MOST = 2048  # elements,
MOST_MOVED = 4 << 10  # and bytes of each operand where little is computed
SQUARE = 32
THREADS = 128
MANY = 1 << 22  # elements: there are programs enough for every GPU if each has several tiles
DOUBLE_FLOAT = {"decay_and_rest"}
LONG = {
    *("any_over_one_plus", "hyperbolic_tangent", "inverse_erf", "inverse_erf_slope", "scaled_log1p_exp"),
    *("tanh_gelu_logit", "times_logistic"),
}
"""Primitives of float32 that take a GPU as long as reading one or two operands and writing a result."""


class Tiling(NamedTuple):
    """How a program goes through contiguous operands: the elements of a tile, and how many it has, one after the other.

    From two ``stages`` on, the next tiles are copied to shared memory while one is computed (software pipelining).
    """

    elements: int
    tiles: int = 1
    stages: int = 1


@dataclass(frozen=True)
class Argument:
    """An argument of a loop: its Triton type, its value, and a power of two that divides it."""

    type: str
    value: Any = None  # None for addresses and scalars, which the launch provides
    divisor: int = 1


Arguments = Argument | tuple["Arguments", ...]
Group = tuple[int, int, tuple[int, ...]]
"""Of a group index: how many elements it has, their stride, and the step of the row's number along each dimension."""


def constant(value: Any) -> Argument:
    """An argument that Triton compiles in."""
    return Argument("constexpr", value)


def integer(value: int, largest_divisor: int) -> Argument:
    """A size or stride; if it is a known multiple of a vector, accesses are vectorised."""
    return Argument("i64", value, power_of_two_in(value, largest_divisor))


def count(value: int) -> Argument:
    """A part of the number of programs, of which there are less than 2^31."""
    return Argument("i32", value)


WITH_THE_LAUNCH = ("inputs", "outputs", "scalars", "index")
"""The first arguments of every loop: their values are no part of a program. That over parts of sums has no index."""


@dataclass(frozen=True)
class Program:
    """A loop, the number of its programs, and its arguments by name: operands, scalars, the group index, all else."""

    loop: Any
    grid: int
    arguments: dict[str, Arguments]
    shared: bool
    """Whether the formula is one that kernels share: its scalars are one tuple then."""

    @property
    def values(self) -> tuple[Any, ...]:
        """The values of the arguments after those that the launch provides."""
        return tuple(
            _each(lambda leaf: leaf.value, argument)
            for name, argument in self.arguments.items()
            if name not in WITH_THE_LAUNCH
        )

    @cached_property
    def source(self) -> ASTSource:
        """What Triton compiles. Programs that differ in values and grid only have equal ones, with one ``hash()``."""
        signature = {name: _each(lambda leaf: leaf.type, argument) for name, argument in self.arguments.items()}
        leaves = list(_leaves(tuple(self.arguments.values())))
        constants = {path: leaf.value for path, leaf in leaves if leaf.type == "constexpr"}
        attributes = {path: [["tt.divisibility", leaf.divisor]] for path, leaf in leaves if leaf.divisor > 1}
        return ASTSource(self.loop, signature, constants, attributes)

    def compile(self, target: Any) -> Any:
        """Returns the ``CompiledKernel`` for ``target``, a ``GPUTarget``; no such GPU need be there."""
        # FMA contraction off, so that float32 results are bit-identical to the CPU's.
        options = {"num_warps": THREADS // target.warp_size, "enable_fp_fusion": False}
        with compiling_for(target.backend):
            return triton.compile(self.source, target=target, options=options)


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


def tile_elements(dtypes: tuple[int, ...], compute: int, kernel: Kernel) -> int:
    """The number of elements per tile: for each thread at least a vector of the computation's dtype, or four."""
    least = THREADS * max(4, VECTOR // DTYPES[compute].bytes)
    if compute == FLOAT and kernel.primitives & DOUBLE_FLOAT:
        return least
    sizes = [DTYPES[dtype].bytes for dtype in dtypes]
    fitting: int = triton.next_power_of_2(BYTES // sum(sizes) + 1) // 2
    return max(least, min(fitting, MOST, MOST_MOVED // max(sizes) if kernel.is_memory_bound else MOST))


def tiling(size: int, dtypes: tuple[int, ...], compute: int, kernel: Kernel) -> Tiling:
    """The tiles of a program over contiguous operands, as they ran fastest on an H200.

    Where a GPU computes for as long as it moves the operands, or longer, several small tiles take fewer registers than
    one of their size, so that more programs run at once.
    """
    elements = tile_elements(dtypes, compute, kernel)
    primitives = kernel.primitives
    if size < MANY or compute not in FLOATS or compute == DOUBLE:
        return Tiling(elements)
    if compute == FLOAT and primitives & DOUBLE_FLOAT:
        return Tiling(elements, 8, stages=3)
    if compute == FLOAT and primitives & LONG and len(dtypes) <= 3:
        return Tiling(min(elements, 1024), 4)
    is_gated_gradient = len(dtypes) == 5  # of dy and two halves; with more operands some GPU runs out of registers
    if compute != FLOAT and ("times_expm1" in primitives or (primitives & DOUBLE_FLOAT and is_gated_gradient)):
        return Tiling(min(elements, 1024), 2)
    return Tiling(elements)


def pointers_of(dtypes: tuple[int, ...], alignments: tuple[int, ...]) -> tuple[Argument, ...]:
    """The addresses of operands, as arguments."""
    return tuple(
        Argument("*" + DTYPES[dtype].name, divisor=alignment)
        for dtype, alignment in zip(dtypes, alignments, strict=True)
    )


def scalars_and_index(compute: int, scalars: int, shared: bool, group: Group | None) -> dict[str, Arguments]:
    """What comes with the launch besides addresses: the formula's scalars, and the address of a group index."""
    each = (Argument(SCALARS.get(compute, "fp32")),) * scalars
    return {"scalars": (each,) if shared else each, "index": (Argument("*i64", divisor=8),) if group else ()}


def plan_program(
    kernel: str,
    inputs: int,
    compute: int,
    dtypes: tuple[int, ...],
    sizes: tuple[int, ...],
    strides: tuple[tuple[int, ...], ...],
    alignments: tuple[int, ...],
    scalars: int = 0,
    group: Group | None = None,
    drawn: tuple[int, ...] | None = None,
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
        group: the index whose sum says how many rows are computed, if there is one.
        drawn: of random numbers, the steps of an element's number.
    """
    formula = KERNELS[kernel]
    shared = bool(formula.functions)
    pointers = pointers_of(dtypes, alignments)
    dtype = COMPUTED_IN.get(compute, tl.float32)
    operands: dict[str, Arguments] = {
        "inputs": pointers[:inputs],
        "outputs": pointers[inputs:],
        **scalars_and_index(compute, scalars, shared, group),
    }
    computation: dict[str, Arguments] = {
        "formula": constant(device_function(kernel, half=compute in FLOATS and FLOATS[compute].bytes == 2)),
        "dtype": constant(dtype),
        "ROUNDED": constant(ROUNDED_TO.get(compute, dtype)),
        "ELEMENTS": constant(len(formula.elements)),
    }
    row_steps = drawn or (group[2] if group else (0,) * len(sizes))
    while len(sizes) > 1 and sizes[0] == 1:
        sizes, strides, row_steps = sizes[1:], tuple(steps[1:] for steps in strides), row_steps[1:]
    if len(sizes) == 1 and all(steps == (1,) for steps in strides) and not (group or drawn):
        elements, tiles, stages = tiling(sizes[0], dtypes, compute, formula)
        places: dict[str, Arguments] = {"size": integer(sizes[0], VECTOR)}
        tile: dict[str, Arguments] = {
            "COLUMNS": constant(elements),
            "TILES": constant(tiles),
            "STAGES": constant(stages),
        }
        grid = triton.cdiv(sizes[0], elements * tiles)
        return Program(packed, grid, {**operands, **places, **computation, **tile}, shared)
    if len(sizes) == 1:
        sizes, strides, row_steps = (1, *sizes), tuple((0, *steps) for steps in strides), (0, *row_steps)
    grid, places, tile = _rows_and_columns(sizes, strides, dtypes, tile_elements(dtypes, compute, formula))
    each = tuple(integer(step, 1) for step in row_steps)
    if drawn:
        operands |= {"scalars": (Argument("fp64"),) * 4, "index": (Argument("i64"),) * 2}
        del computation["ELEMENTS"], computation["ROUNDED"]
        return Program(drawn_loop, grid, {**operands, **places, "steps": each, **computation, **tile}, shared)
    of_group = (integer(group[0], 1), integer(group[1], 1), each) if group else ()
    return Program(strided, grid, {**operands, **places, "group": of_group, **computation, **tile}, shared)


def _rows_and_columns(
    sizes: tuple[int, ...], strides: tuple[tuple[int, ...], ...], dtypes: tuple[int, ...], elements: int
) -> tuple[int, dict[str, Arguments], dict[str, Arguments]]:
    """Of ``strided`` and ``drawn``: the number of programs, the arguments for all places, and those for a tile."""
    # If some memory is not contiguous along the columns, square tiles access it in whole cache lines too.
    along_columns = all(steps[-1] in (0, 1, 2) for steps in strides)
    columns = min(triton.next_power_of_2(sizes[-1]), elements if along_columns else SQUARE)
    rows = min(triton.next_power_of_2(sizes[-2]), elements // columns)
    row_tiles, column_tiles = triton.cdiv(sizes[-2], rows), triton.cdiv(sizes[-1], columns)
    places: dict[str, Arguments] = {
        "outer": tuple(count(size) for size in sizes[:-2]),
        "height": integer(sizes[-2], VECTOR),
        "width": integer(sizes[-1], VECTOR),
        "row_tiles": count(row_tiles),
        "column_tiles": count(column_tiles),
        "strides": tuple(
            (*(integer(step, VECTOR // DTYPES[dtype].bytes) for step in steps[:-1]), _column_stride(steps[-1]))
            for dtype, steps in zip(dtypes, strides, strict=True)
        ),
    }
    grid = column_tiles * row_tiles * math.prod(sizes[:-2])
    return grid, places, {"ROWS": constant(rows), "COLUMNS": constant(columns)}


def _column_stride(step: int) -> Argument:
    """Small strides are compile-time constants: 0 broadcasts, 1 vectorises, and 2 is that of interleaved halves."""
    return constant(step) if step in (0, 1, 2) else integer(step, 1)


PARTS = 1024  # programs that share a sum: the same on every GPU, which fixes the order of the terms


@dataclass(frozen=True)
class SumPrograms:
    """The two programs of a plan whose last output is a sum, and their workspace size in float64 elements."""

    terms: Program | None  # None if there are none
    totals: Program
    workspace: int


def plan_sum(
    kernel: str,
    inputs: int,
    compute: int,
    dtypes: tuple[int, ...],
    sizes: tuple[int, ...],
    strides: tuple[tuple[int, ...], ...],
    alignments: tuple[int, ...],
    scalars: int = 0,
    group: Group | None = None,
) -> SumPrograms:
    """The programs of a plan with a sum, whose order depends only on the plan. Arguments: see ``plan_program``.

    A plan without inputs has no terms.
    """
    kept_dims = [dim for dim, stride in enumerate(strides[-1]) if stride != 0]
    summed_dims = [dim for dim, stride in enumerate(strides[-1]) if stride == 0]

    def along(dims: list[int], values: tuple[int, ...], empty: int) -> tuple[Argument, ...]:
        return tuple(integer(values[dim], VECTOR) for dim in dims) or (integer(empty, VECTOR),)

    kept_count, term_count = (math.prod(sizes[dim] for dim in dims) for dims in (kept_dims, summed_dims))
    pointers = pointers_of(dtypes, alignments)
    workspace = Argument("*fp64", divisor=VECTOR)
    rows = TILE // 4 if len(sizes) - 1 in kept_dims else 4
    rows = min(triton.next_power_of_2(kept_count), rows)
    columns = min(triton.next_power_of_2(term_count), TILE // rows)
    tiles = triton.cdiv(kept_count, rows)
    steps = triton.cdiv(term_count, columns)
    steps_of_part = triton.cdiv(steps, min(steps, triton.cdiv(PARTS, tiles)))
    parts = triton.cdiv(steps, steps_of_part) if inputs else 0
    of_totals: dict[str, Arguments] = {
        "inputs": (workspace,),
        "outputs": (pointers[-1],),
        "scalars": (),
        "kept": along(kept_dims, sizes, 1),
        "kept_count": integer(kept_count, VECTOR),
        "parts": count(parts),
        "kept_strides": along(kept_dims, strides[-1], 0),
        "KEPT": constant(TILE),
    }
    totals_program = Program(totals, triton.cdiv(kept_count, TILE), of_totals, shared=False)
    if not inputs:
        return SumPrograms(None, totals_program, 0)
    shared = bool(KERNELS[kernel].functions)
    of_group: Arguments = ()
    if group:
        row_steps = along(kept_dims, group[2], 0), along(summed_dims, group[2], 0)
        of_group = (integer(group[0], 1), integer(group[1], 1), *row_steps)
    of_terms: dict[str, Arguments] = {
        "inputs": pointers[:inputs],
        "outputs": (*pointers[inputs:-1], workspace),
        **scalars_and_index(compute, scalars, shared, group),
        "kept": along(kept_dims, sizes, 1),
        "summed": along(summed_dims, sizes, 1),
        "kept_count": integer(kept_count, VECTOR),
        "term_count": integer(term_count, VECTOR),
        "tiles": count(tiles),
        "chunk": count(steps_of_part * columns),
        "kept_strides": tuple(along(kept_dims, steps, 0) for steps in strides[:-1]),
        "summed_strides": tuple(along(summed_dims, steps, 0) for steps in strides[:-1]),
        "group": of_group,
        "formula": constant(device_function(kernel, half=False)),
        "dtype": constant(COMPUTED_IN.get(compute, tl.float32)),
        "KEPT": constant(rows),
        "TERMS": constant(columns),
    }
    return SumPrograms(Program(terms, tiles * parts, of_terms, shared), totals_program, parts * kept_count)
