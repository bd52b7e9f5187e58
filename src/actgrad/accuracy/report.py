# SPDX-License-Identifier: Apache-2.0
"""The report: one self-contained HTML page with plots, worst cases and verdicts of several backends."""

from __future__ import annotations

import math
import platform
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from importlib.metadata import PackageNotFoundError, version
from itertools import groupby
from pathlib import Path

from actgrad.accuracy.backends import Backend
from actgrad.accuracy.cases import draw, dtypes_of
from actgrad.accuracy.checks import Total, check, total
from actgrad.accuracy.judgement import Worst
from actgrad.accuracy.measures import histogram_labels
from actgrad.accuracy.standards import ENOUGH, LEVELS, RELATIVE_LIMITS, SMALL_ERRORS_RATIO, TOLERANCES
from actgrad.accuracy.svg import error_plot, histogram_plot
from actgrad.accuracy.sweep import Sweep, sweep
from actgrad.accuracy.tables import number
from actgrad.operators.contract import Operator

COLOURS = ("first", "second", "third", "fourth")


@dataclass(frozen=True)
class Part:
    """The measurements of one operator in one dtype: totals and sweeps, by backend."""

    operator: Operator
    dtype: str
    totals: list[Total]
    sweeps: list[Sweep]


def measured(
    operators: Sequence[Operator], backends: Sequence[Backend], *, count: int, seed: int, level: str
) -> Iterator[Part]:
    """Yields the parts of a report; those already yielded stay valid if the loop is interrupted.

    Standard A compares each backend except the last with the last one.
    """
    for operator in operators:
        for dtype in dtypes_of(operator):
            totals, sweeps = [], []
            able = [backend for backend in backends if backend.has(operator)]
            for backend in able:
                third = able[-1] if backend is not able[-1] else None
                cases = draw(operator, dtype, count=count, seed=seed)
                rows = [row for rows in check(cases, backend, third=third, level=level) for row in rows]
                totals.append(total(rows))
                sweeps += sweep(operator, dtype, backend) if backend.computes else []
            yield Part(operator, dtype, totals, sweeps)


def parts_of(operators: Sequence[Operator]) -> int:
    """Returns the number of parts that ``measured`` yields."""
    return sum(len(dtypes_of(operator)) for operator in operators)


def page(parts: Sequence[Part], backends: Sequence[str], *, count: int, seed: int, complete: bool = True) -> str:
    """Returns the report as HTML.

    Args:
        parts: the measurements.
        backends: the names of the backends, in order; at most four.
        count, seed: the random cases, as passed to ``measured``.
        complete: whether the measurement was not interrupted.
    """
    colours = dict(zip(backends, COLOURS, strict=False))
    sections = [(operator, list(some)) for operator, some in groupby(parts, key=lambda part: part.operator)]
    links = " ".join(f'<a href="#{operator.python}">{operator.python}</a>' for operator, _ in sections)
    warning = "" if complete else '<p class="bad">This report was interrupted and is incomplete.</p>'
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Accuracy of {escape(" and ".join(backends))}</title>
<style>
{Path(__file__).with_name("report.css").read_text(encoding="utf-8")}</style>
</head>
<body>
<main>
<h1>Accuracy of {escape(" and ".join(backends))}</h1>
<p class="quiet">{_environment(backends)} · {count} random cases for each dtype, seed {seed}</p>
{warning}
<nav>{links}<a href="#standards">the standards</a></nav>
{_legend(colours)}
{_summary(parts)}
{"".join(_section(operator, some, colours) for operator, some in sections)}
{_standards()}
</main>
</body>
</html>
"""


def _environment(backends: Sequence[str]) -> str:
    packages = ["actgrad", *(["torch"] if any(name.startswith("torch") for name in backends) else []), "numpy"]
    names = []
    for package in packages:
        try:
            names.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            names.append(package)
    return escape(f"{', '.join(names)} · {platform.system()} {platform.machine()}")


def _legend(colours: dict[str, str]) -> str:
    entries = "".join(f'<span class="{colour}"><b>{escape(name)}</b></span>' for name, colour in colours.items())
    return f'<div class="legend">{entries}</div>'


SUMMARY_NUMBERS = ("elements", "max ULP, range", "max ULP, cases", "MARE, cases")


def _summary(parts: Sequence[Part]) -> str:
    rows = []
    for part in parts:
        for place, each in enumerate(part.totals):
            names = (escape(each.operator), each.dtype) if place == 0 else ("", "")
            numbers = (
                f"{each.elements:,}",
                _swept(part, each.backend),
                number(each.max_ulp),
                number(each.mare),
            )
            cells = "".join(
                f'<td class="number" data-head="{head}">{value}</td>'
                for head, value in zip(SUMMARY_NUMBERS, numbers, strict=True)
            )
            rows.append(
                "<tr>"
                + "".join(f'<td class="name">{name}</td>' for name in (*names, escape(each.backend)))
                + f'{cells}<td class="name verdicts">{_chips(each.standards)}</td></tr>'
            )
    heads = "<th>operator</th><th>dtype</th><th>backend</th>" + "".join(
        f'<th class="number">{words}</th>' for words in SUMMARY_NUMBERS
    )
    return (
        "<p>A ULP is the unit in the last place of the golden value in the result's dtype; rounding gives up to "
        "0.5 ULP. “Range” is the sweep over one input, shown in the plots; results in files have none. “Cases” are the "
        "random and special cases of CANN's standards. The last column shows how many cases pass each standard.</p>"
        f'<div class="scroll"><table class="summary"><tr>{heads}<th>standards</th></tr>{"".join(rows)}</table></div>'
    )


def _swept(part: Part, backend: str) -> str:
    errors = [each.worst.ulp for each in part.sweeps if each.backend == backend and each.worst]
    return number(max(errors)) if errors else "–"


def _chips(standards: dict[str, tuple[int, int, int]]) -> str:
    chips = []
    for standard, (passed, judged, unattainable) in standards.items():
        kind = "good" if passed == judged else "so-so" if passed + unattainable == judged else "bad"
        beyond = f"; {unattainable} unattainable" if unattainable else ""
        chips.append(f'<span class="chip {kind}">{standard} {passed}/{judged}{beyond}</span>')
    return "".join(chips)


def _section(operator: Operator, parts: Sequence[Part], colours: dict[str, str]) -> str:
    variants = list(dict.fromkeys(each.words for part in parts for each in part.sweeps))
    plots = []
    for words in variants:
        title = "Largest error in ULP over the input" + (f", {words}" if words else "")
        figures = "".join(_error_figure(part, words, colours) for part in parts)
        plots.append(f'<h3>{escape(title)}</h3><div class="row">{figures}</div>')
    histograms = "".join(_histogram_figure(part, colours) for part in parts)
    return (
        f'<h2 id="{operator.python}">{operator.python}</h2><p class="quiet">{escape(operator.aclnn)}. '
        f"{escape(operator.summary.replace('`', ''))}</p>"
        f"{_legend(colours)}{''.join(plots)}<h3>Errors of all cases in ULP: share of elements in each range</h3>"
        f'<div class="row">{histograms}</div><h3>Worst cases</h3>{_worst(parts)}'
    )


def _error_figure(part: Part, words: str, colours: dict[str, str]) -> str:
    sweeps = [each for each in part.sweeps if each.words == words]
    # The last backend is drawn first, so that the first one is on top.
    series = [(colours[each.backend], each.largest) for each in reversed(sweeps)]
    largest = " · ".join(
        f'<span class="{colours[each.backend]}">{number(each.worst.ulp)}</span>' for each in sweeps if each.worst
    )
    picture = error_plot(series, escape(f"{part.operator.python}, {part.dtype}: errors over the input"))
    return f"<figure><figcaption><b>{part.dtype}</b><span>max {largest}</span></figcaption>{picture}</figure>"


def _histogram_figure(part: Part, colours: dict[str, str]) -> str:
    series = [(colours[each.backend], each.backend, each.histogram) for each in part.totals]
    picture = histogram_plot(series, histogram_labels(), escape(f"{part.operator.python}, {part.dtype}: histogram"))
    return f"<figure><figcaption><b>{part.dtype}</b></figcaption>{picture}</figure>"


def _worst(parts: Sequence[Part]) -> str:
    lines = []
    for part in parts:
        for each in part.totals:
            names = f'<td class="name">{part.dtype}</td><td class="name">{escape(each.backend)}</td>'
            swept = [some.worst for some in part.sweeps if some.backend == each.backend and some.worst]
            if swept:
                lines.append(f"<tr>{names}{_worst_cells('range', max(swept, key=lambda worst: worst.ulp), '')}</tr>")
            if each.worst and each.worst.judgement.worst:
                findings = ", ".join(finding.name for finding in each.worst.judgement.findings)
                where = f"case {each.worst.number}, {each.worst.case}"
                lines.append(f"<tr>{names}{_worst_cells(where, each.worst.judgement.worst, findings)}</tr>")
    heads = '<th>dtype</th><th>backend</th><th class="number">ULP</th><th class="number">result</th>'
    heads += '<th class="number">golden</th><th>inputs</th><th>where</th><th></th>'
    return f'<div class="scroll"><table><tr>{heads}</tr>{"".join(lines)}</table></div>'


def _worst_cells(where: str, worst: Worst, findings: str) -> str:
    inputs = ", ".join(f"{name} = {' and '.join(f'{v:.9g}' for v in values)}" for name, values in worst.inputs.items())
    figures = (number(worst.ulp), f"{worst.result:.9g}", f"{worst.golden:.12g}")
    cells = "".join(f'<td class="number">{figure}</td>' for figure in figures)
    cells += f'<td>{escape(inputs)}</td><td class="quiet">{escape(where)}</td>'
    return f'{cells}<td class="so-so">{escape(findings)}</td>'


def _standards() -> str:
    """The page's last section: how to read it, and the limits from where they are defined."""
    ratios = "".join(
        f"<tr><td>A, level {name}</td><td>MARE, MERE and RMSE at most {level.mare:g}, {level.mere:g} "
        f"and {level.rmse:g} times the third party's; at small values at most {SMALL_ERRORS_RATIO:g} times as many "
        "errors</td></tr>"
        for name, level in LEVELS.items()
    )
    relative = ", ".join(f"{_power(limit)} ({dtype})" for dtype, limit in RELATIVE_LIMITS.items())
    tolerances = "".join(
        f"<tr><td>C, {dtype}</td><td>|a − g| ≤ {_power(limit.atol)} + {_power(limit.rtol)}·|g| for {ENOUGH:.0%} of the "
        f"elements; no error above {limit.largest:g}{f' and {limit.or_ulp:g} ULP' if limit.or_ulp else ''}</td></tr>"
        for dtype, limit in TOLERANCES.items()
    )
    return f"""<h2 id="standards">How to read this, and the standards</h2>
<p>Golden values are computed by the operators' formulas in float64, or with 20 digits where float64 is not accurate
enough. In the plots one input varies along a symmetric-logarithmic axis, and all other inputs are 1. For float16 and
bfloat16 the plots include every number of the dtype. The dashed line marks 0.5 ULP. Points at the top edge are infinite
errors: only one of result and golden value is NaN or infinite. Near a zero of a gradient, the ULP of the result becomes
arbitrarily small, so the error in ULP has no bound there; it is still small relative to the incoming gradient.</p>
<p>In the table below, a is a result and g its golden value. MERE and MARE are the mean and the maximum of the relative
error |a − g| / (|g| + 10<sup>−7</sup>); RMSE is the root mean square error.</p>
<table>{ratios}<tr><td>B</td><td>MERE &lt; t and MARE &lt; 10 t, with t = {relative}</td></tr>{tolerances}</table>
<p>A failed standard is called unattainable for a case if the golden values, rounded to the dtype, fail it too. If the
tail of a function is flushed to zero, standard C still passes and standard B hardly notices. Errors in ULP show this;
that is why the tables list them too.</p>
"""


def _power(value: float) -> str:
    return f"2<sup>−{-round(math.log2(value))}</sup>"
