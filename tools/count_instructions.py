# SPDX-License-Identifier: Apache-2.0
"""Count the instructions that each kernel's loop takes for four elements, from a build for aarch64 of its objects.

python tools/count_instructions.py build/aarch64    print the table of docs/aarch64.md

These are counts of one loop as it was compiled, not times.
"""

from __future__ import annotations

import argparse
import re
import subprocess
from pathlib import Path

LANES = {"neon": 8, "baseline": 4}
DTYPES = {"float": "float32", "Float16": "float16", "BFloat16": "bfloat16"}
FUNCTION = re.compile(r"^[0-9a-f]+ <.*tile<.*::(?P<kernel>\w+)_formula, (?:actgrad::)?(?P<dtype>\w+)>.*>:$")
INSTRUCTION = re.compile(r"^\s*(?P<at>[0-9a-f]+):\s+(?P<name>[\w.]+)\s*(?P<operands>.*)$")


def loop(instructions: list[tuple[int, str, str]]) -> int:
    """The length of the loop over whole registers: the longest that prefetches nothing."""
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=Path, help="a build folder, such as build/aarch64")
    build = parser.parse_args().build
    sets = {isa: counts(build / "CMakeFiles" / f"opapi_{isa}.dir", lanes) for isa, lanes in LANES.items()}
    print("| kernel | " + " | ".join(DTYPES.values()) + " |\n|---|" + "---|" * len(DTYPES))
    for kernel in sorted({kernel for kernel, _ in sets["neon"]}):
        cells = [f"{sets['baseline'][kernel, t]:g} → {sets['neon'][kernel, t]:g}" for t in DTYPES]
        print(f"| {kernel} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
