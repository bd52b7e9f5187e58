# SPDX-License-Identifier: Apache-2.0
"""Arguments that the Python functions accept and refuse: arrays, dtypes, outputs, overlaps, attributes."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import array_api_strict
import ml_dtypes
import numpy as np
import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode

import actgrad

Array = Any
SIZE = 8
UNTOUCHED = 77.0


@pytest.fixture
def x() -> Array:
    return np.linspace(-2, 2, SIZE, dtype=np.float32)


@pytest.fixture
def t(x: Array) -> torch.Tensor:
    return torch.from_numpy(x.copy())


@pytest.fixture
def expected(x: Array) -> Array:
    return actgrad.silu_backward(x, x)


def masked(x: Array) -> Array:
    return np.ma.array(x, mask=x > 0)


def swapped(x: Array) -> Array:
    return x.astype(x.dtype.newbyteorder())


def packed_field(x: Array) -> Array:
    records = np.zeros(x.size, [("a", "u1"), ("b", x.dtype)])
    records["b"] = x
    return records["b"]


def negated(x: Array) -> torch.Tensor:
    return torch.view_as_complex(torch.zeros(x.size, 2)).conj().imag


def fake(x: Array) -> torch.Tensor:
    with FakeTensorMode() as mode:
        return mode.from_tensor(torch.from_numpy(x))


# Arguments that are no arrays, or whose memory cannot be used directly, and the message of the error.
REFUSED: dict[str, tuple[Callable[[Array], Array], str]] = {
    "list": (lambda x: x.tolist(), "a list was given; an array of NumPy, PyTorch"),
    "number": (lambda x: 1.5, "a float was given; an array"),
    "text": (lambda x: "x", "a str was given; an array"),
    "masked": (masked, "a masked array was given; its mask would be lost"),
    "byte-swapped": (swapped, "foreign byte order was given; the machine's own order is needed"),
    "field of a packed record": (packed_field, "strides of 5 bytes was given; a multiple of the 4-byte elements"),
    "records": (lambda x: np.zeros(SIZE, [("a", "f4"), ("b", "f4")]), "dtype [('a', '<f4'), ('b', '<f4')] was given"),
    "long double": (lambda x: x.astype(np.longdouble), "was given; float32, float16, bfloat16"),
    "objects": (lambda x: x.astype(object), "dtype object was given; float32"),
    "strings": (lambda x: x.astype(str), "was given; float32, float16, bfloat16"),
    "dates": (lambda x: x.astype("M8[s]"), "dtype datetime64[s] was given"),
    "bytes of two": (lambda x: np.zeros(SIZE, "V2"), "dtype |V2 was given"),
    "float8": (lambda x: x.astype(ml_dtypes.float8_e5m2), "dtype float8_e5m2 was given"),
    "torch float8": (lambda x: torch.from_numpy(x).to(torch.float8_e5m2), "dtype torch.float8_e5m2 was given"),
    "followed by autograd": (lambda x: torch.ones(SIZE, requires_grad=True), "requires grad was given"),
    "negative bit": (negated, "negative bit was given; resolve it first"),
    "sparse": (lambda x: torch.from_numpy(x).to_sparse(), "layout torch.sparse_coo and device cpu was given; a dense"),
    "meta": (lambda x: torch.from_numpy(x).to("meta"), "device meta was given"),
    "quantised": (lambda x: torch.quantize_per_tensor(torch.from_numpy(x), 0.1, 0, torch.qint8), "dtype torch.qint8"),
}


@pytest.mark.filterwarnings("ignore::UserWarning", "ignore::RuntimeWarning")
@pytest.mark.parametrize("kind", REFUSED)
@pytest.mark.parametrize("place", ["dy", "x", "out"])
def test_refused(kind: str, place: str, x: Array) -> None:
    make, words = REFUSED[kind]
    arrays = {"dy": x, "x": x, "out": np.full_like(x, UNTOUCHED)}
    arrays[place] = make(x)
    with pytest.raises(TypeError) as refused:
        actgrad.silu_backward(**arrays)
    sentence = str(refused.value)
    assert sentence.startswith(f"{place}: ")
    assert words in sentence
    if place != "out":
        assert (arrays["out"] == UNTOUCHED).all()


@pytest.mark.filterwarnings("ignore::UserWarning", "ignore::RuntimeWarning")
@pytest.mark.parametrize("kind", REFUSED)
def test_refusals_name_the_argument_without_out(kind: str, x: Array) -> None:
    make, words = REFUSED[kind]
    for call in (actgrad.silu, actgrad.swiglu, lambda given: actgrad.add_relu(given, x)):
        with pytest.raises(TypeError) as refused:
            call(make(x))
        assert str(refused.value).startswith("x: ")
        assert words in str(refused.value)


def test_a_scalar_of_numpy_is_no_output(x: Array) -> None:
    """Its `__array_struct__` is that of a copy, and nothing would see the result."""
    for dtype in ("float16", "float32", "float64", "bfloat16"):
        given = x.astype(dtype)
        assert actgrad.silu(given[0]) == actgrad.silu(given)[0]
        with pytest.raises(TypeError, match=r"^out: a scalar of NumPy was given; an array is needed, such as a"):
            actgrad.silu(given[0], out=given[1])


def test_attributes_with_a_long_name(x: Array) -> None:
    with pytest.raises(
        TypeError, match=r"^negative_slope: a value of type torch.Tensor was given; a number is needed$"
    ):
        actgrad.leaky_relu(x, torch.ones(2, 2))
    with pytest.raises(TypeError, match=r"^dim: '1' was given; an integer is needed$"):
        actgrad.swiglu(x, "1")


def test_an_interrupt_is_no_refusal() -> None:
    class Interrupted:
        def __dlpack__(self, **options: Any) -> Any:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        actgrad.silu(Interrupted())


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("dtype", ["i1", "u2", "i4", "i8", "?", "c8", "c16"])
def test_dtypes_that_no_product_supports(dtype: str) -> None:
    other = np.ones(SIZE, dtype)
    for arrays in ((other, other), (torch.from_numpy(other),) * 2):
        with pytest.raises(
            actgrad.AclnnError, match=r"dy has dtype .*; FLOAT, FLOAT16, BF16 or DOUBLE is needed"
        ) as refused:
            actgrad.silu_backward(*arrays)
        assert refused.value.status == 161002


def test_null(x: Array) -> None:
    with pytest.raises(actgrad.AclnnError, match="silu_backward: dy is null") as refused:
        actgrad.silu_backward(None, x)
    assert refused.value.status == 161001
    with pytest.raises(actgrad.AclnnError, match="silu_backward: x is null"):
        actgrad.silu_backward(x, None)


def test_the_error_is_a_value_error_and_can_be_pickled(x: Array) -> None:
    with pytest.raises(ValueError, match="161002") as refused:
        actgrad.swiglu_backward(x, x)
    copy = pickle.loads(pickle.dumps(refused.value))
    assert isinstance(copy, actgrad.AclnnError)
    assert (copy.status, str(copy)) == (161002, str(refused.value))


def test_tensors_without_memory(x: Array, t: torch.Tensor) -> None:
    with pytest.raises(actgrad.AclnnError, match="x has elements, but its data address is null") as refused:
        actgrad.silu_backward(t, fake(x))
    assert refused.value.status == 161001


# Accepted inputs, and the type of the result.
TAKEN: dict[str, tuple[Callable[[Array, Path], Array], type]] = {
    "array": (lambda x, _: x, np.ndarray),
    "read-only array": (lambda x, _: np.frombuffer(x.tobytes(), x.dtype), np.ndarray),
    "unaligned array": (lambda x, _: np.frombuffer(b"-" + x.tobytes(), np.uint8)[1:].view(x.dtype), np.ndarray),
    "field of a record": (lambda x, _: np.array([(1, v) for v in x], [("a", "f4"), ("b", "f4")])["b"], np.ndarray),
    "subclass": (lambda x, _: x.view(type("Subclass", (np.ndarray,), {})), np.ndarray),
    "memory map": (lambda x, path: mapped(x, path), np.ndarray),
    "tensor": (lambda x, _: torch.from_numpy(x), torch.Tensor),
    "parameter": (lambda x, _: torch.nn.Parameter(torch.from_numpy(x), requires_grad=False), torch.Tensor),
    "another library": (lambda x, _: array_api_strict.asarray(x), type(array_api_strict.asarray(0))),
}


def mapped(x: Array, path: Path) -> Array:
    memory = np.memmap(path, x.dtype, "w+", shape=x.shape)
    memory[...] = x
    return memory


@pytest.mark.parametrize("kind", TAKEN)
def test_accepted_arrays(kind: str, x: Array, expected: Array, tmp_path: Path) -> None:
    make, result_type = TAKEN[kind]
    given = make(x, tmp_path / "file")
    result = actgrad.silu_backward(given, given)
    assert type(result) is result_type
    np.testing.assert_array_equal(np.asarray(result), expected)
    out, gelu = actgrad.geglu(given)
    assert type(out) is type(gelu) is result_type


class Exporter:
    """An array that supports only DLPack, like pyarrow's."""

    def __init__(self, exported: Any) -> None:
        self.exported = exported

    def __dlpack__(self, **options: Any) -> Any:
        return self.exported.__dlpack__(**options)

    def __dlpack_device__(self) -> Any:
        return self.exported.__dlpack_device__()


class Bfloat16(Exporter):
    """An array of a library that has bfloat16 from ml_dtypes, as JAX's are."""

    def __array_namespace__(self) -> Any:
        return type("library", (), {"asarray": staticmethod(lambda result: ("an array of the library", result))})


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.float16])
def test_results_for_arrays_known_only_by_dlpack(dtype: Any, x: Array) -> None:
    """They are NumPy arrays with the dtype and shape of the exported array."""
    given = x.astype(dtype).reshape(2, 4)
    for function in (actgrad.silu, actgrad.swiglu, actgrad.hardsigmoid):
        result: Any = function(Exporter(given))
        assert type(result) is np.ndarray
        assert result.dtype == dtype
        assert np.array_equal(result, function(given))


def test_bfloat16_of_another_library(x: Array) -> None:
    given = torch.from_numpy(x).bfloat16().reshape(2, 4)
    for function in (actgrad.silu, actgrad.swiglu):
        library, result = function(Bfloat16(given))  # type: ignore[misc]
        assert library == "an array of the library"
        assert result.dtype == ml_dtypes.bfloat16
        assert torch.equal(torch.from_numpy(result.astype(np.float32)), function(given).float())


def broken(export: Any) -> Any:
    return type("Broken", (), {"__dlpack__": export, "__dlpack_device__": lambda self: (1, 0), "shape": (3,)})()


def failing(*_: Any, **__: Any) -> Any:
    raise ValueError("no memory to show\nand more lines")


CAPSULE = np.ones(3, np.float32).__dlpack__()


def given_again(*_: Any, **__: Any) -> Any:
    return CAPSULE


WITHOUT_MEMORY = {
    "sparse": lambda t: t.to_sparse(),
    "compressed": lambda t: t.reshape(2, 4).to_sparse_csr(),
    "mkldnn": lambda t: t.to_mkldnn(),
    "quantized": lambda t: torch.quantize_per_tensor(t, 0.1, 0, torch.quint8),
    "nested": lambda t: torch.nested.nested_tensor([t, t[:3]]),
    "jagged": lambda t: torch.nested.nested_tensor([t, t[:3]], layout=torch.jagged),
    "meta": lambda t: t.to("meta"),
}


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("kind", WITHOUT_MEMORY)
def test_tensors_without_memory_to_read(kind: str, t: torch.Tensor) -> None:
    """The message names the argument and the kind of tensor, without PyTorch's internals."""
    tensor = WITHOUT_MEMORY[kind](t)
    calls = {
        "x": [lambda: actgrad.silu(tensor), lambda: actgrad.swiglu(tensor), lambda: actgrad.hardsigmoid(tensor)],
        "dy": [lambda: actgrad.silu_backward(tensor, tensor)],
        "out": [lambda: actgrad.silu(t, out=tensor)],
    }
    for name, all_of_it in calls.items():
        for call in all_of_it:
            with pytest.raises(TypeError, match=rf"{name}: a .*tensor of dtype .* was given; a dense one") as raised:
                call()
            assert "frame" not in str(raised.value)


@pytest.mark.parametrize(
    ("export", "sentence"),
    [
        (failing, "x: a .*Broken was given, and its __dlpack__ raises ValueError: no memory to show$"),
        (lambda self, **_: 3, "x: a .*Broken was given, and its __dlpack__ gives an int; a capsule"),
        (None, "x: a .*Broken was given, and its __dlpack__ raises TypeError"),
        (given_again, "x: a .*Broken was given, and its __dlpack__ gives a PyCapsule; a capsule with an unused"),
    ],
)
def test_failing_exports(export: Any, sentence: str) -> None:
    for function in (actgrad.silu, actgrad.swiglu, actgrad.hardsigmoid):
        with pytest.raises(TypeError, match=sentence):
            function(broken(export))


def test_read_only_arrays_known_only_by_dlpack(x: Array) -> None:
    """NumPy describes them only to those who know flags."""
    given = x.copy()
    given.flags.writeable = False
    assert np.array_equal(actgrad.silu(Exporter(given)), actgrad.silu(x))


def test_old_libraries_that_know_no_versions_of_dlpack(x: Array) -> None:
    class Old(Exporter):
        def __dlpack__(self, stream: Any = None) -> Any:
            return self.exported.__dlpack__()

    assert np.array_equal(actgrad.silu(Old(x)), actgrad.silu(x))


def test_results_do_not_require_grad(t: torch.Tensor, expected: Array) -> None:
    with torch.no_grad():
        result = actgrad.silu_backward(t.clone().requires_grad_(), t)
    assert not result.requires_grad
    assert np.array_equal(result.numpy(), expected)


@pytest.mark.parametrize(
    ("a", "b", "common"), [("f2", "f4", "f4"), ("f4", "f2", "f4"), ("f2", ml_dtypes.bfloat16, "f4")], ids=str
)
@pytest.mark.parametrize("name", ["add_relu", "hardsigmoid_backward", "prelu", "silu_backward"])
def test_a_result_without_out_has_the_common_dtype(name: str, a: Any, b: Any, common: str, x: Array) -> None:
    function = getattr(actgrad, name)
    given = x.astype(a), x.astype(b) if name != "prelu" else x[:1].astype(b)
    out = np.empty(x.shape, common)
    function(*given, out=out)
    result = function(*given)
    assert result.dtype == common
    assert np.array_equal(result, out)


def test_libraries_mix_and_the_result_has_the_library_of_x(x: Array, t: torch.Tensor, expected: Array) -> None:
    for dy, of_x, kind in [(x, t, torch.Tensor), (t, x, np.ndarray), (array_api_strict.asarray(x), t, torch.Tensor)]:
        result = actgrad.silu_backward(dy, of_x)
        assert type(result) is kind
        assert np.array_equal(np.asarray(result), expected)
    out = torch.zeros(SIZE)
    assert actgrad.silu_backward(x, x, out=out) is out
    assert np.array_equal(out.numpy(), expected)


def test_scalars() -> None:
    for one in (np.float32(1), np.array(1, np.float32), torch.tensor(1.0)):
        result = actgrad.silu_backward(one, one)
        assert tuple(result.shape) == ()
        assert float(result) == pytest.approx(0.927671, abs=1e-6)
    with pytest.raises(actgrad.AclnnError, match=r"swiglu: x \(shape \[\]\) has rank 0"):
        actgrad.swiglu(np.float32(1))


@pytest.mark.parametrize("shape", [(0,), (3, 0, 4), (0, 2**40, 2**20)])
def test_empties(shape: tuple[int, ...]) -> None:
    for empty in (np.empty(shape, np.float32), torch.empty(shape)):
        for function in (actgrad.silu, actgrad.hardswish):
            assert tuple(function(empty).shape) == shape
        assert tuple(actgrad.silu_backward(empty, empty).shape) == shape


def test_sizes_larger_than_memory(x: Array) -> None:
    huge = np.broadcast_to(x[:1], (2**60,))
    with pytest.raises(MemoryError):
        actgrad.silu_backward(huge, huge)
    with pytest.raises(
        actgrad.AclnnError,
        match=r"out \(shape \[8\]\) must have the broadcast shape of dy \(shape \[1152921504606846976\]\)",
    ):
        actgrad.silu_backward(huge, huge, out=x.copy())
    row, column = np.broadcast_to(x[:1], (2**40, 1)), np.broadcast_to(x[:1], (1, 2**40))
    with pytest.raises((MemoryError, ValueError)):
        actgrad.silu_backward(row, column)


# --- Outputs ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("out", "words"),
    [
        (np.full(SIZE, UNTOUCHED), r"dy \(FLOAT\) and out \(DOUBLE\) differ in dtype"),
        (np.full(SIZE, UNTOUCHED, np.float16), r"dy \(FLOAT\) and out \(FLOAT16\) differ in dtype"),
        (np.full(SIZE, UNTOUCHED, np.int32), "out has dtype INT32"),
        (np.full((1, SIZE), UNTOUCHED, np.float32), r"out \(shape \[1, 8\]\) must have the broadcast shape"),
        (np.full(SIZE - 1, UNTOUCHED, np.float32), r"out \(shape \[7\]\) must have the broadcast shape"),
        (np.broadcast_to(np.full(1, UNTOUCHED, np.float32), SIZE), "a read-only array was given"),
        (torch.full((1,), UNTOUCHED).expand(SIZE), "out overlaps itself"),
        (np.lib.stride_tricks.as_strided(np.full(9, UNTOUCHED, np.float32), (2, 8), (4, 4)), r"out \(shape \[2, 8\]\)"),
        (torch.full((SIZE,), UNTOUCHED, dtype=torch.float64), "differ in dtype"),
    ],
)  # fmt: skip
def test_outputs_are_refused_and_unchanged(out: Array, words: str, x: Array) -> None:
    with pytest.raises((actgrad.AclnnError, TypeError), match=words):
        actgrad.silu_backward(x, x, out=out)
    assert (np.asarray(out) == UNTOUCHED).all()


@pytest.mark.parametrize("mixed", [(np.float64, np.float32), (np.float32, np.float64)])
def test_float64_is_not_mixed_with_other_dtypes(mixed: tuple[Any, Any], x: Array) -> None:
    out = np.full(SIZE, UNTOUCHED, np.float32)
    with pytest.raises(actgrad.AclnnError, match="differ in dtype"):
        actgrad.silu_backward(*(x.astype(dtype) for dtype in mixed), out=out)
    assert (out == UNTOUCHED).all()


def test_hardswish_casts_nothing_from_python(x: Array) -> None:
    out = np.full(SIZE, UNTOUCHED, np.float16)
    with pytest.raises(actgrad.AclnnError, match="differ in dtype"):
        actgrad.hardswish(x, out=out)
    assert (out == UNTOUCHED).all()


def test_an_output_of_another_library(x: Array) -> None:
    strict = array_api_strict.asarray(x)
    with pytest.raises(TypeError, match=r"out: an .*Array was given; only arrays of NumPy and PyTorch can"):
        actgrad.silu_backward(strict, strict, out=strict)


@pytest.mark.parametrize(
    "out", [np.zeros((2, 4), np.float32), [np.zeros(4, np.float32)] * 2, (np.zeros(4, np.float32),), (), 1.5]
)
def test_two_outputs_are_a_tuple(out: Any, x: Array) -> None:
    with pytest.raises(TypeError, match=r"out: .* was given; a tuple of 2 arrays is needed"):
        actgrad.geglu(x, out=out)


def test_two_outputs_must_not_share_memory(x: Array) -> None:
    out = np.full(4, UNTOUCHED, np.float32)
    with pytest.raises(actgrad.AclnnError, match="memory of gelu overlaps that of out; each output needs its own"):
        actgrad.geglu(x, out=(out, out))
    assert (out == UNTOUCHED).all()


# --- Overlaps ---------------------------------------------------------------------------------------------------


def memory() -> Array:
    return np.linspace(-3, 3, 64, dtype=np.float32)


def columns(m: Array, first: int) -> Array:
    """Three rows of four columns, 16 elements from row to row."""
    return m[first : first + 48].reshape(3, 16)[:, :4]


Views = Callable[[Array], tuple[Array, ...]]

PARTIAL: dict[str, Views] = {
    "shifted by one": lambda m: (m[:8], m[20:28], m[1:9]),
    "shifted the other way": lambda m: (m[20:28], m[1:9], m[:8]),
    "last element": lambda m: (m[:8], m[20:28], m[7:15]),
    "reversed": lambda m: (m[:8], m[20:28], m[:8][::-1]),
    "every second": lambda m: (m[:8], m[20:28], m[:16:2]),
    "transposed": lambda m: (m[:9].reshape(3, 3), m[20:29].reshape(3, 3), m[:9].reshape(3, 3).T),
    "expanded": lambda m: (np.broadcast_to(m[:1], (8,)), m[20:28], m[:8]),
    "columns": lambda m: (columns(m, 0), columns(m, 10), columns(m, 3)),
    "columns the other way": lambda m: (columns(m, 3), columns(m, 10), columns(m, 0)),
    "columns into the next row": lambda m: (columns(m, 0), columns(m, 7), columns(m, 13)),
    "columns into the next row, the other way": lambda m: (columns(m, 13), columns(m, 7), columns(m, 0)),
}


@pytest.mark.parametrize("name", PARTIAL)
def test_partial_overlap_is_refused(name: str) -> None:
    data = memory()
    dy, x, out = PARTIAL[name](data)
    with pytest.raises(actgrad.AclnnError, match=r"the memory of out overlaps that of (dy|x)") as refused:
        actgrad.silu_backward(dy, x, out=out)
    assert refused.value.status == 161002
    assert np.array_equal(data, memory())


APART: dict[str, Views] = {
    "out is dy": lambda m: (m[:8], m[20:28], m[:8]),
    "out is x": lambda m: (m[:8], m[20:28], m[20:28]),
    "all are one": lambda m: (m[:8], m[:8], m[:8]),
    "the same strided view": lambda m: (m[::4], m[1:64:4], m[::4]),
    "neighbours": lambda m: (m[:8], m[8:16], m[16:24]),
    "interleaved": lambda m: (m[::3][:21], m[1::3][:21], m[2::3][:21]),
    "columns": lambda m: (m.reshape(8, 8)[:, :2], m.reshape(8, 8)[:, 2:4], m.reshape(8, 8)[:, 4:6]),
    "reversed interleaved": lambda m: (m[::2], m[::2], m[1::2][::-1]),
}


@pytest.mark.parametrize("name", APART)
def test_disjoint_and_equal_views_are_right(name: str) -> None:
    data = memory()
    dy, x, out = APART[name](data)
    expected = actgrad.silu_backward(dy.copy(), x.copy())
    actgrad.silu_backward(dy, x, out=out)
    assert np.array_equal(out, expected)


@pytest.mark.parametrize("dim", [0, 1, -1])
@pytest.mark.parametrize("size", [4, 600])
def test_gated_units_in_place(dim: int, size: int) -> None:
    """The gradient may be written over x, half for half, and over dy where it is one half of the gradient."""
    random = np.random.default_rng(1)
    x = random.standard_normal((size, size), dtype=np.float32)
    dy_shape = [size, size]
    dy_shape[dim] //= 2
    dy = random.standard_normal(dy_shape, dtype=np.float32)
    for function in (actgrad.swiglu_backward, actgrad.geglu_backward):
        expected = function(dy, x, dim=dim)
        over_x = x.copy()
        function(dy, over_x, dim=dim, out=over_x)
        assert np.array_equal(over_x, expected)
        out = np.zeros_like(x)
        first_half = np.split(out, 2, dim)[0]
        first_half[...] = dy
        function(first_half, x, dim=dim, out=out)
        assert np.array_equal(out, expected)


SIZES = [*range(1, 140), *range(8192 + 1, 8192 + 140), 65571]


@pytest.mark.parametrize("dtype", [np.float32, np.float16, ml_dtypes.bfloat16])
@pytest.mark.parametrize("name", ["silu", "gelu", "swish", "softplus", "logsigmoid", "hardswish"])
def test_gradients_in_place_of_any_size(name: str, dtype: Any) -> None:
    """Over dy and over x: the last vector may overlap the one before, which has been written by then."""
    random = np.random.default_rng(2)
    function = getattr(actgrad, f"{name}_backward")
    for size in SIZES:
        x, dy = (random.standard_normal(size).astype(dtype) for _ in range(2))
        expected = function(dy, x).tobytes()
        over_dy, over_x = dy.copy(), x.copy()
        function(over_dy, x, out=over_dy)
        function(dy, over_x, out=over_x)
        assert (over_dy.tobytes(), over_x.tobytes()) == (expected, expected), size


@pytest.mark.parametrize("dtype", [np.float32, np.float16, ml_dtypes.bfloat16])
@pytest.mark.parametrize("rows", [1, 3])
def test_gradients_of_gated_units_in_place_of_any_size(rows: int, dtype: Any) -> None:
    random = np.random.default_rng(2)
    for size in SIZES:
        x, dy = (random.standard_normal((rows, width)).astype(dtype) for width in (2 * size, size))
        for function in (actgrad.swiglu_backward, actgrad.geglu_backward, actgrad.situ_glu_backward):
            over_x = x.copy()
            function(dy, over_x, out=over_x)
            assert over_x.tobytes() == function(dy, x).tobytes(), (function.__name__, size)
        for interleaved in (False, True):
            over_x = x.copy()
            actgrad.clipped_swiglu_backward(dy, over_x, interleaved=interleaved, out=over_x)
            expected = actgrad.clipped_swiglu_backward(dy, x, interleaved=interleaved)
            assert over_x.tobytes() == expected.tobytes(), (interleaved, size)
        over_x = x.copy()
        actgrad.swiglu_group_backward(dy, over_x, out=(over_x, None))
        assert over_x.tobytes() == actgrad.swiglu_group_backward(dy, x)[0].tobytes(), size


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
def test_scalars_of_numpy(dtype: Any) -> None:
    """The memory of a scalar's array is its own: that of two is not the same."""
    dy, x = dtype(1.0), dtype(1.5)
    expected = actgrad.silu_backward(np.array(dy), np.array(x))
    assert all(actgrad.silu_backward(dy, x) == expected for _ in range(100))


def test_halves_over_halves() -> None:
    """A half of the output may be any half of x; partial overlap is refused."""
    dy = np.ones(16, np.float32)
    data = memory()
    expected = actgrad.swiglu_backward(dy, data[:32].copy())
    actgrad.swiglu_backward(dy, data[:32], out=data[16:48])
    assert np.array_equal(data[16:48], expected)
    data = memory()
    with pytest.raises(actgrad.AclnnError, match="the memory of out overlaps that of x"):
        actgrad.swiglu_backward(dy, data[:32], out=data[8:40])
    assert np.array_equal(data, memory())


# --- Attributes -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attributes", "error", "words"),
    [
        ({"dim": 1.0}, TypeError, "dim: 1.0 was given; an integer is needed"),
        ({"dim": None}, TypeError, "dim: None was given; an integer is needed"),
        ({"dim": "0"}, TypeError, "dim: '0' was given; an integer is needed"),
        ({"dim": 2**70}, TypeError, f"dim: {2**70} was given; an integer of 64 bits is needed"),
        ({"dim": 2**32 - 1}, actgrad.AclnnError, r"dim is 4294967295; x \(shape \[8\]\) allows -1 to 0"),
        ({"dim": 1}, actgrad.AclnnError, "dim is 1"),
        ({"dim": -2}, actgrad.AclnnError, "dim is -2"),
        ({"approximate": "erf"}, actgrad.AclnnError, "approximate is 'erf'; 'none' or 'tanh' is needed"),
        ({"approximate": 1}, TypeError, "approximate: 1 was given; a string is needed"),
        ({"approximate": 10**5000}, TypeError, "approximate: a value of type int was given; a string is needed"),
        ({"approximate": []}, TypeError, "approximate: \\[\\] was given; a string is needed"),
        ({"activate_left": "no"}, TypeError, "activate_left: 'no' was given; a bool is needed"),
        ({"activate_left": 2}, TypeError, "activate_left: 2 was given; a bool is needed"),
        ({"activate_left": None}, TypeError, "activate_left: None was given; a bool is needed"),
    ],
)
def test_attributes_are_refused(attributes: dict[str, Any], error: type[Exception], words: str, x: Array) -> None:
    for call in (lambda: actgrad.geglu(x, **attributes), lambda: actgrad.geglu_backward(x[:4], x, **attributes)):
        with pytest.raises(error, match=words):
            call()


def test_attributes_of_other_types(x: Array) -> None:
    expected, _ = actgrad.geglu(x, dim=0, activate_left=True)
    for attributes in ({"dim": np.int64(0), "activate_left": np.True_}, {"dim": torch.tensor(0), "activate_left": 1}):
        assert np.array_equal(actgrad.geglu(x, **attributes)[0], expected)


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (np.complex64(1 + 2j), r"alpha: np.complex64\(1\+2j\) was given; a real number is needed"),
        (np.array(2j), r"alpha: array\(0.\+2.j\) was given; a real number is needed"),
        (2j, "alpha: 2j was given; a real number is needed"),
        (10**400, "alpha: a value of type int was given; a number in the range of float64 is needed"),
        (10**5000, "alpha: a value of type int was given; a number in the range of float64 is needed"),
    ],
    ids=["complex64", "array", "complex", "large", "beyond Python's own text"],
)
@pytest.mark.filterwarnings("error")
def test_numbers_that_are_no_float64(number: Any, words: str, x: Array) -> None:
    for function in (actgrad.celu, actgrad.clipped_swiglu):  # by a scalar, and by value
        with pytest.raises(TypeError, match=words):
            function(x, alpha=number)


def test_an_integer_that_python_cannot_print(x: Array) -> None:
    with pytest.raises(TypeError, match="dim: a value of type int was given; an integer of 64 bits is needed"):
        actgrad.swiglu(x, 10**5000)
    with pytest.raises(TypeError, match="activate_left: a value of type int was given"):
        actgrad.geglu(x, activate_left=10**5000)


def test_messages_with_text_that_utf8_lacks(x: Array) -> None:
    shown = type("Shown", (), {"__repr__": lambda _: "\ud800"})()
    with pytest.raises(TypeError, match=r"alpha: \\ud800 was given; a number is needed"):
        actgrad.celu(x, shown)
    unprintable = type("Unprintable", (), {"__repr__": failing})()
    with pytest.raises(TypeError, match=r"alpha: a value of type .*Unprintable was given; a number is needed"):
        actgrad.celu(x, unprintable)
    with pytest.raises(TypeError, match=r"x: a \\ud800.Odd was given; an array of NumPy"):
        actgrad.silu(type("Odd", (), {"__module__": "\ud800"})())


def test_an_interrupted_conversion_is_no_refusal(x: Array) -> None:
    def interrupted(_: object) -> Any:
        raise KeyboardInterrupt

    number = type("Number", (), {"__float__": interrupted, "__index__": interrupted})()
    with pytest.raises(KeyboardInterrupt):
        actgrad.clipped_swiglu(x, alpha=number)
    with pytest.raises(KeyboardInterrupt):
        actgrad.swiglu(x, number)


def test_ranks_beyond_eight() -> None:
    nine = np.ones((1,) * 9, np.float32)
    assert actgrad.silu(nine).shape == nine.shape
    with pytest.raises(actgrad.AclnnError, match=r"dy .* has rank 9; a rank from 0 to 8 is needed"):
        actgrad.silu_backward(nine, nine)
    with pytest.raises(actgrad.AclnnError, match=r"x .* has rank 9; a rank from 1 to 8 is needed"):
        actgrad.swiglu(np.ones((1,) * 8 + (2,), np.float32))
