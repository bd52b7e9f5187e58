# SPDX-License-Identifier: Apache-2.0
"""What was replaced, and what was not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from torch import Tensor, nn

from actgrad.torch.patching.exchange import follow_mode, put
from actgrad.torch.patching.experts import GATE


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
        follow_mode(self.before, self.after)
        put(self.parent, self.path, self.before)

    def __str__(self) -> str:
        after = type(getattr(self.after, "glu", self.after)).__name__
        return f"{self.path}: {type(self.before).__name__} → actgrad.torch.{after}"


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
