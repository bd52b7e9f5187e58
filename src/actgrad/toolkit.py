# SPDX-License-Identifier: Apache-2.0
"""The location of the toolkit: the headers and libraries with which aclnn programs are built."""

from __future__ import annotations

import os
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path


def prefix() -> Path:
    """Returns the install prefix, which contains ``include/`` and ``lib64/``: the value of ASCEND_HOME_PATH."""
    native = find_spec("actgrad._native")
    assert native is not None
    assert native.origin is not None  # the package cannot be imported without it
    return Path(native.origin).resolve().parent / "toolkit"


def cflags() -> list[str]:
    """Returns the compiler flags for the headers."""
    return [f"-I{prefix() / 'include'}"]


def libs() -> list[str]:
    """Returns the linker flags for the three libraries, which programs then find without LD_LIBRARY_PATH."""
    folder = prefix() / "lib64"
    return [f"-L{folder}", f"-Wl,-rpath,{folder}", "-lascendcl", "-lnnopbase", "-lopapi"]


def environment() -> dict[str, str]:
    """Returns the environment variables that build systems of aclnn programs read."""
    lib = prefix() / "lib64"
    return {
        "ASCEND_HOME_PATH": str(prefix()),
        "ASCEND_TOOLKIT_HOME": str(prefix()),
        "LD_LIBRARY_PATH": _first("LD_LIBRARY_PATH", lib),
        "CMAKE_PREFIX_PATH": _first("CMAKE_PREFIX_PATH", prefix()),
        "PKG_CONFIG_PATH": _first("PKG_CONFIG_PATH", lib / "pkgconfig"),
        "PATH": _first("PATH", prefix() / "bin"),
    }


def engine() -> dict[str, str]:
    """Returns the environment variables with which a program computes operators other than activations by PyTorch.

    Raises:
        RuntimeError: PyTorch is missing, or this Python has no shared library; the message says what to install.
    """
    if find_spec("torch") is None:
        raise RuntimeError("PyTorch is missing; it computes the operators beyond activations: pip install torch")
    return {"ACTGRAD_PYTHON": sys.executable, "ACTGRAD_LIBPYTHON": str(_shared_python())}


def _shared_python() -> Path:
    """The shared library of the running Python, which a program needs to embed it."""
    number = f"{sys.version_info.major}.{sys.version_info.minor}{sys.abiflags}"
    names = [sysconfig.get_config_var("INSTSONAME"), f"libpython{number}.so.1.0", f"libpython{number}.so"]
    folders = [sysconfig.get_config_var("LIBDIR"), f"{sys.base_exec_prefix}/lib", f"{sys.base_exec_prefix}/lib64"]
    for folder in filter(None, folders):
        for name in filter(None, names):
            library = Path(folder, name)
            if ".so" in library.name and library.is_file():
                return library
    raise RuntimeError(
        f"{sys.executable} has no shared library libpython{number}.so, which a program embeds: install it (the package "
        f"libpython{number} of Debian and Ubuntu), or use a Python that was built with --enable-shared"
    )


def _first(variable: str, folder: Path) -> str:
    """The process's list of folders in ``variable``, with ``folder`` first."""
    others = [other for other in os.environ.get(variable, "").split(":") if other and other != str(folder)]
    return ":".join([str(folder), *others])
