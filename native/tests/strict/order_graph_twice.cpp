// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    aclmdlRI graph = nullptr;
    aclmdlRICaptureBegin(setting.stream, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL);
    aclmdlRICaptureEnd(setting.stream, &graph);
    aclmdlRIDestroy(graph);
    if (!right) {
        aclmdlRIDestroy(graph);  // finding: order
    }
}
