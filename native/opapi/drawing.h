// SPDX-License-Identifier: Apache-2.0
// Random numbers, uniform between two bounds: the same on every machine, for each layout and number of threads.
//
// Number i of a tensor, counted in its logical order (the last dimension innermost), comes from word i mod 4 of block
// i / 4 of the generator Philox4x32-10. Its key is the seed and its counter the block's number, then the offset, each
// as two words of 32 bits, the low one first: calls with different offsets share nothing. A word w gives
// low + w · 2^-32 · (high - low), in double precision; that is held between the bounds (see Drawing) and rounded, to
// float32 first and then to the dtype.
#pragma once

#include <cstdint>

#include "acl/acl_base.h"
#include "opapi/arguments.h"
#include "opapi/view.h"

namespace actgrad {

// What a tensor's random numbers are. Where low < high they are held between the least number of the dtype that is not
// below `low`, and the largest that is below `high`, if there are such.
struct Drawing {
    double low;
    double width;
    double least;
    double most;
    uint64_t seed;
    uint64_t offset;
};

// What an operator asks for: bounds, seed and offset.
struct Draws {
    Number low;
    Number high;
    int64_t seed;
    int64_t offset;
};

Drawing drawing_of(const Draws& draws, aclDataType dtype);

// The first elements of a tensor, in its logical order, in the shape of another: of a tensor of that shape they are
// itself; else one step has to lead through all of them. The view lives as long as this does.
class FirstElements {
public:
    static bool exist(const Tensor& tensor, const Tensor& model);

    // Of those that exist, of tensors within their storage.
    FirstElements(const Tensor& tensor, const Tensor& model);
    View view() const { return {tensor_, layout_}; }

private:
    const Tensor tensor_;
    Layout layout_;
};

}  // namespace actgrad
