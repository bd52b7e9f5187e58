# SPDX-License-Identifier: Apache-2.0
"""Formulas of the declarations in LaTeX."""

from __future__ import annotations

import pytest

from actgrad.operators import DOCUMENTED
from actgrad.operators.contract import Operator
from codegen.typeset import expression, latex

EXPRESSIONS = {
    "x": "x",
    "alpha": r"\mathrm{alpha}",
    "a − b − c": "a - b - c",
    "(a + b)/2": r"\frac{a + b}{2}",
    "(a + b)·(c − d)": r"\left( a + b \right) \cdot \left( c - d \right)",
    "a·b / c·d": r"\frac{a \cdot b}{c} \cdot d",
    "e^(−x)": "e^{-x}",
    "e^−|x|": r"e^{-\left| x \right|}",
    "tanh² z": r"\tanh^{2} z",
    "t·φ(t)": r"t \cdot \varphi \left( t \right)",
    "min(x, 0)": r"\min \left( x ,\; 0 \right)",
    "min < x ≤ max": r"\mathrm{min} < x \le \mathrm{max}",
    "√(2/π)": r"\sqrt{\frac{2}{\pi}}",
    "x³": "x^{3}",
}


@pytest.mark.parametrize(("text", "expected"), EXPRESSIONS.items())
def test_an_expression(text: str, expected: str) -> None:
    assert expression(text) == expected


@pytest.mark.parametrize("text", ["", "a +", "(a", "a b", "a ? b", "where it is"])
def test_invalid_expressions_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"missing|what is|applied to nothing"):
        expression(text)


def test_several_lines_for_one_result_become_cases() -> None:
    shown = latex("y = x  where x > 0\ny = 0  elsewhere")
    assert shown == "$$\n" r"y = \begin{cases} x & \text{where } x > 0 \\ 0 & \text{elsewhere} \end{cases}" "\n$$"


def test_lines_for_different_results_are_separate_equations() -> None:
    assert latex("y = s·x\ns = σ(x)") == "$$\n" r"y = s \cdot x" "\n$$\n\n$$\n" r"s = \sigma \left( x \right)" "\n$$"


@pytest.mark.parametrize("operator", DOCUMENTED, ids=lambda operator: operator.name)
def test_every_operator_is_typeset(operator: Operator) -> None:
    shown = latex(operator.math)
    assert shown.count("{") == shown.count("}")
    assert shown.count(r"\left") == shown.count(r"\right")
