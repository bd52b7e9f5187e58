# SPDX-License-Identifier: Apache-2.0
"""Runs the tests of the PyTorch interface with other releases of PyTorch, and prints a table of what passed.

    python tools/try_torch.py 2.6.0 2.15.0
    python tools/try_torch.py 2.8.0 -k export

Each release is installed in a folder that is deleted again (3 GB while it is unpacked), searched before the
environment that runs this, which has actgrad and everything else. Unknown options are passed to pytest.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from other_torch import environment, install_torch

ROOT = Path(__file__).parents[1]


def main() -> int:
    """Tries each release, and returns 1 if a test failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("versions", nargs="+", metavar="version", help="an exact version, such as 2.6.0")
    options, words = parser.parse_known_args()
    rows = [tried(version, words) for version in options.versions]
    print("| PyTorch | passed | failed |\n|---|---:|---|")
    for version, passed, failed in rows:
        print(f"| {version} | {passed} | {'; '.join(failed) or '–'} |")
    return int(any(failed for _, _, failed in rows))


def tried(version: str, words: list[str]) -> tuple[str, int, list[str]]:
    """The version, how many tests passed, and which did not."""
    with tempfile.TemporaryDirectory() as folder:
        install_torch(version, Path(folder))
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-p",
            "no:cacheprovider",
            "-rfE",
            "--tb=short",
            *words,
            "tests/pytorch",
        ]
        result = subprocess.run(command, cwd=ROOT, env=environment(Path(folder)), capture_output=True, text=True)
    print(result.stdout, result.stderr, file=sys.stderr)
    passed = re.search(r"(\d+) passed", result.stdout)
    failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", result.stdout, re.MULTILINE)
    if result.returncode and not failed:
        failed = [f"pytest ended with status {result.returncode}"]
    return version, int(passed[1]) if passed else 0, failed


if __name__ == "__main__":
    sys.exit(main())
