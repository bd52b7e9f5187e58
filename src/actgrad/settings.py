# SPDX-License-Identifier: Apache-2.0
"""How the machine is used: threads, instruction set, memory kept for results."""

from __future__ import annotations

from actgrad import _native

__all__ = ["empty_cache", "get_num_threads", "instruction_set", "set_num_threads"]


def get_num_threads() -> int:
    """Returns how many threads work on a large call, the caller's included.

    It is what ``set_num_threads`` chose, else what the environment variable ``ACTGRAD_NUM_THREADS`` says, else what
    ``OMP_NUM_THREADS`` says, else the number of cores that the process may use: those of its affinity, or as many as
    its control group's quota pays for. Results do not depend on it, bit for bit.

    Calls on PyTorch's tensors use as many as ``torch.get_num_threads()`` says at the call, unless ``set_num_threads``
    or ``ACTGRAD_NUM_THREADS`` says something else, and (on Linux) PyTorch's own threads, those of OpenMP. Other calls
    have threads of their own, and so has a forked child. Those sleep while there is nothing to do.

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


def empty_cache() -> None:
    """Returns to the system the memory that is kept for the next large results.

    Results of 1 MiB and more lie in memory that is kept when they are gone, up to 512 MiB or as many as the environment
    variable ``ACTGRAD_CACHE_MB`` says; with 0 none is kept, and results come from NumPy's and PyTorch's own allocators.
    """
    _native.free_kept_blocks()
