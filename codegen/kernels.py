# SPDX-License-Identifier: Apache-2.0
"""The formulas of all operators, printed as the headers that the per-ISA kernel units include."""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Any

from actgrad.arithmetic import activations
from actgrad.operators.contract import Kernel, Operator
from codegen.formula import print_formula


def own_functions(module: types.ModuleType) -> list[Callable[..., Any]]:
    """The public functions that ``module`` defines, in order."""
    return [
        value
        for name, value in vars(module).items()
        if isinstance(value, types.FunctionType) and value.__module__ == module.__name__ and not name.startswith("_")
    ]


def unique_kernels(operators: list[Operator]) -> list[Kernel]:
    """One kernel for each formula, in the order of the operators; operators may share a formula."""
    kernels: dict[str, Kernel] = {}
    for operator in operators:
        for kernel in operator.kernels:
            known = kernels.setdefault(kernel.name, kernel)
            if (known.formula, known.functions) != (kernel.formula, kernel.functions):
                raise ValueError(f"two formulas are called {kernel.name}")
    return list(kernels.values())


def activations_header() -> str:
    """``activations.h``: the activations and their first two derivatives."""
    return "// Included inside the namespace of one instruction set, after primitives/cpu.h.\n\n" + "\n".join(
        print_formula(function) for function in own_functions(activations)
    )


def formulas_header(kernels: list[Kernel]) -> str:
    """The formulas that one operator's file defines."""
    return "// Included inside the namespace of one instruction set, after activations.h.\n\n" + "\n".join(
        print_formula(kernel.formula, kernel.name, kernel.functions) for kernel in kernels
    )


def formulas_of(operator: Operator, kernels: list[Kernel]) -> list[Kernel]:
    """The kernels that this operator is the first to have, but for activations, which are printed by themselves."""
    own = [kernel for kernel in kernels if any(kernel is each for each in operator.kernels)]
    return [kernel for kernel in own if kernel.formula.__module__ != activations.__name__]


def kernel_names(kernels: list[Kernel]) -> str:
    """``kernels.h``: the enumeration that entry points and kernel tables share, and its names."""
    names = "".join(f"    {kernel.name},\n" for kernel in kernels)
    texts = "".join(f'    "{kernel.name}",\n' for kernel in kernels)
    return f"""\
#pragma once

namespace actgrad {{

enum class Kernel {{
{names}    COUNT
}};

constexpr const char* KERNEL_NAMES[] = {{
{texts}}};

}}  // namespace actgrad
"""


def kernel_list(operators: list[Operator], kernels: list[Kernel]) -> str:
    """``kernels.inc``: every formula, and the list of kernels with their numbers of inputs and outputs."""
    includes = "".join(
        f'#include "generated/kernels/{operator.snake}.h"\n' for operator in operators if formulas_of(operator, kernels)
    )
    rows = " \\\n".join(
        f"    KERNEL({kernel.name}, {len(kernel.inputs)}, {len(kernel.outputs)}, ({_arguments(kernel)}))"
        for kernel in kernels
    )
    return f"""\
// Included inside the namespace of one instruction set, after primitives/cpu.h.

#include "generated/activations.h"
{includes}
// KERNEL(name, inputs, outputs, arguments)
#define ACTGRAD_KERNELS(KERNEL) \\
{rows}
"""


def _arguments(kernel: Kernel) -> str:
    return ", ".join(f"in[{i}]" for i in range(len(kernel.inputs)))
