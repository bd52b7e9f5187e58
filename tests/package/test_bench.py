# SPDX-License-Identifier: Apache-2.0
"""The benchmark compares what it says it compares: equal results, the limit's streams, every figure. No timing."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from typer.testing import CliRunner

import actgrad
from actgrad import _native
from actgrad.cli import bench_page, benchmark, compared, timing
from actgrad.cli.app import app
from actgrad.cli.composed import COMPOSED, Composed
from actgrad.operators import DOCUMENTED


@pytest.fixture(autouse=True)
def threads_restored() -> Iterator[None]:
    """Leaves the numbers of threads as they were."""
    ours, theirs = actgrad.get_num_threads(), torch.get_num_threads()
    yield
    actgrad.set_num_threads(ours)
    torch.set_num_threads(theirs)


@pytest.mark.parametrize("layout", ["packed", "transposed"])
@pytest.mark.parametrize("operator", compared.OPERATORS, ids=lambda operator: operator.name)
def test_all_that_is_compared_computes_the_same(operator: compared.Operator, layout: str) -> None:
    """Ours and PyTorch's, with and without out, up to PyTorch's own errors."""
    torch.manual_seed(0)
    operands = benchmark.operands(operator, torch.float32, 1 << 14, layout, timing.Memory())
    ours, ours_fresh = operator.ours(operands)
    expected = ours_fresh()
    torch.testing.assert_close(ours(), expected, rtol=0, atol=0)
    with_out, fresh = operator.eager(operands)
    with_out()
    compiled = replace(operands, out=torch.empty_like(operands.out))
    operator.compilable(compiled)()
    for result in (operands.out, fresh(), compiled.out):
        torch.testing.assert_close(result, expected, rtol=1e-4, atol=1e-4)


def test_every_function_is_measured() -> None:
    """But for a newer form of another with the same kernels."""
    measured = (*compared.OPERATORS, *compared.FUNCTIONS, *COMPOSED)
    names = {operator.name.split()[0] for operator in measured}
    assert names == {operator.python for operator in DOCUMENTED if operator.python} - {"clipped_swiglu_v2"}
    assert len(measured) == len({operator.name for operator in measured})


@pytest.mark.parametrize("operator", [each for each in COMPOSED if not each.draws], ids=lambda operator: operator.name)
def test_compositions_compute_the_same(operator: Composed) -> None:
    """Ours and PyTorch's, up to PyTorch's own errors; inputs reach beyond all limits."""
    torch.manual_seed(0)
    operands = operator.operands(torch.float32, 64, 256, timing.Memory())
    operands.read[-1].mul_(4)
    ours, ours_fresh = operator.ours(operands)
    expected = ours_fresh()
    results = [*operands.written, *operands.small_written]

    def results_of(call: Callable[[], object]) -> tuple[torch.Tensor, ...]:
        for result in results:
            result.fill_(math.nan)
        call()
        return tuple(result.clone() for result in results)

    expected = expected if isinstance(expected, tuple) else (expected,)
    with_out, fresh = operator.eager(operands)
    torch.testing.assert_close(results_of(ours), expected, rtol=0, atol=0)
    for found in (results_of(with_out), results_of(operator.compilable(operands)), tuple(fresh())):
        torch.testing.assert_close(found, expected, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16])
@pytest.mark.parametrize("operator", [each for each in COMPOSED if each.draws], ids=lambda operator: operator.name)
def test_compositions_draw_alike(operator: Composed, dtype: torch.dtype) -> None:
    """Both keep x above 0, and multiply what is below by numbers from 1/8 to 1/3, on average 11/48."""
    torch.manual_seed(0)
    operands = operator.operands(dtype, 64, 256, timing.Memory())
    (x, noise), (out,) = operands.read, operands.written
    (ours, _), (with_out, fresh) = operator.ours(operands), operator.eager(operands)
    for call in (ours, with_out, operator.compilable(operands), fresh):
        out.fill_(math.nan)
        noise.fill_(math.nan)
        result = call()
        found = (result[0] if call is fresh else out).double()
        assert torch.equal(found[x > 0], x[x > 0].double())
        slopes = (found / x)[x < 0]
        assert 0.124 < slopes.min() < 0.13
        assert 0.33 < slopes.max() < 0.334
        assert abs(slopes.mean() - 11 / 48) < 0.01
        torch.testing.assert_close(found, (noise * x).double(), rtol=1e-3, atol=1e-5)


@pytest.mark.parametrize("function", compared.FUNCTIONS, ids=lambda function: function.name)
def test_all_that_functions_are_compared_with_computes_the_same(function: compared.Function | compared.Unit) -> None:
    torch.manual_seed(0)
    operands = benchmark.operands(function, torch.float32, 1 << 14, "packed", timing.Memory())

    def whole(result: Any) -> torch.Tensor:
        return (torch.stack(result) if isinstance(result, tuple) else result).reshape(operands.out.shape)

    expected = whole(function.ours(operands)[1]())
    with_out, fresh = function.eager(operands)
    with_out()
    compiled = replace(operands, out=torch.empty_like(operands.out))
    function.compilable(compiled)()
    own = replace(operands, out=torch.empty_like(operands.out))
    function.ours(own)[0]()
    torch.testing.assert_close(own.out, expected, rtol=0, atol=0)
    for result in (operands.out, whole(fresh()), compiled.out):
        torch.testing.assert_close(result, expected, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("threads", [1, 2, 7])
def test_the_limit_reads_and_writes_all_streams(threads: int) -> None:
    """Each output is the exclusive or of all inputs, so all were read and written, in full and no further."""
    actgrad.set_num_threads(threads)
    size = (1 << 18) + 16  # a little more than one part
    random = np.random.default_rng(1)
    inputs = [torch.from_numpy(random.integers(0, 1 << 31, size, np.int32)).clone() for _ in range(3)]
    outputs = [torch.zeros(size + 16, dtype=torch.int32) for _ in range(2)]
    done = _native.run_at_memory_limit([t.data_ptr() for t in inputs], [t.data_ptr() for t in outputs], size * 4)
    expected = inputs[0] ^ inputs[1] ^ inputs[2] if done else torch.zeros(size, dtype=torch.int32)
    for output in outputs:
        assert torch.equal(output[:size], expected)
        assert not output[size:].any()


@pytest.mark.parametrize("operator", [compared.OPERATORS[0], *compared.FUNCTIONS[-2:]], ids=lambda each: each.name)
@pytest.mark.parametrize("layout", ["packed", "transposed"])
def test_the_limit_moves_what_the_operator_moves(operator: Any, layout: str) -> None:
    """As many streams and as many bytes, on the operator's own memory."""
    if layout == "transposed" and operator not in compared.OPERATORS:
        layout = "packed"
    moved: list[Any] = []
    configuration = benchmark.Configuration(operator, "bfloat16", 1 << 14, layout, 1, compiles=False)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(_native, "run_at_memory_limit", lambda *streams: moved.extend(streams) or True)
        calls, total = configuration.calls(timing.Memory())
        calls["limit"]()
    read, written, size = moved
    assert (len(read), len(written)) == (operator.reads, operator.writes)
    assert (len(read) + len(written)) * size == total
    assert len({*read, *written}) == len(read) + len(written)


def test_compiled_code_that_computes_nothing_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    configuration = benchmark.Configuration(compared.OPERATORS[0], "float32", 1 << 10, "packed", 1, compiles=True)
    monkeypatch.setattr(torch, "compile", lambda call, **_: call)
    assert "compiled" in configuration.calls(timing.Memory())[0]
    monkeypatch.setattr(torch, "compile", lambda _call, **_: lambda: None)
    assert "compiled" not in configuration.calls(timing.Memory())[0]


def test_without_a_compiler_the_rest_is_measured(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """As torch.compile has none; it says why, once."""
    configuration = benchmark.Configuration(compared.OPERATORS[0], "float32", 1 << 10, "packed", 1, compiles=True)
    settings = {"cpp.cxx": (str(tmp_path / "none"),), "force_disable_caches": True}
    for _ in range(2):
        torch._dynamo.reset()
        with torch._inductor.config.patch(settings):  # type: ignore[no-untyped-call]
            assert "compiled" not in configuration.calls(timing.Memory())[0]
    torch._dynamo.reset()
    assert capsys.readouterr().err.count("without torch.compile where it fails: InvalidCxxCompiler") == 1


@pytest.mark.parametrize(
    ("info", "name"),
    [
        ("processor\t: 0\ncpu family\t: 25\nmodel\t\t: 17\nmodel name\t: A: B\n", "A: B (family 25, model 17)"),
        ("processor\t: 0\nCPU part\t: 0xd40\n", "unknown"),
        (None, "unknown"),
    ],
)
def test_generations_that_share_a_name_are_told_apart(info: str | None, name: str, tmp_path: Path) -> None:
    file = tmp_path / "cpuinfo"
    if info is not None:
        file.write_text(info, encoding="utf-8")
    assert timing.processor(file) == name


def row(operator: str = "silu_backward", dtype: str = "bfloat16", **other: Any) -> timing.Row:
    """A row with figures of everything."""
    times = {what: timing.Times(1e-3, 1.1e-3, 1.2e-3, 1.3e-3) for what in timing.COMPARED}
    row = timing.Row("a machine", "versions", operator, dtype, 1 << 23, "packed", 2, 1 << 24, 3, times, 6e-4, 0.01)
    return replace(row, **other)


def test_one_limit_and_its_spread() -> None:
    """The median of all turns, and how far those of each fourth of them lie apart."""
    turns = [2.0, 2.1, 2.2, 2.3, 2.0, 2.1, 2.2, 2.3]
    assert timing.one_limit([turns]) == (pytest.approx(2.15), pytest.approx(0.15))
    assert timing.one_limit([turns, [time + 0.4 for time in turns]]) == (pytest.approx(2.35), pytest.approx(0.3 / 2.2))
    assert timing.one_limit([[1.0] * 8]) == (1.0, 0.0)


def test_a_limit_that_varies_is_measured_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some times; the steadiest counts."""
    spreads = iter((0.5, 0.2, 0.4, 0.3, 0.11, 0.05))
    monkeypatch.setattr(benchmark, "_measure", lambda *_: [row(spread=next(spreads))])
    (measured,) = benchmark.measure([], 1.0)
    assert (measured.spread, measured.is_steady) == (0.2, False)
    (measured,) = benchmark.measure([], 1.0)
    assert (measured.spread, measured.is_steady) == (0.05, True)
    assert next(spreads, None) is None


def test_a_group_runs_in_turns() -> None:
    """Every call in every turn, so that what disturbs the machine meets all of it; not always in the same order."""
    order: list[str] = []
    calls = {name: [partial(order.append, name)] for name in "abc"}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(timing, "SHORTEST_SAMPLE", 0)
        samples = timing.in_turns(calls, 0.0)
    assert {name: len(taken) for name, taken in samples.items()} == dict.fromkeys("abc", timing.FEWEST_TURNS)
    calls_in_turns = order[2 * len(calls) :]  # after the calls that say how long each takes
    turns = ["".join(calls_in_turns[at : at + 6]) for at in range(0, len(calls_in_turns), 6)]
    assert len(turns) == timing.FEWEST_TURNS
    for turn in turns:
        assert turn[::2] == turn[1::2]  # each twice: first without being timed
        assert sorted(turn[::2]) == ["a", "b", "c"]
    assert len(set(turns)) > 1


def test_no_call_uses_the_memory_of_the_one_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sets of memory take turns, whichever call it is; each call has every one."""
    order: list[tuple[str, int]] = []
    calls = {name: [partial(order.append, (name, number)) for number in range(3)] for name in "ab"}
    monkeypatch.setattr(timing, "SHORTEST_SAMPLE", 0)
    timing.in_turns(calls, 0.0)
    assert set(order) == {(name, number) for name in "ab" for number in range(3)}
    in_turns = order[-4 * timing.FEWEST_TURNS :]
    numbers = [number for _, number in in_turns]
    assert all(len(set(numbers[at : at + 3])) == 3 for at in range(len(numbers) - 2))


@pytest.mark.parametrize(
    ("operator", "dtype", "sets"),
    [
        ("silu_backward", "float32", 3),  # 64 MiB are read; 128 MiB between two uses of a set
        ("silu_backward", "bfloat16", 5),  # 32 MiB
        ("swiglu_backward", "bfloat16", 7),  # 24 MiB
        ("relu", "float32", 5),  # 32 MiB
        ("relu", "float16", 1),  # 16 MiB, and as much is written
    ],
)
def test_large_calls_read_from_memory(operator: str, dtype: str, sets: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four times the last-level cache is read before a set is used again; what fits into it has one set."""
    monkeypatch.setattr(_native, "last_level_cache", lambda: 32 << 20)
    (large,) = (
        each for each in benchmark.configurations(quick=True) if (each.operator.name, each.dtype) == (operator, dtype)
    )
    assert large.sets == sets
    assert replace(large, elements=1 << 20).sets == 1


def test_all_sets_share_what_is_compiled() -> None:
    configuration = benchmark.Configuration(compared.OPERATORS[0], "float32", 1 << 14, "packed", 1, compiles=True)
    torch._dynamo.reset()
    with torch._dynamo.config.patch(error_on_recompile=True):
        for _ in range(2):
            calls, _ = configuration.calls(timing.Memory())
            calls["compiled"]()


def test_streams_of_one_size_are_judged_together() -> None:
    chosen = list(benchmark.configurations(quick=False))
    groups = benchmark.groups(chosen)
    assert sum(map(len, groups)) == len(chosen)
    for group in groups:
        moved = {(each.operator.reads, each.operator.writes, each.operator.splits) for each in group}
        same = {(each.dtype, each.elements, each.layout, each.threads) for each in group}
        assert len(moved) == len(same) == 1


def test_operators_of_a_group_share_their_memory() -> None:
    """But for those whose domain is another one."""
    memory = timing.Memory()
    found = {
        each.declaration.python: benchmark.operands(each, torch.float32, 1 << 14, "packed", memory)
        for each in compared.FUNCTIONS
        if isinstance(each, compared.Function) and each.reads == 1
    }
    addresses = {name: o.x.data_ptr() for name, o in found.items()}
    assert len(set(addresses.values())) == 2
    assert [name for name, address in addresses.items() if address != addresses["relu"]] == ["erfinv"]
    assert found["erfinv"].x.abs().max() <= 1
    assert len({o.out.data_ptr() for o in found.values()}) == 1


def test_a_limit_that_varies_judges_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Times and the ratios to PyTorch's stay."""
    monkeypatch.setattr(benchmark, "measure", lambda group, _: [row(spread=0.11) for _ in group])
    files = {"--csv": tmp_path / "a.csv", "--page": tmp_path / "a.md", "--picture": tmp_path / "a.svg"}
    arguments = [str(word) for pair in files.items() for word in pair]
    result = CliRunner().invoke(app, ["bench", "--only", "silu", *arguments], env={"COLUMNS": "300"})
    assert result.exit_code == 0, result.output
    assert "it varied by up to 11%" in result.output
    page = files["--page"].read_text()
    assert "| 1.20\N{NO-BREAK SPACE}ms | 14.0 |  |  | 1.0 | 1.0 | 1.0 |" in page
    assert "| silu_backward | –, 1.0 ×, 1.0 × |" in page
    assert "nan" not in page
    assert "PyTorch eager" in files["--picture"].read_text()


def test_code_compiled_for_another_instruction_set_is_not_reused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A named instruction set has a compiler cache of its own, unless one is named too."""
    variable, seen = "TORCHINDUCTOR_CACHE_DIR", []

    def measure(group: list[benchmark.Configuration], seconds: float) -> list[timing.Row]:
        seen.append(os.environ.get(variable))
        return [row() for _ in group]

    monkeypatch.setattr(benchmark, "measure", measure)
    environment = {variable: None, "ATEN_CPU_CAPABILITY": None, "COLUMNS": "300"}
    for named in ({}, {"ATEN_CPU_CAPABILITY": "avx2"}, {"ATEN_CPU_CAPABILITY": "avx2", variable: "/named"}):
        result = CliRunner().invoke(app, ["bench", "--quick", "--only", "silu_backward"], env=environment | named)
        assert result.exit_code == 0, result.output
    none, own, given = dict.fromkeys(seen)
    assert (none, given) == (None, "/named")
    assert own is not None
    assert not Path(own).exists()


def test_every_figure_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command writes its data with one row for each configuration, and a page."""
    monkeypatch.setattr(benchmark, "SIZES", (1 << 10, 1 << 12))
    monkeypatch.setattr(benchmark, "HEADLINE", 1 << 12)
    every = [replace(each, compiles=False) for each in benchmark.configurations(quick=False)]
    monkeypatch.setattr(benchmark, "configurations", lambda quick: every)
    monkeypatch.setattr(timing, "REST", 0)
    files = {"--csv": tmp_path / "a.csv", "--page": tmp_path / "a.md"}
    arguments = [str(word) for pair in files.items() for word in pair]
    result = CliRunner().invoke(app, ["bench", "--seconds", "0", *arguments])
    assert result.exit_code == 0, result.output
    rows = timing.from_csv(files["--csv"].read_text())
    assert len(rows) == len(every)
    assert {row.dtype for row in rows} == set(benchmark.DTYPES)
    assert {row.layout for row in rows} == {"packed", "transposed"}
    for row in rows:
        assert set(row.times) == set(timing.COMPARED) - {"compiled"}
        assert all(0 < t.shortest <= t.median <= t.third_quartile for t in row.times.values())
        assert math.isnan(row.limit)  # so few elements lie in the caches
    again = ["bench", "--seconds", "0", "--only", "mish", "--keep", *arguments]
    assert CliRunner().invoke(app, again).exit_code == 0
    kept = timing.from_csv(files["--csv"].read_text())
    assert len(kept) == len(rows)
    for before in rows:
        assert any(str(before) == str(row) for row in kept) != ("mish" in before.operator)


def test_new_rows_take_the_places_of_those_they_replace() -> None:
    kept = [row("silu"), row("mish"), row("mish", machine="another")]
    new = [row("relu"), row("mish", limit=1e-3)]
    assert timing.merged(kept, new) == [kept[0], new[1], kept[2], new[0]]


def test_data_are_read_as_they_were_written() -> None:
    rows = [row(), row("mish", "float32", limit=math.nan, spread=math.nan, times={"actgrad": row().times["actgrad"]})]
    read = timing.from_csv(timing.as_csv(rows))
    assert timing.as_csv(read) == timing.as_csv(rows)
    assert [(each.operator, each.elements, each.times.keys()) for each in read] == [
        (each.operator, each.elements, each.times.keys()) for each in rows
    ]
    assert (read[0].share, read[0].limit) == pytest.approx((rows[0].share, rows[0].limit))
    assert math.isnan(read[1].ratio("compiled"))


def test_the_picture_is_drawn_and_the_page_has_a_dozen_rows(tmp_path: Path) -> None:
    """And every function's share and ratios below them."""
    rows = [row(each.name, dtype) for each in compared.OPERATORS for dtype in benchmark.DTYPES]
    bench_page.draw(rows, tmp_path / "a.png")
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
    page = bench_page.page(rows, tmp_path / "a.png", Path("a.csv"))
    summary, every = page.split("## Every function")
    line = " | 1.20\N{NO-BREAK SPACE}ms | 14.0 | 600.0\N{NO-BREAK SPACE}µs | 0.50 | 1.0 | 1.0 | 1.0 |"
    assert summary.count(line) == 3 * len(compared.REPRESENTATIVES) == 12
    for operator in compared.OPERATORS:
        assert f"| {operator.name} | 0.50, 1.0 ×, 1.0 × |" in every


def test_the_picture_comes_first_and_titles_name_the_microarchitecture() -> None:
    zen, other = "AMD EPYC (family 25, model 17), 2 cores, 32 MiB of last-level cache, avx512", "other, 2 cores"
    page = bench_page.page([row(machine=other), row(machine=zen)], Path("a.svg"), None)
    places = [page.index(words) for words in ("## AMD EPYC of Zen 4, 2 cores\n\n![", f"\n{zen}; ", f"## {other}\n")]
    assert places == sorted(places)
    assert page.index("## Every function: AMD EPYC of Zen 4, 2 cores") > places[-1]


def test_the_number_of_threads_is_that_of_the_rows_in_the_summary() -> None:
    rows = [row(threads=2), row(threads=1, elements=1024)]
    assert ". 8 Mi elements, 2 threads.\n" in bench_page.page(rows, None, None)


def test_many_cores_have_a_table_and_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    names = compared.REPRESENTATIVES
    rows = [row(name, machine="many", threads=count) for name in names for count in (1, 2, 4, 8)]
    few, many = bench_page.page([*rows, row(machine="few")], None, None).split("## many")
    assert "| 1 | 2 | 4 | 8 |" in many
    assert many.count("| 14, 1.0 × | 14, 1.0 × | 14, 1.0 × | 14, 1.0 × |") == len(names)
    assert "number of threads, and the time" not in few
    monkeypatch.setattr(benchmark.os, "cpu_count", lambda: 12)
    threads = {each.threads for each in benchmark.configurations(quick=False)}
    assert threads == {1, 2, 4, 8}
