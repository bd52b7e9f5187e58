# SPDX-License-Identifier: Apache-2.0
"""A declaration's formula, typeset: plain text to LaTeX.

The text has one equation for each line, ``result = expression``, followed by its conditions. Expressions are parsed by
precedence climbing. A division becomes a fraction; several lines for one result become its cases.
"""

from __future__ import annotations

import re
from itertools import groupby

GREEK = {"σ": r"\sigma", "Φ": r"\Phi", "φ": r"\varphi", "α": r"\alpha", "β": r"\beta", "π": r"\pi"}
FUNCTIONS = ("tanh", "log", "min", "max")  # LaTeX sets these upright
APPLIED = (*FUNCTIONS, "σ", "Φ", "φ", "GELU", "GELU'", "d", "clamp", "erfinv", "erf", "relu")
POWERS = {"²": "2", "³": "3"}
BINARY = {",": 0, "=": 1, "<": 2, ">": 2, "≤": 2, "≥": 2, "+": 3, "−": 3, "·": 4, "/": 4}
SIGNS = {"≤": r"\le", "≥": r"\ge", "−": "-", "·": r"\cdot", ",": r",\;"}
TOKEN = re.compile(r"\s*(\d+(?:\.\d+)?|[A-Za-z_][A-Za-z_0-9]*'?|\S)")


def latex(text: str) -> str:
    """The equations of ``text``, one display each."""
    lines = [_Line(line) for line in text.split("\n")]
    blocks = []
    for _, group in groupby(lines, key=lambda line: (line.label, line.result) if line.condition else id(line)):
        equations = list(group)
        first = equations[0]
        if len(equations) == 1:
            body = rf"{first.result} = {first.value} \quad {first.condition}".removesuffix(r" \quad ")
        else:
            rows = r" \\ ".join(f"{line.value} & {line.condition}" for line in equations)
            body = rf"{first.result} = \begin{{cases}} {rows} \end{{cases}}"
        blocks.append(f"$$\n{first.label}{body}\n$$")
    return "\n\n".join(blocks)


class _Line:
    """One line: ``label:  result = value  condition``."""

    def __init__(self, line: str) -> None:
        label, colon, rest = line.rpartition(":  ") if ":  " in line else line.rpartition(": ")
        equation, word, condition = re.match(r"(.*?)(?:,?\s+(where|if|with|elsewhere)\b\s*(.*))?$", rest).groups("")  # type: ignore[union-attr]
        result, equals, value = equation.partition(" = ")
        if not equals:
            raise ValueError(f"no equation: {line!r}")
        value, comma, remark = re.match(r"(.*?)(?:(?:, | )(of|over) (.*))?$", value).groups("")  # type: ignore[union-attr]
        self.label = rf"\text{{{label}:}} \quad " if colon else ""
        self.result, self.value = expression(result), expression(value)
        if comma:
            self.value += rf" \;\text{{({comma} {remark})}}"
        self.condition = _condition(word, condition)


def _condition(word: str, condition: str) -> str:
    if not word or word == "elsewhere":
        return rf"\text{{{word}}}" if word else ""
    try:
        return rf"\text{{{word} }} {expression(condition)}"
    except ValueError:  # words
        return rf"\text{{{word} {condition}}}"


def expression(text: str) -> str:
    """One expression in LaTeX; ValueError if it is none."""
    parser = _Parser(TOKEN.findall(text), text)
    result = parser.binary(0)
    if parser.tokens:
        raise ValueError(f"{text!r}: what is {parser.tokens[0]!r}?")
    return result


class _Parser:
    """Precedence climbing over the tokens; each method consumes tokens and returns their LaTeX."""

    def __init__(self, tokens: list[str], text: str) -> None:
        self.tokens, self.text = tokens, text

    def next(self) -> str:
        return self.tokens[0] if self.tokens else ""

    def take(self, expected: str = "") -> str:
        if not self.tokens or (expected and self.tokens[0] != expected):
            raise ValueError(f"{self.text!r}: {expected or 'more'} is missing")
        return self.tokens.pop(0)

    def binary(self, least: int) -> str:
        left = self.unary()
        while (sign := self.next()) in BINARY and BINARY[sign] >= least:
            self.take()
            right = self.binary(BINARY[sign] + 1)
            left = (
                rf"\frac{{{_bare(left)}}}{{{_bare(right)}}}"
                if sign == "/"
                else f"{left} {SIGNS.get(sign, sign)} {right}"
            )
        return left

    def unary(self) -> str:
        if self.next() == "−":
            self.take()
            return f"-{self.unary()}"
        if self.next() == "Σ":
            self.take()
            return rf"\sum {self.binary(BINARY['·'])}"
        return self.power()

    def power(self) -> str:
        base = self.atom()
        while self.next() == "^" or self.next() in POWERS:
            sign = self.take()
            base += f"^{{{POWERS.get(sign) or _bare(self.unary())}}}"
        return base

    def atom(self) -> str:
        token = self.take()
        if token == "(":
            inside = self.binary(0)
            self.take(")")
            return rf"\left( {inside} \right)"
        if token == "|":
            inside = self.binary(3)
            self.take("|")
            return rf"\left| {inside} \right|"
        if token == "√":
            return rf"\sqrt{{{_bare(self.atom())}}}"
        if re.fullmatch(r"\d.*", token):
            return token
        if token not in GREEK and not token[0].isalpha():
            raise ValueError(f"{self.text!r}: what is {token!r}?")
        power = f"^{{{POWERS[self.take()]}}}" if token in APPLIED and self.next() in POWERS else ""
        if self.next() == "(" or self.next()[:1].isalpha():  # f(z), and tanh z
            if self.next() != "(" and token not in APPLIED:
                raise ValueError(f"{self.text!r}: {token} is applied to nothing")
            return f"{_name(token)}{power} {self.power()}"
        return (rf"\mathrm{{{token}}}" if token in FUNCTIONS else _name(token)) + power


def _name(token: str) -> str:
    if token in GREEK:
        return GREEK[token]
    if token in FUNCTIONS:
        return f"\\{token}"
    stem, prime = token.removesuffix("'"), "'" if token.endswith("'") else ""
    return (stem if len(stem) == 1 else rf"\mathrm{{{stem}}}") + prime


def _bare(text: str) -> str:
    """Without parentheses around the whole text."""
    opened = r"\left( "
    if not text.startswith(opened) or not text.endswith(r" \right)"):
        return text
    depth = 0
    for match in re.finditer(r"\\left\(|\\right\)", text):
        depth += 1 if match[0] == r"\left(" else -1
        if depth == 0:
            return text[len(opened) : -len(r" \right)")] if match.end() == len(text) else text
    return text
