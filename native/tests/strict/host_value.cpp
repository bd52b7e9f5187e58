// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    uint64_t value = 1;
    aclrtMemset(setting.y, BYTES, 0, BYTES);
    aclrtValueWait(right ? setting.y : &value, 0, 0, setting.stream);  // finding: host-pointer
    aclrtSynchronizeStream(setting.stream);
}
