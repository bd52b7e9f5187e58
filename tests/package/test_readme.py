# SPDX-License-Identifier: Apache-2.0
"""The numbers in the README are those of the data."""

from __future__ import annotations

import csv
import importlib.metadata
import inspect
import json
import re
from pathlib import Path
from typing import Any

import pytest

import actgrad
from actgrad.operators import DOCUMENTED

pytestmark = pytest.mark.checkout

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def data(name: str) -> Any:
    return json.loads((ROOT / "docs" / "data" / f"{name}.json").read_text(encoding="utf-8"))


def numbers(begin: str) -> list[float]:
    """The numbers in the cells of the row that begins so."""
    (cells,) = re.findall(rf"^\| {re.escape(begin)}[^|]*\|(.*)\|$", README, re.MULTILINE)
    return [float(number) for number in re.findall(r"\d+(?:\.\d+)?", cells)]


def test_the_errors() -> None:
    (row,) = [
        r for r in data("accuracy")["activations"] if (r["function"], r["dtype"]) == ("gelu_derivative", "float32")
    ]
    assert numbers("largest error of GELU's gradient") == [round(row["ulp"], 1), round(row["pytorch"]["ulp"] / 1e6)]


def test_the_speed() -> None:
    rows = csv.DictReader((ROOT / "docs" / "data" / "benchmarks.csv").read_text(encoding="utf-8").splitlines())
    (row,) = [
        row
        for row in rows
        if (row["operator"], row["dtype"], row["elements"]) == ("swiglu_backward", "bfloat16", str(2**23))
        and (row["layout"], row["threads"]) == ("packed", "2")
        and row["machine"].startswith("AMD EPYC (family 25, model 17), 2 cores")
    ]
    assert numbers("SwiGLU's gradient") == [1, round(float(row["x eager"]), 1)]


def test_the_speed_on_a_gpu() -> None:
    (row,) = [
        row
        for row in data("benchmarks-gpu/nvidia-h200")["rows"]
        if (row["operator"], row["dtype"], row["tokens"], row["hidden"]) == ("swiglu_backward", "bfloat16", 8192, 14336)
    ]
    eager, compiled = (row["actgrad"] / row[rival] for rival in ("eager", "torch.compile"))
    (cells,) = re.findall(r"^\| the same on an NVIDIA H200[^|]*\|(.*)\|$", README, re.MULTILINE)
    assert re.findall(r"([\d.]+) ×", cells) == ["1", f"{eager:.1f}", f"{compiled:.2f}"]


def test_the_picture_shows_these_speeds() -> None:
    picture = (ROOT / "docs" / "headline.svg").read_text(encoding="utf-8")
    (shown,) = numbers("SwiGLU's gradient")[1:]
    assert f">{shown:.1f}</text>" in picture, "make pictures"


def test_the_functions() -> None:
    assert numbers("functions of CANN's activation family")[0] == len(DOCUMENTED)


def operators_rows() -> list[list[str]]:
    """The cells of the table of operators."""
    table = README.partition("## Operators")[2].partition("\n\n[")[0]
    return [line.strip("| ").split(" | ") for line in table.splitlines() if line.startswith("| ")][1:]


def test_the_signatures() -> None:
    shown = [call for row in operators_rows() for call in re.findall(r"`(\w+)\(([^`…]*)\)`", row[1])]
    assert len(shown) > 30
    for name, arguments in shown:
        if "out=" not in arguments:
            scope: dict[str, Any] = {}
            exec(f"def {name}({arguments}): ...", scope)
            real = inspect.signature(getattr(actgrad, name)).parameters
            expected = [(each.name, each.kind, each.default) for each in real.values() if each.name != "out"]
            found = inspect.signature(scope[name]).parameters.values()
            assert [(each.name, each.kind, each.default) for each in found] == expected, name


def test_the_functions_without_gradient() -> None:
    """Of those in the rows above the row that names them."""
    names = {operator.name for operator in DOCUMENTED}
    cells = [row[0] for row in operators_rows()]
    (row,) = [number for number, cell in enumerate(cells) if cell.startswith("…Backward")]
    above = names & {name for cell in cells[:row] for name in cell.split(", ")}
    without = {name for name in above if re.sub("(V2|Forward|Backward)$", "", name) + "Backward" not in names}
    assert {*re.findall(r"[A-Z]\w+", cells[row].removeprefix("…Backward").partition(";")[0])} == without


def test_every_link_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", README)
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_the_first_page_lists_the_extras() -> None:
    page = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    offered = importlib.metadata.metadata("actgrad").get_all("Provides-Extra")
    listed = re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)
    assert sorted(listed) == sorted({*offered} - {"lint", "test"})
    assert all(f"`{extra}`" in README for extra in listed)


def test_the_settings() -> None:
    """Those that the libraries and the package read, but for two that only their own programs set."""
    files = [*(ROOT / "native").rglob("*.cpp"), *(ROOT / "native").rglob("*.h"), *(ROOT / "src").rglob("*.py")]
    read = {
        name for file in files for name in re.findall(r'getenv\("(ACTGRAD_\w+)"\)', file.read_text(encoding="utf-8"))
    }
    shown = re.findall(r"^\| `(ACTGRAD_\w+)` \|", README, re.MULTILINE)
    assert {*shown} == read - {"ACTGRAD_STRICT_LOG", "ACTGRAD_TRIES_APART"}
