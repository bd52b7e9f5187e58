// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    aclOpExecutor* const executor = setting.phase_one(setting.self, setting.out);
    const auto phase_two = right ? aclnnSilu : aclnnRelu;
    phase_two(setting.workspace, setting.size, executor, setting.stream);  // finding: executor
    aclrtSynchronizeStream(setting.stream);
}
