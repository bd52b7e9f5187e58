// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    float values[ELEMENTS] = {};
    const aclrtMemcpyKind kind = right ? ACL_MEMCPY_DEVICE_TO_HOST : ACL_MEMCPY_HOST_TO_DEVICE;
    aclrtMemcpy(values, BYTES, setting.x, BYTES, kind);  // finding: copy-kind
}
