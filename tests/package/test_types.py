# SPDX-License-Identifier: Apache-2.0
"""Type checkers accept arrays of one library, infer the type of the result, and refuse everything else."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.torch

PROGRAM = """\
import array_api_strict as xp
import numpy as np
import numpy.typing as npt
import torch

import actgrad
import actgrad.torch as at
from actgrad import aclnn

x = np.ones(4, np.float32)
t = torch.ones(4)
s = xp.ones(4)
doubles: npt.NDArray[np.float64] = np.ones((2, 4))

of_numpy: npt.NDArray[np.float32] = actgrad.silu(x)
of_both: npt.NDArray[np.float64] = actgrad.silu_backward(x, doubles, out=doubles)
several: tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]] = actgrad.geglu(x)
of_torch: torch.Tensor = actgrad.silu_backward(t, torch.nn.Parameter(t))
of_standard = actgrad.silu_backward(s, s).to_device
gated: torch.Tensor = at.swiglu(t, up=t)
scalars: npt.NDArray[np.float32] = actgrad.clipped_swiglu(x, None, np.int8(0), np.float32(1), interleaved=np.True_)
of_integer: torch.Tensor = actgrad.celu(t, np.uint16(2))
planned = aclnn.aclnnSiluGetWorkspaceSize(aclnn.Tensor.of_array(x), aclnn.Tensor.of_array(x))
ran: int = aclnn.aclnnSilu(None, planned[1], planned[2], aclnn.aclrtCreateStream()[1])

actgrad.silu([1.0])  # refused
actgrad.silu(1.0)  # refused
actgrad.silu("x")  # refused
actgrad.silu(None)  # refused
actgrad.silu_backward(x, [1.0])  # refused
actgrad.silu_backward(x, t)  # refused
actgrad.silu_backward(t, x)  # refused
actgrad.silu_backward(t, s)  # refused
actgrad.silu(x, out=t)  # refused
actgrad.celu(x, x)  # refused
actgrad.celu(x, "1")  # refused
actgrad.swiglu(x, 1.0)  # refused
actgrad.geglu(x, out=(x, t))  # refused
actgrad.geglu_backward(x, x, t)  # refused
at.silu([1.0])  # refused
at.swiglu([1.0])  # refused
at.swiglu(t, 0, up=t)  # refused
wrong: torch.Tensor = actgrad.silu(x)  # refused
"""
REFUSED = [number for number, line in enumerate(PROGRAM.splitlines(), 1) if line.endswith("# refused")]


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "program.py"
    path.write_text(PROGRAM, encoding="utf-8")
    return path


def test_mypy(program: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--strict", program]
    said = subprocess.run(command, cwd=program.parent, capture_output=True, text=True, check=False).stdout
    lines = {
        int(number)
        for number in re.findall(r"^program\.py:(\d+): error", said.replace(f"{program.parent}/", ""), re.MULTILINE)
    }
    assert sorted(lines) == REFUSED, said


def test_pyright(program: Path) -> None:
    (program.parent / "pyrightconfig.json").write_text('{"typeCheckingMode": "standard"}', encoding="utf-8")
    command = [sys.executable, "-m", "basedpyright", "--outputjson", "--pythonpath", sys.executable, program]
    said = subprocess.run(command, cwd=program.parent, capture_output=True, text=True, check=False).stdout
    found = [entry for entry in json.loads(said)["generalDiagnostics"] if entry["severity"] == "error"]
    assert sorted({entry["range"]["start"]["line"] + 1 for entry in found}) == REFUSED, said
