# SPDX-License-Identifier: Apache-2.0
"""Draws the first page's picture: errors of GELU's gradient, measured now, and speeds from docs/data/benchmarks.csv.

python tools/draw_headline.py
"""

from __future__ import annotations

from pathlib import Path

import matplotlib as mpl
import numpy as np

from actgrad.accuracy import backends
from actgrad.accuracy.sweep import BINS, LIMIT, Sweep, axis, sweep
from actgrad.cli import timing
from actgrad.cli.bench_page import BLUE, INK, ORANGE
from actgrad.operators import DOCUMENTED

ROOT = Path(__file__).resolve().parents[1]
PICTURE = ROOT / "docs" / "headline.svg"
OURS, THEIRS = BLUE, ORANGE
SPEEDS = {  # operators of the benchmark, and their names in the picture
    "swiglu_backward": "SwiGLU",
    "geglu_backward none": "GeGLU, erf",
    "geglu_backward tanh": "GeGLU, tanh",
    "silu_backward": "SiLU",
}


def style() -> None:
    """One style for all pictures: text that can be searched, no background, the same bytes each time."""
    mpl.use("svg")
    mpl.rcParams.update(
        {
            "axes.edgecolor": INK,
            "axes.labelcolor": INK,
            "axes.spines.right": False,
            "axes.spines.top": False,
            "axes.titlecolor": INK,
            "axes.titlesize": 12,
            "font.family": "sans-serif",
            "font.size": 11,
            "savefig.transparent": True,
            "svg.fonttype": "none",
            "svg.hashsalt": "actgrad",
            "text.color": INK,
            "xtick.color": INK,
            "ytick.color": INK,
        }
    )


def speeds() -> dict[str, dict[str, float]]:
    """How many times as long PyTorch takes: bfloat16, 8 Mi elements, all threads."""
    rows = timing.from_csv((ROOT / "docs" / "data" / "benchmarks.csv").read_text(encoding="utf-8"))
    chosen = {row.operator: row for row in rows if row.dtype == "bfloat16" and "compiled" in row.times}
    rivals = ("eager", "compiled")
    return {words: {what: chosen[name].ratio(what) for what in rivals} for name, words in SPEEDS.items()}


def errors() -> list[Sweep]:
    """The largest errors of GELU's gradient over the range of its input, in float32."""
    gelu = next(operator for operator in DOCUMENTED if operator.name == "GeluBackwardV2")
    found = [sweep(gelu, "float32", backends.backend(name)) for name in ("actgrad", "torch")]
    return [next(s for s in sweeps if "none" in s.words) for sweeps in found]


def draw() -> None:
    """Draws both panels into ``PICTURE``."""
    import matplotlib.pyplot as plt

    style()
    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 3.6))
    places = np.linspace(-axis(LIMIT), axis(LIMIT), BINS)
    for found, colour, words in zip(errors(), (OURS, THEIRS), ("actgrad", "PyTorch"), strict=True):
        left.semilogy(places, np.maximum(found.largest, 0.1), color=colour, label=words, linewidth=1.5)
    left.axhline(4, color=OURS, linewidth=0.8, linestyle=":")
    left.text(float(axis(99)), 5, "4 ULP", ha="right")
    ticks = (-100, -10, -1, 0, 1, 10, 100)
    left.set(title="error of GELU's gradient, float32, in ULP", xlim=(axis(-100), axis(100)), xlabel="x")
    left.set_xticks([float(axis(x)) for x in ticks], [f"{x:g}".replace("-", "−") for x in ticks])
    left.legend(frameon=False, loc="upper right")

    drawn = (("eager", THEIRS, "PyTorch, eager"), ("compiled", INK, "torch.compile"))
    for place, (what, colour, words) in enumerate(drawn):
        values = [ratios[what] for ratios in speeds().values()]
        bars = right.barh(np.arange(len(SPEEDS)) + 0.4 * (place - 0.5), values, 0.36, color=colour, label=words)
        right.bar_label(bars, [f"{value:.1f}" for value in values], padding=3)
    right.axvline(1, color=OURS, linewidth=2)
    right.set_yticks(range(len(SPEEDS)), list(SPEEDS.values()))
    right.invert_yaxis()
    right.set(title="time of gradients, bfloat16; actgrad is 1", xlim=(0, None))
    right.legend(frameon=False, loc="lower right")
    figure.tight_layout()
    figure.savefig(PICTURE, metadata={"Date": None})


if __name__ == "__main__":
    draw()
