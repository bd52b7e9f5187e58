# SPDX-License-Identifier: Apache-2.0
"""The loops: over one run of memory, and over any strides; with random numbers; and two for sums: parts, and totals."""

import triton
import triton.language as tl


@triton.jit
def packed(
    inputs,
    outputs,
    scalars,
    index,
    size,
    formula: tl.constexpr,
    dtype: tl.constexpr,
    ROUNDED: tl.constexpr,
    ELEMENTS: tl.constexpr,
    COLUMNS: tl.constexpr,
    TILES: tl.constexpr,
    STAGES: tl.constexpr,
):
    """All operands are contiguous: one run of memory. A program has its tiles one after the other."""
    first = tl.program_id(0).to(tl.int64) * (COLUMNS * TILES)
    if first + COLUMNS * TILES <= size:
        for start in tl.range(0, COLUMNS * TILES, COLUMNS, num_stages=STAGES):
            offsets = (first + start + tl.arange(0, COLUMNS),) * (len(inputs) + len(outputs))
            tile(inputs, outputs, scalars, offsets, None, None, formula, dtype, ROUNDED, ELEMENTS)
    else:
        for start in tl.range(0, COLUMNS * TILES, COLUMNS, num_stages=1):
            columns = first + start + tl.arange(0, COLUMNS)
            offsets = (columns,) * (len(inputs) + len(outputs))
            tile(inputs, outputs, scalars, offsets, columns < size, None, formula, dtype, ROUNDED, ELEMENTS)


@triton.jit
def strided(
    inputs,
    outputs,
    scalars,
    index,
    outer,
    height,
    width,
    row_tiles,
    column_tiles,
    strides,
    group,
    formula: tl.constexpr,
    dtype: tl.constexpr,
    ROUNDED: tl.constexpr,
    ELEMENTS: tl.constexpr,
    ROWS: tl.constexpr,
    COLUMNS: tl.constexpr,
):
    """Any strides: a program has a tile of the last two dimensions, height × width, and one place in the outer ones.

    ``index`` is the group index's address or empty; ``group`` is its size, its stride, and the row number's strides.
    """
    place, first_row, first_column = tile_place(row_tiles, column_tiles, ROWS, COLUMNS)
    rows = (first_row + tl.arange(0, ROWS))[:, None]
    columns = (first_column + tl.arange(0, COLUMNS))[None, :]
    offsets = ()
    for i in tl.static_range(len(strides)):
        offsets = offsets + (tile_offsets(place, rows, columns, outer, strides[i]),)
    kept = None
    if len(index) > 0:
        limit = row_limit(index[0], group[0], group[1])
        kept = tl.where(tile_offsets(place, rows, columns, outer, group[2]) < limit, 1.0, 0.0)
        kept = tl.where(limit < 0, float("nan"), kept)
    if (first_row + ROWS <= height) & (first_column + COLUMNS <= width):
        tile(inputs, outputs, scalars, offsets, None, kept, formula, dtype, ROUNDED, ELEMENTS)
    else:
        inside = (rows < height) & (columns < width)
        tile(inputs, outputs, scalars, offsets, inside, kept, formula, dtype, ROUNDED, ELEMENTS)


@triton.jit
def drawn(
    inputs,
    outputs,
    scalars,
    index,
    outer,
    height,
    width,
    row_tiles,
    column_tiles,
    strides,
    steps,
    formula: tl.constexpr,
    dtype: tl.constexpr,
    ROWS: tl.constexpr,
    COLUMNS: tl.constexpr,
):
    """As ``strided``, but the last input is not read: its elements are drawn at random.

    ``scalars`` are low, width, least and most, ``index`` is seed and offset: see native/opapi/planning/drawing.h.
    """
    place, first_row, first_column = tile_place(row_tiles, column_tiles, ROWS, COLUMNS)
    rows = (first_row + tl.arange(0, ROWS))[:, None]
    columns = (first_column + tl.arange(0, COLUMNS))[None, :]
    inside = (rows < height) & (columns < width)
    LAST: tl.constexpr = len(inputs) - 1
    values = ()
    for i in tl.static_range(LAST):
        offset = tile_offsets(place, rows, columns, outer, strides[i])
        values = values + (tl.load(inputs[i] + offset, inside).to(dtype),)
    number = drawn_number(tile_offsets(place, rows, columns, outer, steps), scalars, index)
    if dtype != tl.float64:
        number = number.to(tl.float32).to(inputs[LAST].dtype.element_ty)
    results = formula(*values, number.to(dtype))
    for i in tl.static_range(len(outputs)):
        offset = tile_offsets(place, rows, columns, outer, strides[len(inputs) + i])
        tl.store(outputs[i] + offset, results[i].to(outputs[i].dtype.element_ty), inside)


@triton.jit
def drawn_number(element, bounds, key):
    """The random number of each element, in float64."""
    LOW: tl.constexpr = 0xFFFFFFFF
    block = element // 4
    words = tl.philox(
        key[0],
        (block & LOW).to(tl.uint32),
        (block >> 32).to(tl.uint32),
        ((key[1] & LOW) + block * 0).to(tl.uint32),
        (((key[1] >> 32) & LOW) + block * 0).to(tl.uint32),
    )
    which = element % 4
    word = tl.where(which < 2, tl.where(which == 0, words[0], words[1]), tl.where(which == 2, words[2], words[3]))
    number = bounds[0] + word.to(tl.float64) * 0.00000000023283064365386962890625 * bounds[1]  # 2^-32
    number = tl.where(number < bounds[2], bounds[2], number)
    return tl.where(number > bounds[3], bounds[3], number)


@triton.jit
def tile_place(row_tiles, column_tiles, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    """The program's place in the outer dimensions, and the first row and column of its tile there."""
    place = tl.program_id(0)
    first_column = (place % column_tiles).to(tl.int64) * COLUMNS
    place = place // column_tiles
    first_row = (place % row_tiles).to(tl.int64) * ROWS
    return place // row_tiles, first_row, first_column


@triton.jit
def tile_offsets(place, rows, columns, outer, steps):
    """The offsets of a tile's elements, at one place of the outer dimensions."""
    OUTER: tl.constexpr = len(outer)
    offset = rows * steps[OUTER] + columns * steps[OUTER + 1]
    rest = place
    for dim in tl.static_range(OUTER - 1, -1, -1):
        offset += rest % outer[dim] * steps[dim]
        rest = rest // outer[dim]
    return offset


@triton.jit
def row_limit(index, count, stride):
    """The number of rows to compute, the sum of the group index; -1 if it has a negative number."""
    MANY: tl.constexpr = 1 << 48
    limit = tl.zeros((), tl.int64)
    lowest = tl.zeros((), tl.int64)
    for first in range(0, count, 1024):
        at = first + tl.arange(0, 1024)
        rows = tl.load(index + at * stride, at < count, 0)
        limit += tl.sum(tl.minimum(rows, MANY))
        lowest = tl.minimum(lowest, tl.min(rows))
    return tl.where(lowest < 0, -1, limit)


@triton.jit
def tile(
    inputs,
    outputs,
    scalars,
    offsets,
    inside,
    kept,
    formula: tl.constexpr,
    dtype: tl.constexpr,
    ROUNDED: tl.constexpr,
    ELEMENTS: tl.constexpr,
):
    """Whole tiles have no mask (None): with one, only sizes that are multiples of a vector would use vectors.

    Where ``kept`` is no 1, it is the result, whatever is computed there; None keeps all.
    Beside 16 bits integers are ``ROUNDED`` to these, as in PyTorch.
    ``scalars`` are of ``dtype``, the same for all elements: they lie in registers from the beginning. The last
    ``ELEMENTS`` inputs are tensors of one element: a shared formula takes them as its tuple of attributes.
    """
    OPERANDS: tl.constexpr = len(inputs) - ELEMENTS
    values = ()
    attributes = ()
    for i in tl.static_range(len(inputs)):
        value = tl.load(inputs[i] + offsets[i], inside)
        if value.dtype.is_int() and dtype != ROUNDED:
            value = value.to(tl.float32).to(ROUNDED)
        value = value.to(dtype)
        if i < OPERANDS:
            values = values + (value,)
        else:
            attributes = attributes + (value,)
    if ELEMENTS:  # noqa: SIM108 - the arities differ: only the right call compiles
        results = formula(*values, attributes)
    else:
        results = formula(*values, *scalars)
    if len(outputs) == 1:
        results = (results,)
    for i in tl.static_range(len(outputs)):
        to = outputs[i] + offsets[len(inputs) + i]
        result = results[i]
        if kept is not None:
            result = tl.where(kept == 1.0, result, kept.to(dtype))
        tl.store(to, result.to(outputs[i].dtype.element_ty), inside)


@triton.jit
def linear_offsets(index, sizes, strides):
    """The offsets of the elements numbered ``index`` of dimensions ``sizes``, the last one innermost."""
    offset = index * 0
    for dim in tl.static_range(len(sizes) - 1, -1, -1):
        offset += index % sizes[dim] * strides[dim]
        index = index // sizes[dim]
    return offset


@triton.jit
def terms(
    inputs,
    outputs,
    scalars,
    index,
    kept,
    summed,
    kept_count,
    term_count,
    tiles,
    chunk,
    kept_strides,
    summed_strides,
    group,
    formula: tl.constexpr,
    dtype: tl.constexpr,
    KEPT: tl.constexpr,
    TERMS: tl.constexpr,
):
    """The formula over the terms of KEPT sums, ``chunk`` of each: the last output gets these parts of the sums.

    ``index`` is the group index's address or empty, and ``group`` its size, its stride, and the row's number's steps
    along the dimensions that are kept and that are summed. Sums have the terms of all rows.
    """
    part = tl.program_id(0) // tiles
    number = (tl.program_id(0) % tiles).to(tl.int64) * KEPT + tl.arange(0, KEPT)[:, None]
    total = tl.zeros((KEPT, 1), tl.float64)
    limit = tl.zeros((), tl.int64)
    if len(index) > 0:
        limit = row_limit(index[0], group[0], group[1])
        total = tl.where(limit < 0, float("nan"), total)
    first = part.to(tl.int64) * chunk
    for start in range(0, chunk, TERMS):
        term = first + start + tl.arange(0, TERMS)[None, :]
        inside = (number < kept_count) & (term < term_count)
        values = ()
        for i in tl.static_range(len(inputs)):
            offset = linear_offsets(number, kept, kept_strides[i]) + linear_offsets(term, summed, summed_strides[i])
            values = values + (tl.load(inputs[i] + offset, inside, other=0).to(dtype),)
        results = formula(*values, *scalars)
        for i in tl.static_range(len(outputs) - 1):
            kept_steps, summed_steps = kept_strides[len(inputs) + i], summed_strides[len(inputs) + i]
            offset = linear_offsets(number, kept, kept_steps) + linear_offsets(term, summed, summed_steps)
            result = results[i]
            if len(index) > 0:
                row = linear_offsets(number, kept, group[2]) + linear_offsets(term, summed, group[3])
                result = tl.where(row < limit, result, tl.where(limit < 0, float("nan"), 0.0).to(dtype))
            tl.store(outputs[i] + offset, result.to(outputs[i].dtype.element_ty), inside)
        term_values = tl.where(inside, results[len(outputs) - 1], 0).to(tl.float64)
        total += tl.sum(term_values, 1, keep_dims=True)
    tl.store(outputs[len(outputs) - 1] + part * kept_count + number, total, number < kept_count)


@triton.jit
def totals(inputs, outputs, scalars, kept, kept_count, parts, kept_strides, KEPT: tl.constexpr):
    """Adds up the partial sums of ``terms``, in order; 0 if there are none."""
    number = tl.program_id(0).to(tl.int64) * KEPT + tl.arange(0, KEPT)
    total = tl.zeros((KEPT,), tl.float64)
    for part in range(0, parts):
        total += tl.load(inputs[0] + part * kept_count + number, number < kept_count, other=0)
    to = outputs[0] + linear_offsets(number, kept, kept_strides)
    if outputs[0].dtype.element_ty != tl.float64:
        total = total.to(tl.float32)
    tl.store(to, total.to(outputs[0].dtype.element_ty), number < kept_count)
