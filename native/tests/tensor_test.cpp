// SPDX-License-Identifier: Apache-2.0
//
// Section 5 of the framework contract: tensors, scalars, arrays, lists.
#include "nnopbase/tensor.h"

#include <cstring>
#include <tuple>
#include <vector>

#include "nnopbase/array.h"
#include "nnopbase/list.h"
#include "nnopbase/scalar.h"
#include "tests/check.h"

namespace {

using Numbers = std::vector<int64_t>;

// Calls a reader that allocates, and frees what it gave as the contract says.
Numbers read(aclnnStatus (*reader)(const aclTensor*, int64_t**, uint64_t*), const aclTensor* tensor) {
    int64_t* values = nullptr;
    uint64_t count = 0;
    CHECK_EQUAL(reader(tensor, &values, &count), 0);
    Numbers numbers(values, values + count);
    delete[] values;
    return numbers;
}

aclTensor* create(const Numbers& sizes, const int64_t* strides, const Numbers& storage) {
    return aclCreateTensor(sizes.data(), sizes.size(), ACL_FLOAT, strides, 0, ACL_FORMAT_ND, storage.data(),
                           storage.size(), nullptr);
}

void test_what_was_created_can_be_read() {
    Numbers sizes = {2, 3};
    Numbers strides = {1, 4};
    Numbers storage = {20};
    int data = 0;
    aclTensor* const tensor =
        aclCreateTensor(sizes.data(), 2, ACL_BF16, strides.data(), 5, ACL_FORMAT_NCL, storage.data(), 1, &data);
    sizes = strides = storage = {};  // they were copied
    CHECK(read(aclGetViewShape, tensor) == Numbers({2, 3}));
    CHECK(read(aclGetViewStrides, tensor) == Numbers({1, 4}));
    CHECK(read(aclGetStorageShape, tensor) == Numbers({20}));
    int64_t offset = 0;
    aclFormat format = ACL_FORMAT_ND;
    aclDataType type = ACL_FLOAT;
    void* address = nullptr;
    CHECK_EQUAL(aclGetViewOffset(tensor, &offset), 0);
    CHECK_EQUAL(aclGetFormat(tensor, &format), 0);
    CHECK_EQUAL(aclGetDataType(tensor, &type), 0);
    CHECK_EQUAL(aclGetRawTensorAddr(tensor, &address), 0);
    CHECK_EQUAL(offset, 5);
    CHECK_EQUAL(static_cast<int>(format), 47);
    CHECK_EQUAL(static_cast<int>(type), 27);
    CHECK_EQUAL(address, static_cast<void*>(&data));
    CHECK_EQUAL(aclDestroyTensor(tensor), 0);
}

void test_null_strides_mean_contiguous() {
    const struct {
        Numbers sizes, strides;
    } table[] = {
        {{}, {}},
        {{7}, {1}},
        {{2, 3, 4}, {12, 4, 1}},
        {{2, 0, 4}, {0, 4, 1}},
        {{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, {3628800, 1814400, 604800, 151200, 30240, 5040, 720, 90, 10, 1}},
    };
    for (const auto& row : table) {
        aclTensor* const tensor = create(row.sizes, nullptr, row.sizes);
        CHECK(read(aclGetViewStrides, tensor) == row.strides);
        CHECK_EQUAL(aclDestroyTensor(tensor), 0);
    }
}

void test_any_rank_can_be_created() {
    for (size_t rank = 0; rank <= 20; ++rank) {
        const Numbers sizes(rank, 2);
        aclTensor* const tensor = create(sizes, sizes.data(), sizes);
        CHECK_EQUAL(tensor->rank(), rank);
        CHECK(read(aclGetViewShape, tensor) == sizes);
        CHECK(read(aclGetViewStrides, tensor) == sizes);
        CHECK(read(aclGetStorageShape, tensor) == sizes);
        CHECK_EQUAL(aclDestroyTensor(tensor), 0);
    }
}

void test_null_arrays_are_refused_only_with_a_count() {
    const int64_t dims[] = {2};
    const auto none = static_cast<aclTensor*>(nullptr);
    CHECK_EQUAL(aclCreateTensor(nullptr, 1, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, dims, 1, nullptr), none);
    CHECK_REFUSED(0, 0, "aclCreateTensor", "viewDims is null");
    CHECK_EQUAL(aclCreateTensor(dims, 1, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, nullptr, 1, nullptr), none);
    CHECK_REFUSED(0, 0, "aclCreateTensor", "storageDims is null");
    CHECK_EQUAL(aclCreateTensor(dims, UINT64_MAX, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, dims, 1, nullptr), none);
    CHECK_REFUSED(0, 0, "aclCreateTensor");
    aclTensor* const tensor = aclCreateTensor(nullptr, 0, static_cast<aclDataType>(1000), nullptr, -3,
                                              static_cast<aclFormat>(30), nullptr, 0, nullptr);
    CHECK(tensor != nullptr);  // operators judge the rest
    CHECK_EQUAL(aclDestroyTensor(tensor), 0);
}

void test_number_of_elements() {
    const int64_t large = int64_t{1} << 32;
    const struct {
        Numbers sizes;
        int64_t elements;
    } table[] = {
        {{}, 1},
        {{0}, 0},
        {{5}, 5},
        {{2, 3, 4}, 24},
        {{2, -3}, -1},
        {{-2, -3}, -1},
        {{-2, 0}, 0},
        {{large, large}, INT64_MAX},
        {{large, large, 0}, 0},
        {{INT64_MAX, 1}, INT64_MAX},
        {{large, large, -1}, -1},
    };
    for (const auto& row : table) {
        aclTensor* const tensor = create(row.sizes, nullptr, {1});
        CHECK_EQUAL(tensor->elements(), row.elements);
        CHECK_EQUAL(tensor->is_empty(), row.elements == 0);
        CHECK_EQUAL(aclDestroyTensor(tensor), 0);
    }
}

void test_init_replaces_everything() {
    aclTensor* const tensor = create(Numbers(10, 1), nullptr, {1});
    const int64_t sizes[] = {4, 2};
    const int64_t strides[] = {2, 1};
    int data = 0;
    const auto init = [&](aclTensor* target, const int64_t* view, const int64_t* storage) {
        return aclInitTensor(target, view, 2, ACL_INT8, strides, 6, ACL_FORMAT_NCHW, storage, 2, &data);
    };
    CHECK_REFUSED(init(nullptr, sizes, sizes), 161001, "aclInitTensor", "tensor is null");
    CHECK_REFUSED(init(tensor, nullptr, sizes), 161001, "aclInitTensor", "viewDims is null");
    CHECK_REFUSED(init(tensor, sizes, nullptr), 161001, "aclInitTensor", "storageDims is null");
    CHECK_EQUAL(tensor->rank(), 10u);
    CHECK_EQUAL(init(tensor, sizes, sizes), 0);
    CHECK(read(aclGetViewShape, tensor) == Numbers({4, 2}));
    CHECK(read(aclGetViewStrides, tensor) == Numbers({2, 1}));
    CHECK(read(aclGetStorageShape, tensor) == Numbers({4, 2}));
    CHECK_EQUAL(tensor->offset, 6);
    CHECK_EQUAL(static_cast<int>(tensor->dtype), 2);
    CHECK_EQUAL(static_cast<int>(tensor->format), 0);
    CHECK_EQUAL(tensor->data.load(), static_cast<void*>(&data));
    CHECK_EQUAL(aclDestroyTensor(tensor), 0);
}

void test_addresses() {
    aclTensor* const tensor = create({2}, nullptr, {2});
    int data = 0;
    void* address = &data;
    CHECK_EQUAL(aclGetRawTensorAddr(tensor, &address), 0);
    CHECK_EQUAL(address, static_cast<void*>(nullptr));
    CHECK_EQUAL(aclSetRawTensorAddr(tensor, &data), 0);
    CHECK_EQUAL(aclGetRawTensorAddr(tensor, &address), 0);
    CHECK_EQUAL(address, static_cast<void*>(&data));
    CHECK_EQUAL(aclSetRawTensorAddr(tensor, nullptr), 0);
    CHECK_EQUAL(tensor->data.load(), static_cast<void*>(nullptr));
    CHECK_EQUAL(aclDestroyTensor(tensor), 0);
}

void test_null_arguments_of_readers_and_writers() {
    aclTensor* const tensor = create({2}, nullptr, {2});
    int64_t* values = nullptr;
    int64_t offset = 0;
    uint64_t count = 0;
    aclFormat format = ACL_FORMAT_ND;
    aclDataType type = ACL_FLOAT;
    void* address = nullptr;
    CHECK_REFUSED(aclGetViewShape(nullptr, &values, &count), 161001, "aclGetViewShape", "tensor is null");
    CHECK_REFUSED(aclGetViewShape(tensor, nullptr, &count), 161001, "aclGetViewShape", "viewDims is null");
    CHECK_REFUSED(aclGetViewShape(tensor, &values, nullptr), 161001, "aclGetViewShape", "viewDimsNum is null");
    CHECK_REFUSED(aclGetStorageShape(nullptr, &values, &count), 161001, "aclGetStorageShape", "tensor is null");
    CHECK_REFUSED(aclGetStorageShape(tensor, nullptr, &count), 161001, "aclGetStorageShape", "storageDims is null");
    CHECK_REFUSED(aclGetStorageShape(tensor, &values, nullptr), 161001, "storageDimsNum is null");
    CHECK_REFUSED(aclGetViewStrides(nullptr, &values, &count), 161001, "aclGetViewStrides", "tensor is null");
    CHECK_REFUSED(aclGetViewStrides(tensor, nullptr, &count), 161001, "aclGetViewStrides", "stridesValue is null");
    CHECK_REFUSED(aclGetViewStrides(tensor, &values, nullptr), 161001, "aclGetViewStrides", "stridesNum is null");
    CHECK_REFUSED(aclGetViewOffset(nullptr, &offset), 161001, "aclGetViewOffset", "tensor is null");
    CHECK_REFUSED(aclGetViewOffset(tensor, nullptr), 161001, "aclGetViewOffset", "offset is null");
    CHECK_REFUSED(aclGetFormat(nullptr, &format), 161001, "aclGetFormat", "tensor is null");
    CHECK_REFUSED(aclGetFormat(tensor, nullptr), 161001, "aclGetFormat", "format is null");
    CHECK_REFUSED(aclGetDataType(nullptr, &type), 161001, "aclGetDataType", "tensor is null");
    CHECK_REFUSED(aclGetDataType(tensor, nullptr), 161001, "aclGetDataType", "dataType is null");
    CHECK_REFUSED(aclSetRawTensorAddr(nullptr, &count), 161001, "aclSetRawTensorAddr", "tensor is null");
    CHECK_REFUSED(aclGetRawTensorAddr(nullptr, &address), 161001, "aclGetRawTensorAddr", "tensor is null");
    CHECK_REFUSED(aclGetRawTensorAddr(tensor, nullptr), 161001, "aclGetRawTensorAddr", "addr is null");
    CHECK_EQUAL(aclDestroyTensor(tensor), 0);
    CHECK_EQUAL(aclDestroyTensor(nullptr), 0);
}

void test_references() {
    aclTensor* const tensor = create({2}, nullptr, {2});
    CHECK(actgrad::retain(tensor));
    CHECK_EQUAL(aclDestroyTensor(tensor), 0);
    CHECK_EQUAL(tensor->elements(), 2);  // still held
    CHECK(!actgrad::retain(tensor));     // but dead
    CHECK_REFUSED(aclDestroyTensor(tensor), 161002, "not a live tensor");
    actgrad::release(tensor);
    CHECK(!actgrad::retain(tensor));
    CHECK(!actgrad::retain(static_cast<const aclTensor*>(nullptr)));
}

void test_scalars() {
    double number = 2.5;
    aclScalar* const scalar = aclCreateScalar(&number, ACL_DOUBLE);
    number = 0;
    double copy = 0;
    std::memcpy(&copy, scalar->bytes.data(), sizeof copy);
    CHECK_EQUAL(copy, 2.5);
    CHECK_EQUAL(static_cast<int>(scalar->dtype), 11);
    CHECK_EQUAL(aclDestroyScalar(scalar), 0);
    CHECK_EQUAL(aclDestroyScalar(nullptr), 0);
    CHECK_EQUAL(aclCreateScalar(nullptr, ACL_FLOAT), static_cast<aclScalar*>(nullptr));
    CHECK_REFUSED(0, 0, "aclCreateScalar", "value is null");
    CHECK_EQUAL(aclCreateScalar(&number, ACL_STRING), static_cast<aclScalar*>(nullptr));
    CHECK_REFUSED(0, 0, "aclCreateScalar", "dataType is 13");
}

void test_arrays() {
    int64_t ints[] = {1, 2, 3};
    float floats[] = {1.5f, 2.5f};
    bool bools[] = {true, false, true, true};
    aclIntArray* const int_array = aclCreateIntArray(ints, 3);
    aclFloatArray* const float_array = aclCreateFloatArray(floats, 2);
    aclBoolArray* const bool_array = aclCreateBoolArray(bools, 4);
    ints[0] = 9;
    floats[0] = 9;
    bools[0] = false;
    CHECK(int_array->values == Numbers({1, 2, 3}));
    CHECK(float_array->values == std::vector<float>({1.5f, 2.5f}));
    CHECK(bool_array->values == std::vector<bool>({true, false, true, true}));
    uint64_t size = 0;
    CHECK_EQUAL(aclGetIntArraySize(int_array, &size), 0);
    CHECK_EQUAL(size, 3u);
    CHECK_EQUAL(aclGetFloatArraySize(float_array, &size), 0);
    CHECK_EQUAL(size, 2u);
    CHECK_EQUAL(aclGetBoolArraySize(bool_array, &size), 0);
    CHECK_EQUAL(size, 4u);
    CHECK_REFUSED(aclGetIntArraySize(nullptr, &size), 161001, "aclGetIntArraySize", "array is null");
    CHECK_REFUSED(aclGetIntArraySize(int_array, nullptr), 161001, "aclGetIntArraySize", "size is null");
    CHECK_REFUSED(aclGetFloatArraySize(nullptr, &size), 161001, "aclGetFloatArraySize", "array is null");
    CHECK_REFUSED(aclGetFloatArraySize(float_array, nullptr), 161001, "aclGetFloatArraySize", "size is null");
    CHECK_REFUSED(aclGetBoolArraySize(nullptr, &size), 161001, "aclGetBoolArraySize", "array is null");
    CHECK_REFUSED(aclGetBoolArraySize(bool_array, nullptr), 161001, "aclGetBoolArraySize", "size is null");
    CHECK_EQUAL(aclDestroyIntArray(int_array), 0);
    CHECK_EQUAL(aclDestroyFloatArray(float_array), 0);
    CHECK_EQUAL(aclDestroyBoolArray(bool_array), 0);
    CHECK_EQUAL(aclDestroyIntArray(nullptr), 0);
    CHECK_EQUAL(aclDestroyFloatArray(nullptr), 0);
    CHECK_EQUAL(aclDestroyBoolArray(nullptr), 0);
    CHECK_EQUAL(aclCreateIntArray(nullptr, 1), static_cast<aclIntArray*>(nullptr));
    CHECK_REFUSED(0, 0, "aclCreateIntArray", "value is null");
    CHECK_EQUAL(aclCreateFloatArray(nullptr, 1), static_cast<aclFloatArray*>(nullptr));
    CHECK_REFUSED(0, 0, "aclCreateFloatArray", "value is null");
    CHECK_EQUAL(aclCreateBoolArray(nullptr, 1), static_cast<aclBoolArray*>(nullptr));
    CHECK_REFUSED(0, 0, "aclCreateBoolArray", "value is null");
    aclIntArray* const empty = aclCreateIntArray(nullptr, 0);
    CHECK_EQUAL(aclGetIntArraySize(empty, &size), 0);
    CHECK_EQUAL(size, 0u);
    CHECK_EQUAL(aclDestroyIntArray(empty), 0);
}

// That the members are destroyed too shows under the leak checker.
void test_lists() {
    const aclTensor* const tensors[] = {create({2}, nullptr, {2}), nullptr, create({3}, nullptr, {3})};
    float value = 1;
    const aclScalar* const scalars[] = {aclCreateScalar(&value, ACL_FLOAT)};
    aclTensorList* const tensor_list = aclCreateTensorList(tensors, 3);
    aclScalarList* const scalar_list = aclCreateScalarList(scalars, 1);
    uint64_t size = 0;
    CHECK_EQUAL(aclGetTensorListSize(tensor_list, &size), 0);
    CHECK_EQUAL(size, 3u);
    CHECK_EQUAL(tensor_list->members[2], tensors[2]);
    CHECK_EQUAL(aclGetScalarListSize(scalar_list, &size), 0);
    CHECK_EQUAL(size, 1u);
    CHECK_EQUAL(scalar_list->members[0], scalars[0]);
    CHECK_REFUSED(aclGetTensorListSize(nullptr, &size), 161001, "aclGetTensorListSize", "list is null");
    CHECK_REFUSED(aclGetTensorListSize(tensor_list, nullptr), 161001, "aclGetTensorListSize", "size is null");
    CHECK_REFUSED(aclGetScalarListSize(nullptr, &size), 161001, "aclGetScalarListSize", "list is null");
    CHECK_REFUSED(aclGetScalarListSize(scalar_list, nullptr), 161001, "aclGetScalarListSize", "size is null");
    CHECK_EQUAL(aclDestroyTensorList(tensor_list), 0);
    CHECK_EQUAL(aclDestroyScalarList(scalar_list), 0);
    CHECK_EQUAL(aclDestroyTensorList(nullptr), 0);
    CHECK_EQUAL(aclDestroyScalarList(nullptr), 0);
    CHECK_EQUAL(aclCreateTensorList(nullptr, 1), static_cast<aclTensorList*>(nullptr));
    CHECK_REFUSED(0, 0, "aclCreateTensorList", "value is null");
    CHECK_EQUAL(aclCreateScalarList(nullptr, 1), static_cast<aclScalarList*>(nullptr));
    CHECK_REFUSED(0, 0, "aclCreateScalarList", "value is null");
}

constexpr uint64_t impossible_counts[] = {uint64_t{1} << 60, uint64_t{1} << 61, uint64_t{1} << 63, UINT64_MAX};

void test_counts_that_no_array_has() {
    const int64_t number = 1;
    const float single = 1;
    const aclTensor* const tensor = nullptr;
    const aclScalar* const scalar = nullptr;
    for (const uint64_t count : impossible_counts) {
        const auto create = [&](uint64_t view, uint64_t storage) {
            return aclCreateTensor(&number, view, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, &number, storage, nullptr);
        };
        CHECK(!create(count, 1));
        CHECK_REFUSED(0, 0, "aclCreateTensor", "viewDims", std::to_string(count).c_str());
        CHECK(!create(1, count));
        CHECK_REFUSED(0, 0, "aclCreateTensor", "storageDims", std::to_string(count).c_str());
        CHECK(!aclCreateIntArray(&number, count));
        CHECK_REFUSED(0, 0, "aclCreateIntArray", "value", std::to_string(count).c_str());
        CHECK(!aclCreateTensorList(&tensor, count));
        CHECK_REFUSED(0, 0, "aclCreateTensorList", "value");
        CHECK(!aclCreateScalarList(&scalar, count));
        CHECK_REFUSED(0, 0, "aclCreateScalarList", "value");
    }
    CHECK(!aclCreateFloatArray(&single, uint64_t{1} << 62));
    CHECK(!aclCreateBoolArray(reinterpret_cast<const bool*>(&single), UINT64_MAX));
}

void test_storage_beyond_any_memory() {
    const int64_t half = int64_t{1} << 61;
    aclTensor* const tensor = create({1}, nullptr, {half - 1});  // of 2^63 - 4 bytes
    CHECK(tensor != nullptr);
    const int64_t one = 1;
    for (const Numbers& storage :
         {Numbers{half}, Numbers{int64_t{1} << 32, int64_t{1} << 29}, Numbers{INT64_MAX, INT64_MAX}}) {
        CHECK(!create({1}, nullptr, storage));
        CHECK_REFUSED(0, 0, "aclCreateTensor", "storage", "4 bytes");
        CHECK_REFUSED(aclInitTensor(tensor, &one, 1, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, storage.data(),
                                    storage.size(), nullptr),
                      161002, "aclInitTensor", "storage");
    }
    CHECK(read(aclGetStorageShape, tensor) == Numbers{half - 1});  // it is what it was
    CHECK_EQUAL(aclDestroyTensor(tensor), 0);
}

// The status of each function of a kind for objects that are destroyed, of another kind, or bogus.
// Refused by every operator; but strict mode hears of what was refused.
void test_views_beyond_any_memory() {
    const Numbers sizes{4};
    float data[4] = {};
    for (const auto& [stride, offset, bytes] : {std::tuple<int64_t, int64_t, size_t>(1, 0, 16),
                                                {1, INT64_MAX / 2, 0},
                                                {1, -1, 0},
                                                {INT64_MAX / 2, 0, 0},
                                                {INT64_MAX / 8, 0, 0}}) {
        const aclTensor* const tensor =
            aclCreateTensor(sizes.data(), 1, ACL_FLOAT, &stride, offset, ACL_FORMAT_ND, sizes.data(), 1, data);
        CHECK_EQUAL(actgrad::access_of(*tensor, "x", actgrad::strict::Use::Read).footprint.total_bytes(), bytes);
        CHECK_EQUAL(aclDestroyTensor(tensor), 0);
    }
}

void test_what_is_not_alive() {
    const int64_t number = 1;
    float value = 1;
    const bool flag = true;
    aclTensor* const tensor = create({1}, nullptr, {1});
    aclTensor* const dead_tensor = create({1}, nullptr, {1});
    aclScalar* const scalar = aclCreateScalar(&value, ACL_FLOAT);
    aclIntArray* const ints = aclCreateIntArray(&number, 1);
    aclFloatArray* const floats = aclCreateFloatArray(&value, 1);
    aclBoolArray* const bools = aclCreateBoolArray(&flag, 1);
    aclTensorList* const tensors = aclCreateTensorList(nullptr, 0);
    aclScalarList* const scalars = aclCreateScalarList(nullptr, 0);
    CHECK_EQUAL(aclDestroyTensor(dead_tensor), 0);
    void* const others[] = {dead_tensor,
                            ints,
                            &value,
                            reinterpret_cast<char*>(tensor) + 8,
                            reinterpret_cast<void*>(uintptr_t{1}),
                            reinterpret_cast<void*>(UINTPTR_MAX)};
    int64_t* values = nullptr;
    uint64_t count = 0;
    int64_t offset = 0;
    aclFormat format;
    aclDataType dtype;
    void* address;
    for (void* const other : others) {
        auto* const given = static_cast<aclTensor*>(other);
        CHECK_REFUSED(aclDestroyTensor(given), 161002, "aclDestroyTensor", "not a live tensor");
        CHECK_REFUSED(aclInitTensor(given, &number, 1, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, &number, 1, nullptr),
                      161002, "aclInitTensor", "not a live tensor");
        CHECK_REFUSED(aclGetViewShape(given, &values, &count), 161002, "not a live tensor");
        CHECK_REFUSED(aclGetStorageShape(given, &values, &count), 161002, "not a live tensor");
        CHECK_REFUSED(aclGetViewStrides(given, &values, &count), 161002, "not a live tensor");
        CHECK_REFUSED(aclGetViewOffset(given, &offset), 161002, "not a live tensor");
        CHECK_REFUSED(aclGetFormat(given, &format), 161002, "not a live tensor");
        CHECK_REFUSED(aclGetDataType(given, &dtype), 161002, "not a live tensor");
        CHECK_REFUSED(aclSetRawTensorAddr(given, nullptr), 161002, "not a live tensor");
        CHECK_REFUSED(aclGetRawTensorAddr(given, &address), 161002, "not a live tensor");
        CHECK(!aclCreateTensorList(&given, 1));
        CHECK_REFUSED(0, 0, "aclCreateTensorList", "not a live tensor");
        CHECK_REFUSED(aclDestroyScalar(static_cast<aclScalar*>(other)), 161002, "not a live scalar");
        CHECK_REFUSED(aclDestroyFloatArray(static_cast<aclFloatArray*>(other)), 161002, "not a live array of floats");
        CHECK_REFUSED(aclDestroyBoolArray(static_cast<aclBoolArray*>(other)), 161002, "not a live array of bools");
        CHECK_REFUSED(aclGetFloatArraySize(static_cast<aclFloatArray*>(other), &count), 161002, "not a live array");
        CHECK_REFUSED(aclDestroyTensorList(static_cast<aclTensorList*>(other)), 161002, "not a live list of tensors");
        CHECK_REFUSED(aclGetTensorListSize(static_cast<aclTensorList*>(other), &count), 161002, "not a live list");
        CHECK_REFUSED(aclDestroyScalarList(static_cast<aclScalarList*>(other)), 161002, "not a live list of scalars");
        CHECK_REFUSED(aclGetScalarListSize(static_cast<aclScalarList*>(other), &count), 161002, "not a live list");
    }
    // Nothing was disturbed, and each is destroyed once.
    CHECK_EQUAL(aclDestroyTensor(tensor), 0);
    CHECK_REFUSED(aclDestroyTensor(tensor), 161002, "aclDestroyTensor");
    CHECK_EQUAL(aclDestroyScalar(scalar), 0);
    CHECK_REFUSED(aclDestroyScalar(scalar), 161002, "aclDestroyScalar");
    CHECK_EQUAL(aclDestroyIntArray(ints), 0);
    CHECK_REFUSED(aclDestroyIntArray(ints), 161002, "not a live array of integers");
    CHECK_REFUSED(aclGetIntArraySize(ints, &count), 161002, "not a live array of integers");
    CHECK_EQUAL(aclDestroyFloatArray(floats), 0);
    CHECK_REFUSED(aclDestroyFloatArray(floats), 161002, "aclDestroyFloatArray");
    CHECK_EQUAL(aclDestroyBoolArray(bools), 0);
    CHECK_REFUSED(aclDestroyBoolArray(bools), 161002, "aclDestroyBoolArray");
    CHECK_EQUAL(aclDestroyTensorList(tensors), 0);
    CHECK_REFUSED(aclDestroyTensorList(tensors), 161002, "aclDestroyTensorList");
    CHECK_EQUAL(aclDestroyScalarList(scalars), 0);
    CHECK_REFUSED(aclDestroyScalarList(scalars), 161002, "aclDestroyScalarList");
}

void test_a_dead_tensor_is_known_while_a_thousand_others_come_and_go() {
    aclTensor* const tensor = create({1}, nullptr, {1});
    CHECK_EQUAL(aclDestroyTensor(tensor), 0);
    for (int i = 0; i < 1000; ++i) {
        aclTensor* const other = create({1}, nullptr, {1});
        CHECK(other != tensor);
        CHECK_EQUAL(aclDestroyTensor(other), 0);
        CHECK_REFUSED(aclDestroyTensor(tensor), 161002, "not a live tensor");
    }
}

void test_a_list_whose_member_was_destroyed() {
    const aclTensor* const members[] = {create({1}, nullptr, {1}), create({1}, nullptr, {1})};
    aclTensorList* const list = aclCreateTensorList(members, 2);
    CHECK_EQUAL(aclDestroyTensor(members[0]), 0);
    CHECK_REFUSED(aclDestroyTensorList(list), 161002, "not a live tensor");
    // The rest is gone all the same.
    CHECK_REFUSED(aclDestroyTensor(members[1]), 161002, "not a live tensor");
    CHECK_REFUSED(aclDestroyTensorList(list), 161002, "not a live list");
}

}  // namespace

int main() {
    test_what_was_created_can_be_read();
    test_null_strides_mean_contiguous();
    test_any_rank_can_be_created();
    test_null_arrays_are_refused_only_with_a_count();
    test_number_of_elements();
    test_init_replaces_everything();
    test_addresses();
    test_null_arguments_of_readers_and_writers();
    test_references();
    test_scalars();
    test_arrays();
    test_lists();
    test_counts_that_no_array_has();
    test_storage_beyond_any_memory();
    test_views_beyond_any_memory();
    test_what_is_not_alive();
    test_a_dead_tensor_is_known_while_a_thousand_others_come_and_go();
    test_a_list_whose_member_was_destroyed();
    return check::result();
}
