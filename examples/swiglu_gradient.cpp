// SPDX-License-Identifier: Apache-2.0
// The gradient of SwiGLU through aclnn, straight through: device, memory, tensors, the two phases, the result.
//
//   g++ swiglu_gradient.cpp $(actgrad config --cflags --libs) -o swiglu_gradient && ./swiglu_gradient
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "acl/acl.h"
#include "aclnnop/aclnn_swi_glu_grad.h"

namespace {

// Every call returns a status; the first that is not 0 ends the program with the sentence that goes with it.
void require(int status, const char* call) {
    if (status != 0) {
        const char* why = aclGetRecentErrMsg();
        std::fprintf(stderr, "%s returned %d: %s\n", call, status, why ? why : "no further message");
        std::exit(1);
    }
}
#define REQUIRE(call) require((call), #call)

// A contiguous float32 tensor in device memory, filled from the host.
struct DeviceTensor {
    DeviceTensor(const std::vector<int64_t>& shape, const std::vector<float>& values)
        : bytes(values.size() * sizeof(float)) {
        REQUIRE(aclrtMalloc(&data, bytes, ACL_MEM_MALLOC_HUGE_FIRST));
        REQUIRE(aclrtMemcpy(data, bytes, values.data(), bytes, ACL_MEMCPY_HOST_TO_DEVICE));
        handle = aclCreateTensor(shape.data(), shape.size(), ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, shape.data(),
                                 shape.size(), data);
    }
    ~DeviceTensor() {
        aclDestroyTensor(handle);
        aclrtFree(data);
    }
    std::vector<float> to_host() const {
        std::vector<float> values(bytes / sizeof(float));
        REQUIRE(aclrtMemcpy(values.data(), bytes, data, bytes, ACL_MEMCPY_DEVICE_TO_HOST));
        return values;
    }

    size_t bytes;
    void* data = nullptr;
    aclTensor* handle = nullptr;
};

void compute(aclrtStream stream) {
    // x holds A = {0, 1} and B = {2, 3} side by side: two rows of them.
    const DeviceTensor x({2, 4}, {0, 1, 2, 3, -1, 4, 5, 6});
    const DeviceTensor y_grad({2, 2}, {1, 1, 1, 1});
    const DeviceTensor out({2, 4}, std::vector<float>(8));

    uint64_t workspace_size = 0;
    aclOpExecutor* executor = nullptr;
    REQUIRE(aclnnSwiGluGradGetWorkspaceSize(y_grad.handle, x.handle, -1, out.handle, &workspace_size, &executor));
    void* workspace = nullptr;
    if (workspace_size > 0) {
        REQUIRE(aclrtMalloc(&workspace, workspace_size, ACL_MEM_MALLOC_HUGE_FIRST));
    }
    REQUIRE(aclnnSwiGluGrad(workspace, workspace_size, executor, stream));
    REQUIRE(aclrtSynchronizeStream(stream));
    if (workspace) {
        REQUIRE(aclrtFree(workspace));
    }

    std::printf("gradient of SwiGLU on %s:\n", aclrtGetSocName());
    const std::vector<float> gradient = out.to_host();
    for (size_t i = 0; i < gradient.size(); i += 4) {
        std::printf("  dA %9.6f %9.6f   dB %9.6f %9.6f\n", gradient[i], gradient[i + 1], gradient[i + 2],
                    gradient[i + 3]);
    }
}

}  // namespace

int main() {
    REQUIRE(aclInit(nullptr));
    REQUIRE(aclrtSetDevice(0));
    aclrtStream stream = nullptr;
    REQUIRE(aclrtCreateStream(&stream));
    compute(stream);
    REQUIRE(aclrtDestroyStream(stream));
    REQUIRE(aclrtResetDevice(0));
    REQUIRE(aclFinalize());
    return 0;
}
