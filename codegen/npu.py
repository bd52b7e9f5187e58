# SPDX-License-Identifier: Apache-2.0
"""The table of operators that PyTorch evaluates, printed as C entry points and as a page."""

from __future__ import annotations

from actgrad.npu.declared import DECLARED, KINDS
from actgrad.npu.refusals import MAXIMUM
from actgrad.npu.served import C_TYPES, Parameter, Served
from codegen.entry import PHASE_TWO

DECLARATIONS = {declared.symbol: declared for declared in DECLARED}


def entries(table: list[Served]) -> str:
    """The C++ file with both phases of every operator of the table."""
    bodies = "\n".join(_entry(number, served) for number, served in enumerate(table))
    return f"""\
#include "table/operator.h"

using actgrad::table::Operator;
using actgrad::table::Seed;

extern "C" {{

{bodies}
}}  // extern "C"
"""


def _most(served: Served, parameters: str, arguments: str) -> str:
    """The function that gives the most workspace that any call needs: it takes what phase one takes."""
    if served.symbol not in MAXIMUM:
        return ""
    return f"""\
ACTGRAD_PUBLIC aclnnStatus {served.symbol}GetMaxWorkspaceSize(
    {parameters}, uint64_t* workspaceSize, aclOpExecutor** executor) {{
    return {served.symbol}GetWorkspaceSize({arguments}, workspaceSize, executor);
}}
"""


def _entry(number: int, served: Served) -> str:
    declared = DECLARATIONS.get(served.symbol)
    types = [KINDS[parameter.kind] for parameter in (declared or served).parameters]
    both = list(zip(types, served.parameters, strict=True))
    parameters = ", ".join(f"{c_type} {_c_name(parameter)}" for c_type, parameter in both)
    arguments = ", ".join(_argument(c_type, parameter) for c_type, parameter in both)
    kinds = "".join(parameter.kind for parameter in served.parameters)
    names = " ".join(parameter.name for parameter in (declared or served).parameters)
    return f"""\
ACTGRAD_PUBLIC aclnnStatus {served.symbol}GetWorkspaceSize(
    {parameters}, uint64_t* workspaceSize, aclOpExecutor** executor) {{
    static constexpr Operator op{{"{served.symbol}", {number}, {served.dynamic}, "{kinds}",
        "{names}"}};
    return actgrad::table::phase_one(op, workspaceSize, executor, {arguments});
}}
ACTGRAD_PUBLIC aclnnStatus {served.symbol}(
    {PHASE_TWO}) {{
    return actgrad::table::phase_two("{served.symbol}", workspace, workspaceSize, executor, stream);
}}
{_most(served, parameters, ", ".join(_c_name(parameter) for _, parameter in both))}"""


def _argument(c_type: str, parameter: Parameter) -> str:
    """The argument as passed to the table; its integer type may differ from the declared one."""
    name, wanted = _c_name(parameter), C_TYPES[parameter.kind]
    if wanted != c_type and "*" not in wanted + c_type:
        name = f"static_cast<{wanted}>({name})"
    return f"Seed{{{name}}}" if parameter.kind == "n" else name


def _c_name(parameter: Parameter) -> str:
    # These Python names are C++ keywords.
    return f"{parameter.name}_" if parameter.name in ("inline", "default", "operator", "executor") else parameter.name


def refusals(names: list[str]) -> str:
    """The C++ file with the unsupported operators that torch_npu looks up: each call is refused by name."""
    bodies = "\n".join(
        f'ACTGRAD_PUBLIC aclnnStatus {name}{phase}() {{ return actgrad::table::refuse("{name}"); }}'
        for name in names
        for phase in ("GetWorkspaceSize", *(["GetMaxWorkspaceSize"] if name in MAXIMUM else []), "")
    )
    return f"""\
#include "table/operator.h"

// Callers pass what the interface says; nothing of it is read.
extern "C" {{

{bodies}

}}  // extern "C"
"""


def runtime_refusals(features: dict[str, tuple[str, ...]], of_nothing: dict[str, tuple[str, ...]]) -> str:
    """The C++ file with the functions of the runtime that are refused; those ``of_nothing`` return null."""
    refused = [
        f'ACTGRAD_PUBLIC aclError {name}(void) {{ return refuse("{name}", "{feature}"); }}'
        for feature, names in features.items()
        for name in names
    ]
    nothing = [
        f'ACTGRAD_PUBLIC void* {name}(void) {{ return refuse("{name}", "{feature}"), nullptr; }}'
        for feature, names in of_nothing.items()
        for name in names
    ]
    bodies = "\n".join(refused + nothing)
    return f"""\
#include "ascendcl/absent.h"

using actgrad::refuse;

// Callers pass what the interface says; nothing of it is read.
extern "C" {{

{bodies}

}}  // extern "C"
"""


def listing(groups: dict[str, list[Served]]) -> str:
    """The page that lists the supported operators beyond activations."""
    return f"""\
# Operators beyond activations

The {sum(map(len, groups.values()))} operators beyond activations that torch_npu and [C++ programs](cpp-programs.md)
can call, each with the PyTorch expression that computes it on the CPU. `aten` is `torch.ops.aten`, `F` is
`torch.nn.functional`; the other names are functions of `actgrad/npu/formulas.py` and of the files that it imports. A
call of any other operator fails with an error that names it.

{"".join(_group(title, group) for title, group in groups.items())}"""


def _group(title: str, group: list[Served]) -> str:
    rows = "\n".join(f"| `{served.symbol}` | `{served.call}` |" for served in group)
    return f"## {title}\n\n| operator | in PyTorch |\n|---|---|\n{rows}\n\n"
