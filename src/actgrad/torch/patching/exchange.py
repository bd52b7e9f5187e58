# SPDX-License-Identifier: Apache-2.0
"""Exchanging a module for another one."""

from __future__ import annotations

from torch import nn


def with_rest_of(module: nn.Module, after: nn.Module, replaced: str = "") -> nn.Module:
    """``after`` with all else of ``module``: parameters, buffers, attributes, and submodules but for one."""
    for name in ("_parameters", "_buffers"):  # the dictionaries themselves: FSDP writes to those of the original module
        vars(after)[name] = vars(module)[name]
    own = dict(after._modules)
    after._modules.clear()  # then filled in the order of the original, by which optimizers number the parameters
    for name, part in module._modules.items():
        if name != replaced:
            after._modules[name] = own.get(name, part)
    after._modules.update(own)
    for name, value in vars(module).items():
        if name not in vars(after):  # such as config and hidden_size
            setattr(after, name, value)
    after._non_persistent_buffers_set |= module._non_persistent_buffers_set
    return after


def follow_mode(module: nn.Module, other: nn.Module) -> None:
    """Gives ``module`` the mode of ``other``: to train or to evaluate. Parts that both have keep their own."""
    parts = set(other.modules())
    for part in module.modules():
        if part not in parts:
            part.training = other.training


def put(parent: nn.Module, path: str, module: nn.Module) -> None:
    parent._modules[path.rpartition(".")[2]] = module
