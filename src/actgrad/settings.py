# SPDX-License-Identifier: Apache-2.0
"""Settings of the CPU: threads, instruction set, memory kept for results."""

from __future__ import annotations

from actgrad import _native

__all__ = ["empty_cache", "get_num_threads", "instruction_set", "set_num_threads"]


def get_num_threads() -> int:
    """Returns the number of threads that work on a large call, including the caller's.

    It is the number set by ``set_num_threads``, else by the environment variable ``ACTGRAD_NUM_THREADS``, else by
    ``OMP_NUM_THREADS``, else the number of cores that the process may use, by its affinity and the quota of its control
    group. Results do not depend on it, bit for bit.

    Calls on PyTorch's tensors use ``torch.get_num_threads()`` threads, unless ``set_num_threads`` or
    ``ACTGRAD_NUM_THREADS`` sets another number; on Linux these are PyTorch's own OpenMP threads. Other calls have
    threads of their own, as has a forked child. Idle threads sleep.

    Raises:
        AclnnError: the variable is not a number from 1 to 1024.

    Examples:
        >>> actgrad.get_num_threads() >= 1
        True
    """
    return _native.thread_count()


def set_num_threads(count: int) -> None:
    """Sets the number of threads that work on a large call, including the caller's.

    Args:
        count: from 1 to 1024.

    Raises:
        AclnnError: ``count`` is out of range.

    Examples:
        >>> actgrad.set_num_threads(3)
        >>> actgrad.get_num_threads()
        3
    """
    _native.set_thread_count(count)


def instruction_set() -> str:
    """Returns the instruction set in use: the best of this machine, or the one that ``ACTGRAD_ISA`` names.

    Raises:
        AclnnError: the variable names one that is unknown or that this machine lacks.

    Examples:
        >>> actgrad.instruction_set() in ("avx512", "avx2", "neon", "baseline")
        True
    """
    return _native.instruction_set()


def empty_cache() -> None:
    """Returns to the system the memory that is kept for the next large results.

    The memory of results of 1 MiB and more is kept after they are freed, up to ``ACTGRAD_CACHE_MB`` MiB (environment
    variable, 512 by default). With 0 none is kept, and NumPy's and PyTorch's own allocators are used.

    Examples:
        >>> actgrad.empty_cache()
    """
    _native.free_kept_blocks()
