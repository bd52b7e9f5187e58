# SPDX-License-Identifier: Apache-2.0
"""Upsampling, pooling, padding, windows and grids; 16-bit ones are computed in float32 and rounded once, where kernels
lack 16 bits or would round each of many terms."""

from __future__ import annotations

from actgrad.npu.served import Served

NOT_EMPTY = " if out.numel() else None"
"""Leaves out empty batches, which PyTorch's shape functions of the nearest neighbour refuse."""


def upsampling(
    name: str, function: str, scales: str, *, align: bool, kind: str = "f", backward: str = "Backward"
) -> list[Served]:
    """Upsampling and its gradient; a scale that is not positive means none, as in PyTorch."""
    aligned, corners = ("b align, ", "align, ") if align else ("", "")
    factors = [f"scale_{axis}" for axis in scales]
    given, passed = ", ".join(f"{kind} {factor}" for factor in factors), ", ".join(factors)
    return [
        Served(f"Upsample{name}", f"T self, I size, {aligned}{given}, O out",
               f"put(out, wide(aten.{function}.default, self, size, {corners}{passed})){'' if align else NOT_EMPTY}",
               shapes={"size": f"[{len(scales)}]"}),
        *_gradient(f"Upsample{name}{backward}", function, aligned, corners, factors),
    ]  # fmt: skip


def _gradient(name: str, function: str, aligned: str, corners: str, factors: list[str]) -> list[Served]:
    given, passed = ", ".join(f"f {factor}" for factor in factors), ", ".join(factors)
    return [
        Served(name, f"T grad, I size, I input_size, {aligned}{given}, O out",
               f"put(out, wide(aten.{function}_backward.default, grad, size, input_size, {corners}{passed}))",
               shapes={"size": f"[{len(factors)}]", "input_size": f"[{len(factors) + 2}]"})
    ]  # fmt: skip


def nearest_v2(dims: int, scales: str) -> Served:
    """The variants of nearest-neighbour upsampling with float scales."""
    factors = [f"scale_{axis}" for axis in scales]
    given, passed = ", ".join(f"F {factor}" for factor in factors), ", ".join(factors)
    return Served(f"UpsampleNearest{dims}dV2", f"T self, I size, {given}, O out",
                  f"put(out, aten.upsample_nearest{dims}d.default(self, size, {passed})){NOT_EMPTY}",
                  shapes={"size": f"[{dims}]"})  # fmt: skip


def padding(mode: str, dims: int) -> list[Served]:
    """Padding in one mode, and its gradient."""
    name, function = f"{mode}Pad{dims}d", f"{mode.lower()}_pad{dims}d"
    return [
        Served(name, "T self, I pad, O out", f"put(out, aten.{function}.default(self, pad))"),
        Served(f"{name}Backward", "T grad, T self, I pad, O out",
               f"put(out, wide(aten.{function}_backward.default, grad, self, pad))",
               shapes={"grad": f"aten.{function}.default(self, pad).shape"}),
    ]  # fmt: skip


def grid_sampler(dims: int) -> list[Served]:
    """Sampling at the positions of a grid, and its gradients."""
    function = f"grid_sampler_{dims}d"
    return [
        Served(f"GridSampler{dims}D", "T self, T grid, i interpolation, i padding, b align, O out",
               f"put(out, wide(aten.{function}.default, self, grid, interpolation, padding, align))"),
        Served(f"GridSampler{dims}DBackward",
               "T grad, T self, T grid, i interpolation, i padding, b align, B wanted, O d_self, O d_grid",
               f"put_both(d_self, d_grid, wide(aten.{function}_backward.default, grad, self, grid, interpolation, "
               "padding, align, wanted))", shapes={"grad": "(*self.shape[:2], *grid.shape[1:-1])"}),
    ]  # fmt: skip


def adaptive(dims: int) -> list[Served]:
    """Adaptive pooling, to a given size."""
    return [
        Served(f"AdaptiveAvgPool{dims}d", "T self, I size, O out",
               f"put(out, F.adaptive_avg_pool{dims}d(self, size))"),
        Served(f"AdaptiveAvgPool{dims}dBackward", "T grad, T self, O out",
               f"put(out, wide(aten._adaptive_avg_pool{dims}d_backward.default, grad, self))",
               shapes={"grad": f"(*self.shape[:-{dims}], *grad.shape[-{dims}:])"}),
        Served(f"AdaptiveMaxPool{dims}d", "T self, I size, O out, O indices",
               f"put_both(out, indices, aten.adaptive_max_pool{dims}d.default(self, size))"),
        Served(f"AdaptiveMaxPool{dims}dBackward", "T grad, T self, T indices, O out",
               f"put(out, wide(aten.adaptive_max_pool{dims}d_backward.default, grad, self, indices.long()))",
               shapes={"grad": f"(*self.shape[:-{dims}], *grad.shape[-{dims}:])", "indices": "grad.shape"}),
    ]  # fmt: skip


def max_pool(name: str, dims: int) -> list[Served]:
    """Max pooling with the indices of the maxima."""
    function = f"max_pool{dims}d_with_indices"
    return [
        Served(name, "T self, I kernel, I stride, I padding, I dilation, b ceil, O out, O indices",
               f"put_both(out, indices, aten.{function}.default(self, kernel, stride, padding, dilation, ceil))"),
        Served(f"{name}Backward",
               "T grad, T self, T indices, I kernel, I stride, I padding, I dilation, b ceil, O out",
               f"put(out, wide(aten.{function}_backward.default, grad, self, kernel, stride, padding, dilation, "
               "ceil, indices.long()))",
               shapes={"grad": f"aten.{function}.default(self, kernel, stride, padding, dilation, ceil)[0].shape",
                       "indices": "grad.shape"}),
    ]  # fmt: skip


# fmt: off
IMAGES = [
    *upsampling("Linear1d", "upsample_linear1d", "w", align=True),
    *upsampling("Bilinear2d", "upsample_bilinear2d", "hw", align=True, backward="BackwardV2"),
    *upsampling("Bicubic2d", "upsample_bicubic2d", "hw", align=True),
    *upsampling("Trilinear3d", "upsample_trilinear3d", "dhw", align=True),
    *upsampling("Bilinear2dAA", "_upsample_bilinear2d_aa", "hw", align=True),
    *upsampling("Bicubic2dAA", "_upsample_bicubic2d_aa", "hw", align=True, backward="Grad"),
    nearest_v2(1, "w"),
    nearest_v2(2, "hw"),
    *_gradient("UpsampleNearest1dBackward", "upsample_nearest1d", "", "", ["scale_w"]),
    *_gradient("UpsampleNearest2dBackward", "upsample_nearest2d", "", "", ["scale_h", "scale_w"]),
    *upsampling("Nearest3d", "upsample_nearest3d", "dhw", align=False),
    *upsampling("NearestExact1d", "_upsample_nearest_exact1d", "w", align=False),
    *upsampling("NearestExact2d", "_upsample_nearest_exact2d", "hw", align=False),
    *upsampling("NearestExact3d", "_upsample_nearest_exact3d", "dhw", align=False),
    *adaptive(2),
    *adaptive(3),
    *max_pool("MaxPool2dWithIndices", 2),
    *max_pool("MaxPool3dWithArgmax", 3),
    Served("AvgPool3d", "T self, I kernel, I stride, I padding, b ceil, b count_padding, i divisor, O out",
           "put(out, wide(aten.avg_pool3d.default, self, kernel, stride, padding, ceil, count_padding, "
           "divisor or None))"),
    Served("AvgPool3dBackward",
           "T grad, T self, I kernel, I stride, I padding, b ceil, b count_padding, i divisor, O out",
           "put(out, wide(aten.avg_pool3d_backward.default, grad, self, kernel, stride, padding, ceil, count_padding, "
           "divisor or None))",
           shapes={"grad": "aten.avg_pool3d.default(self, kernel, stride, padding, ceil).shape"}),
    Served("MaxUnpool2d", "T self, T indices, I size, O out",
           "put(out, aten.max_unpool2d.default(self, indices.long(), size))"),
    Served("MaxUnpool3d", "T self, T indices, I size, I stride, I padding, O out",
           "put(out, aten.max_unpool3d.default(self, indices.long(), size, stride, padding))"),
    Served("Im2col", "T self, I kernel, I dilation, I padding, I stride, O out",
           "put(out, aten.im2col.default(self, kernel, dilation, padding, stride))"),
    Served("Im2colBackward", "T self, I size, I kernel, I dilation, I padding, I stride, O out",
           "put(out, aten.col2im.default(widened(self), size, kernel, dilation, padding, stride))"),
    *(served for mode in ("Reflection", "Replication") for dims in (1, 2, 3) for served in padding(mode, dims)),
    *grid_sampler(2),
    *grid_sampler(3),
    Served("AffineGrid", "T theta, I size, b align, O out", "put(out, F.affine_grid(theta, size, align))"),
    Served("ChannelShuffle", "T self, i groups, O out", "put(out, F.channel_shuffle(self, groups))"),
    Served("UnfoldGrad", "T grad, I input_size, i dim, i size, i step, O out",
           "put(out, aten.unfold_backward.default(widened(grad), input_size, dim, size, step))", True, False,
           shapes={"grad": "torch.empty(input_size, device='meta').unfold(dim, size, step).shape"}),
    Served("ConvDepthwise2d",
           "T self, T weight, I kernel, T bias, I stride, I padding, I dilation, O out, c cube",
           "put(out, F.conv2d(self, weight, bias, stride, padding, dilation, self.shape[-3]))"),
    Served("ConvTbc", "T self, T weight, T bias, i pad, O out, c cube",
           "put(out, torch.conv_tbc(self, weight, bias, pad))"),
    Served("ConvTbcBackward", "T grad, T self, T weight, T bias, i pad, c cube, O d_self, O d_weight, O d_bias",
           "put_all((d_self, d_weight, d_bias), aten.conv_tbc_backward.default(grad, self, weight, bias, pad))"),
    Served("ROIAlign", "T self, T regions, F scale, i height, i width, i samples, i end_mode, O out",
           "put(out, roi_align(self, regions, scale, height, width, samples, end_mode))", False),
    Served("ROIAlignBackward",
           "T grad, T regions, I shape, i width, i height, F scale, i samples, i end_mode, O out",
           "put(out, roi_align_backward(grad, regions, shape, width, height, scale, samples, end_mode))", False),
]
