# SPDX-License-Identifier: Apache-2.0
"""Runs the fuzz targets of a build with clang's coverage over the corpus and prints which lines they reach.

coverage.py BUILD CORPUS [--bar PERCENT]
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys

# The kernels' headers of the instruction sets that this machine does not choose are never run.
LIBRARIES = ("native/ascendcl/", "native/nnopbase/", "native/opapi/")
OTHER_INSTRUCTION_SETS = "src/actgrad/arithmetic/primitives/simd/"


def tool(name: str) -> str:
    """LLVM's tools beside the compiler: CLANG=clang-14 means llvm-cov-14."""
    suffix = os.environ.get("CLANG", "clang").removeprefix("clang")
    return name + suffix


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("corpus", type=pathlib.Path)
    parser.add_argument("--bar", type=float, default=0)
    parser.add_argument("--seconds", type=int, default=10)
    arguments = parser.parse_args()
    build = arguments.build.resolve()
    profiles = []
    for target in ("runtime", "json"):
        profile = build / f"{target}.profraw"
        command = [build / f"native/fuzz/fuzz_{target}", "--seconds", str(arguments.seconds)]
        subprocess.run(
            [*command, arguments.corpus / target], check=True, env=os.environ | {"LLVM_PROFILE_FILE": str(profile)}
        )
        profiles.append(profile)
    data = build / "fuzz.profdata"
    subprocess.run([tool("llvm-profdata"), "merge", "-o", data, *profiles], check=True)
    objects = [f"--object={build / name}" for name in ("libnnopbase.so", "libopapi.so")]
    exported = subprocess.run(
        [tool("llvm-cov"), "export", "--summary-only", f"--instr-profile={data}", build / "libascendcl.so", *objects],
        check=True,
        stdout=subprocess.PIPE,
    )
    root = pathlib.Path(__file__).resolve().parents[2]
    covered = count = 0
    for file in json.loads(exported.stdout)["data"][0]["files"]:
        name = os.path.relpath(file["filename"], root)
        if name.startswith(LIBRARIES) and not name.startswith(OTHER_INSTRUCTION_SETS):
            lines = file["summary"]["lines"]
            covered += lines["covered"]
            count += lines["count"]
            print(f"{lines['percent']:6.1f} %  {name}")
    percent = 100 * covered / count
    print(f"{percent:6.1f} %  of {count} lines")
    if percent < arguments.bar:
        print(f"fewer than the {arguments.bar:g} % that are asked for")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
