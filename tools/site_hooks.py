# SPDX-License-Identifier: Apache-2.0
"""Hooks of mkdocs: add the printed pages of the operators to the navigation, and convert formulas to MathML.

MathML needs no script and no network in the browser.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from latex2mathml.converter import convert

FORMULA = re.compile(r"^\$\$\n(.*)\n\$\$$", re.MULTILINE)

LONG_CODE = re.compile(r"<code>([^<]{36,})</code>")  # in a column of a table

FIRST_FOUND = ("errors.md", "troubleshooting.md", "settings.md")  # before pages that use the same words more often


def on_config(config: dict[str, Any]) -> dict[str, Any]:
    """Called by mkdocs once its configuration is read."""
    folder = Path(config["docs_dir"]) / "operators"
    section = next(entry["Operators"] for entry in config["nav"] if "Operators" in entry)
    for page in sorted(folder.glob("*.md")):
        if page.name != "index.md":
            title = re.search(r"^# aclnn(\w+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
            section.append({title[1] if title else page.stem: f"operators/{page.name}"})
    return config


def on_page_markdown(markdown: str, *, page: Any, **_: Any) -> str:
    """Called by mkdocs with the text of each page. One without sections gives the contents' column to its tables."""
    if page.file.src_uri in FIRST_FOUND:
        page.meta["search"] = {"boost": 10}
    if not re.search(r"^(## |::: )", markdown, re.MULTILINE):
        page.meta.setdefault("hide", []).append("toc")
    return FORMULA.sub(lambda match: f'<div class="formula">{convert(match[1], display="block")}</div>', markdown)


def on_page_content(html: str, **_: Any) -> str:
    """Called by mkdocs with the HTML of each page. Long code in tables may be wrapped, which shorter names are not."""
    return re.sub(r"<t[dh].*?</t[dh]>", lambda cell: LONG_CODE.sub(r'<code class="long">\1</code>', cell[0]), html)
