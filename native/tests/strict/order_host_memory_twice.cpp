// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    void* block = nullptr;
    aclrtMallocHost(&block, BYTES);
    aclrtFreeHost(block);
    if (!right) {
        aclrtFreeHost(block);  // finding: order
    }
}
