// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    void* block = nullptr;
    aclrtMalloc(&block, BYTES, ACL_MEM_MALLOC_HUGE_FIRST);  // finding: leak
    if (right) {
        aclrtFree(block);
    }
}
