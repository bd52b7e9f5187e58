# SPDX-License-Identifier: Apache-2.0
"""What the documents exclude and actgrad accepts: strict mode reports it."""

from __future__ import annotations

from dataclasses import dataclass

from actgrad.operators.contract.products import Product


@dataclass(frozen=True)
class Exclusion:
    """Tensors that the documents exclude: a function of ``native/opapi/planning/phase_one.h`` and its arguments.

    ``products``: the products for which they are excluded; all if none are named.
    """

    name: str
    tensors: tuple[str, ...]
    products: tuple[Product, ...] = ()

    @property
    def statement(self) -> str:
        """The call in C++."""
        products = "".join(f", Product::{product.name}" for product in self.products)
        return f"call.{self.name}({{{', '.join(self.tensors)}}}{products});"


def no_strided(*tensors: str) -> Exclusion:
    return Exclusion("no_strided", tensors)


def no_empty(*tensors: str, on: Product | None = None) -> Exclusion:
    return Exclusion("no_empty", tensors, (on,) if on else ())


def no_rank_0(*tensors: str) -> Exclusion:
    return Exclusion("no_rank_0", tensors)


def rows_of_64_bytes(*tensors: str, on: Product) -> Exclusion:
    return Exclusion("rows_of_64_bytes", tensors, (on,))


def at_most_200000_rows_of_1024(*tensors: str) -> Exclusion:
    return Exclusion("at_most_200000_rows_of_1024", tensors)
