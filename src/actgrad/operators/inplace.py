# SPDX-License-Identifier: Apache-2.0
"""The declaration of an operator that overwrites its input, made from that of its out-of-place mate."""

from __future__ import annotations

import re
from dataclasses import replace

from actgrad.operators.contract import Check, InputOutput, Operator, Output, Parameter, Support


def in_place(
    forward: Operator, name: str = "selfRef", *, const: bool = False, support: Support | None = None
) -> Operator:
    """Declares ``Inplace…`` for ``out = f(self, …)``.

    Args:
        forward: the out-of-place operator; its checks hold, but for those of ``out``.
        name: what the documents call the tensor.
        const: whether the documents have it const all the same.
        support: the dtypes of each product, where they are others than the mate's.
    """
    output = next(parameter for parameter in forward.parameters if isinstance(parameter, Output))

    def renamed(text: str) -> str:
        return re.sub(rf"\b(self|{output.name})\b", name, text)

    def checks(of_both: tuple[Check, ...]) -> tuple[Check, ...]:
        return tuple(
            replace(
                check,
                arguments=tuple(name if argument == "self" else argument for argument in check.arguments),
                sentence=renamed(check.sentence),
            )
            for check in of_both
            if output.name not in check.arguments
        )

    tensor = InputOutput(name, "x", "the input, overwritten with the result", const=const)
    others: list[Parameter] = [p for p in forward.parameters if p.name != "self" and p is not output]
    (kernel,) = forward.kernels
    return Operator(
        name=f"Inplace{forward.name}",
        python="",
        header=forward.header,
        summary=f"{re.split('[:,.]', forward.summary)[0]}, written onto its input.",
        source=forward.source,
        parameters=(tensor, *others),
        support=forward.support if support is None else support,
        dtype_checks=checks(forward.dtype_checks),
        shape_checks=checks(forward.shape_checks),
        kernels=(replace(kernel, inputs=(name,), outputs=(name,)),),
        math=renamed(forward.math),
        notes=("The parameter is `const aclTensor*` in the documents, though it is written.",) if const else (),
    )
