# SPDX-License-Identifier: Apache-2.0
"""Recognising modules of other packages, which need not be installed."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Mapping
from typing import Any, TypeVar

from torch import nn

Known = TypeVar("Known")


def is_from(module: nn.Module, file: str, name: str) -> bool:
    """Whether ``module`` is of exactly this class; looked up by name, so that nothing has to be imported."""
    return type(module).__module__ == file and type(module).__name__ == name


def named(module: nn.Module, table: Mapping[tuple[str, str], Known]) -> Known | None:
    """What a table has for the class of ``module``, by folder and name."""
    for (folder, name), known in table.items():
        if is_from(module, f"transformers.models.{folder}.modeling_{folder}", name):
            return known
    return None


def computes_as(module: nn.Module, family: tuple[str, str]) -> bool:
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


def forward_is_replaced(module: nn.Module) -> bool:
    own: Any = vars(type(module)).get("forward")
    of_another_file = own is not None and getattr(own, "__module__", "") != type(module).__module__
    return "forward" in vars(module) or of_another_file
