// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    auto* const values = static_cast<uint64_t*>(device_memory(right ? 16 : 12));
    aclrtValueWrite(values + 1, 1, 0, setting.stream);  // finding: out-of-bounds
    aclrtSynchronizeStream(setting.stream);
    aclrtFree(values);
}
