// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    void* addresses = nullptr;
    aclrtReserveMemAddress(&addresses, size_t{1} << 20, 0, nullptr, 0);  // finding: leak
    if (right) {
        aclrtReleaseMemAddress(addresses);
    }
}
