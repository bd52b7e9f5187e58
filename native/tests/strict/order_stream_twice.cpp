// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    aclrtStream stream = nullptr;
    aclrtCreateStream(&stream);
    aclrtDestroyStream(stream);
    if (!right) {
        aclrtDestroyStream(stream);  // finding: order
    }
}
