# SPDX-License-Identifier: Apache-2.0
"""The formula printer: its exact output, and its errors with file, line and caret."""

from __future__ import annotations

import importlib.util
import itertools
import re
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import mpmath
import numpy as np
import pytest

from actgrad.arithmetic import activations
from actgrad.arithmetic.bind import bind
from actgrad.arithmetic.primitives import on_mpmath, on_numpy
from actgrad.operators import formulas
from codegen.formula import FormulaError, print_formula

HEAD = "from actgrad.arithmetic.primitives import absolute, divide, exp, where\nSCALE = 0.5\n\n"
numbers = itertools.count()


def formula_of(code: str, folder: Path) -> tuple[Callable[..., Any], Path]:
    """The function in a module that begins with HEAD, three lines, and goes on with ``code``."""
    path = folder / f"formulas_{next(numbers)}.py"
    path.write_text(HEAD + code, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.f, path


GOLDEN = {
    "a product of parameters is merged with the choice of it": (
        """\
def f(dy, x):
    a = where(x > 0, dy, x * dy)
    b = where(x > 0, x * dy, dy)
    return where(x > 0, a, a * b)
""",
        """\
template <class V>
inline V f(V dy, V x) {
    const V a = where_or_product(x > 0.0, dy, x * dy);
    const V b = where(x > 0.0, x * dy, dy);
    return where(x > 0.0, a, a * b);
}
""",
    ),
    "a product that only a choice beside 0 needs is merged with it": (
        """\
def f(dy, x, limit):
    a = dy * x
    b = x * limit
    c = where(x > limit, 0, a) + where(x > limit, 0, x)
    return c, where(x > limit, 0, x * a), where(x > limit, 0, b)
""",
        """\
template <class V>
inline Triple<V> f(V dy, V x, V limit) {
    const V a = dy * x;
    const V b = x * limit;
    const V c = where(x > limit, 0.0, a) + where(x > limit, 0.0, x);
    return {c, where_or_product(x > limit, 0.0, x * a), where_or_product(x > limit, 0.0, b)};
}
""",
    ),
    "one statement for one statement, with names and comments": (
        '''\
def f(dy, x):
    """dy times something

    Second line
    """
    # before
    # and before
    t = absolute(x)  # behind
    e = exp(-t)
    return divide(dy * (1 + e), t - 2)  # at the end
''',
        """\
// dy times something
//
// Second line
template <class V>
inline V f(V dy, V x) {
    // before
    // and before
    const V t = absolute(x);  // behind
    const V e = exp(-t);
    return divide(dy * (1.0 + e), t - 2.0);  // at the end
}
""",
    ),
    "what exponents and other terms share is kept, unless it is cheap": (
        """\
def f(x, beta):
    t = absolute(x)
    w = beta * t
    v = where(w > 1, w, t)
    return v * exp(-v) + t * exp(-t) + w * exp(-w)
""",
        """\
template <class V>
inline V f(V x, V beta) {
    const V t = absolute(x);
    const V w = beta * t;
    const V v = keep(where(w > 1.0, w, t));
    return ((v * exp(-v)) + (t * exp(-t))) + (w * exp(-w));
}
""",
    ),
    "grouping is Python's": (
        """\
def f(a, b, c):
    return a - b - c * -(a + b) * (1 / 3)
""",
        """\
template <class V>
inline V f(V a, V b, V c) {
    return (a - b) - ((c * -(a + b)) * (1.0 / 3.0));
}
""",
    ),
    "a choice between two numbers": (
        """\
def f(x):
    return where(x < 0, 2, -2)
""",
        """\
template <class V>
inline V f(V x) {
    return where(x < 0.0, V(2.0), -2.0);
}
""",
    ),
    "a triple": (
        """\
def f(x):
    return x, 1, -x
""",
        """\
template <class V>
inline Triple<V> f(V x) {
    return {x, 1.0, -x};
}
""",
    ),
    "pairs, comparisons, constants": (
        """\
def pair(x):
    return x, -x


def f(x):
    p, q = pair(x)
    return where(p <= q, SCALE, 1e-30), where(x == 3, p, 7)
""",
        """\
template <class V>
inline Pair<V> f(V x) {
    const auto [p, q] = pair(x);
    return {where(p <= q, SCALE, 1e-30), where(x == 3.0, p, 7.0)};
}
""",
    ),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_golden(name: str, tmp_path: Path) -> None:
    code, printed = GOLDEN[name]
    assert print_formula(formula_of(code, tmp_path)[0]) == printed


# The code, the line of the error, the text whose start the caret marks, and the reason.
REFUSED = {
    "default": ("def f(x, y=1):\n    return x\n", 1, "def f", "plain parameters"),
    "star": ("def f(*x):\n    return x\n", 1, "def f", "plain parameters"),
    "keywords": ("def f(**x):\n    return x\n", 1, "def f", "plain parameters"),
    "keyword-only": ("def f(x, *, y):\n    return x\n", 1, "def f", "plain parameters"),
    "positional-only": ("def f(x, /):\n    return x\n", 1, "def f", "plain parameters"),
    "no return": ("def f(x):\n    y = x\n", 1, "def f", "ends in one return"),
    "only a docstring": ('def f(x):\n    """x"""\n', 1, "def f", "ends in one return"),
    "return of nothing": ("def f(x):\n    return\n", 2, "return", "assignments and one return"),
    "two returns": ("def f(x):\n    return x\n    return x\n", 2, "return", "assignments and one return"),
    "if": ("def f(x):\n    if x > 0:\n        x = 1\n    return x\n", 2, "if", "assignments and one return"),
    "for": ("def f(x):\n    for i in x:\n        y = i\n    return x\n", 2, "for", "assignments and one return"),
    "bare call": ("def f(x):\n    exp(x)\n    return x\n", 2, "exp(x)", "assignments and one return"),
    "augmented": ("def f(x):\n    x += 1\n    return x\n", 2, "x += 1", "assignments and one return"),
    "annotated": ("def f(x):\n    y: float = x\n    return y\n", 2, "y: float", "assignments and one return"),
    "chained targets": ("def f(x):\n    y = z = x\n    return y\n", 2, "y = z", "assignments and one return"),
    "item": ("def f(x):\n    x[0] = 1\n    return x\n", 2, "x[0]", "assigns to plain names"),
    "assigned twice": ("def f(x):\n    y = x\n    y = x\n    return y\n", 3, "y = x", "y is assigned twice"),
    "parameter assigned": ("def f(x):\n    x = 1\n    return x\n", 2, "x = 1", "x is assigned twice"),
    "C++ word": ("def f(x):\n    double = x\n    return double\n", 2, "double", "double is a C++ keyword"),
    "C++ parameter": ("def f(register):\n    return register\n", 1, "register):", "register is a C++ keyword"),
    "pair from no call": ("def f(x):\n    a, b = x, x\n    return a\n", 2, "a, b", "from one call"),
    "five names": ("def f(x):\n    a, b, c, d, e = exp(x)\n    return a\n", 2, "a, b, c, d, e", "from one call"),
    "five results": ("def f(x):\n    return x, x, x, x, x\n", 2, "x, x, x, x, x", "one to four values"),
    "one result in a tuple": ("def f(x):\n    return (x,)\n", 2, "(x,)", "one to four values"),
    "unknown name": ("def f(x):\n    return x * y\n", 2, "y", "y is neither a parameter"),
    "used before": ("def f(x):\n    a = b\n    b = x\n    return a\n", 2, "b", "b is neither a parameter"),
    "unknown function": ("def f(x):\n    return sinh(x)\n", 2, "sinh(x)", "sinh is neither a primitive"),
    "too few arguments": ("def f(x):\n    return where(x > 0, x)\n", 2, "where(x", "missing a required argument: 'b'"),
    "too many arguments": ("def f(x):\n    return exp(x, x, x)\n", 2, "exp(x", "exp: too many positional arguments"),
    "comparison alone": ("def f(x):\n    return x > 1\n", 2, "x > 1", "where(a < b, …)"),
    "choice by a value": ("def f(x):\n    return where(x, x, 1)\n", 2, "x, x, 1", "where chooses by one comparison"),
    "choice by two": ("def f(x):\n    return where(0 < x < 1, x, 1)\n", 2, "0 < x", "where chooses by one comparison"),
    "class": ("def f(x):\n    return Kind(x)\n\nclass Kind: ...\n", 2, "Kind(x)", "Kind is neither a primitive"),
    "method": ("def f(x):\n    return x.sum()\n", 2, "x.sum()", "Call is not in the formula language"),
    "keyword argument": ("def f(x):\n    return exp(x=x)\n", 2, "exp(x=x)", "Call is not in the formula language"),
    "starred argument": ("def f(x):\n    return exp(*x)\n", 2, "*x", "only the formula's own attributes"),
    "power": ("def f(x):\n    return x**2\n", 2, "x**2", "BinOp is not in the formula language"),
    "quotient": ("def f(x):\n    return 2 * ((x + 1) / 2)\n", 2, "(x + 1) / 2", "divide(a, b)"),
    "quotient of a constant": ("def f(x):\n    return x * (1 / SCALE)\n", 2, "1 / SCALE", "divide(a, b)"),
    "floor division": ("def f(x):\n    return x // 2\n", 2, "x // 2", "BinOp is not in the formula language"),
    "plus": ("def f(x):\n    return +x\n", 2, "+x", "UnaryOp is not in the formula language"),
    "not": ("def f(x):\n    return not x\n", 2, "not x", "UnaryOp is not in the formula language"),
    "chained comparison": ("def f(x):\n    return 0 < x < 1\n", 2, "0 < x", "Compare is not in the formula language"),
    "unequal": ("def f(x):\n    return x != 1\n", 2, "x != 1", "Compare is not in the formula language"),
    "and": ("def f(x):\n    return x and x\n", 2, "x and x", "BoolOp is not in the formula language"),
    "conditional": ("def f(x):\n    return x if x else 1\n", 2, "x if x", "IfExp is not in the formula language"),
    "lambda": ("def f(x):\n    return lambda: x\n", 2, "lambda", "Lambda is not in the formula language"),
    "attribute": ("def f(x):\n    return x.T\n", 2, "x.T", "Attribute is not in the formula language"),
    "subscript": ("def f(x):\n    return x[0]\n", 2, "x[0]", "Subscript is not in the formula language"),
    "text": ('def f(x):\n    return "x"\n', 2, '"x"', "Constant is not in the formula language"),
    "bool": ("def f(x):\n    return True\n", 2, "True", "Constant is not in the formula language"),
    "complex": ("def f(x):\n    return 2j\n", 2, "2j", "Constant is not in the formula language"),
    "none": ("def f(x):\n    return None\n", 2, "None", "Constant is not in the formula language"),
    "list": ("def f(x):\n    return [x]\n", 2, "[x]", "List is not in the formula language"),
    "nested function": ("def f(x):\n    def g(y):\n        return y\n    return g(x)\n", 2, "def g", "assignments"),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_refusal(name: str, tmp_path: Path) -> None:
    code, line, at, reason = REFUSED[name]
    formula, path = formula_of(code, tmp_path)
    with pytest.raises(FormulaError, match=re.escape(reason)) as refused:
        print_formula(formula)
    error = refused.value
    assert error.filename == str(path)
    assert error.lineno == HEAD.count("\n") + line
    text = path.read_text(encoding="utf-8").splitlines()[error.lineno - 1]
    assert error.text is not None
    assert error.text.rstrip("\n") == text
    assert error.offset is not None
    assert text[error.offset - 1 :].startswith(at)


@pytest.mark.parametrize(
    ("code", "reason"), [("f = lambda x: x\n", "by def"), ("def union(x):\n    return x\nf = union\n", "union is")]
)
def test_refusal_of_the_definition(code: str, reason: str, tmp_path: Path) -> None:
    formula, path = formula_of(code, tmp_path)
    with pytest.raises(FormulaError, match=reason) as refused:
        print_formula(formula)
    assert (refused.value.filename, refused.value.lineno) == (str(path), HEAD.count("\n") + 1)


def test_refusal_inside_a_class(tmp_path: Path) -> None:
    """The caret is placed correctly in indented code."""
    code = "class Holder:\n    @staticmethod\n    def g(x):\n        return x ** 2\n\n\nf = Holder.g\n"
    formula, _ = formula_of(code, tmp_path)
    with pytest.raises(FormulaError) as refused:
        print_formula(formula)
    error = refused.value
    assert error.lineno == HEAD.count("\n") + 4
    assert error.offset == len("        return ") + 1


def test_primitives_may_have_a_formula_of_their_own() -> None:
    """It takes the place of the declared one, called by another formula, named by a kernel, or bound itself."""
    own = types.ModuleType("own")
    vars(own).update(vars(on_numpy), silu_derivative=lambda x: x + 100)
    assert bind(activations.silu_derivative, own)(1.0) == 101
    gradient = bind(formulas.gradient, own, functions={"derivative": activations.silu_derivative})
    assert gradient(2.0, 1.0) == 202


def test_one_formula_over_three_namespaces() -> None:
    """The same code on NumPy and on mpmath; the printed C++ is tested in test_exact."""
    x = np.linspace(-5, 5, 41)
    on_arrays = bind(activations.gelu_derivative, on_numpy)(x)
    in_digits = bind(activations.gelu_derivative, on_mpmath)
    for value, result in zip(x, on_arrays, strict=True):
        assert abs(mpmath.mpf(result) - in_digits(mpmath.mpf(value))) < 1e-14
