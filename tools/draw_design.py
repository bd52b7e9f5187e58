# SPDX-License-Identifier: Apache-2.0
"""Draws the pictures of the design page: what is printed from a declaration, and what happens in a call.

python tools/draw_design.py
"""

from __future__ import annotations

from pathlib import Path

import matplotlib.pyplot as plt
from draw_headline import INK, OURS, THEIRS, style
from matplotlib.axes import Axes
from matplotlib.patches import FancyBboxPatch

DOCS = Path(__file__).resolve().parents[1] / "docs"
WIDTH = 100.0
GAP = 2.0

Row = tuple[str, str, tuple[str, ...]]  # what the row is, its color, its boxes

HOUSE: tuple[Row, ...] = (
    (
        "written once, in Python",
        OURS,
        ("declaration\nsignature, dtypes,\nchecks in order", "formula\nits derivatives,\nits bounds"),
    ),
    (
        "printed by codegen",
        THEIRS,
        (
            "C header,\nchecks,\nplan",
            "C++ kernel,\nTriton kernel",
            "functions,\nmodules,\nschemas",
            "page,\nstub,\nsweep",
        ),
    ),
    (
        "written by hand, once for all operators",
        OURS,
        (
            "ascendcl\ndevices,\nstreams,\nmemory",
            "nnopbase\ntensors,\nexecutors",
            "opapi\nplanner,\nloops,\nthreads",
            "gpu, torch\nlaunch,\nautograd",
        ),
    ),
    ("what users see", INK, ("C and C++", "NumPy,\nDLPack", "PyTorch", "torch_npu")),
)
CALL: tuple[Row, ...] = (
    (
        "the caller",
        INK,
        ("aclnnSiluGetWorkspaceSize\n(x, out, &size, &executor)", "aclnnSilu(workspace, size,\nexecutor, stream)"),
    ),
    (
        "phase one",
        OURS,
        (
            "printed checks, in the\ndocuments' order",
            "planner: few dimensions,\nstrides, halves as offsets",
            "executor:\nreferences, plan",
        ),
    ),
    ("phase two", OURS, ("data addresses,\noverlaps", "queued on\nthe stream")),
    (
        "the stream's thread, and the pool",
        THEIRS,
        (
            "parts of rows\nfor each thread",
            "tiles: load,\nwiden, transpose",
            "printed kernel in\nvector registers",
            "store:\nnon-temporal\nif large",
        ),
    ),
)


def row_of_boxes(axes: Axes, top: float, height: float, row: Row) -> None:
    """A title and a line of boxes below it."""
    title, color, boxes = row
    axes.text(0, top, title, color=INK, fontsize=10, style="italic", va="bottom")
    width = (WIDTH - GAP * (len(boxes) - 1)) / len(boxes)
    for i, words in enumerate(boxes):
        left = i * (width + GAP)
        shape = FancyBboxPatch(
            (left + 0.8, top - height), width - 1.6, height - 1, boxstyle="round,pad=0.6", fill=False, edgecolor=color
        )
        axes.add_patch(shape)
        axes.text(left + width / 2, top - height / 2 - 0.5, words, ha="center", va="center", fontsize=10)


def draw(rows: tuple[Row, ...], file: Path) -> None:
    """Rows of boxes from top to bottom, with arrows between them."""
    heights = [5.0 + 4.0 * max(words.count("\n") + 1 for words in row[2]) for row in rows]
    between = 11.0
    total = sum(heights) + between * len(rows)
    figure, axes = plt.subplots(figsize=(6, 6 * total / WIDTH))
    axes.set(xlim=(-1, WIDTH + 1), ylim=(0, total))
    axes.axis("off")
    top = total - 5
    for i, (row, height) in enumerate(zip(rows, heights, strict=True)):
        row_of_boxes(axes, top, height, row)
        if i + 1 < len(rows):
            arrow = {"arrowstyle": "->", "color": INK}
            axes.annotate(
                "", (WIDTH / 2, top - height - between + 2.5), (WIDTH / 2, top - height - 1.5), arrowprops=arrow
            )
        top -= height + between
    figure.subplots_adjust(0, 0, 1, 1)
    figure.savefig(file, metadata={"Date": None})
    plt.close(figure)


def main() -> None:
    style()
    draw(HOUSE, DOCS / "design-house.svg")
    draw(CALL, DOCS / "design-call.svg")


if __name__ == "__main__":
    main()
