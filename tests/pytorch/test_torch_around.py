# SPDX-License-Identifier: Apache-2.0
"""The operators with other features of PyTorch: forward mode, tracing, export, other kinds of tensors."""

from __future__ import annotations

import inspect
import itertools
import math
import warnings
from functools import partial

import pytest
import torch
from torch import nn
from torch._dynamo import compiled_autograd
from torch.ao.quantization import get_default_qconfig_mapping
from torch.ao.quantization.quantize_fx import convert_fx, prepare_fx
from torch.nn import functional
from torch_cases import BY_NAME, FIRST, FIRST_ORDER, tensors_for

import actgrad
import actgrad.torch as at
from actgrad.torch import decomposition
from actgrad.torch.decomposition import COMPOSITIONS

ops = torch.ops.actgrad

X = torch.randn(4, 8)


def halves(x):
    gate, up = x.chunk(2, -1)
    return functional.silu(gate) * up


class Block(nn.Module):
    def __init__(self, glu):
        super().__init__()
        self.up, self.glu, self.down = nn.Linear(8, 8), glu, nn.Linear(4, 8)

    def forward(self, x):
        return self.down(self.glu(self.up(x)))


# ---- Forward mode ----

FORWARD = [case for case in FIRST if case[0] in FIRST_ORDER]


@pytest.mark.parametrize(("name", "attributes"), FORWARD)
def test_forward_mode_in_float64(name, attributes):
    torch.manual_seed(0)
    operator = BY_NAME[name]
    tensors = tensors_for(operator, attributes, dtype=torch.float64, requires_grad=True)
    function = lambda *given: operator.default(*given, *attributes)  # noqa: E731
    assert torch.autograd.gradcheck(function, tensors, check_forward_ad=True)
    assert torch.autograd.gradgradcheck(function, tensors, check_fwd_over_rev=True)


def test_hessians():
    row = X[0].double()
    for ours, theirs in [(at.silu, functional.silu), (at.swiglu, halves), (at.sigmoid, torch.sigmoid)]:
        expected = torch.func.hessian(lambda x, f=theirs: f(x).sin().sum())(row)
        torch.testing.assert_close(torch.func.hessian(lambda x, f=ours: f(x).sin().sum())(row), expected)
        torch.testing.assert_close(
            torch.func.jacfwd(torch.func.jacfwd(lambda x, f=ours: f(x).sin().sum()))(row), expected
        )


@pytest.mark.parametrize(("name", "attributes"), FORWARD)
def test_reverse_over_forward_mode(name, attributes):
    torch.manual_seed(0)
    operator = BY_NAME[name]
    tensors = tuple(tensors_for(operator, attributes, dtype=torch.float64))
    directions, numbers = tuple(map(torch.randn_like, tensors)), tuple(range(len(tensors)))
    total = lambda *given: operator.default(*given, *attributes).sin().sum()  # noqa: E731
    along = lambda *given: torch.func.jvp(total, given, directions)[1]  # noqa: E731
    _, expected = torch.func.jvp(torch.func.grad(total, numbers), tensors, directions)
    torch.testing.assert_close(torch.func.grad(along, numbers)(*tensors), expected)


def test_unsupported_forward_mode():
    with pytest.raises(NotImplementedError, match="actgrad::geglu_with_gelu: forward-mode"):
        torch.func.jvp(lambda x: at.geglu(x, save_activation=True), (X,), (X,))
    with torch.autograd.forward_ad.dual_level():
        dual = torch.autograd.forward_ad.make_dual(X, X)
        with pytest.raises(NotImplementedError, match="actgrad::silu_double_backward: forward-mode"):
            ops.silu_double_backward(X, X, dual)
        with pytest.raises(NotImplementedError, match=r"actgrad::silu: functions with out=.* has a tangent"):
            ops.silu.out(dual, out=torch.empty_like(X))


# ---- torch.func, compiled autograd ----


def test_overwriting_within_transforms():
    expected = torch.func.grad(lambda x: functional.silu(x).sum())(X)
    in_rows = lambda x: torch.vmap(lambda row: at.silu(row.clone(), inplace=True))(x).sum()  # noqa: E731
    torch.testing.assert_close(torch.func.grad(in_rows)(X), expected)
    gradient = torch.func.grad(lambda x: at.silu(x * 1, inplace_backward=True).sum())
    torch.testing.assert_close(gradient(X), expected)
    torch.testing.assert_close(torch.vmap(gradient)(X), expected)


@pytest.mark.parametrize("function", [at.silu, at.leaky_relu, at.swiglu, at.geglu])
def test_batches_of_gradients_are_not_written_onto_the_input(function):
    def differentiated(batched, **options):
        leaf = X.clone().requires_grad_()
        y = function(leaf * 1, **options)
        return batched(y, leaf, torch.eye(y.numel()).view(-1, *y.shape))

    def at_once(y, x, directions):
        return torch.autograd.grad(y, x, directions, is_grads_batched=True)[0]

    def mapped(y, x, directions):
        return torch.vmap(lambda direction: torch.autograd.grad(y, x, direction)[0])(directions)

    for batched in (at_once, mapped):
        assert torch.equal(differentiated(batched, inplace_backward=True), differentiated(batched))


@pytest.mark.parametrize("options", [{}, {"inplace_backward": True}])
def test_compiled_autograd(options):
    leaf = X.clone().requires_grad_()
    for dim in (-1, 0):  # two nodes that differ in an attribute
        (expected,) = torch.autograd.grad(at.swiglu(leaf, dim).sin().sum(), leaf)
        leaf.grad = None
        with compiled_autograd._enable(torch.compile(backend="aot_eager")):
            at.swiglu(leaf * 1, dim, **options).sin().sum().backward()
        torch.testing.assert_close(leaf.grad, expected)


@pytest.mark.parametrize("options", [{}, {"inplace_backward": True}])
@pytest.mark.parametrize("attributes", [("gelu", "tanh"), ("gelu", "none"), ("leaky_relu", 0.25), ("leaky_relu", 0.5)])
def test_compiled_autograd_of_words_and_numbers(attributes, options):
    name, value = attributes
    leaf = X.clone().requires_grad_()
    (expected,) = torch.autograd.grad(getattr(functional, name)(leaf, **{OPTIONS[name]: value}).sum(), leaf)
    with compiled_autograd._enable(torch.compile(backend="aot_eager")):
        getattr(at, name)(leaf * 1, value, **options).sum().backward()
    torch.testing.assert_close(leaf.grad, expected)


OPTIONS = {"gelu": "approximate", "leaky_relu": "negative_slope"}

# ---- Two tensors with different dtypes or shapes ----

DTYPES = [torch.float32, torch.bfloat16, torch.float64]


@pytest.mark.parametrize("dtypes", list(itertools.product(DTYPES, DTYPES)))
@pytest.mark.parametrize("shapes", [((4, 8), (4, 8)), ((4, 8), (1, 8)), ((4, 1), (8,)), ((4, 8), ())])
@pytest.mark.parametrize("compiles", [False, True])
def test_two_tensors_are_promoted_and_broadcast(dtypes, shapes, compiles):
    torch.manual_seed(0)
    given = [torch.randn(shape, dtype=dtype) for shape, dtype in zip(shapes, dtypes, strict=True)]
    ours, theirs = ([tensor.clone().requires_grad_() for tensor in given] for _ in range(2))
    unit = torch.compile(at.swiglu, backend="aot_eager", fullgraph=True, dynamic=False) if compiles else at.swiglu
    torch.compiler.reset()
    result, expected = unit(*ours), functional.silu(theirs[0]) * theirs[1]
    assert (result.dtype, result.shape) == (expected.dtype, expected.shape)
    tolerance = {"rtol": 3e-2, "atol": 3e-2} if torch.bfloat16 in dtypes else {}
    torch.testing.assert_close(result, expected, **tolerance)
    result.sum().backward()
    expected.sum().backward()
    for mine, their in zip(ours, theirs, strict=True):
        assert mine.grad.dtype == their.grad.dtype
        torch.testing.assert_close(mine.grad, their.grad, **tolerance)


def test_overwriting_two_tensors_that_are_promoted_or_broadcast():
    given = [torch.randn(4, 8, dtype=dtype, requires_grad=True) for dtype in (torch.float32, torch.float64)]
    results = [at.swiglu(*(x * 1 for x in given), inplace_backward=option) for option in (True, False)]
    overwritten, kept = (torch.autograd.grad(result.sum(), given) for result in results)
    assert all(map(torch.equal, overwritten, kept))


def test_two_tensors_that_cannot_be_broadcast():
    with pytest.raises(RuntimeError, match="size of tensor a"):
        at.swiglu(X, X[:, :3])
    with pytest.raises(RuntimeError, match="expected up to have the dtype of gate"):
        ops.swiglu_pair(X, X.double())


@pytest.mark.parametrize("unit", [at.swiglu, at.geglu])
def test_the_second_tensor_by_its_name(unit):
    gate, up = torch.randn(2, 4, 8)
    assert torch.equal(unit(gate, up=up), unit(gate, up))
    compiled = torch.compile(lambda gate, up: unit(gate, up=up), backend="aot_eager", fullgraph=True)
    torch.testing.assert_close(compiled(gate, up), unit(gate, up))
    for dim in (0, up):
        with pytest.raises(TypeError, match="dim and up were given; dim splits one tensor"):
            unit(gate, dim, up=up)


# ---- Arguments that are no tensors, and unsupported layouts ----

FUNCTIONS_OF_ONE = [name for name in at.functional.__all__ if name != "fatrelu_mul"]


@pytest.mark.parametrize("name", [*FUNCTIONS_OF_ONE, "swiglu"])
@pytest.mark.parametrize("given", [[1.0], 1.0, None, X.numpy()], ids=lambda given: type(given).__name__)
def test_arguments_that_are_no_tensors(name, given):
    kind = {"ndarray": "an ndarray"}.get(type(given).__name__, f"a {type(given).__name__}")
    function = getattr(at, name)
    options = [{}] + [
        {option: True} for option in ("inplace", "inplace_backward") if option in inspect.signature(function).parameters
    ]
    for option in options:
        with pytest.raises(TypeError, match=rf"actgrad::\w+: x: {kind} was given; a torch.Tensor is needed"):
            function(given, **option)


@pytest.mark.parametrize("function", [at.add_relu, at.heaviside, at.prelu, partial(at.add_relu, inplace=True)])
def test_second_arguments_that_are_no_tensors(function):
    with pytest.raises(TypeError, match=r"(x|input|self): a list was given; a torch.Tensor is needed"):
        function([1.0], X)
    with pytest.raises(TypeError, match=r"(other|values|weight): a float was given; a torch.Tensor is needed"):
        function(X, 1.0)


@pytest.mark.parametrize("layout", ["sparse_coo", "sparse_csr", "mkldnn", "quantized", "nested"])
@pytest.mark.filterwarnings("ignore")
def test_unsupported_layouts(layout):
    make = {
        "sparse_coo": X.to_sparse,
        "sparse_csr": X.to_sparse_csr,
        "mkldnn": X.to_mkldnn,
        "quantized": lambda: torch.quantize_per_tensor(X, 0.1, 0, torch.qint8),
        "nested": lambda: torch.nested.nested_tensor([X, X]),
    }
    tensor = make[layout]()
    for call, name in [
        (lambda: at.silu(tensor), "x"),
        (lambda: at.silu(tensor, inplace=True), "x"),
        (lambda: at.swiglu(tensor), "x"),
        (lambda: at.swiglu(X, tensor), "up"),
        (lambda: at.silu(torch.nn.Parameter(tensor, requires_grad=False)), "x"),
        (lambda: at.rrelu(tensor), "input"),
        (lambda: at.rrelu(tensor, training=True), "input"),
        (lambda: at.RReLU(inplace=True)(tensor), "input"),
    ]:
        with pytest.raises(NotImplementedError, match=f"{name}: a {layout} tensor was given; a dense one of numbers"):
            call()
    with pytest.raises(TypeError, match=r"x: a (nested )?tensor of dtype .* was given; a dense one of numbers"):
        actgrad.silu(tensor)


# ---- nested tensors ----


def nested():
    rows = [torch.randn(2, 8), torch.randn(5, 8)]
    return rows, torch.nested.nested_tensor(rows, layout=torch.jagged, requires_grad=True)


@pytest.mark.parametrize(
    "unit", [at.silu, at.swiglu, lambda x: at.swiglu(x, x), lambda x: at.geglu(x, save_activation=True), at.sigmoid]
)
def test_nested_tensors(unit):
    rows, tensor = nested()
    result = unit(tensor)
    result.values().sin().sum().backward()
    assert result.is_nested
    for row, part, gradient in zip(rows, result.unbind(), tensor.grad.unbind(), strict=True):
        leaf = row.clone().requires_grad_()
        expected = unit(leaf)
        expected.sin().sum().backward()
        assert torch.equal(part, expected)
        assert torch.equal(gradient, leaf.grad)


def test_mismatched_nested_tensors():
    _, tensor = nested()
    for dim in (0, 1, -2):
        with pytest.raises(RuntimeError, match=r"swiglu: a nested tensor can be split along a dimension after"):
            at.swiglu(tensor, dim)
    _, other = nested()
    with pytest.raises(RuntimeError, match="swiglu_pair: up is not nested as the other tensors are"):
        ops.swiglu_pair(tensor, other)
    for second in (other, other.half()):
        with pytest.raises(RuntimeError, match="swiglu_pair: up is not nested as the other tensors are"):
            at.swiglu(tensor, second)
    for call in (at.heaviside, at.add_relu):
        with pytest.raises(RuntimeError, match=r"actgrad::\w+: .* must match"):
            call(tensor.detach(), other.detach())


@pytest.mark.parametrize("shape", [(), (1,), (8,), (2, 1, 8)])
@pytest.mark.parametrize("unit", [at.swiglu, at.geglu, at.add_relu])
def test_tensors_broadcast_beside_nested_ones(unit, shape):
    for swapped in (False, True):
        rows, tensor = nested()
        weight = torch.randn(shape, requires_grad=True)
        pair = (weight, tensor) if swapped else (tensor, weight)
        result = unit(*pair)
        result.values().sin().sum().backward()
        leaf = weight.detach().clone().requires_grad_()
        dense = [leaf.expand(2, 1, 8)[i] if shape == (2, 1, 8) else leaf for i in range(2)]
        expected = [unit(part, row) if swapped else unit(row, part) for row, part in zip(rows, dense, strict=True)]
        torch.cat(expected).sin().sum().backward()
        assert torch.equal(result.values(), torch.cat(expected))
        torch.testing.assert_close(weight.grad, leaf.grad)


def test_heaviside_of_nested_tensors():
    tensor = torch.nested.nested_tensor([torch.zeros(2), torch.ones(3)], layout=torch.jagged)
    assert at.heaviside(tensor, torch.tensor(-0.0)).values().signbit().tolist() == [True, True, False, False, False]
    old = torch.nested.nested_tensor([torch.ones(2)])
    with pytest.raises(NotImplementedError, match="heaviside: input: a nested tensor was given; a dense one"):
        at.heaviside(old, torch.ones(()))


# ---- tracing and export ----


def targets(graph):
    return [node.target for node in graph.nodes if node.op == "call_function"]


def test_fx_traces_patched_modules():
    model = nn.Sequential(nn.Linear(8, 8), nn.SiLU(), nn.Linear(8, 8), nn.Hardswish(inplace=True))
    expected = model(X)
    at.patch(model)
    traced = torch.fx.symbolic_trace(model)
    assert ops.silu.default in targets(traced.graph)
    torch.testing.assert_close(traced(X), expected)


class PathTracer(torch.fx.Tracer):
    """Names each value by the module that it is computed in, as extractors of features do."""

    def __init__(self):
        super().__init__()
        self.paths = {}
        self.module = ""

    def call_module(self, module, forward, args, kwargs):
        outer, self.module = self.module, self.path_of_module(module)
        try:
            return super().call_module(module, forward, args, kwargs)
        finally:
            self.module = outer

    def create_node(self, *args, **kwargs):
        node = super().create_node(*args, **kwargs)
        self.paths[self.module] = node  # the last one is what the module returns
        return node


def test_features_can_be_extracted_after_patch():
    gelu = nn.Sequential(nn.GELU())
    model = nn.Sequential(
        nn.Linear(8, 8), nn.SiLU(inplace=True), gelu, nn.Linear(8, 8), nn.Hardswish(), nn.Linear(8, 2)
    )
    names = ["1", "2.0", "4", "5"]

    def features():
        tracer = PathTracer()
        graph = tracer.trace(model)
        for node in list(graph.nodes):
            if node.op == "output":
                node.args = ([tracer.paths[name] for name in names],)
        return torch.fx.GraphModule(tracer.root, graph)(X)

    expected = features()
    assert len(at.patch(model).replaced) == 3
    torch.testing.assert_close(features(), expected)


@pytest.mark.filterwarnings("ignore")
def test_fx_quantisation_after_patch():
    model = nn.Sequential(nn.Linear(8, 8), nn.SiLU(), nn.Linear(8, 8), nn.LeakyReLU(0.1), Block(at.SwiGLU())).eval()
    expected = model(X)
    assert len(at.patch(model).replaced) == 2
    prepared = prepare_fx(model, get_default_qconfig_mapping("x86"), (X,))
    torch.testing.assert_close(prepared(X), expected)
    torch.testing.assert_close(convert_fx(prepared)(X), expected, rtol=0.1, atol=0.1)


@pytest.mark.parametrize("options", [{}, {"inplace_backward": True}])
def test_fx_traces_functions(options):
    given = [torch.randn(4, 8, requires_grad=True) for _ in range(2)]

    def both(x, y):
        return at.swiglu(x * 1, y * 1, **options) + at.geglu(
            torch.cat([x, y], -1), approximate="tanh", activate_left=True, **options
        )

    traced = torch.fx.symbolic_trace(both)
    torch.testing.assert_close(traced(*given), both(*given))
    (result,) = torch.autograd.grad(traced(*given).sum(), given[0])
    torch.testing.assert_close(result, torch.autograd.grad(both(*given).sum(), given[0])[0])
    of_both = torch.fx.symbolic_trace(lambda x, y: at.add_relu(x, y, 2.0))
    assert torch.equal(of_both(X, X[:1]), at.add_relu(X, X[:1], 2.0))
    along = torch.fx.symbolic_trace(lambda x, dim: at.swiglu(x, dim))
    torch.testing.assert_close(along(X, 0), at.swiglu(X, 0))
    torch.testing.assert_close(along(X, X), at.swiglu(X, X))


MODULES = {
    repr(m): m
    for m in (at.SiLU(), at.LeakyReLU(0.3), at.GELU(approximate="tanh"), at.SwiGLU(0), at.SwiGLU(limit=0.5), at.GeGLU())
}


@pytest.mark.parametrize("name", MODULES)
def test_modules_can_be_scripted(name):
    module = MODULES[name]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        scripted = torch.jit.script(module)
    assert torch.equal(scripted(X.clone()), module(X))
    if isinstance(module, at.SwiGLU | at.GeGLU):
        assert torch.equal(scripted(X, X), module(X, X))
    else:
        overwriting = torch.jit.script(at.SiLU(inplace=True))
        y = X.clone()
        overwriting(y)
        assert torch.equal(y, at.silu(X))


@pytest.mark.parametrize("make", [at.SiLU, at.Sigmoid, at.GELU, at.ReLU, at.LeakyReLU, at.RReLU])
def test_scripted_modules_overwrite_their_input_in_training(make):
    x = torch.randn(4, 8, requires_grad=True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        scripted = torch.jit.script(make(inplace=True).eval())
    (expected,) = torch.autograd.grad(make().eval()(x).sin().sum(), x)
    for _ in range(3):  # the third time the code is optimised
        y = x * 1
        result = scripted(y)
        assert result.data_ptr() == y.data_ptr()
        assert torch.equal(torch.autograd.grad(result.sin().sum(), x)[0], expected)


SCRIPTED = {
    "FatreluMul of a number": lambda: at.FatreluMul(0.3),
    "FatreluMul of a tensor": lambda: at.FatreluMul(torch.tensor(0.3)),
    "PReLU": lambda: at.PReLU(8),
    "RReLU": lambda: at.RReLU().eval(),
    "GatedMLP": lambda: at.GatedMLP(nn.Linear(8, 6), nn.Linear(8, 6), nn.Linear(6, 8)),
    "GatedMLP of one projection": lambda: at.GatedMLP(nn.Linear(8, 6), None, nn.Linear(3, 8), interleaved=True),
}


@pytest.mark.parametrize("make", SCRIPTED.values(), ids=SCRIPTED)
def test_other_modules_can_be_scripted(make):
    module = make()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        scripted = torch.jit.script(module)
    assert torch.equal(scripted(X), module(X))


@pytest.mark.parametrize(("name", "attributes"), [case for case in FIRST if case[0] in COMPOSITIONS])
def test_compositions_agree_with_the_operators(name, attributes):
    torch.manual_seed(0)
    tensors = tensors_for(BY_NAME[name], attributes, dtype=torch.float64)
    torch.testing.assert_close(COMPOSITIONS[name](*tensors, *attributes), BY_NAME[name].default(*tensors, *attributes))


@pytest.mark.parametrize("name", [*decomposition.COMPOSED, *decomposition.OF_BOTH, "fatrelu_mul"])
def test_compositions_agree_at_special_values(name):
    """Compositions other than PyTorch's own functions, which exporters support directly."""
    operator = BY_NAME[name]
    values = torch.tensor(
        [-math.inf, -1e4, -1.0, -0.5, -0.0, 0.0, 0.5, 1.0, 1e4, math.inf, math.nan], dtype=torch.float64
    )
    pairs = torch.cartesian_prod(values, values)
    tensors = [pairs if operator.split is not None else values if len(operator.tensors) == 1 else pairs[:, 0]]
    if (operator.split is not None and operator.singles) or operator.channels:
        tensors.append(torch.tensor(0.5, dtype=torch.float64))
    elif len(operator.tensors) == 2:
        tensors.append(pairs[:, 1])
    torch.testing.assert_close(COMPOSITIONS[name](*tensors), operator.default(*tensors), equal_nan=True)


def test_every_function_has_a_composition():
    assert {operator.name for operator in BY_NAME.values() if not operator.gradients} == {*COMPOSITIONS}


@pytest.mark.parametrize("glu", [at.SwiGLU(), at.GeGLU(approximate="tanh")])
def test_exported_programs_decompose(glu):
    model = Block(glu)
    program = torch.export.export(model, (X,))
    assert any(str(target).startswith("actgrad.") for target in targets(program.graph))
    decomposed = program.run_decompositions(at.decompositions())
    assert not any(str(target).startswith("actgrad.") for target in targets(decomposed.graph))
    torch.testing.assert_close(decomposed.module()(X), model(X))


def test_tracing_for_onnx_uses_compositions(monkeypatch):
    """As the exporter that traces with TorchScript does."""
    monkeypatch.setattr(torch.onnx, "is_in_onnx_export", lambda: True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        traced = torch.jit.trace(Block(at.SwiGLU()), X)
    assert "actgrad::" not in str(traced.inlined_graph)
    assert "aten::silu" in str(traced.inlined_graph)


class Subclass(torch.Tensor):
    pass


@pytest.mark.parametrize("unit", [at.silu, at.swiglu, lambda x: at.swiglu(x, x), at.geglu])
def test_subclasses_are_kept(unit):
    assert type(unit(X.as_subclass(Subclass))) is Subclass
    leaf = X.clone().as_subclass(Subclass).requires_grad_()
    assert type(unit(leaf)) is Subclass
    assert type(torch.autograd.grad(unit(leaf).sum(), leaf)[0]) is Subclass
