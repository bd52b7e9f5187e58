# SPDX-License-Identifier: Apache-2.0
"""The messages on the page are those that are printed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "troubleshooting.md").read_text(encoding="utf-8")
MESSAGES = re.findall(r"^`(.+)`\n:   ", PAGE, re.MULTILINE)

FROM_OTHERS = {  # the compiler's, the linkers', pip's, torch_npu's
    "error: externally-managed-environment",
    "fatal error: acl/acl.h: No such file or directory",
    "fatal error: aclnnop/aclnn_….h: No such file or directory",
    "undefined reference to … aclGetRecentErrMsg",
    "error while loading shared libraries: libopapi.so: cannot open shared object file",
    "libhccl.so: cannot open shared object file",
    "ImportError: … undefined symbol: …actgrad…",
    "Warning: ASCEND_HOME_PATH environment variable is not set.",
}
NEEDS_ABSENCE = {
    "arrays on a GPU need Triton, which is not installed",
    "is not supported by actgrad",
    "361001 …: this call is computed by PyTorch, which needs a Python interpreter",
}  # tests/gpu, tests/npu, tests/engine

MISTAKES = {  # what is to be typed, and the product that it is judged by
    "161001 …: self is null": ("status(aclnn.aclnnSiluGetWorkspaceSize(None, None)[0])", ""),
    "161002 …: self has dtype BF16": ("status(aclnn.aclnnSiluGetWorkspaceSize(half, half)[0])", "Ascend910"),
    "561003 …": ("status(aclnn.aclnnSiluGetWorkspaceSize(half, half)[0])", "Ascend310B"),
    "361001 …: the environment": ("status(aclnn.aclnnSiluGetWorkspaceSize(half, half)[0])", "x"),
    "161001 …: executor": ("status(aclnn.aclnnSilu(None, 0, None, None))", ""),
    "107002 …": ("status(aclnn.aclrtCreateStream()[0])", ""),
    "107001 …": ("status(aclnn.aclrtSetDevice(3))", ""),
    "x (FLOAT) and out": ("actgrad.silu(x, out=np.empty((2, 4)))", ""),
    "has the odd size 5": ("actgrad.swiglu(np.ones((2, 5), np.float32))", ""),
    "x has dtype INT32": ("actgrad.silu(np.ones(3, np.int32))", ""),
    "a list was given": ("actgrad.silu([1.0])", ""),
    "a tensor that requires grad": ("actgrad.silu(torch.ones(3, requires_grad=True))", ""),
    "third derivatives": ("third(at.silu, torch.ones(3, requires_grad=True))", ""),
    "this is the second backward pass": (
        "twice(at.swiglu(torch.ones(4).requires_grad_() * 1, inplace_backward=True))",
        "",
    ),
    "not implemented for torch.int32": ("at.silu(torch.ones(3, dtype=torch.int32))", ""),
    "actgrad.npu.enable()": ("actgrad.npu.enable()", ""),
}
PRELUDE = """
import sys
import ml_dtypes, numpy as np, torch
import actgrad, actgrad.npu, actgrad.torch as at
from actgrad import aclnn
x = np.ones((2, 4), np.float32)
half = aclnn.Tensor.of_array(np.ones(4, ml_dtypes.bfloat16))
def status(number):
    print(number, aclnn.aclGetRecentErrMsg())
def third(function, x):
    y = function(x).sum()
    for _ in range(3):
        y = torch.autograd.grad(y, x, create_graph=True)[0].sum()
def twice(y):
    y.sum().backward(retain_graph=True)
    y.sum().backward()
for mistake in sys.argv[1:]:
    try:
        exec(mistake)
    except Exception as error:
        print(error)
    print("END")
"""


@pytest.mark.checkout
def test_every_message_has_an_example() -> None:
    tried = [message for message in MESSAGES if any(message.startswith(begin) for begin in MISTAKES)]
    assert {*tried, *FROM_OTHERS, *NEEDS_ABSENCE} == {*MESSAGES}
    assert len(tried) == len(MISTAKES)


@pytest.mark.checkout
@pytest.mark.torch
@pytest.mark.parametrize("product", sorted({product for _, product in MISTAKES.values()}))
def test_messages_match_the_page(product: str) -> None:
    made = {begin: mistake for begin, (mistake, judge) in MISTAKES.items() if judge == product}
    environment = {**os.environ, **({"ACTGRAD_PRODUCT": product} if product else {})}
    command = [sys.executable, "-c", PRELUDE, *made.values()]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    printed = " ".join(done.stdout.split()).split("END")
    for begin, shown in zip(made, printed, strict=False):
        (message,) = [message for message in MESSAGES if message.startswith(begin)]
        assert re.search(".*".join(map(re.escape, message.split("…"))), shown), shown + done.stderr
    assert len(printed) == len(made) + 1
