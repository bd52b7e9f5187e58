# SPDX-License-Identifier: Apache-2.0
"""Draws the measurements: errors compared with PyTorch's, and the memory that patched models save.

python tools/draw_measured.py

From docs/data/accuracy.json, which tools/measure_accuracy.py writes, and the table of docs/torch-models.md, which
tools/measure_patch.py writes.
"""

from __future__ import annotations

import json
import math
import re

import matplotlib.pyplot as plt
from draw_headline import INK, OURS, ROOT, THEIRS, style

ERRORS = ROOT / "docs" / "accuracy-measured.svg"
MEMORY = ROOT / "docs" / "saved-memory.svg"
SMALLEST, NOT_FINITE = 0.3, 1e9  # ULP: the ends of the axis
CORRECTLY_ROUNDED = 0.5


def errors() -> dict[str, tuple[float, float]]:
    """The largest float32 errors of functions that PyTorch has too, unless both round correctly."""
    found = json.loads((ROOT / "docs" / "data" / "accuracy.json").read_text(encoding="utf-8"))["activations"]
    pairs = {}
    for each in found:
        if each["dtype"] == "float32" and each["pytorch"]:
            ours, theirs = (NOT_FINITE if v is None else v for v in (each["ulp"], each["pytorch"]["ulp"]))
            if max(ours, theirs) > CORRECTLY_ROUNDED:
                pairs[each["function"].replace("_derivative", "'")] = ours, theirs
    return pairs


def draw_errors() -> None:
    pairs = errors()
    figure, axes = plt.subplots(figsize=(6, 0.28 * len(pairs) + 1.2))
    for place, (ours, theirs) in enumerate(pairs.values()):
        ends = [min(max(v, SMALLEST), NOT_FINITE) if math.isfinite(v) else NOT_FINITE for v in (ours, theirs)]
        axes.plot(ends, [place, place], color=INK, linewidth=0.8, zorder=1)
        axes.scatter(ends[1], place, color=THEIRS, s=36, zorder=2, label=None if place else "PyTorch")
        axes.scatter(ends[0], place, color=OURS, s=36, zorder=3, label=None if place else "actgrad")
    axes.set_xscale("log")
    powers = range(0, 9, 2)
    axes.set_xticks([*(10.0**p for p in powers), NOT_FINITE], [*(f"$10^{p}$" for p in powers), "not\nfinite"])
    axes.minorticks_off()
    axes.set_yticks(range(len(pairs)), list(pairs))
    axes.margins(y=0.01)
    axes.invert_yaxis()
    axes.set_xlabel("largest error in float32, ULP")
    axes.legend(frameon=False, loc="lower right", bbox_to_anchor=(1, 1), ncols=2)
    figure.tight_layout()
    figure.savefig(ERRORS, metadata={"Date": None})
    plt.close(figure)


def saved() -> dict[str, tuple[int, int]]:
    """KiB that autograd saves in one forward pass, unpatched and patched."""
    page = (ROOT / "docs" / "torch-models.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([^|]+) \|[^|]*→[^|]*\|[^|]*\|[^|]*\| (\d+) KiB \| (\d+) KiB", page, re.MULTILINE)
    return {model: (int(before), int(after)) for model, before, after in rows}


def draw_memory() -> None:
    models = saved()
    shares = [100 * after / before for before, after in models.values()]
    figure, axes = plt.subplots(figsize=(6, 0.28 * len(models) + 1))
    axes.barh(range(len(models)), 100, 0.7, color=THEIRS, alpha=0.35)
    axes.barh(range(len(models)), shares, 0.7, color=OURS)
    for place, share in enumerate(shares):
        axes.text(102, place, f"{share:.0f} %", va="center", fontsize=9)
    axes.set_yticks(range(len(models)), list(models))
    axes.margins(y=0.01)
    axes.invert_yaxis()
    axes.set_xlabel("% of the bytes that autograd keeps without the patch")
    figure.tight_layout()
    figure.savefig(MEMORY, metadata={"Date": None})
    plt.close(figure)


if __name__ == "__main__":
    style()
    draw_errors()
    draw_memory()
