# SPDX-License-Identifier: Apache-2.0
"""torch.distributed on hccl: values, training in parallel, and ranks that are missing."""

from __future__ import annotations

import json
import socket
import subprocess
import sys

import pytest

from actgrad.npu import launcher

from .conftest import PROGRAMS, Start, npu_environment

TORCHRUN = ("-m", "torch.distributed.run", "--standalone", "--nproc_per_node")


def free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("localhost", 0))
        return str(probe.getsockname()[1])


@pytest.mark.parametrize("ranks", ["2", "3"])
def test_every_collective(start: Start, ranks: str) -> None:
    done = start("run", *TORCHRUN, ranks, "collectives.py")
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("right\n")


def test_collectives_on_the_queue_and_in_strict_mode(start: Start) -> None:
    # The launcher starts each rank: it is what makes the queue safe.
    rank = (sys.executable, "-m", "actgrad.cli", "npu", "run", "--async", "--strict", "collectives.py")
    done = start("run", *TORCHRUN, "2", "--no-python", *rank)
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("right\n")


def test_parallel_training_has_the_losses_of_one_process_on_the_cpu(start: Start) -> None:
    program = PROGRAMS / "parallel_training.py"
    alone = subprocess.run(
        [sys.executable, program, "cpu"],
        env=npu_environment(TORCH_DEVICE_BACKEND_AUTOLOAD="0"),
        capture_output=True,
        text=True,
        check=True,
    )
    (truth,) = json.loads(alone.stdout).values()
    done = start("run", *TORCHRUN, "2", str(program), "npu")
    assert done.returncode == 0, done.stderr
    ways = json.loads(done.stdout.splitlines()[-1])
    assert set(ways) == {"by_ddp", "by_fsdp2", "in_tensor_parallel", "as_a_pipeline"}
    for way, losses in ways.items():
        assert losses == pytest.approx(truth, rel=1e-6), way


@pytest.mark.parametrize(
    ("what", "message"),
    [
        ("ends", "the process of rank 1 has ended; rank 0 of 2 in HcclAllReduce"),
        ("stays", "rank 1 did not come within 0:00:03; rank 0 of 2 in HcclAllReduce"),
    ],
)
def test_a_missing_rank_is_named(what: str, message: str) -> None:
    environment = npu_environment(
        **launcher.variables(),
        ACTGRAD_DEVICE_COUNT="2",
        MASTER_ADDR="localhost",
        MASTER_PORT=free_port(),
        WORLD_SIZE="2",
    )
    missing, other = (
        subprocess.Popen(
            [sys.executable, PROGRAMS / "missing_rank.py", what],
            env=environment | {"RANK": rank},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for rank in "10"
    )
    try:
        out, error = other.communicate(timeout=120)
        missing.communicate(timeout=120)
    finally:
        missing.kill()
        other.kill()
    assert other.returncode == 0, error
    first, second, last = out.splitlines()[-3:]
    assert message in first
    assert "failed before: " in second
    assert message in second
    assert last == "[2.0, 2.0]"
    assert missing.returncode == 3


@pytest.mark.parametrize(
    ("master", "found", "own", "expected"),
    [
        ("master", "127.0.1.1", "127.0.0.1", "master"),  # Debian's line for the machine's own name
        ("master", "10.0.0.1", "10.0.0.1", "master"),
        ("10.0.0.1", "10.0.0.1", "10.0.0.2", "10.0.0.2"),  # a root on another machine
        ("localhost", "127.0.0.1", "127.0.0.1", "localhost"),
    ],
)
def test_the_address_of_a_root(master: str, found: str, own: str, expected: str) -> None:
    program = (
        "import socket; from actgrad.npu.hccl import rendezvous; rendezvous.own_address = lambda other: {own!r}; "
        "socket.getaddrinfo = lambda *words: [(socket.AF_INET, 2, 0, '', ({found!r}, 1))]; "
        "print(rendezvous.store_address())"
    )
    assert printed(program.format(own=own, found=found), MASTER_ADDR=master) == expected


def test_a_rank_at_the_master_takes_the_address_that_other_machines_see() -> None:
    program = (
        "from actgrad.npu.hccl import rendezvous; rendezvous.own_address = 'as {}'.format; "
        "print([rendezvous.reachable(own, ['127.0.0.1', *others]) for own, others in "
        "(('127.0.0.1', []), ('127.0.0.1', ['10.0.0.2']), ('10.0.0.2', ['10.0.0.3']))])"
    )
    assert printed(program) == "['127.0.0.1', 'as 10.0.0.2', '10.0.0.2']"


def printed(program: str, **variables: str) -> str:
    """What a program prints."""
    environment = npu_environment(TORCH_DEVICE_BACKEND_AUTOLOAD="0", **variables)
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_failure_in_a_group_is_the_communicators() -> None:
    program = """\
import ctypes, os
import actgrad.npu
actgrad.npu.enable()
os.environ["ASCEND_LAUNCH_BLOCKING"] = "0"
hccl, acl = ctypes.CDLL("libhccl.so"), ctypes.CDLL("libascendcl.so")
acl.aclrtSetDevice(0)
comms, x, failure = (ctypes.c_void_p * 2)(), ctypes.c_float(), ctypes.c_int()
assert hccl.HcclCommInitAll(2, (ctypes.c_int32 * 2)(0, 1), comms) == 0
comms = [ctypes.c_void_p(comm) for comm in comms]
failures = []
for rank in (0, 1):
    hccl.HcclGroupStart()
    if rank == 1:  # which no rank sends anything
        assert hccl.HcclRecv(ctypes.byref(x), ctypes.c_uint64(1), 4, 0, comms[1], None) == 0
    failures.append(hccl.HcclGroupEnd())
for comm in comms:
    hccl.HcclGetCommAsyncError(comm, ctypes.byref(failure))
    failures.append(failure.value)
print(failures)
"""
    assert printed(program, HCCL_EXEC_TIMEOUT="1", ACTGRAD_DEVICE_COUNT="2") == "[0, 9, 0, 9]"


def test_the_interface_of_c() -> None:
    done = subprocess.run(
        [sys.executable, PROGRAMS / "hccl_interface.py"],
        env=npu_environment(TORCH_DEVICE_BACKEND_AUTOLOAD="0"),
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("right\n")
