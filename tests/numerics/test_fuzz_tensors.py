# SPDX-License-Identifier: Apache-2.0
"""DLPack capsules and array interfaces with correct and wrong descriptions, as far as wrong ones can be detected.

Correctly described arrays are read correctly; all others raise. To go on for longer:

    python tests/numerics/test_fuzz_tensors.py --seconds N --seed N
"""

import argparse
import ctypes
import random
import time

import numpy as np

import actgrad

EDGES = (-1, -2, 2**31, 2**32, 2**61, 2**62, 2**63 - 1, -(2**63), 1 - 2**63)
MOST_DIMENSIONS = 80


class DLDataType(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class DLTensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("dtype", DLDataType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class DLManagedTensor(ctypes.Structure):
    _fields_ = (("tensor", DLTensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


class ArrayInterface(ctypes.Structure):
    _fields_ = (
        ("two", ctypes.c_int),
        ("nd", ctypes.c_int),
        ("typekind", ctypes.c_char),
        ("itemsize", ctypes.c_int),
        ("flags", ctypes.c_int),
        ("shape", ctypes.POINTER(ctypes.c_ssize_t)),
        ("strides", ctypes.POINTER(ctypes.c_ssize_t)),
        ("data", ctypes.c_void_p),
        ("descr", ctypes.py_object),
    )


new_capsule = ctypes.pythonapi.PyCapsule_New
new_capsule.restype = ctypes.py_object
new_capsule.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)


class Described:
    """An object with one way of describing an array."""


class FromDLPack(Described):
    def __init__(self, managed, name):
        self.managed, self.name = managed, name

    def __dlpack__(self, **_):
        return new_capsule(ctypes.addressof(self.managed), self.name, None)

    def __dlpack_device__(self):
        return (self.managed.tensor.device_type, self.managed.tensor.device_id)


class FromInterface(Described):
    dtype = np.dtype(np.float32)

    def __init__(self, interface):
        self.interface = interface

    @property
    def __array_struct__(self):
        return new_capsule(ctypes.addressof(self.interface), None, None)


class FromAnything(Described):
    def __init__(self, attribute, value):
        setattr(self, attribute, value)


class Fuzzer:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.memory = np.linspace(-4, 4, 4096, dtype=np.float32)
        self.calls = self.right = 0

    def one_in(self, count):
        return self.random.randrange(count) == 0

    def integer(self, usual):
        return self.random.choice(EDGES) if self.one_in(12) else self.random.randrange(usual)

    def geometry(self):
        """Sizes and strides in elements, and whether the memory has all elements; None: only the maker could know."""
        rank = self.random.randrange(5)
        sizes = [self.integer(6) for _ in range(rank)]
        strides = [self.integer(9) - self.random.choice((0, 0, 0, 4)) for _ in range(rank)]
        strides = [min(max(stride, -(2**63)), 2**63 - 1) for stride in strides]
        if any(size < 0 for size in sizes):
            return sizes, strides, False
        if any(size > 1000 for size in sizes) and (0 in sizes or 0 in strides):
            return sizes, strides, None  # true, but the test's own array cannot be made
        if 0 in sizes:
            return sizes, strides, True
        low = sum((size - 1) * stride for size, stride in zip(sizes, strides, strict=True) if stride < 0)
        high = sum((size - 1) * stride for size, stride in zip(sizes, strides, strict=True) if stride > 0)
        if low >= -1024 and high < 3072:
            return sizes, strides, True
        return sizes, strides, False if (high - low) * 4 >= 2**63 else None

    def check(self, array, expected):
        """`expected` is the array that is described, or None where the description must be refused."""
        self.calls += 1
        try:
            result = actgrad.silu(array, out=np.full(np.shape(expected) if expected is not None else (), 7, np.float32))
        except (TypeError, ValueError, BufferError, RuntimeError, actgrad.AclnnError):
            assert expected is None or expected.size == 0 or expected.ndim > 4
            return
        assert expected is not None
        np.testing.assert_array_equal(result, actgrad.silu(np.ascontiguousarray(expected)).reshape(expected.shape))
        self.right += 1

    def view(self, sizes, strides):
        steps = [stride * 4 if size != 0 else 4 for size, stride in zip(sizes, strides, strict=True)]
        steps = [step if abs(step) < 2**40 else 4 for step in steps]
        return np.lib.stride_tricks.as_strided(self.memory[1024:], sizes, steps)

    def dlpack(self):
        sizes, strides, inside = self.geometry()
        if inside is None:
            return
        rank = len(sizes)
        shape = (ctypes.c_int64 * MOST_DIMENSIONS)(*sizes)
        steps = (ctypes.c_int64 * MOST_DIMENSIONS)(*strides)
        tensor = DLTensor(self.memory[1024:].ctypes.data, 1, 0, rank, DLDataType(2, 32, 1), shape, steps, 0)
        name = b"dltensor"
        lie = self.random.randrange(16)
        truth = inside
        match lie:
            case 0:
                tensor.data, truth = None, False
            case 1:
                tensor.device_type = self.random.choice((0, 3, 4, 7, 8, 99, -1))
                truth = False
            case 2:
                tensor.ndim, truth = self.random.choice((-1, -(2**31), 65, 79)), False
            case 3:
                tensor.dtype = DLDataType(
                    self.random.randrange(20), self.random.randrange(256), self.random.randrange(4)
                )
                truth = False
            case 4 if rank > 0:
                tensor.shape, truth = None, False
            case 5:
                name, truth = self.random.choice((b"", b"used_dltensor", b"something")), False
        if tensor.dtype.code == 2 and tensor.dtype.bits == 32 and tensor.dtype.lanes == 1 and lie == 3:
            truth = inside
        if lie == 0 and 0 in sizes:
            truth = inside
        self.check(FromDLPack(DLManagedTensor(tensor, None, None), name), self.view(sizes, strides) if truth else None)

    def interface(self):
        sizes, strides, inside = self.geometry()
        if inside is None:
            return
        if any(abs(stride) >= 2**61 for stride in strides):
            inside, strides = False, [min(max(stride, -(2**60)), 2**60) for stride in strides]
            if not any(abs((size - 1) * stride) * 4 >= 2**63 for size, stride in zip(sizes, strides, strict=True)):
                return
        rank = len(sizes)
        shape = (ctypes.c_ssize_t * MOST_DIMENSIONS)(*sizes)
        steps = (ctypes.c_ssize_t * MOST_DIMENSIONS)(*(stride * 4 for stride in strides))
        interface = ArrayInterface(2, rank, b"f", 4, 0x701, shape, steps, self.memory[1024:].ctypes.data, None)
        truth = inside
        match self.random.randrange(12):
            case 0:
                interface.two, truth = self.integer(2), False
            case 1:
                interface.nd, truth = self.random.choice((-1, 65, 79, -(2**31))), False
            case 2:
                interface.typekind, truth = self.random.choice((b"i", b"u", b"c", b"V", b"?", b"\0")), False
            case 3:
                interface.typekind, interface.itemsize, truth = b"b", 0, False
            case 4:
                interface.itemsize, truth = self.random.choice((0, -4, 3, 5, 2**30)), False
            case 5:
                interface.flags, truth = 0, False
        self.check(FromInterface(interface), self.view(sizes, strides) if truth else None)

    def nonsense(self):
        attribute = self.random.choice(("__array_struct__", "__dlpack__", "__dlpack_c_exchange_api__", "dtype"))
        capsule = new_capsule(ctypes.addressof(ctypes.c_int64.from_buffer(self.memory)), b"another", None)
        value = self.random.choice((None, 1, "text", capsule, lambda **_: capsule, lambda **_: None, object()))
        self.check(FromAnything(attribute, value), None)

    def step(self):
        self.random.choice((self.dlpack, self.dlpack, self.interface, self.interface, self.nonsense))()


def test_wrong_array_descriptions():
    fuzzer = Fuzzer(1)
    for _ in range(20000):
        fuzzer.step()
    assert fuzzer.right > 1000


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    fuzzer, end = Fuzzer(given.seed), time.monotonic() + given.seconds
    while time.monotonic() < end:
        fuzzer.step()
    print(f"seed {given.seed}: {fuzzer.calls} calls, {fuzzer.right} of them right")
