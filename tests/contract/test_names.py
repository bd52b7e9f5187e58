# SPDX-License-Identifier: Apache-2.0
"""Nothing is printed if a name is defined twice, or if a named gradient is undefined."""

from __future__ import annotations

from dataclasses import replace

import pytest

from actgrad.operators import ALL
from codegen.__main__ import refuse_clashes

SILU = next(operator for operator in ALL if operator.name == "Silu")


@pytest.mark.parametrize(
    ("operators", "others", "sentence"),
    [
        ([SILU], ["Silu"], "defined twice in the C interface: aclnnSilu"),
        ([SILU, replace(SILU, python="", torch="")], [], "defined twice in the C interface: aclnnSilu"),
        ([], ["Relu", "Relu"], "defined twice in the C interface: aclnnRelu"),
        ([SILU, replace(SILU, name="Other", torch="")], [], "defined twice in Python: silu"),
        ([SILU, replace(SILU, name="Other", python="o", torch="silu")], [], r"twice in torch\.ops\.actgrad: silu"),
        ([SILU], [], r"Silu: its gradient silu_backward is no operator of torch\.ops\.actgrad"),
    ],
)
def test_clashes_are_refused(operators, others, sentence):
    with pytest.raises(ValueError, match=sentence):
        refuse_clashes(operators, others)
