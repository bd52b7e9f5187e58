# SPDX-License-Identifier: Apache-2.0
"""The functions to sweep: those of all activations, printed for native/sweep, and a hash of their code.

With fixed attributes, an activation is a function of one variable. It is called by the function's name, followed by the
attributes if they are not the defaults: ``elu``, ``elu(alpha=0.5)``.
"""

from __future__ import annotations

import hashlib
import re
import struct
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from actgrad.arithmetic import activations
from actgrad.arithmetic.activation import Activation, Formula
from actgrad.arithmetic.calls import functions_of
from actgrad.arithmetic.primitives import Bound
from actgrad.operators import ACTIVATIONS
from codegen import ROOT
from codegen.formula import print_formula

PRIMITIVES = ROOT / "src/actgrad/arithmetic/primitives/cpu.h"
SWEPT_PRIMITIVES = ROOT / "native/sweep/primitives.h"


@dataclass(frozen=True)
class Unary:
    """A function of one variable.

    Attributes:
        name: its name, with the attributes that are not the defaults.
        identifier: its name in C++.
        activation: the activation that it belongs to.
        formula: the function, with attributes.
        setting: the attributes' values, which are float32 numbers.
        bound: its declared error bound; None if it has none.
    """

    name: str
    identifier: str
    activation: Activation
    formula: Formula
    setting: Mapping[str, float]
    bound: Bound | None

    @property
    def is_default(self) -> bool:
        return self.name == self.formula.__name__


def unaries() -> list[Unary]:
    """The functions of all activations at all their settings, each once."""
    found: dict[str, Unary] = {}
    for activation in ACTIVATIONS:
        for number, values in enumerate(activation.settings):
            setting = {name: _to_float32(values[name]) for name in activation.attributes}
            for formula in activation.functions:
                label = ", ".join(f"{name}={values[name]:g}" for name in activation.attributes)
                name = f"{formula.__name__}({label})" if number else formula.__name__
                identifier = f"{formula.__name__}_at_{number}" if setting else formula.__name__
                unary = Unary(name, identifier, activation, formula, setting, activation.bounds.get(formula))
                if found.setdefault(name, unary).bound != unary.bound:
                    raise ValueError(f"{name} has two bounds")
    return list(found.values())


def _to_float32(value: float) -> float:
    """The attribute as a kernel receives it."""
    return float(struct.unpack("f", struct.pack("f", value))[0])


def header() -> str:
    """``sweep.h``: the formulas that ``activations.h`` lacks, and functions with fixed attributes."""
    printed: dict[str, str] = {}
    for unary in unaries():
        _add(unary.formula, printed)
        if unary.setting:
            values = ", ".join(f"V({value!r})" for value in unary.setting.values())
            printed[unary.identifier] = (
                f"template <class V>\ninline V {unary.identifier}(V x) {{\n"
                f"    return {unary.formula.__name__}(x, {values});\n}}\n"
            )
    return "// Included inside the namespace of one instruction set, after generated/activations.h.\n" + "".join(
        f"\n{text}" for text in printed.values()
    )


def _add(formula: Formula, printed: dict[str, str]) -> None:
    if formula.__module__ != activations.__name__ and formula.__name__ not in printed:
        for called in functions_of(formula):
            _add(called, printed)
        printed[formula.__name__] = print_formula(formula)


def rows() -> str:
    """``sweep.inc``: the list of functions."""
    lines = "".join(f'FUNCTION("{unary.name}", {unary.identifier})\n' for unary in unaries())
    return f"// One line a function; who includes this defines FUNCTION.\n\n{lines}"


def code_of(identifier: str) -> str:
    """A hash of the code of a swept function and of all functions that it calls, without comments."""
    used: dict[str, None] = {}
    names = [identifier]
    while names:
        for text in _definitions().get(names.pop(), ()):
            if text not in used:
                used[text] = None
                arguments = re.findall(r"\bV (\w+)", text)  # may be called like a function
                names += set(re.findall(r"[A-Za-z_]\w*", text)) - set(arguments)
    if not used:
        raise ValueError(f"{identifier} is defined nowhere")
    return hashlib.sha256("\n".join(sorted(used)).encode()).hexdigest()[:16]


@cache
def _definitions() -> dict[str, list[str]]:
    """All C++ definitions by name; overloaded functions have several."""
    formulas: dict[str, str] = {}
    for unary in unaries():
        formulas |= {called.__name__: print_formula(called) for called in (unary.formula, *_called(unary.formula))}
    text = "\n".join([PRIMITIVES.read_text(), SWEPT_PRIMITIVES.read_text(), header(), *formulas.values()])
    lines = [re.sub(r"\s+", " ", line.partition("//")[0]).strip() for line in text.splitlines()]
    found: dict[str, list[str]] = {}
    chunk = ""
    for line in lines:
        if line.startswith(("#", "namespace")) or (line == "}" and not chunk):
            continue
        chunk = f"{chunk} {line}".strip()
        if chunk.count("{") == chunk.count("}") and line.endswith((";", "}")):
            name = re.search(r"(?:struct |constexpr \w+ )(\w+)|(\w+)\(", chunk)
            assert name, chunk
            known = found.setdefault(name[1] or name[2], [])
            if chunk not in known:
                known.append(chunk)
            chunk = ""
    return found


def _called(formula: Formula) -> list[Formula]:
    direct = functions_of(formula)
    return [*direct, *(further for called in direct for further in _called(called))]
