// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

// Many threads, each with its own stream and memory; one of them forgets to wait.
[[gnu::noinline]] void work(bool forgets) {
    aclrtSetDevice(0);
    aclrtStream stream = nullptr;
    aclrtCreateStream(&stream);
    void* const x = filled_memory();
    void* const y = device_memory();
    aclTensor* const self = tensor(x);
    aclTensor* const out = tensor(y);
    for (int i = 0; i < 50; ++i) {
        uint64_t size = 0;
        aclOpExecutor* executor = nullptr;
        aclnnSiluGetWorkspaceSize(self, out, &size, &executor);
        void* const workspace = size > 0 ? device_memory(size) : nullptr;
        aclnnSilu(workspace, size, executor, stream);
        if (!(forgets && i == 25)) {
            aclrtSynchronizeStream(stream);
        }
        std::vector<float> values(ELEMENTS);
        aclrtMemcpy(values.data(), BYTES, y, BYTES, ACL_MEMCPY_DEVICE_TO_HOST);  // finding: early-read
        aclrtSynchronizeStream(stream);
        aclrtFree(workspace);
    }
    aclDestroyTensor(self);
    aclDestroyTensor(out);
    aclrtFree(x);
    aclrtFree(y);
    aclrtDestroyStream(stream);
    aclrtResetDevice(0);
}

int main() {
    aclInit(nullptr);
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; ++i) {
        threads.emplace_back(work, !right && i == 3);
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    aclFinalize();
}
