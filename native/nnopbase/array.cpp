// SPDX-License-Identifier: Apache-2.0
#include "nnopbase/array.h"

#include "nnopbase/registry.h"

namespace actgrad {

namespace {

template <class Array, class Value>
Array* create(const char* function, const Value* value, uint64_t size) {
    return created<Array>(function, [&](Array& array) {
        require_array(value, size, "value");
        array.values.assign(value, value + size);
    });
}

template <class Array>
aclnnStatus size_of_array(const char* function, const Array* array, uint64_t* size) {
    return aclnn_call(function, [&] {
        const Live<Array> live(array, "array");
        require_argument(size, "size");
        *size = array->values.size();
        return ACLNN_SUCCESS;
    });
}

}  // namespace

bool retain(const aclIntArray* array) { return Registry<aclIntArray>::instance().retain(array); }
bool retain(const aclFloatArray* array) { return Registry<aclFloatArray>::instance().retain(array); }
bool retain(const aclBoolArray* array) { return Registry<aclBoolArray>::instance().retain(array); }
void release(const aclIntArray* array) { Registry<aclIntArray>::instance().release(array); }
void release(const aclFloatArray* array) { Registry<aclFloatArray>::instance().release(array); }
void release(const aclBoolArray* array) { Registry<aclBoolArray>::instance().release(array); }

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

aclnnStatus aclDestroyIntArray(const aclIntArray* array) { return destroyed("aclDestroyIntArray", array, "array"); }

aclnnStatus aclDestroyFloatArray(const aclFloatArray* array) {
    return destroyed("aclDestroyFloatArray", array, "array");
}

aclnnStatus aclDestroyBoolArray(const aclBoolArray* array) { return destroyed("aclDestroyBoolArray", array, "array"); }

aclnnStatus aclGetIntArraySize(const aclIntArray* array, uint64_t* size) {
    return size_of_array("aclGetIntArraySize", array, size);
}

aclnnStatus aclGetFloatArraySize(const aclFloatArray* array, uint64_t* size) {
    return size_of_array("aclGetFloatArraySize", array, size);
}

aclnnStatus aclGetBoolArraySize(const aclBoolArray* array, uint64_t* size) {
    return size_of_array("aclGetBoolArraySize", array, size);
}
