// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    const size_t count = right ? BYTES : 2 * BYTES;
    aclrtMemset(setting.y, count, 0, count);  // finding: out-of-bounds
}
