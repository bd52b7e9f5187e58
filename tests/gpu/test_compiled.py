# SPDX-License-Identifier: Apache-2.0
"""Every kernel compiles for every GPU, reads and writes vectors of 16 bytes, and spills nothing; no GPU is needed."""

from __future__ import annotations

import multiprocessing
import os
import re
import shutil
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path

import compiled
import pytest
import recorded
from compiled import DIMENSIONS, KEYS, Key

from actgrad.gpu import programs

pytestmark = pytest.mark.skipif(os.environ.get("TRITON_INTERPRET") == "1", reason="the interpreter compiles nothing")

NAMES = {number: dtype.name for number, dtype in programs.FLOATS.items()}
AHEAD = 8  # kernels; few, because tests are shared out: none should be compiled for several workers


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
    """Of every kernel for every GPU, unless it is recorded that the code of this very program is good."""
    if not recorded.has_good_code(key[0]):
        compiled.require_good(key, codes[key])


def test_a_record_is_valid_only_for_its_program(monkeypatch: pytest.MonkeyPatch) -> None:
    own = compiled.code_of("relu")
    assert compiled.code_of("threshold") != own  # another formula
    with monkeypatch.context() as changed:  # other tiles
        changed.setattr(programs, "MOST", programs.MOST // 2)
        assert compiled.code_of("relu") != own
    with monkeypatch.context() as changed:
        changed.setattr(compiled, "requirements", lambda: "others")
        assert compiled.code_of("relu") != own
    assert compiled.code_of("relu") == own


def test_a_record_of_sources_is_valid_only_for_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    hashes = recorded.sources.__wrapped__
    own = hashes(recorded.OF_RESULTS)
    assert hashes(recorded.OF_KERNELS) != own
    for file in {file for place in recorded.OF_RESULTS for file in recorded.ROOT.glob(place)}:
        (tmp_path / file.relative_to(recorded.ROOT)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, tmp_path / file.relative_to(recorded.ROOT))
    monkeypatch.setattr(recorded, "ROOT", tmp_path)
    assert hashes(recorded.OF_RESULTS) == own
    for name in ("src/actgrad/gpu/loops.py", "generated/activations.h", "native/opapi/new.h"):
        before = hashes(recorded.OF_RESULTS)
        with (tmp_path / name).open("a") as file:
            file.write("\n")
        assert hashes(recorded.OF_RESULTS) != before
    before = hashes(recorded.OF_RESULTS)
    monkeypatch.setattr(recorded, "version", lambda package: "another")
    assert hashes(recorded.OF_RESULTS) != before


def test_what_is_not_good_is_refused(codes: Codes) -> None:
    key = ("relu", 0, "sm_90", False)
    code = codes[key]
    compiled.require_good(key, code)
    narrow = code.assembly.replace(".v4.b32", ".v2.b32")
    for bad in (replace(code, spilled=8), replace(code, binary=b""), replace(code, assembly=narrow)):
        with pytest.raises(AssertionError):
            compiled.require_good(key, bad)


@pytest.mark.parametrize("dtype", programs.FLOATS, ids=NAMES.get)
@pytest.mark.parametrize("kernel", [name for name, kernel in compiled.KERNELS.items() if kernel.sums])
def test_sums_compile(kernel: str, dtype: int) -> None:
    """Unless it is recorded that those of these very sources do."""
    assert recorded.all_are_good() or compiled.compile_sums(kernel, dtype)


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
