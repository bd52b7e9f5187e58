# SPDX-License-Identifier: Apache-2.0
"""Starts programs that use torch_npu, each in a process of its own."""

from __future__ import annotations

import importlib.util
import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from actgrad.npu import launcher

PROGRAMS = Path(__file__).parent / "programs"
TORCH_NPU = Path(sys.prefix) / "torch_npu"
"""Where ``make install`` puts the wheel: off the path, because torch loads torch_npu wherever it finds it."""

Start = Callable[..., "subprocess.CompletedProcess[str]"]


def npu_environment(**variables: str) -> dict[str, str]:
    """The variables of a process that finds torch_npu."""
    if importlib.util.find_spec("torch_npu") is None and not TORCH_NPU.is_dir():
        pytest.fail(f"torch_npu is missing: `make install` puts it into {TORCH_NPU}")
    paths = [str(TORCH_NPU), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": ":".join(filter(None, paths)), "OMP_NUM_THREADS": "1", **variables}


def found(words: tuple[str, ...]) -> list[str]:
    """The words, with the paths of the programs of this folder."""
    return [str(PROGRAMS / word) if (PROGRAMS / word).is_file() else word for word in words]


@pytest.fixture
def start() -> Start:
    """``start("run", "program.py", …)`` is ``actgrad npu run program.py …``; keywords are environment variables."""

    def start_program(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "actgrad.cli", "npu", *found(words)],
            env=npu_environment(**variables),
            capture_output=True,
            text=True,
            timeout=120,
        )

    return start_program


class ForkServer:
    """A process that has imported torch_npu and runs programs in its forks; see programs/fork_server.py."""

    def __init__(self, asynchronous: bool, variables: dict[str, str]) -> None:
        self.asynchronous = asynchronous
        self.process = subprocess.Popen(
            [sys.executable, PROGRAMS / "fork_server.py"],
            env=npu_environment(**launcher.variables(asynchronous=asynchronous), **variables),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout
        assert "ready\n" in self.process.stdout, "the import failed"  # lines before it are torch_npu's

    def run(self, words: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
        """Runs a program; the files of its output are in ``folder``."""
        out, err = (folder / name for name in ("stdout", "stderr"))
        out.touch()
        err.touch()
        request = {"words": words, "stdout": str(out), "stderr": str(err), "asynchronous": self.asynchronous}
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps(request), file=self.process.stdin, flush=True)
        if not select.select([self.process.stdout], [], [], 120)[0]:
            self.end()
            raise subprocess.TimeoutExpired(words, 120, out.read_text(), err.read_text())
        status = int(self.process.stdout.readline())
        return subprocess.CompletedProcess(words, status, out.read_text(), err.read_text())

    def end(self) -> None:
        """Ends the server, and a program that has not ended."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@pytest.fixture(scope="session")
def servers() -> Iterator[dict[tuple[str, ...], ForkServer]]:
    """The fork servers that run, by their modes."""
    running: dict[tuple[str, ...], ForkServer] = {}
    yield running
    for server in running.values():
        server.end()


@pytest.fixture
def fork(servers: dict[tuple[str, ...], ForkServer], tmp_path_factory: pytest.TempPathFactory) -> Start:
    """As ``start``, but forks a process that has imported torch_npu, which is what most programs spend their time on.

    The only option is ``--async``, and the only variable TASK_QUEUE_ENABLE.
    """

    def fork_program(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
        command, *rest = found(words)
        assert command == "run"
        assert variables.keys() <= {"TASK_QUEUE_ENABLE"}
        asynchronous = rest[0] == "--async"
        mode = (str(asynchronous), *variables.values())
        if mode not in servers or servers[mode].process.poll() is not None:
            servers[mode] = ForkServer(asynchronous, variables)
        return servers[mode].run(rest[asynchronous:], tmp_path_factory.mktemp("output"))

    return fork_program
