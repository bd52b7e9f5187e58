# SPDX-License-Identifier: Apache-2.0
"""The vocabulary of operator contracts.

An operator's file in ``actgrad.operators.documented`` declares, in these words, what the operator takes, on which
product, which checks are made in which order, and which formula computes it. ``codegen`` prints the C header, the entry
point, the kernel, the Python function and the page from that declaration.

Everything here is plain data: a check is one C++ statement and one sentence, not a rule to interpret.
"""

from actgrad.operators.contract.checks import *
from actgrad.operators.contract.exclusions import *
from actgrad.operators.contract.kernels import *
from actgrad.operators.contract.operator import *
from actgrad.operators.contract.parameters import *
from actgrad.operators.contract.products import *
from actgrad.operators.contract.shapes import *
