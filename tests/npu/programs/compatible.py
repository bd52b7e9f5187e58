# SPDX-License-Identifier: Apache-2.0
"""Operators that torch_npu calls under TORCH_NPU_USE_COMPATIBLE_IMPL=1, which selects PyTorch's semantics."""

from __future__ import annotations

import fused
import torch
import torch_npu
from reached import reached, record_reached
from torch.nn import functional as F  # noqa: N812

record_reached()
torch_npu.npu.use_compatible_impl(True)
torch.manual_seed(0)
x, weight, bias = torch.randn(1, 2, 4, 6), torch.randn(6), torch.randn(6)
fused.same_gradients(
    lambda x, w, b: F.layer_norm(x, (6,), w, b), lambda x, w, b: F.layer_norm(x, (6,), w, b), x, weight, bias
)
fused.same_gradients(lambda x: F.max_pool2d(x, 2), lambda x: F.max_pool2d(x, 2), x)
fused.close(F.max_pool2d(x.npu(), 2, return_indices=True), F.max_pool2d(x, 2, return_indices=True))
for mode in ("none", "tanh"):
    fused.same_gradients(
        lambda x, mode=mode: F.gelu(x, approximate=mode), lambda x, mode=mode: F.gelu(x, approximate=mode), x
    )
assert reached >= fused.COMPATIBLE, fused.COMPATIBLE - reached
