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
    sizes, strides = ((4096, width), (2 * width, 1)) if halves else ((1, 2**26), (0, 1))
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
