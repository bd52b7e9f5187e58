# SPDX-License-Identifier: Apache-2.0
"""Installs another release of PyTorch in a folder that goes before the environment's own on the path.

PyPI's releases are built for CUDA and require gigabytes of its libraries, which are not used on the CPU. They are
replaced by libraries in which every function fails.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

NO_DEVICE = 100
"""What every function of CUDA returns: its error for a machine without a device."""


def install(package: str, version: str, folder: Path) -> None:
    """Installs exactly this version, without dependencies."""
    words = ["install", "--quiet", "--no-deps", "--no-cache-dir", "--no-compile", "--target", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", *words, f"{package}=={version}"], check=True)


def install_torch(version: str, folder: Path) -> None:
    """Installs ``version`` of PyTorch, with libraries that replace those of CUDA."""
    install("torch", version, folder)
    # Builds for the CPU do not require Triton, and that of another release may not be importable here.
    (folder / "triton.py").write_text('raise ModuleNotFoundError("hidden")\n', encoding="utf-8")
    version_file = folder / "torch" / "version.py"  # of which builds for the CPU say so
    text = version_file.read_text(encoding="utf-8")
    version_file.write_text(re.sub(r"^(cuda\b[^=]*= *).*$", r"\g<1>None", text, flags=re.MULTILINE), encoding="utf-8")
    libraries = folder / "torch" / "lib"
    # torch_npu has settings of memory with the names of CUDA's, and PyTorch lets one of them register each.
    cuda = libraries / "libc10_cuda.so"
    if cuda.exists():
        data = cuda.read_bytes()
        for begin in (b"pinned_reserve_", b"per_process_"):
            data = data.replace(begin, b"_" * len(begin))
        cuda.write_bytes(data)
    own = sorted(libraries.glob("*.so*"))
    missing = {name for library in own for name in _missing(library)}
    missing -= {library.name for library in own}
    if not missing:
        return
    undefined = {name for library in own for name in _symbols(library, "--undefined-only")}
    undefined -= {name for library in [*own, *_found(own)] for name in _symbols(library, "--defined-only")}
    labels = "\n".join(f'.globl "{name}"\n.type "{name}", @function\n"{name}":' for name in sorted(undefined))
    functions = f'.text\n{labels}\nmov ${NO_DEVICE}, %eax\nret\n.section .note.GNU-stack,"",@progbits\n'
    versions = _versions(own)
    for library in sorted(missing):
        _link(libraries / library, functions, versions.get(library, set()))
        functions = '.section .note.GNU-stack,"",@progbits\n'  # the first has them all


def environment(*folders: Path, **variables: str) -> dict[str, str]:
    """The environment variables of a process that searches the folders first."""
    paths = [*map(str, folders), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths)), "CUDA_VISIBLE_DEVICES": "", **variables}


def _ldd(library: Path) -> list[list[str]]:
    listed = subprocess.run(["ldd", library], capture_output=True, text=True, check=True).stdout
    return [line.split() for line in listed.splitlines()]


def _missing(library: Path) -> list[str]:
    return [words[0] for words in _ldd(library) if words[1:] == ["=>", "not", "found"]]


def _found(libraries: list[Path]) -> list[Path]:
    words = [words for library in libraries for words in _ldd(library)]
    return sorted({Path(path) for path in (line[2] for line in words if len(line) > 2) if path.startswith("/")})


def _symbols(library: Path, which: str) -> list[str]:
    listed = subprocess.run(["nm", "-D", which, "-P", library], capture_output=True, text=True, check=True).stdout
    return [line.split()[0].partition("@")[0] for line in listed.splitlines() if line.split()[1] not in "wv"]


def _versions(libraries: list[Path]) -> dict[str, set[str]]:
    """The required symbol versions of each library."""
    versions: dict[str, set[str]] = {}
    for library in libraries:
        listed = subprocess.run(["readelf", "-VW", library], capture_output=True, text=True, check=True).stdout
        for file, name in re.findall(r"File: (\S+)|  Name: (\S+)  Flags", listed.partition("Version needs")[2]):
            if file:
                names = versions.setdefault(file, set())
            else:
                names.add(name)
    return versions


def _link(library: Path, assembly: str, versions: set[str]) -> None:
    words = ["gcc", "-shared", "-nostdlib", f"-Wl,-soname,{library.name}", "-o", library]
    with tempfile.NamedTemporaryFile("w") as script:
        if versions:
            script.write("".join(f"{name} {{ }};\n" for name in sorted(versions)))
            script.flush()
            words.append(f"-Wl,--version-script={script.name}")
        subprocess.run([*words, "-x", "assembler", "-"], input=assembly, text=True, check=True)
