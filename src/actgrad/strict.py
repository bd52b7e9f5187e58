# SPDX-License-Identifier: Apache-2.0
"""A pytest plugin, ``pytest -p actgrad.strict``: every test with a finding of strict mode fails.

``ACTGRAD_STRICT`` may name the checks to make; by default all are made. Linux only.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
from collections.abc import Generator

import pytest

from actgrad import _native


def _start() -> None:
    if not _native.strict_is_available():
        raise pytest.UsageError("actgrad.strict: strict mode is for Linux with the GNU C library")
    _native.strict_start(os.environ.get("ACTGRAD_STRICT") or "1")


def _report_faults_here() -> None:
    """A host access ends the process, and what pytest has captured is lost: its report goes to the present stderr."""
    with contextlib.suppress(OSError):  # the process may have none
        _native.strict_report_faults_to(os.dup(2))


_report_faults_here()  # pytest imports plugins of its command line before it captures, conftest files while it does


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    """Enables strict mode, unless the environment has done so: before conftest files use devices."""
    _start()


def pytest_configure() -> None:
    """The same for a plugin that a conftest file names."""
    _start()
    _report_faults_here()


def pytest_sessionstart() -> None:
    """Removes pytest's handler of SIGSEGV, which does not know that the address is device memory."""
    faulthandler.disable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fails the phase of a test in which strict mode found something."""
    report = yield
    found = _native.take_strict_findings()
    if found:
        report.sections.append(("Findings of strict mode", "\n".join(found)))
        if report.outcome != "failed":
            report.outcome = "failed"
            report.longrepr = "\n".join(found)
    return report


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fails the run if strict mode found something outside all tests."""
    if _native.take_strict_findings() and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
