# SPDX-License-Identifier: Apache-2.0
"""A mistake in a declaration is refused where it is made, with a message that says what is wrong."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from actgrad.arithmetic.primitives import Bound
from actgrad.operators.contract import Element, Kernel, Operand, Operator, half_of, left, rank, right, supported
from actgrad.operators.documented import HEAVISIDE, LEAKY_RELU, SWI_GLU
from actgrad.operators.formulas import gated
from actgrad.operators.internal.gated import gated_units
from codegen.formula import FormulaError
from codegen.kernels import unique_kernels
from codegen.pages import page

LEAKY = LEAKY_RELU.kernels[0].of
assert LEAKY is not None
KNOWN = ", but the parameters are "


def with_kernel(operator: Operator, **changes: Any) -> Operator:
    return replace(operator, kernels=(replace(operator.kernels[0], **changes),))


def with_parameter(operator: Operator, name: str, **changes: Any) -> Operator:
    parameters = tuple(replace(p, **changes) if p.name == name else p for p in operator.parameters)
    return replace(operator, parameters=parameters)


NAMES = {
    "input": lambda: with_kernel(HEAVISIDE, inputs=("input", "value")),
    "half": lambda: with_kernel(SWI_GLU, inputs=(left("y"), right("x"))),
    "flag": lambda: with_kernel(SWI_GLU, inputs=(Operand("x", "!activate"), right("x"))),
    "output": lambda: with_kernel(HEAVISIDE, outputs=("result",)),
    "scalar": lambda: with_kernel(LEAKY_RELU, scalars=("slope",)),
    "element": lambda: with_kernel(LEAKY_RELU, scalars=(Element("slope"),)),
    "when": lambda: with_kernel(HEAVISIDE, when={"mode": 0}),
    "given": lambda: with_kernel(HEAVISIDE, given="weight"),
    "check": lambda: replace(HEAVISIDE, shape_checks=(rank("x", 0),)),
    "shape": lambda: with_parameter(SWI_GLU, "out", shape=half_of("y")),
    "splits": lambda: with_parameter(SWI_GLU, "dim", splits=("y",)),
    "stand-in": lambda: with_parameter(HEAVISIDE, "values", stand_in="x"),
}


@pytest.mark.parametrize("place", NAMES)
def test_an_unknown_name(place: str) -> None:
    with pytest.raises(ValueError, match=KNOWN):
        NAMES[place]()


OTHERS = {
    "two parameters": (lambda: with_parameter(HEAVISIDE, "values", python="input"), "two parameters have one name"),
    "aclnn": (lambda: replace(HEAVISIDE, name="aclnnHeaviside"), "without aclnn"),
    "header": (lambda: replace(HEAVISIDE, header="aclnn_heaviside"), r"has to end in \.h"),
    "gradient": (lambda: replace(SWI_GLU, gradient="swiglu_grad"), "has to end in _backward"),
    "bounds": (lambda: with_kernel(HEAVISIDE, bounds=()), "outputs: 1, error bounds: 0"),
    "no activation": (lambda: Kernel(gated, (left("x"), right("x")), ("out",)), "of which activation"),
    "product": (lambda: supported(bf16="Ascend910b"), "Ascend910b: no such product; those are Ascend950"),
    "attributes": (lambda: replace(LEAKY, second_derivative=lambda x: 0), r"has the attributes \(\), not \('slope',\)"),
    "settings": (lambda: replace(LEAKY, settings=({},)), r"a setting is \{\}, but its attributes are \('slope',\)"),
    "derivative's bound": (lambda: replace(LEAKY, bounds={LEAKY.function: Bound(1)}), "lacks leaky_relu_derivative"),
    "one half": (
        lambda: list(gated_units(with_kernel(SWI_GLU, inputs=(left("x"),)), ())),
        "SwiGlu: the inputs of a gated unit are two halves",
    ),
    "typeset": (lambda: page(replace(HEAVISIDE, math="out = (input")), r"Heaviside: its `math` .* \) is missing"),
}


@pytest.mark.parametrize("mistake", OTHERS)
def test_another_mistake(mistake: str) -> None:
    declare, reason = OTHERS[mistake]
    with pytest.raises(ValueError, match=reason):
        declare()


def test_a_text_in_the_place_of_a_tuple() -> None:
    with pytest.raises(TypeError, match=r'one alone is written \("out",\)'):
        replace(HEAVISIDE.kernels[0], outputs="out")


@pytest.mark.parametrize(
    ("changes", "counts"),
    [
        ({"inputs": ("input",)}, "takes 2 arguments and returns 1, but Heaviside passes 1 arguments"),
        ({"outputs": ("out", "out"), "bounds": (Bound(0.0),) * 2}, "to it and has 2 outputs"),
    ],
)
def test_other_numbers_of_arguments_and_results(changes: dict[str, Any], counts: str) -> None:
    with pytest.raises(FormulaError, match=counts) as refused:
        unique_kernels([with_kernel(HEAVISIDE, **changes)])
    assert str(refused.value.filename).endswith("heaviside.py")
    assert refused.value.text == "def heaviside(x, values):"
