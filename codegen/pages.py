# SPDX-License-Identifier: Apache-2.0
"""A contract, printed as a page of the documentation."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import HALF_PRECISION_ULP
from actgrad.operators import DOCUMENTED
from actgrad.operators.contract import (
    Choice,
    Flag,
    GroupIndex,
    Input,
    InputOutput,
    Int,
    Kernel,
    Operand,
    Operator,
    Output,
    Parameter,
    Product,
    Scalar,
    Word,
)
from actgrad.operators.statuses import STATUSES
from codegen.entry import c_type, documented, phase_one_signature, phase_two_signature
from codegen.typeset import latex


def page(operator: Operator) -> str:
    """The page of one operator."""
    sections = [
        f"# {operator.aclnn}\n\n{operator.summary}",
        _formula(operator),
        _pictures(operator),
        _signatures(operator),
        _parameters(operator),
        _products(operator),
        _rules(operator),
        _numbers(operator),
        _examples(operator),
        _deviations(operator),
    ]
    return "\n\n".join(section for section in sections if section) + "\n"


def index(operators: list[Operator]) -> str:
    """The page that lists all operators and their dtypes on each product."""
    products = list(Product)
    numbers = " | ".join(product.name.removeprefix("Ascend") for product in products)
    head = f"| operator | in Python | {numbers} |\n"
    head += "|---|---|" + "---|" * len(products) + "\n"
    rows = ""
    for operator in operators:
        served = " | ".join(operator.dtypes_on(product) or "–" for product in products)
        python = f"`{operator.python}`" if operator.python else "–"
        rows += f"| [{operator.aclnn}]({operator.snake}.md) | {python} | {served} |\n"
    words = f"The dtypes that each operator takes on each [product](../products.md), {products[0].name} and others."
    return f"# Operators\n\n{words}\n\n{head}{rows}"


def errors() -> str:
    """The page that lists the statuses."""
    rows = "".join(f"| {s.value} | `{s.name}` | {s.meaning} | {s.remedy} |\n" for s in STATUSES)
    return f"""\
# Errors

Every failure has a status and a message. The message names the argument, what was given and what is needed. C
programs read it with `aclGetRecentErrMsg()`; Python functions raise it as `actgrad.AclnnError`, with the number in
`.status`. `actgrad explain 161002` prints a row of this table.

The first digit of an operator's status is the kind of error: 1 the caller's, 3 the runtime's, 5 internal.

| status | name | meaning | what to do |
|---|---|---|---|
{rows}"""


def _formula(operator: Operator) -> str:
    notes = "".join(f"\n- {note}" for note in operator.notes)
    try:
        equations = latex(operator.math)
    except ValueError as error:
        raise ValueError(f"{operator.name}: its `math` cannot be typeset: {error}") from None
    return f"## What it computes\n\n{equations}" + (f"\n{notes}" if notes else "")


def pictured(operator: Operator, operators: Sequence[Operator]) -> list[Activation]:
    """The activations whose pictures its page shows: those that it computes, uses or differentiates.

    tools/draw_activations.py draws the activations that ``operators`` compute of a single tensor.
    """

    def computed(by: Operator) -> list[Activation]:
        return [k.of for k in by.kernels if k.of and k.formula is k.of.function and len(k.inputs) == 1]

    drawn = {of.function: of for forward in operators for of in computed(forward)}
    found = [drawn[k.of.function] for k in operator.kernels if k.of and k.of.function in drawn]
    if operator.takes_gradient:
        forwards = [forward for forward in operators if operator.python and forward.gradient == operator.python]
        found += [drawn[of.function] for forward in forwards for of in computed(forward)]
    return list({of.name: of for of in found}.values())


def _pictures(operator: Operator) -> str:
    pictures = [
        f"![{of.name}, its derivative and their errors](../pictures/{of.name}.svg)"
        for of in pictured(operator, DOCUMENTED)
    ]
    if not pictures:
        return ""
    text = (
        "The function f and its derivative f', and the errors of both in float32, in ULP. The error of the derivative "
        "grows next to its roots, and where it is computed from the rounded result."
    )
    return "\n\n".join([f"## Plot\n\n{text}", *pictures])


def _signatures(operator: Operator) -> str:
    # A parameter a line, so that all are seen beside the contents.
    phase_two = phase_two_signature(operator).replace("(", "(\n    ").replace(", ", ",\n    ")
    declarations = f"{phase_one_signature(operator)};\n\n{phase_two};"
    python = f"\n\nIn Python: `actgrad.{operator.python}`." if operator.python else ""
    return f'## Interface\n\n```c\n#include "aclnnop/{operator.header}"\n\n{declarations}\n```{python}'


def _parameters(operator: Operator) -> str:
    rows = "| parameter | type | | in Python | meaning |\n|---|---|---|---|---|\n"
    for parameter in operator.parameters:
        absent = getattr(parameter, "ignored", False) or getattr(parameter, "untouched", False)
        python = f"`{parameter.python}`" if operator.python and not absent else "–"
        in_c = f"`{parameter.name}` | `{c_type(parameter)}`" if parameter in documented(operator) else "– | –"
        rows += f"| {in_c} | {_role(parameter)} | {python} | {parameter.meaning} |\n"
    return f"## Parameters\n\n{rows.rstrip()}"


def _role(parameter: Parameter) -> str:
    roles: dict[type[Parameter], str] = {
        Input: "input",
        GroupIndex: "input",
        Output: "output",
        InputOutput: "input and output",
    }
    return roles.get(type(parameter), "attribute")


def _products(operator: Operator) -> str:
    rows = "| product | dtypes |\n|---|---|\n"
    for product in Product:
        rows += f"| {product.name} ({product.value}) | {operator.dtypes_on(product) or 'not supported: 561003'} |\n"
    python = (
        "\nThe Python function takes all floating-point dtypes, and all other dtypes that any product takes."
        if operator.python
        else ""
    )
    return f"## Products and dtypes\n\n{rows}{python}".rstrip()


def _rules(operator: Operator) -> str:
    rows = "".join(f"| {number} | {rule.sentence} | {rule.status} |\n" for number, rule in enumerate(operator.rules, 1))
    return f"""\
## Rules

Phase one checks these in order. The first broken rule determines the status and the message of
`aclGetRecentErrMsg`; nothing is written.

| | rule | else |
|---|---|---|
{rows}
An empty result is valid: phase two then does nothing. Phase two refuses a null data address of a non-empty tensor
(161001), and outputs whose memory partly overlaps another argument's (161002)."""


def _operand(operand: str | Operand) -> str:
    if isinstance(operand, str):
        return f"`{operand}`"
    if operand.part in ("channels", "rows"):
        return f"`{operand.tensor}`"
    if operand.part in ("left", "right"):
        return f"`{operand.tensor}`, {operand.part} half"
    return f"`{operand.tensor}`, {'other' if operand.part.startswith('!') else 'activated'} half"


def _condition(operator: Operator, kernel: Kernel) -> str:
    words = [
        f"`{parameter.name}` {word}"
        for parameter in operator.attributes
        if isinstance(parameter, Choice | Word)
        for word, value in parameter.words.items()
        if kernel.when.get(parameter.name) == value
    ]
    words += [
        f"`{parameter.name}` {'> 0' if kernel.when[parameter.name] else '≤ 0'}"
        for parameter in operator.attributes
        if isinstance(parameter, Scalar) and parameter.name in kernel.when
    ]
    words += [
        f"`{parameter.name}` is {'true' if kernel.when[parameter.name] else 'false'}"
        for parameter in operator.attributes
        if isinstance(parameter, Flag) and parameter.name in kernel.when
    ]
    words += [f"without `{kernel.omitted}`"] if kernel.omitted else []
    words += [f"with `{kernel.given}`"] if kernel.given in _nullable(operator) else []
    return ", ".join(words) or "–"


def _nullable(operator: Operator) -> set[str]:
    """The tensors that may be null."""
    return {tensor.name for tensor in operator.tensors if getattr(tensor, "nullable", False)}


def _numbers(operator: Operator) -> str:
    rows = ""
    for kernel in operator.kernels:
        for output, bound in zip(kernel.outputs, kernel.bounds, strict=True):
            near = "–"
            if bound.near_root:
                low, high = bound.near_root
                near = f"from {low} to {high}: 2^{round(math.log2(bound.absolute))}"
            rows += f"| {_operand(output)} | {_condition(operator, kernel)} | {bound.ulp:g} ULP | {near} |\n"
    return f"""\
## Numerical behaviour

The largest error in float32:

| result | where | bound | next to a root of the derivative |
|---|---|---|---|
{rows}
Next to a root the bound is absolute, for a factor of 1: multiply it by the other factors of the product. The same
holds where the derivative or activation is subnormal, with an ULP of 2^-149.
[Measured errors](../accuracy-measured.md) · [Speed](../benchmarks.md)

float16 and bfloat16 are computed in float32 and rounded once, to nearest even: the error of an activation is at most
{HALF_PRECISION_ULP} ULP of its format. Subnormals are not flushed, float16 overflows to ±inf, NaN propagates, and ±inf
gives the value of the formula in IEEE arithmetic. Results have the same bits for every instruction set, layout and
number of threads."""


# --- Examples ------------------------------------------------------------------------------------------------


def _is_half(operator: Operator, parameter: Parameter) -> bool:
    """Whether the tensor has half the size of the tensors that are split."""
    if isinstance(parameter, Input) and parameter.single:
        return False
    return operator.splits is not None and parameter.name not in operator.splits.splits


def example_values(operator: Operator, parameter: Parameter) -> list[float]:
    if parameter.name in operator.channels or (isinstance(parameter, Input) and parameter.single):
        return [0.25]
    is_argument = parameter == [p for p in operator.tensors if isinstance(p, Input | InputOutput)][-1]
    if operator.splits:
        is_argument = parameter.name in operator.splits.splits
    whole = [-1.0, 0.5, 2.0, 3.0] if is_argument else [1.0, 2.0, -1.0, 0.25]
    if any(kernel.of and kernel.of.domain == (-1, 1) for kernel in operator.kernels):
        whole = [-0.75, 0.0, 0.5, 0.9]
    return whole[:2] if _is_half(operator, parameter) else whole


def _examples(operator: Operator) -> str:
    return f"## Examples\n\n```cpp\n{_cpp_example(operator)}```\n\n```python\n{_python_example(operator)}```"


ROW_CLASS = """\
// One row of float32 in device memory.
struct Row {
    explicit Row(const std::vector<float>& row) : values(row), bytes(row.size() * sizeof(float)) {
        aclrtMalloc(&data, bytes, ACL_MEM_MALLOC_HUGE_FIRST);
        aclrtMemcpy(data, bytes, values.data(), bytes, ACL_MEMCPY_HOST_TO_DEVICE);
        const int64_t shape[] = {1, static_cast<int64_t>(values.size())};
        tensor = aclCreateTensor(shape, 2, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, shape, 2, data);
    }
    ~Row() {
        aclDestroyTensor(tensor);
        aclrtFree(data);
    }
    Row(const Row&) = delete;

    void show(const char* name) {
        aclrtMemcpy(values.data(), bytes, data, bytes, ACL_MEMCPY_DEVICE_TO_HOST);
        std::printf("%s:", name);
        for (float value : values) {
            std::printf(" %f", value);
        }
        std::printf("\\n");
    }

    std::vector<float> values;
    size_t bytes;
    void* data = nullptr;
    aclTensor* tensor = nullptr;
};
"""


class _Statements(NamedTuple):
    """The C++ statements of an example, and the operator's arguments in it."""

    create: str
    arguments: list[str]
    show: str
    destroy: str


def _statements(operator: Operator) -> _Statements:
    create, arguments, show, destroy = "", [], "", ""
    for parameter in documented(operator):
        if parameter.name in _nullable(operator):
            arguments.append("nullptr")
        elif parameter in operator.tensors:
            values = example_values(operator, parameter)
            given = [0.0] * len(values) if isinstance(parameter, Output) else values
            create += f"    Row {parameter.name}({{{', '.join(f'{value:g}' for value in given)}}});\n"
            arguments.append(f"{parameter.name}.tensor")
            if isinstance(parameter, Output | InputOutput) and not getattr(parameter, "untouched", False):
                show += f'        {parameter.name}.show("{parameter.name}");\n'
        elif isinstance(parameter, Scalar) and parameter.type == "aclScalar":
            create += f"    double {parameter.name}Value = {parameter.default!r};\n"
            create += f"    aclScalar* {parameter.name} = aclCreateScalar(&{parameter.name}Value, ACL_DOUBLE);\n"
            destroy += f"    aclDestroyScalar({parameter.name});\n"
            arguments.append(parameter.name)
        elif isinstance(parameter, Word):
            create += f'    char {parameter.name}[] = "{parameter.default}";\n'
            arguments.append(parameter.name)
        else:
            arguments.append(_cpp_attribute(parameter))
    return _Statements(create, arguments, show, destroy)


def _cpp_example(operator: Operator) -> str:
    create, arguments, show, destroy = _statements(operator)
    default = Product.Ascend910B
    choose, header = "", ""
    if default not in operator.support:
        product = next(iter(operator.support)).name
        choose = (
            f'    setenv("ACTGRAD_PRODUCT", "{product}", 1);  // {default.name}, the default, has no such operator\n'
        )
        header = "#include <cstdlib>\n"
    return f"""\
#include <cstdio>
{header}#include <vector>

#include "acl/acl.h"
#include "aclnnop/{operator.header}"

{ROW_CLASS}
aclnnStatus compute() {{
{create}
    uint64_t workspaceSize = 0;
    aclOpExecutor* executor = nullptr;
    aclnnStatus status = {operator.aclnn}GetWorkspaceSize(
        {", ".join(arguments)}, &workspaceSize, &executor);
    if (status == ACLNN_SUCCESS) {{
        void* workspace = nullptr;
        if (workspaceSize > 0) {{
            aclrtMalloc(&workspace, workspaceSize, ACL_MEM_MALLOC_HUGE_FIRST);
        }}
        status = {operator.aclnn}(workspace, workspaceSize, executor, nullptr);  // null: the default stream
        aclrtSynchronizeStream(nullptr);
        if (workspace) {{
            aclrtFree(workspace);
        }}
    }}
    if (status == ACLNN_SUCCESS) {{
{show}    }} else {{
        std::printf("%d: %s\\n", status, aclGetRecentErrMsg());
    }}
{destroy}    return status;
}}

int main() {{
{choose}    aclInit(nullptr);
    aclrtSetDevice(0);
    const aclnnStatus status = compute();
    aclrtResetDevice(0);
    aclFinalize();
    return status == ACLNN_SUCCESS ? 0 : 1;
}}
"""


def _cpp_attribute(parameter: Parameter) -> str:
    if isinstance(parameter, Choice):
        return str(parameter.words[parameter.default])
    assert isinstance(parameter, Int | Flag | Scalar)
    return str(parameter.default).lower()


def _python_example(operator: Operator) -> str:
    lines = ["import numpy as np", ""]
    if not operator.python:
        return _two_phase_example(operator, lines)
    lines += ["import actgrad", ""]
    names = []
    for parameter in operator.parameters:
        given = isinstance(parameter, Output) and parameter.given
        if given or (isinstance(parameter, Input) and not parameter.may_be_omitted and not parameter.ignored):
            lines.append(f"{parameter.python} = np.array([{example_values(operator, parameter)}], dtype=np.float32)")
            names.append(parameter.python)
    lines.append(f"print(actgrad.{operator.python}({', '.join(names)}))")
    return "\n".join(lines) + "\n"


def _two_phase_example(operator: Operator, lines: list[str]) -> str:
    lines += ["from actgrad import aclnn", ""]
    arguments, outputs = [], []
    for parameter in documented(operator):
        if parameter in operator.tensors:
            lines.append(f"{parameter.name} = np.array([{example_values(operator, parameter)}], dtype=np.float32)")
            arguments.append(f"aclnn.Tensor.of_array({parameter.name})")
            if not isinstance(parameter, Input):
                outputs.append(parameter.name)
        elif isinstance(parameter, Scalar) and parameter.type == "aclScalar":
            arguments.append(f"aclnn.aclCreateScalar({parameter.default!r}, aclnn.ACL_DOUBLE)")
        elif isinstance(parameter, Word):
            arguments.append(repr(parameter.default))
        else:
            value = (
                parameter.words[parameter.default]
                if isinstance(parameter, Choice)
                else getattr(parameter, "default", 0)
            )
            arguments.append(str(value))
    lines += [
        "",
        "aclnn.aclrtSetDevice(0)",
        f"status, size, executor = aclnn.{operator.aclnn}GetWorkspaceSize(",
        *(f"    {argument}," for argument in arguments),
        ")",
        f"status = aclnn.{operator.aclnn}(None, size, executor, None)",
        "status = aclnn.aclrtSynchronizeStream(None)",
        f"print({', '.join(outputs)})",
    ]
    return "\n".join(lines) + "\n"


def _deviations(operator: Operator) -> str:
    if not operator.deviations:
        return ""
    items = "\n".join(f"- {deviation}" for deviation in operator.deviations)
    return f"## Deviations from CANN's document\n\n{items}\n\n[All deviations](../deviations.md)"
