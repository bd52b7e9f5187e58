# SPDX-License-Identifier: Apache-2.0
"""A C++ program that calls operators beyond activations, with and without the engine."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from actgrad import toolkit

from .conftest import PROGRAMS, Build, run


@pytest.fixture(scope="module")
def calls(build: Build) -> Path:
    return build(PROGRAMS / "calls.cpp")


def test_calls(calls: Path) -> None:
    done = run(calls)
    assert (done.returncode, done.stdout) == (0, "right\n"), done.stdout + done.stderr


def test_mistakes_of_callers_are_refused(build: Build) -> None:
    done = run(build(PROGRAMS / "mistakes.cpp"))
    assert (done.returncode, done.stdout, done.stderr) == (0, "right\n", ""), done.stdout + done.stderr


def test_calls_of_inference_backends(build: Build) -> None:
    done = run(build(PROGRAMS / "backend.cpp"))
    assert (done.returncode, done.stdout) == (0, "right\n"), done.stdout + done.stderr


def test_operators_by_name(build: Build) -> None:
    program = build(PROGRAMS / "older.cpp", "acl_op_compiler")
    done = run(program)
    assert (done.returncode, done.stdout) == (0, "right\n"), done.stdout + done.stderr
    done = run(program, engine=False)
    assert done.stdout.startswith("361001 aclopCompileAndExecute: this call is computed by PyTorch, ")


def test_strict_mode_knows_what_pytorchs_operators_use(build: Build) -> None:
    program = build(PROGRAMS / "early.cpp", "acl_op_compiler")
    command = [sys.executable, "-m", "actgrad.cli", "strict", str(program)]
    environment = {**os.environ, **toolkit.engine()}
    right, wrong = (
        subprocess.run([*command, *words], env=environment, capture_output=True, text=True, timeout=120, check=False)
        for words in ([], ["early"])
    )
    assert (right.returncode, right.stderr) == (0, "actgrad strict: 0 findings in 3 operator calls\n")
    assert wrong.returncode == 66, wrong.stderr
    assert "  early-read, 3 times, at main\n  early-write, 2 times, at main\n" in wrong.stderr


def test_strict_mode_knows_that_an_operator_of_pytorch_failed(build: Build) -> None:
    program = build(PROGRAMS / "failing.cpp", "acl_op_compiler")
    done = run(program, ACTGRAD_STRICT="1")
    assert (done.returncode, done.stdout) == (66, "right\n"), done.stdout + done.stderr
    for name in ("aclnnIndexSelect", "NoSuchOperator"):
        assert re.search(f"^actgrad strict: unchecked: .* which {name} failed to write", done.stderr, re.MULTILINE)
    assert "actgrad strict: 2 findings in 2 operator calls: 2 unchecked\n" in done.stderr


REPEATED = """\
#include <cstdint>
#include "acl/acl.h"
#include "aclnnop/aclnn_nonzero.h"
int main() {
    aclInit(nullptr);
    aclrtSetDevice(0);
    const int64_t size = 4, result[] = {size, 1};
    const float ones[] = {1, 1, 0, 1};
    void *x = nullptr, *y = nullptr, *workspace = nullptr;
    aclrtMalloc(&x, sizeof ones, ACL_MEM_MALLOC_HUGE_FIRST);
    aclrtMalloc(&y, size * sizeof(int64_t), ACL_MEM_MALLOC_HUGE_FIRST);
    aclrtMemcpy(x, sizeof ones, ones, sizeof ones, ACL_MEMCPY_HOST_TO_DEVICE);
    aclTensor* const self = aclCreateTensor(&size, 1, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, &size, 1, x);
    aclTensor* const out = aclCreateTensor(result, 2, ACL_INT64, nullptr, 0, ACL_FORMAT_ND, result, 2, y);
    aclrtContext first = nullptr, second = nullptr;
    aclrtCreateContext(&first, 0);
    aclrtStream stream = nullptr;
    aclrtCreateStream(&stream);
    uint64_t bytes = 0;
    aclOpExecutor* executor = nullptr;
    int status = aclnnNonzeroGetWorkspaceSize(self, out, &bytes, &executor);
    aclSetAclOpExecutorRepeatable(executor);
    aclrtMalloc(&workspace, bytes > 0 ? bytes : 1, ACL_MEM_MALLOC_HUGE_FIRST);
    for (int i = 0; i < 2; ++i) {
        status += aclnnNonzero(workspace, bytes, executor, stream);
        aclrtSynchronizeStream(stream);
    }
    int64_t* sizes = nullptr;
    uint64_t rank = 0;
    aclGetViewShape(out, &sizes, &rank);
    status += rank == 2 && sizes[0] == 3 && sizes[1] == 1 ? 0 : 1;
    aclrtCreateContext(&second, 0);
    status += aclnnNonzero(workspace, bytes, executor, stream);
    return status;
}
"""


def test_strict_mode_sees_an_executor_of_pytorchs_operators_run_again(build: Build, tmp_path: Path) -> None:
    """It sets the result's shape itself. A stream of another context is told by the operator's name."""
    (tmp_path / "repeated.cpp").write_text(REPEATED)
    done = run(build(tmp_path / "repeated.cpp"), ACTGRAD_STRICT="executor,order")
    assert done.returncode == 66, done.stderr
    assert "actgrad strict: order: aclnnNonzero is given a stream of context " in done.stderr
    assert "actgrad strict: 1 finding in 3 operator calls: 1 order\n" in done.stderr


def test_without_the_engine_the_message_says_how_to_get_it(calls: Path) -> None:
    done = run(calls, "first", engine=False)
    assert done.returncode == 0, done.stdout
    assert done.stdout.startswith("361001 aclnnAdd: ")
    for words in ("PyTorch", "`actgrad run`", "actgrad env --engine"):
        assert words in done.stdout


def test_a_missing_interpreter(calls: Path) -> None:
    done = run(calls, "first", engine=False, ACTGRAD_PYTHON=sys.executable, ACTGRAD_LIBPYTHON="/nowhere/libpython.so")
    assert done.returncode == 0, done.stdout
    assert done.stdout.startswith("361001 aclnnAdd: the engine cannot be loaded: /nowhere/libpython.so")


def test_an_interpreter_without_pytorch(calls: Path, tmp_path: Path) -> None:
    """The message names the Python executable, whose environment lacks PyTorch and actgrad."""
    variables = {**toolkit.engine(), "ACTGRAD_PYTHON": str(tmp_path / "bin" / "python")}
    done = run(calls, "first", engine=False, **variables)
    assert done.returncode == 0, done.stdout
    assert done.stdout.startswith("361001 aclnnAdd: the engine does not start, because ")
    assert "No module named" in done.stdout


def test_env_sets_what_run_sets(calls: Path) -> None:
    env = [sys.executable, "-m", "actgrad.cli", "env", "--engine"]
    exports = subprocess.run(env, capture_output=True, text=True, check=True).stdout
    script = f'{exports}"{calls}" first'
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (0, "0 \n"), done.stdout


def test_programs_that_cannot_be_run() -> None:
    done = run(Path("/nowhere/program"))
    assert done.returncode == 2
    assert "actgrad: /nowhere/program cannot be run: No such file" in done.stderr


@pytest.mark.parametrize("name", ["acl_op_compiler", "ge_runner", "graph", "hccl", "acl_tdt_channel", "msprofiler"])
def test_a_program_may_link_the_toolkits_other_libraries(calls: Path, tmp_path: Path, name: str) -> None:
    source = tmp_path / "program.cpp"
    source.write_text("int main() { return 0; }\n")
    flags = ["-Wl,--no-as-needed", *toolkit.libs(), f"-l{name}"]
    subprocess.run(["g++", source, *flags, "-o", tmp_path / "program"], check=True)
    assert run(tmp_path / "program", engine=False).returncode == 0


def test_npu_smi_prints_the_product_for_build_scripts() -> None:
    script = "npu-smi info | awk -F' ' 'NF > 0 && NR==7 {print $3}'"
    path = f"{toolkit.prefix() / 'bin'}:/usr/bin:/bin"
    for product, name in (("Ascend910B", "910B1"), ("Ascend310P", "310P3")):
        variables = {"PATH": path, "ACTGRAD_PRODUCT": product}
        done = subprocess.run(["sh", "-c", script], env=variables, capture_output=True, text=True, check=True)
        assert done.stdout == f"{name}\n"
