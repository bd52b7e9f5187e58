# SPDX-License-Identifier: Apache-2.0
"""The packages: the source distribution holds everything, a wheel does not depend on where it is built."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

pytestmark = [pytest.mark.checkout, pytest.mark.builds]

ROOT = Path(__file__).resolve().parents[2]
NEWEST_GLIBC = (2, 34)  # of Debian 12, Ubuntu 22.04, RHEL 9, openEuler 22.03: what manylinux_2_34 asks for


def run(*command: str | Path, **options: object) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, **options)  # type: ignore[call-overload]
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return str(done.stdout)


def tracked() -> list[str]:
    return run("git", "ls-files", cwd=ROOT).split("\n")[:-1]


def copy_of_the_tree(folder: Path) -> Path:
    for name in tracked():
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    tree = copy_of_the_tree(folder / "tree")
    run(
        sys.executable, "-c", f"from scikit_build_core.build import build_sdist; build_sdist({str(folder)!r})", cwd=tree
    )
    return next(folder.glob("*.tar.gz"))


# With ccache, what the repository's build has compiled serves the second wheel where a folder is least likely to show:
# in nanobind, and in kernels, which all include the same headers, but for those of one function. The rest is anew.
LAUNCHER = """\
#!/bin/sh
case "$*" in
    */kernels/silu*) export CCACHE_DISABLE=1 ;;
    *-DACTGRAD_ISA=* | */nanobind/src/*) ;;
    *) export CCACHE_DISABLE=1 ;;
esac
exec ccache "$@"
"""


def wheel_of(tree: Path, folder: Path, **settings: str) -> Path:
    """A wheel whose files have the commit's time, as those of a release have."""
    time = run("git", "log", "-1", "--format=%ct", cwd=ROOT).strip()
    command = [sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", folder, tree]
    run(*command, env={**os.environ, "SOURCE_DATE_EPOCH": time, **settings})
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def wheels(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """One of the tree, which is mostly built already, and one of the source distribution, built in another folder."""
    folder = tmp_path_factory.mktemp("wheels")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder / "another and longer name", filter="data")
    unpacked = next((folder / "another and longer name").iterdir())
    settings = {}
    if "CMAKE_CXX_COMPILER_LAUNCHER" in os.environ:
        launcher = folder / "some-ccache"  # CMakeLists.txt looks for ccache in its name
        launcher.write_text(LAUNCHER, encoding="utf-8")
        launcher.chmod(0o755)
        settings = {"CMAKE_CXX_COMPILER_LAUNCHER": str(launcher), "CCACHE_BASEDIR": str(unpacked)}
    return wheel_of(ROOT, folder / "first", CCACHE_DISABLE="1"), wheel_of(unpacked, folder / "second", **settings)


def test_the_sdist_holds_everything(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert names - {"PKG-INFO"} == {name for name in tracked() if (ROOT / name).exists()}


def test_the_tests_in_the_sdist_are_all_found(sdist: Path, tmp_path: Path) -> None:
    """Those in C++; the others are files that the previous test checks."""
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    options = ["-DACTGRAD_PYTHON=OFF", "-DACTGRAD_TESTS=ON"]
    run("cmake", "-S", next(tmp_path.iterdir()), "-B", tmp_path / "build", *options)
    listed = run("ctest", "--test-dir", tmp_path / "build", "--show-only")
    count = len(list((ROOT / "native" / "tests").glob("*_test.c*")))
    assert int(re.search(r"Total Tests: (\d+)", listed)[1]) >= count  # type: ignore[index]


def test_two_wheels_are_equal(wheels: tuple[Path, Path]) -> None:
    first, second = wheels
    assert first.name == second.name
    with zipfile.ZipFile(first) as a, zipfile.ZipFile(second) as b:
        assert [i.filename for i in a.infolist() if a.read(i) != b.read(i.filename)] == []
    assert first.read_bytes() == second.read_bytes()


def test_a_wheel_names_no_folder_of_its_build(wheels: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(wheels[0]) as archive:
        names = [each for each in archive.namelist() if os.fsencode(ROOT) in archive.read(each)]
    assert names == []


def test_a_wheel_needs_no_newer_glibc(wheels: tuple[Path, Path]) -> None:
    shown = run(sys.executable, "-m", "auditwheel", "show", wheels[0])
    versions = {tuple(map(int, v.split("."))) for v in re.findall(r"GLIBC_(\d+\.\d+)", shown)}
    print(f"the newest symbol of glibc that is needed: {'.'.join(map(str, max(versions)))}")
    assert max(versions) <= NEWEST_GLIBC


def test_a_wheel_is_small(wheels: tuple[Path, Path]) -> None:
    """In bytes: 4 MB, and its three libraries together 8 MB."""
    assert wheels[0].stat().st_size <= 4e6
    with zipfile.ZipFile(wheels[0]) as archive:
        sizes = {Path(each.filename).name: each.file_size for each in archive.infolist()}
    assert sum(sizes[f"lib{name}.so"] for name in ("ascendcl", "nnopbase", "opapi")) <= 8e6
