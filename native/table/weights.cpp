// SPDX-License-Identifier: Apache-2.0
//
// Weights of matrix products need no format conversion: they have the format that their tensors say.
#include "aclnnop/aclnn_trans_matmul_weight.h"
#include "nnopbase/array.h"
#include "nnopbase/call.h"
#include "nnopbase/registry.h"

using namespace actgrad;

aclnnStatus aclnnCalculateMatmulWeightSizeV2(const aclIntArray* tensorShape, aclDataType, uint64_t* weightTensorSize) {
    return aclnn_call("aclnnCalculateMatmulWeightSizeV2", [&] {
        require_argument(tensorShape, "tensorShape");
        require_argument(weightTensorSize, "weightTensorSize");
        const Pin<aclIntArray> pin(tensorShape);
        if (!pin) {
            refuse_dead(tensorShape, "tensorShape", kind_of(tensorShape));
        }
        uint64_t elements = 1;
        for (const int64_t size : tensorShape->values) {
            if (size < 0 || __builtin_mul_overflow(elements, static_cast<uint64_t>(size), &elements)) {
                throw Refusal(ACLNN_ERR_PARAM_INVALID, "tensorShape has a negative size, or more than 2^64 elements");
            }
        }
        *weightTensorSize = elements;
        return ACLNN_SUCCESS;
    });
}
