// SPDX-License-Identifier: Apache-2.0
#include "nnopbase/scalar.h"

#include <cstring>

#include "nnopbase/call.h"

using namespace actgrad;

aclScalar* aclCreateScalar(void* value, aclDataType dataType) {
    return created<aclScalar>("aclCreateScalar", [&] {
        require_argument(value, "value");
        const size_t size = aclDataTypeSize(dataType);
        if (size == 0) {
            throw Refusal(ACLNN_ERR_PARAM_INVALID, "dataType is " + std::to_string(static_cast<int>(dataType)) +
                                                       "; a type whose elements are whole bytes is needed");
        }
        auto scalar = std::make_unique<aclScalar>();
        scalar->dtype = dataType;
        std::memcpy(scalar->bytes.data(), value, size);
        return scalar;
    });
}

aclnnStatus aclDestroyScalar(const aclScalar* scalar) {
    delete scalar;
    return ACLNN_SUCCESS;
}
