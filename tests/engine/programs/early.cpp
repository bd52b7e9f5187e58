// SPDX-License-Identifier: Apache-2.0
//
// Reads the results of an activation, of an operator that PyTorch computes and of one by name, and overwrites an input:
// too early with an argument, else after waiting.
#include "acl/acl_op_compiler.h"
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

aclError add_by_name(const Ones& x, const Ones& y, Ones& sum) {
    const int64_t size = 4;
    aclTensorDesc* const desc = aclCreateTensorDesc(ACL_FLOAT, 1, &size, ACL_FORMAT_ND);
    const aclTensorDesc* const descs[] = {desc, desc};
    aclDataBuffer *const left = aclCreateDataBuffer(x.data, BYTES), *const right = aclCreateDataBuffer(y.data, BYTES);
    aclDataBuffer* const out = aclCreateDataBuffer(sum.data, BYTES);
    const aclDataBuffer* const inputs[] = {left, right};
    const aclError status = aclopCompileAndExecute(std::string("Add").c_str(), 2, descs, inputs, 1, descs, &out,
                                                   nullptr, ACL_ENGINE_SYS, ACL_COMPILE_SYS, nullptr, nullptr);
    for (aclDataBuffer* buffer : {left, right, out}) {
        aclDestroyDataBuffer(buffer);
    }
    aclDestroyTensorDesc(desc);
    return status;
}

}  // namespace

int main(int count, char**) {
    CHECK(aclInit(nullptr) == 0 && aclrtSetDevice(0) == 0);
    {
        Ones x, silu, sum, total;
        aclScalar* const alpha = scalar(1);
        uint64_t size = 0;
        aclOpExecutor* executor = nullptr;
        CHECK(aclnnSiluGetWorkspaceSize(x.tensor, silu.tensor, &size, &executor) == 0);
        void* workspace = nullptr;
        CHECK(size == 0 || aclrtMalloc(&workspace, size, ACL_MEM_MALLOC_HUGE_FIRST) == 0);
        CHECK(aclnnSilu(workspace, size, executor, nullptr) == 0);
        CHECK(aclnnAddGetWorkspaceSize(x.tensor, silu.tensor, alpha, sum.tensor, &size, &executor) == 0);
        CHECK(aclnnAdd(nullptr, 0, executor, nullptr) == 0);
        CHECK(add_by_name(silu, sum, total) == 0);
        CHECK(count > 1 || aclrtSynchronizeStream(nullptr) == 0);
        float values[4];
        CHECK(aclrtMemcpy(values, BYTES, silu.data, BYTES, ACL_MEMCPY_DEVICE_TO_HOST) == 0);
        CHECK(aclrtMemcpy(values, BYTES, sum.data, BYTES, ACL_MEMCPY_DEVICE_TO_HOST) == 0);
        CHECK(aclrtMemcpy(values, BYTES, total.data, BYTES, ACL_MEMCPY_DEVICE_TO_HOST) == 0);
        CHECK(aclrtMemset(sum.data, BYTES, 0, BYTES) == 0);
        CHECK(aclrtMemset(x.data, BYTES, 0, BYTES) == 0);
        CHECK(aclrtSynchronizeStream(nullptr) == 0);
        CHECK(!workspace || aclrtFree(workspace) == 0);
        aclDestroyScalar(alpha);
    }
    CHECK(aclrtResetDevice(0) == 0);
    return aclFinalize();
}
