// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

// A stream waits for an event of a device that its own does not reach.
int main() {
    setenv("ACTGRAD_DEVICE_COUNT", "2", 1);
    Setting setting;
    aclrtEvent event = nullptr;
    aclrtCreateEvent(&event);
    aclrtRecordEvent(event, setting.stream);
    aclrtSetDevice(1);
    if (right) {
        aclrtDeviceEnablePeerAccess(0, 0);
    }
    aclrtStream stream = nullptr;
    aclrtCreateStream(&stream);
    aclrtStreamWaitEvent(stream, event);  // finding: order
    aclrtSynchronizeStream(stream);
    aclrtDestroyStream(stream);
    aclrtResetDevice(1);
    aclrtSetDevice(0);
    aclrtDestroyEvent(event);
    aclrtResetDevice(0);
}
