# SPDX-License-Identifier: Apache-2.0
"""Gradients inside of operators."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import torch


@contextmanager
def recording() -> Iterator[None]:
    """Records operations for gradients, also in torch_npu's kernels, where PyTorch has left autograd behind."""
    excluded = torch._C._dispatch_tls_local_exclude_set()
    for key in (torch._C.DispatchKey.AutogradCPU, torch._C.DispatchKey.ADInplaceOrView):
        excluded = excluded.remove(key)
    with (
        torch._C._ForceDispatchKeyGuard(torch._C._dispatch_tls_local_include_set(), excluded),
        torch.enable_grad(),
    ):
        yield
