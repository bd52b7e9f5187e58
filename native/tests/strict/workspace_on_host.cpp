// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    aclOpExecutor* const executor = setting.phase_one(setting.self, setting.out);
    std::vector<char> host(4096);
    void* const workspace = right ? setting.workspace : host.data();
    aclnnSilu(workspace, setting.size, executor, setting.stream);  // finding: workspace
    aclrtSynchronizeStream(setting.stream);
}
