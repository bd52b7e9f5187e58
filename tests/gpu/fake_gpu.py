# SPDX-License-Identifier: Apache-2.0
"""Simulated GPUs: tensors in CPU memory that report another device, and launches in Triton's interpreter."""

from __future__ import annotations

import ctypes
from typing import Any

import ml_dtypes
import numpy as np
import torch
import triton.language as tl
from triton.runtime import interpreter

from actgrad.gpu import launch, programs

CUDA, METAL, ROCM = 2, 8, 10  # DLPack's numbers

_DESCRIBE = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.POINTER(ctypes.c_void_p))


class _Exchange(ctypes.Structure):
    """DLPack's exchange table, with the function that describes a tensor without going through Python."""

    _fields_ = (
        ("version", ctypes.c_uint32 * 2),
        ("previous", ctypes.c_void_p),
        ("allocator", ctypes.c_void_p),
        ("from_object", ctypes.c_void_p),
        ("to_object", ctypes.c_void_p),
        ("describe", _DESCRIBE),
        ("stream", ctypes.c_void_p),
    )


_name = b"dlpack_exchange_api"
_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype, _new_capsule.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
_pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
_pointer_of.restype, _pointer_of.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
_kept: list[Any] = []


def tensors_on(device_type: int, index: int = 0) -> type[torch.Tensor]:
    """A class of tensors that report the given device through DLPack.

    A CPU tensor becomes one with ``as_subclass``.
    """
    own = _Exchange.from_address(_pointer_of(torch.Tensor.__dlpack_c_exchange_api__, _name))
    table = _Exchange.from_buffer_copy(own)

    def describe(tensor: Any, out: Any) -> int:
        result = own.describe(tensor, out)
        # A DLTensor begins with the address; then come the device's type and number.
        device = ctypes.cast(ctypes.addressof(out.contents) + 8, ctypes.POINTER(ctypes.c_int32))
        device[0], device[1] = device_type, index
        return int(result)

    table.describe = _DESCRIBE(describe)
    _kept.append(table)
    capsule = _new_capsule(ctypes.addressof(table), _name, None)
    return type("TensorElsewhere", (torch.Tensor,), {"__dlpack_c_exchange_api__": capsule})


def capsule_on_cuda() -> Any:
    """What ``__dlpack__`` of a CUDA array returns: a CPU tensor's capsule that says so."""
    capsule = torch.ones(4).__dlpack__()
    device = ctypes.cast(_pointer_of(capsule, b"dltensor") + 8, ctypes.POINTER(ctypes.c_int32))
    device[0] = CUDA
    return capsule


_cast = interpreter.InterpreterBuilder.cast_impl


def _rounding_cast(self: Any, source: Any, to: Any) -> Any:
    """The interpreter's own conversion to bfloat16 truncates, and loses subnormals."""
    if source.dtype.scalar == tl.float32 and to.scalar == tl.bfloat16:
        with np.errstate(over="ignore", invalid="ignore"):
            return interpreter.TensorHandle(source.data.astype(ml_dtypes.bfloat16).view(np.uint16), tl.bfloat16)
    if to.scalar == tl.bfloat16 and np.issubdtype(source.data.dtype, np.integer) and source.dtype.scalar.is_int():
        return interpreter.TensorHandle(source.data.astype(ml_dtypes.bfloat16).view(np.uint16), tl.bfloat16)
    if source.dtype.scalar == tl.bfloat16 and to.scalar == tl.float32:
        return interpreter.TensorHandle(source.data.view(ml_dtypes.bfloat16).astype(np.float32), tl.float32)
    return _cast(self, source, to)


interpreter.InterpreterBuilder.cast_impl = _rounding_cast

TORCH_DTYPES = {
    **{0: torch.float32, 1: torch.float16, 27: torch.bfloat16, programs.DOUBLE: torch.float64},
    **{2: torch.int8, 4: torch.uint8, 6: torch.int16, 3: torch.int32, programs.INT64: torch.int64, 12: torch.bool},
}
SCALARS = {programs.DOUBLE: (np.float64, tl.float64), programs.INT64: (np.int64, tl.int64)}


def interpret(
    plan: launch.Plan,
    inputs: tuple[int, ...],
    outputs: tuple[int, ...],
    scalars: tuple[float | int, ...],
    index: tuple[int, ...] = (),
) -> None:
    """Runs a plan as ``actgrad.gpu.launch.run`` does, but in Triton's interpreter, on memory of the CPU."""
    assert plan.device == 0
    dtypes = [TORCH_DTYPES[dtype] for dtype in plan.dtypes]
    read, written = (
        tuple(map(_first_element, *arguments))
        for arguments in ((inputs, dtypes[: plan.inputs]), (outputs, dtypes[plan.inputs :]))
    )
    values = tuple(_scalar(value, *SCALARS.get(plan.compute, (np.float32, tl.float32))) for value in scalars)
    rows = tuple(_first_element(address, torch.int64) for address in index) if plan.group else ()
    if programs.KERNELS[plan.kernel].sums:
        _interpret_sum(programs.plan_sum(*plan.operands, plan.group), read, written, values, rows)
        return
    program = plan.program()
    if plan.drawn:
        numbers = tuple(_scalar(number, np.float64, tl.float64) for number in scalars)
        key = tuple(_scalar(word, np.int64, tl.int64) for word in index)
        program.loop[(program.grid,)](read, written, numbers, key, *program.values)
        return
    program.loop[(program.grid,)](read, written, _arranged(program, values), rows, *program.values)


def _interpret_sum(plan: programs.SumPrograms, inputs: Any, outputs: Any, scalars: Any, index: Any) -> None:
    workspace = torch.full((max(plan.workspace, 1),), torch.nan, dtype=torch.float64)
    if plan.terms:
        arranged = _arranged(plan.terms, scalars)
        plan.terms.loop[(plan.terms.grid,)](inputs, (*outputs[:-1], workspace), arranged, index, *plan.terms.values)
    plan.totals.loop[(plan.totals.grid,)]((workspace,), outputs[-1:], (), *plan.totals.values)


def _arranged(program: programs.Program, scalars: tuple[Any, ...]) -> tuple[Any, ...]:
    """The formula's scalars as the loop takes them."""
    return (scalars,) if program.shared else scalars


def _scalar(value: float, element: Any, dtype: Any) -> Any:
    """A scalar as a launch passes it: of the computation's dtype. The interpreter has float32 for a Python number."""
    return tl.tensor(interpreter.TensorHandle(np.array([value], element), dtype), dtype)


def _first_element(address: int, dtype: torch.dtype) -> torch.Tensor:
    """A tensor for the interpreter, which needs only its address and dtype."""
    memory = (ctypes.c_char * dtype.itemsize).from_address(address)
    return torch.frombuffer(memory, dtype=dtype)
