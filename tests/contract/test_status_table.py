# SPDX-License-Identifier: Apache-2.0
"""Every line of statuses.txt, through the two-phase interface in Python."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from actgrad import aclnn
from actgrad.operators import DOCUMENTED
from actgrad.operators.contract import Operator, Product

TABLE = Path(__file__).parent / "statuses.txt"

# From the framework contract, section 2.
DTYPES = {
    "UNDEFINED": -1,
    "FLOAT": 0,
    "FLOAT16": 1,
    "INT8": 2,
    "INT32": 3,
    "UINT8": 4,
    "INT16": 6,
    "UINT16": 7,
    "UINT32": 8,
    "INT64": 9,
    "UINT64": 10,
    "DOUBLE": 11,
    "BOOL": 12,
    "COMPLEX64": 16,
    "COMPLEX128": 17,
    "BF16": 27,
}
ND = 2


@dataclass(frozen=True)
class Row:
    number: int
    function: str
    product: str
    arguments: dict[str, str]
    status: int
    pieces: list[str]

    def __str__(self) -> str:
        return f"line{self.number}-{self.function}"


def assignments(text: str) -> dict[str, str]:
    return dict(word.split("=", 1) for word in text.split())


def rows() -> Iterator[Row]:
    for number, line in enumerate(TABLE.read_text(encoding="utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        if line.startswith("aclnn"):
            function, _, right = line.partition(" ")
            right_arguments = assignments(right)
            continue
        changes, _, answer = line.partition(" -> ")
        status, _, sentence = answer.partition(" ")
        names, values = zip(*(word.split("=", 1) for word in changes.split()), strict=True)
        for chosen in itertools.product(*(value.split("|") for value in values)):
            arguments = {"product": "Ascend910B", **right_arguments, **dict(zip(names, chosen, strict=True))}
            product, dtype = arguments.pop("product"), arguments.pop("dtype", None)
            if dtype is not None:
                arguments = {name: re.sub(r"^FLOAT\[", dtype + "[", value) for name, value in arguments.items()}
            yield Row(number, function, product, arguments, int(status), sentence.split(" ... ") if sentence else [])


def tensor(spec: str) -> tuple[aclnn.Tensor, np.ndarray[Any, Any] | None]:
    """The tensor that ``spec`` describes, and its storage if that fits into memory."""
    fields = {
        key: [int(n) for n in numbers.split(",") if n] for key, numbers in re.findall(r"(\w+)\[([-\d,]*)\]", spec)
    }
    dtype, sizes = next(iter(fields.items()))
    storage = fields.get("storage", sizes)
    elements = int(np.prod(storage, dtype=object))
    memory = np.full(16 * elements, 0xA5, np.uint8) if 0 < elements < 1000 else None
    return (
        aclnn.aclCreateTensor(
            sizes,
            DTYPES[dtype],
            fields.get("strides"),
            fields.get("offset", [0])[0],
            fields.get("format", [ND])[0],
            storage,
            memory,
        ),
        memory,
    )


@pytest.fixture(autouse=True)
def device() -> Iterator[None]:
    before = aclnn.product()
    aclnn.aclrtSetDevice(0)
    yield
    aclnn.aclrtResetDevice(0)
    aclnn.set_product(before)


@pytest.mark.parametrize("row", list(rows()), ids=str)
def test_row(row: Row) -> None:
    arguments: dict[str, Any] = {}
    memories = []
    for name, value in row.arguments.items():
        if value == "null":
            arguments[name] = None
        elif "[" in value:
            arguments[name], memory = tensor(value)
            memories.append(memory)
        elif "(" in value:
            dtype, number = value.rstrip(")").split("(")
            arguments[name] = aclnn.aclCreateScalar(float(number), DTYPES[dtype])
        elif value.startswith('"'):
            arguments[name] = value.strip('"')
        else:
            arguments[name] = int(value) if value.lstrip("-").isdigit() else float(value)
    aclnn.set_product(row.product)
    aclnn.aclGetRecentErrMsg()

    status, workspace_size, executor = getattr(aclnn, row.function + "GetWorkspaceSize")(**arguments)
    sentence = aclnn.aclGetRecentErrMsg()

    assert status == row.status, sentence
    assert workspace_size == 0
    assert (executor is None) == (sentence is not None) == (status != 0)
    if sentence is not None:
        pattern = re.escape(row.function) + "GetWorkspaceSize: .*" + ".*".join(map(re.escape, row.pieces))
        assert re.match(pattern, sentence)
        assert all(memory is None or (memory == 0xA5).all() for memory in memories)
        return
    assert getattr(aclnn, row.function)(None, 0, executor, None) == 0
    assert aclnn.aclrtSynchronizeStream(None) == 0


def test_every_operator_has_its_section() -> None:
    functions = {name for name in dir(aclnn) if name.startswith("aclnn") and not name.endswith("GetWorkspaceSize")}
    assert {row.function for row in rows()} == functions


def named(operator: Operator, what: str) -> set[str]:
    """The arguments in the rule that says ``what``."""
    (rule,) = (rule.sentence for rule in operator.rules if what in rule.sentence)
    return {*re.findall(r"`(\w+)`", rule)}


@pytest.mark.parametrize("operator", DOCUMENTED, ids=lambda operator: operator.name)
def test_the_rules_on_the_page_name_the_arguments_that_are_checked(operator: Operator) -> None:
    own = [row for row in rows() if row.function == operator.aclnn]
    refused = {row.pieces[0].partition(" ")[0] for row in own if row.status == 161001}

    assert named(operator, "none is null") == refused
    for row in own:
        listed = named(operator, "each has a dtype") if row.status == 0 else set()
        taken = {dtype.value.removeprefix("ACL_") for dtype in operator.support.get(Product[row.product], ())}
        assert {row.arguments[name].partition("[")[0] for name in listed} - {"null"} <= taken


def test_a_row_without_product_is_on_the_default_product() -> None:
    assert aclnn.product() == "Ascend910B"
