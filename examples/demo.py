# SPDX-License-Identifier: Apache-2.0
"""What `make demo` shows: aclnn programs in C++, compiled and run without an Ascend card, and the gradients in Python.

Run it with `python examples/demo.py` where actgrad and ml_dtypes are installed and g++ is at hand.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import ml_dtypes
import numpy as np

import actgrad
from actgrad import toolkit

HERE = Path(__file__).resolve().parent
PROGRAMS = ("swiglu_gradient.cpp", "refusals.cpp")
DTYPES = {"float32": np.float32, "float16": np.float16, "bfloat16": ml_dtypes.bfloat16}

Gradient = Callable[..., np.ndarray]


def build_and_run(program: str, folder: Path) -> None:
    """Compiles one C++ example as any aclnn program is compiled, runs it, and prints what it says."""
    binary = folder / program.removesuffix(".cpp")
    command = ["g++", "-std=c++17", str(HERE / program), *toolkit.cflags(), *toolkit.libs(), "-o", str(binary)]
    print(f"\n$ g++ {program} $(actgrad config --cflags --libs) && ./{binary.name}", flush=True)
    subprocess.run(command, check=True)
    subprocess.run([binary], check=True)


def gradients(rows: int, columns: int) -> dict[str, tuple[Gradient, tuple[np.ndarray, ...]]]:
    """Returns the gradients, each with float64 arguments drawn from a fixed seed."""
    draw = np.random.default_rng(20).standard_normal
    dy, x = draw((rows, columns)), 3 * draw((rows, 2 * columns))
    return {
        "silu_backward": (actgrad.silu_backward, (dy, x[:, :columns])),
        "swiglu_backward": (actgrad.swiglu_backward, (dy, x)),
        "geglu_backward": (actgrad.geglu_backward, (dy, x)),
    }


def compare() -> bool:
    """Prints how far each dtype is from float64, in its own rounding units; True when none is further than one."""
    print(
        "\nThe gradients in Python: largest error against float64, relative to the largest gradient, in rounding units"
    )
    print(f"{'':20}" + "".join(f"{name:>12}" for name in DTYPES))
    all_near = True
    for name, (gradient, arguments) in gradients(512, 1024).items():
        row = f"{name:20}"
        for dtype in DTYPES.values():
            given = [argument.astype(dtype) for argument in arguments]
            result = gradient(*given)
            exact = gradient(*[argument.astype(np.float64) for argument in given])
            unit = float(ml_dtypes.finfo(dtype).eps) * np.abs(exact).max()
            error = np.abs(result.astype(np.float64) - exact).max() / unit
            row += f"{error:12.2f}"
            all_near &= bool(result.dtype == dtype and error <= 1)
        print(row)
    return all_near


def main() -> int:
    """Runs the demonstration and returns its exit status."""
    if shutil.which("g++") is None:
        print("the demonstration compiles C++ programs: install g++ first", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        for program in PROGRAMS:
            build_and_run(program, Path(folder))
    near = compare()
    print(
        f"\nSummary: {len(PROGRAMS)} aclnn programs were compiled and ran without an Ascend card; "
        f"{len(gradients(1, 1))} gradients in {len(DTYPES)} dtypes "
        + ("agree with float64." if near else "DO NOT agree with float64.")
    )
    print(f"The toolkit for your own programs: {toolkit.prefix()}")
    return 0 if near else 1


if __name__ == "__main__":
    sys.exit(main())
