// SPDX-License-Identifier: Apache-2.0
//
// Reads the outputs of an operator that failed when it saw its data, and of an unknown one by name. Prints "right".
#include <cstdint>

#include "acl/acl_op_compiler.h"
#include "aclnnop/aclnn_index_select.h"
#include "program.h"

namespace {

template <class T, size_t N>
void* on_device(const T (&values)[N]) {
    void* data = nullptr;
    CHECK(aclrtMalloc(&data, sizeof values, ACL_MEM_MALLOC_HUGE_FIRST) == 0);
    CHECK(aclrtMemcpy(data, sizeof values, values, sizeof values, ACL_MEMCPY_HOST_TO_DEVICE) == 0);
    return data;
}

aclTensor* tensor(void* data, aclDataType dtype, int64_t size) {
    return aclCreateTensor(&size, 1, dtype, nullptr, 0, ACL_FORMAT_ND, &size, 1, data);
}

}  // namespace

int main() {
    CHECK(aclInit(nullptr) == 0 && aclrtSetDevice(0) == 0);
    float values[] = {1, 2, 3, 4};
    const int64_t beyond[] = {0, 9};
    void *const x = on_device(values), *const y = on_device({0.0F, 0.0F}), *const i = on_device(beyond);
    const aclTensor *const self = tensor(x, ACL_FLOAT, 4), *const index = tensor(i, ACL_INT64, 2);
    aclTensor* const out = tensor(y, ACL_FLOAT, 2);
    uint64_t size = 0;
    aclOpExecutor* executor = nullptr;
    CHECK(aclnnIndexSelectGetWorkspaceSize(self, 0, index, out, &size, &executor) == 0);
    CHECK(aclnnIndexSelect(nullptr, size, executor, nullptr) == 561000);
    CHECK(aclrtSynchronizeStream(nullptr) == 0);
    CHECK(aclrtMemcpy(values, 8, y, 8, ACL_MEMCPY_DEVICE_TO_HOST) == 0);
    const int64_t two = 2;
    aclTensorDesc* const desc = aclCreateTensorDesc(ACL_FLOAT, 1, &two, ACL_FORMAT_ND);
    aclDataBuffer* buffer = aclCreateDataBuffer(y, 8);
    const aclTensorDesc* const descs[] = {desc};
    CHECK(aclopCompileAndExecute("NoSuchOperator", 0, nullptr, nullptr, 1, descs, &buffer, nullptr, ACL_ENGINE_SYS,
                                 ACL_COMPILE_SYS, nullptr, nullptr) == ACL_ERROR_API_NOT_SUPPORT);
    CHECK(aclrtSynchronizeStream(nullptr) == 0);
    CHECK(aclrtMemcpy(values, 8, y, 8, ACL_MEMCPY_DEVICE_TO_HOST) == 0);
    aclDestroyDataBuffer(buffer);
    aclDestroyTensorDesc(desc);
    for (const aclTensor* const each : {self, index, static_cast<const aclTensor*>(out)}) {
        CHECK(aclDestroyTensor(each) == 0);
    }
    CHECK(aclrtFree(x) == 0 && aclrtFree(y) == 0 && aclrtFree(i) == 0);
    CHECK(aclrtResetDevice(0) == 0 && aclFinalize() == 0);
    std::puts("right");
    return 0;
}
