# SPDX-License-Identifier: Apache-2.0
"""Trains a model on the CPU and under torch_npu, and compares the losses and the first gradients.

Both start from the same weights. Random numbers are the CPU's on both, dropout is left out, and the CPU's GELU has the
tanh form, which is torch_npu's only one.
"""

from __future__ import annotations

import copy
import math
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import torch
from npu_architectures import words
from torch import nn
from torch.nn import functional as F  # noqa: N812
from torch.overrides import TorchFunctionMode
from torch.utils._pytree import tree_leaves, tree_map

STEPS = 2

CLOSE = 1e-6
"""A relative difference that is rounding in any model."""

SENSITIVE = 10
"""How many times the change by the weights' last bits a difference may be."""

RANDOM = {
    torch.rand, torch.randn, torch.randint, torch.randperm, torch.normal, torch.rand_like, torch.randn_like,
    torch.randint_like, torch.bernoulli, torch.multinomial, torch.Tensor.bernoulli, torch.Tensor.multinomial,
}  # fmt: skip
RANDOM_IN_PLACE = {
    torch.Tensor.normal_, torch.Tensor.uniform_, torch.Tensor.exponential_, torch.Tensor.bernoulli_,
    torch.Tensor.random_, torch.Tensor.geometric_,
}  # fmt: skip
DROPOUT = {F.dropout, F.dropout1d, F.dropout2d, F.dropout3d, F.alpha_dropout, F.feature_alpha_dropout, torch.dropout}


class Case(NamedTuple):
    """A model, what it is called with, and how, if not simply."""

    model: nn.Module
    inputs: Any
    call: Callable[[Any, Any], Any] | None = None


class Outcome(NamedTuple):
    """The largest relative difference of losses and first gradients; what the weights' last bits change; a problem."""

    family: str
    name: str
    difference: float = math.nan
    change: float = 0.0
    problem: str = ""

    @property
    def agrees(self) -> bool:
        return not self.problem and self.difference <= max(CLOSE, SENSITIVE * self.change)


Builder = Callable[[], Case]


class Comparable(TorchFunctionMode):
    """Takes from both devices what they may do differently."""

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = dict(kwargs or {})
        if func in DROPOUT:
            return args[0] if args else kwargs["input"]
        if func is F.gelu:
            return func(args[0] if args else kwargs["input"], approximate="tanh")
        if func in RANDOM:
            given = [leaf.device for leaf in tree_leaves((args, kwargs)) if isinstance(leaf, torch.Tensor)]
            device = torch.device(kwargs.pop("device", None) or (given[0] if given else "cpu"))
            if device.type == "meta":
                return func(*args, **kwargs, device=device)
            args, kwargs = moved((args, kwargs), "cpu")
            return func(*args, **kwargs).to(device)
        if func in RANDOM_IN_PLACE and args[0].device.type == "npu":
            there = torch.empty(args[0].shape, dtype=args[0].dtype)
            with torch.no_grad():
                return args[0].copy_(func(there, *moved(args[1:], "cpu"), **moved(kwargs, "cpu")))
        return func(*args, **kwargs)


def moved(tree: Any, device: str) -> Any:
    """Whatever contains tensors, on a device."""
    return tree_map(lambda leaf: leaf.detach().to(device) if isinstance(leaf, torch.Tensor) else leaf, tree)


def results(output: Any) -> list[torch.Tensor]:
    """The floating-point tensors of what a model returns, which may be an object with attributes."""
    if isinstance(output, torch.Tensor):
        return [torch.view_as_real(output) if output.is_complex() else output] if output.dtype.is_floating_point else []
    if isinstance(output, dict):
        return [tensor for value in output.values() for tensor in results(value)]
    if isinstance(output, list | tuple):
        return [tensor for value in output for tensor in results(value)]
    return results(vars(output)) if hasattr(output, "__dict__") and not isinstance(output, nn.Module) else []


def loss_of(output: Any) -> torch.Tensor:
    """A loss to which each element of each result gives another gradient."""
    total = torch.zeros(())
    for result in results(output):
        if result.requires_grad and result.numel():
            finite = torch.where(result.isfinite(), result, 0).float()
            slopes = torch.linspace(0.5, 1.5, finite.numel()).view(finite.shape).to(finite.device)
            total = total.to(finite.device) + (finite * slopes).tanh().mean() + finite.square().mean() / 10
    return total


def diffusers_uses_torch_npu(uses: bool) -> None:
    """diffusers calls operators of torch_npu on every device if it is installed."""
    for name, module in list(sys.modules.items()):
        if name.startswith("diffusers") and "is_torch_npu_available" in vars(module):
            vars(module)["is_torch_npu_available"] = lambda: uses


def trained(case: Case, device: str) -> tuple[list[float], list[torch.Tensor]]:
    """The losses, and the gradients of the first step."""
    diffusers_uses_torch_npu(device == "npu")
    model, inputs = copy.deepcopy(case.model).to(device).train(), moved(copy.deepcopy(case.inputs), device)
    parameters = [parameter for parameter in model.parameters() if parameter.requires_grad]
    optimizer = torch.optim.AdamW(parameters, 1e-3, eps=1e-4)
    losses, gradients = [], []
    torch.manual_seed(5)
    with Comparable():
        for _ in range(STEPS):
            loss = loss_of(case.call(model, inputs) if case.call else called(model, inputs))
            optimizer.zero_grad()
            loss.backward()
            gradients = gradients or [torch.zeros(()) if p.grad is None else p.grad.cpu().clone() for p in parameters]
            torch.nn.utils.clip_grad_norm_(parameters, 1.0)
            optimizer.step()
            losses.append(loss.item())
    return losses, gradients


def called(model: Any, inputs: Any) -> Any:
    return model(**inputs) if isinstance(inputs, dict) else model(*inputs)


def difference(result: tuple[list[float], list[torch.Tensor]], truth: tuple[list[float], list[torch.Tensor]]) -> float:
    """The largest relative difference of a loss and of the gradient as a whole; infinite if one is not finite."""
    size = math.sqrt(sum(gradient.double().square().sum().item() for gradient in truth[1]))
    pairs = zip(result[1], truth[1], strict=True)
    apart = math.sqrt(sum((a.double() - b.double()).square().sum().item() for a, b in pairs))
    found = [apart / (size or 1.0), *(abs(a - b) / (abs(b) or 1.0) for a, b in zip(result[0], truth[0], strict=True))]
    return max(found) if all(map(math.isfinite, found)) else math.inf


def nudged(case: Case) -> Case:
    """The case with weights of which every last bit is changed."""
    model = copy.deepcopy(case.model)
    generator = torch.Generator().manual_seed(6)
    with torch.no_grad():
        for parameter in model.parameters():
            to = torch.randint(0, 2, parameter.shape, generator=generator).sub(0.5).mul(math.inf)
            parameter.copy_(torch.nextafter(parameter, to.to(parameter.dtype)))
    return case._replace(model=model)


def attempt(family: str, name: str, build: Builder) -> Outcome | None:
    """Tries one model; None if it cannot be built small, or the CPU cannot train it."""
    try:
        torch.manual_seed(0)
        case = build()
        truth = trained(case, "cpu")
        if difference(truth, truth) != 0:
            return None
    except Exception:
        return None
    try:
        found = difference(trained(case, "npu"), truth)
    except Exception as raised:
        return Outcome(family, name, problem=words(raised))
    if found <= CLOSE:
        return Outcome(family, name, found)
    change = math.nan
    with suppress(Exception):
        change = difference(trained(nudged(case), "cpu"), truth)
    return Outcome(family, name, found, change)
