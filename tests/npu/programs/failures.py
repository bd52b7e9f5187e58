# SPDX-License-Identifier: Apache-2.0
"""Unsupported calls raise immediately, with the name, and the process continues."""

from __future__ import annotations

import torch
import torch_npu
from torch.nn import functional as F  # noqa: N812


def message(call) -> str:
    try:
        call()
    except RuntimeError as error:
        return str(error)
    raise AssertionError("no error")


x = torch.randn(4, 4, device="npu")
mask, bytes_of, empty = x > 0, x.to(torch.int8), torch.empty(3, 0, device="npu")
# the same calls with other numbers are right, and do not vouch for those that follow
bytes_of.clone().masked_fill_(mask, 100), x.half().masked_fill_(mask, 1e4), bytes_of.clone().add_(1, alpha=2.0)
bytes_of.clone().fill_(-128), torch.linalg.vector_norm(empty, 2, dim=1), torch.zeros(1, device="npu").half().fill_(1e6)
for call, words in (
    (
        lambda: torch_npu.npu_dynamic_mx_quant(x.half()),
        ["aclnnDynamicMxQuantV3 is not supported by actgrad", "docs/npu.md"],
    ),
    (lambda: torch.ones(2, 3, device="npu") @ torch.ones(2, 3, device="npu"), ["161002", "aclnnMatmul"]),
    # dtypes that PyTorch's shape functions take and its CPU kernels lack, twice: the second refusal is remembered
    *2 * [(lambda: F.softplus(x.int()), ["161002", "aclnnSoftplus", "INT32"])],
    (lambda: F.gelu(x.int()), ["161002", "aclnnGelu", "INT32"]),
    (lambda: (x > 0) @ (x > 0), ["161002", "aclnnMatmul", "'Bool'"]),
    (
        lambda: torch.ones(3000, 300, device="npu").int().softmax(-1, dtype=torch.int32),
        ["161002", "aclnnSoftmax", "'Int'"],
    ),
    (lambda: torch_npu.npu_swiglu(x.int()), ["161002", "aclnnSwiGlu", "INT32"]),
    (lambda: x.int().logit(), ["161002", "aclnnLogit", "int32"]),
    # results that do not fit into the dtype of what is changed
    (lambda: x.int().mul_(0.5), ["161002", "aclnnInplaceMuls", "int32"]),
    (lambda: x.int().mul_(x), ["161002", "aclnnInplaceMul", "int32"]),
    # numbers that do not fit into the dtype that they become
    (lambda: bytes_of.fill_(128), ["161002", "aclnnInplaceFillScalar", "int8"]),
    (lambda: bytes_of.masked_fill_(mask, -129), ["161002", "aclnnInplaceMaskedFillScalar", "int8"]),
    (lambda: bytes_of.clamp(max=300), ["161002", "aclnnClamp", "int8"]),
    (lambda: F.pad(bytes_of, (1, 1), value=300), ["161002", "aclnnConstantPadNd", "int8"]),
    (lambda: x.half().fill_(1e6), ["161002", "aclnnInplaceFillScalar", "Half"]),
    (lambda: x.half().masked_fill_(mask, 65505), ["161002", "aclnnInplaceMaskedFillScalar", "Half"]),
    (lambda: x.fill_(1e39), ["161002", "aclnnInplaceFillScalar", "float"]),
    (lambda: bytes_of.add_(1, alpha=2.5), ["161002", "aclnnInplaceAdd", "alpha"]),
    # powers of which no elements have no sum
    (lambda: torch.linalg.vector_norm(empty, float("inf"), dim=1), ["161002", "aclnnLinalgVectorNorm", "empty"]),
    (lambda: torch.linalg.vector_norm(empty, -2, dim=1), ["161002", "aclnnLinalgVectorNorm", "no elements"]),
):
    text = message(call)
    for word in words:
        assert word in text, text
assert torch.equal((x + 1).cpu(), x.cpu() + 1)
