# SPDX-License-Identifier: Apache-2.0
"""A contract, printed as C: the public header and the entry points with their checks in order."""

from __future__ import annotations

from actgrad.operators.contract import (
    Choice,
    Flag,
    Input,
    InputOutput,
    Int,
    Kernel,
    Operand,
    Operator,
    Output,
    Parameter,
)

PHASE_TWO = "void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream"


def c_type(parameter: Parameter) -> str:
    """The parameter's type in the C signature."""
    if isinstance(parameter, Output) and not parameter.const:
        return "aclTensor*"
    if isinstance(parameter, Input | Output | InputOutput):
        return "const aclTensor*"
    return "bool" if isinstance(parameter, Flag) else "int64_t"


def phase_one_signature(operator: Operator) -> str:
    """The declaration of phase one, without the semicolon."""
    own = [f"{c_type(parameter)} {parameter.name}" for parameter in operator.parameters]
    parameters = [*own, "uint64_t* workspaceSize", "aclOpExecutor** executor"]
    return f"aclnnStatus {operator.aclnn}GetWorkspaceSize(\n    " + ",\n    ".join(parameters) + ")"


def phase_two_signature(operator: Operator) -> str:
    """The declaration of phase two, without the semicolon."""
    return f"aclnnStatus {operator.aclnn}({PHASE_TWO})"


def header(name: str, operators: list[Operator]) -> str:
    """The public header ``aclnnop/<name>`` with the operators that live in it."""
    guard = f"ACTGRAD_ACLNNOP_{name.removesuffix('.h').upper()}_H_"
    declarations = "\n".join(_declaration(operator) for operator in operators)
    return f"""\
#ifndef {guard}
#define {guard}

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {{
#endif

{declarations}
#ifdef __cplusplus
}}
#endif

#endif  // {guard}
"""


def _declaration(operator: Operator) -> str:
    lines = [f"{operator.aclnn}: {operator.summary}", ""]
    lines += [f"  {line}" for line in operator.math.splitlines()]
    lines += ["", "Phase one checks the arguments and plans; it touches no data."]
    lines += [f"  {parameter.name}: {parameter.meaning}" for parameter in operator.parameters]
    lines += ["Phase two queues the plan on the stream."]
    comment = "\n".join(f" * {line}".rstrip() for line in lines)
    return (
        f"/**\n{comment}\n */\n"
        f"ACTGRAD_PUBLIC {phase_one_signature(operator)};\n"
        f"ACTGRAD_PUBLIC {phase_two_signature(operator)};\n"
    )


def companions_header(companions: list[Operator]) -> str:
    """``companions.h``: phase one of each companion. They are no part of the C interface, so there is no phase two."""
    declarations = "".join(f"ACTGRAD_API {phase_one_signature(companion)};\n" for companion in companions)
    return f"""\
#pragma once

#include "aclnn/aclnn_base.h"
#include "ascendcl/export.h"

{declarations}"""


def entry(operator: Operator) -> str:
    """The C++ file with the operator's checks and its two phases; a companion has only the first."""
    tensors = ", ".join(tensor.name for tensor in operator.tensors)
    outputs = ", ".join(tensor.name for tensor in operator.tensors if isinstance(tensor, Output | InputOutput))
    statements = [
        *(
            f"const bool {tensor.name}_omitted = call.omitted({tensor.name}, {tensor.stand_in});"
            for tensor in operator.parameters
            if isinstance(tensor, Input) and tensor.stand_in
        ),
        f"call.not_null({{{tensors}}});",
        "call.served(SUPPORT);",
        f"call.dtypes(SUPPORT, {{{tensors}}});",
        *(check.statement for check in operator.dtype_checks),
        *(check.statement for check in operator.shape_checks),
        f"call.inside_storage({{{tensors}}});",
        f"call.no_overlap({{{outputs}}});",
        *(line for kernel in operator.kernels for line in _run(kernel)),
    ]
    body = "\n".join(f"    {statement}" for statement in statements)
    parameters = ", ".join(f"{_checked_type(parameter)} {parameter.name}" for parameter in operator.parameters)
    arguments = "".join(f", {_argument(operator, parameter)}" for parameter in operator.parameters)
    phase_two = f"""
{phase_two_signature(operator)} {{
    return actgrad::phase_two("{operator.aclnn}", workspace, workspaceSize, executor, stream);
}}
"""
    return f"""\
#include "{f"aclnnop/{operator.header}" if operator.header else "generated/companions.h"}"

#include "nnopbase/executor.h"
#include "opapi/checks.h"
#include "opapi/phase_one.h"

namespace actgrad {{
namespace {{

constexpr Support::Row SUPPORT[] = {{
{_support(operator)}
}};

void {operator.snake}(
    PhaseOne& call, {parameters}) {{
{body}
}}

}}  // namespace
}}  // namespace actgrad

{phase_one_signature(operator)} {{
    const actgrad::CallNames names{{"{operator.aclnn}", "{operator.python}"}};
    return actgrad::phase_one(names, workspaceSize, executor, [&](actgrad::PhaseOne& call) {{
        actgrad::{operator.snake}(
            call{arguments});
    }});
}}
{phase_two if operator.header else ""}"""


def _argument(operator: Operator, parameter: Parameter) -> str:
    if parameter not in operator.tensors:
        return parameter.name
    if parameter.name == parameter.python:
        return f'{{{parameter.name}, "{parameter.name}"}}'
    return f'{{{parameter.name}, call.name("{parameter.name}", "{parameter.python}")}}'


def _checked_type(parameter: Parameter) -> str:
    return c_type(parameter) if isinstance(parameter, Int | Choice | Flag) else "Tensor"


def _support(operator: Operator) -> str:
    return "\n".join(
        f"    {{Product::{product.name}, {{{', '.join(dtype.value for dtype in dtypes)}}}}},"
        for product, dtypes in operator.support.items()
    )


def _run(kernel: Kernel) -> list[str]:
    inputs = ", ".join(_operand(operand) for operand in kernel.inputs)
    outputs = ", ".join(_operand(operand) for operand in kernel.outputs)
    call = [f"call.run(Kernel::{kernel.name},", f"         {{{inputs}}},", f"         {{{outputs}}});"]
    conditions = [f"{name} == {value}" for name, value in kernel.when.items()]
    if kernel.given:
        conditions.append(f"!{kernel.given}_omitted")
    if kernel.omitted:
        conditions.append(f"{kernel.omitted}_omitted")
    if not conditions:
        return call
    return [f"if ({' && '.join(conditions)}) {{", *(f"    {line}" for line in call), "}"]


def _operand(operand: str | Operand) -> str:
    if isinstance(operand, str):
        return operand
    if operand.half in ("left", "right"):
        return f"{operand.half}({operand.tensor}, dim)"
    return f"half({operand.tensor}, dim, {operand.half})"
