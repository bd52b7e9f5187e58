# SPDX-License-Identifier: Apache-2.0
"""Runs cases on a backend and judges them one by one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from actgrad.accuracy.backends import Backend, file_stem
from actgrad.accuracy.cases import Case, arrays_of, metadata_of
from actgrad.accuracy.errors import InputError
from actgrad.accuracy.files import save
from actgrad.accuracy.judgement import Judgement, compare
from actgrad.accuracy.reference import golden_of, is_interleaved, written_by


@dataclass(frozen=True)
class Row:
    """One output of one case, judged."""

    operator: str
    backend: str
    number: int
    case: str
    output: str
    judgement: Judgement


def check(
    cases: Iterable[Case],
    backend: Backend,
    *,
    third: Backend | None = None,
    level: str = "L0",
    digits: int | None = None,
) -> Iterator[list[Row]]:
    """Yields the judgements of each case's outputs. Those already yielded stay valid if the loop is interrupted.

    Args:
        cases: cases of one operator and dtype, from ``cases.draw``.
        backend: the source of the judged results.
        third: the source of the third party's results, for standard A.
        level: the level of standard A.
        digits: the digits of the golden values; None for float64.

    Raises:
        InputError: the backend lacks the operator, or its result for a case.
    """
    for number, case in enumerate(cases):
        for other in (backend, third):
            if other and not other.has(case.call.operator):
                raise InputError(f"{other.name} has no {case.call.operator.python}")
        yield judge_case(case, number, backend, third=third, level=level, digits=digits)


def judge_case(
    case: Case, number: int, backend: Backend, *, third: Backend | None, level: str, digits: int | None
) -> list[Row]:
    """Runs one case and returns one row for each of its outputs."""
    operator = case.call.operator
    truths = golden_of(case.call, digits)
    shapes = [array.shape for array in truths]
    results = backend.run(case, number, shapes)
    others = third.run(case, number, shapes) if third else (None,) * len(truths)
    options: dict[str, Any] = {
        "inputs": arrays_of(case),
        "level": level,
        "allow_nan": True,
        "interleaved_from": case.call.attributes["dim"] if is_interleaved(case.call) else None,
    }
    return [
        Row(
            operator.python,
            backend.name,
            number,
            case.words,
            parameter.python,
            compare(result, true, third=other, **options),
        )
        for parameter, result, true, other in zip(written_by(case.call), results, truths, others, strict=True)
    ]


def write_cases(folder: str, cases: Iterable[Case]) -> Iterator[str]:
    """Writes the inputs of each case to FOLDER/OPERATOR-DTYPE-NUMBER.in.safetensors and yields the paths.

    The attributes are in the file's metadata, as JSON under "attributes". Results are read from files in the same
    folder, one for each output: OPERATOR-DTYPE-NUMBER.out.npy (or .npz, .pt, .safetensors, .bin).
    """
    for number, case in enumerate(cases):
        path = f"{folder}/{file_stem(case, number)}.in.safetensors"
        save(path, arrays_of(case), metadata_of(case))
        yield path


@dataclass(frozen=True)
class Total:
    """The total of several judgements in one dtype.

    Attributes:
        standards: for each standard the number of passes, of judgements, and of failures that were unattainable.
    """

    operator: str
    backend: str
    dtype: str
    judged: int
    elements: int
    max_ulp: float
    mare: float
    histogram: list[int]
    standards: dict[str, tuple[int, int, int]]
    worst: Row | None


def total(rows: Sequence[Row]) -> Total:
    """Returns the total of at least one row of one operator, backend and dtype."""
    standards: dict[str, tuple[int, int, int]] = {}
    for row in rows:
        for verdict in row.judgement.verdicts:
            passed, judged, unattainable = standards.get(verdict.standard, (0, 0, 0))
            beyond = not verdict.passed and not verdict.attainable
            standards[verdict.standard] = (passed + verdict.passed, judged + 1, unattainable + beyond)
    measured = [row for row in rows if row.judgement.worst]
    worst = max(measured, key=lambda row: row.judgement.measures.max_ulp, default=None)
    return Total(
        operator=rows[0].operator,
        backend=rows[0].backend,
        dtype=rows[0].judgement.dtype,
        judged=len(rows),
        elements=sum(row.judgement.measures.elements for row in rows),
        max_ulp=max(row.judgement.measures.max_ulp for row in rows),
        mare=max(row.judgement.measures.mare for row in rows),
        histogram=[int(count) for count in np.sum([row.judgement.histogram for row in rows], axis=0)],
        standards=standards,
        worst=worst,
    )
