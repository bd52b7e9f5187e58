# SPDX-License-Identifier: Apache-2.0
"""The report's two drawings as SVG text: errors over the input, and histograms. Colours are the page's classes."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape

import numpy as np

from actgrad.accuracy.floats import Float64Array
from actgrad.accuracy.sweep import BINS, LIMIT, axis

WIDTH, HEIGHT = 400, 210
LEFT, RIGHT, TOP, BOTTOM = 46, 18, 12, 30
INNER_WIDTH, INNER_HEIGHT = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
INPUT_TICKS = (-1000, -100, -10, -1, 0, 1, 10, 100, 1000)
ULP_TICKS = (0.0, 0.5, 1.0, 2.0, 4.0, 16.0, 100.0, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8)
TICK_DISTANCE = 15.0


def error_plot(series: Sequence[tuple[str, Float64Array]], title: str) -> str:
    """Draws each backend's largest error in ULP along the input axis; infinite errors are at the top.

    Args:
        series: each backend's class and its errors in BINS parts of the axis, NaN where there is none.
        title: the text for screen readers.
    """
    finite = [errors[np.isfinite(errors)] for _, errors in series]
    top = max(4.0, *(float(errors.max()) for errors in finite if errors.size))
    place = _vertical(1.15 * _height(top))
    parts = [_grid(place, top), *_input_ticks()]
    for name, errors in series:
        parts += [f'<polyline class="line {name}" points="{run}"/>' for run in _runs(errors, place)]
        for column in np.flatnonzero(np.isinf(errors)):
            parts.append(f'<circle class="mark {name}" cx="{_column(int(column)):.1f}" cy="{TOP + 3}" r="2.5"/>')
    return _picture(parts, title)


def histogram_plot(series: Sequence[tuple[str, str, Sequence[int]]], labels: Sequence[str], title: str) -> str:
    """Draws the share of elements in each bin, on a square-root scale so that rare errors stay visible.

    Args:
        series: each backend's class, its name, and its counts.
        labels: the names of the bins.
        title: the text for screen readers.
    """
    last = max((i for *_, counts in series for i, count in enumerate(counts) if count), default=0)
    shown = max(last + 1, 4)
    slot = INNER_WIDTH / shown
    width = min(0.8 * slot / max(len(series), 1), 26)
    parts = []
    for share in (0, 0.01, 0.1, 0.25, 0.5, 1):
        y = TOP + INNER_HEIGHT * (1 - math.sqrt(share))
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 3.5:.1f}" text-anchor="end">{share:.0%}</text>')
    for place, (kind, name, counts) in enumerate(series):
        total = sum(counts) or 1
        for i, count in enumerate(counts[:shown]):
            if count:
                tall = max(INNER_HEIGHT * math.sqrt(count / total), 1.5)
                x = LEFT + slot * (i + 0.5) + width * (place - len(series) / 2)
                parts.append(
                    f'<rect class="bar {kind}" x="{x:.1f}" y="{TOP + INNER_HEIGHT - tall:.1f}" width="{width - 1:.1f}" '
                    f'height="{tall:.1f}">'
                    f"<title>{escape(name)}: {count} elements, {escape(labels[i])} ULP</title></rect>"
                )
    for i in range(shown):
        x = LEFT + slot * (i + 0.5)
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - 14}" text-anchor="middle">{_short(labels[i])}</text>')
    return _picture(parts, title)


def _picture(parts: Sequence[str], title: str) -> str:
    body = "\n".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img"><title>{title}</title>\n{body}\n</svg>'


def _height(ulp: float) -> float:
    return math.log10(1 + 2 * ulp)


def _vertical(top: float) -> Callable[[float], float]:
    return lambda ulp: TOP + INNER_HEIGHT * (1 - _height(ulp) / top)


def _column(number: float) -> float:
    return LEFT + INNER_WIDTH * (number + 0.5) / BINS


def _runs(errors: Float64Array, place: Callable[[float], float]) -> list[str]:
    """Returns the points of each stretch without infinite errors; parts without a value are bridged."""
    runs: list[list[str]] = [[]]
    for number, error in enumerate(errors):
        if math.isinf(error):
            runs.append([])
        elif not math.isnan(error):
            runs[-1].append(f"{_column(number):.1f},{place(error):.1f}")
    return [" ".join(run) for run in runs if run]


def _grid(place: Callable[[float], float], top: float) -> str:
    lines = []
    last = math.inf
    for tick in ULP_TICKS:
        y = place(tick)
        if tick > 1.5 * top or y < TOP or last - y < TICK_DISTANCE:
            continue
        last = y
        kind = "half" if tick == 0.5 else "grid"
        lines.append(f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        lines.append(f'<text x="{LEFT - 6}" y="{y + 3.5:.1f}" text-anchor="end">{_tick(tick)}</text>')
    return "\n".join(lines)


def _input_ticks() -> list[str]:
    parts = []
    edge = float(axis(LIMIT))
    for tick in INPUT_TICKS:
        x = LEFT + INNER_WIDTH * (float(axis(tick)) + edge) / (2 * edge)
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>')
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - 14}" text-anchor="middle">{f"{tick}".replace("-", "−")}</text>')
    return parts


def _tick(ulp: float) -> str:
    if ulp < 1000:
        return f"{ulp:g}"
    return f'10<tspan class="power" dy="-4">{round(math.log10(ulp))}</tspan>'


def _short(label: str) -> str:
    names = {"exact": "0", "≤ 1024": "1k", "≤ 2^20": "1M", "> 2^20": "&gt;1M", "not comparable": "NaN"}
    return names.get(label, label.removeprefix("≤ "))
