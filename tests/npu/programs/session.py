# SPDX-License-Identifier: Apache-2.0
"""A typical script: training, mixed precision, saving and loading, random numbers, views, printing."""

from __future__ import annotations

import copy
import io

import torch
import torch_npu
from torch import Tensor, nn
from torch.nn import functional as F  # noqa: N812

close = torch.testing.assert_close


def network() -> nn.Module:
    torch.manual_seed(0)
    return nn.Sequential(
        nn.Linear(16, 32), nn.SiLU(), nn.LayerNorm(32), nn.Linear(32, 32), nn.GELU(), nn.RMSNorm(32), nn.Hardswish(),
        nn.Linear(32, 4),
    )  # fmt: skip


def images() -> nn.Module:
    torch.manual_seed(0)
    layers = (nn.Conv2d(1, 4, 3, padding=1), nn.BatchNorm2d(4), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten())
    return nn.Sequential(nn.Unflatten(1, (1, 4, 4)), *layers, nn.Linear(16, 4))


OPTIMIZERS = {
    "SGD": lambda p: torch.optim.SGD(p, 0.1, momentum=0.9, nesterov=True, weight_decay=0.1),
    "SGD with foreach": lambda p: torch.optim.SGD(p, 0.1, momentum=0.9, foreach=True),
    "SGD without": lambda p: torch.optim.SGD(p, 0.1, momentum=0.9, foreach=False),
    "Adam": lambda p: torch.optim.Adam(p, 1e-2),
    "AdamW with foreach": lambda p: torch.optim.AdamW(p, 1e-2, foreach=True),
    "AdamW without": lambda p: torch.optim.AdamW(p, 1e-2, foreach=False),
    "AdamW with AMSGrad": lambda p: torch.optim.AdamW(p, 1e-2, amsgrad=True),
    "RMSprop": lambda p: torch.optim.RMSprop(p, 1e-2),
    "Adagrad": lambda p: torch.optim.Adagrad(p, 1e-2),
}


def losses(model: nn.Module, optimizer: torch.optim.Optimizer, device: str) -> list[float]:
    generator = torch.Generator().manual_seed(1)
    result = []
    for _ in range(4):
        x, target = torch.randn(8, 16, generator=generator), torch.randint(0, 4, (8,), generator=generator)
        loss = F.cross_entropy(model(x.to(device)), target.to(device))
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 0.5)
        optimizer.step()
        result.append(loss.item())
    return result


def train() -> None:
    for make in (network, images):
        for name, optimizer in OPTIMIZERS.items():
            model = make()
            on_npu = copy.deepcopy(model).npu()
            truth = losses(model, optimizer(model.parameters()), "cpu")
            # RMSprop and Adagrad divide by the size of tiny gradients, which magnifies a difference of an ULP.
            close(losses(on_npu, optimizer(on_npu.parameters()), "npu"), truth, rtol=1e-3, atol=1e-4, msg=name)


def mixed_precision() -> None:
    model = network().npu()
    optimizer = torch.optim.SGD(model.parameters(), 0.01)
    scaler = torch.amp.GradScaler("npu")
    x = torch.randn(4, 16).npu()
    for _ in range(3):
        optimizer.zero_grad()
        with torch.autocast("npu", dtype=torch.float16):
            hidden = model[0](x)
            loss = model(x).float().square().mean()
        assert hidden.dtype == torch.float16
        scaler.scale(loss).backward()
        scaler.unscale_(optimizer)
        scaler.step(optimizer)
        scaler.update()
    assert scaler.get_scale() == 65536.0
    before = model[0].weight.detach().clone()
    scaler.scale(model(x).sum() * float("inf")).backward()
    scaler.step(optimizer)
    scaler.update()
    assert scaler.get_scale() == 32768.0
    assert torch.equal(model[0].weight, before)


def save_and_load() -> None:
    model, file = network().npu(), io.BytesIO()
    torch.save(model.state_dict(), file)
    for location in (None, "cpu"):
        file.seek(0)
        state = torch.load(file, map_location=location)
        assert state["0.weight"].device.type == (location or "npu")
        assert torch.equal(state["0.weight"].cpu(), model[0].weight.cpu())
    model.load_state_dict(state)


def load_data() -> None:
    data = torch.utils.data.TensorDataset(torch.randn(20, 3), torch.arange(20))
    for pin in (False, True):
        loader = torch.utils.data.DataLoader(data, 5, pin_memory=pin)
        total = sum(target.npu(non_blocking=pin).sum().item() for _, target in loader)
        assert total == 190


def draw() -> None:
    torch.manual_seed(3)
    first = torch.randn(10_000, device="npu")
    second = torch.randn(10_000, device="npu")
    torch.manual_seed(3)
    assert torch.equal(first, torch.randn(10_000, device="npu"))
    assert not torch.equal(first, second)
    assert abs(first.mean().item()) < 0.05  # five standard errors
    assert abs(first.std().item() - 1) < 0.05
    masks = []
    for inplace in (False, True):
        torch.manual_seed(3)
        masks.append(F.dropout(torch.ones(50, 7, device="npu"), 0.4, inplace=inplace))
    assert torch.equal(*masks)
    uniform = torch.rand(10_000, device="npu")
    assert uniform.min().item() >= 0
    assert uniform.max().item() < 1
    assert abs(uniform.bernoulli().mean().item() - 0.5) < 0.025
    assert set(torch.randint(0, 3, (100,), device="npu").tolist()) == {0, 1, 2}
    assert sorted(torch.randperm(10, device="npu").tolist()) == list(range(10))
    assert uniform[:10].multinomial(10).unique().numel() == 10
    x = torch.ones(100_000, device="npu", requires_grad=True)
    dropped = F.dropout(x, 0.3)
    dropped.sum().backward()
    assert abs((dropped != 0).float().mean().item() - 0.7) < 0.01
    assert torch.equal(x.grad, dropped.detach())


def look_and_change() -> None:
    x = torch.randn(6, 8)
    a = x.npu()

    def change(t: Tensor) -> None:
        t[1:3, ::2] = 7
        t.t()[2].add_(1)
        t[t > 0] *= 2
        t[[1, 2]] = 3
        t[:, [1, 2]] += 1
        t[0], t[-1] = t[-1].clone(), t[0].clone()

    change(x)
    change(a)
    assert torch.equal(a.cpu(), x)
    assert torch.equal((a.t()[1:5:2] * 2).cpu(), x.t()[1:5:2] * 2)
    assert a.tolist() == x.tolist()
    assert repr(a[0, 0]) == repr(x[0, 0]).replace(")", ", device='npu:0')")
    for value in (torch.arange(5), torch.randn(2, 2).half(), torch.tensor([True]), torch.empty(0)):
        numbers = repr(value).partition("]")[0]
        assert repr(value.npu()).startswith(numbers)
    close(a, a.clone())
    try:
        close(a, a + 1)
    except AssertionError:
        return
    raise AssertionError("assert_close saw no difference")


def attend() -> None:
    for causal in (False, True):
        inputs = [torch.randn(2, 4, 8, 16, requires_grad=True) for _ in range(3)]
        on_npu = [tensor.detach().npu().requires_grad_() for tensor in inputs]
        truth = F.scaled_dot_product_attention(*inputs, is_causal=causal)
        result = F.scaled_dot_product_attention(*on_npu, is_causal=causal)
        close(result.cpu(), truth, rtol=1e-5, atol=1e-5)
        truth.square().sum().backward()
        result.square().sum().backward()
        for got, want in zip(on_npu, inputs, strict=True):
            close(got.grad.cpu(), want.grad, rtol=1e-4, atol=1e-5)
    layer = nn.TransformerEncoderLayer(16, 4, 32, dropout=0.0, batch_first=True)
    x = torch.randn(2, 5, 16)
    close(copy.deepcopy(layer).npu()(x.npu()).cpu(), layer(x), rtol=1e-4, atol=1e-5)
    q, k, v = (torch.randn(2, 4, 8, 16).half().npu() for _ in range(3))
    fused = torch_npu.npu_fusion_attention(q, k, v, 4, "BNSD", scale=0.25)[0]
    truth = F.scaled_dot_product_attention(q.cpu().float(), k.cpu().float(), v.cpu().float())
    close(fused.cpu().float(), truth, rtol=2e-3, atol=2e-3)


def normalise() -> None:
    x, gamma = torch.randn(4, 8, requires_grad=True), torch.randn(8, requires_grad=True)
    a, g = x.detach().npu().requires_grad_(), gamma.detach().npu().requires_grad_()
    truth = F.rms_norm(x, (8,), gamma, 1e-6)
    result = torch_npu.npu_rms_norm(a, g, 1e-6)[0]
    close(result.cpu(), truth, rtol=1e-5, atol=1e-6)
    truth.square().sum().backward()
    result.square().sum().backward()
    close(a.grad.cpu(), x.grad, rtol=1e-4, atol=1e-5)
    close(g.grad.cpu(), gamma.grad, rtol=1e-4, atol=1e-5)


def time_and_measure() -> None:
    start, end = (torch.npu.Event(enable_timing=True) for _ in range(2))
    start.record()
    x = torch.randn(1000, device="npu") * 2
    end.record()
    end.synchronize()
    assert start.elapsed_time(end) >= 0
    assert torch.npu.memory_allocated() >= x.numel() * 4
    assert torch.npu.get_device_name().startswith("Ascend910")
    assert torch.npu.is_available()
    assert torch.npu.device_count() == 1
    torch.npu.synchronize()
    torch.npu.empty_cache()


def main() -> None:
    whole = (train, mixed_precision, save_and_load, load_data)
    for part in (*whole, draw, look_and_change, attend, normalise, time_and_measure):
        part()
        print(part.__name__, flush=True)


if __name__ == "__main__":
    main()
