# SPDX-License-Identifier: Apache-2.0
"""Matrix products together with a collective."""

from __future__ import annotations

from actgrad.npu.served import Served

# fmt: off
COMMUNICATION = [
    Served("AllGatherMatmul",
           "T self, T other, T bias, s group, i index, i turn, i mode, O out, O gathered",
           "product_of_gathered(self, other, bias, group, index, out, gathered)", False, False),
    Served("MatmulReduceScatter", "T self, T other, T bias, s group, s kind, i turn, i mode, O out",
           "scattered_product(self, other, bias, group, kind, out)", False, False),
    Served("MatmulAllReduce", "T self, T other, T bias, s group, s kind, i turn, i mode, O out",
           "summed_product(self, other, bias, group, kind, out)", False, False),
]
