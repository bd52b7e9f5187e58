# SPDX-License-Identifier: Apache-2.0
"""Judges the installed torch and torch_npu without importing them."""

from __future__ import annotations

import re
import sys
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

SERVED = {"2.13.0": "2.13.0"}
"""The releases of torch_npu whose symbols are known, and the torch that each was built for."""

INSTALL = "pip install torch=={torch} from PyTorch's index of CPU builds"
INSTALL_NPU = "pip install --no-deps torch_npu=={release}"


class Installed(NamedTuple):
    """What there is: versions are None where a package is missing, the accelerator where torch is built for none."""

    platform: str
    torch: str | None
    accelerator: str | None
    torch_npu: str | None


def require_usable() -> None:
    """Raises RuntimeError, with what to install, unless torch and torch_npu can be served."""
    problem = find_problem(
        Installed(sys.platform, _version("torch"), _accelerator(), _version("torch_npu") or _version("torch-npu"))
    )
    if problem:
        raise RuntimeError(problem)


def find_problem(installed: Installed) -> str | None:
    """Returns what is wrong, and the remedy; None if nothing is."""
    newest = max(SERVED)
    if not installed.platform.startswith("linux"):
        return f"torch_npu exists for Linux only, and this is {installed.platform}"
    if installed.torch_npu is None:
        return f"torch_npu is not installed: {INSTALL_NPU.format(release=newest)}"
    release = installed.torch_npu.partition("+")[0]
    if release not in SERVED:
        return (
            f"torch_npu {installed.torch_npu} is not served, because its symbols are unknown to actgrad; "
            f"served: {', '.join(SERVED)}. {INSTALL_NPU.format(release=newest)}"
        )
    needed = SERVED[release]
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


def _accelerator() -> str | None:
    """What torch is built for, as its file of versions says; on PyPI, builds for CUDA have no mark in their version."""
    try:
        path = Path(str(metadata.distribution("torch").locate_file("torch/version.py")))
        text = path.read_text(encoding="utf-8")
    except (metadata.PackageNotFoundError, OSError):
        return None
    found = re.search(r"^(cuda|hip|xpu)\b[^=]*= *['\"]([^'\"]+)['\"]", text, re.MULTILINE)
    return f"{found[1].upper()} {found[2]}" if found else None
