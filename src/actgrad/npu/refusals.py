# SPDX-License-Identifier: Apache-2.0
"""Which operators of torch_npu are refused by name: those that it looks up and nobody serves."""

from __future__ import annotations

import re
from pathlib import Path

LOOKED_UP = Path(__file__).with_name("looked_up.txt")
"""The operators that the served release of torch_npu looks up, one a line."""

ABSENT: set[str] = set()
"""Names that must not be there, because torch_npu then takes another way, which is served."""


def refused(served: set[str]) -> list[str]:
    """The names to refuse. Newer forms of an operator (…V2) stay absent, so that torch_npu falls back on older ones."""
    names = LOOKED_UP.read_text(encoding="utf-8").split()
    return [name for name in names if name not in served | ABSENT and not re.search(r"V\d+$", name)]
