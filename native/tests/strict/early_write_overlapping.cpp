// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    const size_t bytes = BYTES / 2, distance = right ? bytes : bytes / 2;
    void* const target = static_cast<char*>(setting.x) + distance;
    aclrtMemcpy(target, bytes, setting.x, bytes, ACL_MEMCPY_DEVICE_TO_DEVICE);  // finding: early-write
}
