# SPDX-License-Identifier: Apache-2.0
"""The MLPs that are replaced: what their parts are called, and what takes their place."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from torch import nn

from actgrad.torch.clipped import SwiGLU
from actgrad.torch.modules import GeGLU
from actgrad.torch.patching.activations import gated_unit
from actgrad.torch.patching.exchange import with_rest_of
from actgrad.torch.patching.mlps import GatedDense, GatedMLP, PackedMLP, ScaledMLP
from actgrad.torch.patching.recognition import computes_as, forward_is_replaced, named


@dataclass(frozen=True)
class Layout:
    """The parts of an MLP of one kind, and what replaces it."""

    made: type[nn.Module]
    parts: tuple[str, ...]  # modules that are kept, in the order of the arguments of ``made``
    activation: str
    packed: bool = False  # gate and up are one tensor, the activated half first


OF_THREE = ("gate_proj", "up_proj", "down_proj")


# Classes of transformers, by folder. Any module with the same bytecode in its forward has the layout too.
LAYOUTS = {
    ("llama", "LlamaMLP"): Layout(GatedMLP, OF_THREE, "act_fn"),
    ("phi3", "Phi3MLP"): Layout(PackedMLP, ("gate_up_proj", "down_proj"), "activation_fn", packed=True),
    ("t5", "T5DenseGatedActDense"): Layout(GatedDense, ("wi_0", "wi_1", "wo", "dropout"), "act"),
    ("falcon_h1", "FalconH1MLP"): Layout(ScaledMLP, OF_THREE, "act_fn"),
}


# MLPs of three projections with clamps: the attribute with the limit.
CLIPPED_MLPS = {
    ("deepseek_v4", "DeepseekV4MLP"): "limit",
    ("glm5_next", "Glm5NextTextMLP"): "swiglu_limit",
}


# The units of diffusers, which activate the second half.
PROJECTIONS: dict[str, Callable[[], nn.Module]] = {"GEGLU": GeGLU, "SwiGLU": partial(SwiGLU, activate_left=False)}


def layout_of(module: nn.Module) -> Layout | None:
    """The layout of an MLP that has its parts and computes what its family does, or did before somebody changed it."""
    if named(module, CLIPPED_MLPS):
        return LAYOUTS["llama", "LlamaMLP"]
    if "transformers" not in sys.modules:
        return None
    for family, layout in LAYOUTS.items():
        if all(part in module._modules for part in layout.parts) and hasattr(module, layout.activation):
            if computes_as(module, family):
                return layout
            if type(module).__module__.startswith("transformers.") and forward_is_replaced(module):
                return layout  # the replaced forward is the reason to skip it
    return None


def mlp_in_place_of(mlp: nn.Module, layout: Layout) -> nn.Module:
    glu = gated_unit(mlp.get_submodule(layout.activation), layout.packed)
    if limit := named(mlp, CLIPPED_MLPS):
        glu = SwiGLU(limit=getattr(mlp, limit))
    assert glu is not None
    after = layout.made(*(mlp.get_submodule(part) for part in layout.parts), glu)
    return with_rest_of(mlp, after, layout.activation)


def unit_behind(module: nn.Module) -> Callable[[], nn.Module] | None:
    """How to make the unit behind the projection of one of diffusers' modules."""
    return PROJECTIONS.get(type(module).__name__) if type(module).__module__ == "diffusers.models.activations" else None
