# SPDX-License-Identifier: Apache-2.0
"""Checks the installed torch and torch_npu without importing them."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from actgrad import toolkit
from actgrad.npu import symbols

KNOWN = ("2.6.0", "2.7.1", "2.8.0", "2.9.0", "2.10.0", "2.11.0", "2.12.0", "2.13.0", "2.14.0")
"""The releases of torch_npu, without ``.post``, whose newest wheel links only functions that actgrad has."""

INSTALL = "pip install torch=={torch} --index-url https://download.pytorch.org/whl/cpu"
INSTALL_NPU = "pip install 'actgrad[npu]'"


class Installed(NamedTuple):
    """The installed versions: None if a package is missing; ``accelerator`` is None if torch is built for none."""

    platform: str
    torch: str | None
    accelerator: str | None
    torch_npu: str | None
    lacking: Sequence[str] = ()  # symbols that an unknown release of torch_npu links and that are undefined here


def require_usable(*, any_version: bool = False) -> None:
    """Raises RuntimeError, which says what to install, unless torch and torch_npu are supported.

    ``any_version`` accepts a torch_npu that links undefined symbols; calls of those fail.
    """
    release = _version("torch_npu") or _version("torch-npu")
    unknown = release is not None and not any_version and built_for(release) not in KNOWN
    problem = find_problem(
        Installed(sys.platform, _version("torch"), _accelerator(), release, _lacking() if unknown else ())
    )
    if problem:
        raise RuntimeError(problem)


def built_for(release: str) -> str:
    """The torch release that a release of torch_npu is built for."""
    return re.split(r"\.post|\+", release)[0]


def find_problem(installed: Installed) -> str | None:
    """Returns the problem and its remedy; None if there is none."""
    if not installed.platform.startswith("linux"):
        return f"torch_npu exists for Linux only, and this is {installed.platform}"
    if installed.torch_npu is None:
        return f"torch_npu is not installed: {INSTALL_NPU}"
    if installed.lacking:
        return (
            f"torch_npu {installed.torch_npu} links names that actgrad lacks: {', '.join(installed.lacking)}. "
            f"{INSTALL_NPU}, or try it with --any-version: a name fails when it is called"
        )
    needed = built_for(installed.torch_npu)
    if installed.torch is None:
        return f"torch is not installed: {INSTALL.format(torch=needed)}"
    if installed.torch.partition("+")[0] != needed:
        return (
            f"torch_npu {installed.torch_npu} needs torch {needed}, and this is torch {installed.torch}: "
            f"{INSTALL.format(torch=needed)}"
        )
    if installed.accelerator:
        return (
            f"torch {installed.torch} is built for {installed.accelerator}, and PyTorch allows one accelerator in a "
            f"process: {INSTALL.format(torch=needed)}"
        )
    return None


def _version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def _lacking() -> list[str]:
    found = importlib.util.find_spec("torch_npu")
    folders = found.submodule_search_locations if found else None
    return symbols.lacking(Path(folders[0]), toolkit.prefix()) if folders else []


def _accelerator() -> str | None:
    """The accelerator that torch is built for, from its version file; PyPI's CUDA builds name it only there."""
    try:
        path = Path(str(metadata.distribution("torch").locate_file("torch/version.py")))
        text = path.read_text(encoding="utf-8")
    except (metadata.PackageNotFoundError, OSError):
        return None
    found = re.search(r"^(cuda|hip|xpu)\b[^=]*= *['\"]([^'\"]+)['\"]", text, re.MULTILINE)
    return f"{found[1].upper()} {found[2]}" if found else None
