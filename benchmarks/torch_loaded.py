# SPDX-License-Identifier: Apache-2.0
"""Calls beside other processes that keep every core busy: actgrad's time as a multiple of PyTorch's.

python benchmarks/torch_loaded.py

A call that wakes threads which nobody asked for waits until each has got a core: milliseconds, a hundred times the
work of a call. So the numbers of threads are set in every way in which a user sets them. Both take turns in one
process; the figure is the ratio of the medians, and of several ranks the largest. The model needs transformers.
"""

from __future__ import annotations

import argparse
import copy
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import torch
from torch import Tensor

import actgrad.torch as at

Setting = tuple[dict[str, str], list[str], list[str]]
"""Environment variables, options of Python, and of this program."""

SETTINGS: dict[str, Setting] = {
    "no setting": ({}, [], []),
    "torch.set_num_threads(1)": ({}, [], ["--threads", "1"]),
    "OMP_NUM_THREADS=1": ({"OMP_NUM_THREADS": "1"}, [], []),
    "ACTGRAD_NUM_THREADS=1": ({"ACTGRAD_NUM_THREADS": "1"}, [], ["--threads", "1"]),
    "one core": ({}, [], ["--one-core"]),
    "a worker of a DataLoader": ({}, [], ["--worker"]),
    "a step of a small Llama": ({}, [], ["--model", "--threads", "1"]),
    "torchrun, two ranks": ({}, ["-m", "torch.distributed.run", "--nproc-per-node", "2"], []),
}


@contextmanager
def other_work() -> Iterator[None]:
    """A process for each core that does nothing else."""
    words = [sys.executable, "-S", "-c", "while True: pass"]
    processes = [subprocess.Popen(words) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def ratio(ours: Callable[[], object], theirs: Callable[[], object], calls: int) -> float:
    taken: dict[Callable[[], object], list[float]] = {ours: [], theirs: []}
    with other_work():
        for _ in range(calls):
            for call, times in taken.items():
                begin = time.perf_counter()
                call()
                times.append(time.perf_counter() - begin)
    return statistics.median(taken[ours]) / statistics.median(taken[theirs])


def of_calls() -> float:
    """Of SiLU, forward and backward."""
    leaf, dy = torch.randn(65_536, requires_grad=True), torch.randn(65_536)

    def gradient_of(function: Callable[[Tensor], Tensor]) -> Callable[[], object]:
        return lambda: torch.autograd.grad(function(leaf), leaf, dy)

    return ratio(gradient_of(at.silu), gradient_of(torch.nn.functional.silu), 300)


def of_steps() -> float:
    """Of a model, forward and backward, whose activations actgrad.torch.patch replaces."""
    import transformers

    sizes = {"hidden_size": 64, "intermediate_size": 256, "num_hidden_layers": 2, "num_attention_heads": 4}
    original = transformers.LlamaForCausalLM(transformers.LlamaConfig(**sizes, vocab_size=128))
    patched = copy.deepcopy(original)
    at.patch(patched)
    ids = torch.randint(128, (4, 128))

    def step_of(model: torch.nn.Module) -> Callable[[], object]:
        return lambda: model(ids, labels=ids).loss.backward()

    return ratio(step_of(patched), step_of(original), 18)


class Measured(torch.utils.data.Dataset[float]):
    """A dataset of one ratio, which the worker measures that loads it."""

    def __len__(self) -> int:
        return 1

    def __getitem__(self, index: int) -> float:
        return of_calls()


def measure(options: argparse.Namespace) -> float:
    if options.one_core:
        os.sched_setaffinity(0, [min(os.sched_getaffinity(0))])
    if options.threads:
        torch.set_num_threads(options.threads)
    if options.worker:
        (batch,) = torch.utils.data.DataLoader(Measured(), num_workers=1)
        return float(batch)
    return of_steps() if options.model else of_calls()


def measured_at(setting: Setting) -> float:
    variables, of_python, of_program = setting
    cleared = {name: value for name, value in os.environ.items() if not name.endswith("_NUM_THREADS")}
    words = [sys.executable, *of_python, __file__, "--measure", *of_program]
    done = subprocess.run(words, env={**cleared, **variables}, stdout=subprocess.PIPE, text=True, check=True)
    return max(float(line) for line in done.stdout.split())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--measure", action="store_true", help="print the ratio in this process, at these settings:")
    parser.add_argument("--threads", type=int, help="given to torch.set_num_threads")
    parser.add_argument("--one-core", action="store_true", help="the process may use a single core")
    parser.add_argument("--worker", action="store_true", help="in a worker of a DataLoader")
    parser.add_argument("--model", action="store_true", help="of a model's steps instead of calls")
    options = parser.parse_args()
    if options.measure:
        print(measure(options))
        return
    for name, setting in SETTINGS.items():
        print(f"{name:28}{measured_at(setting):6.2f}", flush=True)


if __name__ == "__main__":
    main()
