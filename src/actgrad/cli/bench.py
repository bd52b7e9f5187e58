# SPDX-License-Identifier: Apache-2.0
"""``actgrad bench``: how fast the functions are on this machine."""

from __future__ import annotations

import csv
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

import actgrad
from actgrad.cli.app import app, refuse, wide_console

if TYPE_CHECKING:
    from actgrad.cli.timing import Row


@app.command()
def bench(
    quick: Annotated[bool, typer.Option("--quick", help="8 Mi elements on all threads only.")] = False,
    seconds: Annotated[float, typer.Option(help="How long each configuration is measured, at least.")] = 1.0,
    only: Annotated[str, typer.Option(help="Measure the operators whose names have this in them.")] = "",
    keep: Annotated[bool, typer.Option("--keep", help="Keep the rows of --csv that are not measured now.")] = False,
    file: Annotated[Path | None, typer.Option("--csv", help="Where to write all figures.")] = None,
    picture: Annotated[Path | None, typer.Option(help="Where to draw the headline figures (.svg or .png).")] = None,
    page: Annotated[Path | None, typer.Option(help="Where to write a summary as a page of Markdown.")] = None,
) -> None:
    """Measure the functions and gradients beside the memory's limit, PyTorch eager and torch.compile, all in turns.

    Where the limit itself was not steady, no share of it is given.
    """
    try:
        from actgrad.cli import bench_page, benchmark, timing
    except ImportError:
        refuse("bench compares with PyTorch: pip install 'actgrad[bench]'")
    _check(seconds, file, picture, page)
    chosen = [each for each in benchmark.configurations(quick) if only in each.operator.name]
    if not chosen:
        sentence = f"no operator that is measured has {only!r} in its name; names are like silu_backward"
        raise typer.BadParameter(sentence, param_hint="--only")
    kept = _kept(file) if keep and file and file.exists() else []
    rows: list[Row] = []
    with _compiler_cache():
        for group in track(benchmark.groups(chosen), transient=True):
            rows += benchmark.measure(group, seconds)
            if file:  # at once: a run takes many minutes, and may be interrupted
                file.write_text(timing.as_csv(timing.merged(kept, rows)), encoding="utf-8")
    wide_console().print(_table(rows))
    rows = timing.merged(kept, rows)
    unsteady = [row for row in rows if not row.is_steady]
    if unsteady:
        largest = max(row.spread for row in unsteady)
        Console(stderr=True).print(
            f"no share of the limit for {len(unsteady)} of {len(rows)} rows: it varied by up to {largest:.0%}, and "
            f"{timing.STEADY:.0%} is the most that judges. Measure while nothing else runs."
        )
    if picture:
        bench_page.draw(rows, picture)
    if page:
        page.write_text(bench_page.page(rows, picture, file), encoding="utf-8")


@contextmanager
def _compiler_cache() -> Iterator[None]:
    """A cache of its own for torch.compile if ATEN_CPU_CAPABILITY limits the instruction set.

    The usual cache does not tell instruction sets apart, and code for another one writes only a part of its results.
    """
    variable = "TORCHINDUCTOR_CACHE_DIR"
    if "ATEN_CPU_CAPABILITY" not in os.environ or variable in os.environ:
        yield
        return
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ[variable] = folder
        try:
            yield
        finally:
            del os.environ[variable]


def _kept(file: Path) -> list[Row]:
    from actgrad.cli import timing

    try:
        return timing.from_csv(file.read_text(encoding="utf-8"))
    except (KeyError, TypeError, ValueError, csv.Error):
        raise typer.BadParameter(
            f"{file} does not have the columns that this version writes, and --keep needs them", param_hint="--csv"
        ) from None


def _check(seconds: float, *files: Path | None) -> None:
    """Refuses what would fail after minutes of measuring.

    Raises:
        AclnnError: a setting has an unknown value.
    """
    actgrad.instruction_set()
    actgrad.get_num_threads()
    if not 0 <= seconds < float("inf"):
        raise typer.BadParameter(
            f"{seconds:g} was given; a number of seconds, not below 0, is needed", param_hint="--seconds"
        )
    for option, file in zip(("--csv", "--picture", "--page"), files, strict=True):
        if file is None:
            continue
        if file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK):
            raise typer.BadParameter(f"{file} cannot be written", param_hint=option)
        if option == "--picture" and file.suffix not in (".svg", ".png"):
            raise typer.BadParameter(f"{file} was given; a .svg or .png file is needed", param_hint=option)


def _table(rows: list[Row]) -> Table:
    from actgrad.cli import bench_page

    table = Table(box=None)
    headings = ("operator", "dtype", "elements", "layout", "threads", *bench_page.FIGURES)
    for position, heading in enumerate(headings):
        table.add_column(heading, justify="left" if position < 2 else "right")
    for row in rows:
        size = f"{row.elements >> 20} Mi" if row.elements >= 1 << 20 else f"{row.elements >> 10} Ki"
        time, *figures = bench_page.cells(row)
        table.add_row(row.operator, row.dtype, size, row.layout, str(row.threads), time, *figures)
    return table
