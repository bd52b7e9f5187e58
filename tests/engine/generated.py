# SPDX-License-Identifier: Apache-2.0
"""A C++ program that calls each of the table's operators once, and PyTorch's results of the same calls.

The arguments are made from the parameters' kinds, the first choice with which PyTorch takes the call, or are those of
``arguments.py``.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from unittest import mock

import torch
from torch import Tensor

from actgrad.npu import bridge, formulas
from actgrad.npu.declared import DECLARED
from actgrad.npu.lines.communication import COMMUNICATION
from actgrad.npu.served import Served
from actgrad.npu.table import TABLE

from .arguments import example, written_list

DECLARATIONS = {line.symbol: line for line in DECLARED}
NUMBERS = {dtype: number for number, dtype in formulas.DTYPES.items()}
SPECIAL = {  # C++ that is not a plain number
    torch.float32: ("float", "ACL_FLOAT"), torch.int64: ("int64_t", "ACL_INT64"), torch.bool: ("bool", "ACL_BOOL"),
    torch.int32: ("int32_t", "ACL_INT32"), torch.int8: ("int8_t", "ACL_INT8"), torch.uint8: ("uint8_t", "ACL_UINT8"),
    torch.float64: ("double", "ACL_DOUBLE"), torch.float16: ("uint16_t", "ACL_FLOAT16"),
    torch.bfloat16: ("uint16_t", "ACL_BF16"), torch.complex64: ("float", "ACL_COMPLEX64"),
    torch.complex128: ("double", "ACL_COMPLEX128"),
}  # fmt: skip

INDICES = ("ids", "index", "indices", "target", "experts", "places", "places", "rows", "labels")
MASKS = ("mask", "condition", "finished", "chosen")
FLOATS = [torch.rand(sizes, generator=torch.Generator().manual_seed(1)) * 0.8 + 0.1
          for sizes in ((4, 4), (4,), (2, 4, 4), (1, 4, 4, 4), (1, 4, 4, 4, 4), ())]  # fmt: skip
WHOLE = torch.tensor([[0, 1, 2, 3]] * 4)
CHOICES: tuple[Tensor, ...] = (*FLOATS[:5], WHOLE, WHOLE > 1, torch.complex(FLOATS[0], FLOATS[0]))
ARRAYS = ([1], [1, 1], [0, 1], [], [2, 2], [4, 4], [1, 1, 1], [2, 2, 2], [1, 1, 1, 1], [1, 4, 4, 4])
INTEGERS = (1, 0, 2, 4)
TYPED = {"i": INTEGERS, "w": INTEGERS, "c": (0,), "n": (0,), "f": (0.5,), "F": (0.5,), "b": (False, True), "d": (0, 9),
         "s": ("BSND", "linear"), "S": (0.5, 1, True), "X": ([0.5, 0.25],), "B": ([True, True, True],)}  # fmt: skip
MOST_TRIES = 1500


@dataclass
class Case:
    """A call: its line, its arguments as they were before and after, and what it wrote."""

    served: Served
    arguments: list[Any]
    after: list[Any]

    def writes(self, position: int) -> bool:
        """Whether a parameter is written: results, and lists that the call changed."""
        served, kind = self.served, self.served.parameters[position].kind
        if kind != "L" or self.after[position] is None:
            return kind in "ORD"
        same = all(map(torch.equal, self.arguments[position], self.after[position]))
        return not same or written_list(served, served.parameters[position])

    @property
    def results(self) -> list[Tensor]:
        """The tensors that the call may have written, in order."""
        return [tensor for i, value in enumerate(self.after) if self.writes(i) for tensor in listed(value)]


def listed(value: Any) -> list[Tensor]:
    return value if isinstance(value, list) else [] if value is None else [value]


def case_of(number: int, served: Served) -> Case | None:
    """The call of a line with its listed arguments, or the first ones that PyTorch accepts; None if there are none."""
    if (given := example(served)) is not None:
        case = called(number, served, given)
        if case is None:
            raise AssertionError(f"{served.symbol}: its arguments are not taken")
        return case
    if served.dynamic or not served.judged_by_dtype or "backward" in served.call:
        return None  # PyTorch does not check the arguments of gradients and may read out of bounds
    inputs = [p for p in served.parameters if p.kind != "O" and not written_list(served, p)]
    for values in itertools.islice(combinations(inputs), MOST_TRIES):
        given = dict(zip((parameter.name for parameter in inputs), values, strict=True))
        if case := called(number, served, given):
            return case
    return None


def called(number: int, served: Served, given: dict[str, Any]) -> Case | None:
    """The call with these arguments and tensors for its other results; None if PyTorch refuses it."""
    arguments = with_results(number, served, given)
    if arguments is None:
        return None
    before = [copied(value) for value in arguments]
    try:
        bridge.judge(number, tuple(described(value) for value in arguments))
        bridge.KERNELS[number](*arguments)
    except Exception:
        return None
    return Case(served, before, arguments)


def combinations(inputs: list[Any]) -> Iterator[tuple[Any, ...]]:
    """Combinations of arguments: first all tensors of one shape, then of different shapes."""
    tensors = [parameter for parameter in inputs if parameter.kind in "TR"]
    others = [parameter for parameter in inputs if parameter.kind not in "TR"]
    alike = ([choice_for(parameter, choice) for parameter in tensors] for choice in CHOICES)
    mixed = map(list, itertools.product(CHOICES[:4], repeat=len(tensors))) if len(tensors) in (2, 3) else iter(())
    for chosen in itertools.chain(alike, mixed):
        for rest in itertools.islice(itertools.product(*(others_for(parameter) for parameter in others)), 60):
            values = dict(zip((p.name for p in tensors), chosen, strict=True))
            values |= dict(zip((p.name for p in others), rest, strict=True))
            yield tuple(copied(values[parameter.name]) for parameter in inputs)


def choice_for(parameter: Any, choice: Tensor) -> Tensor:
    if parameter.name in INDICES:
        return WHOLE if choice.dim() != 1 else WHOLE[0]
    return choice > 0.5 if parameter.name in MASKS and not choice.is_complex() else choice


def others_for(parameter: Any) -> tuple[Any, ...]:
    if parameter.kind == "L":
        return ([FLOATS[0], FLOATS[0] * 2],)
    return ARRAYS if parameter.kind == "I" else TYPED[parameter.kind]


def with_results(number: int, served: Served, given: dict[str, Any]) -> list[Any] | None:
    """The arguments with tensors for results, of the shapes and dtypes that the call produces."""
    found: dict[int, Tensor] = {}

    def note(out: Tensor | None, value: Tensor | None) -> None:
        if out is not None and value is not None:
            found[id(out)] = value

    def note_all(outs: Any, values: Any) -> None:
        for out, value in zip(outs, values, strict=True):
            note(out, value)

    def fresh(parameter: Any) -> Any:
        if parameter.name in given:
            return copied(given[parameter.name])
        return [torch.empty(0), torch.empty(0)] if parameter.kind == "L" else torch.empty(0)

    arguments = [fresh(parameter) for parameter in served.parameters]
    noting = {"put": note, "put_all": note_all, "copy_each": note_all,
              "put_both": lambda a, b, values: note_all((a, b), values)}  # fmt: skip
    try:
        with mock.patch.multiple(formulas, **noting):
            bridge.KERNELS[number](*arguments)
    except Exception:
        return None

    def room(parameter: Any, value: Any) -> Any:
        if parameter.name in given:
            return copied(given[parameter.name])
        return [room(parameter, member) for member in value] if isinstance(value, list) else zeros(found, value)

    return [room(parameter, value) for parameter, value in zip(served.parameters, arguments, strict=True)]


def zeros(found: dict[int, Tensor], tensor: Tensor) -> Tensor:
    """As what the call gave for a tensor, or made of it."""
    result = found.get(id(tensor), tensor)
    return torch.zeros(result.shape, dtype=result.dtype)


def copied(value: Any) -> Any:
    if isinstance(value, Tensor):
        return value.clone()
    return [copied(member) for member in value] if isinstance(value, list) else value


def described(value: Any) -> Any:
    """A tensor as the bridge receives it for checks."""
    if isinstance(value, Tensor):
        return (tuple(value.shape), value.stride(), NUMBERS[value.dtype])
    return [described(member) for member in value] if isinstance(value, list) else value


def program(cases: list[Case]) -> str:
    """The source: a function for each call, which prints the bytes of what it wrote."""
    headers = sorted({DECLARATIONS[case.served.symbol].header for case in cases})
    includes = "".join(f"#include <aclnnop/{header}>\n" for header in headers)
    bodies = "".join(function(case) for case in cases)
    calls = "".join(f"    call_{case.served.name}();\n" for case in cases)
    return f'#include "table.h"\n{includes}\n{bodies}\nint main() {{\n    begin();\n{calls}    return 0;\n}}\n'


def function(case: Case) -> str:
    lines, words = [], []
    for position, (value, parameter) in enumerate(zip(case.arguments, case.served.parameters, strict=True)):
        made, word = argument(value, parameter.kind, f"a{position}")
        lines += made
        words.append(word)
        if case.writes(position) and value is not None:
            count = len(value) if isinstance(value, list) else 0
            written = [f"a{position}_{i}" for i in range(count)] or [f"a{position}"]
            lines += [f"shown({name});" for name in written]
    before = [line for line in lines if not line.startswith("shown(")]
    after = [line for line in lines if line.startswith("shown(")]
    name = case.served.symbol
    body = [
        *before,
        f"CALL({name}, {', '.join(words)});",
        f'std::printf("{case.served.name}");',
        *after,
        'std::puts("");',
    ]
    return f"void call_{case.served.name}() {{\n" + "".join(f"    {line}\n" for line in body) + "}\n"


def literal(number: float) -> str:
    """A number as C++ writes it."""
    return {"inf": "INFINITY", "-inf": "-INFINITY"}.get(repr(number), repr(number).lower())


def argument(value: Any, kind: str, name: str) -> tuple[list[str], str]:
    """The lines that make an argument, and the expression that passes it."""
    if value is None:
        return [], "nullptr"
    if kind == "L":
        made = [line for i, member in enumerate(value) for line in argument(member, "T", f"{name}_{i}")[0]]
        members = ", ".join(f"{name}_{i}.tensor" for i in range(len(value)))
        return made, f"list({{{members}}})"
    if kind in "TROD":
        c_type, dtype = SPECIAL[value.dtype]
        flat = torch.view_as_real(value) if value.is_complex() else value
        flat = flat.view(torch.int16) if value.dtype in (torch.float16, torch.bfloat16) else flat
        numbers = ", ".join(f"static_cast<{c_type}>({literal(number)})" for number in flat.reshape(-1).tolist())
        sizes = ", ".join(map(str, value.shape))
        return [f"Tensor<{c_type}> {name}({dtype}, {{{sizes}}}, {{{numbers}}});"], f"{name}.tensor"
    if kind in "IB":
        numbers = ", ".join(str(number).lower() for number in value)
        return [], f"{'integers' if kind == 'I' else 'flags'}({{{numbers}}})"
    if kind == "X":
        return [], f"scalars({{{', '.join(f'{number}f' for number in value)}}})"
    if kind == "S":
        return [], f"scalar({str(value).lower()})"
    if kind == "d":
        return [], f"static_cast<aclDataType>({value})"
    if kind == "s":
        return [], f'words("{value}")'
    return [], str(value).lower()


def all_cases() -> dict[str, Case | None]:
    """The calls of the table by function name; None if none was found.

    Those that need other ranks are called in tests/npu/programs/collectives.py.
    """
    return {
        served.symbol: case_of(number, served) for number, served in enumerate(TABLE) if served not in COMMUNICATION
    }
