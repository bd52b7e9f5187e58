# SPDX-License-Identifier: Apache-2.0
"""torch.compile without graph breaks and with dynamic shapes, torch.export, and selective activation checkpointing."""

from __future__ import annotations

import functools

import pytest
import torch
import torch._dynamo.testing
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils.checkpoint import CheckpointPolicy, checkpoint, create_selective_checkpoint_contexts
from torch_cases import BY_NAME, CASES, ELEMENT_WISE, FIRST_ORDER, tensors_for

import actgrad.torch as at

ops = torch.ops.actgrad


@pytest.fixture(autouse=True)
def fresh_compiler():
    torch.compiler.reset()


def everything(x, up):
    """One function that calls each differentiable operator and option."""
    y = at.swiglu(x, up) + at.geglu(x, up, approximate="tanh")
    for name in ELEMENT_WISE:
        y = y + getattr(at, name)(x)
    y = y + at.geglu(torch.cat([x, up], 0), 0, activate_left=True, save_activation=True)
    return at.swiglu(torch.cat([y, up], -1)) + at.geglu(torch.cat([y, x], -1)) + at.silu(x * 2, inplace_backward=True)


def value_and_gradients(f, *tensors):
    leaves = [tensor.clone().requires_grad_() for tensor in tensors]
    result = f(*leaves)
    result.square().sum().backward()
    return [result.detach(), *(leaf.grad for leaf in leaves)]


@pytest.mark.parametrize("backend", ["inductor", "aot_eager"])
def test_compile_without_graph_breaks_and_with_dynamic_shapes(backend):
    compiled = torch.compile(everything, fullgraph=True, dynamic=True, backend=backend)
    for shape in [(3, 8), (5, 6), (7, 2)]:
        x, up = torch.rand(shape).sub(0.5), torch.rand(shape).sub(0.5)  # some functions end at 1 and -1
        expected, result = value_and_gradients(everything, x, up), value_and_gradients(compiled, x, up)
        # The compiler may add the terms in another order.
        torch.testing.assert_close(result, expected, rtol=2**-20, atol=2**-18)


def test_dynamic_shapes_do_not_recompile():
    counter = torch._dynamo.testing.CompileCounterWithBackend("aot_eager")
    compiled = torch.compile(lambda x: at.swiglu(x, 0) * 2, fullgraph=True, dynamic=True, backend=counter)
    for size in (4, 6, 10):
        compiled(torch.randn(size, 3))
    assert counter.frame_count == 1
    with pytest.raises(Exception, match="even size along dim 0"):
        compiled(torch.randn(5, 3))


def every_gated_unit(x, rows, half):
    """Of rows that are chosen, and of halves whose size is read, by the values of tensors."""
    chosen, size = x[rows.nonzero().flatten()], half.item()
    x, gate = chosen[:, : 2 * size], chosen[:, :size]
    up = gate * 2
    y = at.swiglu(x) + at.glu(x) + at.gelu_mul(x) + at.situ_glu(x, linear_beta=2.0) + at.fatrelu_mul(x, 0.1)
    y = y + at.swiglu(x, alpha=1.7, limit=7.0, bias=1.0, interleaved=True) + at.swiglu(x, row_weight=x[:, 0])
    y = y + at.geglu(x) + at.geglu(x, save_activation=True) + at.swiglu(gate, up, limit=7.0)
    return y + at.prelu(gate, gate.new_full((1,), 0.3)) + at.add_relu(gate, up, 0.5)


@torch._dynamo.config.patch(capture_scalar_outputs=True, capture_dynamic_output_shape_ops=True)
def test_sizes_that_only_the_data_tell():
    compiled = torch.compile(every_gated_unit, fullgraph=True, backend="aot_eager")
    for count, half in [(2, 4), (5, 3)]:
        sizes = {"rows": torch.arange(6) < count, "half": torch.tensor(half)}
        x = torch.randn(6, 8)
        units = (functools.partial(unit, **sizes) for unit in (every_gated_unit, compiled))
        results = [value_and_gradients(unit, x) for unit in units]
        torch.testing.assert_close(*results, rtol=2**-20, atol=2**-18)


@pytest.mark.parametrize(("name", "attributes"), [case for case in CASES if case[0] in FIRST_ORDER])
def test_export_keeps_the_operator(name, attributes):
    operator = BY_NAME[name]

    class Model(torch.nn.Module):
        def forward(self, first, second=None, third=None):
            given = [tensor for tensor in (first, second, third) if tensor is not None]
            return operator.default(*given, *attributes)

    tensors = tuple(tensors_for(operator, attributes))
    batch = torch.export.Dim("columns") if attributes[:1] == (0,) else torch.export.Dim("rows")
    dynamic = {1: batch} if attributes[:1] == (0,) else {0: batch}
    fixed = operator.singles | operator.channels
    given = zip(operator.tensors, tensors, strict=True)
    shapes = tuple({} if what in fixed or tensor.dim() == 0 else dynamic for what, tensor in given)
    program = torch.export.export(Model(), tensors, dynamic_shapes=shapes)
    assert [node.target for node in program.graph.nodes if node.op == "call_function"] == [operator.default]
    grows = 1 if attributes[:1] == (0,) else 0
    larger = [torch.cat([t, t], grows) if shape else t for t, shape in zip(tensors, shapes, strict=True)]
    assert torch.equal(program.module()(*larger), operator.default(*larger, *attributes))


class Executions(TorchDispatchMode):
    """Counts how often an operator is really run."""

    def __init__(self, operator):
        super().__init__()
        self.operator, self.count = operator, 0

    def __torch_dispatch__(self, operator, types, args=(), kwargs=None):
        self.count += operator is self.operator
        return operator(*args, **(kwargs or {}))


@pytest.mark.parametrize(("policy", "count"), [("MUST_SAVE", 1), ("MUST_RECOMPUTE", 2)])
def test_selective_checkpointing_can_name_the_operators(policy, count):
    def choose(context, operator, *args, **kwargs):
        named = operator is ops.swiglu.default
        return CheckpointPolicy[policy] if named else CheckpointPolicy.PREFER_RECOMPUTE

    torch.manual_seed(0)
    up, down = torch.nn.Linear(8, 32), torch.nn.Linear(16, 8)
    x = torch.randn(4, 8, requires_grad=True)

    def mlp(x):
        return down(at.swiglu(up(x)))

    expected = torch.autograd.grad(mlp(x).square().sum(), [x, up.weight, down.weight])
    contexts = functools.partial(create_selective_checkpoint_contexts, choose)
    with Executions(ops.swiglu.default) as executions:
        y = checkpoint(mlp, x, use_reentrant=False, context_fn=contexts)
        result = torch.autograd.grad(y.square().sum(), [x, up.weight, down.weight])
    assert all(torch.equal(a, b) for a, b in zip(result, expected, strict=True))
    assert executions.count == count


@pytest.mark.parametrize("reentrant", [False, True])
@pytest.mark.parametrize(
    "last",
    [
        at.silu,
        at.sigmoid,
        at.swiglu,
        functools.partial(at.silu, inplace_backward=True),
        functools.partial(at.geglu, save_activation=True),
        functools.partial(at.rrelu, training=True),
    ],
)
def test_a_checkpoint_may_end_with_an_operator(last, reentrant):
    x = torch.randn(4, 8, requires_grad=True)
    gradients = []
    for run in (lambda f, x: f(x), functools.partial(checkpoint, use_reentrant=reentrant)):
        torch.manual_seed(0)
        x.grad = None
        run(lambda x: last(x * 2), x).square().sum().backward()
        gradients.append(x.grad)
    assert torch.equal(*gradients)


FORWARD_MODE = {
    "jvp": lambda x, t: torch.func.jvp(lambda v: at.silu(v) + v, (x,), (t,))[1],
    "jvp of halves": lambda x, t: torch.func.jvp(lambda v: at.swiglu(v) * 2, (x,), (t,))[1],
    "jvp of two tensors": lambda x, t: torch.func.jvp(lambda v: at.swiglu(v, x), (x,), (t,))[1],
    "jvp of a random slope": lambda x, t: torch.func.jvp(lambda v: at.rrelu(v, 0.2, 0.2, True), (x,), (t,))[1],
    "hessian": lambda x, t: torch.func.hessian(lambda v: (at.silu(v) * t).sum())(x),
    "jacfwd": lambda x, t: torch.func.jacfwd(at.geglu)(x),
}


@pytest.mark.parametrize("backend", ["eager", "aot_eager", "inductor"])
@pytest.mark.parametrize("f", FORWARD_MODE.values(), ids=FORWARD_MODE)
def test_compiled_forward_mode(f, backend):
    x, t = torch.randn(3, 4), torch.randn(3, 4)
    torch.testing.assert_close(torch.compile(f, fullgraph=True, backend=backend)(x, t), f(x, t))
