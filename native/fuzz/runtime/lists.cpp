// SPDX-License-Identifier: Apache-2.0
//
// Scalars, arrays and lists.
#include <algorithm>
#include <cmath>
#include <vector>

#include "acl/acl.h"
#include "fuzz/runtime/elements.h"
#include "fuzz/runtime/machine.h"

namespace fuzz {

ScalarObject* Machine::create_scalar() {
    constexpr aclDataType usual[] = {ACL_FLOAT, ACL_DOUBLE, ACL_FLOAT16, ACL_BF16,  ACL_FLOAT,
                                     ACL_INT64, ACL_INT32,  ACL_INT16,   ACL_UINT8, ACL_BOOL};
    constexpr double values[] = {0.01, 0.5, 2, -0.25, 0, 1, 3, -1.5, 1e30, INFINITY, NAN};
    const bool other = in_.one_in(16);
    const aclDataType dtype = other ? this->dtype() : in_.of(usual);
    const double value = in_.of(values);
    unsigned char bytes[16] = {};
    Scalar spec{dtype, 0};
    if (is_float(dtype)) {
        store(bytes, dtype, value);
        spec.value = load(bytes, dtype);
    } else if (is_real(dtype)) {
        const double whole = value > 1 ? std::min(value, 3.0) : 0;  // NaN gives 0
        bytes[0] = dtype == ACL_BOOL ? whole > 0 : static_cast<unsigned char>(whole);
        spec.value = bytes[0];
    }
    const bool without_value = in_.one_in(64);
    aclScalar* const handle = aclCreateScalar(without_value ? nullptr : bytes, dtype);
    ++calls;
    expect((handle != nullptr) == (!without_value && aclDataTypeSize(dtype) > 0),
           "a scalar was made that cannot be, or the other way round");
    return handle ? &scalars_.add({handle, spec}) : nullptr;
}

void Machine::scalars() {
    create_scalar();
    destroy_one(scalars_, aclDestroyScalar);
}

template <class Thing, class Handle>
void Machine::destroy_one(Things<Thing>& things, aclnnStatus (*destroy)(const Handle*)) {
    Thing* const thing = in_.below(4) > 1 ? things.recent(in_) : nullptr;
    auto* const handle = thing ? thing->handle : static_cast<Handle*>(in_.below(4) ? strange() : nullptr);
    expect_status(destroy(handle), !handle || (thing && thing->alive) ? 0 : bad_argument);
    if (thing) {
        thing->alive = false;
    }
}

template <class Array, class Value>
void Machine::array(Things<Object<Array>>& arrays, Array* (*create)(const Value*, uint64_t),
                    aclnnStatus (*get_size)(const Array*, uint64_t*), aclnnStatus (*destroy)(const Array*)) {
    const Value values[4] = {};
    const uint64_t size = in_.one_in(8) ? uint64_t{1} << (61 + in_.below(3)) | in_.below(2) : in_.below(5);
    const Value* const given = in_.one_in(8) ? nullptr : values;
    Array* const made =
        size <= 4 || sizeof(Value) * 8 * size / 8 / sizeof(Value) == size || size > PTRDIFF_MAX / sizeof(Value)
            ? create(given, size)
            : nullptr;
    ++calls;
    expect((made != nullptr) == (size <= 4 && (given || size == 0)), "an array was made that cannot be, or not");
    if (made) {
        arrays.add({made, size});
    }
    Object<Array>* const one = in_.one_in(8) ? nullptr : arrays.recent(in_);
    const Array* const handle = one ? one->handle : static_cast<Array*>(in_.below(2) ? strange() : nullptr);
    uint64_t count = 99;
    const int status = !handle ? null_pointer : one && one->alive ? 0 : bad_argument;
    expect_status(get_size(handle, &count), status);
    expect(count == (status == 0 ? one->size : 99), "another size of an array");
    expect_status(get_size(handle, nullptr), status == 0 ? null_pointer : status);
    destroy_one(arrays, destroy);
}

void Machine::arrays() {
    switch (in_.below(3)) {
        case 0: return array(int_arrays_, aclCreateIntArray, aclGetIntArraySize, aclDestroyIntArray);
        case 1: return array(float_arrays_, aclCreateFloatArray, aclGetFloatArraySize, aclDestroyFloatArray);
        default: return array(bool_arrays_, aclCreateBoolArray, aclGetBoolArraySize, aclDestroyBoolArray);
    }
}

void Machine::create_tensor_list() {
    std::vector<Tensor*> members;
    std::vector<const aclTensor*> handles;
    bool right = true;
    for (size_t i = 0, count = in_.below(4); i < count; ++i) {
        Tensor* const tensor = in_.one_in(8) ? nullptr : tensors_.recent(in_);
        right = right && (!tensor || tensor->alive);
        members.push_back(tensor);
        handles.push_back(tensor ? tensor->handle : nullptr);
    }
    aclTensorList* const list = aclCreateTensorList(handles.data(), handles.size());
    ++calls;
    expect((list != nullptr) == right, "a list of dead tensors was made, or none of live ones");
    if (list) {
        tensor_lists_.add({list, members});
    }
    expect(!aclCreateTensorList(nullptr, 1) && !aclCreateTensorList(handles.data(), uint64_t{1} << 61),
           "a list of nothing was made");
    calls += 2;
}

void Machine::destroy_tensor_list() {
    TensorList* const list = in_.one_in(4) ? nullptr : tensor_lists_.recent(in_);
    auto* const handle = list ? list->handle : static_cast<aclTensorList*>(in_.below(2) ? strange() : nullptr);
    int expected = !handle || (list && list->alive) ? 0 : bad_argument;
    uint64_t size = 99;
    const int size_status = !handle ? null_pointer : expected;
    expect_status(aclGetTensorListSize(handle, &size), size_status);
    expect(size == (size_status == 0 ? list->members.size() : 99), "another size of a list");
    if (list && list->alive) {
        expected = ended(*list);
    }
    expect_status(aclDestroyTensorList(handle), expected);
}

void Machine::scalar_lists() {
    std::vector<ScalarObject*> members;
    std::vector<const aclScalar*> handles;
    bool right = true;
    for (size_t i = 0, count = in_.below(3); i < count; ++i) {
        ScalarObject* const scalar = scalars_.recent(in_);
        right = right && (!scalar || scalar->alive);
        members.push_back(scalar);
        handles.push_back(scalar ? scalar->handle : nullptr);
    }
    aclScalarList* const made = aclCreateScalarList(handles.data(), handles.size());
    ++calls;
    expect((made != nullptr) == right, "a list of dead scalars was made, or none of live ones");
    if (made) {
        scalar_lists_.add({made, members});
    }
    ScalarList* const list = scalar_lists_.recent(in_);
    if (!list || in_.below(2)) {
        return;
    }
    uint64_t size = 99;
    expect_status(aclGetScalarListSize(list->handle, &size), list->alive ? 0 : bad_argument);
    int expected = list->alive ? 0 : bad_argument;
    if (list->alive) {
        expected = ended(*list);
    }
    expect_status(aclDestroyScalarList(list->handle), expected);
}

}  // namespace fuzz
