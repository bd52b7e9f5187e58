// SPDX-License-Identifier: Apache-2.0
#include "tests/strict/program.h"

int main() {
    Setting setting;
    // A call fails to write the left half of each of four rows; the right halves are not its output.
    const int64_t half[] = {4, 2}, strides[] = {4, 1}, whole[] = {4, 4};
    aclrtMemset(setting.y, BYTES, 0, BYTES);
    aclTensor* const left = aclCreateTensor(half, 2, ACL_FLOAT, strides, 0, ACL_FORMAT_ND, whole, 2, setting.y);
    uint64_t size = 0;
    aclOpExecutor* executor = nullptr;
    aclnnSiluGetWorkspaceSize(setting.self, left, &size, &executor);
    float values[2];
    char* const read = static_cast<char*>(setting.y) + (right ? sizeof values : 0);
    aclrtMemcpy(values, sizeof values, read, sizeof values, ACL_MEMCPY_DEVICE_TO_HOST);  // finding: unchecked
    aclDestroyTensor(left);
}
