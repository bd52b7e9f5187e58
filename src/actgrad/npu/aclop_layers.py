# SPDX-License-Identifier: Apache-2.0
"""Operators of the older interface (aclop) for products, convolutions and normalisation."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from torch.nn import functional as F  # noqa: N812
from torch.nn import grad as gradients

from actgrad.npu.aclop_helpers import Function, numbers, pads_of
from actgrad.npu.experts import unpacked_scale
from actgrad.npu.normalisation import (
    add_layer_norm,
    add_rms_norm,
    deep_norm,
    deep_norm_backward,
    group_norm_swish,
    rms_norm,
    rms_norm_backward,
    wide,
)

aten = torch.ops.aten


def matmul(
    a: Tensor, b: Tensor, bias: Tensor | None = None, *, transpose_x1: bool = False, transpose_x2: bool = False
) -> Tensor:
    """The matrix product; either operand may be stored transposed."""
    product = (a.mT if transpose_x1 else a) @ (b.mT if transpose_x2 else b)
    return product if bias is None else product + bias


def batch_matmul(a: Tensor, b: Tensor, *, adj_x1: bool = False, adj_x2: bool = False, bias: int = 0) -> Tensor:
    """The product of batches of matrices; either operand may be stored transposed. A bias would be an input."""
    if bias:
        raise NotImplementedError("biases are not supported")
    return (a.mT if adj_x1 else a) @ (b.mT if adj_x2 else b)


def convolution(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    *,
    strides: list[int],
    pads: list[int],
    dilations: list[int],
    groups: int = 1,
) -> Tensor:
    """A 2-D or 3-D convolution."""
    function = F.conv2d if x.dim() == 4 else F.conv3d
    result: Tensor = function(x, weight, bias, strides[2:], pads_of(pads), dilations[2:], groups)
    return result


def convolution_input_gradient(
    size: Tensor, weight: Tensor, grad: Tensor, *, strides: list[int], pads: list[int], dilations: list[int],
    groups: int = 1,
) -> Tensor:  # fmt: skip
    """The gradient of a convolution with respect to its input."""
    function: Function = gradients.conv2d_input if grad.dim() == 4 else gradients.conv3d_input
    result: Tensor = function(numbers(size), weight, grad, strides[2:], pads_of(pads), dilations[2:], groups)
    return result


def convolution_weight_gradient(
    x: Tensor, size: Tensor, grad: Tensor, *, strides: list[int], pads: list[int], dilations: list[int],
    groups: int = 1,
) -> Tensor:  # fmt: skip
    """The gradient of a convolution with respect to its weight."""
    function: Function = gradients.conv2d_weight if grad.dim() == 4 else gradients.conv3d_weight
    result: Tensor = function(x, numbers(size), grad, strides[2:], pads_of(pads), dilations[2:], groups)
    return result


def axes_but_channels(x: Tensor) -> list[int]:
    """The dimensions over which batch normalisation takes means."""
    return [dim for dim in range(x.dim()) if dim != 1]


def per_channel(values: Tensor, x: Tensor) -> Tensor:
    """A vector with one element for each channel, reshaped to broadcast with ``x``."""
    return values.reshape(1, -1, *[1] * (x.dim() - 2))


def batch_norm_update(
    x: Tensor, total: Tensor, squares: Tensor, scale: Tensor, offset: Tensor, mean: Tensor, variance: Tensor,
    *, epsilon: float, factor: float,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:  # fmt: skip
    """Batch normalisation from a batch's sums; also returns the running statistics and the batch's."""
    count = x.numel() // x.shape[1]
    batch_mean = total.reshape(-1).float() / count
    batch_variance = squares.reshape(-1).float() / count - batch_mean.square()
    rstd = torch.rsqrt(batch_variance + epsilon)
    result = (x.float() - per_channel(batch_mean, x)) * per_channel(rstd * scale.reshape(-1), x)
    unbiased = batch_variance * (count / max(count - 1, 1))
    new_mean = (1 - factor) * mean.reshape(-1) + factor * batch_mean
    new_variance = (1 - factor) * variance.reshape(-1) + factor * unbiased
    return result + per_channel(offset, x), new_mean, new_variance, batch_mean, batch_variance


def batch_norm_infer(
    x: Tensor, scale: Tensor, offset: Tensor, mean: Tensor, variance: Tensor, *, epsilon: float
) -> Tensor:
    """Batch normalisation with the running statistics."""
    rstd = torch.rsqrt(variance.float() + epsilon)
    return (x.float() - per_channel(mean, x)) * per_channel(rstd * scale, x) + per_channel(offset, x)


def batch_norm_infer_grad(grad: Tensor, scale: Tensor, variance: Tensor, *, epsilon: float) -> Tensor:
    """The gradient of :func:`batch_norm_infer` with respect to its input."""
    return grad.float() * per_channel(torch.rsqrt(variance.float() + epsilon) * scale, grad)


def batch_norm_update_grad(
    grad: Tensor, x: Tensor, mean: Tensor, variance: Tensor, *, epsilon: float
) -> tuple[Tensor, Tensor]:
    """The gradients of batch normalisation with respect to its scale and offset."""
    rstd = torch.rsqrt(variance.float() + epsilon)
    normal = (x.float() - per_channel(mean, x)) * per_channel(rstd, x)
    dims = axes_but_channels(x)
    return (grad.float() * normal).sum(dims), grad.float().sum(dims)


def batch_norm_reduce_grad(
    grad: Tensor, x: Tensor, d_scale: Tensor, d_offset: Tensor, scale: Tensor, mean: Tensor, variance: Tensor,
    *, epsilon: float,
) -> Tensor:  # fmt: skip
    """The gradient of batch normalisation with respect to its input."""
    count = x.numel() // x.shape[1]
    rstd = torch.rsqrt(variance.float() + epsilon)
    normal = (x.float() - per_channel(mean, x)) * per_channel(rstd, x)
    centred = grad.float() - per_channel(d_offset, x) / count - normal * per_channel(d_scale, x) / count
    return centred * per_channel(rstd * scale, x)


def layer_norm(
    x: Tensor, gamma: Tensor, beta: Tensor, *, begin_norm_axis: int, begin_params_axis: int, epsilon: float
) -> tuple[Tensor, Tensor, Tensor]:
    """Layer normalisation; the third result is 1 / √(variance + ε)."""
    results: tuple[Tensor, Tensor, Tensor] = wide(torch.native_layer_norm, x, gamma.shape, gamma, beta, epsilon)
    return results


def sum_layer_norm(
    x: Tensor, y: Tensor, gamma: Tensor, beta: Tensor, bias: Tensor | None = None, *, epsilon: float,
    additional_output: bool = False,
) -> tuple[Tensor, ...]:  # fmt: skip
    """Layer normalisation of a sum; the last result is the sum, whether or not it is asked for."""
    return add_layer_norm(x, y, gamma, beta, bias, epsilon)


def sum_deep_norm(
    x: Tensor, gx: Tensor, beta: Tensor, gamma: Tensor, *, alpha: float, epsilon: float
) -> tuple[Tensor, Tensor, Tensor]:
    """Layer normalisation of ``alpha · x + gx``; its result is the last."""
    result, mean, rstd = deep_norm(x, gx, beta, gamma, alpha, epsilon)
    return mean, rstd, result


def layer_norm_grad(
    grad: Tensor, x: Tensor, rstd: Tensor, mean: Tensor, gamma: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    """The gradients of layer normalisation."""
    backward = aten.native_layer_norm_backward.default
    wanted = [True, True, True]
    results: tuple[Tensor, Tensor, Tensor] = wide(
        backward, grad, x, gamma.shape, mean, rstd, gamma, torch.zeros_like(gamma), wanted
    )
    return results


def transposed_convolution(
    size: Tensor, x: Tensor, weight: Tensor, bias: Tensor | None = None, *, strides: list[int], pads: list[int],
    dilations: list[int], output_padding: list[int], groups: int = 1,
) -> Tensor:  # fmt: skip
    """A 2-D or 3-D transposed convolution. Its size says what is added at the end: in 3-D ``output_padding`` is 0."""
    function: Function = F.conv_transpose2d if x.dim() == 4 else F.conv_transpose3d
    settings = strides[2:], pads_of(pads), dilations[2:]
    added = [
        wanted - ((length - 1) * stride - 2 * pad + dilation * (kernel - 1) + 1)
        for wanted, length, kernel, stride, pad, dilation in zip(
            numbers(size)[2:], x.shape[2:], weight.shape[2:], *settings, strict=True
        )
    ]
    result: Tensor = function(x, weight, bias, *settings[:2], added, groups, settings[2])
    return result


def group_norm(
    x: Tensor, gamma: Tensor, beta: Tensor, *, num_groups: int, eps: float, activate_swish: bool = True,
    swish_scale: float = 1.0,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    """Group normalisation, followed by Swish if wanted, and its statistics."""
    return group_norm_swish(x, gamma, beta, num_groups, eps, swish_scale if activate_swish else None)


def depthwise(weight: Tensor) -> Tensor:
    """Kernels of a convolution of each channel by itself, which may be stored as those of one group."""
    return weight.transpose(0, 1) if weight.shape[0] == 1 else weight


def depthwise_input_gradient(
    size: Tensor, weight: Tensor, grad: Tensor, *, strides: list[int], pads: list[int], dilations: list[int]
) -> Tensor:
    """The gradient of a convolution of each channel by itself with respect to its input."""
    groups = numbers(size)[1]
    return convolution_input_gradient(
        size, depthwise(weight), grad, strides=strides, pads=pads, dilations=dilations, groups=groups
    )


def depthwise_weight_gradient(
    x: Tensor, size: Tensor, grad: Tensor, *, strides: list[int], pads: list[int], dilations: list[int]
) -> Tensor:
    """The gradient of a convolution of each channel by itself with respect to its weight."""
    kernel = torch.tensor([grad.shape[1], 1, *numbers(size)[2:]])
    return convolution_weight_gradient(
        x, kernel, grad, strides=strides, pads=pads, dilations=dilations, groups=x.shape[1]
    )


def quantised_convolution(
    x: Tensor, weight: Tensor, scale: Tensor, bias: Tensor | None = None, offset: Tensor | None = None, *,
    strides: list[int], pads: list[int], dilations: list[int], groups: int = 1, dtype: int, round_mode: str = "rint",
    **layout: Any,
) -> Tensor:  # fmt: skip
    """A convolution of int8, scaled for each channel."""
    total = convolution(x.double(), weight.double(), None if bias is None else bias.double(), strides=strides,
                        pads=pads, dilations=dilations, groups=groups)  # fmt: skip
    result = total * per_channel(unpacked_scale(scale).double(), total)
    return result if offset is None else result + per_channel(offset.double(), total)


# fmt: off
LAYERS: dict[str, Function] = {
    "MatMul": matmul,
    "MatMulV2": matmul,
    "BatchMatMul": batch_matmul,
    "Conv2D": convolution,
    "Conv3D": convolution,
    "Conv2DBackpropInput": convolution_input_gradient,
    "Conv3DBackpropInput": convolution_input_gradient,
    "Conv2DBackpropFilter": convolution_weight_gradient,
    "Conv3DBackpropFilter": convolution_weight_gradient,
    **dict.fromkeys(("BNTrainingReduce", "BN3DTrainingReduce"), lambda x, *, epsilon=0.0: (
        x.float().sum(axes_but_channels(x)), x.float().square().sum(axes_but_channels(x)))),
    **dict.fromkeys(("BNTrainingUpdate", "BN3DTrainingUpdate"), batch_norm_update),
    "BNInfer": batch_norm_infer,
    "BNInferGrad": batch_norm_infer_grad,
    **dict.fromkeys(("BNTrainingUpdateGrad", "BN3DTrainingUpdateGrad"), batch_norm_update_grad),
    **dict.fromkeys(("BNTrainingReduceGrad", "BN3DTrainingReduceGrad"), batch_norm_reduce_grad),
    "LayerNorm": layer_norm,
    "LayerNormGrad": layer_norm_grad,
    "RmsNorm": lambda x, gamma, *, epsilon=1e-6: rms_norm(x, gamma, epsilon),
    "RmsNormGrad": rms_norm_backward,
    "AddRmsNorm": lambda x, y, gamma, *, epsilon=1e-6: add_rms_norm(x, y, gamma, epsilon),
    "AddLayerNorm": sum_layer_norm,
    "DeepNorm": sum_deep_norm,
    "DeepNormGrad": lambda grad, x, gx, gamma, mean, rstd, *, alpha: deep_norm_backward(
        grad, x, gx, gamma, mean, rstd, alpha),
    "LayerNormV3": layer_norm,
    "Conv2DTranspose": transposed_convolution,
    "Conv3DTranspose": transposed_convolution,
    "GroupNormSwish": group_norm,
    "DepthwiseConv2DBackpropInput": depthwise_input_gradient,
    "DepthwiseConv2DBackpropFilter": depthwise_weight_gradient,
    "QuantConv2D": quantised_convolution,
}
# fmt: on
