# SPDX-License-Identifier: Apache-2.0
"""Times what is compared, in turns and on the same memory, beside one limit for all that moves the same bytes.

In turns in one process, so that whatever else the machine does slows all of it alike; each turn in another order, and
with a rest before each call, because what ran before slows what follows, such as threads that wait for work in a loop;
on the same memory, because where its pages lie changes a time by some 15 %. What does not fit into the last-level cache
goes through several sets of it, one after the other: of one set a shared cache holds a part, which changes from minute
to minute. Ratios are of medians: on a machine that is shared the shortest times are those of its rare quiet moments.
The limit is a kernel that reads and writes as many streams of the same size with streaming (non-temporal) stores and
does next to nothing else. It takes a turn beside every operator that it judges, on that one's memory, and is one figure
for all of them, with its spread.
"""

from __future__ import annotations

import csv
import io
import math
import os
import platform
import statistics
import time
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

import torch
from torch import Tensor

import actgrad
from actgrad import _native

Call = Callable[[], Any]
What = TypeVar("What", bound=Hashable)

COMPARED = ("actgrad", "actgrad, fresh", "eager", "eager, fresh", "compiled")
SHORTEST_SAMPLE = 50e-6  # seconds: shorter calls are timed several at a time
REST = 3e-3  # seconds
STEADY = 0.1  # the largest spread of a limit that judges
READ_BETWEEN = 4  # times the last-level cache: what is read before the same memory is read again
ATTEMPTS = 4
PARTS = 4
FEWEST_TURNS = 2 * PARTS


class Memory:
    """Blocks that all of a group use, one after the other."""

    def __init__(self) -> None:
        self._blocks: dict[str, Tensor] = {}

    def tensor(self, name: str, shape: Sequence[int], dtype: torch.dtype) -> Tensor:
        """The tensor of this name; what it holds is what was there."""
        size = math.prod(shape) * dtype.itemsize
        block = self._blocks.get(name)
        if block is None or block.nbytes < size:
            # Ones: untouched zeros would all be one page, in the cache.
            block = self._blocks[name] = torch.ones(size, dtype=torch.uint8)
        return block[:size].view(dtype).view(*shape)


class Times(NamedTuple):
    """Of many runs, in seconds."""

    shortest: float
    first_quartile: float
    median: float
    third_quartile: float


@dataclass
class Row:
    """One configuration, as it was measured."""

    machine: str
    versions: str
    operator: str
    dtype: str
    elements: int  # of x
    layout: str
    threads: int
    bytes: int  # of all inputs and outputs
    sets: int  # of memory
    times: dict[str, Times]
    limit: float  # seconds for as many bytes in as many streams; nan where the caches hold them
    spread: float  # of the limit, relative

    def gigabytes_per_second(self, what: str) -> float:
        return self.bytes / self.times[what].median * 1e-9

    @property
    def share(self) -> float:
        """Of the limit's speed; nan where it varied too much to judge, or there is none."""
        return self.limit / self.times["actgrad"].median if self.is_steady else math.nan

    @property
    def is_steady(self) -> bool:
        """Whether the limit can judge, or there is none."""
        return not self.spread > STEADY

    def ratio(self, what: str) -> float:
        """How many times longer something takes than actgrad, with ``out=`` or fresh like it; nan: not measured."""
        ours = self.times["actgrad, fresh" if what == "eager, fresh" else "actgrad"]
        return self.times[what].median / ours.median if what in self.times else math.nan


def memory_limit(read: Sequence[Tensor], written: Sequence[Tensor], bytes_of_stream: int) -> Call:
    """A call that reads and writes this memory as streams, and next to nothing else."""

    def streams(tensors: Sequence[Tensor]) -> list[Tensor]:
        flat = [tensor.as_strided((tensor.numel(),), (1,)).view(torch.uint8) for tensor in tensors]
        return [part for tensor in flat for part in torch.split(tensor, bytes_of_stream)]

    inputs, outputs = streams(read), streams(written)
    from_addresses, to_addresses = ([t.data_ptr() for t in tensors] for tensors in (inputs, outputs))

    def call() -> None:
        if not _native.run_at_memory_limit(from_addresses, to_addresses, bytes_of_stream):
            torch.add(inputs[0].view(torch.int32), inputs[-1].view(torch.int32), out=outputs[0].view(torch.int32))

    return call


def _timed(call: Call, repeats: int) -> float:
    begin = time.perf_counter()
    for _ in range(repeats):
        call()
    return (time.perf_counter() - begin) / repeats


def sets_of_memory(read: int, written: int) -> int:
    """How many sets calls go through that read and write as many bytes: one, if the last-level cache holds it all."""
    cache = _native.last_level_cache()
    return 1 + math.ceil(READ_BETWEEN * cache / read) if read + written > cache else 1


def in_turns(calls: Mapping[What, Sequence[Call]], seconds: float) -> dict[What, list[float]]:
    """Times the calls in turns for about ``seconds``, at least eight turns, each in another order.

    Each is given once for every set of memory, or once, if it may find in the caches what it left there.
    """
    repeats = {}
    for what, on_sets in calls.items():
        for call in on_sets:
            call()
        repeats[what] = max(1, int(SHORTEST_SAMPLE / _timed(on_sets[0], 1)))
    samples: dict[What, list[float]] = {what: [] for what in calls}
    turns, called, end = 0, 0, time.perf_counter() + seconds
    order, random = list(calls), Random(0)
    while turns < FEWEST_TURNS or time.perf_counter() < end:
        turns += 1
        random.shuffle(order)
        for what in order:
            time.sleep(REST)
            first, second = (calls[what][(called + i) % len(calls[what])] for i in range(2))
            first()  # wakes its threads
            samples[what].append(_timed(second, repeats[what]))
            called += 2
    return samples


def summarize(samples: Sequence[float]) -> Times:
    """The shortest and the quartiles."""
    return Times(min(samples), *statistics.quantiles(samples, n=4))


def one_limit(samples: Sequence[Sequence[float]]) -> tuple[float, float]:
    """From the limit's times beside each operator: the median of all, and how far fourths of the turns lie apart."""
    fourths = [[taken for beside in samples for taken in beside[part::PARTS]] for part in range(PARTS)]
    medians = [statistics.median(fourth) for fourth in fourths]
    return statistics.median([taken for fourth in fourths for taken in fourth]), max(medians) / min(medians) - 1


def processor(info: Path = Path("/proc/cpuinfo")) -> str:
    """The processor's name, with its family and model: servers tell guests a name that several generations share."""
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    values = {key.strip(): value.strip() for key, _, value in (line.partition(":") for line in lines)}
    name = values.get("model name", "unknown")
    return f"{name} (family {values['cpu family']}, model {values['model']})" if "cpu family" in values else name


@cache
def machine() -> tuple[str, str]:
    """What the figures depend on: the machine, and the versions of what ran on it."""
    largest = _native.last_level_cache() >> 20
    versions = f"actgrad {actgrad.__version__}, PyTorch {torch.__version__}, Python {platform.python_version()}"
    return (
        f"{processor()}, {os.cpu_count()} cores, {largest} MiB of last-level cache, {actgrad.instruction_set()}",
        f"{versions}, {platform.system()} {platform.release()}",
    )


# The file. Times are in microseconds there, and what follows from them stands beside them.

_PLAIN = [field.name for field in fields(Row) if field.name not in ("limit", "spread", "times")]
_MEASURED = [f"{what}: {name}" for what in COMPARED for name in Times._fields]
_DERIVED = ["GB/s", "of limit", "x eager", "x compiled"]
COLUMNS = [*_PLAIN, "limit", "spread", *_DERIVED, *_MEASURED]


def _digits(value: float) -> str:
    return "" if math.isnan(value) else f"{value:.4g}"


def as_csv(rows: Sequence[Row]) -> str:
    """All figures, a row a line."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for row in rows:
        derived = (row.gigabytes_per_second("actgrad"), row.share, row.ratio("eager"), row.ratio("compiled"))
        missing = Times(*[math.nan] * len(Times._fields))
        measured = [1e6 * value for what in COMPARED for value in row.times.get(what, missing)]
        figures = (1e6 * row.limit, row.spread, *derived, *measured)
        writer.writerow([*(getattr(row, name) for name in _PLAIN), *map(_digits, figures)])
    return text.getvalue()


def from_csv(text: str) -> list[Row]:
    """What ``as_csv`` wrote."""
    return [_row(line) for line in csv.DictReader(io.StringIO(text))]


def _row(line: dict[str, str]) -> Row:
    def number(name: str) -> float:
        return float(line[name] or "nan")

    times = {
        what: Times(*(1e-6 * number(f"{what}: {name}") for name in Times._fields))
        for what in COMPARED
        if line[f"{what}: shortest"]
    }
    return Row(
        line["machine"],
        line["versions"],
        line["operator"],
        line["dtype"],
        int(line["elements"]),
        line["layout"],
        int(line["threads"]),
        int(line["bytes"]),
        int(line["sets"]),
        times,
        1e-6 * number("limit"),
        number("spread"),
    )


def merged(kept: Sequence[Row], rows: Sequence[Row]) -> list[Row]:
    """Rows of earlier runs, or other machines, of which the new ones replace those of the same configuration."""

    def configuration(row: Row) -> tuple[Any, ...]:
        return row.machine, row.operator, row.dtype, row.elements, row.layout, row.threads

    new = {configuration(row): row for row in rows}
    return [*(new.pop(configuration(row), row) for row in kept), *new.values()]
