# SPDX-License-Identifier: Apache-2.0
"""Imports torch_npu once and then runs programs, each in a fork of this process, as multiprocessing's fork server does.

Prints that it is ready. Each line of standard input is then a program's words and the files of its output, in JSON; the
answer is its exit status.
"""

from __future__ import annotations

import json
import os
import runpy
import sys
from pathlib import Path
from typing import Any

import torch
import torch_npu  # noqa: F401  (what the programs need)

from actgrad.npu import start


def serve() -> dict[str, Any] | None:
    """Forks for each request; returns the request in the fork, and nothing in the server after the last one."""
    for line in sys.stdin:
        assert len(list(Path("/proc/self/task").iterdir())) == 1, "a fork would lack the threads of an import"
        request: dict[str, Any] = json.loads(line)
        forked = os.fork()
        if not forked:
            return request
        _, status = os.waitpid(forked, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)
    return None


def run(words: list[str], stdout: str, stderr: str, asynchronous: bool) -> None:
    """Runs a program as ``actgrad npu run`` does, with its output in two files."""
    for number, path in enumerate((os.devnull, stdout, stderr)):
        file = os.open(path, os.O_WRONLY if number else os.O_RDONLY)
        os.dup2(file, number)
        os.close(file)
    if asynchronous:
        start.main(words)
        return
    sys.argv = words
    sys.path[0] = str(Path(words[0]).resolve().parent)
    runpy.run_path(words[0], run_name="__main__")


assert not torch.npu.is_initialized()
print("ready", flush=True)
request = serve()
if request is not None:
    run(**request)
