// SPDX-License-Identifier: Apache-2.0
//
// What the programs of this folder have in common. Each commits one mistake, on the line that a comment
// `// finding: name` marks; compiled with -DRIGHT it does the same without the mistake, and nothing is found.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <thread>
#include <vector>

#include "acl/acl.h"
#include "aclnnop/aclnn_relu.h"
#include "aclnnop/aclnn_silu.h"
#include "aclnnop/aclnn_silu_backward.h"

#ifdef RIGHT
constexpr bool right = true;
#else
constexpr bool right = false;
#endif

constexpr int64_t ELEMENTS = 16;
constexpr size_t BYTES = ELEMENTS * sizeof(float);

[[gnu::noinline]] inline void* device_memory(size_t bytes = BYTES) {
    void* address = nullptr;
    aclrtMalloc(&address, bytes, ACL_MEM_MALLOC_HUGE_FIRST);
    return address;
}

// Device memory with ones in it.
[[gnu::noinline]] inline void* filled_memory() {
    void* const address = device_memory();
    const std::vector<float> ones(ELEMENTS, 1.0F);
    aclrtMemcpy(address, BYTES, ones.data(), BYTES, ACL_MEMCPY_HOST_TO_DEVICE);
    return address;
}

[[gnu::noinline]] inline aclTensor* tensor(void* data, int64_t elements = ELEMENTS) {
    return aclCreateTensor(&elements, 1, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, &elements, 1, data);
}

// A device, a stream, and an operator's arguments on device memory.
struct Setting {
    Setting() {
        aclInit(nullptr);
        aclrtSetDevice(0);
        aclrtCreateStream(&stream);
        x = filled_memory();
        y = device_memory();
        self = tensor(x);
        out = tensor(y);
    }

    ~Setting() {
        aclDestroyTensor(self);
        aclDestroyTensor(out);
        aclrtFree(x);
        aclrtFree(y);
        aclrtFree(workspace);
        aclrtDestroyStream(stream);
        aclrtResetDevice(0);
        aclFinalize();
    }

    Setting(const Setting&) = delete;
    Setting& operator=(const Setting&) = delete;

    aclOpExecutor* phase_one(const aclTensor* input, aclTensor* output) {
        aclOpExecutor* executor = nullptr;
        if (aclnnSiluGetWorkspaceSize(input, output, &size, &executor) != 0) {
            std::fprintf(stderr, "%s\n", aclGetRecentErrMsg());
            std::exit(1);
        }
        if (size > 0 && !workspace) {
            aclrtMalloc(&workspace, size, ACL_MEM_MALLOC_HUGE_FIRST);
        }
        return executor;
    }

    aclrtStream stream = nullptr;
    void *x = nullptr, *y = nullptr, *workspace = nullptr;
    aclTensor *self = nullptr, *out = nullptr;
    uint64_t size = 0;
};
