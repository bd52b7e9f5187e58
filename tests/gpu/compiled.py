# SPDX-License-Identifier: Apache-2.0
"""Compiles kernels for GPUs that need not be present, and examines the code. Runs in worker processes."""

from __future__ import annotations

import re
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

import scalars
import triton
from triton.backends.compiler import GPUTarget

from actgrad.gpu import device_functions, programs
from codegen.kernels import scalar_count

KERNELS = device_functions.KERNELS | scalars.KERNELS
TARGETS = {
    "sm_80": GPUTarget("cuda", 80, 32),
    "sm_90": GPUTarget("cuda", 90, 32),
    "sm_100": GPUTarget("cuda", 100, 32),
    "gfx942": GPUTarget("hip", "gfx942", 64),
}
PACKED = 2**26  # elements of operands that are one run of memory


@dataclass(frozen=True)
class Code:
    """The properties of the code that tests examine."""

    assembly: str
    binary: bytes
    spilled: int
    """Bytes of the stack of a thread, or registers spilled on AMD."""


def program(
    kernel: str, dtype: int, halves: bool, alignment: int = programs.VECTOR, width: int = 11008
) -> programs.Program:
    """The program for large operands: packed, or rows of halves."""
    declared = KERNELS[kernel]
    inputs = len(declared.inputs) + len(declared.elements)
    count = inputs + len(declared.outputs)
    sizes, strides = ((4096, width), (2 * width, 1)) if halves else ((1, PACKED), (0, 1))
    with mock.patch.dict(device_functions.KERNELS, KERNELS):
        return programs.plan_program(
            kernel,
            inputs,
            dtype,
            (dtype,) * count,
            sizes,
            (strides,) * count,
            (alignment,) * count,
            scalar_count(declared),
            drawn=strides if declared.draws else None,
        )


def strides_of(sizes: tuple[int, ...], kept: tuple[int, ...], apart: int) -> tuple[int, ...]:
    """Those of a tensor that is contiguous in the dimensions ``kept`` but for gaps, and has a stride of 0 elsewhere."""
    strides, step = [], 1
    for dim in reversed(range(len(sizes))):
        strides.append(step if dim in kept else 0)
        step *= sizes[dim] + apart if dim in kept else 1
    return tuple(reversed(strides))


def strided_program(kernel: str, dtype: int, sizes: tuple[int, ...]) -> programs.Program:
    """A program over operands that have gaps along each dimension."""
    declared = KERNELS[kernel]
    count = len(declared.inputs) + len(declared.outputs)
    strides = strides_of(sizes, tuple(range(len(sizes))), apart=1)
    plan = (kernel, len(declared.inputs), dtype, (dtype,) * count, sizes, (strides,) * count, (16,) * count)
    return programs.plan_program(*plan, scalar_count(declared), drawn=strides if declared.draws else None)


def sum_programs(
    kernel: str, dtype: int, sizes: tuple[int, ...], summed: tuple[int, ...]
) -> tuple[programs.Program, ...]:
    """The programs of a sum over some dimensions, without and with a group index."""
    declared = KERNELS[kernel]
    inputs, count = len(declared.inputs), len(declared.inputs) + len(declared.outputs)
    full = strides_of(sizes, tuple(range(len(sizes))), apart=1)
    total = strides_of(sizes, tuple(dim for dim in range(len(sizes)) if dim not in summed), apart=1)
    plan = (kernel, inputs, dtype, (dtype,) * count, sizes, (*(full,) * (count - 1), total), (16,) * count)
    plain, grouped = (programs.plan_sum(*plan, scalar_count(declared), group) for group in (None, (3, 1, total)))
    assert plain.terms
    assert grouped.terms
    return plain.terms, grouped.terms, plain.totals


def integer_program(kernel: str, dtype: int) -> programs.Program:
    """A program over contiguous integers, which are computed in 64 bits."""
    declared = KERNELS[kernel]
    inputs, count = len(declared.inputs), len(declared.inputs) + len(declared.outputs)
    plan = (kernel, inputs, programs.INT64, (dtype,) * count, (4096,), ((1,),) * count, (16,) * count)
    return programs.plan_program(*plan, scalar_count(declared))


def compile_kernel(kernel: str, dtype: int, target: str, halves: bool) -> Code:
    compiled = program(kernel, dtype, halves).compile(TARGETS[target])
    if TARGETS[target].backend == "hip":
        assembly = compiled.asm["amdgcn"]
        spills = re.findall(r"\.vgpr_spill_count:\s*(\d+)", assembly)  # scalars spill to vector registers, not memory
        return Code(assembly, compiled.asm["hsaco"], sum(map(int, spills)))
    with tempfile.NamedTemporaryFile(suffix=".cubin") as file:
        Path(file.name).write_bytes(compiled.asm["cubin"])
        usage = subprocess.run(
            [triton.knobs.nvidia.cuobjdump.path, "-res-usage", file.name], capture_output=True, text=True, check=True
        )
    used = re.search(r"STACK:(\d+).*LOCAL:(\d+)", usage.stdout)
    assert used, usage.stdout
    return Code(compiled.asm["ptx"], compiled.asm["cubin"], sum(map(int, used.groups())))
