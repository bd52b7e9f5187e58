// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    aclmdlRI graph = nullptr;
    aclmdlRICaptureBegin(setting.stream, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL);  // finding: leak
    aclmdlRICaptureEnd(setting.stream, &graph);
    if (right) {
        aclmdlRIDestroy(graph);
    }
}
