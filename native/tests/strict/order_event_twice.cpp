// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    aclrtEvent event = nullptr;
    aclrtCreateEvent(&event);
    if (!right) {
        aclrtDestroyEvent(event);
    }
    aclrtRecordEvent(event, setting.stream);  // finding: order
    if (right) {
        aclrtDestroyEvent(event);
    }
}
