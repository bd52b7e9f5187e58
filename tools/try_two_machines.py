# SPDX-License-Identifier: Apache-2.0
"""Runs the collectives and the parallel training of the tests on two simulated machines, as root.

    PYTHONPATH=.venv/torch_npu python tools/try_two_machines.py

A machine is a network namespace with its own /etc/hosts. The first one's has the line of Debian by which its own name
is a loopback address; the other finds it by the same name. The namespaces are deleted at the end.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

PROGRAMS = Path(__file__).parents[1] / "tests" / "npu" / "programs"
MACHINES = {"actgrad-a": "10.77.0.1", "actgrad-b": "10.77.0.2"}
MASTER, PORT, LIMIT = "actgrad-master", "29511", 300
LOOPBACK = "127.0.1.1"
TOLERANCE = 1e-6


def main() -> int:
    """Prints what each program said, and returns 1 if one failed."""
    build()
    try:
        address = next(iter(MACHINES.values()))
        right = [collectives(master) for master in (address, MASTER)]
        right += [training(master) for master in (address, MASTER)]
    finally:
        remove()
    return 0 if all(right) else 1


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


def build() -> None:
    """Joins two namespaces by a cable."""
    for name in MACHINES:
        ip("netns", "add", name)
    first, second = MACHINES
    ip("link", "add", "cable", "netns", first, "type", "veth", "peer", "name", "cable", "netns", second)
    for name, address in MACHINES.items():
        ip("-n", name, "addr", "add", f"{address}/24", "dev", "cable")
        for device in ("lo", "cable"):
            ip("-n", name, "link", "set", device, "up")
        folder = Path("/etc/netns") / name
        folder.mkdir(parents=True, exist_ok=True)
        of_master = LOOPBACK if name == first else MACHINES[first]
        (folder / "hosts").write_text(f"127.0.0.1 localhost\n{of_master} {MASTER}\n", encoding="utf-8")


def remove() -> None:
    """Deletes what ``build`` made."""
    for name in MACHINES:
        subprocess.run(["ip", "netns", "del", name], check=False)
        folder = Path("/etc/netns") / name
        (folder / "hosts").unlink(missing_ok=True)
        folder.rmdir()


def collectives(master: str) -> bool:
    """Whether all collectives are right with two ranks on each machine."""
    return said("collectives.py", master, ranks=2).endswith("right\n")


def training(master: str) -> bool:
    """Whether DDP, FSDP2 and the others have the losses of one process on the CPU."""
    program = PROGRAMS / "parallel_training.py"
    environment = {**os.environ, "TORCH_DEVICE_BACKEND_AUTOLOAD": "0"}
    alone = subprocess.run([sys.executable, program, "cpu"], env=environment, capture_output=True, check=True)
    (truth,) = json.loads(alone.stdout).values()
    out = said("parallel_training.py", master, ranks=1, argument="npu")
    if not out:
        return False
    worst = {
        way: max(abs(a - b) / abs(b) for a, b in zip(losses, truth, strict=True))
        for way, losses in json.loads(out.splitlines()[-1]).items()
    }
    print(worst)
    return max(worst.values()) <= TOLERANCE


def said(program: str, master: str, *, ranks: int, argument: str = "") -> str:
    """What the first machine printed; empty if one of them failed."""
    running = []
    for node, name in enumerate(MACHINES):
        launch = ["-m", "torch.distributed.run", "--nnodes", "2", "--node-rank", str(node)]
        launch += ["--nproc_per_node", str(ranks), "--master-addr", master, "--master-port", PORT]
        words = [sys.executable, "-m", "actgrad.cli", "npu", "run", *launch, str(PROGRAMS / program), argument]
        words = ["ip", "netns", "exec", name, *filter(None, words)]
        running.append(subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True))
    outs = [process.communicate(timeout=LIMIT) for process in running]
    failed = any(process.returncode for process in running)
    print(f"{program} with the master {master}: {'failed' if failed else 'done'}")
    if failed:
        print(*(error for _, error in outs), file=sys.stderr)
    return "" if failed else outs[0][0]


if __name__ == "__main__":
    sys.exit(main())
