# SPDX-License-Identifier: Apache-2.0
"""aclnnInplaceTanh: the hyperbolic tangent onto its input."""

from actgrad.operators.documented.tanh import TANH
from actgrad.operators.inplace import in_place

INPLACE_TANH = in_place(TANH)
