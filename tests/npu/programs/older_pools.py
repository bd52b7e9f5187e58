# SPDX-License-Identifier: Apache-2.0
"""3-D pools of the older interface with ceil_mode: their last windows leave the tensor and its padding."""

from __future__ import annotations

import torch
import torch_npu
from torch.nn import functional as F  # noqa: N812

torch_npu.npu.set_compile_mode(jit_compile=True)
for sizes, settings in (
    ((7, 7, 7), {"kernel_size": 2, "stride": 2}),
    ((6, 6, 6), {"kernel_size": 3, "stride": 2, "padding": 1}),
    ((5, 6, 8), {"kernel_size": (2, 3, 3), "stride": (2, 2, 3), "padding": (0, 1, 0)}),
    ((5, 7, 8), {"kernel_size": 2, "stride": (2, 3, 3), "padding": 1}),  # PyTorch leaves out what begins in the padding
):
    x = -torch.rand(2, 3, *sizes, generator=torch.Generator().manual_seed(0))  # zeros in the padding would be maxima
    leaves = [x.to(device).requires_grad_() for device in ("npu", "cpu")]
    found, truth = (F.max_pool3d(leaf, **settings, ceil_mode=True) for leaf in leaves)
    assert torch.equal(found.cpu(), truth), (sizes, settings)
    found.square().sum().backward()
    truth.square().sum().backward()
    torch.testing.assert_close(leaves[0].grad.cpu(), leaves[1].grad)
print("right")
