# SPDX-License-Identifier: Apache-2.0
"""The models that tools/npu_models.py tries: how each family is built small, with random weights, and its inputs."""

from __future__ import annotations

import copy
import inspect
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import npu_architectures
import torch
from npu_architectures import SMALL
from npu_comparison import Builder, Case, Comparable, results
from torch import nn

LARGEST = 6_000_000
"""Parameters; what stays larger is not tried, but for torchvision's detection and segmentation."""


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
