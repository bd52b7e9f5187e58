# SPDX-License-Identifier: Apache-2.0
"""The benchmark compares what it says it compares: equal results, the limit's streams, every figure. No timing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from typer.testing import CliRunner

import actgrad
from actgrad import _native
from actgrad.cli import benchmark
from actgrad.cli.app import app
from actgrad.operators import DOCUMENTED


@pytest.fixture(autouse=True)
def threads_restored() -> Iterator[None]:
    """Leaves the numbers of threads as they were."""
    ours, theirs = actgrad.get_num_threads(), torch.get_num_threads()
    yield
    actgrad.set_num_threads(ours)
    torch.set_num_threads(theirs)


@pytest.mark.parametrize("layout", ["packed", "transposed"])
@pytest.mark.parametrize("operator", benchmark.OPERATORS, ids=lambda operator: operator.name)
def test_all_that_is_compared_computes_the_same(operator: benchmark.Operator, layout: str) -> None:
    """Ours and PyTorch's, with and without out, up to PyTorch's own errors."""
    torch.manual_seed(0)
    operands = benchmark._operands(operator, torch.float32, 1 << 14, layout)
    expected = operator.ours(operands)
    with_out, fresh = operator.eager(operands)
    with_out()
    compiled = replace(operands, out=torch.empty_like(operands.out))
    operator.compilable(compiled)()
    for result in (operands.out, fresh(), compiled.out):
        torch.testing.assert_close(result, expected, rtol=1e-4, atol=1e-4)


def test_every_function_of_one_tensor_is_measured_and_the_gated_units_that_pytorch_has() -> None:
    """Once, or once for each of its kernels."""
    names = {operator.name.split()[0] for operator in (*benchmark.OPERATORS, *benchmark.FUNCTIONS)}
    unary = {
        operator.python
        for operator in DOCUMENTED
        if operator.python
        and operator.splits is None
        and all(kernel.of and len(kernel.inputs) == 1 + operator.takes_gradient for kernel in operator.kernels)
    }
    assert names == unary | {"swiglu", "swiglu_backward", "geglu", "geglu_backward"}


@pytest.mark.parametrize("function", benchmark.FUNCTIONS, ids=lambda function: function.name)
def test_all_that_functions_are_compared_with_computes_the_same(function: benchmark.Function | benchmark.Unit) -> None:
    torch.manual_seed(0)
    operands = benchmark._operands(function, torch.float32, 1 << 14, "packed")

    def whole(result: Any) -> torch.Tensor:
        return (torch.stack(result) if isinstance(result, tuple) else result).reshape(operands.out.shape)

    expected = whole(function.ours(operands))
    with_out, fresh = function.eager(operands)
    with_out()
    compiled = replace(operands, out=torch.empty_like(operands.out))
    function.compilable(compiled)()
    own = replace(operands, out=torch.empty_like(operands.out))
    function.ours(own, out=own.out)
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


def test_every_figure_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command writes JSON, a picture and a page, with one row for each configuration."""
    monkeypatch.setattr(benchmark, "SIZES", (1 << 10, 1 << 12))
    monkeypatch.setattr(benchmark, "HEADLINE", 1 << 12)
    monkeypatch.setattr(benchmark, "COMPILED_SIZES", ())
    files = {"--json": tmp_path / "a.json", "--page": tmp_path / "a.md"}
    arguments = [str(word) for pair in files.items() for word in pair]
    result = CliRunner().invoke(app, ["bench", "--seconds", "0", *arguments])
    assert result.exit_code == 0, result.output
    written = json.loads(files["--json"].read_text())
    rows = written["rows"]
    assert len(rows) == len(list(benchmark.configurations(quick=False)))
    assert {row["dtype"] for row in rows} == set(benchmark.DTYPES)
    assert {row["layout"] for row in rows} == {"packed", "transposed"}
    for row in rows:
        assert set(row["times"]) == {"limit", "actgrad", "actgrad, fresh", "eager", "eager, fresh"}
        assert all(first <= median <= third for median, first, third in row["times"].values())
    page = files["--page"].read_text()
    for configuration in benchmark.configurations(quick=False):
        assert f"| {configuration['operator'].name} |" in page
    again = ["bench", "--seconds", "0", "--only", "mish", "--keep", *arguments]
    assert CliRunner().invoke(app, again).exit_code == 0
    kept = json.loads(files["--json"].read_text())["rows"]
    assert len(kept) == len(rows)
    for before in rows:
        assert (before in kept) != ("mish" in before["operator"])


def test_the_picture_is_drawn(tmp_path: Path) -> None:
    """From rows that hold figures of torch.compile."""
    from actgrad.cli.bench import _draw

    times = dict.fromkeys(("limit", "actgrad", "actgrad, fresh", "eager", "eager, fresh", "compiled"), (1.0, 0.9, 1.2))
    ratios = {"limit": 0.9, "eager": 4.0, "compiled": 3.0, "eager, fresh": 5.0, "actgrad, fresh": 1.0}
    rows = [
        benchmark.Row(operator.name, dtype, 1 << 23, "packed", 2, 1 << 26, times, dict.fromkeys(times, 1.0), ratios)
        for operator in benchmark.OPERATORS
        for dtype in benchmark.DTYPES
    ]
    _draw(rows, tmp_path / "a.png")
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
