# SPDX-License-Identifier: Apache-2.0
"""Prints which lines of the libraries are reached, from a build with clang's coverage.

coverage.py BUILD CORPUS PYTHON [--bar PERCENT]

The fuzz targets reach the aclnn libraries, over the corpus and some seconds beyond. The tests of the Python interfaces
reach the native module and torch_npu's library: PYTHON is an interpreter that has those of the build.
"""

import argparse
import collections
import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIBRARIES = ("ascendcl", "nnopbase", "opapi", "table", "engine", "npu", "python")
"""The folders of `native/` that are counted: the others are tests. What depends on the instruction set is elsewhere."""
OBJECTS = (
    "libascendcl.so",
    "libnnopbase.so",
    "libopapi.so",
    "libactgrad_engine.so",
    "libactgrad_npu.so",
    "libhccl.so",
    "libacl_op_compiler.so",
    "_native.*.so",
)
PYTHON_TESTS = (
    "tests/contract/test_status_table.py",
    "tests/engine/test_calls.py",
    "tests/gpu/test_dispatch.py",
    "tests/npu",
    "tests/numerics/test_arrays.py",
    "tests/numerics/test_float_environment.py",
    "tests/numerics/test_fresh_results.py",
    "tests/numerics/test_fuzz_tensors.py",
    "tests/numerics/test_threads.py",
    "tests/package/test_refusals.py",
    "tests/package/test_two_phase.py",
    "tests/pytorch/test_torch_direct.py",
)


def tool(name: str) -> str:
    """LLVM's tools beside the compiler: CLANG=clang-14 means llvm-cov-14."""
    suffix = os.environ.get("CLANG", "clang").removeprefix("clang")
    return name + suffix


def run_all(build: pathlib.Path, corpus: pathlib.Path, python: pathlib.Path, seconds: int) -> list[pathlib.Path]:
    """Runs what reaches the libraries; returns the profiles."""
    profiles = build / "profiles"
    profiles.mkdir(exist_ok=True)
    for old in profiles.iterdir():
        old.unlink()
    # Each library writes its own profile, which all processes merge into.
    environment = os.environ | {"LLVM_PROFILE_FILE": str(profiles / "%4m.profraw")}
    for target in ("runtime", "json"):
        command = [build / f"native/fuzz/fuzz_{target}", "--seconds", str(seconds), corpus / target]
        subprocess.run(command, check=True, env=environment)
    subprocess.run([python, "-m", "pytest", *PYTHON_TESTS], check=True, env=environment, cwd=ROOT)
    return list(profiles.iterdir())


def lines_of_files(build: pathlib.Path, profiles: list[pathlib.Path]) -> dict[str, tuple[int, int]]:
    """How many lines of each file there are and how many were reached."""
    data = build / "all.profdata"
    subprocess.run([tool("llvm-profdata"), "merge", "-o", data, *profiles], check=True)
    objects = [f"--object={path}" for pattern in OBJECTS for path in sorted(build.glob(pattern))]
    exported = subprocess.run(
        [tool("llvm-cov"), "export", "--summary-only", f"--instr-profile={data}", *objects],
        check=True,
        stdout=subprocess.PIPE,
    )
    files = json.loads(exported.stdout)["data"][0]["files"]
    counted = {}
    for file in files:
        lines = file["summary"]["lines"]
        # The build strips the path of the source tree, and so does this.
        parts = pathlib.PurePath(file["filename"]).parts
        if "native" in parts:
            counted["/".join(parts[parts.index("native") :])] = (lines["count"], lines["covered"])
    return counted


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("corpus", type=pathlib.Path)
    parser.add_argument("python", type=pathlib.Path)
    parser.add_argument("--bar", type=float, default=0, help="what each library has to reach")
    parser.add_argument("--seconds", type=int, default=10)
    arguments = parser.parse_args()
    build = arguments.build.resolve()
    profiles = run_all(build, arguments.corpus.resolve(), arguments.python.absolute(), arguments.seconds)
    totals: dict[str, collections.Counter[str]] = {name: collections.Counter() for name in (*LIBRARIES, "all")}
    for name, (count, reached) in sorted(lines_of_files(build, profiles).items()):
        library = name.split("/")[1]
        if library in LIBRARIES:
            print(f"{100 * reached / count:6.1f} %  {name}")
            for total in (totals[library], totals["all"]):
                total.update(count=count, reached=reached)
    short = []
    for name, total in totals.items():
        percent = 100 * total["reached"] / total["count"]
        print(f"{percent:6.1f} %  of {total['count']} lines of {name if name == 'all' else 'native/' + name}")
        if percent < arguments.bar:
            short.append(name)
    if short:
        print(f"fewer than the {arguments.bar:g} % that are asked for: {', '.join(short)}")
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main())
