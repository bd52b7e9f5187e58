# SPDX-License-Identifier: Apache-2.0
"""Cases, backends and checks of the accuracy tool."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
import torch

import actgrad
from actgrad.accuracy import InputError
from actgrad.accuracy.backends import Backend, backend, file_stem
from actgrad.accuracy.calls import is_single, split_tensors
from actgrad.accuracy.cases import arrays_of, draw, dtypes_of, length, operator_of
from actgrad.accuracy.checks import check, total, write_cases
from actgrad.accuracy.files import load_all, metadata_of, save, to_torch
from actgrad.accuracy.reference import written_by
from actgrad.operators import DOCUMENTED as OPERATORS

WITH_FUNCTION = [o for o in OPERATORS if o.python and not o.channels]
NAMES = [operator.python for operator in WITH_FUNCTION]
SILU_BACKWARD = operator_of("silu_backward")


def rows_of(cases, runner, **words):
    return [row for rows in check(cases, runner, **words) for row in rows]


def run_actgrad(case):
    result = getattr(actgrad, case.call.operator.python)(**case.call.inputs, **case.call.attributes)
    return result if isinstance(result, tuple) else (result,)


@pytest.mark.parametrize("operator", WITH_FUNCTION, ids=NAMES)
def test_cases_are_those_of_the_standards(operator):
    cases = list(draw(operator, "float32", count=64, seed=3))
    assert len(cases) == length(operator, 64)
    names = [case.name for case in cases]
    assert names.count("uniform") == names.count("normal") == 32
    assert {"empty", "inf and nan", "subnormals"} < set(names)
    assert ("one element" if split_tensors(operator) else "scalar") in names
    ranks = set()
    for case in cases[-64:]:
        for parameter in operator.tensors:
            array = case.call.inputs.get(parameter.python)
            if array is None or is_single(parameter):
                continue
            ranks.add(array.ndim)
            sizes = list(array.shape)
            if parameter.name in split_tensors(operator):
                sizes[case.call.attributes["dim"]] //= 2
            assert all((size & (size - 1)) == 0 or (size & (size + 1)) == 0 for size in sizes)
            assert case.name != "uniform" or np.abs(array).max() <= 5
    assert ranks == set(range(1, 9))
    special = next(case for case in cases if case.name == "inf and nan")
    many = [array for array in arrays_of(special).values() if array.size > 1]
    pairs = zip(*(array.ravel().tolist() for array in many), strict=False)
    assert any(np.isinf(row).any() for row in pairs)


def test_normal_cases_have_the_standards_spread():
    normal = [
        case.call.inputs["x"] for case in draw(SILU_BACKWARD, "float32", count=400, seed=0) if case.name == "normal"
    ]
    large = [array for array in normal if array.size > 1000]
    assert len(large) > 20
    assert all(-5.3 < array.mean() < 5.3 and 0.09 < array.std() < 2.2 for array in large)


def test_draws_are_repeatable_and_seeds_differ():
    first, again, other = (list(draw(SILU_BACKWARD, "bfloat16", count=20, seed=seed)) for seed in (5, 5, 6))
    assert [case.words for case in first] == [case.words for case in again]
    for a, b in zip(first, again, strict=True):
        assert a.call.inputs["x"].tobytes() == b.call.inputs["x"].tobytes()
    assert [case.words for case in first] != [case.words for case in other]
    more = list(draw(SILU_BACKWARD, "bfloat16", count=40, seed=5))
    assert [case.words for case in more][: len(first)] == [case.words for case in first]


def test_every_choice_is_drawn():
    cases = list(draw(operator_of("geglu_backward"), "float16", count=16, seed=0))[-16:]
    choices = {
        (c.call.attributes["approximate"], c.call.attributes["activate_left"], c.call.inputs["gelu"] is None)
        for c in cases
    }
    assert len(choices) == 8
    assert "approximate=tanh activate_left=True no gelu" in cases[7].words


def test_words_of_a_scalar_case():
    scalar = next(case for case in draw(SILU_BACKWARD, "float16", count=0, seed=0) if case.name == "scalar")
    assert scalar.words == "scalar one number"


@pytest.mark.parametrize(
    ("operator", "words", "sentence"),
    [
        ("silu", {"dtype": "float64"}, "silu takes float16, bfloat16, float32, not float64"),
        ("silu", {"count": -1}, "neither may be negative"),
        ("silu", {"seed": -1}, "neither may be negative"),
        ("GeGlu", {}, "GeGlu has no Python function of its own"),
    ],
)
def test_bad_draws_are_refused(operator, words, sentence):
    words = {"dtype": "float16", "count": 1, "seed": 0} | words
    with pytest.raises(InputError, match=sentence):
        draw(operator_of(operator), words.pop("dtype"), **words)


@pytest.mark.parametrize("operator", WITH_FUNCTION, ids=NAMES)
def test_actgrad_passes(operator):
    for dtype in dtypes_of(operator):
        cases = list(draw(operator, dtype, count=16, seed=1))
        rows = rows_of(cases, backend("actgrad"))
        assert [row for row in rows if not row.judgement.passed_where_attainable] == []
        assert [row.judgement.findings for row in rows if row.judgement.findings] == []
        each = total(rows)
        assert each.judged == len(rows) == sum(len(written_by(case.call)) for case in cases)
        assert len(cases) == 16 + length(operator, 0)
        assert each.elements == sum(each.histogram) > 1000
        assert each.histogram[-1] == 0
        if dtype != "float32":
            # Next to the root of tanh-GELU' 2^-26 is up to 1.4 last places of float16, beside the rounding's half. What
            # Mish' and SituGLU' lack next to their roots counts as often as the gradient is large.
            assert each.max_ulp < (1.9 if operator.name.startswith(("GeGlu", "Mish", "SituGluGrad")) else 1)


def test_a_wrong_backend_fails_and_its_worst_case_is_shown():
    def wrong(case, number, shapes):
        return tuple(result * np.float32(1.125) for result in run_actgrad(case))

    rows = rows_of(draw(SILU_BACKWARD, "float32", count=4, seed=1), Backend("wrong", wrong, lambda operator: True))
    failed = [row for row in rows if not row.judgement.passed_where_attainable]
    assert {row.number for row in failed} >= {7, 8, 9}
    each = total(rows)
    assert each.standards["B"][0] < each.judged
    assert each.worst.judgement.measures.max_ulp == each.max_ulp > 1e6


def test_standard_a_needs_a_third_result():
    cases = list(draw(SILU_BACKWARD, "float16", count=3, seed=1))
    assert set(total(rows_of(cases, backend("actgrad"))).standards) == {"B", "C"}
    rows = rows_of(cases, backend("actgrad"), third=backend("torch"), level="L1")
    assert set(total(rows).standards) == {"A L1", "B", "C"}
    with pytest.raises(InputError, match="the level is 'L9'"):
        rows_of(cases, backend("actgrad"), third=backend("torch"), level="L9")


def test_more_digits_give_the_same_verdicts():
    cases = list(draw(operator_of("swiglu_backward"), "float16", count=2, seed=1))[-2:]
    quick, exact = (rows_of(cases, backend("actgrad"), digits=digits) for digits in (None, 30))
    for a, b in zip(quick, exact, strict=True):
        assert a.judgement.measures.max_ulp == pytest.approx(b.judgement.measures.max_ulp, rel=1e-6)


@pytest.mark.parametrize("operator", WITH_FUNCTION, ids=NAMES)
def test_torch_computes_the_same_functions(operator):
    """Those whose activation names a function of PyTorch; the others are refused."""
    runner = backend("torch")
    if not all(kernel.of and kernel.of.torch for kernel in operator.kernels):
        with pytest.raises(InputError, match=f"torch has no {operator.python}"):
            rows_of(draw(operator, "float32", count=1, seed=0), runner)
        return
    cases = [case for case in draw(operator, "float32", count=16, seed=2) if case.name in ("uniform", "normal")]
    for row in rows_of(cases, runner):
        assert row.judgement.measures.max_absolute < 1e-4


def test_torch_compile():
    """Its results come from compiled code, and they are correct."""
    cases = [case for case in draw(SILU_BACKWARD, "float32", count=2, seed=2) if case.name == "uniform"]
    rows = rows_of(cases, backend("torch.compile"))
    assert [row.backend for row in rows] == ["torch.compile"]
    assert rows[0].judgement.measures.max_absolute < 1e-5


@pytest.mark.parametrize("name", ["geglu", "silu_backward"])
@pytest.mark.parametrize("dtype", ["bfloat16", "float32"])
def test_results_from_files(tmp_path, name, dtype):
    operator = operator_of(name)
    cases = list(draw(operator, dtype, count=3, seed=4))
    paths = list(write_cases(str(tmp_path), cases))
    endings = ["npy", "npz", "pt", "safetensors", "bin"]
    for number, (path, case) in enumerate(zip(paths, cases, strict=True)):
        assert Path(path).name == f"{name}-{dtype}-{number:04}.in.safetensors"
        assert metadata_of(path)["operator"] == name
        assert json.loads(metadata_of(path)["attributes"]) == case.call.attributes
        inputs = load_all(path)
        assert {key: array.tobytes() for key, array in inputs.items()} == {
            key: array.tobytes() for key, array in arrays_of(case).items()
        }
        for parameter, result in zip(written_by(case.call), run_actgrad(case), strict=True):
            ending = endings[number % len(endings)]
            target = f"{tmp_path}/{file_stem(case, number)}.{parameter.python}.{ending}"
            if ending == "pt":
                torch.save(to_torch(result), target)
            else:
                save(target, {"result": result})
    here = rows_of(cases, backend("actgrad"))
    there = rows_of(cases, backend(str(tmp_path)))
    assert [row.judgement.measures for row in here] == [row.judgement.measures for row in there]


def test_result_files_that_cannot_be_used(tmp_path):
    cases = list(draw(SILU_BACKWARD, "float32", count=0, seed=4))[:1]
    runner = backend(str(tmp_path))
    with pytest.raises(InputError, match=r"has 0 files silu_backward-float32-0000\.out\.\*"):
        rows_of(cases, runner)
    target = tmp_path / "silu_backward-float32-0000.out.npy"
    np.save(target, np.zeros(3, np.float32))
    with pytest.raises(InputError, match=r"has shape \(3,\); \(0,\) is needed"):
        rows_of(cases, runner)
    np.save(target, np.zeros(0, np.float16))
    with pytest.raises(InputError, match="is float16; float32 is needed"):
        rows_of(cases, runner)
    (tmp_path / "silu_backward-float32-0000.out.bin").touch()
    with pytest.raises(InputError, match="has 2 files"):
        rows_of(cases, runner)


def test_an_unknown_backend_is_refused():
    with pytest.raises(InputError, match=r"'cuda' is none of actgrad, torch, torch\.compile, nor a folder"):
        backend("cuda")


def test_operators_with_channels_have_no_cases():
    with pytest.raises(InputError, match="prelu: no cases are drawn for operators with channels"):
        operator_of("prelu")
