# SPDX-License-Identifier: Apache-2.0
"""The shapes of new outputs."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Shape:
    """The shape of a newly allocated output: the function below, its arguments, and words for the page.

    ``actgrad.arrays.fresh`` and ``actgrad.torch.result_shapes`` have functions of the same names.
    """

    name: str
    arguments: tuple[str, ...]
    words: str

    @property
    def follows(self) -> str:
        """The tensor that determines the output's library and device."""
        return [argument for argument in self.arguments if argument != "dim"][-1]

    @property
    def expression(self) -> str:
        """The call in Python."""
        return f"{self.name}({', '.join(self.arguments)})"


def like(tensor: str) -> Shape:
    """The shape and dtype of ``tensor``."""
    return Shape("like", (tensor,), f"the shape of `{tensor}`")


def floats_like(tensor: str) -> Shape:
    """The shape and dtype of ``tensor``; float32 for integers."""
    return Shape("floats_like", (tensor,), f"the shape of `{tensor}`; float32 for integers")


def half_of(tensor: str, dim: str = "dim") -> Shape:
    """The shape of ``tensor`` with the size of ``dim`` halved."""
    return Shape("half_of", (tensor, dim), f"the shape of `{tensor}` with the size of `{dim}` halved")


def broadcast_of(first: str, second: str) -> Shape:
    """The broadcast shape, in the common dtype of both (by type promotion)."""
    return Shape("broadcast_of", (first, second), f"the broadcast shape of `{first}` and `{second}`")


def in_common_dtype(other: str, tensor: str) -> Shape:
    """The shape of ``tensor``, in the common dtype of both (by type promotion)."""
    return Shape(
        "in_common_dtype", (other, tensor), f"the shape of `{tensor}`, in the common dtype of `{tensor}` and `{other}`"
    )


def flat(tensor: str) -> Shape:
    """Rank 1 with the elements of ``tensor``; its own shape if that has one element."""
    return Shape("flat", (tensor,), f"rank 1 with the elements of `{tensor}`; its own shape if that has one")
