# SPDX-License-Identifier: Apache-2.0
"""What test_torch_distributed.py runs in each of two processes: ``main`` raises when something differs."""

from __future__ import annotations

import datetime
import functools
import sys

import pytest
import torch
import torch.distributed as dist
from torch import Tensor, nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor import DTensor, Shard, distribute_tensor
from torch.distributed.tensor.parallel import ColwiseParallel, RowwiseParallel, parallelize_module
from torch.utils.checkpoint import checkpoint, create_selective_checkpoint_contexts

import actgrad.torch as at
from actgrad.torch.library import TorchOperator
from actgrad.torch.operators import OPERATORS

WORLD = 2
TOLERANCE = {"rtol": 2**-20, "atol": 2**-20}  # sums of a few hundred float32 products, in another order


def arguments_of(operator: TorchOperator) -> tuple[list[Tensor], int | None]:
    """Tensors of rank 3 for an operator, and the dimension that it splits by default."""
    halved = {"dy"} if operator.splits else set()
    tensors = [torch.randn(4, 6, 8 if name not in halved else 4) for name in operator.tensors if name != "gelu"]
    return tensors, 2 if operator.splits else None


def check_rules(mesh: dist.DeviceMesh) -> None:
    """Every operator, sharded along every dimension, gives what it gives on one process, and where it promised."""
    for operator in OPERATORS:
        tensors, split = arguments_of(operator)
        rest = [None] * (len(operator.tensors) - len(tensors))
        expected = operator.default(*tensors, *rest)
        expected = expected if isinstance(expected, tuple) else (expected,)
        for dim in range(3):
            sharded = [distribute_tensor(tensor, mesh, [Shard(dim)]) for tensor in tensors]
            results = operator.default(*sharded, *rest)
            for result, whole in zip(results if isinstance(results, tuple) else (results,), expected, strict=True):
                assert isinstance(result, DTensor)
                if dim != split:
                    assert result.placements == (Shard(dim),), (operator.name, dim, result.placements)
                assert torch.equal(result.full_tensor(), whole), (operator.name, dim)


def check_out_variants(mesh: dist.DeviceMesh) -> None:
    """An out-variant has no sharding rule: it says so, with its name, and writes nothing."""
    for operator in OPERATORS:
        tensors, _ = arguments_of(operator)
        rest = [None] * (len(operator.tensors) - len(tensors))
        sharded = [distribute_tensor(tensor, mesh, [Shard(0)]) for tensor in tensors]
        fresh = operator.default(*sharded, *rest)
        results = fresh if isinstance(fresh, tuple) else (fresh,)
        zeros = {name: torch.zeros_like(result) for name, result in zip(operator.results, results, strict=True)}
        with pytest.raises(NotImplementedError, match=rf"actgrad\.{operator.name}\.out"):
            operator.out(*sharded, *rest, **zeros)
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
    """Recomputes everything in the backward pass but the operator that it names."""

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


def main(rank: int, meeting: str) -> None:
    """Joins the other process, runs all checks, and leaves together with it."""
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
    check_tensor_parallel(mesh, local_outputs=True)
    check_tensor_parallel(mesh, local_outputs=False)
    check_fully_sharded(mesh, rank, checkpointed=False)
    check_fully_sharded(mesh, rank, checkpointed=True)
    dist.barrier()
    dist.destroy_process_group()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
