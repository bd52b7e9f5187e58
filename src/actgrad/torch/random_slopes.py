# SPDX-License-Identifier: Apache-2.0
"""RReLU. In training its slopes are drawn: PyTorch's generator of the CPU gives the key of their stream.

Two operators do that: one draws a key, and the other takes it as a tensor. So a compiled graph draws a new one in each
run, and both have the same numbers compiled or not.
"""

from __future__ import annotations

import math
from typing import Any

import torch
import torch.fx
from torch import Tensor, nn
from torch._C._functorch import _add_batch_dim, maybe_get_level, peek_interpreter_stack
from torch._functorch.pyfunctorch import VmapInterpreter
from torch._functorch.utils import enable_single_level_autograd_function
from torch._jit_internal import is_scripting
from torch.autograd.function import _SingleLevelFunction
from torch.compiler import is_dynamo_compiling
from torch.jit._trace import is_tracing

from actgrad import _native
from actgrad.errors import AclnnError
from actgrad.torch import checks, nested
from actgrad.torch.autograd import have_tangents, make_dual, unpack_dual
from actgrad.torch.direct import dispatched_below_autograd, number_needed, tensor_needed
from actgrad.torch.functional import leaky_relu
from actgrad.torch.library import LIBRARY
from actgrad.torch.memory import recycled
from actgrad.torch.releases import UNSAFE_IN_CUDA_GRAPHS

if torch.distributed.is_available():
    from torch.distributed.tensor import DTensor

    from actgrad.torch.sharding import by_shards

    SHARDED: tuple[type[Tensor], ...] = (DTensor,)
else:
    SHARDED = ()

__all__ = ["RReLU", "rrelu"]

FLOATS = (torch.float32, torch.float16, torch.bfloat16, torch.float64)


def rrelu(
    input: Tensor, lower: float = 1.0 / 8, upper: float = 1.0 / 3, training: bool = False, inplace: bool = False
) -> Tensor:
    """RReLU: x above 0, slope·x below; in training, a random slope for each element.

    Outside training every slope is (lower + upper)/2. The slopes are those of ``actgrad.rrelu_with_noise``, with seed
    and offset from PyTorch's default CPU generator, so ``torch.manual_seed`` reproduces them. Only the slopes are
    saved for the backward pass. Each shard of a DTensor has its own slopes; replicas have the same.

    Args:
        input: a tensor of float32, float16, bfloat16 or float64, of any shape and strides.
        lower: the lower bound of the slopes.
        upper: the upper bound of the slopes.
        training: whether slopes are drawn.
        inplace: overwrite ``input`` with the result and return it.

    Returns:
        a tensor with the shape and dtype of ``input``.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        TypeError: a bound is no number, or a tensor that requires grad.
        RuntimeError: bounds that are not finite or in the wrong order; ``inplace`` on a leaf that requires grad, or on
            a tensor whose elements share memory.

    Examples:
        >>> actgrad.torch.rrelu(torch.tensor([1.0, -2.0]), 0.25, 0.75)
        tensor([ 1., -1.])

    Source: the document of aclnnRReluWithNoise.
    """
    tensor_needed("rrelu", "input", input)
    plain = not is_dynamo_compiling() and type(input) in (Tensor, nn.Parameter)
    if plain and (layout := checks.unserved_layout(input)):
        raise NotImplementedError(
            f"actgrad::rrelu: input: a {layout} tensor was given; a dense one of numbers is needed"
        )
    number_needed("rrelu", "lower", lower)
    number_needed("rrelu", "upper", upper)
    if not training:
        _check_bounds(lower, upper)
        return leaky_relu(input, (lower + upper) / 2, inplace)
    # While torch.jit.trace runs, PyTorch's own operator draws: the tracer would keep the first result of rrelu_key.
    key = _key() if is_tracing() else torch.ops.actgrad.rrelu_key()
    result: Tensor
    if isinstance(input, SHARDED):
        result = by_shards(lambda shard, own: torch.ops.actgrad.rrelu(shard, own, lower, upper)[0], input, key)
    else:
        result = torch.ops.actgrad.rrelu(input, key, lower, upper)[0]
    return input.copy_(result) if inplace else result


class RReLU(nn.Module):
    """RReLU, with random slopes in training.

    Arguments and attributes are those of ``torch.nn.RReLU``; errors: ``actgrad.torch.rrelu``.

    Examples:
        >>> actgrad.torch.RReLU()(torch.randn(2, 8)).shape
        torch.Size([2, 8])
    """

    def __init__(self, lower: float = 1.0 / 8, upper: float = 1.0 / 3, inplace: bool = False) -> None:
        super().__init__()
        self.lower = lower
        self.upper = upper
        self.inplace = inplace

    def forward(self, input: Tensor) -> Tensor:
        if is_scripting():  # TorchScript does not support functions with keywords
            if self.training:
                # Not by rrelu_key: TorchScript would fold its first result into a constant.
                result = torch.ops.actgrad.rrelu(input, _key(), self.lower, self.upper)[0]
            else:
                given = input.clone() if self.inplace and input.requires_grad else input  # it is saved
                result = torch.ops.actgrad.leaky_relu(given, (self.lower + self.upper) / 2)
            scripted: Tensor = input.copy_(result) if self.inplace else result
            return scripted
        else:
            return rrelu(input, self.lower, self.upper, self.training, self.inplace)

    def extra_repr(self) -> str:
        return f"lower={self.lower}, upper={self.upper}" + (", inplace=True" if self.inplace else "")


# ---- What PyTorch is told ----


def _key() -> Tensor:
    return torch.randint(-9223372036854775807 - 1, 9223372036854775807, (2,), dtype=torch.int64)


def _check_bounds(lower: float, upper: float) -> None:
    if isinstance(lower, torch.fx.Proxy) or isinstance(upper, torch.fx.Proxy):
        return  # the traced operator checks them
    if not -math.inf < lower <= upper < math.inf:
        raise RuntimeError(
            f"actgrad::rrelu: expected finite bounds, the lower one not above the upper, but got {lower}, {upper}"
        )


def _checked(x: Tensor, key: Tensor, lower: float, upper: float) -> None:
    checks.served("rrelu", x, "x", FLOATS)
    _check_bounds(lower, upper)
    torch._check(
        key.dtype == torch.int64 and key.shape == (2,) and key.device.type == "cpu",
        lambda: "actgrad::rrelu: expected key to be seed and offset, two numbers of int64 on the CPU",
    )


def _drawn(x: Tensor, key: Tensor, lower: float, upper: float) -> tuple[Tensor, Tensor]:
    _checked(x, key, lower, upper)
    seed, offset = key.tolist()
    result, noise = recycled(x, x), recycled(x, x)
    try:
        _native.rrelu_with_noise(x, noise, lower, upper, True, seed, offset, result)
    except AclnnError as error:
        raise RuntimeError(f"actgrad::{error.args[0]}") from None
    return result, noise


def _drawn_on_gpu(x: Tensor, key: Tensor, lower: float, upper: float) -> tuple[Tensor, Tensor]:
    if torch.cuda.is_current_stream_capturing():
        raise RuntimeError(
            "actgrad::rrelu: a CUDA graph would keep the seed, which comes from the CPU, and draw the same slopes in "
            "each replay; leave the call out of the graph"
        )
    return _drawn(x, key, lower, upper)


def _fake(x: Tensor, key: Tensor, lower: float, upper: float) -> tuple[Tensor, Tensor]:
    _checked(x, key, lower, upper)
    return torch.empty_like(x), torch.empty_like(x)


class _Differentiable(_SingleLevelFunction):
    """Of a single level, as PyTorch's own nodes are: the dispatcher has taken ``torch.func`` apart."""

    @staticmethod
    def forward(ctx: Any, *arguments: Any) -> Any:
        result, noise = _below_autograd(*arguments)
        ctx.mark_non_differentiable(noise)
        ctx.set_materialize_grads(False)
        ctx.save_for_backward(noise)
        return result, noise

    @staticmethod
    def backward(ctx: Any, dy: Tensor | None, _: Any) -> tuple[Tensor | None, None, None, None]:
        return None if dy is None else dy * ctx.saved_tensors[0], None, None, None


DIFFERENTIABLE: Any = _Differentiable


def _below_autograd(*arguments: Any) -> Any:
    return dispatched_below_autograd(torch.ops.actgrad.rrelu, arguments)


def _autograd(x: Tensor, *others: Any) -> Any:
    if have_tangents((x,)):
        primal, tangent = unpack_dual(x)
        result, noise = torch.ops.actgrad.rrelu(primal, *others)
        return make_dual(result, tangent * noise), noise
    if not (torch.is_grad_enabled() and x.requires_grad):
        return _below_autograd(x, *others)
    if not torch._C._are_functorch_transforms_active():
        return DIFFERENTIABLE.apply(x, *others)
    with enable_single_level_autograd_function():
        return DIFFERENTIABLE.apply(x, *others)


def _batched(
    info: Any, in_dims: tuple[int | None, ...], x: Tensor, key: Tensor, lower: float, upper: float
) -> tuple[tuple[Tensor, Tensor], tuple[int, int]]:
    if in_dims[1] is not None:
        raise RuntimeError("actgrad::rrelu: vmap over the key is not supported")
    dim = in_dims[0]
    assert dim is not None
    samples = x.movedim(dim, 0)
    if info.randomness == "different" or not len(samples):
        return torch.ops.actgrad.rrelu(samples, key, lower, upper), (0, 0)
    pairs = [torch.ops.actgrad.rrelu(sample, key, lower, upper) for sample in samples.unbind()]
    result, noise = (torch.stack(tensors) for tensors in zip(*pairs, strict=True))
    return (result, noise), (0, 0)


def _in_vmap(x: Tensor, *others: Any) -> Any:
    """Whatever the input: the slopes of a tensor without batch differ between the samples too, if they are to."""
    vmap = VmapInterpreter(peek_interpreter_stack())
    if vmap.randomness() == "error":
        raise RuntimeError(
            "vmap: called random operation while in randomness error mode. Please either use the 'same' or 'different' "
            "randomness flags on vmap or perform the randomness operation out of vmap"
        )
    with torch._C._ExcludeDispatchKeyGuard(torch._C.DispatchKeySet(torch._C.DispatchKey.FuncTorchVmapMode)):
        if vmap.randomness() == "different" and maybe_get_level(x) != vmap.level():
            x = _add_batch_dim(x.expand(vmap.batch_size(), *x.shape), 0, vmap.level())
        return torch.ops.actgrad.rrelu(x, *others)


LIBRARY.define("rrelu_key() -> Tensor", tags=(torch.Tag.pt2_compliant_tag, torch.Tag.nondeterministic_seeded))
LIBRARY.impl("rrelu_key", _key, "CompositeExplicitAutograd")
torch.library.register_fake("actgrad::rrelu_key", lambda: torch.empty(2, dtype=torch.int64), lib=LIBRARY)

LIBRARY.define(
    "rrelu(Tensor x, Tensor key, float lower, float upper) -> (Tensor, Tensor)",
    tags=(torch.Tag.pt2_compliant_tag, *UNSAFE_IN_CUDA_GRAPHS),
)
LIBRARY.impl("rrelu", _drawn, "CPU")
LIBRARY.impl("rrelu", _drawn_on_gpu, "CUDA")
torch.library.register_fake("actgrad::rrelu", _fake, lib=LIBRARY)
LIBRARY.impl("rrelu", _autograd, "Autograd")
LIBRARY.impl("rrelu", _in_vmap, "FuncTorchVmapMode")
torch.library.register_vmap("actgrad::rrelu", _batched, lib=LIBRARY)
nested.register_of_one(torch.ops.actgrad.rrelu.default)
