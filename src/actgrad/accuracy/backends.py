# SPDX-License-Identifier: Apache-2.0
"""The sources of judged results: actgrad, PyTorch, or files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from actgrad.accuracy.calls import inputs_of, is_drawn
from actgrad.accuracy.cases import Case
from actgrad.accuracy.errors import InputError
from actgrad.accuracy.files import ENDINGS, from_torch, load, to_torch
from actgrad.accuracy.reference import written_by
from actgrad.operators.contract import Operator

Results = tuple[NDArray[Any], ...]
Shapes = Sequence[tuple[int, ...]]
NAMES = ("actgrad", "torch", "torch.compile")


@dataclass(frozen=True)
class Backend:
    """A source of results.

    Attributes:
        name: its name.
        run: computes a case, given its index in the list of cases (from 0) and the shapes of its outputs.
        has: whether it has an operator.
        computes: whether it runs any call, and not only the cases whose results are in files.
    """

    name: str
    run: Callable[[Case, int, Shapes], Results]
    has: Callable[[Operator], bool]
    computes: bool = True


def backend(name: str) -> Backend:
    """Returns the backend called ``name``: "actgrad", "torch", "torch.compile", or a folder of result files.

    Raises:
        InputError: there is no such backend or folder, or PyTorch is missing.
    """
    if name == "actgrad":
        return Backend(name, _run_actgrad, lambda operator: True)
    if name in ("torch", "torch.compile"):
        return _torch_backend(name)
    if Path(name).is_dir():
        return Backend(name, partial(_read, Path(name)), lambda operator: True, computes=False)
    raise InputError(f"backend {name!r} is none of {', '.join(NAMES)}, nor a folder of results")


def file_stem(case: Case, number: int) -> str:
    """Returns the first part of the file names of a case: OPERATOR-DTYPE-NUMBER."""
    return f"{case.call.operator.python}-{case.dtype}-{number:04}"


def _run_actgrad(case: Case, number: int, shapes: Shapes) -> Results:
    import actgrad

    call = case.call
    model = next(array for array in call.inputs.values() if array is not None)
    drawn = {p.python: np.empty_like(model) for p in inputs_of(call.operator) if is_drawn(p)}
    returned = iter(_as_tuple(getattr(actgrad, call.operator.python)(**{**call.inputs, **drawn}, **call.attributes)))
    return tuple(drawn[p.python] if p.python in drawn else next(returned) for p in written_by(call))


def _torch_backend(name: str) -> Backend:
    try:
        import torch
    except ImportError:
        raise InputError(f"backend {name} needs PyTorch: pip install torch") from None
    from actgrad.accuracy import torch_functions

    eager = torch_functions.forward
    forward = torch.compile(eager, dynamic=True) if name == "torch.compile" else eager

    def run(case: Case, number: int, shapes: Shapes) -> Results:
        inputs = {name: None if array is None else to_torch(array) for name, array in case.call.inputs.items()}
        results = torch_functions.run(replace(case.call, inputs=inputs), forward)
        return tuple(from_torch(result) for result in _as_tuple(results))

    return Backend(name, run, torch_functions.has)


def _read(folder: Path, case: Case, number: int, shapes: Shapes) -> Results:
    names = [parameter.python for parameter in written_by(case.call)]
    return tuple(_read_output(folder, case, number, name, shape) for name, shape in zip(names, shapes, strict=True))


def _read_output(folder: Path, case: Case, number: int, output: str, shape: tuple[int, ...]) -> NDArray[Any]:
    stem = f"{file_stem(case, number)}.{output}"
    found = [file for ending in ENDINGS if (file := folder / (stem + ending)).exists()]
    if len(found) != 1:
        raise InputError(f"{folder} has {len(found)} files {stem}.* ({', '.join(ENDINGS)}); one is needed")
    return load(str(found[0]), dtype=case.dtype, shape=shape)


def _as_tuple(results: Any) -> tuple[Any, ...]:
    return results if isinstance(results, tuple) else (results,)
