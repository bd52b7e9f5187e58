// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    void* block = nullptr;
    aclrtMallocHost(&block, BYTES);
    if (!right) {
        aclrtFree(block);  // finding: order
    }
    aclrtFreeHost(block);
}
