# SPDX-License-Identifier: Apache-2.0
"""Starts a script (or, after ``-m``, a module) with torch_npu's task queue on.

Until an operator of the older interface has run, torch_npu waits for its queue while holding the GIL, which the queued
operators need: a deadlock. So one such operator runs first.
"""

from __future__ import annotations

import runpy
import sys
from pathlib import Path


def main(words: list[str]) -> None:
    """Runs ``words`` like the arguments of ``python``."""
    import torch
    import torch_npu

    torch_npu.npu_alloc_float_status(torch.empty(1, device="npu"))
    torch_npu.npu.synchronize()
    if words[0] == "-m":
        sys.argv = words[1:]
        runpy.run_module(words[1], run_name="__main__", alter_sys=True)
    else:
        sys.argv = words
        sys.path[0] = str(Path(words[0]).resolve().parent)
        runpy.run_path(words[0], run_name="__main__")


if __name__ == "__main__":
    main(sys.argv[1:])
