# SPDX-License-Identifier: Apache-2.0
"""The two-phase interface from Python: streams, executors, and lifetimes of memory."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import actgrad
from actgrad import _two_phase, aclnn

Array = Any
SIZE = 1 << 16


@pytest.fixture(autouse=True)
def device() -> Iterator[None]:
    assert aclnn.aclrtSetDevice(0) == 0
    yield
    assert aclnn.aclrtResetDevice(0) == 0
    aclnn.aclGetRecentErrMsg()


@pytest.fixture
def stream() -> Iterator[int]:
    status, stream = aclnn.aclrtCreateStream()
    assert status == 0
    assert stream is not None
    yield stream
    assert aclnn.aclrtDestroyStream(stream) == 0


def arrays(size: int = SIZE) -> tuple[Array, Array, Array]:
    """A gradient, an input, and an output of zeros."""
    random = np.random.default_rng(4)
    dy, x = random.standard_normal((2, size), dtype=np.float32)
    return dy, x, np.zeros_like(x)


def planned(*given: Array) -> int:
    """Phase one of SiluBackward over three whole arrays; returns the executor."""
    status, size, executor = aclnn.aclnnSiluBackwardGetWorkspaceSize(*map(aclnn.Tensor.of_array, given))
    assert status == 0, aclnn.aclGetRecentErrMsg()
    assert size == 0
    assert executor is not None
    return executor


def test_each_operator_gives_what_its_function_gives(stream: int) -> None:
    random = np.random.default_rng(2)
    dy, gelu = random.standard_normal((2, 6, 10), dtype=np.float32)
    x = random.standard_normal((6, 20), dtype=np.float32)
    same = random.standard_normal((6, 20), dtype=np.float32)
    # The function's name in C, its arguments, the shapes of its outputs, and the function's results.
    calls: list[tuple[str, list[Any], list[tuple[int, ...]], Any]] = [
        ("aclnnSilu", [x], [x.shape], actgrad.silu(x)),
        ("aclnnSiluBackward", [same, x], [x.shape], actgrad.silu_backward(same, x)),
        ("aclnnHardswish", [x], [x.shape], actgrad.hardswish(x)),
        ("aclnnHardswishBackward", [same, x], [x.shape], actgrad.hardswish_backward(same, x)),
        ("aclnnHardswishBackwardV2", [same, x], [x.shape], actgrad.hardswish_backward_v2(same, x)),
        ("aclnnSwiGlu", [x, -1], [dy.shape], actgrad.swiglu(x)),
        ("aclnnSwiGluGrad", [dy, x, 1], [x.shape], actgrad.swiglu_backward(dy, x)),
        ("aclnnGeGlu", [x, -1, 1], [dy.shape] * 2, actgrad.geglu(x, approximate="tanh")),
        ("aclnnGeGluV3", [x, -1, 0, True], [dy.shape] * 2, actgrad.geglu(x, activate_left=True)),
        ("aclnnGeGluBackward", [dy, x, gelu, -1, 0], [x.shape], actgrad.geglu_backward(dy, x, gelu)),
        (
            "aclnnGeGluV3Backward",
            [dy, x, gelu, -1, 1, True],
            [x.shape],
            actgrad.geglu_backward(dy, x, gelu, approximate="tanh", activate_left=True),
        ),
    ]
    for name, arguments, shapes, expected in calls:
        outputs = [np.zeros(shape, np.float32) for shape in shapes]
        given = [aclnn.Tensor.of_array(a) if isinstance(a, np.ndarray) else a for a in [*arguments, *outputs]]
        status, size, executor = getattr(aclnn, name + "GetWorkspaceSize")(*given)
        assert (status, size) == (0, 0), name
        assert getattr(aclnn, name)(None, size, executor, stream) == 0
        assert aclnn.aclrtSynchronizeStream(stream) == 0
        for output, result in zip(outputs, expected if isinstance(expected, tuple) else (expected,), strict=True):
            assert np.array_equal(output, result), name


def test_in_place_hardswish(stream: int) -> None:
    _, x, _ = arrays()
    expected = actgrad.hardswish(x)
    status, size, executor = aclnn.aclnnInplaceHardswishGetWorkspaceSize(aclnn.Tensor.of_array(x))
    assert status == 0
    assert aclnn.aclnnInplaceHardswish(None, size, executor, stream) == 0
    assert aclnn.aclrtSynchronizeStream(stream) == 0
    assert np.array_equal(x, expected)


def test_hardswish_rounds_to_its_input_and_then_casts() -> None:
    x = np.linspace(-4, 4, 1000, dtype=np.float32).astype(np.float16)
    out = np.zeros(1000, np.float32)
    status, size, executor = aclnn.aclnnHardswishGetWorkspaceSize(*map(aclnn.Tensor.of_array, (x, out)))
    assert status == 0
    assert aclnn.aclnnHardswish(None, size, executor, None) == 0
    assert aclnn.aclrtSynchronizeStream(None) == 0
    assert np.array_equal(out, actgrad.hardswish(x).astype(np.float32))


def test_mixed_dtypes_and_broadcasting_on_ascend950(stream: int) -> None:
    dy = np.linspace(-1, 1, 5, dtype=np.float32).astype(ml_dtypes.bfloat16)
    x = np.linspace(-3, 3, 35, dtype=np.float32).reshape(7, 5).astype(np.float16)
    out = np.zeros((7, 5), np.float32)
    before = aclnn.product()
    aclnn.set_product("Ascend950")
    try:
        executor = planned(dy, x, out)
    finally:
        aclnn.set_product(before)
    assert aclnn.aclnnSiluBackward(None, 0, executor, stream) == 0
    assert aclnn.aclrtSynchronizeStream(stream) == 0
    wide = np.broadcast_to(dy.astype(np.float32), x.shape)
    assert np.array_equal(out, actgrad.silu_backward(wide, x.astype(np.float32)))


def test_a_view_of_a_larger_storage(stream: int) -> None:
    storage = np.arange(40, dtype=np.float32)
    view = aclnn.aclCreateTensor([3, 4], aclnn.ACL_FLOAT, [10, 2], 3, aclnn.ACL_FORMAT_ND, [40], storage)
    assert (view.shape, view.strides, view.offset, view.dtype) == ([3, 4], [10, 2], 3, 0)
    assert view.array is storage
    out = np.zeros((3, 4), np.float32)
    status, _, executor = aclnn.aclnnSiluGetWorkspaceSize(view, aclnn.Tensor.of_array(out))
    assert status == 0
    assert aclnn.aclnnSilu(None, 0, executor, stream) == 0
    assert aclnn.aclrtSynchronizeStream(stream) == 0
    seen = np.lib.stride_tricks.as_strided(storage[3:], (3, 4), (40, 8))
    assert np.array_equal(out, actgrad.silu(seen))


@pytest.mark.torch
def test_tensors_of_other_libraries(stream: int) -> None:
    import torch

    dy, x, out = arrays()
    tensors = [torch.from_numpy(array) for array in (dy, x, out)]
    assert aclnn.aclnnSiluBackward(None, 0, planned(*tensors), stream) == 0
    assert aclnn.aclrtSynchronizeStream(stream) == 0
    assert np.array_equal(out, actgrad.silu_backward(dy, x))


def test_objects_that_are_no_tensors_are_refused() -> None:
    x = np.zeros(3, np.float32)
    with pytest.raises(TypeError, match=r"an ndarray was given; an aclnn\.Tensor or None is needed"):
        aclnn.aclnnSiluGetWorkspaceSize(x, x)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a list was given; an array of NumPy"):
        aclnn.Tensor.of_array([1.0])
    tensor = aclnn.Tensor.of_array(x)
    with pytest.raises(TypeError, match=r"0\.5 was given; an integer is needed"):
        aclnn.aclnnSwiGluGetWorkspaceSize(tensor, 0.5, tensor)  # type: ignore[arg-type]


# --- Streams ----------------------------------------------------------------------------------------------------


def test_work_of_one_stream_runs_in_order(stream: int) -> None:
    """A chain of a hundred queued calls, each of which reads what the one before wrote."""
    _, x, _ = arrays(1000)
    queued = x.copy()
    for _ in range(100):
        tensor = aclnn.Tensor.of_array(queued)
        status, _, executor = aclnn.aclnnSiluGetWorkspaceSize(tensor, tensor)
        assert status == 0
        assert aclnn.aclnnSilu(None, 0, executor, stream) == 0
    assert aclnn.aclrtSynchronizeStream(stream) == 0
    expected = x
    for _ in range(100):
        expected = actgrad.silu(expected)
    assert np.array_equal(queued, expected)


def test_phase_two_returns_before_the_work_is_done(stream: int) -> None:
    """It is only queued: among many large calls, phase two comes back while the last output is still unwritten."""
    dy, x, _ = arrays(1 << 21)
    outputs = [np.zeros_like(x) for _ in range(8)]
    for out in outputs:
        assert aclnn.aclnnSiluBackward(None, 0, planned(dy, x, out), stream) == 0
    unwritten = outputs[-1][-1] == 0
    assert aclnn.aclrtSynchronizeStream(stream) == 0
    expected = actgrad.silu_backward(dy, x)
    assert unwritten
    assert all(np.array_equal(out, expected) for out in outputs)


def test_arrays_dropped_before_synchronisation(stream: int) -> None:
    """Queued work keeps its arrays alive; after synchronisation nothing does."""
    dy, x, _ = arrays(1 << 20)
    alive = []
    for _ in range(4):
        temporaries = (dy * 2, x * 2, np.zeros_like(x))
        alive += [weakref.ref(array) for array in temporaries]
        assert aclnn.aclnnSiluBackward(None, 0, planned(*temporaries), stream) == 0
    del temporaries
    gc.collect()
    assert all(array() is not None for array in alive)
    assert aclnn.aclrtSynchronizeStream(stream) == 0
    gc.collect()
    assert all(array() is None for array in alive)


def test_arrays_of_work_that_is_queued_during_a_synchronisation(stream: int) -> None:
    """By another thread: the synchronisation does not wait for it."""
    alive = []

    def wait(_: int) -> int:
        out = np.zeros(SIZE, np.float32)
        alive.append(weakref.ref(out))
        return aclnn.aclnnSiluBackward(None, 0, planned(out, out, out), stream)

    assert _two_phase.waited(wait, stream, stream) == 0
    gc.collect()
    assert alive[0]() is not None
    assert aclnn.aclrtSynchronizeStream(stream) == 0
    gc.collect()
    assert alive[0]() is None


def test_each_device_has_a_default_stream_of_its_own() -> None:
    """Synchronising it waits neither for another device's work nor, without device, for any."""
    program = (
        "import threading, weakref, numpy as np; from actgrad import aclnn\n"
        "def synchronise(device):\n"
        "    if device is not None: aclnn.aclrtSetDevice(device)\n"
        "    statuses.append(aclnn.aclrtSynchronizeStream(None))\n"
        "aclnn.aclrtSetDevice(0); statuses = []\n"
        "x = np.zeros(8, np.float32); alive = weakref.ref(x); tensor = aclnn.Tensor.of_array(x); del x\n"
        "_, size, executor = aclnn.aclnnSiluGetWorkspaceSize(tensor, tensor); del tensor\n"
        "assert aclnn.aclnnSilu(None, size, executor, None) == 0\n"
        "for device in (None, 1):\n"
        "    thread = threading.Thread(target=synchronise, args=(device,)); thread.start(); thread.join()\n"
        "assert statuses == [107002, 0] and alive() is not None, statuses\n"
        "synchronise(None); assert statuses[-1] == 0 and alive() is None"
    )
    environment = os.environ | {"ACTGRAD_DEVICE_COUNT": "2"}
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60, env=environment)


def test_the_end_of_the_program_waits_for_queued_work() -> None:
    """The interpreter frees the arrays at its end."""
    program = (
        "import numpy as np; from actgrad import aclnn; aclnn.aclrtSetDevice(0)\n"
        "for _ in range(4):\n"
        "    tensor = aclnn.Tensor.of_array(np.zeros(1 << 24, np.float32))\n"
        "    _, size, executor = aclnn.aclnnErfinvGetWorkspaceSize(tensor, tensor)\n"
        "    assert aclnn.aclnnErfinv(None, size, executor, None) == 0"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


def test_the_default_stream() -> None:
    dy, x, out = arrays()
    assert aclnn.aclnnSiluBackward(None, 0, planned(dy, x, out), None) == 0
    assert aclnn.aclrtSynchronizeStream(None) == 0
    assert np.array_equal(out, actgrad.silu_backward(dy, x))


def test_a_destroyed_stream_is_refused() -> None:
    dy, x, out = arrays()
    status, stream = aclnn.aclrtCreateStream()
    assert status == 0
    assert aclnn.aclrtDestroyStream(stream) == 0
    assert aclnn.aclnnSiluBackward(None, 0, planned(dy, x, out), stream) == 361001
    assert "is not a live stream" in str(aclnn.aclGetRecentErrMsg())
    assert not out.any()


# --- Executors --------------------------------------------------------------------------------------------------


def test_an_executor_is_consumed(stream: int) -> None:
    executor = planned(*arrays())
    assert aclnn.aclnnSiluBackward(None, 0, executor, stream) == 0
    assert aclnn.aclnnSiluBackward(None, 0, executor, stream) == 561000
    assert "not live" in str(aclnn.aclGetRecentErrMsg())
    assert aclnn.aclDestroyAclOpExecutor(executor) == 561000


def test_a_repeatable_executor_reads_its_arrays_anew(stream: int) -> None:
    dy, x, out = arrays()
    executor = planned(dy, x, out)
    assert aclnn.aclSetAclOpExecutorRepeatable(executor) == 0
    for step in range(3):
        x += step
        assert aclnn.aclnnSiluBackward(None, 0, executor, stream) == 0
        assert aclnn.aclrtSynchronizeStream(stream) == 0
        assert np.array_equal(out, actgrad.silu_backward(dy, x))
    assert aclnn.aclDestroyAclOpExecutor(executor) == 0
    assert aclnn.aclnnSiluBackward(None, 0, executor, stream) == 561000


def test_executors_keep_their_arrays_until_destroyed() -> None:
    dy, x, out = arrays()
    alive = weakref.ref(out)
    executor = planned(dy, x, out)
    assert aclnn.aclSetAclOpExecutorRepeatable(executor) == 0
    del out
    gc.collect()
    assert alive() is not None
    assert aclnn.aclDestroyAclOpExecutor(executor) == 0
    gc.collect()
    assert alive() is None


def test_a_failed_phase_two_releases_its_arrays(stream: int) -> None:
    dy, x, out = arrays()
    alive = weakref.ref(out)
    executor = planned(dy, x, out)
    assert aclnn.aclnnSwiGluGrad(None, 0, executor, stream) == 561000
    assert "aclnnSiluBackward" in str(aclnn.aclGetRecentErrMsg())
    assert not out.any()
    del out
    gc.collect()
    assert alive() is None


@pytest.mark.parametrize(("executor", "status"), [(None, 161001), (0, 161001), (12345, 561000), (2**64 - 1, 561000)])
def test_no_executor(executor: int | None, status: int, stream: int) -> None:
    assert aclnn.aclnnSiluBackward(None, 0, executor, stream) == status
    assert "executor" in str(aclnn.aclGetRecentErrMsg())


def test_null_and_dead_executors_in_the_other_functions() -> None:
    for function in (aclnn.aclSetAclOpExecutorRepeatable, aclnn.aclDestroyAclOpExecutor):
        assert function(None) == 561103
        assert function(12345) == 561000


def test_workspace() -> None:
    executor = planned(*arrays())
    assert aclnn.aclnnSiluBackward(None, 8, executor, None) == 161001
    assert "workspace is null" in str(aclnn.aclGetRecentErrMsg())


def test_null_data() -> None:
    dy, x, out = arrays(4)
    without = aclnn.aclCreateTensor([4], aclnn.ACL_FLOAT, None, 0, aclnn.ACL_FORMAT_ND, [4], None)
    for position in range(3):
        tensors = [aclnn.Tensor.of_array(array) for array in (dy, x, out)]
        tensors[position] = without
        status, _, executor = aclnn.aclnnSiluBackwardGetWorkspaceSize(*tensors)
        assert status == 0
        assert aclnn.aclnnSiluBackward(None, 0, executor, None) == 161001
        sentence = str(aclnn.aclGetRecentErrMsg())
        assert ["gradOutput", "self", "gradInput"][position] + " has elements" in sentence
    assert not out.any()


def test_partial_overlap() -> None:
    data = np.ones(16, np.float32)
    executor = planned(data[:8], data[8:], data[4:12])
    assert aclnn.aclnnSiluBackward(None, 0, executor, None) == 161002
    assert "the memory of gradInput overlaps that of gradOutput" in str(aclnn.aclGetRecentErrMsg())
    assert (data == 1).all()


def test_the_error_text_is_returned_once() -> None:
    assert aclnn.aclnnSiluBackwardGetWorkspaceSize(None, None, None) == (161001, 0, None)
    assert aclnn.aclGetRecentErrMsg() == "aclnnSiluBackwardGetWorkspaceSize: gradOutput is null; a tensor is needed"
    assert aclnn.aclGetRecentErrMsg() is None


def test_impossible_tensors_are_refused() -> None:
    with pytest.raises(actgrad.AclnnError, match=r"no memory is that large \[161002\]"):
        aclnn.aclCreateTensor([2, 2], 0, None, 0, 2, [2**62, 2**62], None)
    for stride in ([1], []):
        with pytest.raises(ValueError, match=f"stride has {len(stride)} elements; the 6 of viewDims are needed"):
            aclnn.aclCreateTensor([2] * 6, 0, stride, 0, 2, [64], None)


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_refused_array_leaves_no_tensor() -> None:
    def resident() -> int:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")

    beyond = np.lib.stride_tricks.as_strided(np.ones(1, np.float32), (4,), (2**62,))
    before = 0
    for i in range(40_000):
        with pytest.raises(TypeError, match="strides reach beyond any memory"):
            aclnn.Tensor.of_array(beyond)
        before = resident() if i == 10_000 else before
    assert resident() - before < 2 << 20  # a tensor has some hundred bytes


def test_memory_smaller_than_the_storage_is_refused() -> None:
    ones = np.ones(4, np.float32)
    for array, bytes_of_it in ((ones[1:], 12), (ones[::-1], 4), (ones[:0], 0)):
        with pytest.raises(ValueError, match=f"tensorData has {bytes_of_it} bytes .* the 16 of storageDims are needed"):
            aclnn.aclCreateTensor([1], aclnn.ACL_FLOAT, None, 0, aclnn.ACL_FORMAT_ND, [4], array)


def test_a_read_only_array_is_not_written() -> None:
    memory = bytes(16)
    result = aclnn.Tensor.of_array(np.frombuffer(memory, np.float32))
    with pytest.raises(TypeError, match="a read-only array was given; one that can be written is needed"):
        aclnn.aclnnSiluGetWorkspaceSize(aclnn.Tensor.of_array(np.ones(4, np.float32)), result)
    assert aclnn.aclnnInplaceReluGetWorkspaceSize(aclnn.Tensor.of_array(np.ones(4, np.float32)))[0] == 0
    assert aclnn.aclnnReluGetWorkspaceSize(result, aclnn.Tensor.of_array(np.ones(4, np.float32)))[0] == 0


def test_scalars_without_a_dtype_of_numpy_are_refused() -> None:
    with pytest.raises(ValueError, match="dataType is 29; that of a dtype of NumPy, or BF16, is needed"):
        aclnn.aclCreateScalar(1, 29)


@pytest.mark.parametrize(
    ("value", "dtype"), [(None, aclnn.ACL_FLOAT), ("1", aclnn.ACL_FLOAT), (128, aclnn.ACL_INT8), (1j, aclnn.ACL_FLOAT)]
)
def test_values_that_a_scalar_cannot_hold_are_refused(value: object, dtype: int) -> None:
    with pytest.raises(ValueError, match=f"value is {value!r}; a number in the range of (float32|int8) is needed"):
        aclnn.aclCreateScalar(value, dtype)  # type: ignore[arg-type]


def test_a_tensor_keeps_what_its_array_exports() -> None:
    """A scalar of NumPy makes an array that nothing else keeps."""
    tensors = [aclnn.Tensor.of_array(np.float32(value)) for value in (1.0, 1.5)]
    out = np.zeros((), np.float32)
    _, size, executor = aclnn.aclnnSiluBackwardGetWorkspaceSize(*tensors, aclnn.Tensor.of_array(out))
    assert aclnn.aclnnSiluBackward(None, size, executor, None) == 0
    aclnn.aclrtSynchronizeStream(None)
    assert out == actgrad.silu_backward(np.float32([1.0]), np.float32([1.5]))[0]


def test_ending_the_runtime_waits_for_python() -> None:
    """For a stream whose host function is in Python: the GIL is released meanwhile."""
    program = (
        "import ctypes, time; from actgrad import aclnn, toolkit\n"
        "runtime = ctypes.CDLL(str(toolkit.prefix() / 'lib64' / 'libascendcl.so')); aclnn.aclInit()\n"
        "aclnn.aclrtSetDevice(0); stream = ctypes.c_void_p(aclnn.aclrtCreateStream()[1])\n"
        "called = []; call = lambda _: (time.sleep(0.1), called.append(1))\n"
        "function = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(call)\n"
        "assert runtime.aclrtLaunchHostFunc(stream, function, None) == 0\n"
        "assert (aclnn.aclFinalize(), called) == (0, [1])"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


def test_everything_is_exported() -> None:
    defined = {name for name in vars(aclnn) if name.lower().startswith("acl")}
    assert defined <= set(aclnn.__all__)
