# SPDX-License-Identifier: Apache-2.0
"""The pictures of activations are current, and the pages show them."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from actgrad.operators import DOCUMENTED
from codegen.pages import pictured

pytestmark = [pytest.mark.checkout, pytest.mark.torch]
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("draw_activations", ROOT / "tools" / "draw_activations.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_picture_is_of_the_present_code(tool: ModuleType) -> None:
    record = json.loads(tool.DATA.read_text())
    assert tool.stale(record) == [], "make pictures"
    assert {file.stem for file in tool.PICTURES.iterdir()} == set(record) == set(tool.activations())
    for name, row in record.items():
        drawn = (tool.PICTURES / f"{name}.svg").read_text()
        assert drawn == tool.picture(tool.activations()[name], row)
        assert len(drawn) < 40_000


def test_every_activation_can_be_measured(tool: ModuleType) -> None:
    """Functions take their attributes as the tool gives them."""
    import torch

    x = torch.tensor([-1.0, 0.5])
    for activation in tool.activations().values():
        assert tool._own(activation)(x, *tool.defaults(activation)).shape == x.shape


def test_other_code_makes_a_picture_stale(tool: ModuleType) -> None:
    record = json.loads(tool.DATA.read_text())
    record["mish"]["code"][1] = "of another derivative"
    del record["tanh"]
    assert tool.stale(record) == ["mish", "tanh"]


def test_pages_show_their_activations() -> None:
    shown = {operator.snake: [of.name for of in pictured(operator, DOCUMENTED)] for operator in DOCUMENTED}
    assert shown["inplace_celu"] == ["celu"]
    assert shown["tanh_backward"] == ["tanh"]
    assert shown["ge_glu"] == ["gelu", "gelu_tanh"]
    for page, names in shown.items():
        text = (ROOT / "docs" / "operators" / f"{page}.md").read_text()
        assert text.count("](../pictures/") == len(names)
        for name in names:
            assert f"](../pictures/{name}.svg)" in text


def test_what_was_measured_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each function and each model of the data, with its share."""
    monkeypatch.syspath_prepend(ROOT / "tools")
    measured = importlib.import_module("draw_measured")
    errors, memory = measured.ERRORS.read_text(), measured.MEMORY.read_text()
    assert len(measured.errors()) > 20
    assert all(f">{name}<" in errors for name in measured.errors())
    assert len(measured.saved()) > 20
    for model, (before, after) in measured.saved().items():
        assert f">{model}<" in memory
        assert f">{100 * after / before:.0f} %<" in memory
