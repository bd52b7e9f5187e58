# SPDX-License-Identifier: Apache-2.0
"""Functions of torch.npu and torch_npu, case by case: each line of api.txt has a case and its truth after ``===``.

A case is statements, of which the last is an expression, evaluated with the data on the device; the truth is an
expression, evaluated with the data on the CPU.
"""

from __future__ import annotations

import io
import math
import re
import sys
import threading
from pathlib import Path

import torch
import torch_npu
from reached import reached, record_reached
from torch import nn
from torch.nn import functional as F  # noqa: N812

REACHED = {
    "AddLora", "AddRmsNormDynamicQuantV2", "AddRmsNormQuantV2", "AdvanceStep", "CrossEntropyLoss",
    "CrossEntropyLossGrad", "DropoutGenMask", "FFNV2", "FusedMatmul", "GatherPaKvCache", "GatherV3",
    "GeluQuant", "GroupQuant", "IndexAddV2", "InplaceQuantScatter", "KvRmsNormRopeCache",
    "MoeGatingTopKBackward", "MoeInitRoutingQuantV2", "MoeReRouting", "MoeTokenUnpermuteWithRoutingMap",
    "MoeTokenUnpermuteWithRoutingMapGrad", "QuantGroupedMatmulDequant", "QuantMatmulDequant", "ROIAlign",
    "ROIAlignBackward", "RmsNormQuant", "RmsNormQuantV3", "RopeWithSinCosCacheV2", "ScatterPaCache",
    "ScatterPaKvCache", "SimThreadExponential", "SwiGluQuantV2", "SyncBatchNormGatherStats", "TopKTopPSampleV2",
}  # fmt: skip
"""Lines of the table that the cases reach, and the other programs do not."""

NOT_OLDER = ("fft", "stft", "slow_conv", "e.wait(); z =")
"""What the older interface refuses: torch_npu complex numbers, and gradients that it left out; actgrad operators on a
stream that waits for an event that is not recorded yet."""

WITHOUT_CASE = {"slow_conv_dilated2d_backward"}
"""Operators of torch_npu without a case: its own code passes sizes that it never set."""

FEWEST_NAMES = 330

torch.manual_seed(0)
DATA = {
    "x": torch.randn(4, 6),
    "y": torch.randn(4, 6),
    "p": torch.rand(4, 6) + 0.5,
    "v": torch.rand(6) + 0.5,
    "b": torch.randn(4, 6) > 0,
    "i": torch.randint(0, 4, (5,)),
    "t": torch.arange(4),
    "image": torch.randn(2, 3, 8, 8),
    "boxes": torch.tensor([[0.0, 0, 4, 4], [1, 1, 5, 5], [2, 0, 3, 6], [0, 0, 1, 1]]),
    "others": torch.tensor([[1.0, 0, 4, 3], [1, 2, 5, 7], [2, 1, 6, 4], [2, 2, 4, 5]]),
}


def error(call) -> str:
    """The message of the error that a call raises; empty if it raises none."""
    try:
        call()
    except Exception as problem:
        return str(problem)
    return ""


def refusal(call) -> str:
    """The operator that a refusal of actgrad names, and that it names its page."""
    named = re.search(r"(\w+) is not supported by actgrad; docs/npu(?:-operators)?\.md", error(call))
    return named[1] if named else ""


def gradients(function, *tensors):
    """A result and the gradients of its sum, weighted so that they differ."""
    leaves = [tensor.detach().clone().requires_grad_() for tensor in tensors]
    result = function(*leaves)
    result = result[0] if isinstance(result, tuple) else result
    weights = torch.arange(result.numel(), dtype=torch.float32).view(result.shape).cos().to(result.device)
    (result * weights).sum().backward()
    return [result.detach(), *(leaf.grad for leaf in leaves)]


def normalised(x):
    """Instance normalisation by formula: PyTorch's kernel on the CPU is wrong for some layouts of the gradient."""
    mean, variance = x.mean((2, 3), keepdim=True), x.var((2, 3), correction=0, keepdim=True)
    return (x - mean) / (variance + 1e-5).sqrt()


def steps(make, device="npu", count=3):
    """Parameters after some steps of an optimizer."""
    parameters = [nn.Parameter(tensor.clone().to(device)) for tensor in (DATA["x"], DATA["v"])]
    optimizer = make(parameters)
    for step in range(count):
        optimizer.zero_grad()
        sum((parameter.sin() * (step + 1)).sum() for parameter in parameters).backward()
        optimizer.step()
    return [parameter.detach() for parameter in parameters]


def in_thread(call):
    """What a call returns in another thread."""
    results = []
    thread = threading.Thread(target=lambda: results.append(call()))
    thread.start()
    thread.join()
    return results[0]


def whatever_the_default(call):
    """Whether a call gives the same bits while tensors without a dtype are float32 and bfloat16."""
    results = []
    for dtype in (torch.float32, torch.bfloat16):
        torch.set_default_dtype(dtype)
        torch.manual_seed(1)
        try:
            results.append(call())
        finally:
            torch.set_default_dtype(torch.float32)
    return torch.equal(*results)


def reloaded(value, **settings):
    """A value after torch.save and torch.load."""
    file = io.BytesIO()
    torch.save(value, file)
    file.seek(0)
    return torch.load(file, **settings)


def attention(q, k, v, scale, causal=False):
    """Softmax attention of heads in the second dimension."""
    scores = q @ k.mT * scale
    if causal:
        scores = scores.masked_fill(torch.ones(scores.shape[-2:]).triu(1).bool(), -math.inf)
    return scores.softmax(-1) @ v


def overlaps(a, b, form="iou"):
    """Overlaps of boxes given by corners: of all pairs (iou, exact), or of those in the same row (giou, diou, ciou)."""
    if form in ("iou", "exact"):
        a, b = a[None], b[:, None]
    low, high = torch.maximum(a[..., :2], b[..., :2]), torch.minimum(a[..., 2:], b[..., 2:])
    inner = (high - low).clamp(min=0).prod(-1)
    sizes = [box[..., 2:] - box[..., :2] for box in (a, b)]
    union = sizes[0].prod(-1) + sizes[1].prod(-1) - inner
    if form in ("iou", "exact"):
        return inner / (union + (0.01 if form == "iou" else 0))
    hull = torch.maximum(a[..., 2:], b[..., 2:]) - torch.minimum(a[..., :2], b[..., :2])
    if form == "giou":
        return inner / union - 1 + union / hull.prod(-1)
    centres = [(box[..., 2:] + box[..., :2]) / 2 for box in (a, b)]
    value = inner / union - (centres[0] - centres[1]).square().sum(-1) / hull.square().sum(-1)
    if form == "diou":
        return value
    angles = [torch.atan2(size[..., 0], size[..., 1]) for size in sizes]
    shape = 4 / math.pi**2 * (angles[0] - angles[1]) ** 2
    return value - (shape / (1 - inner / union + shape)).detach() * shape


def centred(boxes):
    """Boxes by centre and size instead of corners, one a column."""
    low, high = boxes[:, :2], boxes[:, 2:]
    return torch.cat(((low + high) / 2, high - low), 1).t().contiguous()


def cornered(boxes):
    centre, size = boxes.t()[:, :2], boxes.t()[:, 2:]
    return torch.cat((centre - size / 2, centre + size / 2), 1)


def rotated(x, cos, sin):
    left, right = x.chunk(2, -1)
    return x * cos + torch.cat((-right, left), -1) * sin


def rms(x, weight, eps=1e-6):
    return x * torch.rsqrt(x.square().mean(-1, keepdim=True) + eps) * weight


def pulled(function, cotangent, *tensors):
    """The gradients of a function with a cotangent."""
    leaves = [tensor.detach().clone().requires_grad_() for tensor in tensors]
    return list(torch.autograd.grad(function(*leaves), leaves, cotangent))


def quads(image, size):
    """Four tensors with this many elements in the last dimension, and heads in the last but one."""
    parts = (image[:, n % 3 : n % 3 + 1, :, n : n + size] for n in range(4))
    return [part.permute(0, 2, 1, 3).contiguous() for part in parts]


def volumes(image):
    """An input of a 3-D convolution, a cotangent of its result, and its weight."""
    whole, weight = image[None].contiguous(), image[:1, :2, :3, :3].reshape(1, 2, 1, 3, 3).contiguous()
    return whole, F.conv3d(whole.cpu(), weight.cpu()).sin().to(image.device), weight


def order(i):
    return i.argsort(stable=True)


def saved(results):
    """What the gradient of fused attention takes of its results."""
    names = ("attention_in", "softmax_max", "softmax_sum", "softmax_in")
    return dict(zip(names, results, strict=False))


def between(image, rows, columns):
    """Values between the pixels, at each of the rows and columns."""
    height, width = image.shape[2:]
    y = torch.tensor(rows).view(-1, 1).expand(-1, len(columns)) * 2 / (height - 1) - 1
    x = torch.tensor(columns).expand(len(rows), -1) * 2 / (width - 1) - 1
    return F.grid_sample(image, torch.stack((x, y), -1)[None], align_corners=True)


def shifts(image, right, down, weight):
    """The same shift and weight for each place of a kernel of 3 times 3."""
    each = torch.tensor([right, down, weight], device=image.device).repeat_interleave(9)
    return each.view(1, 27, 1, 1).expand(2, 27, 6, 6).contiguous()


def cells(image, width):
    """Weights of a recurrent network for six inputs and four hidden units."""
    flat = image.view(-1)
    return flat[: 6 * width].view(6, width).clone(), flat[6 * width : 10 * width].view(4, width).clone()


def int8(x):
    return x.round().clamp(-128, 127)


def latents(x):
    """Keys of latent attention, the weight of their norm, and cosines and sines."""
    shapes = ((2, 1, 1, 576), (512,), (2, 1, 1, 64), (2, 1, 1, 64))
    return tuple(torch.arange(float(math.prod(shape)), device=x.device).sin().view(shape) for shape in shapes)


def apart(x):
    """Interleaved pairs as halves."""
    return torch.cat((x[..., ::2], x[..., 1::2]), -1)


def unmapped(rows, probs):
    """Each token's weighted sum of its rows, which are sorted by expert."""
    result = [0] * 4
    for row, (token, expert) in enumerate([(0, 0), (1, 0), (3, 0), (0, 1), (2, 1), (3, 1), (1, 2), (2, 2)]):
        result[token] = result[token] + rows[row] * probs[token, expert]
    return torch.stack(result)


def projections(x):
    """Queries, keys and values of 16 tokens, four matrices and four biases, for 16 heads of 16 elements."""
    shapes = [(16, 256)] * 3 + [(256, 256)] * 4 + [(256,)] * 4
    random = torch.Generator().manual_seed(0)
    parts = (torch.randn(shape, generator=random) / (8 if shape[0] == 256 else 1) for shape in shapes)
    return [part.half().float().to(x.device) for part in parts]


def fused_heads(*parts):
    parts = [part.half() for part in parts]
    mask = torch.zeros(1, 16, 16, 16, device="npu").half()
    return torch_npu.npu_multi_head_attention(*parts[:6], mask, *parts[6:], None, 16, 16, 16, 16, 0.0, True)[0].float()


def saved_heads(parts):
    """What the gradient of the fused operator takes of its results."""
    mask = torch.zeros(1, 16, 16, 16, device="npu").half()
    parts = halves(parts)
    return torch_npu.npu_multi_head_attention(*parts[:6], mask, *parts[6:], None, 16, 16, 16, 16, 0.0, True)[2:]


def heads(q, k, v, wq, wk, wv, wo, bq, bk, bv, bo):
    """PyTorch's attention of heads with its linear layers."""
    inner = torch.cat((wq, wk, wv)), torch.cat((bq, bk, bv)), None, None, False, 0.0
    return F.multi_head_attention_forward(q[:, None], k[:, None], v[:, None], 256, 16, *inner, wo, bo)[0][:, 0]


def halves(tensors):
    return [tensor.half() for tensor in tensors]


def normal(tensors):
    """Each tensor divided by its largest element, to be compared as bfloat16; without the keys' bias, which is 0."""
    return [(tensor / tensor.abs().max()).bfloat16() for n, tensor in enumerate(tensors) if n != 9]


def steps_of(image, width, states):
    """Three steps of two sequences, initial states and weights of a recurrent network."""
    flat = image.reshape(-1)
    weights = [
        flat[: width * 6].view(width, 6),
        flat[9 : 9 + width * 4].view(width, 4),
        flat[:width],
        flat[3 : 3 + width],
    ]
    initial = [flat[n : n + 8].view(1, 2, 4).clone() for n in range(states)]
    steps = image[:, 0, :3, :6].transpose(0, 1).contiguous()
    return steps, initial if states > 1 else initial[0], [weight.clone() for weight in weights]


def pulled_all(function, cotangent, *tensors):
    """The gradients of all results of a function, each with a cotangent that is computed from it."""
    leaves = [tensor.detach().clone().requires_grad_() for tensor in tensors]
    results = function(*leaves)
    return list(torch.autograd.grad(results, leaves, [cotangent(result.detach()) for result in results]))


def wide(*shape):
    return torch.randn(*shape, device="npu")


def half(*shape):
    return torch.randn(*shape, device="npu").half()


def brain(*shape):
    return torch.randn(*shape, device="npu").bfloat16()


def int8s(*shape):
    return torch.ones(*shape, device="npu").to(torch.int8)


def ints(*values):
    return torch.tensor(values, device="npu").int()


def noughts(*shape):
    return torch.zeros(*shape, device="npu").int()


def in_place_too(x):
    """Whether dropout in place has the mask of dropout from the same seed, for three probabilities."""
    same = []
    for p in (0.1, 0.5, 0.9):
        torch.manual_seed(3)
        dropped = F.dropout(x, p)
        torch.manual_seed(3)
        same.append(torch.equal(dropped != 0, F.dropout(x.clone(), p, inplace=True) != 0))
    return same


HELPERS = (
    error, refusal, gradients, normalised, steps, in_thread, reloaded, attention, overlaps, centred, cornered, rotated,
    rms, pulled, quads, volumes, order, saved, between, shifts, cells, int8, latents, apart, unmapped, in_place_too,
    projections, fused_heads, saved_heads, heads, halves, normal, steps_of,
    pulled_all, wide,
    half, brain, int8s, ints, noughts, whatever_the_default,
)  # fmt: skip
GLOBALS = {"torch": torch, "torch_npu": torch_npu, "npu": torch.npu, "nn": nn, "F": F, "math": math, "io": io, "re": re}
GLOBALS |= {helper.__name__: helper for helper in HELPERS}


def data(device: str) -> dict:
    return GLOBALS | {name: tensor.clone().to(device) for name, tensor in DATA.items()}


def difference(line: str) -> str | None:
    """What is wrong in a case; None if it is right."""
    case, _, truth = line.partition(" === ")
    *statements, expression = case.split("; ")
    try:
        names = data("npu")
        for statement in statements:
            exec(statement, names)
        result = eval(expression, names)
        compare(result, eval(truth, data("cpu")))
    except Exception as problem:
        return f"{line}\n    {type(problem).__name__}: {str(problem)[:400]}"
    return None


def compare(result, truth) -> None:
    if isinstance(truth, torch.Tensor):
        assert isinstance(result, torch.Tensor), result
        narrow = {torch.float16: 2**-9, torch.bfloat16: 2**-6}.get(result.dtype, 1e-5)
        torch.testing.assert_close(result.cpu(), truth.to(result.dtype), rtol=narrow, atol=max(1e-6, narrow / 4))
    elif isinstance(truth, list | tuple):
        assert len(result) == len(truth), (len(result), len(truth))
        for one, other in zip(result, truth, strict=True):
            compare(one, other)
    elif isinstance(truth, float):
        assert math.isclose(result, truth, rel_tol=1e-5, abs_tol=1e-6), result
    else:
        assert result == truth, result


def untested() -> list[str]:
    """The operators of torch_npu that no program here names."""
    folder = Path(__file__).parent
    text = "".join(path.read_text(encoding="utf-8") for path in folder.iterdir() if path.suffix in (".py", ".txt"))
    names = {schema.name for schema in torch._C._jit_get_all_schemas() if schema.name.startswith("npu::")}
    return sorted({name.removeprefix("npu::") for name in names} - set(re.findall(r"\w+", text)) - WITHOUT_CASE)


def main() -> int:
    lines = [line for line in Path(sys.argv[1]).read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    if "queue" in sys.argv:  # after a failure in its queue, torch_npu drops what follows
        lines = [line for line in lines if "error(" not in line and "refusal(" not in line]
    if "jit" in sys.argv:
        lines = [line for line in lines if not any(word in line for word in NOT_OLDER)]
    torch_npu.npu.set_compile_mode(jit_compile="jit" in sys.argv)
    record_reached()
    problems = [problem for problem in map(difference, lines) if problem]
    names = {name for line in lines for name in re.findall(r"\b(?:torch_npu|npu|torch\.npu)\.[\w.]*\w", line)}
    if len(sys.argv) == 2:
        problems += [f"no case reaches aclnn{name}" for name in sorted(REACHED - reached)]
        problems += [f"no case calls {name}" for name in untested()]
    print("\n".join(problems))
    print(f"{len(lines)} cases of {len(names)} functions, {len(problems)} problems")
    return 1 if problems or len(names) < FEWEST_NAMES else 0


if __name__ == "__main__":
    sys.exit(main())
