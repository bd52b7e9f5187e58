# SPDX-License-Identifier: Apache-2.0
"""A formula, printed as C++: one statement for one statement, keeping names and comments.

The formula language is a small part of Python: a docstring, assignments, one ``return``; numbers, names,
``+ - *``, unary minus, one comparison, and calls of primitives or of other formulas; ``/`` between numbers, where
the primitive ``divide`` serves for the rest. Anything else is refused with file, line and caret.
"""

from __future__ import annotations

import ast
import inspect
import io
import textwrap
import tokenize
import types
from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import NoReturn

from actgrad.arithmetic import primitives
from actgrad.arithmetic.activation import Formula
from actgrad.arithmetic.calls import functions_of
from actgrad.arithmetic.primitives import WHOLE

OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
}

# The return type of a formula, by its number of values.
RESULTS = {2: "Pair<V>", 3: "Triple<V>", 4: "Quadruple<V>"}

# Words that are valid names in Python but not in C++.
CPP_WORDS = frozenset(
    """
    auto bool case catch char class const default delete do double enum explicit extern false float goto inline int
    long mutable namespace new operator private protected public register short signed sizeof static struct switch
    template this throw true typedef typename union unsigned using virtual void volatile
    """.split()  # noqa: SIM905 (one line a word would be longer than the printer)
)

# The arguments of primitives that are exponents.
EXPONENTS: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {"exp": (0, 1), "scaled_exp": (0,), "scaled_log1p_exp": (0, 1), "times_exp": (1, 2), "logistic_slope": (1, 3)}
)

# The primitives that only a GPU tells apart.
IN_CPP = {"divide_near_one": "divide", "any_over_one_plus": "over_one_plus"}

# What refusals say that expressions may be.
LANGUAGE = "numbers, names, + - *, unary minus, calls of primitives and formulas by position, and where(a < b, …)"


class FormulaError(SyntaxError):
    """A formula that is not in the formula language; shown with its file, its line and a caret."""


def print_formula(formula: Formula, name: str = "", functions: Mapping[str, Formula] = MappingProxyType({})) -> str:
    """Returns ``formula`` as a C++ function template over the value type ``V``.

    A shared formula is printed for one kernel: under ``name``, with ``functions`` instead of its placeholders, and with
    their further arguments instead of its last parameter, a tuple.

    Raises:
        FormulaError: the formula uses something outside the formula language.
    """
    return _Printer(formula, name, functions).function()


def _definition(formula: Formula) -> ast.FunctionDef:
    lines, first = inspect.getsourcelines(formula)
    if formula.__name__ == "<lambda>":
        raise FormulaError("a formula is defined by def", (inspect.getsourcefile(formula), first, 1, lines[0]))
    definition = ast.parse(textwrap.dedent("".join(lines))).body[0]
    assert isinstance(definition, ast.FunctionDef)
    return definition


def operators_of(formula: Formula) -> set[type[ast.AST]]:
    """The operators, comparisons among them, that ``formula`` itself uses."""
    return {
        type(node)
        for node in ast.walk(_definition(formula))
        if isinstance(node, ast.operator | ast.unaryop | ast.cmpop)
    }


def result_count(formula: Formula) -> int:
    """How many values ``formula`` returns."""
    last = _definition(formula).body[-1]
    return len(last.value.elts) if isinstance(last, ast.Return) and isinstance(last.value, ast.Tuple) else 1


def require_integers(formula: Formula, functions: Mapping[str, Formula] = MappingProxyType({})) -> None:
    """Raises FormulaError if ``formula``, or one that it calls, is not defined for integers (fractions, quotients)."""
    printer = _Printer(formula, "", functions)
    for node in ast.walk(printer.definition):
        fraction = isinstance(node, ast.Constant) and isinstance(node.value, float) and not node.value.is_integer()
        if fraction or isinstance(node, ast.Div):
            printer.refuse(node, "a formula that is computed on integers has no fractions")
        if isinstance(node, ast.Name) and node.id not in WHOLE and hasattr(primitives, node.id):
            printer.refuse(node, f"a formula that is computed on integers has no {node.id}")
    for called in functions_of(formula, functions):
        require_integers(called)


def require_counts(
    formula: Formula, functions: Mapping[str, Formula], arguments: int, results: int, operator: str
) -> None:
    """Raises FormulaError if ``formula`` has other numbers of arguments and results than its kernel in ``operator``."""
    printer = _Printer(formula, "", functions)
    shared = len(printer.attributes) - 1 if functions else 0
    takes, returns = len(printer.definition.args.args) + shared, result_count(formula)
    if (takes, returns) != (arguments, results):
        needed = f"{operator} passes {arguments} arguments to it and has {results} outputs"
        printer.refuse(printer.definition, f"it takes {takes} arguments and returns {returns}, but {needed}")


def attributes_of(functions: Mapping[str, Formula]) -> tuple[str, ...]:
    """The arguments of the functions after the first; all functions must have the same ones."""
    names = {tuple(inspect.signature(function).parameters)[1:] for function in functions.values()}
    if len(names) > 1:
        raise ValueError(f"functions of one formula take different attributes: {sorted(names)}")
    return names.pop() if names else ()


class _Printer:
    def __init__(self, formula: Formula, name: str, functions: Mapping[str, Formula]) -> None:
        self.name = name or formula.__name__
        self.functions = functions
        self.attributes = attributes_of(functions)
        lines, first = inspect.getsourcelines(formula)
        self.source = textwrap.dedent("".join(lines))
        self.indent = len(lines[0]) - len(lines[0].lstrip())
        self.first_line = first
        self.file = inspect.getsourcefile(formula) or "<formula>"
        self.globals = inspect.unwrap(formula).__globals__
        self.comments = {
            token.start[0]: token.string.lstrip("# ")
            for token in tokenize.generate_tokens(io.StringIO(self.source).readline)
            if token.type == tokenize.COMMENT
        }
        self.definition = _definition(formula)
        self.known: set[str] = set()
        self.require_cpp(self.definition, self.name)
        self.kept = _kept(self.definition)
        self.products = _products_read_once(self.definition)

    def function(self) -> str:
        args = self.definition.args
        if args.vararg or args.kwarg or args.kwonlyargs or args.posonlyargs or args.defaults:
            self.refuse(self.definition, "a formula takes plain parameters, without defaults")
        plain = args.args[:-1] if self.functions else args.args
        parameters = [self.new_name(arg, arg.arg) for arg in plain]
        parameters += [self.new_name(args.args[-1], name) for name in self.attributes]
        body = list(self.definition.body)
        head = ""
        if (
            isinstance(body[0], ast.Expr)
            and isinstance(body[0].value, ast.Constant)
            and isinstance(body[0].value.value, str)
        ):
            head = "".join(f"// {line}".rstrip() + "\n" for line in inspect.cleandoc(body[0].value.value).splitlines())
            body = body[1:]
        if not body or not isinstance(body[-1], ast.Return):
            self.refuse(self.definition, "a formula ends in one return")
        lines = [line for statement in body for line in self.statement(statement, last=statement is body[-1])]
        value = body[-1].value
        result = RESULTS[len(value.elts)] if isinstance(value, ast.Tuple) else "V"
        read = {node.id for node in ast.walk(self.definition) if isinstance(node, ast.Name)}
        passed_on = set(self.attributes) if self.functions and args.args[-1].arg in read else set()
        named = [f"V {name}" if name in read | passed_on else f"V /* {name} */" for name in parameters]
        signature = f"inline {result} {self.name}({', '.join(named)}) {{"
        return head + "template <class V>\n" + signature + "\n" + "".join(f"    {line}\n" for line in lines) + "}\n"

    def statement(self, node: ast.stmt, *, last: bool) -> list[str]:
        before: list[str] = []
        line = node.lineno - 1
        while line in self.comments and self.source.splitlines()[line - 1].lstrip().startswith("#"):
            before.insert(0, f"// {self.comments[line]}")
            line -= 1
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            text = self.assignment(node.targets[0], node.value)
        elif isinstance(node, ast.Return) and last and node.value is not None:
            text = self.returned(node.value)
        else:
            self.refuse(node, "a formula is assignments and one return at the end")
        comment = self.comments.get(node.end_lineno or node.lineno)
        return [*before, text + (f"  // {comment}" if comment else "")]

    def assignment(self, target: ast.expr, value: ast.expr) -> str:
        if isinstance(target, ast.Name):
            text = self.assigned(target, value)
            return f"const V {self.new_name(target, target.id)} = {text};"
        if isinstance(target, ast.Tuple) and all(isinstance(name, ast.Name) for name in target.elts):
            if not isinstance(value, ast.Call) or len(target.elts) not in RESULTS:
                self.refuse(target, "two to four names are assigned from one call that returns as many values")
            text = self.assigned(target, value)
            names = ", ".join(self.new_name(name, name.id) for name in target.elts if isinstance(name, ast.Name))
            return f"const auto [{names}] = {text};"
        self.refuse(target, "a formula assigns to plain names")

    def assigned(self, target: ast.expr, value: ast.expr) -> str:
        names = {node.id for node in ast.walk(target) if isinstance(node, ast.Name)}
        text = self.expression(value)
        return f"keep({text})" if names & self.kept else text

    def returned(self, value: ast.expr) -> str:
        if isinstance(value, ast.Tuple):
            if len(value.elts) not in RESULTS:
                self.refuse(value, "a formula returns one to four values")
            return f"return {{{', '.join(self.expression(element) for element in value.elts)}}};"
        return f"return {self.expression(value)};"

    def expression(self, node: ast.expr, *, nested: bool = False) -> str:
        if isinstance(node, ast.Constant) and isinstance(node.value, int | float) and not isinstance(node.value, bool):
            return repr(float(node.value))
        if isinstance(node, ast.Name):
            if node.id not in self.known and not isinstance(self.globals.get(node.id), float):
                self.refuse(
                    node, f"{node.id} is neither a parameter, an assigned name nor a constant of the primitives"
                )
            return node.id
        if isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
            if isinstance(node.op, ast.Div) and not (_is_number(node.left) and _is_number(node.right)):
                self.refuse(node, "/ is between numbers only; a quotient of values is divide(a, b)")
            return self.binary(node.left, node.op, node.right, nested=nested)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            return f"-{self.expression(node.operand, nested=True)}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords:
            called = self.functions.get(node.func.id, self.globals.get(node.func.id))
            if not isinstance(called, types.FunctionType):
                self.refuse(node, f"{node.func.id} is neither a primitive nor a formula")
            self.require_arguments(node, called)
            if called is primitives.where:
                return self.choice(*node.args)
            name = self.functions[node.func.id].__name__ if node.func.id in self.functions else node.func.id
            name = IN_CPP.get(name, name)
            # A formula is a function template; it deduces its type from a value, not from a number.
            template = not hasattr(primitives, node.func.id)
            values = [
                f"V({text})" if template and _is_number(argument) else text
                for argument in node.args
                for text in self.arguments(argument)
            ]
            return f"{name}({', '.join(values)})"
        self.refuse(node, f"{type(node).__name__} is not in the formula language: {LANGUAGE}")

    def require_arguments(self, node: ast.Call, called: types.FunctionType) -> None:
        starred = len(self.attributes) if self.functions else 1
        count = sum(starred if isinstance(argument, ast.Starred) else 1 for argument in node.args)
        try:
            inspect.signature(called).bind(*range(count))
        except TypeError as error:
            self.refuse(node, f"{called.__name__}: {error}")

    def choice(self, condition: ast.expr, chosen: ast.expr, instead: ast.expr) -> str:
        if not isinstance(condition, ast.Compare) or len(condition.ops) != 1 or type(condition.ops[0]) not in OPERATORS:
            self.refuse(condition, "where chooses by one comparison: < <= > >= or ==")
        comparison = self.binary(condition.left, condition.ops[0], condition.comparators[0], nested=False)
        values = [self.expression(chosen), self.expression(instead)]
        if _is_number(chosen) and _is_number(instead):
            # With two numbers C++ could not deduce the type of the result, so one becomes a value.
            values[0] = f"V({values[0]})"
        # AVX-512 merges such a product with the choice (merging- and zeroing-masking).
        name = "where_or_product" if self.is_merged(chosen, instead) else "where"
        return f"{name}({', '.join([comparison, *values])})"

    def is_merged(self, instead: ast.expr, product: ast.expr) -> bool:
        """Whether a choice is merged with a product: with one of parameters, or one that is needed only here, beside 0.

        Others and their masks are often needed again.
        """
        if isinstance(instead, ast.Constant) and instead.value == 0.0:
            return _is_product(product) or (isinstance(product, ast.Name) and product.id in self.products)
        parameters = {argument.arg for argument in self.definition.args.args}
        return (
            isinstance(product, ast.BinOp)
            and isinstance(product.op, ast.Mult)
            and all(
                isinstance(factor, ast.Name) and factor.id in parameters for factor in (product.left, product.right)
            )
        )

    def arguments(self, node: ast.expr) -> tuple[str, ...]:
        """One argument of a call; a shared formula's ``*attributes`` are expanded to those of the functions."""
        if isinstance(node, ast.Starred):
            attributes = self.definition.args.args[-1].arg if self.functions else ""
            if not isinstance(node.value, ast.Name) or node.value.id != attributes:
                self.refuse(node, "only the formula's own attributes are passed on")
            return self.attributes
        return (self.expression(node),)

    def binary(self, left: ast.expr, operator: ast.AST, right: ast.expr, *, nested: bool) -> str:
        sign = OPERATORS[type(operator)]
        text = f"{self.expression(left, nested=True)} {sign} {self.expression(right, nested=True)}"
        return f"({text})" if nested else text

    def new_name(self, node: ast.AST, name: str) -> str:
        if name in self.known:
            self.refuse(node, f"{name} is assigned twice")
        self.require_cpp(node, name)
        self.known.add(name)
        return name

    def require_cpp(self, node: ast.AST, name: str) -> None:
        if name in CPP_WORDS:
            self.refuse(node, f"{name} is a C++ keyword")

    def refuse(self, node: ast.AST, why: str) -> NoReturn:
        line = getattr(node, "lineno", 1)
        column = getattr(node, "col_offset", 0)
        text = " " * self.indent + self.source.splitlines()[line - 1]
        raise FormulaError(why, (self.file, self.first_line + line - 1, self.indent + column + 1, text))


def _kept(definition: ast.FunctionDef) -> set[str]:
    """The computed names of which exponents and other terms are made: a loop in two stages keeps them for the second.

    A sum or product, or an absolute value, is no more work than a load.
    """
    exponents = [
        node.args[i]
        for node in ast.walk(definition)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        for i in EXPONENTS.get(node.func.id, ())
        if i < len(node.args)
    ]
    of_exponents = [node for exponent in exponents for node in ast.walk(exponent) if isinstance(node, ast.Name)]
    others = {
        node.id
        for node in ast.walk(definition)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node not in of_exponents
    }
    computed = {
        node.id
        for statement in definition.body
        if isinstance(statement, ast.Assign)
        and isinstance(statement.value, ast.Call)
        and not _is_absolute(statement.value)
        for target in statement.targets
        for node in ast.walk(target)
        if isinstance(node, ast.Name)
    }
    return {node.id for node in of_exponents} & others & computed


def _products_read_once(definition: ast.FunctionDef) -> set[str]:
    reads = Counter(
        node.id for node in ast.walk(definition) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    )
    return {
        target.id
        for statement in definition.body
        if isinstance(statement, ast.Assign) and _is_product(statement.value)
        for target in statement.targets
        if isinstance(target, ast.Name) and reads[target.id] == 1
    }


def _is_product(node: ast.expr) -> bool:
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id == "product_times"
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult)


def _is_absolute(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Name) and node.func.id == "absolute"


def _is_number(node: ast.expr) -> bool:
    """Whether ``node`` contains only numbers: then / rounds alike in Python and C++."""
    if isinstance(node, ast.BinOp):
        return _is_number(node.left) and _is_number(node.right)
    return _is_number(node.operand) if isinstance(node, ast.UnaryOp) else isinstance(node, ast.Constant)
