// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

[[gnu::noinline]] void clear(float* values) {
    for (int64_t i = 0; i < ELEMENTS; ++i) {
        values[i] = 0;  // finding: host-access
    }
}

int main() {
    Setting setting;
    if (right) {
        aclrtMemset(setting.y, BYTES, 0, BYTES);
    } else {
        clear(static_cast<float*>(setting.y));
    }
}
