// SPDX-License-Identifier: Apache-2.0
//
// What the test programs have in common: small float tensors on their own memory, and checks.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <string>
#include <vector>

#include "acl/acl.h"
#include "aclnn/acl_meta.h"

#define CHECK(condition)                                                                          \
    do {                                                                                          \
        if (!(condition)) {                                                                       \
            const char* const said = aclGetRecentErrMsg();                                        \
            std::printf("line %d: %s: %s\n", __LINE__, #condition, said ? said : "(no message)"); \
            std::exit(1);                                                                         \
        }                                                                                         \
    } while (false)

struct Floats {
    explicit Floats(std::vector<int64_t> shape, float first = 0) : sizes(std::move(shape)) {
        values.resize(static_cast<size_t>(
            std::accumulate(sizes.begin(), sizes.end(), int64_t{1}, [](int64_t a, int64_t b) { return a * b; })));
        std::iota(values.begin(), values.end(), first);
        tensor = aclCreateTensor(sizes.data(), sizes.size(), ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, sizes.data(),
                                 sizes.size(), values.data());
    }
    Floats(const Floats&) = delete;
    ~Floats() { aclDestroyTensor(tensor); }

    std::vector<int64_t> sizes;
    std::vector<float> values;
    aclTensor* tensor;
};

inline aclScalar* scalar(float value) { return aclCreateScalar(&value, ACL_FLOAT); }

// The text of the last failure.
inline std::string said() {
    const char* const text = aclGetRecentErrMsg();
    return text ? text : "";
}

inline bool contains(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }
