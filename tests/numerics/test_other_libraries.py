# SPDX-License-Identifier: Apache-2.0
"""Arrays of JAX and Arrow: exported arrays are accepted, others are refused with the name of the argument."""

from __future__ import annotations

import itertools

import jax
import jax.numpy as jnp
import numpy as np
import pyarrow
import pytest
import torch

import actgrad

VALUES = np.linspace(-3, 3, 8, dtype=np.float32)


@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16"])
@pytest.mark.parametrize("shape", [(8,), (512, 1024)])
def test_jax(dtype, shape):
    x = jnp.asarray(np.resize(VALUES, shape), dtype)
    host = np.asarray(x)
    for ours, expected in [
        (actgrad.silu(x), actgrad.silu(host)),
        (actgrad.silu_backward(x, x), actgrad.silu_backward(host, host)),
        (actgrad.swiglu(x), actgrad.swiglu(host)),
        (actgrad.add_relu(x, x[..., :1]), actgrad.add_relu(host, host[..., :1])),
    ]:
        assert isinstance(ours, jax.Array)
        assert ours.dtype == x.dtype
        np.testing.assert_array_equal(np.asarray(ours), expected)


LIBRARIES = {
    "numpy": lambda values, dtype: values.astype(dtype),
    "torch": lambda values, dtype: torch.from_numpy(values).to(getattr(torch, dtype)),
    "jax": lambda values, dtype: jnp.asarray(values, dtype),
}


@pytest.mark.parametrize(
    ("a", "b", "common"),
    [
        ("float16", "float16", "float16"),
        ("bfloat16", "bfloat16", "bfloat16"),
        ("float16", "bfloat16", "float32"),
        ("float16", "float32", "float32"),
        ("bfloat16", "int32", "bfloat16"),
        ("int32", "float16", "float16"),
        ("int8", "uint8", "int16"),
    ],
)
def test_dtypes_of_two_libraries_have_a_common_one(a, b, common):
    calls = [actgrad.add_relu]
    if "int" not in a + b:
        calls += [actgrad.gelu_backward, lambda weight, x: actgrad.prelu(x, weight[:1])]
    for call, (first, make_a), (second, make_b) in itertools.product(calls, *[LIBRARIES.items()] * 2):
        result = call(make_a(VALUES, a), make_b(VALUES, b))
        assert type(result) is type(make_b(VALUES, b)), (first, second)
        assert str(result.dtype).rpartition(".")[2] == common, (first, second)


def test_traced_arrays_of_jax():
    for transform in (jax.jit, jax.vmap, jax.grad):
        with pytest.raises(TypeError, match=r"^x: a jax\.\S*Tracer was given, and its __dlpack__ raises"):
            transform(lambda x: actgrad.silu(x).sum())(jnp.ones((4, 4)) if transform is jax.vmap else jnp.ones(4))
    with pytest.raises(TypeError, match=r"^x: a jax\.\S*Tracer was given"):
        jax.jit(lambda x: actgrad.silu_backward(VALUES, x))(jnp.ones(8))


def test_arrays_of_jax_that_cannot_be_read():
    gone = jnp.ones(5)
    gone.delete()
    for given in (gone, jnp.ones(4, jnp.int4)):
        with pytest.raises(TypeError, match=r"^x: a jaxlib\S* was given, and its __dlpack__ raises"):
            actgrad.silu(given)
    with pytest.raises(TypeError, match=r"^out: a jaxlib.* only arrays of NumPy and PyTorch can be written to"):
        actgrad.silu(VALUES, out=jnp.ones(8))
    with pytest.raises(TypeError, match=r"^x: a jax.*KeyArray was given; an array of"):
        actgrad.silu(jax.random.key(0))


@pytest.mark.filterwarnings("error")  # Arrow warns whoever asks for an unversioned capsule
@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
def test_arrow(dtype):
    x = VALUES.astype(dtype)
    result = actgrad.silu(pyarrow.array(x))
    assert result.dtype == dtype
    np.testing.assert_array_equal(result, actgrad.silu(x))


def test_arrow_types_that_dlpack_lacks():
    chunks, table = pyarrow.chunked_array([[1.0]]), pyarrow.table({"a": [1.0]})
    for given in (pyarrow.array([1.0, None]), pyarrow.array([True]), pyarrow.array(["x"])):
        for call in (actgrad.silu, actgrad.swiglu):
            with pytest.raises(TypeError, match=r"^x: a \w+Array was given, and its __dlpack__ raises pyarrow"):
                call(given)
    for given in (chunks, table):
        with pytest.raises(TypeError, match=r"^x: a .* was given; an array of NumPy, PyTorch or another"):
            actgrad.silu(given)
