# SPDX-License-Identifier: Apache-2.0
"""Compiles kernels for GPUs that need not be present, and examines the code."""

from __future__ import annotations

import hashlib
import inspect
import itertools
import re
import subprocess
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from unittest import mock

import scalars
import triton
from triton._C.libtriton import ir
from triton.backends.compiler import GPUTarget
from triton.compiler import make_backend

from actgrad.arithmetic.primitives.on_triton import compiling_for
from actgrad.gpu import device_functions, programs
from actgrad.operators.contract import Operand
from actgrad.operators.formulas import selected_second_gradient
from codegen.kernels import scalar_count

KERNELS = device_functions.KERNELS | scalars.KERNELS
TARGETS = {
    "sm_80": GPUTarget("cuda", 80, 32),
    "sm_90": GPUTarget("cuda", 90, 32),
    "sm_100": GPUTarget("cuda", 100, 32),
    "gfx942": GPUTarget("hip", "gfx942", 64),
}
PACKED = 2**26  # elements of operands that are one run of memory
DIMENSIONS = (3, 5, 7, 9, 11)  # every loop over them goes round more than once

Key = tuple[str, int, str, bool]
# Packed operands for every kernel and dtype; rows of halves, which differ in addresses only, for each gated formula.
EVERY: list[Key] = [(*key, False) for key in itertools.product(KERNELS, programs.FLOATS, TARGETS)]
HALVING = {
    kernel.formula: kernel.name
    for kernel in KERNELS.values()
    if any(isinstance(operand, Operand) for operand in (*kernel.inputs, *kernel.outputs))
}
GATED: list[Key] = [(*key, "sm_90", True) for key in itertools.product(HALVING.values(), programs.FLOATS)]
KEYS = [*EVERY, *GATED]


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


def compile_sums(kernel: str, dtype: int) -> bool:
    """Whether the sums over three of five dimensions, and over all but the third, become code."""
    each = (sum_programs(kernel, dtype, DIMENSIONS, summed) for summed in ((2, 3, 4), (0, 1, 3, 4)))
    return all("cubin" in program.compile(TARGETS["sm_90"]).asm for program in itertools.chain(*each))


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


def require_good(key: Key, code: Code) -> None:
    """Fails unless the code reads and writes vectors of 16 bytes, and spills nothing."""
    kernel, dtype, target, halves = key
    declared = KERNELS[kernel]
    # If f'' is 0 and selected, dy is not read; random numbers are not read either, and have one loop.
    unread = declared.formula is selected_second_gradient or declared.draws is not None
    operands = len(declared.inputs) - unread, len(declared.outputs)
    assert code.binary.startswith(b"\x7fELF")
    assert code.spilled == 0
    # A tile is read and written in vectors of 16 bytes, by the whole tiles and by the last, which has a mask.
    count = len(declared.inputs) + len(declared.elements) + len(declared.outputs)
    rule = (dtype,) * count, dtype, declared
    tiling = programs.Tiling(programs.tile_elements(*rule)) if halves else programs.tiling(PACKED, *rule)
    each = tiling.elements // programs.THREADS * programs.FLOATS[dtype].bytes // programs.VECTOR
    if target == "gfx942":  # its compiler may merge the two
        load, store, times = r"global_load_dwordx4", r"global_store_dwordx4", 1
        assert not re.search(r"global_(?:load|store)_(?!dwordx4)", code.assembly)
    else:
        vector = r"\.global\.v(?:4\.b32|2\.b64)"
        load, store, times = "ld" + vector, "st" + vector, 1 if declared.draws else 2
        if tiling.stages > 1:  # whole tiles are copied to shared memory
            load, times = rf"{load}|cp\.async\.cg\.shared\.global .*0x10", 1 + tiling.stages
        assert not re.search(r"(?:ld|st)\.global\.(?!v4\.b32|v2\.b64)", code.assembly)
    assert len(re.findall(load, code.assembly)) >= times * each * operands[0]
    assert len(re.findall(store, code.assembly)) >= min(times, 2) * each * operands[1]


def intermediate(compiled: programs.Program, target: GPUTarget) -> str:
    """What Triton's compiler makes the code from, without the lines of the source."""
    backend, context = make_backend(target), ir.context()
    ir.load_dialects(context)
    backend.load_dialects(context)
    options = backend.parse_options({"enable_fp_fusion": False})
    with compiling_for(target.backend):
        functions = backend.get_codegen_implementation(options), backend.get_module_map()
        return str(compiled.source.make_ir(target, options, *functions, context).str_nodebug())


@cache
def requirements() -> str:
    """What, beside the programs, decides about the code and whether it is good."""
    rules = (programs.Program.compile, compile_kernel, require_good)
    constants = (triton.__version__, TARGETS, programs.THREADS, programs.VECTOR)
    return "\n".join([*map(str, constants), *map(inspect.getsource, rules)])


def code_of(kernel: str) -> str:
    """A hash of all programs of a kernel and of what is required of their code.

    Triton's front end, and so the program, is the same for all GPUs of a vendor.
    """
    found = hashlib.sha256(requirements().encode())
    for name, dtype, target, halves in KEYS:
        if name == kernel and target in ("sm_90", "gfx942"):
            found.update(intermediate(program(kernel, dtype, halves), TARGETS[target]).encode())
    return found.hexdigest()[:16]
