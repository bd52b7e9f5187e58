# SPDX-License-Identifier: Apache-2.0
"""Reading and writing arrays: every format, every dtype, and malicious files."""

from __future__ import annotations

import os
import pickle
import re
import zipfile
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
import safetensors.numpy
import torch

from actgrad.accuracy import InputError
from actgrad.accuracy.files import from_torch, load, load_all, metadata_of, save, to_torch

DTYPES = ["float16", "bfloat16", "float32", "float64"]
SHAPES = [(), (3,), (2, 0), (2, 3, 4)]


def array_of(dtype, shape):
    return np.arange(int(np.prod(shape)), dtype=np.float64).reshape(shape).astype(np.dtype(dtype)) - np.dtype(
        dtype
    ).type(2)


def assert_same(a, b):
    assert a.dtype == b.dtype
    assert a.shape == b.shape
    assert a.tobytes() == b.tobytes()


@pytest.fixture
def path(tmp_path):
    return lambda name: str(tmp_path / name)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("ending", ["npy", "npz", "safetensors", "bin"])
def test_arrays_survive_writing_and_reading(path, ending, shape, dtype):
    array = array_of(dtype, shape)
    save(path(f"a.{ending}"), {"out": array})
    assert_same(load(path(f"a.{ending}"), dtype=dtype, shape=shape), array)


def test_noncontiguous_arrays_are_written_in_order(path):
    array = array_of("float32", (2, 3, 4)).transpose(2, 0, 1)[:, ::-1]
    for ending in ("npy", "npz", "safetensors", "bin"):
        save(path(f"a.{ending}"), {"out": array})
        np.testing.assert_array_equal(load(path(f"a.{ending}"), dtype="float32", shape=array.shape), array)


@pytest.mark.parametrize("dtype", DTYPES)
def test_torch_files(path, dtype):
    array = array_of(dtype, (2, 3))
    torch.save(to_torch(array), path("a.pt"))
    assert_same(load(path("a.pt")), array)
    torch.save({"out": to_torch(array).t(), "gelu": to_torch(array).requires_grad_()}, path("b.pth"))
    assert_same(load(path("b.pth") + "::gelu"), array)
    assert_same(load(path("b.pth") + "::out"), np.ascontiguousarray(array.T))


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("dtype", DTYPES)
def test_torch_tensors_and_back(dtype, shape):
    array = array_of(dtype, shape)
    assert to_torch(array).dtype == getattr(torch, dtype)
    assert_same(from_torch(to_torch(array)), array)


def test_one_of_several_arrays(path):
    both = {"out": array_of("float32", (3,)), "gelu": array_of("float16", (2,))}
    for name in ("a.npz", "a.safetensors"):
        save(path(name), both)
        assert_same(load(path(name) + "::gelu"), both["gelu"])
        assert set(load_all(path(name))) == {"out", "gelu"}
        with pytest.raises(InputError, match="holds 2 arrays"):
            load(path(name))
        with pytest.raises(InputError, match="has no array 'x'"):
            load(path(name) + "::x")


def test_metadata(path):
    save(path("a.safetensors"), {"x": np.zeros(3)}, {"attributes": "{}"})
    assert metadata_of(path("a.safetensors")) == {"attributes": "{}"}


def test_bfloat16_in_npy_has_to_be_named(path):
    np.save(path("a.npy"), array_of("bfloat16", (3,)))
    with pytest.raises(InputError, match="say dtype bfloat16"):
        load(path("a.npy"))
    assert load(path("a.npy"), dtype="bfloat16").dtype == ml_dtypes.bfloat16


def test_big_endian_files(path):
    np.save(path("a.npy"), np.arange(3, dtype=">f4"))
    np.testing.assert_array_equal(load(path("a.npy"), dtype="float32"), [0, 1, 2])


class Trap:
    """Writes a file when it is unpickled."""

    def __init__(self, victim):
        self.victim = victim

    def __reduce__(self):
        return os.mkdir, (self.victim,)


@pytest.mark.parametrize("name", ["objects.npy", "pickle.npy", "objects.npz", "pickle.npz", "trap.pt", "old.pt"])
def test_nothing_in_a_file_is_executed(path, name):
    victim, trap = path("executed"), Trap(path("executed"))
    if name == "objects.npy":
        np.save(path(name), np.array([trap], dtype=object), allow_pickle=True)
    elif name == "objects.npz":
        np.savez(path(name), out=np.array([trap], dtype=object))
    elif name == "trap.pt":
        torch.save(trap, path(name))
    else:
        Path(path(name)).write_bytes(pickle.dumps(trap, protocol=2))
    with pytest.raises(InputError, match=name) as raised:
        load(path(name))
    assert not Path(victim).exists()
    assert not re.search("trust|weights_only|allow_pickle|option", str(raised.value))  # no advice to load it


def damaged(path):
    good = {"out": array_of("float32", (100,))}
    for name in ("a.npy", "a.npz", "a.safetensors"):
        save(path(name), good)
    torch.save(torch.zeros(100), path("a.pt"))
    for name in ("a.npy", "a.npz", "a.safetensors", "a.pt"):
        content = Path(path(name)).read_bytes()
        for part, label in [(0, "empty"), (4, "stub"), (len(content) // 2, "half"), (len(content) - 7, "short")]:
            yield f"{label}.{name.partition('.')[2]}", content[:part]
        yield f"noise.{name.partition('.')[2]}", bytes(range(256)) * 4


def test_damaged_files_are_refused(path):
    for name, content in damaged(path):
        Path(path(name)).write_bytes(content)
        with pytest.raises(InputError, match=name):
            load(path(name))


@pytest.mark.parametrize("shape", ["(3,", "(True,)", "(1000000000000000,)", "(100000000000000000000,)"])
def test_a_damaged_header_is_refused(path, shape):
    words = f"{{'descr': '<f4', 'fortran_order': False, 'shape': {shape}}}".encode().ljust(117) + b"\n"
    Path(path("a.npy")).write_bytes(b"\x93NUMPY\x01\x00" + len(words).to_bytes(2, "little") + words + bytes(12))
    with pytest.raises(InputError, match=r"a\.npy cannot be used: it is damaged or cut off"):
        load(path("a.npy"))


def test_an_archive_with_an_unknown_compression_is_refused(path):
    save(path("a.npz"), {"out": np.zeros(3)})
    content = bytearray(Path(path("a.npz")).read_bytes())
    content[content.index(b"PK\x01\x02") + 10] = 77
    Path(path("a.npz")).write_bytes(content)
    with pytest.raises(InputError, match=r"a\.npz cannot be used"):
        load(path("a.npz"))


@pytest.mark.parametrize("kind", ["float8", "sparse", "meta"])
def test_tensors_that_are_no_dense_numbers_are_refused(path, kind):
    to = {"float8": {"dtype": torch.float8_e4m3fn}, "meta": {"device": "meta"}}
    tensor = torch.eye(3).to_sparse() if kind == "sparse" else torch.eye(3).to(**to[kind])
    torch.save({"out": tensor}, path("a.pt"))
    with pytest.raises(InputError, match=f"out has dtype .*{kind}.*; a dense tensor of numbers is needed"):
        load(path("a.pt"))


def test_an_archive_of_something_else_is_refused(path):
    with zipfile.ZipFile(path("a.npz"), "w") as archive:
        archive.writestr("notes.txt", "no array")
    with pytest.raises(InputError, match=r"a\.npz"):
        load(path("a.npz"))


def test_raw_files(path):
    array_of("float32", (6,)).tofile(path("a.bin"))
    with pytest.raises(InputError, match="its dtype is needed"):
        load(path("a.bin"))
    with pytest.raises(InputError, match=r"has 24 bytes; shape \(2, 4\) of float32 needs 32 bytes"):
        load(path("a.bin"), dtype="float32", shape=(2, 4))
    with pytest.raises(InputError, match="the dtype is int8"):
        load(path("a.bin"), dtype="int8")
    Path(path("a.bin")).write_bytes(bytes(25))
    with pytest.raises(InputError, match="has 25 bytes, which is no whole number of float32 elements of 4 bytes"):
        load(path("a.bin"), dtype="float32")


@pytest.mark.parametrize(
    ("make", "words", "sentence"),
    [
        (lambda path: "", {}, "does not exist"),
        (lambda path: Path(path("a.npy")).mkdir(), {}, "is not a file"),
        (lambda path: np.save(path("a.npy"), np.zeros(3, np.int32)), {}, "the dtype is int32"),
        (lambda path: np.save(path("a.npy"), np.array(["a"])), {}, "the dtype is str"),
        (lambda path: np.save(path("a.npy"), np.zeros(3, np.complex64)), {}, "the dtype is complex64"),
        (lambda path: np.save(path("a.npy"), np.zeros(3)), {"dtype": "float32"}, "is float64; float32 is needed"),
        (lambda path: np.save(path("a.npy"), np.zeros(3)), {"shape": (3, 1)}, r"has shape \(3,\); \(3, 1\) is needed"),
        (lambda path: np.save(path("a.npy"), np.zeros(3)), {"dtype": "bfloat16"}, "is float64; bfloat16 is needed"),
    ],
)
def test_unusable_files_are_refused_with_a_message(path, make, words, sentence):
    make(path)
    with pytest.raises(InputError, match=sentence):
        load(path("a.npy"), **words)


def test_other_contents_are_refused(path):
    torch.save([torch.zeros(3)], path("a.pt"))
    torch.save({"out": 3}, path("b.pt"))
    torch.save(torch.zeros(3, dtype=torch.int64), path("c.pt"))
    for name, sentence in [("a.pt", "is a list"), ("b.pt", "out is an int"), ("c.pt", "the dtype is int64")]:
        with pytest.raises(InputError, match=sentence):
            load(path(name))
    Path(path("a.txt")).touch()
    with pytest.raises(InputError, match=r"a\.txt: the name has to end in one of \.npy"):
        load(path("a.txt"))
    safetensors.numpy.save_file({"a": np.zeros(3, np.int8)}, path("a.safetensors"))
    with pytest.raises(InputError, match="the dtype is int8"):
        load(path("a.safetensors"))


def test_unwritable_files_are_refused(path):
    with pytest.raises(InputError, match="cannot be written"):
        save(path("no/such/folder.npy"), {"out": np.zeros(3)})
    with pytest.raises(InputError, match="the name has to end in"):
        save(path("a.txt"), {"out": np.zeros(3)})
    with pytest.raises(InputError, match="there are 2 arrays to write"):
        save(path("a.npy"), {"out": np.zeros(3), "gelu": np.zeros(3)})
