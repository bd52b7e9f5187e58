# SPDX-License-Identifier: Apache-2.0
"""Measure the largest errors, also PyTorch's, into docs/data/accuracy.json, and print docs/accuracy-measured.md.

python tools/measure_accuracy.py [--step N]    measure PyTorch at every N-th float32 bit pattern, and print
python tools/measure_accuracy.py --print       print the page from the existing data
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
DATA, PAGE = ROOT / "docs" / "data" / "accuracy.json", ROOT / "docs" / "accuracy-measured.md"
FRACTION_BITS = {"float32": (23, -126), "float16": (10, -14), "bfloat16": (7, -126)}


def measure(step: int) -> dict[str, Any]:
    """Figures in float32 are those of the full sweeps; PyTorch's are of every ``step``-th input."""
    sys.path[:0] = [str(ROOT / "tests"), str(ROOT)]
    import factors
    import sweep
    import torch

    from actgrad.accuracy.torch_functions import unary_function

    record = sweep.recorded()
    activations = []
    for unary, bound in sweep.BOUNDED:
        if not unary.is_default:
            continue
        case = sweep.Sweep(unary.name, bound)
        for dtype in FRACTION_BITS:
            print(unary.name, dtype, file=sys.stderr)
            full = dtype == "float32"
            found = sweep.Result(**record[unary.name]["found"]) if full else sweep.measure(case, dtype)
            row = {"function": unary.name, "dtype": dtype, "step": step if full else 1, "near_root": bound.near_root}
            row |= {"ulp": found.ulp, "at": found.ulp_at, "absolute": found.absolute, "differences": found.differences}
            row["pytorch"] = None
            if unary.activation.torch:
                function = unary_function(unary.activation, unary.formula)
                theirs = partial(_with, function, tuple(unary.setting.values()))
                domain = unary.activation.domain
                row["pytorch"] = pytorch_errors(theirs, case, dtype, row["step"], sweep.exact, domain)
            activations.append(row)
    results = [
        {"operator": operator.python, "kernel": kernel.name, **vars(found)}
        for operator, kernel in factors.pairs()
        for found in factors.measure(operator, kernel)
    ]
    return {"torch": torch.__version__, "activations": activations, "with_factors": results}


def _with(function: Callable[..., Any], attributes: tuple[float, ...], x: Any) -> Any:
    return function(x, *attributes)


def pytorch_errors(
    function: Callable[[Any], Any],
    case: Any,
    dtype: str,
    step: int,
    exactly: Callable[..., Any],
    domain: tuple[float, float],
) -> dict[str, float | None]:
    """The same for PyTorch, over the finite inputs of the domain."""
    import torch

    unsigned, signed = (np.uint32, np.int32) if dtype == "float32" else (np.uint16, np.int16)
    bits = np.arange(0, np.iinfo(unsigned).max + 1, step).astype(unsigned)
    x = torch.from_numpy(bits.view(signed)).view(getattr(torch, dtype))
    x = x[torch.isfinite(x) & (x >= domain[0]) & (x <= domain[1])]
    wide = x.to(torch.float64).numpy()
    result, exact = function(x).to(torch.float64).numpy(), exactly(case.function, wide)
    fraction, least = FRACTION_BITS[dtype]
    with np.errstate(all="ignore"):
        error = np.where(result == exact, 0, np.abs(result - exact))
        ulp = error / np.exp2(np.maximum(np.floor(np.log2(np.abs(exact))), least) - fraction)
    low, high = case.bound.near_root or (np.inf, -np.inf)
    near = (wide >= low) & (wide <= high)
    ulp = np.where(near, 0, np.where(np.isnan(ulp), np.inf, ulp))
    worst = int(ulp.argmax())
    # JSON has no infinity: null stands for a result that is wrongly infinite or NaN.
    return {
        "ulp": ulp[worst] if np.isfinite(ulp[worst]) else None,
        "at": wide[worst],
        "absolute": np.where(near, error, 0).max(),
    }


def page(data: dict[str, Any]) -> str:
    rows = ""
    for row in data["activations"]:
        theirs = row["pytorch"]
        right = "– | –"
        if theirs:
            count = "not finite" if theirs["ulp"] is None else f"{theirs['ulp']:.4g}"
            right = f"{count} | {theirs['at']:.7g}"
        rows += f"| `{row['function']}` | {row['dtype']} | {row['ulp']:.3f} | {row['at']:.7g} | {right} |\n"
    roots = ""
    for row in data["activations"]:
        if row["near_root"] and row["dtype"] == "float32":
            low, high = row["near_root"]
            theirs = f"{row['pytorch']['absolute']:.2g}" if row["pytorch"] else "–"
            roots += f"| `{row['function']}` | {low} to {high} | {row['absolute']:.2g} | {theirs} |\n"
    # The third digit depends on the samples, not on the functions.
    behind = "".join(
        f"| `{row['function']}` | {row['dtype']} | {row['ulp']:.3f} | {row['pytorch']['ulp']:.3f} |\n"
        for row in data["activations"]
        if row["pytorch"] and row["pytorch"]["ulp"] is not None and row["pytorch"]["ulp"] + 0.01 < row["ulp"]
    )
    with_factors = "".join(
        f"| `{row['operator']}` | `{row['kernel']}`, result {row['output'] + 1} | {row['ulp']:.3f} "
        f"| {', '.join(f'{x:.7g}' for x in row['at'])} |\n"
        for row in data["with_factors"]
    )
    step = max(row["step"] for row in data["activations"])
    return f"""\
<!-- Printed by `python tools/measure_accuracy.py` from docs/data/accuracy.json. Edit that instead. -->

# Measured accuracy

The largest errors over all bit patterns, in ULP of the exact value, and the input where each occurs, compared with
PyTorch {data["torch"]} on the same processor (in float32, PyTorch is measured at one bit pattern in {step}). Attributes
have their defaults. The reference is the formula in float64, which tests compare with 150 digits. PyTorch's figures are
for finite inputs where the function is finite.

![The largest errors in float32, actgrad's beside PyTorch's](accuracy-measured.svg)

| function | dtype | ULP | at | PyTorch's ULP | at |
|---|---|---|---|---|---|
{rows}
PyTorch's largest error is the smaller one here:

| function | dtype | ULP | PyTorch's ULP |
|---|---|---|---|
{behind}
Next to a root of the derivative the error in ULP is unbounded. The largest absolute errors there, in float32:

| function | from, to | error | PyTorch's |
|---|---|---|---|
{roots}
`situ` and `bounded_tanh` are the functions of one variable that SituGLU multiplies, at a beta and a bound of 1. Their
product, and their other attributes, were sampled.

Operators with several arguments were sampled, and the worst arguments of the activation met factors that make the most
of the error (`tests/factors.py`); the arguments stand in the order of the kernel's formula:

| operator | formula | ULP | at |
|---|---|---|---|
{with_factors}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--step", type=int, default=1021, help="sweep every N-th float32 bit pattern")
    parser.add_argument("--print", action="store_true", help="print the page from the existing data")
    arguments = parser.parse_args()
    if not arguments.print:
        DATA.write_text(json.dumps(measure(arguments.step), indent=1, default=float) + "\n")
    PAGE.write_text(page(json.loads(DATA.read_text())))


if __name__ == "__main__":
    main()
