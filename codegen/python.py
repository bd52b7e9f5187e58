# SPDX-License-Identifier: Apache-2.0
"""A contract, printed as Python: the public functions and the names of the two-phase interface."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence

from actgrad.operators.contract import (
    Choice,
    DType,
    Flag,
    Input,
    InputOutput,
    Int,
    Operator,
    Output,
    Parameter,
    Scalar,
    Word,
)
from codegen.entry import documented
from codegen.pages import example_values

INTEGERS = {
    DType.I8: "int8",
    DType.U8: "uint8",
    DType.I16: "int16",
    DType.I32: "int32",
    DType.I64: "int64",
    DType.BOOL: "bool",
}

LIBRARIES = ("NumPyArray", "Tensor", "Standard")  # the type of arrays: those of a call belong to one library


def functions(operators: list[Operator]) -> str:
    """The module with one public function for each operator."""
    functions = [operator for operator in operators if operator.python]
    names = "\n".join(f'    "{name}",' for name in sorted(operator.python for operator in functions))
    bodies = "\n\n".join(_function(operator) for operator in functions)
    types = ("Array", "Flag", "Integer", "Number", *LIBRARIES)
    helpers = [*sorted(types, key=str.lower), *sorted({"given_back", "several", "word", *_shapes(functions)})]
    imported = "".join(f"    {name},\n" for name in helpers)
    return f'''\
"""The operators as functions on arrays."""

from __future__ import annotations

from typing import Literal, overload

from actgrad import _native
from actgrad.arrays.fresh import (
{imported})

__all__ = [
{names}
]


{bodies}'''


def _shapes(operators: list[Operator]) -> set[str]:
    """The names of the shapes of fresh outputs."""
    return {p.shape.name for operator in operators for p in operator.parameters if isinstance(p, Output)}


def dtype_words(operator: Operator) -> str:
    """The dtypes that the Python functions accept, as text."""
    integers = [INTEGERS[dtype] for dtype in INTEGERS if any(dtype in row for row in operator.support.values())]
    return f"{', '.join(['float32', 'float16', 'bfloat16', *integers])} or float64"


def _function(operator: Operator) -> str:
    inputs = operator.inputs
    outputs = [output for output in operator.outputs if not output.given]
    given_outputs = [output for output in operator.outputs if output.given]
    results = ["result"] if len(outputs) == 1 else [f"result[{i}]" for i in range(len(outputs))]
    parameters = [
        f"{parameter.python}: Array" + (" | None = None" if parameter.may_be_omitted else "") for parameter in inputs
    ]
    parameters += [f"{parameter.python}: Array" for parameter in given_outputs]
    parameters += [argument for p in operator.attributes if (argument := positional(p))]
    parameters.append("*")
    parameters += [argument for p in operator.attributes if (argument := by_keyword(p))]
    types = ["Array | None" if output.given_with else "Array" for output in outputs]
    result = types[0] if len(outputs) == 1 else f"tuple[{', '.join(types)}]"
    parameters.append(f"out: {result} | None = None")
    signature = f"def {operator.python}(\n" + "".join(f"    {line},\n" for line in parameters) + f") -> {result}:"
    of_one_library = f"@overload\ndef {operator.python}({', '.join(parameters)}) -> {result}: ...\n"
    overloads = "".join(re.sub(r"\bArray\b", library, of_one_library) for library in LIBRARIES)
    fresh = [_where_given(operator, output, operator.in_python(output.shape.expression)) for output in outputs]
    given_back = [
        _where_given(operator, output, f"given_back({name}, {operator.in_python(output.shape.follows)})")
        for name, output in zip(results, outputs, strict=True)
    ]
    given = "out" if len(outputs) == 1 else f"several(out, {len(outputs)})"
    written = dict(zip(outputs, results, strict=True))
    arguments = ", ".join(_argument(parameter, written) for parameter in operator.parameters)
    body = [
        f"result = {_tuple(fresh)} if out is None else {given}",
        f"_native.{operator.python}({arguments})",
        f"return {_tuple(given_back)} if out is None else result",
    ]
    return (
        overloads
        + signature
        + "\n"
        + textwrap.indent(_docstring(operator, inputs, outputs), "    ")
        + "".join(f"    {line}\n" for line in body)
    )


def positional(attribute: Parameter) -> str:
    """The argument for an attribute that may be given without its name: a dimension or a number."""
    if isinstance(attribute, Int):
        return f"{attribute.python}: Integer = {attribute.default}"
    return f"{attribute.python}: Number = {attribute.default!r}" if isinstance(attribute, Scalar) else ""


def by_keyword(attribute: Parameter) -> str:
    """The argument for an attribute that is given by its name: a choice or a flag."""
    if isinstance(attribute, Choice | Word):
        words = ", ".join(f'"{word}"' for word in attribute.words)
        return f'{attribute.python}: Literal[{words}] = "{attribute.default}"'
    return f"{attribute.python}: Flag = {attribute.default}" if isinstance(attribute, Flag) else ""


def _where_given(operator: Operator, output: Output, expression: str) -> str:
    """An expression in Python names, or None if this output is omitted."""
    without = f"None if {operator.in_python(output.given_with)} is None else "
    return (without if output.given_with else "") + expression


def _tuple(values: list[str]) -> str:
    return values[0] if len(values) == 1 else f"({', '.join(values)})"


def _argument(parameter: Parameter, written: dict[Output, str]) -> str:
    if getattr(parameter, "ignored", False) or getattr(parameter, "untouched", False):
        return "None"
    if isinstance(parameter, Output):
        return parameter.python if parameter.given else written[parameter]
    if isinstance(parameter, Choice | Word):
        words = ", ".join(f'"{word}": {value}' for word, value in parameter.words.items())
        return f'word("{parameter.python}", {parameter.python}, {{{words}}})'
    return parameter.python


def _docstring(operator: Operator, inputs: Sequence[Input], outputs: list[Output]) -> str:
    named = {parameter.name: parameter.python for parameter in operator.parameters}

    def renamed(text: str) -> str:
        return re.sub(r"`(\w+)`", lambda match: f"`{named.get(match[1], match[1])}`", text)

    lines = [renamed(operator.summary), ""]
    lines += [f"    {line}" for line in operator.equations_in_python]
    lines += ["", "Args:"]
    for parameter in operator.parameters:
        if isinstance(parameter, Output | InputOutput) and not getattr(parameter, "given", False):
            continue
        if not getattr(parameter, "ignored", False):
            lines.append(f"    {parameter.python}: {renamed(parameter.meaning)}.")
    if len(outputs) == 1:
        lines.append("    out: the array to write to, with the result's dtype and shape; None returns a new one.")
    else:
        lines.append(
            "    out: a tuple of arrays to write to, with the results' dtypes and shapes; None returns new ones."
        )
    lines += [
        "",
        f"Arrays are {dtype_words(operator)} with any strides, "
        "of NumPy, PyTorch (also on a GPU) or another DLPack library.",
        "",
    ]
    lines.append("Returns:")
    lines += [
        f"    {renamed(output.meaning)}: {renamed(output.shape.words)}"
        + (f"; None without `{named[output.given_with]}`." if output.given_with else ".")
        for output in outputs
    ]
    lines += [
        "",
        "Raises:",
        "    AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.",
    ]
    lines += ["    TypeError: an argument is not an array.", "", "Examples:"]
    lines += [f"    {line}" for line in _example(operator, inputs, outputs)]
    lines += ["", f"Source: {operator.source}.", ""]
    text = "\n".join(lines)
    return f'"""{text}"""\n'


def _example(operator: Operator, inputs: Sequence[Input], outputs: list[Output]) -> list[str]:
    given: list[Input | Output] = [parameter for parameter in inputs if not parameter.may_be_omitted]
    given += [p for p in operator.parameters if isinstance(p, Output) and p.given]
    lines = [f">>> {p.python} = np.array([{example_values(operator, p)}], dtype=np.float32)" for p in given]
    call = f"actgrad.{operator.python}({', '.join(parameter.python for parameter in given)})"
    counts = [len(example_values(operator, output)) for output in outputs]
    shapes: list[tuple[int, ...]] = [
        (count,) if output.shape.name == "flat" and count > 1 else (1, count)
        for output, count in zip(outputs, counts, strict=True)
    ]
    if len(shapes) == 1:
        return [*lines, f">>> {call}.shape", str(shapes[0])]
    if any(output.given_with for output in outputs):  # the example omits these
        shown = [None if output.given_with else shape for output, shape in zip(outputs, shapes, strict=True)]
        return [*lines, f">>> [result if result is None else result.shape for result in {call}]", str(shown)]
    return [*lines, f">>> [result.shape for result in {call}]", str(shapes)]


def aclnn(operators: list[Operator]) -> str:
    """The module with the documented names of the two phases."""
    names = "".join(f'    "{operator.aclnn}{phase}",\n' for operator in operators for phase in ("GetWorkspaceSize", ""))
    bodies = "\n\n".join(_phases(operator) for operator in operators)
    return f'''\
"""The two phases of each operator, with the documented names and parameters."""

from __future__ import annotations

from actgrad import _native
from actgrad._native import Scalar, Tensor
from actgrad._two_phase import Executor, Stream, phase_one, phase_two

__all__ = [
{names}]


{bodies}'''


def _phases(operator: Operator) -> str:
    parameters = "".join(f"    {p.name}: {_documented_type(p)},\n" for p in documented(operator))
    arguments = ", ".join(parameter.name for parameter in documented(operator))
    written = "".join(f"{p.name}, " for p in documented(operator) if isinstance(p, Output | InputOutput)).rstrip()
    return f'''\
def {operator.aclnn}GetWorkspaceSize(
{parameters}) -> tuple[int, int, Executor | None]:
    """Phase one of {operator.aclnn}: returns (status, workspace_size, executor)."""
    return phase_one(_native.{operator.aclnn}GetWorkspaceSize, {arguments}, written=({written}))


def {operator.aclnn}(
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Phase two of {operator.aclnn}: queues the plan on the stream and returns the status."""
    return phase_two(_native.{operator.aclnn}, workspace, workspace_size, executor, stream)
'''


def _documented_type(parameter: Parameter) -> str:
    if isinstance(parameter, Scalar):
        return "Scalar | None" if parameter.type == "aclScalar" else "float"
    return {Int: "int", Choice: "int", Flag: "bool", Word: "str | None"}.get(type(parameter), "Tensor | None")


def binding_list(operators: list[Operator], internal: list[Operator]) -> str:
    """``operators.inc``: the lists from which the Python module is bound."""
    headers = "".join(f'#include "aclnnop/{name}"\n' for name in sorted({operator.header for operator in operators}))
    functions = [operator for operator in (*operators, *internal) if operator.python]
    rows = " \\\n".join(f'    FUNCTION({o.snake}, "{o.python}", "{_names(o)}", {_written_bits(o)})' for o in functions)
    phases = " \\\n".join(f"    PHASES({operator.aclnn})" for operator in operators)
    return f"""\
{headers}#include "generated/plans.h"

// FUNCTION(the operator in plan_..., Python name, the parameters' Python names, which of them are written, by bits)
#define ACTGRAD_FUNCTIONS(FUNCTION) \\
{rows}

// PHASES(stem of the names of both phases)
#define ACTGRAD_PHASES(PHASES) \\
{phases}
"""


def _written_bits(operator: Operator) -> str:
    return hex(sum(1 << i for i, parameter in enumerate(operator.parameters) if isinstance(parameter, Output)))


def _names(operator: Operator) -> str:
    return ", ".join(parameter.python for parameter in operator.parameters)
