# SPDX-License-Identifier: Apache-2.0
"""Every kernel compiles with the oldest Triton that the package accepts; the other tests have the newest."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import requires
from pathlib import Path

import pytest

pytestmark = [pytest.mark.checkout, pytest.mark.builds, pytest.mark.torch]

COMPILE = """
import triton
print(triton.__version__)
import compiled
for kernel in compiled.KERNELS:
    for dtype in (0, 27):  # the primitives of float32, and those of 16 bits
        compiled.program(kernel, dtype, halves=False).compile(compiled.TARGETS["sm_90"])
"""


def test_every_kernel_compiles(tmp_path: Path) -> None:
    wanted = next(line for line in requires("actgrad") or () if line.startswith("triton") and 'extra == "gpu"' in line)
    oldest = wanted.partition(";")[0].removeprefix("triton>=")
    install = ["-m", "pip", "install", "--quiet", "--no-deps", "--target", str(tmp_path), f"triton=={oldest}.0"]
    subprocess.run([sys.executable, *install], check=True)
    here = Path(__file__).parent
    path = os.pathsep.join(map(str, (tmp_path, here, here.parent, here.parents[1])))
    done = subprocess.run(
        [sys.executable, "-c", COMPILE], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.startswith(oldest)
