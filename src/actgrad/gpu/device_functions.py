# SPDX-License-Identifier: Apache-2.0
"""The operators' formulas as Triton device functions."""

from __future__ import annotations

import ast
import inspect
import linecache
import textwrap
import types
from functools import cache
from typing import Any

import triton
import triton.language as tl

from actgrad.arithmetic.bind import bind
from actgrad.arithmetic.primitives import on_triton, on_triton_half
from actgrad.operators import ALL

KERNELS = {kernel.name: kernel for operator in ALL for kernel in operator.kernels}


class _DivideFunction(ast.NodeTransformer):
    """a / b becomes divide(a, b), unless both are numbers: how exact a division is, primitives decide."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        self.generic_visit(node)
        numbers = isinstance(node.left, ast.Constant) and isinstance(node.right, ast.Constant)
        if isinstance(node.op, ast.Div) and not numbers:
            return ast.Call(ast.Name("divide", ast.Load()), [node.left, node.right], [])
        return node


@cache
def device_function(kernel: str, half: bool) -> Any:
    """The formula of ``kernel`` as Triton device function, for results that are rounded to 16 bits or not."""
    primitives = on_triton_half if half else on_triton

    def wrap(formula: types.FunctionType) -> Any:
        tree = ast.parse(textwrap.dedent(inspect.getsource(formula)))
        source = ast.unparse(_DivideFunction().visit(tree))
        file = f"<{formula.__name__}, with divide for />"
        linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)  # where Triton reads it
        namespace = formula.__globals__
        namespace.update(divide=primitives.divide, tl=tl)  # Triton's interpreter looks for its language
        exec(compile(source, file, "exec"), namespace)
        return triton.jit(namespace[formula.__name__])

    return bind(KERNELS[kernel].formula, primitives, wrap, KERNELS[kernel].functions)
