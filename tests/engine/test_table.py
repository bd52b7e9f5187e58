# SPDX-License-Identifier: Apache-2.0
"""The table's operators, each called once from a C++ program, give PyTorch's results."""

from __future__ import annotations

import shutil
import warnings
from pathlib import Path

import pytest
import torch

from actgrad.npu.lines.communication import COMMUNICATION
from actgrad.npu.table import TABLE

from .conftest import PROGRAMS, Build, run
from .generated import Case, all_cases, program


@pytest.fixture(scope="module")
def cases() -> list[Case]:
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = all_cases()
    torch.set_num_threads(threads)
    assert not [name for name, case in found.items() if case is None], "tests/engine/arguments.py needs them"
    return [case for case in found.values() if case]


def bytes_of(tensor: torch.Tensor) -> str:
    flat = tensor.detach().contiguous().reshape(-1)
    return bytes(flat.view(torch.uint8).tolist()).hex() if flat.numel() else ""


def close(printed: str, expected: torch.Tensor) -> bool:
    """Whether bits are equal, or floats differ only by rounding (vector lengths may differ between threads)."""
    if printed == bytes_of(expected):
        return True
    if not expected.dtype.is_floating_point or len(printed) != 2 * expected.numel() * expected.element_size():
        return False
    result = torch.frombuffer(bytearray.fromhex(printed), dtype=expected.dtype)
    return torch.allclose(result, expected.reshape(-1), rtol=1e-5, atol=1e-6, equal_nan=True)


def test_every_call_gives_the_result_of_pytorch(cases: list[Case], build: Build, tmp_path: Path) -> None:
    shutil.copy(PROGRAMS / "table.h", tmp_path)
    source = tmp_path / "table.cpp"
    source.write_text(program(cases))
    done = run(build(source))
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == len(cases) == len(TABLE) - len(COMMUNICATION)
    wrong = []
    for line, case in zip(lines, cases, strict=True):
        name, *printed = line.split(" ")
        right = name == case.served.name and len(printed) == len(case.results)
        if not right or not all(map(close, printed, case.results)):
            wrong.append(line[:300])
    assert not wrong, "\n".join(wrong)
