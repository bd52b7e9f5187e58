# SPDX-License-Identifier: Apache-2.0
"""The C declarations of the operators beside the family: headers, and names and types of the parameters."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from actgrad.npu.served import C_TYPES, Parameter

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

WITHOUT_FUNCTIONS = ("ger", "grouped_matmul_v3", "sum")
"""Headers that programs include, and of whose functions nothing is known here."""


@dataclass(frozen=True)
class Declared:
    """One declaration: the name without ``aclnn``, the header's file, and the parameters of phase one."""

    name: str
    header: str
    parameters: tuple[Parameter, ...]


def _read(line: str) -> Declared:
    name, header, parameters = line.split(" | ")
    return Declared(
        name, header_file(header), tuple(Parameter(*words.split()) for words in parameters.split(", "))
    )  # fmt: skip


def header_file(stem: str) -> str:
    """The file's name, such as ``aclnn_add.h``."""
    return f"aclnn_{stem}.h"


DECLARED = [_read(line) for line in LIST.read_text(encoding="utf-8").splitlines()]
