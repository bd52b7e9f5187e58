# SPDX-License-Identifier: Apache-2.0
"""The two loops: over one run of memory, and over any strides."""

import triton
import triton.language as tl


@triton.jit
def packed(
    inputs,
    outputs,
    scalars,
    size,
    formula: tl.constexpr,
    dtype: tl.constexpr,
    ELEMENTS: tl.constexpr,
    COLUMNS: tl.constexpr,
):
    """All operands lie packed, one element after the other: one run of memory."""
    first = tl.program_id(0).to(tl.int64) * COLUMNS
    columns = first + tl.arange(0, COLUMNS)
    offsets = (columns,) * (len(inputs) + len(outputs))
    if first + COLUMNS <= size:
        tile(inputs, outputs, scalars, offsets, None, formula, dtype, ELEMENTS)
    else:
        tile(inputs, outputs, scalars, offsets, columns < size, formula, dtype, ELEMENTS)


@triton.jit
def strided(
    inputs,
    outputs,
    scalars,
    outer,
    height,
    width,
    row_tiles,
    column_tiles,
    strides,
    formula: tl.constexpr,
    dtype: tl.constexpr,
    ELEMENTS: tl.constexpr,
    ROWS: tl.constexpr,
    COLUMNS: tl.constexpr,
):
    """Any strides: a program has a tile of the last two dimensions, height × width, and one place in the outer ones."""
    OUTER: tl.constexpr = len(outer)
    place = tl.program_id(0)
    first_column = (place % column_tiles).to(tl.int64) * COLUMNS
    place = place // column_tiles
    first_row = (place % row_tiles).to(tl.int64) * ROWS
    place = place // row_tiles
    rows = (first_row + tl.arange(0, ROWS))[:, None]
    columns = (first_column + tl.arange(0, COLUMNS))[None, :]
    offsets = ()
    for i in tl.static_range(len(strides)):
        offset = rows * strides[i][OUTER] + columns * strides[i][OUTER + 1]
        rest = place
        for j in tl.static_range(OUTER):
            dim: tl.constexpr = OUTER - 1 - j
            offset += rest % outer[dim] * strides[i][dim]
            rest = rest // outer[dim]
        offsets = offsets + (offset,)
    if (first_row + ROWS <= height) & (first_column + COLUMNS <= width):
        tile(inputs, outputs, scalars, offsets, None, formula, dtype, ELEMENTS)
    else:
        tile(inputs, outputs, scalars, offsets, (rows < height) & (columns < width), formula, dtype, ELEMENTS)


@triton.jit
def tile(inputs, outputs, scalars, offsets, inside, formula: tl.constexpr, dtype: tl.constexpr, ELEMENTS: tl.constexpr):
    """Whole tiles have no mask (None): with one, only sizes that are multiples of a vector would use vectors.

    ``scalars`` are of ``dtype``, the same for all elements: they lie in registers from the beginning. The last
    ``ELEMENTS`` inputs are tensors of one element: a shared formula takes them as its tuple of attributes.
    """
    OPERANDS: tl.constexpr = len(inputs) - ELEMENTS
    values = ()
    attributes = ()
    for i in tl.static_range(len(inputs)):
        value = tl.load(inputs[i] + offsets[i], inside).to(dtype)
        if i < OPERANDS:
            values = values + (value,)
        else:
            attributes = attributes + (value,)
    if ELEMENTS:  # noqa: SIM108 - of two arities, only the right call compiles
        results = formula(*values, attributes)
    else:
        results = formula(*values, *scalars)
    if len(outputs) == 1:
        results = (results,)
    for i in tl.static_range(len(outputs)):
        to = outputs[i] + offsets[len(inputs) + i]
        tl.store(to, results[i].to(outputs[i].dtype.element_ty), inside)
