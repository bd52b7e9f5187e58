# SPDX-License-Identifier: Apache-2.0
"""Every collective of torch.distributed on hccl, in all dtypes, with expected values. For two ranks or more."""

from __future__ import annotations

import os

import torch
import torch.distributed as dist
import torch_npu

rank, ranks = int(os.environ["RANK"]), int(os.environ["WORLD_SIZE"])
torch.npu.set_device(int(os.environ["LOCAL_RANK"]))
dist.init_process_group("hccl")
following, before = (rank + 1) % ranks, (rank - 1) % ranks


def npu(values, dtype=torch.float32) -> torch.Tensor:
    return torch.tensor(values, dtype=dtype).npu()


def equal(result: torch.Tensor, values) -> None:
    assert result.device.type == "npu"
    assert result.cpu().tolist() == values, (rank, result.cpu().tolist(), values)


def reductions() -> None:
    given = [[2.0 - 3 * r, 2.0 + r, float(r == 0)] for r in range(ranks)]
    columns = list(zip(*given, strict=True))
    product = [1.0, 1.0, 1.0]
    for row in given:
        product = [a * b for a, b in zip(product, row, strict=True)]
    truth = {
        dist.ReduceOp.SUM: [sum(column) for column in columns],
        dist.ReduceOp.PRODUCT: product,
        dist.ReduceOp.MAX: [max(column) for column in columns],
        dist.ReduceOp.MIN: [min(column) for column in columns],
    }
    for dtype in (torch.float32, torch.float16, torch.bfloat16, torch.int8, torch.int32, torch.int64):
        for op, values in truth.items():
            x = npu(given[rank], dtype)
            dist.all_reduce(x, op)
            equal(x, values)
            x = npu(given[rank], dtype)
            dist.reduce(x, ranks - 1, op)
            if rank == ranks - 1:
                equal(x, values)
    x = npu(given[rank])
    dist.all_reduce(x, dist.ReduceOp.AVG)
    equal(x, torch.tensor(truth[dist.ReduceOp.SUM]).div(ranks).tolist())
    # bfloat16 has 8 bits: summed one after another in it, the small ones would be lost.
    x = npu([256.0 if rank == 0 else 0.75], torch.bfloat16)
    dist.all_reduce(x)
    equal(x, torch.tensor([256 + 0.75 * (ranks - 1)]).bfloat16().tolist())
    large = torch.arange(100_003, dtype=torch.float32).npu() * (rank + 1)
    dist.all_reduce(large)
    assert torch.equal(large.cpu(), torch.arange(100_003, dtype=torch.float32) * (ranks * (ranks + 1) // 2))
    nothing = npu([])
    dist.all_reduce(nothing)


def movements() -> None:
    x = npu([rank, 7], torch.int64)
    dist.broadcast(x, ranks - 1)
    equal(x, [ranks - 1, 7])

    flag = npu([rank == 0, True], torch.bool)
    dist.broadcast(flag, 0)
    equal(flag, [True, True])

    own = npu([rank, 10.0 * rank])
    gathered = [torch.zeros(2, device="npu") for _ in range(ranks)]
    dist.all_gather(gathered, own)
    whole = torch.zeros(2 * ranks, device="npu")
    dist.all_gather_into_tensor(whole, own)
    values = [float(v) for r in range(ranks) for v in (r, 10 * r)]
    equal(whole, values)
    equal(torch.cat(gathered), values)
    uneven = [torch.zeros(r + 1, device="npu") for r in range(ranks)]
    dist.all_gather(uneven, torch.full((rank + 1,), float(rank), device="npu"))
    equal(torch.cat(uneven), [float(r) for r in range(ranks) for _ in range(r + 1)])

    out = torch.zeros(2, device="npu")
    dist.reduce_scatter_tensor(out, torch.arange(2.0 * ranks).npu() + rank)
    offset = sum(range(ranks))
    equal(out, [ranks * (2.0 * rank + i) + offset for i in range(2)])
    out = torch.zeros(rank + 1, device="npu")
    dist.reduce_scatter(out, [torch.full((r + 1,), float(rank + r), device="npu") for r in range(ranks)])
    equal(out, [float(offset + ranks * rank)] * (rank + 1))

    out = torch.zeros(2, device="npu")
    parts = [npu([r, rank]) for r in range(ranks)] if rank == 0 else None
    dist.scatter(out, parts, src=0)
    equal(out, [rank, 0.0])
    whole = [torch.zeros(2, device="npu") for _ in range(ranks)] if rank == 0 else None
    dist.gather(own, whole, dst=0)
    if rank == 0:
        equal(torch.cat(whole), values)

    objects = [None] * ranks
    dist.all_gather_object(objects, {"rank": rank})
    assert objects == [{"rank": r} for r in range(ranks)]
    dist.barrier()


def to_all() -> None:
    out = torch.zeros(ranks, device="npu")
    dist.all_to_all_single(out, npu([10.0 * rank + r for r in range(ranks)]))
    equal(out, [10.0 * r + rank for r in range(ranks)])
    # Rank a sends b + 1 numbers to rank b, and nothing to itself.
    sent = [0 if r == rank else r + 1 for r in range(ranks)]
    received = [0 if r == rank else rank + 1 for r in range(ranks)]
    out = torch.zeros(sum(received), device="npu")
    dist.all_to_all_single(out, torch.full((sum(sent),), float(rank), device="npu"), received, sent)
    equal(out, [float(r) for r in range(ranks) for _ in range(received[r])])
    outs = [torch.zeros(rank + 1, device="npu") for _ in range(ranks)]
    dist.all_to_all(outs, [torch.full((r + 1,), float(rank), device="npu") for r in range(ranks)])
    equal(torch.cat(outs), [float(r) for r in range(ranks) for _ in range(rank + 1)])


def between_two() -> None:
    if rank < 2:
        # Both send first: a send does not wait for its receiver.
        other = 1 - rank
        sends = [dist.isend(npu([rank, i]), other) for i in range(3)]
        for i in range(3):
            x = torch.zeros(2, device="npu")
            dist.recv(x, other)
            equal(x, [other, i])
        for work in sends:
            work.wait()
    x = torch.zeros(2, device="npu")
    batch = [dist.P2POp(dist.irecv, x, before), dist.P2POp(dist.isend, npu([rank, 9.0]), following)]
    for work in dist.batch_isend_irecv(batch):
        work.wait()
    equal(x, [before, 9.0])


def groups() -> None:
    halves = [dist.new_group([r for r in range(ranks) if r % 2 == parity]) for parity in range(2)]
    x = npu([float(rank)])
    dist.all_reduce(x, group=halves[rank % 2])
    equal(x, [float(sum(range(rank % 2, ranks, 2)))])
    work = dist.all_reduce(x, async_op=True)
    work.wait()
    equal(x, [float(sum(sum(range(r % 2, ranks, 2)) for r in range(ranks)))])


def products() -> None:
    backend = dist.group.WORLD._get_backend(torch.device("npu"))
    name = backend.get_hccl_comm_name(rank)
    rows, columns, bias = torch.arange(24.0).view(4, 6).sin(), torch.arange(30.0).view(6, 5).cos(), torch.arange(5.0)
    for dtype in (torch.float16, torch.bfloat16):
        own, others = (rows + rank).to(dtype), [(rows + r).to(dtype) for r in range(ranks)]
        weight, shift = columns.to(dtype), bias.to(dtype)
        given = own.npu(), weight.npu(), name
        exact = [other.double() @ weight.double() + shift.double() for other in others]
        close = {"rtol": 2.0 ** (-8 if dtype == torch.float16 else -5), "atol": 0.1}
        out = torch_npu.npu_mm_all_reduce_base(*given, bias=shift.npu())
        torch.testing.assert_close(out.cpu(), sum(exact).to(dtype), **close)
        across = weight.npu().t().contiguous().t()
        assert torch.equal(torch_npu.npu_mm_all_reduce_base(own.npu(), across, name, bias=shift.npu()), out)
        if ranks not in (2, 4, 8):  # torch_npu refuses other numbers for the others
            continue
        out, gathered = torch_npu.npu_all_gather_base_mm(*given, ranks, bias=shift.npu())
        assert torch.equal(gathered.cpu(), torch.cat(others))
        torch.testing.assert_close(out.cpu(), torch.cat(exact).to(dtype), **close)
        many = torch.cat([own] * ranks).npu()
        out = torch_npu.npu_mm_reduce_scatter_base(many, *given[1:], ranks, bias=shift.npu())
        torch.testing.assert_close(out.cpu(), sum(exact).to(dtype), **close)


for test in (reductions, movements, to_all, between_two, groups, products):
    test()
    if rank == 0:
        print(test.__name__, flush=True)
dist.destroy_process_group()
if rank == 0:
    print("right")
