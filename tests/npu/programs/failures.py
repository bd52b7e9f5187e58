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
):
    text = message(call)
    for word in words:
        assert word in text, text
assert torch.equal((x + 1).cpu(), x.cpu() + 1)
