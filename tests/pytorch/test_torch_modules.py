# SPDX-License-Identifier: Apache-2.0
"""Modules, torch_npu's names, and patching of existing models."""

from __future__ import annotations

import copy
import importlib
import inspect
from functools import partial
from types import SimpleNamespace

import pytest
import torch
import transformers
from diffusers.models import activations
from torch import nn
from torch.nn import functional

import actgrad.torch as at
from actgrad.torch.modules import ELEMENT_WISE
from actgrad.torch.npu import npu_geglu, npu_swiglu
from actgrad.torch.patching.activations import ACTIVATIONS
from actgrad.torch.patching.experts import EXPERTS as EXPERTS_OF_TRANSFORMERS
from actgrad.torch.patching.layouts import CLIPPED_MLPS

REPRS = {
    "SiLU()": at.SiLU(),
    "Hardswish()": at.Hardswish(),
    "SiLU(inplace=True)": at.SiLU(inplace=True),
    "Hardswish(inplace=True)": at.Hardswish(True),
    "SwiGLU(dim=-1)": at.SwiGLU(),
    "SwiGLU(dim=1, inplace_backward=True)": at.SwiGLU(1, inplace_backward=True),
    "GeGLU(dim=-1, approximate='none', activate_left=False)": at.GeGLU(),
    "GeGLU(dim=0, approximate='tanh', activate_left=True, save_activation=True)": at.GeGLU(
        0, approximate="tanh", activate_left=True, save_activation=True
    ),
}


@pytest.mark.parametrize("text", REPRS)
def test_repr(text):
    assert repr(REPRS[text]) == text


# The element-wise modules, and PyTorch's.
OURS = {module.__name__: module for module in ELEMENT_WISE}
# Arguments for which PyTorch's functions and modules have no default.
REQUIRED = {"threshold": {"threshold": 0.5, "value": 2.0}}
THEIRS = [theirs for theirs in ACTIVATIONS if "inplace" in inspect.signature(theirs).parameters]


def function_of(module):
    names = (*at.functional.__all__, *at.random_slopes.__all__)
    return getattr(at, next(name for name in names if name.replace("_", "") == module.lower()))


@pytest.mark.parametrize("name", OURS)
def test_element_wise_modules_are_the_functions(name):
    x = torch.rand(4, 6).mul(2).sub(1)  # erfinv is NaN beyond 1, and a NaN equals nothing
    assert torch.equal(OURS[name]()(x), function_of(name)(x))
    own = list(inspect.signature(OURS[name]).parameters.values())
    assert list(inspect.signature(function_of(name)).parameters.values())[1:] == own
    given = {p.name: p.default * 2 for p in own if type(p.default) is float}
    assert torch.equal(OURS[name](**given)(x), function_of(name)(x, **given))
    assert repr(OURS[name](inplace=True)).endswith("inplace=True)")
    y = x.clone()
    assert OURS[name](**given, inplace=True)(y) is y
    assert torch.equal(y, function_of(name)(x, **given))


def by_position(function):
    return [p.name for p in inspect.signature(function).parameters.values() if p.kind is p.POSITIONAL_OR_KEYWORD]


SAME = {
    **{ours.__name__: (theirs, ours) for theirs, ours in ACTIVATIONS.items() if theirs is not nn.ReLU6},
    **{
        name: (getattr(functional, name), getattr(at, name))
        for name in (*at.functional.__all__, *at.random_slopes.__all__)
        if inspect.isfunction(getattr(functional, name, None))
    },
}


@pytest.mark.parametrize("name", SAME)
def test_arguments_by_position_are_pytorchs(name):
    """Else the False of an option would be a number."""
    theirs, ours = map(by_position, SAME[name])
    after_input = int(theirs[:1] == ["input"])
    assert all(own == name for own, name in zip(ours[after_input:], theirs[after_input:], strict=False))


def test_elu_has_the_options_of_pytorch_in_their_place():
    x = torch.randn(4, 6)
    assert torch.equal(at.elu(x, 0.7, False), at.elu(x, alpha=0.7))
    assert torch.equal(at.ELU(0.7, False)(x), at.elu(x, alpha=0.7))
    y = x.clone()
    assert at.elu(y, 0.7, True) is y
    assert torch.equal(y, at.elu(x, 0.7))
    with pytest.raises(TypeError, match="positional"):
        at.elu(x, 0.7, False, 2.0)


def test_gated_modules_are_the_functions():
    x, up = torch.randn(4, 6), torch.randn(4, 6)
    assert torch.equal(at.SwiGLU(0)(x), at.swiglu(x, 0))
    assert torch.equal(at.SwiGLU(0)(x, up), at.swiglu(x, up))
    options = {"approximate": "tanh", "activate_left": True}
    assert torch.equal(at.GeGLU(0, **options)(x), at.geglu(x, 0, **options))
    assert torch.equal(at.GeGLU(approximate="tanh")(x, up), at.geglu(x, up, approximate="tanh"))


def test_npu_signatures():
    assert str(inspect.signature(npu_swiglu)).startswith("(input: 'Tensor', dim: 'int' = -1)")
    parameters = inspect.signature(npu_geglu).parameters.values()
    assert [(p.name, p.default) for p in parameters][1:] == [("dim", -1), ("approximate", 1), ("activate_left", False)]


@pytest.mark.parametrize("approximate", [0, 1])
@pytest.mark.parametrize("activate_left", [False, True])
def test_npu_geglu(approximate, activate_left):
    x = torch.randn(4, 6, requires_grad=True)
    form = ("none", "tanh")[approximate]
    out, gelu = npu_geglu(x, -1, approximate, activate_left)
    assert not gelu.requires_grad
    half = x.chunk(2, -1)[0 if activate_left else 1]
    torch.testing.assert_close(gelu, functional.gelu(half, approximate=form))
    assert torch.equal(out, at.geglu(x, approximate=form, activate_left=activate_left))
    result = torch.autograd.grad(out.sum(), x)[0]
    expected = torch.autograd.grad(at.geglu(x, approximate=form, activate_left=activate_left).sum(), x)[0]
    assert torch.equal(result, expected)
    with pytest.raises(RuntimeError, match=r"approximate must be 0 \(erf\) or 1 \(tanh\), but got 2"):
        npu_geglu(x, approximate=2)


def test_npu_swiglu():
    x = torch.randn(4, 6)
    assert torch.equal(npu_swiglu(x), at.swiglu(x))
    assert torch.equal(npu_swiglu(x, dim=0), at.swiglu(x, 0))


# ---- patching ----

TINY = {
    "vocab_size": 64,
    "hidden_size": 16,
    "intermediate_size": 32,
    "num_hidden_layers": 2,
    "num_attention_heads": 2,
    "num_key_value_heads": 1,
    "head_dim": 8,
    "max_position_embeddings": 32,
    "pad_token_id": 0,
}
FAMILIES = {
    "Llama": "SwiGLU()",
    "Mistral": "SwiGLU()",
    "Qwen2": "SwiGLU()",
    "Qwen3": "SwiGLU()",
    "Gemma": "GeGLU(tanh)",
    "Gemma2": "GeGLU(tanh)",
    "Granite": "SwiGLU()",
    "Olmo": "SwiGLU()",
    "Olmo2": "SwiGLU()",
    "SmolLM3": "SwiGLU()",
    "StableLm": "SwiGLU()",
    "Cohere": "SwiGLU()",
    "Phi3": "SwiGLU()",
    "Glm": "SwiGLU()",
    "Glm4": "SwiGLU()",
    "FalconH1": "SwiGLU()",
}
# Options of a family other than the common sizes.
OWN = {"FalconH1": {"mamba_d_ssm": 16, "mamba_n_heads": 2, "mamba_d_head": 8, "mlp_multipliers": [0.7, 1.3]}}


def tiny_model(family):
    torch.manual_seed(0)
    config = getattr(transformers, f"{family}Config")(**TINY, **OWN.get(family, {}))
    return getattr(transformers, f"{family}ForCausalLM")(config).double()


def logits_and_gradients(model, tokens):
    model.zero_grad()
    output = model(input_ids=tokens, labels=tokens)
    output.loss.backward()
    return {"logits": output.logits.detach()} | {n: p.grad.clone() for n, p in model.named_parameters()}


@pytest.mark.parametrize("family", FAMILIES)
def test_patch_gated_mlps(family):
    model, tokens = tiny_model(family), torch.randint(64, (2, 9), generator=torch.Generator().manual_seed(1))
    before, names = logits_and_gradients(model, tokens), list(model.state_dict())
    where = "feed_forward" if family == "FalconH1" else "mlp"
    mlps = [getattr(layer, where) for layer in model.model.layers]
    result = at.patch(model)
    paths = [entry.path for entry in result.replaced if not entry.path.endswith("mamba.act")]
    assert paths == [f"model.layers.0.{where}", f"model.layers.1.{where}"]
    assert (result.skipped, result.partly) == ([], [])
    unit = FAMILIES[family].partition("(")[0]
    assert str(result).splitlines()[1] == f"  model.layers.0.{where}: {family}MLP → actgrad.torch.{unit}"
    glu = getattr(model.model.layers[0], where).glu
    assert type(glu).__name__ == unit
    assert getattr(glu, "approximate", "") == FAMILIES[family].partition("(")[2][:-1]
    assert list(model.state_dict()) == names
    # float64: the two differ by a few roundings in each of a few dozen operations.
    torch.testing.assert_close(logits_and_gradients(model, tokens), before, rtol=1e-11, atol=1e-13)
    assert at.patch(model).replaced == []
    copied = copy.deepcopy(model)
    torch.testing.assert_close(logits_and_gradients(copied, tokens), before, rtol=1e-11, atol=1e-13)
    result.undo()
    assert [getattr(layer, where) for layer in model.model.layers] == mlps
    torch.testing.assert_close(logits_and_gradients(model, tokens), before, rtol=0, atol=0)


def test_patch_t5():
    torch.manual_seed(0)
    sizes = {"vocab_size": 64, "d_model": 16, "d_kv": 8, "d_ff": 32, "num_layers": 1, "num_heads": 2}
    config = transformers.T5Config(
        **sizes, feed_forward_proj="gated-gelu", dropout_rate=0.0, decoder_start_token_id=0, pad_token_id=0
    )
    model = transformers.T5ForConditionalGeneration(config).double()
    tokens = torch.randint(64, (2, 9))
    before, names = logits_and_gradients(model, tokens), list(model.state_dict())
    result = at.patch(model)
    replaced = [str(entry).partition(": ")[2] for entry in result.replaced]
    assert replaced == ["T5DenseGatedActDense → actgrad.torch.GeGLU"] * 2
    assert list(model.state_dict()) == names
    torch.testing.assert_close(logits_and_gradients(model, tokens), before, rtol=1e-10, atol=1e-12)
    unit = model.encoder.block[0].layer[1].DenseReluDense
    unit.wo.float()  # as the model keeps it beside 16 bits
    assert unit(torch.randn(1, 16, dtype=torch.float64)).dtype == torch.float32
    result.undo()
    assert unit.wo is model.encoder.block[0].layer[1].DenseReluDense.wo


@pytest.mark.parametrize("name", ["GEGLU", "SwiGLU"])
def test_patch_diffusers(name):
    torch.manual_seed(0)
    before = getattr(activations, name)(8, 6).double()
    model, x = nn.Sequential(before), torch.randn(3, 8, dtype=torch.float64)
    expected, names = model(x), list(model.state_dict())
    result = at.patch(model)
    assert [type(entry.after.glu).__name__.lower() for entry in result.replaced] == [name.lower()]
    assert list(model.state_dict()) == names
    torch.testing.assert_close(model(x), expected, rtol=1e-12, atol=1e-14)
    result.undo()
    assert model[0] is before


# Mixtures of experts: the class of the experts, and how many other units a tiny model has.
MIXTURES = {
    "Mixtral": ("MixtralExperts", 0),
    "Qwen2Moe": ("Qwen2MoeExperts", 2),
    "Qwen3Moe": ("Qwen3MoeExperts", 0),
    "DeepseekV2": ("DeepseekV2Experts", 2),
    "DeepseekV3": ("DeepseekV3Experts", 2),
    "Glm4Moe": ("Glm4MoeExperts", 2),
}
SPARSE = {
    **dict.fromkeys(("num_experts", "num_local_experts", "n_routed_experts", "qk_rope_head_dim"), 4),
    **dict.fromkeys(("moe_intermediate_size", "shared_expert_intermediate_size", "q_lora_rank", "kv_lora_rank"), 8),
    **{"num_experts_per_tok": 2, "first_k_dense_replace": 1, "n_group": 1, "topk_group": 1},
    **{"qk_nope_head_dim": 4, "v_head_dim": 8, "num_key_value_heads": 2},
}


@pytest.mark.parametrize("runs", ["batched_mm", "eager"])
@pytest.mark.parametrize("family", MIXTURES)
def test_patch_mixtures_of_experts(family, runs):
    torch.manual_seed(0)
    name, others = MIXTURES[family]
    sizes = TINY | SPARSE | ({"head_dim": 4} if "Deepseek" in family else {})
    model = getattr(transformers, f"{family}ForCausalLM")(getattr(transformers, f"{family}Config")(**sizes)).double()
    model.set_experts_implementation(runs)
    tokens = torch.randint(64, (2, 9))

    def run():
        model.zero_grad()
        output = model(input_ids=tokens, labels=tokens)
        output.loss.backward()
        return [output.logits.detach(), *(p.grad.clone() for p in model.parameters() if p.grad is not None)]

    before, names = run(), list(model.state_dict())
    result = at.patch(model)
    assert list(model.state_dict()) == names
    experts = [entry for entry in result.replaced if type(entry.before).__name__ == name]
    assert {str(entry).partition(": ")[2] for entry in experts} == {f"{name} → actgrad.torch.SwiGLU"}
    assert len(result.replaced) == len(experts) + others
    assert result.partly == []
    gates = [vars(entry.before)["_apply_gate"] for entry in experts]
    calls = []
    for gate in gates:
        gate.register_forward_hook(lambda *_: calls.append(1))
    torch.testing.assert_close(run(), before, rtol=1e-11, atol=1e-13)
    assert len(calls) >= len(gates)
    model.set_experts_implementation("batched_mm" if runs == "eager" else "eager")
    calls.clear()
    torch.testing.assert_close(run(), before, rtol=1e-11, atol=1e-13)
    assert len(calls) >= len(gates)
    model.set_experts_implementation(runs)
    result.undo()
    torch.testing.assert_close(run(), before, rtol=0, atol=0)


def test_patch_explains_why_only_the_activation_of_experts_was_replaced():
    class OwnExperts(transformers.models.mixtral.modeling_mixtral.MixtralExperts):
        def forward(self, hidden_states, top_k_index, top_k_weights):
            return super().forward(hidden_states, top_k_index, 2 * top_k_weights)

    config = transformers.MixtralConfig(**TINY, num_local_experts=2, _experts_implementation="eager")
    model = nn.ModuleDict({"experts": OwnExperts(config)})
    result = at.patch(model)
    assert [type(entry.before).__name__ for entry in result.replaced] == ["SiLUActivation"]
    assert "has its activation replaced and no more: its experts run eagerly" in str(result)
    result.undo()
    assert result.partly == []


def test_patch_reports_where_only_an_activation_was_replaced():
    class OwnMLP(nn.Module):
        def __init__(self):
            super().__init__()
            self.gate_proj, self.up_proj, self.down_proj = (nn.Linear(4, 4) for _ in range(3))
            self.act_fn = nn.SiLU()

        def forward(self, x):
            return self.down_proj(self.act_fn(self.gate_proj(x)) + self.up_proj(x))

    model = nn.Sequential(OwnMLP())
    assert str(at.patch(model)) == (
        "replaced 1, skipped 0\n  0.act_fn: SiLU → actgrad.torch.SiLU\n"
        "  0: OwnMLP has its activation replaced and no more: what it computes around it is not known"
    )


def test_patch_activations():
    shared = nn.SiLU()
    model = nn.Sequential(nn.Linear(4, 4), shared, nn.Hardswish(), nn.Sequential(shared, nn.Softsign())).eval()
    x = torch.randn(3, 4)
    before = model(x)
    result = at.patch(model)
    assert [str(entry) for entry in result.replaced] == [
        "1: SiLU → actgrad.torch.SiLU",
        "2: Hardswish → actgrad.torch.Hardswish",
        "3.0: SiLU → actgrad.torch.SiLU",
    ]
    assert model[1] is model[3][0]
    assert isinstance(model[1], at.SiLU)
    assert not model[1].training
    torch.testing.assert_close(model(x), before)
    result.undo()
    assert model[1] is shared
    assert model[3][0] is shared


@pytest.mark.parametrize("inplace", [False, True])
def test_patch_relu6_which_is_a_hardtanh(inplace):
    class Own(nn.ReLU6):
        pass

    model = nn.Sequential(nn.Linear(4, 8), nn.ReLU6(inplace), Own())
    x = torch.randn(16, 4) * 9
    before = model(x)
    gradients = torch.autograd.grad(before.sum(), model[0].weight)
    result = at.patch(model)
    assert str(result).splitlines()[1:] == [
        "  1: ReLU6 → actgrad.torch.Hardtanh",
        "  2: Own left as it is: it is an Own, which may compute something else",
    ]
    assert model[1].inplace == inplace
    after = model(x)
    assert torch.equal(after, before)
    assert torch.equal(*torch.autograd.grad(after.sum(), model[0].weight), *gradients)
    result.undo()
    assert type(model[1]) is nn.ReLU6


def test_patch_activations_with_parameters_and_of_halves():
    model = nn.Sequential(
        nn.Linear(6, 8), nn.ELU(0.7), nn.PReLU(), nn.PReLU(8, 0.1), nn.ELU(inplace=True), nn.GLU(), nn.GLU(0)
    )
    original, weight = copy.deepcopy(model), model[3].weight
    result = at.patch(model)
    assert len(result.replaced) == 6
    assert model[3].weight is weight
    torch.testing.assert_close(model.state_dict(), original.state_dict())
    x = torch.randn(4, 6)
    for dtype in (torch.float32, torch.bfloat16):
        outputs = []
        for each in (model, original):
            with torch.autocast("cpu", torch.bfloat16, enabled=dtype is torch.bfloat16):
                outputs.append(each(x))
            outputs[-1].square().sum().backward()
        torch.testing.assert_close(*outputs, rtol=0.02, atol=0.02 if dtype is torch.bfloat16 else 1e-6)
        assert outputs[0].dtype is outputs[1].dtype
        if dtype is torch.float32:
            for name, parameter in model.named_parameters():
                torch.testing.assert_close(parameter.grad, original.get_parameter(name).grad)
    model.load_state_dict({name: value * 2 for name, value in original.state_dict().items()}, assign=True)
    result.undo()  # what was assigned meanwhile stays
    assert type(model[3]) is nn.PReLU
    assert torch.equal(model[3].weight, original[3].weight * 2)


@pytest.mark.parametrize("make", THEIRS)
def test_patch_activations_that_overwrite_their_input(make):
    torch.manual_seed(3)
    model = nn.Sequential(
        nn.Linear(4, 4), make(inplace=True, **REQUIRED.get(make.__name__.lower(), {})), nn.Linear(4, 2)
    ).double()
    model.eval()  # in training RReLU's slopes are random
    x = torch.randn(3, 4, dtype=torch.float64)

    def gradients():
        model.zero_grad()
        model(x).square().sum().backward()
        return [parameter.grad.clone() for parameter in model.parameters()]

    theirs, before, expected = model[1], model(x).detach(), gradients()
    result = at.patch(model)
    assert (result.skipped, type(model[1]), model[1].inplace) == ([], ACTIVATIONS[make], True)
    torch.testing.assert_close(model(x), before)
    torch.testing.assert_close(gradients(), expected)
    result.undo()
    assert model[1] is theirs


def test_patch_random_slopes():
    model = nn.Sequential(nn.RReLU(0.25, 0.5, inplace=True))
    assert str(at.patch(model).replaced[0]) == "0: RReLU → actgrad.torch.RReLU"
    assert repr(model[0]) == "RReLU(lower=0.25, upper=0.5, inplace=True)"
    y = model(torch.full((1000,), -1.0))
    assert ((y <= -0.25) & (y > -0.5)).all()
    assert len(y.unique()) > 900


def test_patch_keeps_attributes():
    model = nn.Sequential(nn.LeakyReLU(0.3))
    assert str(at.patch(model).replaced[0]) == "0: LeakyReLU → actgrad.torch.LeakyReLU"
    assert repr(model[0]) == "LeakyReLU(negative_slope=0.3)"


def test_patch_keeps_whatever_else_a_module_has():
    llama = tiny_model("Llama")
    model = nn.ModuleDict({"prelu": nn.PReLU(8), "geglu": activations.GEGLU(4, 8), "mlp": llama.model.layers[0].mlp})
    for module in model.values():
        module.register_buffer("kept", torch.ones(2))
        module.register_buffer("not_in_the_state", torch.ones(2), persistent=False)
        module.register_parameter("more", nn.Parameter(torch.ones(3)))
        module.observer = nn.Linear(2, 2)
        module.tag = "mine"
    before, state = list(model.values()), model.state_dict()
    result = at.patch(model)
    assert len(result.replaced) == len(model)
    for module in model.values():
        assert type(module).__module__.startswith("actgrad.")
        assert module.tag == "mine"
        assert module.not_in_the_state.tolist() == [1, 1]
    assert list(model.state_dict()) == list(state)
    model.load_state_dict({name: tensor + 1 for name, tensor in state.items()})
    result.undo()
    assert list(model.values()) == before
    for name, tensor in model.state_dict().items():
        assert torch.equal(tensor, state[name])  # which the loading has written to


def test_patch_leaves_modules_that_were_compiled():
    llama = tiny_model("Llama")
    mlp = llama.model.layers[0].mlp
    mlp.compile(backend="eager")
    model = nn.Sequential(nn.SiLU(), nn.SiLU(), mlp)
    model[0].compile(backend="eager")
    result = at.patch(model)
    assert [(entry.path, entry.reason) for entry in result.skipped] == [
        ("0", "its compiled call would be lost"),
        ("2", "its compiled call would be lost"),
    ]
    assert [entry.path for entry in result.replaced] == ["1"]


@pytest.mark.parametrize("name", dict.fromkeys(function_of(ACTIVATIONS[t].__name__).__name__ for t in THEIRS))
def test_overwriting_the_input(name):
    ours, theirs = (partial(getattr(place, name), **REQUIRED.get(name, {})) for place in (at, functional))
    given = torch.randn(4, 6)
    x = given.clone()
    assert ours(x, inplace=True) is x
    assert torch.equal(x, ours(given))
    leaf = given.clone().requires_grad_()
    y = leaf * 1
    assert ours(y, inplace=True) is y
    expected = torch.autograd.grad(theirs(leaf * 1, inplace=True).sin().sum(), leaf)
    torch.testing.assert_close(torch.autograd.grad(y.sin().sum(), leaf), expected)
    with pytest.raises(RuntimeError, match="leaf Variable that requires grad"):
        ours(leaf, inplace=True)
    with pytest.raises(RuntimeError, match="single memory location"):
        ours(given[:1].expand(4, 6), inplace=True)
    if "inplace_backward" in inspect.signature(ours).parameters:
        with pytest.raises(ValueError, match=f"{name}: inplace=True overwrites the input"):
            ours(x, inplace=True, inplace_backward=True)
    torch.compiler.reset()  # each function is another compilation of the same lines
    compiled = torch.compile(lambda t: ours(t * 1, inplace=True), fullgraph=True, backend="aot_eager")
    torch.testing.assert_close(compiled(leaf), ours(leaf))


def test_patch_leaves_unknown_modules():
    class OwnSiLU(nn.SiLU):
        def forward(self, x):
            return 2 * x

    hooked, saving, loading = nn.SiLU(), nn.SiLU(), nn.PReLU()
    hooked.register_forward_hook(lambda *_: None)
    saving.register_state_dict_post_hook(lambda *_: None)
    loading.register_load_state_dict_pre_hook(lambda *_: None)
    model = nn.ModuleDict({"hooked": hooked, "saving": saving, "loading": loading, "own": OwnSiLU()})
    reasons = {entry.path: entry.reason for entry in at.patch(model).skipped}
    assert reasons == {
        "hooked": "its hooks would be lost",
        "saving": "its hooks would be lost",
        "loading": "its hooks would be lost",
        "own": "it is an OwnSiLU, which may compute something else",
    }
    llama = transformers.LlamaForCausalLM(transformers.LlamaConfig(**TINY, hidden_act="relu"))
    result = at.patch(llama)
    assert result.replaced == []
    assert [entry.reason for entry in result.skipped] == ["its activation is ReLU"] * 2
    alone = at.patch(nn.SiLU())
    assert "it is the model itself" in str(alone)


@pytest.mark.parametrize("compiled", [torch.jit.script, lambda model: torch.jit.trace(model, torch.randn(3))])
def test_patch_says_that_it_leaves_compiled_code_of_torchscript(compiled):
    alone = compiled(nn.Sequential(nn.SiLU()))
    within = nn.Sequential(nn.SiLU(), alone)
    for model, path, replaced in [(alone, "(the model)", 0), (within, "1", 1)]:
        result = at.patch(model)
        assert len(result.replaced) == replaced
        assert [entry.path for entry in result.skipped] == [path]
        assert "patch the model before torch.jit.script" in str(result)


def test_patch_refuses_what_is_no_module():
    with pytest.raises(TypeError, match=r"model: a function was given; a torch\.nn\.Module is needed"):
        at.patch(lambda x: functional.silu(x))


def test_patch_leaves_modules_patched_by_others(monkeypatch):
    model = tiny_model("Llama")
    first, second = (layer.mlp for layer in model.model.layers)
    first.act_fn.register_forward_hook(lambda *_: None)
    second.act_fn.forward = lambda x: 2 * x
    result = at.patch(model)
    assert [layer.mlp for layer in model.model.layers] == [first, second]
    assert [entry.reason for entry in result.skipped if entry.path.endswith("mlp")] == [
        "its act_fn's hooks would be lost",
        "its act_fn's forward was replaced already",
    ]
    model = tiny_model("Llama")
    monkeypatch.setattr(type(first), "forward", lambda self, x: x)  # as kernels for a whole family are put in
    result = at.patch(model)
    reasons = [entry.reason for entry in result.skipped if entry.path.endswith("mlp")]
    assert reasons == ["its forward was replaced already"] * 2


def test_a_patched_mlp_keeps_the_attributes_of_the_original():
    model = tiny_model("Llama")
    before = model.model.layers[0].mlp
    at.patch(model)
    after = model.model.layers[0].mlp
    for name in ("config", "hidden_size", "intermediate_size"):
        assert getattr(after, name) is getattr(before, name)


def test_parameters_of_a_patched_mlp_keep_their_order():
    """Optimizers number their state by it."""
    model = tiny_model("Llama")
    mlp = model.model.layers[0].mlp
    del mlp.gate_proj
    mlp.extra = nn.Linear(2, 2)
    mlp.gate_proj = nn.Linear(16, 32, bias=False).double()
    before, modules = [name for name, _ in model.named_parameters()], [*mlp._modules]
    result = at.patch(model)
    assert isinstance(model.model.layers[0].mlp, at.GatedMLP)
    assert [name for name, _ in model.named_parameters()] == before
    result.undo()
    assert [*mlp._modules] == modules


def test_parts_of_a_patched_mlp_keep_their_modes():
    """Such as a frozen layer of an adapter in a model that is trained."""
    model = tiny_model("Llama").train()
    mlp = model.model.layers[0].mlp
    mlp.gate_proj = nn.Sequential(mlp.gate_proj, nn.Dropout()).eval()
    result = at.patch(model)
    after = model.model.layers[0].mlp
    assert (after.training, after.glu.training) == (True, True)
    assert not any(part.training for part in after.gate_proj.modules())
    model.eval()
    after.up_proj.train()
    result.undo()
    assert (mlp.training, mlp.act_fn.training, mlp.up_proj.training) == (False, False, True)


def test_undo_keeps_later_changes():
    model = tiny_model("Llama")
    result = at.patch(model)
    model.eval()
    new = nn.Linear(16, 32, bias=False).double()
    model.model.layers[0].mlp.gate_proj = new
    result.undo()
    assert model.model.layers[0].mlp.gate_proj is new
    assert not model.model.layers[0].mlp.training
    result = at.patch(model)
    model.model.layers[1].mlp = nn.Identity()
    with pytest.raises(RuntimeError, match=r"model\.layers\.1\.mlp is no longer the module"):
        result.undo()


EXPERTS = sorted(EXPERTS_OF_TRANSFORMERS)


def experts(folder: str, name: str) -> nn.Module:
    """The experts of a family with small weights, some of which reach the limits."""
    torch.manual_seed(2)
    numbers = {"num_local_experts": 3, "intermediate_size": 8, "moe_intermediate_size": 8, "hidden_size": 6}
    config = SimpleNamespace(
        **numbers, hidden_act="silu", swiglu_limit=0.75, swiglu_alpha=1.702, _experts_implementation="eager"
    )
    module = importlib.import_module(f"transformers.models.{folder}.modeling_{folder}")
    made = getattr(module, name)(config).double()
    for parameter in made.parameters():
        nn.init.normal_(parameter)
    return made


@pytest.mark.parametrize(("folder", "name"), EXPERTS)
def test_patch_experts(folder: str, name: str) -> None:
    model = nn.Sequential(experts(folder, name))
    x = torch.randn(5, 6, dtype=torch.float64)
    chosen, weights = torch.tensor([[0, 1], [1, 2], [2, 0], [0, 1], [2, 1]]), torch.rand(5, 2, dtype=torch.float64)

    def run():
        model.zero_grad()
        y = model[0](x, chosen, weights)
        y.square().sum().backward()
        return [y.detach(), *(parameter.grad.clone() for parameter in model.parameters())]

    before, names = run(), list(model.state_dict())
    result = at.patch(model)
    assert str(result) == f"replaced 1, skipped 0\n  0: {name} → actgrad.torch.SwiGLU"
    assert list(model.state_dict()) == names
    tolerance = {"rtol": 1e-5, "atol": 1e-5} if "Privacy" in name else {"rtol": 1e-11, "atol": 1e-11}  # in float32
    torch.testing.assert_close(run(), before, **tolerance)
    assert at.patch(model).replaced == []
    result.undo()
    assert "_apply_gate" not in vars(model[0])
    torch.testing.assert_close(run(), before, rtol=0, atol=0)


def test_patch_clipped_mlps() -> None:
    for (folder, name), limit in CLIPPED_MLPS.items():
        torch.manual_seed(2)
        config = SimpleNamespace(
            hidden_size=6, intermediate_size=8, hidden_act="silu", mlp_bias=False, swiglu_limit=0.25
        )
        made = getattr(importlib.import_module(f"transformers.models.{folder}.modeling_{folder}"), name)(config)
        model, x = nn.Sequential(made).double(), torch.randn(5, 6, dtype=torch.float64) * 9
        before = model(x)
        result = at.patch(model)
        assert model[0].glu.limit == getattr(made, limit) == 0.25
        torch.testing.assert_close(model(x), before, rtol=1e-12, atol=1e-14)
        result.undo()
        assert model[0] is made
        made.act_fn = nn.GELU()
        assert at.patch(model).skipped[0].reason == "its activation is GELU"
