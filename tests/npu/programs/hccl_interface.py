# SPDX-License-Identifier: Apache-2.0
"""HCCL's functions as a C program calls them, in two processes: this one, and one that it starts with the root info."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from collections.abc import Callable

import actgrad.npu

actgrad.npu.enable()

hccl = ctypes.CDLL("libhccl.so")
acl = ctypes.CDLL("libascendcl.so")
acl.aclGetRecentErrMsg.restype = ctypes.c_char_p
FLOAT, SUM, REMOTE = 4, 0, 21
info = ctypes.create_string_buffer(4108)
rank = len(sys.argv) - 1
if rank == 0:
    assert hccl.HcclGetRootInfo(info) == 0, acl.aclGetRecentErrMsg()
    other = subprocess.Popen([sys.executable, __file__, "second"], stdin=subprocess.PIPE)
    assert other.stdin
    other.stdin.write(info.raw)
    other.stdin.close()
else:
    info = ctypes.create_string_buffer(sys.stdin.buffer.read(), 4108)

assert acl.aclInit(None) == 0
assert acl.aclrtSetDevice(0) == 0
comm = ctypes.c_void_p()


def floats(*values: float) -> ctypes.Array[ctypes.c_float]:
    return (ctypes.c_float * len(values))(*values)


def uint64s(*values: int) -> ctypes.Array[ctypes.c_uint64]:
    return (ctypes.c_uint64 * len(values))(*values)


def uint64(value: int) -> ctypes.c_uint64:
    return ctypes.c_uint64(value)


def done(status: int) -> None:
    assert status == 0, (status, acl.aclGetRecentErrMsg())


def refused(status: int, *words: str) -> None:
    text = acl.aclGetRecentErrMsg().decode()
    assert status == 1, (status, text)
    for word in words:
        assert word in text, text


def questions() -> None:
    number, name = ctypes.c_uint32(9), ctypes.create_string_buffer(128)
    done(hccl.HcclGetRankSize(comm, ctypes.byref(number)))
    assert number.value == 2
    done(hccl.HcclGetRankId(comm, ctypes.byref(number)))
    assert number.value == rank
    done(hccl.HcclGetCommAsyncError(comm, ctypes.byref(number)))
    assert number.value == 0
    done(hccl.HcclGetCommName(comm, name))
    assert name.value.endswith(b"/0")
    assert hccl.HcclGetCommConfigCapability() == 3
    for setting in (1, 0):
        done(hccl.HcclSetConfig(0, uint64(setting)))
        done(hccl.HcclGetConfig(0, ctypes.byref(number)))
        assert number.value == setting
    refused(hccl.HcclGetConfig(7, ctypes.byref(number)), "config is 7")
    refused(hccl.HcclGetConfig(0, None), "configValue is null")


def collectives() -> None:
    out, stream = floats(0, 0, 0), None
    done(hccl.HcclBarrier(comm, stream))
    # Rank 0 has one element, rank 1 two; the places are in the other order.
    mine = floats(*[10.0 + rank] * (1 + rank))
    counts, places = uint64s(1, 2), uint64s(2, 0)
    done(hccl.HcclAllGatherV(mine, uint64(1 + rank), out, counts, places, FLOAT, comm, stream))
    assert list(out) == [11, 11, 10]
    got = floats(0, 0)
    parts = floats(1, 2, 3 + rank)
    done(hccl.HcclReduceScatterV(parts, counts, places, got, uint64(1 + rank), FLOAT, SUM, comm, stream))
    assert list(got) == ([7, 0] if rank == 0 else [2, 4])
    done(hccl.HcclScatter(floats(5, 6), got, uint64(1), FLOAT, 0, comm, stream))
    assert got[0] == 5 + rank
    # Rank 0 keeps one and sends two, rank 1 sends one.
    matrix = uint64s(1, 2, 1, 0)
    out = floats(0, 0)
    done(hccl.HcclAlltoAllVC(floats(1, 2, 3) if rank == 0 else floats(4), matrix, FLOAT, out, FLOAT, comm, stream))
    assert list(out) == ([1, 4] if rank == 0 else [2, 3])
    sent, out, own = floats(5 + rank), floats(0), floats(0)
    done(hccl.HcclGroupStart())
    done(hccl.HcclRecv(out, uint64(1), FLOAT, 1 - rank, comm, stream))
    done(hccl.HcclRecv(own, uint64(1), FLOAT, rank, comm, stream))
    for peer in (0, 1):
        done(hccl.HcclSend(sent, uint64(1), FLOAT, peer, comm, stream))
    done(hccl.HcclGroupEnd())
    assert (out[0], own[0]) == (6 - rank, 5 + rank)
    unsigned = (ctypes.c_uint16 * 2)(65535 if rank else 1, 40000)
    done(hccl.HcclAllReduce(unsigned, unsigned, uint64(2), 8, 2, comm, stream))
    assert list(unsigned) == [65535, 40000]


def subgroups() -> None:
    for _ in range(2):
        both = ctypes.c_void_p()
        members = (ctypes.c_uint32 * 2)(1, 0)
        arguments = (ctypes.byref(comm), 2, members, uint64(7), 1 - rank, None, ctypes.byref(both))
        done(hccl.HcclCreateSubCommConfig(*arguments))
        x = floats(rank)
        done(hccl.HcclBroadcast(x, uint64(1), FLOAT, 0, both, None))
        assert x[0] == 1
        done(hccl.HcclCommDestroy(both))
    none = ctypes.c_void_p(1)
    done(hccl.HcclCreateSubCommConfig(ctypes.byref(comm), 0, None, uint64(0), 0, None, ctypes.byref(none)))
    assert none.value is None


def pair() -> ctypes.c_void_p:
    """Another communicator of the two ranks, since one that failed refuses further calls."""
    made, members = ctypes.c_void_p(), (ctypes.c_uint32 * 2)(0, 1)
    done(hccl.HcclCreateSubCommConfig(ctypes.byref(comm), 2, members, uint64(8), rank, None, ctypes.byref(made)))
    return made


def mismatches() -> None:
    x, y, one, four, other = floats(1, 2, 3, 4), floats(0, 0, 0, 0), uint64(1), uint64(4), SUM + 2 * rank
    refused_in(
        lambda c: hccl.HcclAllReduce(x, y, uint64(4 - rank), FLOAT, SUM, c, None),
        "AllReduce(3 elements, ",
        "(4 elements, ",
    )
    refused_in(lambda c: hccl.HcclAllReduce(x, y, four, FLOAT - 2 * rank, SUM, c, None), "int32, sum)", "float32, sum)")
    refused_in(lambda c: hccl.HcclReduce(x, y, four, FLOAT, other, 0, c, None), "max, root 0)", "sum, root 0)")
    refused_in(lambda c: hccl.HcclBroadcast(x, one, FLOAT, rank, c, None), "float32, root 1)", "float32, root 0)")
    refused_in(lambda c: hccl.HcclBarrier(c, None) if rank else hccl.HcclAllGather(x, y, one, FLOAT, c, None),
               "rank 1 calls HcclBarrier(), but rank 0 HcclAllGather(1 elements, float32), in call 1")  # fmt: skip
    # Each rank sends two elements to each; rank 1 expects one from each.
    sent, expected, places = uint64s(2, 2), uint64s(2 - rank, 2 - rank), uint64s(0, 2)
    refused_in(lambda c: hccl.HcclAlltoAllV(x, sent, places, FLOAT, y, expected, places, FLOAT, c, None),
               "rank 0 sends 2 elements to rank 1, which expects 1")  # fmt: skip
    both = pair()
    if rank == 0:
        done(hccl.HcclSend(x, uint64(3), FLOAT, 1, both, None))
    else:
        refused(hccl.HcclRecv(y, four, FLOAT, 0, both, None), "rank 0 sends 3 float32, but rank 1 receives 4 float32")
    assert hccl.HcclCommDestroy(both) == (0 if rank else REMOTE)
    assert list(y) == [0, 0, 0, 0]


def refused_in(call: Callable[[ctypes.c_void_p], int], *words: str) -> None:
    """That both ranks refuse a call of a communicator, and all later ones."""
    both = pair()
    refused(call(both), *words)
    refused(hccl.HcclBarrier(both, None), "failed before: ", *words)
    done(hccl.HcclCommDestroy(both))


def refusals() -> None:
    one, x, dead = uint64(1), floats(1), ctypes.c_void_p(12345)
    refused(hccl.HcclAllReduce(x, x, one, 99, SUM, comm, None), "dtype is 99")
    refused(hccl.HcclAllReduce(x, x, one, FLOAT, 9, comm, None), "the reduction is 9")
    refused(hccl.HcclAllReduce(None, x, one, FLOAT, SUM, comm, None), "HcclAllReduce", "a buffer is null")
    refused(hccl.HcclAllReduce(x, None, one, FLOAT, SUM, comm, None), "a buffer is null")
    refused(hccl.HcclAllReduce(x, x, uint64(2**63), FLOAT, SUM, comm, None), "more elements than any memory holds")
    refused(hccl.HcclBroadcast(x, one, FLOAT, 2, comm, None), "a rank is 2")
    refused(hccl.HcclAllGatherV(x, one, x, None, None, FLOAT, comm, None), "an array of counts")
    refused(hccl.HcclSend(x, one, FLOAT, rank, comm, None), "sends 1 float32 to itself, and receives nothing from")
    refused(hccl.HcclBatchSendRecv(None, 1, comm, None), "sendRecvInfo is null")
    refused(hccl.HcclBarrier(dead, None), "is not a live communicator")
    refused(hccl.HcclGroupEnd(), "without HcclGroupStart")
    refused(hccl.HcclGetRankId(comm, None), "rank is null")
    wrong, made = ctypes.create_string_buffer(4108), ctypes.c_void_p()
    refused(hccl.HcclCommInitRootInfo(2, wrong, 0, ctypes.byref(made)), "rootInfo is not what HcclGetRootInfo wrote")
    refused(hccl.HcclCommInitRootInfo(2, info, 2, ctypes.byref(made)), "rank is 2; a number below 2")
    refused(hccl.HcclCommInitRootInfo(2, info, rank, ctypes.byref(made)), f"rank {rank} ", "has already joined")
    refused(hccl.HcclCommInitRootInfoConfig(2, info, 0, wrong, ctypes.byref(made)), "was not initialised")


done(hccl.HcclCommInitRootInfo(2, info, rank, ctypes.byref(comm)))
for test in (questions, collectives, subgroups, mismatches, refusals, collectives):
    test()
done(hccl.HcclCommDestroy(comm))
refused(hccl.HcclCommDestroy(comm), "is not a live communicator")
if rank == 0:
    assert other.wait(60) == 0
    print("right")
