# SPDX-License-Identifier: Apache-2.0
"""The formulas of all operators, printed as the headers that the per-ISA kernel units include."""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Any

from actgrad import activations, second_derivatives
from actgrad.codegen.formula import print_formula
from actgrad.contract import Kernel, Operator


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
            if known.formula is not kernel.formula:
                raise ValueError(f"two formulas are called {kernel.name}")
    return list(kernels.values())


def activations_header() -> str:
    """``activations.h``: the activations and their derivatives."""
    return "// Included inside the namespace of one instruction set, after primitives/cpu.h.\n\n" + "\n".join(
        print_formula(function) for function in own_functions(activations)
    )


def second_derivatives_header() -> str:
    """``second_derivatives.h``: the second derivatives of the activations."""
    return "// Included inside the namespace of one instruction set, after activations.h.\n\n" + "\n".join(
        print_formula(function) for function in own_functions(second_derivatives)
    )


def formulas_header(kernels: list[Kernel]) -> str:
    """The formulas that one operator's file defines."""
    return "// Included inside the namespace of one instruction set, after activations.h.\n\n" + "\n".join(
        print_formula(kernel.formula) for kernel in kernels
    )


def formulas_of(operator: Operator, kernels: list[Kernel]) -> list[Kernel]:
    """The kernels whose formula stands in the operator's own file."""
    return [kernel for kernel in kernels if kernel.formula.__module__.rpartition(".")[2] == operator.snake]


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
#include "generated/second_derivatives.h"
{includes}
// KERNEL(name, inputs, outputs, arguments)
#define ACTGRAD_KERNELS(KERNEL) \\
{rows}
"""


def _arguments(kernel: Kernel) -> str:
    return ", ".join(f"in[{i}]" for i in range(len(kernel.inputs)))
