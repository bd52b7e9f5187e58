# SPDX-License-Identifier: Apache-2.0
"""Where the toolkit is: the folder with the headers and the libraries that aclnn programs are built with."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path


def prefix() -> Path:
    """Returns the install prefix, with ``include/`` and ``lib64/`` below it: what ASCEND_HOME_PATH points to."""
    native = find_spec("actgrad._native")
    assert native is not None
    assert native.origin is not None  # the package cannot be imported without it
    return Path(native.origin).resolve().parent / "toolkit"


def cflags() -> list[str]:
    """Returns the compiler flags that find the headers."""
    return [f"-I{prefix() / 'include'}"]


def libs() -> list[str]:
    """Returns the linker flags for the three libraries; programs find them at run time without LD_LIBRARY_PATH."""
    folder = prefix() / "lib64"
    return [f"-L{folder}", f"-Wl,-rpath,{folder}", "-lascendcl", "-lnnopbase", "-lopapi"]


def environment() -> dict[str, str]:
    """Returns the variables that build systems for aclnn programs look at."""
    lib = str(prefix() / "lib64")
    inherited = os.environ.get("LD_LIBRARY_PATH", "")
    others = [folder for folder in inherited.split(":") if folder and folder != lib]
    return {
        "ASCEND_HOME_PATH": str(prefix()),
        "ASCEND_TOOLKIT_HOME": str(prefix()),
        "LD_LIBRARY_PATH": ":".join([lib, *others]),
    }
