# SPDX-License-Identifier: Apache-2.0
"""Every kernel compiles with the oldest Triton that the package accepts; the other tests have the newest."""

from __future__ import annotations

from pathlib import Path

import pytest
import recorded

pytestmark = [pytest.mark.checkout, pytest.mark.builds, pytest.mark.torch]


def test_every_kernel_compiles(tmp_path: Path) -> None:
    """Unless it is recorded that all did, from these very sources."""
    oldest = recorded.oldest_triton()
    if not recorded.is_good_with(oldest):
        done = recorded.compile_with(oldest, tmp_path)
        assert done.returncode == 0, done.stderr[-3000:]
