# SPDX-License-Identifier: Apache-2.0
"""Trains models of images, videos, speech, several modalities and diffusion under torch_npu, and prints the results.

    actgrad npu run tools/npu_models.py > docs/npu-models.md
    actgrad npu run tools/npu_models.py --keep results.jsonl torchvision timm

A model is tried if it is built small, with random weights, and the CPU trains it. tools/npu_families.py has the models,
tools/npu_comparison.py what is compared. With ``--keep``, a file holds the results, and a run that was interrupted
continues. torchvision and timm are tried if they are installed.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import importlib.util
import json
import sys
import warnings
from contextlib import redirect_stdout
from pathlib import Path

from npu_comparison import CLOSE, SENSITIVE, STEPS, Outcome, attempt
from npu_families import FAMILIES, LARGEST


def page(outcomes: list[Outcome]) -> str:
    """The page with the results."""
    sections, rows, agreed = [], [], sum(outcome.agrees for outcome in outcomes)
    for family in FAMILIES:
        tried = [outcome for outcome in outcomes if outcome.family == family]
        if not tried:
            continue
        agreeing = sorted(outcome.name for outcome in tried if outcome.agrees)
        version = importlib.metadata.version(family)
        rows.append(f"| {family} {version} | {len(agreeing)} | {len(tried)} |")
        sections.append(f"- {family}: {', '.join(agreeing)}.")
    others = "\n".join(
        f"| {o.family} | {o.name} | {o.problem or f'{o.difference:.0e}, and {o.change:.0e} by the last bits'} |"
        for o in outcomes
        if not o.agrees
    )
    differing = f"""
## The others

| family | model | largest relative difference |
|---|---|---|
{others}
"""
    return f"""\
<!-- Printed by `actgrad npu run tools/npu_models.py`. -->

# Models under torch_npu

Models of images, videos, speech, several modalities and diffusion that can be built small, with random weights, and
trained on the CPU. Each takes {STEPS} steps of AdamW in float32 on `npu` and on the CPU, from the same weights and with
the same random numbers, without dropout, and with GELU's tanh form, which is torch_npu's only one. A model agrees if
its losses and its first gradient are the CPU's within a relative {CLOSE:.0e}, or within {SENSITIVE} times what they
change on the CPU when the last bit of every weight changes. Models are not tried that the tool finds no inputs or no
small configuration for: up to {LARGEST / 1e6:.0f} million parameters, more for torchvision's detection and
segmentation.

{agreed} of {len(outcomes)} models agree.

| family | agree | tried |
|---|---:|---:|
{chr(10).join(rows)}
{differing if others else ""}
## Those that agree

{chr(10).join(sections)}
"""


def kept(file: Path | None) -> list[Outcome]:
    if file is None or not file.exists():
        return []
    return [Outcome(**json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]


def main() -> None:
    """Prints the page."""
    parser = argparse.ArgumentParser(description="Train models under torch_npu.")
    parser.add_argument("--keep", type=Path, help="the file of results, where an interrupted run continues")
    parser.add_argument("families", nargs="*", help=f"of {', '.join(FAMILIES)}; all if none is given")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    outcomes = kept(options.keep)
    done = {(outcome.family, outcome.name) for outcome in outcomes}
    for family in options.families or FAMILIES:
        if importlib.util.find_spec(family) is None:
            print(f"{family} is not installed", file=sys.stderr)
            continue
        for name, build in FAMILIES[family]():
            if (family, name) in done:
                continue
            with redirect_stdout(sys.stderr):  # a few libraries print
                outcome = attempt(family, name, build)
            print(outcome or f"{family} {name}: not on the CPU either", file=sys.stderr, flush=True)
            if outcome:
                outcomes.append(outcome)
                if options.keep:
                    with options.keep.open("a", encoding="utf-8") as file:
                        print(json.dumps(outcome._asdict()), file=file)
    print(page(outcomes))


if __name__ == "__main__":
    main()
