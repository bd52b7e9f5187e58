# SPDX-License-Identifier: Apache-2.0
"""The C declarations of the operators beyond activations."""

from __future__ import annotations

import ast

from actgrad.npu.declared import KINDS, Declared
from actgrad.npu.served import Served
from codegen.entry import PHASE_TWO

RESULTS_OF = {"put": 1, "put_both": 2, "put_all": 1, "copy_each": 1, "dynamic": 1}
"""Functions that write what their last argument is to those before it: how many those are."""

APPLIED = ("multiply", "softmax")
"""Functions that write to their last argument what their first is of the others."""


def declaration(declared: Declared, served: Served | None) -> str:
    """Both phases of an operator, with a comment that says what it computes."""
    own = [f"{KINDS[parameter.kind]} {parameter.name}" for parameter in declared.parameters]
    parameters = ",\n    ".join([*own, "uint64_t* workspaceSize", "aclOpExecutor** executor"])
    return (
        f"/**\n{_comment(declared, served)} */\n"
        f"ACTGRAD_PUBLIC aclnnStatus {declared.symbol}GetWorkspaceSize(\n    {parameters});\n"
        f"ACTGRAD_PUBLIC aclnnStatus {declared.symbol}({PHASE_TWO});\n"
    )


def _comment(declared: Declared, served: Served | None) -> str:
    if served is None:
        return f" * {declared.symbol}: not computed here; phase one refuses it by its name, with 561003.\n"
    meaning = f" * {declared.symbol}, in PyTorch's terms:\n *\n *   {in_pytorch(declared, served)}\n"
    return meaning if declared.published else f"{meaning} *\n * The parameters are those that callers pass.\n"


def in_pytorch(declared: Declared, served: Served) -> str:
    """The table's call with the argument names of the declaration; ``put`` is shown as an assignment."""
    names = {ours.name: theirs.name for ours, theirs in zip(served.parameters, declared.parameters, strict=True)}
    call = ast.parse(f"({served.call})", mode="eval").body
    for node in ast.walk(call):
        if isinstance(node, ast.Name):
            node.id = names.get(node.id, node.id)
    return _assignment(call).replace("*/", "* /")


def _assignment(call: ast.expr) -> str:
    if not isinstance(call, ast.Call):
        return ast.unparse(call)
    if isinstance(call.func, ast.Name) and call.func.id in RESULTS_OF:
        results = call.args[: RESULTS_OF[call.func.id]]
        listed = results[0].elts if isinstance(results[0], ast.Tuple) else results
        return f"{', '.join(ast.unparse(result) for result in listed)} = {ast.unparse(call.args[len(results)])}"
    if isinstance(call.func, ast.Name) and call.func.id in APPLIED:
        function, *arguments, result = call.args
        return f"{ast.unparse(result)} = {ast.unparse(ast.Call(function, arguments, call.keywords))}"
    for keyword in call.keywords:
        if keyword.arg == "out":
            results = keyword.value.elts if isinstance(keyword.value, ast.Tuple) else [keyword.value]
            call.keywords.remove(keyword)
            return f"{', '.join(ast.unparse(result) for result in results)} = {ast.unparse(call)}"
    return ast.unparse(call)


NOTHING_KNOWN = "/* Programs include this header; of its functions nothing is known here. */\n"

ONE_PHASE = {
    "aclnn_trans_matmul_weight.h": """\
/**
 * aclnnCalculateMatmulWeightSizeV2: how many elements a matrix of weights has in the format that
 * aclnnTransMatmulWeight gives it. Here that is the format it has, so their number stays.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnCalculateMatmulWeightSizeV2(
    const aclIntArray* tensorShape,
    aclDataType dataType,
    uint64_t* weightTensorSize);
"""
}
"""Functions that are no operators, and the headers that they stand in."""
