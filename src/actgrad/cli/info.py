# SPDX-License-Identifier: Apache-2.0
"""``actgrad info``: what is installed, and the machine that it runs on."""

from __future__ import annotations

import os
from importlib import metadata

from rich.table import Table

import actgrad
from actgrad import _native, toolkit
from actgrad.cli.app import app, wide_console


def facts() -> dict[str, str]:
    """Returns the rows that the command shows, in order."""
    return {
        "actgrad": actgrad.__version__,
        "product": _native.product(),
        "instruction set": actgrad.instruction_set(),
        "threads": f"{actgrad.get_num_threads()} of {os.cpu_count()} processors",
        "toolkit": str(toolkit.prefix()),
        "libraries": ", ".join(sorted(path.name for path in (toolkit.prefix() / "lib64").glob("*.so"))),
        **{package: _version(package) for package in ("numpy", "ml_dtypes", "torch", "triton", "torch_npu")},
    }


def _version(package: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "not installed"


@app.command()
def info() -> None:
    """Show the version, the product, the instruction set, the libraries, and the packages beside actgrad."""
    table = Table(show_header=False, box=None)
    for name, value in facts().items():
        table.add_row(name, value)
    wide_console().print(table)
