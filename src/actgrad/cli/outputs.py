# SPDX-License-Identifier: Apache-2.0
"""What commands write: letters that the terminal's encoding lacks, and files that are written at the end."""

from __future__ import annotations

import codecs
import unicodedata
from pathlib import Path

PLAIN = {"−": "-", "–": "-", "±": "+-", "·": "*", "×": "x", "²": "^2", "³": "^3", "√": "sqrt", "∞": "inf"}
PLAIN |= {"≤": "<=", "≥": ">=", "→": "->", "…": "...", "•": "*", "✗": "x", "█": "#", "µ": "u"}


def _spelled(error: UnicodeError) -> tuple[str, int]:
    """A codec's error handler: letters of formulas and tables in ASCII, Greek ones by name, any other as ``?``."""
    assert isinstance(error, UnicodeEncodeError)
    letters = error.object[error.start : error.end]
    return "".join(PLAIN.get(letter) or _greek(letter) for letter in letters), error.end


def _greek(letter: str) -> str:
    group, _, name = unicodedata.name(letter, "").rpartition(" LETTER ")
    return name.lower() if group.startswith("GREEK") else "?"


SPELLED = "actgrad.spelled"
codecs.register_error(SPELLED, _spelled)


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
