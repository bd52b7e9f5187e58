# SPDX-License-Identifier: Apache-2.0
"""Putting the operators into a model that exists: activations and the gated MLPs of Hugging Face transformers."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from torch import Tensor, nn

from actgrad.torch.modules import ELEMENT_WISE, GeGLU, SiLU, SwiGLU


def _namesakes() -> Iterator[tuple[type[nn.Module], type[nn.Module]]]:
    """PyTorch's modules of the same names, as far as ours have all of their attributes."""
    for ours in ELEMENT_WISE:
        theirs = getattr(nn, ours.__name__, None)
        if theirs is not None and inspect.signature(ours).parameters.keys() >= {*getattr(theirs, "__constants__", ())}:
            yield theirs, ours


ACTIVATIONS: dict[type[nn.Module], type[nn.Module]] = dict(_namesakes())

# Families whose MLP is down_proj(activation(gate_proj(x)) * up_proj(x)): folder in transformers.models → class.
GATED_MLPS = {
    "llama": "LlamaMLP",
    "mistral": "MistralMLP",
    "qwen2": "Qwen2MLP",
    "qwen3": "Qwen3MLP",
    "gemma": "GemmaMLP",
    "gemma2": "Gemma2MLP",
    "gemma3": "Gemma3MLP",
    "granite": "GraniteMLP",
    "olmo": "OlmoMLP",
    "olmo2": "Olmo2MLP",
    "smollm3": "SmolLM3MLP",
    "stablelm": "StableLmMLP",
    "cohere": "CohereMLP",
}


class GatedMLP(nn.Module):
    """``down_proj(glu(gate_proj(x), up_proj(x)))``, with the names that Hugging Face models give to the three."""

    def __init__(self, gate_proj: nn.Module, up_proj: nn.Module, down_proj: nn.Module, glu: nn.Module) -> None:
        super().__init__()
        self.gate_proj = gate_proj
        self.up_proj = up_proj
        self.down_proj = down_proj
        self.glu = glu

    def forward(self, x: Tensor) -> Tensor:
        return self.down_proj(self.glu(self.gate_proj(x), self.up_proj(x)))


@dataclass(frozen=True)
class Replacement:
    """One module that was replaced: where, and what by what."""

    path: str
    before: nn.Module
    after: nn.Module
    parent: nn.Module = field(repr=False)

    def __str__(self) -> str:
        after = type(self.after.glu if isinstance(self.after, GatedMLP) else self.after).__name__
        return f"{self.path}: {type(self.before).__name__} → {after}"


@dataclass(frozen=True)
class Skipped:
    """One module that could have been replaced but was not: where, and why."""

    path: str
    module: nn.Module
    reason: str

    def __str__(self) -> str:
        return f"{self.path}: {type(self.module).__name__} left as it is: {self.reason}"


@dataclass
class Patch:
    """What ``patch`` did. ``print`` it for a list; ``undo()`` puts the modules back."""

    replaced: list[Replacement] = field(default_factory=list)
    skipped: list[Skipped] = field(default_factory=list)

    def undo(self) -> None:
        """Puts the replaced modules back where they were; those of an MLP's projections that changed meanwhile stay.

        Raises:
            RuntimeError: somebody else has replaced one of our modules since. Nothing is changed then.
        """
        for replacement in self.replaced:
            if _child(replacement) is not replacement.after:
                raise RuntimeError(f"{replacement.path} is no longer the module that patch put there; undo that first")
        for replacement in self.replaced:
            before, after = replacement.before, replacement.after
            if isinstance(after, GatedMLP):
                for name in ("gate_proj", "up_proj", "down_proj"):
                    setattr(before, name, getattr(after, name))
            before.train(after.training)
            _put(replacement.parent, replacement.path, before)
        self.replaced.clear()

    def __str__(self) -> str:
        lines = [f"replaced {len(self.replaced)}, skipped {len(self.skipped)}"]
        return "\n".join([*lines, *(f"  {entry}" for entry in [*self.replaced, *self.skipped])])


def patch(model: nn.Module) -> Patch:
    """Replaces activations and gated MLPs inside ``model``, in place, by the operators of this package.

    These are replaced: PyTorch's activation modules that have a namesake in ``actgrad.torch``, and the MLPs of Hugging
    Face's Llama, Mistral, Qwen2, Qwen3, Gemma, Gemma 2, Gemma 3, Granite, OLMo, OLMo 2, SmolLM3, StableLM and Cohere.
    Parameters, their names, the ``state_dict`` and the MLP's other attributes stay the same.

    Args:
        model: any module; none of its parameters is touched.

    Returns:
        what was replaced, and what was left and why: modules with hooks, or whose forward somebody else replaced, which
        a new module would not have; MLPs with such an activation, or another one.
    """
    result = Patch()
    if _new_module(model) is not None:
        result.skipped.append(
            Skipped("(the model)", model, "it is the model itself; a part of a model can be replaced")
        )
        return result
    _visit(model, "", result, {})
    return result


def _visit(parent: nn.Module, prefix: str, result: Patch, known: dict[nn.Module, nn.Module]) -> None:
    for name, child in list(parent._modules.items()):
        if child is None:
            continue
        path = f"{prefix}{name}"
        if child not in known and (make := _new_module(child)) is not None:
            if reason := _reason_to_skip(child):
                result.skipped.append(Skipped(path, child, reason))
                continue
            known[child] = make().train(child.training)
        after = known.get(child, child)
        if after is not child:
            _put(parent, path, after)
            result.replaced.append(Replacement(path, child, after, parent))
        _visit(after, f"{path}.", result, known)


def _new_module(module: nn.Module) -> Callable[[], nn.Module] | None:
    """How to make what replaces ``module``; None for modules that are none of ours."""
    for theirs, ours in ACTIVATIONS.items():
        if isinstance(module, theirs):
            attributes = inspect.signature(ours).parameters.keys() & vars(module).keys()
            return partial(ours, **{name: getattr(module, name) for name in attributes})
    if _is_from(module, "transformers.activations", "SiLUActivation"):
        return SiLU
    if any(_is_from(module, f"transformers.models.{f}.modeling_{f}", mlp) for f, mlp in GATED_MLPS.items()):
        return lambda: _gated_mlp(module)
    return None


def _reason_to_skip(module: nn.Module) -> str:
    if reason := _changed_by_others(module):
        return f"its {reason}"
    if type(module) in ACTIVATIONS or type(module).__module__.startswith("transformers."):
        activation = getattr(module, "act_fn", None)
        if activation is None:
            return ""
        if not isinstance(activation, nn.Module):
            return f"its act_fn is a {type(activation).__name__}, which is no module"
        if reason := _changed_by_others(activation):
            return f"its act_fn's {reason}"
        return f"its activation is {type(activation).__name__}" if _glu(activation) is None else ""
    return f"it is a {type(module).__name__}, which may compute something else"


def _changed_by_others(module: nn.Module) -> str:
    """What somebody else did to the module or its class that a new module would not have."""
    own: Any = vars(type(module)).get("forward")
    of_another_file = own is not None and getattr(own, "__module__", "") != type(module).__module__
    if "forward" in vars(module) or of_another_file:
        return "forward was replaced already"
    hooks = [name for name in vars(module) if name.endswith("_hooks") and "state_dict" not in name]
    return "hooks would be lost" if any(vars(module)[name] for name in hooks) else ""


def _gated_mlp(mlp: nn.Module) -> GatedMLP:
    glu = _glu(mlp.get_submodule("act_fn"))
    assert glu is not None
    gate, up, down = (mlp.get_submodule(f"{name}_proj") for name in ("gate", "up", "down"))
    after = GatedMLP(gate, up, down, glu)
    for name, value in vars(mlp).items():
        if name not in vars(after):  # such as config and hidden_size
            setattr(after, name, value)
    return after


def _glu(activation: nn.Module) -> nn.Module | None:
    """The gated unit with this activation, if we have it."""
    if type(activation) is nn.SiLU or _is_from(activation, "transformers.activations", "SiLUActivation"):
        return SwiGLU()
    if type(activation) is nn.GELU:
        return GeGLU(approximate="tanh" if activation.approximate == "tanh" else "none")
    if _is_from(activation, "transformers.activations", "GELUTanh"):
        return GeGLU(approximate="tanh")
    if _is_from(activation, "transformers.activations", "GELUActivation"):
        return GeGLU()
    return None


def _is_from(module: nn.Module, file: str, name: str) -> bool:
    """Whether ``module`` is of exactly this class; looked up by name, so that nothing has to be imported."""
    return type(module).__module__ == file and type(module).__name__ == name


def _child(replacement: Replacement) -> nn.Module | None:
    return replacement.parent._modules.get(replacement.path.rpartition(".")[2])


def _put(parent: nn.Module, path: str, module: nn.Module) -> None:
    parent._modules[path.rpartition(".")[2]] = module
