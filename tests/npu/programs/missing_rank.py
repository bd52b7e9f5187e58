# SPDX-License-Identifier: Apache-2.0
"""Rank 1 ends, or does not take part, while the others reduce; these print their errors."""

from __future__ import annotations

import os
import sys
from datetime import timedelta

import torch
import torch.distributed as dist

rank = int(os.environ["RANK"])
torch.npu.set_device(rank)
dist.init_process_group("hccl", timeout=timedelta(seconds=3 if sys.argv[1] == "stays" else 60))
x = torch.ones(4, device="npu")
dist.all_reduce(x)
if rank == 1:
    if sys.argv[1] == "stays":
        sys.stdin.read()  # until the others have ended
    os._exit(3)
for _ in range(2):
    try:
        dist.all_reduce(x)
    except RuntimeError as error:
        print(str(error).splitlines()[-1])
print((torch.ones(2, device="npu") + 1).tolist())
