# SPDX-License-Identifier: Apache-2.0
"""Runs in each of two processes of test_torch_distributed.py; ``main`` raises an error if results differ."""

from __future__ import annotations

import copy
import datetime
import functools
import sys

import pytest
import torch
import torch.distributed as dist
from torch import Tensor, nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor import DTensor, Partial, Replicate, Shard, distribute_tensor
from torch.distributed.tensor.parallel import ColwiseParallel, RowwiseParallel, parallelize_module
from torch.utils.checkpoint import checkpoint, create_selective_checkpoint_contexts
from torch_cases import OPERATORS, tensors_for

import actgrad.torch as at

WORLD = 2
TOLERANCE = {"rtol": 2**-20, "atol": 2**-20}  # sums of a few hundred float32 products, in another order


def shard(mesh: dist.DeviceMesh, tensor: Tensor | None, dim: int) -> DTensor | None:
    """Shards a tensor; one without dimensions is replicated."""
    return None if tensor is None else distribute_tensor(tensor, mesh, [Shard(dim) if tensor.dim() else Replicate()])


def check_rules(mesh: dist.DeviceMesh) -> None:
    """Every operator, sharded along every dimension, has the result of one process, with the declared placement."""
    for operator in OPERATORS:
        tensors = tensors_for(operator, operator.defaults, (4, 6, 8))
        split = None if operator.split is None else 2  # the default of every dim is -1
        expected = operator.default(*tensors)
        expected = expected if isinstance(expected, tuple) else (expected,)
        for dim in range(3):
            in_a_row = bool(operator.rows) and dim == 2  # where weights of rows have no dimension
            whole_there = operator.channels | (operator.rows if in_a_row else frozenset())
            own = [0 if name in whole_there else dim for name in operator.tensors]
            results = operator.default(*map(functools.partial(shard, mesh), tensors, own))
            for result, whole in zip(results if isinstance(results, tuple) else (results,), expected, strict=True):
                assert isinstance(result, DTensor)
                if dim != split and not operator.channels and not in_a_row:
                    assert result.placements == (Shard(dim),), (operator.name, dim, result.placements)
                if in_a_row or (
                    operator.channels and whole.dim() == 1
                ):  # a sum of the two processes' sums, each rounded
                    torch.testing.assert_close(result.full_tensor(), whole, **TOLERANCE)
                else:
                    assert torch.equal(result.full_tensor(), whole), (operator.name, dim)


def check_out_variants(mesh: dist.DeviceMesh) -> None:
    """An out-variant has no sharding rule: it says so, with its name, and writes nothing."""
    for operator in OPERATORS:
        tensors = [shard(mesh, tensor, 0) for tensor in tensors_for(operator, operator.defaults, (4, 6, 8))]
        fresh = operator.default(*tensors)
        results = fresh if isinstance(fresh, tuple) else (fresh,)
        zeros = {name: torch.zeros_like(result) for name, result in zip(operator.results, results, strict=True)}
        with pytest.raises(NotImplementedError, match=rf"actgrad\.{operator.name}\.out"):
            operator.out(*tensors, **zeros)
        assert not any(result.full_tensor().any() for result in zeros.values())


def check_gradients(mesh: dist.DeviceMesh) -> None:
    """Autograd works on sharded tensors, along the split dimension too."""
    x = torch.randn(4, 8)
    reference = x.clone().requires_grad_()
    at.swiglu(reference).square().sum().backward()
    for dim in range(2):
        sharded = distribute_tensor(x, mesh, [Shard(dim)]).requires_grad_()
        at.swiglu(sharded).square().sum().backward()
        torch.testing.assert_close(sharded.grad.full_tensor(), reference.grad, **TOLERANCE)
    for dim in range(2):
        sharded = distribute_tensor(x, mesh, [Shard(dim)])
        for split in range(2):
            together = at.swiglu(sharded, split, limit=1.0, interleaved=True).full_tensor()
            torch.testing.assert_close(together, at.swiglu(x, split, limit=1.0, interleaved=True), **TOLERANCE)


def check_random_slopes(mesh: dist.DeviceMesh, rank: int) -> None:
    """Shards draw different numbers and replicas the same, even if the generators differ; in and out of place."""
    x = torch.full((4, 6, 8), -1.0)
    for placement in (Shard(0), Shard(1), Shard(2), Replicate(), Partial()):
        torch.manual_seed(rank)
        if isinstance(placement, Partial):
            given = DTensor.from_local(x / WORLD, mesh, [placement]).requires_grad_()
        else:
            given = distribute_tensor(x, mesh, [placement]).requires_grad_()
        result = at.rrelu(given, training=True)
        (gradient,) = torch.autograd.grad(result, given, torch.ones_like(result))
        assert result.placements == ((Replicate(),) if isinstance(placement, Partial) else (placement,))
        whole = result.full_tensor()
        assert torch.equal(whole, -gradient.full_tensor())
        assert ((whole <= -1 / 8) & (whole > -1 / 3)).all()
        assert whole.unique().numel() == whole.numel()
        everyone = [torch.empty_like(whole) for _ in range(WORLD)]
        dist.all_gather(everyone, result.to_local() if placement == Replicate() else whole)
        assert torch.equal(*everyone)
        torch.manual_seed(rank)
        own = given.detach().clone()
        assert at.RReLU(inplace=True)(own) is own
        assert torch.equal(own.full_tensor(), whole)
    torch.manual_seed(0)


def new_mlp() -> at.GatedMLP:
    torch.manual_seed(1)
    return at.GatedMLP(
        nn.Linear(16, 32, bias=False), nn.Linear(16, 32, bias=False), nn.Linear(32, 16, bias=False), at.SwiGLU()
    )


def gradients_of(mlp: nn.Module, x: Tensor) -> dict[str, Tensor]:
    mlp(x).square().mean().backward()
    return {name: parameter.grad for name, parameter in mlp.named_parameters()}


def check_tensor_parallel(mesh: dist.DeviceMesh, *, local_outputs: bool) -> None:
    """A Llama MLP split over two ranks has the gradients of one process."""
    torch.manual_seed(2)
    x = torch.randn(6, 16)
    expected = gradients_of(new_mlp(), x)
    plan = {
        "gate_proj": ColwiseParallel(use_local_output=local_outputs),
        "up_proj": ColwiseParallel(use_local_output=local_outputs),
        "down_proj": RowwiseParallel(),
    }
    for name, gradient in gradients_of(parallelize_module(new_mlp(), mesh, plan), x).items():
        torch.testing.assert_close(gradient.full_tensor(), expected[name], **TOLERANCE)


class Checkpointed(nn.Module):
    """Recomputes everything in the backward pass except the operator that it names."""

    def __init__(self, mlp: nn.Module, kept: torch._ops.OpOverload) -> None:
        super().__init__()
        self.mlp = mlp
        self.kept = kept

    def forward(self, x: Tensor) -> Tensor:
        contexts = functools.partial(create_selective_checkpoint_contexts, [self.kept])
        return checkpoint(self.mlp, x, use_reentrant=False, context_fn=contexts)


def check_fully_sharded(mesh: dist.DeviceMesh, rank: int, *, checkpointed: bool) -> None:
    """FSDP2: each rank has half the batch, and the gradient is the whole batch's."""
    torch.manual_seed(3)
    x = torch.randn(6, 16)
    expected = gradients_of(new_mlp(), x)
    mlp = new_mlp()
    fully_shard(mlp, mesh=mesh)
    model = Checkpointed(mlp, torch.ops.actgrad.swiglu_pair.default) if checkpointed else mlp
    for name, gradient in gradients_of(model, x.chunk(WORLD)[rank]).items():
        torch.testing.assert_close(gradient.full_tensor(), expected[name.removeprefix("mlp.")], **TOLERANCE)


def check_patching_what_is_sharded(mesh: dist.DeviceMesh, rank: int) -> None:
    """FSDP2 gathers the parameters of activations that were replaced after ``fully_shard``, too."""
    torch.manual_seed(4)
    x, model = torch.randn(6, 16), nn.Sequential(nn.Linear(16, 32), nn.PReLU(32), nn.Linear(32, 16), nn.SiLU())
    expected = gradients_of(copy.deepcopy(model), x)
    fully_shard(model, mesh=mesh)
    assert len(at.patch(model).replaced) == 2
    for name, gradient in gradients_of(model, x.chunk(WORLD)[rank]).items():
        torch.testing.assert_close(gradient.full_tensor(), expected[name], **TOLERANCE)


def main(rank: int, meeting: str) -> None:
    """Joins the process group, runs all checks, and leaves the group."""
    torch.set_num_threads(1)
    dist.init_process_group(
        "gloo",
        init_method=f"file://{meeting}",
        rank=rank,
        world_size=WORLD,
        timeout=datetime.timedelta(seconds=60),
    )
    mesh = init_device_mesh("cpu", (WORLD,))
    torch.manual_seed(0)
    check_rules(mesh)
    check_out_variants(mesh)
    check_gradients(mesh)
    check_random_slopes(mesh, rank)
    check_tensor_parallel(mesh, local_outputs=True)
    check_tensor_parallel(mesh, local_outputs=False)
    check_fully_sharded(mesh, rank, checkpointed=False)
    check_fully_sharded(mesh, rank, checkpointed=True)
    check_patching_what_is_sharded(mesh, rank)
    dist.barrier()
    dist.destroy_process_group()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
