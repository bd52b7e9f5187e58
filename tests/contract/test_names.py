# SPDX-License-Identifier: Apache-2.0
"""Nothing is printed if a name is defined twice or a keyword, or if a named gradient is undefined."""

from __future__ import annotations

from dataclasses import replace

import pytest

from actgrad.operators import ALL
from actgrad.operators.contract import Operator
from codegen.__main__ import refuse_clashes

SILU = next(operator for operator in ALL if operator.name == "Silu")


def called(name: str) -> Operator:
    """SiLU, whose first parameter has this name in Python, and in operators derived from it also in C++."""
    return replace(SILU, parameters=(replace(SILU.parameters[0], python=name), *SILU.parameters[1:]))


@pytest.mark.parametrize(
    ("operators", "others", "sentence"),
    [
        ([SILU], ["Silu"], "defined twice in the C interface: aclnnSilu"),
        ([SILU, replace(SILU, python="", torch="")], [], "defined twice in the C interface: aclnnSilu"),
        ([], ["Relu", "Relu"], "defined twice in the C interface: aclnnRelu"),
        ([SILU, replace(SILU, name="Other", torch="")], [], "defined twice in Python: silu"),
        ([SILU, replace(SILU, name="Other", python="o", torch="silu")], [], r"twice in torch\.ops\.actgrad: silu"),
        ([called("register")], [], "Silu: no parameter can be called register, a keyword"),
        ([called("in")], [], "Silu: no parameter can be called in, a keyword"),
        ([SILU], [], r"Silu: its gradient silu_backward is no operator of torch\.ops\.actgrad"),
    ],
)
def test_clashes_are_refused(operators, others, sentence):
    with pytest.raises(ValueError, match=sentence):
        refuse_clashes(operators, others)
