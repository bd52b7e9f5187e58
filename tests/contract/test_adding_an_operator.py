# SPDX-License-Identifier: Apache-2.0
"""Adds an operator as CONTRIBUTING.md describes, in a copy of the tree: one file, one line, and its expected results.

Everything else is printed, and every interface then has the operator."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

pytestmark = [pytest.mark.checkout, pytest.mark.builds, pytest.mark.torch]

ROOT = Path(__file__).resolve().parents[2]
LINES = 40  # of the file, at most

FILE = '''\
# SPDX-License-Identifier: Apache-2.0
"""aclnnScaledSoftsign: x/(scale + |x|)."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import Bound, absolute, divide, where
from actgrad.operators.contract import Scalar, supported
from actgrad.operators.elementwise import element_wise


def scaled_softsign(x, scale):
    """x/(scale + |x|)"""
    return divide(x, scale + absolute(x))


def scaled_softsign_derivative(x, scale):
    """scale/(scale + |x|)²"""
    d = scale + absolute(x)
    return divide(divide(scale, d), d)


def scaled_softsign_second_derivative(x, scale):
    """∓2·scale/(scale + |x|)³"""
    return divide(where(x < 0, 2, -2) * scaled_softsign_derivative(x, scale), scale + absolute(x))


SCALED_SOFTSIGN = element_wise(
    "ScaledSoftsign",
    "scaled_softsign",
    "ScaledSoftsign, x/(scale + |x|).",
    Scalar("scale", "scale", "half of the result's range is reached at ± this", default=1.0),
    activation=Activation(
        *(scaled_softsign, scaled_softsign_derivative, scaled_softsign_second_derivative),
        bounds={scaled_softsign: Bound(2.0), scaled_softsign_derivative: Bound(3.0)},
        settings=({"scale": 1.0}, {"scale": 0.25}),
    ),
    math="out = self / (scale + |self|)",
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910"),
)
'''
LINE = "from actgrad.operators.documented.scaled_softsign import SCALED_SOFTSIGN"

# Compositions of what PyTorch has, for exporters and for the benchmark.
COMPOSITION = '    "scaled_softsign": lambda x, scale: x / (scale + x.abs()),\n'
MEASURED = (
    '    "scaled_softsign": lambda x, scale, *, out, t: torch.div('
    "x, torch.add(torch.abs(x, out=t), scale, out=t), out=out),\n"
)

# Its expected results, for tests/definitions.py, tests/torch_cases.py and tests/contract/statuses.txt.
ACTIVATION = '    "scaled_softsign": lambda x, scale: lambda x, scale: x / (scale + x if x >= 0 else scale - x),\n'
AT_SPECIAL = '    "scaled_softsign": ((NAN, NAN, NAN, -1, 1), (0, 0, NAN, 0, 0), (0, -0.0, NAN, 0, -0.0)),\n'
OPERATOR = '    "scaled_softsign": lambda x, *, scale: (value("scaled_softsign", x, mpf(scale)),),\n'
IN_PYTORCH = '    "scaled_softsign": lambda x, scale: x / (scale + x.abs()),\n'
STATUSES = """
aclnnScaledSoftsign self=FLOAT[2,3] scale=FLOAT(0.5) out=FLOAT[2,3]

product=Ascend950|Ascend910B dtype=FLOAT|FLOAT16|BF16 -> 0
product=Ascend910 dtype=BF16 -> 161002 self ... BF16
product=Ascend310P -> 561003 Ascend310P
self=null -> 161001 self is null
scale=null -> 161001 scale is null
out=null -> 161001 out is null
scale=COMPLEX64(0) -> 161002 scale ... a real number
out=FLOAT16[2,3] -> 161002 self (FLOAT) ... out (FLOAT16)
out=FLOAT[6] -> 161002 out (shape [6]) must have the shape of self
"""

C_PROGRAM = r"""
#include <cstdio>
#include "acl/acl.h"
#include "aclnnop/aclnn_scaled_softsign.h"

int main() {
    aclInit(nullptr);
    aclrtSetDevice(0);
    const int64_t shape[] = {3};
    float x[] = {-1, 0, 3}, y[3];
    double one = 1;
    aclTensor* self = aclCreateTensor(shape, 1, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, shape, 1, x);
    aclTensor* out = aclCreateTensor(shape, 1, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, shape, 1, y);
    aclScalar* scale = aclCreateScalar(&one, ACL_DOUBLE);
    uint64_t size = 0;
    aclOpExecutor* executor = nullptr;
    if (aclnnScaledSoftsignGetWorkspaceSize(self, scale, out, &size, &executor) != 0) {
        return 1;
    }
    aclnnScaledSoftsign(nullptr, size, executor, nullptr);
    aclrtSynchronizeStream(nullptr);
    std::printf("%g %g %g\n", y[0], y[1], y[2]);
    return 0;
}
"""

PYTHON_PROGRAM = """
import numpy as np
import torch

import actgrad
import actgrad.torch as at

print(*actgrad.scaled_softsign(np.float32([-1, 0, 3]), 1.0))

x = torch.tensor([-2.0, 0.5, 3.0], dtype=torch.float64, requires_grad=True)
assert torch.autograd.gradcheck(lambda x: at.scaled_softsign(x, 0.5), x)
assert torch.autograd.gradgradcheck(lambda x: at.scaled_softsign(x, 0.5), x)
compiled = torch.compile(at.scaled_softsign, fullgraph=True)(x, 0.5)
torch.testing.assert_close(compiled, x / (0.5 + x.abs()))
torch.testing.assert_close(at.ScaledSoftsign(0.5)(x), compiled)
"""


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    done = subprocess.run(
        command, cwd=cwd, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def add(file: Path, after: str, text: str) -> None:
    """Inserts ``text`` after the line that begins with ``after``."""
    before, found, behind = file.read_text(encoding="utf-8").partition(after)
    assert found, f"{after!r} is not in {file.name}"
    line, _, rest = behind.partition("\n")
    file.write_text(f"{before}{found}{line}\n{text}{rest}", encoding="utf-8")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository with the operator and all printed files."""
    tree = tmp_path_factory.mktemp("tree")
    for name in run("git", "ls-files", cwd=ROOT).splitlines():
        if (ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tree / name)
    operators = tree / "src" / "actgrad" / "operators" / "documented"
    (operators / "scaled_softsign.py").write_text(FILE, encoding="utf-8")
    add(operators / "__init__.py", "from actgrad.operators.documented.leaky_relu", LINE + "\n")
    add(tree / "tests" / "definitions.py", '    "leaky_relu": lambda x, slope:', ACTIVATION)
    add(tree / "tests" / "definitions.py", '    "leaky_relu": ((-INF', AT_SPECIAL)
    add(tree / "tests" / "definitions.py", '    "leaky_relu": lambda x, *, negative_slope', OPERATOR)
    add(tree / "src" / "actgrad" / "torch" / "decomposition.py", '    "prelu": lambda x', COMPOSITION)
    add(tree / "src" / "actgrad" / "cli" / "element_wise.py", '    "relu": _relu', MEASURED)
    add(tree / "tests" / "torch_cases.py", '    "silu": lambda x:', IN_PYTORCH)
    with (tree / "tests" / "contract" / "statuses.txt").open("a", encoding="utf-8") as statuses:
        statuses.write(STATUSES)
    run(sys.executable, "-S", "-m", "codegen", cwd=tree)  # needs neither a build nor any package
    return tree


@pytest.fixture(scope="module")
def python(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python that has this one's packages, but the copy's actgrad."""
    folder = tmp_path_factory.mktemp("environment")
    run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=tree)
    packages = next((folder / "lib").glob("python*")) / "site-packages"
    (packages / "others.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    run(
        *(sys.executable, "-m", "pip", "install", "--quiet", "--no-build-isolation", "--no-deps"),
        *("--target", packages, tree),
        cwd=tree,
        CCACHE_BASEDIR=str(tree),  # with ccache, what the repository's build has compiled serves unchanged units
    )
    return folder / "bin" / "python"


def test_the_file_is_short() -> None:
    assert len(FILE.splitlines()) <= LINES


def test_every_face_is_printed(tree: Path) -> None:
    for name in (
        "include/aclnnop/aclnn_scaled_softsign.h",
        "generated/operators/scaled_softsign.cpp",
        "generated/kernels/scaled_softsign_double_backward.cpp",
        "docs/operators/scaled_softsign.md",
    ):
        assert (tree / name).exists(), name
    assert "def scaled_softsign(" in (tree / "src/actgrad/arrays/functions.py").read_text(encoding="utf-8")
    assert "class ScaledSoftsign(" in (tree / "src/actgrad/torch/modules.py").read_text(encoding="utf-8")
    assert "aclnnScaledSoftsign" in (tree / "docs/operators/index.md").read_text(encoding="utf-8")


def test_c_and_python_run_it(tree: Path, python: Path, tmp_path: Path) -> None:
    flags = run(python, "-m", "actgrad.cli", "config", "--cflags", "--libs", cwd=tmp_path).split()
    (tmp_path / "program.cpp").write_text(C_PROGRAM, encoding="utf-8")
    run("g++", "program.cpp", *flags, "-o", "program", cwd=tmp_path)
    assert run(tmp_path / "program", cwd=tmp_path).split() == ["-0.5", "0", "0.75"]
    (tmp_path / "program.py").write_text(PYTHON_PROGRAM, encoding="utf-8")
    assert run(python, "program.py", cwd=tmp_path).split() == ["-0.5", "0.0", "0.75"]


@pytest.mark.parametrize(
    ("folders", "environment"),
    [
        (("tests/accuracy", "tests/contract", "tests/numerics", "tests/package/test_bench.py", "tests/pytorch"), {}),
        (("tests/gpu/test_results.py",), {"TRITON_INTERPRET": "1"}),
    ],
    ids=["on the CPU", "in Triton's interpreter"],
)
def test_existing_tests_cover_it(
    tree: Path, python: Path, folders: tuple[str, ...], environment: dict[str, str]
) -> None:
    """The tests that iterate over the declarations include it. The full sweep is not run here: it takes too long.

    Such a simple formula does not keep its bound at the most extreme of the 24 settings.
    """
    chosen = "(scaled_softsign or ScaledSoftsign) and not swept and not sweep and not float32_keeps_its_bound"
    chosen = f"{chosen} or every_function"
    output = run(python, "-m", "pytest", "-p", "no:cacheprovider", "-k", chosen, *folders, cwd=tree, **environment)
    assert " passed" in output


def test_a_name_defined_twice_is_refused(tree: Path, tmp_path: Path) -> None:
    copy = tmp_path / "tree"
    shutil.copytree(tree, copy, ignore=shutil.ignore_patterns("build", "generated"))
    file = copy / "src" / "actgrad" / "operators" / "documented" / "scaled_softsign.py"
    file.write_text(FILE.replace('"ScaledSoftsign"', '"Add"'), encoding="utf-8")  # torch_npu's table has aclnnAdd
    command = [sys.executable, "-S", "-m", "codegen"]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "aclnnAdd" in done.stderr
