# SPDX-License-Identifier: Apache-2.0
"""Calls an operator after Python has ended, as the destructors of libraries may."""

from __future__ import annotations

import ctypes
import sys

from actgrad import toolkit

FLOAT, ND = 0, 2

folder = toolkit.prefix() / "lib64"
npu, nnopbase, ascendcl = (
    ctypes.CDLL(str(folder / f"lib{name}.so")) for name in ("actgrad_npu", "nnopbase", "ascendcl")
)
late = ctypes.CDLL(sys.argv[1])  # its destructor calls


def give(**values: object) -> None:
    for name, value in values.items():
        ctypes.c_void_p.in_dll(late, name).value = ctypes.cast(value, ctypes.c_void_p).value  # type: ignore[arg-type]


assert ascendcl.aclrtSetDevice(0) == 0
nnopbase.aclCreateTensor.restype = nnopbase.aclCreateScalar.restype = ctypes.c_void_p
data, value = (ctypes.c_float * 2)(), ctypes.c_float(2)
shape, stride, rank, start = (ctypes.c_int64 * 1)(2), (ctypes.c_int64 * 1)(1), ctypes.c_uint64(1), ctypes.c_int64(0)
give(
    tensor=nnopbase.aclCreateTensor(shape, rank, FLOAT, stride, start, ND, shape, rank, data),
    scalar=nnopbase.aclCreateScalar(ctypes.byref(value), FLOAT),
    phase_one=npu.aclnnInplaceFillScalarGetWorkspaceSize,
    phase_two=npu.aclnnInplaceFillScalar,
    text=ascendcl.aclGetRecentErrMsg,
)
assert late.fill() == 0
assert list(data) == [2, 2]
