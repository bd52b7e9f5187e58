# SPDX-License-Identifier: Apache-2.0
"""Mixtures of experts, of which the gate is replaced."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, nn

from actgrad.torch.clipped import SwiGLU
from actgrad.torch.patching.activations import gated_unit
from actgrad.torch.patching.recognition import computes_as, named


@dataclass(frozen=True)
class Gate:
    """The gate that experts of one kind have in ``_apply_gate``: the attributes with its numbers."""

    limit: str
    alpha: str = ""
    bias: float = 0.0
    interleaved: bool = False

    def unit(self, experts: nn.Module) -> SwiGLU:
        """The module that computes the same."""
        alpha = getattr(experts, self.alpha) if self.alpha else 1.0
        limit = getattr(experts, self.limit)
        return SwiGLU(alpha=alpha, limit=limit, bias=self.bias, interleaved=self.interleaved)


# Mixtures of experts with all weights in one tensor: only the gate is replaced.
EXPERTS = {
    ("gpt_oss", "GptOssExperts"): Gate("limit", "alpha", 1.0, interleaved=True),
    ("openai_privacy_filter", "OpenAIPrivacyFilterExperts"): Gate("limit", "alpha", 1.0),
    ("minimax_m3_vl", "MiniMaxM3VLExperts"): Gate("swiglu_limit", "swiglu_alpha", 1.0),
    ("deepseek_v4", "DeepseekV4Experts"): Gate("limit"),
    ("glm5_next", "Glm5NextTextExperts"): Gate("swiglu_limit"),
    ("hy_v4", "HYV4Experts"): Gate("swiglu_limit"),
}


GATE = "_apply_gate"


def has_gate(module: nn.Module) -> bool:
    return named(module, EXPERTS) is not None or _has_common_gate(module)


def _has_common_gate(module: nn.Module) -> bool:
    """Whether the module's experts have the gate that transformers gives to those without one of their own."""
    common = getattr(sys.modules.get("transformers.integrations.moe"), "_default_apply_gate", None)
    return common is not None and getattr(type(module), GATE, None) is common and getattr(module, "has_gate", False)


def _is_eager(experts: nn.Module) -> bool:
    return getattr(getattr(experts, "config", None), "_experts_implementation", None) in (None, "eager")


def runs_eagerly(module: nn.Module) -> bool:
    """Whether the experts run with their own forward, which does not call the common gate."""
    return _has_common_gate(module) and _is_eager(module)


def has_common_forward(module: nn.Module) -> bool:
    """Whether the experts' own forward is that of most mixtures: one expert after the other."""
    return _has_common_gate(module) and computes_as(module, ("mixtral", "MixtralExperts"))


def forward_of_experts(experts: nn.Module, hidden_states: Tensor, top_k_index: Tensor, top_k_weights: Tensor) -> Tensor:
    """What experts with the common forward compute, by their gate where they have it in their own lines."""
    if not _is_eager(experts):
        result: Tensor = type(experts).forward(experts, hidden_states, top_k_index, top_k_weights)
        return result
    own: Any = experts
    result = torch.zeros_like(hidden_states)
    for expert in top_k_index.unique().tolist():
        if expert == own.num_experts:  # the router's index for "no expert"
            continue
        place, token = torch.where(top_k_index.t() == expert)
        y = getattr(own, GATE)(nn.functional.linear(hidden_states[token], own.gate_up_proj[expert]))
        y = nn.functional.linear(y, own.down_proj[expert]) * top_k_weights[token, place, None]
        result.index_add_(0, token, y.to(result.dtype))
    return result


def unit_of_gate(experts: nn.Module) -> nn.Module:
    if (gate := named(experts, EXPERTS)) is not None:
        return gate.unit(experts)
    unit = gated_unit(experts.get_submodule("act_fn"), packed=True)
    assert unit is not None
    return unit
