# SPDX-License-Identifier: Apache-2.0
"""The formulas of all operators, printed as the kernel units that are compiled once for each instruction set."""

from __future__ import annotations

import ast
import itertools
import types
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from actgrad.arithmetic import activations
from actgrad.arithmetic.activation import Formula
from actgrad.arithmetic.calls import functions_of, primitives_of
from actgrad.operators.contract import Constants, Element, Kernel, Operand, Operator
from codegen.formula import operators_of, print_formula, require_counts, require_integers, result_count

# The primitives whose exponentials are worth a stage of their own: much is computed from them.
KEPT = frozenset({"logistic_slope", "scaled_log1p_exp", "times_exp"})


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
            arguments = len(kernel.inputs) + len(kernel.elements) + scalar_count(kernel)
            require_counts(kernel.formula, kernel.functions, arguments, len(kernel.outputs), operator.name)
            known = kernels.setdefault(kernel.name, kernel)
            if (known.formula, known.functions) != (kernel.formula, kernel.functions):
                raise ValueError(f"two formulas are called {kernel.name}")
    return list(kernels.values())


def activations_header() -> str:
    """``activations.h``: the activations and their first two derivatives."""
    return "// Included inside the namespace of one instruction set, after primitives/cpu.h.\n\n" + "\n".join(
        _print_inlined(function) for function in own_functions(activations)
    )


def kernels_of(operator: Operator, kernels: list[Kernel]) -> list[Kernel]:
    """The kernels printed in an operator's unit: those that no earlier operator has."""
    return [kernel for kernel in kernels if any(kernel is own for own in operator.kernels)]


def kernel_unit(kernels: list[Kernel], operators: list[Operator]) -> str:
    """The unit of one operator: its formulas, each in a loop."""
    interleaved = interleaved_operands(operators)
    formulas: dict[str, str] = {}
    for kernel in kernels:
        _add_formulas(kernel.formula, kernel.name, kernel.functions, formulas)
        if kernel.exact_integers:
            require_integers(kernel.formula, kernel.functions)
    properties = "".join(_properties(kernel, interleaved) for kernel in kernels)
    rows = "".join(
        f"{'ACTGRAD_KERNEL_ON_INTEGERS' if kernel.exact_integers else 'ACTGRAD_KERNEL'}({kernel.name}, "
        f"{len(kernel.inputs) + len(kernel.elements)}, {len(kernel.outputs)}, {scalar_count(kernel)}, "
        f"({_arguments(kernel)}))\n"
        for kernel in kernels
    )
    return f"""\
#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {{
namespace {{

#include "generated/activations.h"

{"".join(f"{text}{chr(10)}" for text in formulas.values())}{properties}}}  // namespace

{rows}
}}  // namespace actgrad::ACTGRAD_ISA
"""


def _properties(kernel: Kernel, interleaved: Mapping[str, tuple[int, int]]) -> str:
    """What the loop has to know of a kernel, where it is not what `Properties` says."""
    pairs = interleaved.get(kernel.name, (0, 0))
    members = {
        "int sums": kernel.sums,
        "unsigned channels": channel_inputs(kernel),
        "unsigned rows": row_inputs(kernel),
        "bool has_exponentials": has_exponentials(kernel),
        # Only loops that compute in stages look at it.
        "bool has_derivative [[maybe_unused]]": kernel.has_derivative and not kernel.is_memory_bound,
        "bool is_memory_bound": kernel.is_memory_bound,
        "Pairs pairs": pairs if any(pairs) else 0,
    }
    own = "".join(f"    static constexpr {name} = {_initializer(value)};\n" for name, value in members.items() if value)
    inner = f"{{\n{own}}}" if own else "{}"
    return f"struct {kernel.name}_properties : Properties {inner};\n\n"


def _initializer(value: int | tuple[int, int]) -> str:
    """A value as C++ initialises with it."""
    return f"{{{', '.join(map(str, value))}}}" if isinstance(value, tuple) else str(value).lower()


def kernel_names(kernels: list[Kernel], operators: list[Operator]) -> str:
    """``kernels.h``: the enumeration that entry points and kernel tables share, its names, and what planning needs."""
    interleaved = interleaved_operands(operators)

    def lines(value: Callable[[Kernel], int | tuple[int, int]]) -> str:
        return "".join(f"    {_initializer(value(kernel))},  // {kernel.name}\n" for kernel in kernels)

    names = "".join(f"    {kernel.name},\n" for kernel in kernels)
    texts = "".join(f'    "{kernel.name}",\n' for kernel in kernels)
    return f"""\
#pragma once

#include "opapi/kernels/kernel.h"

namespace actgrad {{

enum class Kernel {{
{names}    COUNT
}};

constexpr const char* KERNEL_NAMES[] = {{
{texts}}};

// Whether the formula is computed on integers as they are; elsewhere they count as float32.
constexpr bool HOLDS_FOR_INTEGERS[] = {{
{lines(lambda kernel: kernel.exact_integers)}}};

// Whether a result of a wider dtype than the inputs of 16 bits is not rounded to theirs first.
constexpr bool ROUNDS_ONCE[] = {{
{lines(lambda kernel: kernel.rounds_once)}}};

// For each kernel, these four as Properties says.
constexpr int SUMS[] = {{
{lines(lambda kernel: kernel.sums)}}};

constexpr unsigned ROW_INPUTS[] = {{
{lines(row_inputs)}}};

constexpr bool IS_MEMORY_BOUND[] = {{
{lines(lambda kernel: kernel.is_memory_bound)}}};

constexpr Pairs PAIRS[] = {{
{lines(lambda kernel: interleaved.get(kernel.name, (0, 0)))}}};

}}  // namespace actgrad
"""


def kernel_list(kernels: list[Kernel]) -> str:
    """``kernels.inc``: the list of kernels, in the order of the enumeration."""
    rows = "".join(f"KERNEL({kernel.name})\n" for kernel in kernels)
    return f"// One line a kernel; who includes this defines KERNEL.\n\n{rows}"


def scalar_count(kernel: Kernel) -> int:
    """How many arguments the formula takes after its tensors."""
    return sum(
        result_count(scalar.formula) if isinstance(scalar, Constants) else 1
        for scalar in kernel.scalars
        if not isinstance(scalar, Element)
    )


def row_inputs(kernel: Kernel) -> int:
    """Which inputs have an element for each row and may be wider than the others, as bits."""
    rows = [isinstance(given, Operand) and given.part == "rows" for given in kernel.inputs]
    return 0 if kernel.as_float32 else sum(1 << i for i, is_row in enumerate(rows) if is_row)


def interleaved_operands(operators: list[Operator]) -> dict[str, tuple[int, int]]:
    """Which inputs, and which outputs, are the first of two halves that may be interleaved, as bits; by kernel.

    None of kernels with sums or with an element for each row.
    """
    pairs: dict[str, tuple[int, int]] = {}
    for operator in operators:
        for kernel in operator.kernels:
            if operator.interleaves and not kernel.sums and not row_inputs(kernel):
                own = _first_halves(kernel.inputs), _first_halves(kernel.outputs)
                if pairs.setdefault(kernel.name, own) != own:
                    raise ValueError(f"{kernel.name} has other halves in {operator.name} than before")
    return pairs


def _first_halves(operands: Sequence[object]) -> int:
    return sum(1 << i for i, both in enumerate(itertools.pairwise(operands)) if _are_halves(*both))


def _are_halves(first: object, second: object) -> bool:
    """Whether two operands are the halves of one tensor, the left or the activated one first."""
    return (
        isinstance(first, Operand)
        and isinstance(second, Operand)
        and first.tensor == second.tensor
        and ((first.part, second.part) == ("left", "right") or second.part == "!" + first.part)
    )


def has_exponentials(kernel: Kernel) -> bool:
    """Whether the formula has exponentials that ``cpu_staged.h`` keeps for its second stage."""
    return bool(primitives_of(kernel.formula, kernel.functions) & KEPT)


def channel_inputs(kernel: Kernel) -> int:
    """Which inputs have an element for each channel, as bits, if terms can be added while they are computed; else 0."""
    adds_terms = (
        kernel.sums == 1
        and _is_of_channels(kernel.outputs[-1])
        and not row_inputs(kernel)
        and not scalar_count(kernel)
        and not functions_of(kernel.formula, kernel.functions)
        and primitives_of(kernel.formula) <= {"where"}
        and operators_of(kernel.formula) <= {ast.Add, ast.Mult, ast.Gt}
    )
    return sum(1 << i for i, given in enumerate(kernel.inputs) if _is_of_channels(given)) if adds_terms else 0


def _is_of_channels(given: object) -> bool:
    return isinstance(given, Operand) and given.part == "channels"


def _add_formulas(formula: Formula, name: str, functions: Mapping[str, Formula], printed: dict[str, str]) -> None:
    """Adds a formula to ``printed`` after those that it calls, except the formulas of ``activations.h``."""
    if formula.__module__ == activations.__name__ or name in printed:
        return
    for called in functions_of(formula, functions):
        _add_formulas(called, called.__name__, {}, printed)
    printed[name] = _print_inlined(formula, name, functions)


def _print_inlined(formula: Formula, name: str = "", functions: Mapping[str, Formula] = MappingProxyType({})) -> str:
    """Prints a formula that loops inline, whatever the compiler's limits say."""
    return print_formula(formula, name, functions).replace("\ninline ", "\nACTGRAD_INLINE ")


def _arguments(kernel: Kernel) -> str:
    tensors = [f"in[{i}]" for i in range(len(kernel.inputs) + len(kernel.elements))]
    return ", ".join([*tensors, *(f"scalars[{i}]" for i in range(scalar_count(kernel)))])
