# SPDX-License-Identifier: Apache-2.0
"""torch_npu's fused activations under their own names and with their own signatures, on every supported device."""

from __future__ import annotations

from torch import Tensor

from actgrad.torch.direct import call


def npu_swiglu(input: Tensor, dim: int = -1) -> Tensor:
    """``torch_npu.npu_swiglu``: SiLU(A)·B for the halves A and B of ``input`` along ``dim``.

    Args:
        input: a tensor of float32, bfloat16, float16 or float64, of any strides.
        dim: the dimension along which ``input`` is split; its size must be even.

    Returns:
        a tensor with the dtype and shape of ``input``, but the size of ``dim`` halved.

    Raises:
        NotImplementedError, IndexError, RuntimeError: as ``actgrad.torch.swiglu``.

    Examples:
        >>> actgrad.torch.npu.npu_swiglu(torch.randn(2, 8)).shape
        torch.Size([2, 4])

    Source: the document of torch_npu.npu_swiglu.
    """
    return call("swiglu", input, dim)


def npu_geglu(self: Tensor, dim: int = -1, approximate: int = 1, activate_left: bool = False) -> tuple[Tensor, Tensor]:
    """``torch_npu.npu_geglu``: v·GELU(a) and GELU(a) for the halves of ``self`` along ``dim``.

    Args:
        self: a tensor of float32, bfloat16, float16 or float64, of any strides.
        dim: the dimension along which ``self`` is split; its size must be even.
        approximate: 0 for the erf form of GELU, 1 for its tanh form.
        activate_left: whether a is the left half rather than the right one.

    Returns:
        two tensors with the dtype and shape of ``self``, but the size of ``dim`` halved. The second has no gradient;
        the backward pass uses it.

    Raises:
        NotImplementedError, IndexError, RuntimeError: as ``actgrad.torch.geglu``; or another ``approximate``.

    Examples:
        >>> product, activated = actgrad.torch.npu.npu_geglu(torch.randn(2, 8))
        >>> product.shape == activated.shape == (2, 4)
        True

    Source: the document of torch_npu.npu_geglu.
    """
    if approximate not in (0, 1):
        raise RuntimeError(f"npu_geglu: approximate must be 0 (erf) or 1 (tanh), but got {approximate}")
    words = ("none", "tanh")
    return call("geglu_with_gelu", self, dim, words[approximate], activate_left)
