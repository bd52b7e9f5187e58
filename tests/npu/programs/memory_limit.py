# SPDX-License-Identifier: Apache-2.0
"""Out of memory raises, and the process goes on. Runs with 64 MiB of device memory."""

from __future__ import annotations

import torch

free, total = torch.npu.mem_get_info()
assert total == 64 << 20, total
held = [torch.empty(8 << 20, dtype=torch.uint8, device="npu") for _ in range(3)]
try:
    torch.empty(60 << 20, dtype=torch.uint8, device="npu")
except torch.OutOfMemoryError:
    pass
else:
    raise AssertionError("60 MiB were found where 40 were left")
assert (torch.ones(3, device="npu") + 1).tolist() == [2.0, 2.0, 2.0]
del held
assert torch.empty(40 << 20, dtype=torch.uint8, device="npu").numel() == 40 << 20
