# SPDX-License-Identifier: Apache-2.0
"""Count the instructions that each kernel executes for four elements, in QEMU's user mode, from a build for aarch64.

python tools/count_instructions.py build/aarch64            write the table of docs/aarch64.md
python tools/count_instructions.py build/aarch64 --check    fail if the table and the build have different kernels

These are counts, not times.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "aarch64.md"

ISAS = ("neon", "baseline")
DTYPES = ("float32", "float16", "bfloat16")


def counts(build: Path, isa: str) -> dict[tuple[str, str], float]:
    """For each kernel and dtype, the instructions that it executes for four elements."""
    plugin = build / "instruction_counter.so"
    source = ROOT / "native" / "tests" / "instruction_counter.c"
    options = ["-Wall", "-Wextra", "-Werror", "-O1", "-shared", "-fPIC", "-fvisibility=hidden"]
    subprocess.run(["cc", *options, "-o", plugin, source], check=True)
    emulator = ["qemu-aarch64", "-L", "/usr/aarch64-linux-gnu", "-plugin", str(plugin.resolve())]
    done = subprocess.run(
        [*emulator, build / "executed_instructions"],
        env={**os.environ, "ACTGRAD_ISA": isa},
        capture_output=True,
        text=True,
        check=True,
    )
    found, marks = {}, [int(line) for line in done.stderr.split()]
    for i, line in enumerate(done.stdout.splitlines()):
        kernel, dtype, step = line.split()
        begin, once, twice = marks[3 * i : 3 * i + 3]
        found[kernel, dtype] = ((twice - once) - (once - begin)) * 4 / int(step)
    return found


def table(build: Path) -> list[str]:
    """The lines of the table."""
    sets = {isa: counts(build, isa) for isa in ISAS}
    lines = ["| kernel | " + " | ".join(DTYPES) + " |", "|---|" + "---|" * len(DTYPES)]
    for kernel in sorted({kernel for kernel, _ in sets["neon"]}):
        cells = [f"{sets['baseline'][kernel, t]:.0f} → {sets['neon'][kernel, t]:.0f}" for t in DTYPES]
        lines.append(f"| {kernel} | " + " | ".join(cells) + " |")
    return lines


def kernels(lines: list[str]) -> set[str]:
    """The names in the first column."""
    return {line.split("|")[1].strip() for line in lines if line.startswith("| ")}


def main() -> int:
    """Writes the table, or compares its kernels with those of the build; counts depend on the compiler."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=Path, help="a build folder, such as build/aarch64")
    parser.add_argument("--check", action="store_true", help="write nothing, fail where kernels differ")
    options = parser.parse_args()
    old, new = PAGE.read_text(encoding="utf-8").splitlines(), table(options.build)
    if options.check:
        differ = kernels(old) ^ kernels(new)
        if differ:
            print(f"{PAGE.name}: {', '.join(sorted(differ))}: run this without --check")
        return int(bool(differ))
    rows = [number for number, line in enumerate(old) if line.startswith("|")]
    PAGE.write_text("\n".join([*old[: rows[0]], *new, *old[rows[-1] + 1 :]]) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
