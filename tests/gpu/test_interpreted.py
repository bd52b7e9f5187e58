# SPDX-License-Identifier: Apache-2.0
"""Without a GPU, the tests of results run in Triton's interpreter, unless they passed there with these very sources."""

from __future__ import annotations

import os

import pytest
import recorded


@pytest.mark.skipif(os.environ.get("TRITON_INTERPRET") == "1", reason="this is that process")
def test_results_in_the_interpreter() -> None:
    if not recorded.have_right_results():
        done = recorded.interpret()
        assert done.returncode == 0, done.stdout
