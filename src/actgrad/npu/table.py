# SPDX-License-Identifier: Apache-2.0
"""The operators beside the family: what each aclnn call means in PyTorch, one line an operator.

A line gives the name without its prefix, the parameters, and the call that computes them on views of device memory. The
C entry points and a page of the documentation are printed from here; :mod:`actgrad.npu.bridge` evaluates the calls.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

C_TYPES = {
    "T": "const aclTensor*",  # read
    "O": "aclTensor*",  # written
    "R": "aclTensor*",  # read and written
    "D": "aclTensor*",  # written, and its shape depends on data
    "S": "const aclScalar*",
    "L": "const aclTensorList*",
    "X": "const aclScalarList*",
    "I": "const aclIntArray*",
    "B": "const aclBoolArray*",
    "i": "int64_t",
    "n": "int64_t",  # a random seed or its offset
    "w": "int32_t",
    "c": "int8_t",
    "f": "double",
    "F": "float",
    "b": "bool",
    "d": "aclDataType",
    "s": "const char*",
}


@dataclass(frozen=True)
class Parameter:
    """One parameter: its kind (a key of C_TYPES) and its name."""

    kind: str
    name: str


@dataclass(frozen=True)
class Served:
    """One operator: ``name`` without ``aclnn``, ``signature`` such as ``"T self, O out"``, and the call in PyTorch.

    ``known_by_shape`` is false where PyTorch cannot judge the call without its data.
    """

    name: str
    signature: str
    call: str
    known_by_shape: bool = True

    @cached_property
    def parameters(self) -> tuple[Parameter, ...]:
        """The parameters, in the order of the C function."""
        return tuple(Parameter(*words.split()) for words in self.signature.split(", "))

    @property
    def dynamic(self) -> int:
        """How many of the last parameters get their shape from the call."""
        return sum(parameter.kind == "D" for parameter in self.parameters)


def unary(name: str, function: str) -> Served:
    """One tensor in, one out."""
    return Served(name, "T self, O out", f"torch.{function}(self, out=out)")


def inplace_unary(name: str, function: str) -> Served:
    """One tensor, changed in place."""
    return Served(f"Inplace{name}", "R self", f"self.{function}_()")


def binary(name: str, function: str) -> Served:
    """Two tensors in, one out."""
    return Served(name, "T self, T other, O out", f"torch.{function}(self, other, out=out)")


def with_scalar(name: str, function: str) -> Served:
    """A tensor and a number in, a tensor out."""
    return Served(name, "T self, S other, O out", f"torch.{function}(self, other, out=out)")


def inplace_binary(name: str, function: str, other: str = "T") -> Served:
    """A tensor, changed in place by another or by a number."""
    return Served(f"Inplace{name}", f"R self, {other} other", f"self.{function}_(other)")


def comparison(name: str) -> list[Served]:
    """The four forms of a comparison."""
    low = name.lower()
    return [
        binary(f"{name}Tensor", low),
        with_scalar(f"{name}Scalar", low),
        inplace_binary(f"{name}Tensor", low),
        inplace_binary(f"{name}Scalar", low, "S"),
    ]


def foreach(name: str, signature: str, call: str) -> Served:
    """Lists of tensors in, a list out, which may be one of the first."""
    return Served(f"Foreach{name}", f"{signature}, L out", f"copy_each(out, torch._foreach_{call})")


# A line an operator:
# fmt: off
COPIES = [
    Served("InplaceCopy", "R self, T src", "self.copy_(src)"),
    Served("Cat", "L tensors, i dim, O out", "torch.cat(tensors, dim, out=out)"),
    Served("Stack", "L tensors, i dim, O out", "torch.stack(tensors, dim, out=out)"),
    Served("Repeat", "T self, I repeats, O out", "put(out, self.repeat(repeats))"),
    Served("Flip", "T self, I dims, O out", "put(out, torch.flip(self, dims))"),
    Served("Roll", "T self, I shifts, I dims, O out", "put(out, torch.roll(self, shifts, dims))"),
    Served("Tril", "T self, i diagonal, O out", "torch.tril(self, diagonal, out=out)"),
    Served("Triu", "T self, i diagonal, O out", "torch.triu(self, diagonal, out=out)"),
    Served("InplaceTril", "R self, i diagonal", "self.tril_(diagonal)"),
    Served("InplaceTriu", "R self, i diagonal", "self.triu_(diagonal)"),
    Served("ConstantPadNd", "T self, I pad, S value, O out", "put(out, F.pad(self, pad, value=value))"),
    Served("RepeatInterleaveIntWithDim", "T self, i repeats, i dim, i size, O out",
           "put(out, torch.repeat_interleave(self, repeats, dim))"),
]

FILLS = [
    Served("InplaceFillScalar", "R self, S value", "self.fill_(value)"),
    Served("InplaceFillTensor", "R self, T value", "self.fill_(value)"),
    Served("InplaceZero", "R self", "self.zero_()"),
    Served("InplaceOne", "R self", "self.fill_(1)"),
    Served("Arange", "S start, S end, S step, O out", "torch.arange(start, end, step, out=out)"),
    Served("Range", "S start, S end, S step, O out", "torch.range(start, end, step, out=out)"),
    Served("Linspace", "S start, S end, i steps, O out", "torch.linspace(start, end, steps, out=out)"),
    Served("LogSpace", "S start, S end, i steps, f base, O out", "torch.logspace(start, end, steps, base, out=out)"),
    Served("Eye", "i n, i m, O out", "torch.eye(n, m, out=out)"),
    Served("OneHot", "T self, i classes, T on, T off, i axis, O out", "one_hot(self, on, off, axis, out)"),
    Served("InplaceMaskedFillScalar", "R self, T mask, S value", "self.masked_fill_(mask, value)"),
    Served("InplaceMaskedFillTensor", "R self, T mask, T value", "self.masked_fill_(mask, value)"),
]

RANDOM = [
    Served("InplaceNormal", "R self, F mean, F std, n seed, n offset",
           "self.normal_(mean, std, generator=generator(self, seed, offset))"),
    Served("InplaceUniform", "R self, f low, f high, n seed, n offset",
           "self.uniform_(low, high, generator=generator(self, seed, offset))"),
    Served("NormalFloatFloat", "F mean, F std, n seed, n offset, O out",
           "out.normal_(mean, std, generator=generator(out, seed, offset))"),
    Served("NormalTensorFloat", "T mean, F std, n seed, n offset, O out",
           "put(out, torch.randn(out.shape, generator=generator(out, seed, offset), device=out.device) * std + mean)"),
    Served("NormalFloatTensor", "F mean, T std, n seed, n offset, O out",
           "put(out, torch.randn(out.shape, generator=generator(out, seed, offset), device=out.device) * std + mean)"),
    Served("NormalTensorTensor", "T mean, T std, n seed, n offset, O out",
           "put(out, torch.randn(out.shape, generator=generator(out, seed, offset), device=out.device) * std + mean)"),
    Served("InplaceRandom", "R self, i low, i high, n seed, n offset",
           "self.random_(low, high, generator=generator(self, seed, offset))"),
    Served("InplaceBernoulliTensor", "R self, T p, n seed, n offset",
           "self.bernoulli_(p, generator=generator(self, seed, offset))"),
    Served("InplaceBernoulli", "R self, S p, n seed, n offset",
           "self.bernoulli_(p, generator=generator(self, seed, offset))"),
    Served("Multinomial", "T self, i count, b replacement, n seed, n offset, O out",
           "torch.multinomial(self, count, replacement, generator=generator(self, seed, offset), out=out)"),
    Served("Randperm", "i n, n seed, n offset, O out",
           "torch.randperm(n, generator=generator(out, seed, offset), out=out)"),
    Served("DropoutGenMaskV2", "I shape, f p, n seed, n offset, d dtype, O out",
           "dropout_mask(shape, p, seed, offset, out)"),
    Served("DropoutDoMask", "T self, T mask, f p, O out", "masked_dropout(self, mask, p, out)"),
]

ARITHMETIC = [
    Served("Add", "T self, T other, S alpha, O out", "torch.add(self, other, alpha=alpha, out=out)"),
    Served("Adds", "T self, S other, S alpha, O out", "torch.add(self, other, alpha=alpha, out=out)"),
    Served("Sub", "T self, T other, S alpha, O out", "torch.sub(self, other, alpha=alpha, out=out)"),
    Served("Subs", "T self, S other, S alpha, O out", "torch.sub(self, other, alpha=alpha, out=out)"),
    Served("Rsub", "T self, T other, S alpha, O out", "put(out, torch.rsub(self, other, alpha=alpha))"),
    Served("Rsubs", "T self, S other, S alpha, O out", "put(out, torch.rsub(self, other, alpha=alpha))"),
    binary("Mul", "mul"),
    with_scalar("Muls", "mul"),
    binary("Div", "div"),
    with_scalar("Divs", "div"),
    Served("DivMod", "T self, T other, w mode, O out",
           "torch.div(self, other, rounding_mode=ROUNDING_MODES[mode], out=out)"),
    Served("DivMods", "T self, S other, w mode, O out",
           "put(out, torch.div(self, other, rounding_mode=ROUNDING_MODES[mode]))"),
    binary("FloorDivide", "floor_divide"),
    with_scalar("FloorDivides", "floor_divide"),
    binary("RemainderTensorTensor", "remainder"),
    with_scalar("RemainderTensorScalar", "remainder"),
    binary("FmodTensor", "fmod"),
    with_scalar("FmodScalar", "fmod"),
    binary("PowTensorTensor", "pow"),
    with_scalar("PowTensorScalar", "pow"),
    Served("PowScalarTensor", "S self, T exponent, O out", "torch.pow(self, exponent, out=out)"),
    binary("Maximum", "maximum"),
    binary("Minimum", "minimum"),
    binary("Atan2", "atan2"),
    Served("Clamp", "T self, S low, S high, O out", "torch.clamp(self, low, high, out=out)"),
    Served("ClampMin", "T self, S low, O out", "torch.clamp_min(self, low, out=out)"),
    Served("ClampMax", "T self, S high, O out", "torch.clamp_max(self, high, out=out)"),
    Served("ClampTensor", "T self, T low, T high, O out", "torch.clamp(self, low, high, out=out)"),
    Served("ClampMinTensor", "T self, T low, O out", "torch.clamp_min(self, low, out=out)"),
    Served("ClampMaxTensor", "T self, T high, O out", "torch.clamp_max(self, high, out=out)"),
    inplace_binary("ClampMinTensor", "clamp_min"),
    inplace_binary("ClampMaxTensor", "clamp_max"),
    binary("Complex", "complex"),
    binary("Polar", "polar"),
    Served("Lerp", "T self, T end, T weight, O out", "torch.lerp(self, end, weight, out=out)"),
    Served("Lerps", "T self, T end, S weight, O out", "torch.lerp(self, end, weight, out=out)"),
    Served("InplaceLerp", "R self, T end, T weight", "self.lerp_(end, weight)"),
    Served("InplaceLerps", "R self, T end, S weight", "self.lerp_(end, weight)"),
    Served("Addcmul", "T self, T a, T b, S value, O out", "torch.addcmul(self, a, b, value=value, out=out)"),
    Served("Addcdiv", "T self, T a, T b, S value, O out", "torch.addcdiv(self, a, b, value=value, out=out)"),
    Served("InplaceAddcmul", "R self, T a, T b, S value", "self.addcmul_(a, b, value=value)"),
    Served("InplaceAddcdiv", "R self, T a, T b, S value", "self.addcdiv_(a, b, value=value)"),
    Served("InplaceAdd", "R self, T other, S alpha", "self.add_(other, alpha=alpha)"),
    Served("InplaceAdds", "R self, S other, S alpha", "self.add_(other, alpha=alpha)"),
    Served("InplaceSub", "R self, T other, S alpha", "self.sub_(other, alpha=alpha)"),
    Served("InplaceSubs", "R self, S other, S alpha", "self.sub_(other, alpha=alpha)"),
    inplace_binary("Mul", "mul"),
    inplace_binary("Muls", "mul", "S"),
    inplace_binary("Div", "div"),
    inplace_binary("Divs", "div", "S"),
    inplace_binary("PowTensorScalar", "pow", "S"),
    inplace_binary("PowTensorTensor", "pow"),
    inplace_binary("RemainderTensorTensor", "remainder"),
    inplace_binary("RemainderTensorScalar", "remainder", "S"),
    inplace_binary("FloorDivide", "floor_divide"),
    inplace_binary("FloorDivides", "floor_divide", "S"),
]

ELEMENTWISE = [
    *(unary(name, name.lower()) for name in (
        "Abs", "Acos", "Asin", "Atan", "Ceil", "Cos", "Cosh", "Erf", "Erfc", "Exp", "Exp2", "Expm1", "Floor",
        "Frac", "Log", "Log10", "Log1p", "Log2", "Neg", "Reciprocal", "Round", "Rsqrt", "Sign", "Sin", "Sinh",
        "Sqrt", "Tan", "Trunc")),
    *(inplace_unary(name, name.lower()) for name in (
        "Acos", "Asin", "Atan", "Ceil", "Cos", "Erf", "Exp", "Exp2", "Expm1", "Floor", "Log", "Log10", "Log1p",
        "Log2", "Reciprocal", "Rsqrt", "Sin", "Sqrt", "Tan")),
    unary("BitwiseNot", "bitwise_not"),
    unary("LogicalNot", "logical_not"),
    Served("IsFinite", "T self, O out", "put(out, torch.isfinite(self))"),
    Served("IsPosInf", "T self, O out", "torch.isposinf(self, out=out)"),
    Served("IsNegInf", "T self, O out", "torch.isneginf(self, out=out)"),
    Served("Glu", "T self, i dim, O out", "torch._C._nn.glu(self, dim, out=out)"),
    Served("GluBackward", "T grad, T self, i dim, O out",
           "aten.glu_backward.grad_input(grad, self, dim, grad_input=out)"),
    Served("Prelu", "T self, T weight, O out", "put(out, F.prelu(self, weight.view(-1)))"),
    binary("LogAddExp", "logaddexp"),
    binary("XLogYTensor", "xlogy"),
    Served("NanToNum", "T self, F nan, F posinf, F neginf, O out",
           "torch.nan_to_num(self, nan, posinf, neginf, out=out)"),
]

COMPARISONS = [
    *(served for name in ("Eq", "Ne", "Gt", "Ge", "Lt", "Le") for served in comparison(name)),
    Served("Equal", "T self, T other, O out", "put(out, torch.tensor([torch.equal(self, other)]))", False),
    Served("IsClose", "T self, T other, f rtol, f atol, b equal_nan, O out",
           "put(out, torch.isclose(self, other, rtol, atol, equal_nan))"),
    *(served for name in ("And", "Or", "Xor") for served in (
        binary(f"Bitwise{name}Tensor", f"bitwise_{name.lower()}"),
        with_scalar(f"Bitwise{name}Scalar", f"bitwise_{name.lower()}"),
    )),
    *(served for name in ("And", "Xor") for served in (
        inplace_binary(f"Bitwise{name}Tensor", f"bitwise_{name.lower()}"),
        inplace_binary(f"Bitwise{name}Scalar", f"bitwise_{name.lower()}", "S"),
    )),
    *(binary(f"Logical{name}", f"logical_{name.lower()}") for name in ("And", "Or", "Xor")),
    *(inplace_binary(f"Logical{name}", f"logical_{name.lower()}") for name in ("And", "Or")),
    Served("SWhere", "T condition, T self, T other, O out", "torch.where(condition, self, other, out=out)"),
]

REDUCTIONS = [
    Served("ReduceSum", "T self, I dims, b keepdim, d dtype, O out",
           "torch.sum(self, dims, keepdim, dtype=DTYPES[dtype], out=out)"),
    Served("Mean", "T self, I dims, b keepdim, d dtype, O out",
           "torch.mean(self, dims, keepdim, dtype=DTYPES[dtype], out=out)"),
    Served("Prod", "T self, d dtype, O out", "put(out, torch.prod(self, dtype=DTYPES[dtype]))"),
    Served("ProdDim", "T self, i dim, b keepdim, d dtype, O out",
           "torch.prod(self, dim, keepdim, dtype=DTYPES[dtype], out=out)"),
    Served("Cumsum", "T self, i dim, d dtype, O out", "torch.cumsum(self, dim, dtype=DTYPES[dtype], out=out)"),
    Served("Cumprod", "T self, S dim, d dtype, O out", "torch.cumprod(self, dim, dtype=DTYPES[dtype], out=out)"),
    Served("Max", "T self, O out", "put(out, torch.max(self))"),
    Served("Min", "T self, O out", "put(out, torch.min(self))"),
    Served("MaxDim", "T self, i dim, b keepdim, O out, O indices",
           "put_both(out, indices, torch.max(self, dim, keepdim))"),
    Served("MinDim", "T self, i dim, b keepdim, O out, O indices",
           "put_both(out, indices, torch.min(self, dim, keepdim))"),
    Served("Amax", "T self, I dims, b keepdim, O out", "torch.amax(self, dims, keepdim, out=out)"),
    Served("Amin", "T self, I dims, b keepdim, O out", "torch.amin(self, dims, keepdim, out=out)"),
    Served("ArgMax", "T self, i dim, b keepdim, O out", "put(out, torch.argmax(self, dim, keepdim))"),
    Served("ArgMin", "T self, i dim, b keepdim, O out", "put(out, torch.argmin(self, dim, keepdim))"),
    Served("Any", "T self, I dims, b keepdim, O out", "put(out, torch.any(self, dims or None, keepdim))"),
    Served("All", "T self, I dims, b keepdim, O out", "put(out, torch.all(self, dims or None, keepdim))"),
    Served("Std", "T self, I dims, i correction, b keepdim, O out",
           "torch.std(self, dims, correction=correction, keepdim=keepdim, out=out)"),
    Served("VarCorrection", "T self, I dims, i correction, b keepdim, O out",
           "torch.var(self, dims, correction=correction, keepdim=keepdim, out=out)"),
    Served("VarMean", "T self, I dims, i correction, b keepdim, O variance, O mean",
           "put_both(variance, mean, torch.var_mean(self, dims, correction=correction, keepdim=keepdim))"),
    Served("Norm", "T self, S p, I dims, b keepdim, O out", "torch.norm(self, p, dims, keepdim, out=out)"),
    Served("LinalgVectorNorm", "T self, S p, I dims, b keepdim, d dtype, O out",
           "torch.linalg.vector_norm(self, p, dims or None, keepdim, dtype=DTYPES[dtype], out=out)"),
    Served("Median", "T self, O out", "put(out, torch.median(self))"),
    Served("MedianDim", "T self, i dim, b keepdim, O out, O indices",
           "put_both(out, indices, torch.median(self, dim, keepdim))"),
    Served("Kthvalue", "T self, i k, i dim, b keepdim, O out, O indices",
           "put_both(out, indices, torch.kthvalue(self, k, dim, keepdim))"),
    Served("Cummax", "T self, i dim, O out, O indices", "put_both(out, indices, torch.cummax(self, dim))"),
    Served("Cummin", "T self, i dim, O out, O indices", "put_both(out, indices, torch.cummin(self, dim))"),
    Served("Histc", "T self, i bins, S low, S high, O out", "put(out, torch.histc(self, bins, low, high))"),
    Served("LogSumExp", "T self, I dims, b keepdim, O out", "torch.logsumexp(self, dims, keepdim, out=out)"),
]

INDEXING = [
    Served("Index", "T self, L indices, O out", "index(self, indices, out)"),
    Served("IndexPutImpl", "R self, L indices, T values, b accumulate, b unsafe",
           "index_put(self, indices, values, accumulate)"),
    Served("IndexSelect", "T self, i dim, T ids, O out", "torch.index_select(self, dim, ids, out=out)"),
    Served("IndexFill", "T self, i dim, T ids, S value, O out", "put(out, self.index_fill(dim, ids, value))"),
    Served("InplaceIndexFill", "R self, i dim, T ids, S value", "self.index_fill_(dim, ids, value)"),
    Served("Gather", "T self, i dim, T ids, O out", "torch.gather(self, dim, ids, out=out)"),
    Served("Scatter", "T self, i dim, T ids, T src, i reduce, O out", "scatter(self, dim, ids, src, reduce, out)"),
    Served("ScatterValue", "T self, i dim, T ids, S value, i reduce, O out",
           "scatter(self, dim, ids, value, reduce, out)"),
    Served("InplaceScatter", "R self, i dim, T ids, T src, i reduce", "scatter(self, dim, ids, src, reduce, self)"),
    Served("InplaceScatterValue", "R self, i dim, T ids, S value, i reduce",
           "scatter(self, dim, ids, value, reduce, self)"),
    Served("ScatterAdd", "T self, i dim, T ids, T src, O out", "torch.scatter_add(self, dim, ids, src, out=out)"),
    Served("IndexAdd", "T self, i dim, T ids, T source, S alpha, O out",
           "torch.index_add(self, dim, ids, source, alpha=alpha, out=out)"),
    Served("MaskedSelect", "T self, T mask, D out", "dynamic(out, torch.masked_select(self, mask))", False),
    Served("Nonzero", "T self, D out", "dynamic(out, torch.nonzero(self))", False),
    Served("NonzeroV2", "T self, D out", "dynamic(out, torch.nonzero(self).t())", False),
    Served("Unique2", "T self, b sorted, b return_inverse, b return_counts, D out, D inverse, D counts",
           "unique(self, out, inverse, counts)", False),
    Served("Bincount", "T self, T weights, i minlength, O out",
           "put(out, torch.bincount(self, weights, minlength))", False),
    Served("Sort", "T self, b stable, i dim, b descending, O out, O indices",
           "torch.sort(self, stable=stable, dim=dim, descending=descending, out=(out, indices))"),
    Served("SearchSorted", "T sequence, T self, b int32, b right, T sorter, O out",
           "put(out, torch.searchsorted(sequence, self, right=right, sorter=sorter))"),
    Served("SearchSorteds", "T sequence, S self, b int32, b right, T sorter, O out",
           "put(out, torch.searchsorted(sequence, self, right=right, sorter=sorter))"),
    Served("Topk", "T self, i k, i dim, b largest, b sorted, O out, O indices",
           "torch.topk(self, k, dim, largest, sorted, out=(out, indices))"),
    Served("Embedding", "T weight, T ids, O out", "put(out, F.embedding(ids, weight))"),
    Served("EmbeddingDenseBackward", "T grad, T ids, i count, i padding, b by_frequency, O out",
           "put(out, aten.embedding_dense_backward.default(grad, ids, count, padding, by_frequency))"),
]

MATRICES = [
    Served("Mm", "T self, T other, O out, c cube", "torch.mm(self, other, out=out)"),
    Served("Matmul", "T self, T other, O out, c cube", "torch.matmul(self, other, out=out)"),
    Served("BatchMatMul", "T self, T other, O out, c cube", "torch.bmm(self, other, out=out)"),
    Served("Mv", "T self, T vector, O out, c cube", "torch.mv(self, vector, out=out)"),
    Served("Trace", "T self, O out", "put(out, torch.trace(self))"),
    Served("Dot", "T self, T other, O out", "torch.dot(self, other, out=out)"),
    Served("Addmm", "T self, T a, T b, S beta, S alpha, O out, c cube",
           "torch.addmm(self, a, b, beta=beta, alpha=alpha, out=out)"),
    Served("InplaceAddmm", "R self, T a, T b, S beta, S alpha, c cube", "self.addmm_(a, b, beta=beta, alpha=alpha)"),
    Served("Baddbmm", "T self, T a, T b, S beta, S alpha, O out, c cube",
           "torch.baddbmm(self, a, b, beta=beta, alpha=alpha, out=out)"),
    Served("Addbmm", "T self, T a, T b, S beta, S alpha, O out, c cube",
           "torch.addbmm(self, a, b, beta=beta, alpha=alpha, out=out)"),
    Served("Addmv", "T self, T a, T b, S alpha, S beta, O out, c cube",
           "torch.addmv(self, a, b, beta=beta, alpha=alpha, out=out)"),
    Served("Convolution",
           "T self, T weight, T bias, I stride, I padding, I dilation, b transposed, I output_padding, i groups, "
           "O out, c cube",
           "put(out, torch.convolution(self, weight, bias, stride, padding, dilation, transposed, output_padding, "
           "groups))"),
    Served("ConvolutionBackward",
           "T grad, T self, T weight, I bias, I stride, I padding, I dilation, b transposed, I output_padding, i groups, "
           "B wanted, c cube, O d_self, O d_weight, O d_bias",
           "put_all((d_self, d_weight, d_bias), aten.convolution_backward.default(grad, self, weight, bias, stride, padding, "
           "dilation, transposed, output_padding, groups, wanted))"),
]

NETWORKS = [
    Served("Softmax", "T self, i dim, O out", "torch._softmax(self, dim, False, out=out)"),
    Served("LogSoftmax", "T self, i dim, O out", "torch._log_softmax(self, dim, False, out=out)"),
    Served("SoftmaxBackward", "T grad, T output, i dim, O out",
           "put(out, torch._softmax_backward_data(grad, output, dim, output.dtype))"),
    Served("LogSoftmaxBackward", "T grad, T output, i dim, O out",
           "put(out, torch._log_softmax_backward_data(grad, output, dim, output.dtype))"),
    Served("NLLLoss", "T self, T target, T weight, i reduction, i ignored, O out, O total",
           "put_both(out, total, aten.nll_loss_forward.default(self, target, weight, reduction, ignored))"),
    Served("NLLLossBackward", "T grad, T self, T target, T weight, i reduction, i ignored, T total, O out",
           "put(out, aten.nll_loss_backward.default(grad, self, target, weight, reduction, ignored, total))"),
    Served("MseLoss", "T self, T target, i reduction, O out",
           "put(out, aten.mse_loss.default(self, target, reduction))"),
    Served("MseLossBackward", "T grad, T self, T target, i reduction, O out",
           "put(out, aten.mse_loss_backward.default(grad, self, target, reduction))"),
    Served("L1Loss", "T self, T target, i reduction, O out",
           "put(out, F.l1_loss(self, target, reduction=REDUCTIONS[reduction]))"),
    Served("L1LossBackward", "T grad, T self, T target, i reduction, O out",
           "put(out, l1_loss_backward(grad, self, target, reduction))"),
    Served("KlDiv", "T self, T target, i reduction, b log_target, O out",
           "put(out, F.kl_div(self, target, reduction=REDUCTIONS[reduction], log_target=log_target))"),
    Served("SmoothL1Loss", "T self, T target, i reduction, F beta, O out",
           "put(out, aten.smooth_l1_loss.default(self, target, reduction, beta))"),
    Served("SmoothL1LossBackward", "T grad, T self, T target, i reduction, F beta, O out",
           "put(out, aten.smooth_l1_loss_backward.default(grad, self, target, reduction, beta))"),
    Served("BinaryCrossEntropyWithLogits", "T self, T target, T weight, T pos_weight, i reduction, O out",
           "put(out, torch.binary_cross_entropy_with_logits(self, target, weight, pos_weight, reduction))"),
    Served("BinaryCrossEntropyWithLogitsBackward",
           "T grad, T self, T target, T weight, T pos_weight, i reduction, O out",
           "put(out, bce_with_logits_backward(grad, self, target, weight, pos_weight, reduction))"),
    Served("LayerNorm", "T self, I shape, T weight, T bias, f eps, O out, O mean, O rstd",
           "put_all((out, mean, rstd), torch.native_layer_norm(self, shape, weight, bias, eps))"),
    Served("LayerNormBackward",
           "T grad, T self, I shape, T mean, T rstd, T weight, T bias, B wanted, O d_self, O d_weight, O d_bias",
           "put_all((d_self, d_weight, d_bias), "
           "aten.native_layer_norm_backward.default(grad, self, shape, mean, rstd, weight, bias, wanted))"),
    Served("GroupNorm",
           "T self, T gamma, T beta, i n, i c, i size, i groups, f eps, O out, O mean, O rstd",
           "put_all((out, mean, rstd), torch.native_group_norm(self, gamma, beta, n, c, size, groups, eps))"),
    Served("GroupNormBackward",
           "T grad, T self, T mean, T rstd, T gamma, i n, i c, i size, i groups, B wanted, O d_self, O d_gamma, O d_beta",
           "put_all((d_self, d_gamma, d_beta), "
           "aten.native_group_norm_backward.default(grad, self, mean, rstd, gamma, n, c, size, groups, wanted))"),
    Served("BatchNorm",
           "T self, T weight, T bias, R running_mean, R running_var, b training, f momentum, f eps, O out, O mean, O rstd",
           "put_all((out, mean, rstd), torch.native_batch_norm(self, weight, bias, running_mean, running_var, training, "
           "momentum, eps) if training else torch.native_batch_norm(self, weight, bias, running_mean, running_var, "
           "False, momentum, eps)[:1] + (None, None))"),
    Served("BatchNormBackward",
           "T grad, T self, T weight, T running_mean, T running_var, T mean, T rstd, b training, f eps, B wanted, "
           "O d_self, O d_weight, O d_bias",
           "put_all((d_self, d_weight, d_bias), aten.native_batch_norm_backward.default(grad, self, weight, running_mean, "
           "running_var, mean, rstd, training, eps, wanted))"),
    Served("AvgPool2d",
           "T self, I kernel, I stride, I padding, b ceil, b count_padding, i divisor, c cube, O out",
           "put(out, aten.avg_pool2d.default(self, kernel, stride, padding, ceil, count_padding, divisor or None))"),
    Served("AvgPool2dBackward",
           "T grad, T self, I kernel, I stride, I padding, b ceil, b count_padding, i divisor, c cube, O out",
           "put(out, aten.avg_pool2d_backward.default(grad, self, kernel, stride, padding, ceil, count_padding, "
           "divisor or None))"),
    Served("MaxPool2dWithMask",
           "T self, I kernel, I stride, I padding, I dilation, b ceil, O out, O mask",
           "put(out, F.max_pool2d(self, kernel, stride, padding, dilation, ceil))"),
    Served("MaxPool2dWithMaskBackward",
           "T grad, T self, T mask, I kernel, I stride, I padding, I dilation, b ceil, O out",
           "put(out, max_pool_backward(grad, self, kernel, stride, padding, dilation, ceil))"),
    Served("RotaryPositionEmbedding", "T self, T cos, T sin, i mode, O out",
           "put(out, self * cos + ROTATIONS[mode](self) * sin)"),
    Served("RotaryPositionEmbeddingGrad", "T grad, T cos, T sin, T self, i mode, O d_self, O d_cos, O d_sin",
           "put_all((d_self, d_cos, d_sin), rotary_backward(grad, cos, sin, self, mode))"),
    Served("RmsNorm", "T self, T gamma, f eps, O out, O rstd", "put_both(out, rstd, rms_norm(self, gamma, eps))"),
    Served("RmsNormGrad", "T grad, T self, T rstd, T gamma, O d_self, O d_gamma",
           "put_both(d_self, d_gamma, rms_norm_backward(grad, self, rstd, gamma))"),
    Served("FlashAttentionScore",
           "T q, T k, T v, T pse, T drop, T padding, T mask, I prefix, f scale, f keep, i pre, i next, i heads, "
           "s layout, i inner, i sparse, O maximum, O total, O softmax, O out",
           "put_attention(out, maximum, total, attention(q, k, v, pse, drop, padding, mask, "
           "Settings(scale, keep, heads, layout, sparse)))"),
    Served("FlashAttentionScoreGrad",
           "T q, T k, T v, T dy, T pse, T drop, T padding, T mask, T maximum, T total, T softmax, T attention, I prefix, "
           "f scale, f keep, i pre, i next, i heads, s layout, i inner, i sparse, O dq, O dk, O dv, O dpse",
           "put_all((dq, dk, dv), attention_backward(q, k, v, dy, pse, drop, padding, mask, "
           "Settings(scale, keep, heads, layout, sparse)))"),
]

FOREACH = [
    foreach("MulScalarV2", "L self, S scalar", "mul(self, scalar)"),
    foreach("AddScalarV2", "L self, S scalar", "add(self, scalar)"),
    foreach("SubScalarV2", "L self, S scalar", "sub(self, scalar)"),
    foreach("DivScalarV2", "L self, S scalar", "div(self, scalar)"),
    foreach("MulScalarList", "L self, X scalars", "mul(self, scalars)"),
    foreach("AddScalarList", "L self, X scalars", "add(self, scalars)"),
    foreach("SubScalarList", "L self, X scalars", "sub(self, scalars)"),
    foreach("DivScalarList", "L self, X scalars", "div(self, scalars)"),
    foreach("AddListV2", "L self, L other, S alpha", "add(self, other, alpha=alpha)"),
    foreach("SubListV2", "L self, L other, S alpha", "sub(self, other, alpha=alpha)"),
    foreach("MulList", "L self, L other", "mul(self, other)"),
    foreach("DivList", "L self, L other", "div(self, other)"),
    foreach("MaximumList", "L self, L other", "maximum(self, other)"),
    foreach("MinimumList", "L self, L other", "minimum(self, other)"),
    foreach("MaximumScalarV2", "L self, S scalar", "clamp_min(self, scalar)"),
    foreach("MinimumScalarV2", "L self, S scalar", "clamp_max(self, scalar)"),
    foreach("PowScalarV2", "L self, S exponent", "pow(self, exponent)"),
    foreach("PowScalarAndTensor", "S base, L exponents", "pow(base, exponents)"),
    foreach("LerpScalar", "L self, L end, S weight", "lerp(self, end, weight)"),
    foreach("AddcmulScalarV2", "L self, L a, L b, S value", "addcmul(self, a, b, value)"),
    foreach("AddcdivScalarV2", "L self, L a, L b, S value", "addcdiv(self, a, b, value)"),
    Served("ForeachAddcmulScalarList", "L self, L a, L b, T values, L out",
           "copy_each(out, torch._foreach_addcmul(self, a, b, values.tolist()))", False),
    Served("ForeachAddcdivScalarList", "L self, L a, L b, T values, L out",
           "copy_each(out, torch._foreach_addcdiv(self, a, b, values.tolist()))", False),
    *(foreach(name, "L self", f"{name.lower()}(self)") for name in (
        "Abs", "Cos", "Exp", "Log", "Neg", "Reciprocal", "Sigmoid", "Sign", "Sin", "Sqrt", "Tanh")),
    foreach("Norm", "L self, S p", "norm(self, p)"),
    Served("ForeachCopy", "L src, L out", "copy_each(out, src)"),
    Served("ForeachNonFiniteCheckAndUnscale", "L self, R found, T scale",
           "torch._amp_foreach_non_finite_check_and_unscale_(self, found, scale)", False),
    Served("AmpUpdateScale",
           "R scale, R growth, T found, f up, f down, i interval, O new_scale, O new_growth",
           "put_both(new_scale, new_growth, amp_update(scale, growth, found, up, down, interval))", False),
    Served("ApplyAdamWV2",
           "R self, R m, R v, R max_v, T grad, T step, F lr, F beta1, F beta2, F decay, F eps, b amsgrad, b maximize",
           "adamw(self, m, v, max_v, grad, step, lr, beta1, beta2, decay, eps, amsgrad, maximize)", False),
]

# fmt: on

GROUPS = {
    "Copies and shapes": COPIES,
    "Fills": FILLS,
    "Random numbers": RANDOM,
    "Arithmetic": ARITHMETIC,
    "Element by element": ELEMENTWISE,
    "Comparisons and logic": COMPARISONS,
    "Reductions": REDUCTIONS,
    "Indexing and sorting": INDEXING,
    "Matrices and convolutions": MATRICES,
    "Networks": NETWORKS,
    "Lists of tensors and optimisers": FOREACH,
}

TABLE = [served for group in GROUPS.values() for served in group]
