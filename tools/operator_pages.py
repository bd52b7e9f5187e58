# SPDX-License-Identifier: Apache-2.0
"""A hook of mkdocs: every printed page of an operator stands in the navigation, below their index."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def on_config(config: dict[str, Any]) -> dict[str, Any]:
    """Called by mkdocs once its configuration is read."""
    folder = Path(config["docs_dir"]) / "operators"
    section = next(entry["Operators"] for entry in config["nav"] if "Operators" in entry)
    section += [f"operators/{page.name}" for page in sorted(folder.glob("*.md")) if page.name != "index.md"]
    return config
