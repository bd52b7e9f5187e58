// SPDX-License-Identifier: Apache-2.0
#include "opapi/planning/checks.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "ascendcl/error.h"
#include "nnopbase/scalar.h"
#include "opapi/planning/channels.h"
#include "opapi/planning/describe.h"
#include "opapi/planning/drawing.h"
#include "opapi/planning/promotion.h"
#include "opapi/planning/rows.h"

namespace actgrad {

namespace {

[[noreturn]] void refuse(const std::string& sentence) { throw Refusal(ACLNN_ERR_PARAM_INVALID, sentence); }

std::string with_shape(const Tensor& tensor) {
    return std::string(tensor.name) + " (shape " + describe_shape(tensor) + ")";
}

std::string with_dtype(const Tensor& tensor) {
    return std::string(tensor.name) + " (" + describe_dtype(tensor.handle->dtype) + ")";
}

// Size `i` counted from the last dimension, padded with 1 as broadcasting does.
int64_t size_from_back(const Tensor& tensor, int i) {
    return i < tensor.rank() ? tensor.size(tensor.rank() - 1 - i) : 1;
}

double value_of(const Scalar& scalar) { return scalar.by_value ? scalar.value : as_double(*scalar.handle); }

// What the kernel sees beside `tensor`.
double value_beside(Tensor tensor, const Scalar& scalar) {
    const double value = value_of(scalar);
    return tensor.handle->dtype == ACL_DOUBLE ? value : static_cast<double>(static_cast<float>(value));
}

std::string with_value(const Scalar& scalar) {
    return std::string(scalar.name) + " is " + describe_number(value_of(scalar));
}

const char* where_narrowed(Tensor tensor) { return tensor.handle->dtype == ACL_DOUBLE ? "" : " in float32"; }

bool has_bf16(const PhaseOne& call) {
    return call.product != Product::Ascend910 && call.product != Product::Ascend310P;
}

bool is_whole(const Scalar& scalar) { return scalar.handle && is_integer(scalar.handle->dtype); }

bool is_private(aclFormat format) {
    switch (format) {
        case ACL_FORMAT_NC1HWC0:
        case ACL_FORMAT_FRACTAL_Z:
        case ACL_FORMAT_NC1HWC0_C04:
        case ACL_FORMAT_FRACTAL_NZ:
        case ACL_FORMAT_NDC1HWC0:
        case ACL_FRACTAL_Z_3D: return true;
        default: return false;
    }
}

}  // namespace

void public_format(std::initializer_list<Tensor> tensors) {
    for (const Tensor& tensor : tensors) {
        if (is_private(tensor.handle->format)) {
            refuse(std::string(tensor.name) + " has the private format number " +
                   std::to_string(tensor.handle->format) + "; a public one such as ACL_FORMAT_ND is needed");
        }
    }
}

void same_format(std::initializer_list<Tensor> tensors) {
    const Tensor& first = *tensors.begin();
    for (const Tensor& tensor : tensors) {
        if (tensor.handle->format != first.handle->format) {
            refuse(std::string(first.name) + " has the format number " + std::to_string(first.handle->format) +
                   " and " + tensor.name + " " + std::to_string(tensor.handle->format) + "; one format is needed");
        }
    }
}

void same_dtype(std::initializer_list<Tensor> tensors) {
    const Tensor& first = *tensors.begin();
    for (const Tensor& tensor : tensors) {
        if (tensor.handle && tensor.handle->dtype != first.handle->dtype) {
            refuse(with_dtype(first) + " and " + with_dtype(tensor) + " differ in dtype; one dtype is needed");
        }
    }
}

void same_or_mixed_dtype(const PhaseOne& call, Tensor first, Tensor second, Tensor result) {
    const aclDataType a = first.handle->dtype, b = second.handle->dtype;
    const bool mixed = a != b;
    const bool may_mix =
        call.product == Product::Ascend950 || (call.any_product() && a != ACL_DOUBLE && b != ACL_DOUBLE);
    if (!mixed || !may_mix) {
        return same_dtype({first, second, result});
    }
    if (result.handle->dtype != ACL_FLOAT) {
        refuse(with_dtype(result) + " must be FLOAT, since " + with_dtype(first) + " and " + with_dtype(second) +
               " differ");
    }
}

void same_or_cast_dtype(const PhaseOne& call, Tensor source, Tensor result) {
    // From Python an `out` of another dtype is more likely a mistake than intended.
    if (call.any_product()) {
        same_dtype({source, result});
    }
}

void castable(const PhaseOne& call, std::initializer_list<Tensor> sources, Tensor result) {
    // From Python an `out` of another dtype is more likely a mistake than intended.
    if (call.any_product()) {
        return promoted_dtype(sources, result);
    }
    const aclDataType given = result.handle->dtype, common = promoted(sources);
    const bool holds =
        is_float(given) || (is_integer(common) && is_integer(given) && (given != ACL_BOOL || common == ACL_BOOL));
    if (!holds) {
        refuse(with_dtype(result) + " cannot hold the result; " +
               (is_integer(common) ? "FLOAT, FLOAT16, BF16, DOUBLE, INT8, UINT8, INT16, INT32 or INT64"
                                   : "FLOAT, FLOAT16, BF16 or DOUBLE") +
               " is needed");
    }
}

void castable_float(const PhaseOne& call, Tensor source, Tensor result) {
    const aclDataType own = is_float(source.handle->dtype) ? source.handle->dtype : ACL_FLOAT;
    if (call.any_product() ? result.handle->dtype != own : !is_float(result.handle->dtype)) {
        refuse(with_dtype(result) + " cannot hold the result of " + with_dtype(source) + "; " +
               (call.any_product() ? describe_dtype(own)
                : has_bf16(call)   ? "FLOAT, FLOAT16 or BF16"
                                   : "FLOAT or FLOAT16") +
               " is needed");
    }
}

void promotable(std::initializer_list<Tensor> tensors) {
    if (promoted(tensors) == ACL_DT_UNDEFINED) {
        const Tensor* const first = tensors.begin();
        refuse(with_dtype(*first) + " and " + with_dtype(*(first + tensors.size() - 1)) + " have no common dtype");
    }
}

void promoted_dtype(std::initializer_list<Tensor> sources, Tensor result) {
    const aclDataType common = promoted(sources);
    if (result.handle->dtype != common) {
        std::string names;
        for (const Tensor& source : sources) {
            names += (names.empty() ? "" : " and ") + with_dtype(source);
        }
        refuse(with_dtype(result) + " must be " + describe_dtype(common) + ", the common dtype of " + names);
    }
}

void floating(std::initializer_list<Tensor> tensors) {
    for (const Tensor& tensor : tensors) {
        if (!is_float(tensor.handle->dtype)) {
            refuse(std::string(tensor.name) + " has dtype " + describe_dtype(tensor.handle->dtype) +
                   "; a floating-point dtype is needed");
        }
    }
}

void real(std::initializer_list<Scalar> scalars) {
    for (const Scalar& scalar : scalars) {
        if (scalar.handle && !is_real(*scalar.handle)) {
            refuse(std::string(scalar.name) + " has dtype " + describe_dtype(scalar.handle->dtype) +
                   "; a real number is needed");
        }
    }
}

void float_scalar(const PhaseOne& call, const Scalar& scalar) {
    real({scalar});
    if (!call.any_product() && scalar.handle && !is_float(scalar.handle->dtype)) {
        refuse(std::string(scalar.name) + " has dtype " + describe_dtype(scalar.handle->dtype) +
               "; FLOAT, FLOAT16, BF16 or DOUBLE is needed");
    }
}

void whole_beside_integers(const PhaseOne& call, std::initializer_list<Tensor> tensors, const Scalar& scalar) {
    const aclDataType common = promoted(tensors), given = scalar.handle ? scalar.handle->dtype : common;
    const bool may_be_float = call.any_product() && std::trunc(value_of(scalar)) == value_of(scalar);
    if (is_integer(common) && is_float(given) && !may_be_float) {
        refuse(std::string(scalar.name) + " (" + describe_dtype(given) + ") is " + describe_number(value_of(scalar)) +
               " beside tensors of integers, such as " + with_dtype(*tensors.begin()) + "; an integer is needed");
    }
}

void no_nan_beside_integers(std::initializer_list<Scalar> scalars, Tensor tensor) {
    for (const Scalar& scalar : scalars) {
        if (is_integer(tensor.handle->dtype) && std::isnan(value_of(scalar))) {
            refuse(with_value(scalar) + " beside integers, " + with_dtype(tensor) + "; a number is needed");
        }
    }
}

void scalar_dtype(const PhaseOne& call, const Scalar& scalar) {
    const aclDataType dtype = scalar.handle->dtype;
    if ((!is_float(dtype) && !is_integer(dtype)) || (dtype == ACL_BF16 && !has_bf16(call))) {
        refuse(std::string(scalar.name) + " has dtype " + describe_dtype(dtype) +
               "; FLOAT, FLOAT16, DOUBLE, INT8, UINT8, INT16, INT32, INT64 or BOOL is needed" +
               (has_bf16(call) ? ", or BF16" : ""));
    }
}

void zero_for_int64(const PhaseOne& call, const Scalar& scalar, Tensor tensor) {
    if (!call.any_product() && tensor.handle->dtype == ACL_INT64 && value_of(scalar) != 0) {
        refuse(with_value(scalar) + " and " + with_dtype(tensor) + "; with INT64 only 0 is allowed");
    }
}

void not_negative(const Scalar& scalar, Tensor tensor) {
    if (value_beside(tensor, scalar) < 0) {
        refuse(with_value(scalar) + "; it must not be negative");
    }
}

void not_above(const PhaseOne& call, const Scalar& low, const Scalar& high) {
    const auto refuse_above = [&](auto least, auto most) {
        if (least > most) {
            refuse(std::string(low.name) + " is " + describe_number(least) + " and " + high.name + " " +
                   describe_number(most) + "; the first must not be above the second");
        }
    };
    if (is_whole(low) && (is_whole(high) || !call.any_product()) && !std::isnan(value_of(high))) {
        return refuse_above(as_int64(*low.handle), as_int64(*high.handle));
    }
    refuse_above(value_of(low), value_of(high));
}

void rank_between(Tensor tensor, int low, int high) {
    if (tensor.rank() < low || tensor.rank() > high) {
        refuse(with_shape(tensor) + " has rank " + std::to_string(tensor.rank()) + "; a rank from " +
               std::to_string(low) + " to " + std::to_string(high) + " is needed");
    }
}

// The Python functions name the dimension to split, so rank 1 is enough.
void rank_from_2(const PhaseOne& call, Tensor tensor) { rank_between(tensor, call.any_product() ? 1 : 2, 8); }

void rank_2_or_3(const PhaseOne& call, Tensor tensor) {
    rank_between(tensor, call.any_product() ? 1 : 2, call.any_product() ? 8 : 3);
}

void one_element(Tensor tensor) {
    rank_between(tensor, 0, 8);
    for (int i = 0; i < tensor.rank(); ++i) {
        if (tensor.size(i) != 1) {
            refuse(with_shape(tensor) + " must have one element");
        }
    }
}

void same_shape(Tensor tensor, Tensor model) {
    if (tensor.handle && !equal_shapes(tensor, model)) {
        refuse(with_shape(tensor) + " must have the shape of " + with_shape(model));
    }
}

void same_or_broadcast_shape(const PhaseOne& call, Tensor first, Tensor second, Tensor result) {
    const bool may_broadcast = call.product == Product::Ascend950 || call.any_product();
    if (!may_broadcast) {
        same_shape(first, second);
        same_shape(result, second);
        return;
    }
    broadcast_shape(first, second, result);
}

void broadcast_shape(Tensor first, Tensor second, Tensor result) {
    const int rank = std::max(first.rank(), second.rank());
    bool fits = result.rank() == rank;
    for (int i = 0; i < rank; ++i) {
        const int64_t a = size_from_back(first, i), b = size_from_back(second, i);
        if (a != b && a != 1 && b != 1) {
            refuse(with_shape(first) + " and " + with_shape(second) + " do not broadcast: " + std::to_string(a) +
                   " against " + std::to_string(b) + " in dimension " + std::to_string(-1 - i));
        }
        fits = fits && size_from_back(result, i) == (a == 1 ? b : a);
    }
    if (!fits) {
        refuse(with_shape(result) + " must have the broadcast shape of " + with_shape(first) + " and " +
               with_shape(second));
    }
}

void channel_weight(Tensor weight, Tensor tensor) {
    const auto channels = static_cast<__int128>(channel_count(tensor));
    const __int128 elements = element_count(weight);
    if (elements != 1 && elements != channels) {
        refuse(with_shape(weight) + " has neither one element nor " + std::to_string(channel_count(tensor)) +
               ", one for each channel of " + with_shape(tensor));
    }
}

void channel_gradient(Tensor gradient, Tensor weight) {
    const bool fits = element_count(weight) == 1 ? equal_shapes(gradient, weight)
                                                 : gradient.rank() == 1 && gradient.size(0) == element_count(weight);
    if (!fits) {
        refuse(with_shape(gradient) + " must have rank 1 and as many elements as " + with_shape(weight) +
               ", or its shape where that has one element");
    }
}

void place_for_each(bool wanted, Tensor drawn, Tensor tensor) {
    if (!wanted || FirstElements::exist(drawn, tensor)) {
        return;
    }
    if (element_count(drawn) < element_count(tensor)) {
        refuse(with_shape(drawn) + " has too few elements; as many as those of " + with_shape(tensor) + " are needed");
    }
    refuse(with_shape(drawn) + " has the strides " + describe_strides(drawn) + "; unless it has the shape of " +
           with_shape(tensor) + ", it must be viewable as one dimension, as a contiguous tensor is");
}

void dim_in_range(int64_t dim, Tensor tensor) {
    const int64_t rank = tensor.rank();
    if (dim < -rank || dim >= rank) {
        refuse("dim is " + std::to_string(dim) + "; " + with_shape(tensor) + " allows " + std::to_string(-rank) +
               " to " + std::to_string(rank - 1));
    }
}

void even_size(Tensor tensor, int64_t dim) {
    if (tensor.size(from_front(dim, tensor)) % 2 != 0) {
        refuse(with_shape(tensor) + " has the odd size " + std::to_string(tensor.size(from_front(dim, tensor))) +
               " along dim " + std::to_string(dim) + "; it is split in two halves, so an even size is needed");
    }
}

void same_rank(Tensor tensor, Tensor model) {
    if (tensor.rank() != model.rank()) {
        refuse(with_shape(tensor) + " must have the rank of " + with_shape(model));
    }
}

void same_sizes_before(Tensor tensor, Tensor model, int64_t dim) {
    for (int i = 0; i < from_front(dim, model); ++i) {
        if (tensor.size(i) != model.size(i)) {
            refuse(with_shape(tensor) + " and " + with_shape(model) + " differ in dimension " + std::to_string(i) +
                   ", before dim " + std::to_string(dim) + "; they must agree there");
        }
    }
}

void half_size(Tensor tensor, Tensor model, int64_t dim) {
    const int split = from_front(dim, model);
    const int64_t whole = model.size(split);
    // An odd size has no half. Halving `whole` cannot overflow; doubling the other size could.
    if (whole % 2 != 0 || tensor.size(split) != whole / 2) {
        refuse(with_shape(tensor) + " must have half the size of " + with_shape(model) + " along dim " +
               std::to_string(dim));
    }
}

void same_sizes_after(Tensor tensor, Tensor model, int64_t dim) {
    for (int i = from_front(dim, model) + 1; i < model.rank(); ++i) {
        if (tensor.size(i) != model.size(i)) {
            refuse(with_shape(tensor) + " and " + with_shape(model) + " differ in dimension " + std::to_string(i) +
                   ", after dim " + std::to_string(dim) + "; they must agree there");
        }
    }
}

void merged_if_interleaved(Tensor tensor, int64_t dim, bool interleaved) {
    if (interleaved && tensor.handle->elements() != 0 && !MergedAxis(tensor, from_front(dim, tensor)).merges) {
        refuse(with_shape(tensor) + " has the strides " + describe_strides(tensor) +
               "; with interleaved halves the dimensions from dim " + std::to_string(dim) +
               " on must be viewable as one, as those of a contiguous tensor are");
    }
}

void index_dtype(Tensor index) {
    if (index.handle && index.handle->dtype != ACL_INT64) {
        refuse(std::string(index.name) + " has dtype " + describe_dtype(index.handle->dtype) + "; INT64 is needed");
    }
}

void index_shape(const PhaseOne& call, Tensor index) {
    constexpr int64_t most = 8192;
    if (!index.handle) {
        return;
    }
    if (index.rank() != 1 || index.size(0) > most) {
        refuse(with_shape(index) + " must have one dimension of up to " + std::to_string(most) + " elements");
    }
    if (call.product == Product::Ascend950 && index.size(0) == 0) {
        refuse(with_shape(index) + " is empty; Ascend950 needs at least one element");
    }
}

void row_weight_dtype(const PhaseOne& call, Tensor weight, Tensor tensor) {
    const bool wide = call.any_product() && tensor.handle->dtype == ACL_DOUBLE;
    if (weight.handle && weight.handle->dtype != (wide ? ACL_DOUBLE : ACL_FLOAT)) {
        refuse(std::string(weight.name) + " has dtype " + describe_dtype(weight.handle->dtype) + "; " +
               (wide ? "DOUBLE" : "FLOAT") + " is needed beside " + with_dtype(tensor));
    }
}

void row_weight(Tensor weight, Tensor tensor, int64_t dim) {
    if (!weight.handle) {
        return;
    }
    const Rows rows(tensor, dim);
    if (element_count(weight) != rows.count()) {
        refuse(with_shape(weight) + " must have one element for each row of " + with_shape(tensor));
    }
    if (!rows.has_view_of(weight)) {
        refuse(with_shape(weight) + " has the strides " + describe_strides(weight) +
               "; unless its shape is that of the rows of " + with_shape(tensor) +
               ", it must be viewable as one dimension, as a contiguous tensor is");
    }
}

void given_together(std::initializer_list<Tensor> tensors) {
    for (const Tensor& tensor : tensors) {
        const Tensor& first = *tensors.begin();
        if (!tensor.handle != !first.handle) {
            refuse(std::string(tensor.name) + (tensor.handle ? " is given and " : " is null and ") + first.name +
                   (first.handle ? " is given" : " is null") + "; they are needed together, or not at all");
        }
    }
}

void clamp_mode_known(int64_t mode) {
    if (mode != 0 && mode != 1) {
        refuse("clampMode is " + std::to_string(mode) + "; 0 (clamps the inputs) or 1 (clamps the result) is needed");
    }
}

void above_zero(const Scalar& scalar, Tensor tensor) {
    if (!(value_beside(tensor, scalar) > 0)) {
        refuse(with_value(scalar) + "; a number above 0" + where_narrowed(tensor) + " is needed");
    }
}

void above_zero_or_off(const Scalar& scalar, int64_t off, Tensor tensor) {
    if (!(value_beside(tensor, scalar) > 0) && value_of(scalar) != static_cast<double>(off)) {
        refuse(with_value(scalar) + "; a number above 0 is needed, or " + std::to_string(off) + " for no clamping");
    }
}

void approximate_known(int64_t approximate) {
    if (approximate != 0 && approximate != 1) {
        refuse("approximate is " + std::to_string(approximate) + "; 0 (erf) or 1 (tanh) is needed");
    }
}

void tanh_only_on_310p(const PhaseOne& call, int64_t approximate) {
    if (call.product == Product::Ascend310P && approximate != 1) {
        refuse("approximate is 0 (erf); Ascend310P takes only 1 (tanh)");
    }
}

void slope_not_negative_for_result(bool is_result, const Scalar& slope) {
    const double value = value_of(slope);
    if (is_result && value < 0) {
        refuse(with_value(slope) + "; with the result instead of the input it must not be negative");
    }
}

void not_zero(const Scalar& scalar, Tensor tensor) {
    const double value = value_beside(tensor, scalar);
    if (value == 0 || std::isnan(value)) {
        refuse(with_value(scalar) + "; a number other than 0" + where_narrowed(tensor) + " is needed");
    }
}

void word_known(const Word& word, const char* needed) {
    if (word.number == Word::UNKNOWN) {
        refuse(std::string(word.name) + " is \"" + word.text + "\"; " + needed + " is needed");
    }
}

}  // namespace actgrad
