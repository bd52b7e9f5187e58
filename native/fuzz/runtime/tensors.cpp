// SPDX-License-Identifier: Apache-2.0
//
// Tensors.
#include <algorithm>

#include "acl/acl.h"
#include "fuzz/runtime/machine.h"

namespace fuzz {

namespace {

bool can_be_made(const Spec& spec) { return count(spec.storage) <= PTRDIFF_MAX / std::max<int64_t>(spec.item(), 1); }

}  // namespace

aclDataType Machine::dtype() {
    constexpr aclDataType usual[] = {ACL_FLOAT, ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE};
    return in_.one_in(16) ? static_cast<aclDataType>(static_cast<int>(in_.below(42)) - 2) : in_.of(usual);
}

Spec Machine::any_spec() {
    Spec spec;
    const size_t rank = in_.below(10);
    spec.dtype = dtype();
    spec.format = static_cast<aclFormat>(in_.one_in(8) ? in_.integer(48) : int64_t{ACL_FORMAT_ND});
    for (size_t i = 0; i < rank; ++i) {
        spec.sizes.push_back(in_.integer(4));
        spec.strides.push_back(in_.integer(6));
    }
    for (size_t i = 0, storage_rank = in_.below(4); i < storage_rank; ++i) {
        spec.storage.push_back(in_.integer(64));
    }
    spec.offset = in_.integer(8);
    place(spec);
    return spec;
}

Spec Machine::spec_of(const Numbers& sizes, aclDataType dtype) {
    Spec spec;
    spec.dtype = dtype;
    spec.sizes = sizes;
    spec.strides.resize(sizes.size());
    int64_t stride = 1 + static_cast<int64_t>(in_.one_in(8));
    const bool reversed = in_.one_in(4);
    const bool broadcast = in_.one_in(16);
    for (size_t k = 0; k < sizes.size(); ++k) {
        const size_t i = reversed ? k : sizes.size() - 1 - k;
        spec.strides[i] = broadcast && k == 0 ? 0 : stride;
        stride *= std::clamp<int64_t>(sizes[i], 1, 1000) + static_cast<int64_t>(in_.one_in(16));
    }
    spec.offset = in_.one_in(4) ? in_.below(16) : 0;
    spec.storage = {stride + spec.offset + static_cast<int64_t>(in_.below(2)) - static_cast<int64_t>(in_.one_in(32))};
    place(spec);
    return spec;
}

void Machine::place(Spec& spec) {
    const __int128 bytes = std::max<__int128>(count(spec.storage), 0) * std::max<int64_t>(spec.item(), 1);
    if (bytes > arena_size || in_.one_in(32)) {
        spec.data = nullptr;
        return;
    }
    const int64_t room = arena_size - static_cast<int64_t>(bytes);
    const int64_t unit = in_.one_in(8) ? 1 : 64;
    spec.data = process().arena + std::min<int64_t>(static_cast<int64_t>(in_.byte()) * unit, room);
}

Tensor* Machine::create(const Spec& spec) {
    aclTensor* const handle =
        aclCreateTensor(spec.sizes.data(), spec.sizes.size(), spec.dtype, spec.strides.data(), spec.offset, spec.format,
                        spec.storage.data(), spec.storage.size(), spec.data);
    ++calls;
    expect((handle != nullptr) == can_be_made(spec), "a tensor was made that cannot be, or the other way round");
    if (handle) {
        revive(handle);
    }
    return handle ? &tensors_.add({handle, spec}) : nullptr;
}

// A dead tensor's address is reused only after so many others that the list no longer holds it.
void Machine::revive(const aclTensor* handle) {
    for (size_t i = 0; i < tensors_.size(); ++i) {
        expect(tensors_[i].handle != handle, "an address was given again too early");
    }
}

void Machine::create_tensor() {
    const Spec spec = any_spec();
    if (in_.one_in(16)) {
        constexpr uint64_t counts[] = {uint64_t{1} << 61, uint64_t{1} << 63, UINT64_MAX, uint64_t{1} << 60};
        const int64_t number = 1;
        expect(
            !aclCreateTensor(&number, in_.of(counts), spec.dtype, nullptr, 0, spec.format, &number, 1, nullptr) &&
                !aclCreateTensor(&number, 1, spec.dtype, nullptr, 0, spec.format, &number, in_.of(counts), nullptr) &&
                !aclCreateTensor(nullptr, 1, spec.dtype, nullptr, 0, spec.format, &number, 1, nullptr) &&
                !aclCreateTensor(&number, 1, spec.dtype, nullptr, 0, spec.format, nullptr, 1, nullptr),
            "a tensor of nothing was made");
        calls += 4;
    }
    create(spec);
}

Tensor* Machine::tensor(aclTensor*& handle, int& status) {
    const size_t choice = in_.below(16);
    Tensor* const tensor = choice > 1 ? tensors_.recent(in_) : nullptr;
    handle = tensor ? tensor->handle : choice == 1 ? static_cast<aclTensor*>(strange(Kind::Tensor)) : nullptr;
    Tensor* const live = this->live_tensor(handle);
    status = !handle ? null_pointer : live ? 0 : bad_argument;
    return live;
}

Tensor* Machine::live_tensor(const aclTensor* handle) {
    for (size_t i = tensors_.size(); i-- > 0;) {
        if (tensors_[i].handle == handle && tensors_[i].alive) {
            return &tensors_[i];
        }
    }
    return nullptr;
}

void Machine::init_tensor() {
    aclTensor* handle;
    int status;
    Tensor* const tensor = this->tensor(handle, status);
    Spec spec = in_.below(2) && tensor ? tensor->spec : any_spec();
    if (tensor && in_.below(2)) {
        spec.storage = {in_.integer(16)};
        spec.dtype = dtype();
        place(spec);
    }
    settle();
    expect_status(aclInitTensor(handle, spec.sizes.data(), spec.sizes.size(), spec.dtype, spec.strides.data(),
                                spec.offset, spec.format, spec.storage.data(), spec.storage.size(), spec.data),
                  !tensor             ? status
                  : can_be_made(spec) ? 0
                                      : bad_argument);
    if (tensor && can_be_made(spec)) {
        tensor->spec = spec;
    }
}

void Machine::destroy_tensor() {
    aclTensor* handle;
    int status;
    Tensor* const tensor = this->tensor(handle, status);
    expect_status(aclDestroyTensor(handle), handle ? status : 0);
    if (tensor) {
        tensor->alive = false;
    }
}

void Machine::read_tensor() {
    aclTensor* handle;
    int status;
    Tensor* const tensor = this->tensor(handle, status);
    const auto check = [&](aclnnStatus (*reader)(const aclTensor*, int64_t**, uint64_t*), const Numbers& expected) {
        int64_t* values = nullptr;
        uint64_t count = 0;
        expect_status(reader(handle, &values, &count), status);
        expect(!tensor || Numbers(values, values + count) == expected, "a tensor reads differently");
        delete[] values;
        expect_status(reader(handle, nullptr, &count), tensor ? null_pointer : status);
        expect_status(reader(handle, &values, nullptr), tensor ? null_pointer : status);
    };
    const Spec none;
    const Spec& spec = tensor ? tensor->spec : none;
    check(aclGetViewShape, spec.sizes);
    check(aclGetViewStrides, spec.strides);
    check(aclGetStorageShape, spec.storage);
    int64_t offset = 0;
    aclFormat format = ACL_FORMAT_ND;
    aclDataType dtype = ACL_FLOAT;
    void* address = nullptr;
    expect_status(aclGetViewOffset(handle, &offset), status);
    expect_status(aclGetFormat(handle, &format), status);
    expect_status(aclGetDataType(handle, &dtype), status);
    expect_status(aclGetRawTensorAddr(handle, &address), status);
    expect(!tensor || (offset == spec.offset && format == spec.format && dtype == spec.dtype && address == spec.data),
           "a tensor reads differently");
    expect_status(aclGetRawTensorAddr(handle, nullptr), tensor ? null_pointer : status);
}

void Machine::set_tensor_address() {
    aclTensor* handle;
    int status;
    Tensor* const tensor = this->tensor(handle, status);
    Spec spec = tensor ? tensor->spec : Spec();
    place(spec);
    expect_status(aclSetRawTensorAddr(handle, spec.data), status);
    if (tensor) {
        tensor->spec.data = spec.data;
    }
}

void Machine::print(const Spec& spec) {
    std::fprintf(stderr, "  dtype %d format %d sizes", spec.dtype, spec.format);
    for (const int64_t size : spec.sizes) {
        std::fprintf(stderr, " %lld", static_cast<long long>(size));
    }
    std::fprintf(stderr, " strides");
    for (const int64_t stride : spec.strides) {
        std::fprintf(stderr, " %lld", static_cast<long long>(stride));
    }
    std::fprintf(stderr, " offset %lld storage", static_cast<long long>(spec.offset));
    for (const int64_t size : spec.storage) {
        std::fprintf(stderr, " %lld", static_cast<long long>(size));
    }
    std::fprintf(stderr, " at %lld\n", spec.data ? static_cast<long long>(spec.data - process().arena) : -1LL);
}

}  // namespace fuzz
