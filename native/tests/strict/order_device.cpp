// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    aclInit(nullptr);
    if (right) {
        aclrtSetDevice(0);
    }
    void* block = nullptr;
    aclrtMalloc(&block, BYTES, ACL_MEM_MALLOC_HUGE_FIRST);  // finding: order
    if (right) {
        aclrtFree(block);
        aclrtResetDevice(0);
    }
    aclFinalize();
}
