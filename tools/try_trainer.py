# SPDX-License-Identifier: Apache-2.0
"""Trains small models with transformers' Trainer on the CPU and under torch_npu, and compares the losses.

    PYTHONPATH=.venv/torch_npu python tools/try_trainer.py

It needs transformers and accelerate. Each run evaluates, saves and clips gradients.
"""

from __future__ import annotations

import importlib.metadata
import json
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path
from typing import Any

RUNS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "Llama, float32": ("llama", 1, {}),
    "Llama, bfloat16": ("llama", 1, {"bf16": True}),
    "Llama, float16": ("llama", 1, {"fp16": True}),
    "Llama, checkpointed, Adafactor": ("llama", 1, {"gradient_checkpointing": True, "optim": "adafactor"}),
    "Llama, accumulated gradients": ("llama", 1, {"gradient_accumulation_steps": 2, "lr_scheduler_type": "cosine"}),
    "BERT, bfloat16": ("bert", 1, {"bf16": True}),
    "Llama, two processes": ("llama", 2, {}),
}
"""Title, model, processes, and settings of the training. On the CPU, Trainer ignores float16."""

TOLERANCES = {"bf16": 4e-3, "fp16": 1e-3}
STEPS, WORDS, LENGTH, CLASSES = 24, 64, 32, 5
LOSSES = "losses: "


def model(name: str) -> Any:
    """A small model with random weights, without dropout."""
    import transformers

    sizes = {"hidden_size": 64, "intermediate_size": 128, "num_hidden_layers": 2, "num_attention_heads": 4}
    if name == "llama":
        return transformers.LlamaForCausalLM(
            transformers.LlamaConfig(vocab_size=WORDS, num_key_value_heads=2, max_position_embeddings=64, **sizes)
        )
    silent = {"hidden_dropout_prob": 0.0, "attention_probs_dropout_prob": 0.0}
    config = transformers.BertConfig(vocab_size=WORDS, num_labels=CLASSES, **silent, **sizes)
    return transformers.BertForSequenceClassification(config)


def example(name: str, number: int) -> dict[str, Any]:
    """A sequence with a stride, which is to be continued or recognised."""
    import torch

    ids = (torch.arange(LENGTH) * (1 + number % CLASSES) + number) % WORDS
    return {"input_ids": ids, "labels": ids if name == "llama" else torch.tensor(number % CLASSES)}


def train(title: str, device: str, folder: str) -> None:
    """Trains in this process, and prints the losses."""
    warnings.simplefilter("ignore")
    from transformers import Trainer, TrainingArguments, set_seed

    set_seed(0)
    name, _, settings = RUNS[title]
    arguments = TrainingArguments(
        folder, max_steps=STEPS, per_device_train_batch_size=4, learning_rate=3e-3, logging_steps=4, save_steps=12,
        eval_strategy="steps", eval_steps=12, report_to=[], use_cpu=device == "cpu", disable_tqdm=True,
        ddp_find_unused_parameters=False, **{"optim": "adamw_torch", **settings},
    )  # fmt: skip
    examples = [example(name, number) for number in range(64)]
    trainer = Trainer(model(name), arguments, train_dataset=examples, eval_dataset=examples[:8])
    trainer.train()
    assert trainer.model.device.type == device, trainer.model.device
    if trainer.is_world_process_zero():
        found = [entry.get("loss", entry.get("eval_loss")) for entry in trainer.state.log_history]
        print(LOSSES + json.dumps([loss for loss in found if loss is not None]))


def losses(title: str, device: str) -> list[float]:
    """The losses of a run in processes of its own."""
    count = RUNS[title][1]
    start = ["-m", "torch.distributed.run", "--nproc_per_node", str(count)] if count > 1 else []
    launcher = [sys.executable, "-m", "actgrad.cli", "npu", "run"]
    with tempfile.TemporaryDirectory() as folder:
        words = [*launcher, *start, str(Path(__file__)), title, device, folder]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
    lines = [line.partition(LOSSES)[2] for line in done.stdout.splitlines() if LOSSES in line]
    if done.returncode or not lines:
        raise RuntimeError(f"{title} on {device} failed:\n{done.stdout[-2000:]}{done.stderr[-4000:]}")
    return [float(loss) for loss in json.loads(lines[-1])]


def main() -> int:
    """Prints a line for each run, and returns 1 if losses differ too much."""
    if len(sys.argv) > 1:
        train(*sys.argv[1:])
        return 0
    print(", ".join(f"{name} {importlib.metadata.version(name)}" for name in ("transformers", "accelerate", "torch")))
    worst = 0
    for title, (_, _, settings) in RUNS.items():
        pairs = list(zip(losses(title, "cpu"), losses(title, "npu"), strict=True))
        difference = max(abs(found / true - 1) for true, found in pairs)
        limit = next((limit for dtype, limit in TOLERANCES.items() if dtype in settings), 1e-6)
        worst |= difference > limit
        print(f"{title}: {pairs[0][0]:.4f} to {pairs[-1][0]:.4f}, within {difference:.1e}", flush=True)
    return worst


if __name__ == "__main__":
    sys.exit(main())
