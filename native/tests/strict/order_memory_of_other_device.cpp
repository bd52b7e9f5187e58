// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    setenv("ACTGRAD_DEVICE_COUNT", "2", 1);
    Setting setting;
    aclrtSetDevice(1);
    if (right) {
        aclrtDeviceEnablePeerAccess(0, 0);
    }
    aclrtStream stream = nullptr;
    aclrtCreateStream(&stream);
    aclOpExecutor* const executor = setting.phase_one(setting.self, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, stream);  // finding: order
    aclrtDestroyStream(stream);
    aclrtFree(setting.workspace);
    setting.workspace = nullptr;
    aclrtResetDevice(1);
    aclrtSetDevice(0);
    aclrtResetDevice(0);
}
