# SPDX-License-Identifier: Apache-2.0
"""npu_clipped_swiglu in its forms, against its definition in float64."""

from __future__ import annotations

import itertools
import sys

import torch
import torch_npu

TOLERANCES = {torch.float32: 4e-6, torch.float16: 4e-3, torch.bfloat16: 3e-2}
SHAPES = {(7, 30): (0, 1, -1), (130, 514): (-1,), (4, 3, 10): (0, 1, 2, -2), (6, 2, 4, 8): (0, 2, -1)}
SETTINGS = ({}, {"alpha": 0.5, "limit": 1.25, "bias": -0.5}, {"alpha": 1.0, "limit": 100.0, "bias": 0.0})
GROUPS = (None, [2], [1, 0, 2], [0], [1000])
"""Numbers of rows in groups; what is beyond their sum becomes 0."""


def definition(x, *, group_index, dim, interleaved, alpha=1.702, limit=7.0, bias=1.0):
    """The halves of rows that begin at ``dim``."""
    dim %= x.dim()
    rows = x.double().flatten(dim)
    rows = rows.flatten(0, -2) if dim else rows[None]
    a, b = (rows[:, ::2], rows[:, 1::2]) if interleaved else rows.chunk(2, -1)
    a, b = a.clamp(max=limit), b.clamp(-limit, limit)
    result = a * torch.sigmoid(alpha * a) * (b + bias)
    if group_index is not None:
        result[sum(group_index) :] = 0
    return result.view(*x.shape[:dim], x.shape[dim] // 2, *x.shape[dim + 1 :])


def wrong() -> list[str]:
    found = []
    for (dtype, tolerance), (shape, dims) in itertools.product(TOLERANCES.items(), SHAPES.items()):
        x = (8 * torch.randn(shape)).to(dtype)
        layouts = {"whole": x.npu(), "strided": torch.stack([x, x], -1).npu()[..., 0]}
        for dim, interleaved, groups, settings in itertools.product(dims, (True, False), GROUPS, SETTINGS):
            if shape[dim] % 2:
                continue
            options = {"dim": dim, "interleaved": interleaved, **settings}
            index = None if groups is None else torch.tensor(groups).npu()
            truth = definition(x, group_index=groups, **options)
            for layout, given in layouts.items():
                result = torch_npu.npu_clipped_swiglu(given, group_index=index, **options).cpu()
                if result.dtype != dtype or not torch.allclose(result.double(), truth, tolerance, tolerance):
                    found.append(f"{dtype}, {shape}, {layout}, groups {groups}, {options}")
    return found


def refused() -> list[str]:
    """The invalid arguments that are accepted."""
    x = torch.randn(4, 6)
    calls = {
        "an odd size": ((torch.randn(4, 5),), {}),
        "a dim beyond": ((x,), {"dim": 2}),
        "integers": ((x.int(),), {}),
        "a limit of 0": ((x,), {"limit": 0.0}),
        "groups of int32": ((x,), {"group_index": torch.tensor([1], dtype=torch.int32).npu()}),
    }
    found = []
    for name, (arguments, options) in calls.items():
        try:
            torch_npu.npu_clipped_swiglu(*(argument.npu() for argument in arguments), **options)
        except (RuntimeError, IndexError):
            continue
        found.append(f"{name} is not refused")
    return found


def main() -> None:
    torch.manual_seed(0)
    found = wrong() + refused()
    print("\n".join(found) or "right")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
