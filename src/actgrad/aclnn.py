# SPDX-License-Identifier: Apache-2.0
"""The aclnn interface from Python: the documented names, statuses instead of exceptions.

    >>> import numpy as np
    >>> from actgrad import aclnn
    >>> dy, x, result = np.ones(2, np.float32), np.zeros(2, np.float32), np.empty(2, np.float32)
    >>> status = aclnn.aclrtSetDevice(0)
    >>> status, stream = aclnn.aclrtCreateStream()
    >>> grad, self, out = (aclnn.Tensor.of_array(array) for array in (dy, x, result))
    >>> status, size, executor = aclnn.aclnnSiluBackwardGetWorkspaceSize(grad, self, out)
    >>> status = aclnn.aclnnSiluBackward(None, size, executor, stream)
    >>> status = aclnn.aclrtSynchronizeStream(stream)
    >>> status, result.tolist()
    (0, [0.5, 0.5])

After a status other than 0, ``aclGetRecentErrMsg()`` returns a message. The memory of tensors is kept alive until the
stream is synchronised. Source: the framework's documents, for names, parameters and statuses.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from numbers import Number
from typing import Any

import numpy as np

import actgrad._aclnn_operators as _aclnn_operators  # in this form type checkers see the names of its __all__
from actgrad import _native, _two_phase, wording
from actgrad._aclnn_operators import *
from actgrad._native import (
    Scalar,
    Tensor,
    aclFinalize,
    aclGetRecentErrMsg,
    aclInit,
    aclrtSetDevice,
    product,
    set_product,
)
from actgrad._two_phase import Executor, Stream
from actgrad.data_types import (
    ACL_BF16,
    ACL_BOOL,
    ACL_COMPLEX64,
    ACL_COMPLEX128,
    ACL_DOUBLE,
    ACL_FLOAT,
    ACL_FLOAT16,
    ACL_INT8,
    ACL_INT16,
    ACL_INT32,
    ACL_INT64,
    ACL_UINT8,
    ACL_UINT16,
    ACL_UINT32,
    ACL_UINT64,
)

ACLNN_SUCCESS = 0
ACLNN_ERR_PARAM_NULLPTR = 161001
ACLNN_ERR_PARAM_INVALID = 161002
ACLNN_ERR_RUNTIME_ERROR = 361001
ACLNN_ERR_INNER = 561000
ACLNN_ERR_INNER_FIND_KERNEL_ERROR = 561003
ACLNN_ERR_INNER_NULLPTR = 561103

ACL_FORMAT_ND, ACL_FORMAT_NC1HWC0, ACL_FORMAT_FRACTAL_Z, ACL_FORMAT_FRACTAL_NZ = 2, 3, 4, 29

__all__ = [
    "ACLNN_ERR_INNER",
    "ACLNN_ERR_INNER_FIND_KERNEL_ERROR",
    "ACLNN_ERR_INNER_NULLPTR",
    "ACLNN_ERR_PARAM_INVALID",
    "ACLNN_ERR_PARAM_NULLPTR",
    "ACLNN_ERR_RUNTIME_ERROR",
    "ACLNN_SUCCESS",
    "ACL_BF16",
    "ACL_BOOL",
    "ACL_COMPLEX64",
    "ACL_COMPLEX128",
    "ACL_DOUBLE",
    "ACL_FLOAT",
    "ACL_FLOAT16",
    "ACL_FORMAT_FRACTAL_NZ",
    "ACL_FORMAT_FRACTAL_Z",
    "ACL_FORMAT_NC1HWC0",
    "ACL_FORMAT_ND",
    "ACL_INT8",
    "ACL_INT16",
    "ACL_INT32",
    "ACL_INT64",
    "ACL_UINT8",
    "ACL_UINT16",
    "ACL_UINT32",
    "ACL_UINT64",
    "Executor",
    "Scalar",
    "Stream",
    "Tensor",
    "aclCreateScalar",
    "aclCreateTensor",
    "aclDestroyAclOpExecutor",
    "aclFinalize",
    "aclGetRecentErrMsg",
    "aclInit",
    "aclSetAclOpExecutorRepeatable",
    "aclrtCreateStream",
    "aclrtDestroyStream",
    "aclrtResetDevice",
    "aclrtSetDevice",
    "aclrtSynchronizeStream",
    "product",
    "set_product",
]
__all__ += _aclnn_operators.__all__


def aclCreateTensor(
    viewDims: Sequence[int],
    dataType: int,
    stride: Sequence[int] | None,
    offset: int,
    format: int,
    storageDims: Sequence[int],
    tensorData: Any,
) -> Tensor:
    """Creates a tensor over the memory of an array, with any layout. ``Tensor.of_array`` takes the array's own.

    Args:
        viewDims: the sizes of the tensor.
        dataType: its dtype, such as ``ACL_FLOAT``.
        stride: the strides, in elements; None for those of a contiguous tensor.
        offset: from the beginning of the memory to the first element, in elements.
        format: its format, such as ``ACL_FORMAT_ND``.
        storageDims: the sizes of the memory, in elements.
        tensorData: the array, which the tensor keeps alive; None for a tensor without memory.

    Raises:
        ValueError: ``stride`` and ``viewDims`` have different lengths, or the array is smaller than ``storageDims``.
        AclnnError: no memory is as large as ``storageDims``.
        TypeError: ``tensorData`` is no array on the CPU.

    Examples:
        >>> memory = np.zeros(6, np.float32)
        >>> aclnn.aclCreateTensor([3], aclnn.ACL_FLOAT, [2], 1, aclnn.ACL_FORMAT_ND, [6], memory).strides
        [2]
    """
    return Tensor.create(viewDims, dataType, stride, offset, format, storageDims, tensorData)


def aclCreateScalar(value: complex, dataType: int) -> Scalar:
    """Creates a scalar.

    Args:
        value: the number.
        dataType: its dtype, such as ``ACL_FLOAT``: one that NumPy has, or ``ACL_BF16`` if ml_dtypes is installed.

    Raises:
        ValueError: ``dataType`` is another one, or ``value`` is no number in its range.

    Examples:
        >>> alpha = aclnn.aclCreateScalar(0.5, aclnn.ACL_FLOAT)
    """
    names = {
        ACL_FLOAT: "float32",
        ACL_FLOAT16: "float16",
        ACL_INT8: "int8",
        ACL_INT32: "int32",
        ACL_UINT8: "uint8",
        ACL_INT16: "int16",
        ACL_INT64: "int64",
        ACL_DOUBLE: "float64",
        ACL_BOOL: "bool",
        ACL_UINT16: "uint16",
        ACL_UINT32: "uint32",
        ACL_UINT64: "uint64",
        ACL_COMPLEX64: "complex64",
        ACL_COMPLEX128: "complex128",
        ACL_BF16: "bfloat16",
    }
    if dataType not in names:
        raise ValueError(f"aclCreateScalar: dataType is {dataType}; that of a dtype of NumPy, or BF16, is needed")
    if dataType == ACL_BF16:
        import ml_dtypes  # noqa: F401  (NumPy then knows the name)
    element = None
    if isinstance(value, Number | np.generic):
        with suppress(OverflowError, TypeError):
            element = np.array(value, names[dataType])
    if element is None:
        raise ValueError(
            f"aclCreateScalar: value is {wording.shown(value)}; a number in the range of {names[dataType]} is needed"
        )
    return Scalar.create(element.tobytes(), dataType)


def aclrtCreateStream() -> tuple[int, Stream | None]:
    """Creates a stream on the current device and returns (status, stream)."""
    status, stream = _native.aclrtCreateStream()
    return status, stream if status == ACLNN_SUCCESS else None


def aclrtSynchronizeStream(stream: Stream | None) -> int:
    """Waits for the work of a stream (None: the default stream) and returns the status."""
    return _two_phase.waited(_native.aclrtSynchronizeStream, stream or 0, stream)


def aclrtDestroyStream(stream: Stream | None) -> int:
    """Waits for the work of a stream, destroys the stream and returns the status."""
    return _two_phase.waited(_native.aclrtDestroyStream, stream or 0, stream)


def aclrtResetDevice(deviceId: int) -> int:
    """Waits for the work of a device, releases the device and returns the status."""
    return _two_phase.waited(_native.aclrtResetDevice, deviceId, _two_phase.default_stream(deviceId))


def aclSetAclOpExecutorRepeatable(executor: Executor | None) -> int:
    """Allows phase two to run repeatedly with one executor; returns the status."""
    status: int = _native.aclSetAclOpExecutorRepeatable(executor or 0)
    if status == ACLNN_SUCCESS and executor is not None:
        _two_phase.keep_executor(executor)
    return status


def aclDestroyAclOpExecutor(executor: Executor | None) -> int:
    """Frees a repeatable executor, or one that never ran; returns the status."""
    status: int = _native.aclDestroyAclOpExecutor(executor or 0)
    if status == ACLNN_SUCCESS and executor is not None:
        _two_phase.forget_executor(executor)
    return status
