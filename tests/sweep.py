# SPDX-License-Identifier: Apache-2.0
"""Sweeps of the unary activations and primitives over bit patterns, against their double-precision versions.

As a program it sweeps every float32 (a few minutes a function) and holds the bounds. docs/data/sweeps.json records what
was found, and of which code; without names, those functions are swept whose code or bound is not the recorded one.

    PYTHONPATH=. python tests/sweep.py [--all] [--since COMMIT] [--step N] [--every-isa] [NAME ...]
"""

from __future__ import annotations

import argparse
import ctypes
import fcntl
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from actgrad.arithmetic.primitives import BOUNDS, Bound
from codegen.sweep import code_of, unaries

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "sweep"
RECORD = "docs/data/sweeps.json"
BITS = {"float32": 32, "float16": 16, "bfloat16": 16}


@dataclass(frozen=True)
class Sweep:
    """What to sweep: a function of the library, the float32 inputs (both signs when ``last`` is None), its bound."""

    function: str
    bound: Bound
    first: float = 0.0
    last: float | None = None
    identifier: str = ""  # in C++, where it is another

    @property
    def code(self) -> str:
        """A hash of the code that the sweep is of, and of the inputs that it takes."""
        domain = "" if self.last is None else f" from {self.first} to {self.last}"
        return code_of(self.identifier or self.function) + domain

    def ranges(self, dtype: str) -> list[tuple[int, int]]:
        """The first and last bit patterns of each range of inputs."""
        if self.last is None or dtype != "float32":
            return [(0, 2 ** BITS[dtype] - 1)]
        first, last = (int(np.float32(x).view(np.uint32)) for x in (self.first, self.last))
        return [(first, last)]


PRIMITIVES = [
    Sweep("e_to_the", BOUNDS["exp"], -0.0, -np.inf),
    Sweep("scaled_e_to_the", BOUNDS["scaled_exp"], -0.0, -np.inf),
    Sweep("minus_three_e_to_the", BOUNDS["times_exp"], -0.0, -np.inf),
    Sweep("three_e_to_the", BOUNDS["times_growth"]),
    Sweep("expm1_of", BOUNDS["times_expm1"]),
    Sweep("swish_of_three", BOUNDS["times_logistic"]),
    Sweep("log1p_exp_of", BOUNDS["scaled_log1p_exp"], -0.0, -np.inf),
    Sweep("silu_tail_slope", BOUNDS["logistic_slope"], 0.0, np.inf),
    Sweep("e_to_the_minus_half_square", BOUNDS["times_gaussian"], 0.0, np.inf),
    Sweep("gelu_tail_of", BOUNDS["gelu_tail"], 0.0, np.inf),
    Sweep("gelu_slope_of", BOUNDS["gelu_slope"], 0.0, np.inf),
    Sweep("e_to_the_minus_logit", BOUNDS["tanh_gelu_logit"], 0.0, np.inf),
]
UNARIES = unaries()
BOUNDED = [(unary, unary.bound) for unary in UNARIES if unary.bound]
ACTIVATIONS = [Sweep(unary.name, bound, identifier=unary.identifier) for unary, bound in BOUNDED]
# Bounds are promised for every float32 at the attributes' defaults, and for samples elsewhere.
FULL = [*PRIMITIVES, *(sweep for sweep, (unary, _) in zip(ACTIVATIONS, BOUNDED, strict=True) if unary.is_default)]


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

    def add(self, other: _Report) -> None:
        if other.ulp > self.ulp:
            self.ulp, self.ulp_at = other.ulp, other.ulp_at
        if other.absolute > self.absolute:
            self.absolute, self.absolute_at = other.absolute, other.absolute_at
        self.differences += other.differences

    def result(self) -> Result:
        return Result(self.ulp, self.ulp_at, self.absolute, self.absolute_at, self.differences)


@cache
def library() -> ctypes.CDLL:
    """Builds the sweep library where it is out of date, and loads it."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # tests run in several processes, and each would build
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
    (result,) = (found for _, found in measuring(sweep, dtype, step, pieces=1))
    return result


def measuring(sweep: Sweep, dtype: str, step: int, pieces: int, compare: bool = True) -> Iterator[tuple[float, Result]]:
    """Sweeps piece by piece, on all cores, and yields the part that is done and what was found so far."""
    library()
    low, high = sweep.bound.near_root or (np.inf, -np.inf)

    def piece(first: int, last: int) -> _Report:
        report = _Report()
        done = library().sweep_measure(
            sweep.function.encode(), dtype.encode(), first, last, step, low, high, compare, ctypes.byref(report)
        )
        assert done, sweep
        return report

    whole = _Report()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        parts = [pool.submit(piece, *part) for part in _pieces(sweep.ranges(dtype), step, pieces)]
        for number, part in enumerate(parts, 1):
            whole.add(part.result())
            yield number / len(parts), whole.result()


def _pieces(ranges: list[tuple[int, int]], step: int, pieces: int) -> Iterator[tuple[int, int]]:
    for first, last in ranges:
        size = -(-(last - first + 1) // pieces)
        size += -size % step
        for start in range(first, last + 1, size):
            yield start, min(start + size - 1, last)


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


def recorded(commit: str = "") -> dict[str, Any]:
    """The results of full sweeps by function, with the hash of its code; of the working tree or a commit."""
    if commit:
        shown = subprocess.run(["git", "show", f"{commit}:{RECORD}"], cwd=ROOT, capture_output=True, text=True)
        return json.loads(shown.stdout) if shown.returncode == 0 else {}
    path = ROOT / RECORD
    return json.loads(path.read_text()) if path.exists() else {}


def is_recorded(sweep: Sweep, record: dict[str, Any]) -> bool:
    """Whether a full sweep of this very code found the bound kept."""
    row = record.get(sweep.function)
    near_root = list(sweep.bound.near_root) if sweep.bound.near_root else None
    return (
        row is not None
        and (row["code"], row["near_root"]) == (sweep.code, near_root)
        and holds(sweep.bound, Result(**row["found"]))
    )


def write_record(record: dict[str, Any]) -> None:
    """Writes the rows of all functions that there are, a function a line."""
    lines = ",\n".join(
        f"{json.dumps(sweep.function)}: {json.dumps(record[sweep.function])}"
        for sweep in FULL
        if sweep.function in record
    )
    (ROOT / RECORD).write_text(f"{{\n{lines}\n}}\n")


def main() -> int:
    """Sweeps, prints a table and returns 1 where a bound is broken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="functions, or activations for all functions of each")
    parser.add_argument("--all", action="store_true", help="sweep all functions")
    parser.add_argument(
        "--since", metavar="COMMIT", help="check the record: sweep what that of this commit has otherwise"
    )
    parser.add_argument("--step", type=int, default=1, help="sweep every N-th bit pattern, and record nothing")
    parser.add_argument(
        "--every-isa", action="store_true", help="compare all instruction sets, which takes twice as long"
    )
    arguments = parser.parse_args()
    if arguments.step < 1:
        parser.error("--step: a number from 1 on is needed")
    names = {sweep.function: {sweep.function} for sweep in FULL}
    for unary, _ in BOUNDED:
        if unary.is_default:
            names.setdefault(unary.activation.name, set()).add(unary.name)
    if unknown := set(arguments.names) - set(names):
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(sorted(names))}")
    named = {function for name in arguments.names for function in names[name]}
    compared = isas() if arguments.every_isa else isas()[:1]
    base = recorded(arguments.since or "")
    chosen = [
        sweep
        for sweep in FULL
        if arguments.all or sweep.function in named or (not named and not is_recorded(sweep, base))
    ]
    print(f"{len(chosen)} of {len(FULL)} functions; instruction sets: {', '.join(compared)}")
    print(f"{'function':<28}{'max ULP':>9}{'bound':>7}  {'at':<16}{'near root':>10}{'bound':>10}  differences   time")
    broken = False
    for sweep in chosen:
        start = time.monotonic()
        steps = measuring(sweep, "float32", arguments.step, 256, arguments.every_isa)
        for part, found in steps:  # noqa: B007  (the last one counts)
            if sys.stderr.isatty():
                bar = "#" * round(40 * part)
                print(f"\r{sweep.function:<28}[{bar:<40}] {part:4.0%}", end="", file=sys.stderr, flush=True)
        if sys.stderr.isatty():
            print(f"\r{'':<78}\r", end="", file=sys.stderr, flush=True)
        broken |= not holds(sweep.bound, found)
        print(
            f"{sweep.function:<28}{found.ulp:>9.3f}{sweep.bound.ulp:>7}  {found.ulp_at:<16.9g}"
            f"{found.absolute:>10.3g}{sweep.bound.absolute:>10.3g}{found.differences:>13}"
            f"{time.monotonic() - start:>5.0f} s",
            flush=True,
        )
        record = recorded()
        row = {"code": sweep.code, "near_root": sweep.bound.near_root, "isas": compared, "found": asdict(found)}
        if arguments.since:
            if not (is_recorded(sweep, record) and record[sweep.function]["found"]["ulp"] == found.ulp):
                print(f"{sweep.function}: {RECORD} has otherwise; make sweep writes it")
                broken = True
        elif arguments.step == 1:
            write_record(record | {sweep.function: row})
    return int(broken)


def holds(bound: Bound, result: Result) -> bool:
    """Whether a float32 sweep found its bound kept and all instruction sets in agreement."""
    return result.ulp <= bound.ulp and result.absolute <= bound.absolute and result.differences == 0


if __name__ == "__main__":
    sys.exit(main())
