# SPDX-License-Identifier: Apache-2.0
"""aclnnInplaceSelu: SELU onto its input."""

from actgrad.operators.documented.selu import SELU
from actgrad.operators.inplace import in_place

INPLACE_SELU = in_place(SELU)
