# SPDX-License-Identifier: Apache-2.0
"""Every kernel compiles for every GPU, reads and writes vectors of 16 bytes, and spills nothing; no GPU is needed."""

from __future__ import annotations

import itertools
import multiprocessing
import os
import re
from concurrent.futures import Future, ProcessPoolExecutor

import compiled
import pytest

from actgrad.gpu import programs
from actgrad.operators.contract import Operand
from actgrad.operators.formulas import selected_second_gradient

pytestmark = pytest.mark.skipif(os.environ.get("TRITON_INTERPRET") == "1", reason="the interpreter compiles nothing")

NAMES = {number: dtype.name for number, dtype in programs.FLOATS.items()}
# Packed operands for every kernel and dtype; rows of halves, which differ in addresses only, for each gated formula.
EVERY = [(*key, False) for key in itertools.product(compiled.KERNELS, programs.FLOATS, compiled.TARGETS)]
HALVING = {
    kernel.formula: kernel.name
    for kernel in compiled.KERNELS.values()
    if any(isinstance(operand, Operand) for operand in (*kernel.inputs, *kernel.outputs))
}
GATED = [(*key, "sm_90", True) for key in itertools.product(HALVING.values(), programs.FLOATS)]

KEYS = [*EVERY, *GATED]
AHEAD = 8  # kernels; few, because tests are shared out: none should be compiled for several workers

Key = tuple[str, int, str, bool]


class Codes:
    """The code of kernels, compiled in other processes, some ahead of the test that looks at the first."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self._pool = pool
        self._places = {key: place for place, key in enumerate(KEYS)}
        self._futures: dict[Key, Future[compiled.Code]] = {}

    def __getitem__(self, key: Key) -> compiled.Code:
        place = self._places[key]
        for each in KEYS[place : place + AHEAD]:
            if each not in self._futures:
                self._futures[each] = self._pool.submit(compiled.compile_kernel, *each)
        return self._futures[key].result()


@pytest.fixture(scope="module")
def codes():
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as pool:
        yield Codes(pool)


def identifier(key: Key) -> str:
    kernel, dtype, target, halves = key
    return f"{kernel}-{NAMES[dtype]}-{target}{'-halves' if halves else ''}"


@pytest.mark.parametrize("key", KEYS, ids=identifier)
def test_code(codes: Codes, key: Key) -> None:
    kernel, dtype, target, halves = key
    code = codes[key]
    declared = compiled.KERNELS[kernel]
    # If f'' is 0 and selected, dy is not read; random numbers are not read either, and have one loop.
    unread = declared.formula is selected_second_gradient or declared.draws is not None
    operands = len(declared.inputs) - unread, len(declared.outputs)
    assert code.binary.startswith(b"\x7fELF")
    assert code.spilled == 0
    # A tile is read and written in vectors of 16 bytes, by the whole tiles and by the last, which has a mask.
    count = len(declared.inputs) + len(declared.elements) + len(declared.outputs)
    rule = (dtype,) * count, dtype, declared
    tiling = programs.Tiling(programs.tile_elements(*rule)) if halves else programs.tiling(compiled.PACKED, *rule)
    each = tiling.elements // programs.THREADS * programs.FLOATS[dtype].bytes // programs.VECTOR
    if target == "gfx942":  # its compiler may merge the two
        load, store, times = r"global_load_dwordx4", r"global_store_dwordx4", 1
        assert not re.search(r"global_(?:load|store)_(?!dwordx4)", code.assembly)
    else:
        vector = r"\.global\.v(?:4\.b32|2\.b64)"
        load, store, times = "ld" + vector, "st" + vector, 1 if declared.draws else 2
        if tiling.stages > 1:  # whole tiles are copied to shared memory
            load, times = rf"{load}|cp\.async\.cg\.shared\.global .*0x10", 1 + tiling.stages
        assert not re.search(r"(?:ld|st)\.global\.(?!v4\.b32|v2\.b64)", code.assembly)
    assert len(re.findall(load, code.assembly)) >= times * each * operands[0]
    assert len(re.findall(store, code.assembly)) >= min(times, 2) * each * operands[1]


# Every loop over dimensions goes round more than once.
DIMENSIONS = (3, 5, 7, 9, 11)


@pytest.mark.parametrize("dtype", programs.FLOATS, ids=NAMES.get)
@pytest.mark.parametrize("kernel", [name for name, kernel in compiled.KERNELS.items() if kernel.sums])
def test_sums_compile(kernel: str, dtype: int) -> None:
    """Over three of five dimensions, and over all but the third."""
    for summed in ((2, 3, 4), (0, 1, 3, 4)):
        for program in compiled.sum_programs(kernel, dtype, DIMENSIONS, summed):
            assert "cubin" in program.compile(compiled.TARGETS["sm_90"]).asm


@pytest.mark.parametrize("kernel", ["silu", "silu_gated_gradient", "rrelu"])
def test_five_dimensions_compile(kernel: str) -> None:
    assert "cubin" in compiled.strided_program(kernel, 27, DIMENSIONS).compile(compiled.TARGETS["sm_90"]).asm


@pytest.mark.parametrize("kernel", [name for name, kernel in compiled.KERNELS.items() if kernel.exact_integers])
def test_integers_compile(kernel: str) -> None:
    """Their scalars are 64-bit integers."""
    for dtype in programs.INTEGERS:
        if dtype != programs.BOOL:
            assert "cubin" in compiled.integer_program(kernel, dtype).compile(compiled.TARGETS["sm_90"]).asm


@pytest.mark.parametrize("kernel", ["tanh", "gelu"])
def test_constants_of_float64_are_not_rounded(kernel: str) -> None:
    """Few are numbers of float32, such as powers of two."""
    ptx = compiled.program(kernel, programs.DOUBLE, False).compile(compiled.TARGETS["sm_90"]).asm["ptx"]
    constants = {int(digits, 16) for digits in re.findall(r"\b0d([0-9A-F]{16})\b", ptx)}
    of_float32 = [bits for bits in constants if bits & 0x1FFFFFFF == 0]
    assert len(constants) > 10
    assert len(of_float32) < len(constants) / 2


@pytest.mark.parametrize(("alignment", "access"), [(16, "v4.b32"), (8, "v2.b32"), (4, "b32"), (2, "b16")])
def test_accesses_are_as_wide_as_the_alignment(alignment: int, access: str) -> None:
    ptx = compiled.program("silu_gradient", 27, False, alignment).compile(compiled.TARGETS["sm_90"]).asm["ptx"]
    assert set(re.findall(r"(?:ld|st)\.global\.([.\w]+)", ptx)) == {access}


def test_odd_rows_are_read_element_by_element() -> None:
    """Every second row starts at an address that is not aligned to vectors."""
    ptx = compiled.program("silu_gated", 27, True, width=11007).compile(compiled.TARGETS["sm_90"]).asm["ptx"]
    assert set(re.findall(r"(?:ld|st)\.global\.([.\w]+)", ptx)) == {"b32"} or "b16" in ptx


@pytest.mark.parametrize("dtype", [0, 27], ids=NAMES.get)
@pytest.mark.parametrize(
    ("target", "reciprocal", "other"), [("sm_90", "rcp.approx", "rsqrt"), ("gfx942", "v_rsq", "v_rcp")]
)
def test_reciprocals_are_the_hardwares(codes: Codes, dtype: int, target: str, reciprocal: str, other: str) -> None:
    assembly = codes["tanh", dtype, target, False].assembly
    assert reciprocal in assembly
    assert other not in assembly


def test_only_explicit_fma_is_fused(codes: Codes) -> None:
    """Hardswish has a product and a sum without fma; its division is correctly rounded."""
    code = codes["hardswish", 0, "sm_90", False]
    assert "fma" not in code.assembly
    assert "div.rn.f32" in code.assembly
    assert "div.full" not in code.assembly
