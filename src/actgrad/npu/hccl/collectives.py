# SPDX-License-Identifier: Apache-2.0
"""HCCL's communicators and collectives through gloo. ``libhccl.so`` calls :func:`serve` by way of the engine.

Gloo transfers bytes and PyTorch reduces them. So all dtypes have all reductions, sums of 16-bit numbers are rounded
once, and all ranks get the same bits.
"""

from __future__ import annotations

import atexit
import ctypes
import itertools
import os
import re
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import torch
import torch.distributed
from torch import Tensor

from actgrad.npu.hccl.agreement import Call, MismatchError, call_of, difference, name_of
from actgrad.npu.hccl.buffers import DTYPES, Segments, elements, even, packed, parts, reduced, uint64s
from actgrad.npu.hccl.errors import INTERNAL, PARAMETER, REMOTE, TIMEOUT, HcclError
from actgrad.npu.hccl.rendezvous import (
    ROOT,
    ROOT_INFO_BEGINS,
    call_timeout,
    connect_timeout,
    has_ended,
    own_address,
    reachable,
    this_process,
)

__all__ = ["serve"]

dist: Any = torch.distributed
"""Its annotations leave out most of what is used here."""

ROOT_INFO_BYTES = 4108
CONFIG_HEAD, CONFIG_MAGIC, NAME_BYTES = 24, 0xF0F0F0F0, 128
CONFIG_NAME = CONFIG_HEAD + 8
"""Where the name begins: behind the size of buffers and whether results are deterministic."""

MOST_SENDS = 128
"""So many messages of a communicator may wait for their receivers; the next one waits for the first."""

GRACE = 2.0
"""Seconds in which the end of a process shows after its connections were closed."""

Batch = list[tuple[bool, Tensor, int]]
"""Sends (true) and receives: what, and with which rank."""


def serve(function: str, number: int, words: list[int]) -> tuple[int, int, str]:
    """Runs a function of HCCL on the communicator with this number.

    Returns the status, the number of the communicator that was created or that failed in a group, and a text: its name
    or the error message.
    """
    try:
        if function in MAKING:
            made = MAKING[function](number, *words)
            return 0, made, COMMUNICATORS[made].name
        if function in MANAGING:
            MANAGING[function](number, *words)
        else:
            COMMUNICATORS[number].call(function, words)
        return 0, 0, ""
    except HcclError as error:
        return error.status, error.communicator, str(error)
    except Exception as error:
        return INTERNAL, 0, f"{type(error).__name__}: {error}"


# ---- Communicators ----


class Communicator:
    """The ranks of a communicator, connected by gloo."""

    def __init__(self, store: Any, address: str, name: str, ranks: int, rank: int) -> None:
        if rank >= ranks:
            raise HcclError(PARAMETER, f"rank is {rank}; a number below {ranks}, the number of ranks, is needed")
        self.store, self.address, self.name, self.ranks, self.rank = store, address, name, ranks, rank
        self.calls = 0
        self.own_call: Call = ()
        self.subgroups: Counter[str] = Counter()
        self.tags: Counter[tuple[str, int]] = Counter()
        self.sends: list[tuple[Any, Tensor, int]] = []
        self.waits_for: int | None = None
        self.failure: HcclError | None = None
        host = own_address(address)
        self.processes, hosts = self.meet(host)
        options = dist.ProcessGroupGloo._Options()
        options._timeout = connect_timeout()
        options._devices = [
            dist.ProcessGroupGloo.create_default_device()
            if "GLOO_SOCKET_IFNAME" in os.environ
            else dist.ProcessGroupGloo.create_device(hostname=reachable(host, hosts))
        ]
        try:
            self.gloo = dist.ProcessGroupGloo(store, rank, ranks, options)
        except RuntimeError as error:
            raise self.failed("the connection", error) from error

    def meet(self, host: str) -> tuple[list[str], list[str]]:
        """Waits for all ranks and returns their processes, and their addresses as seen from the root."""
        if self.store.add(f"joins/{self.rank}", 1) > 1:
            raise HcclError(PARAMETER, f"rank {self.rank} has already joined communicator {self.name}")
        self.store.set(f"process/{self.rank}", f"{host} {this_process()}")
        keys = [f"process/{rank}" for rank in range(self.ranks)]
        limit = connect_timeout()
        try:
            self.store.wait(keys, limit)
        except dist.DistStoreError as error:
            missing = [rank for rank in range(self.ranks) if not self.store.check([keys[rank]])]
            raise HcclError(
                TIMEOUT,
                f"{named(missing)} did not join communicator {self.name} of {self.ranks} ranks within "
                f"{limit.total_seconds():.0f} s (HCCL_CONNECT_TIMEOUT)",
            ) from error
        words = [value.decode().partition(" ") for value in self.store.multi_get(keys)]
        return [process for _, _, process in words], [host for host, _, _ in words]

    def call(self, function: str, words: list[int]) -> None:
        if function in BETWEEN_TWO:
            self.post(BETWEEN_TWO[function](self, *words))
        else:
            self.calls += 1
            self.own_call = call_of(COLLECTIVES, function, words)
            self.tell_call()
            self.run(function, lambda: COLLECTIVES[function](self, *words))

    def run(self, function: str, body: Callable[[], None]) -> None:
        """Runs a function that waits for other ranks; if it fails, the communicator fails for good."""
        if self.failure:
            raise HcclError(self.failure.status, f"communicator {self.name} failed before: {self.failure}")
        try:
            body()
        except (MismatchError, RuntimeError) as error:
            raise self.ends(function, error) from error

    def ends(self, function: str, error: MismatchError | RuntimeError) -> HcclError:
        """Refuses all further calls, and returns what to raise.

        It keeps no exception that was raised: frames refer to the connections, which would then stay open.
        """
        found = error if isinstance(error, MismatchError) else self.failed(function, error)
        self.failure = HcclError(found.status, str(found))
        if found.status == REMOTE:
            self.close()
        return HcclError(found.status, str(found))

    def close(self) -> None:
        """Closes the connections, so that ranks that wait for this one stop."""
        self.sends.clear()
        del self.gloo

    def tell_call(self) -> None:
        """Publishes this rank's number of calls, for the error messages of ranks that time out."""
        with suppress(dist.DistError):  # the root may have ended, which is no error here
            self.store.set(f"calls/{self.rank}", str(self.calls))

    def failed(self, function: str, error: RuntimeError) -> HcclError:
        """Explains an error of gloo: which rank has ended, or is late."""
        own = f"rank {self.rank} of {self.ranks} in {function}, call {self.calls} of communicator {self.name}"
        timed_out = "imed out" in str(error)
        cause = re.sub(r"^\[\S+\] ", "", str(error)).partition(". ")[0]  # without gloo's source line and its advice
        if ended := self.ended(0 if timed_out else GRACE):
            return HcclError(REMOTE, f"the process of {named(ended)} has ended; {own}: {cause}")
        if timed_out:
            late = self.late() if self.waits_for is None else [self.waits_for]
            return HcclError(TIMEOUT, f"{named(late)} did not come within {call_timeout()}; {own}")
        return HcclError(REMOTE, f"{own} lost a connection: {cause}")

    def ended(self, grace: float) -> list[int]:
        """The ranks whose processes are known to have ended, waiting a little for the first."""
        deadline = time.monotonic() + grace
        while True:
            ranks = [rank for rank, process in enumerate(self.processes) if has_ended(process)]
            if ranks or time.monotonic() >= deadline:
                return ranks
            time.sleep(0.02)

    def late(self) -> list[int]:
        """The ranks that have made fewer calls than this one."""
        keys = [f"calls/{rank}" for rank in range(self.ranks)]
        try:
            return [
                rank
                for rank, key in enumerate(keys)
                if not self.store.check([key]) or int(self.store.get(key)) < self.calls
            ]
        except dist.DistError:
            return []

    def wait_for(self, peer: int, work: Any) -> None:
        self.waits_for = peer
        work.wait(call_timeout())
        self.waits_for = None

    # ---- Transfers ----

    def agree(self, sent: list[int], received: list[int]) -> None:
        """Refuses calls that differ between ranks, from which gloo would take what arrives, or end the process.

        Takes the numbers of elements for each rank and from it.
        """
        own = torch.tensor([*self.own_call, *sent, *received], device="cpu").repeat(self.ranks)
        told = torch.empty_like(own)
        self.gloo.alltoall_base(told, own, [], [], call_timeout()).wait()
        if problem := difference(COLLECTIVES, told.view(self.ranks, -1).tolist()):
            raise MismatchError(f"{problem} in call {self.calls} of communicator {self.name}")

    def exchange(self, outgoing: list[Tensor], incoming: list[Tensor]) -> None:
        """Sends each rank its part of ``outgoing``, and receives the parts of ``incoming``, if the ranks agree."""
        self.agree(*([part.numel() for part in side] for side in (outgoing, incoming)))
        self.move(outgoing, incoming)

    def move(self, outgoing: list[Tensor], incoming: list[Tensor]) -> None:
        """The transfers of :meth:`exchange`."""
        sent = torch.cat([part.view(torch.uint8) for part in outgoing])
        sizes = [part.numel() * part.itemsize for part in incoming]
        received = torch.empty(sum(sizes), dtype=torch.uint8, device="cpu")
        own = [part.numel() * part.itemsize for part in outgoing]
        self.gloo.alltoall_base(received, sent, sizes, own, call_timeout()).wait()
        for target, part in zip(incoming, torch.split(received, sizes), strict=True):
            target.view(torch.uint8).copy_(part)

    def exchange_parts(
        self, send: int, sent: Segments, send_dtype: int, recv: int, received: Segments, dtype: int
    ) -> None:
        self.exchange(parts(send, sent, send_dtype), parts(recv, received, dtype))

    def reduce_parts(self, outgoing: list[Tensor], op: int) -> Tensor:
        """This rank's part, reduced over all ranks."""
        own = outgoing[self.rank]
        operands = [torch.empty_like(own) for _ in range(self.ranks)]
        self.exchange(outgoing, operands)
        return reduced(operands, op)

    def gather(self, part: Tensor, places: list[Tensor]) -> None:
        self.exchange([part] * self.ranks, places)

    def sum_up(self, send: int, recv: int, count: int, dtype: int, op: int) -> None:
        """Each rank reduces a part and sends it to the others; a null ``recv`` discards the result."""
        outgoing = list(elements(send, count, dtype).tensor_split(self.ranks))
        result = elements(recv, count, dtype) if recv else torch.empty(count, dtype=DTYPES[dtype], device="cpu")
        part = self.reduce_parts(outgoing, op)
        self.move([part] * self.ranks, list(result.tensor_split(self.ranks)))

    # ---- HCCL's functions ----

    def all_reduce(self, send: int, recv: int, count: int, dtype: int, op: int) -> None:
        if count and not recv:
            raise HcclError(PARAMETER, "a buffer is null; an address is needed")
        self.sum_up(send, recv, count, dtype, op)

    def reduce(self, send: int, recv: int, count: int, dtype: int, op: int, root: int) -> None:
        self.require_rank(root)
        self.sum_up(send, recv if self.rank == root else 0, count, dtype, op)

    def broadcast(self, buffer: int, count: int, dtype: int, root: int) -> None:
        self.require_rank(root)
        whole = elements(buffer, count, dtype)
        self.agree([count] * self.ranks, [count] * self.ranks)
        if count:
            self.gloo.broadcast(whole.view(torch.uint8), root, call_timeout()).wait()

    def all_gather(self, send: int, recv: int, count: int, dtype: int) -> None:
        places = parts(recv, even(count, self.ranks), dtype)
        self.gather(elements(send, count, dtype), places)

    def all_gather_v(self, send: int, count: int, recv: int, counts: int, displacements: int, dtype: int) -> None:
        self.gather(elements(send, count, dtype), parts(recv, self.segments(counts, displacements), dtype))

    def reduce_scatter(self, send: int, recv: int, count: int, dtype: int, op: int) -> None:
        outgoing = parts(send, even(count, self.ranks), dtype)
        elements(recv, count, dtype).copy_(self.reduce_parts(outgoing, op))

    def reduce_scatter_v(
        self, send: int, counts: int, displacements: int, recv: int, count: int, dtype: int, op: int
    ) -> None:
        outgoing = parts(send, self.segments(counts, displacements), dtype)
        elements(recv, count, dtype).copy_(self.reduce_parts(outgoing, op))

    def scatter(self, send: int, recv: int, count: int, dtype: int, root: int) -> None:
        self.require_rank(root)
        nothing = elements(0, 0, dtype)
        outgoing = parts(send, even(count, self.ranks), dtype) if self.rank == root else [nothing] * self.ranks
        incoming = [elements(recv, count, dtype) if rank == root else nothing for rank in range(self.ranks)]
        self.exchange(outgoing, incoming)

    def all_to_all(self, send: int, sent: int, send_dtype: int, recv: int, received: int, dtype: int) -> None:
        self.exchange_parts(send, even(sent, self.ranks), send_dtype, recv, even(received, self.ranks), dtype)

    def all_to_all_v(
        self, send: int, sent: int, send_displacements: int, send_dtype: int,
        recv: int, received: int, displacements: int, dtype: int,
    ) -> None:  # fmt: skip
        outgoing, incoming = self.segments(sent, send_displacements), self.segments(received, displacements)
        self.exchange_parts(send, outgoing, send_dtype, recv, incoming, dtype)

    def all_to_all_vc(self, send: int, matrix: int, send_dtype: int, recv: int, dtype: int) -> None:
        counts = uint64s(matrix, self.ranks**2)
        sent = packed(counts[self.rank * self.ranks : (self.rank + 1) * self.ranks])
        self.exchange_parts(send, sent, send_dtype, recv, packed(counts[self.rank :: self.ranks]), dtype)

    def barrier(self) -> None:
        token = torch.zeros(1, dtype=torch.uint8, device="cpu")
        self.gather(token, [token.clone() for _ in range(self.ranks)])

    def send(self, buffer: int, count: int, dtype: int, peer: int) -> Batch:
        return [(True, elements(buffer, count, dtype), self.require_rank(peer))]

    def receive(self, buffer: int, count: int, dtype: int, peer: int) -> Batch:
        return [(False, elements(buffer, count, dtype), self.require_rank(peer))]

    def batch(self, items: int, count: int) -> Batch:
        batch = (Item * count).from_address(items) if count else ()
        if any(item.kind not in (0, 1) for item in batch):
            raise HcclError(PARAMETER, "an item of a batch is neither a send (0) nor a receive (1)")
        return [
            (item.kind == 0, elements(item.buffer or 0, item.count, item.dtype), self.require_rank(item.peer))
            for item in batch
        ]

    def post(self, batch: Batch) -> None:
        if GROUP.depth:
            GROUP.batches.setdefault(self, []).extend(batch)
        else:
            self.run_batch(batch)

    def run_batch(self, batch: Batch) -> None:
        self.run("a batch of sends and receives", lambda: self.transfer(batch))

    def transfer(self, batch: Batch) -> None:
        """Posts all sends and receives, then waits for the receives. A send is done once its data is copied.

        A message tells what the next one has, from which gloo would take what fits, or end the process.
        """
        self.move_own(batch)
        receives = []
        for is_send, tensor, peer in batch:
            if peer == self.rank:
                continue
            head = torch.tensor([tensor.numel(), DTYPES.index(tensor.dtype)], device="cpu")
            # Increasing tags keep the messages between two ranks in order.
            direction = "to" if is_send else "from"
            tag = self.tags[direction, peer]
            self.tags[direction, peer] += 2
            if is_send:
                for n, data in enumerate((head, tensor.view(torch.uint8).clone())):
                    self.sends.append((self.gloo.send([data], peer, tag + n), data, peer))
            else:
                told = torch.empty_like(head)
                receives.append((self.gloo.recv([told], peer, tag), told, head, tensor, peer, tag + 1))
        for work, told, head, tensor, peer, tag in receives:
            self.wait_for(peer, work)
            if not torch.equal(told, head):
                self.close()
                sent, expected = (f"{count} {name_of(dtype)}" for count, dtype in (told.tolist(), head.tolist()))
                raise MismatchError(f"rank {peer} sends {sent}, but rank {self.rank} receives {expected}")
            self.wait_for(peer, self.gloo.recv([tensor.view(torch.uint8)], peer, tag))
        self.finish_sends(MOST_SENDS)

    def move_own(self, batch: Batch) -> None:
        """Moves what the rank sends to itself, for which gloo has no connection. Each send needs its receive."""
        sends = [tensor.clone() for is_send, tensor, peer in batch if is_send and peer == self.rank]
        receives = [tensor for is_send, tensor, peer in batch if not is_send and peer == self.rank]
        told, expected = ([(len(part), part.dtype) for part in side] for side in (sends, receives))
        if told != expected:
            raise HcclError(
                PARAMETER,
                f"rank {self.rank} sends {in_words(sends)} to itself, and receives {in_words(receives)} from itself in "
                "the same batch or group; the same is needed",
            )
        for data, target in zip(sends, receives, strict=True):
            target.copy_(data)

    def finish_sends(self, most: int = 0) -> None:
        """Waits until at most this many sends are left."""
        while len(self.sends) > most:
            work, _data, peer = self.sends.pop(0)
            self.wait_for(peer, work)

    def subgroup(self, count: int, ranks: int, identity: int, own: int, config: int) -> Communicator:
        members = (ctypes.c_uint32 * count).from_address(ranks) if ranks else ()
        group = f"{identity}:{','.join(str(self.require_rank(member)) for member in members)}"
        self.subgroups[group] += 1
        group += f"/{self.subgroups[group]}"
        name = configured_name(config) or f"{self.name}/{group}"[: NAME_BYTES - 1]
        return Communicator(dist.PrefixStore(group, self.store), self.address, name, count, own)

    def require_rank(self, rank: int) -> int:
        if rank >= self.ranks:
            raise HcclError(PARAMETER, f"a rank is {rank}; a number below {self.ranks} is needed")
        return rank

    def segments(self, counts: int, displacements: int) -> Segments:
        return list(zip(uint64s(displacements, self.ranks), uint64s(counts, self.ranks), strict=True))


class Item(ctypes.Structure):
    """An item of HcclBatchSendRecv."""

    _fields_ = (
        ("kind", ctypes.c_int32),
        ("buffer", ctypes.c_void_p),
        ("count", ctypes.c_uint64),
        ("dtype", ctypes.c_int32),
        ("peer", ctypes.c_uint32),
    )


def named(ranks: list[int]) -> str:
    return f"rank{'s' if len(ranks) > 1 else ''} {', '.join(map(str, ranks))}" if ranks else "a rank"


def in_words(messages: list[Tensor]) -> str:
    words = [f"{len(message)} {name_of(DTYPES.index(message.dtype))}" for message in messages]
    return ", ".join(words) or "nothing"


# ---- Functions without a communicator ----


def root_info(_: int, address: int) -> None:
    text = ROOT.info().encode()
    ctypes.memmove(address, text.ljust(ROOT_INFO_BYTES, b"\0"), ROOT_INFO_BYTES)


def configured_name(config: int) -> str:
    """The name in a configuration; older versions of the structure end before it."""
    if not config:
        return ""
    size, magic = ctypes.c_uint64.from_address(config).value, ctypes.c_uint32.from_address(config + 8).value
    if magic != CONFIG_MAGIC:
        raise HcclError(PARAMETER, "the configuration was not initialised; call HcclCommConfigInit first")
    if size < CONFIG_NAME + NAME_BYTES:
        return ""
    return ctypes.string_at(config + CONFIG_NAME, NAME_BYTES).partition(b"\0")[0].decode(errors="replace")


def init(_: int, ranks: int, info: int, rank: int, config: int) -> int:
    text = ctypes.string_at(info, ROOT_INFO_BYTES).partition(b"\0")[0].decode(errors="replace")
    return join(text, ranks, rank, configured_name(config))


def init_all(_: int, ranks: int, numbers: int) -> int:
    """Joins as all ranks of a communicator and writes the numbers of these."""
    info = ROOT.info()
    with ThreadPoolExecutor(ranks) as pool:
        made = list(pool.map(lambda rank: join(info, ranks, rank), range(ranks)))
    array = (ctypes.c_int64 * ranks)(*made)
    ctypes.memmove(numbers, array, ctypes.sizeof(array))
    return made[0]


def join(info: str, ranks: int, rank: int, name: str = "") -> int:
    words = info.split()
    if len(words) != 4 or words[0] != ROOT_INFO_BEGINS:
        raise HcclError(PARAMETER, "rootInfo is not what HcclGetRootInfo wrote")
    address, port, number = words[1], int(words[2]), words[3]
    # A connection for each communicator: one that waits for the other ranks is busy, and they may be threads.
    connection = dist.TCPStore(address, port, is_master=False, timeout=connect_timeout())
    store = dist.PrefixStore(number, connection)
    return add(Communicator(store, address, name or f"{address}:{port}/{number}", ranks, rank))


def subgroup(number: int, *words: int) -> int:
    return add(COMMUNICATORS[number].subgroup(*words))


def destroy(number: int) -> None:
    communicator = COMMUNICATORS.pop(number)
    if not communicator.failure:
        communicator.run("HcclCommDestroy", communicator.finish_sends)


def add(communicator: Communicator) -> int:
    number = next(NUMBERS)
    COMMUNICATORS[number] = communicator
    return number


class Group(threading.local):
    """The calls of a thread between HcclGroupStart and HcclGroupEnd."""

    def __init__(self) -> None:
        self.depth = 0
        self.batches: dict[Communicator, Batch] = {}


GROUP = Group()


def group_start(_: int) -> None:
    GROUP.depth += 1


def group_end(_: int) -> None:
    if not GROUP.depth:
        raise HcclError(PARAMETER, "HcclGroupEnd was called without HcclGroupStart")
    GROUP.depth -= 1
    if not GROUP.depth:
        batches, GROUP.batches = GROUP.batches, {}
        for communicator, batch in batches.items():
            try:
                communicator.run_batch(batch)
            except HcclError as error:
                numbers = [number for number, each in list(COMMUNICATORS.items()) if each is communicator]
                error.communicator = numbers[0] if numbers else 0
                raise


@atexit.register
def finish_sends() -> None:
    """Completes all sends before the program ends."""
    for communicator in COMMUNICATORS.values():
        if not communicator.failure:
            communicator.run("the program's end", communicator.finish_sends)


NUMBERS = itertools.count(1)
COMMUNICATORS: dict[int, Communicator] = {}

MAKING: dict[str, Callable[..., int]] = {
    "HcclCommInitRootInfoConfig": init,
    "HcclCommInitAll": init_all,
    "HcclCreateSubCommConfig": subgroup,
}
"""What returns a new communicator's number."""

MANAGING: dict[str, Callable[..., None]] = {
    "HcclGetRootInfo": root_info,
    "HcclCommDestroy": destroy,
    "HcclGroupStart": group_start,
    "HcclGroupEnd": group_end,
}

COLLECTIVES: dict[str, Callable[..., None]] = {
    "HcclAllReduce": Communicator.all_reduce,
    "HcclReduce": Communicator.reduce,
    "HcclBroadcast": Communicator.broadcast,
    "HcclAllGather": Communicator.all_gather,
    "HcclAllGatherV": Communicator.all_gather_v,
    "HcclReduceScatter": Communicator.reduce_scatter,
    "HcclReduceScatterV": Communicator.reduce_scatter_v,
    "HcclScatter": Communicator.scatter,
    "HcclAlltoAll": Communicator.all_to_all,
    "HcclAlltoAllV": Communicator.all_to_all_v,
    "HcclAlltoAllVC": Communicator.all_to_all_vc,
    "HcclBarrier": Communicator.barrier,
}
"""What all ranks call."""

BETWEEN_TWO: dict[str, Callable[..., Batch]] = {
    "HcclSend": Communicator.send,
    "HcclRecv": Communicator.receive,
    "HcclBatchSendRecv": Communicator.batch,
}
