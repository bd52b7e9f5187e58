# SPDX-License-Identifier: Apache-2.0
"""The gradient of an element-wise operator if the documents have none, and the second gradient of each."""

from __future__ import annotations

from dataclasses import replace

from actgrad.arithmetic.activation import Activation
from actgrad.operators.contract import (
    Element,
    Input,
    Kernel,
    KernelScalar,
    Operator,
    Output,
    Parameter,
    SignUnit,
    like,
    same_dtype,
    same_shape,
)
from actgrad.operators.formulas import gradient_formula, second_gradient_formula


def activation_of(kernel: Kernel) -> Activation:
    """The activation that a kernel computes, or whose derivative it takes."""
    if kernel.of is None:
        raise ValueError(f"{kernel.name}: its gradient is asked for, so it has to name its activation")
    return kernel.of


def renamed(parameter: Parameter) -> Parameter:
    """A parameter with its Python name only: internal operators have no other."""
    return replace(parameter, name=parameter.python)


def attributes_of(operator: Operator) -> tuple[Parameter, ...]:
    """The attributes that its kernels read, or that select a kernel."""
    used = {name for kernel in operator.kernels for name in kernel.parameters}
    return tuple(renamed(attribute) for attribute in operator.attributes if attribute.name in used)


def capital(snake: str) -> str:
    """``silu_double_backward`` → ``SiluDoubleBackward``."""
    return "".join(word.capitalize() for word in snake.split("_"))


def scalars_of(operator: Operator, kernel: Kernel) -> tuple[KernelScalar, ...]:
    """The scalars of a kernel, in Python names."""
    python = {parameter.name: parameter.python for parameter in operator.parameters}

    def renamed(scalar: KernelScalar) -> KernelScalar:
        if isinstance(scalar, str):
            return python[scalar]
        if isinstance(scalar, Element | SignUnit):
            return type(scalar)(python[scalar.tensor])
        return replace(scalar, attributes=tuple(python[name] for name in scalar.attributes))

    return tuple(map(renamed, kernel.scalars))


def choice_of(operator: Operator, kernel: Kernel) -> dict[str, int]:
    """The attribute values that select a kernel, by Python names."""
    python = {parameter.name: parameter.python for parameter in operator.parameters}
    return {python[name]: value for name, value in kernel.when.items()}


def gradient_of(forward: Operator) -> Operator:
    """``dx = dy · f'(x)`` for an operator whose gradient the documents lack."""
    x = next(parameter for parameter in forward.parameters if isinstance(parameter, Input))
    return Operator(
        name=capital(forward.gradient),
        python=forward.gradient,
        header="",
        summary=f"The gradient of {forward.name}.",
        source=f"the derivative of {forward.aclnn}",
        parameters=(
            Input("dy", "dy", f"the gradient of {forward.name}'s output"),
            Input(x.python, x.python, f"the input of {forward.name}"),
            *attributes_of(forward),
            Output("out", "out", f"the gradient of `{x.python}`", shape=like(x.python)),
        ),
        support=forward.support,
        dtype_checks=(same_dtype("dy", x.python, "out"),),
        shape_checks=(same_shape("dy", x.python), same_shape("out", x.python)),
        kernels=tuple(
            Kernel(
                gradient_formula(activation_of(kernel)),
                inputs=("dy", x.python),
                outputs=("out",),
                scalars=scalars_of(forward, kernel),
                when=choice_of(forward, kernel),
                of=activation_of(kernel),
            )
            for kernel in forward.kernels
        ),
        math=f"out = dy · {forward.name}'({x.python})",
        gradient=forward.gradient.removesuffix("_backward") + "_double_backward",
    )


def second_gradient_of(backward: Operator) -> Operator:
    """The gradients of ``dx = dy · f'(x)`` with respect to dy and x, given the gradient of dx."""
    x = [parameter for parameter in backward.parameters if isinstance(parameter, Input)][1].python
    ddx, dx = f"dd{x}", f"d{x}"
    return Operator(
        name=capital(backward.gradient),
        python=backward.gradient,
        header="",
        summary=f"The gradient of {backward.name}.",
        source=f"the derivative of {backward.aclnn}",
        parameters=(
            Input(ddx, ddx, f"the gradient of the gradient of `{x}`"),
            Input("dy", "dy", "the gradient of the forward's output"),
            Input(x, x, f"the second argument of {backward.name}"),
            *attributes_of(backward),
            Output("ddy", "ddy", "the gradient of `dy`", shape=like("dy")),
            Output(dx, dx, f"the gradient of `{x}`", shape=like(x)),
        ),
        support=backward.support,
        dtype_checks=(same_dtype(ddx, "dy", x, "ddy", dx),),
        shape_checks=tuple(same_shape(tensor, x) for tensor in (ddx, "dy", "ddy", dx)),
        kernels=tuple(
            Kernel(
                second_gradient_formula(activation_of(kernel)),
                inputs=(ddx, "dy", x),
                outputs=("ddy", dx),
                scalars=scalars_of(backward, kernel),
                when=choice_of(backward, kernel),
                of=activation_of(kernel),
            )
            for kernel in backward.kernels
        ),
        math=f"ddy = {ddx} · f'({x})\n{dx} = {ddx} · dy · f''({x})",
    )
