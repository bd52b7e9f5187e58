// SPDX-License-Identifier: Apache-2.0
#include "opapi/planning/describe.h"

#include <cstdio>

namespace actgrad {

std::string describe_dtype(aclDataType dtype) {
    switch (dtype) {
        case ACL_DT_UNDEFINED: return "UNDEFINED";
        case ACL_FLOAT: return "FLOAT";
        case ACL_FLOAT16: return "FLOAT16";
        case ACL_INT8: return "INT8";
        case ACL_INT32: return "INT32";
        case ACL_UINT8: return "UINT8";
        case ACL_INT16: return "INT16";
        case ACL_UINT16: return "UINT16";
        case ACL_UINT32: return "UINT32";
        case ACL_INT64: return "INT64";
        case ACL_UINT64: return "UINT64";
        case ACL_DOUBLE: return "DOUBLE";
        case ACL_BOOL: return "BOOL";
        case ACL_COMPLEX64: return "COMPLEX64";
        case ACL_COMPLEX128: return "COMPLEX128";
        case ACL_BF16: return "BF16";
        default: return "number " + std::to_string(static_cast<int>(dtype));
    }
}

// As short as its digits in float32 allow.
std::string describe_number(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.9g", value);
    return text;
}

std::string describe_shape(const Tensor& tensor) { return describe_list(tensor.handle->sizes()); }

std::string describe_strides(const Tensor& tensor) { return describe_list(tensor.handle->strides()); }

}  // namespace actgrad
