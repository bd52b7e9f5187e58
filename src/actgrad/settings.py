# SPDX-License-Identifier: Apache-2.0
"""How the processor is used: the number of threads, the instruction set."""

from __future__ import annotations

from actgrad import _native

__all__ = ["get_num_threads", "instruction_set", "set_num_threads"]


def get_num_threads() -> int:
    """Returns how many threads work on a large call, the caller's included.

    It is what ``set_num_threads`` chose, else what the environment variable ``ACTGRAD_NUM_THREADS`` says, else the
    number of cores. Results do not depend on it, bit for bit.

    Raises:
        AclnnError: the variable is no number from 1 to 1024.
    """
    return _native.thread_count()


def set_num_threads(count: int) -> None:
    """Chooses how many threads work on a large call, the caller's included, from 1 to 1024.

    Raises:
        AclnnError: ``count`` is out of range.
    """
    _native.set_thread_count(count)


def instruction_set() -> str:
    """Returns the instruction set in use: the best of this machine, or what ``ACTGRAD_ISA`` names.

    Raises:
        AclnnError: the variable names one that is unknown or that this machine lacks.
    """
    return _native.instruction_set()
