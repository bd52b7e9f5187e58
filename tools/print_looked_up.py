# SPDX-License-Identifier: Apache-2.0
"""Prints the names of operators that releases of torch_npu look up: src/actgrad/npu/looked_up.txt.

    python tools/print_looked_up.py              the newest wheel of every known release
    python tools/print_looked_up.py 2.15.0       this release too

The wheels are downloaded, 15 to 41 MB each. The file lists every name that any of them has.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from actgrad.npu.check import KNOWN
from actgrad.npu.refusals import LOOKED_UP

OLDEST = "2.5.1"
"""Links one name that is lacking, so it is not among the known."""

PHASE_ONE = re.compile(rb"\0(aclnn[A-Z]\w*?)GetWorkspaceSize(?=\0)")
"""The function of every operator that torch_npu looks up, as its libraries have the text."""


def main() -> None:
    """Writes the union over the releases."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("versions", nargs="*", metavar="version", help="a release besides those that are known")
    names: set[str] = set()
    for version in (OLDEST, *KNOWN, *parser.parse_args().versions):
        with tempfile.TemporaryDirectory() as folder:
            wheel = downloaded(version, Path(folder))
            found = looked_up(wheel)
            print(f"{wheel.name}: {len(found)} names, {len(found - names)} of them new", file=sys.stderr)
            names |= found
    LOOKED_UP.write_text("".join(f"{name}\n" for name in sorted(names)), encoding="utf-8")


def downloaded(version: str, folder: Path) -> Path:
    """The newest wheel of a release, with its ``.post``."""
    words = ["download", "--quiet", "--no-deps", "--only-binary=:all:", "--dest", str(folder)]
    wanted = f"torch_npu>={version},<={version}.post999"
    subprocess.run([sys.executable, "-m", "pip", *words, wanted], check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def looked_up(wheel: Path) -> set[str]:
    """The operators whose phase one is named in the libraries of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        libraries = [archive.read(name) for name in archive.namelist() if name.endswith(".so")]
    return {name.decode() for library in libraries for name in PHASE_ONE.findall(library)}


if __name__ == "__main__":
    main()
