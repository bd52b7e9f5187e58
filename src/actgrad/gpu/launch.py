# SPDX-License-Identifier: Apache-2.0
"""Runs a plan on the current stream of the arrays' device.

It waits for nothing, and allocates nothing but PyTorch's memory for the parts of sums, so that it can be captured in a
CUDA graph.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import triton

from actgrad.gpu.device_functions import KERNELS
from actgrad.gpu.programs import DOUBLE, VECTOR, Drawing, Group, Program, plan_program, plan_sum

OLDEST = 80  # compute capability: the first with bfloat16
TRITON = tuple(int(part) for part in triton.__version__.split(".")[:2])


def run(
    kernel: str,
    inputs: int,
    compute: int,
    dtypes: tuple[int, ...],
    sizes: tuple[int, ...],
    strides: tuple[tuple[int, ...], ...],
    addresses: tuple[int, ...],
    scalars: tuple[float | int, ...],
    device: int,
    group: Group | None = None,
    drawing: Drawing | None = None,
) -> None:
    """Runs a plan on the current stream of GPU number ``device``. The arguments are those of ``plan_program``.

    The address of a group index follows those of the operands.
    The launch rounds ``scalars`` to the dtype of the computation; their values do not select another program.

    Raises:
        RuntimeError: the GPU is too old, or there is none.
    """
    operands = len(dtypes)
    # power_of_two_in, written out: five calls of it would take a twentieth of the launch.
    alignments = tuple([(address | VECTOR) & -(address | VECTOR) for address in addresses[:operands]])
    driver = triton.runtime.driver.active
    current = driver.get_current_device()
    if device != current:
        driver.set_current_device(device)
    try:
        if KERNELS[kernel].sums:
            _run_sum(kernel, inputs, compute, dtypes, sizes, strides, addresses, alignments, scalars, device, group)
            return
        steps = drawing[2] if drawing else None
        launch, arranged, values = _ready(
            kernel, inputs, compute, dtypes, sizes, strides, alignments, len(scalars), device, group, steps
        )
        if drawing:
            launch(addresses[:inputs], addresses[inputs:operands], *drawing[:2], *values)
            return
        launch(addresses[:inputs], addresses[inputs:operands], arranged(scalars), addresses[operands:], *values)
    finally:
        if device != current:
            driver.set_current_device(current)


@lru_cache(maxsize=4096)
def _ready(
    kernel: str,
    inputs: int,
    compute: int,
    dtypes: tuple[int, ...],
    sizes: tuple[int, ...],
    strides: tuple[tuple[int, ...], ...],
    alignments: tuple[int, ...],
    scalars: int,
    device: int,
    group: Group | None,
    drawn: tuple[int, ...] | None,
) -> tuple[Callable[..., None], Callable[[tuple[float, ...]], tuple[Any, ...]], tuple[Any, ...]]:
    """The launcher of a plan, the function that arranges its scalars, and the values after them."""
    target = triton.runtime.driver.active.get_current_target()
    refuse_old(target, device)
    refuse_rounded_constants(compute)
    program = plan_program(kernel, inputs, compute, dtypes, sizes, strides, alignments, scalars, group, drawn)
    return launcher(program, target, device), program.scalars, program.values


def launcher(program: Program, target: Any, device: int) -> Callable[..., None]:
    """A function that queues a program on the current stream, given its operands, scalars, group index and the rest.

    Triton's own, ``compiled[grid]``, takes half as long again: it prepares for the hooks of a profiler.
    """
    compiled = program.compile(target)
    compiled[(program.grid, 1, 1)]  # loads the code
    run, metadata, grid = compiled.run, compiled.packed_metadata, program.grid
    stream_of = triton.runtime.driver.active.get_current_stream

    def launch(*arguments: Any) -> None:
        # ``compiled`` unloads its code when it dies, since Triton 3.9: it is kept here, not its function alone.
        run(grid, 1, 1, stream_of(device), compiled.function, metadata, None, None, None, *arguments)

    return launch


def _run_sum(
    kernel: str,
    inputs: int,
    compute: int,
    dtypes: tuple[int, ...],
    sizes: tuple[int, ...],
    strides: tuple[tuple[int, ...], ...],
    addresses: tuple[int, ...],
    alignments: tuple[int, ...],
    scalars: tuple[float | int, ...],
    device: int,
    group: Group | None,
) -> None:
    import torch  # an array on a GPU is a tensor, so torch is loaded

    terms, arranged, totals, size = _ready_sum(
        kernel, inputs, compute, dtypes, sizes, strides, alignments, len(scalars), device, group
    )
    operands = len(dtypes)
    workspace = torch.empty(size, dtype=torch.float64, device=torch.device("cuda", device))
    if terms:
        written = (*addresses[inputs : operands - 1], workspace.data_ptr())
        terms(addresses[:inputs], written, arranged(scalars), addresses[operands:])
    totals((workspace.data_ptr(),), addresses[operands - 1 : operands], ())


@lru_cache(maxsize=4096)
def _ready_sum(
    kernel: str,
    inputs: int,
    compute: int,
    dtypes: tuple[int, ...],
    sizes: tuple[int, ...],
    strides: tuple[tuple[int, ...], ...],
    alignments: tuple[int, ...],
    scalars: int,
    device: int,
    group: Group | None,
) -> tuple[Callable[..., None] | None, Callable[[tuple[float, ...]], tuple[Any, ...]], Callable[..., None], int]:
    """The launcher of a sum's terms, the function for their scalars, the totals' launcher, and the workspace size."""
    target = triton.runtime.driver.active.get_current_target()
    refuse_old(target, device)
    refuse_rounded_constants(compute)
    programs = plan_sum(kernel, inputs, compute, dtypes, sizes, strides, alignments, scalars, group)

    def with_values(program: Program) -> Callable[..., None]:
        launch, values = launcher(program, target, device), program.values
        return lambda *operands: launch(*operands, *values)

    terms = programs.terms
    return (
        with_values(terms) if terms else None,
        terms.scalars if terms else lambda values: values,
        with_values(programs.totals),
        programs.workspace,
    )


def refuse_rounded_constants(compute: int) -> None:
    """Raises RuntimeError for float64 with a Triton that rounds the constants of an FMA to float32."""
    if compute == DOUBLE and TRITON < (3, 9):
        raise RuntimeError(
            f"Triton {triton.__version__} rounds the constants of float64 arithmetic to float32; Triton 3.9 or newer "
            "is needed, or another dtype"
        )


def refuse_old(target: Any, device: int) -> None:
    """Raises RuntimeError when ``target``, the ``GPUTarget`` of GPU number ``device``, is too old."""
    if target.backend == "cuda" and target.arch < OLDEST:
        raise RuntimeError(
            f"cuda:{device} has compute capability {target.arch / 10}; {OLDEST / 10} (Ampere) or newer is needed"
        )
