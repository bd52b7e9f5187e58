# SPDX-License-Identifier: Apache-2.0
"""Declarations that most activations of one tensor share: the function, its in-place form and its gradient."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import Bound
from actgrad.operators.contract import (
    Check,
    Exclusion,
    Input,
    InputOutput,
    Kernel,
    Operator,
    Output,
    Parameter,
    Scalar,
    Support,
    broadcast_of,
    castable,
    floats_like,
    in_common_dtype,
    like,
    rank,
    real,
    same_dtype,
    same_shape,
    takes_integers,
)
from actgrad.operators.formulas import gradient_formula


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
    const: bool = False,
    dtype_checks: tuple[Check, ...] | None = None,
    shape_checks: tuple[Check, ...] | None = None,
    tensors: tuple[str, str] = ("self", "out"),
    gradient: str | None = None,
    exact_integers: bool = False,
    floats: bool = False,
    notes: tuple[str, ...] = (),
    exclusions: tuple[Exclusion, ...] = (),
    deviations: tuple[str, ...] = (),
) -> Operator:
    """Declares ``out = f(self, *scalars)``.

    Args:
        name: the documents' name, without aclnn.
        python: the function's name in Python; the gradient's name adds ``_backward``.
        summary: a sentence; if it begins with the name, that spelling names PyTorch's module.
        scalars: the attributes, in the order of the documents and of the activation's further arguments.
        activation: what is computed.
        math: the formula, for pages and docstrings.
        support: the dtypes of each product.
        header: the file in ``aclnnop/``; ``aclnn_`` and the Python name by default.
        cast: whether ``out`` may have any floating dtype, even one that the product's list lacks.
        const: whether the documents declare ``out`` const.
        dtype_checks: by default, real scalars, and one dtype or a castable ``out``.
        shape_checks: by default, ``self`` of rank 0 to 8 and ``out`` of its shape.
        tensors: the documents' names of the input and the output.
        gradient: the Python name of the gradient's operator, if not ``python`` with ``_backward``.
        exact_integers: whether integers are computed exactly; otherwise they are converted to float32.
        floats: whether the result for integers is float32.
        notes: further facts, one per string.
        exclusions: what the document excludes and actgrad accepts.
        deviations: where the documents are wrong or disagree, and what actgrad does.
    """
    x, out = tensors
    if dtype_checks is None:
        dtype_checks = (*_real(scalars), castable(x, out) if cast else same_dtype(x, out))
    return Operator(
        name=name,
        python=python,
        header=header or f"aclnn_{python}.h",
        summary=summary,
        source=f"the document of aclnn{name}",
        parameters=(
            Input(x, "x", "the input"),
            *scalars,
            Output(
                out,
                "out",
                f"the result for `{x}`",
                shape=floats_like(x) if floats else like(x),
                castable=cast,
                const=const,
            ),
        ),
        support=support,
        dtype_checks=dtype_checks,
        shape_checks=(rank(x, 0), same_shape(out, x)) if shape_checks is None else shape_checks,
        kernels=(
            Kernel(
                activation.function,
                (x,),
                (out,),
                scalars=tuple(scalar.name for scalar in scalars),
                of=activation,
                exact_integers=exact_integers,
            ),
        ),
        math=math,
        gradient=f"{python}_backward" if gradient is None else gradient,
        notes=notes,
        exclusions=exclusions,
        deviations=deviations,
    )


def in_place(
    forward: Operator,
    *,
    support: Support | None = None,
    tensor: str = "selfRef",
    const: bool = False,
    deviations: tuple[str, ...] = (),
) -> Operator:
    """Declares the in-place form of ``forward``; Python's functions have ``out`` instead.

    Its checks are those of ``forward``, with one tensor as input and output. ``support``: its dtypes, if they differ.
    """
    x, out = forward.tensors
    checks = [
        tuple(dict.fromkeys(replaced for check in checks if (replaced := _of_one(check, (x.name, out.name), tensor))))
        for checks in (forward.dtype_checks, forward.shape_checks)
    ]
    return replace(
        forward,
        name=f"Inplace{forward.name}",
        python="",
        summary=f"{forward.summary.partition(':')[0].partition(',')[0]}, in place.",
        parameters=(
            InputOutput(tensor, "x", "the input, overwritten with the result", const=const),
            *forward.attributes,
        ),
        support=support or forward.support,
        dtype_checks=checks[0],
        shape_checks=checks[1],
        kernels=tuple(replace(kernel, inputs=(tensor,), outputs=(tensor,)) for kernel in forward.kernels),
        math=re.sub(rf"\b({x.name}|{out.name})\b", tensor, forward.math),
        gradient="",
        notes=(),
        exclusions=(),
        deviations=deviations,
    )


def _of_one(check: Check, both: tuple[str, str], tensor: str) -> Check | None:
    """A check with one tensor in the place of two; None if nothing is left to check."""
    if set(both) <= set(check.arguments):
        return None
    arguments = tuple(tensor if argument in both else argument for argument in check.arguments)
    sentence = re.sub(rf"`({'|'.join(both)})`", f"`{tensor}`", check.sentence)
    return replace(check, arguments=arguments, sentence=sentence)


def element_wise_gradient(
    forward: Operator,
    summary: str,
    *attributes: Parameter,
    math: str,
    bounds: tuple[Bound, ...],
    dtype_checks: tuple[Check, ...],
    shape_checks: tuple[Check, ...],
    support: Support | None = None,
    name: str = "",
    header: str = "",
    out: str = "gradInput",
    cast: bool = False,
    const: bool = False,
    python: str | None = None,
    torch: str | None = None,
    activation: Activation | None = None,
    result: str = "",
    exclusions: tuple[Exclusion, ...] = (),
    notes: tuple[str, ...] = (),
    deviations: tuple[str, ...] = (),
) -> Operator:
    """Declares ``out = gradOutput · f'(self, *attributes)`` for the ``f`` of ``forward``.

    If a check lets ``gradOutput`` and ``self`` broadcast, the result has the broadcast shape; if one lets their dtypes
    differ, it has the common one.

    Args:
        forward: the operator that is differentiated.
        summary: a sentence.
        attributes: if they are not those of ``forward``; the scalars are the activation's further arguments.
        math: the formula, for pages and docstrings.
        bounds: the error bound in float32, for each kernel of ``forward``.
        dtype_checks: checks of dtypes, in the documents' order.
        shape_checks: all other checks.
        support: the dtypes of each product, if they are not those of ``forward``.
        name: the documents' name, without aclnn; by default, that of ``forward`` with Backward appended.
        header: the file in ``aclnnop/``; by default, that of ``forward`` with ``_backward`` appended.
        out: the documents' name of the output.
        cast: whether it may have any floating dtype, even one that the product's list lacks.
        const: whether the documents declare it const.
        python: the function's name in Python, if not the ``gradient`` of ``forward``.
        torch: its name in ``torch.ops.actgrad``, if different.
        activation: the differentiated function, if it is not that of ``forward``.
        result: the documents' name of the result of ``forward``, if the gradient takes that instead of the input.
        exclusions: what the document excludes and actgrad accepts.
        notes: further facts, one per string.
        deviations: where the documents are wrong or disagree, and what actgrad does.
    """
    name = name or f"{forward.name}Backward"
    python = forward.gradient if python is None else python
    attributes = attributes or forward.attributes
    broadcasts = any("broadcast" in check.name for check in shape_checks)
    promotes = any(check.name == "promotable" for check in dtype_checks)
    x = result or "self"
    promoted = in_common_dtype("gradOutput", x)
    title = forward.summary.partition(":")[0].partition(",")[0]
    return Operator(
        name=name,
        python=python,
        header=header or forward.header.replace(".h", "_backward.h"),
        summary=summary,
        source=f"the document of aclnn{name}",
        parameters=(
            Input("gradOutput", "dy", f"the gradient of {title}'s output"),
            Input(x, "output", f"the result of {title}", result=True)
            if result
            else Input(x, "x", f"the input of {title}"),
            *attributes,
            Output(
                out,
                "out",
                f"the gradient of {title}'s input" if result else "the gradient of `self`",
                shape=broadcast_of("gradOutput", x) if broadcasts else promoted if promotes else like(x),
                castable=cast,
                const=const,
            ),
        ),
        support=support or forward.support,
        dtype_checks=dtype_checks,
        shape_checks=shape_checks,
        kernels=tuple(
            Kernel(
                gradient_formula(of),
                inputs=("gradOutput", x),
                outputs=(out,),
                bounds=(bound,),
                scalars=tuple(p.name for p in attributes if isinstance(p, Scalar)),
                when=kernel.when,
                of=of,
                exact_integers=kernel.exact_integers and takes_integers(support or forward.support),
            )
            for kernel, bound in zip(forward.kernels, bounds, strict=True)
            if (of := activation or kernel.of)
        ),
        math=math,
        torch=torch,
        gradient="" if torch == "" else f"{(torch or python).removesuffix('_backward')}_double_backward",
        exclusions=exclusions,
        notes=(*notes, *([f"A broadcast result is not summed to the shape of `{x}`."] * broadcasts)),
        deviations=deviations,
    )


def _real(scalars: Sequence[Scalar]) -> tuple[Check, ...]:
    by_pointer = tuple(scalar.name for scalar in scalars if scalar.type == "aclScalar")
    return (real(*by_pointer),) if by_pointer else ()
