// SPDX-License-Identifier: Apache-2.0
//
// Reads the results of an activation and of an operator that PyTorch computes, and overwrites an input of the latter:
// too early with an argument, else after waiting.
#include "aclnnop/aclnn_add.h"
#include "aclnnop/aclnn_silu.h"
#include "program.h"

namespace {

constexpr size_t BYTES = 16;

// Four ones in device memory.
struct Ones {
    Ones() {
        const float ones[] = {1, 1, 1, 1};
        const int64_t sizes[] = {4};
        CHECK(aclrtMalloc(&data, BYTES, ACL_MEM_MALLOC_HUGE_FIRST) == 0);
        CHECK(aclrtMemcpy(data, BYTES, ones, BYTES, ACL_MEMCPY_HOST_TO_DEVICE) == 0);
        tensor = aclCreateTensor(sizes, 1, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, sizes, 1, data);
    }
    Ones(const Ones&) = delete;
    ~Ones() {
        aclDestroyTensor(tensor);
        aclrtFree(data);
    }

    void* data = nullptr;
    aclTensor* tensor = nullptr;
};

}  // namespace

int main(int count, char**) {
    CHECK(aclInit(nullptr) == 0 && aclrtSetDevice(0) == 0);
    {
        Ones x, silu, sum;
        aclScalar* const alpha = scalar(1);
        uint64_t size = 0;
        aclOpExecutor* executor = nullptr;
        CHECK(aclnnSiluGetWorkspaceSize(x.tensor, silu.tensor, &size, &executor) == 0);
        void* workspace = nullptr;
        CHECK(size == 0 || aclrtMalloc(&workspace, size, ACL_MEM_MALLOC_HUGE_FIRST) == 0);
        CHECK(aclnnSilu(workspace, size, executor, nullptr) == 0);
        CHECK(aclnnAddGetWorkspaceSize(x.tensor, silu.tensor, alpha, sum.tensor, &size, &executor) == 0);
        CHECK(aclnnAdd(nullptr, 0, executor, nullptr) == 0);
        CHECK(count > 1 || aclrtSynchronizeStream(nullptr) == 0);
        float values[4];
        CHECK(aclrtMemcpy(values, BYTES, silu.data, BYTES, ACL_MEMCPY_DEVICE_TO_HOST) == 0);
        CHECK(aclrtMemcpy(values, BYTES, sum.data, BYTES, ACL_MEMCPY_DEVICE_TO_HOST) == 0);
        CHECK(aclrtMemset(x.data, BYTES, 0, BYTES) == 0);
        CHECK(aclrtSynchronizeStream(nullptr) == 0);
        CHECK(!workspace || aclrtFree(workspace) == 0);
        aclDestroyScalar(alpha);
    }
    CHECK(aclrtResetDevice(0) == 0);
    return aclFinalize();
}
