# SPDX-License-Identifier: Apache-2.0
"""Trains models of images, videos, speech, several modalities and diffusion under torch_npu, and prints the results.

    actgrad npu run tools/npu_models.py > docs/npu-models.md
    actgrad npu run tools/npu_models.py --keep results.jsonl torchvision timm

A model is tried if it is built small, with random weights, and the CPU trains it. It takes two steps of AdamW in
float32 from the same weights on both devices. Random numbers are the CPU's on both, dropout is left out, and the CPU's
GELU has the tanh form, which is torch_npu's only one. With ``--keep``, a file holds the results, and a run that was
interrupted continues. torchvision and timm are tried if they are installed.
"""

from __future__ import annotations

import argparse
import copy
import importlib.metadata
import importlib.util
import inspect
import json
import math
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout, suppress
from pathlib import Path
from typing import Any, NamedTuple

import npu_architectures
import torch
from npu_architectures import SMALL, words
from torch import nn
from torch.nn import functional as F  # noqa: N812
from torch.overrides import TorchFunctionMode
from torch.utils._pytree import tree_leaves, tree_map

STEPS = 2

LARGEST = 6_000_000
"""Parameters; what stays larger is not tried, but for torchvision's detection and segmentation."""

CLOSE = 1e-6
"""A relative difference that is rounding in any model."""

SENSITIVE = 10
"""How many times the change by the weights' last bits a difference may be."""

RANDOM = {
    torch.rand, torch.randn, torch.randint, torch.randperm, torch.normal, torch.rand_like, torch.randn_like,
    torch.randint_like, torch.bernoulli, torch.multinomial, torch.Tensor.bernoulli, torch.Tensor.multinomial,
}  # fmt: skip
RANDOM_IN_PLACE = {
    torch.Tensor.normal_, torch.Tensor.uniform_, torch.Tensor.exponential_, torch.Tensor.bernoulli_,
    torch.Tensor.random_, torch.Tensor.geometric_,
}  # fmt: skip
DROPOUT = {F.dropout, F.dropout1d, F.dropout2d, F.dropout3d, F.alpha_dropout, F.feature_alpha_dropout, torch.dropout}


class Case(NamedTuple):
    """A model, what it is called with, and how, if not simply."""

    model: nn.Module
    inputs: Any
    call: Callable[[Any, Any], Any] | None = None


class Outcome(NamedTuple):
    """The largest relative difference of losses and first gradients; what the weights' last bits change; a problem."""

    family: str
    name: str
    difference: float = math.nan
    change: float = 0.0
    problem: str = ""

    @property
    def agrees(self) -> bool:
        return not self.problem and self.difference <= max(CLOSE, SENSITIVE * self.change)


Builder = Callable[[], Case]


class Comparable(TorchFunctionMode):
    """Takes from both devices what they may do differently."""

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = dict(kwargs or {})
        if func in DROPOUT:
            return args[0] if args else kwargs["input"]
        if func is F.gelu:
            return func(args[0] if args else kwargs["input"], approximate="tanh")
        if func in RANDOM:
            given = [leaf.device for leaf in tree_leaves((args, kwargs)) if isinstance(leaf, torch.Tensor)]
            device = torch.device(kwargs.pop("device", None) or (given[0] if given else "cpu"))
            if device.type == "meta":
                return func(*args, **kwargs, device=device)
            args, kwargs = moved((args, kwargs), "cpu")
            return func(*args, **kwargs).to(device)
        if func in RANDOM_IN_PLACE and args[0].device.type == "npu":
            there = torch.empty(args[0].shape, dtype=args[0].dtype)
            with torch.no_grad():
                return args[0].copy_(func(there, *moved(args[1:], "cpu"), **moved(kwargs, "cpu")))
        return func(*args, **kwargs)


def moved(tree: Any, device: str) -> Any:
    """Whatever contains tensors, on a device."""
    return tree_map(lambda leaf: leaf.detach().to(device) if isinstance(leaf, torch.Tensor) else leaf, tree)


def results(output: Any) -> list[torch.Tensor]:
    """The floating-point tensors of what a model returns, which may be an object with attributes."""
    if isinstance(output, torch.Tensor):
        return [torch.view_as_real(output) if output.is_complex() else output] if output.dtype.is_floating_point else []
    if isinstance(output, dict):
        return [tensor for value in output.values() for tensor in results(value)]
    if isinstance(output, list | tuple):
        return [tensor for value in output for tensor in results(value)]
    return results(vars(output)) if hasattr(output, "__dict__") and not isinstance(output, nn.Module) else []


def loss_of(output: Any) -> torch.Tensor:
    """A loss to which each element of each result gives another gradient."""
    total = torch.zeros(())
    for result in results(output):
        if result.requires_grad and result.numel():
            finite = torch.where(result.isfinite(), result, 0).float()
            slopes = torch.linspace(0.5, 1.5, finite.numel()).view(finite.shape).to(finite.device)
            total = total.to(finite.device) + (finite * slopes).tanh().mean() + finite.square().mean() / 10
    return total


def diffusers_uses_torch_npu(uses: bool) -> None:
    """diffusers calls operators of torch_npu on every device if it is installed."""
    for name, module in list(sys.modules.items()):
        if name.startswith("diffusers") and "is_torch_npu_available" in vars(module):
            vars(module)["is_torch_npu_available"] = lambda: uses


def trained(case: Case, device: str) -> tuple[list[float], list[torch.Tensor]]:
    """The losses, and the gradients of the first step."""
    diffusers_uses_torch_npu(device == "npu")
    model, inputs = copy.deepcopy(case.model).to(device).train(), moved(copy.deepcopy(case.inputs), device)
    parameters = [parameter for parameter in model.parameters() if parameter.requires_grad]
    optimizer = torch.optim.AdamW(parameters, 1e-3, eps=1e-4)
    losses, gradients = [], []
    torch.manual_seed(5)
    with Comparable():
        for _ in range(STEPS):
            loss = loss_of(case.call(model, inputs) if case.call else called(model, inputs))
            optimizer.zero_grad()
            loss.backward()
            gradients = gradients or [torch.zeros(()) if p.grad is None else p.grad.cpu().clone() for p in parameters]
            torch.nn.utils.clip_grad_norm_(parameters, 1.0)
            optimizer.step()
            losses.append(loss.item())
    return losses, gradients


def called(model: Any, inputs: Any) -> Any:
    return model(**inputs) if isinstance(inputs, dict) else model(*inputs)


def difference(result: tuple[list[float], list[torch.Tensor]], truth: tuple[list[float], list[torch.Tensor]]) -> float:
    """The largest relative difference of a loss and of the gradient as a whole; infinite if one is not finite."""
    size = math.sqrt(sum(gradient.double().square().sum().item() for gradient in truth[1]))
    pairs = zip(result[1], truth[1], strict=True)
    apart = math.sqrt(sum((a.double() - b.double()).square().sum().item() for a, b in pairs))
    found = [apart / (size or 1.0), *(abs(a - b) / (abs(b) or 1.0) for a, b in zip(result[0], truth[0], strict=True))]
    return max(found) if all(map(math.isfinite, found)) else math.inf


def nudged(case: Case) -> Case:
    """The case with weights of which every last bit is changed."""
    model = copy.deepcopy(case.model)
    generator = torch.Generator().manual_seed(6)
    with torch.no_grad():
        for parameter in model.parameters():
            to = torch.randint(0, 2, parameter.shape, generator=generator).sub(0.5).mul(math.inf)
            parameter.copy_(torch.nextafter(parameter, to.to(parameter.dtype)))
    return case._replace(model=model)


def attempt(family: str, name: str, build: Builder) -> Outcome | None:
    """Tries one model; None if it cannot be built small, or the CPU cannot train it."""
    try:
        torch.manual_seed(0)
        case = build()
        truth = trained(case, "cpu")
        if difference(truth, truth) != 0:
            return None
    except Exception:
        return None
    try:
        found = difference(trained(case, "npu"), truth)
    except Exception as raised:
        return Outcome(family, name, problem=words(raised))
    if found <= CLOSE:
        return Outcome(family, name, found)
    change = math.nan
    with suppress(Exception):
        change = difference(trained(nudged(case), "cpu"), truth)
    return Outcome(family, name, found, change)


def noise(*shape: int) -> torch.Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(1))


def no_random_depth(model: nn.Module) -> nn.Module:
    for module in model.modules():
        for name in ("p", "drop_prob"):
            if type(module).__name__ in ("StochasticDepth", "DropPath"):
                setattr(module, name, 0.0)
    return model


def light(build: Callable[[], nn.Module]) -> nn.Module:
    """Builds a model unless it is too large."""
    with suppress(NotImplementedError), torch.device("meta"):  # some read weights while they are built
        if sum(parameter.numel() for parameter in build().parameters()) > LARGEST:
            raise ValueError("too large")
    torch.manual_seed(0)
    model = build()
    if sum(parameter.numel() for parameter in model.parameters()) > LARGEST:
        raise ValueError("too large")
    return model


def torchvision_models() -> Iterator[tuple[str, Builder]]:
    """Every architecture of torchvision but the quantised ones; detection also evaluates, with regions and NMS."""
    import torchvision
    from torchvision import models

    sizes = {"inception_v3": 128, "googlenet": 96}

    def classifier(name: str) -> Case:
        settings: dict[str, Any] = {"num_classes": 4, "weights": None}
        if name.endswith(("_8gf", "_16gf", "_32gf", "_128gf")):
            raise ValueError("too large")
        if name in sizes:
            settings["init_weights"] = False
        if name == "maxvit_t":
            model = models.maxvit.MaxVit(
                input_size=(64, 64), stem_channels=8, partition_size=2, block_channels=[8, 16], block_layers=[1, 1],
                head_dim=4, stochastic_depth_prob=0.0, num_classes=4,
            )  # fmt: skip
        else:
            model = light(lambda: models.get_model(name, **settings))
        return Case(no_random_depth(model), (noise(2, 3, sizes.get(name, 64), sizes.get(name, 64)),))

    def detector(name: str) -> Case:
        sizes = {} if name.startswith("ssd") else {"min_size": 64, "max_size": 96}
        points = {"num_keypoints": 3} if "keypoint" in name else {}
        model = models.get_model(
            name, weights=None, weights_backbone=None, num_classes=3 - len(points), **sizes, **points
        )
        target = {
            "boxes": torch.tensor([[4.0, 4, 30, 40], [20, 10, 60, 50]]),
            "labels": torch.tensor([1, 1]),
            "masks": torch.ones(2, 64, 64, dtype=torch.uint8).tril(),
            "keypoints": torch.tensor(
                [[[10.0, 10, 1], [20, 20, 1], [25, 30, 1]], [[30.0, 20, 1], [40, 40, 1], [50, 45, 1]]]
            ),
        }

        def call(model: Any, inputs: Any) -> Any:
            losses = model(list(inputs[0]), [dict(inputs[1]) for _ in inputs[0]])
            with torch.no_grad():
                found = model.eval()(list(inputs[0]))
            model.train()
            return losses, found

        return Case(model, (noise(2, 3, 64, 64), target), call)

    def film(name: str) -> Case:
        shape = (16, 224, 224) if name == "s3d" else (4, 32, 32)
        return Case(light(lambda: models.get_model(name, weights=None, num_classes=4)), (noise(2, 3, *shape),))

    def flow(name: str) -> Case:
        first = noise(1, 3, 128, 128)
        call = lambda model, inputs: model(*inputs, num_flow_updates=2)  # noqa: E731
        return Case(models.get_model(name, weights=None), (first, first.flip(-1)), call)

    def segmenter(name: str) -> Case:
        return Case(models.get_model(name, weights=None, weights_backbone=None, num_classes=4), (noise(2, 3, 64, 64),))

    kinds: list[tuple[Any, Callable[[str], Case]]] = [
        (models.detection, detector), (models.segmentation, segmenter), (models.video, film),
        (models.optical_flow, flow), (models, classifier),
    ]  # fmt: skip
    assert torchvision.extension._has_ops()
    for module, build in kinds:
        for name in models.list_models(module=module):
            yield name, lambda name=name, build=build: build(name)  # type: ignore[misc]


def timm_models() -> Iterator[tuple[str, Builder]]:
    """The smallest of the first models of each of timm's modules."""
    import timm

    def image_model(module: str) -> Case:
        names = timm.list_models(module=module)
        marks = (
            "test_",
            "atto",
            "femto",
            "pico",
            "nano",
            "xxs",
            "zepto",
            "tiny",
            "xs",
            "_t",
            "small",
            "_s",
            "b0",
            "18",
        )
        names.sort(key=lambda name: (min((i for i, mark in enumerate(marks) if mark in name), default=99), len(name)))
        for name in names[:3]:
            for settings in ({"img_size": 64}, {"img_size": 96}, {}):
                with suppress(Exception):
                    model = light(lambda: timm.create_model(name, num_classes=4, **settings))  # noqa: B023
                    size = settings.get("img_size", 64)
                    inputs = (noise(2, 3, size, size),)
                    with torch.no_grad():
                        copy.deepcopy(model)(*inputs)
                    return Case(no_random_depth(model), inputs)
        raise ValueError("none is small")

    for module in timm.list_modules():
        yield module, lambda module=module: image_model(module)  # type: ignore[misc]


MODALITIES = {
    **SMALL, "image_size": 32, "patch_size": 8, "num_channels": 3, "embed_dim": 32, "depth": 2, "mlp_ratio": 2,
    "projection_dim": 32, "num_labels": 4, "num_queries": 6, "drop_path_rate": 0.0, "num_mel_bins": 16,
    "max_source_positions": 32, "max_target_positions": 32, "mask_time_prob": 0.0, "mask_feature_prob": 0.0,
    "num_conv_pos_embeddings": 16, "num_conv_pos_embedding_groups": 2, "num_codevectors_per_group": 8,
    "codevector_dim": 16, "proj_codevector_dim": 16, "feat_proj_dropout": 0.0, "final_dropout": 0.0,
    "use_timm_backbone": False, "use_pretrained_backbone": False, "fpn_hidden_size": 32, "temporal_patch_size": 2,
    "out_hidden_size": 32, "in_channels": 3, "num_frames": 4, "tubelet_size": 2, "fusion_hidden_size": 32,
    "mask_feature_size": 32, "feature_size": 32, "prediction_length": 4, "context_length": 8,
}  # fmt: skip
"""What makes other configurations small, by the names that they have."""


def shrunk(config: Any, transformers: Any, *, lists: bool, depth: int = 0) -> Any:
    """Makes a configuration small, and those in it; with ``lists``, also widths and depths of stages."""
    for key, value in MODALITIES.items():
        if hasattr(config, key) and not isinstance(getattr(config, key), list | dict | tuple):
            with suppress(Exception):
                setattr(config, key, value)
    if getattr(config, "layer_types", None):
        config.layer_types = config.layer_types[:2]
    for key, value in list(vars(config).items()):
        if isinstance(value, transformers.PretrainedConfig) and depth < 3:
            shrunk(value, transformers, lists=lists, depth=depth + 1)
        elif isinstance(value, list | tuple) and len(value) > 1 and lists:
            with suppress(Exception):
                if key in ("hidden_sizes", "embed_dims", "dims"):
                    setattr(config, key, [16 * (stage + 1) for stage in range(len(value))])
                elif key in ("depths", "layer_depths"):
                    setattr(config, key, [1] * len(value))
    return config


def inputs_of(model: Any, config: Any) -> Iterator[dict[str, torch.Tensor]]:
    """Inputs by the names that a model takes, in the shapes that models have."""
    names = inspect.signature(model.forward).parameters
    vision = getattr(config, "vision_config", None) or config
    audio = getattr(config, "audio_config", None) or config
    size = getattr(vision, "image_size", 64)
    size = size if isinstance(size, int) and size > 0 else 64
    bins = getattr(audio, "num_mel_bins", 16)
    ids = torch.randint(3, 90, (2, 12), generator=torch.Generator().manual_seed(1))
    made = {
        "pixel_values": noise(2, 3, size, size), "input_ids": ids, "attention_mask": torch.ones_like(ids),
        "input_values": noise(2, 2000), "input_features": noise(2, bins, 64), "decoder_input_ids": ids[:, :6],
    }  # fmt: skip
    taken = {name: value for name, value in made.items() if name in names}
    if "input_ids" not in taken:
        taken.pop("attention_mask", None)
    yield taken
    for name, others in {
        "pixel_values": [noise(2, 3, 64, 64), noise(2, 4, 3, size, size), noise(2, 3, 4, size, size)],
        "input_features": [noise(2, 64, bins), noise(2, bins, 3000)],
        "input_values": [noise(2, 1, 2000), noise(2, 1024, 128)],
    }.items():
        if name in taken:
            yield from ({**taken, name: other} for other in others)
    if "input_ids" in taken:
        text = {name: taken[name] for name in taken if name in ("input_ids", "attention_mask", "decoder_input_ids")}
        yield {name: value for name, value in taken.items() if name not in ("input_ids", "attention_mask")}
        yield text


def transformers_models() -> Iterator[tuple[str, Builder]]:
    """The architectures of transformers that are no language models, each as the first of its heads."""
    import transformers

    transformers.logging.set_verbosity_error()  # type: ignore[no-untyped-call]

    def model_of(kind: str, auto: Any) -> Case:
        for lists in (True, False):
            with suppress(Exception):
                config = shrunk(transformers.AutoConfig.for_model(kind), transformers, lists=lists)
                model = light(lambda: auto.from_config(config)).train()  # noqa: B023
                for inputs in inputs_of(model, config):
                    with suppress(Exception), Comparable(), torch.no_grad():
                        if results(copy.deepcopy(model)(**copy.deepcopy(inputs))):
                            return Case(model, inputs)
        raise ValueError("no inputs")

    heads = (
        "ImageClassification", "AudioClassification", "VideoClassification", "ObjectDetection", "SemanticSegmentation",
        "UniversalSegmentation", "DepthEstimation", "SpeechSeq2Seq", "CTC", "MaskedImageModeling",
        "ZeroShotImageClassification", "TextToWaveform", "ImageTextToText",
    )  # fmt: skip
    autos = [getattr(transformers, f"AutoModelFor{head}") for head in heads]
    seen = set(npu_architectures.architectures())
    for auto in (*autos, transformers.AutoModel):
        for kind in auto._model_mapping._model_mapping:
            if kind not in seen:
                seen.add(kind)
                yield kind, lambda kind=kind, auto=auto: model_of(kind, auto)  # type: ignore[misc]


def diffusers_models() -> Iterator[tuple[str, Builder]]:
    """Models of diffusers, and four steps of every sampler that needs no other settings."""
    import diffusers

    blocks = {"block_out_channels": (8, 16), "layers_per_block": 1, "norm_num_groups": 4}
    crossed = {
        **blocks, "down_block_types": ("DownBlock2D", "CrossAttnDownBlock2D"), "cross_attention_dim": 8,
        "attention_head_dim": 2,
    }  # fmt: skip
    coded = {"down_block_types": ("DownEncoderBlock2D",) * 2, "up_block_types": ("UpDecoderBlock2D",) * 2}
    heads = {"num_attention_heads": 2, "attention_head_dim": 8, "in_channels": 4}
    latents, picture, text = noise(2, 4, 8, 8), noise(2, 3, 16, 16), noise(2, 5, 12)
    steps, film, words_8 = torch.tensor([3, 500]), noise(1, 4, 2, 8, 8), noise(1, 5, 8)

    def small_unet() -> nn.Module:
        unet: nn.Module = diffusers.UNet2DModel(
            sample_size=16, **blocks, attention_head_dim=4, down_block_types=("DownBlock2D", "AttnDownBlock2D"),
            up_block_types=("AttnUpBlock2D", "UpBlock2D"),
        )  # fmt: skip
        return unet

    def named(*names: str) -> Callable[[Any, Any], Any]:
        return lambda model, inputs: model(**dict(zip(names, inputs, strict=True)))

    def coder(model: Any, inputs: Any) -> Any:
        codes = model.encode(inputs[0]).latent_dist
        return model.decode(codes.sample()).sample, codes.kl()

    models: dict[str, tuple[dict[str, Any], tuple[Any, ...], Any]] = {
        "UNet2DConditionModel": ({**crossed, "up_block_types": ("CrossAttnUpBlock2D", "UpBlock2D")},
                                 (latents, steps, noise(2, 5, 8)), None),
        "ControlNetModel": ({**crossed, "conditioning_embedding_out_channels": (4, 8)},
                            (latents, steps, noise(2, 5, 8), noise(2, 3, 16, 16)), None),
        "UNet3DConditionModel": ({**blocks, "down_block_types": ("CrossAttnDownBlock3D", "DownBlock3D"),
                                  "up_block_types": ("UpBlock3D", "CrossAttnUpBlock3D"), "cross_attention_dim": 8,
                                  "attention_head_dim": 4}, (noise(1, 4, 4, 16, 16), steps[:1], words_8), None),
        "DiTTransformer2DModel": ({**heads, "num_layers": 2, "sample_size": 8, "norm_num_groups": 4},
                                  (latents, steps, torch.tensor([1, 2])),
                                  named("hidden_states", "timestep", "class_labels")),
        "PixArtTransformer2DModel": ({**heads, "num_layers": 2, "sample_size": 8, "cross_attention_dim": 16,
                                      "caption_channels": 12, "norm_num_groups": 4, "use_additional_conditions": False},
                                     (latents, text, steps), None),
        "SD3Transformer2DModel": ({**heads, "sample_size": 8, "num_layers": 2, "caption_projection_dim": 16,
                                   "joint_attention_dim": 12, "pooled_projection_dim": 10, "out_channels": 4,
                                   "pos_embed_max_size": 8, "qk_norm": "rms_norm"},
                                  (latents, text, noise(2, 10), steps), None),
        "FluxTransformer2DModel": ({**heads, "num_layers": 1, "num_single_layers": 1, "attention_head_dim": 16,
                                    "joint_attention_dim": 12, "pooled_projection_dim": 10,
                                    "axes_dims_rope": (4, 4, 8)},
                                   (noise(2, 16, 4), text, noise(2, 10), torch.tensor([0.3, 0.6]), torch.ones(16, 3),
                                    torch.zeros(5, 3)),
                                   named("hidden_states", "encoder_hidden_states", "pooled_projections", "timestep",
                                         "img_ids", "txt_ids")),
        "SanaTransformer2DModel": ({**heads, "out_channels": 4, "num_layers": 2, "num_cross_attention_heads": 2,
                                    "cross_attention_head_dim": 8, "cross_attention_dim": 16, "caption_channels": 12,
                                    "sample_size": 8}, (latents, text, steps), None),
        "CogVideoXTransformer3DModel": ({**heads, "out_channels": 4, "time_embed_dim": 4, "text_embed_dim": 8,
                                         "num_layers": 2, "sample_width": 8, "sample_height": 8, "sample_frames": 5,
                                         "max_text_seq_length": 5}, (noise(1, 2, 4, 8, 8), words_8, steps[:1]), None),
        "WanTransformer3DModel": ({**heads, "attention_head_dim": 12, "out_channels": 4, "text_dim": 8, "freq_dim": 16,
                                   "ffn_dim": 32, "num_layers": 2, "rope_max_seq_len": 32},
                                  (film, steps[:1], words_8), None),
        "MochiTransformer3DModel": ({**heads, "num_layers": 2, "pooled_projection_dim": 16, "text_embed_dim": 8,
                                     "time_embed_dim": 4, "max_sequence_length": 5},
                                    (film, words_8, steps[:1], torch.ones(1, 5).bool()), None),
        "AutoencoderKL": ({**blocks, **coded}, (picture,), coder),
        "VQModel": ({**blocks, **coded, "num_vq_embeddings": 16}, (picture,), None),
        "AutoencoderTiny": ({"encoder_block_out_channels": (8,) * 4, "decoder_block_out_channels": (8,) * 4,
                             "num_encoder_blocks": (1,) * 4, "num_decoder_blocks": (1,) * 4},
                            (noise(2, 3, 32, 32),), None),
        "AutoencoderKLWan": ({"base_dim": 3, "z_dim": 4, "dim_mult": [1] * 4, "num_res_blocks": 1},
                             (noise(1, 3, 5, 16, 16),), None),
    }  # fmt: skip
    yield "UNet2DModel", lambda: Case(small_unet(), (picture, steps))
    for name, (settings, inputs, call) in models.items():
        yield (
            name,
            lambda name=name, settings=settings, inputs=inputs, call=call: Case(  # type: ignore[misc]
                getattr(diffusers, name)(**settings), inputs, call
            ),
        )

    def sampler(name: str) -> Case:
        def call(model: Any, inputs: Any) -> Any:
            scheduler, start = getattr(diffusers, name)(), inputs[0]
            placed = "device" in inspect.signature(scheduler.set_timesteps).parameters
            scheduler.set_timesteps(4, **({"device": start.device} if placed else {}))
            x = start * getattr(scheduler, "init_noise_sigma", 1.0)
            for step in scheduler.timesteps:
                scaled = scheduler.scale_model_input(x, step) if hasattr(scheduler, "scale_model_input") else x
                x = scheduler.step(model(scaled, step).sample, step, x).prev_sample
            return x

        return Case(small_unet(), (picture,), call)

    for name in dir(diffusers):
        if name.endswith("Scheduler"):
            yield name, lambda name=name: sampler(name)  # type: ignore[misc]


FAMILIES: dict[str, Callable[[], Iterator[tuple[str, Builder]]]] = {
    "torchvision": torchvision_models,
    "timm": timm_models,
    "transformers": transformers_models,
    "diffusers": diffusers_models,
}


def page(outcomes: list[Outcome]) -> str:
    """The page with the results."""
    sections, rows, agreed = [], [], sum(outcome.agrees for outcome in outcomes)
    for family in FAMILIES:
        tried = [outcome for outcome in outcomes if outcome.family == family]
        if not tried:
            continue
        agreeing = sorted(outcome.name for outcome in tried if outcome.agrees)
        version = importlib.metadata.version(family)
        rows.append(f"| {family} {version} | {len(agreeing)} | {len(tried)} |")
        sections.append(f"- {family}: {', '.join(agreeing)}.")
    others = "\n".join(
        f"| {o.family} | {o.name} | {o.problem or f'{o.difference:.0e}, and {o.change:.0e} by the last bits'} |"
        for o in outcomes
        if not o.agrees
    )
    differing = f"""
## The others

| family | model | largest relative difference |
|---|---|---|
{others}
"""
    return f"""\
<!-- Printed by `actgrad npu run tools/npu_models.py`. -->

# Models under torch_npu

Models of images, videos, speech, several modalities and diffusion that can be built small, with random weights, and
trained on the CPU. Each takes {STEPS} steps of AdamW in float32 on `npu` and on the CPU, from the same weights and with
the same random numbers, without dropout, and with GELU's tanh form, which is torch_npu's only one. A model agrees if
its losses and its first gradient are the CPU's within a relative {CLOSE:.0e}, or within {SENSITIVE} times what they
change on the CPU when the last bit of every weight changes. Models are not tried that the tool finds no inputs or no
small configuration for: up to {LARGEST / 1e6:.0f} million parameters, more for torchvision's detection and
segmentation.

{agreed} of {len(outcomes)} models agree.

| family | agree | tried |
|---|---:|---:|
{chr(10).join(rows)}
{differing if others else ""}
## Those that agree

{chr(10).join(sections)}
"""


def kept(file: Path | None) -> list[Outcome]:
    if file is None or not file.exists():
        return []
    return [Outcome(**json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]


def main() -> None:
    """Prints the page."""
    parser = argparse.ArgumentParser(description="Train models under torch_npu.")
    parser.add_argument("--keep", type=Path, help="the file of results, where an interrupted run continues")
    parser.add_argument("families", nargs="*", help=f"of {', '.join(FAMILIES)}; all if none is given")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    outcomes = kept(options.keep)
    done = {(outcome.family, outcome.name) for outcome in outcomes}
    for family in options.families or FAMILIES:
        if importlib.util.find_spec(family) is None:
            print(f"{family} is not installed", file=sys.stderr)
            continue
        for name, build in FAMILIES[family]():
            if (family, name) in done:
                continue
            with redirect_stdout(sys.stderr):  # a few libraries print
                outcome = attempt(family, name, build)
            print(outcome or f"{family} {name}: not on the CPU either", file=sys.stderr, flush=True)
            if outcome:
                outcomes.append(outcome)
                if options.keep:
                    with options.keep.open("a", encoding="utf-8") as file:
                        print(json.dumps(outcome._asdict()), file=file)
    print(page(outcomes))


if __name__ == "__main__":
    main()
