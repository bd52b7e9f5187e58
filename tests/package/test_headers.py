# SPDX-License-Identifier: Apache-2.0
"""The public headers compile as C and C++, alone and together."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from actgrad import data_types, toolkit
from actgrad.npu.declared import DECLARED, WITHOUT_FUNCTIONS, header_file
from actgrad.npu.refusals import ABSENT, COMMUNICATION, OF_NOTHING, RUNTIME

FOLDER = toolkit.prefix() / "include" / "aclnnop"
HEADERS = sorted(path.name for path in FOLDER.glob("*.h"))
OTHERS = sorted(path for folder in ("acl", "aclnn", "hccl") for path in (FOLDER.parent / folder).glob("*.h"))
STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only"]


def compiled(compiler: str, *arguments: str | Path) -> None:
    done = subprocess.run(
        [compiler, *STRICT, f"-I{FOLDER.parent}", *arguments],
        cwd=FOLDER,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr[:2000]


def test_every_declared_header_is_there() -> None:
    assert set(HEADERS) >= {line.header for line in DECLARED} | {header_file(stem) for stem in WITHOUT_FUNCTIONS}
    assert len(HEADERS) > 450


def test_numbers_of_data_types_are_the_headers() -> None:
    text = (FOLDER.parent / "acl" / "acl_base.h").read_text()
    (members,) = re.findall(r"enum aclDataType [^{]*\{(.*?)\}", text, re.DOTALL)
    numbers = {name: int(number) for name, number in re.findall(r"(\w+) = (-?\d+)", members)}
    ours = {name: number for name, number in vars(data_types).items() if name.startswith("ACL_")}
    assert len(ours) > 15
    assert ours.items() <= numbers.items()


@pytest.mark.cpp
@pytest.mark.parametrize("standard", ["c11", "c++11", "c++14", "c++17", "c++20"])
def test_together(standard: str, tmp_path: Path) -> None:
    source = tmp_path / ("all.cpp" if "+" in standard else "all.c")
    names = [*(f"aclnnop/{name}" for name in HEADERS), *(path.relative_to(FOLDER.parent) for path in OTHERS)]
    source.write_text("".join(f"#include <{name}>\n" for name in names))
    compiled("g++" if "+" in standard else "gcc", f"-std={standard}", source)


@pytest.mark.cpp
def test_alone() -> None:
    """A header that lacks an include or a guard shows in either language."""
    compiled("gcc", "-xc", "-std=c11", *HEADERS, *OTHERS)


def defined_in(library: str) -> set[str]:
    nm = shutil.which("nm")
    assert nm, "binutils are needed"
    path = toolkit.prefix() / "lib64" / f"lib{library}.so"
    done = subprocess.run([nm, "-D", "--defined-only", path], capture_output=True, text=True, check=True)
    return {line.split()[-1] for line in done.stdout.splitlines()}


def test_every_declared_function_is_in_the_library() -> None:
    defined = defined_in("opapi")
    declared = {f"{line.symbol}{phase}" for line in DECLARED for phase in ("", "GetWorkspaceSize")}
    absent = {f"{name}{phase}" for name in ABSENT for phase in ("", "GetWorkspaceSize")}
    assert declared - defined == absent & declared


UNKNOWN_ARGUMENTS = {"aclrtDeviceGetUuid", "aclrtSetStreamAttribute"}
"""Functions for torch_npu, whose arguments have types that are not known by name."""


@pytest.mark.skipif(sys.platform != "linux", reason="some of the libraries are for Linux")
def test_every_function_that_does_something_is_declared() -> None:
    headers = "".join(path.read_text() for path in OTHERS)
    declared = set(re.findall(r"\b(\w+)\(", headers))
    refused = {
        name for table in (RUNTIME, OF_NOTHING, COMMUNICATION) for names in table.values() for name in names
    } | UNKNOWN_ARGUMENTS
    libraries = ("ascendcl", "nnopbase", "hccl", "acl_op_compiler")
    defined = {name for library in libraries for name in defined_in(library) if re.match("acl|Hccl|Hcomm", name)}
    assert len(defined) > 300
    assert defined - declared == refused & defined


@pytest.mark.skipif(sys.platform != "linux", reason="these libraries are for Linux")
@pytest.mark.parametrize(
    ("header", "library"),
    [("hccl/hccl.h", "hccl"), ("acl/acl_op.h", "acl_op_compiler"), ("acl/acl_op_compiler.h", "acl_op_compiler")],
)
def test_a_program_that_links_the_library_finds_what_the_header_declares(header: str, library: str) -> None:
    """A linker does not search the libraries that a library needs."""
    declared = set(re.findall(r"^ACTGRAD_PUBLIC [^(]*?(\w+)\(", (FOLDER.parent / header).read_text(), re.MULTILINE))
    assert len(declared) >= 5
    assert not declared - defined_in(library) - defined_in("ascendcl")


def test_the_libraries_need_no_python_and_are_small() -> None:
    folder = toolkit.prefix() / "lib64"
    libraries = [folder / f"lib{name}.so" for name in ("ascendcl", "nnopbase", "opapi")]
    assert sum(path.stat().st_size for path in libraries) < 8_000_000
    for library in libraries:
        done = subprocess.run(["readelf", "-dW", library], capture_output=True, text=True, check=True)
        assert "(NEEDED)" in done.stdout
        assert "python" not in done.stdout
