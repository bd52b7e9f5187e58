// SPDX-License-Identifier: Apache-2.0
//
// What the program that calls the table's operators makes its arguments with. It prints the bytes of each result.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <initializer_list>
#include <vector>

#include "acl/acl.h"
#include "aclnn/acl_meta.h"

template <class T>
struct Tensor {
    Tensor(aclDataType dtype, std::initializer_list<int64_t> sizes, std::initializer_list<T> elements)
        : count(elements.size()), values(new T[count + 1]) {
        size_t position = 0;
        for (const T& element : elements) {
            values[position++] = element;
        }
        tensor = aclCreateTensor(sizes.begin(), sizes.size(), dtype, nullptr, 0, ACL_FORMAT_ND, sizes.begin(),
                                 sizes.size(), values);
    }

    size_t count;
    T* values;  // kept until the end, as everything here
    aclTensor* tensor;
};

template <class T>
void shown(const Tensor<T>& tensor) {
    const auto* const bytes = reinterpret_cast<const unsigned char*>(tensor.values);
    std::putchar(' ');
    for (size_t i = 0; i < tensor.count * sizeof(T); ++i) {
        std::printf("%02x", bytes[i]);
    }
}

inline aclTensorList* list(std::vector<aclTensor*> members) {
    return aclCreateTensorList(members.data(), members.size());
}

inline aclIntArray* integers(std::vector<int64_t> values) { return aclCreateIntArray(values.data(), values.size()); }

inline aclBoolArray* flags(std::initializer_list<bool> values) {
    return aclCreateBoolArray(values.begin(), values.size());
}

inline aclScalar* scalar(double value) { return aclCreateScalar(&value, ACL_DOUBLE); }

inline aclScalar* scalar(int number) {
    int64_t value = number;
    return aclCreateScalar(&value, ACL_INT64);
}

inline aclScalar* scalar(bool value) { return aclCreateScalar(&value, ACL_BOOL); }

inline aclScalarList* scalars(std::initializer_list<float> values) {
    std::vector<aclScalar*> members;
    for (const float value : values) {
        members.push_back(scalar(double{value}));
    }
    return aclCreateScalarList(members.data(), members.size());
}

inline char* words(const char* text) {
    static std::vector<std::vector<char>> kept;
    kept.emplace_back(text, text + std::strlen(text) + 1);
    return kept.back().data();
}

inline void begin() {
    aclInit(nullptr);
    aclrtSetDevice(0);
}

// Both phases; what fails is printed in the result's place.
#define CALL(name, ...)                                                                                    \
    uint64_t size = 0;                                                                                     \
    aclOpExecutor* executor = nullptr;                                                                     \
    if (name##GetWorkspaceSize(__VA_ARGS__, &size, &executor) || name(nullptr, size, executor, nullptr)) { \
        const char* const text = aclGetRecentErrMsg();                                                     \
        std::printf("%s failed: %s\n", #name, text ? text : "without a text");                             \
        return;                                                                                            \
    }
