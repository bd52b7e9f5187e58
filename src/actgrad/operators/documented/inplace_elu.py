# SPDX-License-Identifier: Apache-2.0
"""aclnnInplaceElu: ELU onto its input."""

from actgrad.operators.contract import F64, supported
from actgrad.operators.documented.elu import ELU
from actgrad.operators.inplace import in_place

INPLACE_ELU = in_place(
    ELU,
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P", also=(F64,)),
)
