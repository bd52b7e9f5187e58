# SPDX-License-Identifier: Apache-2.0
"""The example of the page on torch_npu runs as it stands."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from .conftest import npu_environment

PAGE = Path(__file__).resolve().parents[2] / "docs" / "npu.md"


def test_the_example_of_the_page_runs(tmp_path: Path) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    code += "assert x.device.type == 'npu'\n"
    subprocess.run([sys.executable, "-c", code], env=npu_environment(), cwd=tmp_path, check=True, timeout=120)
