# SPDX-License-Identifier: Apache-2.0
"""A plugin of pytest, ``pytest -p actgrad.strict``: a test in which strict mode finds something fails.

``ACTGRAD_STRICT`` may name the checks that are made; without it all are. Linux only.
"""

from __future__ import annotations

import faulthandler
import os
from collections.abc import Generator

import pytest

from actgrad import _native


def pytest_configure(config: pytest.Config) -> None:
    """Switches strict mode on, unless the environment has done so."""
    if not _native.strict_is_available():
        raise pytest.UsageError("actgrad.strict: strict mode is for Linux with the GNU C library")
    _native.strict_start(os.environ.get("ACTGRAD_STRICT") or "1")


def pytest_sessionstart() -> None:
    """Takes pytest's own handler of SIGSEGV away: it would not know that the address is device memory."""
    faulthandler.disable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turns a phase of a test that passed into one that failed, where something was found."""
    report = yield
    found = _native.take_strict_findings()
    if found:
        report.sections.append(("Findings of strict mode", "\n".join(found)))
        if report.outcome != "failed":
            report.outcome = "failed"
            report.longrepr = "\n".join(found)
    return report


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fails the run where something was found outside all tests."""
    if _native.take_strict_findings() and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
