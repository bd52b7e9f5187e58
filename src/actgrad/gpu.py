# SPDX-License-Identifier: Apache-2.0
"""The loops in Triton, and their launch: what happens to arrays that lie on a GPU. Nothing else imports Triton.

The C code judges a call and plans it as on the CPU: it merges dimensions, broadcasts, and cuts tensors in halves, all
of which are sizes and strides. ``run`` gets that plan and launches one of two loops over it, with the operator's own
formula inside. It launches on the current stream of the arrays' device, waits for nothing and allocates nothing, so
that it can be captured in a CUDA graph.
"""

from __future__ import annotations

import ast
import inspect
import linecache
import math
import textwrap
import types
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, NamedTuple

try:
    import triton
except ImportError as error:
    raise ImportError("arrays on a GPU need Triton, which is not installed: pip install 'actgrad[gpu]'") from error

import triton.language as tl
from triton.compiler import ASTSource

from actgrad.bind import bind
from actgrad.companions import COMPANIONS
from actgrad.operators import OPERATORS
from actgrad.primitives import on_triton, on_triton_half

FORMULAS = {kernel.name: kernel.formula for operator in (*OPERATORS, *COMPANIONS) for kernel in operator.kernels}


class DType(NamedTuple):
    """An element type: Triton's name, and its size."""

    name: str
    bytes: int


DOUBLE = 11
DTYPES = {0: DType("fp32", 4), 1: DType("fp16", 2), 27: DType("bf16", 2), DOUBLE: DType("fp64", 8)}  # by aclDataType

VECTOR = 16  # bytes: the widest access of a thread
TILE = 1024  # elements of a program: one vector of a 16-bit operand for each thread; half as many float64
SQUARE = 32
THREADS = 128
OLDEST = 80  # compute capability: the first with bfloat16
TRITON = tuple(int(part) for part in triton.__version__.split(".")[:2])


# ---- The loops ----


@triton.jit
def packed(inputs, outputs, size, formula: tl.constexpr, dtype: tl.constexpr, COLUMNS: tl.constexpr):
    """All operands lie packed, one element after the other: one run of memory."""
    first = tl.program_id(0).to(tl.int64) * COLUMNS
    columns = first + tl.arange(0, COLUMNS)
    offsets = (columns,) * (len(inputs) + len(outputs))
    if first + COLUMNS <= size:
        tile(inputs, outputs, offsets, None, formula, dtype)
    else:
        tile(inputs, outputs, offsets, columns < size, formula, dtype)


@triton.jit
def strided(
    inputs,
    outputs,
    outer,
    height,
    width,
    row_tiles,
    column_tiles,
    strides,
    formula: tl.constexpr,
    dtype: tl.constexpr,
    ROWS: tl.constexpr,
    COLUMNS: tl.constexpr,
):
    """Any strides: a program has a tile of the last two dimensions, height × width, and one place in the outer ones."""
    OUTER: tl.constexpr = len(outer)
    place = tl.program_id(0)
    first_column = (place % column_tiles).to(tl.int64) * COLUMNS
    place = place // column_tiles
    first_row = (place % row_tiles).to(tl.int64) * ROWS
    place = place // row_tiles
    rows = (first_row + tl.arange(0, ROWS))[:, None]
    columns = (first_column + tl.arange(0, COLUMNS))[None, :]
    offsets = ()
    for i in tl.static_range(len(strides)):
        offset = rows * strides[i][OUTER] + columns * strides[i][OUTER + 1]
        rest = place
        for j in tl.static_range(OUTER):
            dim: tl.constexpr = OUTER - 1 - j
            offset += rest % outer[dim] * strides[i][dim]
            rest = rest // outer[dim]
        offsets = offsets + (offset,)
    if (first_row + ROWS <= height) & (first_column + COLUMNS <= width):
        tile(inputs, outputs, offsets, None, formula, dtype)
    else:
        tile(inputs, outputs, offsets, (rows < height) & (columns < width), formula, dtype)


@triton.jit
def tile(inputs, outputs, offsets, inside, formula: tl.constexpr, dtype: tl.constexpr):
    """Whole tiles have no mask (None): with one, only sizes that are multiples of a vector would use vectors."""
    values = ()
    for i in tl.static_range(len(inputs)):
        values = values + (tl.load(inputs[i] + offsets[i], inside).to(dtype),)
    results = formula(*values)
    if len(outputs) == 1:
        results = (results,)
    for i in tl.static_range(len(outputs)):
        to = outputs[i] + offsets[len(inputs) + i]
        tl.store(to, results[i].to(outputs[i].dtype.element_ty), inside)


# ---- Formulas as device functions ----


class _DivideFunction(ast.NodeTransformer):
    """a / b becomes divide(a, b), unless both are numbers: how exact a division is, primitives decide."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        self.generic_visit(node)
        numbers = isinstance(node.left, ast.Constant) and isinstance(node.right, ast.Constant)
        if isinstance(node.op, ast.Div) and not numbers:
            return ast.Call(ast.Name("divide", ast.Load()), [node.left, node.right], [])
        return node


@cache
def device_function(kernel: str, half: bool) -> Any:
    """The formula of ``kernel`` as Triton device function, for results that are rounded to 16 bits or not."""
    primitives = on_triton_half if half else on_triton

    def wrap(formula: types.FunctionType) -> Any:
        tree = ast.parse(textwrap.dedent(inspect.getsource(formula)))
        source = ast.unparse(_DivideFunction().visit(tree))
        file = f"<{formula.__name__}, with divide for />"
        linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)  # where Triton reads it
        namespace = formula.__globals__
        namespace.update(divide=primitives.divide, tl=tl)  # Triton's interpreter looks for its language
        exec(compile(source, file, "exec"), namespace)
        return triton.jit(namespace[formula.__name__])

    return bind(FORMULAS[kernel], primitives, wrap)


# ---- From plans to programs ----


@dataclass(frozen=True)
class Argument:
    """An argument of a loop: its type in Triton's words, its value, and a power of two that divides it."""

    type: str
    value: Any = None  # addresses come with the launch
    divisor: int = 1


Arguments = Argument | tuple["Arguments", ...]


def constant(value: Any) -> Argument:
    """An argument that Triton compiles in."""
    return Argument("constexpr", value)


def integer(value: int, largest_divisor: int) -> Argument:
    """A size or stride; multiples of a vector keep accesses of whole vectors together."""
    return Argument("i64", value, _power_of_two_in(value, largest_divisor))


def count(value: int) -> Argument:
    """A part of the number of programs, of which there are less than 2^31."""
    return Argument("i32", value)


@dataclass(frozen=True)
class Program:
    """A loop, the number of its programs, and its arguments by name, the operands first."""

    loop: Any
    grid: int
    arguments: dict[str, Arguments]

    @property
    def values(self) -> tuple[Any, ...]:
        """The arguments' values behind inputs and outputs."""
        return tuple(_each(lambda leaf: leaf.value, argument) for argument in self.arguments.values())[2:]

    def compile(self, target: Any) -> Any:
        """Returns the ``CompiledKernel`` for ``target``, a ``GPUTarget``; no such GPU need be there."""
        signature = {name: _each(lambda leaf: leaf.type, argument) for name, argument in self.arguments.items()}
        leaves = list(_leaves(tuple(self.arguments.values())))
        constants = {path: leaf.value for path, leaf in leaves if leaf.type == "constexpr"}
        attributes = {path: [["tt.divisibility", leaf.divisor]] for path, leaf in leaves if leaf.type != "constexpr"}
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


def _power_of_two_in(number: int, largest: int) -> int:
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
    """
    pointers = tuple(
        Argument("*" + DTYPES[dtype].name, divisor=alignment)
        for dtype, alignment in zip(dtypes, alignments, strict=True)
    )
    operands: dict[str, Arguments] = {"inputs": pointers[:inputs], "outputs": pointers[inputs:]}
    computation: dict[str, Arguments] = {
        "formula": constant(device_function(kernel, half=DTYPES[compute].bytes == 2)),
        "dtype": constant(tl.float64 if compute == DOUBLE else tl.float32),
    }
    elements = TILE // 2 if compute == DOUBLE else TILE
    while len(sizes) > 1 and sizes[0] == 1:
        sizes, strides = sizes[1:], tuple(steps[1:] for steps in strides)
    if len(sizes) == 1 and all(steps == (1,) for steps in strides):
        size = integer(sizes[0], VECTOR)
        return Program(
            packed,
            triton.cdiv(sizes[0], elements),
            {**operands, "size": size, **computation, "COLUMNS": constant(elements)},
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
    return Program(strided, column_tiles * row_tiles * math.prod(sizes[:-2]), arguments)


def _column_stride(step: int) -> Argument:
    """Strides of 0 and 1 are compiled in: the one broadcasts, the other reads and writes vectors."""
    return constant(step) if step in (0, 1) else integer(step, 1)


# ---- The launch ----


def run(
    kernel: str,
    inputs: int,
    compute: int,
    dtypes: tuple[int, ...],
    sizes: tuple[int, ...],
    strides: tuple[tuple[int, ...], ...],
    addresses: tuple[int, ...],
    device: int,
) -> None:
    """Runs a plan on the current stream of GPU number ``device``. The arguments are those of ``plan_program``.

    Raises:
        RuntimeError: the GPU is too old, or there is none.
    """
    alignments = tuple([_power_of_two_in(address, VECTOR) for address in addresses])
    driver = triton.runtime.driver.active
    current = driver.get_current_device()
    if device != current:
        driver.set_current_device(device)
    try:
        launch, values = _ready(kernel, inputs, compute, dtypes, sizes, strides, alignments, device)
        launch(addresses[:inputs], addresses[inputs:], *values)
    finally:
        if device != current:
            driver.set_current_device(current)


@lru_cache(maxsize=4096)
def _ready(
    kernel: str,
    inputs: int,
    compute: int,
    dtypes: tuple[int, ...],
    sizes: tuple[int, ...],
    strides: tuple[tuple[int, ...], ...],
    alignments: tuple[int, ...],
    device: int,
) -> tuple[Callable[..., None], tuple[Any, ...]]:
    """What launches a plan, and the values behind inputs and outputs. ``device`` is the current one."""
    target = triton.runtime.driver.active.get_current_target()
    refuse_old(target, device)
    refuse_rounded_constants(compute)
    program = plan_program(kernel, inputs, compute, dtypes, sizes, strides, alignments)
    return program.compile(target)[(program.grid, 1, 1)], program.values


def refuse_rounded_constants(compute: int) -> None:
    """Raises RuntimeError for float64 with a Triton that has float32 constants in a fused multiply-add."""
    if compute == DOUBLE and TRITON < (3, 9):
        raise RuntimeError(
            f"Triton {triton.__version__} rounds the constants of float64 arithmetic to float32; Triton 3.9 or newer "
            "is needed, or another dtype"
        )


def refuse_old(target: Any, device: int) -> None:
    """Raises RuntimeError when ``target``, the ``GPUTarget`` of GPU number ``device``, is too old."""
    if target.backend == "cuda" and target.arch < OLDEST:
        raise RuntimeError(
            f"cuda:{device} has compute capability {target.arch / 10}; {OLDEST / 10} (Ampere) or newer is needed"
        )
