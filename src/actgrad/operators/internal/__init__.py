# SPDX-License-Identifier: Apache-2.0
"""Further operators for automatic differentiation, derived from the documented ones.

Gradients that the documents lack, second gradients, and gated units of two tensors all follow from a documented
operator and its activation. They have kernels and checks like the others. The documents have no names for them, so
they have no C interface: ``actgrad.torch`` calls them through the native module.
"""

from collections.abc import Iterator

from actgrad.operators.contract import Operator
from actgrad.operators.documented import OPERATORS as DOCUMENTED
from actgrad.operators.internal import add_relu, prelu
from actgrad.operators.internal.clipped import clipped_units
from actgrad.operators.internal.elementwise import gradient_of, second_gradient_of
from actgrad.operators.internal.gated import gated_units
from actgrad.operators.internal.weighted import weighted_units


def _operators() -> Iterator[Operator]:
    declared = {operator.torch_name: operator for operator in DOCUMENTED}
    differentiated = set()
    for operator in DOCUMENTED:
        if operator.interleaves:
            units = list(clipped_units(operator))
            yield from units
            yield from weighted_units(units)
        elif operator.splits:
            yield from gated_units(operator, declared)
        elif operator.kernels[0].of and operator.gradient and not operator.takes_gradient:
            backward = declared.get(operator.gradient)
            if backward is None:
                backward = gradient_of(operator)
                yield backward
            if backward.name not in differentiated:  # two functions may share a gradient
                differentiated.add(backward.name)
                yield second_gradient_of(backward)
    yield from add_relu.OPERATORS
    yield from prelu.OPERATORS


OPERATORS: tuple[Operator, ...] = tuple(_operators())
