// SPDX-License-Identifier: Apache-2.0
//
// A model of phase one and of the documented operators' kernels, written by hand from the contract: one row per
// operator. Operators without a row are called too, with weaker checks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "aclnn/aclnn_base.h"
#include "ascendcl/product.h"
#include "fuzz/arguments.h"

namespace fuzz {

using actgrad::Product;

// The tensors of an operator, in parameter order.
enum class Form {
    Unary,              // x, out
    InPlace,            // x, which is the output too
    Gradient,           // dy, x, dx
    Gated,              // x of two halves, out
    GatedKept,          // x of two halves, out, the activated half
    GatedGradient,      // dy, x of two halves, dx
    GatedKeptGradient,  // dy, x of two halves, the activated half, dx
    GatedByElement,     // x of two halves, a tensor of one element, out
    Drawn,              // x, the drawn numbers, out; the first number says whether to draw
};

size_t tensors_of(Form form);
size_t outputs_of(Form form);
bool is_gated(Form form);
// Whether tensor `i` of a gated form has both halves.
bool is_whole(Form form, size_t i);

// The products that support an operator, and what it accepts there.
enum Support : uint64_t {
    Newer = 1 << 0,           // 950, 910_93 and 910B: FLOAT, FLOAT16, BF16
    On910 = 1 << 1,           // FLOAT, FLOAT16
    On310P = 1 << 2,          // FLOAT, FLOAT16
    Double = 1 << 3,          // DOUBLE wherever supported
    Promotes = 1 << 4,        // inputs of several dtypes
    Casts = 1 << 5,           // an output of any dtype that inputs may have
    CastsToAny = 1 << 6,      // an output of any float dtype
    Broadcasts = 1 << 7,      // inputs of several shapes
    Mixes950 = 1 << 8,        // on 950: broadcasting, and two dtypes with a FLOAT output
    AnyRank = 1 << 9,         // above 8 too
    PublicFormats = 1 << 10,  // no private ones
    OneFormat = 1 << 11,      // one format for all tensors
    No950 = 1 << 12,          // the newer ones except 950
    On310B = 1 << 13,         // FLOAT, FLOAT16, BF16
    NoBf16 = 1 << 14,         // no BF16 on any product
    Promoted = 1 << 15,       // an output of the promoted dtype
    Int8 = 1 << 16,           // these for every tensor
    Uint8 = 1 << 17,
    Int16 = 1 << 18,
    Int32 = 1 << 19,
    Int64 = 1 << 20,
    Int64On950 = 1 << 21,
    Bool = 1 << 22,
    WholeInput = 1 << 23,      // these for the forward's input only
    IgnoresThird = 1 << 24,    // an ignored third tensor
    NullThird = 1 << 25,       // which may be null
    OptionalScalar = 1 << 26,  // null is 1
    LastDim = 1 << 27,         // halved, rank 2 or more; a null word is the first word
    FlagSecond = 1 << 28,      // which half is activated, after the dimension
    NewerIntegers = 1 << 29,   // integers on the newer products only
    Interleaves = 1 << 30,     // whether halves are interleaved is the number after the dimension
    FromRank1 = 1ULL << 31,    // halved, rank 1 or more
    Only950 = 1ULL << 32,      // only 950 of the newer ones
    AllIntegers = Int8 | Uint8 | Int16 | Int32 | Int64,
};

// The operands of one element, in the order of operands_of, and the scalars as kernels see them.
struct Element {
    const Call& call;
    std::vector<double> in, scalars;
    std::vector<int64_t> whole;  // integer operands
};

using Results = std::vector<double>;

struct Rule {
    const char* name;
    Form form;
    uint64_t support;
    Results (*results)(const Element& at);
    bool (*refuses)(const Call& call, Product product) = nullptr;  // because of attribute values
    int64_t (*whole)(const Element& at) = nullptr;                 // exact result for integers
    unsigned null_tensors = 0;                                     // bit i: tensor i is null
    int refusal = ACLNN_ERR_PARAM_INVALID;                         // for shapes and attribute values

    bool has(Support what) const { return (support & what) != 0; }
};

// Null for an operator without a row.
const Rule* rule_of(const std::string& name);

}  // namespace fuzz
