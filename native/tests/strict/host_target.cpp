// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    float values[ELEMENTS] = {}, others[ELEMENTS] = {};
    void* const target = right ? setting.y : others;
    aclrtMemcpy(target, BYTES, values, BYTES, ACL_MEMCPY_HOST_TO_DEVICE);  // finding: host-pointer
}
