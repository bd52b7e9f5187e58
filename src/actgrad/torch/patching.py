# SPDX-License-Identifier: Apache-2.0
"""Putting the operators into a model that exists: activations and the gated MLPs of Hugging Face transformers."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from torch import Tensor, nn
from torch._jit_internal import is_scripting

from actgrad.torch.clipped import SwiGLU
from actgrad.torch.modules import ELEMENT_WISE, GeGLU, SiLU


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

# The same with clamps: where the limit stands.
CLIPPED_MLPS = {
    ("deepseek_v4", "DeepseekV4MLP"): "limit",
    ("glm5_next", "Glm5NextTextMLP"): "swiglu_limit",
}


@dataclass(frozen=True)
class Gate:
    """What the experts of a family do between their projections, in ``_apply_gate``: where the numbers stand."""

    limit: str
    alpha: str = ""
    bias: float = 0.0
    interleaved: bool = False

    def unit(self, experts: nn.Module) -> SwiGLU:
        """The unit that computes the same."""
        alpha = getattr(experts, self.alpha) if self.alpha else 1.0
        limit = getattr(experts, self.limit)
        return SwiGLU(alpha=alpha, limit=limit, bias=self.bias, interleaved=self.interleaved)


# Mixtures of experts whose weights lie in one tensor: the gate alone is replaced, all else stays.
EXPERTS = {
    ("gpt_oss", "GptOssExperts"): Gate("limit", "alpha", 1.0, interleaved=True),
    ("openai_privacy_filter", "OpenAIPrivacyFilterExperts"): Gate("limit", "alpha", 1.0),
    ("minimax_m3_vl", "MiniMaxM3VLExperts"): Gate("swiglu_limit", "swiglu_alpha", 1.0),
    ("deepseek_v4", "DeepseekV4Experts"): Gate("limit"),
    ("glm5_next", "Glm5NextTextExperts"): Gate("swiglu_limit"),
    ("hy_v4", "HYV4Experts"): Gate("swiglu_limit"),
}
GATE = "_apply_gate"


class GatedMLP(nn.Module):
    """``down_proj(glu(gate_proj(x), up_proj(x)))``, with the names that Hugging Face models give to the three.

    ``glu`` is SwiGLU with the given numbers where it is None (see ``actgrad.torch.swiglu``). Without ``up_proj`` the
    result of ``gate_proj`` has both halves, side by side or ``interleaved``. ``row_weight`` multiplies what goes into
    ``down_proj``: a router's weights of tokens, where that has no bias.

    Raises:
        ValueError: ``glu`` beside options of the SwiGLU that it replaces, or ``interleaved`` of two projections.
    """

    def __init__(
        self,
        gate_proj: nn.Module,
        up_proj: nn.Module | None,
        down_proj: nn.Module,
        glu: nn.Module | None = None,
        *,
        alpha: float = 1.0,
        limit: float | None = None,
        bias: float = 0.0,
        interleaved: bool = False,
    ) -> None:
        super().__init__()
        if glu is not None and (alpha != 1 or limit is not None or bias != 0 or interleaved):
            raise ValueError("GatedMLP: glu or its options can be given, not both")
        if interleaved and up_proj is not None:
            raise ValueError("GatedMLP: interleaved halves are those of one projection; up_proj has to be None")
        self.gate_proj = gate_proj
        self.up_proj = up_proj
        self.down_proj = down_proj
        self.glu = SwiGLU(alpha=alpha, limit=limit, bias=bias, interleaved=interleaved) if glu is None else glu

    def forward(self, x: Tensor, row_weight: Tensor | None = None) -> Tensor:
        if is_scripting():  # what TorchScript compiles, which knows no arguments that not all units have
            if row_weight is not None:
                raise ValueError("GatedMLP: TorchScript knows no row_weight")
            if self.up_proj is None:
                return self.down_proj(self.glu(self.gate_proj(x)))
            return self.down_proj(self.glu(self.gate_proj(x), self.up_proj(x)))
        else:
            given = (self.gate_proj(x),) if self.up_proj is None else (self.gate_proj(x), self.up_proj(x))
            weighted = {} if row_weight is None else {"row_weight": row_weight}
            return self.down_proj(self.glu(*given, **weighted))


@dataclass(frozen=True)
class Replacement:
    """One module that was replaced: where, and what by what."""

    path: str
    before: nn.Module
    after: nn.Module
    parent: nn.Module = field(repr=False)

    @property
    def is_there(self) -> bool:
        """Whether nobody has replaced what was put there."""
        return self.parent._modules.get(self.path.rpartition(".")[2]) is self.after

    def put_back(self) -> None:
        """Puts the module back; those of an MLP's projections that changed meanwhile stay."""
        if isinstance(self.after, GatedMLP):
            for name in ("gate_proj", "up_proj", "down_proj"):
                setattr(self.before, name, getattr(self.after, name))
        self.before.train(self.after.training)
        _put(self.parent, self.path, self.before)

    def __str__(self) -> str:
        after = type(self.after.glu if isinstance(self.after, GatedMLP) else self.after).__name__
        return f"{self.path}: {type(self.before).__name__} → {after}"


@dataclass(frozen=True)
class GateReplacement(Replacement):
    """The gate of one mixture of experts, ``before``, that ``after`` computes now."""

    @property
    def is_there(self) -> bool:
        return vars(self.before).get(GATE) is self.after

    def put_back(self) -> None:
        del vars(self.before)[GATE]


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
            if not replacement.is_there:
                raise RuntimeError(f"{replacement.path} is no longer the module that patch put there; undo that first")
        for replacement in self.replaced:
            replacement.put_back()
        self.replaced.clear()

    def __str__(self) -> str:
        lines = [f"replaced {len(self.replaced)}, skipped {len(self.skipped)}"]
        return "\n".join([*lines, *(f"  {entry}" for entry in [*self.replaced, *self.skipped])])


def patch(model: nn.Module) -> Patch:
    """Replaces activations and gated MLPs inside ``model``, in place, by the operators of this package.

    These are replaced: PyTorch's activation modules that have a namesake in ``actgrad.torch``, and the MLPs of Hugging
    Face's Llama, Mistral, Qwen2, Qwen3, Gemma, Gemma 2, Gemma 3, Granite, OLMo, OLMo 2, SmolLM3, StableLM and Cohere;
    those with clamps of DeepSeek V4 and GLM 5 Next; and what the experts of these, of gpt-oss, its privacy filter,
    MiniMax M3 and Hunyuan 4 do between two projections. Parameters, their names, the ``state_dict`` and the MLP's other
    attributes stay the same.

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
        elif (gate := _gate(child)) is not None:
            if GATE in vars(child):
                continue
            if reason := _reason_to_skip(child):
                result.skipped.append(Skipped(path, child, reason))
            else:
                unit = gate.unit(child)
                vars(child)[GATE] = unit  # no submodule: the method of the class would be found before it
                result.replaced.append(GateReplacement(path, child, unit, parent))
            continue  # an activation that it has is the gate's
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
    if _named(module, CLIPPED_MLPS):
        return lambda: _gated_mlp(module)
    return None


Known = TypeVar("Known")


def _named(module: nn.Module, table: Mapping[tuple[str, str], Known]) -> Known | None:
    """What a table has for the class of ``module``, by folder and name."""
    for (folder, name), known in table.items():
        if _is_from(module, f"transformers.models.{folder}.modeling_{folder}", name):
            return known
    return None


def _gate(module: nn.Module) -> Gate | None:
    return _named(module, EXPERTS)


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
        unit = _glu(activation)
        clamps = _gate(module) is not None or _named(module, CLIPPED_MLPS) is not None
        if unit is None or (clamps and not isinstance(unit, SwiGLU)):
            return f"its activation is {type(activation).__name__}"
        return ""
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
    if limit := _named(mlp, CLIPPED_MLPS):
        glu = SwiGLU(limit=getattr(mlp, limit))
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


def _put(parent: nn.Module, path: str, module: nn.Module) -> None:
    parent._modules[path.rpartition(".")[2]] = module
