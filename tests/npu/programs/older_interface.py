# SPDX-License-Identifier: Apache-2.0
"""The cases of operator_cases.txt after set_compile_mode(jit_compile=True), which takes the older interface.

Each is correct, but for those that torch_npu itself refuses or computes in another way.
"""

from __future__ import annotations

import sys
from pathlib import Path

import operators
import torch_npu

BY_TORCH_NPU = (
    "adaptive_avg_pool3d(", "adaptive_max_pool2d(", "max_unpool2d(", "scaled_dot_product_attention(", "rotary(",
    "torch.complex(", "torch.polar(", "histc(", "running_stats(bf16", "kthvalue(", "torch.fft.", "torch.stft(",
    "torch.add(torch.tensor(2.0)", "adaptive_max_pool1d(", "F.kl_div(u[0]",
)  # fmt: skip
"""What torch_npu itself refuses in this mode, computes in 16 bits, divides by another size, or gives another shape."""

FEWEST_RIGHT = 809


def main() -> int:
    torch_npu.npu.set_compile_mode(jit_compile=True)
    right, wrong = 0, []
    for case in Path(sys.argv[1]).read_text(encoding="utf-8").splitlines():
        problem = operators.difference(case)
        if problem is None:
            right += 1
        elif not any(word in case for word in BY_TORCH_NPU):
            wrong.append(problem)
    print("\n".join(wrong))
    print(f"{right} cases are right, {len(wrong)} wrong")
    return 1 if wrong or right < FEWEST_RIGHT else 0


if __name__ == "__main__":
    sys.exit(main())
