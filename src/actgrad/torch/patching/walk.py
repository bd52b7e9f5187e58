# SPDX-License-Identifier: Apache-2.0
"""The walk through a model that replaces its modules."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import partial

import torch
from torch import nn

from actgrad import wording
from actgrad.torch.clipped import SwiGLU
from actgrad.torch.modules import SiLU
from actgrad.torch.patching.activations import ACTIVATIONS, gated_unit, is_activation, is_silu_of_transformers
from actgrad.torch.patching.exchange import follow_mode, put, with_rest_of
from actgrad.torch.patching.experts import (
    EXPERTS,
    GATE,
    forward_of_experts,
    has_common_forward,
    has_gate,
    runs_eagerly,
    unit_of_gate,
)
from actgrad.torch.patching.layouts import CLIPPED_MLPS, layout_of, mlp_in_place_of, unit_behind
from actgrad.torch.patching.mlps import GatedProjection
from actgrad.torch.patching.recognition import forward_is_replaced, named
from actgrad.torch.patching.result import GateReplacement, Partly, Patch, Replacement, Skipped

COMPILED = "it is compiled code of TorchScript; patch the model before torch.jit.script or torch.jit.trace"


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
          0: SiLU → actgrad.torch.SiLU
    """
    if not isinstance(model, nn.Module):
        raise TypeError(f"model: {wording.class_of(model)} was given; a torch.nn.Module is needed")
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
            known[child] = make()
            follow_mode(known[child], child)
        after = known.get(child, child)
        if after is not child:
            put(parent, path, after)
            result.replaced.append(Replacement(path, child, after, parent))
            if is_activation(child) and (reason := _reason_for_the_activation_alone(parent)):
                result.partly.append(Partly(prefix.rstrip("."), parent, reason))
        elif has_gate(child) and (has_common_forward(child) or not runs_eagerly(child)):
            _replace_gate(parent, path, child, result)
            continue  # any activation inside belongs to the gate
        _visit(after, f"{path}.", result, known)


def _replace_gate(parent: nn.Module, path: str, experts: nn.Module, result: Patch) -> None:
    if GATE in vars(experts):  # it was replaced before
        return
    if reason := _reason_to_skip(experts):
        result.skipped.append(Skipped(path, experts, reason))
        return
    unit = unit_of_gate(experts)
    vars(experts)[GATE] = unit  # not a submodule: the class's method would take precedence
    forward = partial(forward_of_experts, experts) if has_common_forward(experts) else None
    if forward is not None:
        vars(experts)["forward"] = forward
    result.replaced.append(GateReplacement(path, experts, unit, parent, forward))


def _new_module(module: nn.Module) -> Callable[[], nn.Module] | None:
    """How to make what replaces ``module``; None for modules that are none of ours."""
    for theirs, ours in ACTIVATIONS.items():
        if isinstance(module, theirs):
            attributes = inspect.signature(ours).parameters.keys() & vars(module).keys()
            given = {name: getattr(module, name) for name in attributes}
            return lambda: with_rest_of(module, ours(**given))
    if is_silu_of_transformers(module):
        return lambda: with_rest_of(module, SiLU())
    if (layout := layout_of(module)) is not None:
        return lambda: mlp_in_place_of(module, layout)
    if (unit := unit_behind(module)) is not None:
        return lambda: with_rest_of(module, GatedProjection(module.get_submodule("proj"), unit()), "activation")
    return None


def _reason_to_skip(module: nn.Module) -> str:
    if reason := _changed_by_others(module):
        return f"its {reason}"
    if is_activation(module):
        known = type(module) in ACTIVATIONS or is_silu_of_transformers(module)
        return "" if known else f"it is {wording.class_of(module)}, which may compute something else"
    layout = layout_of(module)
    name = layout.activation if layout is not None else "act_fn"
    activation = getattr(module, name, None)
    if activation is None:
        return ""
    if not isinstance(activation, nn.Module):
        return f"its {name} is {wording.class_of(activation)}, which is no module"
    if reason := _changed_by_others(activation):
        return f"its {name}'s {reason}"
    unit = gated_unit(activation, packed=False)
    clamps = named(module, EXPERTS) is not None or named(module, CLIPPED_MLPS) is not None
    if unit is None or (clamps and not isinstance(unit, SwiGLU)):
        return f"its activation is {type(activation).__name__}"
    return ""


def _changed_by_others(module: nn.Module) -> str:
    """What somebody else did to the module or its class that a new module would not have."""
    if forward_is_replaced(module):
        return "forward was replaced already"
    if vars(module).get("_compiled_call_impl") is not None:
        return "compiled call would be lost"
    # FSDP2's look at a sharded parameter after a state_dict is loaded, and do not decide.
    are_lost = any(
        "state_dict" not in name or not str(getattr(hook, "__module__", "")).startswith("torch.distributed.fsdp.")
        for name in vars(module)
        if name.endswith("_hooks")
        for hook in vars(module)[name].values()
    )
    return "hooks would be lost" if are_lost else ""


def _reason_for_the_activation_alone(parent: nn.Module) -> str:
    """Why a unit whose activation was replaced is not replaced as a whole; nothing for what is no gated unit."""
    if has_gate(parent):
        return (
            "its experts run eagerly, with the gate in lines of their own "
            '(see set_experts_implementation("grouped_mm"))'
        )
    names = {*parent._modules, *parent._parameters}
    gated = names & {"gate_proj", "gate_up_proj", "wi_1"}
    return "what it computes around it is not known" if gated else ""
