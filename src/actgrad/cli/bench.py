# SPDX-License-Identifier: Apache-2.0
"""``actgrad bench``: how fast the functions are on this machine."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from actgrad.cli.app import app

if TYPE_CHECKING:
    from actgrad.cli.benchmark import Row

HEADINGS = ("operator", "dtype", "elements", "layout", "threads", "time", "GB/s", "of limit", "× eager", "× compiled")
FRESH_HEADINGS = ("fresh", "× eager, fresh")


@app.command()
def bench(
    quick: Annotated[bool, typer.Option("--quick", help="8 Mi elements on all threads only.")] = False,
    seconds: Annotated[float, typer.Option(help="How long each configuration is measured, at least.")] = 2.0,
    only: Annotated[str, typer.Option(help="Measure the operators whose names have this in them.")] = "",
    keep: Annotated[bool, typer.Option("--keep", help="Keep the rows of --json that are not measured now.")] = False,
    file: Annotated[Path | None, typer.Option("--json", help="Where to write all figures.")] = None,
    picture: Annotated[Path | None, typer.Option(help="Where to draw the headline figures (.svg or .png).")] = None,
    page: Annotated[Path | None, typer.Option(help="Where to write the figures as a page of Markdown.")] = None,
) -> None:
    """Measure the functions and gradients beside the memory's limit, PyTorch eager and torch.compile, all in turns."""
    try:
        from actgrad.cli import benchmark
    except ImportError:
        Console(stderr=True).print("bench compares with PyTorch: pip install 'actgrad[bench]'")
        raise typer.Exit(2) from None
    _check(seconds, file, picture, page)
    chosen = [each for each in benchmark.configurations(quick) if only in each["operator"].name]
    if not chosen:
        raise typer.BadParameter(f"no operator that is measured has {only!r} in its name", param_hint="--only")
    rows = [benchmark.measure(**configuration, seconds=seconds) for configuration in track(chosen, transient=True)]
    Console(width=None if Console().is_terminal else 160).print(_table(rows))
    if keep and file and file.exists():
        rows = benchmark.merged(json.loads(file.read_text())["rows"], rows)
    if file:
        file.write_text(benchmark.as_json(rows))
    if picture:
        _draw(rows, picture)
    if page:
        page.write_text(_page(rows, picture))


def _check(seconds: float, *files: Path | None) -> None:
    """Refuses what would fail after minutes of measuring."""
    if not 0 <= seconds < float("inf"):
        raise typer.BadParameter(
            f"{seconds:g} was given; a number of seconds, not below 0, is needed", param_hint="--seconds"
        )
    for option, file in zip(("--json", "--picture", "--page"), files, strict=True):
        if file is None:
            continue
        if file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK):
            raise typer.BadParameter(f"{file} cannot be written", param_hint=option)
        if option == "--picture" and file.suffix not in (".svg", ".png"):
            raise typer.BadParameter(f"{file} was given; a .svg or .png file is needed", param_hint=option)


def _size(elements: int) -> str:
    return f"{elements >> 20} Mi" if elements >= 1 << 20 else f"{elements >> 10} Ki"


def _time(seconds: float) -> str:
    return f"{seconds * 1e3:.2f} ms" if seconds >= 1e-3 else f"{seconds * 1e6:.1f} µs"


def _cells(row: Row) -> list[str]:
    median, first, third = row.times["actgrad"]
    compiled = f"{row.ratios['compiled']:.1f}" if "compiled" in row.ratios else ""
    return [
        row.operator,
        row.dtype,
        _size(row.elements),
        row.layout,
        str(row.threads),
        f"{_time(median)} ({_time(first)} to {_time(third)})",
        f"{row.gigabytes_per_second('actgrad'):.1f}",
        f"{row.ratios['limit']:.2f}",
        f"{row.ratios['eager']:.1f}",
        compiled,
        _time(row.times["actgrad, fresh"][0]),
        f"{row.ratios['eager, fresh']:.1f}",
    ]


def _table(rows: list[Row]) -> Table:
    table = Table(box=None)
    for position, heading in enumerate(HEADINGS + FRESH_HEADINGS):
        table.add_column(heading, justify="left" if position < 2 else "right")
    for row in rows:
        table.add_row(*_cells(row))
    return table


def _headline(rows: list[Row]) -> list[Row]:
    """Rows of the size that torch.compile was measured with."""
    return [row for row in rows if "compiled" in row.ratios]


def _draw(rows: list[Row], file: Path) -> None:
    """Bars of the share of the limit that SiLU's, GELU's and the gated gradients reach, a panel for each dtype."""
    import matplotlib.pyplot as plt

    shown = ("silu_backward", "gelu_backward", "swiglu_backward", "geglu_backward")
    headline = [row for row in _headline(rows) if row.operator.startswith(shown)]
    dtypes = list(dict.fromkeys(row.dtype for row in headline))
    figure, panels = plt.subplots(len(dtypes), 1, figsize=(8, 2.6 * len(dtypes)), sharex=True, squeeze=False)
    colors = {"actgrad": "#2a6fbb", "compiled": "#999999", "eager": "#cccccc"}
    labels = {"actgrad": "actgrad", "compiled": "torch.compile", "eager": "PyTorch eager, out="}
    for panel, dtype in zip(panels[:, 0], dtypes, strict=True):
        group = [row for row in headline if row.dtype == dtype]
        for offset, what in enumerate(colors):
            shares = [row.ratios["limit"] / row.ratios.get(what, 1.0) for row in group]
            bars = panel.bar(
                [i + 0.27 * (offset - 1) for i in range(len(group))],
                shares,
                0.25,
                color=colors[what],
                label=labels[what],
            )
            panel.bar_label(bars, fmt="%.2f", fontsize=7)
        panel.axhline(1, color="black", linewidth=1)
        panel.set_ylabel(f"{dtype}\nshare of the limit")
        panel.set_ylim(0, 1.2)
        panel.set_xticks(range(len(group)), [row.operator.replace("_backward", "\nbackward") for row in group])
        panel.spines[["top", "right"]].set_visible(False)
    panels[0, 0].legend(loc="upper center", bbox_to_anchor=(0.5, 1.25), ncols=3, frameon=False, fontsize=8)
    figure.tight_layout()
    figure.savefig(file, dpi=150)
    plt.close(figure)


INTRODUCTION = """\
# Benchmarks

`make bench`, or `actgrad bench`, measures these on any machine (`pip install 'actgrad[bench]'`; `--quick` takes a
minute or two). All that is compared runs in turns in one process, and rests before each turn: threads that wait for
work in a loop, as PyTorch's do for a while, would slow whatever runs next. Times are medians, with the quartiles in
brackets; GB/s and ratios are of the shortest times, which other work on the machine disturbs least. The *limit* is a
kernel that reads and writes as many streams of the same size with streaming stores and does next to nothing else.
PyTorch runs in its best form: `out=` variants and temporaries made beforehand; torch.compile writes into `out` too.
GeGLU's gradient takes GELU(a) as the forward returned it; *recomputed*, it and its rivals compute it anew. *Elements*
are those of `x`; *transposed* means that the memory of `dy` runs along the other dimension than that of `x`.

A share of the limit above 1 means that the arrays fit into the caches, which streaming stores do not use.
"""


SUMMARY = """\
Each cell has the share of the memory's limit, and how many times longer PyTorch eager and torch.compile take. Functions
that PyTorch lacks (FastGELU, Swish, Shrink, SquaredReLU) are composed there of what it has. Functions in place have the
same kernels. The data have the times."""


def _summary(rows: list[Row]) -> list[str]:
    """A line for each operator, a cell for each dtype."""
    dtypes = list(dict.fromkeys(row.dtype for row in rows))
    cells = {(row.operator, row.dtype): row.ratios for row in rows}
    lines = [f"| operator | {' | '.join(dtypes)} |", "|---|" + "---:|" * len(dtypes)]
    for operator in dict.fromkeys(row.operator for row in rows):
        words = [
            f"{ratios['limit']:.2f}, {ratios['eager']:.1f} ×, {ratios['compiled']:.1f} ×"
            for dtype in dtypes
            if (ratios := cells.get((operator, dtype), {}))
        ]
        lines.append(f"| {operator} | {' | '.join(words)} |")
    return lines


def _page(rows: list[Row], picture: Path | None) -> str:
    from actgrad.cli import benchmark

    lines = [INTRODUCTION]
    lines += [f"* **{name}**: {value}" for name, value in benchmark.machine().items()]
    if picture:
        lines += ["", f"![Shares of the memory's limit]({picture.name})"]
    headings = HEADINGS + FRESH_HEADINGS
    head = f"| {' | '.join(headings)} |\n|{'---|' * 2}{'---:|' * (len(headings) - 2)}"
    lines += ["", "## All threads, 8 Mi elements", "", SUMMARY, "", *_summary(_headline(rows))]
    others = [row for row in rows if "compiled" not in row.ratios]
    if others:
        lines += ["", "## Other sizes, layouts and numbers of threads", "", head]
        lines += [f"| {' | '.join(_cells(row))} |" for row in others]
    return "\n".join(lines) + "\n"
