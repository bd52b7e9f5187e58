# SPDX-License-Identifier: Apache-2.0
"""Judgements as tables for a terminal, as CSV and as JSON."""

from __future__ import annotations

import csv
import dataclasses
import io
import json
import math
from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from actgrad.accuracy.checks import Row, Total
from actgrad.accuracy.judgement import Judgement, Worst
from actgrad.accuracy.measures import histogram_labels
from actgrad.accuracy.standards import Verdict

BAR = 40


def number(value: float) -> str:
    """Writes a measured value with four digits."""
    return f"{value:.4g}"


def verdict_word(verdict: Verdict) -> str:
    """Returns the word for a passed or failed standard."""
    if verdict.passed:
        return "passed"
    return "failed" if verdict.attainable else "failed (unattainable)"


def worst_sentence(worst: Worst) -> str:
    """Describes the worst element."""
    inputs = ", ".join(f"{name} = {_values(values)}" for name, values in worst.inputs.items())
    place = f"at {list(worst.index)}" if worst.index else "the only element"
    sentence = f"{number(worst.ulp)} ULP {place}: result {worst.result!r}, golden {worst.golden!r}"
    return f"{sentence}; {inputs}" if inputs else sentence


def judgement_table(judgement: Judgement) -> RenderableType:
    """Returns everything about one judgement, for a terminal."""
    parts: list[RenderableType] = [_measures(judgement), _histogram(judgement.histogram)]
    if judgement.worst:
        parts.append(f"[bold]worst element[/]  {escape(worst_sentence(judgement.worst))}")
    for finding in judgement.findings:
        parts.append(f"[bold yellow]{finding.name}[/]  {escape(finding.sentence)}")
    parts.append(_verdicts(judgement.verdicts))
    return Group(*parts)


def _measures(judgement: Judgement) -> Table:
    table = _table("errors", header=False)
    shape = "×".join(map(str, judgement.shape)) or "scalar"
    table.add_row("elements", f"{judgement.measures.elements} ({judgement.dtype}, {shape})")
    names = {
        "max_ulp": "largest error, ULP",
        "mean_ulp": "mean error, ULP",
        "mare": "largest relative error (MARE)",
        "mere": "mean relative error (MERE)",
        "rmse": "root mean square error (RMSE)",
        "max_absolute": "largest absolute error",
    }
    for field, words in names.items():
        table.add_row(words, number(getattr(judgement.measures, field)))
    return table


def _histogram(counts: Sequence[int]) -> Table:
    table = _table("errors in ULP")
    table.add_column("ULP")
    table.add_column("elements", justify="right")
    table.add_column("share", justify="right")
    table.add_column("")
    elements = sum(counts) or 1
    for label, count in zip(histogram_labels(), counts, strict=True):
        if count:
            table.add_row(label, str(count), f"{100 * count / elements:.3g} %", "█" * math.ceil(BAR * count / elements))
    return table


def _verdicts(verdicts: Sequence[Verdict]) -> Table:
    table = _table("CANN's precision standards")
    for column in ("standard", "verdict", "measured", "limit"):
        table.add_column(column)
    for verdict in verdicts:
        for place, requirement in enumerate(verdict.requirements):
            word = ""
            if place == 0:
                word = f"[{_colour(verdict.passed, verdict.attainable)}]{verdict_word(verdict)}[/]"
            mark = "" if requirement.met else "  [red]✗[/]"
            table.add_row(
                verdict.standard if place == 0 else "",
                word,
                f"{requirement.quantity} {number(requirement.value)}",
                f"{requirement.relation} {number(requirement.limit)}{mark}",
            )
    return table


def case_lines(rows: Sequence[Row]) -> RenderableType:
    """Returns one line for each row: which standards it fails, its errors, what was found, how it was drawn."""
    lines = []
    for row in rows:
        measures = row.judgement.measures
        failed = [v for v in row.judgement.verdicts if not v.passed]
        standards = ", ".join(f"[{_colour(False, v.attainable)}]{verdict_word(v)} {v.standard}[/]" for v in failed)
        errors = f"{number(measures.max_ulp)} ULP, MERE {number(measures.mere)}, MARE {number(measures.mare)}"
        findings = "".join(f", [bold yellow]{finding.name}[/]" for finding in row.judgement.findings)
        case = escape(f"({row.output} of {row.case})")
        name = f"[bold]{row.judgement.dtype} case {row.number}[/]"
        lines.append(f"{name} {standards or '[green]passed[/]'}: {errors}{findings} {case}")
    return Group(*lines)


def total_table(totals: Sequence[Total]) -> RenderableType:
    """Returns one line for each total (of one operator on one backend), and the worst element of each below."""
    standards = list(dict.fromkeys(standard for each in totals for standard in each.standards))
    table = _table(f"{totals[0].operator} on {totals[0].backend}")
    table.add_column("dtype", no_wrap=True)
    for column in ("elements", "max ULP", "MARE", *(f"passed {standard}" for standard in standards)):
        table.add_column(column, justify="right", no_wrap=True)
    parts: list[RenderableType] = [table]
    for each in totals:
        cells = [_passed(*each.standards[standard]) for standard in standards]
        table.add_row(each.dtype, str(each.elements), number(each.max_ulp), number(each.mare), *cells)
        if each.worst and each.worst.judgement.worst:
            where = f"{each.dtype}, {each.worst.output} of case {each.worst.number} ({each.worst.case})"
            parts.append(f"[bold]worst[/] {escape(f'{where}: {worst_sentence(each.worst.judgement.worst)}')}")
    if any(unattainable for each in totals for _, _, unattainable in each.standards.values()):
        parts.insert(1, "u: fails, but so do the golden values themselves, once they are rounded to the dtype")
    return Group(*parts)


def _table(title: str, *, header: bool = True) -> Table:
    return Table(title=title, title_justify="left", title_style="bold", show_header=header, box=box.SIMPLE_HEAD)


def _colour(passed: bool, attainable: bool) -> str:
    return "green" if passed else "red" if attainable else "yellow"


def _passed(passed: int, judged: int, unattainable: int) -> str:
    words = f"{passed}/{judged}" + (f", {unattainable} u" if unattainable else "")
    return f"[{_colour(passed == judged, passed + unattainable < judged)}]{words}[/]"


def as_dict(judgement: Judgement) -> dict[str, Any]:
    """Returns a judgement as plain data; NaN and infinities are the words "nan", "inf" and "-inf"."""
    data = dataclasses.asdict(judgement)
    data["histogram"] = dict(zip(histogram_labels(), judgement.histogram, strict=True))
    for verdict, entry in zip(judgement.verdicts, data["verdicts"], strict=True):
        entry["passed"] = verdict.passed
        for requirement, line in zip(verdict.requirements, entry["requirements"], strict=True):
            line["met"] = requirement.met
    plain: dict[str, Any] = _plain(data)
    return plain


def row_dict(row: Row) -> dict[str, Any]:
    """Returns a row as plain data."""
    names = {field: getattr(row, field) for field in ("operator", "backend", "number", "case", "output")}
    return {**names, **as_dict(row.judgement)}


def to_json(data: Any) -> str:
    """Writes plain data as JSON."""
    return json.dumps(data, indent=2, ensure_ascii=False, allow_nan=False) + "\n"


def to_csv(names: Sequence[dict[str, Any]], judgements: Sequence[Judgement]) -> str:
    """Writes one line for each judgement, with its names in front."""
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    flat = [{**given, **_flat(judgement)} for given, judgement in zip(names, judgements, strict=True)]
    columns = list(dict.fromkeys(column for line in flat for column in line))
    writer.writerow(columns)
    writer.writerows([line.get(column, "") for column in columns] for line in flat)
    return stream.getvalue()


def _flat(judgement: Judgement) -> dict[str, Any]:
    line: dict[str, Any] = {"dtype": judgement.dtype, "shape": "x".join(map(str, judgement.shape))}
    line |= dataclasses.asdict(judgement.measures)
    worst = judgement.worst
    line["worst index"] = " ".join(map(str, worst.index)) if worst else ""
    line["worst result"] = worst.result if worst else ""
    line["worst golden"] = worst.golden if worst else ""
    if worst:
        line |= {f"worst {name}": _values(values) for name, values in worst.inputs.items()}
    line["findings"] = "; ".join(finding.name for finding in judgement.findings)
    for label, count in zip(histogram_labels(), judgement.histogram, strict=True):
        line[f"{label} ULP"] = count
    return line | {verdict.standard: verdict_word(verdict) for verdict in judgement.verdicts}


def _values(values: Sequence[float]) -> str:
    return " and ".join(repr(value) for value in values)


def _plain(value: Any) -> Any:
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    if isinstance(value, dict):
        return {key: _plain(entry) for key, entry in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(entry) for entry in value]
    return value
