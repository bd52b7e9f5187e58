// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    const aclTensor* const member = tensor(setting.x);
    aclTensorList* const list = aclCreateTensorList(&member, 1);
    aclDestroyTensorList(list);  // and its members
    if (!right) {
        aclDestroyTensor(member);  // finding: executor
    }
}
