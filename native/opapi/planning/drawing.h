// SPDX-License-Identifier: Apache-2.0
// Uniform random numbers that do not depend on the machine, the layout or the number of threads.
//
// Number i of a tensor, in logical order (last dimension innermost), is word i mod 4 of block i / 4 of the
// counter-based generator Philox4x32-10. Its key is the seed and its counter the block's number followed by the offset,
// each as two words of 32 bits, the low one first, so calls with different offsets are independent. A word w gives low
// + w · 2^-32 · (high - low) in double precision, which is clamped (see Drawing) and rounded to float32 and then to the
// dtype.
#pragma once

#include <cstdint>

#include "acl/acl_base.h"
#include "opapi/planning/arguments.h"
#include "opapi/planning/view.h"

namespace actgrad {

// Parameters of a tensor's random numbers. If low < high, they are clamped between the smallest number of the dtype
// that is at least `low` and the largest below `high`, if these exist.
struct Drawing {
    double low;
    double width;
    double least;
    double most;
    uint64_t seed;
    uint64_t offset;
};

// What an operator asks for.
struct Draws {
    Number low;
    Number high;
    int64_t seed;
    int64_t offset;
};

Drawing drawing_of(const Draws& draws, aclDataType dtype);

// View of the first elements of a tensor, in logical order, in another tensor's shape. A tensor of that shape is used
// directly; any other needs one stride through all its elements. Owns the layout that its view refers to.
class FirstElements {
public:
    static bool exist(const Tensor& tensor, const Tensor& model);

    // Requires that exist() holds and that the tensors lie within their storage.
    FirstElements(const Tensor& tensor, const Tensor& model);
    View view() const { return {tensor_, layout_}; }

private:
    const Tensor tensor_;
    Layout layout_;
};

}  // namespace actgrad
