# SPDX-License-Identifier: Apache-2.0
"""Environment variables: every instruction set gives the same bits for every operator; invalid values are refused."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import instruction_sets
import pytest

# Checksums of every operator's results, in every dtype, over values that take all branches.
CHECKSUMS = """
import zlib
import ml_dtypes
import numpy as np
from cases import CASES

random = np.random.default_rng(6)
for case in CASES:
    for dtype in (np.float32, np.float16, ml_dtypes.bfloat16, np.float64):
        scale = random.choice([0.1, 1, 5, 20, 100])
        shapes = [case.shape_of(name, (66, 35), 0) for name in case.inputs]
        arrays = [(scale * random.standard_normal(shape)).astype(dtype) for shape in shapes]
        with np.errstate(all="ignore"):
            print(case, dtype, [zlib.crc32(result.tobytes()) for result in case(arrays, 0)])
"""


def run(program: str, **environment: str) -> str:
    """The output of a program in a new interpreter that finds the modules of this folder."""
    settings = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1]), **environment}
    done = subprocess.run([sys.executable, "-c", program], env=settings, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_instruction_sets_agree_on_every_operator() -> None:
    best = run("import actgrad; print(actgrad.instruction_set())").strip()
    available = instruction_sets.available()
    assert available[0] == best
    assert {run("import actgrad; print(actgrad.instruction_set())", ACTGRAD_ISA=isa).strip() for isa in available} == {
        *available
    }
    expected = run(CHECKSUMS, ACTGRAD_ISA="baseline")
    assert len(expected.splitlines()) > 60
    for isa in available:
        assert run(CHECKSUMS, ACTGRAD_ISA=isa) == expected


REFUSAL = """
import numpy as np, actgrad
from actgrad import aclnn
x = np.ones(3, np.float32)
tensor = aclnn.Tensor.of_array(x)
try:
    actgrad.silu(x)
    print("no error")
except actgrad.AclnnError as error:
    print(error)
print(aclnn.aclnnSiluGetWorkspaceSize(tensor, tensor)[0], aclnn.aclGetRecentErrMsg())
"""


@pytest.mark.parametrize("wrong", ["sse9", "AVX2", " avx2"])
def test_an_unknown_instruction_set(wrong: str) -> None:
    refusal = run(REFUSAL, ACTGRAD_ISA=wrong).splitlines()[0]
    assert f'ACTGRAD_ISA is "{wrong}"; this machine has' in refusal
    assert "baseline" in refusal
    assert "[361001]" in refusal


@pytest.mark.parametrize("wrong", ["Ascend999", "ascend910b", "Any"])
def test_an_unknown_product(wrong: str) -> None:
    """The functions on arrays belong to no product; the two-phase interface refuses, and names the products."""
    function, two_phase = run(REFUSAL, ACTGRAD_PRODUCT=wrong).splitlines()
    assert function == "no error"
    assert two_phase.startswith("361001 ")
    assert f'ACTGRAD_PRODUCT is "{wrong}"; one of Ascend950' in two_phase
    assert "Ascend310B" in two_phase


@pytest.mark.parametrize("product", ["Ascend950", "Ascend310P"])
def test_a_product(product: str) -> None:
    assert run("from actgrad import aclnn; print(aclnn.product())", ACTGRAD_PRODUCT=product).strip() == product


def test_setting_an_unknown_product() -> None:
    import actgrad
    from actgrad import aclnn

    before = aclnn.product()
    with pytest.raises(actgrad.AclnnError, match='"Ascend1"; one of Ascend950, ') as refused:
        aclnn.set_product("Ascend1")
    assert refused.value.status == 100000
    assert aclnn.product() == before
