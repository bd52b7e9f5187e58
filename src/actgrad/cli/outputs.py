# SPDX-License-Identifier: Apache-2.0
"""Files that commands write at their end."""

from __future__ import annotations

from pathlib import Path


def require_writable(path: str) -> None:
    """Raises OSError before work that takes long. An older file keeps its content, and a new one is removed again."""
    file = Path(path)
    is_new = not (file.exists() or file.is_symlink())
    if not (is_new or file.is_file() or file.is_dir()):
        return  # a pipe, whose reader would end with it
    with file.open("a"):
        pass
    if is_new:
        file.unlink()
