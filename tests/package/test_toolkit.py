# SPDX-License-Identifier: Apache-2.0
"""The toolkit in builds of C++ programs, each a small project, with spaces in all paths."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import actgrad
from actgrad import toolkit

PROGRAM = """\
#include <cstdio>
#include "acl/acl.h"
#include "aclnnop/aclnn_silu.h"

int main() {
    const int64_t shape[] = {2};
    float x[] = {0, 2}, y[2];
    aclInit(nullptr);
    aclrtSetDevice(0);
    aclrtStream stream = nullptr;
    aclrtCreateStream(&stream);
    aclTensor* self = aclCreateTensor(shape, 1, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, shape, 1, x);
    aclTensor* out = aclCreateTensor(shape, 1, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, shape, 1, y);
    uint64_t size = 0;
    aclOpExecutor* executor = nullptr;
    if (aclnnSiluGetWorkspaceSize(self, out, &size, &executor) || aclnnSilu(nullptr, size, executor, stream) ||
        aclrtSynchronizeStream(stream)) {
        return 1;
    }
    std::printf("%.4f %.4f\\n", y[0], y[1]);
    aclDestroyTensor(self);
    aclDestroyTensor(out);
    aclrtDestroyStream(stream);
    return aclFinalize();
}
"""
PRINTED = "0.0000 1.7616\n"

FINDS_PACKAGE = f"""\
cmake_minimum_required(VERSION 3.18)
project(program LANGUAGES CXX)
set(CMAKE_CXX_STANDARD 17)
find_package(actgrad {actgrad.__version__} REQUIRED)
add_executable(program program.cpp)
target_link_libraries(program PRIVATE actgrad::ascendcl actgrad::nnopbase actgrad::opapi)
"""

# In the style of the documents' samples: folders from the environment, libraries by name.
NAMES_FOLDERS = """\
cmake_minimum_required(VERSION 3.14)
project(ACLNN_EXAMPLE)
add_compile_options(-std=c++17)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "./bin")
set(ASCEND_PATH $ENV{ASCEND_HOME_PATH})
include_directories(${ASCEND_PATH}/include ${ASCEND_PATH}/include/aclnn)
add_executable(program program.cpp)
target_link_libraries(program PRIVATE ${ASCEND_PATH}/lib64/libascendcl.so ${ASCEND_PATH}/lib64/libnnopbase.so
                      ${ASCEND_PATH}/lib64/libopapi.so)
"""


def run(*command: str | Path, **environment: str) -> str:
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=120, check=False, env=os.environ | environment
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def prefix(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the toolkit, far from where it was installed."""
    copy = tmp_path_factory.mktemp("a tool kit") / "copied toolkit"
    shutil.copytree(toolkit.prefix(), copy)
    return copy


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "a small project"
    folder.mkdir()
    (folder / "program.cpp").write_text(PROGRAM)
    return folder


def built_by_cmake(project: Path, cmake_lists: str, *options: str, **environment: str) -> Path:
    (project / "CMakeLists.txt").write_text(cmake_lists)
    run("cmake", "-S", project, "-B", project / "build", *options, **environment)
    run("cmake", "--build", project / "build", **environment)
    return next(path for path in project.rglob("program") if os.access(path, os.X_OK) and path.is_file())


def test_find_package(prefix: Path, project: Path) -> None:
    program = built_by_cmake(project, FINDS_PACKAGE, f"-DCMAKE_PREFIX_PATH={prefix}")
    assert run(program) == PRINTED


@pytest.mark.skipif(sys.platform != "linux", reason="what is there for torch_npu is for Linux")
def test_find_package_has_hccl_and_the_older_interface(prefix: Path, project: Path) -> None:
    calls = "HcclGetErrorString(HCCL_SUCCESS) && aclCreateDataBuffer(nullptr, 0) ? 0 : 1"
    headers = "#include <hccl/hccl.h>\n#include <acl/acl_op_compiler.h>\n"
    (project / "program.cpp").write_text(f"{headers}int main() {{ return {calls}; }}\n")
    libraries = FINDS_PACKAGE.replace("actgrad::opapi", "actgrad::hccl actgrad::acl_op_compiler")
    run(built_by_cmake(project, libraries, f"-DCMAKE_PREFIX_PATH={prefix}"))


def test_find_package_checks_the_version(prefix: Path, project: Path) -> None:
    (project / "CMakeLists.txt").write_text(FINDS_PACKAGE.replace(actgrad.__version__, "99.1"))
    command = ["cmake", "-S", project, "-B", project / "build", f"-DCMAKE_PREFIX_PATH={prefix}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode != 0
    assert f"version: {actgrad.__version__}" in done.stderr


def test_pkg_config(prefix: Path, project: Path) -> None:
    environment = {"PKG_CONFIG_PATH": str(prefix / "lib64" / "pkgconfig")}
    assert run("pkg-config", "--modversion", "actgrad", **environment).strip() == actgrad.__version__
    flags = shlex.split(run("pkg-config", "--cflags", "--libs", "actgrad", **environment))
    run("g++", project / "program.cpp", *flags, "-o", project / "program")
    assert run(project / "program") == PRINTED


def sourced(script: str, prefix: Path, shell: str = "bash") -> subprocess.CompletedProcess[str]:
    command = [shell, "-c", f". {shlex.quote(str(prefix / 'set_env.sh'))}\n{script}"]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_set_env(prefix: Path, project: Path) -> None:
    program = built_by_cmake(project, NAMES_FOLDERS, ASCEND_HOME_PATH=str(prefix))
    assert sourced(shlex.quote(str(program)), prefix).stdout == PRINTED
    command = 'cmake -S "$0" -B "$0/found" && cmake --build "$0/found" && "$0/found/program"'
    (project / "CMakeLists.txt").write_text(FINDS_PACKAGE)
    assert sourced(command.replace("$0", str(project)), prefix).stdout.endswith(PRINTED)


def test_set_env_sets_what_env_prints(prefix: Path) -> None:
    names = toolkit.environment()
    script = "".join(f'echo "{name}=${name}"\n' for name in names)
    expected = "".join(f"{name}={value}\n" for name, value in names.items())
    assert sourced(script, prefix).stdout == expected.replace(str(toolkit.prefix()), str(prefix))


def test_set_env_in_a_shell_without_the_path_of_the_script(prefix: Path) -> None:
    done = sourced("", prefix, shell="sh")
    assert "actgrad env" in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="LD_LIBRARY_PATH is Linux's")
def test_libraries_of_another_toolkit_are_not_imported(tmp_path: Path) -> None:
    """Neither CANN's, whose set_env.sh names them in LD_LIBRARY_PATH, nor those of another version."""
    (tmp_path / "empty.cpp").touch()
    for library in ("ascendcl", "nnopbase", "opapi"):
        file = f"lib{library}.so"
        run("g++", "-shared", f"-Wl,-soname,{file}", tmp_path / "empty.cpp", "-o", tmp_path / file)
    program = "import actgrad, numpy as np; print(actgrad.relu(np.arange(-1, 2, dtype=np.float32)))"
    assert run(sys.executable, "-c", program, LD_LIBRARY_PATH=str(tmp_path)) == "[0. 0. 1.]\n"


def test_version_file(prefix: Path) -> None:
    assert (prefix / "version.info").read_text() == f"Version={actgrad.__version__}\n"


def test_version_command() -> None:
    for module in ("actgrad", "actgrad.cli"):
        assert run(sys.executable, "-m", module, "--version") == f"actgrad {actgrad.__version__}\n"


def test_nothing_in_the_toolkit_names_the_folder_that_it_was_built_in(prefix: Path) -> None:
    checkout = str(Path(actgrad.__file__).resolve().parents[2]).encode()
    texts = [path for path in prefix.rglob("*") if path.is_file()]
    assert any(path.suffix == ".so" for path in texts)
    assert not [path for path in texts if checkout in path.read_bytes()]


def test_one_version() -> None:
    root = Path(__file__).resolve().parents[2]
    assert re.search(r"^version: (.*)$", (root / "CITATION.cff").read_text(), re.MULTILINE)[1] == actgrad.__version__
