// SPDX-License-Identifier: Apache-2.0
// The arguments of an operator with their names, as checks and plans see them.
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

// `dim` counted from the front; the caller has checked its range.
inline int from_front(int64_t dim, const Tensor& tensor) {
    return static_cast<int>(dim < 0 ? dim + tensor.rank() : dim);
}

// A number, either an aclScalar, which is null where the caller gave none, or a value.
struct Scalar {
    Scalar(const aclScalar* scalar, const char* argument) : handle(scalar), name(argument) {}
    Scalar(double number, const char* argument) : by_value(true), value(number), name(argument) {}

    const aclScalar* handle = nullptr;
    bool by_value = false;
    double value = 0;
    const char* name;
};

// A word that stands for a number. Python hands over the number, a C program the word.
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

// The word that a C program gave; `otherwise` for a null pointer.
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

// `word` under the name of an argument.
inline Word named(Word word, const char* name) {
    word.name = name;
    return word;
}

// What a formula takes beside tensors: a number that phase one computes with in double. In tensors of 16 and 32 bits it
// counts as a float32, in those of integers as an integer.
struct Number {
    double value;
    bool narrow;          // the kernel sees the float32 next to it
    int64_t integer = 0;  // what a kernel on integers sees

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

// What float32 has no room for.
inline Number low_part(Number a) {
    const double low = a.value - static_cast<double>(static_cast<float>(a.value));
    return {a.narrow && low == low ? low : 0.0, a.narrow};  // an infinity has none
}

}  // namespace actgrad
