# SPDX-License-Identifier: Apache-2.0
"""Runs releases of torch_npu, each with its own PyTorch, on actgrad's libraries, and prints a table of what passed.

    python tools/try_torch_npu.py 2.9.0.post9 2.14.0

Both are installed in a folder that is deleted again (3 GB while they are unpacked), searched before the environment
that runs this, which has actgrad and everything else.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from other_torch import environment, install, install_torch

from actgrad import toolkit
from actgrad.npu.check import built_for
from actgrad.npu.symbols import lacking

ROOT = Path(__file__).parents[1]
FAMILY = ROOT / "tests" / "npu" / "programs" / "family.py"
TRANSFORMER = ROOT / "examples" / "npu_transformer.py"
STEPS = "40"


def main() -> int:
    """Tries each release, and returns 1 if a program failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("versions", nargs="+", metavar="version", help="an exact version, such as 2.9.0.post9")
    rows = [tried(version) for version in parser.parse_args().versions]
    print("| torch_npu | PyTorch | missing symbols | activations in three dtypes | transformer's losses |")
    print("|---|---|---|---|---|")
    for row in rows:
        print("| " + " | ".join(row) + " |")
    return int(any("fails" in row for row in rows))


def tried(version: str) -> list[str]:
    """A row of the table."""
    torch = built_for(version)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        install_torch(torch, folder)
        on_cpu = losses("cpu", folder)
        install("torch_npu", version, folder)
        names = lacking(folder / "torch_npu", toolkit.prefix())
        family = "right" if run([str(FAMILY)], folder) else "fails"
        on_npu = losses("npu", folder)
    if on_npu is None or on_cpu is None:
        transformer = "fails"
    else:
        difference = max(abs(a - b) / abs(b) for a, b in zip(on_npu, on_cpu, strict=True))
        transformer = f"the CPU's within {difference:.0e}" if difference else "the CPU's, bit for bit"
    return [version, torch, ", ".join(names) or "none", family, transformer]


def run(words: list[str], folder: Path, *, launcher: bool = True) -> bool:
    """Whether the program succeeds; what it says is printed if not."""
    through = ["-m", "actgrad.cli", "npu", "run", "--any-version"] if launcher else []
    variables = environment(folder, OMP_NUM_THREADS="1", TORCH_DEVICE_BACKEND_AUTOLOAD=str(int(launcher)))
    done = subprocess.run([sys.executable, *through, *words], env=variables, capture_output=True, text=True)
    if done.returncode:
        print(done.stdout, done.stderr, file=sys.stderr)
    return done.returncode == 0


def losses(device: str, folder: Path) -> list[float] | None:
    """The transformer's losses, step by step; None if it fails."""
    result = folder / f"{device}.json"
    words = [str(TRANSFORMER), "--device", device, "--steps", STEPS, "--json", str(result)]
    if not run(words, folder, launcher=device == "npu"):
        return None
    read: list[float] = json.loads(result.read_text(encoding="utf-8"))
    return read


if __name__ == "__main__":
    sys.exit(main())
