# SPDX-License-Identifier: Apache-2.0
"""HCCL in C++ programs: ranks that are processes or threads."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from actgrad import _native, toolkit

from .conftest import PROGRAMS, Build, run

EXAMPLE = Path(__file__).parents[2] / "examples" / "data_parallel"


@pytest.fixture(scope="module")
def ranks(build: Build) -> Path:
    return build(PROGRAMS / "ranks.cpp", "hccl")


@pytest.mark.parametrize("way", ["all", "each", "refused"])
def test_ranks_in_threads(ranks: Path, way: str) -> None:
    done = run(ranks, way, ACTGRAD_DEVICE_COUNT="3", HCCL_CONNECT_TIMEOUT="20")
    assert (done.returncode, done.stdout) == (0, "right\n"), done.stdout + done.stderr


@pytest.mark.parametrize(("way", "function"), [("all", "HcclCommInitAll"), ("each", "HcclGetRootInfo")])
def test_without_the_engine_the_message_says_how_to_get_it(ranks: Path, way: str, function: str) -> None:
    done = run(ranks, way, engine=False, ACTGRAD_DEVICE_COUNT="3")
    assert done.stdout.startswith(f"15 a failure of the runtime: {function}: this call is computed by PyTorch, ")
    assert "`actgrad run`" in done.stdout


@pytest.fixture(scope="module")
def strict_ranks(build: Build) -> Path:
    return build(PROGRAMS / "strict_ranks.cpp", "hccl")


MISTAKES = ["early-read", "early-write", "host-pointer", "out-of-bounds", "unchecked", "uninitialised",
            "early-read:result", "early-write:input", "early-read:before"]  # fmt: skip


@pytest.mark.skipif(not _native.strict_is_available(), reason="strict mode is for Linux with glibc")
@pytest.mark.parametrize("word", ["right", *MISTAKES])
def test_strict_mode_knows_what_collectives_use(strict_ranks: Path, word: str) -> None:
    """What only a collective has written is no uninitialised memory, and each mistake is the one finding."""
    done = run(strict_ranks, word, ACTGRAD_DEVICE_COUNT="2", ACTGRAD_STRICT="1")
    assert done.stdout == "right\n", done.stdout + done.stderr
    assert done.returncode == (0 if word == "right" else 66), done.stderr
    names = re.findall(r"^actgrad strict: ([a-z-]+): ", done.stderr, re.MULTILINE)
    assert names == ([] if word == "right" else [word.partition(":")[0]]), done.stderr
    assert not re.search(r"^  at Hccl", done.stderr, re.MULTILINE), done.stderr  # the program's line, not the library's


def test_ranks_in_processes(tmp_path: Path) -> None:
    environment = {**os.environ, **toolkit.environment(), "OMP_NUM_THREADS": "1"}
    for words in (["-S", str(EXAMPLE), "-B", str(tmp_path)], ["--build", str(tmp_path)]):
        subprocess.run(["cmake", *words], env=environment, check=True, capture_output=True, timeout=120)
    start = [sys.executable, "-m", "actgrad.cli", "run", str(tmp_path / "data_parallel")]
    processes = []
    for rank in range(2):
        command = [*start, str(rank), "2", str(tmp_path / "info")]
        processes.append(subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True))
    for rank, process in enumerate(processes):
        printed, _ = process.communicate(timeout=60)
        # The weights of the ranks' gradients are 1 and 2, and their sum is 3.
        assert (process.returncode, printed) == (0, f"rank {rank} of 2:  3.000000  8.349035  0.000000  2.193176\n")
