// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    aclInit(nullptr);
    aclrtSetDevice(0);
    void* block = nullptr;
    aclrtMallocHost(&block, 2 * BYTES);
    aclrtMemcpyAsync(block, BYTES, static_cast<char*>(block) + BYTES, BYTES, ACL_MEMCPY_HOST_TO_HOST, nullptr);
    if (right) {
        aclrtSynchronizeStream(nullptr);
    }
    aclrtResetDevice(0);  // finding: early-free
    aclrtFreeHost(block);
    aclFinalize();
}
