// SPDX-License-Identifier: Apache-2.0
#include "nnopbase/scalar.h"

#include <cstring>

#include "nnopbase/registry.h"

bool actgrad::is_live(const aclScalar* scalar) { return Registry<aclScalar>::instance().is_live(scalar); }

using namespace actgrad;

aclScalar* aclCreateScalar(void* value, aclDataType dataType) {
    return created<aclScalar>("aclCreateScalar", [&](aclScalar& scalar) {
        require_argument(value, "value");
        const size_t size = aclDataTypeSize(dataType);
        if (size == 0) {
            throw Refusal(ACLNN_ERR_PARAM_INVALID, "dataType is " + std::to_string(static_cast<int>(dataType)) +
                                                       "; a type whose elements are whole bytes is needed");
        }
        scalar.dtype = dataType;
        std::memcpy(scalar.bytes.data(), value, size);
    });
}

aclnnStatus aclDestroyScalar(const aclScalar* scalar) { return destroyed("aclDestroyScalar", scalar, "scalar"); }
