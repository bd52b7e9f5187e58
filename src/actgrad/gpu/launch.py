# SPDX-License-Identifier: Apache-2.0
"""Runs a plan on the current stream of the arrays' device.

It waits for nothing, and allocates nothing but PyTorch's memory for the parts of sums, so that it can be captured in a
CUDA graph.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import triton

from actgrad.gpu.device_functions import KERNELS
from actgrad.gpu.programs import DOUBLE, Group, Program, plan_program, plan_sum

OLDEST = 80  # compute capability: the first with bfloat16
TRITON = tuple(int(part) for part in triton.__version__.split(".")[:2])

Ints = tuple[int, ...]
Operands = tuple[str, int, int, Ints, Ints, tuple[Ints, ...], Ints, int]


@dataclass(eq=False)
class Plan:
    """What phase one planned, but for addresses and numbers: prepared once, and launched with those of each call.

    ``device`` is the number of the GPU; the other arguments are those of ``plan_program``.
    """

    kernel: str
    inputs: int
    compute: int
    dtypes: tuple[int, ...]
    sizes: tuple[int, ...]
    strides: tuple[tuple[int, ...], ...]
    alignments: tuple[int, ...]
    scalars: int
    device: int
    group: Group | None = None
    drawn: tuple[int, ...] | None = None

    @property
    def operands(self) -> Operands:
        """The arguments that ``plan_program`` and ``plan_sum`` have in common, but for the group."""
        kernel, inputs, compute, dtypes = self.kernel, self.inputs, self.compute, self.dtypes
        return kernel, inputs, compute, dtypes, self.sizes, self.strides, self.alignments, self.scalars

    def program(self) -> Program:
        """The program of a plan without sums."""
        return plan_program(*self.operands, self.group, self.drawn)

    @cached_property
    def start(self) -> Callable[..., None]:
        """Queues the programs on the current stream; its arguments are those of ``run`` behind the plan."""
        target = triton.runtime.driver.active.get_current_target()
        refuse_old(target, self.device)
        refuse_rounded_constants(self.compute)
        if KERNELS[self.kernel].sums:
            return self._sum(target)
        return launcher(self.program(), target, self.device)

    def _sum(self, target: Any) -> Callable[..., None]:
        import torch  # an array on a GPU is a tensor, so torch is loaded

        programs = plan_sum(*self.operands, self.group)
        terms = programs.terms and launcher(programs.terms, target, self.device)
        totals = launcher(programs.totals, target, self.device)
        place = torch.device("cuda", self.device)

        def start(inputs: Any, outputs: tuple[int, ...], scalars: Any, index: Any) -> None:
            workspace = torch.empty(programs.workspace, dtype=torch.float64, device=place)
            if terms:
                terms(inputs, (*outputs[:-1], workspace.data_ptr()), scalars, index)
            totals((workspace.data_ptr(),), outputs[-1:], ())

        return start


def run(
    plan: Plan,
    inputs: tuple[int, ...],
    outputs: tuple[int, ...],
    scalars: tuple[float | int, ...],
    index: tuple[int, ...] = (),
) -> None:
    """Runs a plan on the current stream of its GPU.

    The launch rounds ``scalars`` to the dtype of the computation; their values do not select another program.

    Args:
        plan: the plan.
        inputs: the addresses of what is read.
        outputs: the addresses of what is written.
        scalars: the formula's arguments behind the inputs; of random numbers low, width, least and most.
        index: the address of the group index, if there is one; of random numbers seed and offset.

    Raises:
        RuntimeError: the GPU is too old, or there is none.
    """
    driver = triton.runtime.driver.active
    current = driver.get_current_device()
    if plan.device == current:
        plan.start(inputs, outputs, scalars, index)
        return
    driver.set_current_device(plan.device)
    try:
        plan.start(inputs, outputs, scalars, index)
    finally:
        driver.set_current_device(current)


def launcher(program: Program, target: Any, device: int) -> Callable[..., None]:
    """A function that queues a program on the current stream, given what comes with the launch.

    Triton's own, ``compiled[grid]``, takes half as long again: it prepares for the hooks of a profiler.
    """
    code = loaded(program, target, device)
    run, function, metadata = code.run, code.function, code.packed_metadata
    grid, values = program.grid, program.values
    stream_of = triton.runtime.driver.active.get_current_stream

    def launch(*arguments: Any) -> None:
        run(grid, 1, 1, stream_of(device), function, metadata, None, None, None, *arguments, *values)

    def launch_shared(inputs: Any, outputs: Any, scalars: Any, *index: Any) -> None:
        launch(inputs, outputs, (scalars,), *index)

    return launch_shared if program.shared else launch


_loaded: dict[tuple[str, int], Any] = {}


def loaded(program: Program, target: Any, device: int) -> Any:
    """The ``CompiledKernel`` of a program, on ``device``, the current one: the same for programs of other sizes.

    None is ever dropped, unlike plans: it would unload its code, since Triton 3.9, which CUDA graphs may still launch.
    """
    key = program.source.hash(), device
    code = _loaded.get(key)
    if code is None:
        compiled = program.compile(target)
        compiled[(program.grid, 1, 1)]  # loads the code
        code = _loaded.setdefault(key, compiled)  # another thread may have been faster
    return code


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
