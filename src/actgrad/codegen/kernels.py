# SPDX-License-Identifier: Apache-2.0
"""The formulas of all operators, printed as the kernel units that are compiled once for each instruction set."""

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


def kernels_of(operator: Operator, operators: list[Operator], kernels: list[Kernel]) -> list[Kernel]:
    """The kernels of an operator's unit: those whose formula its file defines.

    A formula that no operator's file defines, such as an activation, is a kernel of the first operator that has it.
    """
    files = {other.snake for other in operators}

    def owner(kernel: Kernel) -> str:
        defined_in = kernel.formula.__module__.rpartition(".")[2]
        return defined_in if defined_in in files else next(o.snake for o in operators if kernel in o.kernels)

    return [kernel for kernel in kernels if owner(kernel) == operator.snake]


def kernel_unit(operator: Operator, kernels: list[Kernel]) -> str:
    """The unit of one operator: its formulas, and the loop around each."""
    own = [kernel.formula for kernel in kernels if kernel.formula.__module__.rpartition(".")[2] == operator.snake]
    formulas = "".join(f"{print_formula(formula)}\n" for formula in own)
    rows = "".join(
        f"ACTGRAD_KERNEL({kernel.name}, {len(kernel.inputs)}, {len(kernel.outputs)}, ({_arguments(kernel)}))\n"
        for kernel in kernels
    )
    return f"""\
#include "opapi/tile.h"

namespace actgrad::ACTGRAD_ISA {{
namespace {{

#include "generated/activations.h"
#include "generated/second_derivatives.h"

{formulas}}}  // namespace

{rows}
}}  // namespace actgrad::ACTGRAD_ISA
"""


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


def kernel_list(kernels: list[Kernel]) -> str:
    """``kernels.inc``: the list of kernels, in the order of the enumeration."""
    rows = "".join(f"KERNEL({kernel.name})\n" for kernel in kernels)
    return f"// One line a kernel; who includes this defines KERNEL.\n\n{rows}"


def _arguments(kernel: Kernel) -> str:
    return ", ".join(f"in[{i}]" for i in range(len(kernel.inputs)))
