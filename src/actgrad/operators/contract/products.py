# SPDX-License-Identifier: Apache-2.0
"""The products, the element types, and which product takes which."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType


class Product(Enum):
    """The Ascend products that the documents distinguish; the value is the name in the documents."""

    Ascend950 = "Ascend 950PR / 950DT"
    Ascend910_93 = "Atlas A3 training / inference"
    Ascend910B = "Atlas A2 training / inference, 800I A2, A200I A2 Box"
    Ascend910 = "Atlas training"
    Ascend310P = "Atlas inference"
    Ascend310B = "Atlas 200I/500 A2 inference"


class DType(Enum):
    """The element types of the activations; the value is the ``aclDataType`` enumerator."""

    F32 = "ACL_FLOAT"
    F16 = "ACL_FLOAT16"
    BF16 = "ACL_BF16"
    F64 = "ACL_DOUBLE"
    I8 = "ACL_INT8"
    U8 = "ACL_UINT8"
    I16 = "ACL_INT16"
    I32 = "ACL_INT32"
    I64 = "ACL_INT64"
    BOOL = "ACL_BOOL"


F32, F16, BF16, F64 = DType.F32, DType.F16, DType.BF16, DType.F64
I8, U8, I16, I32, I64, BOOL = DType.I8, DType.U8, DType.I16, DType.I32, DType.I64, DType.BOOL

Support = Mapping[Product, tuple[DType, ...]]


def supported(
    bf16: str = "",
    no_bf16: str = "",
    also: tuple[DType, ...] = (),
    more: Mapping[str, tuple[DType, ...]] = MappingProxyType({}),
) -> Support:
    """Builds the dtype table: products in ``bf16`` take F16, BF16 and F32, those in ``no_bf16`` F16 and F32.

    All of them also take the dtypes in ``also``, and each product in ``more`` those listed there.

    Raises:
        ValueError: a name is no ``Product``.
    """
    if unknown := {*bf16.split(), *no_bf16.split(), *more} - set(Product.__members__):
        raise ValueError(f"{', '.join(sorted(unknown))}: no such product; those are {', '.join(Product.__members__)}")
    table: dict[Product, tuple[DType, ...]] = {Product[name]: (F16, BF16, F32, *also) for name in bf16.split()}
    table |= {Product[name]: (F16, F32, *also) for name in no_bf16.split()}
    return MappingProxyType(
        {product: (*table[product], *more.get(product.name, ())) for product in Product if product in table}
    )


def takes_integers(support: Support) -> bool:
    """Whether some product takes integers."""
    return any(dtype in row for row in support.values() for dtype in (I8, U8, I16, I32, I64, BOOL))
