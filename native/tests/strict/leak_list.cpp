// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

// Of a list that is forgotten, the members are no leaks of their own: they are destroyed with it.
int main() {
    Setting setting;
    aclTensor* const members[] = {tensor(setting.x), tensor(setting.y)};
    aclTensorList* const forgotten = aclCreateTensorList(members, 2);  // finding: leak
    if (right) {
        aclDestroyTensorList(forgotten);
    }
}
