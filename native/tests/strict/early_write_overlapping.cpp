// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    char host[8] = {};
    aclrtMemcpy(host + 1, 4, host, 4, ACL_MEMCPY_HOST_TO_HOST);  // no card takes part
    const size_t bytes = BYTES / 2, distance = right ? bytes : bytes / 2;
    void* const target = static_cast<char*>(setting.x) + distance;
    aclrtMemcpy(target, bytes, setting.x, bytes, ACL_MEMCPY_DEVICE_TO_DEVICE);  // finding: early-write
}
