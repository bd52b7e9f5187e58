# SPDX-License-Identifier: Apache-2.0
"""Operators of the older interface (aclop) that draw random numbers, and dropout by masks."""

from __future__ import annotations

import math

import torch
from torch import Tensor
from torch.nn import functional as F  # noqa: N812

from actgrad.npu.aclop_helpers import Function, number, numbers
from actgrad.npu.attention import unpacked
from actgrad.npu.formulas import DTYPES, bernoulli, dropout_mask, generator
from actgrad.npu.normalisation import wide


def written(tensor: Tensor) -> float:
    """The number that a user wrote: the shortest decimal that the tensor's dtype rounds to its element."""
    value = float(number(tensor))
    for digits in range(1, 17):
        decimal = float(f"{value:.{digits}g}")
        if torch.tensor(decimal, dtype=tensor.dtype) == tensor:
            return decimal
    return value


def filled(fill: Function) -> Function:
    """Random numbers by the key and the counter of Philox, as ``fill(tensor, generator)`` writes them."""

    def draw(shape: Tensor, key: Tensor, counter: Tensor, algorithm: Tensor, *, dtype: int) -> Tensor:
        tensor = torch.empty(numbers(shape), dtype=DTYPES[dtype])
        fill(tensor, generator(tensor, number(key), numbers(counter)[1]))
        return tensor

    return draw


def drawn_bernoulli(shape: Tensor, p: Tensor, seed: Tensor, offset: Tensor, *, dtype: int) -> Tensor:
    """Ones with a probability, which may be a number or a tensor of them."""
    tensor = torch.empty(numbers(shape), dtype=DTYPES[dtype])
    if p.dim():
        return tensor.bernoulli_(p, generator=generator(tensor, number(seed), number(offset)))
    bernoulli(tensor, written(p), number(seed), number(offset))
    return tensor


def drawn_places(
    weights: Tensor, seed: Tensor, offset: Tensor, *, numsamples: int, replacement: bool = False
) -> Tensor:
    """Places drawn by their weights."""
    source = generator(weights, number(seed), number(offset))
    return torch.multinomial(weights, numsamples, replacement, generator=source)


def permutation(count: Tensor, seed: Tensor, offset: Tensor, *, dtype: int = 9, layout: int = 0) -> Tensor:
    """A random order of the first integers."""
    source = generator(count, number(seed), number(offset))
    return torch.randperm(number(count), generator=source, dtype=DTYPES[dtype])


def mask_of_bits(shape: Tensor, keep: Tensor, seed: Tensor, seed_1: Tensor, offset: Tensor) -> Tensor:
    """The mask of a dropout, a bit for each element, padded to a multiple of 128 bits."""
    sizes = numbers(shape)
    mask = torch.empty(-(-math.prod(sizes) // 128) * 16, dtype=torch.uint8)
    dropout_mask(sizes, 1 - written(keep), number(seed), numbers(offset)[1], mask)
    return mask


def mask_of_bytes(shape: Tensor, keep: Tensor, *, seed: int = 0, seed2: int = 0) -> Tensor:
    """The mask of a dropout, a byte for each element."""
    count = math.prod(numbers(shape))
    drawn = torch.rand(count, generator=generator(keep, seed, seed2), dtype=torch.float32)
    return torch.lt(drawn, written(keep)).to(torch.uint8)


def dropped(x: Tensor, kept: Tensor, keep: float) -> Tensor:
    """``x`` where ``kept``, divided by the probability of it; 0 elsewhere."""
    return x * kept * (1 / keep if keep else 0.0)


def by_bytes(mask: Tensor, shape: torch.Size) -> Tensor:
    """Where a mask of bytes keeps."""
    return mask.view(-1)[: math.prod(shape)].view(shape) != 0


def softmax_and_dropout(
    x: Tensor, scaled: Tensor, mask: Tensor, *, alpha: float, axis: list[int], input_keep_prob: float
) -> tuple[Tensor, Tensor]:
    """The softmax of a scaled sum, and its dropout."""
    soft = wide(lambda left, right: F.softmax(left + alpha * right, axis[0]), x, scaled)
    return soft, dropped(soft, by_bytes(mask, x.shape), input_keep_prob)


def softmax_and_dropout_grad(
    grad: Tensor, mask: Tensor, soft: Tensor, *, alpha: float, axes: list[int], input_keep_prob: float
) -> Tensor:
    """The gradient of :func:`softmax_and_dropout` in what is scaled."""
    kept = dropped(grad.float(), by_bytes(mask, grad.shape), input_keep_prob)
    return alpha * torch._softmax_backward_data(kept, soft.float(), axes[0], torch.float32)


def chosen_places(mask: Tensor, *, count: int, seed: int = 0, seed2: int = 0) -> tuple[Tensor, Tensor]:
    """Subscripts of random places where the mask is true, and which rows have one; the others are 0."""
    places = torch.nonzero(mask)
    order = torch.randperm(len(places), generator=generator(mask, seed, seed2))[:count]
    rows = torch.zeros(count, mask.dim(), dtype=torch.int32)
    rows[: len(order)] = places[order].int()
    return rows, torch.arange(count) < len(order)


# fmt: off
RANDOM: dict[str, Function] = {
    "StatelessRandomUniformV2": filled(lambda tensor, source: tensor.uniform_(generator=source)),
    "StatelessRandomNormalV2": filled(lambda tensor, source: tensor.normal_(generator=source)),
    "StatelessBernoulli": drawn_bernoulli,
    "MultinomialWithReplacement": drawn_places,
    "StatelessRandperm": permutation,
    "StatelessDropOutGenMask": mask_of_bits,
    "DropOutGenMaskV3": mask_of_bytes,
    "DropOutDoMask": lambda x, mask, keep: dropped(x, unpacked(mask, x.shape), written(keep)),
    "DropOutDoMaskV3": lambda x, mask, keep: dropped(x, by_bytes(mask, x.shape), written(keep)),
    "AxpyWithSoftmaxAndDropOutDoMask": softmax_and_dropout,
    "DropoutWithMulsAndSoftmaxGrad": softmax_and_dropout_grad,
    "RandomChoiceWithMask": chosen_places,
}
# fmt: on
