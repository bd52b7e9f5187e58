# SPDX-License-Identifier: Apache-2.0
"""The record, recorded.json, of what was compiled and interpreted before and was good: the tests spare the same again.

As a program it compiles and interprets what has changed, and writes the record: `make gpu-code`. A kernel's code is
good if its programs are those recorded, or if no source is another, which takes no time to see.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from importlib.metadata import requires, version
from pathlib import Path
from typing import Any

import compiled
from compiled import KERNELS, KEYS

from actgrad.gpu import programs

ROOT = Path(__file__).resolve().parents[2]
RECORD = Path(__file__).with_suffix(".json")
RESULTS = Path(__file__).with_name("test_results.py")

# What kernels are made of, and what examines their code; beside these, what their results are compared with.
OF_KERNELS = (
    *("src/actgrad/arithmetic/**/*.py", "src/actgrad/gpu/**/*.py", "src/actgrad/operators/**/*.py", "codegen/**/*.py"),
    *("tests/gpu/compiled.py", "tests/gpu/scalars.py"),
)
OF_RESULTS = (
    *OF_KERNELS,
    *("tests/gpu/test_results.py", "tests/gpu/conftest.py", "tests/gpu/fake_gpu.py", "tests/gpu/kernel_calls.py"),
    *("tests/cases.py", "tests/definitions.py", "tests/layouts.py"),
    *("src/actgrad/*.py", "src/actgrad/arrays/**/*.py", "src/actgrad/torch/**/*.py"),
    *("native/opapi/**/*.*", "native/python/**/*.*", "generated/*.*", "generated/kernels/*", "cmake/isa.cmake"),
)


@cache
def sources(places: tuple[str, ...]) -> str:
    """A hash of all files in these places, and of the packages that read them."""
    found = hashlib.sha256(repr([sys.version_info[:2], *map(version, ("numpy", "torch", "triton"))]).encode())
    for file in sorted({file for place in places for file in ROOT.glob(place)}):
        found.update(f"{file.relative_to(ROOT)} {hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return found.hexdigest()[:16]


def read() -> dict[str, Any]:
    """The record of the working tree."""
    return json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else {"kernels": {}}


def read_of(commit: str) -> dict[str, Any]:
    """The record of a commit, or that of the working tree where the commit has none."""
    shown = subprocess.run(["git", "show", f"{commit}:./{RECORD.name}"], cwd=RECORD.parent, capture_output=True)
    return json.loads(shown.stdout) if shown.returncode == 0 else read()


def write(record: Mapping[str, Any]) -> None:
    """Writes the record, with a line for each kernel that there is."""
    kernels = {name: record["kernels"][name] for name in sorted(KERNELS) if name in record["kernels"]}
    RECORD.write_text(json.dumps({**record, "kernels": kernels}, indent=0) + "\n", encoding="utf-8")


@cache
def has_good_code(kernel: str) -> bool:
    """Whether the code of these very programs was compiled for every GPU before, and was good."""
    return all_are_good() or read()["kernels"].get(kernel) == compiled.code_of(kernel)


def all_are_good() -> bool:
    """Whether all kernels, and all sums, whose programs have no rows, were compiled from these very sources before."""
    return read().get("sources") == sources(OF_KERNELS)


def have_right_results() -> bool:
    """Whether the tests of results passed in the interpreter with these very sources."""
    return read().get("interpreted") == sources(OF_RESULTS)


def interpret(*options: str) -> subprocess.CompletedProcess[str]:
    """Runs the tests of results in Triton's interpreter, which needs a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "pytest", RESULTS, "-p", "no:cacheprovider", *options],
        env={**os.environ, "TRITON_INTERPRET": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
    )


# The primitives of float32, and those of 16 bits.
BY_ANOTHER = """
import compiled
for kernel in compiled.KERNELS:
    for dtype in (0, 27):
        compiled.program(kernel, dtype, halves=False).compile(compiled.TARGETS["sm_90"])
"""


def oldest_triton() -> str:
    """The oldest version of Triton that the package accepts; the other tests have the newest."""
    wanted = next(line for line in requires("actgrad") or () if line.startswith("triton") and 'extra == "gpu"' in line)
    return wanted.partition(";")[0].removeprefix("triton>=") + ".0"


def is_good_with(triton: str) -> bool:
    """Whether every kernel was compiled from these very sources by this version of Triton."""
    return read().get("oldest") == f"{sources(OF_KERNELS)} {triton}"


def compile_with(triton: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Compiles every kernel by this version of Triton, which is put into the folder."""
    install = ["-m", "pip", "install", "--quiet", "--no-deps", "--target", str(folder), f"triton=={triton}"]
    subprocess.run([sys.executable, *install], check=True)
    path = os.pathsep.join(map(str, (folder, RECORD.parent, RECORD.parents[1], ROOT)))
    program = f"import triton; assert triton.__version__ == {triton!r}{BY_ANOTHER}"
    environment = {**os.environ, "PYTHONPATH": path}
    return subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)


def compile_all(pool: ProcessPoolExecutor, chosen: list[str], record: dict[str, Any] | None) -> bool:
    """Compiles kernels, and records at once, as all take minutes, those whose code is good; whether that of all is."""
    futures = {key: pool.submit(compiled.compile_kernel, *key) for key in KEYS if key[0] in chosen}
    good = True
    for kernel in chosen:
        try:
            for key in [key for key in futures if key[0] == kernel]:
                compiled.require_good(key, futures.pop(key).result())
        except AssertionError:
            print(f"{kernel}: its code is not good; the tests say why")
            good = False
            continue
        print(kernel, flush=True)
        if record:
            record["kernels"][kernel] = compiled.code_of(kernel)
            write(record)
    return good


def compile_sums(pool: ProcessPoolExecutor) -> bool:
    """Compiles all sums; whether they become code."""
    summing = [name for name, kernel in KERNELS.items() if kernel.sums]
    futures = [pool.submit(compiled.compile_sums, name, dtype) for name in summing for dtype in programs.FLOATS]
    return all(future.result() for future in futures)


def main() -> int:
    """Compiles and interprets what is not recorded, and records what is good; returns 1 where something is not."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--since", metavar="COMMIT", help="check the record: repeat what that of this commit lacks")
    since = parser.parse_args().since
    record = read()
    if since:
        before = read_of(since)
        sums, results, oldest = (record.get(each) != before.get(each) for each in ("sources", "interpreted", "oldest"))
        # Where sources are others, a kernel's row may be that of before, and its programs not be.
        rows = {name: compiled.code_of(name) for name in KERNELS} if sums else record["kernels"]
        chosen = [kernel for kernel, code in rows.items() if before["kernels"].get(kernel) != code]
    else:
        chosen = [kernel for kernel in KERNELS if not has_good_code(kernel)]
        sums, results, oldest = not all_are_good(), not have_right_results(), not is_good_with(oldest_triton())
    others = "all sums" * sums, "results in the interpreter" * results, "all by the oldest Triton" * oldest
    print(", ".join(filter(None, (f"{len(chosen)} of {len(KERNELS)} kernels", *others))), flush=True)
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as pool:
        good = compile_all(pool, chosen, None if since else record)
        if sums and (good := compile_sums(pool) and good) and not since:
            write(record := {**record, "sources": sources(OF_KERNELS)})
    found = {}
    if results:
        found["interpreted"] = interpret("-n", "2"), sources(OF_RESULTS)
    if oldest:
        with tempfile.TemporaryDirectory() as folder:
            found["oldest"] = compile_with(oldest_triton(), Path(folder)), f"{sources(OF_KERNELS)} {oldest_triton()}"
    for name, (done, row) in found.items():
        print(f"{name}: {done.returncode}\n{done.stdout}{done.stderr}")
        good = good and done.returncode == 0
        if done.returncode == 0 and not since:
            write(record := {**record, name: row})
    return int(not good)


if __name__ == "__main__":
    sys.exit(main())
