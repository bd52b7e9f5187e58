# SPDX-License-Identifier: Apache-2.0
"""The instruction sets of this machine, which have to compute the same bits."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache


@cache
def available() -> tuple[str, ...]:
    """The names that ``ACTGRAD_ISA`` takes on this machine, from the best to "baseline"; a refusal lists them."""
    program = "import actgrad\ntry: actgrad.instruction_set()\nexcept actgrad.AclnnError as error: print(error.args[0])"
    environment = {**os.environ, "ACTGRAD_ISA": "all"}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    names = tuple(done.stdout.strip().partition("this machine has ")[2].split(", "))
    assert names[-1] == "baseline", done.stdout
    return names
