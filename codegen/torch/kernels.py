# SPDX-License-Identifier: Apache-2.0
"""The list of native kernels: ``generated/torch_kernels.inc``."""

from __future__ import annotations

from actgrad.operators.contract import Choice, Flag, Input, Int, Operator, Output, Parameter, Scalar, Word
from codegen.torch.family import Family


def kernels(operators: list[Operator]) -> str:
    """``torch_kernels.inc``: the native kernels of the operators whose results have the shape of an argument."""
    served = [operator for operator in Family(operators).by_name.values() if _serves(operator)]
    forms = "".join(f"constexpr Form {operator.torch_name}{{{_form(operator)}}};\n" for operator in served)
    rows = "".join(
        f"    kernel<&{_plan(operator)}, forms::{operator.torch_name}, "
        f'{len(operator.outputs)}>("{operator.torch_name}"),\n'
        for operator in served
    )
    return f"""\
// The attribute that splits; which of the tensors each result is like; each attribute's default, and what its words
// stand for.
namespace forms {{
{forms}}}  // namespace forms

{"".join(_plan_without_ignored(operator) for operator in served if _ignores(operator))}\
// Phase one, the form, and the number of results.
PyMethodDef KERNELS[] = {{
{rows}}};
"""


def _serves(operator: Operator) -> bool:
    """Whether the arguments are those of phase one, all used but those it ignores, and all tensors have one shape."""
    tensors = [p for p in operator.parameters if isinstance(p, Input | Output) and p not in _ignored(operator)]
    if operator.channels or operator.rows:
        return False
    return [*operator.inputs, *operator.outputs] == tensors and bool(operator.outputs)


def _ignored(operator: Operator) -> list[Input]:
    return [p for p in operator.parameters if isinstance(p, Input) and p.ignored]


def _ignores(operator: Operator) -> bool:
    return bool(_ignored(operator))


def _plan(operator: Operator) -> str:
    return f"plan_{operator.snake}{'_without_ignored' if _ignores(operator) else ''}"


def _plan_without_ignored(operator: Operator) -> str:
    """A function with phase one's arguments except for the tensors that it ignores."""
    assert not operator.attributes
    types = [(f"{'const ' if isinstance(p, Input) else ''}aclTensor*", p) for p in operator.parameters]
    taken = ", ".join(f"{kind} {p.name}" for kind, p in types if p not in _ignored(operator))
    passed = ", ".join("nullptr" if p in _ignored(operator) else p.name for p in operator.parameters)
    return f"""\
aclnnStatus {_plan(operator)}(
    Product product, {taken}, Planned& planned) {{
    return plan_{operator.snake}(product, {passed}, planned);
}}

"""


def _form(operator: Operator) -> str:
    split = operator.attributes.index(operator.splits) if operator.splits else -1
    tensors = [tensor.name for tensor in operator.inputs]
    results = []
    for output in operator.outputs:
        arguments = [argument for argument in output.shape.arguments if argument in tensors]
        function = "half_of" if output.shape.name == "half_of" else "like"
        results.append(f"{function}({tensors.index(arguments[-1])})")
    attributes = ", ".join(f"{{{_value(attribute)}}}" for attribute in operator.attributes)
    return f"{split}, {{{', '.join(results)}}}, {{{attributes}}}"


def _value(attribute: Parameter) -> str:
    if isinstance(attribute, Choice | Word):
        words = ", ".join(f'{{"{word}", {number}}}' for word, number in attribute.words.items())
        return f"{attribute.words[attribute.default]}, {{{words}}}"
    assert isinstance(attribute, Int | Flag | Scalar)
    return repr(float(attribute.default)) if isinstance(attribute, Scalar) else str(int(attribute.default))
