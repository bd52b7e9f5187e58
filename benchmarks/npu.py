# SPDX-License-Identifier: Apache-2.0
"""torch_npu on actgrad beside PyTorch on the CPU: small calls, the import, a large gradient and a training step.

python benchmarks/npu.py [calls] [import] [gradient] [training]

Every run is a process of its own, and those that are compared take turns. It needs torch_npu, and a C compiler and
binutils for the import. Times of calls are the shortest of many, all others are medians.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve()
EXAMPLE = HERE.parents[1] / "examples" / "npu_transformer.py"
ON_CPU = {"TORCH_DEVICE_BACKEND_AUTOLOAD": "0"}
CALLS = 100  # between two looks at the clock
SIZE = 64


def shortest(call: Callable[[], object], repeats: int = 50) -> float:
    """Microseconds of one call."""
    times = []
    for _ in range(repeats):
        begin = time.perf_counter()
        for _ in range(CALLS):
            call()
        times.append(time.perf_counter() - begin)
    return 1e6 * min(times) / CALLS


def operators(device: str) -> dict[str, Callable[[], object]]:
    """Calls on float32 of SIZE by SIZE."""
    import torch
    from torch.nn import functional

    from actgrad.operators import ACTIVATIONS

    x, y, dy = (torch.randn(SIZE, SIZE).to(device) for _ in range(3))
    weight, ids, mask = torch.randn(SIZE).to(device), torch.arange(SIZE).to(device), x > 0
    calls = {
        "add": lambda: x + y,
        "add a number": lambda: x + 2.5,
        "mul": lambda: x * y,
        "mul by a number": lambda: x * 2.5,
        "exp": lambda: x.exp(),
        "where": lambda: torch.where(mask, x, y),
        "sum": lambda: x.sum(),
        "mean of rows": lambda: x.mean(-1),
        "softmax": lambda: torch.softmax(x, -1),
        "matmul": lambda: x @ y,
        "cat": lambda: torch.cat((x, y)),
        "index_select": lambda: torch.index_select(x, 0, ids),
        "layer_norm": lambda: functional.layer_norm(x, (SIZE,), weight, weight),
        "gelu": lambda: functional.gelu(x),
        "copy": lambda: y.copy_(x),
        "fill": lambda: y.fill_(1.5),
    }
    for activation in ACTIVATIONS:
        if activation.torch and activation.torch not in calls and not activation.attributes:
            calls[activation.torch] = partial(getattr(functional, activation.torch), x)
            calls[f"{activation.torch}_backward"] = partial(
                getattr(torch.ops.aten, f"{activation.torch}_backward"), dy, x
            )
    if device == "npu":
        import torch_npu

        half, gelu = x[:, : SIZE // 2].contiguous(), torch_npu.npu_geglu(x, -1, 1)[1]
        calls |= {
            "swiglu": lambda: torch_npu.npu_swiglu(x),
            "swiglu_backward": lambda: torch.ops.npu.npu_swiglu_backward(half, x),
            "geglu": lambda: torch_npu.npu_geglu(x, -1, 1),
            "geglu_backward": lambda: torch.ops.npu.npu_geglu_grad(half, x, gelu, -1, 1),
        }
    return calls


def measure_calls(device: str) -> dict[str, float]:
    """Microseconds of each operator on one thread."""
    import torch

    torch.set_num_threads(1)
    return {name: shortest(call) for name, call in operators(device).items()}


def measure_gradient(_: str) -> dict[str, list[float]]:
    """Milliseconds of SwiGLU's gradient of 4 Mi elements, through torch_npu and by actgrad, in turns."""
    import torch
    import torch_npu  # noqa: F401

    import actgrad

    x, dy = torch.randn(2048, 2048), torch.randn(2048, 1024)
    given, arrays = (dy.npu(), x.npu()), (dy.numpy(), x.numpy())
    runs: dict[str, Callable[[], object]] = {
        "torch_npu": lambda: torch.ops.npu.npu_swiglu_backward(*given),
        "actgrad": lambda: actgrad.swiglu_backward(*arrays),
    }
    times: dict[str, list[float]] = {name: [] for name in runs}
    for turn in range(205):
        for name, run in runs.items():
            begin = time.perf_counter()
            run()
            if turn >= 5:  # the first ones warm up
                times[name].append(1e3 * (time.perf_counter() - begin))
    return times


CHILDREN = {"calls": measure_calls, "gradient": measure_gradient}


def child(part: str, device: str, **variables: str) -> Any:
    """What a process on the device measured."""
    words = [str(HERE), "--child", part, device]
    start = ["-m", "actgrad.cli", "npu", "run"] if device == "npu" else []
    done = run([sys.executable, *start, *words], **({} if device == "npu" else ON_CPU), **variables)
    return json.loads(done.splitlines()[-1])


def run(command: list[str | Path], **variables: str) -> str:
    """The output of a process with these variables."""
    done = subprocess.run(command, env={**os.environ, **variables}, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    return done.stdout


def calls() -> None:
    """Prints microseconds of a call in blocking mode, beside the CPU's."""
    on_npu, on_cpu = child("calls", "npu"), child("calls", "cpu")
    print(f"\n{'µs a call, float32, ' + f'{SIZE}×{SIZE}':28}{'torch_npu':>10}{'cpu':>10}")
    for name, value in on_npu.items():
        beside = f"{on_cpu[name]:10.1f}" if name in on_cpu else ""
        print(f"{name:28}{value:10.1f}{beside}")


def gradient() -> None:
    """Prints milliseconds of a large gradient through torch_npu and by actgrad's own call."""
    for threads in ("1", "2"):
        times = child("gradient", "npu", OMP_NUM_THREADS=threads, ACTGRAD_NUM_THREADS=threads)
        through, own = (statistics.median(times[name]) for name in ("torch_npu", "actgrad"))
        print(f"\nSwiGLU's gradient, 4 Mi elements, float32, {threads} threads")
        print(f"torch_npu {through:.2f} ms, actgrad {own:.2f} ms: {through / own:.2f} times")


def training(turns: int = 5, steps: int = 60) -> None:
    """Prints milliseconds of a step of the example on the CPU and through torch_npu."""
    for threads in ("1", "2"):
        words = [EXAMPLE, "--steps", str(steps), "--threads", threads]
        runs: dict[str, tuple[list[str | Path], dict[str, str]]] = {
            "cpu": ([sys.executable, *words, "--device", "cpu"], ON_CPU),
            "npu": ([sys.executable, "-m", "actgrad.cli", "npu", "run", *words, "--device", "npu"], {}),
        }
        times: dict[str, list[float]] = {name: [] for name in runs}
        for _ in range(turns):
            for name, (command, variables) in runs.items():
                found = re.search(r"([\d.]+) ms a step", run(command, **variables))
                assert found
                times[name].append(float(found[1]))
        cpu, npu = (statistics.median(times[name]) for name in runs)
        print(f"\na step of the transformer, {threads} threads")
        print(f"torch_npu {npu:.1f} ms, cpu {cpu:.1f} ms: {npu / cpu:.2f} times")


def bare_libraries(folder: Path) -> None:
    """Compiles the wheel's libraries with nothing in them: every function that the wheel links returns 0."""
    wheel = Path(str(metadata.distribution("torch_npu").locate_file("torch_npu")))
    undefined = run(["nm", "-D", "--undefined-only", *wheel.glob("lib/*.so"), *wheel.glob("*.so")])
    names = sorted(set(re.findall(r" U ((?:acl|rt|Msprof|Hccl|hccl)[A-Z]?\w+)$", undefined, re.MULTILINE)))
    source = folder / "bare.c"
    source.write_text("\n".join(f"long {name}(void) {{ return 0; }}" for name in names))
    compiler = shutil.which("cc") or shutil.which("gcc")
    if not compiler:
        sys.exit("a C compiler is needed")
    for name in ("ascendcl", "hccl", "acl_op_compiler", "ge_runner", "graph", "acl_tdt_channel"):
        run([compiler, "-shared", "-fPIC", "-o", folder / f"lib{name}.so", source])


def imports(turns: int = 7) -> None:
    """Prints seconds of the import with our libraries, with bare ones, and of torch alone."""
    began = "import time; began = time.perf_counter(); "
    took = "; print(time.perf_counter() - began)"
    with tempfile.TemporaryDirectory() as name:
        bare_libraries(Path(name))
        off = {"TORCH_DEVICE_BACKEND_AUTOLOAD": "0"}
        both = "import torch; import torch_npu"
        runs = {
            "actgrad": (f"{began}import actgrad.npu; actgrad.npu.enable(); {both}{took}", off),
            "bare": (f"{began}{both}{took}", {**off, "LD_LIBRARY_PATH": name}),
            "torch": (f"{began}import torch{took}", off),
        }
        times: dict[str, list[float]] = {key: [] for key in runs}
        for _ in range(turns):
            for key, (program, variables) in runs.items():
                times[key].append(float(run([sys.executable, "-c", program], **variables).splitlines()[-1]))
    ours, bare, torch = (statistics.median(times[key]) for key in runs)
    print("\nimport of torch and torch_npu")
    print(f"actgrad's libraries {ours:.2f} s, bare libraries {bare:.2f} s, torch alone {torch:.2f} s")
    print(f"{ours / bare:.2f} times; without torch's share {(ours - torch) / (bare - torch):.2f} times")


PARTS = {"calls": calls, "import": imports, "gradient": gradient, "training": training}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="what to measure; default: everything")
    parser.add_argument("--child", nargs=2, metavar=("PART", "DEVICE"), help="measure in this process, print JSON")
    options = parser.parse_args()
    if options.child:
        part, device = options.child
        print(json.dumps(CHILDREN[part](device)))
        return
    for part in options.parts or PARTS:
        PARTS[part]()


if __name__ == "__main__":
    main()
