# SPDX-License-Identifier: Apache-2.0
"""Trains every causal and masked language model of transformers under torch_npu, and prints the results.

    actgrad npu run tools/npu_architectures.py > docs/npu-architectures.md
    actgrad npu run tools/npu_architectures.py llama mixtral

A model is tried if transformers builds it from a small random configuration and trains it on the CPU. It takes three
steps of AdamW in float32 from the same weights on both devices, generates eight tokens if it is causal, and takes a
step in bfloat16 with eager attention.
"""

from __future__ import annotations

import copy
import sys
import warnings
from typing import Any, NamedTuple

import torch
import transformers
from transformers import AutoConfig, AutoModelForCausalLM, AutoModelForMaskedLM, AutoModelForSeq2SeqLM
from transformers.models.auto import modeling_auto

SMALL = {
    "hidden_size": 32, "d_model": 32, "n_embd": 32, "dim": 32, "embedding_size": 32, "intermediate_size": 64,
    "ffn_dim": 64, "d_ff": 64, "n_inner": 64, "d_inner": 64, "hidden_dim": 64, "encoder_ffn_dim": 64,
    "decoder_ffn_dim": 64, "moe_intermediate_size": 32, "shared_expert_intermediate_size": 32, "num_hidden_layers": 2,
    "n_layer": 2, "n_layers": 2, "num_layers": 2, "encoder_layers": 2, "decoder_layers": 2, "num_decoder_layers": 2,
    "num_attention_heads": 4, "n_head": 4, "n_heads": 4, "num_heads": 4, "encoder_attention_heads": 4,
    "decoder_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 8, "d_kv": 8, "attention_head_size": 8,
    "vocab_size": 128, "max_position_embeddings": 64, "n_positions": 64, "n_ctx": 64, "num_experts": 4,
    "num_local_experts": 4, "n_routed_experts": 4, "num_experts_per_tok": 2, "n_group": 1, "topk_group": 1,
    "first_k_dense_replace": 1, "q_lora_rank": 16, "kv_lora_rank": 16, "qk_rope_head_dim": 8, "qk_nope_head_dim": 8,
    "v_head_dim": 8, "type_vocab_size": 2, "sliding_window": 16, "rotary_dim": 8, "state_size": 8, "pad_token_id": 0,
    "bos_token_id": 1, "eos_token_id": 2, "decoder_start_token_id": 1, "hidden_dropout_prob": 0.0, "dropout": 0.0,
    "attention_probs_dropout_prob": 0.0, "attention_dropout": 0.0, "activation_dropout": 0.0, "resid_pdrop": 0.0,
    "embd_pdrop": 0.0, "attn_pdrop": 0.0, "dropout_rate": 0.0, "hidden_dropout": 0.0, "resid_dropout": 0.0,
    "embedding_dropout": 0.0, "classifier_dropout": 0.0, "layerdrop": 0.0, "encoder_layerdrop": 0.0,
    "decoder_layerdrop": 0.0, "router_jitter_noise": 0.0, "residual_dropout": 0.0, "dropout_p": 0.0,
}  # fmt: skip
"""What makes a configuration small and its training repeatable, by the names that configurations have."""

LARGEST = 5_000_000
"""Parameters; what stays larger has no small configuration by these names."""

STEPS = 3


class Outcome(NamedTuple):
    """The result of one architecture: the error of its losses relative to the CPU's, and a text if something failed."""

    name: str
    error: float | None
    problem: str
    generates: str
    bfloat16: str


def small_model(name: str, auto: Any) -> Any:
    """A model with a small configuration; third-party configurations may raise anything."""
    config = AutoConfig.for_model(name)
    for key, value in SMALL.items():
        if hasattr(config, key) and not isinstance(getattr(config, key), (list, dict)):
            setattr(config, key, value)
    if getattr(config, "layer_types", None):
        config.layer_types = config.layer_types[:2]
    torch.manual_seed(0)
    with torch.device("meta"):
        size = sum(parameter.numel() for parameter in auto.from_config(config).parameters())
    if size > LARGEST:
        raise ValueError(f"{size} parameters")
    return auto.from_config(config)


def losses(model: Any, device: str, *, steps: int = STEPS) -> list[float]:
    """The losses of AdamW's steps on one batch."""
    model.train()
    optimizer = torch.optim.AdamW(model.parameters(), 1e-3)
    ids = torch.randint(3, 128, (2, 12), generator=torch.Generator().manual_seed(1)).to(device)
    found = []
    for _ in range(steps):
        loss = model(input_ids=ids, labels=ids).loss
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        found.append(loss.item())
    return found


def generated(model: Any, device: str) -> list[int]:
    """Eight generated tokens."""
    model.eval()
    ids = torch.randint(3, 128, (1, 5), generator=torch.Generator().manual_seed(2)).to(device)
    mask = torch.ones_like(ids)
    tokens: list[int] = model.generate(ids, attention_mask=mask, max_new_tokens=8, do_sample=False)[0].tolist()
    return tokens


def words(problem: Exception) -> str:
    """The line of a problem that says what."""
    lines = [line.strip() for line in str(problem).splitlines() if line.strip()]
    ours = [line for line in lines if "actgrad" in line or line.startswith("aclnn")]
    return (ours or lines or [type(problem).__name__])[0][:120].replace("|", "/")


def attempt(name: str, auto: Any, *, causal: bool) -> Outcome | None:
    """Tries one architecture; None if the CPU cannot train it either."""
    try:
        model = small_model(name, auto)
        start = copy.deepcopy(model)
        truth = losses(copy.deepcopy(model), "cpu")
        if not all(map(torch.isfinite, map(torch.tensor, truth))):
            return None
    except Exception:
        return None
    error, problem = None, ""
    try:
        found = losses(copy.deepcopy(start).npu(), "npu")
        error = max(abs(a - b) / abs(b) for a, b in zip(found, truth, strict=True))
    except Exception as raised:
        problem = words(raised)
    generates = "-"
    if causal:
        try:
            expected = generated(copy.deepcopy(start), "cpu")
        except Exception:
            expected = None
        if expected is not None:
            try:
                same = generated(copy.deepcopy(start).npu(), "npu") == expected
                generates = "yes" if same else "other tokens"
            except Exception as raised:
                generates = words(raised)
    return Outcome(name, error, problem, generates, in_bfloat16(start))


def in_bfloat16(model: Any) -> str:
    """Whether a step works; "-" if it does not work on the CPU either."""
    try:
        eager = copy.deepcopy(model)
        eager.set_attn_implementation("eager")
        finite = torch.tensor(losses(eager.bfloat16().npu(), "npu", steps=1)).isfinite().all()
        return "yes" if finite else "not finite"
    except Exception as raised:
        problem = words(raised)
    try:
        eager = copy.deepcopy(model)
        eager.set_attn_implementation("eager")
        losses(eager.bfloat16(), "cpu", steps=1)
    except Exception:
        return "-"
    return problem


def architectures() -> dict[str, tuple[Any, bool]]:
    """Names and how they are built; the first way of several."""
    found: dict[str, tuple[Any, bool]] = {}
    for names, auto, causal in (
        (modeling_auto.MODEL_FOR_CAUSAL_LM_MAPPING_NAMES, AutoModelForCausalLM, True),
        (modeling_auto.MODEL_FOR_SEQ_TO_SEQ_CAUSAL_LM_MAPPING_NAMES, AutoModelForSeq2SeqLM, True),
        (modeling_auto.MODEL_FOR_MASKED_LM_MAPPING_NAMES, AutoModelForMaskedLM, False),
    ):
        for name in names:
            found.setdefault(name, (auto, causal))
    return found


def table(outcomes: list[Outcome]) -> str:
    """The page with the results."""
    trained = sum(outcome.error is not None and outcome.error <= 1e-6 for outcome in outcomes)
    generating = [outcome for outcome in outcomes if outcome.generates != "-"]
    same = sum(outcome.generates == "yes" for outcome in generating)
    halved = [outcome for outcome in outcomes if outcome.bfloat16 != "-"]
    rows = "\n".join(
        f"| {o.name} | {o.problem if o.error is None else f'{o.error:.1e}'} | {o.generates} | {o.bfloat16} |"
        for o in outcomes
    )
    return f"""\
<!-- Printed by `actgrad npu run tools/npu_architectures.py`. -->

# Architectures of transformers under torch_npu

The language models of transformers {transformers.__version__} that can be built from a small random configuration and
trained on the CPU. Each takes three AdamW steps in float32 and generates eight tokens on `npu` and on the CPU, from the
same weights, and takes one step in bfloat16 with eager attention.

- {trained} of {len(outcomes)} have the CPU's losses within a relative 1e-6.
- {same} of the {len(generating)} that generate on the CPU generate the same tokens.
- {sum(o.bfloat16 == "yes" for o in halved)} of the {len(halved)} that train in bfloat16 on the CPU do so on `npu`.

| architecture | largest relative difference of a loss | same tokens | bfloat16 |
|---|---|---|---|
{rows}
"""


def main(chosen: list[str]) -> None:
    """Prints the page."""
    warnings.simplefilter("ignore")
    transformers.logging.set_verbosity_error()  # type: ignore[no-untyped-call]
    outcomes = []
    for name, (auto, causal) in sorted(architectures().items()):
        if chosen and name not in chosen:
            continue
        outcome = attempt(name, auto, causal=causal)
        print(outcome or f"{name}: not on the CPU either", file=sys.stderr, flush=True)
        if outcome:
            outcomes.append(outcome)
    print(table(outcomes))


if __name__ == "__main__":
    main(sys.argv[1:])
