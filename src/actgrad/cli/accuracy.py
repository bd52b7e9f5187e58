# SPDX-License-Identifier: Apache-2.0
"""``actgrad accuracy``: golden values, comparisons, checks of backends and reports.

Their dependencies (SciPy, mpmath and more) are imported when one of them runs, so other commands start without them.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Any, ParamSpec

import typer
from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from actgrad.cli.app import app, refuse, wide_console
from actgrad.cli.outputs import require_writable

if TYPE_CHECKING:
    from actgrad.accuracy.checks import Row

FAILED, INTERRUPTED = 1, 130
SHOWN_FAILURES = 10
NAMES = ("operator", "backend", "case", "output")

accuracy = typer.Typer(help="Judge results by golden values and CANN's precision standards.", no_args_is_help=True)
app.add_typer(accuracy, name="accuracy")

Parameters = ParamSpec("Parameters")
Dtype = Annotated[str | None, typer.Option(help="what the result's dtype has to be; raw .bin files need it")]
Level = Annotated[str, typer.Option(help="standard A's level: L0, L1 or L2")]
Format = Annotated[str, typer.Option("--format", help="table, csv or json")]
Output = Annotated[str | None, typer.Option(help="where to write; the terminal when left out")]
Inputs = Annotated[
    list[str] | None,
    typer.Option("--input", help="NAME=FILE, NAME=FILE::ARRAY, or NAME=FILE@4x8 with a shape for raw .bin; repeatable"),
]


def _refusing(command: Callable[Parameters, None]) -> Callable[Parameters, None]:
    """Prints input errors as a message and exits with status 2."""

    @functools.wraps(command)
    def guarded(*arguments: Parameters.args, **keywords: Parameters.kwargs) -> None:
        try:
            from actgrad.accuracy.errors import InputError
        except ImportError as error:
            refuse(f"{error.name} is missing: pip install 'actgrad[accuracy]'")
        try:
            command(*arguments, **keywords)
        except InputError as error:
            refuse(str(error))

    return guarded


@accuracy.command()
@_refusing
def golden(
    operator: Annotated[str, typer.Argument(help="the operator, by its name in Python or in C")],
    output: Annotated[str, typer.Option(help="the .npy, .npz, .safetensors or .bin file to write, in float64")],
    inputs: Inputs = None,
    attributes: Annotated[
        list[str] | None, typer.Option("--set", help="NAME=VALUE of an attribute, such as dim=1; repeatable")
    ] = None,
    digits: Annotated[int | None, typer.Option(help="decimal digits to compute with; float64 when left out")] = None,
    decimals: Annotated[str | None, typer.Option(help="a .json file for all --digits as decimal strings")] = None,
    dtype: Annotated[str | None, typer.Option(help="the inputs' dtype; raw .bin files need it")] = None,
) -> None:
    """Write the golden outputs of an operator for given inputs."""
    import json

    from actgrad.accuracy import calls, files, reference
    from actgrad.accuracy.errors import InputError

    if decimals and digits is None:
        raise InputError("--decimals writes as many digits as were computed: say --digits")
    found = calls.find(operator)
    arguments: dict[str, Any] = _loaded(inputs, dtype, None)
    settings = _attributes(attributes)
    if twice := arguments.keys() & settings.keys():
        raise InputError(f"{min(twice)} is given by --input and by --set; one is needed")
    arguments |= settings
    call = calls.call_of(found, **arguments)
    names = [parameter.python for parameter in reference.written_by(call)]
    files.require_name(output, len(names))  # now, as digits take long
    for path in filter(None, (output, decimals)):
        _refuse_unwritable(path)
    files.save(output, dict(zip(names, reference.golden_of(call, digits), strict=True)))
    if decimals and digits is not None:
        words = reference.golden_decimals(found, **arguments, digits=digits)
        columns = words if isinstance(words, tuple) else (words,)
        nested = {name: column.tolist() for name, column in zip(names, columns, strict=True)}
        _write(decimals, json.dumps(nested, indent=1) + "\n")


@accuracy.command()
@_refusing
def compare(
    result: Annotated[str, typer.Argument(help="the result: .npy, .npz, .pt, .safetensors or .bin; FILE::ARRAY")],
    golden: Annotated[str, typer.Argument(help="its golden values, best in float64")],
    third: Annotated[str | None, typer.Option(help="another party's result, which standard A needs")] = None,
    inputs: Inputs = None,
    interleaved_from: Annotated[
        int | None, typer.Option(help="the dim of an operator whose halves are interleaved, to show their --input")
    ] = None,
    dtype: Dtype = None,
    shape: Annotated[str | None, typer.Option(help="the shape of raw .bin files, such as 4x8")] = None,
    golden_dtype: Annotated[
        str | None, typer.Option(help="what the golden file's dtype has to be; raw .bin files are float64 without it")
    ] = None,
    level: Level = "L0",
    allow_nan: Annotated[bool, typer.Option(help="golden NaNs are meant: the result has to be NaN there")] = False,
    form: Format = "table",
    output: Output = None,
) -> None:
    """Judge a result by its golden values; exit status 1 when it fails a standard."""
    from actgrad.accuracy import files, judgement, tables

    _check_format(form)
    sizes = None if shape is None else _sizes(shape)
    candidate = files.load(result, dtype=dtype, shape=sizes)
    judged = judgement.compare(
        candidate,
        files.load(golden, dtype=golden_dtype or ("float64" if golden.endswith(".bin") else None), shape=sizes),
        third=files.load(third, dtype=candidate.dtype.name, shape=sizes) if third else None,
        inputs=_loaded(inputs, candidate.dtype.name, sizes),
        level=level,
        allow_nan=allow_nan,
        interleaved_from=interleaved_from,
    )
    names = {"result": result, "golden": golden}
    if form == "table":
        _show(tables.judgement_table(judged), output)
    elif form == "csv":
        _write(output, tables.to_csv([names], [judged]))
    else:
        _write(output, tables.to_json({**names, **tables.as_dict(judged)}))
    if not judged.passed:
        raise typer.Exit(FAILED)


@accuracy.command()
@_refusing
def check(
    operator: Annotated[str, typer.Argument(help="the operator, by its name in Python or in C")],
    backend: Annotated[
        str, typer.Option(help="actgrad, torch, torch.compile, or a folder of result files (see --write-cases)")
    ] = "actgrad",
    dtype: Annotated[str | None, typer.Option(help="one dtype; all of the operator's when left out")] = None,
    count: Annotated[int, typer.Option(help="random cases for each dtype, besides the fixed ones")] = 64,
    seed: Annotated[int, typer.Option(help="where the random numbers start")] = 0,
    third: Annotated[str | None, typer.Option(help="the backend that standard A compares with")] = None,
    level: Level = "L0",
    digits: Annotated[int | None, typer.Option(help="digits of the golden values; float64 when left out")] = None,
    all_cases: Annotated[bool, typer.Option("--cases", help="show all cases, not only the failed ones")] = False,
    form: Format = "table",
    output: Output = None,
    write_cases: Annotated[
        str | None, typer.Option(help="only write the cases' inputs to this folder, to be run elsewhere")
    ] = None,
) -> None:
    """Draw the standards' cases, run them on a backend and judge; exit status 1 when an attainable standard fails."""
    from actgrad.accuracy import backends, cases, checks, tables

    _check_format(form)
    found = cases.operator_of(operator)
    dtypes = [dtype] if dtype else cases.dtypes_of(found)
    draws = {name: cases.draw(found, name, count=count, seed=seed) for name in dtypes}
    if write_cases is not None:
        _make_folder(write_cases)
        for drawn in draws.values():
            for path in checks.write_cases(write_cases, drawn):
                print(path)
        return
    runner, other = backends.backend(backend), backends.backend(third) if third else None
    if output:
        _refuse_unwritable(output)
    rows: list[Row] = []
    interrupted = False
    with _progress() as progress:
        task = progress.add_task(f"{found.python} on {backend}", total=len(draws) * cases.length(found, count))
        try:
            for drawn in draws.values():
                for judged in checks.check(drawn, runner, third=other, level=level, digits=digits):
                    rows += judged
                    progress.advance(task)
        except KeyboardInterrupt:
            interrupted = True
    if form == "table":
        _show(_summary(rows, list(draws), all_cases), output)
    elif form == "csv":
        names = [dict(zip(NAMES, (r.operator, r.backend, f"{r.number} {r.case}", r.output), strict=True)) for r in rows]
        _write(output, tables.to_csv(names, [row.judgement for row in rows]))
    else:
        _write(output, tables.to_json({"interrupted": interrupted, "rows": [tables.row_dict(row) for row in rows]}))
    if interrupted:
        Console(stderr=True).print(f"interrupted after {len(rows)} results, all of which are kept")
        raise typer.Exit(INTERRUPTED)
    if not all(row.judgement.passed_where_attainable for row in rows):
        raise typer.Exit(FAILED)


def _summary(rows: list[Row], dtypes: list[str], all_cases: bool) -> RenderableType:
    """Failed cases, or all, and the total of each dtype."""
    from actgrad.accuracy import checks, tables

    failed = [row for row in rows if not row.judgement.passed_where_attainable]
    shown = rows if all_cases else failed[:SHOWN_FAILURES]
    parts: list[RenderableType] = [tables.case_lines(shown)] if shown else []
    if not all_cases and len(failed) > len(shown):
        parts.append(f"and {len(failed) - len(shown)} more that fail; --cases shows all")
    totals = [checks.total(some) for name in dtypes if (some := [row for row in rows if row.judgement.dtype == name])]
    parts += [tables.total_table(totals)] if totals else []
    return Group(*parts)


@accuracy.command()
@_refusing
def report(
    operators: Annotated[list[str] | None, typer.Argument(help="the operators; all when left out")] = None,
    backend: Annotated[
        list[str] | None,
        typer.Option(help="actgrad, torch, torch.compile, or a folder of result files; up to four, beside each other"),
    ] = None,
    count: Annotated[int, typer.Option(help="random cases for each dtype, besides the fixed ones")] = 32,
    seed: Annotated[int, typer.Option(help="where the random numbers start")] = 0,
    level: Level = "L0",
    output: Annotated[str, typer.Option(help="the HTML file to write")] = "accuracy.html",
) -> None:
    """Write a page with plots, worst cases and verdicts of one or more backends."""
    from actgrad.accuracy import backends, cases, report
    from actgrad.accuracy.errors import InputError
    from actgrad.operators import DOCUMENTED as OPERATORS

    chosen = [cases.operator_of(name) for name in operators or []] or [
        each for each in OPERATORS if each.python and not each.channels
    ]
    runners = [backends.backend(name) for name in dict.fromkeys(backend or ["actgrad"])]
    if len(runners) > len(report.COLOURS):
        raise InputError(f"there are {len(runners)} backends; a page shows up to {len(report.COLOURS)}")
    parts: list[report.Part] = []
    _refuse_unwritable(output)
    interrupted = False
    with _progress() as progress:
        task = progress.add_task("report", total=report.parts_of(chosen))
        try:
            for part in report.measured(chosen, runners, count=count, seed=seed, level=level):
                parts.append(part)
                progress.update(task, advance=1, description=f"{part.operator.python} {part.dtype}")
        except KeyboardInterrupt:
            interrupted = True
    names = [runner.name for runner in runners]
    _write(output, report.page(parts, names, count=count, seed=seed, complete=not interrupted))
    print(output)
    if interrupted:
        Console(stderr=True).print(f"interrupted after {len(parts)} parts, all of which are in {escape(output)}")
        raise typer.Exit(INTERRUPTED)


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def _check_format(form: str) -> None:
    from actgrad.accuracy.errors import InputError

    if form not in ("table", "csv", "json"):
        raise InputError(f"the format is {form!r}; table, csv or json is needed")


def _loaded(inputs: list[str] | None, dtype: str | None, sizes: tuple[int, ...] | None) -> dict[str, Any]:
    """Loads NAME=FILE pairs; ``dtype`` and ``sizes`` are for raw files, which do not store them."""
    from actgrad.accuracy import files

    arrays = {}
    for name, source in _pairs(inputs, "--input", "NAME=FILE"):
        match = re.fullmatch(r"(.+)@([\dx]*)", source)
        raw = (match[1] if match else source).endswith(".bin")
        shape = _sizes(match[2]) if match else sizes if raw else None
        arrays[name] = files.load(match[1] if match else source, dtype=dtype, shape=shape)
    return arrays


def _attributes(settings: list[str] | None) -> dict[str, Any]:
    return {name: _value(word) for name, word in _pairs(settings, "--set", "NAME=VALUE")}


def _value(word: str) -> Any:
    """The bool, integer or number that is written so, else the word itself."""
    if word.lower() in ("true", "false"):
        return word.lower() == "true"
    for kind in (int, float):
        with suppress(ValueError):
            return kind(word)
    return word


def _pairs(words: list[str] | None, option: str, form: str) -> list[tuple[str, str]]:
    from actgrad.accuracy.errors import InputError

    pairs: dict[str, str] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise InputError(f"{option} {word!r} is not of the form {form}")
        if name in pairs:
            raise InputError(f"{option} {word!r}: {name} was given before, as {pairs[name]}; one is needed")
        pairs[name] = value
    return list(pairs.items())


def _sizes(words: str) -> tuple[int, ...]:
    from actgrad.accuracy.errors import InputError

    if not re.fullmatch(r"(\d{1,18}(x\d{1,18})*)?", words):
        raise InputError(f"the shape {words!r} is not of the form 4x8, with sizes of up to 18 digits")
    return tuple(int(size) for size in words.split("x")) if words else ()


def _show(what: RenderableType, output: str | None) -> None:
    """Prints tables, or writes them to a file as plain text."""
    if output is None:
        wide_console().print(what)
        return
    with _opened(output) as stream:
        wide_console(stream).print(what)


def _write(output: str | None, text: str) -> None:
    if output is None:
        print(text, end="")
        return
    with _opened(output) as stream:
        stream.write(text)


def _make_folder(path: str) -> None:
    from actgrad.accuracy.errors import InputError

    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputError(f"folder {path} cannot be made: {error.strerror}") from None


def _refuse_unwritable(path: str) -> None:
    with _writing(path):
        require_writable(path)


@contextmanager
def _opened(path: str) -> Iterator[IO[str]]:
    """The file, to write to."""
    with _writing(path), Path(path).open("w", encoding="utf-8") as stream:
        yield stream


@contextmanager
def _writing(path: str) -> Iterator[None]:
    from actgrad.accuracy.errors import InputError

    try:
        yield
    except OSError as error:
        raise InputError(f"{path} cannot be written: {error.strerror}") from None
