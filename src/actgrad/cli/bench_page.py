# SPDX-License-Identifier: Apache-2.0
"""The benchmark's page and picture, from its rows."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

from actgrad.cli.benchmark import HEADLINE
from actgrad.cli.compared import REPRESENTATIVES
from actgrad.cli.timing import READ_BETWEEN, STEADY, Row

BLUE, ORANGE, INK = "#2f81f7", "#d9822b", "#808080"  # of all pictures: visible on white and on black
OURS, COMPILED, EAGER = BLUE, "#8b949e", ORANGE

INTRODUCTION = f"""\
# Benchmarks

`make bench` or `actgrad bench` measures these on any machine ([`pip install 'actgrad[bench]'`](index.md#install);
`--quick` measures only 8 Mi elements). All candidates that move the same bytes run in turns in one process, on the
same memory, each turn in another order, and with a pause before each call, because threads that spin while they wait
for work, as PyTorch's do for a while, would slow down the next candidate. If the operands do not fit into the
last-level cache, of which no more than 16 MiB count for each core, the calls go through several sets of them, so that
all read from memory: before a set is used again, {READ_BETWEEN} times that cache has been read. Times are medians;
GB/s and ratios are computed from them.

The *limit* is the memory bandwidth bound (roofline): the time of a kernel that reads and writes as many arrays of the
same size with non-temporal stores and computes next to nothing. It takes a turn beside every operator compared with
it, and is one figure for them. If its medians over quarters of the turns differ by more than {STEADY:.0%}, or an
operator is that much faster, it is not used and its column is empty. There is none if all operands fit into the
last-level cache.

PyTorch runs in its fastest form: `out=` variants and preallocated temporaries; torch.compile writes into `out` too.
Compiled code that does not write all of its result is left out.
*Fresh*: the result is a new array, for both. GeGLU's gradient takes GELU(a) as the forward returned it;
*recomputed*: all candidates recompute it. *Elements* are those of `x`; *transposed* means that `dy` is contiguous along
the other dimension than `x`.
"""

EVERY_FUNCTION = """\
Each cell: the share of the limit, then the times of PyTorch eager and of torch.compile as multiples of actgrad's.
Functions that PyTorch lacks (FastGELU, Swish, Shrink, SquaredReLU, the gated units but GLU) are composed of PyTorch's
operators, which write into preallocated temporaries. What it has without `out=` (PReLU and its gradient, the gradients
of Mish and Hardswish) allocates its result, which is then copied. In-place functions use the same kernels."""

# Microarchitectures of published figures, by what the processor says of itself.
MICROARCHITECTURES = {
    "AMD EPYC (family 25, model 1)": "AMD EPYC of Zen 3",
    "AMD EPYC (family 25, model 17)": "AMD EPYC of Zen 4",
    "AMD EPYC (family 26, model 2)": "AMD EPYC of Zen 5",
    "Intel(R) Xeon(R) Processor (family 6, model 207)": "Intel Xeon of Emerald Rapids",
}

# What a reader of a machine's figures should know.
NOTES = {
    "AMD EPYC of Zen 3": "Without AVX-512. Others used its cores too: around these measurements they ran at 1.3 to "
    "2.8 GHz, so that what computes has smaller shares of the limit than on a free one, and PyTorch's too.",
}

FIGURES = ("time", "GB/s", "limit", "of limit", "× eager", "× compiled", "× eager, fresh")

HEAD = f"""\
| operator | dtype | {" | ".join(FIGURES)} |
|---|---|{"---:|" * len(FIGURES)}"""


def _time(seconds: float) -> str:
    """With a no-break space before the unit."""
    if math.isnan(seconds):
        return ""
    return f"{seconds * 1e3:.2f}\N{NO-BREAK SPACE}ms" if seconds >= 1e-3 else f"{seconds * 1e6:.1f}\N{NO-BREAK SPACE}µs"


def _number(value: float, digits: int) -> str:
    return "" if math.isnan(value) else f"{value:.{digits}f}"


def cells(row: Row) -> list[str]:
    """The figures of a row, as ``FIGURES`` names them."""
    ratios = (_number(row.ratio(what), 1) for what in ("eager", "compiled", "eager, fresh"))
    ours = row.times["actgrad"].median
    speed = f"{row.gigabytes_per_second('actgrad'):.1f}"
    limit = row.limit if row.is_steady else math.nan
    return [_time(ours), speed, _time(limit), _number(row.share, 2), *ratios]


def _headline(rows: list[Row]) -> list[Row]:
    """Every operator once for each dtype, as torch.compile was measured."""
    return [row for row in rows if row.elements == HEADLINE and "compiled" in row.times]


def _representatives(rows: list[Row]) -> list[Row]:
    return [row for row in _headline(rows) if row.operator in REPRESENTATIVES]


def _every_function(rows: list[Row]) -> list[str]:
    """A line for each operator, a cell for each dtype."""
    dtypes = list(dict.fromkeys(row.dtype for row in rows))
    found = {(row.operator, row.dtype): row for row in rows}
    lines = [f"| operator | {' | '.join(dtypes)} |", "|---|" + "---:|" * len(dtypes)]
    for operator in dict.fromkeys(row.operator for row in rows):
        of_operator = [found[operator, dtype] for dtype in dtypes if (operator, dtype) in found]
        words = [
            f"{_number(row.share, 2) or '–'}, {row.ratio('eager'):.1f} ×, {row.ratio('compiled'):.1f} ×"
            for row in of_operator
        ]
        lines.append(f"| {operator} | {' | '.join(words)} |")
    return lines


def _by_threads(rows: list[Row]) -> list[str]:
    """GB/s, and PyTorch eager's time as a multiple, for each number of threads; nothing for one or two."""
    packed = [row for row in rows if row.elements == HEADLINE and row.layout == "packed"]
    counts = sorted({row.threads for row in packed})
    if len(counts) < 3:
        return []
    found = {(row.operator, row.dtype, row.threads): row for row in packed if row.operator in REPRESENTATIVES}
    lines = [
        "GB/s with each number of threads, and the time of PyTorch eager with as many as a multiple of actgrad's.",
        "",
    ]
    lines += [f"| gradient | dtype | {' | '.join(map(str, counts))} |", "|---|---|" + "---:|" * len(counts)]
    for operator, dtype in dict.fromkeys((operator, dtype) for operator, dtype, _ in found):
        of_counts = [found.get((operator, dtype, count)) for count in counts]
        words = [f"{r.gigabytes_per_second('actgrad'):.0f}, {r.ratio('eager'):.1f} ×" if r else "" for r in of_counts]
        lines.append(f"| {operator} | {dtype} | {' | '.join(words)} |")
    return [*lines, ""]


def _title(machine: str) -> str:
    """Its microarchitecture and number of cores, if they are known."""
    for name, known in MICROARCHITECTURES.items():
        if machine.startswith(f"{name}, "):
            return f"{known}, {machine.removeprefix(f'{name}, ').partition(',')[0]}"
    return machine


def page(rows: list[Row], picture: Path | None, data: Path | None) -> str:
    """A summary for each machine, in Markdown, from the last one on, of which it has every function at the end."""
    lines = [INTRODUCTION]
    if data:
        others = ", other sizes, layouts and numbers of threads too" if len(_headline(rows)) < len(rows) else ""
        lines += [f"All figures{others}: [{data.name}](data/{data.name}).", ""]
    last = [row for row in rows if row.machine == rows[-1].machine]
    for machine in dict.fromkeys(row.machine for row in reversed(rows)):
        here = [row for row in rows if row.machine == machine]
        shown = _representatives(here)
        threads = f", {shown[-1].threads} threads" if shown else ""
        lines += [f"## {_title(machine)}", ""]
        if picture and here == last:
            lines += [f"![Times of gradients beside PyTorch's]({picture.name})", ""]
        lines += [f"{machine}; {here[-1].versions}. 8 Mi elements{threads}.", ""]
        lines += [text for name, note in NOTES.items() if _title(machine).startswith(name) for text in (note, "")]
        if shown:
            lines += [HEAD, *(f"| {' | '.join((row.operator, row.dtype, *cells(row)))} |" for row in shown), ""]
        lines += _by_threads(here)
    lines += [f"## Every function: {_title(rows[-1].machine)}", "", EVERY_FUNCTION, ""]
    lines += [*_every_function(_headline(last)), ""]
    return "\n".join(lines)


def draw(rows: list[Row], file: Path) -> None:
    """Bars: times of a few gradients in float32 and bfloat16, ours, compiled and eager, the limit as a line."""
    import matplotlib as mpl
    import matplotlib.pyplot as plt
    from matplotlib.patches import Rectangle

    shown = [row for row in _representatives(rows) if row.machine == rows[-1].machine and row.dtype != "float16"]
    drawn = {"actgrad": ("actgrad", OURS), "compiled": ("torch.compile", COMPILED), "eager": ("PyTorch eager", EAGER)}
    style: dict[Any, object] = {
        "font.size": 11,
        "savefig.transparent": True,
        "svg.fonttype": "none",
        "svg.hashsalt": "actgrad",
        **dict.fromkeys(("axes.edgecolor", "axes.labelcolor", "text.color", "xtick.color", "ytick.color"), INK),
    }
    with mpl.rc_context(style):
        figure, axes = plt.subplots(figsize=(6, 0.9 * len(shown) + 1))
        for place, row in enumerate(shown):
            for offset, (what, (_, color)) in enumerate(drawn.items()):
                time = row.times[what].median * 1e3
                at = place + 0.27 * (offset - 1)
                axes.barh(at, time, 0.25, color=color)
                label = f"{time:.1f}"  # at the left, clear of the limit's line
                style_of_label: dict[str, Any] = {"fontsize": 9, "color": "white", "va": "center_baseline"}
                axes.annotate(label, (0, at), (3, 0), textcoords="offset points", **style_of_label)
            if row.is_steady:
                axes.plot([row.limit * 1e3] * 2, [place - 0.42, place + 0.42], color=INK, linewidth=1.5)
        axes.set_yticks(range(len(shown)), [row.operator.replace("_backward", "'") + "\n" + row.dtype for row in shown])
        axes.invert_yaxis()
        axes.spines[["top", "right"]].set_visible(False)
        axes.set_xlabel("ms for 8 Mi elements; the line is the memory's limit")
        handles = [Rectangle((0, 0), 1, 1, color=color) for _, color in drawn.values()]
        names = [name for name, _ in drawn.values()]
        figure.legend(handles, names, loc="upper center", ncols=3, frameon=False, fontsize=10)
        figure.tight_layout(rect=(0, 0, 1, 0.96))
        metadata = {"Date": None} if file.suffix == ".svg" else None
        figure.savefig(file, dpi=150, metadata=metadata)
        plt.close(figure)
