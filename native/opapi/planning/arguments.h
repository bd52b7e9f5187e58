// SPDX-License-Identifier: Apache-2.0
// Operator arguments with their names, as the checks and the planner see them.
#pragma once

#include <cstdint>
#include <cstring>

#include "aclnn/acl_meta.h"
#include "nnopbase/tensor.h"

namespace actgrad {

struct Tensor {
    const aclTensor* handle;
    const char* name;  // for error texts

    int rank() const { return static_cast<int>(handle->rank()); }
    int64_t size(int dim) const { return handle->sizes()[static_cast<size_t>(dim)]; }
    int64_t stride(int dim) const { return handle->strides()[static_cast<size_t>(dim)]; }
};

inline bool equal_shapes(const Tensor& a, const Tensor& b) { return a.handle->sizes() == b.handle->sizes(); }

// `dim` counted from the front. Its range has been checked.
inline int from_front(int64_t dim, const Tensor& tensor) {
    return static_cast<int>(dim < 0 ? dim + tensor.rank() : dim);
}

// A number: an aclScalar, null if the caller gave none, or a plain value.
struct Scalar {
    Scalar(const aclScalar* scalar, const char* argument) : handle(scalar), name(argument) {}
    Scalar(double number, const char* argument) : by_value(true), value(number), name(argument) {}

    const aclScalar* handle = nullptr;
    bool by_value = false;
    double value = 0;
    const char* name;
};

// An enumeration argument. Python passes its number, a C program its word.
struct Word {
    static constexpr int64_t MISSING = -1;  // a null pointer
    static constexpr int64_t UNKNOWN = -2;

    Word(int64_t known = UNKNOWN) : number(known) {}
    Word(int64_t known, const char* given) : number(known), text(given) {}

    int64_t number;
    const char* text = nullptr;
    const char* name = "";
};

struct KnownWord {
    const char* text;
    int64_t number;
};

// Looks up the word that a C program gave; `otherwise` for a null pointer.
template <int N>
Word read_word(const char* text, const KnownWord (&words)[N], int64_t otherwise) {
    if (!text) {
        return {otherwise, nullptr};
    }
    for (const KnownWord& word : words) {
        if (std::strcmp(text, word.text) == 0) {
            return {word.number, text};
        }
    }
    return {Word::UNKNOWN, text};
}

// `word` with the name of an argument.
inline Word named(Word word, const char* name) {
    word.name = name;
    return word;
}

// A scalar parameter of a formula, computed in double in phase one. Kernels see it as a float32 for tensors of 16 and
// 32 bits, and as an integer for integer tensors.
struct Number {
    double value;
    bool narrow;          // the kernel sees it rounded to float32
    int64_t integer = 0;  // value for integer kernels

    Number(double number, bool narrows) : value(number), narrow(narrows) {}
    Number(double number) : Number(number, false) {}
};

inline Number operator+(Number a, Number b) { return {a.value + b.value, a.narrow || b.narrow}; }
inline Number operator-(Number a, Number b) { return {a.value - b.value, a.narrow || b.narrow}; }
inline Number operator*(Number a, Number b) { return {a.value * b.value, a.narrow || b.narrow}; }
inline Number operator-(Number a) { return {-a.value, a.narrow}; }
inline bool operator==(Number a, Number b) { return a.value == b.value; }
inline Number where(bool condition, Number a, Number b) { return condition ? a : b; }
inline Number divide(Number a, Number b) { return {a.value / b.value, a.narrow || b.narrow}; }

// A 64-bit integer times it has the sign that the integer has in the dtype of `tensor`, where it wraps around; 1 for
// dtypes without sign, of 64 bits and of floats.
inline Number sign_unit(Tensor tensor) {
    const auto unit = [&](int bits) { return int64_t{1} << (64 - bits); };
    Number number = 1.0;
    switch (tensor.handle->dtype) {
        case ACL_INT8: number.integer = unit(8); break;
        case ACL_INT16: number.integer = unit(16); break;
        case ACL_INT32: number.integer = unit(32); break;
        default: number.integer = 1;
    }
    return number;
}

}  // namespace actgrad
