// SPDX-License-Identifier: Apache-2.0
#include <memory>
#include <string>

#include "ascendcl/call.h"
#include "npu/aclop.h"

using namespace actgrad;

aclTensorDesc* aclCreateTensorDesc(aclDataType dataType, int numDims, const int64_t* dims, aclFormat format) {
    std::unique_ptr<aclTensorDesc> desc;
    acl_call("aclCreateTensorDesc", [&] {
        if (numDims < 0) {
            throw Refusal(ACL_ERROR_INVALID_PARAM,
                          "numDims is " + std::to_string(numDims) + "; a number from 0 on is needed");
        }
        if (numDims > 0) {
            require_not_null(dims, "dims");
        }
        desc.reset(new aclTensorDesc{dataType, format, Dims(dims, static_cast<size_t>(numDims))});
        return ACL_SUCCESS;
    });
    return desc.release();
}

void aclDestroyTensorDesc(const aclTensorDesc* desc) { delete desc; }

aclDataType aclGetTensorDescType(const aclTensorDesc* desc) { return desc ? desc->dtype : ACL_DT_UNDEFINED; }

aclFormat aclGetTensorDescFormat(const aclTensorDesc* desc) { return desc ? desc->format : ACL_FORMAT_UNDEFINED; }

size_t aclGetTensorDescNumDims(const aclTensorDesc* desc) { return desc ? desc->sizes.size() : 0; }

aclError aclGetTensorDescDimV2(const aclTensorDesc* desc, size_t index, int64_t* dimSize) {
    return acl_call("aclGetTensorDescDimV2", [&] {
        require_not_null(desc, "desc");
        require_not_null(dimSize, "dimSize");
        if (index >= desc->sizes.size()) {
            throw Refusal(ACL_ERROR_INVALID_PARAM, "index is " + std::to_string(index) + "; below " +
                                                       std::to_string(desc->sizes.size()) +
                                                       ", the number of dimensions, is needed");
        }
        *dimSize = desc->sizes[index];
        return ACL_SUCCESS;
    });
}

aclError aclSetTensorFormat(aclTensorDesc* desc, aclFormat) {
    return acl_call("aclSetTensorFormat", [&] {
        require_not_null(desc, "desc");
        return ACL_SUCCESS;
    });
}

aclError aclSetTensorShape(aclTensorDesc* desc, int, const int64_t*) {
    return acl_call("aclSetTensorShape", [&] {
        require_not_null(desc, "desc");
        return ACL_SUCCESS;
    });
}

aclError aclSetTensorPlaceMent(aclTensorDesc* desc, aclMemType) {
    return acl_call("aclSetTensorPlaceMent", [&] {
        require_not_null(desc, "desc");
        return ACL_SUCCESS;
    });
}

void aclSetTensorDescName(aclTensorDesc*, const char*) {}

aclDataBuffer* aclCreateDataBuffer(void* data, size_t size) { return new (std::nothrow) aclDataBuffer{data, size}; }

aclError aclDestroyDataBuffer(const aclDataBuffer* dataBuffer) {
    delete dataBuffer;
    return ACL_SUCCESS;
}
