// SPDX-License-Identifier: Apache-2.0
// Descriptions of values for error texts.
#pragma once

#include <cstdint>
#include <string>

#include "opapi/planning/view.h"

namespace actgrad {

std::string describe_dtype(aclDataType dtype);
std::string describe_shape(const Tensor& tensor);
std::string describe_strides(const Tensor& tensor);
std::string describe_number(double value);
inline std::string describe_number(int64_t value) { return std::to_string(value); }

template <class List>
std::string describe_list(const List& values) {
    std::string text = "[";
    for (auto value : values) {
        text += (text.size() > 1 ? ", " : "") + std::to_string(value);
    }
    return text + "]";
}

}  // namespace actgrad
