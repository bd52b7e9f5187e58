# SPDX-License-Identifier: Apache-2.0
"""Phase one of operators of the table, with each of its allocations failing in turn."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterator

import actgrad.npu.bridge  # noqa: F401 (PyTorch is loaded before anything fails)
from actgrad import toolkit

NO_MEMORY = 200000
FLOAT, ND = 0, 2

npu = ctypes.CDLL(str(toolkit.prefix() / "lib64" / "libactgrad_npu.so"))
nnopbase = ctypes.CDLL(str(toolkit.prefix() / "lib64" / "libnnopbase.so"))
fail_at = ctypes.CDLL(os.environ["LD_PRELOAD"]).fail_at
fail_at.argtypes, fail_at.restype = [ctypes.c_long, ctypes.c_bool], ctypes.c_bool


def made(name: str, *arguments: object) -> ctypes.c_void_p:
    """The object that a function of the C interface creates."""
    function = getattr(nnopbase, name)
    function.restype = ctypes.c_void_p
    address = function(*arguments)
    assert address, name
    return ctypes.c_void_p(address)


def tensor(*sizes: int) -> ctypes.c_void_p:
    shape, rank = (ctypes.c_int64 * len(sizes))(*sizes), ctypes.c_uint64(len(sizes))
    data = ctypes.create_string_buffer(1024)
    kept.append(data)
    none = ctypes.c_void_p()
    return made("aclCreateTensor", shape, rank, FLOAT, none, ctypes.c_int64(0), ND, shape, rank, data)


def calls() -> Iterator[tuple[str, list[object]]]:
    """Entries with every kind of argument that is copied."""
    one = ctypes.c_float(1)
    scalar = made("aclCreateScalar", ctypes.byref(one), FLOAT)
    axes = made("aclCreateIntArray", (ctypes.c_int64 * 2)(0, 1), ctypes.c_uint64(2))
    members = (ctypes.c_void_p * 2)(tensor(2, 3), tensor(4, 3))
    tensors = made("aclCreateTensorList", members, ctypes.c_uint64(2))
    yield "aclnnAdd", [tensor(2, 3), tensor(2, 3), scalar, tensor(2, 3)]
    yield "aclnnFlip", [tensor(2, 3), axes, tensor(2, 3)]
    yield "aclnnCat", [tensors, ctypes.c_int64(0), tensor(6, 3)]


kept: list[object] = []
tries = 0
for name, arguments in calls():
    phase_one = getattr(npu, name + "GetWorkspaceSize")
    size, executor = ctypes.c_uint64(99), ctypes.c_void_p()
    rest = [ctypes.byref(size), ctypes.byref(executor)]
    # After the first check, PyTorch is not called again.
    assert phase_one(*arguments, *rest) == 0, name
    for and_all_after in (False, True):
        failed, number = True, 0
        while failed:
            number += 1
            size.value, executor.value = 99, None
            fail_at(number, and_all_after)
            status = phase_one(*arguments, *rest)
            failed = fail_at(0, False)
            tries += failed
            assert status == (NO_MEMORY if failed else 0), (name, number, status)
            assert (size.value, bool(executor)) == ((99, False) if failed else (0, True)), (name, number)
        assert number > 5, "nothing was allocated"
print(tries, "tries: right")
