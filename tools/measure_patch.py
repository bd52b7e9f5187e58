#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Trains a tiny model of each family twice, unpatched and patched, and writes the table in docs/torch-models.md.

    python tools/measure_patch.py [family...]    prints these families' rows; without names, writes all to the page

What a model saves for its backward pass is the bytes of all tensors that autograd keeps, each storage once, without the
parameters.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
import transformers
from diffusers.models.attention import FeedForward
from torch import Tensor, nn

from actgrad.torch import patch

PAGE = Path(__file__).resolve().parents[1] / "docs" / "torch-models.md"
HEAD = """\
| model | replaced | loss, as it is | loss, patched | saved, as it is | saved, patched |
|---|---|---|---|---|---|
"""
STEPS = 5

SIZES = {
    "vocab_size": 256,
    "hidden_size": 64,
    "intermediate_size": 256,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "head_dim": 16,
    "pad_token_id": 0,
}
EXPERTS = {
    **dict.fromkeys(("num_experts", "num_local_experts", "n_routed_experts"), 4),
    **dict.fromkeys(("moe_intermediate_size", "shared_expert_intermediate_size"), 128),
    **dict.fromkeys(("num_experts_per_tok",), 2),
}
LATENT = {
    **EXPERTS,
    **{"first_k_dense_replace": 1, "n_group": 1, "topk_group": 1, "q_lora_rank": 32, "kv_lora_rank": 32},
    **{"qk_rope_head_dim": 8, "qk_nope_head_dim": 8, "v_head_dim": 16, "head_dim": 8, "num_key_value_heads": 4},
}
FAMILIES = (
    *("Llama", "Mistral", "Qwen2", "Qwen3", "Gemma", "Gemma2", "Granite", "Olmo", "Olmo2", "SmolLM3", "StableLm"),
    *("Cohere", "Phi3", "Glm", "Glm4", "FalconH1", "Mixtral", "Qwen2Moe", "Qwen3Moe", "GptOss"),
    *("DeepseekV2", "DeepseekV3", "Glm4Moe"),
)
# Options of a configuration other than sizes.
OWN: dict[str, dict[str, Any]] = {
    "FalconH1": {"mamba_d_ssm": 64, "mamba_n_heads": 4, "mamba_d_head": 16, "mlp_multipliers": [0.7, 1.3]},
    "Mixtral": EXPERTS,
    "Qwen2Moe": EXPERTS,
    "Qwen3Moe": EXPERTS,
    "GptOss": EXPERTS,
    "DeepseekV2": LATENT,
    "DeepseekV3": LATENT,
    "Glm4Moe": LATENT,
}

Loss = Callable[[], Tensor]


def language_model(family: str) -> tuple[nn.Module, Loss]:
    """A model that predicts the next token, and its loss on the same tokens each time."""
    config = getattr(transformers, f"{family}Config")(**SIZES | OWN.get(family, {}))
    model = getattr(transformers, f"{family}ForCausalLM")(config)
    tokens = torch.randint(1, 256, (4, 64))
    return model, lambda: model(input_ids=tokens, labels=tokens).loss


def t5() -> tuple[nn.Module, Loss]:
    """T5 v1.1, whose units are gated."""
    sizes = {"vocab_size": 256, "d_model": 64, "d_kv": 16, "d_ff": 256, "num_layers": 2, "num_heads": 4}
    config = transformers.T5Config(**sizes, feed_forward_proj="gated-gelu", dropout_rate=0.0, decoder_start_token_id=0)
    model = transformers.T5ForConditionalGeneration(config)
    tokens = torch.randint(1, 256, (4, 64))
    return model, lambda: model(input_ids=tokens, labels=tokens).loss


def feed_forward(unit: str) -> tuple[nn.Module, Loss]:
    """A feed-forward layer of diffusers."""
    layer, x = FeedForward(64, activation_fn=unit), torch.randn(4, 64, 64)
    return layer, lambda: (layer(x) - x).square().mean()


MODELS: dict[str, Callable[[], tuple[nn.Module, Loss]]] = {
    **{family: (lambda family=family: language_model(family)) for family in FAMILIES},
    "T5 v1.1": t5,
    "diffusers' GEGLU": lambda: feed_forward("geglu"),
    "diffusers' SwiGLU": lambda: feed_forward("swiglu"),
}


def saved_bytes(model: nn.Module, loss: Loss) -> int:
    """The bytes that autograd saves in one forward pass."""
    parameters = {parameter.untyped_storage().data_ptr() for parameter in model.parameters()}
    kept: dict[int, int] = {}
    tensors = []  # alive until the end, so that no memory is counted as another's

    def keep(tensor: Tensor) -> Tensor:
        storage = tensor.untyped_storage()
        if storage.data_ptr() not in parameters:
            kept[storage.data_ptr()] = storage.nbytes()
        tensors.append(tensor)
        return tensor

    with torch.autograd.graph.saved_tensors_hooks(keep, lambda tensor: tensor):
        tensors.append(loss())
    return sum(kept.values())


def measured(make: Callable[[], tuple[nn.Module, Loss]], patched: bool) -> tuple[str, float, int]:
    """What was replaced, the loss after some steps, and the bytes saved in the first one."""
    torch.manual_seed(0)
    model, loss = make()
    replaced = sorted({str(entry).partition(": ")[2] for entry in patch(model).replaced}) if patched else []
    size = saved_bytes(model, loss)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for _ in range(STEPS):
        optimizer.zero_grad()
        loss().backward()
        optimizer.step()
    return ", ".join(replaced).replace("actgrad.torch.", ""), loss().item(), size


def row(name: str) -> str:
    """A row of the table."""
    _, loss, size = measured(MODELS[name], patched=False)
    replaced, patched_loss, patched_size = measured(MODELS[name], patched=True)
    sizes = f"{size / 1024:.0f} KiB | {patched_size / 1024:.0f} KiB ({patched_size / size:.2f})"
    return f"| {name} | {replaced} | {loss:.4f} | {patched_loss:.4f} | {sizes} |\n"


def main() -> None:
    transformers.utils.logging.set_verbosity_error()
    names = sys.argv[1:]
    rows = "".join(row(name) for name in names or MODELS)
    if names:
        print(rows, end="")
        return
    text = PAGE.read_text(encoding="utf-8")
    start = text.index(HEAD) + len(HEAD)
    rest = re.sub(r"\A(\|.*\n)*", "", text[start:])
    PAGE.write_text(text[:start] + rows + rest, encoding="utf-8")


if __name__ == "__main__":
    main()
