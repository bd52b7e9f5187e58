// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    setenv("ACTGRAD_DEVICE_COUNT", "2", 1);
    Setting setting;
    aclrtEvent event = nullptr;
    if (!right) {
        aclrtCreateEvent(&event);
    }
    aclrtSetDevice(1);
    if (right) {
        aclrtCreateEvent(&event);
    }
    aclrtStream stream = nullptr;
    aclrtCreateStream(&stream);
    aclrtRecordEvent(event, stream);  // finding: order
    aclrtSynchronizeEvent(event);
    aclrtDestroyEvent(event);
    aclrtDestroyStream(stream);
    aclrtResetDevice(1);
    aclrtSetDevice(0);
    aclrtResetDevice(0);
}
