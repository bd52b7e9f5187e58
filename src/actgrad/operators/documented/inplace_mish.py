# SPDX-License-Identifier: Apache-2.0
"""aclnnInplaceMish: Mish onto its input."""

from actgrad.operators.documented.mish import MISH
from actgrad.operators.inplace import in_place

INPLACE_MISH = in_place(MISH)
