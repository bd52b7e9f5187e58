# SPDX-License-Identifier: Apache-2.0
"""A contract, printed as C: the public header and the entry points with their checks in order."""

from __future__ import annotations

from actgrad.arithmetic.calls import functions_of
from actgrad.operators.contract import (
    Check,
    Choice,
    Constants,
    Flag,
    Input,
    InputOutput,
    Int,
    Kernel,
    Operand,
    Operator,
    Output,
    Parameter,
    Scalar,
    SignUnit,
    Word,
    has_draws,
)
from codegen.formula import print_formula, result_count

PHASE_TWO = "void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream"


def c_type(parameter: Parameter) -> str:
    """The parameter's type in the C signature."""
    if isinstance(parameter, Output | InputOutput) and not parameter.const:
        return "aclTensor*"
    if isinstance(parameter, Input | Output | InputOutput):
        return "const aclTensor*"
    if isinstance(parameter, Scalar):
        if parameter.type != "aclScalar":
            return parameter.type
        return "const aclScalar*" if parameter.const else "aclScalar*"
    if isinstance(parameter, Word):
        return "char*"
    return "bool" if isinstance(parameter, Flag) else "int64_t"


def plan_type(parameter: Parameter) -> str:
    """The parameter's type in the planning function."""
    if isinstance(parameter, Scalar) and parameter.type == "aclScalar":
        return "const aclScalar*"
    if isinstance(parameter, Scalar | Word):
        return "double" if isinstance(parameter, Scalar) else "Word"
    return c_type(parameter)


def checked_type(parameter: Parameter) -> str:
    """The parameter's type in the checks."""
    if isinstance(parameter, Input | Output | InputOutput):
        return "Tensor"
    return type(parameter).__name__ if isinstance(parameter, Scalar | Word) else c_type(parameter)


def documented(operator: Operator) -> list[Parameter]:
    """The parameters of the C interface."""
    return [p for p in operator.parameters if not (isinstance(p, Int) and p.only_python)]


def phase_one_signature(operator: Operator) -> str:
    """The declaration of phase one, without the semicolon."""
    own = [f"{c_type(parameter)} {parameter.name}" for parameter in documented(operator)]
    parameters = [*own, "uint64_t* workspaceSize", "aclOpExecutor** executor"]
    return f"aclnnStatus {operator.aclnn}GetWorkspaceSize(\n    " + ",\n    ".join(parameters) + ")"


def phase_two_signature(operator: Operator) -> str:
    """The declaration of phase two, without the semicolon."""
    return f"aclnnStatus {operator.aclnn}({PHASE_TWO})"


def header(name: str, declarations: list[str]) -> str:
    """The public header ``aclnnop/<name>`` with its declarations."""
    guard = f"ACTGRAD_ACLNNOP_{name.removesuffix('.h').upper()}_H_"
    return f"""\
#ifndef {guard}
#define {guard}

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {{
#endif

{chr(10).join(declarations)}
#ifdef __cplusplus
}}
#endif

#endif  // {guard}
"""


def declaration(operator: Operator) -> str:
    """Both phases of an operator, with a comment that says what it computes."""
    lines = [f"{operator.aclnn}: {operator.summary}", ""]
    lines += [f"  {line}" for line in operator.equations]
    lines += ["", "Phase one checks the arguments and plans the work; it accesses no data."]
    lines += [f"  {parameter.name}: {parameter.meaning}" for parameter in documented(operator)]
    lines += ["Phase two queues the plan on the stream."]
    comment = "\n".join(f" * {line}".rstrip() for line in lines)
    return (
        f"/**\n{comment}\n */\n"
        f"ACTGRAD_PUBLIC {phase_one_signature(operator)};\n"
        f"ACTGRAD_PUBLIC {phase_two_signature(operator)};\n"
    )


def plan_signature(operator: Operator) -> str:
    """The declaration of the planning function, without the semicolon."""
    own = [f"{plan_type(parameter)} {parameter.name}" for parameter in operator.parameters]
    parameters = ["Product product", *own, "Planned& planned"]
    return f"aclnnStatus plan_{operator.snake}(\n    " + ",\n    ".join(parameters) + ")"


def plans_header(operators: list[Operator]) -> str:
    """``plans.h``: the functions that Python calls."""
    declarations = "".join(f"ACTGRAD_API {plan_signature(operator)};\n" for operator in operators)
    return f"""\
#pragma once

#include "ascendcl/export.h"
#include "opapi/planning/phase_one.h"

namespace actgrad {{

{declarations}
}}  // namespace actgrad
"""


def entry(operator: Operator) -> str:
    """The C++ file with the operator's checks, its planning function, and the two phases of the C interface.

    A namespace keeps its names apart from other operators' in a unity build.
    """
    includes = [
        '#include "generated/plans.h"',
        '#include "opapi/planning/checks.h"',
    ]
    if operator.channels:
        includes.insert(1, '#include "opapi/planning/channels.h"')
    if has_draws(operator):
        includes.insert(2, '#include "opapi/planning/drawing.h"')
    if operator.rows:
        includes.append('#include "opapi/planning/rows.h"')
    if operator.header:
        includes.insert(0, f'#include "aclnnop/{operator.header}"\n')
    # Read by the C interface; the Python functions pass numbers.
    words = "".join(_words(p) for p in operator.parameters if isinstance(p, Word) and operator.header)
    checked = ", ".join(_checked(parameter) for parameter in operator.parameters)
    arguments = "".join(f", {_named(parameter)}" for parameter in operator.parameters)
    body = "\n".join(f"    {statement}" for statement in _statements(operator))
    return f"""\
{chr(10).join(includes)}

namespace actgrad {{
namespace {{
namespace {operator.snake} {{

constexpr CallNames NAMES{{"{operator.aclnn}", "{operator.python}", {_tensor_counts(operator)}}};

constexpr Support::Row SUPPORT[] = {{
{_support(operator)}
}};

{words}{_constants(operator)}void check(
    PhaseOne& call, {checked}) {{
{body}
}}

}}  // namespace {operator.snake}
}}  // namespace

{plan_signature(operator)} {{
    return planned_by({operator.snake}::NAMES, product, planned, [&](PhaseOne& call) {{
        {operator.snake}::check(
            call{arguments});
    }});
}}

}}  // namespace actgrad
{_c_interface(operator) if operator.header else ""}"""


def _checked(parameter: Parameter) -> str:
    """A parameter of the checking function; an unused one has no name there."""
    untouched = isinstance(parameter, Output) and parameter.untouched
    return checked_type(parameter) if untouched else f"{checked_type(parameter)} {parameter.name}"


def _c_interface(operator: Operator) -> str:
    arguments = "".join(
        f"read_word({p.name}, {operator.snake}::{_words_name(p)}, {_otherwise(p)}), "
        if isinstance(p, Word)
        else f"/* {p.name} */ {p.default}, "
        if isinstance(p, Int) and p.only_python
        else f"{p.name}, "
        for p in operator.parameters
    )
    return f"""
{phase_one_signature(operator)} {{
    using namespace actgrad;
    return phase_one({operator.snake}::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {{
        return plan_{operator.snake}(product, {arguments}planned);
    }});
}}

{phase_two_signature(operator)} {{
    return actgrad::phase_two("{operator.aclnn}", workspace, workspaceSize, executor, stream);
}}
"""


def _statements(operator: Operator) -> list[str]:
    given = ", ".join(_given(parameter) for parameter in operator.given)
    listed = ", ".join(tensor.name for tensor in operator.listed)
    tensors = ", ".join(tensor.name for tensor in operator.judged)
    outputs = ", ".join(tensor.name for tensor in operator.judged if isinstance(tensor, Output | InputOutput))
    return [
        *(
            f"const bool {p.name}_omitted = call.omitted({p.name}, {p.stand_in}{', true' if p.optional else ''});"
            for p in operator.parameters
            if isinstance(p, Input) and p.stand_in
        ),
        *(
            f"call.omitted({p.name}, {operator.judged[0].name});  // Python has no such argument"
            for p in operator.parameters
            if isinstance(p, Input) and p.ignored
        ),
        f"call.not_null({{{given}}});",
        "call.served(SUPPORT);",
        f"call.dtypes(SUPPORT, {{{listed}}});",
        *(_check(check) for check in (*operator.dtype_checks, *operator.shape_checks)),
        f"call.inside_storage({{{tensors}}});",
        f"call.no_overlap({{{outputs}}});",
        *(exclusion.statement for exclusion in operator.exclusions),
        *_numbers(operator),
        *(line for kernel in operator.kernels for line in _run(operator, kernel)),
    ]


def _tensor_counts(operator: Operator) -> str:
    """How many tensors are required, and how many of them (the last ones) are only written."""
    tensors = [p for p in operator.given if isinstance(p, Input | Output | InputOutput)]
    return f"{len(tensors)}, {sum(isinstance(tensor, Output) for tensor in tensors)}"


def _given(parameter: Parameter) -> str:
    nullable = isinstance(parameter, Scalar | Input | Output) and parameter.nullable
    return f"optional({parameter.name})" if nullable else parameter.name


def _check(check: Check) -> str:
    if check.status == 161002:
        return check.statement
    return f"with_status({check.status}, [&] {{ {check.statement} }});"


def _numbers(operator: Operator) -> list[str]:
    """The scalars that kernels take, as numbers."""
    used = {name for kernel in operator.kernels for name in kernel.parameters}
    scalars = [p for p in operator.parameters if isinstance(p, Scalar) and p.name in used]
    if not scalars:
        return []
    inputs = [operand if isinstance(operand, str) else operand.tensor for operand in operator.kernels[0].inputs]
    return [
        f"const aclDataType compute = promoted({{{', '.join(dict.fromkeys(inputs))}}});",
        *(
            f"const Number {p.name}_number = call.number({p.name}, compute, {p.default!r}{', true' * p.result});"
            for p in scalars
        ),
    ]


def _constants(operator: Operator) -> str:
    """The formulas of constants, which phase one evaluates."""
    printed: dict[str, str] = {}
    for kernel in operator.kernels:
        for scalar in kernel.scalars:
            if isinstance(scalar, Constants):
                for formula in (*functions_of(scalar.formula), scalar.formula):
                    printed[formula.__name__] = print_formula(formula)
    return "".join(f"{text}\n" for text in printed.values())


def _words_name(parameter: Parameter) -> str:
    return f"{parameter.python.upper()}_WORDS"


def _words(parameter: Word) -> str:
    rows = ", ".join(f'{{"{word}", {number}}}' for word, number in parameter.words.items())
    return f"constexpr KnownWord {_words_name(parameter)}[] = {{{rows}}};\n\n"


def _otherwise(parameter: Word) -> str:
    return str(parameter.words[parameter.default]) if parameter.nullable else "Word::MISSING"


def _named(parameter: Parameter) -> str:
    name = f'"{parameter.name}"'
    if parameter.name != parameter.python:
        name = f'call.name("{parameter.name}", "{parameter.python}")'
    if isinstance(parameter, Word):
        return f"named({parameter.name}, {name})"
    if isinstance(parameter, Int | Choice | Flag):
        return parameter.name
    return f"{{{parameter.name}, {name}}}"


def _support(operator: Operator) -> str:
    return "\n".join(
        f"    {{Product::{product.name}, {{{', '.join(dtype.value for dtype in dtypes)}}}}},"
        for product, dtypes in operator.support.items()
    )


def _run(operator: Operator, kernel: Kernel) -> list[str]:
    """The statements that plan a kernel, under its condition if it has one."""
    constants, scalars = _scalars(kernel)
    inputs = ", ".join(_operand(operator, kernel, operand) for operand in (*kernel.inputs, *kernel.elements))
    outputs = ", ".join(_operand(operator, kernel, operand) for operand in kernel.outputs)
    arguments = [f"{{{inputs}}}", f"{{{outputs}}}"]
    if kernel.draws:
        low, high, seed, offset = kernel.draws.low, kernel.draws.high, kernel.draws.seed, kernel.draws.offset
        arguments.append(f"Draws{{{low}_number, {high}_number, {seed}, {offset}}}")
    if scalars or operator.group:
        arguments.append(f"{{{', '.join(scalars)}}}")
    if operator.group and operator.splits:
        split = operator.splits
        arguments.append(f"{{{operator.group.name}, from_front({split.name}, {split.splits[0]})}}")
    lines = [f"call.run(Kernel::{kernel.name}", *(f"         {argument}" for argument in arguments)]
    call = [*(f"{line}," for line in lines[:-1]), f"{lines[-1]});"]
    statements = [*_views(operator, kernel), *constants, *call]
    condition = _condition(operator, kernel)
    return [f"if ({condition}) {{", *(f"    {line}" for line in statements), "}"] if condition else statements


def _views(operator: Operator, kernel: Kernel) -> list[str]:
    """What makes the views of operands by channel, by row, and of drawn numbers."""
    statements = []
    if kernel.channels:
        weight = next(operand for operand in kernel.inputs[::-1] if isinstance(operand, Operand))
        statements.append(f"Channels channels({kernel.outputs[0]}, {weight.tensor});")
    if kernel.rows:
        split = operator.splits
        space = f"{split.splits[0]}, {split.name}" if split else f"{kernel.outputs[0]}, -1"
        interleaved = f", {operator.interleaves.name}" if operator.interleaves else ""
        statements.append(f"Rows rows({space}{interleaved});")
    if kernel.draws:
        statements.append(f"const FirstElements first({kernel.inputs[-1]}, {kernel.outputs[0]});")
    return statements


def _scalars(kernel: Kernel) -> tuple[list[str], list[str]]:
    """The statements that compute constants of several numbers, and the scalars that the kernel takes."""
    statements: list[str] = []
    scalars: list[str] = []
    for scalar in kernel.scalars:
        if isinstance(scalar, str):
            scalars.append(f"{scalar}_number")
        elif isinstance(scalar, SignUnit):
            scalars.append(f"sign_unit({scalar.tensor})")
        elif isinstance(scalar, Constants):
            formula = scalar.formula.__name__
            value = f"{formula}({', '.join(f'{name}_number' for name in scalar.attributes)})"
            count = result_count(scalar.formula)
            if count == 1:
                scalars.append(value)
            else:
                statements.append(f"const auto {formula}_results = {value};")
                scalars += [f"{formula}_results.{name}" for name in ("first", "second", "third")[:count]]
    return statements, scalars


def _condition(operator: Operator, kernel: Kernel) -> str:
    """When the kernel is the one that computes; "" for always."""
    read = {p.name: f"{p.name}.number" for p in operator.parameters if isinstance(p, Word)}
    read |= {p.name: f"({p.name}_number.value > 0)" for p in operator.parameters if isinstance(p, Scalar)}
    conditions = [f"{read.get(name, name)} == {value}" for name, value in kernel.when.items()]
    nullable = {p.name for p in operator.parameters if isinstance(p, Input) and p.nullable}
    if kernel.given:
        conditions.append(f"{kernel.given}.handle" if kernel.given in nullable else f"!{kernel.given}_omitted")
    if kernel.omitted:
        conditions.append(f"!{kernel.omitted}.handle" if kernel.omitted in nullable else f"{kernel.omitted}_omitted")
    return " && ".join(conditions)


def _operand(operator: Operator, kernel: Kernel, operand: str | Operand) -> str:
    split, flag = operator.splits, operator.interleaves
    if isinstance(operand, str):
        if split and flag:
            return f"whole({operand}, {split.name}, {flag.name})"
        if kernel.draws and operand == kernel.inputs[-1]:
            return "first.view()"
        return f"channels.along({operand})" if kernel.channels else operand
    if operand.part == "channels":
        return f"channels.of({operand.tensor})"
    if operand.part == "rows":
        return f"rows.of({operand.tensor})"
    if split is None:
        raise ValueError(f"{operator.name}: {operand.tensor} is halved, but no attribute splits it")
    interleaved = f", {flag.name}" if flag else ""
    if operand.part in ("left", "right"):
        return f"{operand.part}({operand.tensor}, {split.name}{interleaved})"
    return f"half({operand.tensor}, {split.name}, {operand.part}{interleaved})"
