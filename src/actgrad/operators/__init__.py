# SPDX-License-Identifier: Apache-2.0
"""The operators: what each takes, checks and computes, declared once. All interfaces are made from these declarations.

``contract`` is the vocabulary, ``documented`` has CANN's operators, ``internal`` the further ones that autograd needs.
Nothing here computes or imports an array library.
"""

from actgrad.arithmetic import activations
from actgrad.arithmetic.activation import Activation
from actgrad.operators.contract import Operator
from actgrad.operators.documented import OPERATORS as DOCUMENTED
from actgrad.operators.internal import OPERATORS as INTERNAL

ALL: tuple[Operator, ...] = (*DOCUMENTED, *INTERNAL)


def _activations() -> tuple[Activation, ...]:
    """Those of ``actgrad.arithmetic.activations``, then those defined in the operators' own files."""
    kernels = [kernel for operator in ALL for kernel in operator.kernels]
    named = [activation for kernel in kernels for activation in (kernel.of, *kernel.factors) if activation]
    found: dict[str, Activation] = {}
    for activation in (*activations.ACTIVATIONS, *named):
        if found.setdefault(activation.name, activation) is not activation:
            raise ValueError(f"two activations are called {activation.name}")
    return tuple(found.values())


ACTIVATIONS: tuple[Activation, ...] = _activations()

__all__ = ["ACTIVATIONS", "ALL", "DOCUMENTED", "INTERNAL"]
