// SPDX-License-Identifier: Apache-2.0
#include "nnopbase/array.h"

#include "nnopbase/call.h"

namespace actgrad {

namespace {

template <class Array, class Value>
Array* create(const char* function, const Value* value, uint64_t size) {
    return created<Array>(function, [&] {
        auto array = std::make_unique<Array>();
        if (size > 0) {
            require_argument(value, "value");
            array->values.assign(value, value + size);
        }
        return array;
    });
}

template <class Array>
aclnnStatus get_size(const char* function, const Array* array, uint64_t* size) {
    return aclnn_call(function, [&] {
        require_argument(array, "array");
        require_argument(size, "size");
        *size = array->values.size();
        return ACLNN_SUCCESS;
    });
}

}  // namespace

}  // namespace actgrad

using namespace actgrad;

aclIntArray* aclCreateIntArray(const int64_t* value, uint64_t size) {
    return create<aclIntArray>("aclCreateIntArray", value, size);
}

aclFloatArray* aclCreateFloatArray(const float* value, uint64_t size) {
    return create<aclFloatArray>("aclCreateFloatArray", value, size);
}

aclBoolArray* aclCreateBoolArray(const bool* value, uint64_t size) {
    return create<aclBoolArray>("aclCreateBoolArray", value, size);
}

aclnnStatus aclDestroyIntArray(const aclIntArray* array) {
    delete array;
    return ACLNN_SUCCESS;
}

aclnnStatus aclDestroyFloatArray(const aclFloatArray* array) {
    delete array;
    return ACLNN_SUCCESS;
}

aclnnStatus aclDestroyBoolArray(const aclBoolArray* array) {
    delete array;
    return ACLNN_SUCCESS;
}

aclnnStatus aclGetIntArraySize(const aclIntArray* array, uint64_t* size) {
    return get_size("aclGetIntArraySize", array, size);
}

aclnnStatus aclGetFloatArraySize(const aclFloatArray* array, uint64_t* size) {
    return get_size("aclGetFloatArraySize", array, size);
}

aclnnStatus aclGetBoolArraySize(const aclBoolArray* array, uint64_t* size) {
    return get_size("aclGetBoolArraySize", array, size);
}
