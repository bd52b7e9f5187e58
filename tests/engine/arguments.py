# SPDX-License-Identifier: Apache-2.0
"""Arguments that cannot be derived from the kinds of parameters. Omitted ones are null, 0 or false."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from actgrad.npu.served import Served

Named = dict[str, Any]


def x(*sizes: int) -> Tensor:
    """A tensor of different numbers between 0 and 1."""
    return torch.rand(sizes, generator=torch.Generator().manual_seed(sum(sizes)))


def z(*sizes: int, dtype: torch.dtype = torch.float32) -> Tensor:
    """A tensor for a result."""
    return torch.zeros(sizes, dtype=dtype)


def ints(*values: Any, dtype: torch.dtype = torch.int64) -> Tensor:
    return torch.tensor(values, dtype=dtype)


INT8, UINT8, INT32, INT64, BOOL = torch.int8, torch.uint8, torch.int32, torch.int64, torch.bool
TWO_BY_TWO = {"kernel": [2, 2], "stride": [2, 2], "padding": [0, 0], "dilation": [1, 1]}
CUBES = {"kernel": [2] * 3, "stride": [2] * 3, "padding": [0] * 3, "dilation": [1] * 3}
FIRST_OF_FOUR = ints(*[[[0, 2], [8, 10]]] * 2).unsqueeze(0)
"""Places of maxima of a (1, 2, 4, 4) tensor's windows."""
FIRST_OF_EIGHT = ints(0).view(1, 1, 1, 1, 1)
STATE = {"seed": ints(7), "start": ints(3), "offset": 2}
"""The state of a generator in a captured graph."""
DELTA_RULE = {
    "q": x(3, 1, 4), "k": x(3, 1, 4) / 2, "v": x(3, 2, 3), "beta": x(3, 2), "decay": -x(3, 2), "scale": 0.5,
    "lengths": ints(2, 1, dtype=INT32), "out": z(3, 2, 3),
}  # fmt: skip
ONE_LAYER = {"layers": 1, "training": True}
STEPS = ["i_all", "j_all", "f_all", "o_all", "h_all", "c_all", "t_all"]


def loss(**more: Any) -> Named:
    return {"self": x(4, 4), "target": x(4, 4), "reduction": 1, **more}


def loss_gradient(**more: Any) -> Named:
    return loss(grad=x(), **more)


def resized(dims: int, before: int = 2, after: int = 4) -> Named:
    """The gradient of a resized image of ``dims`` dimensions."""
    scales = {f"scale_{axis}": after / before for axis in "whd"[:dims]}
    sizes = {"size": [after] * dims, "input_size": [1, 1, *[before] * dims]}
    return {"grad": x(1, 1, *[after] * dims), **sizes, **scales}


def padded(dims: int, gradient: bool = True) -> Named:
    """A tensor of ``dims`` dimensions with one element added at each side, or the gradient of that."""
    given = {"self": x(1, 1, *[4] * dims), "pad": [1] * 2 * dims}
    return given | {"grad": x(1, 1, *[6] * dims)} if gradient else given


EXAMPLES: dict[str, Named] = {
    "Cat": {"tensors": [x(4, 4), x(2, 4)]},
    "RepeatInterleave": {"self": x(3), "repeats": ints(1, 0, 2), "size": 3},
    "RepeatInterleaveWithDim": {"self": x(3, 2), "repeats": ints(1, 0, 2), "size": 3},
    "RepeatInterleaveTensor": {"repeats": ints(1, 0, 2), "size": 3},
    "RepeatInterleaveGrad": {"grad": x(3, 2), "repeats": ints(1, 0, 2), "out": z(3, 2)},
    "InplaceFillTensor": {"self": x(4, 4), "value": x()},
    "OneHot": {"self": ints(0, 2, 1), "classes": 3, "on": x(1), "off": z(1), "axis": -1, "out": z(3, 3)},
    "InplaceMaskedFillTensor": {"self": x(4), "mask": x(4) > 0.5, "value": x()},
    "NormalTensorFloat": {"mean": x(4), "std": 0.5, "seed": 7, "out": z(4)},
    "NormalFloatTensor": {"mean": 0.5, "std": x(4), "seed": 7, "out": z(4)},
    "NormalTensorTensor": {"mean": x(4), "std": x(4), "seed": 7, "out": z(4)},
    "InplaceNormalTensor": {"self": z(4), "std": 1.0, **STATE},
    "InplaceUniformTensor": {"self": z(4), "high": 1.0, **STATE},
    "InplaceRandomTensor": {"self": z(4), "high": 9, **STATE},
    "InplaceRandomWithoutFromToTensor": {"self": z(4), **STATE},
    "MultinomialTensor": {"self": x(4), "count": 2, "out": z(2, dtype=INT64), **STATE},
    "DropoutGenMaskV2Tensor": {"shape": [4], "p": 0.5, "out": z(16, dtype=UINT8), **STATE},
    "Multinomial": {"self": x(4), "count": 2, "seed": 7, "out": z(2, dtype=INT64)},
    "Complex": {"self": x(4), "other": x(4), "out": z(4, dtype=torch.complex64)},
    "Polar": {"self": x(4), "other": x(4), "out": z(4, dtype=torch.complex64)},
    "Signbit": {"self": x(4) - 0.5, "out": z(4, dtype=BOOL)},
    "BitwiseNot": {"self": ints(1, 5), "out": z(2, dtype=INT64)},
    "IsPosInf": {"self": x(4) / z(4), "out": z(4, dtype=BOOL)},
    "IsNegInf": {"self": -x(4) / z(4), "out": z(4, dtype=BOOL)},
    "LogitGrad": {"self": x(4), "grad": x(4), "eps": 0.1},
    "IndexPutImpl": {"self": x(4, 4), "indices": [ints(0, 2)], "values": x(2, 4), "accumulate": True},
    "MaskedSelect": {"self": x(4), "mask": x(4) > 0.5, "out": z(4)},
    "Nonzero": {"self": ints(0, 3, 1), "out": z(3, 1, dtype=INT64)},
    "NonzeroV2": {"self": ints(0, 3, 1), "out": z(1, 3, dtype=INT64)},
    "Unique2": {
        "self": ints(3, 1, 3), "out": z(3, dtype=INT64), "inverse": z(3, dtype=INT64), "counts": z(3, dtype=INT64),
    },
    "Bincount": {"self": ints(3, 1, 3), "weights": x(3)},
    "UniqueConsecutive": {
        "self": ints(3, 3, 1), "dim": 1000, "out": z(3, dtype=INT64), "inverse": z(3, dtype=INT64),
        "counts": z(3, dtype=INT64),
    },
    "UniqueDim": {
        "self": ints([3, 3], [3, 3]), "out": z(2, 2, dtype=INT64), "inverse": z(2, dtype=INT64),
        "counts": z(2, dtype=INT64),
    },
    "Unique": {"self": ints(3, 1, 3), "out": z(3, dtype=INT64), "inverse": z(3, dtype=INT64)},
    "CoalesceSparse": {
        "count": ints(2), "places": ints(1, 0, 1), "ids": ints([2], [0], [2]), "values": x(3, 2),
        "new_ids": z(2, 1, dtype=INT64), "new_values": z(2, 2),
    },
    "EmbeddingBag": {
        "weight": x(4, 2), "ids": ints(0, 3, 1), "offsets": ints(0, 2), "padding": -1, "out": z(2, 2),
        "bag": z(3, dtype=INT64), "size": z(2, dtype=INT64), "places": z(2, dtype=INT64),
    },
    "Sort": {"self": x(4), "stable": True, "out": z(4), "indices": z(4, dtype=INT64)},
    "Topk": {"self": x(4), "k": 2, "largest": True, "sorted": True, "out": z(2), "indices": z(2, dtype=INT64)},
    "SearchSorteds": {"sequence": ints(1, 3, 5), "self": 4, "out": z(dtype=INT64)},
    "EmbeddingDenseBackward": {"grad": x(3, 2), "ids": ints(0, 3, 1), "count": 4, "padding": -1},
    "Convolution": {
        "self": x(1, 2, 4, 4), "weight": x(3, 2, 3, 3), "bias": x(3), "stride": [1, 1], "padding": [1, 1],
        "dilation": [1, 1], "output_padding": [0, 0], "groups": 1,
    },
    "ConvolutionBackward": {
        "grad": x(1, 3, 2, 2), "self": x(1, 2, 4, 4), "weight": x(3, 2, 3, 3), "bias": [3], "stride": [1, 1],
        "padding": [0, 0], "dilation": [1, 1], "output_padding": [0, 0], "groups": 1, "wanted": [True] * 3,
    },
    "LinalgCholesky": {"self": torch.eye(3) * 2 + x(3, 1) @ x(3, 1).t()},
    "LinalgCross": {"self": x(2, 3), "other": x(3, 3)[:2], "dim": -1},
    "Stft": {"self": x(8), "window": x(4), "size": 4, "hop": 2, "width": 4, "onesided": True},
    "TransposeBatchMatMul": {
        "self": x(2, 3, 4), "other": x(2, 4, 2), "perm_self": [0, 1, 2], "perm_other": [0, 1, 2],
        "perm_out": [1, 0, 2], "split": 1,
    },
    "SoftmaxBackward": {"grad": x(4, 4), "output": x(4, 4), "dim": -1},
    "LogSoftmaxBackward": {"grad": x(4, 4), "output": x(4, 4), "dim": -1},
    "LayerNormBackward": {
        "grad": x(3, 4), "self": x(3, 4), "shape": [4], "mean": x(3, 1), "rstd": x(3, 1), "weight": x(4), "bias": x(4),
        "wanted": [True] * 3,
    },
    "GroupNorm": {"self": x(2, 4, 3), "gamma": x(4), "beta": x(4), "n": 2, "c": 4, "size": 3, "groups": 2, "eps": 0.1},
    "GroupNormBackward": {
        "grad": x(2, 4, 3), "self": x(2, 4, 3), "mean": x(2, 2), "rstd": x(2, 2), "gamma": x(4), "n": 2, "c": 4,
        "size": 3, "groups": 2, "wanted": [True] * 3,
    },
    "BatchNorm": {
        "self": x(2, 4, 3), "weight": x(4), "bias": x(4), "running_mean": x(4), "running_var": x(4), "training": True,
        "momentum": 0.1, "eps": 0.1,
    },
    "BatchNormBackward": {
        "grad": x(2, 4, 3), "self": x(2, 4, 3), "weight": x(4), "running_mean": x(4), "running_var": x(4),
        "mean": x(4), "rstd": x(4), "training": True, "eps": 0.1, "wanted": [True] * 3,
    },
    "BatchNormReduceBackward": {
        "grad": x(2, 4, 3), "self": x(2, 4, 3), "mean": x(4), "rstd": x(4), "weight": x(4), "d_self": True,
        "d_weight": True, "d_bias": True,
    },
    "BatchNormElemtBackward": {
        "grad": x(2, 4, 3), "self": x(2, 4, 3), "mean": x(4), "rstd": x(4), "weight": x(4), "total": x(4),
        "moment": x(4), "counts": ints(6, dtype=INT32),
    },
    "AvgPool2d": {"self": x(1, 2, 4, 4)} | TWO_BY_TWO,
    "AvgPool2dBackward": {"grad": x(1, 2, 2, 2), "self": x(1, 2, 4, 4)} | TWO_BY_TWO,
    "MaxPool2dWithMask": {"self": x(1, 2, 4, 4), "mask": z(1, dtype=INT8)} | TWO_BY_TWO,
    "MaxPool2dWithMaskBackward": {"grad": x(1, 2, 2, 2), "self": x(1, 2, 4, 4), "mask": z(1, dtype=INT8)} | TWO_BY_TWO,
    "MaxPool2dWithIndices": {"self": x(1, 2, 4, 4)} | TWO_BY_TWO,
    "MaxPool2dWithIndicesBackward":
        {"grad": x(1, 2, 2, 2), "self": x(1, 2, 4, 4), "indices": FIRST_OF_FOUR} | TWO_BY_TWO,
    "AvgPool3d": {"self": x(1, 1, 2, 2, 2)} | CUBES,
    "AvgPool3dBackward": {"grad": x(1, 1, 1, 1, 1), "self": x(1, 1, 2, 2, 2)} | CUBES,
    "MaxPool3dWithArgmax": {"self": x(1, 1, 2, 2, 2)} | CUBES,
    "MaxPool3dWithArgmaxBackward":
        {"grad": x(1, 1, 1, 1, 1), "self": x(1, 1, 2, 2, 2), "indices": FIRST_OF_EIGHT} | CUBES,
    "MaxUnpool3d": {
        "self": x(1, 1, 1, 1, 1), "indices": FIRST_OF_EIGHT, "size": [2] * 3, "stride": [2] * 3, "padding": [0] * 3,
    },
    "MaxPool": {
        "self": x(1, 2, 4, 4), "kernel": [2, 2], "strides": [2, 2], "pads": [0] * 4, "dilations": [1, 1],
    },
    "AdaptiveAvgPool2dBackward": {"grad": x(1, 2, 2, 2), "self": x(1, 2, 4, 4)},
    "AdaptiveMaxPool2dBackward": {"grad": x(1, 2, 2, 2), "self": x(1, 2, 4, 4), "indices": FIRST_OF_FOUR},
    "AdaptiveAvgPool3dBackward": {"grad": x(1, 1, 1, 1, 1), "self": x(1, 1, 2, 2, 2)},
    "AdaptiveMaxPool3dBackward": {
        "grad": x(1, 1, 1, 1, 1), "self": x(1, 1, 2, 2, 2), "indices": FIRST_OF_EIGHT,
    },
    "NLLLossBackward": {
        "grad": x(), "self": x(3, 4), "target": ints(0, 3, 1), "weight": x(4), "reduction": 1, "ignored": -100,
        "total": x(),
    },
    "CrossEntropyLoss": {
        "self": x(3, 4), "target": ints(0, 3, 1), "weight": x(4), "reduction": "mean", "ignored": -100,
        "smoothing": 0.25, "wanted": True,
    },
    "CrossEntropyLossGrad": {
        "grad": x(), "log_prob": x(3, 4).log_softmax(-1), "target": ints(0, 3, 1), "weight": x(4),
        "reduction": "mean", "ignored": -100, "smoothing": 0.25,
    },
    "NLLLoss2d": {
        "self": x(1, 4, 2, 2), "target": ints([[0, 3], [1, 2]]), "weight": x(4), "reduction": 1, "ignored": -100,
    },
    "NLLLoss2dBackward": {
        "grad": x(), "self": x(1, 4, 2, 2), "target": ints([[0, 3], [1, 2]]), "weight": x(4), "reduction": 1,
        "ignored": -100, "total": x(),
    },
    "MseLossBackward": loss_gradient(),
    "L1LossBackward": loss_gradient(),
    "KlDivBackward": loss_gradient(),
    "KlDivTargetBackward": loss_gradient(),
    "SmoothL1LossBackward": loss_gradient(beta=0.5),
    "BinaryCrossEntropyBackward": loss_gradient(weight=x(4)),
    "BinaryCrossEntropyWithLogits": loss(weight=x(4), pos_weight=x(4)),
    "BinaryCrossEntropyWithLogitsBackward": loss_gradient(weight=x(4), pos_weight=x(4)),
    "SoftMarginLossBackward": loss_gradient(),
    "CtcLoss": {
        "self": torch.log_softmax(x(4, 1, 3), -1), "targets": ints([1, 2]), "lengths": [4], "target_lengths": [2],
        "out": z(1), "log_alpha": z(1, 4, 5),
    },
    "CtcLossBackward": {
        "grad": x(1), "self": torch.log_softmax(x(4, 1, 3), -1), "targets": ints([1, 2]), "lengths": [4],
        "target_lengths": [2], "loss": x(1), "log_alpha": -x(1, 4, 5), "out": z(4, 1, 3),
    },
    "UpsampleLinear1dBackward": resized(1),
    "UpsampleBilinear2dBackwardV2": resized(2),
    "UpsampleBicubic2dBackward": resized(2),
    "UpsampleTrilinear3dBackward": resized(3),
    "UpsampleBilinear2dAABackward": resized(2),
    "UpsampleBicubic2dAAGrad": resized(2),
    "UpsampleNearest1dBackward": resized(1),
    "UpsampleNearest2dBackward": resized(2),
    "UpsampleNearest3dBackward": resized(3),
    "UpsampleNearestExact1dBackward": resized(1),
    "UpsampleNearestExact2dBackward": resized(2),
    "UpsampleNearestExact3dBackward": resized(3),
    "Im2col": {"self": x(1, 2, 4, 4)} | TWO_BY_TWO,
    "Im2colBackward": {"self": x(1, 8, 4), "size": [4, 4]} | TWO_BY_TWO,
    "ReflectionPad1dBackward": padded(1),
    "ReflectionPad2dBackward": padded(2),
    "ReflectionPad3d": padded(3, gradient=False),
    "ReflectionPad3dBackward": padded(3),
    "ReplicationPad1dBackward": padded(1),
    "ReplicationPad2dBackward": padded(2),
    "ReplicationPad3d": padded(3, gradient=False),
    "ReplicationPad3dBackward": padded(3),
    "GridSampler2D": {"self": x(1, 1, 4, 4), "grid": x(1, 2, 2, 2), "align": True},
    "GridSampler2DBackward": {
        "grad": x(1, 1, 2, 2), "self": x(1, 1, 4, 4), "grid": x(1, 2, 2, 2), "align": True, "wanted": [True, True],
    },
    "GridSampler3D": {"self": x(1, 1, 2, 2, 2), "grid": x(1, 2, 2, 2, 3), "align": True},
    "GridSampler3DBackward": {
        "grad": x(1, 1, 2, 2, 2), "self": x(1, 1, 2, 2, 2), "grid": x(1, 2, 2, 2, 3), "align": True,
        "wanted": [True, True],
    },
    "AffineGrid": {"theta": x(1, 2, 3), "size": [1, 1, 2, 2], "align": True},
    "UnfoldGrad": {"grad": x(3, 2), "input_size": [4], "size": 2, "step": 1},
    "ConvDepthwise2d": {
        "self": x(1, 2, 4, 4), "weight": x(2, 1, 3, 3), "kernel": [3, 3], "stride": [1, 1], "padding": [0, 0],
        "dilation": [1, 1],
    },
    "ConvTbcBackward": {"grad": x(3, 1, 3), "self": x(4, 1, 2), "weight": x(2, 2, 3), "bias": x(3)},
    "RotaryPositionEmbeddingGrad": {
        "grad": x(1, 3, 2, 4), "cos": x(1, 3, 1, 4), "sin": x(1, 3, 1, 4), "self": x(1, 3, 2, 4),
    },
    "ApplyRotaryPosEmbV2": {
        "q": x(1, 3, 2, 4), "k": x(1, 3, 1, 4), "cos": x(1, 3, 1, 4), "sin": x(1, 3, 1, 4), "layout": 1, "mode": "half",
    },
    "RmsNormGrad": {"grad": x(3, 4), "self": x(3, 4), "rstd": x(3, 1), "gamma": x(4)},
    "AddLayerNormGrad": {
        "grad": x(3, 4), "self": x(3, 4), "other": x(3, 4), "rstd": x(3, 1), "mean": x(3, 1), "gamma": x(4),
    },
    "DeepNormGrad": {
        "grad": x(3, 4), "self": x(3, 4), "gx": x(3, 4), "gamma": x(4), "mean": x(3, 1), "rstd": x(3, 1), "alpha": 0.5,
    },
    "GroupNormSwishGrad": {
        "grad": x(2, 4, 3), "mean": x(2, 2), "rstd": x(2, 2), "self": x(2, 4, 3), "gamma": x(4), "beta": x(4),
        "groups": 2, "layout": "NCHW", "scale": 1.0, "d_gamma_wanted": True, "d_beta_wanted": True,
    },
    "PromptFlashAttentionV3": {
        "q": x(1, 2, 3, 4), "k": x(1, 2, 5, 4), "v": x(1, 2, 5, 4), "heads": 2, "key_heads": 2, "scale": 0.5,
        "pre": 99, "next": 99, "layout": "BNSD", "out": z(1, 2, 3, 4),
    },
    "IncreFlashAttentionV4": {
        "q": x(1, 2, 1, 4), "k": [x(1, 2, 5, 4)], "v": [x(1, 2, 5, 4)], "heads": 2, "key_heads": 2, "scale": 0.5,
        "layout": "BNSD", "out": z(1, 2, 1, 4),
    },
    "RingAttentionUpdateV2": {
        "before": x(3, 1, 4), "before_max": x(1, 2, 3, 8), "before_sum": x(1, 2, 3, 8), "now": x(3, 1, 4),
        "now_max": x(1, 2, 3, 8), "now_sum": x(1, 2, 3, 8), "layout": "SBH",
    },
    "AttentionUpdate": {"logs": [x(5), x(5)], "outs": [x(5, 4), x(5, 4)]},
    "LSTM": {
        "x": x(2, 3, 4), "params": [x(20, 4), x(20, 5)], "states": [x(1, 3, 5), x(1, 3, 5)], "y": z(2, 3, 5),
        "h": z(1, 3, 5), "c": z(1, 3, 5), **{name: [z(2, 3, 5)] for name in STEPS}, **ONE_LAYER,
    },
    "LstmBackward": {
        "x": x(2, 3, 4), "params": [x(20, 4), x(20, 5)], "states": [x(1, 3, 5), x(1, 3, 5)], "dy": x(2, 3, 5),
        "d_x": z(2, 3, 4), "d_h": z(1, 3, 5), "d_c": z(1, 3, 5), "d_params": [z(20, 4), z(20, 5)], **ONE_LAYER,
    },
    "GRU": {
        "x": x(2, 3, 4), "params": [x(15, 4), x(15, 5)], "h0": x(1, 3, 5), "y": z(2, 3, 5), "h": z(1, 3, 5),
        **{name: [z(2, 3, 5)] for name in ("r_all", "z_all", "n_all", "hn_all", "h_all")}, **ONE_LAYER,
    },
    "GRUBackward": {
        "x": x(2, 3, 4), "params": [x(15, 4), x(15, 5)], "h0": x(1, 3, 5), "dy": x(2, 3, 5), "d_x": z(2, 3, 4),
        "d_h": z(1, 3, 5), "d_params": [z(15, 4), z(15, 5)], **ONE_LAYER,
    },
    "ThnnFusedLstmCellBackward": {
        "dh": x(3, 5), "dc": x(3, 5), "cx": x(3, 5), "cy": x(3, 5), "gates": x(3, 20), "has_bias": True,
    },
    "RecurrentGatedDeltaRule": {
        **DELTA_RULE, "states": x(3, 2, 3, 4), "places": ints(2, 0, 1, dtype=INT32),
        "accepted": ints(2, 1, dtype=INT32),
    },
    "ChunkGatedDeltaRule": {**DELTA_RULE, "states": x(2, 2, 3, 4), "last": z(2, 2, 3, 4)},
    "MoeTokenPermuteGrad": {"grad": x(4, 3), "places": ints(0, 2, 1, 3, dtype=INT32), "choices": 2, "out": z(2, 3)},
    "MoeTokenUnpermuteGrad": {
        "permuted": x(4, 3), "grad": x(2, 3), "places": ints(0, 2, 1, 3, dtype=INT32), "probs": x(2, 2),
        "d_permuted": z(4, 3), "d_probs": z(2, 2),
    },
    "MoeTokenPermuteWithRoutingMapGrad": {
        "grad": x(3, 2), "d_weights": x(3), "places": ints(0, 1, 2, dtype=INT32),
        "chosen": ints([True, True], [False, True], dtype=BOOL), "experts": 2, "count": 2, "d_tokens": z(2, 2),
        "d_probs": z(2, 2),
    },
    "MoeInitRouting": {
        "x": x(2, 3), "rows": ints([0, 2], [1, 3], dtype=INT32), "experts": ints([1, 0], [0, 1], dtype=INT32),
        "active": 2,
    },
    "MoeInitRoutingV3": {
        "x": x(2, 3), "experts": ints([1, 0], [0, 1], dtype=INT32), "active": 4, "count": 2, "kind": 1, "wanted": True,
        "quantised": -1, "bounds": [0, 2], "out": z(4, 3), "rows": z(4, dtype=INT32), "counts": z(2, dtype=INT64),
    },
    "GroupedMatmul": {"x": [x(4, 3)], "weight": [x(2, 3, 2)], "groups": [1, 4], "out": [z(4, 2)]},
    "GroupedMatmulV3": {"x": [x(4, 3), x(2, 3)], "weight": [x(3, 2), x(3, 1)], "group_type": -1,
                        "out": [z(4, 2), z(2, 1)]},
    "GroupedMatmulV5": {"x": [x(4, 3)], "weight": [x(2, 3, 2)], "groups": ints(1, 4), "split": 3, "out": [z(4, 2)]},
    "GroupedMatmulSwigluQuantWeightNZ": {
        "x": ints([4, 5, 6], [1, -2, 3], [7, 8, -9], dtype=INT8),
        "weight": ints(*[[[9, -8, 7, 6]] * 3] * 2, dtype=INT8),
        "weight_scale": x(2, 4), "x_scale": x(3), "groups": ints(1, 3), "out": z(3, 2, dtype=INT8), "row_scale": z(3),
        "row_offset": z(3),
    },
    "FusedMatmul": {"self": x(3, 4), "other": x(4, 2), "third": x(3, 2), "kind": "add"},
    "ROIAlign": {
        "self": x(1, 2, 4, 4), "regions": ints(0, 0, 0, 3, 2).float().view(1, 5), "scale": 1.0, "height": 2,
        "width": 2, "samples": 2, "out": z(1, 2, 2, 2),
    },
    "ROIAlignBackward": {
        "grad": x(1, 2, 2, 2), "regions": ints(0, 0, 0, 3, 2).float().view(1, 5), "shape": [1, 2, 4, 4], "scale": 1.0,
        "height": 2, "width": 2, "samples": 2, "out": z(1, 2, 4, 4),
    },
    "KvRmsNormRopeCache": {
        "kv": x(1, 1, 1, 6), "gamma": x(4), "cos": x(1, 1, 1, 2), "sin": x(1, 1, 1, 2), "slots": ints(1).view(1, 1),
        "k_cache": x(1, 1, 3, 2), "ckv_cache": x(1, 1, 3, 4), "eps": 1e-5, "mode": "Norm",
        "k_rope": z(1, 1, 1, 2), "c_kv": z(1, 1, 1, 4),
    },
    "ScatterPaKvCache": {
        "keys": x(2, 1, 4), "key_cache": x(2, 3, 1, 4), "slots": ints(4, 0), "values": x(2, 1, 4),
        "value_cache": x(2, 3, 1, 4), "mode": "Norm", "scatter": "None",
    },
    "ScatterPaCache": {"keys": x(2, 1, 4), "key_cache": x(2, 3, 1, 4), "slots": ints(4, 0), "mode": "Norm"},
    "GatherPaKvCache": {
        "key_cache": x(2, 2, 1, 4), "value_cache": x(2, 2, 1, 4), "pages": ints([1, 0]), "lengths": ints(3),
        "keys": z(3, 1, 4), "values": z(3, 1, 4), "mode": "Norm",
    },
    "MoeInitRoutingQuantV2": {
        "x": x(3, 4), "experts": ints([1], [0], [1], dtype=INT32), "count": 2, "kind": 1, "quantised": 1,
        "out": z(3, 4, dtype=INT8), "rows": z(3, dtype=INT32), "counts": z(2, dtype=INT32),
        "counts_before": z(2, dtype=INT32), "scales": z(3),
    },
    "MoeTokenUnpermuteWithRoutingMap": {
        "permuted": x(3, 4), "places": ints(1, 0, 2, dtype=INT32), "chosen": ints([0, 1], [1, 1]).bool(),
        "probs": x(2, 2), "shape": [2, 4], "out": z(2, 4), "rows": z(3, dtype=INT32), "tokens": z(3, dtype=INT32),
        "weights": z(3),
    },
    "MoeTokenUnpermuteWithRoutingMapGrad": {
        "grad": x(2, 4), "rows": ints(1, 0, 2, dtype=INT32), "tokens": ints(0, 1, 1, dtype=INT32),
        "chosen": ints([0, 1], [1, 1]).bool(), "permuted": x(3, 4), "probs": x(2, 2), "shape": [2, 4],
        "d_permuted": z(3, 4), "d_probs": z(2, 2),
    },
    "MoeGatingTopKBackward": {
        "whole": x(3, 4), "grad": x(3, 2), "experts": ints([0, 1], [1, 3], [2, 0], dtype=INT32), "norm": 1,
        "scale": 1.5, "eps": 1e-20, "out": z(3, 4),
    },
    "MoeReRouting": {
        "tokens": x(4, 3), "counts": ints([1, 1], [2, 0], dtype=INT32), "scales": x(4), "kind": 1, "out": z(4, 3),
        "out_scales": z(4), "places": z(4, dtype=INT32), "totals": z(2, dtype=INT32),
    },
    "FFNV2": {
        "x": x(3, 4), "weight1": x(2, 4, 5), "weight2": x(2, 5, 4), "tokens": [1, 2], "bias1": x(2, 5),
        "activation": "gelu", "out": z(3, 4),
    },
    "AddLora": {
        "self": x(2, 5), "x": x(2, 4), "second": x(3, 1, 3, 2), "indices": ints(2, 0, dtype=INT32),
        "first": x(3, 1, 2, 4), "scale": 0.5, "start": 1, "size": 3, "out": z(2, 5),
    },
    "TopKTopPSampleV2": {
        "logits": x(2, 5), "k": ints(2, 3, dtype=INT32), "p": x(2), "eps": 1e-8, "wanted": True, "guess": 32,
        "most": 1024, "from_logits": True, "out": z(2, dtype=INT64), "kept": z(2, 5), "places": z(2, 5, dtype=INT64),
        "sorted_logits": z(2, 5),
    },
    "RmsNormQuantV3": {
        "x": x(3, 4), "gamma": x(4), "scale": x(4) / 50, "eps": 1e-6, "divided": True, "wanted": True,
        "out": z(3, 4, dtype=INT8), "rstd": z(3, 1),
    },
    "RmsNormQuant": {
        "x": x(3, 4), "gamma": x(4), "beta": x(4), "scale": x(1) / 50, "offset": ints(1, dtype=INT8), "eps": 1e-6,
        "out": z(3, 4, dtype=INT8),
    },
    "SwiGluQuantV2": {
        "x": x(3, 8), "smooth": x(2, 4), "groups": ints(1, 3), "mode": "dynamic", "dtype": 2,
        "out": z(3, 4, dtype=INT8), "row_scale": z(3),
    },
    "InplaceQuantScatter": {
        "self": z(2, 1, 6, 4, dtype=INT8), "ids": ints(1, 3, dtype=INT32), "updates": x(2, 1, 2, 4),
        "scales": x(4) / 50, "axis": -2, "quant_axis": -1, "reduction": 1,
    },
    "AddRmsNormQuantV2": {
        "self": x(3, 4), "other": x(3, 4), "gamma": x(4), "scale1": x(4) / 50, "scale2": x(4) / 40, "axis": -1,
        "eps": 1e-6, "divided": True, "out1": z(3, 4, dtype=INT8), "out2": z(3, 4, dtype=INT8), "total": z(3, 4),
        "normal": z(3, 4),
    },
    "AddRmsNormDynamicQuantV2": {
        "self": x(3, 4), "other": x(3, 4), "gamma": x(4), "smooth1": x(4), "smooth2": x(4) / 2, "eps": 1e-6,
        "wanted": [True, True], "out1": z(3, 4, dtype=INT8), "out2": z(3, 4, dtype=INT8), "total": z(3, 4),
        "scale1": z(3), "scale2": z(3),
    },
    "GeluQuant": {
        "x": x(3, 4), "form": "none", "mode": "dynamic", "rounding": "rint", "dtype": 2,
        "out": z(3, 4, dtype=INT8), "row_scale": z(3),
    },
    "GroupQuant": {
        "x": x(3, 4), "scale": x(2, 4) * 99, "groups": ints(1, 3), "dtype": 2, "out": z(3, 4, dtype=INT8),
    },
    "QuantMatmulDequant": {
        "x": x(3, 4), "weight": ints([1, 2, 3, 4], [5, 6, 7, 8], dtype=INT8), "scale": x(2), "mode": "pertoken",
        "transposed": True, "out": z(3, 2),
    },
    "QuantGroupedMatmulDequant": {
        "x": x(3, 4), "weight": ints([[1, 2, 3, 4], [5, 6, 7, 8]], [[4, 3, 2, 1], [8, 7, 6, 5]], dtype=INT8),
        "scale": x(2, 2), "groups": ints(1, 3), "mode": "pertoken", "transposed": True, "out": z(3, 2),
    },
    "GroupedMatmulAdd": {"x": x(4, 3), "weight": x(4, 2), "groups": ints(1, 4), "self": x(2, 3, 2)},
    "DynamicQuantV4": {
        "x": x(3, 4), "dtype": 2, "symmetric": True, "mode": "pertoken", "out": z(3, 4, dtype=INT8), "scale": z(3),
    },
    "DynamicQuant": {"x": x(3, 4), "out": z(3, 4, dtype=INT8), "scale": z(3)},
    "DynamicQuantV3": {
        "x": x(3, 4), "dtype": 2, "symmetric": True, "mode": "pertoken", "out": z(3, 4, dtype=INT8), "scale": z(3),
    },
    "ScaledMaskedSoftmaxBackward": {"grad": x(4, 4), "output": x(4, 4), "mask": x(4, 4) > 0.5, "scale": 0.5},
    "Quantize": {"x": x(3, 4), "scales": x(4), "dtype": 2, "axis": 1, "out": z(3, 4, dtype=INT8)},
    "QuantMatmulV5": {
        "a": ints([1, -2, 3], dtype=INT8), "b": ints([4], [5], [-6], dtype=INT8), "scale": x(1), "out": z(1, 1),
    },
    "WeightQuantBatchMatmulV2": {"x": x(2, 3), "weight": ints([4], [5], [-6], dtype=INT8), "scale": x(1)},
    "DequantSwigluQuantV2": {"x": x(2, 4), "mode": "dynamic", "out": z(2, 2, dtype=INT8), "rows": z(2)},
    "ApplyTopKTopP": {"logits": x(2, 4), "p": x(2), "k": ints(2, 3, dtype=INT32)},
    "ForeachAddcmulScalarList": {"self": [x(4), x(2)], "a": [x(4), x(2)], "b": [x(4), x(2)], "values": x(2)},
    "ForeachAddcdivScalarList": {"self": [x(4), x(2)], "a": [x(4), x(2)], "b": [x(4), x(2)], "values": x(2)},
    "ForeachNonFiniteCheckAndUnscale": {"self": [x(4), x(2)], "found": z(1), "scale": x(1)},
    "AmpUpdateScale": {
        "scale": x(1), "growth": z(1, dtype=INT32), "found": z(1), "up": 2.0, "down": 0.5, "interval": 5,
    },
    "ApplyAdamWV2": {
        "self": x(4), "m": x(4), "v": x(4), "max_v": x(4), "grad": x(4), "step": x(1), "lr": 0.1, "beta1": 0.9,
        "beta2": 0.99, "decay": 0.1, "eps": 0.1,
    },
    "CdistBackward": {"grad": x(2, 3), "self": x(2, 4), "other": x(3, 4), "distances": x(2, 3), "p": 2.0},
}  # fmt: skip


def _attention(served: Served) -> Named:
    """Attention with two heads: three queries and five keys, or packed sequences of two and three tokens."""
    packed = any(parameter.name == "queries" for parameter in served.parameters)
    q, keys = (x(5, 2, 4), x(5, 2, 4)) if packed else (x(1, 2, 3, 4), x(1, 2, 5, 4))
    sums = (5, 2, 8) if packed else (1, 2, 3, 8)
    return {
        "q": q, "k": keys, "v": keys / 2, "q_rope": q[..., :2] * 2, "k_rope": keys[..., :2] * 2, "sink": x(2),
        "queries": [2, 5], "keys": [2, 5], "scale": 0.5, "keep": 1.0, "pre": 99, "next": 99, "heads": 2,
        "layout": "TND" if packed else "BNSD", "pse_type": 1, "softmax_layout": "TND", "dy": q * 2,
        "maximum": z(*sums), "total": z(*sums), "softmax": z(1), "attention_out": q, "out": z(*q.shape),
        "dq": z(*q.shape), "dk": z(*keys.shape), "dv": z(*keys.shape), "dq_rope": z(*q.shape[:-1], 2),
        "dk_rope": z(*keys.shape[:-1], 2), "dsink": z(2),
    }  # fmt: skip


def _inference(served: Served) -> Named:
    q, keys = x(1, 4, 3, 4), x(1, 2, 5, 4)
    return {
        "q": q, "k": [keys], "v": [keys / 2], "q_rope": q[..., :2] * 2, "k_rope": keys[..., :2] * 2, "sink": x(4),
        "pse": x(1, 4, 3, 5), "heads": 4, "scale": 0.5, "pre": 99, "next": 99, "layout": "BNSD", "key_heads": 2,
        "lse": True, "out": z(1, 4, 3, 4), "log": z(1, 4, 3, 1),
    }  # fmt: skip


NOTHING = {"b": False, "i": 0, "n": 0, "w": 0, "c": 0, "d": 0, "f": 0.0, "F": 0.0}


def example(served: Served) -> Named | None:
    """All arguments of an operator, except results whose shapes the call determines; None if none are listed."""
    if served.name.startswith("FlashAttention"):
        given = _attention(served)
    elif served.name.startswith("FusedInferAttention"):
        given = _inference(served)
    elif served.name in EXAMPLES:
        given = EXAMPLES[served.name]
    else:
        return None
    inferred = {p.name for p in served.parameters if p.kind == "O" or written_list(served, p)} - given.keys()
    names = {p.name for p in served.parameters} - inferred
    kinds = {p.name: p.kind for p in served.parameters}
    return {name: given[name] if name in given else NOTHING.get(kinds[name]) for name in names}


def written_list(served: Served, parameter: Any) -> bool:
    """Whether a list is written: these are the table's last parameters."""
    return parameter.kind == "L" and parameter == served.parameters[-1] and len(served.parameters) > 1
