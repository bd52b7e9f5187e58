// SPDX-License-Identifier: Apache-2.0
//
// Operators on tensors that are dead, absurd, unaligned or changed between the phases, and on small stacks.
#include <algorithm>
#include <climits>
#include <cstring>
#include <vector>

#include <pthread.h>

#include "aclnnop/aclnn_erfinv.h"
#include "aclnnop/aclnn_geglu_backward.h"
#include "aclnnop/aclnn_hardswish.h"
#include "aclnnop/aclnn_relu.h"
#include "aclnnop/aclnn_silu.h"
#include "aclnnop/aclnn_silu_backward.h"
#include "aclnnop/aclnn_swiglu_group_grad.h"
#include "ascendcl/product.h"
#include "nnopbase/executor.h"
#include "tests/check.h"
#include "tests/operator_tensor.h"

namespace {

using Numbers = std::vector<int64_t>;

aclTensor* create(aclDataType dtype, const Numbers& sizes, const Numbers& strides, const Numbers& storage, void* data) {
    return aclCreateTensor(sizes.data(), sizes.size(), dtype, strides.data(), 0, ACL_FORMAT_ND, storage.data(),
                           storage.size(), data);
}

struct Planned {
    int status;
    aclOpExecutor* executor = nullptr;
};

Planned silu(const aclTensor* self, aclTensor* out) {
    Planned planned{};
    uint64_t size = 0;
    planned.status = aclnnSiluGetWorkspaceSize(self, out, &size, &planned.executor);
    return planned;
}

void test_dead_tensors() {
    std::vector<float> memory(4, 1.0f);
    FloatTensor live(memory, {4});
    aclrtStream stream = nullptr;
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    CHECK_EQUAL(aclrtCreateStream(&stream), 0);
    aclTensor* const dead = create(ACL_FLOAT, {4}, {1}, {4}, memory.data());
    CHECK_EQUAL(aclDestroyTensor(dead), 0);
    for (void* const other :
         {static_cast<void*>(dead), static_cast<void*>(stream), static_cast<void*>(memory.data())}) {
        auto* const given = static_cast<aclTensor*>(other);
        CHECK_REFUSED(silu(given, live).status, 161002, "aclnnSiluGetWorkspaceSize", "self", "not a live tensor");
        CHECK_REFUSED(silu(live, given).status, 161002, "aclnnSiluGetWorkspaceSize", "out", "not a live tensor");
    }
    CHECK_EQUAL(aclrtDestroyStream(stream), 0);
    CHECK_EQUAL(aclrtResetDevice(0), 0);
}

// What works in place has its inputs as outputs.
void test_new_addresses_in_place() {
    std::vector<float> first(4, -1.0f), second(4, -1.0f);
    FloatTensor tensor(first, {4});
    uint64_t size = 0;
    aclOpExecutor* executor = nullptr;
    CHECK_EQUAL(aclrtSetDevice(0), 0);
    CHECK_EQUAL(aclnnInplaceReluGetWorkspaceSize(tensor, &size, &executor), 0);
    CHECK_EQUAL(aclSetAclOpExecutorRepeatable(executor), 0);
    CHECK_EQUAL(aclSetInputTensorAddr(executor, 0, tensor, first.data()), 0);
    CHECK_EQUAL(aclnnInplaceRelu(nullptr, size, executor, nullptr), 0);
    CHECK_EQUAL(aclSetOutputTensorAddr(executor, 0, tensor, second.data()), 0);
    CHECK_REFUSED(aclSetOutputTensorAddr(executor, 1, tensor, second.data()), 161002, "below 1");
    CHECK_EQUAL(aclnnInplaceRelu(nullptr, size, executor, nullptr), 0);
    CHECK_EQUAL(aclrtSynchronizeStream(nullptr), 0);
    CHECK_EQUAL(first[3] + second[3], 0);
    CHECK_EQUAL(aclDestroyAclOpExecutor(executor), 0);
    CHECK_EQUAL(aclrtResetDevice(0), 0);
}

// An omitted output is none of those that are counted.
void test_new_addresses_beside_an_omitted_output() {
    std::vector<float> dy(2, 1.0f), x(4, 1.0f), first(4, -1.0f), second(4, -1.0f);
    FloatTensor gradient(dy, {1, 2}), input(x, {1, 4}), out(first, {1, 4});
    uint64_t size = 0;
    aclOpExecutor* executor = nullptr;
    actgrad::set_product("Ascend950");
    CHECK_EQUAL(aclnnSwigluGroupGradGetWorkspaceSize(gradient, input, nullptr, nullptr, nullptr, 0, out, nullptr, &size,
                                                     &executor),
                0);
    CHECK_EQUAL(aclSetInputTensorAddr(executor, 1, input, x.data()), 0);
    CHECK_EQUAL(aclSetOutputTensorAddr(executor, 0, out, second.data()), 0);
    CHECK_EQUAL(actgrad::run_now(executor), 0);
    CHECK(first[0] == -1 && second[0] > 0);
    actgrad::set_product("Ascend910B");
}

// Views whose exact overlap search would take forever are refused, which is safe.
void test_the_search_for_overlaps_ends() {
    const int64_t size = int64_t{1} << 28, stride = int64_t{1} << 29;
    aclTensor* const view = create(ACL_FLOAT16, {size, size}, {stride + 1, stride}, {int64_t{1} << 61}, nullptr);
    CHECK(view != nullptr);
    CHECK_REFUSED(silu(view, view).status, 161002, "out overlaps itself");
    CHECK_EQUAL(aclDestroyTensor(view), 0);
}

// An output beside inputs of another item size, in records as a C structure lays them out: each half of them lies where
// `offset` says, next to a float or on it.
void test_overlaps_of_other_item_sizes() {
    constexpr int64_t records = 3;
    alignas(float) unsigned char memory[records * 8] = {};
    aclTensor* const out = create(ACL_FLOAT, {records}, {2}, {2 * records - 1}, memory + 4);
    for (int64_t offset = 0; offset < 4; ++offset) {
        const int64_t storage[] = {4 * records};
        const int64_t size[] = {records}, stride[] = {4};
        aclTensor* const self =
            aclCreateTensor(size, 1, ACL_FLOAT16, stride, offset, ACL_FORMAT_ND, storage, 1, memory);
        uint64_t bytes = 0;
        aclOpExecutor* executor = nullptr;
        CHECK_EQUAL(aclnnHardswishGetWorkspaceSize(self, out, &bytes, &executor), 0);
        const uint16_t four = 0x4400;
        for (int64_t i = 0; i < records; ++i) {
            std::memcpy(memory + 8 * i + 2 * offset, &four, sizeof four);
        }
        if (offset < 2) {
            CHECK_EQUAL(actgrad::run_now(executor), 0);
            float last = 0;
            std::memcpy(&last, memory + 8 * records - 4, sizeof last);
            CHECK_EQUAL(last, 4);
        } else {
            CHECK_REFUSED(actgrad::run_now(executor), 161002, "out overlaps that of self");
        }
        CHECK_EQUAL(aclDestroyTensor(self), 0);
    }
    CHECK_EQUAL(aclDestroyTensor(out), 0);
}

// The same beside a byte, which may lie on either byte of the output.
void test_overlaps_of_bytes() {
    unsigned char memory[4] = {};
    aclTensor* const out = create(ACL_FLOAT16, {1}, {1}, {1}, memory + 1);
    for (size_t offset = 0; offset < 4; ++offset) {
        aclTensor* const self = create(ACL_INT8, {1}, {1}, {1}, memory + offset);
        uint64_t bytes = 0;
        aclOpExecutor* executor = nullptr;
        CHECK_EQUAL(aclnnErfinvGetWorkspaceSize(self, out, &bytes, &executor), 0);
        if (offset == 0 || offset == 3) {
            CHECK_EQUAL(actgrad::run_now(executor), 0);
        } else {
            CHECK_REFUSED(actgrad::run_now(executor), 161002, "out overlaps that of self");
        }
        CHECK_EQUAL(aclDestroyTensor(self), 0);
    }
    CHECK_EQUAL(aclDestroyTensor(out), 0);
}

// A valid view of a storage of the maximum size: planning must not overflow.
void test_a_view_of_an_absurd_storage() {
    const int64_t stride = (int64_t{1} << 61) - 2;
    aclTensor* const view = create(ACL_FLOAT, {2, 1}, {stride, INT64_MAX}, {stride + 1}, nullptr);
    CHECK(view != nullptr);
    const Planned planned = silu(view, view);
    CHECK_EQUAL(planned.status, 0);
    CHECK_EQUAL(aclDestroyAclOpExecutor(planned.executor), 0);
    CHECK_EQUAL(aclDestroyTensor(view), 0);
}

// All copies between memory and tiles, at unaligned addresses.
template <class T>
void test_unaligned_views(aclDataType dtype, T one, T silu_of_one) {
    constexpr int64_t rows = 40, columns = 50;
    const Numbers layouts[] = {{columns, 1}, {1, rows}, {3 * columns, 3}, {2, 2 * rows + 1}};
    for (const Numbers& from : layouts) {
        for (const Numbers& to : layouts) {
            const auto size = [&](const Numbers& strides) {
                return (rows - 1) * strides[0] + (columns - 1) * strides[1] + 1;
            };
            std::vector<char> in(static_cast<size_t>(size(from)) * sizeof(T) + 1);
            std::vector<char> out(static_cast<size_t>(size(to)) * sizeof(T) + 1);
            for (int64_t i = 0; i < size(from); ++i) {
                std::memcpy(&in[1 + static_cast<size_t>(i) * sizeof(T)], &one, sizeof(T));
            }
            aclTensor* const tensors[] = {create(dtype, {rows, columns}, from, {size(from)}, &in[1]),
                                          create(dtype, {rows, columns}, to, {size(to)}, &out[1])};
            const Planned planned = silu(tensors[0], tensors[1]);
            CHECK_EQUAL(planned.status, 0);
            CHECK_EQUAL(actgrad::run_now(planned.executor), 0);
            for (int64_t i = 0; i < rows; ++i) {
                for (int64_t j = 0; j < columns; ++j) {
                    T value;
                    std::memcpy(&value, &out[1 + static_cast<size_t>(i * to[0] + j * to[1]) * sizeof(T)], sizeof(T));
                    CHECK(std::memcmp(&value, &silu_of_one, sizeof(T)) == 0);
                }
            }
            CHECK_EQUAL(aclDestroyTensor(tensors[0]), 0);
            CHECK_EQUAL(aclDestroyTensor(tensors[1]), 0);
        }
    }
}

void test_a_storage_that_shrinks_between_the_phases() {
    std::vector<float> memory(64, 1.0f), results(64, 0.0f);
    const int64_t sizes[] = {64}, fewer[] = {16};
    const auto init = [&](aclTensor* tensor, aclDataType dtype, const int64_t* storage, void* data) {
        return aclInitTensor(tensor, fewer, 1, dtype, nullptr, 0, ACL_FORMAT_ND, storage, 1, data);
    };
    FloatTensor self(memory, {64}), out(results, {64});
    Planned planned = silu(self, out);
    CHECK_EQUAL(planned.status, 0);
    CHECK_EQUAL(init(out, ACL_FLOAT, fewer, results.data()), 0);
    CHECK_REFUSED(actgrad::run_now(planned.executor), 161002, "aclnnSilu", "out has a smaller storage");
    CHECK_EQUAL(results[0], 0.0f);
    // As many elements of half the size are too few as well.
    FloatTensor again(results, {64});
    planned = silu(self, again);
    CHECK_EQUAL(init(again, ACL_FLOAT16, sizes, results.data()), 0);
    CHECK_REFUSED(actgrad::run_now(planned.executor), 161002, "out has a smaller storage");
    // The input as well as the output.
    FloatTensor third(results, {64});
    planned = silu(self, third);
    CHECK_EQUAL(init(self, ACL_FLOAT, fewer, memory.data()), 0);
    CHECK_REFUSED(actgrad::run_now(planned.executor), 161002, "self has a smaller storage");
    // Phase one captured the views, so a different view of an equally large storage changes nothing.
    FloatTensor whole(memory, {64}), fourth(results, {64});
    planned = silu(whole, fourth);
    CHECK_EQUAL(init(fourth, ACL_FLOAT, sizes, results.data()), 0);
    CHECK_EQUAL(actgrad::run_now(planned.executor), 0);
    CHECK(results[0] > 0.7f && results[0] == results[63]);
}

// The operator with the most operands, all crossed: each needs a tile.
void run_crossed() {
    constexpr int64_t rows = 64, half = 40;
    std::vector<float> memory(rows * half * 6, 0.5f);
    const auto view = [&](int64_t columns, size_t at) {
        return create(ACL_FLOAT, {rows, columns}, {1, rows}, {rows * columns}, &memory[at]);
    };
    aclTensor* const dy = view(half, 0);
    aclTensor* const x = view(2 * half, rows * half);
    aclTensor* const gelu = view(half, rows * half * 3);
    std::vector<float> results(rows * half * 2, 0.0f);
    FloatTensor dx(results, {rows, 2 * half});
    aclOpExecutor* executor = nullptr;
    uint64_t size = 0;
    CHECK_EQUAL(aclnnGeGluBackwardGetWorkspaceSize(dy, x, gelu, -1, 1, dx, &size, &executor), 0);
    CHECK_EQUAL(actgrad::run_now(executor), 0);
    CHECK_EQUAL(results[0], 0.25f);  // dy times gelu
    for (const aclTensor* tensor : {dy, x, gelu}) {
        CHECK_EQUAL(aclDestroyTensor(tensor), 0);
    }
}

#if !defined(ACTGRAD_WITH_ASAN) && !defined(ACTGRAD_WITH_TSAN)  // which make each frame larger
void test_a_small_stack() {
    pthread_attr_t attributes;
    CHECK_EQUAL(pthread_attr_init(&attributes), 0);
    // Some machines have larger pages, and no stack so small.
    const auto smallest = std::max<size_t>(65536, static_cast<size_t>(PTHREAD_STACK_MIN));
    CHECK_EQUAL(pthread_attr_setstacksize(&attributes, smallest), 0);
    pthread_t thread;
    const auto body = [](void*) -> void* {
        run_crossed();
        return nullptr;
    };
    CHECK_EQUAL(pthread_create(&thread, &attributes, body, nullptr), 0);
    CHECK_EQUAL(pthread_join(thread, nullptr), 0);
    CHECK_EQUAL(pthread_attr_destroy(&attributes), 0);
}
#endif

}  // namespace

int main() {
    test_dead_tensors();
    test_new_addresses_in_place();
    test_new_addresses_beside_an_omitted_output();
    test_the_search_for_overlaps_ends();
    test_overlaps_of_other_item_sizes();
    test_overlaps_of_bytes();
    test_a_view_of_an_absurd_storage();
    test_unaligned_views<float>(ACL_FLOAT, 1.0f, 0.731058598f);
    test_unaligned_views<uint16_t>(ACL_FLOAT16, 0x3c00, 0x39d9);
    test_a_storage_that_shrinks_between_the_phases();
    run_crossed();
#if !defined(ACTGRAD_WITH_ASAN) && !defined(ACTGRAD_WITH_TSAN)
    test_a_small_stack();
#endif
    return check::result();
}
