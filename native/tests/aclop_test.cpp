// SPDX-License-Identifier: Apache-2.0
//
// What the older interface refuses before it needs Python. Its library is for the torch_npu wheel, so the sources are
// compiled into this program.
#include "npu/aclop.cpp"
#include "npu/attributes.cpp"

#include <cstdint>
#include <vector>

#include "tests/check.h"

namespace {

aclError execute(int inputs, const aclTensorDesc* const* input_desc, const aclDataBuffer* const* buffers, int outputs,
                 const aclTensorDesc* const* output_desc, aclDataBuffer* const* results) {
    return aclopCompileAndExecute("Add", inputs, input_desc, buffers, outputs, output_desc, results, nullptr,
                                  aclopEngineType{}, aclopCompileType{}, nullptr, nullptr);
}

void test_null_arrays() {
    const aclTensorDesc description{ACL_FLOAT, ACL_FORMAT_ND, {}};
    const aclTensorDesc* const descriptions[] = {&description};
    float value = 0;
    aclDataBuffer buffer{&value, sizeof value};
    aclDataBuffer* const buffers[] = {&buffer};
    CHECK_REFUSED(execute(1, nullptr, buffers, 0, nullptr, nullptr), 100000, "descriptions of tensors is null");
    CHECK_REFUSED(execute(1, descriptions, nullptr, 0, nullptr, nullptr), 100000, "array of buffers is null");
    CHECK_REFUSED(execute(0, nullptr, nullptr, 1, nullptr, buffers), 100000, "descriptions of tensors is null");
    CHECK_REFUSED(execute(0, nullptr, nullptr, 1, descriptions, nullptr), 100000, "array of buffers is null");
}

void test_numbers_and_sizes_of_buffers() {
    CHECK_REFUSED(execute(-2, nullptr, nullptr, 0, nullptr, nullptr), 100000, "the number of inputs is -2");
    CHECK_REFUSED(execute(0, nullptr, nullptr, -1, nullptr, nullptr), 100000, "the number of outputs is -1");
    const int64_t sizes[] = {2, 3};
    const aclTensorDesc description{ACL_FLOAT, ACL_FORMAT_ND, {sizes, 2}};
    const aclTensorDesc* const descriptions[] = {&description, &description};
    float values[6] = {};
    aclDataBuffer right{values, sizeof values}, small{values, 8};
    aclDataBuffer* const buffers[] = {&right, &small};
    CHECK_REFUSED(execute(2, descriptions, buffers, 0, nullptr, nullptr), 100000, "the buffer of input 1 has 8 bytes",
                  "needs 24");
    CHECK_REFUSED(execute(1, descriptions, buffers, 2, descriptions, buffers), 100000, "the buffer of output 1 has 8");
}

void test_lists_of_lists() {
    aclopAttr* const attr = aclopCreateAttr();
    const int64_t numbers[] = {1, 2, 3};
    const int64_t* const lists[] = {numbers, nullptr, numbers};
    const int counts[] = {2, 0, 3}, negative[] = {2, -1, -3}, too_many[] = {2, 1, 3};
    const auto list = [&] { return std::get<std::vector<int64_t>>(attr->values.at("axes").value); };
    CHECK_EQUAL(aclopSetAttrListListInt(attr, "axes", 3, counts, lists), 0);
    CHECK(list() == std::vector<int64_t>({1, 2, 1, 2, 3}));
    CHECK_EQUAL(aclopSetAttrListListInt(attr, "axes", 3, negative, lists), 0);  // empty, as for other lists
    CHECK(list() == std::vector<int64_t>({1, 2}));
    CHECK_REFUSED(aclopSetAttrListListInt(attr, "axes", 3, too_many, lists), 100000, "a list of values is null");
    CHECK_REFUSED(aclopSetAttrListListInt(attr, "axes", 3, nullptr, lists), 100000, "numValues is null");
    CHECK_REFUSED(aclopSetAttrListListInt(attr, "axes", 3, counts, nullptr), 100000, "values is null");
    CHECK_EQUAL(aclopSetAttrListListInt(attr, "axes", 0, nullptr, nullptr), 0);
    CHECK(list().empty());
    aclopDestroyAttr(attr);
}

}  // namespace

int main() {
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    test_null_arrays();
    test_numbers_and_sizes_of_buffers();
    test_lists_of_lists();
    CHECK_EQUAL(aclrtResetDevice(0), 0);
    return check::result();
}
