# SPDX-License-Identifier: Apache-2.0
"""The declaration that most activations of one tensor share: the input, numbers, the output; one dtype, one shape."""

from __future__ import annotations

from actgrad.arithmetic.activation import Activation
from actgrad.operators.contract import (
    Check,
    Input,
    Kernel,
    Operator,
    Output,
    Scalar,
    Support,
    castable,
    like,
    rank,
    real,
    same_dtype,
    same_shape,
)


def element_wise(
    name: str,
    python: str,
    summary: str,
    *scalars: Scalar,
    activation: Activation,
    math: str,
    support: Support,
    header: str = "",
    cast: bool = False,
    notes: tuple[str, ...] = (),
    deviations: tuple[str, ...] = (),
) -> Operator:
    """Declares ``out = f(self, *scalars)``.

    Args:
        name: the documents' name, without aclnn.
        python: the function's name in Python; its gradient's is the same with ``_backward`` behind it.
        summary: a sentence; if it begins with the name, PyTorch's module is called as it is written there.
        scalars: the attributes, in the order of the documents, which is that of the activation's further arguments.
        activation: what is computed.
        math: the formula, for pages and docstrings.
        support: the dtypes of each product.
        header: the file in ``aclnnop/``; ``aclnn_`` and the Python name by default.
        cast: whether ``out`` may have another floating dtype than ``self``.
        notes: what else is to be known, sentence by sentence.
        deviations: where the documents are wrong or disagree, and what was decided.
    """
    by_pointer = tuple(scalar.name for scalar in scalars if scalar.type == "aclScalar")
    numbers: tuple[Check, ...] = (real(*by_pointer),) if by_pointer else ()
    return Operator(
        name=name,
        python=python,
        header=header or f"aclnn_{python}.h",
        summary=summary,
        source=f"the document of aclnn{name}",
        parameters=(
            Input("self", "x", "the input"),
            *scalars,
            Output("out", "out", "the result for `self`", shape=like("self"), castable=cast),
        ),
        support=support,
        dtype_checks=(*numbers, castable("self", "out") if cast else same_dtype("self", "out")),
        shape_checks=(rank("self", 0), same_shape("out", "self")),
        kernels=(
            Kernel(
                activation.function,
                ("self",),
                ("out",),
                scalars=tuple(scalar.name for scalar in scalars),
                of=activation,
            ),
        ),
        math=math,
        gradient=f"{python}_backward",
        notes=notes,
        deviations=deviations,
    )
