# SPDX-License-Identifier: Apache-2.0
"""Count the instructions that each kernel's loop takes for four elements, from a build for aarch64 of its objects.

python tools/count_instructions.py build/aarch64            write the table of docs/aarch64.md
python tools/count_instructions.py build/aarch64 --check    fail if the table and the build have different kernels

These are counts of one loop as it was compiled, not times.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent / "docs" / "aarch64.md"

LANES = {"neon": 8, "baseline": 4}
DTYPES = {"float": "float32", "Float16": "float16", "BFloat16": "bfloat16"}
FUNCTION = re.compile(r"^[0-9a-f]+ <.*tile<.*::(?P<kernel>\w+)_formula, (?:actgrad::)?(?P<dtype>\w+)>.*>:$")
INSTRUCTION = re.compile(r"^\s*(?P<at>[0-9a-f]+):\s+(?P<name>[\w.]+)\s*(?P<operands>.*)$")


def loop(instructions: list[tuple[int, str, str]]) -> int:
    """The length of the loop over whole registers: the longest loop without prefetch instructions."""
    position = {at: i for i, (at, _, _) in enumerate(instructions)}
    found = [0]
    for i, (_, name, operands) in enumerate(instructions):
        target = re.search(r"([0-9a-f]+) <", operands)
        start = position.get(int(target[1], 16), i) if name.startswith("b.") and target else i
        body = instructions[start : i + 1]
        if start < i and not any(other == "prfm" for _, other, _ in body):
            found.append(len(body))
    return max(found)


def counts(objects: Path, lanes: int) -> dict[tuple[str, str], float]:
    """For each kernel and dtype, the instructions of its loop for four elements."""
    command = ["aarch64-linux-gnu-objdump", "--disassemble", "--demangle", "--no-show-raw-insn"]
    functions: dict[tuple[str, str], list[tuple[int, str, str]]] = {}
    for path in sorted(objects.glob("generated/kernels/*.o")):
        current: list[tuple[int, str, str]] = []
        for line in subprocess.run([*command, path], capture_output=True, text=True, check=True).stdout.splitlines():
            if line.endswith(">:"):
                function = FUNCTION.match(line)
                current = functions.setdefault((function["kernel"], function["dtype"]), []) if function else []
            elif instruction := INSTRUCTION.match(line):
                current.append((int(instruction["at"], 16), instruction["name"], instruction["operands"]))
    return {key: loop(body) * 4 / lanes for key, body in functions.items() if key[1] in DTYPES}


def table(build: Path) -> list[str]:
    """The lines of the table."""
    sets = {isa: counts(build / "CMakeFiles" / f"opapi_{isa}.dir", lanes) for isa, lanes in LANES.items()}
    lines = ["| kernel | " + " | ".join(DTYPES.values()) + " |", "|---|" + "---|" * len(DTYPES)]
    for kernel in sorted({kernel for kernel, _ in sets["neon"]}):
        cells = [f"{sets['baseline'][kernel, t]:g} → {sets['neon'][kernel, t]:g}" for t in DTYPES]
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
