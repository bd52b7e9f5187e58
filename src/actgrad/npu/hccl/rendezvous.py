# SPDX-License-Identifier: Apache-2.0
"""How ranks find each other: the root's store, addresses, time limits, and whether a process has ended."""

from __future__ import annotations

import ipaddress
import itertools
import os
import socket
import threading
from datetime import timedelta
from functools import cached_property
from pathlib import Path
from typing import Any

import torch
import torch.distributed

from actgrad.npu.hccl.errors import PARAMETER, HcclError

dist: Any = torch.distributed
"""Its annotations leave out most of what is used here."""

ROOT_INFO_BEGINS = "actgrad"


def boot() -> str:
    """An identifier of this boot and process namespace: process numbers are comparable only within it."""
    return f"{Path('/proc/sys/kernel/random/boot_id').read_text().strip()}/{Path('/proc/self/ns/pid').readlink()}"


def has_ended(process: str) -> bool:
    """Whether a process, as :func:`this_process` describes it, is known to have ended."""
    place, _, number = process.rpartition(" ")
    if place != boot():
        return False
    try:
        state = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return True
    return state in "ZX"


def this_process() -> str:
    return f"{boot()} {os.getpid()}"


def seconds(variable: str, default: int) -> int:
    """A number of seconds from an environment variable; 0 means no limit."""
    text = os.environ.get(variable, "")
    if not text:
        return default
    if not text.isdecimal():
        raise HcclError(PARAMETER, f"the environment variable {variable} is {text!r}; a whole number is needed")
    return int(text) or 10**8


def connect_timeout() -> timedelta:
    return timedelta(seconds=seconds("HCCL_CONNECT_TIMEOUT", 120))


def call_timeout() -> timedelta:
    """HCCL_EXEC_TIMEOUT, or the timeout of the default process group, which torch_npu does not pass on."""
    longest = timedelta(seconds=seconds("HCCL_EXEC_TIMEOUT", 1836))
    if not dist.is_initialized():
        return longest
    given: timedelta = dist.group.WORLD._get_backend(torch.device("npu")).options._timeout
    return min(longest, given)


def own_address(other: str) -> str:
    """The address of this machine as seen from the machine ``other``."""
    family, _, _, _, address = socket.getaddrinfo(other, 1, type=socket.SOCK_DGRAM)[0]
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect(address)  # connecting a UDP socket sends nothing
        return str(probe.getsockname()[0])


def is_loopback(address: str) -> bool:
    return ipaddress.ip_address(address).is_loopback


def reachable(own: str, others: list[str]) -> str:
    """``own``, or if only this machine reaches that, the address as seen from another machine of the group."""
    away = next((other for other in others if not is_loopback(other)), None)
    return own_address(away) if away and is_loopback(own) else own


def master() -> str:
    """The machine at which the ranks meet: of the environment, or of init_method="tcp://…"."""
    if given := os.environ.get("MASTER_ADDR"):
        return given
    store = dist.distributed_c10d._get_default_store() if dist.is_initialized() else None
    while isinstance(store, dist.PrefixStore):
        store = store.underlying_store
    return store.host if isinstance(store, dist.TCPStore) else "localhost"


def store_address() -> str:
    """The address at which other ranks reach a store of this process."""
    if given := os.environ.get("HCCL_IF_IP"):
        return given
    meeting = master()
    own = own_address(meeting)
    # On the master's machine the others use the name that they were given; it may stand for loopback here alone.
    at_master = is_loopback(own) or own in {found[4][0] for found in socket.getaddrinfo(meeting, 1)}
    return meeting if at_master else own


class Root:
    """The store of this process, for all communicators of which it is the root."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.numbers = itertools.count()

    @cached_property
    def store(self) -> tuple[str, Any]:
        address = store_address()
        return address, dist.TCPStore(address, 0, is_master=True, wait_for_workers=False)

    def info(self) -> str:
        with self.lock:
            address, store = self.store
            return f"{ROOT_INFO_BEGINS} {address} {store.port} {next(self.numbers)}"


ROOT = Root()
