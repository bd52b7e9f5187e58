# SPDX-License-Identifier: Apache-2.0
"""RReLU's random slopes: a hand-written Philox, and equal bits for every layout, instruction set and thread count."""

from __future__ import annotations

import os
import subprocess
import sys

import instruction_sets
import ml_dtypes
import numpy as np
import pytest

import actgrad

DTYPES = (np.float32, np.float16, ml_dtypes.bfloat16, np.float64)
# Counter, key and result of Philox4x32-10 as Random123 publishes them.
KNOWN = (
    ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    ((0xFFFFFFFF,) * 4, (0xFFFFFFFF,) * 2, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
    (
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
        (0xA4093822, 0x299F31D0),
        (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
    ),
)


def philox(counter, key):
    """Philox4x32-10: ten rounds of two products, whose halves change places."""
    c0, c1, c2, c3 = counter
    k0, k1 = key
    for _ in range(10):
        first, second = 0xD2511F53 * c0, 0xCD9E8D57 * c2
        c0, c1, c2, c3 = second >> 32 ^ c1 ^ k0, second & 0xFFFFFFFF, first >> 32 ^ c3 ^ k1, first & 0xFFFFFFFF
        k0, k1 = (k0 + 0x9E3779B9) & 0xFFFFFFFF, (k1 + 0xBB67AE85) & 0xFFFFFFFF
    return c0, c1, c2, c3


def words_of(number, bits=64):
    number %= 1 << bits
    return number & 0xFFFFFFFF, number >> 32


def slopes(count, lower, upper, seed, offset, dtype):
    """The definition: word i mod 4 of block i / 4, in double precision, held between the bounds, and rounded."""
    given = np.float64 if dtype == np.float64 else np.float32
    low, high = float(given(lower)), float(given(upper))
    drawn = []
    for i in range(count):
        word = philox((*words_of(i // 4), *words_of(offset)), words_of(seed))[i % 4]
        drawn.append(low + word * 2.0**-32 * (high - low))
    numbers = np.array(drawn)
    # The numbers of the dtype within the bounds, of which there are some.
    least, most = np.array(low).astype(dtype), np.array(high).astype(dtype)
    up, down = np.array(np.inf).astype(dtype), np.array(-np.inf).astype(dtype)
    least = np.nextafter(least, up) if float(least) < low else least
    most = most if float(most) < high else np.nextafter(most, down)
    return np.clip(numbers, float(least), float(most)).astype(given).astype(dtype)


@pytest.mark.parametrize(("counter", "key", "result"), KNOWN)
def test_philox_by_hand_gives_the_published_words(counter, key, result):
    assert philox(counter, key) == result


def drawn_noise(x, *arguments, **keywords):
    noise = np.full_like(x, 7)
    out = actgrad.rrelu_with_noise(x, noise, *arguments, training=True, **keywords)
    return out, noise


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize(("seed", "offset"), [(0, 0), (1, 2), (-1, -1), (2**63 - 1, 2**40 + 3), (-(2**63), 1)], ids=str)
@pytest.mark.parametrize("bounds", [(1 / 8, 1 / 3), (-2.0, 3.0), (0.99, 1.0), (0.0, 1e-3), (1.0, 1.0078125)], ids=str)
def test_the_slopes_are_the_definitions(dtype, seed, offset, bounds):
    x = np.full(1031, -1).astype(dtype)
    out, noise = drawn_noise(x, *bounds, seed, offset)
    expected = slopes(1031, *bounds, seed, offset, dtype)
    assert noise.tobytes() == expected.tobytes()
    assert out.tobytes() == (-noise).tobytes()
    assert noise.astype(np.float64).min() >= bounds[0] or dtype != np.float64
    assert (noise.astype(np.float64) < (bounds[1] if dtype == np.float64 else np.float32(bounds[1]))).all()


def test_bounds_with_no_number_of_the_dtype_between_are_rounded():
    assert (drawn_noise(np.full(9, -1, np.float16), 0.9999, 1.0)[1] == 1).all()


def test_the_published_words_come_out():
    """Key 0, counter 0: the first vector."""
    _, noise = drawn_noise(np.full(4, -1.0), 0.0, 2.0**32)
    assert tuple(noise.astype(np.int64)) == KNOWN[0][2]


def test_the_last_blocks_of_64_bits():
    """Key and offset are all ones as in the second vector; its block's number is no tensor's."""
    _, noise = drawn_noise(np.full(8, -1.0), 0.0, 2.0**32, -1, -1)
    ones = (0xFFFFFFFF, 0xFFFFFFFF)
    expected = [*philox((0, 0, *ones), ones), *philox((1, 0, *ones), ones)]
    assert noise.astype(np.int64).tolist() == expected


@pytest.mark.parametrize("dtype", DTYPES)
def test_noise_is_1_above_0_and_for_nan(dtype):
    x = np.array([-np.inf, -2, -0.0, 0.0, 1.5, np.inf, np.nan]).astype(dtype)
    out, noise = drawn_noise(x, seed=5)
    own = slopes(7, 1 / 8, 1 / 3, 5, 0, dtype)
    assert noise.tolist() == [*own[:4].tolist(), 1, 1, 1]
    np.testing.assert_array_equal(out.astype(np.float64), (x * noise).astype(np.float64))
    assert np.signbit(out.astype(np.float64)).tolist()[:4] == [True, True, True, False]


@pytest.mark.parametrize("dtype", DTYPES)
def test_out_of_training_the_slope_is_the_mean_and_noise_stays(dtype):
    x = np.array([-2.0, -0.0, 3.0, np.nan]).astype(dtype)
    noise = np.full(2, 7).astype(dtype)
    out = actgrad.rrelu_with_noise(x, noise, 0.25, 0.75)
    np.testing.assert_array_equal(out.astype(np.float64), [-1.0, -0.0, 3.0, np.nan])
    assert noise.tolist() == [7, 7]


def test_reversed_equal_and_odd_bounds_are_taken():
    x = np.full(64, -1.0, np.float32)
    _, noise = drawn_noise(x, 3.0, 1.0)
    assert ((noise > 1) & (noise <= 3)).all()
    assert (drawn_noise(x, 0.5, 0.5)[1] == 0.5).all()
    assert np.isnan(drawn_noise(x, np.nan, 0.5)[1]).all()
    assert (drawn_noise(x, np.inf, np.inf)[1] != drawn_noise(x, 0.0, 1.0)[1]).all()


def test_streams_differ_and_look_uniform():
    x = np.full(1 << 18, -1.0, np.float32)
    noises = [drawn_noise(x, 0.0, 1.0, *key)[1] for key in ((0, 0), (0, 1), (1, 0))]
    for a, b in ((0, 1), (0, 2), (1, 2)):
        assert abs(np.corrcoef(noises[a], noises[b])[0, 1]) < 0.01
    counts = np.histogram(noises[0], 64, (0, 1))[0]
    expected = len(x) / 64
    assert ((counts - expected) ** 2 / expected).sum() < 120  # chi-squared of 63 degrees: 1 in 10^5


LAYOUTS = {
    "transposed": lambda a: np.ascontiguousarray(a.transpose(2, 0, 1)).transpose(1, 2, 0),
    "every other": lambda a: np.repeat(a, 2, axis=2)[..., ::2],
    "reversed": lambda a: np.ascontiguousarray(a[::-1, :, ::-1])[::-1, :, ::-1],
    "rows apart": lambda a: np.concatenate([a, a], axis=2)[..., : a.shape[2]],
}


@pytest.mark.parametrize("of_noise", LAYOUTS)
@pytest.mark.parametrize("of_out", LAYOUTS)
@pytest.mark.parametrize("dtype", [np.float32, np.float16, np.float64])
def test_the_layout_does_not_matter(of_noise, of_out, dtype):
    rng = np.random.default_rng(0)
    x = rng.standard_normal((37, 5, 41)).astype(dtype)
    expected, expected_noise = drawn_noise(x, seed=3, offset=9)
    noise, out = LAYOUTS[of_noise](np.zeros_like(x)), LAYOUTS[of_out](np.zeros_like(x))
    actgrad.rrelu_with_noise(LAYOUTS[of_out](x), noise, seed=3, offset=9, training=True, out=out)
    assert out.tobytes() == expected.tobytes()
    assert noise.tobytes() == expected_noise.tobytes()


def test_in_place_and_interleaved_with_its_noise():
    x = np.random.default_rng(0).standard_normal((300, 40)).astype(np.float32)
    expected, expected_noise = drawn_noise(x, seed=3)
    both = np.zeros((300, 80), np.float32)
    both[:, ::2] = x
    actgrad.rrelu_with_noise(both[:, ::2], both[:, 1::2], seed=3, training=True, out=both[:, ::2])
    assert (both[:, ::2] == expected).all()
    assert (both[:, 1::2] == expected_noise).all()


def test_the_first_elements_of_a_larger_noise_are_written():
    x = np.full((3, 4), -1.0, np.float32)
    _, expected = drawn_noise(x, seed=1)
    for noise in (np.full((5, 3), 7.0, np.float32), np.full((4, 8), 7.0, np.float32)[:, ::2]):
        actgrad.rrelu_with_noise(x, noise, seed=1, training=True)
        assert noise.flatten()[:12].tolist() == expected.flatten().tolist()
        assert (noise.flatten()[12:] == 7).all()


def test_requirements_of_noise():
    x = np.zeros((3, 4), np.float32)
    with pytest.raises(actgrad.AclnnError, match=r"noise \(shape \[11\]\) has too few elements"):
        actgrad.rrelu_with_noise(x, np.zeros(11, np.float32), training=True)
    with pytest.raises(actgrad.AclnnError, match=r"strides.*the shape of x \(shape \[3, 4\]\), it must be viewable"):
        actgrad.rrelu_with_noise(x, np.zeros((4, 6), np.float32)[:, :3], training=True)
    with pytest.raises(actgrad.AclnnError, match="one dtype is needed"):
        actgrad.rrelu_with_noise(x, np.zeros((3, 4)), training=True)
    noise = np.zeros((3, 4), np.float32)
    with pytest.raises(actgrad.AclnnError, match="the memory of noise overlaps that of"):
        actgrad.rrelu_with_noise(x, noise, training=True, out=noise)
    frozen = np.zeros((3, 4), np.float32)
    frozen.flags.writeable = False
    with pytest.raises(Exception, match="noise"):
        actgrad.rrelu_with_noise(x, frozen, training=True)


@pytest.mark.parametrize(
    "shape", [(), (0,), (3, 0, 2), (1,) * 32, (2,) * 12 + (1,) * 20], ids=lambda s: f"rank{len(s)}"
)
def test_shapes(shape):
    x = np.full(shape, -1.0, np.float32)
    out, noise = drawn_noise(x, seed=4)
    assert noise.tobytes() == slopes(x.size, 1 / 8, 1 / 3, 4, 0, np.float32).tobytes()
    assert out.shape == shape


PROGRAM = """
import sys, numpy as np, actgrad
x = np.linspace(-1, 0, 300_001, dtype=np.float32).astype(sys.argv[1])
noise = np.zeros_like(x)
out = actgrad.rrelu_with_noise(x, noise, -0.3, 1.7, 11, 13, training=True)
sys.stdout.buffer.write(noise.tobytes() + out.tobytes())
"""


@pytest.mark.parametrize("dtype", ["float32", "float16", "float64"])
def test_threads_and_instruction_sets_do_not_matter(dtype):
    def run(**settings):
        environment = {**os.environ, **settings}
        return subprocess.run([sys.executable, "-c", PROGRAM, dtype], env=environment, capture_output=True, check=True)

    expected = run(ACTGRAD_NUM_THREADS="1").stdout
    for settings in ({"ACTGRAD_NUM_THREADS": "3"}, {"ACTGRAD_NUM_THREADS": "16"}):
        assert run(**settings).stdout == expected
    for isa in instruction_sets.available():
        assert run(ACTGRAD_ISA=isa, ACTGRAD_NUM_THREADS="2").stdout == expected
