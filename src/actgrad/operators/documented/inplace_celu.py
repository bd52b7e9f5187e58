# SPDX-License-Identifier: Apache-2.0
"""aclnnInplaceCelu: CELU onto its input."""

from actgrad.operators.documented.celu import CELU
from actgrad.operators.inplace import in_place

INPLACE_CELU = in_place(CELU)
