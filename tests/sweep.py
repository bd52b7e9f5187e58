# SPDX-License-Identifier: Apache-2.0
"""Sweeps of the unary activations and primitives over bit patterns, against their double-precision versions.

As a program it sweeps every float32 (some minutes a function) and shows the largest errors beside their bounds:

    python tests/sweep.py [--step N] [--widest] [--json FILE] [FUNCTION ...]
"""

from __future__ import annotations

import argparse
import ctypes
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from actgrad.arithmetic.activations import BOUNDS
from actgrad.arithmetic.primitives import BOUNDS as PRIMITIVE_BOUNDS
from actgrad.arithmetic.primitives import Bound

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "sweep"
BITS = {"float32": 32, "float16": 16, "bfloat16": 16}


@dataclass(frozen=True)
class Sweep:
    """What to sweep: a function of the library, the float32 inputs (both signs when ``last`` is None), its bound."""

    function: str
    bound: Bound
    first: float = 0.0
    last: float | None = None

    def ranges(self, dtype: str) -> list[tuple[int, int]]:
        """The first and last bit patterns of each range of inputs."""
        if self.last is None or dtype != "float32":
            return [(0, 2 ** BITS[dtype] - 1)]
        first, last = (int(np.float32(x).view(np.uint32)) for x in (self.first, self.last))
        return [(first, last)]


PRIMITIVES = [
    Sweep("e_to_the", PRIMITIVE_BOUNDS["exp"], -0.0, -np.inf),
    Sweep("minus_three_e_to_the", PRIMITIVE_BOUNDS["times_exp"], -0.0, -np.inf),
    Sweep("silu_tail_slope", PRIMITIVE_BOUNDS["logistic_slope"], 0.0, np.inf),
    Sweep("e_to_the_minus_half_square", PRIMITIVE_BOUNDS["times_gaussian"], 0.0, np.inf),
    Sweep("gelu_tail", PRIMITIVE_BOUNDS["scaled_gelu_tail"], 0.0, 14.5),
    Sweep("gelu_slope", PRIMITIVE_BOUNDS["scaled_gelu_slope"], 0.0, 14.5),
    Sweep("e_to_the_minus_logit", PRIMITIVE_BOUNDS["tanh_gelu_logit"], 0.0, np.inf),
]
ACTIVATIONS = [Sweep(name, bound) for name, bound in BOUNDS.items()]


@dataclass
class Result:
    """The largest errors found and their inputs, and how many results depended on the instruction set."""

    ulp: float
    ulp_at: float
    absolute: float
    absolute_at: float
    differences: int


class _Report(ctypes.Structure):
    _fields_ = [
        ("ulp", ctypes.c_double),
        ("ulp_at", ctypes.c_double),
        ("absolute", ctypes.c_double),
        ("absolute_at", ctypes.c_double),
        ("differences", ctypes.c_uint64),
    ]


@cache
def library() -> ctypes.CDLL:
    """Builds the sweep library where it is out of date, and loads it."""
    subprocess.run(["cmake", "-S", ROOT / "native" / "sweep", "-B", BUILD], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["cmake", "--build", BUILD], check=True, stdout=subprocess.DEVNULL)
    loaded = ctypes.CDLL(str(BUILD / "libactgrad_sweep.so"))
    loaded.sweep_isa.restype = ctypes.c_char_p
    loaded.sweep_isa.argtypes = [ctypes.c_size_t]
    text, number = ctypes.c_char_p, ctypes.c_uint64
    loaded.sweep_measure.argtypes = [
        text, text, number, number, number, ctypes.c_double, ctypes.c_double, ctypes.c_bool,
        ctypes.POINTER(_Report),
    ]  # fmt: skip
    for function in (loaded.sweep_measure, loaded.sweep_exact, loaded.sweep_evaluate, loaded.sweep_narrow):
        function.restype = ctypes.c_bool
    return loaded


def isas() -> list[str]:
    """The instruction sets of this processor, the widest first."""
    names: list[str] = []
    while (name := library().sweep_isa(len(names))) is not None:
        names.append(name.decode())
    return names


def measure(sweep: Sweep, dtype: str = "float32", step: int = 1) -> Result:
    """Sweeps every ``step``-th bit pattern."""
    report = _Report()
    for _ in measuring(sweep, dtype, step, report):
        pass
    return _result(report)


def measuring(
    sweep: Sweep, dtype: str, step: int, report: _Report, pieces: int = 1, compare: bool = True
) -> Iterator[float]:
    """Adds to ``report`` piece by piece, and yields the part that is done."""
    low, high = sweep.bound.near_root or (np.inf, -np.inf)
    for first, last in sweep.ranges(dtype):
        size = -(-(last - first + 1) // pieces)
        size += -size % step
        for start in range(first, last + 1, size):
            end = min(start + size - 1, last)
            done = library().sweep_measure(
                sweep.function.encode(), dtype.encode(), start, end, step, low, high, compare, ctypes.byref(report)
            )
            assert done, sweep
            yield (end - first + 1) / (last - first + 1)


def _result(report: _Report) -> Result:
    return Result(report.ulp, report.ulp_at, report.absolute, report.absolute_at, report.differences)


def exact(function: str, x: np.ndarray) -> np.ndarray:
    """The double-precision version in C++."""
    x = np.ascontiguousarray(x, np.float64)
    y = np.empty_like(x)
    assert library().sweep_exact(function.encode(), _pointer(x), _pointer(y), x.size)
    return y


def evaluate(function: str, isa: str, x: np.ndarray) -> np.ndarray:
    """The float32 version in C++, of one instruction set."""
    padded = _padded(x)
    y = np.empty_like(padded)
    assert library().sweep_evaluate(function.encode(), isa.encode(), _pointer(padded), _pointer(y), padded.size)
    return y[: x.size]


def narrow(isa: str, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The bits of float32 rounded to float16 and to bfloat16, by one instruction set."""
    padded = _padded(x)
    float16, bfloat16 = np.empty(padded.size, np.uint16), np.empty(padded.size, np.uint16)
    assert library().sweep_narrow(isa.encode(), _pointer(padded), _pointer(float16), _pointer(bfloat16), padded.size)
    return float16[: x.size], bfloat16[: x.size]


def _padded(x: np.ndarray) -> np.ndarray:
    return np.concatenate([x, np.zeros(-x.size % 32, np.float32)], dtype=np.float32)


def _pointer(array: np.ndarray) -> Any:
    return array.ctypes.data_as(ctypes.c_void_p)


def main() -> int:
    """Sweeps, prints a table and returns 1 where a bound is broken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("functions", nargs="*", metavar="FUNCTION", help="what to sweep; all without it")
    parser.add_argument("--step", type=int, default=1, help="sweep every N-th bit pattern")
    parser.add_argument("--widest", action="store_true", help="the widest instruction set only, which is much faster")
    parser.add_argument("--json", type=Path, help="write the results to this file too")
    arguments = parser.parse_args()
    if arguments.step < 1:
        parser.error("--step: a number from 1 on is needed")
    known = {sweep.function for sweep in PRIMITIVES + ACTIVATIONS}
    if unknown := set(arguments.functions) - known:
        parser.error(f"no such function: {', '.join(sorted(unknown))}; there are {', '.join(sorted(known))}")
    print(f"instruction sets: {', '.join(isas())}")
    print(f"{'function':<28}{'max ULP':>9}{'bound':>7}  {'at':<16}{'near root':>10}{'bound':>10}  differences")
    rows = []
    broken = False
    for sweep in PRIMITIVES + ACTIVATIONS:
        if arguments.functions and sweep.function not in arguments.functions:
            continue
        report = _Report()
        for part in measuring(sweep, "float32", arguments.step, report, 1000, not arguments.widest):
            if sys.stderr.isatty():
                bar = "#" * round(40 * part)
                print(f"\r{sweep.function:<28}[{bar:<40}] {part:4.0%}", end="", file=sys.stderr, flush=True)
        if sys.stderr.isatty():
            print(f"\r{'':<78}\r", end="", file=sys.stderr, flush=True)
        result = _result(report)
        broken |= not holds(sweep.bound, result)
        rows.append(
            {"function": sweep.function, "step": arguments.step, **asdict(sweep.bound), "found": asdict(result)}
        )
        print(
            f"{sweep.function:<28}{result.ulp:>9.3f}{sweep.bound.ulp:>7}  {result.ulp_at:<16.9g}"
            f"{result.absolute:>10.3g}{sweep.bound.absolute:>10.3g}  {result.differences}",
            flush=True,
        )
        if arguments.json:
            arguments.json.write_text(json.dumps(rows, indent=1) + "\n")
    return int(broken)


def holds(bound: Bound, result: Result) -> bool:
    """Whether a float32 sweep found its bound kept and all instruction sets in agreement."""
    return result.ulp <= bound.ulp and result.absolute <= bound.absolute and result.differences == 0


if __name__ == "__main__":
    sys.exit(main())
