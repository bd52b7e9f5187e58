# SPDX-License-Identifier: Apache-2.0
"""Dispatch of calls to GPUs, and its errors, with simulated GPU tensors."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import weakref
from pathlib import Path
from types import SimpleNamespace

import fake_gpu
import pytest
import scalars
import torch
import triton
from triton.backends.compiler import GPUTarget

import actgrad
from actgrad import _native, aclnn
from actgrad.gpu import device_functions, launch, programs
from actgrad.torch.operators import OPERATORS

CUDA0 = fake_gpu.tensors_on(fake_gpu.CUDA)
CUDA1 = fake_gpu.tensors_on(fake_gpu.CUDA, index=1)
ROCM0 = fake_gpu.tensors_on(fake_gpu.ROCM)


def ones(*shape: int, on: type[torch.Tensor] = CUDA0) -> torch.Tensor:
    return torch.ones(shape).as_subclass(on)


@pytest.fixture
def plans(monkeypatch):
    """Records the plans passed to the GPU instead of running them."""
    received = []
    monkeypatch.setattr(launch, "run", lambda *plan: received.append(plan))
    return received


@pytest.mark.parametrize("on", [CUDA0, CUDA1, ROCM0])
def test_a_plan_reaches_the_gpu(plans, on):
    dy, x, out = ones(3, 4, on=on), ones(3, 8, on=on), ones(3, 8, on=on)
    actgrad.swiglu_backward(dy, x, out=out)
    ((plan, inputs, outputs, scalars, index),) = plans
    assert plan.group is None
    assert plan.drawn is None
    assert (plan.kernel, plan.inputs, plan.compute, plan.dtypes) == ("silu_gated_gradient", 3, 0, (0,) * 5)
    assert (plan.sizes, plan.strides) == ((3, 4), ((4, 1), (8, 1), (8, 1), (8, 1), (8, 1)))
    assert plan.alignments == (16,) * 5
    assert plan.scalars == 0
    assert plan.device == (1 if on is CUDA1 else 0)
    assert inputs == (dy.data_ptr(), x.data_ptr(), x.data_ptr() + 16)
    assert outputs == (out.data_ptr(), out.data_ptr() + 16)
    assert scalars == index == ()


def test_equal_plans_are_one_object(plans):
    """It keeps the compiled code. A number of the call changes nothing, everything else does."""
    x, out = ones(3, 12), ones(3, 12)
    actgrad.elu(x, 1.0, out=out)
    actgrad.elu(ones(3, 12), 2.0, out=out)
    actgrad.elu(x[:, :4], out=out[:, :4])
    actgrad.elu(x[:, 1:5], out=out[:, :4])
    actgrad.elu(x.double().as_subclass(CUDA0), out=out.double().as_subclass(CUDA0))
    actgrad.elu(x.as_subclass(CUDA1), out=out.as_subclass(CUDA1))
    actgrad.selu(x, out=out)
    made = [plan for plan, *_ in plans]
    assert made[0] is made[1]
    assert len(set(made)) == 6
    assert [plan.alignments for plan in made[2:4]] == [(16, 16), (4, 16)]


def test_many_plans_do_not_fill_the_memory(plans):
    out = ones(5000)
    first = weakref.ref(launched(plans, out, 1))
    for count in range(2, 5000):
        launched(plans, out, count)
    assert first() is None


def launched(plans, out, count):
    actgrad.silu(out[:count], out=out[:count])
    return plans.pop()[0]


@pytest.fixture
def driver(monkeypatch):
    """A driver of GPUs that launch nothing, and have loaded nothing yet."""
    current = [0]
    active = SimpleNamespace(
        get_current_device=lambda: current[0],
        set_current_device=lambda device: current.__setitem__(0, device),
        get_current_stream=lambda device: 100 + device,
        get_current_target=lambda: GPUTarget("cuda", 90, 32),
    )
    monkeypatch.setattr(triton.runtime, "driver", SimpleNamespace(active=active))
    monkeypatch.setattr(launch, "_loaded", {})
    return active


@pytest.mark.usefixtures("driver")
def test_scalars_are_launched_not_compiled(monkeypatch):
    """Another value launches the same program."""
    compiled, launched, codes = [], [], []

    class Compiled:
        function, packed_metadata = 7, b""

        def __init__(self, grid):
            self.grid = grid

        def __getitem__(self, grid):
            assert grid == (self.grid, 1, 1)

        def run(self, x, y, z, stream, function, metadata, of_launch, enter_hook, exit_hook, *arguments):
            assert (x, y, z, stream, function, metadata) == (self.grid, 1, 1, 100, 7, b"")
            assert of_launch is enter_hook is exit_hook is None
            launched.append(arguments)

    def compile_program(program, target):
        compiled.append(program)
        code = Compiled(program.grid)
        codes.append(weakref.ref(code))
        return code

    monkeypatch.setattr(programs.Program, "compile", compile_program)
    for name, kernel in scalars.KERNELS.items():
        monkeypatch.setitem(device_functions.KERNELS, name, kernel)
    own = launch.Plan("softened", 1, 0, (0, 0), (64,), ((1,), (1,)), (16, 16), 2, 0)
    shared = launch.Plan("softened_gated_gradient", 3, 11, (11,) * 5, (64,), ((1,),) * 5, (16,) * 5, 2, 0)
    for values in [(0.1, 0.7), (0.2, 0.7)]:
        launch.run(own, (256,), (512,), values)
        launch.run(shared, (16, 32, 48), (64, 80), values)
    gc.collect()
    assert all(code() for code in codes)  # Triton's would unload itself
    assert [program.arguments["scalars"] for program in compiled] == [
        (programs.Argument("fp32"),) * 2,
        ((programs.Argument("fp64"),) * 2,),  # a formula that kernels share has one tuple
    ]
    assert [arguments[:3] for arguments in launched] == [
        ((256,), (512,), (0.1, 0.7)),
        ((16, 32, 48), (64, 80), ((0.1, 0.7),)),
        ((256,), (512,), (0.2, 0.7)),
        ((16, 32, 48), (64, 80), ((0.2, 0.7),)),
    ]


class Code:
    """A ``CompiledKernel`` that records its launches."""

    function, packed_metadata = 7, b""

    def __init__(self, device):
        self.device = device
        self.launched = []

    def __getitem__(self, grid):
        pass

    def run(self, x, y, z, stream, *launch):
        assert (y, z, stream) == (1, 1, 100 + self.device)
        self.launched.append((x, *launch[5:]))


def test_other_sizes_share_the_code_which_is_never_unloaded(monkeypatch, driver):
    """A CUDA graph may launch it long after the plan is gone."""
    compiled = []

    def compile_program(program, target):
        code = Code(driver.get_current_device())
        compiled.append(weakref.ref(code))
        return code

    monkeypatch.setattr(programs.Program, "compile", compile_program)

    def run(size, stride=1, alignment=16, device=0):
        plan = launch.Plan("silu", 1, 0, (0, 0), (size,), ((stride,),) * 2, (alignment,) * 2, 0, device)
        launch.run(plan, (256,), (512,), ())

    run(1024)
    run(3 << 20)
    gc.collect()
    (code,) = (each() for each in compiled)
    elements = programs.tile_elements((0, 0), 0, device_functions.KERNELS["silu"])
    of_launch = [(grid, size) for grid, _, _, _, _, size, *_ in code.launched]
    assert of_launch == [(triton.cdiv(size, elements), size) for size in (1024, 3 << 20)]
    for other in ({"stride": 2}, {"alignment": 4}, {"device": 1}, {"size": 1023}):
        run(**{"size": 1024, **other})
    assert [each().device for each in compiled] == [0, 0, 0, 1, 0]


def test_an_empty_result_launches_nothing(plans):
    actgrad.silu(ones(0, 5), out=ones(0, 5))
    assert plans == []


def test_phase_one_checks_as_on_the_cpu(plans):
    with pytest.raises(actgrad.AclnnError, match=r"swiglu: x .*\(3, 5\)|swiglu: .*even") as error:
        actgrad.swiglu(ones(3, 5), out=ones(3, 2))
    assert error.value.status == 161002
    assert plans == []


@pytest.mark.parametrize(
    ("dy", "x", "sentence"),
    [
        (ones(4), torch.ones(4), "dy is on cuda:0, but x is on the CPU"),
        (torch.ones(4), ones(4), "dy is on the CPU, but x is on cuda:0"),
        (ones(4), ones(4, on=CUDA1), "dy is on cuda:0, but x is on cuda:1"),
    ],
)
def test_mixed_devices_are_refused(plans, dy, x, sentence):
    with pytest.raises(actgrad.AclnnError, match=f"silu_backward: {sentence}; all arrays on one device are needed"):
        actgrad.silu_backward(dy, x, out=x)
    assert plans == []


def test_unsupported_devices_are_refused():
    metal = fake_gpu.tensors_on(fake_gpu.METAL)
    with pytest.raises(TypeError, match=r"x: .* on DLPack device type 8 was given; memory of the CPU or of a CUDA or"):
        actgrad.silu(ones(4, on=metal), out=ones(4, on=metal))


def test_the_two_phase_interface_is_the_cpu_s():
    with pytest.raises(TypeError, match="on cuda:0 was given; memory of the CPU is needed"):
        aclnn.Tensor.of_array(ones(4))


def test_other_libraries_on_a_gpu_are_refused():
    class Array:
        """Supports DLPack only by capsules."""

        def __dlpack_device__(self):
            return fake_gpu.CUDA, 0

        def __dlpack__(self, **_):
            return fake_gpu.capsule_on_cuda()

    with pytest.raises(
        TypeError, match=r"x: a .*Array on cuda:0 was given; of arrays on a GPU only PyTorch's are taken"
    ):
        _native.silu(Array(), ones(4))


@pytest.mark.parametrize(("arch", "fits"), [(70, False), (75, False), (80, True), (90, True), (100, True)])
def test_old_gpus_are_refused(arch, fits):
    target = GPUTarget("cuda", arch, 32)
    if fits:
        launch.refuse_old(target, 0)
        return
    with pytest.raises(RuntimeError, match=rf"cuda:3 has compute capability {arch / 10}; 8.0 \(Ampere\) or newer"):
        launch.refuse_old(target, 3)


def test_an_old_triton_is_refused_float64(monkeypatch):
    launch.refuse_rounded_constants(programs.DOUBLE)
    monkeypatch.setattr(launch, "TRITON", (3, 8))
    launch.refuse_rounded_constants(compute=0)
    with pytest.raises(RuntimeError, match=r"rounds the constants of float64 arithmetic to float32; Triton 3\.9 or"):
        launch.refuse_rounded_constants(programs.DOUBLE)


def test_nvidias_compute_capability_does_not_apply_to_amd_gpus():
    launch.refuse_old(GPUTarget("hip", "gfx942", 64), 0)


WITHOUT_TRITON = """
import sys, types
sys.modules["triton"] = None
if sys.argv[1]:
    sys.modules["triton"] = types.ModuleType("triton")
    sys.modules["triton"].__version__ = sys.argv[1]
try:
    import actgrad.gpu
except ImportError as error:
    print(error)
"""

IMPORTS = """
import sys, actgrad
print(sorted({"torch", "triton"} & set(sys.modules)))
"""


def python(program: str, *arguments: str) -> str:
    done = subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_without_triton_the_message_names_the_extra():
    assert "not installed: pip install 'actgrad[gpu]'" in python(WITHOUT_TRITON, "")


def test_an_old_triton_is_named():
    message = python(WITHOUT_TRITON, "3.4.0")
    assert message.startswith("Triton 3.4.0 is too old for arrays on a GPU: pip install 'actgrad[gpu]'")


def test_importing_actgrad_imports_neither_torch_nor_triton():
    assert python(IMPORTS) == "[]"


@pytest.mark.parametrize("operator", OPERATORS, ids=lambda operator: operator.name)
def test_torch_finds_kernels_for_cuda(operator):
    for overload in (operator.name, f"{operator.name}.out"):
        assert torch._C._dispatch_has_kernel_for_dispatch_key(f"actgrad::{overload}", "CUDA")


def test_the_benchmark_says_that_no_gpu_is_there():
    """The benchmark starts and reports that it measures nothing."""
    benchmark = Path(__file__).parents[2] / "benchmarks" / "gpu.py"
    hidden = {**os.environ, "CUDA_VISIBLE_DEVICES": "", "HIP_VISIBLE_DEVICES": ""}
    done = subprocess.run([sys.executable, benchmark], env=hidden, capture_output=True, text=True)
    assert done.returncode == 1
    assert "no GPU is here" in done.stderr
