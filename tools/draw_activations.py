# SPDX-License-Identifier: Apache-2.0
"""Draws each activation for its pages: f and f', and the largest float32 errors of both beside PyTorch's.

Measures what docs/data/pictures.json lacks or has from other code (``--all``: everything), then draws docs/pictures/.

    python tools/draw_activations.py [--all | --check]
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import actgrad  # noqa: E402, F401  (before the printer, which else puts a package without the native module in its place)
from actgrad.arithmetic.activation import Activation  # noqa: E402
from actgrad.arithmetic.bind import bind  # noqa: E402
from actgrad.arithmetic.primitives import on_numpy  # noqa: E402
from actgrad.cli.bench_page import BLUE, INK, ORANGE  # noqa: E402
from actgrad.operators import DOCUMENTED  # noqa: E402
from codegen.pages import pictured  # noqa: E402
from codegen.sweep import code_of  # noqa: E402

DATA = ROOT / "docs/data/pictures.json"
PICTURES = ROOT / "docs/pictures"
END, RANGES, SAMPLES = 10.0, 80, 4000  # x from -END to END, in this many ranges, with this many samples each
CURVE = 161  # points of f and of f'

Row = dict[str, Any]


def activations() -> dict[str, Activation]:
    """Those that documented operators compute, by the names of their pictures."""
    return {of.name: of for operator in DOCUMENTED for of in pictured(operator, DOCUMENTED)}


def codes(activation: Activation) -> list[str]:
    """Hashes of the code of f and f'."""
    suffix = "_at_0" if activation.attributes else ""
    return [code_of(f.__name__ + suffix) for f in (activation.function, activation.derivative)]


def defaults(activation: Activation) -> list[float]:
    return [float(np.float32(activation.settings[0][name])) for name in activation.attributes]


# ---- Measuring ----


def measured(activation: Activation) -> Row:
    """The largest error in ULP of each range of x: of f and f', by actgrad and, if it has the function, by PyTorch."""
    import torch

    random = np.random.default_rng(7)
    edges = np.linspace(-END, END, RANGES + 1)
    x = np.concatenate([random.uniform(low, high, SAMPLES) for low, high in itertools.pairwise(edges)])
    x = x.astype(np.float32)
    attributes = defaults(activation)
    with np.errstate(all="ignore"):
        exact = [_on_arrays(f, x, attributes) for f in (activation.function, activation.derivative)]
    row: Row = {"code": codes(activation), "actgrad": _errors(_own(activation), x, exact, attributes)}
    if activation.torch:
        theirs = getattr(torch.nn.functional, activation.torch, None) or getattr(torch, activation.torch)
        row["PyTorch"] = _errors(
            lambda x, *attributes: theirs(x, *attributes, **activation.torch_options), x, exact, attributes
        )
        row["version"] = torch.__version__
    return row


def _own(activation: Activation) -> Callable[..., Any]:
    """The function of actgrad.torch that computes this activation."""
    from actgrad import torch as own

    for operator in DOCUMENTED:
        for kernel in operator.kernels:
            if kernel.of is activation and kernel.formula is activation.function and operator.python:
                words = {
                    p.python: next(word for word, number in p.words.items() if number == kernel.when[p.name])
                    for p in operator.attributes
                    if p.name in kernel.when and hasattr(p, "words")
                }
                function = getattr(own, operator.torch or operator.python)
                names = [p.python for p in operator.attributes if p.name not in kernel.when]
                return lambda x, *attributes, function=function, names=names, words=words: function(
                    x, **dict(zip(names, attributes, strict=True)), **words
                )
    raise ValueError(f"no function of Python has {activation.name}")


def _errors(
    function: Callable[..., Any], x: np.ndarray, exact: list[np.ndarray], attributes: list[float]
) -> list[list[float]]:
    import torch

    tensor = torch.from_numpy(x).requires_grad_()
    value = function(tensor, *attributes)
    (slope,) = torch.autograd.grad(value, tensor, torch.ones_like(value))
    return [
        _by_range(found.detach().double().numpy(), truth) for found, truth in zip((value, slope), exact, strict=True)
    ]


def _by_range(found: np.ndarray, exact: np.ndarray) -> list[float]:
    with np.errstate(all="ignore"):
        place = np.exp2(np.maximum(np.floor(np.log2(np.abs(exact))), -126) - 23)
        error = np.where(np.isfinite(exact), np.abs(found - exact) / place, 0)
    return [float(f"{worst:.3g}") for worst in error.reshape(RANGES, SAMPLES).max(axis=1)]


def _on_arrays(formula: Callable[..., Any], x: np.ndarray, attributes: list[float]) -> np.ndarray:
    return np.broadcast_to(bind(formula, on_numpy)(x.astype(np.float64), *attributes), x.shape).astype(np.float64)


# ---- Drawing, in colours that are readable on white and on black ----

WIDTH, LEFT, RIGHT = 640, 52, 12
LEAST, MOST = -2, 24  # powers of two of the errors' axis


def picture(activation: Activation, row: Row) -> str:
    """The picture as SVG, from the declaration and the measured errors."""
    label = ", ".join(f"{name} = {activation.settings[0][name]:g}" for name in activation.attributes)
    title = f"{activation.name}{f' ({label})' if label else ''}"
    parts = [*_curves(activation, 30, 190)]
    for number, name in enumerate(("f", "f′")):
        parts += _error_panel(row, number, f"error of {name}, ULP", 260 + 122 * number, 80)
    legend = f"{title}: f (blue) and f′ (orange); errors of actgrad (blue)"
    legend += " and PyTorch (orange)" if "PyTorch" in row else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} 482" font-family="sans-serif" font-size="11">\n'
        f"<title>{title}</title>\n"
        f'<text x="{LEFT}" y="16" fill="{INK}">{legend}</text>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _across(x: float) -> float:
    return LEFT + (x + END) / (2 * END) * (WIDTH - LEFT - RIGHT)


def _curves(activation: Activation, top: float, height: float) -> Iterator[str]:
    x = np.linspace(-END, END, CURVE)
    attributes = defaults(activation)
    with np.errstate(all="ignore"):
        curves = [_on_arrays(f, x, attributes) for f in (activation.function, activation.derivative)]
    shown = np.concatenate([curve[np.isfinite(curve) & (np.abs(x) <= 5)] for curve in curves])
    low, high = min(-0.5, shown.min()), max(1.5, shown.max())
    low, high = low - 0.05 * (high - low), high + 0.05 * (high - low)

    def down(y: float) -> float:
        return top + (high - y) / (high - low) * height

    yield from _frame(top, height)
    for tick in _ticks(low, high):
        yield _level(down(tick), f"{tick:g}")
    for curve, color in zip(curves, (BLUE, ORANGE), strict=True):
        inside = np.isfinite(curve) & (low <= curve) & (curve <= high)
        points = [(_across(a), down(b)) if shows else None for a, b, shows in zip(x, curve, inside, strict=True)]
        yield from _lines(points, color)


def _ticks(low: float, high: float) -> list[float]:
    step = max(0.5, 2.0 ** round(math.log2((high - low) / 5)))
    return [n * step for n in range(math.ceil(low / step), math.floor(high / step) + 1)]


def _error_panel(row: Row, number: int, label: str, top: float, height: float) -> Iterator[str]:
    def down(error: float) -> float:
        power = math.log2(error) if error > 0 else LEAST
        return top + (MOST - min(max(power, LEAST), MOST)) / (MOST - LEAST) * height

    yield from _frame(top, height)
    yield f'<text x="{LEFT}" y="{top - 5}" fill="{INK}">{label}: the largest of each range of x (powers of two)</text>'
    for error, name in ((0.5, "½"), (2**8, "2⁸"), (2**16, "2¹⁶"), (2**24, "2²⁴")):
        yield _level(down(error), name)
    for who, color in (("PyTorch", ORANGE), ("actgrad", BLUE)):
        if who in row:
            width = 2 * END / RANGES
            steps = [
                (_across(-END + (i + end) * width), down(error if math.isfinite(error) else 2.0**MOST))
                for i, error in enumerate(row[who][number])
                for end in (0, 1)
            ]
            yield from _lines(list(steps), color)


def _frame(top: float, height: float) -> Iterator[str]:
    bottom = top + height
    yield (
        f'<path d="M{LEFT} {top}V{bottom}H{WIDTH - RIGHT}M{_across(0):.1f} {top}V{bottom}" fill="none" '
        f'stroke="{INK}" stroke-width="0.7"/>'
    )
    for x in (-10, -5, 0, 5, 10):
        yield f'<text x="{_across(x):.1f}" y="{bottom + 12}" fill="{INK}" text-anchor="middle">{x}</text>'


def _level(y: float, label: str) -> str:
    return (
        f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{INK}" stroke-width="0.3"/>'
        f'<text x="{LEFT - 6}" y="{y + 4:.1f}" fill="{INK}" text-anchor="end">{label}</text>'
    )


def _lines(points: list[tuple[float, float] | None], color: str) -> Iterator[str]:
    """Polylines through the points, interrupted where one is missing."""
    run: list[tuple[float, float]] = []
    for point in [*points, None]:
        if point is not None:
            run.append(point)
        elif run:
            path = " ".join(f"{x:.1f},{y:.1f}" for x, y in run)
            yield f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="1.6"/>'
            run = []


# ---- The record ----


def stale(record: dict[str, Row]) -> list[str]:
    """The activations that were not measured, or measured with other code."""
    return [name for name, of in activations().items() if name not in record or record[name]["code"] != codes(of)]


def main() -> int:
    """Measures and draws; with ``--check`` returns 1 where the record or a picture is stale."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--all", action="store_true", help="measure everything again")
    group.add_argument("--check", action="store_true", help="measure and write nothing; fail where something is stale")
    options = parser.parse_args()
    record: dict[str, Row] = json.loads(DATA.read_text()) if DATA.exists() else {}
    chosen = list(activations()) if options.all else stale(record)
    if options.check:
        old = [name for name, row in record.items() if _drawn(name) != picture(activations()[name], row)]
        print(*chosen, *old, sep="\n")
        return int(bool(chosen or old))
    for name in chosen:
        record[name] = measured(activations()[name])
    record = {name: record[name] for name in activations()}
    rows = ",\n".join(f"{json.dumps(name)}: {json.dumps(row)}" for name, row in record.items())
    DATA.write_text(f"{{\n{rows}\n}}\n")
    PICTURES.mkdir(exist_ok=True)
    for old_picture in PICTURES.glob("*.svg"):
        old_picture.unlink()
    for name, row in record.items():
        (PICTURES / f"{name}.svg").write_text(picture(activations()[name], row))
    print(f"measured {len(chosen)}, drew {len(record)}")
    return 0


def _drawn(name: str) -> str:
    file = PICTURES / f"{name}.svg"
    return file.read_text() if file.exists() else ""


if __name__ == "__main__":
    sys.exit(main())
