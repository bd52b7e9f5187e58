// SPDX-License-Identifier: Apache-2.0
//
// Mistakes of callers: each is refused with its status and a text that names the operator and the argument.
#include <cmath>

#include "aclnnop/aclnn_add.h"
#include "aclnnop/aclnn_cat.h"
#include "aclnnop/aclnn_clamp.h"
#include "aclnnop/aclnn_ctc_loss.h"
#include "aclnnop/aclnn_exp.h"
#include "aclnnop/aclnn_histc.h"
#include "aclnnop/aclnn_layer_norm.h"
#include "aclnnop/aclnn_layer_norm_backward.h"
#include "aclnnop/aclnn_logsoftmax_backward.h"
#include "aclnnop/aclnn_matmul.h"
#include "aclnnop/aclnn_mm.h"
#include "aclnnop/aclnn_mul.h"
#include "aclnnop/aclnn_normal.h"
#include "aclnnop/aclnn_pad2d_backward.h"
#include "aclnnop/aclnn_random.h"
#include "aclnnop/aclnn_range.h"
#include "aclnnop/aclnn_round.h"
#include "aclnnop/aclnn_silu.h"
#include "aclnnop/aclnn_smooth_l1_loss.h"
#include "aclnnop/aclnn_softmax.h"
#include "aclnnop/aclnn_uniform.h"
#include "aclnnop/aclnn_upsample_bicubic_2d.h"
#include "aclnnop/aclnn_weight_quant_batch_matmul_v2.h"
#include "program.h"

#define REFUSED(call, status, ...)                                              \
    do {                                                                        \
        CHECK((call) == (status));                                              \
        const std::string text = said();                                        \
        for (const char* const part : {__VA_ARGS__}) {                          \
            if (!contains(text, part)) {                                        \
                std::printf("line %d: %s: %s\n", __LINE__, part, text.c_str()); \
                std::exit(1);                                                   \
            }                                                                   \
        }                                                                       \
    } while (false)

namespace {

using Sizes = std::vector<int64_t>;

uint64_t size = 0;
aclOpExecutor* executor = nullptr;
float memory[16] = {};

aclTensor* view(const Sizes& sizes, const Sizes& strides, int64_t offset, const Sizes& storage, void* data = memory,
                aclDataType dtype = ACL_FLOAT) {
    return aclCreateTensor(sizes.data(), sizes.size(), dtype, strides.empty() ? nullptr : strides.data(), offset,
                           ACL_FORMAT_ND, storage.data(), storage.size(), data);
}

aclnnStatus planned(const aclTensor* x, aclTensor* out) { return aclnnExpGetWorkspaceSize(x, out, &size, &executor); }

aclnnStatus run(void* workspace = nullptr, uint64_t workspace_size = 0, aclrtStream stream = nullptr) {
    return aclnnExp(workspace, workspace_size, executor, stream);
}

// Phase one takes them, as the address may follow.
void null_data() {
    const Floats x({4, 4}), y({4, 4});
    aclTensor* const none = view({4, 4}, {}, 0, {4, 4}, nullptr);
    CHECK(aclnnMulGetWorkspaceSize(x.tensor, none, y.tensor, &size, &executor) == 0);
    REFUSED(aclnnMul(nullptr, size, executor, nullptr), 161001, "aclnnMul: other ", "null", "[4, 4]");
    REFUSED(aclnnMul(nullptr, size, executor, nullptr), 561000, "aclnnMul: executor", "not live");
    CHECK(planned(none, y.tensor) == 0);
    REFUSED(run(), 161001, "aclnnExp: self ", "null");
    CHECK(planned(x.tensor, none) == 0);
    REFUSED(run(), 161001, "aclnnExp: out ", "null");
    CHECK(planned(x.tensor, none) == 0 && aclSetRawTensorAddr(none, memory) == 0);
    CHECK(run() == 0 && memory[0] == 1);
    const aclTensor* const members[] = {x.tensor, view({4, 4}, {}, 0, {16}, nullptr)};
    const Floats both({8, 4});
    CHECK(aclnnCatGetWorkspaceSize(aclCreateTensorList(members, 2), 0, both.tensor, &size, &executor) == 0);
    REFUSED(aclnnCat(nullptr, size, executor, nullptr), 161001, "aclnnCat: a member of tensors ", "null");
}

void empty_tensors_need_no_data() {
    aclTensor* const x = view({0, 4}, {}, 0, {0}, nullptr);
    CHECK(planned(x, view({0, 4}, {}, 0, {0}, nullptr)) == 0 && run() == 0);
    CHECK(planned(view({0, 4}, {4, 1}, 99, {0}, nullptr), x) == 0 && run() == 0);
}

void views() {
    const Floats x({4, 4});
    Floats out({4, 4});
    const auto first = [&](const aclTensor* tensor) {
        return aclnnMulGetWorkspaceSize(tensor, x.tensor, out.tensor, &size, &executor);
    };
    REFUSED(first(view({4, 4}, {}, 1 << 28, {16})), 161002, "aclnnMul: self leaves its storage", "[16]");
    REFUSED(first(view({4, 4}, {}, 1, {16})), 161002, "self leaves its storage", "offset 1");
    REFUSED(first(view({4, 4}, {}, -1, {16})), 161002, "self leaves its storage");
    REFUSED(first(view({4, 4}, {5, 1}, 0, {16})), 161002, "self leaves its storage", "[5, 1]");
    REFUSED(first(view({4, 4}, {INT64_MAX, 1}, 0, {16})), 161002, "self leaves its storage");
    REFUSED(first(view({4, 4}, {-4, 1}, 12, {16})), 161002, "self has a negative stride", "[-4, 1]");
    REFUSED(first(view({-4, 4}, {}, 0, {16})), 161002, "self has a negative size");
    const Sizes vast{int64_t{1} << 40, int64_t{1} << 40};
    REFUSED(first(view(vast, {0, 0}, 0, {16})), 161002, "self has more elements");
    aclTensor* const huge = view({1 << 15, 1 << 15}, {}, 0, {16});
    REFUSED(planned(huge, huge), 161002, "aclnnExp: self leaves its storage");
    REFUSED(planned(x.tensor, view({4, 4}, {0, 1}, 0, {4})), 161002, "aclnnExp: out overlaps itself", "[0, 1]");
    REFUSED(planned(x.tensor, view({4, 4}, {1, 1}, 0, {16})), 161002, "aclnnExp: out overlaps itself");
    const aclTensor* const members[] = {x.tensor, view({4, 4}, {}, 1, {16})};
    REFUSED(aclnnCatGetWorkspaceSize(aclCreateTensorList(members, 2), 0, out.tensor, &size, &executor), 161002,
            "aclnnCat: a member of tensors leaves its storage");
    const Floats tall({7, 4});
    REFUSED(aclnnCatGetWorkspaceSize(aclCreateTensorList(members, 1), 0, tall.tensor, &size, &executor), 161002,
            "aclnnCat: the result has shape (4, 4), but its tensor has (7, 4)");
    aclTensor* const nibbles = view({4, 4}, {}, 0, {8}, memory, ACL_INT4);
    REFUSED(aclnnWeightQuantBatchMatmulV2GetWorkspaceSize(x.tensor, nibbles, x.tensor, nullptr, nullptr, nullptr,
                                                          nullptr, 0, out.tensor, &size, &executor),
            161002, "weight leaves its storage");

    // As PyTorch makes them: inputs may overlap, and storages are larger.
    CHECK(planned(view({4, 4}, {0, 1}, 0, {16}), out.tensor) == 0 && run() == 0);
    CHECK(planned(view({2, 4}, {4, 1}, 8, {16}), view({2, 4}, {1, 2}, 0, {16})) == 0 && run() == 0);

    // What phase one took may be changed before phase two.
    aclTensor* const changed = view({4, 4}, {}, 0, {16});
    const int64_t sizes[] = {1 << 20, 1 << 20}, storage = 16;
    CHECK(planned(changed, out.tensor) == 0);
    CHECK(aclInitTensor(changed, sizes, 2, ACL_FLOAT, nullptr, 0, ACL_FORMAT_ND, &storage, 1, memory) == 0);
    REFUSED(run(), 161002, "aclnnExp: self leaves its storage");
}

void null_arguments() {
    const Floats x({4, 4}), y({4, 4});
    Floats out({4, 4});
    aclScalar* const alpha = scalar(1);
    const auto add = [](const aclTensor* self, const aclTensor* other, const aclScalar* factor, aclTensor* result) {
        return aclnnAddGetWorkspaceSize(self, other, factor, result, &size, &executor);
    };
    REFUSED(add(nullptr, y.tensor, alpha, out.tensor), 161001, "aclnnAdd: self is null; a tensor is needed");
    REFUSED(add(x.tensor, nullptr, alpha, out.tensor), 161001, "aclnnAdd: other is null; a tensor is needed");
    REFUSED(add(x.tensor, y.tensor, nullptr, out.tensor), 161001, "aclnnAdd: alpha is null; a scalar is needed");
    REFUSED(add(x.tensor, y.tensor, alpha, nullptr), 161001, "aclnnAdd: out is null; a tensor is needed");
    REFUSED(add(nullptr, nullptr, alpha, out.tensor), 161001, "aclnnAdd: self, other are null");
    REFUSED(aclnnMatmulGetWorkspaceSize(nullptr, y.tensor, out.tensor, 0, &size, &executor), 161001,
            "aclnnMatmul: self is null");
    REFUSED(aclnnMmGetWorkspaceSize(x.tensor, nullptr, out.tensor, 0, &size, &executor), 161001,
            "aclnnMm: mat2 is null");
    REFUSED(aclnnSoftmaxGetWorkspaceSize(x.tensor, 0, nullptr, &size, &executor), 161001, "aclnnSoftmax: out is null");
    REFUSED(aclnnCatGetWorkspaceSize(nullptr, 0, out.tensor, &size, &executor), 161001, "aclnnCat: tensors is null");
    const aclTensor* const member = nullptr;
    REFUSED(aclnnCatGetWorkspaceSize(aclCreateTensorList(&member, 1), 0, out.tensor, &size, &executor), 161001,
            "aclnnCat: tensors is null, or a member of it");

    // Nulls come before views.
    REFUSED(aclnnMulGetWorkspaceSize(view({4, 4}, {}, 1, {16}), nullptr, out.tensor, &size, &executor), 161001,
            "aclnnMul: other is null; a tensor is needed");
    REFUSED(add(view({4, 4}, {-4, 1}, 12, {16}), y.tensor, nullptr, out.tensor), 161001, "aclnnAdd: alpha is null");
    REFUSED(add(view({-4, 4}, {}, 0, {16}), y.tensor, alpha, nullptr), 161001, "aclnnAdd: out is null");
    REFUSED(aclnnClampGetWorkspaceSize(view({4, 4}, {}, 1, {16}), alpha, nullptr, out.tensor, &size, &executor), 161002,
            "aclnnClamp: self leaves its storage");

    // Optional ones stay optional.
    aclIntArray* const shape = aclCreateIntArray(&x.sizes[1], 1);
    CHECK(aclnnLayerNormGetWorkspaceSize(x.tensor, shape, nullptr, nullptr, 1e-5, out.tensor, nullptr, nullptr, &size,
                                         &executor) == 0);
    CHECK(aclnnLayerNorm(nullptr, size, executor, nullptr) == 0);
    REFUSED(aclnnLayerNormGetWorkspaceSize(nullptr, shape, nullptr, nullptr, 1e-5, out.tensor, nullptr, nullptr, &size,
                                           &executor),
            161001, "aclnnLayerNorm: ", "null");
}

void wrong_phase_two() {
    const Floats x({4, 4}), y({4, 4});
    Floats out({4, 4}, 100);
    CHECK(planned(x.tensor, out.tensor) == 0);
    REFUSED(aclnnAdd(nullptr, size, executor, nullptr), 561000, "aclnnAdd: ", "created by aclnnExp");
    REFUSED(run(), 561000, "aclnnExp: executor", "not live");
    CHECK(aclnnSiluGetWorkspaceSize(x.tensor, out.tensor, &size, &executor) == 0);
    REFUSED(run(), 561000, "aclnnExp: ", "created by aclnnSilu");
    CHECK(planned(x.tensor, out.tensor) == 0);
    REFUSED(aclnnSilu(nullptr, size, executor, nullptr), 561000, "aclnnSilu: ", "created by aclnnExp");
    CHECK(planned(x.tensor, out.tensor) == 0);
    REFUSED(run(nullptr, 8), 161001, "aclnnExp: workspace is null");
    CHECK(planned(x.tensor, out.tensor) == 0);
    const auto dead = reinterpret_cast<aclrtStream>(8);
    REFUSED(run(nullptr, 0, dead), 361001, "aclnnExp: stream 0x8 is not a live stream");
    REFUSED(run(nullptr, 0, dead), 561000, "aclnnExp: executor", "not live");
    CHECK(planned(x.tensor, out.tensor) == 0);
    REFUSED(run(nullptr, 8, dead), 161001, "aclnnExp: workspace is null");
    executor = nullptr;
    REFUSED(run(), 161001, "aclnnExp: executor is null");
    REFUSED(run(nullptr, 0, dead), 161001, "aclnnExp: executor is null");
    CHECK(out.values[0] == 100);  // none of them ran
    CHECK(planned(x.tensor, out.tensor) == 0 && run(memory, sizeof memory) == 0 && out.values[0] == 1);
}

void dims() {
    const Floats x({4, 4});
    Floats out({4, 4});
    for (const int64_t dim : {-3, 2, 7}) {
        REFUSED(aclnnSoftmaxGetWorkspaceSize(x.tensor, dim, out.tensor, &size, &executor), 161002, "aclnnSoftmax: dim");
    }
    CHECK(aclnnSoftmaxGetWorkspaceSize(x.tensor, -2, out.tensor, &size, &executor) == 0);
}

// In phase one, also after a right call on tensors of the same shapes.
void numbers() {
    const Floats x({4, 4});
    const auto normal = [&](float deviation) {
        return aclnnInplaceNormalGetWorkspaceSize(x.tensor, 0, deviation, 1, 0, &size, &executor);
    };
    CHECK(normal(1) == 0 && normal(2.5f) == 0);
    REFUSED(normal(-1), 161002, "aclnnInplaceNormal: ", "-1");
    const auto uniform = [&](double low, double high) {
        return aclnnInplaceUniformGetWorkspaceSize(x.tensor, low, high, 1, 0, &size, &executor);
    };
    CHECK(uniform(0.25, 0.5) == 0 && uniform(0.5, 0.5) == 0);
    REFUSED(uniform(0.5, 0.25), 161002, "aclnnInplaceUniform: uniform_ expects", "from=0.5 > to=0.25");
    REFUSED(uniform(0.25, 1e300), 161002, "aclnnInplaceUniform: to is out of bounds for float");
    REFUSED(uniform(NAN, 0.5), 161002, "aclnnInplaceUniform: from is out of bounds for float");
    const auto random = [&](int64_t low, int64_t high) {
        return aclnnInplaceRandomGetWorkspaceSize(x.tensor, low, high, 1, 0, &size, &executor);
    };
    CHECK(random(0, 3) == 0);
    REFUSED(random(3, 3), 161002, "aclnnInplaceRandom: random_ expects", "from=3 >= to=3");
    Floats loss({4, 4});
    const auto smooth = [&](float beta) {
        return aclnnSmoothL1LossGetWorkspaceSize(x.tensor, x.tensor, 0, beta, loss.tensor, &size, &executor);
    };
    CHECK(smooth(1) == 0 && smooth(0) == 0);
    REFUSED(smooth(-1), 161002, "aclnnSmoothL1Loss: smooth_l1_loss does not support negative values for beta");
    bool truth = true;
    const aclScalar* const flag = aclCreateScalar(&truth, ACL_BOOL);
    REFUSED(aclnnAddGetWorkspaceSize(x.tensor, x.tensor, flag, loss.tensor, &size, &executor), 161002,
            "aclnnAdd: Boolean alpha only supported for Boolean results");
    Floats bins({10});
    const auto histogram = [&](float low, float high) {
        return aclnnHistcGetWorkspaceSize(x.tensor, 10, scalar(low), scalar(high), bins.tensor, &size, &executor);
    };
    CHECK(histogram(2, 3) == 0);
    REFUSED(histogram(3, 2), 161002, "aclnnHistc: ", "larger");
    REFUSED(aclnnRoundDecimalsGetWorkspaceSize(x.tensor, int64_t{1} << 40, loss.tensor, &size, &executor), 161002,
            "aclnnRoundDecimals: decimals is 1099511627776; -18 to 18");
    Floats two({2});
    const auto range = [&](float step, aclDataType dtype) {
        return aclnnRangeGetWorkspaceSize(scalar(0), scalar(step), scalar(step),
                                          view({2}, {}, 0, {2}, two.values.data(), dtype), &size, &executor);
    };
    CHECK(range(0.5f, ACL_FLOAT) == 0 && range(-2, ACL_INT32) == 0);
    REFUSED(range(0.5f, ACL_INT32), 161002, "aclnnRange: step is 0.5, which is 0 in a result of integers");
}

// Of shapes that PyTorch's kernels do not check: they would read beyond the memory.
void shapes() {
    const Floats x({4, 4}), row({4}), one({1, 1});
    Floats out({4, 4});
    const auto softmax = [&](const aclTensor* grad, const aclTensor* output) {
        return aclnnLogSoftmaxBackwardGetWorkspaceSize(grad, output, 1, out.tensor, &size, &executor);
    };
    CHECK(softmax(x.tensor, x.tensor) == 0);
    REFUSED(softmax(x.tensor, row.tensor), 161002, "aclnnLogSoftmaxBackward: gradOutput has shape [4, 4]",
            "[4] is needed");
    const bool wanted[] = {true, false, false};
    const auto layer_norm = [&](const aclTensor* grad, const aclTensor* mean) {
        return aclnnLayerNormBackwardGetWorkspaceSize(grad, x.tensor, aclCreateIntArray(&x.sizes[1], 1), mean,
                                                      row.tensor, nullptr, nullptr, aclCreateBoolArray(wanted, 3),
                                                      out.tensor, nullptr, nullptr, &size, &executor);
    };
    const Floats column({4, 1});
    CHECK(layer_norm(x.tensor, row.tensor) == 0 && layer_norm(x.tensor, column.tensor) == 0);
    REFUSED(layer_norm(x.tensor, one.tensor), 161002, "aclnnLayerNormBackward: mean has shape [1, 1]", "[4] is needed");
    REFUSED(layer_norm(one.tensor, row.tensor), 161002, "aclnnLayerNormBackward: gradOut has shape [1, 1]");
    const Floats image({1, 1, 2, 2});
    const Floats larger({1, 1, 4, 4});
    const auto bicubic = [&](const Sizes& sizes) {
        return aclnnUpsampleBicubic2dGetWorkspaceSize(image.tensor, aclCreateIntArray(sizes.data(), sizes.size()),
                                                      false, 0, 0, larger.tensor, &size, &executor);
    };
    CHECK(bicubic({4, 4}) == 0);
    REFUSED(bicubic({4, 4, 4}), 161002, "aclnnUpsampleBicubic2d: size has shape [3]; [2] is needed");
    int64_t classes[] = {1, 3};
    const int64_t length = 4, target_length = 2;
    const Floats log_probabilities({4, 1, 4});
    Floats loss({1}), log_alpha({1, 4, 5});
    const auto ctc = [&] {
        const aclnnStatus status = aclnnCtcLossGetWorkspaceSize(
            log_probabilities.tensor, view({1, 2}, {}, 0, {2}, classes, ACL_INT64), aclCreateIntArray(&length, 1),
            aclCreateIntArray(&target_length, 1), 0, false, loss.tensor, log_alpha.tensor, &size, &executor);
        return status == 0 ? aclnnCtcLoss(nullptr, size, executor, nullptr) : status;
    };
    CHECK(ctc() == 0);
    classes[1] = 4;
    REFUSED(ctc(), 561000, "aclnnCtcLoss: targets are 1 to 4; 0 to 3 are needed");
}

// Also where single elements do not fit the call.
void dtypes() {
    const Floats x({1, 1, 4, 4});
    Floats out({1, 1, 6, 6});
    const Sizes pad{1, 1, 1, 1};
    const auto reflection = [&](aclTensor* grad) {
        return aclnnReflectionPad2dBackwardGetWorkspaceSize(grad, x.tensor, aclCreateIntArray(pad.data(), 4), x.tensor,
                                                            &size, &executor);
    };
    CHECK(reflection(out.tensor) == 0);
    REFUSED(reflection(view({1, 1, 6, 6}, {}, 0, {36}, out.values.data(), ACL_INT32)), 161002,
            "aclnnReflectionPad2dBackward: these dtypes are not supported: ", "Int");
}

}  // namespace

int main() {
    CHECK(aclInit(nullptr) == 0 && aclrtSetDevice(0) == 0);
    null_data();
    empty_tensors_need_no_data();
    views();
    null_arguments();
    wrong_phase_two();
    dims();
    numbers();
    shapes();
    dtypes();
    std::puts("right");
    return 0;
}
