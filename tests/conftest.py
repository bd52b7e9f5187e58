# SPDX-License-Identifier: Apache-2.0
"""Without PyTorch, tests that need it are not collected: files by their imports, single tests by their mark.

So the C and NumPy interfaces are tested under every Python; `make test` runs everything under one.
"""

from __future__ import annotations

import ast
import atexit
import gc
import importlib.util
from functools import cache
from pathlib import Path

import pytest

import actgrad  # noqa: F401  (before the printer, which else puts a package without the native module in its place)

TESTS = Path(__file__).resolve().parent
HAS_TORCH = importlib.util.find_spec("torch") is not None
NEEDS_TORCH = ("torch", "triton", "transformers", "diffusers", "jax", "pyarrow")  # which are tested together
FOLDERS = ("engine", "gpu", "npu", "pytorch", "site")  # they need PyTorch, or a browser


@cache
def needs_torch(file: Path) -> bool:
    """Whether a file, or a helper that it imports, imports PyTorch or a package based on it."""
    imported = []
    for statement in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.Import):
            imported += [name.name for name in statement.names]
        elif isinstance(statement, ast.ImportFrom) and statement.module:
            imported.append(statement.module)
    if any(name.split(".")[0] in NEEDS_TORCH or name.startswith("actgrad.torch") for name in imported):
        return True
    helpers = [folder / f"{name}.py" for name in imported for folder in (TESTS, file.parent)]
    return any(needs_torch(helper) for helper in helpers if helper.exists())


def pytest_configure() -> None:
    """Turns the garbage collector off while tests are collected: it would search their million objects in vain."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Turns it on for what the tests make; at the end, everything is destroyed, as nanobind expects."""
    gc.freeze()
    atexit.register(gc.unfreeze)
    gc.enable()


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Ignores files that cannot be imported."""
    if HAS_TORCH:
        return None
    if collection_path.is_dir():
        return True if collection_path.name in FOLDERS else None
    return True if collection_path.suffix == ".py" and needs_torch(collection_path) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselects marked tests."""
    if not HAS_TORCH:
        left_out = [item for item in items if item.get_closest_marker("torch")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("torch")]
