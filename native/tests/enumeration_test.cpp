// SPDX-License-Identifier: Apache-2.0
//
// Section 2 of the framework contract: the numbers of the enumerations, and the sizes of the data types.
#include <type_traits>

#include "tests/check.h"

static_assert(std::is_same_v<aclrtStream, void*>);
static_assert(std::is_same_v<aclrtContext, void*>);
static_assert(std::is_same_v<aclrtEvent, void*>);

namespace {

void test_data_types() {
    CHECK_EQUAL(static_cast<int>(ACL_DT_UNDEFINED), -1);
    const struct {
        aclDataType type;
        int number;
        size_t size;
    } table[] = {
        {ACL_DT_UNDEFINED, -1, 0}, {ACL_FLOAT, 0, 4},        {ACL_FLOAT16, 1, 2},        {ACL_INT8, 2, 1},
        {ACL_INT32, 3, 4},         {ACL_UINT8, 4, 1},        {ACL_INT16, 6, 2},          {ACL_UINT16, 7, 2},
        {ACL_UINT32, 8, 4},        {ACL_INT64, 9, 8},        {ACL_UINT64, 10, 8},        {ACL_DOUBLE, 11, 8},
        {ACL_BOOL, 12, 1},         {ACL_STRING, 13, 0},      {ACL_COMPLEX64, 16, 8},     {ACL_COMPLEX128, 17, 16},
        {ACL_BF16, 27, 2},         {ACL_INT4, 29, 0},        {ACL_UINT1, 30, 0},         {ACL_COMPLEX32, 33, 4},
        {ACL_HIFLOAT8, 34, 1},     {ACL_FLOAT8_E5M2, 35, 1}, {ACL_FLOAT8_E4M3FN, 36, 1},
    };
    for (const auto& row : table) {
        CHECK_EQUAL(static_cast<int>(row.type), row.number);
        CHECK_EQUAL(aclDataTypeSize(row.type), row.size);
    }
    CHECK_EQUAL(aclDataTypeSize(static_cast<aclDataType>(5)), 0u);
    CHECK_EQUAL(aclDataTypeSize(static_cast<aclDataType>(60)), 0u);
}

void test_formats() {
    const struct {
        aclFormat format;
        int number;
    } table[] = {
        {ACL_FORMAT_UNDEFINED, -1},   {ACL_FORMAT_NCHW, 0},    {ACL_FORMAT_NHWC, 1},
        {ACL_FORMAT_ND, 2},           {ACL_FORMAT_NC1HWC0, 3}, {ACL_FORMAT_FRACTAL_Z, 4},
        {ACL_FORMAT_NC1HWC0_C04, 12}, {ACL_FORMAT_HWCN, 16},   {ACL_FORMAT_NDHWC, 27},
        {ACL_FORMAT_FRACTAL_NZ, 29},  {ACL_FORMAT_NCDHW, 30},  {ACL_FORMAT_NDC1HWC0, 32},
        {ACL_FRACTAL_Z_3D, 33},       {ACL_FORMAT_NC, 35},     {ACL_FORMAT_NCL, 47},
    };
    for (const auto& row : table) {
        CHECK_EQUAL(static_cast<int>(row.format), row.number);
    }
}

void test_runtime_enumerations() {
    CHECK_EQUAL(static_cast<int>(ACL_MEMCPY_HOST_TO_HOST), 0);
    CHECK_EQUAL(static_cast<int>(ACL_MEMCPY_HOST_TO_DEVICE), 1);
    CHECK_EQUAL(static_cast<int>(ACL_MEMCPY_DEVICE_TO_HOST), 2);
    CHECK_EQUAL(static_cast<int>(ACL_MEMCPY_DEVICE_TO_DEVICE), 3);
    CHECK_EQUAL(static_cast<int>(ACL_MEMCPY_DEFAULT), 4);
    CHECK_EQUAL(static_cast<int>(ACL_MEM_MALLOC_HUGE_FIRST), 0);
    CHECK_EQUAL(static_cast<int>(ACL_MEM_MALLOC_HUGE_ONLY), 1);
    CHECK_EQUAL(static_cast<int>(ACL_MEM_MALLOC_NORMAL_ONLY), 2);
    CHECK_EQUAL(static_cast<int>(ACL_MEM_MALLOC_HUGE_FIRST_P2P), 3);
    CHECK_EQUAL(static_cast<int>(ACL_MEM_MALLOC_HUGE_ONLY_P2P), 4);
    CHECK_EQUAL(static_cast<int>(ACL_MEM_MALLOC_NORMAL_ONLY_P2P), 5);
}

void test_programs_may_qualify_the_names() {
    CHECK_EQUAL(static_cast<int>(aclFormat::ACL_FORMAT_ND), static_cast<int>(ACL_FORMAT_ND));
    CHECK_EQUAL(static_cast<int>(aclDataType::ACL_FLOAT), static_cast<int>(ACL_FLOAT));
}

}  // namespace

int main() {
    test_data_types();
    test_formats();
    test_runtime_enumerations();
    test_programs_may_qualify_the_names();
    return check::result();
}
