# SPDX-License-Identifier: Apache-2.0
"""Runs PyTorch's OpInfo samples under torch_npu and on the CPU, and prints which operators differ, and how.

    actgrad npu run tools/npu_opinfo.py | grep -v ^Warning: > docs/npu-opinfo.md
    actgrad npu run tools/npu_opinfo.py nn.functional.silu linalg.qr

Every operator of PyTorch's list that takes float32 is tried with all of its samples, which are made on the CPU and
copied. Forward, the results have to be the CPU's; so have the gradients for a fixed cotangent. Of an operator whose
results are random on the CPU too, shapes and dtypes are compared. The operators run in processes of their own, so that
one that ends the process or never ends is counted like any other failure.
"""

from __future__ import annotations

import json
import os
import re
import select
import subprocess
import sys
import warnings
from collections.abc import Iterator
from typing import Any, NamedTuple
from unittest import mock

import torch
from torch.testing._internal.common_methods_invocations import op_db
from torch.testing._internal.opinfo.core import OpInfo, SampleInput
from torch.utils._pytree import tree_flatten, tree_map

CLOSE = {"rtol": 1e-4, "atol": 1e-5, "equal_nan": True}
"""Kernels of ours round differently from PyTorch's, and some samples are sums of many terms."""

SECONDS = 600
"""What one operator may take, on a machine that does other things, too."""

UNINITIALISED = ("empty", "new_empty")
"""Operators whose results are whatever the memory has."""

STAYS = ("tensor_split",)
"""Operators whose second argument is a tensor on the CPU, whatever the first is on."""

WORKER = "--worker"
FORWARD, GRADIENTS = "forward", "gradients"
FACES = (FORWARD, GRADIENTS)
OPERATORS = {operator.full_name: operator for operator in op_db if torch.float32 in operator.dtypes}


class Outcome(NamedTuple):
    """The result of an operator: its name, what was compared, and a text if it failed."""

    name: str
    face: str
    problem: str


class DifferenceError(Exception):
    """Results differ from the CPU's."""


def differentiable(operator: OpInfo) -> bool:
    """Whether PyTorch has its gradients in float32."""
    return bool(operator.supports_autograd) and torch.float32 in operator.backward_dtypes


def copied(value: Any, device: str) -> Any:
    """Tensors are copied as leaves, with the memory around them; what names the CPU names the device."""
    if isinstance(value, torch.Tensor):
        if value.layout != torch.strided or value.is_conj() or value.is_neg():
            return value.detach().clone().to(device).requires_grad_(value.requires_grad)
        memory = torch.empty(0, dtype=value.dtype).set_(value.untyped_storage()).clone().to(device)
        place = (value.shape, value.stride(), value.storage_offset())
        return memory.as_strided(*place).requires_grad_(value.requires_grad)
    if isinstance(value, torch.device) or value == "cpu":
        return torch.device(device)
    return value


def on(device: str, sample: SampleInput) -> SampleInput:
    """A copy of the sample."""
    parts = tree_map(lambda value: copied(value, device), (sample.input, tuple(sample.args), dict(sample.kwargs)))
    return SampleInput(parts[0], args=parts[1], kwargs=parts[2], output_process_fn_grad=sample.output_process_fn_grad)


def tensors(tree: Any) -> list[torch.Tensor]:
    """The tensors of what an operator takes or gives."""
    return [leaf for leaf in tree_flatten(tree)[0] if isinstance(leaf, torch.Tensor)]


def results(operator: OpInfo, sample: SampleInput) -> Any:
    """What the operator gives, from the same seed."""
    torch.manual_seed(0)
    return operator(sample.input, *sample.args, **sample.kwargs)


def gradients(operator: OpInfo, sample: SampleInput) -> list[torch.Tensor | None]:
    """The gradients of what takes one."""
    given = sample.output_process_fn_grad(results(operator, sample))
    outputs = [output for output in tensors(given) if output.requires_grad]
    inputs = [t for t in tensors((sample.input, sample.args, sample.kwargs)) if t.requires_grad]
    return list(torch.autograd.grad(outputs, inputs, [cotangent(output) for output in outputs], allow_unused=True))


def cotangent(output: torch.Tensor) -> torch.Tensor:
    """Numbers that repeat after seven, none of them 0."""
    ramp = torch.arange(output.numel(), dtype=torch.float64).remainder(7).add(1).div(8).reshape(output.shape)
    return ramp.to(output.dtype).to(output.device)


def compare(found: Any, truth: Any, *, random: bool) -> None:
    """Raises unless the two are the same; of random ones, the kind."""
    found, truth = tree_flatten(found)[0], tree_flatten(truth)[0]
    if len(found) != len(truth):
        raise DifferenceError(f"{len(found)} results, and {len(truth)} on the CPU")
    for ours, theirs in zip(found, truth, strict=True):
        if kind(ours) != kind(theirs):
            raise DifferenceError(f"{kind(ours)}, and {kind(theirs)} on the CPU")
        if isinstance(theirs, torch.Tensor | int | float | complex) and not random:
            try:
                torch.testing.assert_close(ours, theirs, check_device=False, check_stride=False, **CLOSE)
            except AssertionError as problem:
                most = re.search(r"[Aa]bsolute difference: (\S+)", str(problem))
                raise DifferenceError(f"values differ by up to {most[1] if most else '?'}") from None


def kind(result: Any) -> str:
    """The type, shape and dtype of a result."""
    if isinstance(result, torch.Tensor):
        return f"{result.dtype} of {tuple(result.shape)}".removeprefix("torch.")
    return type(result).__name__


def is_random(operator: OpInfo, sample: SampleInput) -> bool:
    """Whether another seed gives other results on the CPU."""
    if operator.name.startswith(UNINITIALISED):
        return True
    truth = results(operator, on("cpu", sample))
    seed = torch.manual_seed
    with mock.patch.object(torch, "manual_seed", lambda given: seed(given + 1)):  # some operators seed themselves
        other = results(operator, sample)
    try:
        compare(other, truth, random=False)
    except DifferenceError:
        return True
    return False


def samples(operator: OpInfo, face: str) -> Iterator[SampleInput]:
    """The samples on the CPU, the same each time."""
    torch.manual_seed(0)
    yield from operator.sample_inputs("cpu", torch.float32, requires_grad=face == GRADIENTS)


def words(problem: Exception) -> str:
    """The line of a problem that says what."""
    lines = [line.strip() for line in str(problem).splitlines() if line.strip()]
    ours = [line for line in lines if "actgrad" in line or line.startswith("aclnn")]
    return f"{type(problem).__name__}: {(ours or lines or [''])[0]}".removeprefix("DifferenceError: ")[:120].replace(
        "|", "/"
    )


def attempt(operator: OpInfo, face: str) -> str | None:
    """The first problem of its samples, "" if there is none; None if the CPU fails for all samples too."""
    tried = False
    evaluate = results if face == FORWARD else gradients
    for sample in samples(operator, face):
        if face == GRADIENTS and not any(t.requires_grad for t in tensors((sample.input, sample.args, sample.kwargs))):
            continue
        beside, again = on("npu", sample), on("cpu", sample)  # before the CPU's call, which may write in place
        if operator.name in STAYS:
            beside.args = sample.args
        try:
            truth = evaluate(operator, sample)
        except Exception:  # operators may raise anything
            continue
        tried = True
        try:
            random = is_random(operator, again)
            compare(evaluate(operator, beside), truth, random=random)
        except Exception as problem:
            return words(problem)
    return "" if tried else None


def work(pipe: int, names: list[str]) -> None:
    """Tries operators by name, and writes a line of JSON before and after each comparison."""
    warnings.simplefilter("ignore")
    for name in names:
        for face in faces(name):
            os.write(pipe, json.dumps([name, face]).encode() + b"\n")
            os.write(pipe, json.dumps([name, face, attempt(OPERATORS[name], face)]).encode() + b"\n")


def faces(name: str) -> tuple[str, ...]:
    """The comparisons made for an operator."""
    return FACES if differentiable(OPERATORS[name]) else (FORWARD,)


def lines(pipe: int) -> Iterator[str]:
    """The lines from the pipe, until its end or a timeout."""
    rest = b""
    while select.select([pipe], [], [], SECONDS)[0] and (read := os.read(pipe, 65536)):
        *whole, rest = (rest + read).split(b"\n")
        yield from (line.decode() for line in whole)


def outcomes(names: list[str]) -> Iterator[Outcome]:
    """The results of the operators, from worker processes that are restarted if they end."""
    remaining = list(names)
    while remaining:
        begun = (remaining[0], FORWARD)
        ours, theirs = os.pipe()
        command = [sys.executable, __file__, WORKER, str(theirs), *remaining]
        quiet = subprocess.DEVNULL
        with subprocess.Popen(command, stdout=quiet, stderr=quiet, pass_fds=[theirs]) as process:
            os.close(theirs)
            for line in lines(ours):
                name, face, *rest = json.loads(line)
                begun = (name, face)
                if rest:
                    if rest[0] is not None:
                        yield Outcome(name, face, rest[0])
                    if face == faces(name)[-1]:
                        remaining = remaining[remaining.index(name) + 1 :]
            late = not select.select([ours], [], [], 0)[0]
            process.kill()
        os.close(ours)
        if remaining:
            what = f"takes more than {SECONDS} s" if late else f"the process ended with {process.returncode}"
            yield Outcome(*begun, what)
            remaining = remaining[remaining.index(begun[0]) + 1 :]


def page(found: list[Outcome]) -> str:
    """The page with the results."""
    counts = []
    for face in FACES:
        tried = [outcome for outcome in found if outcome.face == face]
        counts.append(f"- {face}: {sum(not outcome.problem for outcome in tried)} of {len(tried)} operators")
    head = f"""\
<!-- Printed by `actgrad npu run tools/npu_opinfo.py`. -->

# PyTorch's OpInfo under torch_npu

The operators of PyTorch {torch.__version__.partition("+")[0]}'s OpInfo list whose results on `npu` are those of the
CPU, for all of their float32 samples:
"""
    rows = [f"| {o.name} | {o.face} | {o.problem} |" for o in found if o.problem]
    return "\n".join([head, *counts, "", "| operator | differs in | how |", "|---|---|---|", *rows])


def main(arguments: list[str]) -> None:
    """Prints the page."""
    if arguments[:1] == [WORKER]:
        work(int(arguments[1]), arguments[2:])
        return
    if unknown := set(arguments) - OPERATORS.keys():
        raise SystemExit(f"no operators of PyTorch's list: {', '.join(sorted(unknown))}")
    found = []
    for outcome in outcomes(arguments or sorted(OPERATORS)):
        if outcome.problem:
            print(*outcome, file=sys.stderr, flush=True)
        found.append(outcome)
    print(page(found))


if __name__ == "__main__":
    main(sys.argv[1:])
