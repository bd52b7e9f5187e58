# SPDX-License-Identifier: Apache-2.0
"""Large fresh results use memory of the caching allocator, and behave like any array of their library."""

from __future__ import annotations

import copy
import gc
import itertools
import os
import pickle
import subprocess
import sys
import threading
import tracemalloc
import weakref
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import torch

import actgrad
from actgrad import _native

MEGABYTE = 1 << 20
LARGE = 3 * MEGABYTE // 4  # elements of float32: 3 MiB


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    """Starts each test with an empty cache."""
    gc.collect()
    actgrad.empty_cache()


def numbers(shape: tuple[int, ...], dtype: Any = np.float32) -> np.ndarray:
    """Normal numbers."""
    return np.random.default_rng(1).standard_normal(shape, dtype=np.float32).astype(dtype)


@pytest.mark.parametrize("dtype", [np.float32, np.float16, ml_dtypes.bfloat16, np.float64])
def test_numpy_results_are_ordinary_arrays(dtype: Any) -> None:
    """They have the type, dtype, order and flags of NumPy's own, can be written, copied, pickled and viewed."""
    x = numbers((1100, 1000), dtype)
    out = np.empty_like(x)
    actgrad.silu_backward(x, x, out=out)
    result = actgrad.silu_backward(x, x)
    assert type(result) is np.ndarray
    assert (result.dtype, result.shape, result.strides) == (x.dtype, x.shape, x.strides)
    assert result.flags.writeable
    assert result.flags.c_contiguous
    assert result.flags.aligned
    assert result.ctypes.data % 64 == 0
    assert np.array_equal(result, out)
    assert np.array_equal(pickle.loads(pickle.dumps(result)), out)
    result[0, 0] = 7
    assert result[0, 0] == 7
    assert np.shares_memory(result, result[::2, 1:])


def test_numpy_results_own_their_memory() -> None:
    """They can be resized, and tracemalloc counts them."""
    x = numbers((2 * LARGE // 1000, 1000))
    for function in (actgrad.silu, actgrad.swiglu):
        tracemalloc.start()
        result = function(x)
        assert tracemalloc.get_traced_memory()[0] >= result.nbytes
        tracemalloc.stop()
        assert result.base is None
        assert result.flags.owndata
        expected = result.copy()
        result.resize((3 * len(x), *result.shape[1:]), refcheck=False)
        assert _native.kept_bytes() > 0
        assert np.array_equal(result[: len(x)], expected)
        assert not result[len(x) :].any()
        result.resize((3, *result.shape[1:]), refcheck=False)
        assert np.array_equal(result, expected[:3])
        actgrad.empty_cache()


def test_other_arrays_of_numpy_are_its_own() -> None:
    """Those that a finalizer makes while a result is made, and those made afterwards."""

    class Finalized:
        def __init__(self) -> None:
            self.itself = self

        def __del__(self) -> None:
            made.extend([np.ones(LARGE, np.float32), np.zeros(3), np.zeros(LARGE, np.float32)])

    made: list[np.ndarray] = []
    x = numbers((LARGE,))
    expected = actgrad.silu(x)
    threshold = gc.get_threshold()
    gc.set_threshold(1)
    try:
        for _ in range(20):
            Finalized()
            assert np.array_equal(actgrad.silu(x), expected)
    finally:
        gc.set_threshold(*threshold)
    assert all(array.all() != (i % 3 > 0) for i, array in enumerate(made))
    for array in made:
        array.resize(2 * LARGE, refcheck=False)
    del made[:]
    actgrad.empty_cache()
    np.empty(LARGE, np.float32)
    assert _native.kept_bytes() == 0


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0), (2, 1, 0)])
def test_results_have_the_inputs_order_of_memory(order: tuple[int, ...]) -> None:
    """The strides are those that NumPy's and PyTorch's empty_like choose, also for arrays with gaps."""
    x = numbers((130, 110, 100)).transpose(order)
    gaps = numbers((130, 110, 200))[:, :, ::2].transpose(order)
    for array in (x, gaps):
        assert actgrad.silu_backward(array, array).strides == np.empty_like(array).strides
        tensor = torch.from_numpy(array)
        assert actgrad.silu_backward(tensor, tensor).stride() == torch.empty_like(tensor).stride()


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16, torch.float64])
def test_torch_results_are_ordinary_tensors(dtype: torch.dtype) -> None:
    """They can be written, viewed, cloned, differentiated through and handed to other threads."""
    x = torch.randn(1100, 1000).to(dtype)
    out = torch.empty_like(x)
    actgrad.silu_backward(x, x, out=out)
    result = actgrad.silu_backward(x, x)
    assert type(result) is torch.Tensor
    assert (result.dtype, result.shape, result.stride(), result.device) == (x.dtype, x.shape, x.stride(), x.device)
    assert not result.requires_grad
    assert result.data_ptr() % 64 == 0
    assert torch.equal(result, out)
    assert torch.equal(copy.deepcopy(result), out)
    half = result[:550]
    del result
    gc.collect()
    assert torch.equal(half, out[:550])  # a view keeps the memory
    half.mul_(2)
    assert torch.equal(half, out[:550] * 2)
    weight = half.clone().requires_grad_()
    weight.sum().backward()
    assert weight.grad is not None


def test_forward_results_are_kept_too() -> None:
    """Results of half the size use cached memory too."""
    x = numbers((2 * LARGE // 1000, 1000))
    result = actgrad.swiglu(x)
    address = result.ctypes.data
    del result
    assert _native.kept_bytes() > 0
    assert actgrad.swiglu(x).ctypes.data == address
    tensor = torch.from_numpy(x)
    assert actgrad.swiglu(tensor).data_ptr() == address


def test_memory_is_reused_and_released() -> None:
    """The next result reuses the memory of the last one, and empty_cache releases all."""
    x = numbers((LARGE,))
    assert _native.kept_bytes() == 0
    first = actgrad.silu_backward(x, x)
    address = first.ctypes.data
    assert _native.kept_bytes() == 0
    view = first[10:]
    del first
    assert _native.kept_bytes() == 0  # the view still needs it
    del view
    assert _native.kept_bytes() >= x.nbytes
    tensor = torch.from_numpy(x)
    second = actgrad.silu_backward(tensor, tensor)
    assert second.data_ptr() == address  # NumPy and PyTorch share it
    assert _native.kept_bytes() == 0
    del second
    actgrad.empty_cache()
    assert _native.kept_bytes() == 0


def test_memory_that_is_kept_is_there_for_a_result_that_does_not_fit_it() -> None:
    program = (
        "import resource, numpy as np, actgrad\n"
        "actgrad.silu(np.ones(1 << 24, np.float32)); x = np.ones(3 << 22, np.float32)\n"
        "used = int(open('/proc/self/statm').read().split()[0]) * resource.getpagesize()\n"
        "resource.setrlimit(resource.RLIMIT_AS, (used + (16 << 20),) * 2); actgrad.silu(x)"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


def test_results_that_no_memory_holds() -> None:
    """The library says how much it cannot allocate."""
    x = np.broadcast_to(np.float32(1), (1 << 49, 2))
    for function in (actgrad.silu, actgrad.swiglu):
        with pytest.raises(MemoryError, match=r"^Unable to allocate .* for an array with shape"):
            function(x)
        with pytest.raises(RuntimeError, match="can't allocate memory"):
            function(torch.ones(1).expand(x.shape))
        for size in (1 << 61, (1 << 61) + (1 << 20)):  # of more bytes than 64 bits count
            with pytest.raises(RuntimeError, match="Storage size calculation overflowed"):
                function(torch.ones(1).expand(size, 2))


def test_two_results_never_share_memory() -> None:
    """As long as both are alive."""
    x = numbers((LARGE,))
    results = [actgrad.silu_backward(x, x) for _ in range(5)]
    results += [actgrad.silu_backward(torch.from_numpy(x), torch.from_numpy(x)).numpy() for _ in range(5)]
    addresses = sorted(result.ctypes.data for result in results)
    assert all(later - earlier >= x.nbytes for earlier, later in itertools.pairwise(addresses))
    assert all(np.array_equal(result, results[0]) for result in results)


def test_small_results_are_not_cached() -> None:
    """Below 1 MiB nothing is cached."""
    x = numbers((MEGABYTE // 4 - 1,))
    result = actgrad.silu_backward(x, x)
    assert result.base is None
    del result
    assert _native.kept_bytes() == 0


def test_tensors_may_be_freed_in_any_thread() -> None:
    """Also while other threads make new ones."""
    x = torch.randn(LARGE)
    expected = actgrad.silu_backward(x, x)
    wrong: list[int] = []

    def work() -> None:
        alive: list[torch.Tensor] = []
        for round_ in range(40):
            alive.append(actgrad.silu_backward(x, x))
            if not torch.equal(alive[-1], expected):
                wrong.append(round_)
            if len(alive) > 3:
                alive.pop(0)

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_results_in_reference_cycles_are_collected() -> None:
    """The garbage collector frees the memory of results that are part of cycles."""

    class Holder:
        pass

    holder = Holder()
    holder.result = actgrad.silu_backward(numbers((LARGE,)), numbers((LARGE,)))  # type: ignore[attr-defined]
    holder.itself = holder  # type: ignore[attr-defined]
    gone = weakref.ref(holder)
    del holder
    gc.collect()
    assert gone() is None
    assert _native.kept_bytes() > 0


def run_in_python(program: str, **environment: str) -> str:
    """Runs a program in a fresh interpreter and returns what it printed."""
    done = subprocess.run(
        [sys.executable, "-c", program], env={**os.environ, **environment}, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


KEPT = """
import numpy as np, actgrad
from actgrad import _native
x = np.ones(5 << 18, np.float32)
results = [actgrad.silu_backward(x, x) for _ in range(4)]
kept_while_alive = _native.kept_bytes()
del results
print(kept_while_alive, _native.kept_bytes() >> 20)
"""


@pytest.mark.parametrize(("megabytes", "kept"), [("", 24), ("512", 24), ("13", 12), ("5", 0), ("0", 0)])
def test_the_cache_is_bounded(megabytes: str, kept: int) -> None:
    """Results of 5 MiB take 6 MiB each, in whole huge pages; the variable bounds their sum, 0 switches keeping off."""
    assert run_in_python(KEPT, ACTGRAD_CACHE_MB=megabytes).split() == ["0", str(kept)]


def test_a_bad_bound_is_refused() -> None:
    """The sentence names the variable and its value."""
    program = """
import numpy as np, actgrad
try:
    actgrad.silu_backward(np.ones(1 << 20), np.ones(1 << 20))
except actgrad.AclnnError as error:
    print(error.status, error)
"""
    printed = run_in_python(program, ACTGRAD_CACHE_MB="lots")
    assert printed.startswith("361001 ")
    assert 'ACTGRAD_CACHE_MB is "lots"; a number of megabytes is needed' in printed


def test_results_survive_until_the_interpreter_ends_and_a_fork() -> None:
    """Results held by modules die after everything else; a child may use and free its parent's."""
    program = """
import os, numpy as np, torch, actgrad
x = np.ones(1 << 20, np.float32)
actgrad.kept_for_ever = actgrad.silu_backward(x, x)
torch.kept_for_ever = actgrad.silu_backward(torch.from_numpy(x), torch.from_numpy(x))
result = actgrad.silu_backward(x, x)
expected = result.copy()
child = os.fork()
if child == 0:
    right = np.array_equal(result, expected)
    result[:] = 0
    del result
    right = right and np.array_equal(actgrad.silu_backward(x, x), expected)
    actgrad.empty_cache()
    os._exit(0 if right else 3)
status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
print(status, np.array_equal(result, expected))
"""
    assert run_in_python(program).split() == ["0", "True"]
