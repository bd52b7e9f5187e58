# SPDX-License-Identifier: Apache-2.0
"""The functions of several tensors, and what a user of PyTorch composes of its operators in their place.

A composition is written once: eagerly it writes into preallocated temporaries and results, which PyTorch's functions
take as ``out``; torch.compile, and whoever wants a new result, gives them None instead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import torch
from torch import Tensor

import actgrad
from actgrad.cli.timing import Call, Memory

Places = Sequence[Tensor | None]  # to write to; None: a new tensor
Composition = Callable[..., tuple[Tensor, ...]]

LIMIT, ALPHA, BIAS = 7.0, 1.702, 1.0  # of gpt-oss
THRESHOLD = 0.1
FRESH = [None] * 6  # temporaries
aten = torch.ops.aten
nn: Any = torch._C._nn


def _glu(a: Tensor, b: Tensor, x: Tensor, *, into: Places, t: Places) -> tuple[Tensor, ...]:
    return (nn.glu(x, -1, out=into[0]),)


def _glu_backward(a: Tensor, b: Tensor, dy: Tensor, x: Tensor, *, into: Places, t: Places) -> tuple[Tensor, ...]:
    if into[0] is None:
        return (aten.glu_backward.default(dy, x, -1),)
    return (aten.glu_backward.grad_input(dy, x, -1, grad_input=into[0]),)


def _gelu_mul(approximate: str) -> Composition:
    def call(a: Tensor, b: Tensor, x: Tensor, *, into: Places, t: Places) -> tuple[Tensor, ...]:
        return (torch.mul(nn.gelu(a, approximate=approximate, out=t[0]), b, out=into[0]),)

    return call


def _fatrelu_mul(a: Tensor, b: Tensor, x: Tensor, threshold: Tensor, *, into: Places, t: Places) -> tuple[Tensor, ...]:
    return (torch.mul(torch.threshold(a, THRESHOLD, 0.0, out=t[0]), b, out=into[0]),)


def _situ_glu(a: Tensor, b: Tensor, x: Tensor, *, into: Places, t: Places) -> tuple[Tensor, ...]:
    f = torch.mul(torch.tanh(a, out=t[0]), torch.sigmoid(a, out=t[1]), out=t[0])
    return (torch.mul(f, b, out=into[0]),)


def _situ_glu_backward(a: Tensor, b: Tensor, dy: Tensor, x: Tensor, *, into: Places, t: Places) -> tuple[Tensor, ...]:
    da, db = into
    tanh, s = torch.tanh(a, out=t[0]), torch.sigmoid(a, out=t[1])
    u = torch.mul(dy, s, out=t[2])
    db = torch.mul(u, tanh, out=db)
    slope = torch.addcmul(tanh, tanh, torch.add(tanh, s, out=t[3]), value=-1, out=t[3])
    return torch.mul(torch.mul(u, b, out=t[2]), torch.add(slope, 1.0, out=t[3]), out=da), db


def _clipped(a: Tensor, b: Tensor, t: Places) -> tuple[Tensor, Tensor, Tensor]:
    """The clamped halves, and the sigmoid."""
    clamped = torch.clamp(a, max=LIMIT, out=t[0])
    return (
        clamped,
        torch.clamp(b, -LIMIT, LIMIT, out=t[1]),
        torch.sigmoid(torch.mul(clamped, ALPHA, out=t[2]), out=t[2]),
    )


def _clipped_swiglu(a: Tensor, b: Tensor, x: Tensor, *, into: Places, t: Places) -> tuple[Tensor, ...]:
    a, b, s = _clipped(a, b, t)
    return (torch.mul(torch.mul(a, s, out=t[2]), torch.add(b, BIAS, out=t[1]), out=into[0]),)


def _clipped_swiglu_backward(
    a: Tensor, b: Tensor, dy: Tensor, x: Tensor, *, into: Places, t: Places
) -> tuple[Tensor, ...]:
    da, db = into
    x_left, x_right = a, b
    a, b, s = _clipped(a, b, t)
    u = torch.mul(dy, s, out=t[3])
    inside = torch.eq(b, x_right, out=t[5])
    db = torch.mul(torch.mul(u, a, out=t[4]), inside, out=db)
    u = torch.mul(u, torch.add(b, BIAS, out=t[1]), out=t[3])
    slope = torch.mul(torch.addcmul(a, a, s, value=-1, out=t[4]), ALPHA, out=t[4])
    u = torch.mul(u, torch.add(slope, 1.0, out=t[4]), out=t[3])
    return torch.mul(u, torch.eq(a, x_left, out=t[5]), out=da), db


def _swiglu_group(a: Tensor, b: Tensor, x: Tensor, weight: Tensor, *, into: Places, t: Places) -> tuple[Tensor, ...]:
    f = torch.mul(nn.silu(a, out=t[0]), b, out=t[0])
    return (torch.mul(f, weight.to(x.dtype).unsqueeze(-1), out=into[0]),)


def _swiglu_group_backward(
    a: Tensor, b: Tensor, dy: Tensor, x: Tensor, y: Tensor, weight: Tensor, *, into: Places, t: Places
) -> tuple[Tensor, ...]:
    da, db, sums = into
    total = torch.sum(torch.mul(dy, y, out=t[0]), -1, dtype=torch.float32, out=sums)
    u = torch.mul(dy, weight.to(x.dtype).unsqueeze(-1), out=t[0])
    db = torch.mul(u, nn.silu(a, out=t[1]), out=db)
    u = torch.mul(u, b, out=t[0])
    da = aten.silu_backward.default(u, a) if da is None else aten.silu_backward.grad_input(u, a, grad_input=da)
    return da, db, total


def _prelu(x: Tensor, weight: Tensor, *, into: Places, t: Places) -> tuple[Tensor, ...]:
    return (_copied(torch.prelu(x, weight), into[0]),)


def _prelu_backward(dy: Tensor, x: Tensor, weight: Tensor, *, into: Places, t: Places) -> tuple[Tensor, ...]:
    dx, terms = aten._prelu_kernel_backward.default(dy, x, weight)
    return _copied(dx, into[0]), _copied(terms.sum().view(1), into[1])


def _copied(result: Tensor, out: Tensor | None) -> Tensor:
    """For what PyTorch can only copy."""
    return result if out is None else out.copy_(result)


def _heaviside(x: Tensor, values: Tensor, *, into: Places, t: Places) -> tuple[Tensor, ...]:
    return (torch.heaviside(x, values, out=into[0]),)


def _add_relu(x: Tensor, other: Tensor, *, into: Places, t: Places) -> tuple[Tensor, ...]:
    return (torch.add(x, other, out=into[0]).relu_(),)


def _rrelu(x: Tensor, noise: Tensor, *, into: Places, t: Places) -> tuple[Tensor, ...]:
    if x.dtype is torch.float16:  # which PyTorch's function does not take on a CPU
        return (torch.mul(x, noise.uniform_(1 / 8, 1 / 3).masked_fill_(x > 0, 1), out=into[0]),)
    if into[0] is None:
        return (aten.rrelu_with_noise.default(x, noise, 1 / 8, 1 / 3, True),)
    return (aten.rrelu_with_noise.out(x, noise, 1 / 8, 1 / 3, True, out=into[0]),)


@dataclass(frozen=True)
class Operands:
    """The large tensors that are read, small ones, what is written, and temporaries."""

    read: list[Tensor]
    small: list[Tensor]
    written: list[Tensor]
    small_written: list[Tensor]
    temporaries: list[Tensor]


@dataclass(frozen=True)
class Composed:
    """A function or gradient, and the composition.

    ``tensors`` names what is read: ``x``, and what is as large, or half as large where ``splits``; ``small`` what else
    it takes, of ``one`` element or as many as there are ``rows``. ``sums`` is the size of a second result. A gradient
    of halves is composed in halves too, unless PyTorch has it ``whole``. The last of the ``tensors`` is written instead
    where the function ``draws`` random numbers into it.
    """

    python: str
    composition: Composition
    tensors: tuple[str, ...] = ("x",)
    small: Mapping[str, str] = field(default_factory=dict)
    sums: str = ""
    splits: bool = False
    whole: bool = False
    draws: bool = False
    label: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return self.python + (f" {self.label}" if self.label else "")

    @property
    def is_gradient(self) -> bool:
        return self.tensors[0] == "dy"

    @property
    def reads(self) -> int:
        """Streams that are read."""
        return len(self.tensors) + self.splits - self.draws

    @property
    def writes(self) -> int:
        """Streams that are written."""
        return (2 if self.splits and self.is_gradient else 1) + self.draws

    @property
    def joins(self) -> bool:
        """Whether the composition gives halves."""
        return self.splits and self.is_gradient and not self.whole

    def operands(self, dtype: torch.dtype, rows: int, columns: int, memory: Memory) -> Operands:
        """Of this many rows and columns of ``x``; temporaries are as large as a result, the last one of bools."""

        def shape(is_whole: bool) -> tuple[int, int]:
            return rows, columns if is_whole or not self.splits else columns // 2

        read = []
        for name in self.tensors:
            tensor = memory.tensor(name, shape(name == "x"), dtype)
            read.append(tensor.copy_(torch.randn(tensor.shape)))
        sizes = {"rows": (rows, torch.float32), "one": (1, dtype)}
        small = [torch.full((count,), THRESHOLD, dtype=of) for count, of in map(sizes.__getitem__, self.small.values())]
        written = [memory.tensor("out", shape(self.is_gradient), dtype)]
        sums = [torch.empty(count, dtype=of) for count, of in map(sizes.__getitem__, filter(None, [self.sums]))]
        count = 5 if self.splits else 0
        temporaries = [memory.tensor(f"temporary {i}", shape(False), dtype) for i in range(count)]
        temporaries += [memory.tensor("bools", shape(False), torch.bool)] if count else []
        return Operands(read, small, written, sums, temporaries)

    def _halves(self, x: Tensor) -> tuple[Tensor, Tensor]:
        if self.options.get("interleaved"):
            return x[..., ::2], x[..., 1::2]
        first, second = x.chunk(2, -1)
        return first, second

    def _arguments(self, o: Operands) -> list[Tensor]:
        halves = self._halves(o.read[self.tensors.index("x")]) if self.splits else ()
        return [*halves, *o.read, *o.small]

    def _parts(self, o: Operands) -> list[Tensor]:
        """What the composition writes: both halves where the result has them."""
        out = o.written[0]
        return [*(self._halves(out) if self.joins else (out,)), *o.small_written]

    def ours(self, o: Operands) -> tuple[Call, Call]:
        """Our calls, with out= and fresh."""
        results = (*o.written, *o.small_written)
        last = self.tensors.index("x") + 1
        named = zip((*self.tensors[last:], *self.small), (*o.read[last:], *o.small), strict=True)
        fresh = partial(getattr(actgrad, self.python), *o.read[:last], **dict(named), **self.options)
        return partial(fresh, out=results if self.sums else results[0]), fresh

    def eager(self, o: Operands) -> tuple[Call, Call]:
        """PyTorch's calls, with preallocated memory, and fresh."""
        composition, arguments, parts = self.composition, self._arguments(o), self._parts(o)

        def fresh() -> Any:
            made = composition(*arguments, into=[None] * len(parts), t=FRESH)
            if not self.joins:
                return made
            if self.options.get("interleaved"):
                return torch.stack(made[:2], -1).flatten(-2), *made[2:]
            return torch.cat(made[:2], -1), *made[2:]

        return lambda: composition(*arguments, into=parts, t=o.temporaries), fresh

    def compilable(self, o: Operands) -> Call:
        """What torch.compile gets."""
        composition, arguments, parts = self.composition, self._arguments(o), self._parts(o)

        def call() -> None:
            results = composition(*arguments, into=[None] * len(parts), t=FRESH)
            for part, result in zip(parts, results, strict=True):
                part.copy_(result)

        return call


_Unit = partial(Composed, splits=True)
_Gradient = partial(Composed, splits=True, tensors=("dy", "x"))

COMPOSED = (
    _Unit("glu", _glu),
    _Gradient("glu_backward", _glu_backward, whole=True),
    *(_Unit("gelu_mul", _gelu_mul(word), label=word, options={"approximate": word}) for word in ("none", "tanh")),
    _Unit("fatrelu_mul", _fatrelu_mul, small={"threshold": "one"}),
    _Unit("situ_glu", _situ_glu),
    _Gradient("situ_glu_backward", _situ_glu_backward),
    *(
        made(python, composition, label=label, options={"interleaved": label == "interleaved"})
        for made, python, composition in (
            (_Unit, "clipped_swiglu", _clipped_swiglu),
            (_Gradient, "clipped_swiglu_backward", _clipped_swiglu_backward),
        )
        for label in ("interleaved", "halves")
    ),
    _Unit("swiglu_group", _swiglu_group, small={"weight": "rows"}, label="weight"),
    Composed(
        "swiglu_group_backward",
        _swiglu_group_backward,
        ("dy", "x", "y_origin"),
        {"weight": "rows"},
        sums="rows",
        splits=True,
        label="weight",
    ),
    Composed("prelu", _prelu, small={"weight": "one"}),
    Composed("prelu_backward", _prelu_backward, ("dy", "x"), {"weight": "one"}, sums="one"),
    Composed("heaviside", _heaviside, ("x", "values")),
    Composed("add_relu", _add_relu, ("x", "other")),
    Composed("rrelu_with_noise", _rrelu, ("x", "noise"), draws=True, options={"training": True}),
)
