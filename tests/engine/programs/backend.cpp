// SPDX-License-Identifier: Apache-2.0
//
// What a back end of an inference engine does: tensors are views at offsets of one buffer, with strides of their own
// and a flat storage, weights are transposed, of 16 or 4 bits, and results are of float32.
#include <cmath>

#include "aclnnop/aclnn_convolution.h"
#include "aclnnop/aclnn_dynamic_quant.h"
#include "aclnnop/aclnn_ger.h"
#include "aclnnop/aclnn_grouped_matmul_v3.h"
#include "aclnnop/aclnn_max_pool.h"
#include "aclnnop/aclnn_mm.h"
#include "aclnnop/aclnn_softmax.h"
#include "aclnnop/aclnn_weight_quant_batch_matmul_v2.h"
#include "program.h"

#define CALL(name, ...)                                                                \
    do {                                                                               \
        uint64_t workspace = 0;                                                        \
        aclOpExecutor* executor = nullptr;                                             \
        CHECK(aclnn##name##GetWorkspaceSize(__VA_ARGS__, &workspace, &executor) == 0); \
        CHECK(aclnn##name(nullptr, workspace, executor, stream) == 0);                 \
        CHECK(aclrtSynchronizeStream(stream) == 0);                                    \
    } while (false)

namespace {

using Sizes = std::vector<int64_t>;

aclrtStream stream = nullptr;

aclTensor* view(void* data, aclDataType dtype, const Sizes& sizes, const Sizes& strides, int64_t offset = 0,
                aclFormat format = ACL_FORMAT_ND) {
    int64_t storage = 1 + offset;
    for (size_t i = 0; i < sizes.size(); ++i) {
        storage += (sizes[i] - 1) * strides[i];
    }
    aclTensor* const tensor =
        aclCreateTensor(sizes.data(), sizes.size(), dtype, strides.data(), offset, format, &storage, 1, data);
    CHECK(tensor != nullptr);
    return tensor;
}

// Multiples of 1/8 between -1 and 1, which 16 bits hold.
float number(size_t i) { return static_cast<float>(i * 7 % 17) / 8 - 1; }

std::vector<float> numbers(size_t count) {
    std::vector<float> values(count);
    for (size_t i = 0; i < count; ++i) {
        values[i] = number(i);
    }
    return values;
}

std::vector<aclFloat16> halves(const std::vector<float>& values) {
    std::vector<aclFloat16> result;
    for (const float value : values) {
        result.push_back(aclFloatToFloat16(value));
    }
    return result;
}

bool near(float a, float b) { return std::fabs(a - b) <= 1e-3f * (1 + std::fabs(b)); }

// float32 times the transpose of a weight of float16, which lies row by row at an offset.
void products_of_two_dtypes() {
    constexpr int64_t m = 3, k = 5, n = 4, pitch = 7, first = 11;
    std::vector<float> x = numbers(m * k), weights = numbers(first + n * pitch), out(m * n);
    std::vector<aclFloat16> weight = halves(weights);
    CALL(Mm, view(x.data(), ACL_FLOAT, {m, k}, {k, 1}), view(weight.data(), ACL_FLOAT16, {k, n}, {1, pitch}, first),
         view(out.data(), ACL_FLOAT, {m, n}, {n, 1}), 2);
    for (int64_t row = 0; row < m; ++row) {
        for (int64_t column = 0; column < n; ++column) {
            float sum = 0;
            for (int64_t i = 0; i < k; ++i) {
                sum += x[row * k + i] * weights[first + column * pitch + i];
            }
            CHECK(near(out[row * n + column], sum));
        }
    }
}

// Two weights lie in a byte, the lower half first; each group of rows has its scale.
void weights_of_four_bits() {
    constexpr int64_t m = 2, k = 64, n = 3, group = 32;
    std::vector<float> values = numbers(m * k), scales = numbers(n * k / group);
    std::vector<aclFloat16> x = halves(values), scale = halves(scales), out(m * n);
    std::vector<uint8_t> packed(n * k / 2);
    std::vector<int> weights(n * k);
    for (size_t i = 0; i < weights.size(); ++i) {
        weights[i] = static_cast<int>(i * 5 % 16) - 8;
        packed[i / 2] |= static_cast<uint8_t>((weights[i] & 15) << (i % 2 * 4));
    }
    aclTensor* const weight = view(packed.data(), ACL_INT4, {k, n}, {1, k});
    CALL(WeightQuantBatchMatmulV2, view(x.data(), ACL_FLOAT16, {m, k}, {k, 1}), weight,
         view(scale.data(), ACL_FLOAT16, {k / group, n}, {1, k / group}), nullptr, nullptr, nullptr, nullptr, group,
         view(out.data(), ACL_FLOAT16, {m, n}, {n, 1}));
    for (int64_t row = 0; row < m; ++row) {
        for (int64_t column = 0; column < n; ++column) {
            float sum = 0;
            for (int64_t i = 0; i < k; ++i) {
                sum += values[row * k + i] * static_cast<float>(weights[column * k + i]) *
                       scales[column * k / group + i / group];
            }
            CHECK(near(aclFloat16ToFloat(out[row * n + column]) / 10, sum / 10));
        }
    }
    uint64_t workspace = 0;
    aclOpExecutor* executor = nullptr;
    std::vector<float> row_scale(m);
    aclTensor* const written = view(packed.data(), ACL_INT4, {m, k}, {k, 1});
    CHECK(aclnnDynamicQuantGetWorkspaceSize(view(x.data(), ACL_FLOAT16, {m, k}, {k, 1}), nullptr, written,
                                            view(row_scale.data(), ACL_FLOAT, {m}, {1}), &workspace,
                                            &executor) == 161002);
    CHECK(contains(said(), "4-bit elements"));
}

// A transposed convolution of one dimension, whose weight is of float16.
void convolution() {
    constexpr int64_t channels = 2, length = 4, filters = 3, width = 2, stride = 2,
                      result = (length - 1) * stride + width;
    std::vector<float> x = numbers(channels * length), weights = numbers(channels * filters * width);
    std::vector<float> out(filters * result), expected(filters * result);
    std::vector<aclFloat16> weight = halves(weights);
    const int64_t strides = stride, nothing = 0, one = 1;
    CALL(Convolution,
         view(x.data(), ACL_FLOAT, {1, channels, length}, {channels * length, length, 1}, 0, ACL_FORMAT_NCL),
         view(weight.data(), ACL_FLOAT16, {channels, filters, width}, {filters * width, width, 1}, 0, ACL_FORMAT_NCL),
         nullptr, aclCreateIntArray(&strides, 1), aclCreateIntArray(&nothing, 1), aclCreateIntArray(&one, 1), true,
         aclCreateIntArray(&nothing, 1), 1,
         view(out.data(), ACL_FLOAT, {1, filters, result}, {filters * result, result, 1}, 0, ACL_FORMAT_NCL), 0);
    for (int64_t c = 0; c < channels; ++c) {
        for (int64_t i = 0; i < length; ++i) {
            for (int64_t f = 0; f < filters; ++f) {
                for (int64_t w = 0; w < width; ++w) {
                    expected[f * result + i * stride + w] += x[c * length + i] * weights[(c * filters + f) * width + w];
                }
            }
        }
    }
    for (size_t i = 0; i < out.size(); ++i) {
        CHECK(near(out[i], expected[i]));
    }
}

// One row and one column are added after the image, and none before it.
void pooling() {
    std::vector<float> x = numbers(9), out(4);
    const int64_t two[] = {2, 2}, pads[] = {0, 0, 1, 1}, ones[] = {1, 1};
    CALL(MaxPool, view(x.data(), ACL_FLOAT, {1, 1, 3, 3}, {9, 9, 3, 1}, 0, ACL_FORMAT_NCHW), aclCreateIntArray(two, 2),
         aclCreateIntArray(two, 2), 0, aclCreateIntArray(pads, 4), aclCreateIntArray(ones, 2), 0,
         view(out.data(), ACL_FLOAT, {1, 1, 2, 2}, {4, 4, 2, 1}, 0, ACL_FORMAT_NCHW));
    CHECK(out[0] == std::fmax(std::fmax(x[0], x[1]), std::fmax(x[3], x[4])));
    CHECK(out[1] == std::fmax(x[2], x[5]) && out[2] == std::fmax(x[6], x[7]) && out[3] == x[8]);
}

void outer_and_grouped_products() {
    std::vector<float> x = numbers(6), y = numbers(4), out(24), first(2), second(4);
    CALL(Ger, view(x.data(), ACL_FLOAT, {6}, {1}), view(y.data(), ACL_FLOAT, {4}, {1}),
         view(out.data(), ACL_FLOAT, {6, 4}, {4, 1}));
    CHECK(out[23] == x[5] * y[3] && out[4] == x[1] * y[0]);
    aclTensor* rows[] = {view(x.data(), ACL_FLOAT, {1, 2}, {2, 1}), view(x.data(), ACL_FLOAT, {2, 2}, {2, 1}, 2)};
    aclTensor* weights[] = {view(y.data(), ACL_FLOAT, {2, 2}, {2, 1}), view(y.data(), ACL_FLOAT, {2, 2}, {1, 2})};
    aclTensor* results[] = {view(first.data(), ACL_FLOAT, {1, 2}, {2, 1}),
                            view(second.data(), ACL_FLOAT, {2, 2}, {2, 1})};
    CALL(GroupedMatmulV3, aclCreateTensorList(rows, 2), aclCreateTensorList(weights, 2), nullptr, nullptr, nullptr,
         nullptr, nullptr, nullptr, 0, -1, aclCreateTensorList(results, 2));
    CHECK(near(first[1], x[0] * y[1] + x[1] * y[3]) && near(second[1], x[2] * y[2] + x[3] * y[3]));
}

void softmax_to_another_dtype() {
    std::vector<float> values = numbers(5), out(5);
    std::vector<aclFloat16> x = halves(values);
    CALL(Softmax, view(x.data(), ACL_FLOAT16, {5}, {1}), 0, view(out.data(), ACL_FLOAT, {5}, {1}));
    float total = 0;
    for (const float value : values) {
        total += std::exp(value);
    }
    for (size_t i = 0; i < out.size(); ++i) {
        CHECK(near(out[i], std::exp(values[i]) / total));
    }
}

}  // namespace

int main() {
    CHECK(aclInit(nullptr) == 0 && aclrtSetDevice(0) == 0);
    CHECK(aclrtCreateStreamWithConfig(&stream, 0, ACL_STREAM_FAST_LAUNCH | ACL_STREAM_FAST_SYNC) == 0);
    products_of_two_dtypes();
    weights_of_four_bits();
    convolution();
    pooling();
    outer_and_grouped_products();
    softmax_to_another_dtype();
    CHECK(aclrtDestroyStream(stream) == 0);
    std::puts("right");
    return 0;
}
