# SPDX-License-Identifier: Apache-2.0
"""Calls the functions of libactgrad_npu.so like a C program: values, statuses, messages."""

from __future__ import annotations

import ctypes
import os
import struct

from actgrad import toolkit

FLOAT, ND = 0, 2
NULL, INVALID, NOT_SERVED = 100000, 161002, 200001

folder = toolkit.prefix() / "lib64"
npu, nnopbase, ascendcl = (
    ctypes.CDLL(str(folder / f"lib{name}.so")) for name in ("actgrad_npu", "nnopbase", "ascendcl")
)
ascendcl.aclGetRecentErrMsg.restype = ctypes.c_char_p
for maker in ("aclopCreateAttr", "aclCreateTensorDesc", "aclCreateDataBuffer"):
    getattr(npu, maker).restype = ctypes.c_void_p
for maker in ("aclCreateTensor", "aclCreateScalar"):
    getattr(nnopbase, maker).restype = ctypes.c_void_p
npu.aclGetTensorDescNumDims.restype = ctypes.c_size_t
npu.MsprofGetHashId.restype = npu.MsprofSysCycleTime.restype = ctypes.c_uint64


def pointer(address: int | None) -> ctypes.c_void_p:
    assert address, text()
    return ctypes.c_void_p(address)


def text() -> str:
    return (ascendcl.aclGetRecentErrMsg() or b"").decode()


def refused(status: int, expected: int, *words: str) -> None:
    sentence = text()
    assert status == expected, (status, expected, sentence)
    for word in words:
        assert word in sentence, sentence


def int64s(*values: int) -> ctypes.Array[ctypes.c_int64]:
    return (ctypes.c_int64 * len(values))(*values)


def reports_that_nobody_reads() -> None:
    for name in ("aclmdlInitDump", "aclmdlFinalizeDump"):
        assert getattr(npu, name)() == 0
    assert npu.aclmdlSetDump(b"/nowhere") == 0
    npu.aclAppLog(0, b"function", b"file", 1, b"%d", 1)
    assert npu.MsprofGetHashId(b"a", 1) == 0
    assert npu.MsprofRegisterCallback(0, None) == 0
    assert npu.MsprofReportAdditionalInfo(0, None, 0) == 0
    assert npu.MsprofReportApi(0, None) == 0
    assert npu.MsprofReportCompactInfo(0, None, 0) == 0
    assert 0 < npu.MsprofSysCycleTime() <= npu.MsprofSysCycleTime()
    assert npu.HcclSetConfig(0, 0) == 0
    assert npu.aclrtProcessReport(1) == 0


def questions() -> None:
    number = ctypes.c_int32(-1)
    assert npu.aclrtDeviceGetBareTgid(ctypes.byref(number)) == 0
    assert number.value == os.getpid()
    refused(npu.aclrtDeviceGetBareTgid(None), NULL, "pid is null")


def what_is_not_there() -> None:
    nothing = [None] * 6
    for name in ("MemExportToShareableHandle", "MemImportFromShareableHandle", "MemSetPidToShareableHandle"):
        refused(getattr(npu, "aclrt" + name)(*nothing), NOT_SERVED, "aclrt" + name, "memory shared between processes")
    for name in (
        "aclrtBinaryLoadFromData", "aclrtBinaryGetFunction", "aclrtGetFunctionAddr",
        "rtDevBinaryRegister", "rtFunctionRegister", "rtKernelLaunch", "rtGetC2cCtrlAddr",
    ):  # fmt: skip
        refused(getattr(npu, name)(*nothing), NOT_SERVED, name, "a kernel for the NPU's processors")


def descriptions() -> ctypes.c_void_p:
    description = pointer(npu.aclCreateTensorDesc(FLOAT, 2, int64s(2, 3), ND))
    assert (npu.aclGetTensorDescType(description), npu.aclGetTensorDescType(None)) == (FLOAT, -1)
    assert (npu.aclGetTensorDescFormat(description), npu.aclGetTensorDescFormat(None)) == (ND, -1)
    assert (npu.aclGetTensorDescNumDims(description), npu.aclGetTensorDescNumDims(None)) == (2, 0)
    size = ctypes.c_int64(-1)
    index = ctypes.c_size_t(1)
    assert npu.aclGetTensorDescDimV2(description, index, ctypes.byref(size)) == 0
    assert size.value == 3
    refused(
        npu.aclGetTensorDescDimV2(description, ctypes.c_size_t(2), ctypes.byref(size)), NULL, "index is 2", "below 2"
    )
    refused(npu.aclGetTensorDescDimV2(None, index, ctypes.byref(size)), NULL, "desc is null")
    refused(npu.aclGetTensorDescDimV2(description, index, None), NULL, "dimSize is null")
    for name in ("aclSetTensorFormat", "aclSetTensorPlaceMent"):
        assert getattr(npu, name)(description, 0) == 0
        refused(getattr(npu, name)(None, 0), NULL, "desc is null")
    assert npu.aclSetTensorShape(description, 2, int64s(2, 3)) == 0
    refused(npu.aclSetTensorShape(None, 2, int64s(2, 3)), NULL, "desc is null")
    npu.aclSetTensorDescName(description, b"x")
    assert npu.aclCreateTensorDesc(FLOAT, -1, None, ND) is None
    assert "numDims is -1" in text()
    assert npu.aclCreateTensorDesc(FLOAT, 1, None, ND) is None
    assert "dims is null" in text()
    return description


def attributes() -> ctypes.c_void_p:
    attr = pointer(npu.aclopCreateAttr())
    bytes_, floats = (ctypes.c_uint8 * 2)(0, 1), (ctypes.c_float * 2)(0.5, 1.5)
    rows = (ctypes.c_void_p * 2)(ctypes.addressof(first := int64s(1, 2)), ctypes.addressof(second := int64s(3)))
    setters = {
        "Bool": [ctypes.c_uint8(1)],
        "Int": [ctypes.c_int64(7)],
        "Float": [ctypes.c_float(2.0)],
        "String": [b"word"],
        "DataType": [FLOAT],
        "ListBool": [2, bytes_],
        "ListInt": [2, first],
        "ListFloat": [2, floats],
        "ListListInt": [2, (ctypes.c_int * 2)(2, 1), rows],
    }
    for name, values in setters.items():
        setter = getattr(npu, "aclopSetAttr" + name)
        assert setter(attr, name.encode(), *values) == 0, text()
        refused(setter(None, b"x", *values), NULL, "aclopSetAttr" + name, "attr is null")
        refused(setter(attr, None, *values), NULL, "aclopSetAttr" + name, "attrName is null")
    refused(npu.aclopSetAttrListInt(attr, b"x", 2, None), NULL, "values is null")
    assert npu.aclopSetAttrListInt(attr, b"empty", 0, None) == 0
    assert npu.aclopSetAttrString(attr, b"none", None) == 0
    del second
    return attr


def an_operator_of_the_older_interface(description: ctypes.c_void_p, attr: ctypes.c_void_p) -> None:
    x, y = (ctypes.c_float * 6)(*range(6)), (ctypes.c_float * 6)()
    buffers = [pointer(npu.aclCreateDataBuffer(data, ctypes.c_size_t(24))) for data in (x, y)]
    inputs, outputs, kinds = ((ctypes.c_void_p * 1)(handle.value) for handle in (*buffers, description))

    def execute(name: bytes | None, given: object = inputs, attr: ctypes.c_void_p | None = None) -> int:
        status = npu.aclopCompileAndExecute(name, 1, kinds, given, 1, kinds, outputs, attr, 0, 0, None, None)
        assert isinstance(status, int)
        return status

    assert ascendcl.aclrtSetDevice(0) == 0
    assert execute(b"Identity") == 0, text()
    assert list(y) == list(x)
    refused(execute(b"Identity", attr=attr), 500000, "the attributes Bool, DataType")
    refused(execute(None), NULL, "opType is null")
    refused(execute(b"Unheard"), NOT_SERVED, "Unheard is not supported")
    refused(execute(b"Identity", (ctypes.c_void_p * 1)(None)), NULL, "a buffer is null")
    attr_of_swish = pointer(npu.aclopCreateAttr())
    assert npu.aclopSetAttrString(attr_of_swish, b"scale", b"no number") == 0
    refused(execute(b"Swish", attr=attr_of_swish), 500000, "Swish")
    npu.aclopDestroyAttr(attr_of_swish)
    v2 = npu.aclopCompileAndExecuteV2
    assert v2(b"Identity", 1, kinds, inputs, 1, kinds, outputs, None, 0, 0, None, None) == 0, text()
    for buffer in buffers:
        assert npu.aclDestroyDataBuffer(buffer) == 0
    npu.aclopDestroyAttr(attr)
    npu.aclDestroyTensorDesc(description)


NUMBERS = {  # the bytes of 1 in each dtype that PyTorch has
    0: struct.pack("f", 1), 1: struct.pack("e", 1), 2: b"\1", 3: struct.pack("i", 1), 4: b"\1", 6: struct.pack("h", 1),
    9: struct.pack("q", 1), 11: struct.pack("d", 1), 12: b"\1", 16: struct.pack("ff", 1, 0),
    17: struct.pack("dd", 1, 0), 27: struct.pack("f", 1)[2:],
}  # fmt: skip


def filled(tensor_dtype: int, scalar_dtype: int, scalar: bytes) -> tuple[int, bytes]:
    """The contents of a filled tensor of two elements."""
    data = ctypes.create_string_buffer(32)
    shape, rank = int64s(2), ctypes.c_uint64(1)
    place, value = (ctypes.c_void_p(), ctypes.create_string_buffer(scalar, 16))
    start = ctypes.c_int64(0)
    tensor = nnopbase.aclCreateTensor(shape, rank, tensor_dtype, place, start, ND, shape, rank, data)
    number = nnopbase.aclCreateScalar(value, scalar_dtype)
    size, executor = ctypes.c_uint64(), ctypes.c_void_p()
    status = npu.aclnnInplaceFillScalarGetWorkspaceSize(
        pointer(tensor), pointer(number), ctypes.byref(size), ctypes.byref(executor)
    )
    if status == 0:
        status = npu.aclnnInplaceFillScalar(None, size, executor, None)
    nnopbase.aclDestroyTensor(pointer(tensor))
    nnopbase.aclDestroyScalar(pointer(number))
    return status, data.raw


def every_dtype() -> None:
    for dtype, one in NUMBERS.items():
        status, data = filled(dtype, dtype, one)
        assert status == 0, (dtype, text())
        assert data == (one * 2).ljust(32, b"\0"), (dtype, data)
    for unsigned, item in ((7, 2), (8, 4), (10, 8)):
        status, data = filled(unsigned, 9, NUMBERS[9])
        assert status == 0, (unsigned, text())
        assert data == (b"\1".ljust(item, b"\0") * 2).ljust(32, b"\0")
        status, data = filled(unsigned, unsigned, b"\3".ljust(item, b"\0"))
        assert status == 0, (unsigned, text())
        assert data == (b"\3".ljust(item, b"\0") * 2).ljust(32, b"\0")
    refused(filled(0, 33, bytes(4))[0], INVALID, "a scalar has dtype 33")
    status, data = filled(33, 0, NUMBERS[0])  # complex numbers of two halves, of which there is no scalar
    assert status == 0, text()
    assert data == (struct.pack("ee", 1, 0) * 2).ljust(32, b"\0")


reports_that_nobody_reads()
questions()
what_is_not_there()
an_operator_of_the_older_interface(descriptions(), attributes())
every_dtype()
print("right")
