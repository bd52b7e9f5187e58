# SPDX-License-Identifier: Apache-2.0
"""Patching existing models: activations, gated MLPs and mixtures of experts."""

from __future__ import annotations

import importlib
import inspect
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal, TypeVar

import torch
from torch import Tensor, nn
from torch._jit_internal import is_scripting

from actgrad.torch.clipped import SwiGLU
from actgrad.torch.modules import ELEMENT_WISE, ELU, GLU, GeGLU, Hardtanh, SiLU
from actgrad.torch.random_slopes import RReLU
from actgrad.torch.two_tensors import PReLU


def _namesakes() -> Iterator[tuple[type[nn.Module], type[nn.Module]]]:
    """PyTorch's modules of the same names, as far as ours have all of their attributes."""
    for ours in (*ELEMENT_WISE, ELU, GLU, PReLU, RReLU):
        theirs = getattr(nn, ours.__name__, None)
        if theirs is not None and inspect.signature(ours).parameters.keys() >= {*getattr(theirs, "__constants__", ())}:
            yield theirs, ours


ACTIVATIONS: dict[type[nn.Module], type[nn.Module]] = {**dict(_namesakes()), nn.ReLU6: Hardtanh}


@dataclass(frozen=True)
class Layout:
    """The parts of an MLP of one kind, and what replaces it."""

    made: type[nn.Module]
    parts: tuple[str, ...]  # modules that are kept, in the order of the arguments of ``made``
    activation: str
    packed: bool = False  # gate and up are one tensor, the activated half first


# MLPs of three projections with clamps: the attribute with the limit.
CLIPPED_MLPS = {
    ("deepseek_v4", "DeepseekV4MLP"): "limit",
    ("glm5_next", "Glm5NextTextMLP"): "swiglu_limit",
}


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


class GatedMLP(nn.Module):
    """``down_proj(glu(gate_proj(x), up_proj(x)))``, with the names of Hugging Face models for the projections.

    ``glu`` None means SwiGLU with ``alpha``, ``limit``, ``bias`` and ``interleaved`` (see ``actgrad.torch.swiglu``).
    If ``up_proj`` is None, ``gate_proj`` returns both halves, side by side or ``interleaved``. ``row_weight`` is the
    factor of each row of ``down_proj``'s input, such as a router's weight of each token if ``down_proj`` has no bias.

    Raises:
        ValueError: ``glu`` with options of SwiGLU, or ``interleaved`` with two projections.

    Examples:
        >>> gate, up, down = torch.nn.Linear(4, 8), torch.nn.Linear(4, 8), torch.nn.Linear(8, 4)
        >>> actgrad.torch.GatedMLP(gate, up, down)(torch.randn(2, 4)).shape
        torch.Size([2, 4])
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
        if is_scripting():  # TorchScript does not support arguments that only some units have
            if row_weight is not None:
                raise ValueError("GatedMLP: row_weight is not supported in TorchScript")
            if self.up_proj is None:
                return self.down_proj(self.glu(self.gate_proj(x)))
            return self.down_proj(self.glu(self.gate_proj(x), self.up_proj(x)))
        else:
            gate, up = self.gate_proj(x), None if self.up_proj is None else self.up_proj(x)
            if row_weight is None:
                return self.down_proj(self.glu(gate) if up is None else self.glu(gate, up))
            return self.down_proj(self.glu(gate, up, row_weight=row_weight))


class PackedMLP(nn.Module):
    """``down_proj(glu(gate_up_proj(x)))``: gate and up are one projection, with the gate on the left."""

    def __init__(self, gate_up_proj: nn.Module, down_proj: nn.Module, glu: nn.Module) -> None:
        super().__init__()
        self.gate_up_proj = gate_up_proj
        self.down_proj = down_proj
        self.glu = glu

    def forward(self, x: Tensor) -> Tensor:
        return self.down_proj(self.glu(self.gate_up_proj(x)))


class ScaledMLP(nn.Module):
    """A gated unit between its projections, with multipliers of the gate and of the result (Falcon-H1)."""

    gate_multiplier: float
    down_multiplier: float

    def __init__(self, gate_proj: nn.Module, up_proj: nn.Module, down_proj: nn.Module, glu: nn.Module) -> None:
        super().__init__()
        self.gate_proj = gate_proj
        self.up_proj = up_proj
        self.down_proj = down_proj
        self.glu = glu

    def forward(self, x: Tensor) -> Tensor:
        y = self.glu(self.gate_proj(x) * self.gate_multiplier, self.up_proj(x))
        return self.down_proj(y) * self.down_multiplier


class GatedDense(nn.Module):
    """T5 v1.1's gated unit between its projections, with its dropout."""

    def __init__(self, wi_0: nn.Module, wi_1: nn.Module, wo: nn.Module, dropout: nn.Module, glu: nn.Module) -> None:
        super().__init__()
        self.wi_0 = wi_0
        self.wi_1 = wi_1
        self.wo = wo
        self.dropout = dropout
        self.glu = glu

    def forward(self, x: Tensor) -> Tensor:
        y = self.dropout(self.glu(self.wi_0(x), self.wi_1(x)))
        weight = self.wo.weight
        # The model may keep this projection in float32 beside 16-bit ones; int8 means quantized weights.
        if isinstance(weight, Tensor) and weight.dtype not in (y.dtype, torch.int8):
            y = y.to(weight.dtype)
        return self.wo(y)


class GatedProjection(nn.Module):
    """``glu(proj(x))``: the first half of diffusers' feed-forward layers."""

    def __init__(self, proj: nn.Module, glu: nn.Module) -> None:
        super().__init__()
        self.proj = proj
        self.glu = glu

    def forward(self, x: Tensor) -> Tensor:
        return self.glu(self.proj(x))


OF_THREE = ("gate_proj", "up_proj", "down_proj")

# Classes of transformers, by folder. Any module with the same bytecode in its forward has the layout too.
LAYOUTS = {
    ("llama", "LlamaMLP"): Layout(GatedMLP, OF_THREE, "act_fn"),
    ("phi3", "Phi3MLP"): Layout(PackedMLP, ("gate_up_proj", "down_proj"), "activation_fn", packed=True),
    ("t5", "T5DenseGatedActDense"): Layout(GatedDense, ("wi_0", "wi_1", "wo", "dropout"), "act"),
    ("falcon_h1", "FalconH1MLP"): Layout(ScaledMLP, OF_THREE, "act_fn"),
}

# The units of diffusers, which activate the second half.
PROJECTIONS: dict[str, Callable[[], nn.Module]] = {"GEGLU": GeGLU, "SwiGLU": partial(SwiGLU, activate_left=False)}


@dataclass(frozen=True)
class Replacement:
    """One module that was replaced: its path, itself and its replacement."""

    path: str
    before: nn.Module
    after: nn.Module
    parent: nn.Module = field(repr=False)

    @property
    def is_there(self) -> bool:
        """Whether the replacement is still there."""
        return self.parent._modules.get(self.path.rpartition(".")[2]) is self.after

    def put_back(self) -> None:
        """Restores the module; projections of an MLP that were replaced meanwhile stay."""
        for name, part in self.after._modules.items():
            if name in self.before._modules:
                setattr(self.before, name, part)
        self.before.train(self.after.training)
        _put(self.parent, self.path, self.before)

    def __str__(self) -> str:
        after = type(getattr(self.after, "glu", self.after)).__name__
        return f"{self.path}: {type(self.before).__name__} → {after}"


@dataclass(frozen=True)
class GateReplacement(Replacement):
    """The gate of a mixture of experts, ``before``, which ``after`` now computes, and the forward that calls it."""

    forward: Callable[..., Tensor] | None = field(default=None, repr=False)

    @property
    def is_there(self) -> bool:
        own = vars(self.before)
        return own.get(GATE) is self.after and own.get("forward") is self.forward

    def put_back(self) -> None:
        del vars(self.before)[GATE]
        vars(self.before).pop("forward", None)


@dataclass(frozen=True)
class Skipped:
    """One module that could have been replaced but was not: its path, and why."""

    path: str
    module: nn.Module
    reason: str

    def __str__(self) -> str:
        return f"{self.path}: {type(self.module).__name__} left as it is: {self.reason}"


@dataclass(frozen=True)
class Partly(Skipped):
    """A gated unit of which only the activation was replaced: its path, and why."""

    def __str__(self) -> str:
        return f"{self.path}: {type(self.module).__name__} has its activation replaced and no more: {self.reason}"


@dataclass
class Patch:
    """The result of ``patch``. ``print`` it for a list; ``undo()`` restores the modules."""

    replaced: list[Replacement] = field(default_factory=list)
    skipped: list[Skipped] = field(default_factory=list)
    partly: list[Partly] = field(default_factory=list)

    def undo(self) -> None:
        """Restores the replaced modules; projections of an MLP that were replaced meanwhile stay.

        Raises:
            RuntimeError: other code has replaced one of these modules since. Nothing is changed then.
        """
        for replacement in self.replaced:
            if not replacement.is_there:
                raise RuntimeError(f"{replacement.path} is no longer the module that patch put there; undo that first")
        for replacement in self.replaced:
            replacement.put_back()
        self.replaced.clear()
        self.partly.clear()

    def __str__(self) -> str:
        lines = [f"replaced {len(self.replaced)}, skipped {len(self.skipped)}"]
        return "\n".join([*lines, *(f"  {entry}" for entry in [*self.replaced, *self.skipped, *self.partly])])


def patch(model: nn.Module) -> Patch:
    """Replaces activations and gated MLPs inside ``model`` by modules of ``actgrad.torch``, in place.

    These are replaced: PyTorch's activation modules with a namesake in ``actgrad.torch``; MLPs whose forward is,
    instruction for instruction, that of Hugging Face's Llama, Phi-3, T5 v1.1 or Falcon-H1, as in well over a hundred
    classes of transformers (Mistral, Qwen, Gemma, Granite, OLMo, DeepSeek, GLM …); the clamped MLPs of DeepSeek V4 and
    GLM 5 Next; gated units of experts in mixtures (Mixtral, Qwen, DeepSeek, gpt-oss …); diffusers' GEGLU and SwiGLU.
    Parameters, their names, the ``state_dict`` and all other attributes stay the same. RReLU draws other random slopes
    than PyTorch's.

    Args:
        model: any module; its parameters are not changed.

    Returns:
        what was replaced; what was skipped and why (modules with hooks, a replaced forward or a compiled call, which a
        new module would lose, MLPs with such an activation or an unknown one, and TorchScript's modules); and units of
        which only the activation was replaced, and why.

    Raises:
        TypeError: ``model`` is not a module.

    Examples:
        >>> print(actgrad.torch.patch(torch.nn.Sequential(torch.nn.SiLU())))
        replaced 1, skipped 0
          0: SiLU → SiLU
    """
    if not isinstance(model, nn.Module):
        raise TypeError(f"model: a {type(model).__name__} was given; a torch.nn.Module is needed")
    result = Patch()
    if isinstance(model, torch.jit.ScriptModule):
        result.skipped.append(Skipped("(the model)", model, COMPILED))
        return result
    if _new_module(model) is not None:
        result.skipped.append(
            Skipped("(the model)", model, "it is the model itself; a part of a model can be replaced")
        )
        return result
    _visit(model, "", result, {})
    return result


COMPILED = "it is compiled code of TorchScript; patch the model before torch.jit.script or torch.jit.trace"


def _visit(parent: nn.Module, prefix: str, result: Patch, known: dict[nn.Module, nn.Module]) -> None:
    for name, child in list(parent._modules.items()):
        if child is None:
            continue
        path = f"{prefix}{name}"
        if isinstance(child, torch.jit.ScriptModule):
            result.skipped.append(Skipped(path, child, COMPILED))
            continue
        if child not in known and (make := _new_module(child)) is not None:
            if reason := _reason_to_skip(child):
                result.skipped.append(Skipped(path, child, reason))
                continue
            known[child] = make().train(child.training)
        after = known.get(child, child)
        if after is not child:
            _put(parent, path, after)
            result.replaced.append(Replacement(path, child, after, parent))
            if _is_activation(child) and (reason := _reason_for_the_activation_alone(parent)):
                result.partly.append(Partly(prefix.rstrip("."), parent, reason))
        elif _has_gate(child) and (_has_common_forward(child) or not _runs_eagerly(child)):
            if GATE in vars(child):
                continue
            if reason := _reason_to_skip(child):
                result.skipped.append(Skipped(path, child, reason))
            else:
                unit = _unit_of_gate(child)
                vars(child)[GATE] = unit  # not a submodule: the class's method would take precedence
                forward = partial(_forward_of_experts, child) if _has_common_forward(child) else None
                if forward is not None:
                    vars(child)["forward"] = forward
                result.replaced.append(GateReplacement(path, child, unit, parent, forward))
            continue  # any activation inside belongs to the gate
        _visit(after, f"{path}.", result, known)


def _new_module(module: nn.Module) -> Callable[[], nn.Module] | None:
    """How to make what replaces ``module``; None for modules that are none of ours."""
    for theirs, ours in ACTIVATIONS.items():
        if isinstance(module, theirs):
            attributes = inspect.signature(ours).parameters.keys() & vars(module).keys()
            given = {name: getattr(module, name) for name in attributes}
            return lambda: _with_rest_of(module, ours(**given))
    if _is_silu_of_transformers(module):
        return lambda: _with_rest_of(module, SiLU())
    if (layout := _layout(module)) is not None:
        return lambda: _gated_mlp(module, layout)
    if (unit := _projection(module)) is not None:
        return lambda: _with_rest_of(module, GatedProjection(module.get_submodule("proj"), unit()), "activation")
    return None


def _with_rest_of(module: nn.Module, after: nn.Module, replaced: str = "") -> nn.Module:
    """``after`` with all else of ``module``: parameters, buffers, attributes, and submodules but for one."""
    for name in ("_parameters", "_buffers"):  # the dictionaries themselves: FSDP writes to those of the original module
        vars(after)[name] = vars(module)[name]
    for name, part in module._modules.items():
        if name != replaced and name not in after._modules:
            after._modules[name] = part
    for name, value in vars(module).items():
        if name not in vars(after):  # such as config and hidden_size
            setattr(after, name, value)
    after._non_persistent_buffers_set |= module._non_persistent_buffers_set
    return after


def _is_activation(module: nn.Module) -> bool:
    return isinstance(module, tuple(ACTIVATIONS)) or _is_silu_of_transformers(module)


def _projection(module: nn.Module) -> Callable[[], nn.Module] | None:
    """How to make the unit behind the projection of one of diffusers' modules."""
    return PROJECTIONS.get(type(module).__name__) if type(module).__module__ == "diffusers.models.activations" else None


Known = TypeVar("Known")


def _named(module: nn.Module, table: Mapping[tuple[str, str], Known]) -> Known | None:
    """What a table has for the class of ``module``, by folder and name."""
    for (folder, name), known in table.items():
        if _is_from(module, f"transformers.models.{folder}.modeling_{folder}", name):
            return known
    return None


# ---- MLPs ----


def _layout(module: nn.Module) -> Layout | None:
    """The layout of an MLP that has its parts and computes what its family does, or did before somebody changed it."""
    if _named(module, CLIPPED_MLPS):
        return LAYOUTS["llama", "LlamaMLP"]
    if "transformers" not in sys.modules:
        return None
    for family, layout in LAYOUTS.items():
        if all(part in module._modules for part in layout.parts) and hasattr(module, layout.activation):
            if _computes_as(module, family):
                return layout
            if type(module).__module__.startswith("transformers.") and _forward_is_replaced(module):
                return layout  # the replaced forward is the reason to skip it
    return None


def _computes_as(module: nn.Module, family: tuple[str, str]) -> bool:
    """Whether the forward of the module's class has the same instructions and names as that of a family's."""
    folder, name = family
    theirs: Any = getattr(importlib.import_module(f"transformers.models.{folder}.modeling_{folder}"), name).forward
    own: Any = vars(type(module)).get("forward")
    # The forward of experts is wrapped by a function that selects an implementation.
    own, theirs = own and inspect.unwrap(own), inspect.unwrap(theirs)
    if not inspect.isfunction(own) or not inspect.isfunction(theirs):
        return False
    parts = ("co_code", "co_consts", "co_names", "co_varnames", "co_flags")
    return all(getattr(own.__code__, part) == getattr(theirs.__code__, part) for part in parts)


def _gated_mlp(mlp: nn.Module, layout: Layout) -> nn.Module:
    glu = _glu(mlp.get_submodule(layout.activation), layout.packed)
    if limit := _named(mlp, CLIPPED_MLPS):
        glu = SwiGLU(limit=getattr(mlp, limit))
    assert glu is not None
    after = layout.made(*(mlp.get_submodule(part) for part in layout.parts), glu)
    return _with_rest_of(mlp, after, layout.activation)


def _reason_for_the_activation_alone(parent: nn.Module) -> str:
    """Why a unit whose activation was replaced is not replaced as a whole; nothing for what is no gated unit."""
    if _has_gate(parent):
        return (
            "its experts run eagerly, with the gate in lines of their own "
            '(see set_experts_implementation("grouped_mm"))'
        )
    names = {*parent._modules, *parent._parameters}
    gated = names & {"gate_proj", "gate_up_proj", "wi_1"}
    return "what it computes around it is not known" if gated else ""


# ---- Experts ----


def _has_gate(module: nn.Module) -> bool:
    return _named(module, EXPERTS) is not None or _has_common_gate(module)


def _has_common_gate(module: nn.Module) -> bool:
    """Whether the module's experts have the gate that transformers gives to those without one of their own."""
    common = getattr(sys.modules.get("transformers.integrations.moe"), "_default_apply_gate", None)
    return common is not None and getattr(type(module), GATE, None) is common and getattr(module, "has_gate", False)


def _runs_eagerly(module: nn.Module) -> bool:
    """Whether the experts run with their own forward, which does not call the common gate."""
    return _has_common_gate(module) and _is_eager(module)


def _is_eager(experts: nn.Module) -> bool:
    return getattr(getattr(experts, "config", None), "_experts_implementation", None) in (None, "eager")


def _has_common_forward(module: nn.Module) -> bool:
    """Whether the experts' own forward is that of most mixtures: one expert after the other."""
    return _has_common_gate(module) and _computes_as(module, ("mixtral", "MixtralExperts"))


def _forward_of_experts(
    experts: nn.Module, hidden_states: Tensor, top_k_index: Tensor, top_k_weights: Tensor
) -> Tensor:
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


def _unit_of_gate(experts: nn.Module) -> nn.Module:
    if (gate := _named(experts, EXPERTS)) is not None:
        return gate.unit(experts)
    unit = _glu(experts.get_submodule("act_fn"), packed=True)
    assert unit is not None
    return unit


# ---- What is left ----


def _reason_to_skip(module: nn.Module) -> str:
    if reason := _changed_by_others(module):
        return f"its {reason}"
    if _is_activation(module):
        known = type(module) in ACTIVATIONS or _is_silu_of_transformers(module)
        return "" if known else f"it is a {type(module).__name__}, which may compute something else"
    layout = _layout(module)
    name = layout.activation if layout is not None else "act_fn"
    activation = getattr(module, name, None)
    if activation is None:
        return ""
    if not isinstance(activation, nn.Module):
        return f"its {name} is a {type(activation).__name__}, which is no module"
    if reason := _changed_by_others(activation):
        return f"its {name}'s {reason}"
    unit = _glu(activation, packed=False)
    clamps = _named(module, EXPERTS) is not None or _named(module, CLIPPED_MLPS) is not None
    if unit is None or (clamps and not isinstance(unit, SwiGLU)):
        return f"its activation is {type(activation).__name__}"
    return ""


def _changed_by_others(module: nn.Module) -> str:
    """What somebody else did to the module or its class that a new module would not have."""
    if _forward_is_replaced(module):
        return "forward was replaced already"
    if vars(module).get("_compiled_call_impl") is not None:
        return "compiled call would be lost"
    hooks = [name for name in vars(module) if name.endswith("_hooks") and "state_dict" not in name]
    return "hooks would be lost" if any(vars(module)[name] for name in hooks) else ""


def _forward_is_replaced(module: nn.Module) -> bool:
    own: Any = vars(type(module)).get("forward")
    of_another_file = own is not None and getattr(own, "__module__", "") != type(module).__module__
    return "forward" in vars(module) or of_another_file


def _glu(activation: nn.Module, packed: bool) -> nn.Module | None:
    """The gated unit with this activation, if we have it; ``packed``: of the left half of one tensor."""
    if type(activation) is nn.SiLU or _is_silu_of_transformers(activation):
        return SwiGLU()
    if type(activation) is nn.GELU:
        approximate: Literal["none", "tanh"] = "tanh" if activation.approximate == "tanh" else "none"
        return GeGLU(approximate=approximate, activate_left=packed)
    if _is_of_transformers(activation, "GELUTanh", "NewGELUActivation"):
        return GeGLU(approximate="tanh", activate_left=packed)
    if _is_of_transformers(activation, "GELUActivation"):
        return GeGLU(activate_left=packed)
    return None


def _is_silu_of_transformers(module: nn.Module) -> bool:
    return _is_of_transformers(module, "SiLUActivation")


def _is_of_transformers(module: nn.Module, *names: str) -> bool:
    """Whether it is one of these activations."""
    return any(_is_from(module, "transformers.activations", name) for name in names)


def _is_from(module: nn.Module, file: str, name: str) -> bool:
    """Whether ``module`` is of exactly this class; looked up by name, so that nothing has to be imported."""
    return type(module).__module__ == file and type(module).__name__ == name


def _put(parent: nn.Module, path: str, module: nn.Module) -> None:
    parent._modules[path.rpartition(".")[2]] = module
