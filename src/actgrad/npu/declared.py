# SPDX-License-Identifier: Apache-2.0
"""The C declarations of the operators beyond activations: headers, and names and types of the parameters."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from actgrad.npu.served import C_TYPES, Parameter, Served
from actgrad.npu.table import TABLE

LIST = Path(__file__).with_name("declared.txt")
"""One operator a line: its name without ``aclnn``, its header without ``aclnn_`` and ``.h``, and its parameters."""

KINDS = C_TYPES | {
    "P": "aclTensorList*",  # written
    "I!": "aclIntArray*",
    "s!": "aclScalar*",
    "u": "uint64_t",
    "z": "char*",
}
"""The types that declarations have: those of the table, and forms of them that the interface has besides."""

WITHOUT_FUNCTIONS = ("sum",)
"""Headers that programs include, and of whose functions nothing is known here."""


@dataclass(frozen=True)
class Declared:
    """One declaration: the C function's name, the header's file, and the parameters of phase one.

    ``published`` is false if the parameters were inferred from calls of the function.
    """

    symbol: str
    header: str
    parameters: tuple[Parameter, ...]
    published: bool = True


def _read(line: str) -> Declared:
    name, header, parameters = line.split(" | ")
    return Declared(
        f"aclnn{name}", header_file(header), tuple(Parameter(*words.split()) for words in parameters.split(", "))
    )


def header_file(stem: str) -> str:
    """The file's name, such as ``aclnn_add.h``."""
    return f"aclnn_{stem}.h"


def _as_called(served: Served) -> Declared:
    """A declaration from the table's line, with a header name that follows the published ones."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", served.name.removeprefix("Inplace"))
    words = re.sub(r"(\d)_D", r"\1d", words)
    if served.name.startswith("Upsample"):
        words = re.sub(r"(?<=[a-z])(?=\d)", "_", words)  # like aclnn_upsample_nearest_2d.h
    return Declared(served.symbol, f"{served.prefix}_{words.lower()}.h", served.parameters, published=False)


PUBLISHED = [_read(line) for line in LIST.read_text(encoding="utf-8").splitlines()]
_names = {declared.symbol for declared in PUBLISHED}
DECLARED = PUBLISHED + [_as_called(served) for served in TABLE if served.symbol not in _names]
"""All declarations: those that are published, and those of the table's other lines."""
